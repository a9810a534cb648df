//! The rules of Euclid's game: what may be taken, and when the game stops.

use num_integer::Integer;
use num_traits::{One, Zero};

use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use solve::formula::quotients::End;

/// The two numbers, as they were written.
pub type Two = [Nat; 2];

/// Euclid's game.
pub struct Euclid {
    /// When it stops.
    pub end: End,
}

/// The larger number divided by the smaller one.
pub struct Division {
    /// Which number is the larger one, from 0; of equal ones the second.
    pub larger: usize,
    /// How many times the smaller one goes into it; 0 when the smaller one is 0.
    pub quotient: Nat,
    /// What is left.
    pub rest: Nat,
}

impl Division {
    /// Divides the larger number by the smaller one.
    pub fn of(pos: &Two) -> Self {
        let larger = usize::from(pos[1] >= pos[0]);
        let (large, small) = (&pos[larger], &pos[1 - larger]);
        let (quotient, rest) = if small.is_zero() { (Nat::ZERO, large.clone()) } else { large.div_rem(small) };
        Division { larger, quotient, rest }
    }
}

impl Euclid {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Euclid { end: if params.text("end") == "equal" { End::Equal } else { End::Zero } })
    }

    /// How many times at most the smaller number may be taken away.
    pub fn most(&self, pos: &Two) -> Nat {
        let Division { quotient, rest, .. } = Division::of(pos);
        let keeps_one = self.end == End::Equal && rest.is_zero() && !quotient.is_zero();
        if keeps_one { quotient - 1u8 } else { quotient }
    }

    /// Whether the smaller number may be taken away so many times.
    pub fn allows(&self, pos: &Two, times: &Nat) -> bool {
        !times.is_zero() && *times <= self.most(pos)
    }
}

impl Rules for Euclid {
    type Pos = Two;
    type Move = Nat;

    fn start(&self) -> At<Two> {
        At::first([Nat::from(25u8), Nat::from(7u8)])
    }

    fn moves(&self, at: &At<Two>) -> Moves<'_, Nat> {
        let most = self.most(&at.pos);
        let last = most.clone();
        let first = (!most.is_zero()).then(Nat::one);
        Moves::counted(most, std::iter::successors(first, move |times| (*times < last).then(|| times + 1u8)))
    }

    fn legal(&self, at: &At<Two>, times: &Nat) -> Result<(), Illegal> {
        if self.allows(&at.pos, times) {
            return Ok(());
        }
        let Division { larger, .. } = Division::of(&at.pos);
        let (large, small) = (&at.pos[larger], &at.pos[1 - larger]);
        Err(Illegal(say!("euclid-not-allowed", times = times, small = small, large = large, most = self.most(&at.pos))))
    }

    fn play(&self, at: &At<Two>, times: &Nat) -> At<Two> {
        let Division { larger, .. } = Division::of(&at.pos);
        let mut pos = at.pos.clone();
        pos[larger] = &at.pos[larger] - &at.pos[1 - larger] * times;
        at.leave(pos)
    }

    fn ending(&self, at: &At<Two>) -> Option<Ending> {
        self.most(&at.pos).is_zero().then_some(Ending::Won(at.to.other()))
    }
}
