//! The rules of Moore's Nim: which heaps may be lowered together.

use num_traits::Zero;

use crate::heaps::moore_nim::lowerings::{Lowering, Lowerings};
use crate::kit::heaps;
use ground::fault::Fault;
use ground::num::{Nat, small};
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use solve::formula::balance::{Balance, lowerings};

/// The panel of the heaps where a key stands beside them.
pub const BOARD: usize = 0;

/// Moore's Nim, normal or misère.
pub struct MooreNim {
    /// The most heaps lowered in one move; more than fit into a machine word are as good as that.
    pub k: usize,
    /// The same as it was set.
    pub told_k: Nat,
    /// Who takes the last counter loses.
    pub is_misere: bool,
}

impl MooreNim {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let told_k = params.nat("k").clone();
        Ok(MooreNim { k: small(&told_k).unwrap_or(usize::MAX), told_k, is_misere: params.flag("misere") })
    }

    /// Whether a key must say that no more heaps are lowered.
    pub fn has_key(&self, heaps: &[Nat]) -> bool {
        self.k > 1 && heaps.iter().filter(|size| **size > Nat::ZERO).count() > 1
    }

    /// What the columns of a lost position hold.
    pub fn balance(&self) -> Balance {
        Balance { k: self.k, is_misere: self.is_misere }
    }
}

impl Rules for MooreNim {
    type Pos = Vec<Nat>;
    type Move = Lowering;

    fn start(&self) -> At<Vec<Nat>> {
        At::first([3u8, 4, 5].map(Nat::from).to_vec())
    }

    fn moves(&self, at: &At<Vec<Nat>>) -> Moves<'_, Lowering> {
        Moves::counted(lowerings(&at.pos, self.k), Lowerings::new(&at.pos, self.k, None))
    }

    fn legal(&self, at: &At<Vec<Nat>>, lowering: &Lowering) -> Result<(), Illegal> {
        lowering.iter().try_for_each(|(heap, left)| heaps::takes_something(&at.pos, *heap, left))?;
        if lowering.len() > self.k {
            return Err(Illegal(say!("moore-nim-too-many", count = lowering.len(), k = self.k)));
        }
        Ok(())
    }

    fn play(&self, at: &At<Vec<Nat>>, lowering: &Lowering) -> At<Vec<Nat>> {
        let mut pos = at.pos.clone();
        for (heap, left) in lowering {
            pos[*heap].clone_from(left);
        }
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<Nat>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(Zero::is_zero).then_some(Ending::Won(winner))
    }
}
