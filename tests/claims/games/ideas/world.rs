//! What a plain player sees of a position by the rules alone: what is threatened, what meets it, and moves that are only counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use duel::place::Place;
use ground::rules::{Ending, Side};
use ground::say::{Arg, Say};

use crate::claim::{Held, all, is, same};
use crate::games::{checkers, dodgem, hexapawn, morris, small_chess};
use crate::referee::{Fate, fate_of, moves};
use crate::sweep::{Worth, after, keeps, worth};

pub type Here = Arc<dyn Place>;

/// Moves looked through in one position.
pub const MOST: usize = 1_000;

/// The same position with the other side to move, read from its text; `None`: no text says so.
pub fn passed(place: &Here) -> Option<Here> {
    let text = place.text();
    let (board, _) = text.rsplit_once(' ')?;
    let of = |letter: char| place.reads(&format!("{board} {letter}")).ok().filter(|turned| turned.to() != place.to());
    let may_pass = !text.contains('@') && (place.card().id != "checkers" || !checkers::must_take(&**place));
    if may_pass { ('A'..='Z').chain(['b', 'w']).find_map(of) } else { None }
}

/// The moves that win at once.
pub fn wins(place: &Here) -> Option<Vec<String>> {
    let is_won = |next: &Here| next.ending().is_some() && worth(next).is_some_and(|worth| worth.fate == Fate::Lost);
    Some(moves(&**place, MOST)?.into_iter().filter(|(_, next)| is_won(next)).map(|(text, _)| text).collect())
}

/// What wins at once if the mover does nothing.
pub fn threats(place: &Here) -> Option<Vec<String>> {
    match passed(place) {
        Some(passed) => wins(&passed),
        None if place.card().id == "morris" => morris::closing(&**place, place.to().other()),
        None => None,
    }
}

/// The moves after which the other side has not won and does not win at once.
pub fn meeting(place: &Here) -> Option<Vec<String>> {
    let mut meeting = Vec::new();
    for (text, next) in moves(&**place, MOST)? {
        let is_lost = match next.ending() {
            Some(ending) => fate_of(&ending, next.to()) == Fate::Won,
            None => !wins(&next)?.is_empty(),
        };
        if !is_lost {
            meeting.push(text);
        }
    }
    Some(meeting)
}

/// The moves that a list of threats names, each with what it does.
pub fn named(arg: &Arg) -> Vec<(String, Option<&Say>)> {
    let one = |arg: &'_ Arg| match arg {
        Arg::Text(text) => (text.clone(), None),
        _ => (String::new(), None),
    };
    match arg {
        Arg::List(items) => items.iter().flat_map(named).collect(),
        Arg::Say(says) => {
            let arg = |name: &str| says.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg);
            let does = match arg("does") {
                Some(Arg::Say(does)) => Some(&**does),
                _ => None,
            };
            vec![(arg("mv").map(one).unwrap_or_default().0, does)]
        }
        other => vec![one(other)],
    }
}

/// What a move does is so: told in words of a game.
pub fn is_done(place: &Here, text: &str, does: &Say, mover: Side) -> bool {
    match &*does.key {
        "morris-does-row" | "morris-does-two" | "morris-does-shut" | "morris-does-open" => {
            morris::is_done(place, text, does, mover)
        }
        "small-chess-does-mate" | "toads-and-frogs-does-block" => is_mate(place, text, mover),
        "small-chess-does-stalemate" | "small-chess-does-take" | "small-chess-does-bare" => {
            small_chess::is_done(&**place, text, does, mover)
        }
        "waves-does-catch" => is_hunter(place, mover),
        "waves-does-away" => !is_hunter(place, mover),
        "hexapawn-does-home" => hexapawn::is_home(&**place, text, mover),
        "hexapawn-does-block" => !hexapawn::is_home(&**place, text, mover) && is_mate(place, text, mover),
        "checkers-does-take" | "checkers-does-last" | "checkers-does-crown" | "checkers-does-shut" => {
            checkers::is_done(place, text, does, mover)
        }
        _ => false,
    }
}

/// Whether the move ends the game in this side's favour, made here or where the other side has passed.
fn is_mate(place: &Here, text: &str, mover: Side) -> bool {
    let here = if place.to() == mover { Some(place.clone()) } else { passed(place) };
    here.and_then(|here| after(&here, text)).is_some_and(|next| next.ending() == Some(Ending::Won(mover)))
}

