//! Why a side of a drawn game never completes a line that loses, or never lets the other one complete a line that wins: pairs of
//! cells of which it takes one each, the opposite cell, or the few lines of play that show it.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::holding::Holding;
use crate::boards::mnk::proofs::Proofs;
use crate::boards::mnk::spent::left;
use crate::boards::mnk::words::name;
use crate::kit::cells::cell_name;
use ground::rules::{At, Ending, Rules, Side};
use ground::say;
use rustc_hash::FxHashMap;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::search::cell_sets::Pairs;
use solve::search::lines::Lines;

/// Lines of play that are written out at most.
const MANY: u64 = 25;

/// Free cells of a position of which lines of play are looked for, at most.
const FREE: usize = 8;

impl Proofs<'_> {
    /// How the mover keeps the draw after the best move, and how the opponent does now, as far as a short proof of it is found.
    pub fn harmless(&self) -> Vec<Step> {
        let next = self.mnk.play(self.at, &self.best());
        let own = self.mnk.ending(&next).is_none().then_some((&next, "you"));
        let sides = own.into_iter().chain([(self.at, "other")]);
        // Where a single move holds, it is enough that the opponent is safe after that one.
        let then = || self.avoiding(&next, "then").filter(|_| self.verdict.best_total == 1_usize.into());
        let proof = |(at, side)| {
            let plain = self.avoiding(at, side).or_else(|| self.mirror(side)).or_else(|| self.kept(at, side));
            plain.or_else(|| if side == "other" { then() } else { None })
        };
        sides.filter_map(proof).collect()
    }

    /// Pairs of free cells such that the side which is not to move, or is where `side` is "then", cannot complete a line without both
    /// cells of one, or without a single cell that it leaves to the other. It takes the partner of each cell, so it never has both.
    fn avoiding(&self, at: &At<Board>, side: &'static str) -> Option<Step> {
        let own = Mark::of(if side == "then" { at.to } else { at.to.other() });
        if self.mnk.kind.is_wild {
            return None;
        }
        let pairs =
            |board: &Board| self.settler.on_holding(self.mnk, board, |holding| holding.pairs(board, own)).flatten();
        let without = |cell: usize| {
            let mut board = at.pos.clone();
            board.cells[cell] = Some(own.other());
            Some((pairs(&board)?, Some(cell)))
        };
        let odd = at.pos.free() % 2;
        let singles =
            (0..at.pos.cells.len()).filter(|cell| at.pos.cells[*cell].is_none() && odd == 1 && side != "then");
        let plain = pairs(&at.pos).map(|pairs| (pairs, None));
        let (mut pairs, single) = plain.or_else(|| singles.into_iter().find_map(without))?;
        pairs.sort_unstable();
        let (cell, single) = (self.names(&[self.best().0]), self.names(&Vec::from_iter(single)));
        let alone = single.len();
        let says = say!(
            "mnk-proof-avoid",
            side = side,
            cell = cell,
            count = pairs.len(),
            rule = if pairs.len() + alone > 0 { "yes" } else { "no" },
            odd = odd,
            alone = alone,
            single = single.concat()
        );
        let pairs: Vec<[usize; 2]> = pairs.into_iter().map(|pair| pair.map(usize::from)).collect();
        Some(if pairs.is_empty() {
            Step::says(Role::Proof, says).about(Idea::Counting)
        } else {
            self.in_pairs(says, &pairs)
        })
    }

    /// The few lines of play in which the side that is not to move does not lose: every move of the other one, one answer to each.
    pub fn kept(&self, at: &At<Board>, side: &'static str) -> Option<Step> {
        if at.pos.free() > FREE {
            return None;
        }
        let Lines { all: lines, symmetries, .. } = Lines::of(at.pos.rows, at.pos.cols, self.mnk.kind.k);
        let cells = &at.pos.cells;
        let keeps = |turn: &&Vec<u16>| (0..cells.len()).all(|i| cells[usize::from(turn[i])] == cells[i]);
        let turns: Vec<&Vec<u16>> = symmetries.iter().filter(keeps).collect();
        let is_image = |cell: &usize| turns.iter().any(|turn| usize::from(turn[*cell]) < *cell);
        let images: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell].is_none()).filter(is_image).collect();
        let kind = self.mnk.kind;
        let is_paired = !kind.is_wild && !kind.is_misere;
        let pairs = |at: &At<Board>| {
            let pairs = |holding: &mut Holding| holding.pairs(&at.pos, Mark::of(at.to));
            self.settler.on_holding(self.mnk, &at.pos, pairs).flatten().filter(|_| is_paired)
        };
        let (mnk, holder, known) = (self.mnk, at.to.other(), FxHashMap::default());
        let mut search = Search { mnk, holder, lines, pairs: &pairs, root: at, images: &images, known };
        search.count(at, MANY)?;
        let mut rows = Vec::new();
        search.write(at, &[], &mut rows);
        let ends = match (kind.is_wild, is_paired) {
            (true, _) => "over",
            (_, true) => "pairs",
            _ => "spent",
        };
        let line = if kind.is_misere { "own" } else { "other" };
        let cell = name(self.mnk, &self.at.pos, &self.best());
        let says = say!(
            "mnk-proof-kept",
            side = side,
            cell = cell,
            lines = rows.len(),
            ends = ends,
            line = line,
            images = if images.is_empty() { "no" } else { "yes" }
        );
        let head = [say!("mnk-head-lines"), say!("mnk-head-pairs")].into_iter().take(1 + usize::from(is_paired));
        let table = Exhibit::Table { head: head.collect(), rows, focus: Vec::new() };
        let idea = if is_paired { Idea::Pairing } else { Idea::Counting };
        Some(Step::says(Role::Proof, says).about(idea).showing(table))
    }
}

