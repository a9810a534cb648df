//! Heaps beyond the table: their moves as a list of numbers or a machine tells them, their values by a period or a law for all sizes.

use std::sync::OnceLock;

use crate::breaks::heap_rule::{Allows, HeapByRule};
use crate::kit::breaking::rules::{Breaks, WALKED};
use crate::kit::lawful::Lawful;
use ground::expression::tree::Truth;
use ground::heap_game::{Go, HeapGame};
use ground::num::{Nat, small};
use ground::say;
use ground::say::Say;
use solve::automaton::known::Known;
use solve::automaton::takes::Takes;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::Period;
use solve::nim_values::period::certify;

/// Moves in one heap that are listed at most.
const LISTED: usize = 100;

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

    /// The nim-value of a heap; `None`: no law was found. Errors: stopped.
    pub fn nimber(&self, size: &Nat, control: &Control) -> Result<Option<Nat>, Stop> {
        let Some(law) = self.values.ask(control)? else { return Ok(None) };
        law.nim_value(std::slice::from_ref(size), control)
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
        let Some(met) = law.winning(&[size.clone(), nimber.clone()], most + 1, control)? else { return Ok(None) };
        // A move in the heap of Nim beside it is none of this game: there is one where the heap is worth less.
        let beside = law.nim_value(std::slice::from_ref(size), control)?.is_some_and(|value| value < *nimber);
        let own = met.listed.into_iter().filter(|left| left[1] == *nimber);
        let mut lefts: Vec<Nat> = own.filter_map(|left| left.into_iter().next()).take(most).collect();
        lefts.sort_by(|one, other| other.cmp(one));
        Ok(Some((lefts, met.total - Nat::from(u8::from(beside)))))
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

impl HeapByRule {
    /// The numbers that may be taken from every heap that has so many, where nothing splits.
    pub(super) fn numbers(&self) -> Option<&[usize]> {
        match &self.take.allows {
            Allows::Numbers(takes) if self.split.is_never() => Some(takes),
            _ => None,
        }
    }

    /// How many ways there are in a heap beyond the table, and the first of what they leave, the greatest first; none where nobody can tell.
    pub(super) fn far_lefts(&self, size: &Nat) -> (Nat, Vec<Nat>) {
        if let Some(takes) = self.numbers() {
            let lefts = takes.iter().filter(|take| **take > 0).map(|take| size - *take);
            return (Nat::from(takes.iter().filter(|take| **take > 0).count()), lefts.collect());
        }
        let listed = self.far.takes().map(|takes| takes.lefts(size, LISTED, &Control::new()));
        listed.and_then(Result::ok).unwrap_or_default()
    }

    /// The period of the values, certified by all that the table holds.
    pub(super) fn period(&self, control: &Control) -> Result<Option<&Period>, Stop> {
        let Some(most) = self.most() else { return Ok(None) };
        if let Some(known) = self.period.get() {
            return Ok(known.as_ref());
        }
        let values = self.values.values(self, self.values.most(), control)?;
        let found = certify(&values, most, control)?;
        Ok(self.period.get_or_init(|| found).as_ref())
    }

    /// Whether so much may be left of a heap beyond the table.
    pub(super) fn allows_far(&self, size: &Nat, left: &[Nat]) -> bool {
        let none = Nat::ZERO;
        let left = match left {
            [] => &none,
            [left] => left,
            _ => return false,
        };
        match self.numbers() {
            Some(takes) => {
                *left < *size && small(&(size - left)).is_some_and(|take| takes.binary_search(&take).is_ok())
            }
            None => self.far.takes().is_some_and(|takes| takes.allows(size, left)),
        }
    }

    /// The nim-value of a heap beyond the table, by the period or by the law of every size.
    pub(super) fn far_nimber(&self, size: &Nat, control: &Control) -> Result<Nat, Stop> {
        if let Some(period) = self.period(control)? {
            let same = (size - period.preperiod) % period.period + period.preperiod;
            return self.values.value(self, &same, control).map(Nat::from);
        }
        let beyond = || Stop::TooLarge(say!("heap-beyond-law", size = size, most = self.values.most()));
        self.far.nimber(size, control)?.ok_or_else(beyond)
    }

    /// The law of a lone heap, where its nim-value is known to nobody; `None`: it is, or no law was found.
    pub(super) fn lone_law(&self, size: &Nat, control: &Control) -> Result<Option<&Known>, Stop> {
        let is_near = small(size).is_some_and(|size| size <= if self.is_misere { WALKED } else { self.values.most() });
        if is_near || self.is_misere && self.is_alike() || self.period(control)?.is_some() {
            return Ok(None);
        }
        if !self.is_misere && self.far.nimber(size, control)?.is_some() {
            return Ok(None);
        }
        self.far.outcome(control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::breaking::rules::Breaking;
    use duel::game::Game;
    use ground::params::Params;
    use ground::rules::{At, Rules};

    fn game(take: &str, is_misere: bool) -> Breaking<HeapByRule> {
        let mut params = Params::of(HeapByRule::CARD.params);
        for (name, setting) in [("take", take), ("split", "none"), ("misere", if is_misere { "true" } else { "false" })]
        {
            params.set(name, setting).expect("a setting");
        }
        HeapByRule::build(&params).unwrap_or_else(|fault| panic!("{take}: {fault:?}"))
    }

    #[test]
    fn laws_and_periods_say_of_small_heaps_what_the_table_says() {
        let control = Control::new();
        for take in ["c % 3 != 0", "c <= 3 or c == n", "power_of_two(c)", "2,3,7", "1,4,9"] {
            let rule = game(take, false).rule;
            let values = rule.values.values(&rule, 200, &control).expect("small");
            for (size, value) in values.iter().enumerate() {
                let far = rule.far_nimber(&Nat::from(size), &control).expect("there is a law");
                assert_eq!(far, Nat::from(*value), "{take}: {size}");
            }
        }
    }

    #[test]
    fn moves_of_far_heaps_are_counted_and_lead_where_they_should() {
        let control = Control::new();
        let far = Nat::from(10u8).pow(40);
        for take in ["c % 3 != 0", "c <= 3 or c == n", "power_of_two(c)", "2,3,7"] {
            let game = game(take, false);
            for more in 0..12u8 {
                let heaps = [&far + more, Nat::from(5u8)];
                let (moves, total) = game.moves_to(&heaps, &Nat::ZERO, 10, &control).expect("there is a law");
                let is_won =
                    game.nimbers(&heaps, &control).expect("there is a law").iter().fold(Nat::ZERO, |a, b| a ^ b);
                assert_eq!(is_won > Nat::ZERO, total > Nat::ZERO, "{take}: {heaps:?}");
                assert!(Nat::from(moves.len()) <= total, "{take}: {heaps:?}");
                let at = At::first(heaps.to_vec());
                for mv in moves {
                    assert_eq!(game.legal(&at, &mv), Ok(()), "{take}: {mv:?}");
                    let left = game.nimbers(&game.play(&at, &mv).pos, &control).expect("there is a law");
                    assert_eq!(left.iter().fold(Nat::ZERO, |a, b| a ^ b), Nat::ZERO, "{take}: {mv:?}");
                }
            }
        }
    }

    #[test]
    fn one_heap_without_values_is_decided_by_who_wins() {
        let control = Control::new();
        for (is_misere, lost) in [(false, [1u32, 3, 7, 15]), (true, [2, 5, 11, 23])] {
            let law = game("2 * c <= n", is_misere);
            let law = law.rule.far.outcome(&control).expect("nobody stops it").expect("there is a law");
            let found: Vec<u32> = (1..40).filter(|size| law.is_lost(&[Nat::from(*size)])).collect();
            assert_eq!(found[..4], lost, "{is_misere}");
        }
        let game = game("2 * c <= n", false);
        let at = At::first(vec![(Nat::from(1u8) << 300u32) - 1u8]);
        assert_eq!(
            game.oracle().value(&game, &at, &control).map(|value| value.outcome()),
            Ok(solve::judge::value::Outcome::P)
        );
    }
}
