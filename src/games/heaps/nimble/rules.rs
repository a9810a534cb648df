//! The rules of Nimble: coins go to the left, and which of them are drawn.

use num_traits::Zero;

use crate::kit::heaps;
use crate::kit::heaps::Noun;
use crate::kit::kin::Hidden;
use ground::fault::Fault;
use ground::num::{Nat, small};
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::scene::Spot;

/// Squares that are drawn, 0 among them, and coins that are drawn.
const DRAWN: usize = 26;

/// Nimble, normal or misère.
pub struct Nimble {
    /// Who cannot move wins.
    pub is_misere: bool,
}

/// A move: which coin, from 0, and the square it goes to.
pub type Slide = (usize, Nat);

/// Coins on squares instead of counters in heaps.
pub const COIN: Noun = Noun {
    is_not: |coin, square, told| say!("nimble-is-not", coin = coin + 1, square = square, told = told),
    missing: |coin| say!("nimble-no-coin", coin = coin + 1),
};

impl Nimble {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Nimble { is_misere: params.flag("misere") })
    }

    /// Every coin hides a heap as large as the number of its square.
    pub fn hidden(&self, coins: &[Nat]) -> Hidden {
        let named = |(i, square): (usize, &Nat)| ((i + 1).to_string(), square.clone());
        Hidden { heaps: coins.iter().enumerate().map(named).collect(), is_misere: self.is_misere }
    }
}

/// The squares as small numbers, if the strip can be drawn; each coin has a lane of its own.
pub fn lanes(coins: &[Nat]) -> Option<Vec<usize>> {
    let lane = |square: &Nat| small(square).filter(|&square| square < DRAWN);
    if coins.len() <= DRAWN && !coins.is_empty() { coins.iter().map(lane).collect() } else { None }
}

/// The place of a square in the lane of a coin.
pub fn spot(coin: usize, square: usize) -> Spot {
    Spot((coin * DRAWN + square) as u32)
}

impl Rules for Nimble {
    type Pos = Vec<Nat>;
    type Move = Slide;

    fn start(&self) -> At<Vec<Nat>> {
        At::first([2u8, 5, 6, 9].map(Nat::from).to_vec())
    }

    fn moves(&self, at: &At<Vec<Nat>>) -> Moves<'_, Slide> {
        let coins = at.pos.clone().into_iter().enumerate();
        let list = coins.flat_map(|(coin, square)| heaps::sizes_below(&square).map(move |left| (coin, left)));
        Moves::counted(at.pos.iter().sum(), list)
    }

    fn legal(&self, at: &At<Vec<Nat>>, (coin, left): &Slide) -> Result<(), Illegal> {
        match at.pos.get(*coin) {
            None => Err(Illegal((COIN.missing)(*coin))),
            Some(square) if left < square => Ok(()),
            Some(square) => Err(Illegal(say!("nimble-not-left", coin = coin + 1, square = square))),
        }
    }

    fn play(&self, at: &At<Vec<Nat>>, (coin, left): &Slide) -> At<Vec<Nat>> {
        let mut coins = at.pos.clone();
        coins[*coin].clone_from(left);
        at.leave(coins)
    }

    fn ending(&self, at: &At<Vec<Nat>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(Zero::is_zero).then_some(Ending::Won(winner))
    }
}
