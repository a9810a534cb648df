//! Replies that come nearer to the end, for wins whose distance the oracle does not know: there the first of its moves may lead in a
//! circle.
//!
//! All that can happen is looked at, the claiming side keeping to moves that keep the value, the other side doing what it likes;
//! then ends are followed backwards: where the claiming side has a move to a settled position, or the other side none but such, the
//! position is settled. Each reply leads to one that was settled before, so that play cannot return.

use rustc_hash::FxHashMap;

use crate::plainly::Plainly;
use ground::rules::Side;
use solve::judge::control::{Control, Stop};
use verify::claim::Claim;
use verify::ground::Ground;

/// A mover and a position in notation.
pub type Name = (Side, String);

/// A reply to every position from which play comes to an end as claimed; `None` where the start is no such position, or more
/// than `room` positions or moves would have to be looked at.
///
/// Cost: the best moves of each position that can come about, and memory for these positions and the ways between them.
pub fn nearing(
    start: &Plainly,
    claim: &Claim,
    room: usize,
    control: &Control,
) -> Result<Option<FxHashMap<Name, String>>, Stop> {
    let mut net = Net { claim, room, numbers: FxHashMap::default(), nodes: Vec::new(), waiting: Vec::new() };
    net.meet(start.clone());
    while let Some((number, at)) = net.waiting.pop() {
        control.tick(1)?;
        let is_seen = if at.to() == claim.side { net.keep(number, &at, control)? } else { net.try_all(number, &at) };
        if !is_seen || net.nodes.len() > room {
            return Ok(None);
        }
    }
    let replies = settled(&net.nodes, control)?;
    Ok(replies[0].is_some().then(|| net.named(&replies)))
}

/// A position: what can come of it.
struct Node {
    is_own: bool,
    /// Whether the game is over here as claimed.
    is_kept: bool,
    /// The moves of the claiming side; of the other one they need no name.
    moves: Vec<String>,
    below: Vec<usize>,
}

struct Net<'n> {
    claim: &'n Claim,
    room: usize,
    numbers: FxHashMap<Name, usize>,
    nodes: Vec<Node>,
    waiting: Vec<(usize, Plainly)>,
}

impl Net<'_> {
    fn meet(&mut self, at: Plainly) -> usize {
        let new = self.nodes.len();
        let number = *self.numbers.entry((at.to(), at.text())).or_insert(new);
        if number == new {
            let ending = at.ending();
            let is_kept = ending.as_ref().is_some_and(|ending| self.claim.is_kept_by(ending));
            let is_own = at.to() == self.claim.side;
            self.nodes.push(Node { is_own, is_kept, moves: Vec::new(), below: Vec::new() });
            if ending.is_none() {
                self.waiting.push((new, at));
            }
        }
        number
    }

    /// The moves that keep the value.
    fn keep(&mut self, number: usize, at: &Plainly, control: &Control) -> Result<bool, Stop> {
        let (_, moves, _) = at.place().best(control)?;
        let below = moves.iter().filter_map(|mv| at.after(mv).ok()).map(|next| self.meet(next)).collect();
        self.nodes[number].below = below;
        self.nodes[number].moves = moves;
        Ok(true)
    }

    fn try_all(&mut self, number: usize, at: &Plainly) -> bool {
        let mut below = Vec::new();
        let are_listed = at.each(self.room, &mut |next| {
            below.push(self.meet(next));
            true
        });
        self.nodes[number].below = below;
        are_listed
    }

    fn named(&self, replies: &[Option<usize>]) -> FxHashMap<Name, String> {
        let reply = |(name, number): (&Name, &usize)| {
            let mv = self.nodes[*number].moves.get(replies[*number]?)?;
            Some((name.clone(), mv.clone()))
        };
        self.numbers.iter().filter_map(reply).collect()
    }
}

/// Of every settled position the place of the move that settled it first; 0 where no move was chosen.
///
/// Worked: of 0 → 1, 2 and 1 → 0 with a kept end at 2, all moves being own ones, 2 and then 0 are settled, by its second move,
/// and then 1.
fn settled(nodes: &[Node], control: &Control) -> Result<Vec<Option<usize>>, Stop> {
    let mut above: Vec<Vec<(usize, usize)>> = vec![Vec::new(); nodes.len()];
    for (number, node) in nodes.iter().enumerate() {
        for (place, below) in node.below.iter().enumerate() {
            above[*below].push((number, place));
        }
    }
    let mut open: Vec<usize> = nodes.iter().map(|node| node.below.len()).collect();
    let mut found: Vec<Option<usize>> = nodes.iter().map(|node| node.is_kept.then_some(0)).collect();
    let mut wave: Vec<usize> = (0..nodes.len()).filter(|number| nodes[*number].is_kept).collect();
    while !wave.is_empty() {
        let mut next = Vec::new();
        for (number, place) in wave.iter().flat_map(|number| &above[*number]) {
            control.tick(1)?;
            open[*number] -= 1;
            if found[*number].is_none() && (nodes[*number].is_own || open[*number] == 0) {
                found[*number] = Some(*place);
                next.push(*number);
            }
        }
        wave = next;
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(is_own: bool, is_kept: bool, below: &[usize]) -> Node {
        Node { is_own, is_kept, moves: Vec::new(), below: below.to_vec() }
    }

    #[test]
    fn ends_are_followed_backwards_and_a_circle_is_left() {
        let nodes = [node(true, false, &[1, 2]), node(true, false, &[0]), node(false, true, &[])];
        assert_eq!(settled(&nodes, &Control::new()), Ok(vec![Some(1), Some(0), Some(0)]));
    }

    #[test]
    fn the_other_side_escapes_by_one_move() {
        let nodes = [node(false, false, &[1, 2]), node(true, true, &[]), node(true, false, &[])];
        assert_eq!(settled(&nodes, &Control::new()), Ok(vec![None, Some(0), None]));
        let caught = [node(false, false, &[1, 2]), node(true, true, &[]), node(true, false, &[1])];
        assert_eq!(settled(&caught, &Control::new()).map(|found| found[0].is_some()), Ok(true));
    }
}
