//! The paper that a picture is drawn on: shapes and words one under another, written as SVG.

use std::fmt::Write;

use ground::say::shown::shown;

/// Blank columns around everything.
pub const MARGIN: usize = 16;

/// A picture being drawn, from the top down.
pub struct Paper {
    body: String,
    width: usize,
    /// The first line that nothing stands on yet.
    pub y: usize,
}

impl Paper {
    /// An empty picture.
    pub fn blank() -> Self {
        Paper { body: String::new(), width: 720, y: MARGIN }
    }

    /// Makes the picture at least so wide.
    pub fn widen(&mut self, width: usize) {
        self.width = self.width.max(width + MARGIN);
    }

    /// A heading in a line of its own.
    pub fn heading(&mut self, words: &str) {
        self.y += 16;
        let (y, words) = (self.y, escaped(words));
        _ = writeln!(self.body, r#"<text x="{MARGIN}" y="{y}" font-size="16" font-weight="bold">{words}</text>"#);
        self.y += 6;
    }

    /// Words in a line of their own.
    pub fn words(&mut self, words: &str) {
        self.y += 14;
        let (y, words) = (self.y, escaped(words));
        _ = writeln!(self.body, r#"<text x="{MARGIN}" y="{y}" font-size="12">{words}</text>"#);
        self.y += 4;
    }

    /// Texts of one look, each with the middle of its foot.
    pub fn letters<'a>(
        &mut self,
        size: usize,
        ink: &str,
        anchor: &str,
        letters: impl IntoIterator<Item = (usize, usize, &'a str)>,
    ) {
        _ = writeln!(self.body, r#"<g font-size="{size}" fill="{ink}" text-anchor="{anchor}">"#);
        for (x, y, text) in letters {
            _ = writeln!(self.body, r#"<text x="{x}" y="{y}">{}</text>"#, escaped(text));
        }
        self.body += "</g>\n";
    }

    /// Rectangles of one colour: left, top, columns and lines of each.
    pub fn blocks(&mut self, ink: &str, blocks: impl IntoIterator<Item = (usize, usize, usize, usize)>) {
        let mut way = String::new();
        for (x, y, width, height) in blocks {
            _ = write!(way, "M{x} {y}h{width}v{height}h-{width}z");
        }
        if !way.is_empty() {
            _ = writeln!(self.body, r#"<path fill="{ink}" d="{way}"/>"#);
        }
    }

    /// Draws what is written as SVG already; its texts were [`escaped`].
    pub fn shape(&mut self, svg: &str) {
        self.body += svg;
        self.body.push('\n');
    }

    /// The whole picture.
    pub fn finish(self, title: &str) -> String {
        let (width, height) = (self.width, self.y + MARGIN);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" fill=\"#222222\">\n<title>{}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{}</svg>\n",
            escaped(title),
            self.body
        )
    }
}

/// A text as SVG may hold it.
pub fn escaped(text: &str) -> String {
    shown(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
