//! Painters: one per shape of scene, each a pure function from data to a sheet of strokes and targets.
//!
//! [`scene`] paints, [`hit`] points, [`place_of`] and [`spots`] find, [`size`] measures. All of them lay the scene
//! out by the same function, so a finger always meets what the eye sees.

mod art;
pub(crate) mod bars;
mod beside;
mod cell;
mod columns;
mod domino;
mod exhibit;
pub(crate) mod falls;
mod figure;
pub(crate) mod glance;
mod graph;
mod grid;
mod hand;
mod heaps;
mod keys;
mod ledger;
mod lines;
mod look;
pub(crate) mod map;
mod mex;
mod nodes;
mod page;
pub(crate) mod rails;
pub(crate) mod rounds;
mod row;
mod sheet;
mod sight;
mod table;
mod weave;
mod wires;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::paint::sheet::{Room, Sheet, Window};
use crate::tui::paint::sight::Sight;
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Shape, Spot};

pub use crate::tui::paint::art::glyph;
pub use crate::tui::paint::exhibit::exhibit;
pub use crate::tui::paint::look::{LARGEST, Look, Signs, sign};

/// Paints a scene into an area; what does not fit is cut or scrolled, and said so.
pub fn scene(buf: &mut Buffer, area: Rect, scene: &Scene, look: &Look) {
    let view = View::of(area, scene, look);
    view.board.paint(buf, &view.sheet);
    if let Some(line) = view.more.map(|line| line.intersection(buf.area)).filter(|line| !line.is_empty()) {
        let told = look.words(&view.left_out());
        buf.set_stringn(line.x, line.y, told, usize::from(line.width), look.theme.style(Ink::Hint));
    }
    Window::over(&view.notes, view.below, 0, None).paint(buf, &view.notes);
}

/// The spot that a finger at column `x`, line `y` of the screen points at.
pub fn hit(area: Rect, scene: &Scene, look: &Look, x: u16, y: u16) -> Option<Spot> {
    let view = View::of(area, scene, look);
    let (x, y) = view.board.to_sheet(x, y)?;
    view.sheet.touched(x, y)
}

/// The column and line of the screen where a spot is drawn; nothing if it is scrolled or cut away.
pub fn place_of(area: Rect, scene: &Scene, look: &Look, spot: Spot) -> Option<(u16, u16)> {
    let view = View::of(area, scene, look);
    view.board.to_screen(view.sheet.find(spot)?.at)
}

/// Every spot with its column and line on the whole board, whether it shows or not: the geometry that arrow keys walk.
pub fn spots(area: Rect, scene: &Scene, look: &Look) -> Vec<(Spot, (usize, usize))> {
    let view = View::of(area, scene, look);
    view.sheet.targets().iter().map(|target| (target.spot, target.at)).collect()
}

/// The columns and lines a scene would like to have.
pub fn size(scene: &Scene, look: &Look) -> (u16, u16) {
    size_in(scene, look, Room::ENDLESS)
}

/// The columns and lines a scene takes where it may be so wide and high; more than that if it cannot be made to fit.
pub fn size_within(scene: &Scene, look: &Look, (width, height): (u16, u16)) -> (u16, u16) {
    size_in(scene, look, Room { width: usize::from(width), height: usize::from(height) })
}

/// The scale at which a scene is drawn where it may be so wide and high.
pub fn scale_within(scene: &Scene, look: &Look, (width, height): (u16, u16)) -> u16 {
    let room = Room { width: usize::from(width), height: usize::from(height) };
    let sight = Sight::of(look);
    let fits = |scale: &u16| room.holds(&shaped(&scene.shape, &sight, room, *scale));
    (2..=look.scale.min(LARGEST)).rev().find(fits).unwrap_or(1)
}

fn size_in(scene: &Scene, look: &Look, room: Room) -> (u16, u16) {
    const NARROW: u16 = 40;
    let sight = Sight::of(look);
    let sheet = board(&scene.shape, &sight, room);
    let width = u16::try_from(sheet.width).unwrap_or(u16::MAX);
    let notes = noted(scene, look, width.max(NARROW));
    let height = sheet.height + gap(&notes) + notes.height;
    (width.max(notes.width as u16), u16::try_from(height).unwrap_or(u16::MAX))
}

/// A scene laid out in an area: the board, how far it is scrolled, and the notes under it.
struct View {
    sheet: Sheet,
    board: Window,
    more: Option<Rect>,
    notes: Sheet,
    below: Rect,
}

