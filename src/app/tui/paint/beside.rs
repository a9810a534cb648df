//! Scenes side by side under their titles, or one under another where the screen is narrow.

use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::Sight;
use crate::tui::theme::Ink;
use ground::scene::{Panel, Scene};

/// Columns between two panels.
const GAP: usize = 3;

/// Lays out panels by the layout of a whole scene: as many on a line as fit, each as narrow as it can be.
pub fn lay(panels: &[Panel], sight: &Sight, room: Room, whole: impl Fn(&Scene, &Sight, Room) -> Sheet) -> Sheet {
    let mut sheet = Sheet::default();
    let (mut x, mut top) = (0, 0);
    for (number, panel) in panels.iter().enumerate() {
        let one = lay_panel(panel, &sight.inside(number), room, &whole);
        if x > 0 && x + one.width > room.width {
            (x, top) = (0, sheet.height + 1);
        }
        let width = one.width;
        sheet.lay(x, top, one);
        x += width + GAP;
    }
    sheet
}

fn lay_panel(panel: &Panel, sight: &Sight, room: Room, whole: &impl Fn(&Scene, &Sight, Room) -> Sheet) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.write(0, 0, sight.look.words(&panel.title), sight.style(Ink::Title));
    let inner = Room { height: room.height.saturating_sub(1), ..room };
    sheet.lay(0, 1, whole(&panel.scene, sight, inner));
    sheet
}
