//! Ways to write numbers: weights that grow by a linear recurrence, and which words are valid.
//!
//! Sources: E. Zeckendorf, Bull. Soc. Roy. Sci. Liège 41 (1972), 179-182; A. S. Fraenkel, Systems of numeration, Amer. Math. Monthly 92 (1985), 105-114.

mod blocks;

use num_traits::{One, ToPrimitive, Zero};

use crate::automaton::machine::{Machine, State, Track};
use ground::num::Nat;
use ground::say;
use ground::say::Say;

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// Powers of a base from 2 to 4.
    Base(u8),
    /// Weights 1, T+1, then T times the last and the one before; digits up to T, and after T comes 0. Zeckendorf's has T = 1.
    Ostrowski(u8),
    /// Weights 1, 2, 4, then the sum of the last three; no three ones in a row.
    Tribonacci,
    /// Weights 1, 2, 3, ...: the last and the one `gap` before it; at least `gap - 1` zeros between ones.
    Lag(u8),
}

/// Bits of a number that is written with all weights at hand.
const SMALL: u64 = 60;

/// Digits that are written at most: a number of 10,000 decimal ones in any of the numerations.
const LONGEST: usize = 130_000;

impl Numeration {
    /// Those that are tried in turn, cheapest first.
    pub const TRIED: [Numeration; 5] = [
        Numeration::Base(2),
        Numeration::Ostrowski(1),
        Numeration::Base(3),
        Numeration::Ostrowski(2),
        Numeration::Ostrowski(3),
    ];

    /// The name that programs and certificates use.
    pub fn name(self) -> String {
        match self {
            Numeration::Base(base) => format!("base{base}"),
            Numeration::Ostrowski(1) => "zeck".to_owned(),
            Numeration::Ostrowski(most) => format!("ost{most}"),
            Numeration::Tribonacci => "trib".to_owned(),
            Numeration::Lag(gap) => format!("lag{gap}"),
        }
    }

    /// As people call it, with its first weights.
    pub fn spoken(self) -> Say {
        let weights = self.weights(6).iter().map(u64::to_string).collect::<Vec<String>>().join(", ");
        match self {
            Numeration::Base(2) => say!("machine-binary"),
            Numeration::Base(base) => say!("machine-base", base = u64::from(base)),
            Numeration::Ostrowski(1) => say!("machine-zeckendorf", weights = weights),
            _ => say!("machine-weights", weights = weights),
        }
    }

    /// The numeration of a name.
    pub fn named(name: &str) -> Option<Numeration> {
        let all = (2..=4).map(Numeration::Base).chain((1..=9).map(Numeration::Ostrowski));
        all.chain([Numeration::Tribonacci, Numeration::Lag(3), Numeration::Lag(4)]).find(|known| known.name() == name)
    }

    /// Digits are below this.
    pub fn radix(self) -> usize {
        match self {
            Numeration::Base(base) => usize::from(base),
            Numeration::Ostrowski(most) => usize::from(most) + 1,
            Numeration::Tribonacci | Numeration::Lag(_) => 2,
        }
    }

    /// The recurrence of the weights: how often the last one is taken, the one before it, and so on.
    pub fn recurrence(self) -> Vec<i64> {
        match self {
            Numeration::Base(base) => vec![i64::from(base)],
            Numeration::Ostrowski(most) => vec![i64::from(most), 1],
            Numeration::Tribonacci => vec![1, 1, 1],
            Numeration::Lag(gap) => (1..=gap).map(|i| i64::from(i == 1 || i == gap)).collect(),
        }
    }

    /// The first weights, as many as the recurrence reaches back.
    fn seeds(self) -> Vec<u64> {
        match self {
            Numeration::Base(_) => vec![1],
            Numeration::Ostrowski(most) => vec![1, u64::from(most) + 1],
            Numeration::Tribonacci => vec![1, 2, 4],
            Numeration::Lag(gap) => (1..=u64::from(gap)).collect(),
        }
    }

    /// The first `count` weights, least first; fewer where one does not fit into a word.
    pub fn weights(self, count: usize) -> Vec<u64> {
        let back = self.recurrence();
        let mut weights = self.seeds();
        while weights.len() < count {
            let last = weights.iter().rev().zip(&back);
            let next = last.map(|(weight, times)| u128::from(*weight) * *times as u128).sum::<u128>();
            let Ok(next) = u64::try_from(next) else { break };
            weights.push(next);
        }
        weights.truncate(count);
        weights
    }

    /// The words that are valid, as a machine over one track.
    pub fn valid(self, track: Track) -> Machine {
        let radix = self.radix();
        // State 0 takes any digit; the others say which digits may follow; the last is dead.
        let (states, leads): (usize, Box<dyn Fn(usize, usize) -> usize>) = match self {
            Numeration::Base(_) => (1, Box::new(|_, _| 0)),
            Numeration::Ostrowski(most) => (3, Box::new(move |state, digit| full(state, digit, usize::from(most)))),
            Numeration::Tribonacci => {
                (4, Box::new(|state, digit| if digit == 0 && state < 3 { 0 } else { 3.min(state + 1) }))
            }
            Numeration::Lag(gap) => {
                (usize::from(gap) + 1, Box::new(move |state, digit| gapped(state, digit, usize::from(gap))))
            }
        };
        let next = (0..states).flat_map(|s| (0..radix).map(move |digit| (s, digit)));
        let next = next.map(|(s, digit)| leads(s, digit) as State).collect();
        let accepts = (0..states).map(|s| states == 1 || s + 1 < states).collect();
        Machine { radix, tracks: vec![track], start: 0, accepts, next }
    }

