//! A recording in the second format of asciinema: a line that says how large it is, then one line for each change of the screen.
//!
//! Invariant: times come from the pace and never from a clock, so that the same keys write the same bytes.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use serde_json::{Value, json};

use crate::tui::text;

/// A recording under way.
pub struct Reel {
    lines: Vec<String>,
    /// Milliseconds since the start.
    time: u64,
    before: Option<Buffer>,
}

impl Reel {
    /// An empty recording of a screen of so many columns and rows.
    pub fn new((width, height): (u16, u16), title: &str) -> Self {
        let header = json!({
            "version": 2, "width": width, "height": height, "title": title, "env": { "TERM": "xterm-256color" }
        });
        Reel { lines: vec![header.to_string()], time: 0, before: None }
    }

    /// Lets so many milliseconds pass.
    pub fn wait(&mut self, milliseconds: u64) {
        self.time = self.time.saturating_add(milliseconds);
    }

    /// Takes up what has changed on the screen.
    pub fn take(&mut self, picture: &Buffer) {
        let mut written = String::new();
        if self.before.is_none() {
            // No cursor, an empty screen.
            written += "\x1b[?25l\x1b[0m\x1b[2J";
        }
        for y in 0..picture.area.height {
            if self.before.as_ref().is_none_or(|before| !is_same(before, picture, y)) {
                write_row(&mut written, picture, y);
            }
        }
        if !written.is_empty() {
            self.write(&written);
        }
        self.before = Some(picture.clone());
    }

    /// The recording; its last line gives the cursor back, so that what was shown last is seen until then.
    pub fn written(mut self) -> String {
        self.write("\x1b[0m\x1b[?25h");
        self.lines.join("\n") + "\n"
    }

    fn write(&mut self, text: &str) {
        let (seconds, rest) = (self.time / 1000, self.time % 1000);
        self.lines.push(format!("[{seconds}.{rest:03}, \"o\", {}]", Value::from(text)));
    }
}

fn is_same(before: &Buffer, after: &Buffer, y: u16) -> bool {
    (0..after.area.width).all(|x| before[(x, y)] == after[(x, y)])
}

/// A whole row from its first column on.
fn write_row(out: &mut String, picture: &Buffer, y: u16) {
    *out += "\x1b[";
    *out += &(y + 1).to_string();
    *out += ";1H";
    let mut style = None;
    let mut x = 0;
    while x < picture.area.width {
        let cell = &picture[(x, y)];
        let next = styled(cell);
        if style.as_ref() != Some(&next) {
            *out += &next;
            style = Some(next);
        }
        *out += cell.symbol();
        x += text::width(cell.symbol()).max(1);
    }
    *out += "\x1b[0m";
}

/// What makes letters look like those of this cell.
fn styled(cell: &Cell) -> String {
    let emphasis = [
        (Modifier::BOLD, ";1"),
        (Modifier::DIM, ";2"),
        (Modifier::ITALIC, ";3"),
        (Modifier::UNDERLINED, ";4"),
        (Modifier::REVERSED, ";7"),
    ];
    let parts = emphasis.into_iter().filter(|(part, _)| cell.modifier.contains(*part)).map(|(_, code)| code);
    format!("\x1b[0{}{}{}m", parts.collect::<String>(), coloured(cell.fg, 30), coloured(cell.bg, 40))
}

/// The code of a colour; `first` is that of black.
fn coloured(colour: Color, first: u8) -> String {
    let named = match colour {
        Color::Reset => return String::new(),
        Color::Rgb(r, g, b) => return format!(";{};2;{r};{g};{b}", first + 8),
        Color::Indexed(index) => return format!(";{};5;{index}", first + 8),
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 60,
        Color::LightRed => 61,
        Color::LightGreen => 62,
        Color::LightYellow => 63,
        Color::LightBlue => 64,
        Color::LightMagenta => 65,
        Color::LightCyan => 66,
        Color::White => 67,
    };
    format!(";{}", first + named)
}
