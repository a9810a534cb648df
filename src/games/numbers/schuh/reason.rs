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

/// Divisors named one by one in a line of words or a row of a table.
const LISTED: usize = 12;

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
        if let Some(best) =
            self.verdict.best.first().filter(|best| self.schuh.play(self.at, best).pos.free().is_empty())
        {
            return Ok(self.last(best));
        }
        let mut steps = vec![Step::says(Role::Ask, self.ask()), self.look(), self.place(), self.name()];
        steps.extend(self.proof()?);
        steps.extend(self.law().into_iter().map(|says| Step::says(Role::Law, says)));
        Ok(Reason { claim: self.claim(), steps })
    }

    /// Won at once: all that can be named are multiples of one divisor.
    fn last(&self, best: &Nat) -> Reason {
        let free = self.table().free();
        let spots: Vec<Spot> = (self.point)(self.table(), best).into_iter().collect();
        let place = Step::says(Role::Place, say!("schuh-place-last", count = free.len()));
        let place = if spots.is_empty() { place } else { place.showing(Exhibit::Spots(spots)) };
        let look = match &free[..] {
            [_] => say!("schuh-look-only", divisor = best),
            _ if free.len() <= LISTED => say!("schuh-look-last", divisor = best, left = free),
            _ => say!("schuh-look-last-many", divisor = best, left = free.len()),
        };
        let steps = vec![
            Step::says(Role::Ask, say!("schuh-ask-last")),
            Step::says(Role::Look, look).about(Idea::End),
            place,
            Step::says(Role::Move, say!("schuh-move-end", divisor = best)).about(Idea::End),
            Step::says(Role::Law, say!("schuh-law-rule")),
        ];
        Reason { claim: self.claim(), steps }
    }

    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn table(&self) -> &Table {
        &self.at.pos
    }

    /// Whether nothing was named yet.
    fn is_start(&self) -> bool {
        self.table().named.is_empty() && !self.table().number.is_one()
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
        let Some(shape) = board(table).filter(|_| self.is_board()) else {
            let free = table.free();
            let is_left = |prime: &u64| free.iter().any(|divisor| divisor.is_multiple_of(&Nat::from(*prime)));
            let primes = table.primes.iter().filter(|(prime, _)| is_left(prime)).count();
            let says = match free.len() {
                count @ ..=LISTED => say!("schuh-look-left", count = count, left = free),
                count => say!("schuh-look-box", count = count, primes = primes),
            };
            return Step::says(Role::Look, says).about(if self.is_start() { Idea::Stealing } else { Idea::Counting });
        };
        let [right, down] = arms(&shape);
        let says = match law(&shape) {
            Law::Arms => say!("schuh-look-arms", right = right, down = down),
            Law::TwoRows => say!("schuh-look-two", kind = "rows", long = &shape[0], short = &shape[1]),
            Law::TwoColumns => {
                let short = shape.iter().filter(|row| **row > Nat::one()).count();
                say!("schuh-look-two", kind = "columns", long = shape.len(), short = short)
            }
            Law::EqualArms => say!("schuh-look-equal", power = &shape[0] - 1u8),
            Law::Rectangle | Law::Numbered => say!("schuh-look-board"),
        };
        let idea = match law(&shape) {
            Law::Rectangle | Law::Numbered if self.is_start() => Idea::Stealing,
            Law::Rectangle | Law::Numbered => Idea::Counting,
            _ => Idea::Pairing,
        };
        let step = Step::says(Role::Look, says).about(idea);
        match self.exponent_table() {
            Some(table) if shape.len() > 1 => step.showing(table),
            _ => step,
        }
    }

    /// Whether the divisors are told as a table of the powers of two primes, or are too many to be named.
    fn is_board(&self) -> bool {
        self.exponent_table().is_some() || self.table().free().len() > LISTED
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
                Law::TwoRows | Law::TwoColumns if self.is_board() => {
                    steps.push(Step::says(Role::Proof, say!("schuh-proof-two")).about(Idea::Pairing));
                }
                _ => {}
            }
        }
        // A law that tells every answer needs no list of them.
        if self.is_searched() && steps.is_empty() {
            let says = if best.is_some() { say!("schuh-proof-won") } else { say!("schuh-proof-lost") };
            let head = vec![say!("schuh-head-named"), say!("schuh-head-answer"), say!("schuh-head-left")];
            let table = Exhibit::Table { head, rows: self.answers(&left)?, focus: Vec::new() };
            steps.push(Step::says(Role::Proof, says).about(Idea::Counting).showing(table));
        }
        Ok(steps)
    }

    /// Each naming with an answer after which the next one to name is lost, and what can be named then.
    fn answers(&self, at: &At<Table>) -> Result<Vec<Vec<String>>, Stop> {
        let mut rows = Vec::new();
        for divisor in at.pos.free().into_iter().take(SHOWN) {
            let next = self.schuh.play(at, &divisor);
            let mut best: Option<(Nat, Vec<Nat>)> = None;
            for answer in next.pos.free() {
                let after = self.schuh.play(&next, &answer);
                let left = after.pos.free();
                let is_fewer = best.as_ref().is_none_or(|(_, than)| left.len() < than.len());
                if is_fewer && self.namer.value(&after.pos, self.control)?.outcome() == Outcome::P {
                    best = Some((answer, left));
                }
            }
            if let Some((answer, left)) = best {
                rows.push(vec![divisor.to_string(), answer.to_string(), listed(&left)]);
            }
        }
        Ok(rows)
    }

    fn law(&self) -> Vec<Say> {
        let table = self.table();
        let mut laws = Vec::new();
        let mut is_whole = self.is_start();
        match board(table) {
            Some(shape) => {
                if self.is_board() {
                    laws.push(say!("schuh-law-board"));
                }
                match law(&shape) {
                    Law::Arms => laws.push(say!("schuh-law-arms")),
                    Law::EqualArms => laws.push(say!("schuh-law-equal")),
                    Law::TwoRows | Law::TwoColumns if !self.is_board() => laws.push(say!("schuh-law-rule")),
                    _ => {}
                }
                if matches!(law(&shape), Law::Rectangle | Law::Numbered) && is_numbered(&shape) {
                    // The empty shape is counted as well, and is none.
                    let shapes = numbered(&shape).unwrap_or_default().saturating_sub(1);
                    laws.push(say!("schuh-law-numbered", shapes = shapes));
                }
                is_whole &= is_rectangle(&shape) && law(&shape) != Law::Arms;
            }
            None => laws.push(say!("schuh-law-searched")),
        }
        if is_whole {
            laws.push(say!("schuh-law-stealing"));
        }
        laws
    }
}

/// The divisors in a cell of a table, or how many there are.
fn listed(left: &[Nat]) -> String {
    match left {
        [] => "–".to_owned(),
        _ if left.len() <= LISTED => left.iter().map(Nat::to_string).collect::<Vec<_>>().join(" "),
        _ => format!("({})", left.len()),
    }
}
