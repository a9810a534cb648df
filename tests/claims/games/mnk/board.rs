//! Boards of m,n,k games with their lines, made of the text alone, and what is forced on them.

use std::cell::RefCell;
use std::collections::BTreeSet;

use duel::place::Place;
use ground::rules::Side;

use crate::claim::{Case, Held, is};
use crate::drawing::Drawing;
use crate::purse::work;

/// Fours that follow each other at most when a win by fours is looked for.
const DEEP: usize = 8;

/// Positions that one search for fours may visit.
const TRIES: usize = 3_000;

/// Positions that all searches for fours of one question may visit.
const PATIENCE: usize = 10_000;

/// Threats after the first, before fours alone win.
const QUIET: usize = 2;

/// Cells, the one where threats begin, and whose they are.
type Asked = (Vec<char>, usize, char);

thread_local! {
    /// Whether threats won that were asked about last.
    static LAST: RefCell<Option<(Asked, bool)>> = const { RefCell::new(None) };
}

/// A board with its lines, made of the text alone.
pub struct Board {
    pub drawing: Drawing,
    pub lines: Vec<Vec<usize>>,
    pub k: usize,
    pub is_misere: bool,
    pub is_wild: bool,
    pub to: Side,
    /// Positions that searches for fours may still visit.
    patience: usize,
}

pub fn mark(side: Side) -> char {
    if side == Side::First { 'X' } else { 'O' }
}

pub fn other(mark: char) -> char {
    if mark == 'X' { 'O' } else { 'X' }
}

impl Board {
    pub fn of(case: &Case) -> Board {
        Board::at(case, &*case.met.place)
    }

    /// The cells of the board and of all its mirror images that have the same sides.
    pub fn images(&self) -> Vec<Vec<char>> {
        let (cells, cols) = (&self.drawing.cells, self.drawing.cols);
        let rows = cells.len() / cols;
        let from = |turn: usize, i: usize| {
            let (mut row, mut col) = (i / cols, i % cols);
            if turn & 4 != 0 {
                (row, col) = (col, row);
            }
            let row = if turn & 1 != 0 { rows - 1 - row } else { row };
            let col = if turn & 2 != 0 { cols - 1 - col } else { col };
            cells[row * cols + col]
        };
        let turns = if rows == cols { 8 } else { 4 };
        (0..turns).map(|turn| (0..cells.len()).map(|i| from(turn, i)).collect()).collect()
    }

