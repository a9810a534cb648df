//! What is said of `cat_and_mouse`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::Fate;

use super::waves::ground::Ground;
use super::waves::world::Key;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("cat-and-mouse-ask-mouse", Question),
    ("cat-and-mouse-ask-cat", Question),
    ("cat-and-mouse-safe-mouse", Fact(safe_mouse)),
    ("cat-and-mouse-safe-cat", Fact(safe_cat)),
    ("cat-and-mouse-head-cat", Part),
    ("cat-and-mouse-head-mouse", Part),
    ("cat-and-mouse-head-mouse-safe", Part),
    ("cat-and-mouse-head-cat-safe", Part),
];

/// From each place of the table the mover has a step after which every step of the other leads into the table again, or nothing
/// more can happen to it; and here neither side can force anything.
fn safe(case: &Case, to: usize) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let world = &ground.world;
    let places: Vec<Key> = rows
        .iter()
        .flat_map(|row| {
            let other = world.node(&row[0]);
            let own = world.nodes(&row[1]);
            own.into_iter().map(move |own| if to == 0 { vec![own, other, to] } else { vec![other, own, to] })
        })
        .collect();
    let holds = |place: &Key| match world.leads(place) {
        Ok(steps) => steps.iter().any(|step| match world.leads(step) {
            // A mouse may run into the paws, but no cat into the hole.
            Ok(replies) => {
                let is_caught = |reply: &Key| to == 1 && world.leads(reply) == Err(Fate::Won);
                replies.iter().all(|reply| places.contains(reply) || is_caught(reply))
            }
            // The other side is caught, or cannot move.
            Err(fate) => fate != Fate::Won,
        }),
        Err(fate) => fate != Fate::Lost,
    };
    same(ground.here().0, Fate::Drawn)
        .and(|| is(places.contains(&ground.key), || "this place is not in the table".into()))
        .and(|| all(places.iter().map(|place| is(holds(place), || format!("{place:?} leads out of the table")))))
}

fn safe_mouse(case: &Case) -> Held {
    safe(case, 0)
}

fn safe_cat(case: &Case) -> Held {
    safe(case, 1)
}
