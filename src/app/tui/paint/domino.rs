//! Dominoes: both halves in one picture, over the line between their cells; solid, or hollow for the second side.

use ratatui::style::Style;

use crate::tui::paint::cell::{Place, Signed};
use crate::tui::paint::look::Signs;
use crate::tui::paint::sheet::Sheet;
use crate::tui::paint::sight::Sight;
use ground::scene::piece::{Half, Owner};

/// Nine signs: three lines of a first, a repeated and a last one.
type Frame = [[&'static str; 3]; 3];

/// A domino to be drawn.
pub struct Domino<'a> {
    /// Its first half in reading order.
    pub half: Half,
    /// Whose it is.
    pub owner: Owner,
    /// What is written where letters stand for pictures.
    pub letter: &'a str,
    /// The cells of both halves.
    pub places: [Place; 2],
}

/// Draws a domino. Without lines around cells it keeps clear of its neighbours.
pub fn lay(sheet: &mut Sheet, domino: &Domino, sight: &Sight, style: Style) {
    let [first, other] = domino.places;
    let (width, height) = (other.x + other.width - first.x, other.y + other.height - first.y);
    let is_bare = matches!(first.signs, Signed::Around | Signed::Behind);
    if is_bare && domino.half.is_upright() {
        let (x, _) = first.middle(1);
        for (place, sign) in domino.places.iter().zip(column(domino, sight)) {
            sheet.write(x, place.y, sign, style);
        }
        return;
    }
    let inset = usize::from(first.signs == Signed::Around);
    let (left, width) = (first.x + inset, width - inset - usize::from(is_bare));
    for y in 0..height {
        sheet.write(left, first.y + y, line(domino, sight, y, (width, height)), style);
    }
}

/// The signs of an upright domino that is one column wide, upper and lower half.
fn column<'a>(domino: &Domino<'a>, sight: &Sight) -> [&'a str; 2] {
    match (sight.look.signs, domino.owner) {
        (Signs::Ascii, _) => [domino.letter; 2],
        (Signs::Unicode, Owner::Second) => ["║"; 2],
        (Signs::Braille, Owner::Second) => ["⢕"; 2],
        (Signs::Unicode, _) => ["▄", "▀"],
        (Signs::Braille, _) => ["⣤", "⠛"],
    }
}

/// One line of a domino of so many columns and lines.
fn line(domino: &Domino, sight: &Sight, y: usize, (width, height): (usize, usize)) -> String {
    let is_hollow = domino.owner == Owner::Second;
    let frame: Frame = match (sight.look.signs, is_hollow) {
        (Signs::Ascii, _) => {
            let is_inside = is_hollow && y > 0 && y + 1 < height;
            let inside = if is_inside { " " } else { domino.letter };
            return format!("{}{}{}", domino.letter, inside.repeat(width - 2), domino.letter);
        }
        (Signs::Unicode, true) => [["▛", "▀", "▜"], ["▌", " ", "▐"], ["▙", "▄", "▟"]],
        (Signs::Unicode, false) => [["▟", "█", "▙"], ["█", "█", "█"], ["▜", "█", "▛"]],
        (Signs::Braille, true) => [["⡏", "⠉", "⢹"], ["⡇", " ", "⢸"], ["⣇", "⣀", "⣸"]],
        (Signs::Braille, false) => [["⣾", "⣿", "⣷"], ["⣿", "⣿", "⣿"], ["⢿", "⣿", "⡿"]],
    };
    if height == 1 {
        let sign = if is_hollow { sight.sign("═", "=", "⠭") } else { frame[1][1] };
        return sign.repeat(width);
    }
    let row = if y == 0 { 0 } else { 1 + usize::from(y + 1 == height) };
    let [start, middle, end] = frame[row];
    format!("{start}{}{end}", middle.repeat(width - 2))
}
