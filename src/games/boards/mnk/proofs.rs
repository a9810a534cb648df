//! Why a small m,n,k position is worth what it is: threats that force, and the answer to each move that fails.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::held;
use crate::boards::mnk::settle::{FAR, Settler};
use crate::boards::mnk::shots::{Shot, THREATS, TRIED};
use crate::boards::mnk::words::name;
use crate::kit::cells::cell_name;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Arg;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Rows of a table at most.
const SHOWN: usize = 6;

/// Answers to a winning move at most that are met by a quiet one.
const QUIET: usize = 6;

/// A position with what was found of it.
pub struct Proofs<'a> {
    /// Who settles.
    pub settler: &'a Settler,
    /// The game.
    pub mnk: &'a Mnk,
    /// The position.
    pub at: &'a At<Board>,
    /// Its verdict.
    pub verdict: &'a Verdict<Put>,
    /// How work is counted and stopped.
    pub control: &'a Control,
}

impl Proofs<'_> {
    /// What shows that the verdict is right, the idea that decides first.
    pub fn steps(&self) -> Result<Vec<Step>, Stop> {
        let kind = self.mnk.kind;
        if kind.is_wild || kind.is_misere {
            return self.turned_about();
        }
        let mut steps: Vec<Step> = if self.at.pos.free() <= TRIED { self.forced()? } else { Vec::new() };
        let tabled = self.shots();
        let is_open = |mv: &Put| !tabled.iter().any(|(lost, _)| lost == mv);
        steps.extend(self.told(&tabled));
        steps.extend(self.answered(is_open)?);
        if self.verdict.value.outcome() == Outcome::D {
            if let Some(step) = self.spent().or_else(|| self.chain()) {
                steps.push(step);
                return Ok(steps);
            }
            let held = if self.at.pos.free() <= FAR { self.held()? } else { Vec::new() };
            steps.extend(self.trap()?);
            if held.len() == 2 {
                // Both halves are the whole reason: all else stands behind them.
                steps = held.into_iter().chain(steps.into_iter().map(behind)).collect();
                return Ok(steps);
            }
            steps.extend(held);
        }
        Ok(steps)
    }

    /// How each side holds the other: by pairs, by few lines of play, else by what a search found.
    fn held(&self) -> Result<Vec<Step>, Stop> {
        let Proofs { settler, mnk, at, verdict, control } = *self;
        let next = mnk.play(at, &self.best());
        let mut steps = Vec::new();
        for (at, side) in [(&next, "you"), (at, "other")] {
            if mnk.ending(at).is_some() {
                continue;
            }
            let by_hand = held::by_hand(settler, mnk, at, &self.held_after(side)).or_else(|| self.kept(at, side));
            steps.extend(match by_hand {
                Some(step) => Some(step),
                None => held::half(settler, mnk, self.at, verdict, at.to, control)?,
            });
        }
        Ok(steps)
    }

    /// The best move where its side holds, nothing where the other one does.
    fn held_after(&self, side: &str) -> String {
        if side == "you" { cell_name(self.best().0, self.at.pos.cols) } else { String::new() }
    }

    /// The same where lines lose, or either mark may be written.
    fn turned_about(&self) -> Result<Vec<Step>, Stop> {
        let kind = self.mnk.kind;
        let planned = self.planned();
        let whole = if planned.is_some() { None } else { self.whole()? };
        let mut steps: Vec<Step> = self.marked().into_iter().chain(planned.clone()).collect();
        if planned.is_none() && kind.is_misere {
            steps.extend(self.avoided(whole.is_some()));
        } else if self.verdict.value.outcome() == Outcome::D {
            steps.extend(self.harmless());
        }
        // The lines of a lost position hold each of its moves, and a plan meets all of them.
        if whole.is_none() && planned.is_none() || self.verdict.value.outcome() != Outcome::P {
            steps.extend(self.answered(|_| true)?);
        }
        Ok(match whole {
            // All else stands behind the whole proof.
            Some(whole) => [whole].into_iter().chain(steps.into_iter().map(behind)).collect(),
            None => steps,
        })
    }

    /// The mover's mark.
    pub fn own(&self) -> Mark {
        Mark::of(self.at.to)
    }

    /// The first of the best moves.
    pub fn best(&self) -> Put {
        *self.verdict.best.first().expect("the game is not over")
    }

    /// These cells by their names.
    pub fn names(&self, cells: &[usize]) -> Vec<String> {
        cells.iter().map(|cell| cell_name(*cell, self.at.pos.cols)).collect()
    }

    /// How the best move wins by threats, or what answers each reply to it.
    fn forced(&self) -> Result<Vec<Step>, Stop> {
        let board = &self.at.pos;
        let next = self.mnk.play(self.at, &self.best());
        if self.verdict.value.outcome() != Outcome::N || self.mnk.ending(&next).is_some() {
            return Ok(Vec::new());
        }
        if let Some(shot) = (1..=THREATS).find_map(|most| self.mnk.forced(board, self.own(), self.best().0, most)) {
            let says = say!("mnk-proof-shot", cells = self.names(&shot.line), finish = self.names(&shot.finish));
            let step = Step::says(Role::Proof, says).about(Idea::DoubleThreat);
            // A fork at once was told with the move.
            return Ok(if shot.line.len() > 1 { vec![step] } else { Vec::new() });
        }
        Ok(self.every(&next)?.into_iter().collect())
    }

    /// The replies to the best move that threats answer, those together that the same threats do; and the others.
    fn met_by_threats(&self, next: &At<Board>) -> (Vec<(Vec<usize>, Shot)>, Vec<usize>) {
        let (mut rows, mut quiet): (Vec<(Vec<usize>, Shot)>, Vec<usize>) = (Vec::new(), Vec::new());
        for cell in (0..next.pos.cells.len()).filter(|cell| next.pos.cells[*cell].is_none()) {
            let mut after = next.pos.clone();
            after.cells[cell] = Some(self.own().other());
            let Some(shot) = self.mnk.shot(&after, self.own()) else {
                quiet.push(cell);
                continue;
            };
            match rows.iter_mut().find(|(_, same)| *same == shot) {
                Some((cells, _)) => cells.push(cell),
                None => rows.push((vec![cell], shot)),
            }
        }
        (rows, quiet)
    }

    /// What answers each reply to the best move, where threats do. A few others may need a quiet move first.
    fn every(&self, next: &At<Board>) -> Result<Option<Step>, Stop> {
        let (rows, quiet) = self.met_by_threats(next);
        if quiet.len() > QUIET || rows.is_empty() {
            return Ok(None);
        }
        let cell = self.names(&[self.best().0]);
        let count: usize = rows.iter().map(|(cells, _)| cells.len()).sum();
        let (total, mut met) = (count + quiet.len(), Vec::new());
        for cell in quiet {
            let answer = (cell, self.own().other());
            let Some(reply) = self.quiet(&self.mnk.play(next, &answer))? else { return Ok(None) };
            let [answer, reply] = [cell, reply].map(|cell| cell_name(cell, self.at.pos.cols));
            met.push(Arg::from(say!("mnk-quiet", answer = answer, reply = reply)));
        }
        let says = if met.is_empty() {
            say!("mnk-proof-every", cell = cell)
        } else {
            say!("mnk-proof-most", cell = cell, count = count, total = total, quiet = met)
        };
        let table = table(rows.iter().map(|(cells, shot)| self.row(cells, shot)).collect());
        Ok(Some(Step::says(Role::Proof, says).about(Idea::DoubleThreat).showing(table)))
    }

    /// A move that wins without a threat that must be answered at once; first those are tried that would win by threats if let be.
    fn quiet(&self, at: &At<Board>) -> Result<Option<usize>, Stop> {
        let threatens = |mv: &Put| self.mnk.shot(&self.mnk.play(at, mv).pos, self.own()).is_some();
        let (first, rest): (Vec<Put>, Vec<Put>) = self.mnk.moves(at).list.partition(threatens);
        for mv in first.into_iter().chain(rest) {
            let next = self.mnk.play(at, &mv);
            if self.settler.value_of(self.mnk, &next, self.control)?.outcome() == Outcome::P {
                return Ok(Some(mv.0));
            }
        }
        Ok(None)
    }

    /// Moves that are met by the same threats, and these.
    fn row(&self, cells: &[usize], shot: &Shot) -> Vec<String> {
        let line = if shot.line.is_empty() { "–".to_owned() } else { self.names(&shot.line).join(" ") };
        vec![self.names(cells).join(" "), line, self.names(&shot.finish).join(" ")]
    }

    /// The moves that fail, of which the game goes on.
    fn failing(&self) -> Vec<Put> {
        let is_lost = self.verdict.value.outcome() == Outcome::P;
        let goes_on = |mv: &Put| self.mnk.ending(&self.mnk.play(self.at, mv)).is_none();
        self.mnk.moves(self.at).list.filter(|mv| is_lost || !self.verdict.best.contains(mv)).filter(goes_on).collect()
    }

    /// The moves that lose to threats, each with how.
    fn shots(&self) -> Vec<(Put, Shot)> {
        if self.at.pos.free() > TRIED {
            return Vec::new();
        }
        let shot = |mv: Put| Some((mv, self.mnk.shot(&self.mnk.play(self.at, &mv).pos, self.own().other())?));
        self.failing().into_iter().filter_map(shot).collect()
    }

    /// The table of those that do not simply let a line be completed at once.
    fn told(&self, tabled: &[(Put, Shot)]) -> Option<Step> {
        let told: Vec<&(Put, Shot)> = tabled.iter().filter(|(_, shot)| !shot.line.is_empty()).collect();
        let mut alike: Vec<(Vec<usize>, &Shot)> = Vec::new();
        for ((cell, _), shot) in &told {
            match alike.iter_mut().find(|(_, same)| *same == shot) {
                Some((cells, _)) => cells.push(*cell),
                None => alike.push((vec![*cell], shot)),
            }
        }
        alike.truncate(SHOWN);
        let shown: usize = alike.iter().map(|(cells, _)| cells.len()).sum();
        let rows: Vec<Vec<String>> = alike.iter().map(|(cells, shot)| self.row(cells, shot)).collect();
        let more = if shown < told.len() { "yes" } else { "no" };
        let says = say!("mnk-proof-shots", count = told.len(), shown = shown, more = more);
        (!rows.is_empty()).then(|| Step::says(Role::Proof, says).about(Idea::DoubleThreat).showing(table(rows)))
    }

    /// Each other move that loses, or that lets a win slip, with the answer that shows it.
    fn answered(&self, is_open: impl Fn(&Put) -> bool) -> Result<Option<Step>, Stop> {
        let mut pairs = Vec::new();
        for mv in self.failing().into_iter().filter(|mv| self.at.pos.free() <= FAR && is_open(mv)) {
            let next = self.mnk.play(self.at, &mv);
            pairs.push((name(self.mnk, &self.at.pos, &mv), name(self.mnk, &next.pos, &self.answer(&next)?)));
        }
        let says = match self.verdict.value.outcome() {
            Outcome::P => say!("mnk-proof-lost", count = pairs.len()),
            outcome => {
                let kept = if outcome == Outcome::N { "win" } else { "draw" };
                say!("mnk-proof-given-away", kept = kept, count = pairs.len())
            }
        };
        let step = |pairs| Step::says(Role::Proof, says).about(Idea::Threat).showing(Exhibit::Replies(pairs));
        Ok(Some(pairs).filter(|pairs| !pairs.is_empty()).map(step))
    }

    /// The answers that hold a draw after the best move, where others lose.
    fn trap(&self) -> Result<Option<Step>, Stop> {
        let next = self.mnk.play(self.at, &self.best());
        if self.at.pos.free() > FAR || self.mnk.ending(&next).is_some() {
            return Ok(None);
        }
        let (mut held, mut lost) = (Vec::new(), 0);
        for mv in self.mnk.moves(&next).list {
            match self.settler.value_of(self.mnk, &self.mnk.play(&next, &mv), self.control)? {
                Value::Draw => held.push(mv.0),
                _ => lost += 1,
            }
        }
        let says = say!(
            "mnk-proof-trap",
            cell = self.names(&[self.best().0]),
            count = held.len(),
            answers = self.names(&held),
            lost = lost
        );
        Ok((lost > 0).then(|| Step::says(Role::Proof, says).about(Idea::OnlyMove)))
    }

    /// The fastest move that keeps what the position is worth, of lost ones the slowest.
    fn answer(&self, at: &At<Board>) -> Result<Put, Stop> {
        let rate = |mv: Put| Ok((self.settler.value_of(self.mnk, &self.mnk.play(at, &mv), self.control)?, mv));
        let rated = self.mnk.moves(at).list.map(rate).collect::<Result<Vec<(Value, Put)>, Stop>>()?;
        let best = rated.into_iter().min_by_key(|(leaves, _)| (std::cmp::Reverse(leaves.gladness()), leaves.hurry()));
        Ok(best.expect("the game goes on").1)
    }
}

/// The same step, told after those that name an idea.
fn behind(step: Step) -> Step {
    Step { idea: None, ..step }
}

/// Moves, each with the threats that answer it and the cells that finish then.
fn table(rows: Vec<Vec<String>>) -> Exhibit {
    let head = vec![say!("mnk-head-try"), say!("mnk-head-shot"), say!("mnk-head-finish")];
    Exhibit::Table { head, rows, focus: Vec::new() }
}
