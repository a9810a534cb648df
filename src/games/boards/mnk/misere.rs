//! Why a game in which lines lose is worth what it is: cells that lose, cells in pairs, and who has to fill which of them.

use std::collections::BTreeSet;

use crate::boards::mnk::board::{Board, Mark};
use crate::boards::mnk::proofs::Proofs;
use ground::rules::{At, Ending, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Outcome;
use solve::search::lines::Lines;

/// Free cells up to which a mirrored game is played out, and cells are put into pairs.
const MIRRORED: usize = 8;

/// Lines of a side that are named, each by the cells that it lacks.
const LACKING: usize = 6;

/// Pairs of free cells, and the cells that are left over.
type Coupled = (Vec<[usize; 2]>, Vec<usize>);

impl Proofs<'_> {
    /// What shows a value where lines lose and no plan proves it: the count of safe cells, and the opposite cell. Nothing is counted
    /// where every line of play is written out.
    pub fn avoided(&self, is_whole: bool) -> Vec<Step> {
        let kind = self.mnk.kind;
        let is_drawn = self.verdict.value.outcome() == Outcome::D;
        let mirror = || self.mirror("you").or_else(|| self.mirror("other")).into_iter().collect();
        let plan: Vec<Step> = if is_drawn { self.drawn() } else { mirror() };
        let has_poison = Mark::ALL.iter().any(|mark| !self.at.pos.completing(*mark, kind.k).is_empty());
        let is_counted = !kind.is_wild && !is_whole && has_poison && (plan.is_empty() || !is_drawn);
        is_counted.then(|| self.safe()).into_iter().chain(plan).collect()
    }

    /// Why nobody has to complete a line: none can be completed any more, or each side has a way to avoid it.
    fn drawn(&self) -> Vec<Step> {
        let spent = if self.mnk.kind.is_wild { None } else { self.spent() };
        spent.map_or_else(|| self.harmless(), |step| vec![step])
    }

    /// A plan of the winner that is a whole proof: cells in pairs, or who has to fill which of them.
    pub fn planned(&self) -> Option<Step> {
        let (kind, outcome) = (self.mnk.kind, self.verdict.value.outcome());
        let next = self.mnk.play(self.at, &self.best());
        let is_over = outcome == Outcome::N && self.mnk.ending(&next).is_some();
        if !kind.is_misere || kind.is_wild || outcome == Outcome::D || is_over {
            return None;
        }
        let (at, side) = if outcome == Outcome::N { (&next, "you") } else { (self.at, "other") };
        self.coupled(at, side).or_else(|| self.filled(at, side))
    }

    /// Which cells complete no line for either side, where lines lose, and who is the first to have none.
    fn safe(&self) -> Step {
        let (board, k) = (&self.at.pos, self.mnk.kind.k);
        let free: Vec<usize> = (0..board.cells.len()).filter(|cell| board.cells[*cell].is_none()).collect();
        let [own, other] = [self.own(), self.own().other()].map(|mark| {
            let lost = board.completing(mark, k);
            let safe: Vec<usize> = free.iter().copied().filter(|cell| !lost.contains(cell)).collect();
            (safe.len(), self.names(if safe.len() <= lost.len() { &safe } else { &lost }))
        });
        let told = |count: usize| match count {
            0 => "none",
            count if count == free.len() => "all",
            count if 2 * count <= free.len() => "some",
            _ => "but",
        };
        let (left, loser) = self.out_of_cells();
        let (mine, theirs) = (told(own.0), told(other.0));
        let says = say!(
            "mnk-proof-safe",
            own = mine,
            owncells = own.1,
            other = theirs,
            othercells = other.1,
            left = left,
            loser = loser,
        );
        Step::says(Role::Proof, says).about(Idea::MisereEnd)
    }

    /// After how many moves of both sides who has to complete a line, both at their best.
    fn out_of_cells(&self) -> (u64, &'static str) {
        let left = self.verdict.value.remoteness().map_or(0, |moves| moves.saturating_sub(1));
        match self.verdict.value.outcome() {
            Outcome::N if left > 0 => (left, "other"),
            Outcome::P => (left, "you"),
            _ => (0, "nobody"),
        }
    }

    /// That this side holds by always taking the opposite cell: the mover after the best move, or the opponent now.
    pub fn mirror(&self, side: &'static str) -> Option<Step> {
        let next = self.mnk.play(self.at, &self.best());
        let at = if side == "you" { &next } else { self.at };
        let is_held = self.mnk.kind.is_misere
            && self.mnk.ending(at).is_none()
            && (self.is_turned(at) || !self.mnk.kind.is_wild && self.mirrors(at));
        if !is_held {
            return None;
        }
        let last = at.pos.cells.len() - 1;
        let free = free(&at.pos);
        if free.iter().any(|cell| !free.contains(&(last - cell))) {
            return None;
        }
        let rows: Vec<[usize; 2]> =
            free.into_iter().filter(|cell| *cell < last - cell).map(|cell| [cell, last - cell]).collect();
        let how = match self.is_turned(at) {
            true if self.mnk.kind.is_wild => "swapped",
            true => "turned",
            false => "played",
        };
        let says = say!("mnk-proof-mirror", side = side, how = how, cell = self.names(&[self.best().0]));
        Some(self.in_pairs(says, &rows))
    }

    /// A sentence with a table of pairs: the cell that is taken, and the one that answers it.
    pub fn in_pairs(&self, says: Say, pairs: &[[usize; 2]]) -> Step {
        let head = vec![say!("mnk-head-one"), say!("mnk-head-other")];
        let rows = pairs.iter().map(|pair| self.names(pair)).collect();
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        Step::says(Role::Proof, says).about(Idea::Pairing).showing(table)
    }

    /// Whether each cell has opposite it a free one or the other mark. Then a line of the side not to move is the turned image of
    /// one before. Lines that end in the middle are none, where that side has the middle.
    fn is_turned(&self, at: &At<Board>) -> bool {
        let Board { rows, cols, cells } = &at.pos;
        let is_long = 2 * self.mnk.kind.k > rows.max(cols) + 1;
        let is_wild = self.mnk.kind.is_wild;
        cells.iter().zip(cells.iter().rev()).enumerate().all(|(cell, pair)| match pair {
            (Some(mark), _) if 2 * cell + 1 == cells.len() => is_long || !is_wild && *mark == Mark::of(at.to),
            (None, None) => 2 * cell + 1 != cells.len(),
            (own, opposite) => own.is_some() && opposite.is_some() && own != opposite,
        })
    }

    /// Whether taking the opposite cell in answer to each move never completes a line, whatever the side to move does.
    fn mirrors(&self, at: &At<Board>) -> bool {
        let (cells, last) = (&at.pos.cells, at.pos.cells.len() - 1);
        at.pos.free() <= MIRRORED
            && (0..cells.len()).filter(|cell| cells[*cell].is_none()).all(|cell| {
                let next = self.mnk.play(at, &(cell, Mark::of(at.to)));
                if matches!(self.mnk.ending(&next), Some(Ending::Won(_))) {
                    return true;
                }
                if cell == last - cell || cells[last - cell].is_some() {
                    return false;
                }
                let after = self.mnk.play(&next, &(last - cell, Mark::of(next.to)));
                match self.mnk.ending(&after) {
                    None => self.mirrors(&after),
                    Some(ending) => ending == Ending::Drawn,
                }
            })
    }

    /// Pairs of free cells after which this side, to move, has only cells left that complete a line of its own: the other one, which
    /// takes the partner of each cell, completes none.
    fn coupled(&self, at: &At<Board>, side: &'static str) -> Option<Step> {
        let (free, poison) = (free(&at.pos), at.pos.completing(Mark::of(at.to), self.mnk.kind.k));
        if free.len() > MIRRORED {
            return None;
        }
        let is_plan = |(pairs, left): &Coupled| !pairs.is_empty() && !left.is_empty() && self.is_harmless(at, pairs);
        let (pairs, left) = couplings(&free, &poison).into_iter().find(is_plan)?;
        let (cell, count) = (self.names(&[self.best().0]), left.len());
        let says = say!("mnk-proof-couples", side = side, cell = cell, count = count, left = self.names(&left));
        Some(self.in_pairs(says, &pairs))
    }

    /// Whether one cell of each pair, whichever it is, completes no line of the side not to move.
    fn is_harmless(&self, at: &At<Board>, pairs: &[[usize; 2]]) -> bool {
        let mark = Mark::of(at.to.other());
        (0..1usize << pairs.len()).all(|choice| {
            let mut board = at.pos.clone();
            for (i, pair) in pairs.iter().enumerate() {
                board.cells[pair[choice >> i & 1]] = Some(mark);
            }
            !board.has_line(mark, self.mnk.kind.k)
        })
    }

    /// That the side to move has to fill so many of the free cells, and each choice of them completes a line of it.
    fn filled(&self, at: &At<Board>, side: &'static str) -> Option<Step> {
        let (mark, k, free) = (Mark::of(at.to), self.mnk.kind.k, free(&at.pos));
        let never = at.pos.completing(mark.other(), k);
        let many = free.len().div_ceil(2);
        // Of an even number the last cell is left to the side that wins, and must not lose.
        let may_be_left = free.len() % 2 == 0 && !never.is_empty();
        if free.len() > MIRRORED || never.len() > many || may_be_left {
            return None;
        }
        let is_choice = |set: &usize| {
            let has = |cell: &usize| free.iter().position(|own| own == cell).is_some_and(|i| set >> i & 1 == 1);
            set.count_ones() as usize == many && never.iter().all(has)
        };
        let completes = |set: usize| {
            let mut board = at.pos.clone();
            let taken = free.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            taken.for_each(|(_, cell)| board.cells[*cell] = Some(mark));
            board.has_line(mark, k)
        };
        let lines = self.lacking(&at.pos, mark, many);
        let is_so = (0..1usize << free.len()).filter(is_choice).all(completes) && lines.len() <= LACKING;
        let (cell, free, count) = (self.names(&[self.best().0]), free.len(), never.len());
        let never = self.names(&never);
        let says = say!(
            "mnk-proof-filled",
            side = side,
            cell = cell,
            free = free,
            many = many,
            count = count,
            never = never,
            lines = lines
        );
        is_so.then(|| Step::says(Role::Proof, says).about(Idea::Counting))
    }

    /// What the lines without a mark of the other side lack, where that is so many cells at most; each set of cells once, and none that holds
    /// another one.
    fn lacking(&self, board: &Board, mark: Mark, most: usize) -> Vec<String> {
        let lines = Lines::of(board.rows, board.cols, self.mnk.kind.k).all;
        let lacks = |line: &Vec<u16>| {
            let cells = || line.iter().map(|cell| usize::from(*cell));
            let lacks: Vec<usize> = cells().filter(|cell| board.cells[*cell].is_none()).collect();
            let is_open = cells().all(|cell| board.cells[cell] != Some(mark.other())) && lacks.len() <= most;
            is_open.then_some(lacks)
        };
        let open: BTreeSet<Vec<usize>> = lines.iter().filter_map(lacks).collect();
        let is_less = |lacks: &Vec<usize>, other: &Vec<usize>| {
            other.len() < lacks.len() && other.iter().all(|cell| lacks.contains(cell))
        };
        let least = open.iter().filter(|lacks| !open.iter().any(|other| is_less(lacks, other)));
        let mut least: Vec<String> = least.map(|lacks| self.names(lacks).join("+")).collect();
        least.sort_unstable();
        least
    }
}

fn free(board: &Board) -> Vec<usize> {
    (0..board.cells.len()).filter(|cell| board.cells[*cell].is_none()).collect()
}

/// All ways to put these cells into pairs, some of those that may be left over left over; those first that leave most.
fn couplings(free: &[usize], spare: &[usize]) -> Vec<Coupled> {
    let Some((first, rest)) = free.split_first() else { return vec![(Vec::new(), Vec::new())] };
    let mut ways = Vec::new();
    if spare.contains(first) {
        for (pairs, mut left) in couplings(rest, spare) {
            left.insert(0, *first);
            ways.push((pairs, left));
        }
    }
    for (i, partner) in rest.iter().enumerate() {
        let others = [&rest[..i], &rest[i + 1..]].concat();
        for (mut pairs, left) in couplings(&others, spare) {
            pairs.insert(0, [*first, *partner]);
            ways.push((pairs, left));
        }
    }
    ways
}
