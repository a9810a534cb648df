//! Every position below one, by number: where moves lead, who moves, and what is gained where the game is over.

use num_traits::ToPrimitive;

use crate::judge::control::{Control, Stop};
use crate::judge::erased::States;
use ground::num::Nat;
use ground::rules::{Ending, Side};
use ground::say;

/// A position and its moves in notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paper {
    /// The position.
    pub position: String,
    /// The moves, in the order of the rules.
    pub moves: Vec<String>,
}

/// The positions below the first one, which bears the number 0.
#[derive(Debug)]
pub struct Graph {
    /// Where the moves of each lead, in the order of the rules.
    pub below: Vec<Vec<u32>>,
    /// Who moves.
    pub to: Vec<Side>,
    /// What an ended game is worth to the side whose turn it would be: 1 won, 0 drawn, -1 lost, or the points it is ahead.
    pub ends: Vec<Option<i64>>,
    /// Whether points are counted.
    pub is_points: bool,
}

/// How far the count of the tree below a position has come.
#[derive(Clone, PartialEq)]
enum Counted {
    Not,
    OnTheWay,
    Done(Nat),
}

/// Gathers every position below the one with number 0, the only one met so far; too large beyond `room`, with points beyond a machine
/// word, or where moves are typed.
pub fn gather(states: &mut dyn States, room: usize, control: &Control) -> Result<Graph, Stop> {
    let too_many = || Stop::TooLarge(say!("theatre-too-many", most = room));
    let mut graph = Graph { below: Vec::new(), to: Vec::new(), ends: Vec::new(), is_points: false };
    while graph.below.len() < states.met() {
        let state = graph.below.len() as u32;
        control.tick(1)?;
        let ending = states.ending(state);
        graph.end(ending.as_ref(), states.to(state)).ok_or_else(too_many)?;
        if ending.is_some() {
            graph.below.push(Vec::new());
            continue;
        }
        let mut is_typed = false;
        let is_room = &mut |moves: &Nat| {
            // Where none is listed there are endlessly many, and play ends with one of them.
            is_typed = *moves == Nat::ZERO;
            !is_typed && *moves <= Nat::from(room)
        };
        let below = states.next(state, is_room);
        if is_typed {
            return Err(Stop::TooLarge(say!("theatre-typed")));
        }
        graph.below.push(below.filter(|_| states.met() <= room).ok_or_else(too_many)?);
    }
    Ok(graph)
}

impl Graph {
    /// Notes the next position: its mover and, where the game is over, the gain. `None`: points beyond a machine word.
    fn end(&mut self, ending: Option<&Ending>, to: Side) -> Option<()> {
        self.is_points |= matches!(ending, Some(Ending::Score { .. }));
        let gain = match ending {
            None => None,
            Some(Ending::Won(side)) => Some(if *side == to { 1 } else { -1 }),
            Some(Ending::Drawn) => Some(0),
            Some(Ending::Score { first, second }) => {
                let ahead = (first - second).to_i64().filter(|ahead| *ahead != i64::MIN)?;
                Some(if to == Side::First { ahead } else { -ahead })
            }
        };
        self.to.push(to);
        self.ends.push(gain);
        Some(())
    }

    /// What a gain of this position's mover means to who moved there.
    pub fn turned(&self, by: usize, next: usize, gain: i64) -> i64 {
        if self.to[by] == self.to[next] { gain } else { -gain }
    }

    /// How many nodes the tree below each position has, itself included: all lines of play, each by itself. `None` where play
    /// can run in circles, so that the tree has no end.
    pub fn tree_sizes(&self, control: &Control) -> Result<Option<Vec<Nat>>, Stop> {
        let mut sizes = vec![Counted::Not; self.below.len()];
        let mut stack = vec![0];
        while let Some(&top) = stack.last() {
            control.tick(1)?;
            match sizes[top] {
                Counted::Done(_) => _ = stack.pop(),
                Counted::Not => {
                    sizes[top] = Counted::OnTheWay;
                    for &next in &self.below[top] {
                        match sizes[next as usize] {
                            Counted::Not => stack.push(next as usize),
                            Counted::OnTheWay => return Ok(None),
                            Counted::Done(_) => {}
                        }
                    }
                }
                Counted::OnTheWay => {
                    let below = self.below[top].iter().map(|next| sizes[*next as usize].nodes());
                    sizes[top] = Counted::Done(below.sum::<Nat>() + 1u8);
                    stack.pop();
                }
            }
        }
        Ok(Some(sizes.into_iter().map(|size| size.nodes().clone()).collect()))
    }
}

impl Counted {
    fn nodes(&self) -> &Nat {
        match self {
            Counted::Done(nodes) => nodes,
            Counted::Not | Counted::OnTheWay => &Nat::ZERO,
        }
    }
}
