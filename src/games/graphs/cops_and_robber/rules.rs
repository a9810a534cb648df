//! The rules of cops and robber: all choose places, then the cops move together and the robber answers; everyone may stay.

use crate::kit::graph::Network;
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// Cops and a robber on one graph.
#[derive(Debug)]
pub struct CopsAndRobber {
    /// The graph.
    pub network: Network,
    /// How many cops there are.
    pub cops: usize,
    /// Where a piece can go from each node: it stays, or follows an arc; each node once.
    pub near: Vec<Vec<usize>>,
}

/// Who stands where; before they have chosen the cops are none and the robber is nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hunt {
    /// The nodes of the cops, in their order.
    pub cops: Vec<usize>,
    /// The node of the robber.
    pub robber: Option<usize>,
}

impl Hunt {
    /// Whether a cop stands on the robber.
    pub fn is_caught(&self) -> bool {
        self.robber.is_some_and(|robber| self.cops.contains(&robber))
    }
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'C' } else { 'R' }
}

impl CopsAndRobber {
    /// So many cops on this graph.
    pub fn on(network: Network, cops: usize) -> Self {
        let near = |(node, targets): (usize, &Vec<usize>)| {
            std::iter::once(node).chain(targets.iter().copied().filter(|to| *to != node)).collect()
        };
        let near = network.targets().iter().enumerate().map(near).collect();
        CopsAndRobber { network, cops, near }
    }

    /// Where each piece of the mover can go, piece by piece.
    fn choices(&self, at: &At<Hunt>) -> Vec<Vec<usize>> {
        let everywhere: Vec<usize> = (0..self.network.size()).collect();
        match (at.to, at.pos.robber) {
            (Side::First, _) if at.pos.cops.is_empty() => vec![everywhere; self.cops],
            (Side::First, _) => at.pos.cops.iter().map(|cop| self.near[*cop].clone()).collect(),
            (Side::Second, Some(robber)) => vec![self.near[robber].clone()],
            (Side::Second, None) => vec![everywhere],
        }
    }
}

/// Every way to take one of each list, the last one changing fastest.
fn each_way(choices: Vec<Vec<usize>>) -> Moves<'static, Vec<usize>> {
    let total = choices.iter().fold(Nat::from(1u8), |total, list| total * Nat::from(list.len()));
    let mut turn = Some(vec![0; choices.len()]);
    let list = std::iter::from_fn(move || {
        let now = turn.take()?;
        let way = now.iter().zip(&choices).map(|(place, list)| list[*place]).collect();
        turn = following(now, &choices);
        Some(way)
    });
    Moves::counted(total, list)
}

fn following(mut now: Vec<usize>, choices: &[Vec<usize>]) -> Option<Vec<usize>> {
    for (place, list) in now.iter_mut().zip(choices).rev() {
        *place += 1;
        if *place < list.len() {
            return Some(now);
        }
        *place = 0;
    }
    None
}

impl Rules for CopsAndRobber {
    type Pos = Hunt;
    type Move = Vec<usize>;

    fn start(&self) -> At<Hunt> {
        At::first(Hunt { cops: Vec::new(), robber: None })
    }

    fn moves(&self, at: &At<Hunt>) -> Moves<'_, Vec<usize>> {
        if at.pos.is_caught() { Moves::all(Vec::new()) } else { each_way(self.choices(at)) }
    }

    fn legal(&self, at: &At<Hunt>, to: &Vec<usize>) -> Result<(), Illegal> {
        let choices = self.choices(at);
        if choices.len() != to.len() {
            return Err(Illegal(say!("cops-and-robber-count", wanted = choices.len(), told = to.len())));
        }
        match to.iter().zip(&choices).find(|(to, list)| !list.contains(to)) {
            None => Ok(()),
            // A piece stands first in the list of where it can go.
            Some((to, list)) => {
                Err(Illegal(say!("no-such-arc", from = self.network.name(list[0]), to = self.network.name(*to))))
            }
        }
    }

    fn play(&self, at: &At<Hunt>, to: &Vec<usize>) -> At<Hunt> {
        at.leave(match at.to {
            Side::First => Hunt { cops: to.clone(), robber: at.pos.robber },
            Side::Second => Hunt { cops: at.pos.cops.clone(), robber: to.first().copied() },
        })
    }

    fn ending(&self, at: &At<Hunt>) -> Option<Ending> {
        at.pos.is_caught().then_some(Ending::Won(Side::First))
    }
}
