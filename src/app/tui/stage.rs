//! How a window is divided: left the board, right the words, on every screen where a game is played.
//!
//! Invariant: what stands in the words never changes where the board is. The division knows the window and the board alone.

use ratatui::layout::Rect;

use crate::tui::glass::{split_bottom, split_left, split_top};

/// Columns from the board to the words: a blank, a line, a blank.
const DIVIDER: u16 = 3;

/// Rows of the words under a board where the window is too narrow for both.
const STRIP: u16 = 4;

/// Rows of the words under a board that wants the whole width.
const WIDE_STRIP: u16 = 6;

/// The parts of a window below its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Where the board is drawn.
    pub board: Rect,
    /// Where the words stand.
    pub side: Rect,
    /// Whether they stand beside the board; else they are a strip below it.
    pub is_beside: bool,
    /// Room for a third column, the course of the game, in a wide window.
    pub third: Option<Rect>,
}

/// Columns of the words and of the course beside a board, in a window that is so many columns wide inside its margins; `None`
/// where they go below it.
fn columns(width: u16) -> Option<(u16, u16)> {
    match width {
        0..78 => None,
        78..98 => Some((36, 0)),
        98..148 => Some((38, 0)),
        _ => Some((46, 33)),
    }
}

/// Divides an area. `fits` tells whether the whole board can be drawn in so many columns and rows: one that needs more than the stage
/// beside the words gets the whole width.
pub fn divide(area: Rect, fits: impl Fn(u16, u16) -> bool) -> Stage {
    let Some((words, course)) = columns(area.width) else { return below(area, STRIP) };
    let others = words + DIVIDER + if course > 0 { course + DIVIDER } else { 0 };
    let (board, rest) = split_left(area, area.width - others);
    if !fits(board.width, board.height) {
        let strips = if area.height < 16 { &[STRIP][..] } else { &[WIDE_STRIP, STRIP] };
        let mut wide = strips.iter().map(|strip| below(area, *strip));
        if let Some(stage) = wide.clone().find(|stage| fits(stage.board.width, stage.board.height)) {
            return stage;
        }
        // A board that is cut either way stays where boards are.
        if let Some(stage) = wide.next().filter(|_| !fits(board.width, u16::MAX) && area.height >= 12) {
            return stage;
        }
    }
    let (side, third) = split_left(rest, words + DIVIDER);
    let past = |part: Rect| split_left(part, DIVIDER).1;
    Stage { board, side: past(side), is_beside: true, third: (course > 0).then(|| past(third)) }
}

fn below(area: Rect, strip: u16) -> Stage {
    let (board, side) = split_bottom(area, strip.min(area.height / 2));
    // The first row of the strip is the line between.
    Stage { board, side: split_top(side, 1).1, is_beside: false, third: None }
}

/// Where a board of this size goes on the stage: in the middle, a third of the free rows above it where there are many.
pub fn placed(stage: Rect, (width, height): (u16, u16)) -> Rect {
    let right = stage.width.saturating_sub(width) / 2;
    let down = stage.height.saturating_sub(height) / 3;
    Rect { x: stage.x + right, y: stage.y + down, width: stage.width - right, height: stage.height - down }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The body of a window inside its margins, below title and blank row, above news and footer.
    fn body(width: u16, height: u16) -> Rect {
        Rect::new(1, 2, width - 2, height - 4)
    }

    #[test]
    fn windows_are_divided_as_the_board_needs_it() {
        for (window, board, side, third) in [
            ((80, 24), (39, 20), 36, None),
            ((100, 30), (57, 26), 38, None),
            ((160, 50), (73, 46), 46, Some(33)),
            ((220, 60), (133, 56), 46, Some(33)),
        ] {
            let stage = divide(body(window.0, window.1), |_, _| true);
            assert_eq!((stage.board.width, stage.board.height), board, "{window:?}");
            assert_eq!((stage.side.width, stage.third.map(|third| third.width)), (side, third), "{window:?}");
            assert!(stage.is_beside);
            let end = stage.third.unwrap_or(stage.side).right();
            assert_eq!(end, window.0 - 1, "the words end at the margin");
        }
    }

    #[test]
    fn words_go_below_where_the_window_is_narrow_or_the_board_is_wide() {
        let narrow = divide(Rect::new(1, 1, 58, 15), |_, _| true);
        assert_eq!((narrow.board.height, narrow.side.height, narrow.is_beside), (11, 3, false));
        let wide = divide(body(80, 24), |width, _| width >= 60);
        assert_eq!((wide.board.width, wide.board.height, wide.side.height), (78, 14, 5));
    }

    #[test]
    fn a_board_stands_in_the_middle() {
        assert_eq!(placed(Rect::new(1, 2, 57, 26), (33, 17)), Rect::new(13, 5, 45, 23));
        assert_eq!(placed(Rect::new(1, 2, 39, 20), (50, 30)), Rect::new(1, 2, 39, 20), "one that is too large is cut");
    }
}
