//! An m,n,k game as the search walks it: for every line it is counted how many marks of each kind stand in it.
//!
//! A line with both marks is dead. What is seen at a glance follows from the live ones: a line that lacks one mark is a
//! threat, and a side that lacks `m` marks in its best line cannot finish it before its `m`-th move.

use std::array;
use std::sync::Arc;

use crate::boards::mnk::board::{Board, Kind};
use ground::rules::{At, Side};
use solve::search::alpha_beta::{Tree, Wish};
use solve::search::lines::Lines;
use solve::search::score::{Bounds, Score};
use solve::search::transposition_table::Step;

/// A set of cells: one bit each, in `W` words.
type Set<const W: usize> = [u64; W];

/// The marks of both kinds; unless the game is wild the mover's come first.
pub type Key<const W: usize> = [Set<W>; 2];

/// A position that can be stepped forward and back. Boards of up to `64 * W` cells.
pub struct Marks<const W: usize> {
    lines: Arc<Lines>,
    kind: Kind,
    /// How many X and O stand in each line.
    counts: Vec<[u8; 2]>,
    /// How many lines hold so many marks of one kind and none of the other.
    live: [Vec<u16>; 2],
    /// The marks, as each symmetry of the board sees them.
    planes: Vec<Key<W>>,
    mover: usize,
    free: usize,
}

/// The frame bit that says X and O are swapped; the bits below it number the symmetry.
const SWAPPED: u8 = 1 << 3;

impl<const W: usize> Marks<W> {
    /// A position that is not over.
    pub fn of(lines: &Arc<Lines>, kind: Kind, at: &At<Board>) -> Self {
        let mut live: [Vec<u16>; 2] = array::from_fn(|_| vec![0; lines.k.min(lines.cells) + 1]);
        for live in &mut live {
            live[0] = lines.all.len() as u16;
        }
        let mut marks = Marks {
            counts: vec![[0; 2]; lines.all.len()],
            live,
            planes: vec![[[0; W]; 2]; lines.symmetries.len()],
            mover: usize::from(at.to == Side::Second),
            free: lines.cells,
            lines: lines.clone(),
            kind,
        };
        for (cell, mark) in at.pos.cells.iter().enumerate() {
            if let Some(mark) = mark {
                marks.put(cell, *mark as usize);
            }
        }
        marks
    }

    fn put(&mut self, cell: usize, mark: usize) {
        for &line in &self.lines.through[cell] {
            let counts = &mut self.counts[usize::from(line)];
            let (own, other) = (usize::from(counts[mark]), usize::from(counts[1 - mark]));
            if other == 0 {
                self.live[mark][own] -= 1;
                self.live[mark][own + 1] += 1;
            }
            if own == 0 {
                self.live[1 - mark][other] -= 1;
            }
            counts[mark] += 1;
        }
        self.flip(cell, mark);
        self.free -= 1;
    }

    fn lift(&mut self, cell: usize, mark: usize) {
        for &line in &self.lines.through[cell] {
            let counts = &mut self.counts[usize::from(line)];
            counts[mark] -= 1;
            let (own, other) = (usize::from(counts[mark]), usize::from(counts[1 - mark]));
            if other == 0 {
                self.live[mark][own] += 1;
                self.live[mark][own + 1] -= 1;
            }
            if own == 0 {
                self.live[1 - mark][other] += 1;
            }
        }
        self.flip(cell, mark);
        self.free += 1;
    }

    fn flip(&mut self, cell: usize, mark: usize) {
        for (planes, turn) in self.planes.iter_mut().zip(&self.lines.symmetries) {
            let image = usize::from(turn[cell]);
            planes[mark][image / 64] ^= 1 << (image % 64);
        }
    }

    fn is_free(&self, cell: usize) -> bool {
        self.planes[0].iter().all(|plane| plane[cell / 64] >> (cell % 64) & 1 == 0)
    }

    /// The fewest marks that a live line of this kind lacks.
    fn lacks(&self, mark: usize) -> Option<usize> {
        (0..=self.lines.k.min(self.lines.cells))
            .rev()
            .find(|&held| self.live[mark][held] > 0)
            .map(|held| self.lines.k - held)
    }

