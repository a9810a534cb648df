//! The tables of colours: what each shipped theme writes for each meaning.

use ratatui::style::{Color, Modifier};

/// How many meanings there are.
pub const INKS: usize = 16;

/// Colour and emphasis of each meaning, in the order that the list of meanings has.
pub type Inks = [(Color, Modifier); INKS];

/// A colour by red, green and blue.
pub const fn rgb(code: u32) -> Color {
    Color::from_u32(code)
}

const NO: Modifier = Modifier::empty();
const BOLD: Modifier = Modifier::BOLD;
const DIM: Modifier = Modifier::DIM;
const LINE: Modifier = Modifier::UNDERLINED;
const BACK: Modifier = Modifier::REVERSED;
const BOLD_LINE: Modifier = Modifier::BOLD.union(Modifier::UNDERLINED);
const BOLD_BACK: Modifier = Modifier::BOLD.union(Modifier::REVERSED);
const BOLD_LINE_BACK: Modifier = BOLD_BACK.union(Modifier::UNDERLINED);

/// The colours of a theme that has one emphasis for every meaning.
struct Palette {
    first: Color,
    second: Color,
    piece: Color,
    won: Color,
    lost: Color,
    drawn: Color,
    focus: Color,
    quiet: Color,
}

impl Palette {
    /// The meanings in their order. Emphasis is bold, underlined and reversed only: dim and italic letters
    /// are hard to read where they are shown at all.
    const fn inks(&self) -> Inks {
        let own = Color::Reset;
        [
            (own, NO),
            (self.quiet, NO),
            (own, BOLD),
            (self.first, BOLD),
            (own, BACK),
            (self.quiet, NO),
            (self.piece, NO),
            (self.first, BOLD),
            (self.second, NO),
            (self.focus, BOLD_LINE),
            (own, LINE),
            (self.won, BOLD),
            (self.lost, NO),
            (self.drawn, NO),
            (self.lost, BOLD),
            (self.quiet, NO),
        ]
    }
}

/// For dark grounds.
pub const DARK: Inks = Palette {
    first: rgb(0x5f_afff),
    second: rgb(0xff_af5f),
    piece: rgb(0xd7_af5f),
    won: rgb(0x5f_d787),
    lost: rgb(0xff_8787),
    drawn: rgb(0xd7_af5f),
    focus: rgb(0xd7_87ff),
    quiet: rgb(0x9e_9e9e),
}
.inks();

/// For light grounds.
pub const LIGHT: Inks = Palette {
    first: rgb(0x00_5faf),
    second: rgb(0x9a_4a00),
    piece: rgb(0x7a_5200),
    won: rgb(0x00_692f),
    lost: rgb(0xb0_0020),
    drawn: rgb(0x7a_5200),
    focus: rgb(0x87_0087),
    quiet: rgb(0x5a_5a5a),
}
.inks();

/// Of the sixteen colours those that are clear on black in the palettes of xterm and VGA. Yellow is brown in some of
/// them, and blue too dark in all.
pub const FEW_ON_DARK: Inks = Palette {
    first: Color::Cyan,
    second: Color::LightMagenta,
    piece: Color::Reset,
    won: Color::Green,
    lost: Color::LightRed,
    drawn: Color::Reset,
    focus: Color::LightMagenta,
    quiet: Color::Reset,
}
.inks();

/// The same on white, where green, cyan and yellow vanish.
pub const FEW_ON_LIGHT: Inks = Palette {
    first: Color::Blue,
    second: Color::Magenta,
    piece: Color::Reset,
    won: Color::Blue,
    lost: Color::Red,
    drawn: Color::Reset,
    focus: Color::Magenta,
    quiet: Color::Reset,
}
.inks();

/// Where nothing is known of the ground: no colour of sixteen is clear on black and on white.
pub const FEW: Inks = Palette {
    first: Color::Reset,
    second: Color::Reset,
    piece: Color::Reset,
    won: Color::Reset,
    lost: Color::Reset,
    drawn: Color::Reset,
    focus: Color::Reset,
    quiet: Color::Reset,
}
.inks();

/// The palette of Okabe and Ito on black: won is sky blue, lost is orange, drawn is grey.
pub const COLOUR_BLIND: Inks = Palette {
    first: rgb(0x56_b4e9),
    second: rgb(0xe6_9f00),
    piece: rgb(0xf0_e442),
    won: rgb(0x56_b4e9),
    lost: rgb(0xe6_9f00),
    drawn: rgb(0xbb_bbbb),
    focus: rgb(0xcc_79a7),
    quiet: rgb(0xa8_a8a8),
}
.inks();

/// Bold and reversed, no colours.
pub const HIGH_CONTRAST: Inks = {
    let own = Color::Reset;
    [
        (own, BOLD),
        (own, NO),
        (own, BOLD_BACK),
        (own, BOLD_LINE),
        (own, BOLD_BACK),
        (own, BOLD),
        (own, BOLD),
        (own, BOLD),
        (own, BOLD),
        (own, BOLD_LINE_BACK),
        (own, BOLD_LINE),
        (own, BOLD),
        (own, BOLD),
        (own, BOLD),
        (own, BOLD_BACK),
        (own, BOLD),
    ]
};

/// Emphasis alone.
pub const NONE: Inks = {
    let mut inks = FEW;
    // The second one is what is faint.
    inks[1].1 = DIM;
    inks
};

/// Letters and ground are the terminal's.
pub const OWN: (Color, Color) = (Color::Reset, Color::Reset);
/// Black on white, painted.
pub const ON_WHITE: (Color, Color) = (rgb(0x1a_1a1a), rgb(0xff_ffff));
/// White on black, painted.
pub const ON_BLACK: (Color, Color) = (rgb(0xe4_e4e4), rgb(0x00_0000));
