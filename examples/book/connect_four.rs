//! The book of Connect Four.

use std::collections::HashSet;

use games::boards::connect_four::book::key;
use games::boards::connect_four::solver::drop::{Drop, score};
use games::boards::connect_four::solver::lines::has_line;
use games::boards::connect_four::solver::search::Search;
use games::boards::connect_four::solver::shape::{Shape, Standard};
use solve::judge::control::Control;

use crate::draft::{Chance, Draft};

/// Adds all positions with at most so many stones.
pub fn make(stones: usize, bytes: usize, mut draft: Draft) {
    let mut search = Search::within(Standard, bytes);
    let mut layer = vec![(Drop::EMPTY, i32::MIN + 1)];
    for ply in 0..=stones {
        let open = layer.iter().filter(|(at, _)| draft.worth(key(*at)).is_none()).count();
        eprintln!("{ply} stones: {} positions, {open} to be searched", layer.len());
        for (at, least) in &layer {
            if draft.worth(key(*at)).is_none() {
                let found = search.solve_within(*at, *least..=i32::MAX, u64::MAX, &Control::new());
                draft.add(key(*at), found.expect("nobody stops it"));
            }
        }
        draft.write();
        layer = next(&layer, &draft);
    }
}

/// The positions with one stone more in which nobody has a line, mirror images once; with each the least that it can score,
/// for its parent's score is known. Neighbours have most in common.
fn next(layer: &[(Drop<u64>, i32)], draft: &Draft) -> Vec<(Drop<u64>, i32)> {
    let mut met = HashSet::new();
    let children = layer.iter().flat_map(|(at, _)| {
        let least = -draft.worth(key(*at)).expect("the layer is complete");
        replies(*at).map(move |next| (next, least))
    });
    children.filter(|(at, _)| !has_line(Standard, at.theirs()) && met.insert(key(*at))).collect()
}

fn replies(at: Drop<u64>) -> impl Iterator<Item = Drop<u64>> {
    let cells = (0..Standard.cols()).map(move |col| at.playable(Standard) & Standard.column(col));
    cells.filter(|cell| *cell != 0).map(move |cell| at.after(cell))
}

/// Holds the book against itself, and searches some of its positions again.
pub fn check(count: usize, mut chance: Chance, draft: &Draft) {
    draft.compare(|key| from_replies(placed(key), draft));
    let mut search = Search::within(Standard, 1 << 28);
    for i in 0..count {
        let at = placed(chance.pick(draft));
        search.forget();
        assert_eq!(search.solve(at, u64::MAX, &Control::new()).ok(), draft.worth(key(at)), "{at:?}");
        eprintln!("{} of {count} agree", i + 1);
    }
}

/// The position of a key: the highest bit of a column is its lowest free place.
fn placed(key: u64) -> Drop<u64> {
    let step = Standard.rows() + 1;
    let free = (0..Standard.cols()).map(|col| {
        let column = key >> (col * step) & ((1 << step) - 1);
        1u64 << column.ilog2() << (col * step)
    });
    let tops: u64 = free.sum();
    let full = tops - Standard.bottom();
    Drop { mine: key ^ tops, full, stones: full.count_ones() }
}

/// The score by the replies, if the book knows all that are not won.
fn from_replies(at: Drop<u64>, draft: &Draft) -> Option<i32> {
    let worth = |next: Drop<u64>| {
        let is_won = has_line(Standard, next.theirs());
        if is_won { Some(score(Standard, next.stones)) } else { draft.worth(key(next)).map(|score| -score) }
    };
    replies(at).map(worth).collect::<Option<Vec<i32>>>()?.into_iter().max()
}
