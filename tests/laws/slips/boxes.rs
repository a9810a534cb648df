//! Kinds of mistakes at Dots and Boxes.

use std::sync::Arc;

use duel::place::{Place, Step};

use super::text::numbers;
use super::{Case, steps};

/// The opponent can take three boxes or more.
pub fn chain(c: &Case) -> bool {
    !closes(&c.place, &c.step) && greedy(&c.step.next) >= 3
}

/// The opponent can take one box or two.
pub fn one_box(c: &Case) -> bool {
    !closes(&c.place, &c.step) && (1..3).contains(&greedy(&c.step.next))
}

/// The move closed a box, and no better one does.
pub fn took_boxes(c: &Case) -> bool {
    closes(&c.place, &c.step) && !c.better.iter().any(|step| closes(&c.place, step))
}

/// The move closed no box, and each better one does.
pub fn left_boxes(c: &Case) -> bool {
    !closes(&c.place, &c.step) && c.better.iter().all(|step| closes(&c.place, step))
}

/// An even number of safe edges is left; a better move leaves an odd one, or plays boxes.
pub fn even_safe(c: &Case) -> bool {
    safe(&c.step.next).is_multiple_of(2)
        && c.better
            .iter()
            .all(|step| closes(&c.place, step) || greedy(&step.next) > 0 || !safe(&step.next).is_multiple_of(2))
}

/// Whether a move keeps the turn, or ends the game: an edge that closes a box. The last edge always closes one.
fn closes(place: &Arc<dyn Place>, step: &Step) -> bool {
    step.next.ending().is_some() || step.next.to() == place.to()
}

/// How many boxes can be taken one after another.
fn greedy(place: &Arc<dyn Place>) -> u64 {
    let held = |place: &Arc<dyn Place>| place.text().split_once('@').map_or(0, |(_, held)| numbers(held).iter().sum());
    let (before, mut at): (u64, _) = (held(place), place.clone());
    loop {
        let Some(step) = steps(&*at).into_iter().find(|step| closes(&at, step)) else { return held(&at) - before };
        at = step.next;
    }
}

/// How many edges give no box its third side.
fn safe(place: &Arc<dyn Place>) -> usize {
    steps(&**place).iter().filter(|step| !closes(place, step) && greedy(&step.next) == 0).count()
}
