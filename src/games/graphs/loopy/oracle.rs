//! Who knows what tokens on any directed graph are worth, and why.

use crate::games::graphs::loopy::circling::Circling;
use crate::games::graphs::loopy::reason::Reasoning;
use crate::games::graphs::loopy::rules::Loopy;
use crate::kit::tokens::{Stage, Step};
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict};
use crate::oracle::reason::Reason;
use crate::oracle::value::Value;
use crate::rules::At;
use crate::scene::Spot;

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
