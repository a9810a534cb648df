//! One living board of misère Notakto that no rule answers: lost positions prove it, the table of them or how many there are.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;

use crate::boards::notakto::rules::{Cross, Notakto};
use crate::boards::notakto::settle::{SEARCHED, Settler};
use crate::boards::notakto::shape::{Board, Seen};
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Lost positions that are counted at most.
const MOST: usize = 400;

/// Rows of crosses with their answers.
const ROWS: usize = 12;

/// The board that is played on, with all that knows of it.
pub struct Lone<'a> {
    /// Who knows.
    pub settler: &'a Settler,
    /// The game.
    pub game: &'a Notakto,
    /// The position.
    pub at: &'a At<Vec<Board>>,
    /// What is known of it.
    pub verdict: &'a Verdict<Cross>,
    /// The reins.
    pub control: &'a Control,
    /// Which board lives.
    pub living: usize,
}

impl Lone<'_> {
    /// The same reason by lost positions, told shorter; or, of one that only names the search, what the search found.
    pub fn told(&self, reason: Reason) -> Result<Reason, Stop> {
        let claim = reason.claim;
        // Counting proves by tables, and the search by nothing but itself.
        if reason.steps.iter().any(|step| matches!(step.shows, Some(Exhibit::Table { .. }))) {
            return Ok(Reason { claim, steps: reason.steps.into_iter().map(shortened).collect() });
        }
        let is_won = self.verdict.value.outcome() == Outcome::N;
        let start = if is_won { self.game.play(self.at, &self.verdict.best[0]) } else { self.at.clone() };
        let Some(lost) = self.lost_ones(start.pos[self.living])? else {
            return Ok(Reason { claim, steps: reason.steps });
        };
        let (won, moves) = (usize::from(is_won), &self.verdict.best_total);
        let look = say!("notakto-look-searched", lost = lost);
        let table = self.answers(&start)?;
        let proof =
            Step::says(Role::Proof, say!("notakto-proof-searched", won = won)).about(Idea::Counting).showing(table);
        let ask = Step::says(Role::Ask, say!("notakto-ask-knight"));
        let mut steps = vec![ask, Step::says(Role::Look, look).about(Idea::Counting)];
        steps.extend(self.place_and_move(is_won));
        steps.push(proof);
        steps.push(Step::says(Role::Law, say!("worth-law-searched", most = SEARCHED)));
        Ok(Reason { claim: say!("notakto-claim-searched", won = won, moves = moves), steps })
    }

    fn place_and_move(&self, is_won: bool) -> [Step; 2] {
        let (total, mv) = (&self.verdict.total, self.game.write_move(self.at, &self.verdict.best[0]));
        if is_won {
            let place = say!("notakto-place-cells", moves = &self.verdict.best_total, total = total);
            let told = say!("notakto-move-searched", mv = mv);
            return [Step::says(Role::Place, place), Step::says(Role::Move, told).about(Idea::Counting)];
        }
        let stall = say!("worth-stall", mv = mv, known = 0, right = 0, replies = 0);
        [Step::says(Role::Place, say!("counted-place-none", moves = total)), Step::says(Role::Move, stall)]
    }

    fn is_lost(&self, board: Board) -> Result<bool, Stop> {
        let mut boards = self.at.pos.clone();
        boards[self.living] = board;
        Ok(!self.game.open(&board).is_empty() && self.settler.settle(self.game, &boards, self.control)?.is_lost)
    }

    fn seen(&self, board: &Board) -> Seen {
        self.game.shape(board).seen(board)
    }

    /// The answers after which the other side is lost.
    fn replies(&self, board: Board) -> Result<Vec<usize>, Stop> {
        let mut replies = Vec::new();
        for cell in board.free() {
            if self.is_lost(board.with(cell))? {
                replies.push(cell);
            }
        }
        Ok(replies)
    }

    /// How many lost positions are enough from this one on, images counted once: to every cross that completes no line the first answer
    /// that leads to one known already, or else the first. `None`: too many, or a cross needs no answer.
    fn lost_ones(&self, start: Board) -> Result<Option<usize>, Stop> {
        let (mut met, mut open) = (FxHashSet::from_iter([self.seen(&start)]), VecDeque::from([start]));
        while let Some(board) = open.pop_front() {
            for next in board.free().map(|cell| board.with(cell)).filter(|next| !self.game.is_dead(next)) {
                let replies = self.replies(next)?;
                let lost = |cell: &usize| next.with(*cell);
                let is_known = |cell: &&usize| met.contains(&self.seen(&lost(cell)));
                let Some(then) = replies.iter().find(is_known).or(replies.first()).map(lost) else { return Ok(None) };
                if met.insert(self.seen(&then)) {
                    open.push_back(then);
                }
            }
            if met.len() > MOST {
                return Ok(None);
            }
        }
        Ok(Some(met.len()))
    }

    /// Every cross that completes no line with its answers, images of crosses told once.
    fn answers(&self, start: &At<Vec<Board>>) -> Result<Exhibit, Stop> {
        let (board, mut met, mut rows) = (start.pos[self.living], FxHashSet::default(), Vec::new());
        for cell in board.free() {
            let next = board.with(cell);
            if self.game.is_dead(&next) || !met.insert(self.seen(&next)) {
                continue;
            }
            let then = self.game.play(start, &(self.living, cell));
            let write = |answer: usize| self.game.write_move(&then, &(self.living, answer));
            let answers: Vec<String> = self.replies(next)?.into_iter().map(write).collect();
            rows.push(vec![self.game.write_move(start, &(self.living, cell)), answers.join(" ")]);
        }
        rows.truncate(ROWS);
        let head = vec![say!("counted-head-move"), say!("notakto-head-answers")];
        Ok(Exhibit::Table { head, rows, focus: Vec::new() })
    }
}

/// A table of lost positions without the crosses that complete a line: they end the game and lose.
fn shortened(mut step: Step) -> Step {
    // Of the tables of counting the one of lost positions has four columns.
    let Some(Exhibit::Table { rows, .. }) = step.shows.as_mut().filter(|shown| is_of_positions(shown)) else {
        return step;
    };
    let (mut name, mut kept) = (String::new(), Vec::new());
    for mut row in std::mem::take(rows) {
        if !row[0].is_empty() {
            name = std::mem::take(&mut row[0]);
        }
        if !row[2].is_empty() || row[3] != "0" {
            row[0] = std::mem::take(&mut name);
            kept.push(row);
        }
    }
    *rows = kept;
    let arg = |key: &str| step.says.args.iter().find(|(own, _)| *own == key).map(|(_, arg)| arg.clone());
    if let (Some(lost), Some(won)) = (arg("lost"), arg("won")) {
        step.says = say!("notakto-lost", lost = lost, won = won);
    }
    step
}

fn is_of_positions(shown: &Exhibit) -> bool {
    matches!(shown, Exhibit::Table { head, .. } if head.len() == 4)
}
