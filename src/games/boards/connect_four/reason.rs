//! Why a position of Connect Four is won, lost or drawn: the threats of both sides, columns that are forced or forbidden, who
//! is held by mere following, and the answer to every move that fails.

use crate::boards::connect_four::count::counted;
use crate::boards::connect_four::course::Course;
use crate::boards::connect_four::name;
use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::settle::Settler;
use crate::boards::connect_four::shots::telling;
use crate::boards::connect_four::solver::claimeven::{Plan, Proof};
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::threats::Threats;
use crate::boards::connect_four::tree::{Goal, followed, grown, has_open, told, unopened};
use ground::rules::{At, Ending, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Plies of a win that is seen at a glance: each column, and at most one answer.
const NEAR: u64 = 2;

/// Free cells up to which a whole proof is looked for that fits on a page.
const LATE: u32 = 24;

/// The whole reason of a position that is not over.
pub fn explain(
    settler: &Settler,
    game: &ConnectFour,
    at: &At<Stones>,
    verdict: &Verdict<u8>,
    control: &Control,
) -> Result<Reason, Stop> {
    let (threats, course) = (Threats::of(game, &at.pos), Course::of(game, at, &verdict.line));
    let soonest = soonest(settler, game, at, verdict, control)?;
    let why = Why { settler, game, at, verdict, threats, course, soonest, control };
    let mut steps = vec![why.ask(), why.look(), why.place(), why.mv()];
    let (proofs, is_whole) = why.proofs()?;
    if !is_whole {
        steps.extend(why.forbidden());
        steps.extend(why.course.as_ref().filter(|_| !why.is_dead()).and_then(Course::end));
        steps.extend(why.course.as_ref().and_then(Course::chain));
        steps.extend(if proofs.is_empty() { why.counting() } else { None });
    }
    steps.extend(proofs);
    if !is_whole || why.outcome() != Outcome::P || why.is_met_by_answers() {
        steps.extend(why.refuted()?);
    }
    steps.push(why.law(is_whole));
    Ok(Reason { claim: why.claim(), steps })
}

/// The best moves; of those that win the ones that win soonest.
fn soonest(
    settler: &Settler,
    game: &ConnectFour,
    at: &At<Stones>,
    verdict: &Verdict<u8>,
    control: &Control,
) -> Result<Vec<u8>, Stop> {
    let Some(plies) = verdict.value.remoteness().filter(|_| verdict.value.outcome() == Outcome::N) else {
        return Ok(verdict.best.clone());
    };
    let mut soonest = Vec::new();
    for col in &verdict.best {
        let left = settler.value_of(game, &game.play(at, col), control)?;
        if left.remoteness().is_none_or(|left| left < plies) {
            soonest.push(*col);
        }
    }
    Ok(soonest)
}

/// A position with all that is known of it.
struct Why<'a> {
    settler: &'a Settler,
    game: &'a ConnectFour,
    at: &'a At<Stones>,
    verdict: &'a Verdict<u8>,
    threats: Threats<'a>,
    /// The best line, where it is worked out to the end.
    course: Option<Course<'a>>,
    /// The best moves, of winning ones those that win soonest.
    soonest: Vec<u8>,
    control: &'a Control,
}

