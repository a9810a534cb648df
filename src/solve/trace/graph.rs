//! Every position below one, by number: where moves lead, who moves, and what is gained where the game is over.

use num_traits::ToPrimitive;

use crate::judge::control::{Control, Stop};
use crate::judge::erased::States;
use ground::num::Nat;
use ground::rules::{Ending, Side};
use ground::say;

/// A win in a search that estimates: beyond every estimate, and beyond all points that are counted here.
pub const WIN: i64 = 1 << 61;

/// A position and its moves in notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paper {
    /// The position.
    pub position: String,
    /// The moves, in the order of the rules.
    pub moves: Vec<String>,
}

impl Paper {
    /// Bytes that it takes, about.
    pub fn bytes(&self) -> usize {
        let moves: usize = self.moves.iter().map(|mv| size_of::<String>() + mv.len()).sum();
        size_of::<Paper>() + self.position.len() + moves
    }
}

/// The positions below the first one, which bears the number 0.
#[derive(Debug, Default)]
pub struct Graph {
    /// Where the moves of each lead, in the order of the rules.
    pub below: Vec<Vec<u32>>,
    /// Who moves.
    pub to: Vec<Side>,
    /// What an ended game is worth to the side whose turn it would be: 1 won, 0 drawn, -1 lost, or the points it is ahead.
    pub ends: Vec<Option<i64>>,
    /// Whether points are counted.
    pub is_points: bool,
    /// Whether a position stands for both movers, for it means the same to both: then every move passes the turn.
    pub is_folded: bool,
}

/// How far the count of the tree below a position has come.
#[derive(Clone, PartialEq)]
enum Counted {
    Not,
    OnTheWay,
    Done(Nat),
}

/// Gathers every position below the one with number 0, the only one met so far; too large beyond `room`, with [`WIN`]
/// points or more, or where moves are typed.
pub fn gather(states: &mut dyn States, room: usize, control: &Control) -> Result<Graph, Stop> {
    let too_many = || Stop::TooLarge(say!("theatre-too-many", most = room));
    let mut graph = Graph::default();
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
    /// Notes the next position: its mover and, where the game is over, the gain. `None`: [`WIN`] points or more.
    fn end(&mut self, ending: Option<&Ending>, to: Side) -> Option<()> {
        self.is_points |= matches!(ending, Some(Ending::Score { .. }));
        let gain = match ending {
            None => None,
            Some(Ending::Won(side)) => Some(if *side == to { 1 } else { -1 }),
            Some(Ending::Drawn) => Some(0),
            Some(Ending::Score { first, second }) => {
                let ahead = (first - second).to_i64().filter(|ahead| (-WIN..WIN).contains(ahead))?;
                Some(if to == Side::First { ahead } else { -ahead })
            }
        };
        self.to.push(to);
        self.ends.push(gain);
        Some(())
    }

    /// Whether who moves from one position to the next moves again there.
    pub fn is_again(&self, by: usize, next: usize) -> bool {
        !self.is_folded && self.to[by] == self.to[next]
    }

    /// What a gain of this position's mover means to who moved there.
    pub fn turned(&self, by: usize, next: usize, gain: i64) -> i64 {
        if self.is_again(by, next) { gain } else { -gain }
    }

    /// For each position the first one that means the same to its mover: itself, or the same board with the other side to move, where
    /// every such pair has the same ends and moves that lead to such pairs. `twins` are these boards.
    pub fn classes(&self, twins: &[Option<u32>]) -> Vec<usize> {
        let is_twin = |i: usize, j: usize| twins[i] == Some(j as u32);
        let is_same = |i: usize, j: usize| {
            let pairs = || self.below[i].iter().zip(&self.below[j]);
            self.ends[i] == self.ends[j]
                && self.below[i].len() == self.below[j].len()
                && pairs().all(|(a, b)| is_twin(*a as usize, *b as usize) && self.to[*a as usize] != self.to[i])
        };
        let each = || twins.iter().enumerate().filter_map(|(i, twin)| Some((i, (*twin)? as usize)));
        let is_impartial = !self.is_points && each().all(|(i, j)| is_same(i, j));
        let mut classes: Vec<usize> = (0..twins.len()).collect();
        if is_impartial {
            each().for_each(|(i, j)| classes[i] = i.min(j));
        }
        classes
    }

    /// The graph with one position for each class, and which positions these were. Nothing is folded where a move does not pass the turn.
    pub fn folded(&self, classes: &[usize]) -> (Graph, Vec<usize>) {
        let kept: Vec<usize> = (0..classes.len()).filter(|i| classes[*i] == *i).collect();
        let mut numbers = vec![0; classes.len()];
        kept.iter().enumerate().for_each(|(number, i)| numbers[*i] = number as u32);
        let leads = |i: &usize| self.below[*i].iter().map(|next| numbers[classes[*next as usize]]).collect();
        let graph = Graph {
            below: kept.iter().map(leads).collect(),
            to: kept.iter().map(|i| self.to[*i]).collect(),
            ends: kept.iter().map(|i| self.ends[*i]).collect(),
            is_points: self.is_points,
            is_folded: kept.len() < classes.len(),
        };
        (graph, kept)
    }

    /// The positions whose moves lead to each, once for every move.
    pub fn above(&self) -> Vec<Vec<u32>> {
        let mut above = vec![Vec::new(); self.below.len()];
        for (i, below) in self.below.iter().enumerate() {
            for next in below {
                above[*next as usize].push(i as u32);
            }
        }
        above
    }

    /// The most moves that play can last from each position of a graph without circles; in circles, as far as it was counted.
    /// Time: positions and moves once.
    pub fn heights(&self, control: &Control) -> Result<Vec<usize>, Stop> {
        let above = self.above();
        let mut waits: Vec<usize> = self.below.iter().map(Vec::len).collect();
        let mut heights = vec![0; waits.len()];
        let mut ready: Vec<usize> = (0..waits.len()).filter(|i| waits[*i] == 0).collect();
        while let Some(at) = ready.pop() {
            control.tick(1)?;
            for up in above[at].iter().map(|up| *up as usize) {
                heights[up] = heights[up].max(heights[at] + 1);
                waits[up] -= 1;
                if waits[up] == 0 {
                    ready.push(up);
                }
            }
        }
        Ok(heights)
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
