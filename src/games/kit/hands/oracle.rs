//! What an information state is worth: it is told the own hand and what was said, and nothing else.

use num_traits::Zero;

use crate::kit::hands::known::known;
use crate::kit::hands::leaks::leaks;
use crate::kit::hands::learnt::learnt;
use crate::kit::hands::reason::{Words, explain_state, explain_waiting};
use crate::kit::hands::start::explain_cut;
use crate::kit::hands::states::{State, states};
use crate::kit::hands::table::{Hands, Move, Round, Secret};
use duel::game::Game;
use ground::num::Ratio;
use ground::rules::{At, Rules, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{Leaks, Tally};
use solve::judge::learning::{Kind, Record};
use solve::judge::mixing::Mix;
use solve::judge::mixing::{Mixing, Weighed};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::scheme::Scheme;
use solve::judge::value::Value;

/// Equilibrium play.
pub struct Player;

/// What the mover sees: the way and the own hand. `None` before the pack is cut.
fn seen(at: &At<Round>) -> Option<(&[usize], usize)> {
    match &at.pos {
        Round::Uncut { .. } => None,
        Round::Dealt { deal, way } => Some((way, deal.hands[at.to as usize])),
    }
}

impl<H: Hands> Oracle<Secret<H>> for Player {
    fn value(&self, game: &Secret<H>, at: &At<Round>, control: &Control) -> Result<Value, Stop> {
        if let Some(ending) = game.ending(at) {
            return Ok(Value::of_ending(&ending, at.to));
        }
        let known = known(&game.0, control)?;
        Ok(match seen(at) {
            None => Value::Expected { mean: known.value.clone(), slack: None },
            Some((way, hand)) => {
                let outlook = known.outlook(game.0.tree(), way, hand, control)?;
                Value::Expected { mean: outlook.value, slack: outlook.slack }
            }
        })
    }

    fn leaves(&self, game: &Secret<H>, at: &At<Round>, mv: &Move, control: &Control) -> Result<Option<Value>, Stop> {
        let known = known(&game.0, control)?;
        Ok(Some(match (seen(at), mv) {
            (Some((way, hand)), Move::Act(action)) => {
                let outlook = known.outlook(game.0.tree(), way, hand, control)?;
                Value::Expected { mean: -&outlook.actions[*action], slack: outlook.slack }
            }
            _ => Value::Expected { mean: -&known.value, slack: None },
        }))
    }

    fn mixing(&self) -> Option<&dyn Mixing<Secret<H>>> {
        Some(self)
    }

    fn foresight(&self, _game: &Secret<H>, _at: &At<Round>) -> usize {
        0
    }

    fn explain(
        &self,
        game: &Secret<H>,
        at: &At<Round>,
        _verdict: &Verdict<Move>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let known = known(&game.0, control)?;
        match seen(at) {
            None => explain_cut(&game.0, &known, control),
            Some((way, hand)) => {
                let name = |action: usize| game.write_move(at, &Move::Act(action));
                let words = Words { name: &name, said: &|way| game.write_way(way) };
                explain_state(&game.0, &known, (way, at.to, hand), &words, control)
            }
        }
    }
}

impl<H: Hands> Mixing<Secret<H>> for Player {
    fn mixed(&self, game: &Secret<H>, at: &At<Round>, control: &Control) -> Result<Weighed<Move>, Stop> {
        let Some((way, hand)) = seen(at) else {
            let cuts = game.cuts();
            let share = Ratio::new(1.into(), cuts.into());
            return Ok((0..cuts).map(|cut| (Move::Cut(cut), share.clone())).collect());
        };
        let (known, tree, node) = (known(&game.0, control)?, game.0.tree(), game.node(way));
        let weight = |action: usize| (Move::Act(action), known.plan.weight(tree, node, action, hand).clone());
        Ok((0..game.actions(&at.pos)).map(weight).filter(|(_, weight)| !weight.is_zero()).collect())
    }

    fn strategies(&self, game: &Secret<H>, at: &At<Round>, control: &Control) -> Result<Vec<Mix>, Stop> {
        if game.ending(at).is_some() {
            return Ok(Vec::new());
        }
        let (known, tree) = (known(&game.0, control)?, game.0.tree());
        let mut mixes = [Vec::new(), Vec::new()];
        for State { node, side, hand, at } in states(game) {
            let weight = |action: usize| known.plan.weight(tree, node, action, hand);
            let played = (0..tree.nodes()[node].next().len()).filter(|&action| !weight(action).is_zero());
            let plays = played.map(|action| (game.0.action(node, action), weight(action).clone())).collect();
            mixes[side as usize].push(Mix { player: side, at, plays });
        }
        Ok(mixes.concat())
    }

    fn unseen(&self, game: &Secret<H>, at: &At<Round>, control: &Control) -> Result<Option<(Value, Reason)>, Stop> {
        let Round::Dealt { deal, way } = &at.pos else { return Ok(None) };
        let (known, tree, eye) = (known(&game.0, control)?, game.0.tree(), at.to.other());
        let hand = deal.hands[eye as usize];
        let brings = known.overlook(tree, way, eye, hand, control)?;
        let reason = explain_waiting(&game.0, &known, (way, eye, hand), &brings);
        Ok(Some((Value::Expected { mean: -brings, slack: None }, reason)))
    }

    fn leaks(
        &self,
        game: &Secret<H>,
        _at: &At<Round>,
        side: Side,
        tallies: &[Tally],
        draws: usize,
        control: &Control,
    ) -> Result<Leaks, Stop> {
        leaks(game, side, tallies, draws, control)
    }

    fn schemes(&self) -> &'static [Scheme] {
        &Scheme::ALL
    }

    fn kind(&self) -> Kind {
        Kind::Tree
    }

    fn learnt(
        &self,
        game: &Secret<H>,
        _at: &At<Round>,
        scheme: Scheme,
        to: u64,
        control: &Control,
    ) -> Result<Record, Stop> {
        learnt(game, scheme, to, control)
    }
}
