//! Heaps beyond the table: their moves as a list of numbers or a machine tells them, their values by a period or a law for all sizes.

use std::sync::OnceLock;

use crate::kit::lawful::Lawful;
use ground::expression::tree::Truth;
use ground::heap_game::{Go, HeapGame};
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::automaton::known::Known;
use solve::automaton::takes::Takes;
use solve::judge::control::{Control, Stop};

/// Moves in one heap that are listed at most.
pub const LISTED: usize = 100;

/// Work that the search for a law may cost where a table is enough for the answer: a tenth of a second.
const SHORT: u64 = 300_000;

/// What is known of heaps that never split, whatever their size.
pub struct Far {
    when: Option<Truth>,
    takes: OnceLock<Option<Takes>>,
    values: Lawful,
    /// Who wins with one heap.
    outcomes: Lawful,
    at_hand: OnceLock<Option<Say>>,
}

impl Far {
    /// What the condition of a take tells; `None`: heaps split, or nothing may be taken.
    pub fn of(when: Option<Truth>, is_misere: bool) -> Self {
        let game = when.clone().map(|when| HeapGame::new(1, vec![Go::Take { heap: 0, when: Box::new(when) }]));
        let values = Lawful::of(game.as_ref().and_then(HeapGame::beside_nim));
        let outcomes = Lawful::of(game.map(|game| HeapGame { is_misere, ..game }));
        Far { when, takes: OnceLock::new(), values, outcomes, at_hand: OnceLock::new() }
    }

    /// The moves as a machine knows them; `None`: no machine does.
    pub fn takes(&self) -> Option<&Takes> {
        let told = || self.when.as_ref().and_then(|when| Takes::of(when, &Control::new()).ok().flatten());
        self.takes.get_or_init(told).as_ref()
    }

    /// Whether there is a law of the nim-values. Errors: stopped.
    pub fn has_values(&self, control: &Control) -> Result<bool, Stop> {
        Ok(self.values.ask(control)?.is_some())
    }

    /// The nim-value of a heap; `None`: no law was found. Errors: stopped.
    pub fn nimber(&self, size: &Nat, control: &Control) -> Result<Option<Nat>, Stop> {
        let Some(law) = self.values.ask(control)? else { return Ok(None) };
        Ok(law.nim_value(std::slice::from_ref(size)))
    }

    /// What moves leave of a heap with this nim-value, `most` at most, the greatest of them first, and how many there are; `None`: no
    /// law was found. Errors: stopped.
    pub fn reaching(
        &self,
        size: &Nat,
        nimber: &Nat,
        most: usize,
        control: &Control,
    ) -> Result<Option<(Vec<Nat>, Nat)>, Stop> {
        let Some(law) = self.values.ask(control)? else { return Ok(None) };
        // A move in the heap of Nim beside it is none of this game.
        let Some(met) = law.winning_beside(&[size.clone(), nimber.clone()], most, control)? else { return Ok(None) };
        let mut lefts: Vec<Nat> = met.listed.into_iter().filter_map(|left| left.into_iter().next()).collect();
        lefts.sort_by(|one, other| other.cmp(one));
        Ok(Some((lefts, met.total)))
    }

    /// The law of who wins with one heap; `None`: none was found. Errors: stopped.
    pub fn outcome(&self, control: &Control) -> Result<Option<&Known>, Stop> {
        self.outcomes.ask(control)
    }

    /// The same where a short search is enough, for sizes that need no law.
    ///
    /// It is asked once, with a ration of its own, so that what is told depends on nothing else.
    pub fn law_at_hand(&self) -> Option<&Say> {
        let told = || Control::new().ration(SHORT, |control| self.law(control)).ok().flatten().flatten();
        self.at_hand.get_or_init(told).as_ref()
    }

    /// How the values are known. Errors: stopped.
    pub fn law(&self, control: &Control) -> Result<Option<Say>, Stop> {
        let told = |law: &Known| {
            let (found, numeration) = (&law.found, law.found.numeration.spoken());
            say!("heap-rule-law", states = found.law.lost.states(), numeration = numeration, size = found.size)
        };
        Ok(self.values.ask(control)?.map(told))
    }
}

/// What is left of a heap, as heaps.
pub fn whole(left: Nat) -> Vec<Nat> {
    Some(left).filter(|left| *left > Nat::ZERO).into_iter().collect()
}