/// What is known of a position: so many lines of play show that the holder does not lose, or more than so many.
#[derive(Clone, Copy)]
enum Known {
    Exactly(u64),
    MoreThan(u64),
}

/// The fewest lines of play that show that a side does not lose.
struct Search<'a> {
    mnk: &'a Mnk,
    holder: Side,
    lines: Vec<Vec<u16>>,
    /// Pairs of cells by which the holder stops every line, the other side to move.
    pairs: &'a dyn Fn(&At<Board>) -> Option<Pairs>,
    /// The position asked about, and the cells where a move is the mirror image of one in another cell.
    root: &'a At<Board>,
    images: &'a [usize],
    known: FxHashMap<At<Board>, Known>,
}

impl Search<'_> {
    /// Whether a line of play stops here, and then whether the holder has lost.
    fn end(&self, at: &At<Board>) -> Option<bool> {
        let kind = self.mnk.kind;
        if let Some(ending) = self.mnk.ending(at) {
            return Some(ending == Ending::Won(self.holder.other()));
        }
        let maker = if kind.is_misere { self.holder } else { self.holder.other() };
        let is_spent = !kind.is_wild && left(at, &self.lines, Mark::of(maker)).is_empty();
        (is_spent || at.to != self.holder && (self.pairs)(at).is_some()).then_some(false)
    }

    /// The pairs that are used where a line of play stops.
    fn paired(&self, at: &At<Board>) -> String {
        let name = |cell: u8| cell_name(usize::from(cell), at.pos.cols);
        let found = Some(at).filter(|at| at.to != self.holder && self.mnk.ending(at).is_none()).and_then(self.pairs);
        let mut found = found.unwrap_or_default();
        found.sort_unstable();
        let pairs: Vec<String> = found.into_iter().map(|pair| pair.map(name).join("-")).collect();
        if pairs.is_empty() { "–".to_owned() } else { pairs.join(" ") }
    }

    /// How many lines of play it takes, if no more than `most`.
    fn count(&mut self, at: &At<Board>, most: u64) -> Option<u64> {
        if let Some(has_lost) = self.end(at) {
            return (!has_lost && most > 0).then_some(1);
        }
        match self.known.get(at) {
            Some(Known::Exactly(lines)) => return Some(*lines).filter(|lines| *lines <= most),
            Some(Known::MoreThan(lines)) if *lines >= most => return None,
            _ => {}
        }
        let next = self.next(at);
        let found = if at.to == self.holder {
            let mut least = None;
            for next in &next {
                let room = least.map_or(most, |lines: u64| lines - 1);
                least = self.count(next, room).or(least);
            }
            least
        } else {
            let sum = |sum: u64, next: &At<Board>| Some(sum + self.count(next, most - sum)?);
            next.iter().try_fold(0, sum)
        };
        self.known.insert(at.clone(), found.map_or(Known::MoreThan(most), Known::Exactly));
        found
    }

    fn next(&self, at: &At<Board>) -> Vec<At<Board>> {
        self.moves(at).iter().map(|mv| self.mnk.play(at, mv)).collect()
    }

    /// The moves, of mirror images in the position asked about one.
    fn moves(&self, at: &At<Board>) -> Vec<Put> {
        self.mnk.moves(at).list.filter(|(cell, _)| at != self.root || !self.images.contains(cell)).collect()
    }

    /// The lines of play themselves, each behind what was played before.
    fn write(&mut self, at: &At<Board>, before: &[String], rows: &mut Vec<Vec<String>>) {
        if self.end(at).is_some() {
            let kind = self.mnk.kind;
            let pairs = (!kind.is_wild && !kind.is_misere).then(|| self.paired(at));
            rows.push([before.join(" ")].into_iter().chain(pairs).collect());
            return;
        }
        let wanted = self.count(at, MANY);
        for mv in self.moves(at) {
            let next = self.mnk.play(at, &mv);
            let longer = [before, &[name(self.mnk, &at.pos, &mv)]].concat();
            if at.to != self.holder {
                self.write(&next, &longer, rows);
            } else if self.count(&next, MANY) == wanted {
                return self.write(&next, &longer, rows);
            }
        }
    }
}
