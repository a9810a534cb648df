//! Opponents that err in one way only, always the same one, and confess it after the game.
//!
//! Invariant: a flaw draws no lots. The same position has the same move, so that who has seen through a flaw can rely on it.

use std::sync::Arc;

use num_traits::Zero;

use crate::opponent::sight::{has_halves, is_mirrored, off_centre, taken};
use duel::game::Family;
use duel::game::summand::InSums;
use duel::place::{Place, Step};
use ground::num::Nat;
use ground::rules::Ending;
use ground::say;
use ground::say::Say;
use ground::scene::Shape;
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};

/// Moves an opponent with a flaw looks at; of more it sees the first of them only.
const SEEN: usize = 200;

/// Moves up to which [`Flaw::CountsToEight`] counts without a slip.
const COUNTED: usize = 8;

/// A way to err.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// Takes the most it can see.
    Greedy,
    /// Sees its own move and the answer, nothing further.
    TwoPlies,
    /// Leaves two equal halves where it can, and has no other idea.
    MirrorsOnly,
    /// Adds nim-values without carrying, as one should, but overlooks their binary digit 4.
    ForgetsFour,
    /// Finds the right move among few; among more than eight it takes the next one on the list.
    CountsToEight,
    /// Wins the largest component as if it were alone.
    OneAtATime,
    /// Plays nearest to the middle.
    LovesTheMiddle,
}

impl Flaw {
    /// Every flaw, in the order they are offered.
    pub const ALL: [Flaw; 7] = [
        Flaw::Greedy,
        Flaw::TwoPlies,
        Flaw::MirrorsOnly,
        Flaw::ForgetsFour,
        Flaw::CountsToEight,
        Flaw::OneAtATime,
        Flaw::LovesTheMiddle,
    ];

    /// The name in settings and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Flaw::Greedy => "greedy",
            Flaw::TwoPlies => "two-plies",
            Flaw::MirrorsOnly => "mirrors-only",
            Flaw::ForgetsFour => "forgets-four",
            Flaw::CountsToEight => "counts-to-eight",
            Flaw::OneAtATime => "one-at-a-time",
            Flaw::LovesTheMiddle => "loves-the-middle",
        }
    }

    /// Whether the flaw makes a difference in the game that begins here.
    pub fn fits(self, place: &dyn Place) -> bool {
        let family = place.card().family;
        if matches!(family, Family::Coalitions | Family::Secrets) || place.ending().is_some() {
            return false;
        }
        let scene = place.scene();
        match self {
            Flaw::Greedy => is_tempted(place),
            Flaw::TwoPlies => true,
            Flaw::MirrorsOnly => has_halves(&scene),
            Flaw::ForgetsFour => place.in_sums() != InSums::Never,
            Flaw::CountsToEight => place.moves(0).1 > Nat::from(COUNTED) && place.moves(0).1 <= Nat::from(SEEN),
            Flaw::OneAtATime => place.in_sums() != InSums::Never && place.summands().len() > 1,
            Flaw::LovesTheMiddle => {
                matches!(scene.shape, Shape::Grid(_))
                    && place
                        .choices()
                        .iter()
                        .all(|choice| choice.path.len() == 1 && off_centre(&scene, choice).is_some())
            }
        }
    }

    /// What it plays here; the position must not be over.
    ///
    /// Cost: scenes or values of at most 200 moves. Errors: stopped, or too large for the engine, where the flaw asks it at
    /// all.
    pub fn choose(self, place: &Arc<dyn Place>, control: &Control) -> Result<String, Stop> {
        let tries = tries(&**place);
        let found = match self {
            Flaw::Greedy => most_taken(&**place, &tries),
            Flaw::TwoPlies => two_plies(&**place, &tries, control)?,
            Flaw::MirrorsOnly => tries.iter().find(|step| is_mirrored(&step.next.scene())).map(text),
            Flaw::ForgetsFour => forgetting(&tries, control)?,
            Flaw::CountsToEight => miscounted(&**place, &tries, control)?,
            Flaw::OneAtATime => alone(&**place, &tries, control)?,
            Flaw::LovesTheMiddle => middlemost(&**place),
        };
        Ok(found.unwrap_or_else(|| tries[0].text.clone()))
    }

    /// What it is called.
    pub fn title(self) -> Say {
        match self {
            Flaw::Greedy => say!("flaw-greedy-name"),
            Flaw::TwoPlies => say!("flaw-two-plies-name"),
            Flaw::MirrorsOnly => say!("flaw-mirrors-only-name"),
            Flaw::ForgetsFour => say!("flaw-forgets-four-name"),
            Flaw::CountsToEight => say!("flaw-counts-to-eight-name"),
            Flaw::OneAtATime => say!("flaw-one-at-a-time-name"),
            Flaw::LovesTheMiddle => say!("flaw-loves-the-middle-name"),
        }
    }

    /// What it says of itself: a clause that begins with "I".
    pub fn confession(self) -> Say {
        match self {
            Flaw::Greedy => say!("flaw-greedy"),
            Flaw::TwoPlies => say!("flaw-two-plies"),
            Flaw::MirrorsOnly => say!("flaw-mirrors-only"),
            Flaw::ForgetsFour => say!("flaw-forgets-four"),
            Flaw::CountsToEight => say!("flaw-counts-to-eight"),
            Flaw::OneAtATime => say!("flaw-one-at-a-time"),
            Flaw::LovesTheMiddle => say!("flaw-loves-the-middle"),
        }
    }
}

