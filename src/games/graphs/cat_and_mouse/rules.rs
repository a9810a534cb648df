//! The rules of cat and mouse: in turn each goes along an arc; the mouse wants the hole, the cat wants the mouse.

use crate::kit::graph::Network;
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// Cat and mouse on one graph.
#[derive(Debug)]
pub struct CatAndMouse {
    /// The graph.
    pub network: Network,
    /// The node that is the mouse's hole; a graph without it has none.
    pub hole: Option<usize>,
}

/// Where the two are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chase {
    /// The mouse, which moves first.
    pub mouse: usize,
    /// The cat.
    pub cat: usize,
}

impl Chase {
    /// Where the mover is.
    pub fn mover(&self, to: Side) -> usize {
        if to == Side::First { self.mouse } else { self.cat }
    }
}

/// The name of a side in sentences.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'M' } else { 'C' }
}

impl CatAndMouse {
    /// The nodes the mover can go to.
    pub fn targets(&self, at: &At<Chase>) -> impl Iterator<Item = usize> + '_ {
        let closed = self.hole.filter(|_| at.to == Side::Second);
        let from = at.pos.mover(at.to);
        self.network.targets()[from].iter().copied().filter(move |to| Some(*to) != closed)
    }
}

impl Rules for CatAndMouse {
    type Pos = Chase;
    type Move = usize;

    /// On the nodes 1 and 2, or else on the first two that are no hole.
    fn start(&self) -> At<Chase> {
        let free = |node: &usize| Some(*node) != self.hole;
        let named = |name: &str| self.network.find(name);
        let mut others = (0..self.network.size()).filter(free);
        let pair = named("1").zip(named("2")).or_else(|| others.next().zip(others.next()));
        let (mouse, cat) = pair.expect("a graph is let in only with two nodes beside the hole");
        At::first(Chase { mouse, cat })
    }

    fn moves(&self, at: &At<Chase>) -> Moves<'_, usize> {
        if self.winner(&at.pos).is_some() {
            return Moves::all(Vec::new());
        }
        let list: Vec<usize> = self.targets(at).collect();
        Moves::counted(Nat::from(list.len()), list.into_iter())
    }

    fn legal(&self, at: &At<Chase>, to: &usize) -> Result<(), Illegal> {
        let from = at.pos.mover(at.to);
        if at.to == Side::Second && Some(*to) == self.hole {
            return Err(Illegal(say!("cat-and-mouse-hole-is-closed")));
        }
        if self.network.targets()[from].contains(to) {
            return Ok(());
        }
        Err(Illegal(say!("no-such-arc", from = self.network.name(from), to = self.network.name(*to))))
    }

    fn play(&self, at: &At<Chase>, to: &usize) -> At<Chase> {
        at.leave(match at.to {
            Side::First => Chase { mouse: *to, ..at.pos },
            Side::Second => Chase { cat: *to, ..at.pos },
        })
    }

    /// Who cannot move at all has neither won nor lost.
    fn ending(&self, at: &At<Chase>) -> Option<Ending> {
        let is_stuck = || self.targets(at).next().is_none();
        self.winner(&at.pos).map(Ending::Won).or_else(|| is_stuck().then_some(Ending::Drawn))
    }
}

impl CatAndMouse {
    /// Who has won, if somebody has.
    pub fn winner(&self, pos: &Chase) -> Option<Side> {
        match pos {
            pos if Some(pos.mouse) == self.hole => Some(Side::First),
            pos if pos.mouse == pos.cat => Some(Side::Second),
            _ => None,
        }
    }
}
