//! What a position of Moore's Nim is worth: always who wins, and its nim-value where one is known.

use std::sync::{Arc, Mutex, PoisonError};

use crate::heaps::moore_nim::lowering_values::{Values, positions};
use crate::heaps::moore_nim::rules::MooreNim;
use ground::num::{Nat, small};
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;

/// Positions up to which nim-values are worked out that no law tells.
pub const TABLED: usize = 1_024;

/// How the nim-value of a position is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// One heap at a time: Nim.
    Nim,
    /// All heaps at once: the counters are one heap.
    Whole,
    /// One heap more than may be lowered: a formula.
    OneMore,
    /// Worked out from the rules.
    Table,
    /// Only who wins is known.
    Outcome,
}

impl Source {
    /// How it is known; a matter of the position alone.
    pub fn of(game: &MooreNim, heaps: &[Nat]) -> Source {
        let count = heaps.iter().filter(|heap| **heap > Nat::ZERO).count();
        if game.is_misere {
            Source::Outcome
        } else if game.k == 1 {
            Source::Nim
        } else if game.k >= count {
            Source::Whole
        } else if game.k + 1 == count {
            Source::OneMore
        } else if few(heaps).is_some() {
            Source::Table
        } else {
            Source::Outcome
        }
    }
}

/// What the nim-value of k + 1 heaps follows from.
///
/// Source: T. A. Jenkyns and J. P. Mayberry, International Journal of Game Theory 9 (1980), 51-63. Worked: 3, 2, 3 with k = 2 has the
/// least heap 2 and the total 8, so y = 2 and z = 4: the value is 8, for 2 is less than 4.
pub struct OneMore {
    /// The smallest of the heaps.
    pub least: Nat,
    /// All counters.
    pub total: Nat,
    /// The counters beyond the least heap in each of them.
    pub over: Nat,
    /// 1 + y(y + 1)/2 for this number y: the least heap from which on the value is not the total.
    pub turn: Nat,
}

impl OneMore {
    /// Of the heaps that are not empty; there is one.
    pub fn of(heaps: &[Nat]) -> Self {
        let filled = heaps.iter().filter(|heap| **heap > Nat::ZERO);
        let least = filled.clone().min().cloned().unwrap_or_default();
        let (total, count): (Nat, usize) = (heaps.iter().sum(), filled.count());
        let over = &total - &least * count;
        let turn = &over * (&over + 1u8) / 2u8 + 1u8;
        OneMore { least, total, over, turn }
    }

    /// The nim-value. Cost: a division.
    pub fn value(&self) -> Nat {
        let OneMore { least, total, over, turn } = self;
        if least < turn { total.clone() } else { turn - 1u8 + (least - turn) % (over + 1u8) }
    }
}

/// The heaps as small numbers, if the table below them is small.
fn few(heaps: &[Nat]) -> Option<Vec<usize>> {
    let sizes: Vec<usize> = heaps.iter().map(small).collect::<Option<_>>()?;
    positions(&sizes, TABLED).map(|_| sizes)
}

/// Moore's theorem, and the table of nim-values that was worked out last.
#[derive(Default)]
pub struct Worth {
    last: Mutex<Option<(usize, Arc<Values>)>>,
}

impl Worth {
    /// The value of a position: a nim-value where one is known, which is 0 for all that is lost.
    pub fn of(&self, game: &MooreNim, heaps: &[Nat], control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let is_lost = game.balance().is_lost(heaps);
        if game.is_misere {
            return Ok(Value::of_outcome(!is_lost));
        }
        if is_lost {
            return Ok(Value::nimber(Nat::ZERO));
        }
        Ok(match Source::of(game, heaps) {
            Source::Nim => Value::nimber(nim_sum(heaps)),
            Source::Whole => Value::nimber(heaps.iter().sum::<Nat>()),
            Source::OneMore => Value::nimber(OneMore::of(heaps).value()),
            Source::Table => Value::nimber(self.tabled(game, &few(heaps).unwrap_or_default(), control)?),
            Source::Outcome => Value::Won,
        })
    }

    fn tabled(&self, game: &MooreNim, sizes: &[usize], control: &Control) -> Result<u16, Stop> {
        let known = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(value) = known.filter(|(k, _)| *k == game.k).and_then(|(_, values)| values.value(sizes)) {
            return Ok(value);
        }
        let values = Arc::new(Values::new(sizes.to_vec(), game.k, control)?);
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some((game.k, values.clone()));
        Ok(values.value(sizes).unwrap_or_default())
    }
}