/// Whether a side hunts the other one: what it wins by is a catch.
pub fn is_hunter(place: &Here, side: Side) -> bool {
    (side == Side::First) != (place.card().id == "cat-and-mouse")
}

/// The threats that are told are threats, as many in all as is told.
pub fn are_threats(place: &Here, threats_told: &Arg, count: usize) -> Held {
    let Some(found) = threats(place) else { return Held::Open };
    let told = named(threats_told);
    let mover = place.to().other();
    same(count, found.len()).and(|| is(!told.is_empty(), || "none is named".into())).and(|| {
        all(told.iter().map(|(text, does)| {
            let is_so = does.is_none_or(|does| is_done(place, text, does, mover));
            is(found.contains(text) && is_so, || format!("{text} of {found:?}"))
        }))
    })
}

pub fn arg<'s>(says: &'s Say, name: &str) -> &'s Arg {
    &says.args.iter().find(|(own, _)| *own == name).unwrap_or_else(|| panic!("{} has no {name}", says.key)).1
}

pub fn number(says: &Say, name: &str) -> usize {
    match arg(says, name) {
        Arg::Int(n) => usize::try_from(*n).expect("a natural number"),
        other => panic!("{}: {name} is {other:?}", says.key),
    }
}

/// Moves that the mover and the other side need, gone one by one whoever stands there.
pub fn ways(place: &Here) -> Option<[usize; 2]> {
    let of = |side| match place.card().id {
        "dodgem" => Some(dodgem::way(&**place, side)),
        "hexapawn" => hexapawn::way(&**place, side),
        _ => None,
    };
    Some([of(place.to())?, of(place.to().other())?])
}

/// The same for a side's pieces that have nothing before them.
pub fn free_way(place: &Here, is_mover: bool) -> Option<usize> {
    let side = if is_mover { place.to() } else { place.to().other() };
    if place.card().id == "hexapawn" {
        hexapawn::free_way(&**place, side)
    } else {
        Some(ways(place)?[usize::from(!is_mover)])
    }
}

/// The other side, were it to move, wins by the move told in so many plies and no sooner, and would then threaten what is told behind it.
pub fn is_later(place: &Here, threat_told: &Arg, plies: usize, then_told: &Arg) -> Held {
    let Some(passed) = passed(place) else { return Held::False("nobody can pass".into()) };
    let told = named(threat_told);
    let [(text, does)] = told.as_slice() else { return Held::False(format!("{} are told", told.len())) };
    let is_so = does.is_none_or(|does| is_done(place, text, does, passed.to()));
    worth(&passed)
        .map_or(Held::Open, |found| same(Worth { fate: Fate::Won, plies }, found))
        .and(|| keeps(&passed, text).map_or(Held::Open, |keeps| is(keeps, || format!("{text} is slower"))))
        .and(|| is(is_so, || format!("{does:?}")))
        .and(|| match (then_told, after(&passed, text)) {
            (Arg::Int(0), _) => Held::True,
            (_, Some(next)) => threats(&next).map_or(Held::Open, |found| are_threats(&next, then_told, found.len())),
            _ => Held::False(format!("{text} is illegal")),
        })
}

/// The moves after which the other side does not win within so many plies.
pub fn met_later(place: &Here, plies: usize) -> Option<Vec<String>> {
    let mut met = Vec::new();
    for (text, next) in moves(&**place, MOST)? {
        let left = worth(&next)?;
        if !(left.fate == Fate::Won && left.plies <= plies) {
            met.push(text);
        }
    }
    Some(met)
}

/// The moves that each side still has, the first player's first, where that is the same in whatever order both move, and nobody is out
/// of moves before they are gone. `None`: it depends, or is too much to go through.
pub fn left(place: &Here, known: &mut BTreeMap<String, [usize; 2]>) -> Option<[usize; 2]> {
    let board = place.text().rsplit_once(' ')?.0.to_owned();
    if let Some(left) = known.get(&board) {
        return Some(*left);
    }
    let (mut found, mut can_move) = (None, [false; 2]);
    for here in [place.clone(), passed(place)?] {
        let side = here.to() as usize;
        for (_, next) in moves(&*here, MOST)? {
            can_move[side] = true;
            let mut before = left(&next, known)?;
            before[side] += 1;
            if found.is_some_and(|found| found != before) {
                return None;
            }
            found = Some(before);
        }
    }
    let found = found.unwrap_or_default();
    known.insert(board, found);
    (0..2).all(|side| can_move[side] == (found[side] > 0)).then_some(found)
}
