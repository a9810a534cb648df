//! Who knows what a pursuit is worth, and why.

use crate::boards::pursuit::known::Swept;
use crate::boards::pursuit::reason::explain;
use crate::boards::pursuit::rules::{Chase, Pursuit};
use crate::kit::asked::Asked;
use ground::rules::At;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::{Outcome, Value};

impl Oracle<Pursuit> for Swept {
    fn value(&self, _game: &Pursuit, at: &At<Chase>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        Ok(self.known(&at.pos.maze, control)?.value(at))
    }

    /// The field of distances: what it would be worth to the mover if the robber stood on each cell.
    fn labels(&self, _game: &Pursuit, at: &At<Chase>, control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        let known = self.known(&at.pos.maze, control)?;
        let is_decided = |(_, value): &(usize, Value)| value.outcome() != Outcome::D;
        Ok(known.field(at).filter(is_decided).map(|(cell, value)| (Spot(cell as u32), value)).collect())
    }

    fn explain(
        &self,
        game: &Pursuit,
        at: &At<Chase>,
        verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, &Asked { oracle: self, game, at, verdict, control })
    }
}