    pub fn at(case: &Case, place: &dyn Place) -> Board {
        let drawing = Drawing::of(place);
        let k: usize = case.met.param("k").parse().unwrap_or(usize::MAX);
        let size = drawing.cols.max(drawing.rows());
        let mut lines = Vec::new();
        for cell in (0..drawing.cells.len()).filter(|_| k <= size) {
            for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let step = |from: &usize| drawing.step(*from, right, down);
                let cells: Vec<usize> = std::iter::successors(Some(cell), step).take(k).collect();
                if cells.len() == k {
                    lines.push(cells);
                }
            }
        }
        let is = |name: &str| case.met.param(name) == "true";
        Board { drawing, lines, k, is_misere: is("misere"), is_wild: is("wild"), to: place.to(), patience: PATIENCE }
    }

    pub fn marks(&self, side: Side) -> Vec<char> {
        if self.is_wild { vec!['X', 'O'] } else { vec![mark(side)] }
    }

    pub fn free(&self) -> Vec<usize> {
        (0..self.drawing.cells.len()).filter(|cell| self.drawing.cells[*cell] == '.').collect()
    }

    /// The free cells of the lines of this mark alone that lack so many of it.
    fn lacking(&self, mark: char, few: usize) -> impl Iterator<Item = usize> {
        let is_short = move |line: &&Vec<usize>| {
            let (mut held, mut free) = (0, 0);
            for &cell in *line {
                match self.drawing.cells[cell] {
                    '.' => free += 1,
                    own if own == mark => held += 1,
                    _ => return false,
                }
            }
            free == few && held + few == self.k
        };
        self.lines.iter().filter(is_short).flatten().copied().filter(|cell| self.drawing.cells[*cell] == '.')
    }

    /// The free cells that complete a line of this mark.
    pub fn completing(&self, mark: char) -> BTreeSet<usize> {
        self.lacking(mark, 1).collect()
    }

    pub fn finishing(&self, side: Side) -> BTreeSet<usize> {
        self.marks(side).into_iter().flat_map(|mark| self.completing(mark)).collect()
    }

    /// What is so with a mark in this cell, which is free again afterwards.
    pub fn with<T>(&mut self, cell: usize, mark: char, then: impl FnOnce(&mut Board) -> T) -> T {
        self.drawing.cells[cell] = mark;
        let found = then(self);
        self.drawing.cells[cell] = '.';
        found
    }

    /// The cells where a mark makes a line that then lacks a single one.
    pub fn fours(&self, mark: char) -> BTreeSet<usize> {
        self.lacking(mark, 2).collect()
    }

    /// How this mark, which is to move, wins by fours, answers included; sound, never complete.
    fn fours_line(&mut self, mark: char, deep: usize, tries: &mut usize) -> Option<Vec<usize>> {
        if let Some(last) = self.completing(mark).pop_first() {
            return Some(vec![last]);
        }
        if deep == 0 || *tries == 0 || self.patience == 0 {
            return None;
        }
        *tries -= 1;
        self.patience -= 1;
        work(self.lines.len() / 8);
        let dangers = self.completing(other(mark));
        let tried = self.fours(mark).into_iter().filter(|cell| dangers.iter().all(|danger| danger == cell));
        let tried: Vec<usize> = tried.collect();
        tried.into_iter().find_map(|cell| {
            self.with(cell, mark, |board| {
                if !board.completing(other(mark)).is_empty() {
                    return None;
                }
                let stop = board.completing(mark).pop_first()?;
                let rest = board.with(stop, other(mark), |board| board.fours_line(mark, deep - 1, tries))?;
                Some([vec![cell, stop], rest].concat())
            })
        })
    }

    /// Whether this mark, which is to move, wins by so many fours at most, the last mark not counted.
    pub fn wins_by_fours(&mut self, mark: char, deep: usize) -> bool {
        self.fours_line(mark, deep, &mut { TRIES }).is_some()
    }

    /// How this mark, which is to move, wins by fours, few ones first.
    pub fn attack(&mut self, mark: char) -> Option<Vec<usize>> {
        if self.completing(mark).is_empty() && self.fours(mark).is_empty() {
            return None;
        }
        (1..=DEEP).find_map(|deep| self.fours_line(mark, deep, &mut { TRIES }))
    }

    /// Whether this mark, which is to move, wins by fours.
    pub fn attacks(&mut self, mark: char) -> bool {
        self.attack(mark).is_some()
    }

    /// Whether the other side, to move, loses to this mark's fours, or to fours after one move of its own that is forced.
    pub fn overruns(&mut self, mark: char) -> bool {
        self.presses(mark, 0)
    }

    /// Whether the other side, to move, loses: after each of its moves this mark wins by fours, or by so many quieter threats at most.
    pub fn presses(&mut self, mark: char, deep: usize) -> bool {
        if !self.completing(other(mark)).is_empty() {
            return false;
        }
        let stops = self.completing(mark);
        if stops.len() > 1 {
            return true;
        }
        if let Some(stop) = stops.first() {
            return self.with(*stop, other(mark), |board| board.chases(mark, deep));
        }
        // What this mark would do if the other side passed meets all moves that stand beside it.
        let Some(threat) = self.attack(mark) else { return false };
        self.free().into_iter().all(|cell| {
            self.with(cell, other(mark), |board| {
                board.is_forced_line(mark, &threat) == Some(Held::True) || board.chases(mark, deep)
            })
        })
    }

    /// Whether this mark wins by threats that begin in this cell, few ones first.
    pub fn wins_from(&mut self, cell: usize, mark: char) -> bool {
        let asked = (self.drawing.cells.clone(), cell, mark);
        let known = LAST.with_borrow(|last| last.as_ref().filter(|(known, _)| *known == asked).map(|(_, wins)| *wins));
        known.unwrap_or_else(|| {
            self.patience = PATIENCE;
            let wins = self.with(cell, mark, |board| (0..=QUIET).any(|deep| board.presses(mark, deep)));
            LAST.set(Some((asked, wins)));
            wins
        })
    }

    /// The cells where a mark makes a threat: a line of nothing but this mark then lacks two at most.
    fn hot(&self, mark: char) -> Vec<usize> {
        let cells: BTreeSet<usize> = (0..=3).flat_map(|few| self.lacking(mark, few)).collect();
        cells.into_iter().collect()
    }

    /// Whether this mark, which is to move, wins by fours, or by so many quieter threats before them.
    fn chases(&mut self, mark: char, deep: usize) -> bool {
        if self.attacks(mark) {
            return true;
        }
        let dangers = self.completing(other(mark));
        let tried: Vec<usize> = if dangers.is_empty() { self.hot(mark) } else { dangers.into_iter().collect() };
        deep > 0 && tried.into_iter().any(|cell| self.with(cell, mark, |board| board.presses(mark, deep - 1)))
    }

    /// Whether this mark wins if it is to move, by trying everything; `None`: there is more to try than this.
    fn wins(&mut self, mark: char, tries: &mut usize) -> Option<bool> {
        if !self.completing(mark).is_empty() {
            return Some(true);
        }
        let dangers = self.completing(other(mark));
        if dangers.len() > 1 {
            return Some(false);
        }
        self.after_each(mark, &dangers, tries, |board, tries| board.loses(other(mark), tries))
    }

    /// Whether this mark loses if it is to move, by trying everything; `None`: there is more to try than this.
    pub fn loses(&mut self, mark: char, tries: &mut usize) -> Option<bool> {
        if !self.completing(mark).is_empty() {
            return Some(false);
        }
        let dangers = self.completing(other(mark));
        if dangers.len() > 1 || self.free().is_empty() {
            return Some(dangers.len() > 1);
        }
        let escapes =
            self.after_each(mark, &dangers, tries, |board, tries| board.wins(other(mark), tries).map(|so| !so));
        escapes.map(|escapes| !escapes)
    }

    /// Whether this is so after some move of the mark, which stops the only danger if there is one.
    fn after_each(
        &mut self,
        mark: char,
        dangers: &BTreeSet<usize>,
        tries: &mut usize,
        is_so: impl Fn(&mut Board, &mut usize) -> Option<bool>,
    ) -> Option<bool> {
        let mut found = Some(false);
        // Fours first: they force.
        let fours = self.fours(mark);
        let tried = fours.iter().copied().chain(self.free().into_iter().filter(|cell| !fours.contains(cell)));
        for cell in tried.filter(|cell| dangers.iter().all(|danger| danger == cell)) {
            if *tries == 0 {
                return None;
            }
            *tries -= 1;
            work(self.lines.len() / 8);
            match self.with(cell, mark, |board| is_so(board, tries)) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => found = None,
            }
        }
        found
    }

    /// These moves by turns, this mark first, are forced all the way: each four is answered where it would be completed, and the last
    /// move completes a line. `None`: some move is no four.
    pub fn is_forced_line(&mut self, mark: char, cells: &[usize]) -> Option<Held> {
        let before = self.drawing.cells.clone();
        let held = self.walked(mark, cells);
        self.drawing.cells = before;
        held
    }

    fn walked(&mut self, mark: char, cells: &[usize]) -> Option<Held> {
        for (i, &cell) in cells.iter().enumerate() {
            let own = i % 2 == 0;
            let who = if own { mark } else { other(mark) };
            if self.drawing.cells[cell] != '.' {
                return Some(Held::False(format!("{} is not free", self.drawing.name(cell))));
            }
            let completes = self.completing(who).contains(&cell);
            if own && i + 1 == cells.len() {
                return Some(is(completes, || "the last move completes nothing".into()));
            }
            if !own && !self.completing(mark).contains(&cell) {
                return None;
            }
            if completes {
                return Some(Held::False("a line is complete before the end".into()));
            }
            self.drawing.cells[cell] = who;
            if own && (self.completing(mark).is_empty() || !self.completing(other(mark)).is_empty()) {
                return None;
            }
        }
        Some(Held::False("the line ends with the other side".into()))
    }

    pub fn cells(&self, names: &[String]) -> Vec<usize> {
        names.iter().map(|name| self.drawing.cell(name)).collect()
    }

    pub fn names(&self, cells: impl IntoIterator<Item = usize>) -> Vec<String> {
        cells.into_iter().map(|cell| self.drawing.name(cell)).collect()
    }
}

pub fn nobody_finishes(board: &Board) -> Held {
    is(board.finishing(Side::First).is_empty() && board.finishing(Side::Second).is_empty(), || {
        "somebody can finish".into()
    })
}

/// The cell of the move that the reason tells; the first best one where it tells none.
pub fn moved(case: &Case, board: &Board) -> usize {
    let told = case.met.answer.reason.steps.iter().flat_map(|step| &step.says.args).find(|(name, _)| *name == "cell");
    match told {
        Some((_, ground::say::Arg::Text(cell))) => board.drawing.cell(cell.trim_start_matches(['X', 'O'])),
        _ => board.drawing.cell(case.met.answer.best[0].trim_start_matches(['X', 'O'])),
    }
}

/// The mover's mark, and the cell of the move told, which is free.
pub fn told(case: &Case, board: &Board) -> (char, usize, Held) {
    let cell = board.drawing.cell(case.text("cell"));
    let own = match case.text("mark") {
        "stone" => mark(board.to),
        letter => letter.chars().next().unwrap_or('?'),
    };
    let held = is(board.marks(board.to).contains(&own), || format!("{own} is not to move"))
        .and(|| is(board.drawing.cells[cell] == '.', || "it is not free".into()));
    (own, cell, held)
}
