//! Certificates of games whose moves split heaps: the nim-values of single heaps, with the induction that makes them a law of all positions.

use std::sync::Arc;

use num_traits::ToPrimitive;

use crate::plainly::Plainly;
use crate::proof::{Unproved, head};
use crate::stated::Stated;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use verify::certificate::write_statement;
use verify::found::Found;
use verify::statement::Statement;
use verify::statement::heaps::{Heaps, SIZES};
use verify::telling;
use verify::walk::Limit;

/// Positions looked at unless a size is given.
const LOOKED_AT: usize = 2_000;

/// The values of single heaps up to `to`, checked over every position that comes about from them; without a size as far as
/// some 2,000 positions reach.
pub fn heaped(
    game: &str,
    place: &dyn Place,
    to: Option<usize>,
    tongue: &Tongue,
    control: &Control,
) -> Result<Stated, Unproved> {
    let start = place.reads(&place.text()).and_then(Plainly::of).map_err(Unproved::Fault)?;
    let mut heaps = Heaps { values: Vec::new() };
    let mut looked = 0;
    let most = to.unwrap_or(LOOKED_AT);
    if most >= SIZES {
        return Err(Stop::TooLarge(telling::limit(&Limit::Positions(0))).into());
    }
    for size in 0..=most {
        control.tick(1)?;
        let value = place.at_cell(&[size]).map(|cell: Arc<dyn Place>| cell.value(control)).transpose()?;
        let Some(Value::Nimber { nimber, .. }) = value else { return Err(none()) };
        heaps.values.push(nimber.to_u32().ok_or_else(none)?);
        if to.is_some_and(|to| size < to) {
            continue;
        }
        match heaps.check(&start, &mut || control.tick(1))? {
            Found::Holds(positions) => looked = positions,
            Found::Hole(hole) => return Err(Stop::TooLarge(say!("proof-hole", hole = hole)).into()),
            Found::Beyond(limit) => return Err(Stop::TooLarge(telling::limit(&limit)).into()),
        }
        if to.is_none() && looked >= LOOKED_AT {
            break;
        }
    }
    let statement = Statement::Heaps(heaps);
    let mut text = head(game, start.place()).write(&tongue.speak(&say!("certificate-heaps-words")));
    write_statement(&statement, &mut text);
    Ok(Stated { text, statement, looked })
}

fn none() -> Unproved {
    Unproved::Fault(Fault::new(Kind::BadParameter, say!("proof-no-law")))
}
