//! Places that a side never has to leave in a drawn position: it holds by moves to these alone, whatever the other side does.

use crate::kit::ideas::tree::Tree;
use rustc_hash::FxHashMap;
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// Positions that are looked at.
const MOST: usize = 20_000;

/// Places that are told.
const TOLD: usize = 6;

/// How a side holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refuge {
    /// It cannot lose, however it moves.
    Safe,
    /// By moves to these places.
    Within(Vec<String>),
    /// By no few places, or there is too much to look at.
    Unknown,
}

/// How the mover holds, or the other side.
pub fn refuge(tree: &mut dyn Tree, is_mover: bool) -> Result<Refuge, Stop> {
    let Some(map) = Map::of(tree, is_mover)? else { return Ok(Refuge::Unknown) };
    if map.nodes.iter().all(|node| !node.is_lost) {
        return Ok(Refuge::Safe);
    }
    let count = map.names.len();
    let last_first = map.narrowed((0..count).rev());
    let kept = last_first.into_iter().chain(map.narrowed(0..count)).min_by_key(|kept| kept.count_ones());
    let Some(kept) = kept.filter(|kept| kept.count_ones() as usize <= TOLD) else { return Ok(Refuge::Unknown) };
    let names = (0..count).filter(|place| kept >> place & 1 == 1).map(|place| map.names[place].clone());
    let mut names: Vec<String> = names.collect();
    names.sort_by_key(|name| (name.len(), name.clone()));
    Ok(Refuge::Within(names))
}

/// A position with the places to which its moves go, by number, and what they lead to.
struct Node {
    is_own: bool,
    is_lost: bool,
    next: Vec<(usize, usize)>,
}

/// Everything below a position, down to what is lost for the side that wants to hold.
struct Map {
    nodes: Vec<Node>,
    names: Vec<String>,
}

impl Map {
    /// `None`: there is too much below, or moves go to no named places.
    fn of(tree: &mut dyn Tree, is_mover: bool) -> Result<Option<Map>, Stop> {
        let mut map = Map { nodes: Vec::new(), names: Vec::new() };
        let (mut index, mut found) = (FxHashMap::from_iter([(0, 0)]), vec![(0, is_mover)]);
        while let Some(&(at, is_own)) = found.get(map.nodes.len()) {
            let is_lost = tree.worth(at)?.0 == if is_own { Outcome::P } else { Outcome::N };
            let leads = if is_lost { [].into() } else { tree.next(at) };
            let mut next = Vec::new();
            for (mv, then) in leads.iter().enumerate() {
                let Some(place) = tree.goes(at, mv) else { return Ok(None) };
                let node = *index.entry(*then).or_insert_with(|| {
                    found.push((*then, !is_own));
                    found.len() - 1
                });
                next.push((map.place(place), node));
            }
            if found.len() > MOST || map.names.len() > 64 {
                return Ok(None);
            }
            map.nodes.push(Node { is_own, is_lost, next });
        }
        Ok(Some(map))
    }

    fn place(&mut self, name: String) -> usize {
        let known = self.names.iter().position(|own| *own == name);
        known.unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        })
    }

    /// The places that stay when those not needed are taken away in this order; `None`: all of them are not enough.
    fn narrowed(&self, order: impl Iterator<Item = usize>) -> Option<u64> {
        let all = u64::MAX.checked_shr(64 - self.names.len() as u32).unwrap_or(0);
        let before = self.before();
        let mut kept = self.holds(all, &before).then_some(all)?;
        for place in order {
            if self.holds(kept & !(1 << place), &before) {
                kept &= !(1 << place);
            }
        }
        Some(kept)
    }

    /// From where moves lead to each position.
    fn before(&self) -> Vec<Vec<(usize, usize)>> {
        let mut before = vec![Vec::new(); self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            node.next.iter().for_each(|(place, next)| before[*next].push((at, *place)));
        }
        before
    }

    /// Whether moves to these places alone never lose.
    fn holds(&self, kept: u64, before: &[Vec<(usize, usize)>]) -> bool {
        let is_in = |place: usize| kept >> place & 1 == 1;
        let mut ways: Vec<usize> =
            self.nodes.iter().map(|node| node.next.iter().filter(|(place, _)| is_in(*place)).count()).collect();
        let is_shut = |at: usize| self.nodes[at].is_own && ways[at] == 0 && !self.nodes[at].next.is_empty();
        let mut is_lost: Vec<bool> = (0..self.nodes.len()).map(|at| self.nodes[at].is_lost || is_shut(at)).collect();
        let mut lost: Vec<usize> = (0..self.nodes.len()).filter(|at| is_lost[*at]).collect();
        while let Some(at) = lost.pop() {
            for &(from, place) in &before[at] {
                let is_own = self.nodes[from].is_own;
                if is_lost[from] || is_own && !is_in(place) {
                    continue;
                }
                ways[from] = ways[from].saturating_sub(usize::from(is_own));
                if !is_own || ways[from] == 0 {
                    is_lost[from] = true;
                    lost.push(from);
                }
            }
        }
        !is_lost[0]
    }
}
