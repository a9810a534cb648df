//! The rules of Staircase Nim: coins go one step down, and which steps count.

use num_traits::Zero;

use crate::kit::heaps;
use crate::kit::heaps::Noun;
use crate::kit::kin::Hidden;
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// Staircase Nim, normal or misère.
pub struct StaircaseNim {
    /// Who cannot move wins.
    pub is_misere: bool,
}

/// A move: which step, from 0, and the coins left on it.
pub type Descent = (usize, Nat);

/// Steps instead of heaps.
pub const STEP: Noun = Noun {
    is_not: |step, size, told| say!("staircase-nim-is-not", step = step + 1, size = size, told = told),
    missing: |step| say!("staircase-nim-no-step", step = step + 1),
};

/// Whether a step, counted from 0, is one that counts: the first, the third, the fifth.
pub fn counts(step: usize) -> bool {
    step.is_multiple_of(2)
}

/// The coins on the steps that count.
pub fn odd_steps(steps: &[Nat]) -> Vec<Nat> {
    steps.iter().step_by(2).cloned().collect()
}

/// The moves that bring some step that counts to the number of coins wanted there: down from it, or onto it from above.
pub fn moves_to(steps: &[Nat], wanted: &[Nat]) -> Vec<Descent> {
    let of_step = |(step, coins): (usize, &Nat)| {
        let wanted = &wanted[step / 2];
        if counts(step) {
            return (wanted < coins).then(|| (step, wanted.clone()));
        }
        let below = &steps[step - 1];
        let missing = if wanted > below { wanted - below } else { return None };
        (missing <= *coins).then(|| (step, coins - missing))
    };
    steps.iter().enumerate().filter_map(of_step).collect()
}

impl StaircaseNim {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(StaircaseNim { is_misere: params.flag("misere") })
    }

    /// The odd steps hide the heaps.
    pub fn hidden(&self, steps: &[Nat]) -> Hidden {
        let odd = steps.iter().enumerate().step_by(2);
        Hidden {
            heaps: odd.map(|(i, coins)| ((i + 1).to_string(), coins.clone())).collect(),
            is_misere: self.is_misere,
        }
    }
}

impl Rules for StaircaseNim {
    type Pos = Vec<Nat>;
    type Move = Descent;

    fn start(&self) -> At<Vec<Nat>> {
        At::first([3u8, 2, 4, 1].map(Nat::from).to_vec())
    }

    fn moves(&self, at: &At<Vec<Nat>>) -> Moves<'_, Descent> {
        let steps = at.pos.clone().into_iter().enumerate();
        let list = steps.flat_map(|(step, coins)| heaps::sizes_below(&coins).map(move |left| (step, left)));
        Moves::counted(at.pos.iter().sum(), list)
    }

    fn legal(&self, at: &At<Vec<Nat>>, (step, left): &Descent) -> Result<(), Illegal> {
        match at.pos.get(*step) {
            None => Err(Illegal((STEP.missing)(*step))),
            Some(coins) if left < coins => Ok(()),
            Some(coins) => Err(Illegal(say!("staircase-nim-sends-nothing", step = step + 1, size = coins))),
        }
    }

    fn play(&self, at: &At<Vec<Nat>>, (step, left): &Descent) -> At<Vec<Nat>> {
        let mut steps = at.pos.clone();
        if *step > 0 {
            steps[step - 1] += &at.pos[*step] - left;
        }
        steps[*step].clone_from(left);
        at.leave(steps)
    }

    fn ending(&self, at: &At<Vec<Nat>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(Zero::is_zero).then_some(Ending::Won(winner))
    }
}
