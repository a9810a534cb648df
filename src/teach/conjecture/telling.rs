//! What came out of a conjecture or of a comparison, in words.

use crate::conjecture::difference::{Difference, Flip};
use crate::conjecture::law::Claim;
use crate::conjecture::machines::Decided;
use crate::conjecture::trial::{Finding, Trial};
use ground::expression::exact::Trouble;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::judge::value::{Outcome, Value};

/// Flips that are told by their sizes.
const TOLD: usize = 24;

/// The sizes of a position as a person reads them: `3, 5`.
pub fn sizes(sizes: &[usize]) -> String {
    sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

/// The same of any size.
fn numbers(sizes: &[Nat]) -> String {
    sizes.iter().map(Nat::to_string).collect::<Vec<_>>().join(", ")
}

/// How a conjecture fared; `source` is where the theorem of the game stands.
pub fn trial(trial: &Trial, source: &str) -> Say {
    let Trial { asked, to, finding } = trial;
    match finding {
        Finding::Refuted { sizes: at, claimed, value } => refuted(&sizes(at), claimed, value),
        Finding::Undefined { sizes: at, trouble } => {
            say!("law-undefined", sizes = sizes(at), trouble = self::trouble(*trouble))
        }
        Finding::Theorem => say!("law-theorem", source = source),
        Finding::Proved { period, through } => say!("law-proved", period = *period, through = *through),
        Finding::Decided(states) => say!("law-decided", states = *states),
        Finding::Holds => say!("law-holds", asked = *asked, to = *to),
        Finding::Cut(why) => say!("law-cut", asked = *asked, why = why.clone()),
    }
}

fn refuted(sizes: &str, claimed: &Claim, value: &Value) -> Say {
    match (claimed, value.as_nimber()) {
        (Claim::Nimber(claimed), Some(nimber)) => match claimed.natural() {
            Ok(number) => say!("law-refuted-value", sizes = sizes, claimed = number, nimber = nimber),
            Err(_) => say!("law-refuted-no-value", sizes = sizes, nimber = nimber),
        },
        (Claim::Nimber(_), None) => say!("law-refuted-no-nimber", sizes = sizes),
        (Claim::Lost(true), _) if value.outcome() == Outcome::D => say!("law-refuted-drawn", sizes = sizes),
        (Claim::Lost(true), _) => say!("law-refuted-won", sizes = sizes),
        (Claim::Lost(false), _) => say!("law-refuted-lost", sizes = sizes),
    }
}

/// Why a law has no value somewhere.
fn trouble(trouble: Trouble) -> Say {
    match trouble {
        Trouble::ByZero => say!("law-by-zero"),
        Trouble::NotWhole => say!("law-not-whole"),
        Trouble::NotNatural => say!("law-not-natural"),
        Trouble::TooLarge => say!("law-too-large"),
    }
}

/// What differs between two games, one sentence after the other.
pub fn difference(found: &Difference) -> Vec<Say> {
    let mut said = Vec::new();
    match found.flips.first() {
        Some(flip) => {
            said.push(first(flip));
            said.push(say!("diff-count", flips = found.flips_total, asked = found.asked, to = found.to));
            let told: Vec<String> = found.flips.iter().take(TOLD).map(|flip| sizes(&flip.sizes)).collect();
            let more = found.flips_total - told.len();
            said.push(say!("diff-list", list = told.join("; "), more = more));
        }
        None => said.push(say!("diff-none", asked = found.asked, to = found.to)),
    }
    if let Some(Flip { sizes: at, one, other }) = &found.finer
        && let (Some(one), Some(other)) = (one.as_nimber(), other.as_nimber())
    {
        said.push(say!("diff-finer", sizes = sizes(at), one = one, other = other));
    }
    if let Some(decided) = &found.decided {
        said.push(match decided {
            Decided::Same(states) => say!("diff-decided", states = *states),
            Decided::Differs(at, _) => say!("diff-far", sizes = numbers(at)),
        });
        return said;
    }
    match (&found.proof, &found.cut) {
        (Some(proof), _) => said.push(say!("diff-proved", from = proof.from, period = proof.period)),
        (None, Some(why)) => said.push(say!("diff-cut", why = why.clone())),
        (None, None) => said.push(say!("diff-checked", to = found.to)),
    }
    said
}

fn first(flip: &Flip) -> Say {
    let one = outcome(&flip.one);
    say!("diff-first", sizes = sizes(&flip.sizes), one = one, other = outcome(&flip.other))
}

fn outcome(value: &Value) -> Say {
    match value.outcome() {
        Outcome::N => say!("diff-won"),
        Outcome::P => say!("diff-lost"),
        Outcome::D => say!("diff-drawn"),
    }
}
