//! Where lines lose, or either mark may be written: the few lines of play that prove a win, and lines that hold both marks for ever.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::finish::named;
use crate::boards::mnk::proofs::Proofs;
use crate::boards::mnk::words::name;
use crate::kit::asked::Asked;
use crate::kit::cells::cell_name;
use crate::kit::ideas::fewest::fewest;
use crate::kit::ideas::tree::{Around, Insight, Tree};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Arg;
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Outcome;
use solve::search::lines::Lines;

/// Lines of play that are written out at most.
const MANY: u64 = 25;

/// Free cells of a position of which lines of play are looked for, at most.
const FREE: usize = 8;

/// Best moves of which the one is looked for that needs fewest lines, where the first needs too many.
const TRIED: usize = 6;

impl Insight for Mnk {
    fn places(&self, at: &At<Board>, &(cell, _): &Put) -> Vec<(Spot, Arg)> {
        vec![(Spot(cell as u32), Arg::from(cell_name(cell, at.pos.cols)))]
    }

    /// Every move fills a cell.
    fn is_finite(&self) -> bool {
        true
    }
}

impl Proofs<'_> {
    /// The few lines that prove that a best move wins, the first of them if they are few for it, or that every move loses.
    pub fn whole(&self) -> Result<Option<Step>, Stop> {
        let Proofs { settler, mnk, at, verdict, control } = *self;
        let outcome = verdict.value.outcome();
        if at.pos.free() > FREE || outcome == Outcome::D {
            return Ok(None);
        }
        let asked = Asked { oracle: settler, game: mnk, at, verdict, control };
        let tree = &mut Around::of(&asked);
        let (mut most, mut found) = (MANY, None);
        if outcome == Outcome::P {
            found = fewest(tree, 0, most)?.map(|lines| (String::new(), lines));
        } else {
            for put in verdict.best.iter().take(TRIED) {
                let Some(place) = mnk.moves(at).list.position(|mv| mv == *put) else { continue };
                let next = tree.next(0)[place];
                if let Some(lines) = fewest(tree, next, most)? {
                    most = lines.len() as u64 - 1;
                    found = Some((name(mnk, &at.pos, put), lines));
                    if *put == self.best() {
                        break;
                    }
                }
            }
        }
        Ok(found.filter(|(_, lines)| lines.len() > 1).map(|(mv, lines)| self.written(&mv, lines)))
    }

    /// The lines of play that prove a win of this move, or of the opponent where none is named, each with what it completes.
    fn written(&self, mv: &str, lines: Vec<Vec<String>>) -> Step {
        let way = if mv.is_empty() { "lost" } else { "won" };
        let ends = if self.mnk.kind.is_misere { "loses" } else { "wins" };
        let says = say!("mnk-proof-lines", way = way, mv = mv, lines = lines.len(), ends = ends);
        let rows = lines.into_iter().map(|line| vec![line.join(" "), self.completed(mv, &line)]).collect();
        let head = vec![say!("mnk-head-lines"), say!("mnk-head-completes")];
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        Step::says(Role::Proof, says).about(Idea::Counting).showing(table)
    }

    /// What the last move of a line of play completes, which begins after this move where one is named.
    fn completed(&self, mv: &str, line: &[String]) -> String {
        let (mut here, mut completed) = (self.at.clone(), Vec::new());
        for text in [mv].into_iter().filter(|mv| !mv.is_empty()).chain(line.iter().map(String::as_str)) {
            let mut moves = self.mnk.moves(&here).list;
            let put = moves.find(|put| name(self.mnk, &here.pos, put) == text).expect("a line holds legal moves");
            completed = here.pos.completed(put.0, put.1, self.mnk.kind.k);
            here = self.mnk.play(&here, &put);
        }
        named(&here, &completed).join(" ")
    }

    /// That each line holds one of a mark, now or after a move that keeps the draw, in the wild game in which lines lose: then whoever
    /// writes the other mark only completes nothing.
    pub fn marked(&self) -> Option<Step> {
        let (mark, put) = self.marked_by()?;
        let mv = put.map(|put| name(self.mnk, &self.at.pos, &put));
        let when = if mv.is_some() { "then" } else { "now" };
        let (mark, other) = (mark.letter().to_string(), mark.other().letter().to_string());
        let mv = mv.unwrap_or_default();
        let says = say!("mnk-proof-marked", when = when, mv = mv, mark = mark, other = other);
        Some(Step::says(Role::Proof, says).about(Idea::Counting))
    }

    /// The mark that stands in each line, and the move after which it does, where it does not yet.
    pub fn marked_by(&self) -> Option<(Mark, Option<Put>)> {
        let kind = self.mnk.kind;
        if !kind.is_wild || !kind.is_misere || self.verdict.value.outcome() != Outcome::D {
            return None;
        }
        let lines = Lines::of(self.at.pos.rows, self.at.pos.cols, kind.k).all;
        let in_each = |board: &Board, mark: Mark| {
            lines.iter().all(|line| line.iter().any(|cell| board.cells[usize::from(*cell)] == Some(mark)))
        };
        let now = Mark::ALL.into_iter().find(|mark| in_each(&self.at.pos, *mark)).map(|mark| (mark, None));
        let then = || {
            let put = self.verdict.best.iter().find(|put| in_each(&self.mnk.play(self.at, put).pos, put.1))?;
            Some((put.1, Some(*put)))
        };
        now.or_else(then)
    }
}
