//! The proof that a finite monoid tells who wins every misère sum of some parts, however many there are.

use crate::judge::control::{Control, Stop};
use crate::misere::quotient::monoid::{Element, Monoid, Set};

/// What of a sum decides whether the monoid is right about it: its value, and beside which values a move in it leaves
/// something lost.
#[derive(Clone, Copy, Debug)]
struct Look {
    value: Element,
    wins: Set,
}

/// The looks of all sums of the parts admitted so far, as far as they matter.
///
/// Claim: for every sum X of admitted parts, X is lost in misère play exactly when its value is lost. By induction over
/// the length of play it is enough that
/// 1. no move leads from a lost value to a lost value: checked for each part beside every value;
/// 2. from every sum with moves and a value that is not lost, some move leads to a lost value;
/// 3. the ended sum, of value 0, is not lost.
///
/// For 2 let wins(X) be the values y beside which a move in X leaves a lost value. wins(X + Y) = (wins(X) over the value
/// of Y) or (wins(Y) over the value of X), so looks add, there are finitely many, and sums of any size are covered once no
/// new look arises. A look with more wins is implied by one with fewer, and adding keeps that: only the least are kept.
#[derive(Clone, Debug)]
pub struct Proof {
    least: Vec<Vec<Set>>,
    parts: Vec<Look>,
}

impl Proof {
    /// Nothing is admitted yet.
    pub fn new(monoid: &Monoid) -> Self {
        Proof { least: vec![Vec::new(); monoid.order()], parts: Vec::new() }
    }

    /// Admits a part with this value whose options have those values; false if the claim would not hold.
    ///
    /// After a refusal the proof is spoilt. Time: looks times parts times the order of the monoid.
    pub fn admits(
        &mut self,
        monoid: &Monoid,
        value: Element,
        options: &[Element],
        control: &Control,
    ) -> Result<bool, Stop> {
        let wins = options.iter().fold(Set::default(), |wins, &option| wins.or(&monoid.over(monoid.lost(), option)));
        if !wins.is_apart_from(&monoid.over(monoid.lost(), value)) {
            return Ok(false);
        }
        if self.is_implied(value, &wins) {
            return Ok(true);
        }
        let part = Look { value, wins };
        self.parts.retain(|other| !(other.value == value && wins.is_within(&other.wins)));
        self.parts.push(part);
        let mut waiting = vec![part];
        while let Some(look) = waiting.pop() {
            if self.is_implied(look.value, &look.wins) {
                continue;
            }
            control.tick(self.parts.len() as u64)?;
            if !monoid.is_lost(look.value) && !look.wins.has(0) {
                return Ok(false);
            }
            let least = &mut self.least[usize::from(look.value)];
            least.retain(|other| !look.wins.is_within(other));
            least.push(look.wins);
            waiting.extend(self.parts.iter().map(|part| add(monoid, &look, part)));
        }
        Ok(true)
    }

    fn is_implied(&self, value: Element, wins: &Set) -> bool {
        self.least[usize::from(value)].iter().any(|least| least.is_within(wins))
    }
}

fn add(monoid: &Monoid, a: &Look, b: &Look) -> Look {
    let wins = monoid.over(&a.wins, b.value).or(&monoid.over(&b.wins, a.value));
    Look { value: monoid.times(a.value, b.value), wins }
}
