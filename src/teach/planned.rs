//! Certificates of wins in lines of five: the win written out with an answer to everything, checked once before it leaves.

use crate::plainly::Plainly;
use crate::proof::{Unproved, head};
use crate::stated::Stated;
use duel::place::Place;
use ground::say;
use ground::say::Tongue;
use solve::judge::control::{Control, Stop};
use verify::certificate::write_statement;
use verify::found::Found;
use verify::statement::Statement;
use verify::statement::fives::Plan;
use verify::telling;

/// The win of the mover, if its game has lines of five and it was found. Cost: that of finding and writing it, and of the check.
pub fn planned(game: &str, place: &dyn Place, tongue: &Tongue, control: &Control) -> Result<Option<Stated>, Unproved> {
    let start = place.reads(&place.text()).and_then(Plainly::of).map_err(Unproved::Fault)?;
    let Some(plan) = start.place().fives(control)?.and_then(|text| Plan::read(&text)) else { return Ok(None) };
    let statement = Statement::Fives(plan);
    match statement.check(&start, &mut || control.tick(1))? {
        Found::Holds(looked) => {
            let mut text = head(game, start.place()).write(&tongue.speak(&say!("certificate-fives-words")));
            write_statement(&statement, &mut text);
            Ok(Some(Stated { text, statement, looked }))
        }
        Found::Hole(hole) => Err(Stop::TooLarge(say!("proof-hole", hole = hole)).into()),
        Found::Beyond(limit) => Err(Stop::TooLarge(telling::limit(&limit)).into()),
    }
}
