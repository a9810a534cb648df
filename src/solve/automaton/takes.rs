//! The moves in one heap by a condition, without a list: how many there are, some of what they leave, and whether one is allowed.

use crate::automaton::algebra::Halt;
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::find::tried;
use crate::automaton::machine::Machine;
use crate::automaton::prove::{Prover, columns};
use crate::judge::control::{Control, Stop};
use ground::expression::tree::Truth;
use ground::heap_game::{Go, HeapGame};
use ground::num::Nat;

/// The moves in a heap of any size, as a machine that reads the heap and what is left of it.
pub struct Takes {
    game: HeapGame,
    numbers: Arithmetic,
    relation: Machine,
}

impl Takes {
    /// The moves that a condition on the heap and on what is taken allows; `None`: no machine can tell it.
    ///
    /// Cost: milliseconds; each numeration is tried. Errors: stopped.
    /// Worked: "at most half is taken" is told in binary by a machine of a few states.
    pub fn of(when: &Truth, control: &Control) -> Result<Option<Takes>, Stop> {
        let go = Go::Take { heap: 0, when: Box::new(when.clone()) };
        let game = HeapGame::new(1, vec![go.clone()]);
        for numeration in tried(&game) {
            let told = Arithmetic::new(numeration, control).and_then(|numbers| {
                let relations = Prover { game: &game, numbers: &numbers, control }.relations(&go)?;
                Ok((numbers, relations.into_iter().next().ok_or(Halt::Large)?))
            });
            match told {
                Ok((numbers, relation)) => return Ok(Some(Takes { game, numbers, relation })),
                Err(Halt::Large) => {}
                Err(Halt::Stopped(stop)) => return Err(stop),
            }
        }
        Ok(None)
    }

    /// How many moves there are in a heap, and the first of what they leave, the greatest first, `most` at most.
    ///
    /// Cost: one step for each digit and each state. Errors: stopped.
    pub fn lefts(&self, size: &Nat, most: usize, control: &Control) -> Result<(Nat, Vec<Nat>), Stop> {
        let prover = Prover { game: &self.game, numbers: &self.numbers, control };
        let at = std::slice::from_ref(size);
        let met = prover.search(&self.numbers.valid, &self.relation, &prover.written(at), most).map_err(Halt::stop)?;
        Ok((met.total, met.listed.into_iter().flatten().collect()))
    }

    /// Whether so much may be left of a heap.
    pub fn allows(&self, size: &Nat, left: &Nat) -> bool {
        self.relation.has(&columns(self.numbers.numeration, &[size.clone(), left.clone()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::expression::read::{Term, read};
    use ground::heap_game::{HEAP, TAKEN};

    #[test]
    fn moves_are_counted_listed_and_allowed_as_the_condition_says() {
        let control = Control::new();
        for text in ["2 * c <= n", "c <= 3 or c == n", "power_of_two(c)", "fibonacci(c)", "c % 3 == n % 3 and c > 1"] {
            let Ok(Term::Truth(when)) = read(text, &[("n", HEAP), ("c", TAKEN)]) else {
                panic!("{text} is a condition")
            };
            let takes = Takes::of(&when, &control).expect("nobody stops it").unwrap_or_else(|| panic!("{text}"));
            for n in 0..60usize {
                let is_allowed = |left: &usize| n > *left && when.at(&[n, n - left]) == Ok(true);
                let lefts: Vec<Nat> = (0..n).rev().filter(is_allowed).map(Nat::from).collect();
                let listed = takes.lefts(&Nat::from(n), 100, &control).expect("nobody stops it");
                assert_eq!(listed, (Nat::from(lefts.len()), lefts), "{text} from {n}");
                for left in 0..=n + 2 {
                    let said = takes.allows(&Nat::from(n), &Nat::from(left));
                    assert_eq!(said, left < n && is_allowed(&left), "{text} from {n} to {left}");
                }
            }
        }
    }

    #[test]
    fn what_no_machine_tells_is_refused() {
        let Ok(Term::Truth(when)) = read("c * c <= n", &[("n", HEAP), ("c", TAKEN)]) else { panic!("a condition") };
        assert!(Takes::of(&when, &Control::new()).expect("nobody stops it").is_none());
    }
}
