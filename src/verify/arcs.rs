//! Small games for the tests of the checker: a token that two players push along arcs.

use crate::ground::Ground;
use ground::fault::{Fault, Kind};
use ground::num::Int;
use ground::rules::{Ending, Side};
use ground::say;

/// Every node with where it leads, or how the game ended there: `first`, `second`, `drawn`, `5-3`. An arc `!c` lets the same
/// side move again; `typed` stands for moves that cannot be listed.
pub struct Arcs {
    /// The nodes, the start first.
    pub nodes: &'static [(&'static str, &'static str)],
    /// Who wins play without end.
    pub endless: Option<Side>,
}

/// The token and whose turn it is.
pub struct Token<'a> {
    arcs: &'a Arcs,
    node: &'static str,
    to: Side,
}

impl Arcs {
    /// These arcs; play without end is drawn.
    pub fn of(nodes: &'static [(&'static str, &'static str)]) -> Self {
        Arcs { nodes, endless: None }
    }

    /// The first node, the first player to move.
    pub fn start(&self) -> Token<'_> {
        Token { arcs: self, node: self.nodes[0].0, to: Side::First }
    }
}

impl<'a> Token<'a> {
    fn line(&self) -> &'static str {
        self.arcs.nodes.iter().find(|(node, _)| *node == self.node).expect("the arcs name it").1
    }

    fn along(&self, arc: &'static str) -> Token<'a> {
        let again = arc.strip_prefix('!');
        let to = if again.is_some() { self.to } else { self.to.other() };
        Token { arcs: self.arcs, node: again.unwrap_or(arc), to }
    }
}

impl Ground for Token<'_> {
    fn to(&self) -> Side {
        self.to
    }

    fn text(&self) -> String {
        self.node.to_owned()
    }

    fn ending(&self) -> Option<Ending> {
        let points = |text: &str| text.parse::<Int>().expect("points are a number");
        match self.line() {
            "first" => Some(Ending::Won(Side::First)),
            "second" => Some(Ending::Won(Side::Second)),
            "drawn" => Some(Ending::Drawn),
            line => line.split_once('-').map(|(a, b)| Ending::Score { first: points(a), second: points(b) }),
        }
    }

    fn endless(&self) -> Option<Side> {
        self.arcs.endless
    }

    fn after(&self, mv: &str) -> Result<Self, Fault> {
        let arc = self.line().split(' ').find(|arc| *arc == mv);
        arc.map(|arc| self.along(arc)).ok_or_else(|| Fault::new(Kind::IllegalMove, say!("game-is-over")))
    }

    fn each(&self, most: usize, then: &mut dyn FnMut(Self) -> bool) -> bool {
        let are_listed = self.line() != "typed" && self.line().split(' ').count() <= most;
        if are_listed {
            self.line().split(' ').map(|arc| self.along(arc)).all(then);
        }
        are_listed
    }

    fn sized(&self, _sizes: &[usize]) -> Option<Self> {
        None
    }

    fn as_heaps(&self) -> Option<(ground::heap_game::HeapGame, Vec<ground::num::Nat>)> {
        None
    }

    fn named(&self, place: usize) -> String {
        self.line().split(' ').nth(place).unwrap_or_default().to_owned()
    }
}
