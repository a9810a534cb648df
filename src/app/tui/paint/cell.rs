//! One cell: its ground, what stands there, and the signs of its state, each in a place of its own.

use ratatui::style::Style;

use crate::tui::paint::art;
use crate::tui::paint::look::Signs;
use crate::tui::paint::sheet::Sheet;
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::piece::{Half, Owner, Piece};
use ground::scene::{Ground, Mark};

/// Where a cell lies and how its signs are set.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The left column.
    pub x: usize,
    /// The top line.
    pub y: usize,
    /// Columns.
    pub width: usize,
    /// Lines.
    pub height: usize,
    /// The scale that pictures are taken from.
    pub scale: usize,
    /// How there is room for signs.
    pub signs: Signed,
}

/// Where the signs of a state and of a verdict stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signed {
    /// In the corners: brackets below, the verdict above.
    Corners,
    /// Brackets around the text, the verdict behind it.
    Line,
    /// One bracket before the text, behind it the verdict or the other bracket.
    Around,
    /// One sign behind the text.
    Behind,
}

/// What a cell is drawn with.
pub struct Cell<'a> {
    /// What stands there.
    pub mark: &'a Mark,
    /// What is special about it.
    pub state: State,
    /// Whether it is a dark cell of a chequered board.
    pub is_dark: bool,
    /// What stood there before the last move.
    pub before: Option<&'a Mark>,
    /// Whether an empty cell is shown as a point.
    pub has_point: bool,
    /// Whether lines run under it.
    pub is_crossed: bool,
}

impl Place {
    /// The column and line that stand for the cell.
    pub fn middle(&self, width: usize) -> (usize, usize) {
        let x = match self.signs {
            Signed::Behind => self.x,
            _ => self.x + self.width.saturating_sub(width) / 2,
        };
        (x, self.y + (self.height - 1) / 2)
    }
}

/// Draws the ground of a cell and what stands there.
pub fn lay(sheet: &mut Sheet, cell: &Cell, sight: &Sight, place: Place) {
    let mark = cell.mark;
    let is_hollow = is_hollow(mark, sight) && place.scale > 1;
    let style = if is_hollow { sight.hollow_style(mark) } else { sight.mark_style(mark, cell.state) };
    lay_ground(sheet, cell, sight, place);
    let written = match written(cell, sight, place) {
        Some(text) => text,
        None if lay_picture(sheet, mark, sight, place, style) => String::new(),
        None => sight.shown(mark),
    };
    let shown = text::fit(&written, place.width as u16);
    let (x, y) = place.middle(usize::from(text::width(&shown)));
    sheet.write(x, y, shown, style);
    sheet.width = sheet.width.max(place.x + place.width);
    sheet.height = sheet.height.max(place.y + place.height);
    sheet.aim(mark.spot, place.middle(1), (place.x, place.y, place.width, place.height));
}

/// What is written instead of a picture: a label, a ghost, a point or nothing.
fn written(cell: &Cell, sight: &Sight, place: Place) -> Option<String> {
    // A column stays free for a sign, and between labels where there are no lines.
    let free = usize::from(place.signs != Signed::Corners);
    if let Some(label) = sight.field(cell.mark, place.width - free) {
        return Some(label);
    }
    let is_ghost = cell.mark.piece.is_none() && cell.before.is_some_and(|before| before.piece.is_some());
    if is_ghost && cell.mark.is_empty() {
        return Some(sight.ghost().repeat(if place.scale > 1 { 2 } else { 1 }));
    }
    (cell.mark.is_empty() && !cell.has_point).then(String::new)
}

/// Whose a piece is stays told while it is taken up: only what is nobody's turns hollow.
fn is_hollow(mark: &Mark, sight: &Sight) -> bool {
    matches!(mark.piece, Some((_, Owner::Nobody))) && sight.is_meant(mark)
}

fn lay_ground(sheet: &mut Sheet, cell: &Cell, sight: &Sight, place: Place) {
    let fill = match cell.mark.ground {
        Ground::Wall if cell.mark.is_block() => Some((sight.sign("▒", "#", "⢕"), Ink::Faint)),
        Ground::Gone if cell.mark.is_block() => Some((sight.sign("▓", "#", "⣿"), Ink::Piece)),
        _ if cell.is_dark => Some((sight.narrow("░", ":"), Ink::Border)),
        _ => None,
    };
    let is_marked =
        matches!(cell.state, State::Cursor | State::Chosen) && !(is_hollow(cell.mark, sight) && place.scale > 1);
    let marked = is_marked.then(|| sight.mark_style(cell.mark, cell.state));
    let (sign, ink) = fill.unwrap_or((" ", Ink::Text));
    let style = marked.map_or(sight.style(ink), |marked| sight.style(ink).patch(marked));
    if fill.is_some() || style != Style::new() && !cell.is_crossed {
        let width = place.width - usize::from(place.signs == Signed::Behind && fill.is_none());
        for y in place.y..place.y + place.height {
            sheet.write(place.x, y, sign.repeat(width), style);
        }
    }
}

