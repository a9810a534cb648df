//! A bounded search with quiescence: forced moves are followed to their end. An estimate, or a proof where the end is near.
//!
//! Source: negamax with null windows beside the first line, after A. Reinefeld, An improvement to the Scout tree search algorithm, ICCA
//! Journal 6 (1983), 4-14; iterative deepening, in which the depth before tells which move is tried first.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};

/// What such a search needs to know of a game.
pub trait View {
    /// A position; equal ones look the same to their movers.
    type Node: Copy + Eq + Hash;

    /// Whether nobody moves any more.
    fn is_over(&self, node: &Self::Node) -> bool;

    /// What counts where the game is over, within `-MOST..=MOST`. `None`: who cannot move has lost.
    fn counted(&self, _node: &Self::Node) -> Option<i32> {
        None
    }

    /// Appends where the moves lead, in a fixed order; at least one of a position where the game is not over.
    fn after(&self, node: &Self::Node, after: &mut Vec<Self::Node>);

    /// What is looked at of a position beyond the depth.
    fn beyond(&self, node: &Self::Node) -> Beyond;

    /// How far the side to move seems to be ahead, within `-MOST..=MOST`.
    fn weigh(&self, node: &Self::Node) -> i32;

    /// How good a position looks to its mover before it is looked into: of those that a move may leave the least is tried first.
    fn glance(&self, node: &Self::Node) -> i32;
}

/// What is looked at of a position where the depth is used up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// Nothing: it is weighed as it stands.
    Quiet,
    /// All moves, for one that stirs must be made.
    Forced,
    /// These moves, by their numbers in the order of [`View::after`]; the mover may as well leave it as it stands.
    Free(Vec<usize>),
}

/// The most a position may be weighed.
pub const MOST: i32 = 9_999;

/// A win at once; one in `n` plies scores `n` less.
const WON: i32 = 20_000;

/// Positions remembered at most in one look ahead; later ones are not.
const REMEMBERED: usize = 1 << 17;

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
/// Computes what all play to that depth is worth; the same question always has the same answer. Cost: alpha-beta, so about the
/// square root of all play to that depth at best.
///
/// Worked: one heap of 4, one or two taken, three plies: a win in 3 (take one, and whatever is taken then, take the rest).
pub fn look_ahead<V: View>(view: &V, node: &V::Node, depth: u32, control: &Control) -> Result<Outlook, Stop> {
    Look { view, known: FxHashMap::default(), control }.outlook(node, depth)
}

/// What each move leaves, seen by the other side and looked into so many plies, in the order of [`View::after`]. One memory serves
/// them all.
///
/// Worked: one heap of 3 and two plies: two are left, which is won in 1, or one, likewise.
pub fn look_around<V: View>(view: &V, node: &V::Node, depth: u32, control: &Control) -> Result<Vec<Outlook>, Stop> {
    let mut look = Look { view, known: FxHashMap::default(), control };
    let mut after = Vec::new();
    view.after(node, &mut after);
    after.iter().map(|next| look.outlook(next, depth)).collect()
}

/// What is remembered of a position.
#[derive(Clone, Copy)]
struct Known {
    /// How many plies were looked ahead from it.
    depth: u32,
    /// It scores at least this with so many plies.
    low: i32,
    /// And at most this.
    high: i32,
    /// The move that proved most.
    best: usize,
}

struct Look<'a, V: View> {
    view: &'a V,
    known: FxHashMap<V::Node, Known>,
    control: &'a Control,
}

