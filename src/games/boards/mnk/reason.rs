//! Why an m,n,k position is won, lost or drawn: the threats on the board, the forced line, and the answer to every move
//! that fails.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::held;
use crate::boards::mnk::proofs::Proofs;
use crate::boards::mnk::settle::{FAR, Settler};
use crate::boards::mnk::shots::{Shot, TRIED};
use crate::boards::mnk::words;
use crate::boards::mnk::words::name;
use crate::kit::cells::cell_name;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Moves with their marks that are named at most.
const NAMED: usize = 6;

/// The whole reason of a position that is not over.
pub fn explain(
    settler: &Settler,
    mnk: &Mnk,
    at: &At<Board>,
    verdict: &Verdict<Put>,
    control: &Control,
) -> Result<Reason, Stop> {
    let verdict = &mirrored(settler, mnk, at, verdict, control);
    let is_held = at.pos.free() > FAR && verdict.value == Value::Draw && settler.is_drawn(mnk, at, control)?;
    let why = Why { settler, mnk, at, verdict, is_held, control };
    let proof = why.proof()?;
    let is_paired = proof.iter().any(|step| step.idea == Some(Idea::Pairing));
    let mut steps = vec![why.ask(), why.look(is_paired), why.place(), why.mv()];
    steps.extend(proof);
    steps.extend(why.law());
    Ok(Reason { claim: why.claim(), steps })
}

/// The same, where either mark may be written and lines lose, with a move first after which one mark completes nothing any more, or the
/// opposite cell answers every mark.
fn mirrored(settler: &Settler, mnk: &Mnk, at: &At<Board>, verdict: &Verdict<Put>, control: &Control) -> Verdict<Put> {
    let is_mirrored = |told: &Verdict<Put>| Proofs { settler, mnk, at, verdict: told, control }.mirror("you").is_some();
    let led = |put: &Put| {
        let rest = verdict.best.iter().filter(|other| *other != put);
        let best = [put].into_iter().chain(rest).copied().collect();
        Verdict { best, line: vec![*put], ..verdict.clone() }
    };
    let found = match (Proofs { settler, mnk, at, verdict, control }).marked_by() {
        Some((_, put)) => put.as_ref().map(led),
        None => {
            let is_drawn = mnk.kind.is_wild && mnk.kind.is_misere && verdict.value == Value::Draw;
            let is_sought = is_drawn && !is_mirrored(verdict);
            verdict.best.iter().filter(|_| is_sought).map(led).find(is_mirrored)
        }
    };
    found.unwrap_or_else(|| verdict.clone())
}

/// A position with all that is known of it.
struct Why<'a> {
    settler: &'a Settler,
    mnk: &'a Mnk,
    at: &'a At<Board>,
    verdict: &'a Verdict<Put>,
    /// Whether it is a draw because each side can stop all lines of the other.
    is_held: bool,
    control: &'a Control,
}