/// Draws a piece as a picture, its name or letter with it; false where it has none.
fn lay_picture(sheet: &mut Sheet, mark: &Mark, sight: &Sight, place: Place, style: Style) -> bool {
    let is_domino = matches!(mark.piece, Some((Piece::Half(_), _)));
    let Some((piece, owner)) = mark.piece.as_ref().filter(|_| place.scale > 1 && !is_domino) else {
        // Both halves are drawn at once, after all cells.
        return is_domino || mark.is_block();
    };
    let owner = if is_hollow(mark, sight) { Owner::Second } else { *owner };
    let Some(lines) = art::picture(piece, owner, place.scale, sight.look.signs, &mark.text) else {
        if matches!(piece, Piece::Chess(_)) {
            // The first line, so that the second is free for brackets.
            let shown = sight.shown(mark);
            let x = place.x + place.width.saturating_sub(usize::from(text::width(&shown))) / 2;
            sheet.write(x, place.y, shown, style);
            return true;
        }
        return false;
    };
    let (wide, high) = (lines.first().map_or(0, |line| line.chars().count()), lines.len());
    let (left, top) = (place.x + place.width.saturating_sub(wide) / 2, place.y + place.height.saturating_sub(high) / 2);
    for (y, line) in lines.iter().enumerate() {
        for (x, sign) in line.chars().enumerate().filter(|(_, sign)| *sign != ' ') {
            sheet.write(left + x, top + y, sign.to_string(), style);
        }
    }
    let name = match piece {
        Piece::Named(name) => Some((name.clone(), left + (wide - 1) / 2, top + (high - 1) / 2)),
        Piece::Coin { .. } => Some((mark.text.clone(), left + (wide - 1) / 2, top + (high - 1) / 2)),
        Piece::Chess(_) => Some((piece.letter(owner), place.x, place.y)),
        _ => None,
    };
    if let Some((name, x, y)) = name.filter(|_| sight.look.signs != Signs::Ascii) {
        sheet.write(x, y, name, style);
    }
    true
}

/// Writes the signs of a cell; all of them after all cells and lines, which they may cover.
pub fn sign(sheet: &mut Sheet, cell: &Cell, sight: &Sight, place: Place) {
    let style = sight.mark_style(cell.mark, cell.state);
    let verdict = sight.verdict_sign(cell.mark);
    let (before, behind) = brackets(cell);
    let is_marked = cell.state != State::Still;
    let ground = if matches!(cell.state, State::Cursor | State::Chosen) { style } else { Style::new() };
    let (x, end) = (place.x, place.x + place.width - 1);
    // A label may need the column of the first bracket.
    let label = sight.field(cell.mark, place.width - 1).map_or(0, |label| usize::from(text::width(&label)));
    let is_free = label + 1 < place.width;
    match place.signs {
        Signed::Corners => {
            let low = place.y + place.height - 1;
            if is_marked {
                sheet.write(x, low, before, style);
                sheet.write(end, low, behind, style);
            }
            if let Some((sign, colour)) = verdict {
                // On an empty cell it stands beside the middle, else in the corner that no picture needs.
                let (middle, line) = place.middle(1);
                let (x, y) = if cell.mark.is_empty() { (middle + 1, line) } else { (end, place.y) };
                sheet.write(x, y, sign, colour.patch(ground));
            }
        }
        Signed::Line => {
            if is_marked {
                if is_free {
                    sheet.write(x, place.y, before, style);
                }
                sheet.write(end, place.y, behind, style);
            }
            if let Some((sign, colour)) = verdict {
                // Brackets keep their column, and the line behind the cell makes room.
                sheet.write(end + usize::from(is_marked), place.y, sign, colour);
            }
        }
        Signed::Around => {
            if is_marked && is_free {
                sheet.write(x, place.y, before, style);
            }
            match verdict {
                Some((sign, colour)) => _ = sheet.write(end, place.y, sign, colour.patch(ground)),
                None if is_marked => _ = sheet.write(end, place.y, behind, style),
                None => {}
            }
        }
        Signed::Behind => match verdict.filter(|_| cell.state != State::Cursor) {
            Some((sign, colour)) => _ = sheet.write(end, place.y, sign, colour.patch(ground)),
            None if is_marked => _ = sheet.write(end, place.y, behind, style),
            None => {}
        },
    }
}

/// The signs before and behind a cell; a domino has one pair around both halves.
fn brackets(cell: &Cell) -> (&'static str, &'static str) {
    let (before, behind) = cell.state.brackets();
    match &cell.mark.piece {
        Some((Piece::Half(Half::Left), _)) => (before, ""),
        Some((Piece::Half(Half::Right), _)) => ("", behind),
        Some((Piece::Half(Half::Upper), _)) => ("", ""),
        _ => (before, behind),
    }
}
