//! A certificate written, and checked at once from its text as anybody else would check it: the rules alone have the last word.

use crate::plainly::Plainly;
use crate::proof::{Unproved, prove};
use crate::stated::{is_stated, stated};
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::{Control, Stop};
use verify::certificate::Certificate;
use verify::found::Found;
use verify::ground::Ground;
use verify::telling;
use verify::walk::{Finding, POSITIONS};

/// A certificate with the word of the checker.
#[derive(Clone, Debug, PartialEq)]
pub struct Sealed {
    /// The file.
    pub text: String,
    /// What the checker says to it, and how much it looked at.
    pub word: Say,
}

/// Writes the certificate of a position and checks it; `game` is the name the house knows it by, `tongue` speaks the words at the head
/// of the file.
///
/// Example: 1,2 in Nim is won by 2:2->1; the checker looks at 5 positions and 3 replies, and the longest play takes 3 plies.
/// Cost: that of [`prove`], and one more walk through the rules.
pub fn sealed(game: &str, place: &dyn Place, tongue: &Tongue, control: &Control) -> Result<Sealed, Unproved> {
    if is_stated(place) {
        let text = stated(game, place, tongue, control)?.text;
        let word = checked_statement(&text, place, control)?;
        return Ok(Sealed { text, word });
    }
    let text = prove(game, place, tongue, POSITIONS, control)?.text;
    let word = word(&checked(&text, place, control)?);
    Ok(Sealed { text, word })
}

/// The word of the checker on a certificate of this game that states mixes or a split.
fn checked_statement(text: &str, place: &dyn Place, control: &Control) -> Result<Say, Unproved> {
    let certificate = Certificate::read("", text).map_err(|mistake| Unproved::Fault(mistake.fault))?;
    let mut looked = 0;
    for (statement, _) in &certificate.statements {
        let start = place.reads(&certificate.head.position);
        let start = start.and_then(|start| Plainly::stated(start, statement.realm())).map_err(Unproved::Fault)?;
        match statement.check(&start, &mut || control.tick(1))? {
            Found::Holds(more) => looked += more,
            Found::Hole(hole) => return Ok(say!("sealed-hole", hole = hole)),
            Found::Beyond(limit) => return Ok(say!("sealed-beyond", limit = telling::limit(&limit))),
        }
    }
    Ok(say!("sealed-stated", looked = looked))
}

/// What the checker finds in a certificate of this game, strategy by strategy.
fn checked(text: &str, place: &dyn Place, control: &Control) -> Result<Vec<Finding>, Unproved> {
    let certificate = Certificate::read("", text).map_err(|mistake| Unproved::Fault(mistake.fault))?;
    let start = place.reads(&certificate.head.position).and_then(Plainly::of).map_err(Unproved::Fault)?;
    if !certificate.head.is_to(start.to()) {
        let says = say!("certificate-mover", position = start.text(), side = start.to().name());
        return Err(Unproved::Fault(Fault::new(Kind::BadPosition, says)));
    }
    let strategies = certificate.strategies.iter();
    let findings: Result<_, Stop> =
        strategies.map(|strategy| strategy.check(start.clone(), || control.tick(1))).collect();
    Ok(findings?)
}

/// The word of the checker on all of it: the first hole, else the first limit that was met, else how much was looked at.
fn word(findings: &[Finding]) -> Say {
    let (mut positions, mut replies, mut limit) = (0, 0, None);
    for finding in findings {
        match finding {
            Finding::Hole(hole) => return say!("sealed-hole", hole = telling::hole(hole)),
            Finding::Beyond(beyond) => limit = limit.or(Some(beyond)),
            Finding::Holds(seen) => {
                positions += seen.positions;
                replies += seen.replies;
            }
        }
    }
    match limit {
        Some(limit) => say!("sealed-beyond", limit = telling::limit(limit)),
        None => say!("sealed-holds", positions = positions, replies = replies),
    }
}

#[cfg(test)]
mod tests;
