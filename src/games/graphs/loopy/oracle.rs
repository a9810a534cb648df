//! Who knows what tokens on any directed graph are worth, and why.

use crate::graphs::loopy::circling::Circling;
use crate::graphs::loopy::reason::Reasoning;
use crate::graphs::loopy::rules::Loopy;
use crate::kit::tokens::{Stage, Step};
use ground::rules::At;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;

impl Oracle<Loopy> for Circling {
    fn value(&self, game: &Loopy, at: &At<Vec<usize>>, control: &Control) -> Result<Value, Stop> {
        self.worth(game, &at.pos, control)
    }

    fn labels(&self, game: &Loopy, at: &At<Vec<usize>>, control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        let stage = Stage::of(&game.network, &at.pos);
        let drawn = (0..game.network.size()).filter_map(|node| Some((node, stage.spot(node)?)));
        drawn.map(|(node, spot)| Ok((spot, self.worth(game, &[node], control)?))).collect()
    }

    fn explain(
        &self,
        game: &Loopy,
        at: &At<Vec<usize>>,
        verdict: &Verdict<Step>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        Reasoning { oracle: self, game, at, verdict, control }.reason()
    }
}