impl Why<'_> {
    fn outcome(&self) -> Outcome {
        self.verdict.value.outcome()
    }

    /// How many cells are free.
    fn free(&self) -> u32 {
        self.game.shape().size() - self.at.pos.drop.stones
    }

    /// Nobody can complete a line any more.
    fn is_dead(&self) -> bool {
        [true, false].into_iter().all(|of_mover| !has_open(self.game, &self.at.pos, of_mover))
    }

    fn claim(&self) -> Say {
        let plies = self.verdict.value.remoteness().unwrap_or(0);
        let (moves, total) = (&self.verdict.best_total, &self.verdict.total);
        let last = u64::from(self.at.pos.drop.stones) + plies;
        let soonest = self.soonest.len();
        match self.outcome() {
            Outcome::N => {
                let others = moves - soonest;
                say!("connect-four-claim-win", plies = plies, last = last, moves = soonest, others = &others)
            }
            Outcome::D => say!("connect-four-claim-draw", moves = moves, total = total, others = &(total - moves)),
            Outcome::P => say!("connect-four-claim-loss", plies = plies, last = last),
        }
    }

    fn ask(&self) -> Step {
        let is_now = (self.threats.mine | self.threats.theirs) & self.threats.playable != 0;
        let key = if is_now { "connect-four-ask-now" } else { "connect-four-ask" };
        Step::says(Role::Ask, say!(key, k = self.game.k))
    }

    fn look(&self) -> Step {
        let threats = &self.threats;
        let now = threats.theirs & threats.playable;
        if threats.mine & threats.playable != 0 {
            return Step::says(Role::Look, say!("connect-four-look-finish")).about(Idea::End);
        }
        match now.count_ones() {
            0 => self.look_further(),
            1 => {
                Step::says(Role::Look, say!("connect-four-look-danger", cell = threats.names(now))).about(Idea::Forced)
            }
            _ => Step::says(Role::Look, say!("connect-four-look-double", cells = threats.names(now)))
                .about(Idea::DoubleThreat)
                .showing(self.spots(now)),
        }
    }

    /// The threats that wait above free cells, by the parity of their rows.
    fn look_further(&self) -> Step {
        let threats = &self.threats;
        if threats.mine | threats.theirs == 0 {
            return self.look_open();
        }
        let odd = threats.odd();
        let says = say!(
            "connect-four-look-threats",
            mine_odd = self.names_or_none(threats.mine & odd),
            mine_even = self.names_or_none(threats.mine & !odd),
            theirs_odd = self.names_or_none(threats.theirs & odd),
            theirs_even = self.names_or_none(threats.theirs & !odd),
        );
        Step::says(Role::Look, says).about(Idea::Parity).showing(self.spots(threats.mine | threats.theirs))
    }

    /// No cell completes a line yet, or none ever will.
    fn look_open(&self) -> Step {
        if self.is_dead() {
            return Step::says(Role::Look, say!("connect-four-look-dead", k = self.game.k)).about(Idea::Counting);
        }
        let says = say!("connect-four-look-quiet", k = self.game.k);
        Step::says(Role::Look, says)
    }

    fn names_or_none(&self, cells: u128) -> Vec<String> {
        let names = self.threats.names(cells);
        if names.is_empty() { vec!["–".into()] } else { names }
    }

    fn place(&self) -> Step {
        let kind = match self.outcome() {
            Outcome::N => "win",
            Outcome::D => "draw",
            Outcome::P => {
                return Step::says(Role::Place, say!("connect-four-place-none", moves = &self.verdict.total));
            }
        };
        let landing = |col: &u8| self.game.landing(&self.at.pos, *col);
        let cells = self.soonest.iter().filter_map(landing).fold(0, |all, cell| all | cell);
        let names = self.threats.names(cells);
        let says = say!("connect-four-place", kind = kind, count = names.len(), cells = names);
        Step::says(Role::Place, says).showing(self.spots(cells))
    }

    fn best(&self) -> u8 {
        *self.verdict.best.first().expect("the game is not over")
    }

    fn best_cell(&self) -> Option<u128> {
        self.game.landing(&self.at.pos, self.best())
    }

    fn mv(&self) -> Step {
        let line: Vec<String> = self.verdict.line.iter().map(|col| name(*col)).collect();
        let (idea, says) = self.purpose();
        let step = Step::says(Role::Move, says).about(idea);
        if line.is_empty() { step } else { step.showing(Exhibit::Line(line)) }
    }

    /// What the best move is for.
    fn purpose(&self) -> (Idea, Say) {
        let best = self.best();
        let column = name(best);
        if self.outcome() == Outcome::P {
            let plies = self.verdict.value.remoteness().unwrap_or(0);
            return (Idea::Distance, say!("connect-four-move-stall", column = column, plies = plies));
        }
        let next = self.game.play(self.at, &best);
        if matches!(self.game.ending(&next), Some(Ending::Won(_))) {
            return (Idea::End, self.finish());
        }
        let after = Threats::of(self.game, &next.pos);
        let new = after.theirs & !self.threats.mine;
        let now = after.theirs & after.playable;
        let stops = self.best_cell().is_some_and(|cell| cell & self.threats.theirs != 0);
        match (now.count_ones(), new) {
            (2.., _) => (Idea::DoubleThreat, say!("connect-four-move-fork", column = column, cells = after.names(now))),
            (1, _) => (Idea::Forced, say!("connect-four-move-force", column = column, cells = after.names(now))),
            (0, _) if stops => (Idea::Forced, say!("connect-four-move-block", column = column)),
            (0, 0) => self.quiet(column),
            (0, _) => (Idea::Threat, say!("connect-four-move-threat", column = column, cells = after.names(new))),
        }
    }

    /// The lines that one stone completes, that of the best move first.
    fn finish(&self) -> Say {
        let line = |col: &u8| {
            let cell = self.game.landing(&self.at.pos, *col).unwrap_or(0);
            self.threats.names(self.threats.line(cell))
        };
        let others = self.soonest.iter().filter(|col| **col != self.best());
        let also: Vec<Say> =
            others.map(|col| say!("connect-four-move-finish-also", column = name(*col), cells = line(col))).collect();
        let (column, cells) = (name(self.best()), line(&self.best()));
        say!("connect-four-move-finish", column = column, cells = cells, count = also.len(), also = also)
    }

    /// What a best move is for that threatens nothing and stops nothing at once.
    fn quiet(&self, column: String) -> (Idea, Say) {
        let cell = self.best_cell().unwrap_or(0);
        let own = self.threats.names(cell);
        if self.is_dead() {
            return (Idea::Counting, say!("connect-four-move-dead", column = column));
        }
        let denied = self.threats.wanted_by_other(cell);
        let decides = self.course.as_ref().map_or(0, Course::decides);
        if decides & cell != 0 && self.outcome() == Outcome::N {
            let line = self.threats.names(decides);
            return (Idea::Threat, say!("connect-four-move-part", column = column, cell = own, line = line));
        }
        if denied != 0 {
            let cells = self.threats.names(denied);
            return (Idea::Threat, say!("connect-four-move-denies", column = column, cell = own, cells = cells));
        }
        (Idea::Counting, say!("connect-four-move-plain", column = column))
    }

    /// Whose turn it is when all cells but those under threats are full.
    fn counting(&self) -> Option<Step> {
        let plies = self.verdict.value.remoteness().filter(|plies| *plies > NEAR)?;
        let winner = if plies % 2 == 1 { self.at.to } else { self.at.to.other() };
        let course = self.course.as_ref().filter(|course| !course.is_stepped())?;
        counted(self.game, course.stands(), winner)
    }

    /// Columns that lose at once, and the one that is forced.
    fn forbidden(&self) -> Vec<Step> {
        let threats = &self.threats;
        if threats.mine & threats.playable != 0 {
            return Vec::new();
        }
        let mut steps = Vec::new();
        let poisoned = threats.poisoned();
        let columns = |mask: u128| threats.cells(mask).into_iter().map(|cell| name(cell.col as u8)).collect::<Vec<_>>();
        if poisoned != 0 {
            let says = say!("connect-four-proof-below", columns = columns(poisoned));
            steps.push(Step::says(Role::Proof, says).showing(self.spots((poisoned << 1) & threats.theirs)));
        }
        let now = threats.theirs & threats.playable;
        if now.is_power_of_two() {
            steps.push(Step::says(Role::Proof, say!("connect-four-proof-forced", column = columns(now))));
        }
        steps
    }

    /// What proves the value: for the winner, or for each side of a draw; and whether that is all.
    fn proofs(&self) -> Result<(Vec<Step>, bool), Stop> {
        let is_near = self.verdict.value.remoteness().is_some_and(|plies| plies <= NEAR);
        if is_near || self.is_dead() || self.is_fork() {
            return Ok((Vec::new(), !self.is_dead()));
        }
        let is_mover = |by_mover: &bool| match self.outcome() {
            Outcome::N => *by_mover,
            Outcome::P => !*by_mover,
            Outcome::D => true,
        };
        let wanted: Vec<bool> = [false, true].into_iter().filter(is_mover).collect();
        let mut steps = Vec::new();
        for by_mover in &wanted {
            steps.extend(self.proof_of(*by_mover)?);
        }
        let is_whole = steps.len() == wanted.len();
        Ok((steps, is_whole))
    }

    /// Whether a position lost in two plies is lost by the answers to its moves, and not by two cells at once.
    fn is_met_by_answers(&self) -> bool {
        let now = self.threats.theirs & self.threats.playable;
        self.verdict.value.remoteness() == Some(NEAR) && now.count_ones() < 2
    }

    /// Whether the best move threatens two cells at once, which is the whole proof.
    fn is_fork(&self) -> bool {
        let next = self.game.play(self.at, &self.best());
        let after = Threats::of(self.game, &next.pos);
        self.verdict.value.remoteness() == Some(3) && (after.theirs & after.playable).count_ones() > 1
    }

    /// What proves it for the mover, after the best move, or for the opponent.
    fn proof_of(&self, by_mover: bool) -> Result<Option<Step>, Stop> {
        let next = if by_mover { self.game.play(self.at, &self.best()) } else { self.at.clone() };
        if self.game.ending(&next).is_some() {
            return Ok(None);
        }
        let plan = Threats::of(self.game, &next.pos).held();
        let plan = plan.filter(|plan| plan.proof != Proof::NoWin || self.outcome() == Outcome::D);
        match plan.and_then(|plan| self.held(&plan, next.pos.drop.full, by_mover)) {
            Some(step) => Ok(Some(step)),
            None => self.tree(&next, by_mover),
        }
    }

    /// The table of all lines of play that proves it, where a page holds it.
    fn tree(&self, next: &At<Stones>, by_mover: bool) -> Result<Option<Step>, Stop> {
        let (column, is_draw) = (name(self.best()), self.outcome() == Outcome::D);
        if is_draw && !has_open(self.game, &next.pos, true) {
            return Ok(Some(unopened(self.game, by_mover, column)));
        }
        if self.free() > LATE {
            return Ok(None);
        }
        let last = self.verdict.value.remoteness().map(|plies| self.at.pos.drop.stones + plies as u32);
        let goal = last.map_or(Goal::Hold, Goal::Win);
        let rows = grown(self.settler, self.game, next, goal, self.control)?;
        Ok(rows.and_then(|rows| told(rows, goal, by_mover, column)))
    }

    /// How following holds a side, where these cells are full; nothing where no cell is left to be had by it.
    fn held(&self, plan: &Plan<u128>, full: u128, by_mover: bool) -> Option<Step> {
        let own = plan.follower & self.game.shape().cells() & !full;
        let (idea, says) = followed(&self.threats, plan, own, by_mover, name(self.best()));
        Some(Step::says(Role::Proof, says).about(idea).showing(self.spots(own))).filter(|_| own != 0)
    }

    /// Each move that loses, or that lets a win slip, with the answer that shows it.
    fn refuted(&self) -> Result<Option<Step>, Stop> {
        let (mut pairs, mut lose) = (Vec::new(), 0);
        for mv in self.game.moves(self.at).list {
            let next = self.game.play(self.at, &mv);
            let is_kept = self.verdict.best.contains(&mv) && self.outcome() != Outcome::P;
            if !is_kept && self.game.ending(&next).is_none() {
                let (left, prompt) = self.settler.prompt(self.game, &next, self.control)?;
                // The line shown and the table answer the same column alike.
                let shown = self.verdict.line.get(1).filter(|_| self.verdict.line.first() == Some(&mv));
                let answer = shown.copied().unwrap_or(prompt);
                lose += usize::from(left.outcome() == Outcome::N);
                pairs.push((mv, answer));
            }
        }
        let (count, draw) = (pairs.len(), pairs.len() - lose);
        let kind = match (self.outcome(), lose, draw) {
            (Outcome::P, ..) => "lost",
            (_, _, 0) => "loses",
            (_, 0, _) => "draws",
            _ => "both",
        };
        let shot = telling(self.game, self.at, &pairs).or_else(|| self.contested(&pairs));
        let shot = shot.unwrap_or_else(|| say!("connect-four-shot-none"));
        let says = say!("connect-four-proof-answers", kind = kind, lose = lose, draw = draw, shot = shot);
        let replies = pairs.iter().map(|(mv, answer)| (name(*mv), name(*answer))).collect();
        let step = Step::says(Role::Proof, says).about(Idea::Threat).showing(Exhibit::Replies(replies));
        Ok((count > 0).then_some(step))
    }

    /// That the answer to most of the moves that fail goes where the best move would: both sides want that cell.
    fn contested(&self, pairs: &[(u8, u8)]) -> Option<Say> {
        let count = pairs.iter().filter(|(_, answer)| *answer == self.best()).count();
        let cell = self.threats.names(self.best_cell()?);
        let is_wanted = self.outcome() != Outcome::P && count > 1 && 2 * count >= pairs.len();
        is_wanted.then(|| say!("connect-four-shot-same", column = name(self.best()), count = count, cell = cell))
    }

    fn law(&self, is_whole: bool) -> Step {
        let kind = match self.verdict.value.remoteness() {
            Some(1) => "one",
            Some(NEAR) if self.is_met_by_answers() => "two",
            Some(NEAR) => "double",
            Some(_) if is_whole => "whole",
            None if is_whole => "both",
            _ if self.is_dead() => "dead",
            _ => return Step::says(Role::Law, say!("connect-four-law", thumb = self.thumb())),
        };
        Step::says(Role::Law, say!("connect-four-law-near", kind = kind))
    }

    /// Which rule of thumb there is for the threats that wait; none where one must be met at once.
    fn thumb(&self) -> &'static str {
        let is_pressed = self.threats.theirs & self.threats.playable != 0;
        match (self.threats.mine | self.threats.theirs, self.game.rows % 2) {
            _ if is_pressed => "none",
            (0, _) => "none",
            (_, 0) => "even",
            _ => "odd",
        }
    }

    fn spots(&self, cells: u128) -> Exhibit {
        let cells = self.threats.cells(cells);
        Exhibit::Spots(cells.into_iter().map(|cell| self.game.spot(cell.col, cell.height)).collect())
    }
}
