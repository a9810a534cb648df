//! Principal variation search (J. Pearl's Scout): the first move with the whole window, the others only as far as to see that they
//! are not better.
//!
//! Where the other side threatens to win by fours, only cells that are in the way of them are tried; leaves are looked into for fours.

use crate::boards::mnk::solver::five::field::Field;
use crate::boards::mnk::solver::five::memory::{Known, Memory};
use crate::boards::mnk::solver::five::window::{ALL, WIN, Window};
use crate::boards::mnk::solver::five::worth::{DOUBLES, FIVES, FOURS};
use crate::boards::mnk::solver::threats::fours::in_the_way;
use crate::boards::mnk::solver::threats::plane::{Cell, Plane, Side};
use solve::judge::control::{Control, Stop};

/// Plies of one variation at most.
const LONGEST: usize = 48;

/// Threats that are answered at most one after another where no depth is left.
const ANSWERED: i32 = 2;

/// Moves looked at where so many plies are left, the last for all more of them.
const WIDTHS: [usize; 4] = [10, 12, 16, 20];

/// Fours put on the board to look for a win by fours, in a leaf and above it.
const FOURS_TRIED: [u32; 2] = [24, 120];

/// Points for a move that was good enough beside this one, and at most for one that was so elsewhere.
const KILLER: i32 = 80;
const HISTORY: i32 = 60;

/// Stones after which the reins are looked at.
const TICKS: u64 = 64;

/// Why a search came to an early end.
pub enum Halt {
    /// It was stopped.
    Stop(Stop),
    /// It had done its work.
    Work,
}

/// A search of one question.
pub struct Search<'a> {
    /// The stones; as they were after every call that was not halted.
    pub field: &'a mut Field,
    /// Stones that may still be put.
    left: u64,
    control: &'a Control,
    memory: Memory,
    killers: [[Option<Cell>; 2]; LONGEST + 1],
}

impl<'a> Search<'a> {
    /// A search that puts so many stones at most.
    pub fn new(field: &'a mut Field, work: u64, control: &'a Control) -> Self {
        let memory = Memory::of(field.size());
        Search { field, left: work, control, memory, killers: [[None; 2]; LONGEST + 1] }
    }

    /// The score of a move for the side that makes it.
    pub fn after(&mut self, cell: Cell, mover: Side, depth: i32, ply: usize, window: Window) -> Result<i32, Halt> {
        self.put(cell, mover)?;
        let score = self.score(1 - mover, depth, ply + 1, window.turned())?;
        self.field.lift(cell);
        Ok(-score)
    }

    fn put(&mut self, cell: Cell, side: Side) -> Result<(), Halt> {
        self.left = self.left.checked_sub(1).ok_or(Halt::Work)?;
        if self.left.is_multiple_of(TICKS) {
            self.tick()?;
        }
        self.field.put(cell, side);
        Ok(())
    }

    /// Tells of the work and hears whether it is to end.
    fn tick(&self) -> Result<(), Halt> {
        let told = self.control.tick(TICKS);
        match told {
            Ok(()) if self.control.is_late() => Err(Halt::Work),
            Err(stop) if !self.control.is_calm() => Err(Halt::Stop(stop)),
            told => told.map_err(|_| Halt::Work),
        }
    }

    /// The score for the side that is to move.
    fn score(&mut self, mover: Side, depth: i32, ply: usize, window: Window) -> Result<i32, Halt> {
        let plies = ply as i32;
        if self.field.has_kind(FIVES, mover) {
            return Ok(WIN - plies - 1);
        }
        match self.field.first(FIVES, 1 - mover) {
            Some((_, true)) => return Ok(plies + 2 - WIN),
            // A move without a choice takes nothing off the depth.
            Some((cell, false)) if ply < LONGEST => return self.after(cell, mover, depth, ply, window),
            Some(_) => return Ok(self.standing(mover)),
            None => {}
        }
        match depth {
            _ if ply >= LONGEST => Ok(self.standing(mover)),
            1.. => self.inner(mover, depth, ply, window),
            _ => self.leaf(mover, depth, ply, window),
        }
    }

    /// The score where no depth is left: fours of the mover can only better the estimate, threats of the other side only make it worse, so
    /// both are looked into only where that matters.
    fn leaf(&mut self, mover: Side, depth: i32, ply: usize, window: Window) -> Result<i32, Halt> {
        let standing = self.standing(mover);
        let is_threatened = self.field.has_kind(DOUBLES, 1 - mover);
        if standing >= window.most && !is_threatened {
            return Ok(standing);
        }
        if let Some(line) = self.fours(mover, false)? {
            return Ok(WIN - ply as i32 - line.len() as i32);
        }
        let is_answered = is_threatened && depth > -ANSWERED && standing > window.least;
        if is_answered { self.defended(mover, depth, ply, window) } else { Ok(standing) }
    }

