//! Moves by the names people have for them, in games whose notation says little to the eye.

use crate::game::manner::Manner;
use crate::place::Place;
use ground::say::{Arg, Say};

/// What a move is called here; its notation where it has no other name.
pub fn name(place: &dyn Place, text: &str) -> Say {
    let named = if place.card().manner == Manner::Strings { place.named(text) } else { None };
    named.unwrap_or_else(|| Say::verbatim(text))
}

/// What the reply to a move is called.
pub fn reply(place: &dyn Place, text: &str, reply: &str) -> Say {
    place.after(text).map_or_else(|_| Say::verbatim(reply), |next| name(&*next, reply))
}

/// What the moves of a line are called, each in the position it is played in.
pub fn line(place: &dyn Place, moves: &[impl AsRef<str>]) -> Vec<Say> {
    let mut here = None;
    let mut told = Vec::new();
    for mv in moves.iter().map(AsRef::as_ref) {
        let place = here.as_deref().unwrap_or(place);
        told.push(name(place, mv));
        here = place.after(mv).ok().or(here);
    }
    told
}

/// A sentence about this position with its moves by their names.
pub fn says(place: &dyn Place, says: &Say) -> Say {
    let is_named = place.card().manner == Manner::Strings;
    let args = says.args.iter().map(|(key, value)| (*key, arg(place, value)));
    if is_named { Say { key: says.key.clone(), args: args.collect() } } else { says.clone() }
}

fn arg(place: &dyn Place, value: &Arg) -> Arg {
    match value {
        Arg::Text(text) => place.named(text).map_or_else(|| value.clone(), |name| Arg::Say(Box::new(name))),
        Arg::Say(inner) => Arg::Say(Box::new(says(place, inner))),
        Arg::List(all) => Arg::List(all.iter().map(|value| arg(place, value)).collect()),
        other => other.clone(),
    }
}
