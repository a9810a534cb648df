//! Subtraction games: heaps; a move takes one of a few given numbers from one heap.

use crate::kit::heaps;
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::nim_values::take_away::TakeAway;

/// A subtraction game, normal or misère.
pub struct Subtraction {
    /// The numbers that may be taken, ascending, each once.
    pub takes: Vec<Nat>,
    /// Who cannot move wins.
    pub is_misere: bool,
    /// What one heap is worth.
    pub worth: TakeAway,
}

/// A move: which heap, from 0, and what is left of it.
pub type Take = (usize, Nat);

impl Subtraction {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let mut takes = params.nats("take").to_vec();
        takes.sort_unstable();
        takes.dedup();
        Ok(Subtraction { worth: TakeAway::new(&takes), takes, is_misere: params.flag("misere") })
    }

    /// What a heap may be left at, the smallest take first.
    pub fn lefts<'a>(&'a self, size: &'a Nat) -> impl Iterator<Item = Nat> + 'a {
        self.takes.iter().take_while(move |take| *take <= size).map(move |take| size - take)
    }

    /// The nim-value of every heap.
    pub fn values(&self, heaps: &[Nat], control: &Control) -> Result<Vec<u64>, Stop> {
        heaps.iter().map(|size| self.worth.value(size, control)).collect()
    }

    /// Every move that leaves the opponent lost.
    pub fn winning(&self, heaps: &[Nat], control: &Control) -> Result<Vec<Take>, Stop> {
        let values = self.values(heaps, control)?;
        let tally = Tally::of(&values);
        let mut found = Vec::new();
        for (heap, size) in heaps.iter().enumerate() {
            control.tick(1)?;
            for left in self.lefts(size) {
                let after = tally.after(values[heap], self.worth.value(&left, control)?);
                if after.is_lost(self.is_misere) {
                    found.push((heap, left));
                }
            }
        }
        Ok(found)
    }
}

/// What decides a sum of heaps: the nim-sum of their values, and how many values are at least 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The nim-sum.
    pub sum: u64,
    /// How many values are at least 2.
    pub large: usize,
}

impl Tally {
    /// The tally of these values.
    pub fn of(values: &[u64]) -> Self {
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        Tally { sum, large: values.iter().filter(|value| **value >= 2).count() }
    }

    /// The tally once one value has become another.
    pub fn after(self, before: u64, after: u64) -> Self {
        let large = self.large + usize::from(after >= 2) - usize::from(before >= 2);
        Tally { sum: self.sum ^ before ^ after, large }
    }

    /// Whether the mover loses.
    ///
    /// Normal play: when the nim-sum is 0. Misère: the same while some value is at least 2, else when it is 1. Source:
    /// T. S. Ferguson, International Journal of Game Theory 3 (1974), 159-167: a heap has value 1 exactly when the
    /// smallest take leaves it at value 0. Worked: takes 1, 2, 3, misère: 5 has value 1 and loses, as in Bash's game.
    pub fn is_lost(self, is_misere: bool) -> bool {
        self.sum == u64::from(is_misere && self.large == 0)
    }
}

impl Rules for Subtraction {
    type Pos = Vec<Nat>;
    type Move = Take;

    fn start(&self) -> At<Vec<Nat>> {
        let most = self.takes.last().expect("there is a take");
        At::first(vec![most * 2u8 + 2u8, most * 3u8, most * 4u8 + 2u8])
    }

    fn moves(&self, at: &At<Vec<Nat>>) -> Moves<'_, Take> {
        let total = at.pos.iter().map(|size| self.lefts(size).count()).sum::<usize>();
        let heaps = at.pos.clone().into_iter().enumerate();
        let in_heap = |(heap, size): (usize, Nat)| self.lefts(&size).map(|left| (heap, left)).collect::<Vec<_>>();
        let list = heaps.flat_map(in_heap);
        Moves::counted(Nat::from(total), list)
    }

    fn legal(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> Result<(), Illegal> {
        heaps::takes_something(&at.pos, *heap, left)?;
        let count = &at.pos[*heap] - left;
        if self.takes.binary_search(&count).is_ok() {
            return Ok(());
        }
        Err(Illegal(say!("subtraction-not-allowed", count = count, takes = self.takes.iter().collect::<Vec<_>>())))
    }

    fn play(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> At<Vec<Nat>> {
        let mut pos = at.pos.clone();
        pos[*heap].clone_from(left);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<Nat>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(|size| *size < self.takes[0]).then_some(Ending::Won(winner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;

    fn game(takes: &str) -> Subtraction {
        let mut params = Params::of(Subtraction::CARD.params);
        params.set("take", takes).expect("numbers");
        Subtraction::build(&params).expect("built")
    }

    #[test]
    fn takes_are_a_set_in_any_order() {
        let game = game("3,1,3,2,1");
        assert_eq!(game.takes, [1u8, 2, 3].map(Nat::from));
    }

    #[test]
    fn a_number_that_is_not_allowed_is_refused() {
        let (game, at) = (game("1,4"), At::first([3u8, 9].map(Nat::from).to_vec()));
        let refused = |heap: usize, left: u8| game.legal(&at, &(heap, Nat::from(left))).is_err();
        assert!(refused(0, 1) && refused(1, 9) && refused(2, 0));
        assert!(!refused(1, 5) && !refused(0, 2));
    }
}