    /// The estimate where nothing is looked into further.
    fn standing(&self, mover: Side) -> i32 {
        standing(self.field, mover)
    }

    /// The score of a leaf in which the other side threatens a four with two ends: one move is made against it.
    fn defended(&mut self, mover: Side, depth: i32, ply: usize, window: Window) -> Result<i32, Halt> {
        let Some(cells) = self.defences(mover, false)? else { return Ok(self.standing(mover)) };
        let mut best = ply as i32 + 4 - WIN;
        for cell in cells {
            let reached = Window { least: window.least.max(best), ..window };
            best = best.max(self.after(cell, mover, depth - 1, ply, reached)?);
            if best >= window.most {
                break;
            }
        }
        Ok(best)
    }

    fn inner(&mut self, mover: Side, depth: i32, ply: usize, window: Window) -> Result<i32, Halt> {
        let key = self.key(mover);
        let known = self.memory.table.get(&key);
        if let Some(score) = known.and_then(|known| known.decides(depth, ply, window)) {
            return Ok(score);
        }
        if let Some(line) = self.fours(mover, true)? {
            return Ok(WIN - ply as i32 - line.len() as i32);
        }
        let threatened = self.defences(mover, true)?;
        let is_threatened = threatened.is_some();
        let width = WIDTHS[(depth as usize - 1).min(WIDTHS.len() - 1)];
        let mut cells = threatened.unwrap_or_else(|| promising(self.field, mover, width));
        self.sort(&mut cells, mover, ply, known.map(|known| known.step));
        let Some(first) = cells.first() else { return Ok(0) };
        let (mut best, mut step) = (-ALL, *first);
        for (i, &cell) in cells.iter().enumerate() {
            let reached = Window { least: window.least.max(best), ..window };
            let less = if i < 2 || is_threatened { 0 } else { less(i, depth) };
            let score = self.scouted(cell, mover, (depth, less), ply, reached, i > 0)?;
            if score > best {
                (best, step) = (score, cell);
            }
            if best >= window.most {
                self.praise(cell, mover, depth, ply);
                break;
            }
        }
        let known = Known::of(best, depth, ply, window, step);
        self.memory.table.put(key, known, 1 << depth.clamp(0, 40));
        Ok(best)
    }

    /// The score of a move: where it is not the first, it is only asked whether it is better, less deep at first.
    fn scouted(
        &mut self,
        cell: Cell,
        mover: Side,
        (depth, less): (i32, i32),
        ply: usize,
        window: Window,
        is_scouted: bool,
    ) -> Result<i32, Halt> {
        if !is_scouted {
            return self.after(cell, mover, depth - 1, ply, window);
        }
        let narrow = Window::narrow(window.least);
        let mut score = self.after(cell, mover, depth - 1 - less, ply, narrow)?;
        if score > window.least && less > 0 {
            score = self.after(cell, mover, depth - 1, ply, narrow)?;
        }
        if score > window.least && score < window.most {
            score = self.after(cell, mover, depth - 1, ply, window)?;
        }
        Ok(score)
    }

    /// The cells in the way of fours with which the other side threatens to win; `None`: no such threat was found.
    fn defences(&mut self, mover: Side, is_inner: bool) -> Result<Option<Vec<Cell>>, Halt> {
        let Some(line) = self.fours(1 - mover, is_inner)? else { return Ok(None) };
        Ok(Some(in_the_way(self.field, 1 - mover, &line)))
    }

    /// Puts those first that did best before.
    fn sort(&self, cells: &mut [Cell], mover: Side, ply: usize, first: Option<Cell>) {
        let promise = |cell: Cell| {
            let killer = if self.killers[ply].contains(&Some(cell)) { KILLER } else { 0 };
            promise(self.field, cell, mover) + killer + self.memory.history[mover][usize::from(cell)].min(HISTORY)
        };
        cells.sort_by_cached_key(|cell| std::cmp::Reverse((Some(*cell) == first, promise(*cell))));
    }

    /// Remembers a move that was good enough.
    fn praise(&mut self, cell: Cell, mover: Side, depth: i32, ply: usize) {
        let [one, two] = &mut self.killers[ply];
        if *one != Some(cell) {
            (*two, *one) = (*one, Some(cell));
        }
        self.memory.praise(cell, mover, depth);
    }

    fn key(&self, mover: Side) -> u64 {
        self.field.key() ^ if mover == 0 { 0 } else { !0 }
    }

