//! Why an Othello position is won or lost: the lines that prove it, the end of the game counted out, corners, stable discs and moves left;
//! or, where it is only estimated, what was counted and where.

use crate::boards::othello::ideas::Ideas;
use crate::boards::othello::later::{NEAR, head};
use crate::boards::othello::oracle::settled;
use crate::boards::othello::rivals::kind;
use crate::boards::othello::rules::{Board, Othello, Put};
use crate::boards::othello::solver::bounded_search::{CORNER, counts};
use crate::kit::asked::Asked;
use ground::num::Int;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use num_traits::One;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, standing};

/// The whole reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<Othello>,
    game: &Othello,
    at: &At<Board>,
    verdict: &Verdict<Put>,
    control: &Control,
) -> Result<Reason, Stop> {
    let why = Asked { oracle, game, at, verdict, control };
    let lines = why.lines()?;
    let mut steps = vec![why.ask(), why.look(), why.spot(), why.mv(lines.is_none())];
    let ideas = Ideas::of(game, at, verdict);
    if verdict.value.is_proved() {
        match lines.as_deref() {
            Some([line]) if verdict.value.outcome() != Outcome::D => steps.extend(ideas.course(line, true)),
            Some(lines) => steps.push(why.proof(lines, true)),
            None => steps.extend(why.winning()?.map(|lines| why.proof(&lines, false))),
        }
        let held = why.level()?;
        let sum = why.sum();
        let is_over = sum.is_some();
        let rivals = if held.is_some() { Vec::new() } else { why.rivals(lines.is_some())? };
        steps.extend(held.into_iter().chain(why.majority()).chain(sum).chain(rivals));
        if lines.is_none() {
            steps.extend(ideas.course(&verdict.line, false));
        }
        steps.extend(ideas.seen().into_iter().filter(|_| !is_over));
        steps.extend(why.fewest());
        steps.extend(why.greedy()?);
        // Of a single move the claim says all.
        if !verdict.total.is_one() {
            steps.push(why.endings()?);
        }
        steps.push(Step::says(Role::Law, why.law()));
    } else {
        steps.extend(why.rivals(false)?);
        steps.extend(why.estimate()?);
        steps.extend(ideas.seen());
        steps.extend(why.fewest());
        steps.push(Step::says(Role::Law, say!("othello-law-estimate", most = settled(at.pos.field))));
    }
    Ok(Reason { claim: why.claim(), steps })
}

