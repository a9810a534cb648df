//! Why a side of a drawn game never completes a line that loses, or never lets the other one complete a line that wins: pairs of
//! cells of which it takes one each, the opposite cell, or the few lines of play that show it.

use crate::boards::mnk::board::{Board, Mark, Mnk};
use crate::boards::mnk::proofs::Proofs;
use crate::boards::mnk::spent::left;
use crate::boards::mnk::words::name;
use ground::rules::{At, Ending, Rules, Side};
use ground::say;
use rustc_hash::FxHashMap;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
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
    /// cells of one. It takes the partner of each cell, so it never has both.
    fn avoiding(&self, at: &At<Board>, side: &'static str) -> Option<Step> {
        let own = Mark::of(if side == "then" { at.to } else { at.to.other() });
        if self.mnk.kind.is_wild {
            return None;
        }
        let mut pairs = self.settler.on_holding(self.mnk, &at.pos, |holding| holding.pairs(&at.pos, own)).flatten()?;
        pairs.sort_unstable();
        let cell = self.names(&[self.best().0]);
        let says = say!("mnk-proof-avoid", side = side, cell = cell, count = pairs.len());
        let pairs: Vec<[usize; 2]> = pairs.into_iter().map(|pair| pair.map(usize::from)).collect();
        Some(if pairs.is_empty() {
            Step::says(Role::Proof, says).about(Idea::Counting)
        } else {
            self.in_pairs(says, &pairs)
        })
    }

    /// The few lines of play in which the side that is not to move does not lose: every move of the other one, one answer to each.
    fn kept(&self, at: &At<Board>, side: &'static str) -> Option<Step> {
        if at.pos.free() > FREE {
            return None;
        }
        let lines = Lines::of(at.pos.rows, at.pos.cols, self.mnk.kind.k).all;
        let mut search = Search { mnk: self.mnk, holder: at.to.other(), lines, known: FxHashMap::default() };
        search.count(at, MANY)?;
        let mut rows = Vec::new();
        search.write(at, &[], &mut rows);
        let kind = self.mnk.kind;
        let ends = if kind.is_wild { "over" } else { "spent" };
        let line = if kind.is_misere { "own" } else { "other" };
        let cell = name(self.mnk, &self.at.pos, &self.best());
        let says = say!("mnk-proof-kept", side = side, cell = cell, lines = rows.len(), ends = ends, line = line);
        let rows = rows.into_iter().map(|row| vec![row.join(" ")]).collect();
        let table = Exhibit::Table { head: vec![say!("mnk-head-lines")], rows, focus: Vec::new() };
        Some(Step::says(Role::Proof, says).about(Idea::Counting).showing(table))
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
        (!kind.is_wild && left(at, &self.lines, Mark::of(maker)).is_empty()).then_some(false)
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
        self.mnk.moves(at).list.map(|mv| self.mnk.play(at, &mv)).collect()
    }

    /// The lines of play themselves, each behind what was played before.
    fn write(&mut self, at: &At<Board>, before: &[String], rows: &mut Vec<Vec<String>>) {
        if self.end(at).is_some() {
            rows.push(before.to_vec());
            return;
        }
        let wanted = self.count(at, MANY);
        for mv in self.mnk.moves(at).list.collect::<Vec<_>>() {
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
