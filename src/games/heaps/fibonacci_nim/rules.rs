//! The rules of Fibonacci Nim: piles with limits, and what a take makes of the next limit.

use std::iter::successors;

use num_traits::{One, Zero};

use duel::game::slip::Slip;
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use solve::formula::zeckendorf::LimitRule;
use solve::judge::control::Control;

/// A pile and how many may be taken from it at once, never more than there are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// How many counters there are.
    pub size: Nat,
    /// How many may be taken.
    pub limit: Nat,
}

impl Pile {
    /// A pile with a limit, which is cut down to the pile.
    pub fn new(size: Nat, limit: Nat) -> Self {
        Pile { limit: limit.min(size.clone()), size }
    }

    /// A fresh pile: not all of it may be taken.
    pub fn fresh(size: Nat) -> Self {
        let limit = if size.is_zero() { Nat::ZERO } else { &size - 1u8 };
        Pile { size, limit }
    }

    /// The pile in notation: the limit only where it is not that of a fresh pile.
    pub fn written(&self) -> String {
        if *self == Pile::fresh(self.size.clone()) {
            self.size.to_string()
        } else {
            format!("{}/{}", self.size, self.limit)
        }
    }
}

/// A move: which pile, from 0, and how many are taken.
pub type Take = (usize, Nat);

/// Fibonacci Nim with its law for the limit, normal or misère.
pub struct FibonacciNim {
    /// What a take makes of the limit.
    pub rule: LimitRule,
    /// Who cannot move wins.
    pub is_misere: bool,
    /// The next limit is this times the take ...
    pub factor: Nat,
    /// ... plus this.
    pub plus: i64,
}

impl FibonacciNim {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let (factor, plus) = (params.nat("factor").clone(), params.int("plus"));
        Ok(FibonacciNim { rule: LimitRule::new(factor.clone(), plus), is_misere: params.flag("misere"), factor, plus })
    }

    /// The next limit after a take of t, as a formula: `2t`, `t+1`.
    pub fn formula(&self) -> String {
        let times = if self.factor.is_one() { "t".to_owned() } else { format!("{}t", self.factor) };
        if self.plus == 0 { times } else { format!("{times}{:+}", self.plus) }
    }

    /// What a take from the only pile does that a teacher would point at.
    pub fn facts(&self, piles: &[Pile], (pile, taken): &Take) -> Vec<Slip> {
        let is_alone = piles.iter().enumerate().all(|(i, other)| i == *pile || other.limit.is_zero());
        if !is_alone || self.rule.is_stopped_by_one() {
            return Vec::new();
        }
        let size = &piles[*pile].size;
        let counted = if self.is_misere { size - 1u8 } else { size.clone() };
        let Ok(parts) = self.rule.parts(&counted, &Control::new()) else { return Vec::new() };
        let mut tail = Nat::ZERO;
        let is_tail = parts.iter().rev().any(|part| {
            tail += part;
            tail == *taken
        });
        if is_tail { Vec::new() } else { vec![Slip::NotTail] }
    }

    /// What a take leaves of a pile.
    pub fn left(&self, pile: &Pile, taken: &Nat) -> Pile {
        Pile::new(&pile.size - taken, self.rule.next(taken))
    }
}

/// The numbers 1 to `limit`.
pub fn takes(limit: &Nat) -> impl Iterator<Item = Nat> + use<> {
    let limit = limit.clone();
    let first = Some(Nat::one()).filter(|one| *one <= limit);
    successors(first, move |t| (*t < limit).then(|| t + 1u8))
}

/// Which piles still have a move.
pub fn live(piles: &[Pile]) -> Vec<usize> {
    (0..piles.len()).filter(|&i| !piles[i].limit.is_zero()).collect()
}

/// The sizes of the piles.
pub fn sizes(piles: &[Pile]) -> Vec<Nat> {
    piles.iter().map(|pile| pile.size.clone()).collect()
}

impl Rules for FibonacciNim {
    type Pos = Vec<Pile>;
    type Move = Take;

    fn start(&self) -> At<Vec<Pile>> {
        At::first(vec![Pile::fresh(Nat::from(20u8))])
    }

    fn moves(&self, at: &At<Vec<Pile>>) -> Moves<'_, Take> {
        let total = at.pos.iter().map(|pile| &pile.limit).sum();
        let limits: Vec<Nat> = at.pos.iter().map(|pile| pile.limit.clone()).collect();
        let list = limits.into_iter().enumerate().flat_map(|(i, limit)| takes(&limit).map(move |t| (i, t)));
        Moves::counted(total, list)
    }

    fn legal(&self, at: &At<Vec<Pile>>, (i, taken): &Take) -> Result<(), Illegal> {
        match at.pos.get(*i) {
            None => Err(Illegal(say!("no-such-heap", heap = i + 1))),
            Some(_) if taken.is_zero() => Err(Illegal(say!("fibonacci-takes-nothing"))),
            Some(pile) if *taken <= pile.limit => Ok(()),
            Some(pile) => {
                Err(Illegal(say!("fibonacci-over-limit", heap = i + 1, size = &pile.size, limit = &pile.limit)))
            }
        }
    }

    fn play(&self, at: &At<Vec<Pile>>, (i, taken): &Take) -> At<Vec<Pile>> {
        let mut pos = at.pos.clone();
        pos[*i] = self.left(&pos[*i], taken);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<Pile>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        live(&at.pos).is_empty().then_some(Ending::Won(winner))
    }
}
