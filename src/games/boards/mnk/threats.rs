//! Why a position on a large board is won or lost by threats, every branch told; and what an estimate rests on where nothing is proved.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::branches::{Branch, Branches, Then};
use crate::boards::mnk::opening;
use crate::boards::mnk::settle::{FAR, Settler};
use crate::boards::mnk::solver::threats::chase::Chase;
use crate::boards::mnk::solver::threats::finding::Finding;
use crate::boards::mnk::solver::threats::plane::{Budget, Cell};
use crate::boards::mnk::standing::Standing;
use crate::boards::mnk::why::{Pressed, Why, spots};
use crate::boards::mnk::words;
use crate::kit::cells::cell_name;
use ground::rules::{At, Side};
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Rows of a proof that are written out at most.
const MOST: usize = 24;

/// The whole reason of a position on a large board that is not over.
pub fn explain(
    settler: &Settler,
    mnk: &Mnk,
    at: &At<Board>,
    verdict: &Verdict<Put>,
    control: &Control,
) -> Result<Reason, Stop> {
    let told = settler.told(mnk, at, control)?;
    let found = told.found.clone();
    let ahead = verdict.value.is_proved().then(|| verdict.value.outcome()).filter(|_| found == Finding::Open);
    let pressed = if found == Finding::Open { Pressed::of(&told, at.pos.cols) } else { None };
    let opened = settler.opened(mnk, at, control)?.filter(|_| found == Finding::Open);
    let half = if found == Finding::Open && ahead.is_none() { half_held(settler, mnk, at, control)? } else { None };
    let why = Why { settler, told: &told, mnk, at, verdict, ahead, pressed, half, opened, control };
    let mut steps = vec![why.ask(&found), why.look(&found), why.place(&found), why.mv(&found)];
    let proof = why.proof(&found)?;
    let is_whole = proof.iter().any(|(_, is_whole)| *is_whole);
    steps.extend(proof.into_iter().map(|(step, _)| step));
    steps.extend(why.settled());
    // Beside a proved win it teaches nothing how many moves lose, nor beside a line that must be stopped.
    let pressed = why.pressed.as_ref().filter(|pressed| ahead != Some(Outcome::N) && pressed.stop().is_none());
    steps.extend(pressed.map(|pressed| why.pressing(pressed)));
    steps.extend(why.bound()?);
    steps.extend(why.law(&found, is_whole));
    Ok(Reason { claim: why.claim(&found), steps })
}

