//! Why a bar of Chomp is won or lost: the shape after the bite, and why each reply to it is answered.

use crate::boards::chomp::notation::{write_bite, write_shape};
use crate::boards::chomp::rules::Chomp;
use crate::kit::young::{Bite, Eater, Law, Shape, arms, bitten, is_numbered, is_rectangle, law, numbered};
use ground::num::{Nat, small};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Bites with their answers shown at most.
const SHOWN: usize = 40;

/// Where a finger finds the bitten cell, if the bar is drawn.
pub type Point = fn(&[Nat], &Bite) -> Option<Spot>;

/// A shape with all that is known of it.
pub struct Why<'a> {
    /// Who knows what shapes are worth.
    pub eater: &'a Eater,
    /// The game.
    pub chomp: &'a Chomp,
    /// The position.
    pub at: &'a At<Shape>,
    /// What the oracle says of it.
    pub verdict: &'a Verdict<Bite>,
    /// The reins.
    pub control: &'a Control,
    /// Where cells are drawn.
    pub point: Point,
}

impl Why<'_> {
    /// The whole reason of a position that is not over.
    pub fn reason(&self) -> Result<Reason, Stop> {
        let mut steps = vec![Step::says(Role::Ask, self.ask()), self.look(), self.place(), self.bite()];
        steps.extend(self.proof()?);
        steps.extend(self.law().into_iter().map(|says| Step::says(Role::Law, says)));
        Ok(Reason { claim: self.claim(), steps })
    }

    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn shape(&self) -> &[Nat] {
        &self.at.pos
    }

    fn claim(&self) -> Say {
        let (moves, total) = (&self.verdict.best_total, &self.verdict.total);
        if self.is_won() { say!("chomp-claim-won", moves = moves, total = total) } else { say!("chomp-claim-lost") }
    }

    fn ask(&self) -> Say {
        match law(self.shape()) {
            Law::Arms => say!("chomp-ask-arms"),
            Law::TwoRows | Law::TwoColumns => say!("chomp-ask-two"),
            Law::EqualArms => say!("chomp-ask-equal"),
            Law::Rectangle | Law::Numbered => say!("chomp-ask"),
        }
    }

    fn look(&self) -> Step {
        let shape = self.shape();
        let [right, down] = arms(shape);
        let says = match law(shape) {
            Law::Arms => say!("chomp-look-arms", right = right, down = down),
            Law::TwoRows => say!("chomp-look-rows", first = &shape[0], second = &shape[1]),
            Law::TwoColumns => {
                let second = shape.iter().filter(|row| **row > Nat::from(1u8)).count();
                say!("chomp-look-columns", first = shape.len(), second = second)
            }
            Law::EqualArms => say!("chomp-look-equal", length = &shape[0]),
            Law::Rectangle => say!("chomp-look-rectangle"),
            Law::Numbered => say!("chomp-look"),
        };
        let idea = match law(shape) {
            Law::Arms => Idea::NimSum,
            Law::EqualArms => Idea::Pairing,
            _ => Idea::LostList,
        };
        Step::says(Role::Look, says).about(idea)
    }

    fn place(&self) -> Step {
        let Some(best) = self.verdict.best.first().filter(|_| self.is_won()) else {
            return Step::says(Role::Place, say!("chomp-place-none", moves = &self.verdict.total));
        };
        let whole = small(&self.shape()[best.row]).unwrap_or(0);
        let row = (0..whole.min(SHOWN)).map(|keep| Bite { row: best.row, keep: Nat::from(keep) });
        let spots: Vec<Spot> = row.filter_map(|bite| (self.point)(self.shape(), &bite)).collect();
        let step = Step::says(Role::Place, say!("chomp-place", row = best.row + 1));
        if spots.is_empty() { step } else { step.showing(Exhibit::Spots(spots)) }
    }

    fn bite(&self) -> Step {
        let best = self.verdict.best.first().expect("the game is not over");
        let left = bitten(self.shape(), best);
        let (cell, rows) = (write_bite(best), write_shape(&left));
        let says = match (self.is_won(), law(&left)) {
            (false, _) => say!("chomp-stall", cell = cell),
            (true, Law::Arms) if left.len() > 1 => {
                say!("chomp-move-arms", cell = cell, arm = left.len() - 1)
            }
            (true, Law::Arms) => say!("chomp-move-poison", cell = cell),
            (true, Law::TwoRows) => say!("chomp-move-rows", cell = cell, first = &left[0], second = &left[1]),
            (true, _) => say!("chomp-move", cell = cell, rows = rows),
        };
        Step::says(Role::Move, says)
    }

    /// Why the opponent cannot escape.
    fn proof(&self) -> Result<Vec<Step>, Stop> {
        let best = self.verdict.best.first().filter(|_| self.is_won());
        let left = best.map_or_else(|| self.at.clone(), |best| self.chomp.play(self.at, best));
        let mut steps = Vec::new();
        match law(&left.pos) {
            Law::Arms if left.pos.len() > 1 => steps.push(Step::says(Role::Proof, say!("chomp-proof-arms"))),
            Law::Arms if best.is_some() => steps.push(Step::says(Role::Proof, say!("chomp-proof-end"))),
            Law::TwoRows | Law::TwoColumns => steps.push(Step::says(Role::Proof, say!("chomp-proof-two"))),
            _ => {}
        }
        if !is_numbered(self.shape()) {
            return Ok(steps);
        }
        if best.is_some() {
            let answers = self.answers(&left)?;
            if !answers.is_empty() {
                steps.push(Step::says(Role::Proof, say!("chomp-proof-won")).showing(table(answers)));
            }
        } else {
            let answers = self.answers(self.at)?;
            steps.push(Step::says(Role::Proof, say!("chomp-proof-lost")).showing(table(answers)));
            return Ok(steps);
        }
        let refuted = self.refuted()?;
        if !refuted.is_empty() {
            let says = say!("chomp-proof-given-away");
            steps.push(Step::says(Role::Proof, says).showing(Exhibit::Replies(refuted)));
        }
        Ok(steps)
    }

    /// The bites from a lost shape, each with an answer, the shape it leaves and the short rule by which that is lost.
    fn answers(&self, at: &At<Shape>) -> Result<Vec<[String; 4]>, Stop> {
        let mut rows = Vec::new();
        for bite in self.chomp.moves(at).list.take(SHOWN) {
            let next = self.chomp.play(at, &bite);
            if let Some(answer) = self.winning(&next)? {
                let left = bitten(&next.pos, &answer);
                rows.push([write_bite(&bite), write_bite(&answer), write_shape(&left), short_rule(&left)]);
            }
        }
        Ok(rows)
    }

    /// Each bite that loses, with an answer to it.
    fn refuted(&self) -> Result<Vec<(String, String)>, Stop> {
        let mut pairs = Vec::new();
        for bite in self.chomp.moves(self.at).list {
            if pairs.len() == SHOWN {
                break;
            }
            if let Some(answer) = self.winning(&self.chomp.play(self.at, &bite))? {
                pairs.push((write_bite(&bite), write_bite(&answer)));
            }
        }
        Ok(pairs)
    }

    /// A bite that leaves a lost shape, if there is one.
    fn winning(&self, at: &At<Shape>) -> Result<Option<Bite>, Stop> {
        if self.value(&at.pos)?.outcome() == Outcome::P {
            return Ok(None);
        }
        for bite in self.chomp.moves(at).list {
            if self.value(&bitten(&at.pos, &bite))?.outcome() == Outcome::P {
                return Ok(Some(bite));
            }
        }
        Ok(None)
    }

    fn value(&self, shape: &[Nat]) -> Result<Value, Stop> {
        self.eater.value(shape, self.control)
    }

    fn law(&self) -> Vec<Say> {
        let shape = self.shape();
        let mut laws = match law(shape) {
            Law::Arms => vec![say!("chomp-law-arms")],
            Law::TwoRows | Law::TwoColumns => vec![say!("chomp-law-two")],
            Law::EqualArms => vec![say!("chomp-law-equal")],
            Law::Rectangle | Law::Numbered => Vec::new(),
        };
        if is_numbered(shape) {
            // The empty shape is counted as well, and is none.
            let shapes = numbered(shape).unwrap_or_default().saturating_sub(1);
            laws.push(say!("chomp-law-numbered", shapes = shapes));
        }
        if is_rectangle(shape) && shape.len() > 1 && law(shape) != Law::Arms {
            laws.push(say!("chomp-law-stealing"));
        }
        laws
    }
}

/// Why a shape is lost, in signs: the poison, equal arms, strips of which the second is one shorter; nothing where no short rule says it.
fn short_rule(lost: &[Nat]) -> String {
    match law(lost) {
        Law::Arms if lost.len() == 1 => "a1".to_owned(),
        Law::Arms => format!("{0} = {0}", lost.len() - 1),
        Law::TwoRows => format!("{} = {} + 1", lost[0], lost[1]),
        Law::TwoColumns => format!("{} = {} + 1", lost.len(), lost.len() - 1),
        Law::EqualArms | Law::Rectangle | Law::Numbered => String::new(),
    }
}

fn table(rows: Vec<[String; 4]>) -> Exhibit {
    let head =
        vec![say!("chomp-head-bite"), say!("chomp-head-answer"), say!("chomp-head-leaves"), say!("chomp-head-why")];
    Exhibit::Table { head, rows: rows.into_iter().map(Vec::from).collect(), focus: Vec::new() }
}
