//! The page that exhibits are drawn on: its width, colours and language.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::tui::text;
use crate::tui::theme::{Ink, Theme};
use ground::say;
use ground::say::{Say, Tongue};

/// Lines shown at most of what may be long.
pub const LINES: usize = 24;

/// What every exhibit is drawn with.
pub struct Page<'a> {
    /// Columns of a line.
    pub width: u16,
    /// The colours.
    pub theme: &'a Theme,
    /// The language.
    pub tongue: &'a Tongue,
    /// Only ASCII signs.
    pub ascii: bool,
}

impl Page<'_> {
    /// A piece of text of a meaning.
    pub fn span(&self, text: impl Into<String>, ink: Ink) -> Span<'static> {
        Span::styled(text.into(), self.style(ink))
    }

    /// How a meaning is written.
    pub fn style(&self, ink: Ink) -> Style {
        self.theme.style(ink)
    }

    /// A sentence, its signs in ASCII if nothing else is wanted.
    pub fn words(&self, say: &Say) -> String {
        let told = self.tongue.speak(say);
        if self.ascii { text::plain(&told) } else { told }
    }

    /// A text that is the same in every language; long numbers are shortened.
    pub fn verbatim(&self, text: impl Into<String>) -> String {
        self.words(&Say::verbatim(text))
    }

    /// A wrapped sentence.
    pub fn sentence(&self, say: &Say, ink: Ink) -> Vec<Line<'static>> {
        text::wrap(&self.words(say), self.width).into_iter().map(|line| Line::from(self.span(line, ink))).collect()
    }

    /// One of two texts: drawn finely, or in ASCII.
    pub fn either(&self, fine: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { fine }
    }

    /// The line that says how many more there are, if there are.
    pub fn more(&self, count: usize) -> Vec<Line<'static>> {
        if count == 0 { Vec::new() } else { self.sentence(&say!("paint-more", count = count), Ink::Hint) }
    }

    /// Pieces one after another, wrapped between pieces.
    pub fn flow(&self, pieces: Vec<Vec<Span<'static>>>) -> Vec<Line<'static>> {
        let mut lines = vec![Line::default()];
        let mut used = 0;
        for piece in pieces {
            let wide: usize = piece.iter().map(|span| usize::from(text::width(&span.content))).sum();
            if used > 0 && used + wide > usize::from(self.width) {
                lines.push(Line::default());
                used = 0;
            }
            used += wide;
            if let Some(last) = lines.last_mut() {
                last.spans.extend(piece);
            }
        }
        lines
    }
}
