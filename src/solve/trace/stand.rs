//! How a run stands after one of its steps: the way from the root with what each move there came to, and the cells written so far.

use rustc_hash::FxHashMap;

use crate::trace::run::{Cell, Change, Fate, Run, Tint};
use ground::say::Say;

/// A node on the way from the root.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// Its number in the run.
    pub node: usize,
    /// What the mover is sure of by now; `None`: the method has no window.
    pub alpha: Option<i64>,
    /// What it is worth by itself, in the place of its moves.
    pub told: Option<Say>,
    /// What became of its moves.
    pub fates: Vec<Fate>,
}

/// A run after one of its steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stand {
    /// The way from the root, which stays until another search begins.
    pub levels: Vec<Level>,
    /// What is written in tables.
    pub cells: FxHashMap<Cell, (String, Tint)>,
    /// How many bars show.
    pub bars: usize,
    /// Nodes entered so far.
    pub entered: usize,
    /// Moves skipped so far.
    pub skipped: usize,
}

impl Stand {
    /// How a run stands after a step, counted from 0. Time: the steps up to there.
    pub fn after(run: &Run, step: usize) -> Self {
        let mut stand = Stand::default();
        let steps = run.steps.iter().take(step + 1);
        steps.flat_map(|step| &step.changes).for_each(|change| stand.take(run, change));
        stand
    }

    fn take(&mut self, run: &Run, change: &Change) {
        match change {
            Change::Write(cell, text, tint) => _ = self.cells.insert(*cell, (text.clone(), *tint)),
            Change::Enter(node) => self.enter(run, *node),
            Change::Fate(index, fate) => {
                self.skipped += usize::from(*fate == Fate::Skipped);
                if let Some(level) = self.levels.last_mut() {
                    level.fates[*index] = *fate;
                }
            }
            Change::Sure(gain) => {
                if let Some(level) = self.levels.last_mut() {
                    level.alpha = level.alpha.map(|alpha| alpha.max(*gain));
                }
            }
            Change::Told(says) => {
                if let Some(level) = self.levels.last_mut() {
                    level.told = Some(says.clone());
                }
            }
            Change::Leave => {
                if self.levels.len() > 1 {
                    self.levels.pop();
                }
            }
            Change::Bar(round) => self.bars = round + 1,
        }
    }

    fn enter(&mut self, run: &Run, number: usize) {
        let node = &run.nodes[number];
        self.entered += 1;
        if node.parent.is_none() {
            // A search that begins anew.
            self.levels.clear();
        }
        if let (Some((_, index)), Some(above)) = (node.parent, self.levels.last_mut()) {
            above.fates[index] = Fate::Inside;
        }
        let moves = run.papers[node.paper].moves.len();
        let alpha = node.window.map(|(alpha, _)| alpha);
        self.levels.push(Level { node: number, alpha, told: None, fates: vec![Fate::Waiting; moves] });
    }

    /// What is written in a cell.
    pub fn cell(&self, cell: Cell) -> Option<&(String, Tint)> {
        self.cells.get(&cell)
    }
}
