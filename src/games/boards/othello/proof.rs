//! The lines that prove how an Othello position ends: whoever is ahead makes one move, whoever is behind every one.

use crate::boards::othello::rules::{Board, Othello, Put};
use crate::boards::othello::solver::stable::stable;
use crate::kit::asked::Asked;
use ground::num::Int;
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Free cells up to which lines are looked for.
const FREE: u32 = 10;

/// Lines that are shown at most.
const LINES: usize = 12;

/// Moves of whoever is ahead that are tried.
const TRIED: usize = 1_000;

/// Moves one after another, to the end.
pub type Line = Vec<Put>;

impl Asked<'_, Othello> {
    /// The fewest lines found that prove the margin, each from here to the end. `None`: they are too many, or too much is free.
    pub fn lines(&self) -> Result<Option<Vec<Line>>, Stop> {
        let Value::Margin { own, other } = &self.verdict.value else { return Ok(None) };
        let lead = own - other;
        self.proving(&if self.is_ahead() { lead } else { -lead })
    }

    /// The same for the win alone, whatever its margin.
    pub fn winning(&self) -> Result<Option<Vec<Line>>, Stop> {
        if self.verdict.value.outcome() == Outcome::D { Ok(None) } else { self.proving(&Int::from(1)) }
    }

    /// Lines that prove that whoever is ahead ends so far ahead.
    fn proving(&self, bound: &Int) -> Result<Option<Vec<Line>>, Stop> {
        if self.at.pos.free() > FREE {
            return Ok(None);
        }
        let mut left = TRIED;
        if !self.is_ahead() {
            return self.against(self.at, bound, &mut left);
        }
        let next = self.game.play(self.at, self.best());
        let lines = self.against(&next, bound, &mut left)?;
        Ok(lines.map(|lines| lines.into_iter().map(|line| [vec![*self.best()], line].concat()).collect()))
    }

    /// Every move of the side to move, which is behind, with what keeps the other side so far ahead.
    fn against(&self, at: &At<Board>, bound: &Int, left: &mut usize) -> Result<Option<Vec<Line>>, Stop> {
        if self.game.ending(at).is_some() {
            return Ok(Some(vec![Vec::new()]));
        }
        let mut lines = Vec::new();
        for mv in self.game.moves(at).list {
            let Some(more) = self.ahead(&self.game.play(at, &mv), bound, left)? else { return Ok(None) };
            lines.extend(more.into_iter().map(|line| [vec![mv], line].concat()));
            if lines.len() > LINES {
                return Ok(None);
            }
        }
        Ok(Some(lines))
    }

    /// The move of the side to move that stays so far ahead with the fewest lines.
    fn ahead(&self, at: &At<Board>, bound: &Int, left: &mut usize) -> Result<Option<Vec<Line>>, Stop> {
        if self.game.ending(at).is_some() {
            return Ok(Some(vec![Vec::new()]));
        }
        let mut fewest: Option<Vec<Line>> = None;
        for mv in self.game.moves(at).list {
            let next = self.game.play(at, &mv);
            let Value::Margin { own, other } = self.oracle.value(self.game, &next, self.control)? else { continue };
            if other - own < *bound || *left == 0 {
                continue;
            }
            *left -= 1;
            let Some(lines) = self.against(&next, bound, left)? else { continue };
            if fewest.as_ref().is_none_or(|fewest| lines.len() < fewest.len()) {
                fewest = Some(lines.into_iter().map(|line| [vec![mv], line].concat()).collect());
            }
        }
        Ok(fewest)
    }

    /// The discs of the mover and of the other side after a line.
    fn after_line(&self, line: &Line) -> [u32; 2] {
        let last = line.iter().fold(self.at.clone(), |at, mv| self.game.play(&at, mv));
        let [own, other] = [last.pos.discs.own, last.pos.discs.other].map(u64::count_ones);
        if last.to == self.at.to { [own, other] } else { [other, own] }
    }

    /// The lines told, which prove the margin or the win alone.
    pub fn proof(&self, lines: &[Line], is_margin: bool) -> Step {
        let is_ahead = self.is_ahead();
        let (rows, ends) = self.told(lines);
        let lead = |end: &[u32; 2]| i64::from(end[0]) - i64::from(end[1]);
        let closest = ends.iter().min_by_key(|end| if is_ahead { lead(end) } else { -lead(end) });
        let [own, other] = closest.copied().unwrap_or_default();
        let (ahead, best) = (if is_ahead { "you" } else { "other" }, self.name(*self.best()));
        let what = match (is_margin, self.verdict.value.outcome()) {
            (true, Outcome::D) => "level",
            (true, _) => "margin",
            (false, _) => "win",
        };
        let says = say!(
            "othello-lines",
            what = what,
            ahead = ahead,
            best = best,
            count = lines.len(),
            own = own,
            other = other
        );
        Step::says(Role::Proof, says).about(Idea::Counting).showing(table(rows))
    }

    /// The lines that prove the other half of a level end: that no move of the mover brings it ahead.
    pub fn level(&self) -> Result<Option<Step>, Stop> {
        if self.verdict.value.outcome() != Outcome::D || self.at.pos.free() > FREE {
            return Ok(None);
        }
        let Some(lines) = self.against(self.at, &Int::ZERO, &mut { TRIED })? else { return Ok(None) };
        let (rows, ends) = self.told(&lines);
        let best = ends.iter().max_by_key(|end| i64::from(end[0]) - i64::from(end[1])).copied().unwrap_or_default();
        let says = say!("othello-lines-level", count = lines.len(), own = best[0], other = best[1]);
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Counting).showing(table(rows))))
    }

    /// The rows of a table of lines, and how each ends.
    fn told(&self, lines: &[Line]) -> (Vec<Vec<String>>, Vec<[u32; 2]>) {
        let ends: Vec<[u32; 2]> = lines.iter().map(|line| self.after_line(line)).collect();
        let row = |(line, end): (&Line, &[u32; 2])| {
            let moves: Vec<String> = line.iter().map(|mv| self.name(*mv)).collect();
            vec![moves.join(" "), format!("{} : {}", end[0], end[1])]
        };
        (lines.iter().zip(&ends).map(row).collect(), ends)
    }

    fn is_ahead(&self) -> bool {
        matches!(&self.verdict.value, Value::Margin { own, other } if own >= other)
    }

    /// The discs that never turn again are more than half of all cells, as the board stands or after the best move.
    pub fn majority(&self) -> Option<Step> {
        let (field, cells) = (self.at.pos.field, self.at.pos.field.size());
        let next = self.game.play(self.at, self.best()).pos;
        let here = stable(field, self.at.pos.discs);
        let then = stable(field, next.discs);
        let counts = [
            ("you", "now", here & self.at.pos.discs.own),
            ("other", "now", here & self.at.pos.discs.other),
            ("you", "then", then & next.discs.other),
            ("other", "then", then & next.discs.own),
        ];
        let (who, when, safe) = counts.into_iter().find(|(.., safe)| 2 * safe.count_ones() > cells)?;
        let (stable, best) = (safe.count_ones(), self.name(*self.best()));
        let says = say!("othello-majority", who = who, when = when, best = best, stable = stable, cells = cells);
        Some(Step::says(Role::Proof, says).about(Idea::Stable))
    }

    /// The one sum where the best move ends the game.
    pub fn sum(&self) -> Option<Step> {
        let cell = (*self.best())?;
        let next = self.game.play(self.at, self.best());
        self.game.ending(&next)?;
        let [own, other] = [self.at.pos.discs.own, self.at.pos.discs.other].map(u64::count_ones);
        let turned = self.at.pos.discs.turns(cell).count_ones();
        let (sum, rest) = (own + 1 + turned, other - turned);
        let full = if next.pos.free() == 0 { "yes" } else { "no" };
        let says = say!("othello-sum", own = own, turned = turned, sum = sum, other = other, rest = rest, full = full);
        Some(Step::says(Role::Proof, says).about(Idea::Counting))
    }
}

/// A table of lines with the discs at their ends.
fn table(rows: Vec<Vec<String>>) -> Exhibit {
    let head = vec![say!("othello-head-line"), say!("othello-head-count")];
    Exhibit::Table { head, rows, focus: Vec::new() }
}
