//! Two posts that count 1 each: an order is told by what it puts on the first one, and both sides space these numbers evenly.

use ground::num::{Ratio, fraction};
use ground::say;
use ground::say::Say;
use solve::equilibrium::mixed::matrix::Mix;

/// Numbers that a sentence lists one by one.
const LISTED: usize = 6;

/// What both sides put on the first post, each of these as often as another.
pub struct Spaced {
    /// How many regiments more the stronger side has.
    apart: u64,
    /// The regiments of the weaker side.
    weak: u64,
    /// What the stronger side puts there.
    pub over: Vec<u64>,
    /// What the weaker side puts there.
    pub under: Vec<u64>,
}

impl Spaced {
    /// The two mixes where they hold each other; `None`: they do not, or neither side is stronger.
    ///
    /// Let x and y be what the stronger and the weaker side put there, d apart in all. The stronger side wins the first post if x > y and
    /// the second if x < y + d: 2 strictly between y and y + d, 1 at these two, else nothing, one post each. Numbers d apart meet each
    /// number between their ends with 2 in all; for d = 1, where nothing lies between, numbers 2 apart meet each with 1.
    ///
    /// Worked: 30 against 27: y = 0, 3, .., 27 and x = 1, 4, .., 28, ten each, so 2/10.
    pub fn of(strong: u64, weak: u64) -> Option<Self> {
        let apart = strong.checked_sub(weak).filter(|apart| *apart > 0)?;
        let step = apart.max(2);
        let under: Vec<u64> = (0..=weak / step).map(|i| i * step).collect();
        let first = if apart == 1 { 1 } else { weak % step + 1 };
        let over: Vec<u64> = (0..under.len() as u64).map(|i| first + i * step).collect();
        (apart == 1 || first < apart).then_some(Spaced { apart, weak, over, under })
    }

    /// What the stronger side wins on average.
    pub fn value(&self) -> Ratio {
        let each: u8 = if self.apart == 1 { 1 } else { 2 };
        Ratio::new(each.into(), self.over.len().into())
    }

    /// These numbers on the first post of so many regiments, each as often as another.
    pub fn mix(regiments: u64, numbers: &[u64]) -> Mix {
        let weight = |here: u64| u8::from(numbers.contains(&here));
        (0..=regiments).map(|here| Ratio::new(weight(here).into(), numbers.len().into())).collect()
    }

    /// What a pair of numbers pays.
    pub fn table(&self, is_strong: bool) -> Say {
        say!("blotto-posts-table", who = who(is_strong), apart = self.apart)
    }

    /// What the stronger side's numbers secure.
    pub fn secures(&self, is_strong: bool) -> Say {
        say!(
            "blotto-posts-strong",
            who = who(is_strong),
            orders = listed(&self.over),
            count = self.over.len(),
            apart = self.apart,
            most = self.weak,
            value = fraction(&self.value())
        )
    }

    /// What the weaker side's numbers leave.
    pub fn holds(&self, is_strong: bool) -> Say {
        say!(
            "blotto-posts-weak",
            who = who(is_strong),
            orders = listed(&self.under),
            count = self.under.len(),
            apart = self.apart,
            most = self.weak + self.apart,
            value = fraction(&self.value())
        )
    }
}

fn who(is_strong: bool) -> &'static str {
    if is_strong { "own" } else { "other" }
}

/// `1, 4, 7, …, 28`: evenly spaced numbers.
fn listed(numbers: &[u64]) -> String {
    let text = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    match numbers {
        [first @ .., last] if numbers.len() > LISTED => format!("{}, …, {last}", text(&first[..3])),
        _ => text(numbers),
    }
}