    /// The valid word of a number, most significant digit first, without leading zeros.
    ///
    /// Cost: 10,000 decimal digits take about two milliseconds; in tribonacci and lagging weights more, and quadratic in the length.
    pub fn word(self, number: &Nat) -> Vec<usize> {
        let mut word = match self {
            _ if number.is_zero() => return Vec::new(),
            Numeration::Base(base) => {
                return number.to_radix_be(u32::from(base)).into_iter().map(usize::from).collect();
            }
            _ if number.bits() <= SMALL => self.small_word(number.to_u64().unwrap_or_default()),
            Numeration::Ostrowski(most) => blocks::word(u64::from(most), number),
            Numeration::Tribonacci | Numeration::Lag(_) => self.slowly(number),
        };
        let zeros = word.iter().take_while(|digit| **digit == 0).count();
        word.drain(..zeros);
        word
    }

    /// The word of a small number, perhaps with zeros before it.
    fn small_word(self, number: u64) -> Vec<usize> {
        let mut rest = number;
        let weights = self.weights(SMALL as usize * 2);
        let digits = weights.iter().rev().map(|weight| {
            let digit = rest / weight;
            rest %= weight;
            digit as usize
        });
        digits.collect()
    }

    /// The word by one weight after the other, perhaps with zeros before it.
    fn slowly(self, number: &Nat) -> Vec<usize> {
        let mut window = self.window_above(number);
        let mut rest = number.clone();
        let mut word = Vec::new();
        loop {
            let weight = window.last().cloned().unwrap_or_default();
            let mut digit = 0;
            while rest >= weight && !weight.is_zero() {
                rest -= &weight;
                digit += 1;
            }
            word.push(digit);
            if weight.is_one() {
                return word;
            }
            self.descend(&mut window);
        }
    }

    /// As many weights as the recurrence reaches back, ascending, the last of them the first that is above the number.
    fn window_above(self, number: &Nat) -> Vec<Nat> {
        let back = self.recurrence();
        let mut window: Vec<Nat> = self.seeds().into_iter().map(Nat::from).collect();
        for _ in 0..LONGEST {
            if window.last().is_some_and(|weight| weight > number) {
                break;
            }
            let next = window.iter().rev().zip(&back).map(|(weight, times)| weight * *times as u64).sum();
            window.remove(0);
            window.push(next);
        }
        window
    }

    /// The same one weight lower: the recurrence backwards.
    fn descend(self, window: &mut Vec<Nat>) {
        let back = self.recurrence();
        let Some(mut lowest) = window.pop() else { return };
        // The weight that left is the sum of those before it; what they leave over is the one that comes in.
        for (weight, times) in window.iter().rev().zip(&back) {
            match *times {
                0 => {}
                1 if lowest >= *weight => lowest -= weight,
                times => {
                    lowest = if lowest >= weight * times as u64 { lowest - weight * times as u64 } else { Nat::zero() }
                }
            }
        }
        window.insert(0, lowest);
    }

    /// The number of a word; `None` where the word is not valid or the number does not fit into a word of the machine.
    pub fn number(self, word: &[usize], weights: &[u64]) -> Option<u64> {
        let valid = self.valid(0);
        if !valid.has(word) {
            return None;
        }
        let digits = word.iter().rev().enumerate().filter(|(_, digit)| **digit > 0);
        digits.map(|(i, digit)| weights.get(i)?.checked_mul(*digit as u64)).sum()
    }

    /// The number of a word of any length, valid or not.
    pub fn any_number(self, word: &[usize]) -> Nat {
        match self {
            Numeration::Base(base) => {
                let digits: Vec<u8> = word.iter().map(|digit| *digit as u8).collect();
                return Nat::from_radix_be(&digits, u32::from(base)).unwrap_or_default();
            }
            Numeration::Ostrowski(most) => return blocks::number(u64::from(most), word),
            Numeration::Tribonacci | Numeration::Lag(_) => {}
        }
        let back = self.recurrence();
        let mut window: Vec<Nat> = self.seeds().into_iter().map(Nat::from).collect();
        let mut sum = Nat::zero();
        for digit in word.iter().rev() {
            sum += &window[0] * *digit;
            let next: Nat = window.iter().rev().zip(&back).map(|(weight, times)| weight * *times as u64).sum();
            window.remove(0);
            window.push(next);
        }
        sum
    }
}

/// After the greatest digit comes 0.
fn full(state: usize, digit: usize, most: usize) -> usize {
    match state {
        0 => usize::from(digit == most),
        1 if digit == 0 => 0,
        _ => 2,
    }
}

/// After a one come at least `gap - 1` zeros: the state counts those that are owed.
fn gapped(state: usize, digit: usize, gap: usize) -> usize {
    match (state, digit) {
        (0, 1) => gap - 1,
        (0, _) => 0,
        (owed, 0) if owed < gap => owed - 1,
        _ => gap,
    }
}
