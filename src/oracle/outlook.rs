//! A bounded look ahead for games whose forced moves are followed to their end: an estimate, or a proof where the end is near.

use crate::oracle::control::{Control, Stop};

/// What such a search needs to know of a game. Who cannot move has lost.
pub trait View {
    /// A position.
    type Node: Clone;

    /// Where the moves lead, in a fixed order.
    fn after(&self, node: &Self::Node) -> Vec<Self::Node>;

    /// Whether the position may be weighed as it stands: nothing is about to be taken.
    fn is_quiet(&self, node: &Self::Node) -> bool;

    /// How far the side to move seems to be ahead, within `-MOST..=MOST`.
    fn weigh(&self, node: &Self::Node) -> i32;
}

/// The most a position may be weighed.
pub const MOST: i32 = 9_999;

/// A win at once; one in `n` plies scores `n` less.
const WON: i32 = 20_000;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// How far the side to move seems to be ahead.
    pub ahead: i32,
    /// The expected moves, as numbers in the order of [`View::after`].
    pub line: Vec<usize>,
    /// Won (true) or lost within the plies looked ahead, and in how many: that is proved, for all play was looked at.
    pub end: Option<(bool, u64)>,
}

/// Looks `depth` plies ahead, and further while something is about to be taken.
///
/// The same question always has the same answer. Cost: alpha-beta, so about the square root of all play to that depth at best.
pub fn look_ahead<V: View>(view: &V, node: &V::Node, depth: u32, control: &Control) -> Result<Outlook, Stop> {
    let mut line = Vec::new();
    let score = search(view, node, (-WON - 1, WON + 1), (depth, 0), &mut line, control)?;
    line.reverse();
    let plies = (WON - score.abs()) as u64;
    let is_near = score.abs() > MOST && plies <= u64::from(depth);
    Ok(Outlook { ahead: score.clamp(-MOST, MOST), line, end: is_near.then_some((score > 0, plies)) })
}

/// `line` becomes the expected moves, the last one first.
fn search<V: View>(
    view: &V,
    node: &V::Node,
    (mut alpha, beta): (i32, i32),
    (depth, played): (u32, i32),
    line: &mut Vec<usize>,
    control: &Control,
) -> Result<i32, Stop> {
    control.tick(1)?;
    line.clear();
    let after = view.after(node);
    if after.is_empty() {
        return Ok(played - WON);
    }
    if depth == 0 && view.is_quiet(node) {
        return Ok(view.weigh(node));
    }
    let mut best = -WON - 1;
    let mut behind = Vec::new();
    for (i, next) in after.iter().enumerate() {
        let deeper = (depth.saturating_sub(1), played + 1);
        let score = -search(view, next, (-beta, -alpha), deeper, &mut behind, control)?;
        if score > best {
            best = score;
            std::mem::swap(line, &mut behind);
            line.push(i);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One heap, one or two taken: weighed by nothing at all.
    struct Heap;

    impl View for Heap {
        type Node = u32;

        fn after(&self, heap: &u32) -> Vec<u32> {
            (1..=2).filter_map(|taken| heap.checked_sub(taken)).collect()
        }

        fn is_quiet(&self, heap: &u32) -> bool {
            !heap.is_multiple_of(7)
        }

        fn weigh(&self, heap: &u32) -> i32 {
            *heap as i32
        }
    }

    #[test]
    fn a_near_end_is_proved_with_its_plies_and_a_far_one_weighed() {
        let look = |heap, depth| look_ahead(&Heap, &heap, depth, &Control::new()).expect("nobody stops");
        assert_eq!(look(0, 3).end, Some((false, 0)));
        assert_eq!(look(4, 3).end, Some((true, 3)));
        assert_eq!(look(3, 3).end, Some((false, 2)));
        let far = look(20, 2);
        assert_eq!((far.end, far.ahead, far.line.len()), (None, 17, 2));
        assert_eq!(look(16, 2).ahead, 12, "14 is not quiet: one ply more makes it worse than 13 seemed");
    }

    #[test]
    fn it_sees_what_all_play_shows() {
        for heap in 0..12u32 {
            let found = look_ahead(&Heap, &heap, 12, &Control::new()).expect("nobody stops");
            let (is_won, plies) = found.end.expect("all play is shorter");
            assert_eq!(is_won, !heap.is_multiple_of(3), "{heap}");
            assert!(plies % 2 == u64::from(is_won) && plies <= u64::from(heap), "{heap}: {plies}");
        }
    }
}