impl Why<'_> {
    fn claim(&self) -> Say {
        let (moves, total) = (&self.verdict.best_total, &self.verdict.total);
        match (self.verdict.value.outcome(), self.verdict.value.remoteness()) {
            (Outcome::N, Some(plies)) => say!("mnk-claim-win-in", plies = plies, moves = moves),
            (Outcome::N, None) => say!("mnk-claim-win", moves = moves),
            (Outcome::D, _) => {
                let lines = if self.mnk.kind.is_misere { "lose" } else { "win" };
                say!("mnk-claim-draw", lines = lines, moves = moves, total = total, others = &(total - moves))
            }
            (Outcome::P, Some(plies)) => say!("mnk-claim-loss-in", plies = plies),
            (Outcome::P, None) => say!("mnk-claim-loss"),
        }
    }

    fn ask(&self) -> Step {
        let k = self.mnk.kind.k;
        Step::says(
            Role::Ask,
            if self.mnk.kind.is_misere { say!("mnk-ask-misere", k = k) } else { say!("mnk-ask", k = k) },
        )
    }

    fn look(&self, is_paired: bool) -> Step {
        let (idea, says, cells) = if self.mnk.kind.is_misere { self.look_misere() } else { self.look_normal() };
        let is_plain = idea == Idea::Counting && is_paired && !self.mnk.kind.is_wild;
        let (idea, says) = if is_plain { (Idea::Pairing, say!("mnk-look-hold")) } else { (idea, says) };
        let step = Step::says(Role::Look, says).about(idea);
        if cells.is_empty() { step } else { step.showing(spots(&cells)) }
    }

    fn look_misere(&self) -> (Idea, Say, Vec<usize>) {
        let marks = self.mnk.marks(self.at.to);
        let poison = self.finishing(&self.at.pos, marks);
        let says = match poison.len() {
            0 => say!("mnk-look-harmless"),
            _ => {
                let wild = if self.mnk.kind.is_wild { "yes" } else { "no" };
                say!("mnk-look-poison", wild = wild, count = poison.len(), cells = self.cells(&poison))
            }
        };
        (Idea::MisereEnd, says, poison)
    }

    fn look_normal(&self) -> (Idea, Say, Vec<usize>) {
        let dangers = self.finishing(&self.at.pos, self.mnk.marks(self.at.to.other()));
        match dangers.len() {
            0 if self.mnk.kind.is_wild => (Idea::Counting, say!("mnk-look-wild"), Vec::new()),
            0 if self.can_fork() => (Idea::DoubleThreat, say!("mnk-look-fork"), Vec::new()),
            0 if self.left_alone().is_some() => (Idea::Threat, say!("mnk-look-alone"), Vec::new()),
            0 => (Idea::Counting, say!("mnk-look-quiet"), Vec::new()),
            1 => (Idea::Forced, say!("mnk-look-danger"), Vec::new()),
            _ => (Idea::DoubleThreat, say!("mnk-look-double", cells = self.cells(&dangers)), dangers),
        }
    }

    /// The free cells where one of these marks completes a line.
    fn finishing(&self, board: &Board, marks: &[Mark]) -> Vec<usize> {
        let mut cells: Vec<usize> = marks.iter().flat_map(|&mark| board.completing(mark, self.mnk.kind.k)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Whether the mover can make two threats at once. In wild games a threat serves whoever comes next.
    fn can_fork(&self) -> bool {
        let mark = Mark::of(self.at.to);
        self.mnk.moves(self.at).list.any(|mv| self.threats(&mv, mark).len() > 1)
    }

    /// The cells that complete a line with this mark after the move.
    fn threats(&self, mv: &Put, mark: Mark) -> Vec<usize> {
        self.mnk.play(self.at, mv).pos.completing(mark, self.mnk.kind.k)
    }

    fn place(&self) -> Step {
        let best = &self.verdict.best;
        let (cell, _) = best.first().expect("the game is not over");
        // Where either mark may be written, a cell alone tells half.
        let is_few = (2..=NAMED).contains(&best.len()) && self.verdict.best_total == best.len().into();
        let is_kept = self.mnk.kind.is_wild && self.verdict.value.outcome() != Outcome::P;
        if is_kept && best.len() > NAMED && self.verdict.best_total == best.len().into() {
            let says = say!("mnk-place-some", moves = best.len(), total = &self.verdict.total);
            return Step::says(Role::Place, says);
        }
        if is_kept && is_few {
            let moves: Vec<String> = best.iter().map(|put| name(self.mnk, &self.at.pos, put)).collect();
            let cells: Vec<usize> = best.iter().map(|(cell, _)| *cell).collect();
            return Step::says(Role::Place, say!("mnk-place-marks", moves = moves)).showing(spots(&cells));
        }
        words::place(&self.at.pos, *cell, self.verdict, true)
    }

    fn mv(&self) -> Step {
        let best = self.verdict.best.first().expect("the game is not over");
        let cell = name(self.mnk, &self.at.pos, best);
        let mut at = self.at.clone();
        let line = self.verdict.line.iter().map(|mv| {
            let text = name(self.mnk, &at.pos, mv);
            at = self.mnk.play(&at, mv);
            text
        });
        let line: Vec<String> = line.collect();
        let (idea, says) = match (self.verdict.value.outcome(), self.verdict.value.remoteness()) {
            (Outcome::P, Some(plies)) => (Idea::Distance, say!("mnk-stall-plies", cell = cell, plies = plies)),
            (Outcome::P, None) => (Idea::Counting, say!("mnk-stall", cell = cell)),
            _ => self.purpose(best),
        };
        let step = Step::says(Role::Move, says).about(idea);
        if line.is_empty() { step } else { step.showing(Exhibit::Line(line)) }
    }

    /// What the best move is for.
    fn purpose(&self, best: &Put) -> (Idea, Say) {
        let kind = self.mnk.kind;
        let (mark, cell) = (self.mnk.thing(best.1), cell_name(best.0, self.at.pos.cols));
        let plain = |mark: String, cell: String| (Idea::Counting, say!("mnk-move-plain", mark = mark, cell = cell));
        if kind.is_misere {
            return plain(mark, cell);
        }
        let threats = if kind.is_wild { Vec::new() } else { self.threats(best, best.1) };
        let stops = !kind.is_wild && self.at.pos.completing(Mark::of(self.at.to.other()), kind.k).contains(&best.0);
        match threats.len() {
            0 if stops => (Idea::Forced, say!("mnk-move-block", mark = mark, cell = cell)),
            0 => self.aim(best, &mark).or_else(|| self.guard(best, &mark)).unwrap_or_else(|| plain(mark, cell)),
            1 => (Idea::Forced, say!("mnk-move-threat", mark = mark, cell = cell, cells = self.cells(&threats))),
            _ => (Idea::DoubleThreat, say!("mnk-move-fork", mark = mark, cell = cell, cells = self.cells(&threats))),
        }
    }

    /// How the best move of a won position wins by threats if the opponent lets it be.
    fn aim(&self, best: &Put, mark: &str) -> Option<(Idea, Say)> {
        if self.mnk.kind.is_wild || self.verdict.value.outcome() != Outcome::N || self.at.pos.free() > TRIED {
            return None;
        }
        let Shot { line, finish } = self.mnk.shot(&self.mnk.play(self.at, best).pos, best.1)?;
        let (line, finish) = (self.cells(&line), self.cells(&finish));
        let cell = cell_name(best.0, self.at.pos.cols);
        Some((Idea::Threat, say!("mnk-move-aim", mark = mark, cell = cell, line = line, finish = finish)))
    }

    /// How the opponent would win by threats, and that the move stops it.
    fn guard(&self, best: &Put, mark: &str) -> Option<(Idea, Say)> {
        let Shot { line, finish } = self.left_alone().filter(|_| !self.is_shot_at(best))?;
        let (line, finish) = (self.cells(&line), self.cells(&finish));
        let cell = cell_name(best.0, self.at.pos.cols);
        Some((Idea::Threat, say!("mnk-move-guard", mark = mark, cell = cell, line = line, finish = finish)))
    }

    /// What shows that it is so; of large boards perhaps only who can be held.
    fn proof(&self) -> Result<Vec<Step>, Stop> {
        let Why { settler, mnk, at, verdict, control, .. } = *self;
        let mut steps = Proofs { settler, mnk, at, verdict, control }.steps()?;
        if self.is_held {
            steps.extend(held::proofs(settler, mnk, at, verdict, control)?);
        } else if verdict.value == Value::Draw && at.pos.free() > FAR && !mnk.kind.is_wild && !mnk.kind.is_misere {
            steps.extend(held::light(settler, mnk, at, verdict));
        }
        let is_over = || mnk.ending(&mnk.play(at, verdict.best.first().expect("the game is not over"))).is_some();
        if steps.is_empty() && at.pos.free() > FAR && !is_over() {
            steps.push(Step::says(Role::Proof, say!("mnk-proof-large", most = FAR)));
        }
        Ok(steps)
    }

    fn law(&self) -> Vec<Step> {
        let board = &self.at.pos;
        let searched = if board.free() <= FAR {
            say!("mnk-law-searched")
        } else if self.is_held {
            say!("mnk-law-hold")
        } else {
            say!("mnk-law-bounded")
        };
        let mut steps = vec![Step::says(Role::Law, searched)];
        let is_plain = !self.mnk.kind.is_misere && !self.mnk.kind.is_wild;
        if is_plain && board.free() == board.cells.len() {
            steps.push(Step::says(Role::Law, say!("mnk-law-stealing")).about(Idea::Stealing));
        }
        steps
    }

    /// How the opponent would win by threats if the mover did nothing.
    fn left_alone(&self) -> Option<Shot> {
        let is_looked_at = !self.mnk.kind.is_wild && !self.mnk.kind.is_misere && self.at.pos.free() <= TRIED;
        let shot = || self.mnk.shot(&self.at.pos, Mark::of(self.at.to.other()));
        if is_looked_at { shot() } else { None }
    }

    /// Whether the opponent wins by threats after this move.
    fn is_shot_at(&self, mv: &Put) -> bool {
        self.mnk.shot(&self.mnk.play(self.at, mv).pos, Mark::of(self.at.to.other())).is_some()
    }

    fn cells(&self, cells: &[usize]) -> Vec<String> {
        cells.iter().map(|&cell| cell_name(cell, self.at.pos.cols)).collect()
    }
}

fn spots(cells: &[usize]) -> Exhibit {
    Exhibit::Spots(cells.iter().map(|&cell| Spot(cell as u32)).collect())
}
