//! How a cell looks where colours must be told in full: the letters, the ground under them, the emphasis.

use anstyle::{Ansi256Color, RgbColor};
use anstyle_lossy::palette::VGA;
use anstyle_lossy::xterm_to_rgb;
use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// Letters and ground where the theme leaves them to the terminal: red, green and blue, eight bits each.
pub const OWN: (u32, u32) = (0xd7_dae0, 0x16_181d);

/// How a cell looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hue {
    /// The letters.
    pub ink: u32,
    /// The ground.
    pub paper: u32,
    /// Bold, italic and the like.
    pub emphasis: Modifier,
}

impl Hue {
    /// How this cell looks. Reversed and dimmed colours are worked out; what is left of the emphasis is the letters' own.
    pub fn of(cell: &Cell) -> Self {
        let (mut ink, mut paper) = (colour(cell.fg).unwrap_or(OWN.0), colour(cell.bg).unwrap_or(OWN.1));
        if cell.modifier.contains(Modifier::REVERSED) {
            (ink, paper) = (paper, ink);
        }
        if cell.modifier.contains(Modifier::DIM) {
            ink = between(ink, paper);
        }
        let emphasis = cell.modifier & (Modifier::BOLD | Modifier::ITALIC | Modifier::UNDERLINED);
        Hue { ink, paper, emphasis }
    }
}

/// A colour as it is written: `#8ccf7e`.
pub fn written(colour: u32) -> String {
    format!("#{colour:06x}")
}

/// Three parts of a colour and two of another one: `0x000000` and `0x646464` give `0x282828`.
fn between(near: u32, far: u32) -> u32 {
    let part = |shift: u32| ((((near >> shift) & 255) * 3 + ((far >> shift) & 255) * 2) / 5) << shift;
    part(16) | part(8) | part(0)
}

/// The colours of a usual terminal.
fn colour(colour: Color) -> Option<u32> {
    Some(match colour {
        Color::Reset => return None,
        Color::Black => 0x1d_1f24,
        Color::Red | Color::LightRed => 0xef_6b73,
        Color::Green | Color::LightGreen => 0x8c_cf7e,
        Color::Yellow | Color::LightYellow => 0xe5_c76b,
        Color::Blue | Color::LightBlue => 0x67_b0e8,
        Color::Magenta | Color::LightMagenta => 0xc4_7fd5,
        Color::Cyan | Color::LightCyan => 0x6c_bfbf,
        Color::Gray | Color::White => OWN.0,
        Color::DarkGray => 0x8a_8f98,
        Color::Rgb(r, g, b) => (u32::from(r) << 16) | (u32::from(g) << 8) | u32::from(b),
        Color::Indexed(index) => {
            let RgbColor(r, g, b) = xterm_to_rgb(Ansi256Color(index), VGA);
            (u32::from(r) << 16) | (u32::from(g) << 8) | u32::from(b)
        }
    })
}
