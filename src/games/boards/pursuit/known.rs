//! What a pursuit is worth: all places of cop and robber in one maze, swept backwards from the ends.

use std::sync::{Arc, Mutex, PoisonError};

use crate::boards::pursuit::rules::{Chase, Ground, Maze};
use ground::rules::{At, Side};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::retrograde::sweep::{Graph, Start, Sweep, sweep};

/// Positions that are swept at most: every pair of free cells, for each side to move. A maze of 64 by 64 without walls fits.
pub const ROOM: usize = 1 << 25;

/// A maze with the value of every position in it.
#[derive(Debug)]
pub struct Known {
    maze: Arc<Maze>,
    /// The free cells, and the number of each cell among them.
    free: Vec<usize>,
    numbers: Vec<u32>,
    sweep: Sweep,
}

/// All positions of one maze: two of each pair of free cells, the one with the cop to move first.
struct All<'a> {
    exits: Vec<bool>,
    near: Vec<Vec<u32>>,
    free: &'a [usize],
}

impl Graph for All<'_> {
    fn nodes(&self) -> usize {
        2 * self.free.len().pow(2)
    }

    fn start(&self, node: usize) -> Start {
        let (cop, robber) = (node / 2 / self.free.len(), node / 2 % self.free.len());
        let is_cop = node.is_multiple_of(2);
        match (cop == robber, self.exits[robber]) {
            (false, false) => Start::Open(self.near[if is_cop { cop } else { robber }].len() as u32),
            (is_caught, _) if is_caught == is_cop => Start::Won,
            _ => Start::Lost,
        }
    }

    /// A step can be taken back by a step.
    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        let free = self.free.len();
        let (cop, robber) = (node / 2 / free, node / 2 % free);
        if node.is_multiple_of(2) {
            for from in &self.near[robber] {
                each(2 * (cop * free + *from as usize) + 1);
            }
        } else {
            for from in &self.near[cop] {
                each(2 * (*from as usize * free + robber));
            }
        }
    }
}

impl Known {
    /// Sweeps a maze.
    fn of(maze: &Arc<Maze>, control: &Control) -> Result<Self, Stop> {
        let free: Vec<usize> = (0..maze.cells.len()).filter(|cell| maze.cells[*cell] != Ground::Wall).collect();
        if free.len().pow(2) > ROOM / 2 {
            return Err(Stop::TooLarge(say!("too-many-positions", most = ROOM)));
        }
        let mut numbers = vec![0; maze.cells.len()];
        free.iter().zip(0..).for_each(|(cell, number)| numbers[*cell] = number);
        let near = free.iter().map(|cell| maze.near(*cell).map(|near| numbers[near]).collect()).collect();
        let exits = free.iter().map(|cell| maze.cells[*cell] == Ground::Exit).collect();
        let sweep = sweep(&All { exits, near, free: &free }, control)?;
        Ok(Known { maze: maze.clone(), free, numbers, sweep })
    }

    /// The value of a position in this maze.
    pub fn value(&self, at: &At<Chase>) -> Value {
        let [cop, robber] = [at.pos.cop, at.pos.robber].map(|cell| self.numbers[cell] as usize);
        self.sweep.value(2 * (cop * self.free.len() + robber) + usize::from(at.to == Side::Second))
    }

    /// What it would be worth to the mover if the robber stood on each free cell.
    pub fn field(&self, at: &At<Chase>) -> impl Iterator<Item = (usize, Value)> + '_ {
        let at = at.clone();
        self.free.iter().map(move |cell| {
            let pos = Chase { robber: *cell, ..at.pos.clone() };
            (*cell, self.value(&At { pos, to: at.to }))
        })
    }
}

/// The sweep of the maze that was asked for last.
#[derive(Default)]
pub struct Swept(Mutex<Option<Arc<Known>>>);

impl Swept {
    /// The sweep of a maze.
    pub fn known(&self, maze: &Arc<Maze>, control: &Control) -> Result<Arc<Known>, Stop> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(known) = last.filter(|known| Arc::ptr_eq(&known.maze, maze) || known.maze == *maze) {
            return Ok(known);
        }
        let found = Arc::new(Known::of(maze, control)?);
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(found.clone());
        Ok(found)
    }
}