    /// The cells that complete a line of this kind now.
    fn completing(&self, mark: usize) -> Set<W> {
        let mut cells = [0; W];
        if !self.lines.all.is_empty() && self.live[mark][self.lines.k - 1] > 0 {
            let held = self.lines.k - 1;
            for (line, counts) in self.lines.all.iter().zip(&self.counts) {
                if usize::from(counts[mark]) == held && counts[1 - mark] == 0 {
                    let cell = line.iter().map(|&cell| usize::from(cell)).find(|&cell| self.is_free(cell));
                    let cell = cell.expect("a line that lacks one mark has one free cell");
                    cells[cell / 64] |= 1 << (cell % 64);
                }
            }
        }
        cells
    }

    /// What bounds the score when the mover's own lines count for the mover after `own` marks, the other's after `other`.
    fn by_lines(&self, own: Option<usize>, other: Option<usize>) -> Bounds {
        let mine = own.map(|lacks| 2 * lacks - 1).filter(|plies| *plies <= self.free);
        let theirs = other.map(|lacks| 2 * lacks).filter(|plies| *plies <= self.free);
        self.by_plies(mine, theirs)
    }

    /// What bounds the score when the mover cannot complete a line before ply `mine`, the opponent not before `theirs`.
    fn by_plies(&self, mine: Option<usize>, theirs: Option<usize>) -> Bounds {
        let (wins, loses) = if self.kind.is_misere { (theirs, mine) } else { (mine, theirs) };
        Bounds { low: loses.map_or(Score::DRAW, Score::loss), high: wins.map_or(Score::DRAW, Score::win) }
    }

    fn glance_wild(&self) -> Bounds {
        let lacks = [0, 1].into_iter().filter_map(|mark| self.lacks(mark)).min().filter(|lacks| *lacks <= self.free);
        let Some(lacks) = lacks else { return Bounds::exactly(Score::DRAW) };
        if lacks == 1 && !self.kind.is_misere {
            return Bounds::exactly(Score::win(1));
        }
        if lacks == 1 && self.completing(0) == self.completing(1) && size(&self.completing(0)) == self.free {
            return Bounds::exactly(Score::loss(1));
        }
        let (odd, even) = if lacks % 2 == 1 { (lacks, lacks + 1) } else { (lacks + 1, lacks) };
        self.by_plies(Some(odd).filter(|plies| *plies <= self.free), Some(even).filter(|plies| *plies <= self.free))
    }

    fn glance_misere(&self) -> Bounds {
        if self.free > 0 && size(&self.completing(self.mover)) == self.free {
            return Bounds::exactly(Score::loss(1));
        }
        self.by_lines(self.lacks(self.mover), self.lacks(1 - self.mover))
    }

    fn glance_normal(&self) -> Bounds {
        let (own, other) = (self.lacks(self.mover), self.lacks(1 - self.mover));
        if own == Some(1) {
            return Bounds::exactly(Score::win(1));
        }
        if other == Some(1) && size(&self.completing(1 - self.mover)) > 1 {
            return Bounds::exactly(Score::loss(2));
        }
        let mut bounds = self.by_lines(own, other);
        if self.free == self.lines.cells {
            // Strategy stealing: a mark too many never hurts, so who begins on an empty board never loses.
            bounds.low = Score::DRAW;
        }
        bounds
    }

    /// Whether the free cells can be paired so that every live line of this kind holds a pair of its own: then who answers
    /// each mark in a pair with the other cell of it stops all of these lines.
    fn is_paired_off(&self, mark: usize) -> bool {
        let lines: Vec<usize> = (0..self.counts.len()).filter(|&line| self.counts[line][1 - mark] == 0).collect();
        if lines.len() * 2 > self.free {
            return false;
        }
        let mut owner = vec![None; self.lines.cells];
        lines.iter().all(|&line| (0..2).all(|_| self.claim(line, &mut owner, &mut [0; W])))
    }

    /// Finds one more free cell for the line, moving other lines to other cells where needed.
    fn claim(&self, line: usize, owner: &mut [Option<usize>], tried: &mut Set<W>) -> bool {
        self.lines.all[line].iter().map(|&cell| usize::from(cell)).any(|cell| {
            if !self.is_free(cell) || owner[cell] == Some(line) || tried[cell / 64] >> (cell % 64) & 1 == 1 {
                return false;
            }
            tried[cell / 64] |= 1 << (cell % 64);
            let is_given = owner[cell].is_none_or(|other| self.claim(other, owner, tried));
            if is_given {
                owner[cell] = Some(line);
            }
            is_given
        })
    }