impl<V: View> Look<'_, V> {
    fn outlook(&mut self, node: &V::Node, depth: u32) -> Result<Outlook, Stop> {
        let mut line = Vec::new();
        let mut score = 0;
        // By two plies at a time: the same side is to move where it is weighed.
        for depth in (depth % 2..=depth).step_by(2) {
            line.clear();
            score = self.search(node, (-WON - 1, WON + 1), (depth, 0), &mut line)?;
        }
        line.reverse();
        let plies = (WON - score.abs()) as u64;
        let is_near = score.abs() > MOST && plies <= u64::from(depth);
        Ok(Outlook { ahead: score.clamp(-MOST, MOST), line, end: is_near.then_some((score > 0, plies)) })
    }

    /// The score if it lies between `alpha` and `beta`, else a bound beyond the nearer of them. `line` becomes the expected moves, the
    /// last one first, where the window is wider than a point.
    fn search(
        &mut self,
        node: &V::Node,
        (mut alpha, beta): (i32, i32),
        (depth, played): (u32, i32),
        line: &mut Vec<usize>,
    ) -> Result<i32, Stop> {
        self.control.tick(1)?;
        line.clear();
        if self.view.is_over(node) {
            return Ok(self.view.counted(node).unwrap_or(played - WON));
        }
        if depth == 0 {
            match self.view.beyond(node) {
                Beyond::Quiet => return Ok(self.view.weigh(node)),
                Beyond::Free(moves) => return self.stand(node, &moves, (alpha, beta), played, line),
                Beyond::Forced => {}
            }
        }
        let known = self.known.get(node).copied();
        // A line is wanted where the window is wide: there nothing is cut short.
        if let Some(known) = known.filter(|known| known.depth == depth && beta - alpha == 1) {
            let (low, high) = (nearer(known.low, played), nearer(known.high, played));
            if low >= beta || low == high {
                return Ok(low);
            }
            if high <= alpha {
                return Ok(high);
            }
        }
        let began = alpha;
        let (mut best, mut chosen) = (-WON - 1, 0);
        let mut behind = Vec::new();
        for (place, (_, i, next)) in self.ordered(node, known.map(|known| known.best)).into_iter().enumerate() {
            let deeper = (depth.saturating_sub(1), played + 1);
            let mut score = 0;
            if place > 0 {
                score = -self.search(&next, (-alpha - 1, -alpha), deeper, &mut behind)?;
            }
            if place == 0 || score > alpha && score < beta {
                score = -self.search(&next, (-beta, -alpha), deeper, &mut behind)?;
            }
            if score > best {
                (best, chosen) = (score, i);
                if score > alpha {
                    alpha = score;
                    std::mem::swap(line, &mut behind);
                    line.push(i);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        self.remember(node, (depth, played), (began, best, beta), chosen);
        Ok(best)
    }

    /// The same beyond the depth, where the mover may also leave the position as it stands: only these moves are tried.
    fn stand(
        &mut self,
        node: &V::Node,
        moves: &[usize],
        (mut alpha, beta): (i32, i32),
        played: i32,
        line: &mut Vec<usize>,
    ) -> Result<i32, Stop> {
        let mut best = self.view.weigh(node);
        if best >= beta || moves.is_empty() {
            return Ok(best);
        }
        alpha = alpha.max(best);
        let mut behind = Vec::new();
        for (_, i, next) in self.ordered(node, None).into_iter().filter(|(_, i, _)| moves.contains(i)) {
            let score = -self.search(&next, (-beta, -alpha), (0, played + 1), &mut behind)?;
            best = best.max(score);
            if score > alpha {
                alpha = score;
                std::mem::swap(line, &mut behind);
                line.push(i);
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// Where the moves lead, with their numbers: what proved most before comes first, then what looks worst to who moves next.
    fn ordered(&self, node: &V::Node, first: Option<usize>) -> Vec<(i32, usize, V::Node)> {
        let mut after = Vec::new();
        self.view.after(node, &mut after);
        let ranked = |(i, next): (usize, V::Node)| {
            let glance = if first == Some(i) { i32::MIN } else { self.view.glance(&next) };
            (glance, i, next)
        };
        let mut ordered: Vec<_> = after.into_iter().enumerate().map(ranked).collect();
        ordered.sort_by_key(|&(glance, i, _)| (glance, i));
        ordered
    }

    fn remember(
        &mut self,
        node: &V::Node,
        (depth, played): (u32, i32),
        (alpha, score, beta): (i32, i32, i32),
        best: usize,
    ) {
        let low = if score > alpha { farther(score, played) } else { -WON - 1 };
        let high = if score < beta { farther(score, played) } else { WON + 1 };
        if self.known.len() < REMEMBERED || self.known.contains_key(node) {
            self.known.insert(*node, Known { depth, low, high, best });
        }
    }
}

/// A score as it is remembered: ends are counted from the position itself.
fn farther(score: i32, played: i32) -> i32 {
    if score.abs() > MOST { score + score.signum() * played } else { score }
}

/// A remembered score where so many plies were played before.
fn nearer(score: i32, played: i32) -> i32 {
    if score.abs() > MOST { score - score.signum() * played } else { score }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One heap, one or two taken: weighed by nothing at all.
    struct Heap;

    impl View for Heap {
        type Node = u32;

        fn is_over(&self, heap: &u32) -> bool {
            *heap == 0
        }

        fn after(&self, heap: &u32, after: &mut Vec<u32>) {
            after.extend((1..=2).filter_map(|taken| heap.checked_sub(taken)));
        }

        fn beyond(&self, heap: &u32) -> Beyond {
            if heap.is_multiple_of(7) { Beyond::Forced } else { Beyond::Quiet }
        }

        fn weigh(&self, heap: &u32) -> i32 {
            *heap as i32
        }

        fn glance(&self, heap: &u32) -> i32 {
            -(*heap as i32)
        }
    }

    /// All play to a depth, nothing left out and nothing remembered.
    fn plain<V: View>(view: &V, node: &V::Node, depth: u32, played: i32) -> i32 {
        if view.is_over(node) {
            return view.counted(node).unwrap_or(played - WON);
        }
        let mut after = Vec::new();
        view.after(node, &mut after);
        let score = |next| -plain(view, next, depth.saturating_sub(1), played + 1);
        let all = || after.iter().map(score).max().expect("the game is not over");
        match view.beyond(node) {
            _ if depth > 0 => all(),
            Beyond::Quiet => view.weigh(node),
            Beyond::Forced => all(),
            Beyond::Free(moves) => moves.iter().map(|i| score(&after[*i])).fold(view.weigh(node), i32::max),
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
    fn what_each_move_leaves_is_what_is_seen_there() {
        for seed in 0..10 {
            let ring = Ring(seed);
            let around = look_around(&ring, &7, 4, &Control::new()).expect("nobody stops");
            for (next, seen) in ring.after_all(7).iter().zip(around) {
                let alone = look_ahead(&ring, next, 4, &Control::new()).expect("nobody stops");
                assert_eq!((seen.ahead, seen.end), (alone.ahead, alone.end), "{seed}: {next}");
            }
        }
        let heap: Vec<_> = look_around(&Heap, &3, 2, &Control::new()).expect("nobody stops");
        assert_eq!(heap.iter().map(|seen| seen.end).collect::<Vec<_>>(), [Some((true, 1)); 2]);
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

    /// Steps on a ring of numbers that come back to where they were: some end the game, some count, some are not quiet.
    struct Ring(u64);

    impl Ring {
        fn noise(&self, node: u32, about: u64) -> u64 {
            (u64::from(node) * 8 + about + self.0).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40
        }
    }

    impl View for Ring {
        type Node = u32;

        fn is_over(&self, node: &u32) -> bool {
            self.noise(*node, 0).is_multiple_of(9)
        }

        fn counted(&self, node: &u32) -> Option<i32> {
            self.noise(*node, 1).is_multiple_of(2).then(|| (self.noise(*node, 2) % 50) as i32 - 25)
        }

        fn after(&self, node: &u32, after: &mut Vec<u32>) {
            after.extend((1..4).map(|about| (self.noise(*node, about) % 60) as u32));
        }

        fn beyond(&self, node: &u32) -> Beyond {
            // What is not quiet leads to higher numbers only, or it would never end.
            let after = self.after_all(*node);
            match self.noise(*node, 5) % 5 {
                0 if after.iter().all(|next| next > node) => Beyond::Forced,
                1 | 2 => Beyond::Free((0..after.len()).filter(|i| after[*i] > *node).collect()),
                _ => Beyond::Quiet,
            }
        }

        fn weigh(&self, node: &u32) -> i32 {
            (self.noise(*node, 6) % 30) as i32 - 15
        }

        fn glance(&self, node: &u32) -> i32 {
            (self.noise(*node, 7) % 4) as i32
        }
    }

    impl Ring {
        fn after_all(&self, node: u32) -> Vec<u32> {
            let mut after = Vec::new();
            self.after(&node, &mut after);
            after
        }
    }

    #[test]
    fn what_is_left_out_or_remembered_changes_nothing() {
        for seed in 0..40 {
            let ring = Ring(seed);
            for (node, depth) in [(1, 1), (2, 4), (3, 5), (4, 6)] {
                let found = look_ahead(&ring, &node, depth, &Control::new()).expect("nobody stops");
                let score = plain(&ring, &node, depth, 0);
                assert_eq!(found.ahead, score.clamp(-MOST, MOST), "{seed}: {node} with {depth}");
                let plies = (WON - score.abs()) as u64;
                let end = (score.abs() > MOST && plies <= u64::from(depth)).then_some((score > 0, plies));
                assert_eq!(found.end, end, "{seed}: {node} with {depth}");
                // The line leads to where it was weighed.
                let end = found.line.iter().fold(node, |at, &i| ring.after_all(at)[i]);
                let left = depth.saturating_sub(found.line.len() as u32);
                let played = found.line.len() as i32;
                let there = plain(&ring, &end, left, played) * if played % 2 == 0 { 1 } else { -1 };
                assert_eq!(there, score, "{seed}: {node} with {depth}");
            }
        }
    }
}