    /// How the side would win by fours if it were its turn now, answers included. Nobody can complete five unless it is the side's.
    fn fours(&mut self, side: Side, is_inner: bool) -> Result<Option<Vec<Cell>>, Halt> {
        if !self.field.has_kind(FOURS, side) {
            return Ok(None);
        }
        let (mut line, mut tries) = (Vec::new(), FOURS_TRIED[usize::from(is_inner)]);
        Ok(self.wins_by_fours(side, &mut line, &mut tries)?.then_some(line))
    }

    /// Adds to the line how the side wins by fours.
    fn wins_by_fours(&mut self, side: Side, line: &mut Vec<Cell>, tries: &mut u32) -> Result<bool, Halt> {
        let must = match self.field.first(FIVES, 1 - side) {
            Some((_, true)) => return Ok(false),
            Some((cell, false)) => Some(cell),
            None => None,
        };
        let key = self.key(side);
        if self.memory.is_quiet(key) {
            return Ok(false);
        }
        for cell in self.four_making(side, must) {
            let Some(rest) = tries.checked_sub(1) else { return Ok(false) };
            *tries = rest;
            self.put(cell, side)?;
            line.push(cell);
            let wins = self.answered(side, line, tries)?;
            self.field.lift(cell);
            if wins {
                return Ok(true);
            }
            line.pop();
        }
        if *tries > 0 {
            self.memory.quieten(key);
        }
        Ok(false)
    }

    /// The cells where the side makes a four, or the one of them that it must take. A four with two ends, or two fours at once, comes first: it
    /// ends it.
    fn four_making(&self, side: Side, must: Option<Cell>) -> Vec<Cell> {
        let doubles: Vec<Cell> = self.field.of_kind(DOUBLES, side).collect();
        if let Some(must) = must {
            return self.field.of_kind(FOURS, side).filter(|cell| *cell == must).collect();
        }
        let others = self.field.of_kind(FOURS, side).filter(|cell| !doubles.contains(cell));
        doubles.iter().copied().chain(others).collect()
    }

    /// The same after a four of the side.
    fn answered(&mut self, side: Side, line: &mut Vec<Cell>, tries: &mut u32) -> Result<bool, Halt> {
        let mut ends = self.field.of_kind(FIVES, side);
        let (Some(answer), more) = (ends.next(), ends.next()) else { return Ok(false) };
        line.push(answer);
        if let Some(end) = more {
            line.push(end);
            return Ok(true);
        }
        self.put(answer, 1 - side)?;
        let wins = self.wins_by_fours(side, line, tries)?;
        self.field.lift(answer);
        if !wins {
            line.pop();
        }
        Ok(wins)
    }
}

/// By how much less deep a move is looked into at first, by its place in the order: about the product of the logarithms of both.
fn less(place: usize, depth: i32) -> i32 {
    let lengthy = |number: usize| LOGARITHMS[number.min(LOGARITHMS.len() - 1)];
    (lengthy(place) * lengthy(depth as usize) + 32) / 64
}

/// Eight times the natural logarithm of each number, of 0 nothing.
const LOGARITHMS: [i32; 24] =
    [0, 0, 6, 9, 11, 13, 14, 16, 17, 18, 18, 19, 20, 21, 21, 22, 22, 23, 23, 24, 24, 24, 25, 25];

/// What stands on the board, for the side that is to move.
pub fn standing(field: &Field, mover: Side) -> i32 {
    field.total(mover, 0) - field.total(1 - mover, 1)
}

/// How promising a move is: what it makes, and what it takes from the other side.
fn promise(field: &Field, cell: Cell, mover: Side) -> i32 {
    5 * field.worth(cell, mover) / 4 + field.worth(cell, 1 - mover)
}

/// The most promising free cells, in order; of an empty board the middle.
pub fn promising(field: &Field, mover: Side, most: usize) -> Vec<Cell> {
    if field.is_empty() {
        return vec![field.middle()];
    }
    let mut cells: Vec<u32> = Vec::with_capacity(field.size());
    cells.extend(field.free_cells().map(|cell| rank(field, cell, mover)));
    if cells.len() > most {
        cells.select_nth_unstable(most);
        cells.truncate(most);
    }
    cells.sort_unstable();
    cells.into_iter().map(|rank| (rank & CELLS) as Cell).collect()
}

/// The bits of a rank that tell the cell.
const CELLS: u32 = (1 << 9) - 1;

/// A number that is the less the more a cell promises, of equal ones the nearer it is to the middle.
fn rank(field: &Field, cell: Cell, mover: Side) -> u32 {
    let promise = promise(field, cell, mover).clamp(0, (1 << 16) - 1) as u32;
    ((1 << 16) - 1 - promise) << 14 | u32::from(field.off_middle(cell)) << 9 | u32::from(cell)
}
