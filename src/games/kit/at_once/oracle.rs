//! What simultaneous choices are worth: the matrix solved exactly, or the best reply to a mix that was fixed.

use num_traits::Zero;

use crate::kit::at_once::balance::balanced;
use crate::kit::at_once::leaks::leaks;
use crate::kit::at_once::learnt::{SCHEMES, learnt};
use crate::kit::at_once::reason::explain;
use crate::kit::at_once::sheet::{AtOnce, Round, Sheet};
use ground::num::Ratio;
use ground::rules::{At, Rules, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{Leaks, Tally};
use solve::judge::learning::{Kind, Record};
use solve::judge::mixing::Mix as Strategy;
use solve::judge::mixing::{Mixing, Weighed};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::scheme::Scheme;
use solve::judge::value::Value;

/// Exact by linear programming; it sees no envelope from inside.
pub struct Balance;

impl<S: Sheet> Oracle<AtOnce<S>> for Balance {
    fn value(&self, game: &AtOnce<S>, at: &At<Round<S::Setup>>, control: &Control) -> Result<Value, Stop> {
        if let Some(ending) = game.ending(at) {
            return Ok(Value::of_ending(&ending, at.to));
        }
        Ok(Value::Expected { mean: balanced(game, &at.pos.setup, control)?.value(at.to), slack: None })
    }

    fn leaves(
        &self,
        game: &AtOnce<S>,
        at: &At<Round<S::Setup>>,
        choice: &usize,
        control: &Control,
    ) -> Result<Option<Value>, Stop> {
        let brings = balanced(game, &at.pos.setup, control)?.worths(at.to).swap_remove(*choice);
        Ok(Some(Value::Expected { mean: -brings, slack: None }))
    }

    fn mixing(&self) -> Option<&dyn Mixing<AtOnce<S>>> {
        Some(self)
    }

    fn foresight(&self, _game: &AtOnce<S>, _at: &At<Round<S::Setup>>) -> usize {
        0
    }

    fn explain(
        &self,
        game: &AtOnce<S>,
        at: &At<Round<S::Setup>>,
        _verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(game, at, control)
    }
}

impl<S: Sheet> Mixing<AtOnce<S>> for Balance {
    fn mixed(&self, game: &AtOnce<S>, at: &At<Round<S::Setup>>, control: &Control) -> Result<Weighed<usize>, Stop> {
        let balanced = balanced(game, &at.pos.setup, control)?;
        let weights = balanced.mix(at.to).iter().cloned().enumerate();
        Ok(weights.filter(|(_, weight)| !weight.is_zero()).collect())
    }

    fn strategies(&self, game: &AtOnce<S>, at: &At<Round<S::Setup>>, control: &Control) -> Result<Vec<Strategy>, Stop> {
        if game.ending(at).is_some() {
            return Ok(Vec::new());
        }
        let balanced = balanced(game, &at.pos.setup, control)?;
        let of = |side: Side| {
            let name = |(i, weight): (usize, &Ratio)| (game.0.write_choice(&at.pos.setup, side, i), weight.clone());
            let plays = balanced.mix(side).iter().enumerate().filter(|(_, weight)| !weight.is_zero()).map(name);
            Strategy { player: side, at: String::new(), plays: plays.collect() }
        };
        Ok(vec![of(Side::First), of(Side::Second)])
    }

    fn leaks(
        &self,
        game: &AtOnce<S>,
        at: &At<Round<S::Setup>>,
        side: Side,
        tallies: &[Tally],
        draws: usize,
        control: &Control,
    ) -> Result<Leaks, Stop> {
        leaks(game, &at.pos.setup, side, tallies, draws, control)
    }

    fn schemes(&self) -> &'static [Scheme] {
        SCHEMES
    }

    fn kind(&self) -> Kind {
        Kind::Table
    }

    fn learnt(
        &self,
        game: &AtOnce<S>,
        at: &At<Round<S::Setup>>,
        scheme: Scheme,
        to: u64,
        control: &Control,
    ) -> Result<Record, Stop> {
        learnt(game, &at.pos.setup, scheme, to, control)
    }
}
