//! What tells the best move of Othello from the others: a count on the board that sets it apart, or the next best move beside it.

use crate::boards::othello::rules::{Board, Othello, Put, name};
use crate::boards::othello::solver::board::{Cells, Field};
use crate::boards::othello::solver::regions::regions;
use ground::num::Int;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Value;

/// Rows of the table at most: the best moves and those next to them.
const ROWS: usize = 8;

/// Free cells up to which the answer to a move that is worse is looked for.
pub const NEAR: u32 = 16;

/// What kind of answer this is.
pub fn kind(field: Field, answer: Put) -> &'static str {
    match answer {
        None => "pass",
        Some(cell) if field.corners() >> cell & 1 == 1 => "corner",
        Some(_) => "plain",
    }
}

/// The moves of a position beside each other.
pub struct Rivals<'a> {
    /// Who knows what positions are worth.
    pub oracle: &'a dyn Oracle<Othello>,
    /// The game.
    pub game: &'a Othello,
    /// The position.
    pub at: &'a At<Board>,
    /// What the oracle says of it.
    pub verdict: &'a Verdict<Put>,
    /// The reins.
    pub control: &'a Control,
}

/// What can be counted of a move.
struct Rival {
    mv: Put,
    is_best: bool,
    /// How far the mover is ahead then, proved or by the estimate.
    ahead: Int,
    /// Cells on which the opponent can answer.
    answers: u32,
    /// Corners that the opponent can take then.
    corners: Cells,
    /// Cells of the region that it is played into.
    region: u32,
}

