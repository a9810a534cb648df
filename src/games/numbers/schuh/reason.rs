//! Why a position of Schuh's game is won or lost: what naming takes away, and the answer to every naming.

use num_integer::Integer;
use num_traits::One;

use crate::kit::young::{Law, arms, is_numbered, is_rectangle, law, numbered};
use crate::numbers::schuh::oracle::{Namer, board};
use crate::numbers::schuh::rules::{Schuh, Table};
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Namings with their answers, and numbers in a list, shown at most.
const SHOWN: usize = 40;

/// Exponents of each prime that a table shows at most.
const WIDE: usize = 12;

/// A position with all that is known of it.
pub struct Why<'a> {
    /// Who knows what positions are worth.
    pub namer: &'a Namer,
    /// The game.
    pub schuh: &'a Schuh,
    /// The position.
    pub at: &'a At<Table>,
    /// What the oracle says of it.
    pub verdict: &'a Verdict<Nat>,
    /// The reins.
    pub control: &'a Control,
    /// Where a divisor is drawn.
    pub point: fn(&Table, &Nat) -> Option<Spot>,
}

impl Why<'_> {
    /// The whole reason of a position that is not over.
    pub fn reason(&self) -> Result<Reason, Stop> {
        let mut steps = vec![Step::says(Role::Ask, self.ask()), self.look(), self.place(), self.name()];
        steps.extend(self.proof()?);
        steps.extend(self.law().into_iter().map(|says| Step::says(Role::Law, says)));
        Ok(Reason { claim: self.claim(), steps })
    }

    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn table(&self) -> &Table {
        &self.at.pos
    }

    fn claim(&self) -> Say {
        let moves = &self.verdict.best_total;
        if self.is_won() { say!("schuh-claim-won", moves = moves) } else { say!("schuh-claim-lost") }
    }

    fn ask(&self) -> Say {
        match board(self.table()).map(|shape| law(&shape)) {
            Some(Law::Arms) => say!("schuh-ask-arms"),
            Some(_) => say!("schuh-ask-board"),
            None => say!("schuh-ask"),
        }
    }

    fn look(&self) -> Step {
        let table = self.table();
        let Some(shape) = board(table) else {
            let free = table.free();
            let is_left = |prime: &u64| free.iter().any(|divisor| divisor.is_multiple_of(&Nat::from(*prime)));
            let primes = table.primes.iter().filter(|(prime, _)| is_left(prime)).count();
            return Step::says(Role::Look, say!("schuh-look-box", primes = primes)).about(Idea::Stealing);
        };
        let [right, down] = arms(&shape);
        let says = match law(&shape) {
            Law::Arms => say!("schuh-look-arms", right = right, down = down),
            Law::TwoRows => say!("schuh-look-two", kind = "rows"),
            Law::TwoColumns => say!("schuh-look-two", kind = "columns"),
            Law::EqualArms => say!("schuh-look-equal", power = &shape[0] - 1u8),
            Law::Rectangle | Law::Numbered => say!("schuh-look-board"),
        };
        let idea = if matches!(law(&shape), Law::Rectangle | Law::Numbered) { Idea::Stealing } else { Idea::Pairing };
        let step = Step::says(Role::Look, says).about(idea);
        match self.exponent_table() {
            Some(table) if shape.len() > 1 => step.showing(table),
            _ => step,
        }
    }

    /// The divisors that can still be named as a table of the powers of two primes.
    fn exponent_table(&self) -> Option<Exhibit> {
        let table = self.table();
        let &[(first, along), (second, down)] = &table.primes[..] else { return None };
        if along as usize >= WIDE || down as usize >= WIDE || table.number > Nat::from(u64::MAX) {
            return None;
        }
        let cell = |i: u32, j: u32| {
            let divisor = Nat::from(first).pow(i) * Nat::from(second).pow(j);
            if table.is_free(&divisor) { divisor.to_string() } else { "-".to_owned() }
        };
        let power = |prime: u64, exponent: u32| format!("{prime}^{exponent}");
        let head = std::iter::once(say!("schuh-head-powers"))
            .chain((0..=along).map(|i| say!("verbatim", text = power(first, i))))
            .collect();
        let row = |j| std::iter::once(power(second, j)).chain((0..=along).map(|i| cell(i, j))).collect();
        Some(Exhibit::Table { head, rows: (0..=down).map(row).collect(), focus: Vec::new() })
    }

    fn place(&self) -> Step {
        let Some(best) = self.verdict.best.first().filter(|_| self.is_won()) else {
            return Step::says(Role::Place, say!("schuh-place-none", moves = &self.verdict.total));
        };
        let is_factor = |prime: &u64| best.is_multiple_of(&Nat::from(*prime));
        let prime = self.table().primes.iter().map(|(prime, _)| *prime).rev().find(is_factor);
        let prime = Nat::from(prime.expect("1 is never named"));
        let exponent =
            |divisor: &Nat| (1..=u32::MAX).find(|power| !divisor.is_multiple_of(&prime.pow(*power))).unwrap_or(1) - 1;
        let power = exponent(best);
        let alike = self.table().free().into_iter().filter(|divisor| exponent(divisor) == power);
        let spots: Vec<Spot> = alike.filter_map(|divisor| (self.point)(self.table(), &divisor)).collect();
        let step = Step::says(Role::Place, say!("schuh-place", prime = &prime, power = power));
        if spots.is_empty() { step } else { step.showing(Exhibit::Spots(spots)) }
    }

    fn name(&self) -> Step {
        let best = self.verdict.best.first().expect("the game is not over");
        if !self.is_won() {
            return Step::says(Role::Move, say!("schuh-stall", divisor = best));
        }
        let left = self.schuh.play(self.at, best).pos;
        let free = left.free();
        let says = match board(&left).map(|shape| (law(&shape), shape)) {
            _ if free.is_empty() => say!("schuh-move-end", divisor = best),
            Some((Law::Arms, shape)) => say!("schuh-move-arms", divisor = best, power = shape.len() - 1),
            _ if free.len() <= SHOWN => say!("schuh-move", divisor = best, left = free),
            _ => say!("schuh-move-many", divisor = best, left = free.len()),
        };
        Step::says(Role::Move, says)
    }

    fn is_searched(&self) -> bool {
        board(self.table()).is_none_or(|shape| is_numbered(&shape))
    }

    fn proof(&self) -> Result<Vec<Step>, Stop> {
        let best = self.verdict.best.first().filter(|_| self.is_won());
        let left = best.map_or_else(|| self.at.clone(), |best| self.schuh.play(self.at, best));
        let mut steps = Vec::new();
        if let Some(shape) = board(&left.pos) {
            match law(&shape) {
                Law::Arms if shape.len() > 1 => {
                    steps.push(Step::says(Role::Proof, say!("schuh-proof-arms")).about(Idea::Pairing));
                }
                Law::TwoRows | Law::TwoColumns => {
                    steps.push(Step::says(Role::Proof, say!("schuh-proof-two")).about(Idea::Pairing));
                }
                _ => {}
            }
        }
        if !self.is_searched() {
            return Ok(steps);
        }
        let answers = if best.is_some() { self.answers(&left)? } else { Vec::new() };
        if !answers.is_empty() {
            let head = vec![say!("schuh-head-named"), say!("schuh-head-answer")];
            let rows = answers.into_iter().map(|(named, answer)| vec![named, answer]).collect();
            let table = Exhibit::Table { head, rows, focus: Vec::new() };
            steps.push(Step::says(Role::Proof, say!("schuh-proof-won")).about(Idea::Counting).showing(table));
        }
        let refuted = self.answers(self.at)?;
        if !refuted.is_empty() {
            let says = if best.is_some() { say!("schuh-proof-given-away") } else { say!("schuh-proof-lost") };
            steps.push(Step::says(Role::Proof, says).showing(Exhibit::Replies(refuted)));
        }
        Ok(steps)
    }

    /// Each naming that loses, with an answer to it.
    fn answers(&self, at: &At<Table>) -> Result<Vec<(String, String)>, Stop> {
        let mut pairs = Vec::new();
        for divisor in at.pos.free() {
            if pairs.len() == SHOWN {
                break;
            }
            let next = self.schuh.play(at, &divisor);
            for answer in next.pos.free() {
                let after = self.schuh.play(&next, &answer);
                if self.namer.value(&after.pos, self.control)?.outcome() == Outcome::P {
                    pairs.push((divisor.to_string(), answer.to_string()));
                    break;
                }
            }
        }
        Ok(pairs)
    }

    fn law(&self) -> Vec<Say> {
        let table = self.table();
        let mut laws = Vec::new();
        let mut is_whole = table.named.is_empty() && !table.number.is_one();
        match board(table) {
            Some(shape) => {
                laws.push(say!("schuh-law-board"));
                match law(&shape) {
                    Law::Arms => laws.push(say!("schuh-law-arms")),
                    Law::TwoRows | Law::TwoColumns => laws.push(say!("schuh-law-two")),
                    Law::EqualArms => laws.push(say!("schuh-law-equal")),
                    Law::Rectangle | Law::Numbered => {}
                }
                if is_numbered(&shape) {
                    // The empty shape is counted as well, and is none.
                    let shapes = numbered(&shape).unwrap_or_default().saturating_sub(1);
                    laws.push(say!("schuh-law-numbered", shapes = shapes));
                }
                is_whole = is_rectangle(&shape) && law(&shape) != Law::Arms;
            }
            None => laws.push(say!("schuh-law-searched")),
        }
        if is_whole {
            laws.push(say!("schuh-law-stealing"));
        }
        laws
    }
}