impl Asked<'_, Othello> {
    fn claim(&self) -> Say {
        match (&self.verdict.value, self.verdict.value.outcome()) {
            (Value::Margin { own, other }, Outcome::N) => {
                say!("othello-claim-won", own = own, other = other, margin = &(own - other))
            }
            (Value::Margin { own, other }, Outcome::P) => {
                say!("othello-claim-lost", own = own, other = other, margin = &(other - own))
            }
            (Value::Margin { own, .. }, Outcome::D) => say!("othello-claim-level", own = own),
            (Value::Estimate { ahead, depth }, _) => {
                let (way, points) = standing(ahead);
                say!("othello-claim-estimate", way = way, points = &points, depth = *depth)
            }
            _ => unreachable!("a board is counted or estimated"),
        }
    }

    fn ask(&self) -> Step {
        Step::says(Role::Ask, if self.at.pos.must_pass() { say!("othello-ask-pass") } else { say!("othello-ask") })
    }

    /// What can be counted on the board as it stands.
    fn look(&self) -> Step {
        let [own, other] = counts(self.at.pos.field, self.at.pos.discs);
        let most = u32::try_from(own.stable.max(other.stable)).unwrap_or_default();
        let near = if 5 * most >= 2 * self.at.pos.field.size() { "yes" } else { "no" };
        let says = say!(
            "othello-look",
            near = near,
            moves = own.moves,
            theirs = other.moves,
            stable = own.stable,
            steady = other.stable,
            corners = own.corners,
            taken = other.corners
        );
        let step = Step::says(Role::Look, says);
        // Of an estimate it is told first what it counted at the end of its play.
        if self.verdict.value.is_proved() { step.about(Idea::Mobility) } else { step }
    }

    fn spot(&self) -> Step {
        let Some(cell) = *self.best() else {
            return Step::says(Role::Place, say!("othello-place-pass"))
                .showing(Exhibit::Spots(vec![Spot(0).in_panel(1)]));
        };
        let row = cell / 8;
        let moves = self.at.pos.discs.moves(self.at.pos.field.cells());
        let in_row = |cell: &usize| moves >> cell & 1 == 1;
        let cells: Vec<usize> = (8 * row..8 * row + 8).filter(in_row).collect();
        let names: Vec<String> = cells.iter().map(|cell| self.name(Some(*cell))).collect();
        let spots = cells.iter().map(|cell| Spot(*cell as u32)).collect();
        let says = say!("othello-place", row = row + 1, cells = names);
        Step::says(Role::Place, says).showing(Exhibit::Spots(spots))
    }

    /// Cells on which the opponent can answer a move.
    fn answers(&self, mv: Put) -> u32 {
        let left = self.game.play(self.at, &mv).pos;
        left.discs.moves(left.field.cells()).count_ones()
    }

    /// Which moves leave the fewest answers, and whether the best is one of them.
    fn fewest(&self) -> Option<Step> {
        let moves: Vec<Put> = self.game.moves(self.at).list.collect();
        let fewest = moves.iter().map(|mv| self.answers(*mv)).min().filter(|_| moves.len() > 1)?;
        let such: Vec<Put> = moves.into_iter().filter(|mv| self.answers(*mv) == fewest).collect();
        let is_best = if such.contains(self.best()) { "yes" } else { "no" };
        let names: Vec<String> = such.iter().map(|mv| self.name(*mv)).collect();
        let says = say!("othello-fewest", answers = fewest, count = names.len(), moves = names, best = is_best);
        Some(Step::says(Role::Proof, says).about(Idea::Mobility))
    }

    /// How it is proved, and how far this board is searched where that is not always.
    fn law(&self) -> Say {
        let (free, most, cells) = (self.at.pos.free(), settled(self.at.pos.field), self.at.pos.field.size());
        let always = if most + 4 >= cells { "yes" } else { "no" };
        say!("othello-law-exact", free = free, most = most, always = always)
    }

    fn mv(&self, is_line: bool) -> Step {
        let best = *self.best();
        let says = match best {
            None => say!("othello-move-pass"),
            Some(cell) => {
                let answers = self.answers(best);
                let turned = self.at.pos.discs.turns(cell).count_ones();
                let is_corner = self.at.pos.field.corners() >> cell & 1 == 1;
                let cell = self.name(best);
                if is_corner {
                    say!("othello-move-corner", cell = cell, discs = turned, answers = answers)
                } else {
                    say!("othello-move", cell = cell, discs = turned, answers = answers)
                }
            }
        };
        let idea = match best {
            None => Idea::Forced,
            Some(cell) if self.at.pos.field.corners() >> cell & 1 == 1 => Idea::Stable,
            _ => Idea::Mobility,
        };
        let step = Step::says(Role::Move, says).about(idea);
        let line: Vec<String> = self.verdict.line.iter().map(|mv| self.name(*mv)).collect();
        if line.is_empty() || !is_line { step } else { step.showing(Exhibit::Line(line)) }
    }

    /// The move that turns the most discs, where it is not the best one, with the answer that shows why.
    fn greedy(&self) -> Result<Option<Step>, Stop> {
        let turned = |mv: &Put| mv.map_or(0, |cell| self.at.pos.discs.turns(cell).count_ones());
        let greedy = self.game.moves(self.at).list.max_by_key(turned).filter(|_| self.at.pos.free() <= NEAR);
        let Some(greedy) = greedy.filter(|mv| !self.verdict.best.contains(mv)) else { return Ok(None) };
        let next = self.game.play(self.at, &greedy);
        let Value::Margin { own, other } = self.oracle.value(self.game, &next, self.control)? else { return Ok(None) };
        let Some(answer) = self.answer(&next, &(&own - &other))? else { return Ok(None) };
        let says = say!(
            "othello-greedy",
            cell = self.name(greedy),
            discs = turned(&greedy),
            answer = self.name(answer),
            kind = kind(self.at.pos.field, answer),
            ahead = &(other - own),
        );
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Counting)))
    }

    /// How the game ends after each move.
    fn endings(&self) -> Result<Step, Stop> {
        let mut rows = Vec::new();
        for mv in self.game.moves(self.at).list {
            let next = self.game.play(self.at, &mv);
            let turned = mv.map_or(0, |cell| self.at.pos.discs.turns(cell).count_ones());
            let Value::Margin { own, other } = self.oracle.value(self.game, &next, self.control)? else { continue };
            let (turned, answers) = (turned.to_string(), self.answers(mv).to_string());
            rows.push(vec![self.name(mv), turned, answers, format!("{other} : {own}"), (other - own).to_string()]);
        }
        let best: Vec<String> = self.verdict.best.iter().map(|mv| self.name(*mv)).collect();
        let is_best = |row: &Vec<String>| best.contains(&row[0]);
        let focus = rows.iter().enumerate().filter(|(_, row)| is_best(row)).map(|(i, _)| (i, 4)).collect();
        let head = vec![
            say!("othello-head-move"),
            say!("othello-head-turned"),
            say!("othello-head-answers"),
            say!("othello-head-end"),
            say!("othello-head-margin"),
        ];
        let table = Exhibit::Table { head, rows, focus };
        Ok(Step::says(Role::Proof, say!("othello-endings")).about(Idea::Counting).showing(table))
    }

    /// The best of the moves that are not as good as the best, as far as it is known.
    fn next_best(&self) -> Result<Option<Put>, Stop> {
        let mut found: Option<(Int, Put)> = None;
        for mv in self.game.moves(self.at).list.filter(|mv| !self.verdict.best.contains(mv)) {
            let Value::Estimate { ahead, .. } =
                self.oracle.value(self.game, &self.game.play(self.at, &mv), self.control)?
            else {
                continue;
            };
            if found.as_ref().is_none_or(|(least, _)| ahead < *least) {
                found = Some((ahead, mv));
            }
        }
        Ok(found.map(|(_, mv)| mv))
    }

    /// What an estimate expects after the best move and after the next best one, and what it counts there.
    fn estimate(&self) -> Result<Vec<Step>, Stop> {
        let best = *self.best();
        let left = self.oracle.value(self.game, &self.game.play(self.at, &best), self.control)?;
        let (Value::Estimate { ahead: told, .. }, Value::Estimate { .. }) = (&self.verdict.value, &left) else {
            let Value::Margin { own, other } = left else { return Ok(Vec::new()) };
            let (way, discs) = standing(&(other - own));
            let says = say!("othello-beyond", best = self.name(best), way = way, discs = &discs);
            return Ok(vec![Step::says(Role::Proof, says).about(Idea::Counting)]);
        };
        let seen = self.expected(best)?;
        let line: Vec<String> = seen.seen.line.iter().map(|mv| self.name(*mv)).collect();
        let agrees = if *told == Int::from(seen.ahead()) { "yes" } else { "no" };
        let (depth, plies, best) = (seen.seen.depth, line.len(), self.name(best));
        let says =
            say!("othello-expected", best = best.as_str(), depth = depth, plies = plies, agrees = agrees, first = told);
        let expected = Step::says(Role::Proof, says).about(Idea::Estimate);
        let expected = if line.is_empty() { expected } else { expected.showing(Exhibit::Line(line)) };
        let mut rows = vec![seen.row(best)];
        if let Some(mv) = self.next_best()? {
            rows.push(self.expected(mv)?.row(self.name(mv)));
        }
        let says = say!("othello-counted", weight = CORNER, ahead = seen.ahead(), both = rows.len());
        let table = Exhibit::Table { head: head(), rows, focus: vec![(0, 5)] };
        Ok(vec![expected, Step::says(Role::Proof, says).about(Idea::Estimate).showing(table)])
    }
}
