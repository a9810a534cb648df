//! The rules of Wythoff's game: two heaps, how they may be lowered, and how they are written.

use std::iter::successors;

use num_traits::{One, Zero};

use crate::kit::heaps;
use ground::fault::Fault;
use ground::num::{Nat, small, write_nat};
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::scene::Spot;
use solve::formula::beatty::Pairs;

/// The greatest heap that is shown as a column or a row of the board.
const BOARD: usize = 25;

/// The two heaps, or what a move makes of them.
pub type Two = (Nat, Nat);

/// Wythoff's game with its t, normal or misère.
pub struct Wythoff {
    /// Lowering both, the amounts differ by less than this.
    pub t: Nat,
    /// Who cannot move wins.
    pub is_misere: bool,
}

impl Wythoff {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Wythoff { t: params.nat("t").clone(), is_misere: params.flag("misere") })
    }

    /// The list of lost pairs.
    pub fn pairs(&self) -> Pairs {
        Pairs::new(self.t.clone(), self.is_misere)
    }

    /// The ways to lower both heaps, greatest sizes left first.
    fn lowering_both(&self, (a, b): &Two) -> impl Iterator<Item = Two> + use<> {
        let (a, b, spread) = (a.clone(), b.clone(), &self.t - 1u8);
        heaps::sizes_below(&a).flat_map(move |left| {
            let taken = &a - &left;
            let least = if taken > spread { &taken - &spread } else { Nat::one() };
            let most = (taken + &spread).min(b.clone());
            let rest = &b - &most;
            let first = (least <= most).then(|| &b - least);
            successors(first, move |other| (*other > rest).then(|| other - 1u8)).map(move |other| (left.clone(), other))
        })
    }

    /// How many ways there are to lower both: all pairs of amounts but those that are t or more apart.
    fn count_both(&self, (a, b): &Two) -> Nat {
        a * b - apart(a, b, &self.t) - apart(b, a, &self.t)
    }
}

/// How many pairs of amounts, 1 to `a` and 1 to `b`, have the first at least `t` greater: the sum of min(b, j) for j = 1 to a - t.
fn apart(a: &Nat, b: &Nat, t: &Nat) -> Nat {
    if a <= t {
        return Nat::ZERO;
    }
    let rows = a - t;
    let slope = rows.clone().min(b.clone());
    &slope * (&slope + 1u8) / 2u8 + (rows - slope) * b
}

impl Rules for Wythoff {
    type Pos = Two;
    type Move = Two;

    fn start(&self) -> At<Two> {
        At::first((Nat::from(6u8), Nat::from(9u8)))
    }

    fn moves(&self, at: &At<Two>) -> Moves<'_, Two> {
        let (a, b) = at.pos.clone();
        let total = &a + &b + self.count_both(&at.pos);
        let (kept_b, kept_a) = (b.clone(), a.clone());
        let first = heaps::sizes_below(&a).map(move |left| (left, kept_b.clone()));
        let second = heaps::sizes_below(&b).map(move |left| (kept_a.clone(), left));
        Moves::counted(total, first.chain(second).chain(self.lowering_both(&at.pos)))
    }

    fn legal(&self, at: &At<Two>, (a, b): &Two) -> Result<(), Illegal> {
        let (before_a, before_b) = &at.pos;
        if a > before_a || b > before_b || (a, b) == (before_a, before_b) {
            return Err(Illegal(say!("wythoff-lowers-nothing", left = written(&(a.clone(), b.clone())))));
        }
        let (from_a, from_b) = (before_a - a, before_b - b);
        let apart = if from_a > from_b { &from_a - &from_b } else { &from_b - &from_a };
        if from_a.is_zero() || from_b.is_zero() || apart < self.t {
            return Ok(());
        }
        Err(Illegal(say!("wythoff-uneven", first = from_a, second = from_b, t = &self.t)))
    }

    fn play(&self, at: &At<Two>, left: &Two) -> At<Two> {
        at.leave(left.clone())
    }

    fn ending(&self, at: &At<Two>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        (at.pos.0.is_zero() && at.pos.1.is_zero()).then_some(Ending::Won(winner))
    }
}

/// The cell of the board these heaps are, if they are on it.
pub fn on_board((a, b): &Two) -> Option<(usize, usize)> {
    let within = |n: &Nat| small(n).filter(|&n| n <= BOARD);
    Some((within(a)?, within(b)?))
}

/// The place of a cell: column, row.
pub fn spot((x, y): (usize, usize)) -> Spot {
    Spot((y * (BOARD + 1) + x) as u32)
}

/// Two heaps in notation.
pub fn written((a, b): &Two) -> String {
    let mut text = String::new();
    write_nat(a, &mut text);
    text.push(',');
    write_nat(b, &mut text);
    text
}
