//! Nim in disguise: positions that hide Nim heaps, and what the hidden heaps say.

use num_traits::{One, Zero};

use crate::kit::answers::and_hidden;
use crate::kit::columns::{columns, top_place};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use solve::formula::nim_sum::{is_lost, nim_sum};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, best};
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Value;

/// Moves of a lost position that are shown with their refutation.
const REPLIES: usize = 4;

/// The Nim heaps that a position hides; they decide it as they would decide Nim.
pub struct Hidden {
    /// Where each heap is hidden, as the columns name it, and its size.
    pub heaps: Vec<(String, Nat)>,
    /// Who cannot move wins.
    pub is_misere: bool,
}

impl Hidden {
    /// The sizes alone.
    pub fn sizes(&self) -> Vec<Nat> {
        self.heaps.iter().map(|(_, size)| size.clone()).collect()
    }

    /// The value where the disguise keeps nim-values: the nim-sum, or in misère play who wins.
    pub fn value(&self) -> Value {
        if self.is_misere {
            Value::of_outcome(!is_lost(&self.sizes(), true))
        } else {
            Value::nimber(nim_sum(self.heaps.iter().map(|(_, size)| size)))
        }
    }

    /// The nim-sum of the sizes.
    pub fn sum(&self) -> Nat {
        nim_sum(self.heaps.iter().map(|(_, size)| size))
    }

    /// How many have 2 or more.
    pub fn large(&self) -> usize {
        self.heaps.iter().filter(|(_, size)| *size > Nat::one()).count()
    }

    /// How many have exactly 1.
    pub fn ones(&self) -> usize {
        self.heaps.iter().filter(|(_, size)| size.is_one()).count()
    }

    /// Who wins by the hidden heaps, and with how many moves.
    pub fn claim(&self, moves: &Nat) -> Say {
        let (large, ones) = (self.large(), self.ones());
        match (self.is_misere, is_lost(&self.sizes(), self.is_misere)) {
            (false, true) => say!("kin-claim-lost"),
            (false, false) => say!("kin-claim-won", sum = self.sum(), moves = moves),
            (true, true) => say!("kin-claim-misere-lost", large = large, ones = ones),
            (true, false) => say!("kin-claim-misere-won", large = large, ones = ones, sum = self.sum(), moves = moves),
        }
    }

    /// What the hidden heaps add up to; to be told behind how they are found.
    pub fn look(&self) -> Say {
        let sum = self.sum();
        if self.is_misere {
            say!("kin-look-misere", large = self.large(), ones = self.ones(), sum = sum)
        } else if sum.is_zero() {
            say!("kin-look-even")
        } else {
            say!("kin-look-odd", place = top_place(&sum), sum = sum)
        }
    }

    /// The hidden heaps in binary.
    pub fn columns(&self) -> Exhibit {
        columns(self.heaps.clone())
    }

    /// The place of a lost position: there is none.
    pub fn no_place(&self) -> Step {
        let says = if self.is_misere { say!("kin-place-none-misere") } else { say!("kin-place-none") };
        Step::says(Role::Place, says)
    }

    /// The plan of misère play, and the theorem everything goes back to.
    pub fn laws(&self) -> Vec<Step> {
        let has_plan = self.is_misere && self.large() > 0;
        let plan = has_plan.then(|| Step::says(Role::Law, say!("kin-misere-plan")));
        plan.into_iter().chain([Step::says(Role::Law, say!("kin-law"))]).collect()
    }
}

/// Some moves of a lost position, each with an answer that refutes it; a misère move that ends the game has none.
pub fn replies<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    moves: impl Iterator<Item = G::Move>,
    control: &Control,
) -> Result<Option<Exhibit>, Stop> {
    replies_by(oracle, game, at, moves, &|_| None, control)
}

/// The same with an answer that comes first where it wins.
pub fn replies_by<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    moves: impl Iterator<Item = G::Move>,
    first: &dyn Fn(&G::Move) -> Option<G::Move>,
    control: &Control,
) -> Result<Option<Exhibit>, Stop> {
    let mut replies = Vec::new();
    for mv in moves.take(REPLIES) {
        let next = game.play(at, &mv);
        let answer = match game.ending(&next) {
            Some(_) => None,
            None => {
                let best = best(oracle, game, &next, control)?.1;
                let first = first(&mv).filter(|first| best.contains(first));
                first.or_else(|| best.into_iter().next())
            }
        };
        let written = answer.map(|answer| game.write_move(&next, &answer)).unwrap_or_default();
        replies.push((game.write_move(at, &mv), written));
    }
    Ok((!replies.is_empty()).then_some(Exhibit::Replies(replies)))
}

/// Puts the first moves of a lost position with their answers behind its proof, and how many are not among them.
pub fn show_answers<G: Game>(
    oracle: &dyn Oracle<G>,
    game: &G,
    at: &At<G::Pos>,
    proof: &mut Step,
    control: &Control,
) -> Result<(), Stop> {
    let moves = game.moves(at);
    let Some(Exhibit::Replies(shown)) = replies(oracle, game, at, moves.list, control)? else { return Ok(()) };
    proof.says = and_hidden(proof.says.clone(), moves.total - shown.len());
    proof.shows = Some(Exhibit::Replies(shown));
    Ok(())
}

/// A step that shows something, if there is something.
pub fn shown(step: Step, exhibit: Option<Exhibit>) -> Step {
    match exhibit {
        Some(exhibit) => step.showing(exhibit),
        None => step,
    }
}