    /// How much a mark in this cell builds and blocks: lines count fourfold for each mark in them, own ones twice (of the
    /// proportions tried on 5x5 and 5x6 this one searched least). A dead cell weighs 0.
    fn weight(&self, cell: usize) -> i64 {
        let weigh = |&line: &u16| {
            let counts = self.counts[usize::from(line)];
            let (own, other) = (counts[self.mover], counts[1 - self.mover]);
            let alone = |own: u8, other: u8| if other == 0 { 1i64 << (2 * own.min(20)) } else { 0 };
            2 * alone(own, other) + alone(other, own)
        };
        self.lines.through[cell].iter().map(weigh).sum()
    }
}

impl<const W: usize> Tree for Marks<W> {
    type Key = Key<W>;

    fn glance(&self) -> Bounds {
        match (self.kind.is_wild, self.kind.is_misere) {
            (true, _) => self.glance_wild(),
            (false, true) => self.glance_misere(),
            (false, false) => self.glance_normal(),
        }
    }

    fn look(&self, wish: Wish) -> Bounds {
        let mut bounds = Bounds::NONE;
        if self.kind.is_wild || self.kind.is_misere {
            return bounds;
        }
        if wish == Wish::Win && self.is_paired_off(self.mover) {
            bounds.high = Score::DRAW;
        }
        if wish == Wish::Hold && self.is_paired_off(1 - self.mover) {
            bounds.low = Score::DRAW;
        }
        bounds
    }

    fn key(&self) -> (Key<W>, u8) {
        let seen = self.planes.iter().zip(0u8..);
        let images = seen.flat_map(|(&[x, o], frame)| {
            let straight = ([x, o], frame);
            let swapped = ([o, x], frame | SWAPPED);
            match (self.kind.is_wild, self.mover) {
                (true, _) => [Some(straight), Some(swapped)],
                (false, 0) => [Some(straight), None],
                (false, _) => [Some(swapped), None],
            }
        });
        images.flatten().min().expect("a board has symmetries")
    }

    fn framed(&self, step: Step, frame: u8) -> Step {
        let (cell, mark) = (step / 2, step % 2);
        let swap = Step::from(frame / SWAPPED);
        self.lines.symmetries[usize::from(frame % SWAPPED)][usize::from(cell)] * 2 + (mark ^ swap)
    }

    fn unframed(&self, step: Step, frame: u8) -> Step {
        let turn = &self.lines.symmetries[usize::from(frame % SWAPPED)];
        let cell = turn.iter().position(|&image| image == step / 2).expect("a symmetry reaches every cell");
        cell as Step * 2 + ((step % 2) ^ Step::from(frame / SWAPPED))
    }

    fn steps(&self, steps: &mut Vec<Step>) {
        let is_tame = !self.kind.is_wild && !self.kind.is_misere;
        let own = if self.kind.is_misere { [self.completing(0), self.completing(1)] } else { [[0; W]; 2] };
        let threats = if is_tame { self.completing(1 - self.mover) } else { [0; W] };
        let marks = if self.kind.is_wild { 0..2 } else { self.mover..self.mover + 1 };
        let mut weighed: Vec<(i64, Step)> = Vec::with_capacity(self.free * marks.len());
        let mut has_dead = false;
        for cell in (0..self.lines.cells).filter(|&cell| self.is_free(cell)) {
            if size(&threats) > 0 && !has(&threats, cell) {
                continue;
            }
            let weight = self.weight(cell);
            // Dead cells are all alike.
            if weight == 0 && std::mem::replace(&mut has_dead, true) {
                continue;
            }
            for mark in marks.clone().filter(|&mark| !has(&own[mark], cell)) {
                weighed.push((if is_tame { -weight } else { weight }, (cell * 2 + mark) as Step));
            }
        }
        weighed.sort_unstable();
        steps.extend(weighed.into_iter().map(|(_, step)| step));
    }

    fn go(&mut self, step: Step) {
        self.put(usize::from(step / 2), usize::from(step % 2));
        self.mover = 1 - self.mover;
    }

    fn back(&mut self, step: Step) {
        self.lift(usize::from(step / 2), usize::from(step % 2));
        self.mover = 1 - self.mover;
    }
}

fn size<const W: usize>(set: &Set<W>) -> usize {
    set.iter().map(|word| word.count_ones() as usize).sum()
}

fn has<const W: usize>(set: &Set<W>, cell: usize) -> bool {
    set[cell / 64] >> (cell % 64) & 1 == 1
}
