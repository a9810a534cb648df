//! Who knows what cat and mouse are worth, and why.

use crate::graphs::cat_and_mouse::pairs::Swept;
use crate::graphs::cat_and_mouse::reason::explain;
use crate::graphs::cat_and_mouse::rules::{CatAndMouse, Chase};
use crate::kit::asked::Asked;
use crate::kit::tokens::Stage;
use ground::rules::{At, Side};
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;

impl Oracle<CatAndMouse> for Swept {
    fn value(&self, game: &CatAndMouse, at: &At<Chase>, control: &Control) -> Result<Value, Stop> {
        self.worth(game, at, control)
    }

    /// What it would be worth to the mover to stand on each node, the other staying where it is.
    fn labels(&self, game: &CatAndMouse, at: &At<Chase>, control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        let stage = Stage::of(&game.network, &[at.pos.mouse, at.pos.cat]);
        let may_stand = |node: &usize| at.to == Side::First || Some(*node) != game.hole;
        let drawn = (0..game.network.size()).filter(may_stand).filter_map(|node| Some((node, stage.spot(node)?)));
        let worth = |(node, spot)| {
            let pos = match at.to {
                Side::First => Chase { mouse: node, ..at.pos },
                Side::Second => Chase { cat: node, ..at.pos },
            };
            Ok((spot, self.worth(game, &At { pos, to: at.to }, control)?))
        };
        drawn.map(worth).collect()
    }

    fn explain(
        &self,
        game: &CatAndMouse,
        at: &At<Chase>,
        verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, &Asked { oracle: self, game, at, verdict, control })
    }
}
