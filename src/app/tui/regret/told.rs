//! What is said of a learning: the value, how far the means are from it, what is going on, and what is to be seen.

use crate::tui::regret::bars::near;
use crate::tui::theme::Ink;
use ground::num::{Ratio, decimal, fraction};
use ground::say;
use ground::say::Say;
use solve::judge::learning::{Mark, Record, Set};

/// What differs by more is seen as different.
const APART: f64 = 0.05;

/// Letters of a fraction that is written out at most.
const SHORT: usize = 30;

/// Iterations after which something may be said of a mean.
const EARLY: u64 = 10;

/// A number with four places, never a zero below zero.
fn places(number: f64) -> String {
    let text = format!("{number:.4}");
    if text == "-0.0000" { "0.0000".to_owned() } else { text }
}

/// An exact value: as a fraction where that is short, else rounded and marked so.
fn written(value: &Ratio) -> String {
    let text = fraction(value);
    if text.len() <= SHORT { text } else { format!("≈{}", decimal(value, 12)) }
}

/// Everything that is said under the picture.
///
/// In a low window the law is left out: help tells it too.
pub fn says(record: &Record, mark: &Mark, set: &Set, is_low: bool) -> Vec<(Say, Ink)> {
    let stand = mark.stand;
    let gap = stand.gap().max(0.0);
    let gap = if gap < 0.1 { format!("{gap:.1e}") } else { format!("{gap:.1}") };
    let value = say!("regret-value", value = written(&record.truth.value));
    let means = say!("regret-means", low = places(stand.low), value = places(stand.value), high = places(stand.high));
    let mut says = vec![
        (value, Ink::Title),
        (means, Ink::Text),
        (say!("regret-gap", gap = gap), Ink::Text),
        (seen(record, mark, set), Ink::Focus),
    ];
    says.extend((!is_low).then(|| (say!("regret-law", scheme = record.scheme.name()), Ink::Hint)));
    says.extend(record.was_fixed.then(|| (say!("regret-fixed"), Ink::Warning)));
    says
}

/// What is to be seen in an information set.
fn seen(record: &Record, mark: &Mark, set: &Set) -> Say {
    let slots = (0..set.actions.len()).map(|action| set.slot(action));
    let most = |far: &dyn Fn(usize) -> f64| slots.clone().map(far).fold(0.0, f64::max);
    let swing = most(&|slot| (mark.now[slot] - mark.mean[slot]).abs());
    let off = most(&|slot| {
        let [least, most] = record.truth.weights[slot].each_ref().map(near);
        (least - mark.mean[slot]).max(mark.mean[slot] - most)
    });
    if mark.iterations < EARLY {
        say!("regret-seen-early")
    } else if off > APART && mark.stand.gap() < APART / 10.0 {
        say!("regret-seen-other", off = places(off))
    } else if swing > APART {
        say!("regret-seen-swings", swing = places(swing), off = places(off.max(0.0)))
    } else {
        say!("regret-seen-settled", off = places(off.max(0.0)))
    }
}
