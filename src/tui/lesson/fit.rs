//! How large a board may be drawn.

use ratatui::layout::Rect;

use crate::tui::desk::Desk;
use crate::tui::paint;
use crate::tui::paint::LARGEST;
use crate::tui::sitting::Sitting;

/// The largest scale at which a board fits, or the smallest where none does.
pub fn largest(sitting: &Sitting, area: Rect, desk: &Desk) -> u16 {
    let fits = |scale: &u16| {
        let look = paint::Look { scale: *scale, ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs()) };
        let (width, height) = paint::size(sitting.scene(), &look);
        width <= area.width && height <= area.height
    };
    (1..=LARGEST).rev().find(fits).unwrap_or(1)
}
