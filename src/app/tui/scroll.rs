//! How far a text is scrolled, and whether there is more of it than there is room for.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::tui::desk::Desk;
use crate::tui::glass::put_lines;

/// How far a text is scrolled.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scroll {
    at: u16,
    /// How far it could be when it was drawn last.
    most: u16,
}

impl Scroll {
    /// Scrolls so many lines on, or back; where the text ends is known once it is drawn.
    pub fn by(&mut self, lines: i16) {
        self.at = self.at.saturating_add_signed(lines);
    }

    /// Scrolls to the end.
    pub fn go_to_end(&mut self) {
        self.at = u16::MAX;
    }

    /// Scrolls back to the beginning.
    pub fn go_to_start(&mut self) {
        self.at = 0;
    }

    /// Whether there is anything to be scrolled.
    pub fn has_way(self) -> bool {
        self.most > 0
    }

    /// Draws lines from where they are scrolled to.
    pub fn put(&mut self, buffer: &mut Buffer, area: Rect, lines: &[Line], desk: &Desk) {
        self.most = put_lines(buffer, area, lines, self.at, desk);
        self.at = self.at.min(self.most);
    }
}
