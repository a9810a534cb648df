//! How a side of a drawn position holds with a table of few positions: one move in each, and whatever the other side does leads to
//! another of them.

use std::collections::BTreeMap;

use crate::kit::ideas::tree::Tree;
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// Positions of a table at most.
const MOST: usize = 12;

/// Tables that are begun.
const TRIED: usize = 2_000;

/// Positions by number, each with the move that is made there.
type Moves = BTreeMap<u32, usize>;

/// Positions that a move brings anew, and the move.
type Ways = Vec<(Vec<u32>, usize)>;

/// The positions of a table with the one move in each, in notation, in the order in which play meets them.
pub type Table = Vec<[String; 2]>;

/// The smallest table found by which the mover holds, or the other side. `None`: there is none so small, or positions have no short
/// names.
pub fn fortress(tree: &mut dyn Tree, is_mover: bool) -> Result<Option<Table>, Stop> {
    let first = if is_mover { vec![0] } else { replies(tree, 0) };
    let mut search = Search { tree, best: None, left: TRIED };
    search.extend(&mut Moves::new(), first.clone())?;
    let Some(best) = search.best else { return Ok(None) };
    let (mut order, mut table) = (first, Table::new());
    let mut place = 0;
    while let Some(&at) = order.get(place) {
        place += 1;
        let mv = best[&at];
        let Some(stands) = tree.stands(at) else { return Ok(None) };
        table.push([stands, tree.write(at, mv)]);
        let next = tree.next(at)[mv];
        for then in replies(tree, next) {
            if !order.contains(&then) {
                order.push(then);
            }
        }
    }
    Ok((!table.is_empty()).then_some(table))
}

/// What the moves from a position lead to, unless that ends the game.
fn replies(tree: &mut dyn Tree, at: u32) -> Vec<u32> {
    let next = tree.next(at);
    next.iter().copied().filter(|next| !tree.is_over(*next)).collect()
}

struct Search<'t> {
    tree: &'t mut dyn Tree,
    best: Option<Moves>,
    left: usize,
}

impl Search<'_> {
    /// Goes on with the position among these that leaves the fewest choices, by the moves first that bring the fewest new positions.
    fn extend(&mut self, moves: &mut Moves, open: Vec<u32>) -> Result<(), Stop> {
        let most = self.best.as_ref().map_or(MOST + 1, Moves::len);
        if self.left == 0 || moves.len() + open.len() >= most {
            return Ok(());
        }
        self.left -= 1;
        let mut fewest: Option<(u32, Ways)> = None;
        for &at in &open {
            let ways = self.ways(at, moves, &open)?;
            if fewest.as_ref().is_none_or(|(_, fewest)| ways.len() < fewest.len()) {
                fewest = Some((at, ways));
            }
        }
        let Some((at, ways)) = fewest else {
            self.best = Some(moves.clone());
            return Ok(());
        };
        let rest: Vec<u32> = open.into_iter().filter(|other| *other != at).collect();
        for (news, mv) in ways {
            moves.insert(at, mv);
            self.extend(moves, [&rest[..], &news].concat())?;
            moves.remove(&at);
        }
        Ok(())
    }

    /// The moves that do not lose, each with the positions that it brings; of two the one that brings no more than the other.
    fn ways(&mut self, at: u32, moves: &Moves, open: &[u32]) -> Result<Ways, Stop> {
        let mut ways = Ways::new();
        for mv in self.held(at)? {
            let next = self.tree.next(at)[mv];
            let mut news = replies(self.tree, next);
            news.retain(|then| !moves.contains_key(then) && !open.contains(then));
            ways.push((news, mv));
        }
        ways.sort_by_key(|(news, mv)| (news.len(), *mv));
        let mut kept = Ways::new();
        for (news, mv) in ways {
            let is_worse = |(fewer, _): &(Vec<u32>, usize)| fewer.iter().all(|then| news.contains(then));
            if !kept.iter().any(is_worse) {
                kept.push((news, mv));
            }
        }
        Ok(kept)
    }

    /// The moves that do not lose.
    fn held(&mut self, at: u32) -> Result<Vec<usize>, Stop> {
        let mut held = Vec::new();
        for (mv, next) in self.tree.next(at).iter().enumerate() {
            if self.tree.worth(*next)?.0 != Outcome::N {
                held.push(mv);
            }
        }
        Ok(held)
    }
}
