//! Certificates of laws: which positions of a game are lost, checked by induction as far as a size.

use crate::plainly::Plainly;
use crate::proof::{Unproved, head};
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use solve::judge::control::{Control, Stop};
use verify::certificate::write_law;
use verify::ground::Ground;
use verify::law::{Checked, Extent, Gap, GapKind, Law};
use verify::telling;

/// Sizes that positions are tried with where the position itself does not tell how many it has.
const SIZES: usize = 3;

/// Positions looked at unless a size is given.
const LOOKED_AT: usize = 5_000;

/// A certificate of a law, and what was looked at for it.
#[derive(Debug)]
pub struct Lawful {
    /// The file.
    pub text: String,
    /// The law.
    pub law: Law,
    /// What was looked at.
    pub extent: Extent,
}

/// The law that a theorem states of positions with as many sizes as this one, checked for sizes up to `to`; of those that hold the first
/// one that speaks of this very position, else the first one.
///
/// Cost: every position of these sizes with its moves; about 5,000 positions for each law where no size is given.
pub fn lawful(
    game: &str,
    place: &dyn Place,
    to: Option<usize>,
    tongue: &Tongue,
    control: &Control,
) -> Result<Lawful, Unproved> {
    let start = place.reads(&place.text()).and_then(Plainly::of).map_err(Unproved::Fault)?;
    let no_law = || Unproved::Fault(Fault::new(Kind::BadParameter, say!("proof-no-law")));
    let mut found: Result<(Law, Extent), Unproved> = Err(no_law());
    let own = sizes_of(&start);
    let counts = own.as_ref().map_or(1..=SIZES, |sizes| sizes.len()..=sizes.len());
    for text in counts.filter_map(|count| place.law(count)) {
        let law = Law::read(&text, 0).map_err(Unproved::Fault)?;
        let most = to.unwrap_or_else(|| reach(law.count));
        let law = law.up_to(most);
        let checked = law.check(&start, &mut || control.tick(1))?;
        let is_better = matches!(&found, Err(Unproved::Fault(_)));
        match checked {
            // A law of no position at all says nothing.
            Checked::Hole(Gap { kind: GapKind::Nothing, .. }) => {}
            Checked::Holds(extent) if extent.start.is_some() => {
                found = Ok((law, extent));
                break;
            }
            Checked::Holds(extent) if found.is_err() => found = Ok((law, extent)),
            Checked::Hole(gap) if is_better => {
                found = Err(Stop::TooLarge(say!("proof-law-hole", gap = telling::gap(&gap))).into());
            }
            Checked::Beyond(limit) if is_better => found = Err(Stop::TooLarge(telling::limit(&limit)).into()),
            _ => {}
        }
    }
    let (law, extent) = found?;
    let mut text = head(game, start.place()).write(&tongue.speak(&say!("certificate-law-words")));
    write_law(&law, &mut text);
    Ok(Lawful { text, law, extent })
}

/// The sizes of a position, if the numbers in its text are they.
fn sizes_of(at: &Plainly) -> Option<Vec<usize>> {
    let text = at.text();
    let numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
    let sizes: Vec<usize> = numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let is_so = !sizes.is_empty() && at.sized(&sizes).is_some_and(|same| same.text() == text);
    is_so.then_some(sizes)
}

/// The greatest size for which there are about 5,000 positions of so many sizes.
fn reach(count: usize) -> usize {
    let positions = |to: usize| (to + 1).checked_pow(count as u32).unwrap_or(usize::MAX);
    (1..LOOKED_AT).take_while(|to| positions(*to) <= LOOKED_AT).last().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn about_as_many_positions_are_looked_at_whatever_their_sizes() {
        assert_eq!([1, 2, 3, 4, 8].map(reach), [4_999, 69, 16, 7, 1]);
    }
}
