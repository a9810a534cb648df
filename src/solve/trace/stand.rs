//! How a recorded search stands after one of its steps: the way from the root, what each move there came to, and the counts so far.

use crate::trace::alpha_beta::{Step, Trace};
use ground::num::Nat;

/// How far a gain is known: a search with a window often proves no more than it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// So much.
    Exactly,
    /// So much or less.
    AtMost,
    /// So much or more.
    AtLeast,
}

/// What became of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is not looked at yet.
    Waiting,
    /// It is being looked at.
    Inside,
    /// What it brings who makes it.
    Known(i64, Sure),
    /// It was skipped.
    Skipped,
}

/// A node on the way from the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its number in the trace.
    pub node: usize,
    /// What the mover is sure of by now.
    pub alpha: i64,
    /// What became of its moves.
    pub fates: Vec<Fate>,
}

/// A search after one of its steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stand {
    /// The way from the root, which always stays.
    pub levels: Vec<Level>,
    /// Nodes visited so far.
    pub visited: usize,
    /// Cut-offs so far.
    pub cuts: usize,
    /// Nodes that these spared.
    pub spared: Nat,
}

impl Stand {
    /// How the search stands after a step, counted from 0. Time: the steps up to there.
    pub fn after(trace: &Trace, step: usize) -> Self {
        let mut stand = Stand::default();
        trace.steps.iter().take(step + 1).for_each(|step| stand.take(trace, step));
        stand
    }

    fn take(&mut self, trace: &Trace, step: &Step) {
        match step {
            Step::Enter(node) => self.enter(trace, *node),
            Step::Cut(_, spared) => {
                self.cuts += 1;
                self.spared += spared;
                let fates = self.levels.last_mut().into_iter().flat_map(|level| &mut level.fates);
                fates.filter(|fate| **fate == Fate::Waiting).for_each(|fate| *fate = Fate::Skipped);
            }
            Step::Leave(node, gain) => self.leave(trace, *node, *gain),
        }
    }

    fn enter(&mut self, trace: &Trace, number: usize) {
        let node = &trace.nodes[number];
        self.visited += 1;
        if let (Some((_, index)), Some(above)) = (node.parent, self.levels.last_mut()) {
            above.fates[index] = Fate::Inside;
        }
        let fates = vec![Fate::Waiting; node.paper.moves.len()];
        self.levels.push(Level { node: number, alpha: node.alpha, fates });
    }

    fn leave(&mut self, trace: &Trace, number: usize, gain: i64) {
        let node = &trace.nodes[number];
        let Some((parent, index)) = node.parent else { return };
        self.levels.pop();
        let sure = match gain {
            _ if node.paper.moves.is_empty() => Sure::Exactly,
            gain if gain >= node.beta => Sure::AtLeast,
            gain if gain <= node.alpha => Sure::AtMost,
            _ => Sure::Exactly,
        };
        let (gain, sure) = if trace.nodes[parent].to == node.to { (gain, sure) } else { (-gain, sure.turned()) };
        if let Some(above) = self.levels.last_mut() {
            above.fates[index] = Fate::Known(gain, sure);
            above.alpha = above.alpha.max(gain);
        }
    }
}

impl Sure {
    fn turned(self) -> Self {
        match self {
            Sure::Exactly => Sure::Exactly,
            Sure::AtMost => Sure::AtLeast,
            Sure::AtLeast => Sure::AtMost,
        }
    }
}
