//! The rules of turning coins in a row: some coins are turned, the last of them from heads to tails.

use crate::coins::coin_turning::sets::{Rule, Sets};
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// Turning coins by one of eight rules, normal or misère.
pub struct CoinTurning {
    /// The rule.
    pub rule: Rule,
    /// Who cannot move wins.
    pub is_misere: bool,
}

/// A row of coins: true is heads.
pub type Coins = Vec<bool>;

/// A move: the places of the coins turned, from 0, ascending.
pub type Turn = Vec<usize>;

impl CoinTurning {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(CoinTurning { rule: Rule::named(params.text("rule")), is_misere: params.flag("misere") })
    }

    /// The sets of coins that a move may turn.
    pub fn sets(&self) -> Sets {
        self.rule.sets()
    }

    /// The heads that some move can turn last.
    pub fn live<'a>(&self, coins: &'a [bool]) -> impl Iterator<Item = usize> + use<'a> {
        let first = self.sets().first_last();
        heads(coins).filter(move |place| *place >= first)
    }
}

/// The places of the heads.
pub fn heads(coins: &[bool]) -> impl Iterator<Item = usize> + use<'_> {
    coins.iter().enumerate().filter(|(_, is_head)| **is_head).map(|(place, _)| place)
}

impl Rules for CoinTurning {
    type Pos = Coins;
    type Move = Turn;

    fn start(&self) -> At<Coins> {
        At::first("HTTHTHTHH".chars().map(|c| c == 'H').collect())
    }

    fn moves(&self, at: &At<Coins>) -> Moves<'_, Turn> {
        let sets = self.sets();
        let last: Vec<usize> = self.live(&at.pos).collect();
        let total: Nat = last.iter().map(|last| sets.count(*last)).sum();
        Moves::counted(total, last.into_iter().flat_map(move |last| sets.with_last(last)))
    }

    fn legal(&self, at: &At<Coins>, turn: &Turn) -> Result<(), Illegal> {
        let last = turn.last().copied().unwrap_or(0);
        match at.pos.get(last) {
            None => Err(Illegal(say!("coin-turning-no-such-coin", place = last + 1, coins = at.pos.len()))),
            _ if !self.sets().holds(turn) => Err(Illegal(self.sets().told())),
            Some(false) => Err(Illegal(say!("coin-turning-shows-tails", place = last + 1))),
            Some(true) => Ok(()),
        }
    }

    fn play(&self, at: &At<Coins>, turn: &Turn) -> At<Coins> {
        let mut pos = at.pos.clone();
        for place in turn {
            pos[*place] ^= true;
        }
        at.leave(pos)
    }

    fn ending(&self, at: &At<Coins>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        self.live(&at.pos).next().is_none().then_some(Ending::Won(winner))
    }
}
