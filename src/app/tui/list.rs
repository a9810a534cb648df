//! A list with a cursor: how keys and the mouse walk it, which part of it shows, and which row a finger meets.

use std::ops::Range;

use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Mouse, MouseAct};
use crate::tui::glass::first_shown;
use crate::tui::keys::action::Action;

/// Rows that a page key walks.
const PAGE: isize = 10;

/// A cursor in a list, and where the list was drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct List {
    /// The row the cursor is in.
    pub chosen: usize,
    area: Rect,
}

/// What a mouse did to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It chose another row, or nothing at all.
    Moved,
    /// It touched the row that was chosen already.
    Confirmed,
}

impl List {
    /// A list whose cursor stands in this row.
    pub fn at(chosen: usize) -> Self {
        List { chosen, area: Rect::ZERO }
    }

    /// Walks so many rows, not beyond the ends of `count` rows.
    pub fn walk(&mut self, steps: isize, count: usize) {
        self.chosen = self.chosen.saturating_add_signed(steps).min(count.saturating_sub(1));
    }

    /// Does what a walking key asks for; false for other keys.
    pub fn act(&mut self, action: Action, count: usize) -> bool {
        let steps = match action {
            Action::Up | Action::Previous => -1,
            Action::Down | Action::Next => 1,
            Action::PageUp => -PAGE,
            Action::PageDown => PAGE,
            _ => return false,
        };
        self.walk(steps, count);
        true
    }

    /// Where the list is about to be drawn, each entry `tall` lines high; tells which of `count` entries show there.
    pub fn shown(&mut self, area: Rect, count: usize, tall: u16) -> Range<usize> {
        self.area = area;
        let room = usize::from(area.height / tall);
        let first = first_shown(self.chosen, count, room);
        // An entry that shows in part still shows.
        first..count.min(first + usize::from(area.height.div_ceil(tall)))
    }

    /// Takes a mouse action where entries are `tall` lines high.
    pub fn mouse(&mut self, mouse: Mouse, count: usize, tall: u16) -> Touch {
        match mouse.act {
            MouseAct::WheelUp => self.walk(-1, count),
            MouseAct::WheelDown => self.walk(1, count),
            MouseAct::Press if self.area.contains(Position { x: mouse.x, y: mouse.y }) => {
                let first = self.shown(self.area, count, tall).start;
                let row = first + usize::from((mouse.y - self.area.y) / tall);
                if row == self.chosen {
                    return Touch::Confirmed;
                }
                if row < count {
                    self.chosen = row;
                }
            }
            MouseAct::Press => {}
        }
        Touch::Moved
    }

    /// Whether a place of the screen lies left of the list.
    pub fn is_right_of(&self, x: u16) -> bool {
        x < self.area.x
    }

    /// The line of the list that a line of the screen is, from 0.
    pub fn line(&self, y: u16) -> usize {
        usize::from(y.saturating_sub(self.area.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(y: u16) -> Mouse {
        Mouse { x: 3, y, act: MouseAct::Press }
    }

    #[test]
    fn a_finger_meets_the_row_that_shows_and_confirms_it_the_second_time() {
        let mut list = List::at(50);
        assert_eq!(list.shown(Rect::new(0, 4, 20, 10), 100, 1), 45..55);
        assert_eq!(list.mouse(press(6), 100, 1), Touch::Moved);
        assert_eq!(list.chosen, 47);
        let shown = list.shown(Rect::new(0, 4, 20, 10), 100, 1);
        assert_eq!(list.mouse(press(4 + (47 - shown.start) as u16), 100, 1), Touch::Confirmed);
    }

    #[test]
    fn entries_of_two_lines_are_met_by_both() {
        let mut list = List::at(0);
        assert_eq!(list.shown(Rect::new(0, 0, 20, 5), 9, 2), 0..3);
        assert_eq!((list.mouse(press(3), 9, 2), list.chosen), (Touch::Moved, 1));
    }

    #[test]
    fn nobody_walks_or_presses_beyond_the_ends() {
        let mut list = List::at(1);
        list.walk(-5, 3);
        assert_eq!(list.chosen, 0);
        assert!(list.act(Action::PageDown, 3) && !list.act(Action::Choose, 3));
        assert_eq!(list.chosen, 2);
        list.shown(Rect::new(0, 0, 20, 9), 3, 1);
        assert_eq!((list.mouse(press(7), 3, 1), list.chosen), (Touch::Moved, 2));
        list.walk(1, 0);
        assert_eq!(list.chosen, 0);
    }
}
