//! The whole game below a position, every position once with its value and where its moves lead, to be drawn, listed and counted.

use crate::judge::control::{Control, Stop};
use crate::judge::value::{Outcome, Value};
use crate::trace::graph::{Graph, Paper};

/// The most positions whose moves are put into notation: more are counted, not drawn.
pub const DRAWN: usize = 3_000;

/// A whole game; the first position bears the number 0.
#[derive(Debug)]
pub struct Whole {
    /// Where moves lead.
    pub graph: Graph,
    /// The positions in notation, with their moves where there are at most [`DRAWN`] positions.
    pub papers: Vec<Paper>,
    /// What each position is worth to its mover.
    pub values: Vec<Value>,
}

impl Whole {
    /// A graph with its values; `write` puts a position into notation. Time and memory: every position once.
    pub fn new(
        graph: Graph,
        values: Vec<Value>,
        write: &dyn Fn(usize) -> Paper,
        control: &Control,
    ) -> Result<Self, Stop> {
        let mut papers = Vec::with_capacity(values.len());
        for i in 0..values.len() {
            control.tick(1)?;
            let paper = write(i);
            let moves = if values.len() <= DRAWN { paper.moves } else { Vec::new() };
            papers.push(Paper { moves, ..paper });
        }
        Ok(Whole { graph, papers, values })
    }

    /// Which moves of a position keep what it is worth, in the order of the rules. Of a lost one none: nothing is left to be kept.
    pub fn keeping(&self, at: usize) -> Vec<bool> {
        let below = &self.graph.below[at];
        let left = |next: &u32| {
            let (next, value) = (*next as usize, &self.values[*next as usize]);
            (if self.graph.is_again(at, next) { value.turned() } else { value.clone() }).gladness()
        };
        let left: Vec<_> = below.iter().map(left).collect();
        let is_lost = self.values[at].outcome() == Outcome::P && !self.graph.is_points;
        let best = left.iter().max().filter(|_| !is_lost);
        left.iter().map(|one| Some(one) == best).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    use crate::search::full_search::{Count, Walk};
    use crate::trace::Gathered;
    use crate::trace::tests::{Arcs, Ends, paper};
    use ground::rules::{At, Rules};

    /// A whole game has the values that a walk from each of its positions finds.
    fn is_whole<R: Rules>(rules: &R, count: Count) {
        let control = Control::new();
        let read = RefCell::new(Vec::new());
        let write = |at: &At<R::Pos>| {
            read.borrow_mut().push(at.clone());
            paper(rules)(at)
        };
        let whole = Gathered::new(rules, &rules.start(), count, &control).expect("small").whole(&write, &control);
        let whole = whole.expect("nobody stops it");
        for (i, at) in read.borrow().iter().enumerate() {
            let value =
                Walk::new(rules, count, 100_000).value(at, &control).expect("nobody stops it").expect("there is room");
            assert_eq!(whole.values[i], value, "{at:?}");
            let left =
                Walk::new(rules, count, 100_000).left(at, &control).expect("nobody stops it").expect("there is room");
            let is_lost = value.outcome() == Outcome::P && !matches!(value, Value::Margin { .. });
            let best = left.iter().map(Value::gladness).max().filter(|_| !is_lost);
            let keeping: Vec<bool> = left.iter().map(|left| Some(left.gladness()) == best).collect();
            assert_eq!(whole.keeping(i), if rules.ending(at).is_some() { Vec::new() } else { keeping }, "{at:?}");
        }
        assert_eq!(read.borrow().len(), whole.values.len());
    }

    #[test]
    fn a_whole_game_has_the_value_of_every_position() {
        is_whole(&Ends, Count::Wins);
        let mut seed = 7u64;
        let mut draw = |most: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((seed >> 33) % most as u64) as usize
        };
        for round in 0..300 {
            let nodes = 2 + draw(12);
            // Every third graph runs downwards and has nim-values; the others run in circles where they like.
            let is_falling = round % 3 == 0;
            let mut arcs = |node: usize| {
                let next = |_| if is_falling { node + 1 + draw(nodes) } else { draw(nodes) };
                (0..round % 4).map(next).filter(|next| *next < nodes).collect()
            };
            let arcs = Arcs((0..nodes).map(&mut arcs).collect());
            is_whole(&arcs, if is_falling { Count::Nimbers } else { Count::Wins });
        }
    }
}
