//! Moves picked by the dice.

use duel::place::Place;

use crate::dice::Dice;

/// Moves listed when a random one is wanted.
const LISTED: usize = 1_000;

/// A legal move, if there is one: of those that are listed first, or of those that can be pointed out.
pub fn random_move(place: &dyn Place, dice: &mut Dice) -> Option<String> {
    if place.ending().is_some() {
        return None;
    }
    let choices = place.choices();
    if !choices.is_empty() && dice.below(2) == 0 {
        return Some(choices[dice.below(choices.len())].text.clone());
    }
    let (listed, _) = place.moves(LISTED);
    (!listed.is_empty()).then(|| listed[dice.below(listed.len())].clone())
}
