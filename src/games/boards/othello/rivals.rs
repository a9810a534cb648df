//! What tells the best move of Othello from the others: a count on the board that sets it apart, or the next best move beside it.

use crate::boards::othello::later::{Apart, NEAR};
use crate::boards::othello::rules::{Othello, Put, name};
use crate::boards::othello::solver::board::{Cells, Field};
use crate::boards::othello::solver::stable::stable;
use crate::kit::asked::Asked;
use ground::num::Int;
use ground::rules::Rules;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Value;

/// Rows of the table at most: the best moves and those next to them.
const ROWS: usize = 8;

/// What kind of answer this is.
pub fn kind(field: Field, answer: Put) -> &'static str {
    match answer {
        None => "pass",
        Some(cell) if field.corners() >> cell & 1 == 1 => "corner",
        Some(_) => "plain",
    }
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
    /// Discs of the mover that are sure then never to turn again.
    stable: u32,
    /// Whether it is proved how far the mover is ahead.
    is_proved: bool,
}

impl Asked<'_, Othello> {
    fn rival(&self, mv: Put) -> Result<Rival, Stop> {
        let next = self.game.play(self.at, &mv);
        let (ahead, is_proved) = match self.oracle.value(self.game, &next, self.control)? {
            Value::Margin { own, other } => (other - own, true),
            Value::Estimate { ahead, .. } => (-ahead, false),
            _ => unreachable!("a board is counted or estimated"),
        };
        let (field, discs) = (next.pos.field, next.pos.discs);
        let answers = discs.moves(field.cells());
        Ok(Rival {
            mv,
            is_best: self.verdict.best.contains(&mv),
            ahead,
            answers: answers.count_ones(),
            corners: answers & field.corners(),
            stable: (stable(field, discs) & discs.other).count_ones(),
            is_proved,
        })
    }

    /// The steps; none where there is one move only, or all are as good. Where lines prove it, the moves are only compared.
    pub fn rivals(&self, is_shown: bool) -> Result<Vec<Step>, Stop> {
        let moves = self.game.moves(self.at).list;
        let mut rivals = moves.map(|mv| self.rival(mv)).collect::<Result<Vec<Rival>, Stop>>()?;
        rivals.sort_by(|a, b| b.is_best.cmp(&a.is_best).then_with(|| b.ahead.cmp(&a.ahead)));
        let first = *self.verdict.best.first().expect("the game is not over");
        let Some(best) = rivals.iter().find(|rival| rival.mv == first) else { return Ok(Vec::new()) };
        let Some(next) = rivals.iter().find(|rival| !rival.is_best) else { return Ok(Vec::new()) };
        let (parts, more) = if is_shown { (Vec::new(), None) } else { self.why(&rivals, best, next)? };
        let as_good = rivals.iter().filter(|rival| rival.is_best && rival.mv != first);
        let all_best: Vec<String> = std::iter::once(best).chain(as_good).map(|rival| self.name(rival.mv)).collect();
        let says = say!(
            "othello-next",
            proved = usize::from(best.is_proved && next.is_proved),
            count = all_best.len(),
            best = all_best,
            next = self.name(next.mv),
            told = parts.len(),
            gap = &(&best.ahead - &next.ahead),
            parts = parts
        );
        let says = if more.is_none() { self.answered(next, &says)?.unwrap_or(says) } else { says };
        let step = Step::says(Role::Proof, says).about(Idea::Mobility).showing(self.table(&rivals));
        Ok(std::iter::once(step).chain(more).collect())
    }

    /// What speaks for the best move, the surest first: a count that sets all best moves apart, a corner, both lines played out, other
    /// counts of these two; and the line of the move that is worse.
    fn why(&self, rivals: &[Rival], best: &Rival, next: &Rival) -> Result<(Vec<Say>, Option<Step>), Stop> {
        let told =
            self.apart(rivals).map_or_else(|| self.corner(best, next).into_iter().collect(), |apart| vec![apart]);
        if !told.is_empty() {
            return Ok((told, None));
        }
        let beside = self.beside(best, next);
        let far = if next.is_proved { self.played_out(best.mv, next.mv)? } else { None };
        if let Some(Apart { mut parts, cells, step }) = far {
            let mut told = if parts.is_empty() { beside } else { Vec::new() };
            parts.extend(cells.filter(|_| parts.len() + told.len() < 2));
            told.extend((!parts.is_empty()).then(|| say!("othello-far", parts = parts)));
            let told = if told.is_empty() { vec![say!("othello-no-count")] } else { told };
            return Ok((told, Some(step)));
        }
        let later = if beside.is_empty() && !next.is_proved { self.later(best.mv, next.mv)? } else { None };
        let parts: Vec<Say> = beside.into_iter().chain(later).collect();
        Ok(if parts.is_empty() { (vec![say!("othello-no-count")], None) } else { (parts, None) })
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
        // Of a single move that says no more than the table.
        (most < least && best().count() > 1).then(|| say!("othello-apart-answers", most = most, least = least))
    }

    /// More corners that the next move gives away than the best one.
    fn corner(&self, best: &Rival, next: &Rival) -> Option<Say> {
        let field = self.at.pos.field;
        if next.corners.count_ones() <= best.corners.count_ones() {
            return None;
        }
        let corners = (0..64).filter(|cell| next.corners >> cell & 1 == 1);
        let corners: Vec<String> = corners.map(|cell| name(field, Some(cell))).collect();
        Some(say!("othello-beside-corner", next = self.name(next.mv), corners = corners))
    }

    /// The other counts that speak for the best move beside the next one.
    fn beside(&self, best: &Rival, next: &Rival) -> Vec<Say> {
        let mut parts = Vec::new();
        if best.stable > next.stable {
            let names = [best.mv, next.mv].map(|mv| self.name(mv));
            let [one, two] = names;
            let counts = [best.stable, next.stable];
            parts.push(say!("othello-beside-stable", best = one, next = two, stable = counts[0], fewer = counts[1]));
        }
        if next.answers > best.answers {
            let next = say!("othello-beside-answers", best = best.answers, next = next.answers);
            parts.push(next);
        }
        parts
    }

    fn table(&self, rivals: &[Rival]) -> Exhibit {
        let row = |rival: &Rival| {
            let corners = (0..64).filter(|cell| rival.corners >> cell & 1 == 1);
            let corners: Vec<String> = corners.map(|cell| self.name(Some(cell))).collect();
            let corners = if corners.is_empty() { "–".to_owned() } else { corners.join(" ") };
            let [ahead, answers] = [rival.ahead.to_string(), rival.answers.to_string()];
            vec![self.name(rival.mv), ahead, answers, corners]
        };
        let shown: Vec<&Rival> = rivals.iter().take(ROWS).collect();
        let focus = (0..shown.len()).filter(|i| shown[*i].is_best).map(|i| (i, 1)).collect();
        let head = vec![
            say!("othello-head-move"),
            say!("othello-head-margin"),
            say!("othello-head-answers"),
            say!("othello-head-given"),
        ];
        Exhibit::Table { head, rows: shown.into_iter().map(row).collect(), focus }
    }
}
