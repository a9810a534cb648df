//! What a teacher would point at in an Othello position: corners that are given away, answers that are left, a line counted out.

use crate::boards::othello::rules::{Board, Othello, Put, letter, name};
use crate::boards::othello::solver::board::{Cells, each};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Role, Step};

/// Answers that are told one by one at most.
const FEW: u32 = 3;

/// The same where each of them opens a corner.
const MANY: u32 = 8;

/// Moves of a line that is counted out at most.
const COUNTED: usize = 32;

/// A position with its best move.
pub struct Ideas<'a> {
    game: &'a Othello,
    at: &'a At<Board>,
    best: Put,
}

impl<'a> Ideas<'a> {
    /// Of a position that is not over.
    pub fn of(game: &'a Othello, at: &'a At<Board>, verdict: &'a Verdict<Put>) -> Self {
        Ideas { game, at, best: *verdict.best.first().expect("the game is not over") }
    }

    /// What can be seen of the best move and the others.
    pub fn seen(&self) -> Vec<Step> {
        [self.gives(), self.after()].into_iter().flatten().collect()
    }

    /// This line counted out disc by disc, and from where on whoever wins stays ahead; `is_whole`: there is no other one to be looked at.
    pub fn course(&self, line: &[Put], is_whole: bool) -> Option<Step> {
        let (rows, leads) = self.counted(line)?;
        let last = *leads.last().filter(|_| (2..=COUNTED).contains(&rows.len()))?;
        let kept = leads.iter().rev().take_while(|lead| **lead == last).count();
        let from = rows.len() - kept;
        let ahead = match last {
            1 => "you",
            -1 => "other",
            _ => "nobody",
        };
        let whole = if is_whole { "yes" } else { "no" };
        let says = say!("othello-course", whole = whole, ahead = ahead, from = from + 1, mv = rows[from][1].as_str());
        let head = vec![
            say!("othello-head-side"),
            say!("othello-head-move"),
            say!("othello-head-turned"),
            say!("othello-head-count"),
        ];
        let table = Exhibit::Table { head, focus: vec![(from, 3)], rows };
        Some(Step::says(Role::Proof, says).about(Idea::Counting).showing(table))
    }

    /// The rows of a line, and who is ahead after each: 1 the mover, -1 the opponent; `None` where it does not reach the end.
    fn counted(&self, line: &[Put]) -> Option<(Vec<Vec<String>>, Vec<i32>)> {
        let (mut at, mut rows, mut leads) = (self.at.clone(), Vec::new(), Vec::new());
        for mv in line {
            let turned = mv.map_or(0, |cell| at.pos.discs.turns(cell).count_ones());
            let who = letter(at.to).to_string();
            let next = self.game.play(&at, mv);
            let counts = [next.pos.discs.own, next.pos.discs.other].map(u64::count_ones);
            let [own, other] = if next.to == self.at.to { counts } else { [counts[1], counts[0]] };
            leads.push(own as i32 - other as i32);
            rows.push(vec![who, name(at.pos.field, *mv), turned.to_string(), format!("{own} : {other}")]);
            at = next;
        }
        self.game.ending(&at)?;
        Some((rows, leads.into_iter().map(i32::signum).collect()))
    }

    fn names(&self, cells: Cells) -> Vec<String> {
        each(cells).map(|cell| name(self.at.pos.field, Some(cell))).collect()
    }

    /// The moves after which the opponent can take a corner, where the best move gives none.
    fn gives(&self) -> Option<Step> {
        let given = |mv: Put| corners(&self.game.play(self.at, &mv));
        let told = |mv: Put| Some(given(mv)).filter(|corners| *corners != 0).map(|corners| self.given(mv, corners));
        let moves: Vec<Say> = self.game.moves(self.at).list.filter_map(told).collect();
        let is_telling = given(self.best) == 0 && !moves.is_empty();
        let says = say!("othello-gives", count = moves.len(), best = name(self.at.pos.field, self.best), moves = moves);
        is_telling.then(|| Step::says(Role::Proof, says).about(Idea::Stable))
    }

    fn given(&self, mv: Put, corners: Cells) -> Say {
        say!("othello-given", cell = name(self.at.pos.field, mv), corners = self.names(corners))
    }

    /// The few answers that the best move leaves, and the corners that each opens.
    fn after(&self) -> Option<Step> {
        let next = self.game.play(self.at, &self.best);
        let cell = name(next.pos.field, self.best);
        if self.best.is_none() || self.game.ending(&next).is_some() {
            return None;
        }
        if next.pos.must_pass() {
            let says = say!("othello-after-pass", cell = cell);
            return Some(Step::says(Role::Proof, says).about(Idea::Mobility));
        }
        let answers = next.pos.discs.moves(next.pos.field.cells());
        let row = |answer: usize| {
            let corners = self.names(corners(&self.game.play(&next, &Some(answer))));
            let corners = if corners.is_empty() { "–".to_owned() } else { corners.join(" ") };
            vec![name(next.pos.field, Some(answer)), corners]
        };
        let rows: Vec<Vec<String>> = each(answers).map(row).collect();
        let opened = rows.iter().filter(|row| row[1] != "–").count();
        let (most, must) = if opened == rows.len() { (MANY, "yes") } else { (FEW, "no") };
        let names = self.names(answers);
        let says =
            say!("othello-after", cell = cell, answers = names, count = rows.len(), opened = opened, must = must);
        let head = vec![say!("othello-head-answer"), say!("othello-head-opened")];
        let step = Step::says(Role::Proof, says).about(Idea::Mobility);
        let step = if opened == 0 { step } else { step.showing(Exhibit::Table { head, rows, focus: Vec::new() }) };
        (answers.count_ones() <= most).then_some(step)
    }
}

/// The corners that the side to move can take.
fn corners(at: &At<Board>) -> Cells {
    at.pos.discs.moves(at.pos.field.cells()) & at.pos.field.corners()
}