impl View {
    fn of(area: Rect, scene: &Scene, look: &Look) -> View {
        let sight = Sight::of(look);
        let notes = noted(scene, look, area.width);
        // However long the notes are, the board keeps two thirds.
        let wished = notes.height.min(usize::from(area.height / 3)) as u16;
        let room = |lines: u16| Room { width: usize::from(area.width), height: usize::from(lines) };
        let mut lines = area.height - wished;
        let sheet = board(&scene.shape, &sight, room(lines));
        let is_cut = sheet.height > usize::from(lines) || sheet.width > usize::from(area.width);
        let is_told = is_cut && lines > 2;
        if is_told {
            lines -= 1;
        }
        lines = (sheet.height + gap(&notes)).min(usize::from(lines)) as u16;
        let part = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
        let kept = look.cursor.and_then(|spot| sheet.find(spot)).map(|target| target.at);
        let board = Window::over(&sheet, part(0, lines), usize::from(look.scroll), kept);
        let used = lines + u16::from(is_told);
        let below = part(used, area.height - used);
        View { more: is_told.then(|| part(lines, 1)), sheet, board, notes, below }
    }

    /// What does not show of the board.
    fn left_out(&self) -> Say {
        match (self.board.cut(&self.sheet), self.board.offset, self.board.below(&self.sheet)) {
            (0, above, below) => say!("paint-scrolled", above = above, below = below),
            (columns, 0, 0) => say!("paint-cut", columns = columns),
            (columns, above, below) => {
                say!("paint-cut-scrolled", columns = columns, above = above, below = below)
            }
        }
    }
}

/// Lays out a shape: the one function behind painting, pointing and measuring.
fn board(shape: &Shape, sight: &Sight, room: Room) -> Sheet {
    bounded(shape, sight, room, sight.look.scale)
}

/// The same at the largest scale up to a bound at which the whole of it fits.
fn bounded(shape: &Shape, sight: &Sight, room: Room, bound: u16) -> Sheet {
    let scales = (2..=bound.min(LARGEST)).rev();
    let large = scales.map(|scale| shaped(shape, sight, room, scale)).find(|sheet| room.holds(sheet));
    large.unwrap_or_else(|| shaped(shape, sight, room, 1))
}

fn shaped(shape: &Shape, sight: &Sight, room: Room, scale: u16) -> Sheet {
    let scale = usize::from(scale);
    match shape {
        Shape::Heaps(list) => heaps::lay(list, sight, room, scale),
        Shape::Grid(one) if one.is_woven() => weave::lay(one, sight, room, scale),
        Shape::Grid(one) => grid::lay(one, sight, room, scale),
        Shape::Row(one) => row::lay(one, sight, room, scale),
        Shape::Graph(one) => graph::lay(one, sight, room, scale.min(3)),
        Shape::Ledger(one) => ledger::lay(one, sight, room, scale),
        Shape::Hand(one) => hand::lay(one, sight, room, scale),
        Shape::Figure(one) => figure::lay(one, sight, room, scale),
        Shape::Keys(marks) => keys::lay(marks, sight, room, scale),
        Shape::Beside(panels) => {
            let bound = scale as u16;
            beside::lay(panels, sight, room, |scene, sight, room| whole(scene, sight, room, bound))
        }
    }
}

/// Columns that the notes of a part may always take.
const PANEL: usize = 24;

/// A scene with its notes in one sheet, as a part of a larger one.
fn whole(scene: &Scene, sight: &Sight, room: Room, bound: u16) -> Sheet {
    let mut sheet = bounded(&scene.shape, sight, room, bound);
    sheet.head = 0;
    // Long notes do not push the neighbours away.
    let width = sheet.width.max(PANEL).min(room.width);
    let notes = noted(scene, &sight.look, u16::try_from(width).unwrap_or(u16::MAX));
    let under = sheet.height;
    sheet.lay(0, under, notes);
    sheet
}

fn noted(scene: &Scene, look: &Look, width: u16) -> Sheet {
    let mut sheet = Sheet::default();
    for note in scene.said() {
        for line in text::wrap(&look.words(note), width) {
            sheet.write(0, sheet.height, line, look.theme.style(Ink::Text));
        }
    }
    sheet
}

/// The blank line between a board and its notes.
fn gap(notes: &Sheet) -> usize {
    usize::from(notes.height > 0)
}

#[cfg(test)]
mod tests;