impl Why<'_> {
    fn claim(&self, found: &Finding) -> Say {
        let moves = &self.verdict.best_total;
        match self.ahead {
            Some(Outcome::N) if self.opened.is_some() => {
                return say!("mnk-claim-win-book", cell = self.name(self.told(found)));
            }
            Some(Outcome::N) => return say!("mnk-claim-win-threats", moves = moves),
            Some(Outcome::P) => return say!("mnk-claim-loss"),
            Some(Outcome::D) => {
                let total = &self.verdict.total;
                let others = &(total - moves);
                return say!("mnk-claim-draw", lines = "win", moves = moves, total = total, others = others);
            }
            None => {}
        }
        match (found, &self.pressed, self.half()) {
            (Finding::Fours(line), ..) if line.len() == 3 => {
                say!("mnk-claim-win-double", cell = self.name(line[0]), kind = self.double(line[0]))
            }
            (Finding::Fours(line), ..) => say!("mnk-claim-win-fours", plies = line.len()),
            _ if found.is_won() == Some(true) => say!("mnk-claim-win-threats", moves = moves),
            _ if found.is_won() == Some(false) => self.lost(),
            (_, _, Some([side, other])) => say!("mnk-claim-half", side = side, other = other),
            (_, Some(pressed), _) if pressed.stop().is_some() => {
                say!("mnk-claim-must", cell = self.name(pressed.threat[0]))
            }
            (_, Some(Pressed { lost, open, .. }), _) if !lost.is_empty() => {
                say!("mnk-claim-pressed", lost = lost.len(), total = &self.verdict.total, open = open.len())
            }
            _ => match self.told.depth {
                0 => say!("mnk-claim-estimate", points = self.ahead(), side = self.leader()),
                _ => say!("mnk-claim-looked", side = self.leader()),
            },
        }
    }

    fn lost(&self) -> Say {
        let plies = self.verdict.value.remoteness();
        plies.map_or_else(|| say!("mnk-claim-loss"), |plies| say!("mnk-claim-loss-in", plies = plies))
    }

    /// What a move makes of which two cells complete a line, as messages choose by it.
    fn double(&self, cell: Cell) -> &'static str {
        let made = self.made(cell);
        match made.first() {
            _ if self.mnk.kind.k != 5 => "any",
            Some(first) if first.kind == "open-four" => "open",
            _ => "two",
        }
    }

    fn ask(&self, found: &Finding) -> Step {
        let says = match found {
            Finding::Overrun(_) | Finding::Forced(..) => say!("mnk-ask-finish"),
            Finding::Open if self.pressed.as_ref().is_some_and(|pressed| pressed.stop().is_some()) => {
                say!("mnk-ask-finish")
            }
            Finding::Open if self.is_weighed() => say!("mnk-ask-open"),
            _ => say!("mnk-ask", k = self.mnk.kind.k),
        };
        Step::says(Role::Ask, says)
    }

    fn look(&self, found: &Finding) -> Step {
        let says = match found {
            Finding::Overrun(cells) => {
                let ends = self.ends(&self.at.pos, self.at.to.other(), cells);
                return Step::says(Role::Look, say!("mnk-look-overrun", ends = ends)).about(Idea::DoubleThreat);
            }
            Finding::Fours(line) if line.len() == 3 => {
                return Step::says(Role::Look, say!("mnk-look-fork")).about(Idea::DoubleThreat);
            }
            // What completes a line is told elsewhere.
            Finding::Completes(_) | Finding::Fours(_) => say!("mnk-look-fours"),
            Finding::Chase(chase) if chase.deep > 1 => say!("mnk-look-chase"),
            Finding::Chase(_) => say!("mnk-look-three"),
            Finding::Threatened(_) => say!("mnk-look-threatened"),
            Finding::Forced(cell, _) => self.short(*cell),
            Finding::Open => match &self.pressed {
                Some(pressed) if pressed.stop().is_some() => self.short(pressed.threat[0]),
                Some(_) => match &self.told.three {
                    Some(three) => return self.open_three(three),
                    None => say!("mnk-look-pressed"),
                },
                None => self.standing().unwrap_or_else(|| say!("mnk-look-open")),
            },
        };
        let idea = match (found, &self.pressed) {
            (Finding::Open, None) if self.ahead.is_none() => Idea::Estimate,
            _ => Idea::Threat,
        };
        Step::says(Role::Look, says).about(idea)
    }

    /// The line of the opponent that lacks only this cell.
    fn short(&self, cell: Cell) -> Say {
        let lines = self.at.pos.completed(usize::from(cell), Mark::of(self.at.to.other()), self.mnk.kind.k);
        let held = lines.first().into_iter().flatten().filter(|own| **own != usize::from(cell));
        let held: Vec<String> = held.map(|own| cell_name(*own, self.at.pos.cols)).collect();
        say!("mnk-look-short", cell = self.name(cell), held = held)
    }

    fn place(&self, found: &Finding) -> Step {
        if found.is_won() == Some(false) || self.ahead == Some(Outcome::P) {
            return Step::says(Role::Place, say!("mnk-place-none", moves = &self.verdict.total));
        }
        if let Some(Pressed { open, .. }) = self.pressed.as_ref().filter(|pressed| pressed.narrows()) {
            return self.left(open);
        }
        let first = self.told(found);
        let stop = self.pressed.as_ref().and_then(Pressed::stop);
        match found {
            Finding::Forced(cell, _) => self.left(&[*cell]),
            Finding::Open if self.ahead.is_none() && stop == Some(first) => self.left(&[first]),
            Finding::Open if self.ahead.is_none() => self.level(),
            Finding::Fours(_) | Finding::Chase(_) => self.stones(first),
            _ => words::place(&self.at.pos, usize::from(first), self.verdict, false),
        }
    }

    /// The cells that are not proved to lose.
    fn left(&self, cells: &[Cell]) -> Step {
        let says = say!("mnk-place-open", count = cells.len(), cells = self.names(cells));
        Step::says(Role::Place, says).showing(spots(cells))
    }

    /// The stones of which a move makes the strongest shapes.
    fn stones(&self, cell: Cell) -> Step {
        let made = self.made(cell);
        let strongest = made.first().map_or("", |shape| shape.kind);
        let is_strong = |shape: &&Standing| shape.kind == strongest || !shape.kind.ends_with("two");
        let mut stones: Vec<usize> = made.iter().filter(is_strong).flat_map(|shape| shape.stones.clone()).collect();
        stones.retain(|stone| *stone != usize::from(cell));
        stones.sort_unstable();
        stones.dedup();
        if stones.is_empty() {
            return words::place(&self.at.pos, usize::from(cell), self.verdict, false);
        }
        let names: Vec<String> = stones.iter().map(|stone| cell_name(*stone, self.at.pos.cols)).collect();
        Step::says(Role::Place, say!("mnk-place-stones", stones = names)).showing(spots(&[cell]))
    }

    fn mv(&self, found: &Finding) -> Step {
        let first = self.told(found);
        let (mark, cell) = (self.mnk.thing(Mark::of(self.at.to)), self.name(first));
        let is_stop = self.pressed.as_ref().is_some_and(|pressed| pressed.stop() == Some(first));
        let says = match found {
            Finding::Fours(line) if line.len() == 3 => {
                say!("mnk-move-double", mark = mark, cell = cell, ends = self.last_ends(line))
            }
            Finding::Completes(_) => say!("mnk-move-plain", mark = mark, cell = cell),
            Finding::Fours(line) => say!("mnk-move-four", mark = mark, cell = cell, answer = self.name(line[1])),
            Finding::Chase(Chase { line, threat, .. }) if threat.is_empty() => {
                say!("mnk-move-lead", mark = mark, cell = cell, answer = self.name(line[1]))
            }
            Finding::Chase(_) => say!("mnk-move-three", mark = mark, cell = cell),
            Finding::Forced(_, after) if after.is_won() == Some(false) => {
                say!("mnk-move-block", mark = mark, cell = cell)
            }
            Finding::Open if is_stop && self.ahead != Some(Outcome::P) => {
                say!("mnk-move-block", mark = mark, cell = cell)
            }
            Finding::Open if self.ahead.is_none() => self.weighed(first),
            Finding::Open if self.ahead != Some(Outcome::P) => {
                say!("mnk-move-plain", mark = mark, cell = cell)
            }
            _ => say!("mnk-stall", cell = cell),
        };
        let line = self.line(found, first);
        let is_open = *found == Finding::Open && self.ahead.is_none();
        let idea = if is_open { Idea::Estimate } else { Idea::Threat };
        let step = Step::says(Role::Move, says).about(idea);
        if line.len() > 1 { step.showing(Exhibit::Line(self.names(&line))) } else { step }
    }

    /// The two cells with which a win by fours ends, each with its line.
    fn last_ends(&self, line: &[Cell]) -> Vec<Arg> {
        let (before, ends) = line.split_at(line.len() - 2);
        let mut board = self.at.pos.clone();
        for (i, cell) in before.iter().enumerate() {
            let side = if i % 2 == 0 { self.at.to } else { self.at.to.other() };
            board.cells[usize::from(*cell)] = Some(Mark::of(side));
        }
        self.ends(&board, self.at.to, ends)
    }

    /// How it goes on from the move told, until a line is completed.
    fn line(&self, found: &Finding, first: Cell) -> Vec<Cell> {
        match found {
            Finding::Fours(line) | Finding::Chase(Chase { line, .. }) => line.clone(),
            _ if found.is_won() == Some(false) => {
                let row = self.told.row(usize::from(first)).filter(|row| !row.refuted.is_empty());
                row.map_or_else(Vec::new, |row| [vec![first], row.refuted.clone()].concat())
            }
            _ => Vec::new(),
        }
    }

    /// The proof, and whether it is whole.
    fn proof(&self, found: &Finding) -> Result<Vec<(Step, bool)>, Stop> {
        Ok(match found {
            Finding::Fours(line) if line.len() > 3 => vec![(self.forced_line(line), true)],
            Finding::Chase(Chase { line, .. }) => vec![self.branches("you", line[0], |all| all.after(line[0]))?],
            Finding::Threatened(_) => {
                // No function by itself: the board lives no longer than the question.
                let write = |all: &mut Branches| {
                    let branches = all.pressed()?;
                    Ok(branches)
                };
                vec![self.branches("opponent", self.told(found), write)?]
            }
            Finding::Forced(cell, after) if after.is_won() == Some(true) => {
                vec![self.branches("forced", *cell, |all| Ok(vec![all.against(*cell)?]))?]
            }
            Finding::Forced(cell, _) => vec![self.branches("you", *cell, |all| all.after(*cell))?],
            Finding::Open if self.opened.is_some() => vec![(self.booked(), false)],
            _ => Vec::new(),
        })
    }

    /// A win with all its branches in a table, and whether these are all.
    fn branches(
        &self,
        side: &'static str,
        cell: Cell,
        write: impl FnOnce(&mut Branches) -> Result<Vec<Branch>, Stop>,
    ) -> Result<(Step, bool), Stop> {
        let (branches, is_whole) = self.settler.on_lines(self.mnk, self.at, |net, mover| {
            let mut all = Branches::new(net, if side == "you" { mover } else { 1 - mover }, self.control);
            Ok((write(&mut all)?, all.is_whole))
        })?;
        let mut rows = Vec::new();
        self.rows(&branches, "", &mut rows);
        let is_whole = is_whole && rows.len() <= MOST;
        rows.truncate(MOST);
        let head = vec![say!("mnk-head-branch"), say!("mnk-head-fours")];
        let has = |sign: char| rows.iter().any(|row| row[0].contains(sign));
        let [any, alike] = ['–', '/'].map(|sign| if has(sign) { "yes" } else { "no" });
        let (whole, cell) = (if is_whole { "yes" } else { "no" }, self.name(cell));
        let says = say!("mnk-proof-branches", side = side, cell = cell, any = any, alike = alike, whole = whole);
        let step = Step::says(Role::Proof, says).about(Idea::Forced);
        Ok((step.showing(Exhibit::Table { head, rows, focus: Vec::new() }), is_whole))
    }

    /// These branches as rows, behind the moves that lead there.
    fn rows(&self, branches: &[Branch], before: &str, rows: &mut Vec<Vec<String>>) {
        for branch in branches {
            let moves = if branch.moves.is_empty() { "–".to_owned() } else { self.names(&branch.moves).join("/") };
            let path = format!("{before}{moves}");
            match &branch.then {
                Then::Fours(line) => rows.push(vec![path, self.forced(line).join(" ")]),
                Then::After(cell, below) => self.rows(below, &format!("{path} {} ", self.name(*cell)), rows),
                Then::Left => rows.push(vec![path, "…".to_owned()]),
            }
        }
    }
    /// Own fours and the answers they force, one row each; the last has two ends.
    fn forced_line(&self, line: &[Cell]) -> Step {
        let (fours, last) = line.split_at(line.len() - 3);
        let mut rows: Vec<Vec<String>> = fours.chunks(2).map(|pair| self.names(pair)).collect();
        rows.push(vec![self.name(last[0]), self.names(&last[1..]).join(" ")]);
        let head = vec![say!("mnk-head-four"), say!("mnk-head-forced")];
        Step::says(Role::Proof, say!("mnk-proof-fours", ends = self.last_ends(line)))
            .about(Idea::Forced)
            .showing(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    fn law(&self, found: &Finding, is_whole: bool) -> Vec<Step> {
        if self.opened.is_some() {
            return vec![Step::says(Role::Law, say!("mnk-law-book", closed = opening::closed()))];
        }
        let Budget { fours, work, deep } = self.told.budget;
        let law = match found {
            Finding::Open if self.ahead.is_none() && self.told.depth > 0 => {
                say!("mnk-law-looked", depth = self.told.depth, free = FAR)
            }
            Finding::Open if self.ahead.is_none() => {
                say!("mnk-law-estimate", most = fours, deep = deep, work = work, free = FAR)
            }
            Finding::Completes(_) | Finding::Fours(_) | Finding::Overrun(_) => {
                say!("mnk-law-finish", k = self.mnk.kind.k, ends = "wins")
            }
            _ if is_whole => say!("mnk-law-branches"),
            _ => say!("mnk-law-threats", most = fours, deep = deep),
        };
        let mut steps = vec![Step::says(Role::Law, law)];
        let board = &self.at.pos;
        if board.free() == board.cells.len() {
            steps.push(Step::says(Role::Law, say!("mnk-law-stealing")).about(Idea::Stealing));
            if (board.rows, board.cols, self.mnk.kind.k) == (15, 15, 5) && self.at.to == Side::First {
                steps.push(Step::says(Role::Law, say!("mnk-law-gomoku", closed = opening::closed())));
            }
        }
        steps
    }
}

/// The marks of a side that stops every line of the other, and of that other.
fn half_held(settler: &Settler, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<[Mark; 2]>, Stop> {
    for side in [at.to, at.to.other()] {
        if settler.held(mnk, at, side, control)?.is_some() {
            return Ok(Some([side.other(), side].map(Mark::of)));
        }
    }
    Ok(None)
}