fn tries(place: &dyn Place) -> Vec<Step> {
    let moves = place.moves(SEEN).0;
    moves.iter().map(|text| place.play(text).expect("listed moves are legal")).collect()
}

fn text(step: &Step) -> String {
    step.text.clone()
}

/// Whether some moves take more than others.
fn is_tempted(place: &dyn Place) -> bool {
    let mut takings = tries(place).into_iter().map(|step| taken(place, &step));
    let first = takings.next();
    takings.any(|other| Some(other) != first)
}

/// The first move that takes the most.
fn most_taken(place: &dyn Place, tries: &[Step]) -> Option<String> {
    let most = tries.iter().map(|step| taken(place, step)).max()?;
    tries.iter().find(|step| taken(place, step) == most).map(text)
}

/// A move that wins at once; else, of the moves after which nobody wins at once, the one in the middle of the list.
fn two_plies(place: &dyn Place, tries: &[Step], control: &Control) -> Result<Option<String>, Stop> {
    if let Some(won) = tries.iter().find(|step| step.next.ending() == Some(Ending::Won(place.to()))) {
        return Ok(Some(text(won)));
    }
    let mut safe = Vec::new();
    for step in tries {
        control.tick(1)?;
        if !is_met_at_once(&*step.next, place) {
            safe.push(step);
        }
    }
    Ok(safe.get(safe.len() / 2).map(|step| text(step)))
}

/// Whether the game is lost by this move, or by some answer to it.
fn is_met_at_once(next: &dyn Place, mover: &dyn Place) -> bool {
    let lost = Some(Ending::Won(mover.to().other()));
    next.ending() == lost || next.to() != mover.to() && self::tries(next).iter().any(|step| step.next.ending() == lost)
}

/// The first move after which the nim-values of the components add up to nothing, if one overlooks the digit 4.
fn forgetting(tries: &[Step], control: &Control) -> Result<Option<String>, Stop> {
    for step in tries {
        if overlooked(&*step.next, control)?.is_some_and(|sum| sum.is_zero()) {
            return Ok(Some(text(step)));
        }
    }
    Ok(None)
}

/// The nim-sum of the components without the binary digit 4; `None` where a component has no nim-value.
fn overlooked(place: &dyn Place, control: &Control) -> Result<Option<Nat>, Stop> {
    let mut sum = Nat::ZERO;
    for part in place.summands() {
        match part.value(control)? {
            Value::Nimber { nimber, .. } => sum ^= nimber,
            _ => return Ok(None),
        }
    }
    sum.set_bit(2, false);
    Ok(Some(sum))
}

/// The right move where there are few; else the one behind it on the list, from the end the one before it.
fn miscounted(place: &dyn Place, tries: &[Step], control: &Control) -> Result<Option<String>, Stop> {
    let (value, best, _) = place.best(control)?;
    let Some(right) = best.first().filter(|_| value.outcome() != Outcome::P) else { return Ok(None) };
    let at = tries.iter().position(|step| step.text == *right);
    match at {
        Some(at) if tries.len() > COUNTED => {
            let next = if at + 1 < tries.len() { at + 1 } else { at - 1 };
            Ok(Some(text(&tries[next])))
        }
        _ => Ok(Some(right.clone())),
    }
}

/// The first move that leaves the largest component lost by itself and all others as they are.
fn alone(place: &dyn Place, tries: &[Step], control: &Control) -> Result<Option<String>, Stop> {
    let parts = place.summands();
    let Some(largest) = parts.iter().max_by_key(|part| part.moves(0).1) else { return Ok(None) };
    let mut kept = texts(&parts);
    remove(&mut kept, &largest.text());
    for step in tries {
        let left = step.next.summands();
        let mut fresh = texts(&left);
        let is_elsewhere = !kept.iter().all(|text| remove(&mut fresh, text));
        if !is_elsewhere && is_lost(&left, &fresh, control)? {
            return Ok(Some(text(step)));
        }
    }
    Ok(None)
}

fn texts(parts: &[Arc<dyn Place>]) -> Vec<String> {
    parts.iter().map(|part| part.text()).collect()
}

/// Takes one of these texts out; false if it is not there.
fn remove(texts: &mut Vec<String>, text: &str) -> bool {
    texts.iter().position(|one| one == text).map(|at| texts.swap_remove(at)).is_some()
}

/// Whether the components with these texts are lost together, each counted as often as it stands there.
fn is_lost(parts: &[Arc<dyn Place>], texts: &[String], control: &Control) -> Result<bool, Stop> {
    let mut sum = Nat::ZERO;
    for text in texts {
        let part = parts.iter().find(|part| part.text() == *text).expect("it is one of them");
        match part.value(control)? {
            Value::Nimber { nimber, .. } => sum ^= nimber,
            _ => return Ok(false),
        }
    }
    Ok(sum.is_zero())
}

/// The first move nearest to the middle.
fn middlemost(place: &dyn Place) -> Option<String> {
    let scene = place.scene();
    place
        .choices()
        .into_iter()
        .min_by_key(|choice| off_centre(&scene, choice).unwrap_or(usize::MAX))
        .map(|one| one.text)
}
