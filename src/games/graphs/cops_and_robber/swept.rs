//! What cops and robber are worth: a lookup in the sweep of all positions; the placements are chosen above it.

use std::sync::{Arc, Mutex, PoisonError};

use crate::graphs::cops_and_robber::rules::{CopsAndRobber, Hunt};
use crate::graphs::cops_and_robber::teams::Teams;
use ground::rules::{At, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;

/// The sweep of a graph, remembered.
#[derive(Default)]
pub struct Swept(Mutex<Option<Arc<Teams>>>);

impl Swept {
    /// The sweep of all positions; worked out once.
    pub fn teams(&self, game: &CopsAndRobber, control: &Control) -> Result<Arc<Teams>, Stop> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(teams) = &*known {
            return Ok(teams.clone());
        }
        let found = Arc::new(Teams::of(&game.near, game.cops, control)?);
        *known = Some(found.clone());
        Ok(found)
    }

    /// The value of a position.
    pub fn worth(&self, game: &CopsAndRobber, at: &At<Hunt>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let teams = self.teams(game, control)?;
        if at.pos.cops.is_empty() {
            let soonest = teams.placed.iter().flatten().min();
            return Ok(soonest.map_or(Value::Lost, |plies| Value::Win { remoteness: plies + 1 }));
        }
        let team = teams.number(&at.pos.cops);
        Ok(match at.pos.robber {
            Some(robber) => teams.at(team, robber, at.to == Side::First),
            None => teams.placed[team].map_or(Value::Won, |remoteness| Value::Loss { remoteness }),
        })
    }
}
