//! What the mouse does on a game.

use ratatui::layout::Position;

use crate::tui::desk::{Desk, Go, Mouse, MouseAct};
use crate::tui::paint;
use crate::tui::play::Play;
use crate::tui::view::labels;

impl Play {
    /// A click points, a second one at the same place plays; the wheel scrolls what is under it.
    pub(super) fn touched(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        let is_on_board = self.view.board.contains(Position { x: mouse.x, y: mouse.y });
        match mouse.act {
            MouseAct::WheelUp if is_on_board => self.view.board_scroll = self.view.board_scroll.saturating_sub(1),
            MouseAct::WheelDown if is_on_board => self.view.board_scroll = self.view.board_scroll.saturating_add(1),
            MouseAct::WheelUp => self.view.scroll = self.view.scroll.saturating_sub(2),
            MouseAct::WheelDown => self.view.scroll = self.view.scroll.saturating_add(2),
            MouseAct::Press if is_on_board => {
                let Some(sitting) = desk.sitting() else { return Go::Stay };
                let labels = labels(sitting, desk);
                let look = paint::Look {
                    cursor: sitting.pointer.at,
                    labels: &labels,
                    root: Some(sitting.root()),
                    scale: self.view.scale,
                    scroll: self.view.board_scroll,
                    ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs())
                };
                let hit = paint::hit(self.view.board, &sitting.scene().bare(), &look, mouse.x, mouse.y);
                let open = match sitting.shares() {
                    Some(ledger) => ledger.rows.iter().filter_map(|row| row.mark.spot).collect(),
                    None => sitting.pointer.open(sitting.scene(), sitting.choices()),
                };
                let Some(spot) = hit.filter(|spot| open.contains(spot)) else { return Go::Stay };
                if sitting.pointer.at == Some(spot) {
                    return self.choose(desk);
                }
                if let Some(sitting) = desk.sitting_mut() {
                    sitting.pointer.at = Some(spot);
                }
            }
            MouseAct::Press => {}
        }
        Go::Stay
    }
}