impl Rivals<'_> {
    fn name(&self, mv: Put) -> String {
        name(self.at.pos.field, mv)
    }

    fn rival(&self, mv: Put) -> Result<Rival, Stop> {
        let next = self.game.play(self.at, &mv);
        let ahead = match self.oracle.value(self.game, &next, self.control)? {
            Value::Margin { own, other } => other - own,
            Value::Estimate { ahead, .. } => -ahead,
            _ => unreachable!("a board is counted or estimated"),
        };
        let (field, discs) = (next.pos.field, next.pos.discs);
        let answers = discs.moves(field.cells());
        let region = |cell: usize| {
            let own = regions(field, self.at.pos.discs).into_iter().find(|region| region >> cell & 1 == 1);
            own.map_or(0, u64::count_ones)
        };
        Ok(Rival {
            mv,
            is_best: self.verdict.best.contains(&mv),
            ahead,
            answers: answers.count_ones(),
            corners: answers & field.corners(),
            region: mv.map_or(0, region),
        })
    }

    /// The step; `None` where there is one move only, or all are as good.
    pub fn told(&self) -> Result<Option<Step>, Stop> {
        let moves = self.game.moves(self.at).list;
        let mut rivals = moves.map(|mv| self.rival(mv)).collect::<Result<Vec<Rival>, Stop>>()?;
        rivals.sort_by(|a, b| b.is_best.cmp(&a.is_best).then_with(|| b.ahead.cmp(&a.ahead)));
        let first = *self.verdict.best.first().expect("the game is not over");
        let Some(best) = rivals.iter().find(|rival| rival.mv == first) else { return Ok(None) };
        let Some(next) = rivals.iter().find(|rival| !rival.is_best) else { return Ok(None) };
        let mut parts: Vec<Say> = self.apart(&rivals).into_iter().collect();
        if parts.is_empty() {
            parts = self.beside(best, next);
        }
        if parts.is_empty() {
            parts.push(say!("othello-no-count"));
        }
        let says = say!(
            "othello-next",
            proved = usize::from(self.verdict.value.is_proved()),
            best = self.name(best.mv),
            next = self.name(next.mv),
            gap = &(&best.ahead - &next.ahead),
            parts = parts
        );
        let says = self.answered(next, &says)?.unwrap_or(says);
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Mobility).showing(self.table(&rivals))))
    }

    /// The answer by which the opponent keeps what the next best move leaves.
    fn answered(&self, next: &Rival, said: &Say) -> Result<Option<Say>, Stop> {
        if !self.verdict.value.is_proved() || self.at.pos.free() > NEAR {
            return Ok(None);
        }
        let left = self.game.play(self.at, &next.mv);
        let Some(answer) = self.answer(&left, &-&next.ahead)? else { return Ok(None) };
        let kind = kind(self.at.pos.field, answer);
        Ok(Some(say!(
            "othello-answered",
            said = said.clone(),
            next = self.name(next.mv),
            answer = self.name(answer),
            kind = kind
        )))
    }

    /// The first move that keeps this lead for the side to move.
    pub fn answer(&self, at: &At<Board>, lead: &Int) -> Result<Option<Put>, Stop> {
        for mv in self.game.moves(at).list {
            let left = self.oracle.value(self.game, &self.game.play(at, &mv), self.control)?;
            if matches!(left, Value::Margin { own, other } if other.clone() - own.clone() == *lead) {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// The count that sets all best moves apart from all others.
    fn apart(&self, rivals: &[Rival]) -> Option<Say> {
        let best = || rivals.iter().filter(|rival| rival.is_best);
        let others = || rivals.iter().filter(|rival| !rival.is_best);
        let corners = self.at.pos.field.corners();
        let takes = |rival: &Rival| rival.mv.is_some_and(|cell| corners >> cell & 1 == 1);
        if best().all(takes) && !others().any(takes) {
            return Some(say!("othello-apart-corner"));
        }
        if best().all(|rival| rival.corners == 0) && others().all(|rival| rival.corners != 0) {
            return Some(say!("othello-apart-gives"));
        }
        let (most, least) = (best().map(|rival| rival.answers).max()?, others().map(|rival| rival.answers).min()?);
        if most < least {
            return Some(say!("othello-apart-answers", most = most, least = least));
        }
        // Who has the last word can be counted near the end alone.
        let is_odd = |rival: &Rival| rival.region % 2 == 1 && self.verdict.value.is_proved();
        (best().all(is_odd) && !others().any(is_odd)).then(|| say!("othello-apart-odd"))
    }

    /// The counts that speak for the best move beside the next one.
    fn beside(&self, best: &Rival, next: &Rival) -> Vec<Say> {
        let field = self.at.pos.field;
        let mut parts = Vec::new();
        if next.corners.count_ones() > best.corners.count_ones() {
            let corners = (0..64).filter(|cell| next.corners >> cell & 1 == 1);
            let corners: Vec<String> = corners.map(|cell| name(field, Some(cell))).collect();
            parts.push(say!("othello-beside-corner", next = self.name(next.mv), corners = corners));
        }
        if next.answers > best.answers {
            let next = say!("othello-beside-answers", best = best.answers, next = next.answers);
            parts.push(next);
        }
        if self.verdict.value.is_proved() && best.region % 2 == 1 && next.region.is_multiple_of(2) {
            parts.push(say!("othello-beside-odd", best = best.region, next = next.region));
        }
        parts
    }

    fn table(&self, rivals: &[Rival]) -> Exhibit {
        let row = |rival: &Rival| {
            let corners = (0..64).filter(|cell| rival.corners >> cell & 1 == 1);
            let corners: Vec<String> = corners.map(|cell| self.name(Some(cell))).collect();
            let corners = if corners.is_empty() { "–".to_owned() } else { corners.join(" ") };
            let [ahead, answers] = [rival.ahead.to_string(), rival.answers.to_string()];
            vec![self.name(rival.mv), ahead, answers, corners, rival.region.to_string()]
        };
        let shown: Vec<&Rival> = rivals.iter().take(ROWS).collect();
        let focus = (0..shown.len()).filter(|i| shown[*i].is_best).map(|i| (i, 1)).collect();
        let head = vec![
            say!("othello-head-move"),
            say!("othello-head-margin"),
            say!("othello-head-answers"),
            say!("othello-head-given"),
            say!("othello-head-region"),
        ];
        Exhibit::Table { head, rows: shown.into_iter().map(row).collect(), focus }
    }
}
