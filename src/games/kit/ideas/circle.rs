//! Play that comes back: a few moves of both sides, none of which gives the draw away, after which the same position stands again.

use crate::kit::ideas::tree::{Tree, keeping};
use solve::judge::control::Stop;

/// Moves of both sides that a circle has at most.
const LONGEST: usize = 4;

/// Ways that are followed at the same time.
const WAYS: usize = 60;

/// The moves of the first such circle, the shortest first; `None`: there is none so short.
pub fn circle(tree: &mut dyn Tree, at: u32) -> Result<Option<Vec<String>>, Stop> {
    let mut ways: Vec<(u32, Vec<String>)> = vec![(at, Vec::new())];
    for _ in 0..LONGEST {
        let mut longer = Vec::new();
        for (here, way) in ways {
            for mv in keeping(tree, here)? {
                let mut way = way.clone();
                way.push(tree.write(here, mv));
                let next = tree.next(here)[mv];
                if next == at {
                    return Ok(Some(way));
                }
                longer.push((next, way));
            }
        }
        longer.truncate(WAYS);
        ways = longer;
    }
    Ok(None)
}

/// Where the line shown comes to a position a second time: the number of the first move between, and the moves.
pub fn returning(tree: &mut dyn Tree) -> Option<(usize, Vec<String>)> {
    let (mut stands, mut moves) = (vec![0], Vec::new());
    for mv in tree.line() {
        let here = stands[stands.len() - 1];
        moves.push(tree.write(here, mv));
        let next = tree.next(here)[mv];
        if let Some(first) = stands.iter().position(|stand| *stand == next) {
            return Some((first + 1, moves.split_off(first)));
        }
        stands.push(next);
    }
    None
}
