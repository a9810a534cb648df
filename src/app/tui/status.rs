//! What is said of a game: who sits where, the last move, whose turn it is, what the finger means, how it ended.

use std::cmp::Ordering;
use std::time::Duration;

use crate::tui::desk::Desk;
use crate::tui::men::sign;
use crate::tui::paint::Signs;
use crate::tui::shares;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::theme::Ink;
use duel::rounds::Match;
use ground::num::Int;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::{Form, Say};
use solve::judge::control::{Control, Stop};
use teach::opponent::confession;

/// The longest that a reply may take.
const LONGEST: Duration = Duration::from_secs(10);

/// Columns of the bar that tells how much of the work is done.
const BAR: u64 = 24;

/// Slips that are told there at most; the review tells all.
const TOLD: usize = 1;

/// Who sits where, and how far the game has come.
pub fn seats(sitting: &Sitting, signs: Signs) -> Say {
    let [first, second] = [Side::First, Side::Second].map(|side| sign(sitting.men(), side, signs));
    match sitting.you {
        Some(you) => {
            let level = sitting.level.title(sitting.place().is_repeated());
            say!("screen-seats", first = first, second = second, you = you.name(), level = level)
        }
        None => say!("screen-seats-two", first = first, second = second),
    }
}

/// A side as a person at this table calls it.
pub fn who(sitting: &Sitting, side: Side) -> &'static str {
    match sitting.you {
        Some(you) if you == side => "you",
        Some(_) => "oracle",
        None => side.name(),
    }
}

/// What must be known to play, told to the person at the table.
pub fn notes(sitting: &Sitting) -> Vec<Say> {
    let mover = who(sitting, sitting.place().to());
    let scene = sitting.scene();
    // Who plays is told whose turn it is by name.
    let turn = scene.turn.iter().filter(|_| sitting.you.is_none());
    turn.chain(&scene.notes).map(|note| note.clone().told_of(mover)).collect()
}

/// The last moves: the person's, if the opponent has answered it, and the last one.
pub fn moves(sitting: &Sitting) -> Vec<(Say, Ink)> {
    let nodes = sitting.duel.nodes();
    let mut moves = Vec::new();
    let told = |node: usize| {
        let before = nodes[node].parent?;
        // What chance dealt is no move of anybody's.
        if sitting.duel.is_lot(before) {
            return None;
        }
        let mover = nodes[before].place.to();
        Some((
            say!("screen-told", who = who(sitting, mover), told = sitting.duel.seen(node).told.formed(Form::Did)),
            Ink::Text,
        ))
    };
    if let Some(own) = sitting.duel.node().parent {
        let is_answer = nodes[own].parent.is_some_and(|parent| nodes[parent].place.to() != nodes[own].place.to());
        moves.extend(told(own).filter(|_| is_answer));
    }
    moves.extend(told(sitting.duel.cursor()));
    moves
}

/// What is said after the last move, with its meaning: the opponent's remark, then whose turn it is, or how it ended.
pub fn turn_lines(sitting: &Sitting, desk: &Desk) -> Vec<(Say, Ink)> {
    let mut lines = Vec::new();
    if let Some(remark) = sitting.said.as_ref().and_then(|pick| pick.says(desk.settings.remarks)) {
        lines.push((say!("screen-remark", remark = remark.clone()), Ink::Hint));
    }
    match sitting.place().ending() {
        Some(ending) => {
            lines.extend(ended(sitting, &ending));
            lines.extend(confessed(sitting));
        }
        None => lines.extend(turn(sitting, desk)),
    }
    lines
}

/// The result in a word.
pub fn result(sitting: &Sitting, ending: &Ending) -> (Say, Ink) {
    let winner = match ending {
        Ending::Won(side) => Some(*side),
        Ending::Drawn => None,
        Ending::Score { first, second } => match first.cmp(second) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
        },
    };
    match winner {
        None => (say!("end-drawn"), Ink::Drawn),
        Some(side) if sitting.you == Some(side) => (say!("end-won"), Ink::Won),
        Some(_) if sitting.you.is_some() => (say!("end-lost"), Ink::Lost),
        Some(side) => (say!("end-side", side = side.name()), Ink::Won),
    }
}

/// How a match stands.
pub fn score(rounds: &Match) -> Say {
    let [own, other] = rounds.points();
    say!("rounds-score", rounds = rounds.all(), own = &own, other = &other)
}

fn ended(sitting: &Sitting, ending: &Ending) -> Vec<(Say, Ink)> {
    let (says, ink) = result(sitting, ending);
    let mut lines = vec![match ending {
        Ending::Score { first, second } if sitting.place().is_repeated() => (round(sitting, first, second), ink),
        _ => (says, ink),
    }];
    if let (Ending::Score { first, second }, false) = (ending, sitting.place().is_repeated()) {
        let (own, other) = if sitting.you == Some(Side::Second) { (second, first) } else { (first, second) };
        lines.push((say!("end-points", own = own, other = other), Ink::Text));
    }
    if sitting.is_match() {
        if let Some(confession) = &sitting.confession {
            lines.push((say!("screen-remark", remark = confession.clone()), Ink::Warning));
        }
        lines.push((score(&sitting.rounds), Ink::Text));
        // Hands that were shown are not taken back.
        let undo = if sitting.is_shown() { "no" } else { "yes" };
        lines.push((say!("screen-round-what-now", undo = undo), Ink::Hint));
    }
    lines
}

/// What a round paid, and to whom.
fn round(sitting: &Sitting, first: &Int, second: &Int) -> Say {
    let (winner, points) = match first.cmp(second) {
        Ordering::Greater => (who(sitting, Side::First), first - second),
        Ordering::Less => (who(sitting, Side::Second), second - first),
        Ordering::Equal => ("nobody", Int::default()),
    };
    say!("end-round", who = winner, points = points.to_string())
}

/// What an opponent that errs tells once the game is over.
pub fn confessed(sitting: &Sitting) -> Vec<(Say, Ink)> {
    let Some((errs, known)) = sitting.level.confession().zip(sitting.here()) else { return Vec::new() };
    match &known.slips {
        Some(Ok(slips)) => confession::lines(errs, slips, TOLD).into_iter().map(|line| (line, Ink::Hint)).collect(),
        Some(Err(stop)) => vec![(refusal(stop), Ink::Hint)],
        None => Vec::new(),
    }
}

fn turn(sitting: &Sitting, desk: &Desk) -> Vec<(Say, Ink)> {
    let here = sitting.here();
    if sitting.offer.is_some() {
        return vec![(say!("screen-give-back"), Ink::Warning), (say!("screen-give-back-keys"), Ink::Hint)];
    }
    if sitting.is_opponents_turn() && sitting.purpose == Purpose::Exercise {
        return Vec::new();
    }
    if sitting.is_opponents_turn() {
        return match (here.and_then(|known| known.mute.as_ref()), &desk.slow) {
            (Some(stop), _) => vec![(say!("screen-oracle-mute", why = refusal(stop)), Ink::Warning)],
            _ if sitting.is_held => vec![(say!("screen-oracle-waits"), Ink::Key)],
            (None, Some(control)) => replying(control, desk),
            (None, None) => vec![(say!("screen-oracle-moves"), Ink::Text)],
        };
    }
    let mut lines = vec![(say!("screen-turn-of", who = who(sitting, sitting.place().to())), Ink::Title)];
    if let Some(ledger) = sitting.shares() {
        lines.extend(shares::told(ledger, sitting.pointer.at).into_iter().map(|say| (say, Ink::Text)));
        return lines;
    }
    lines.extend(pointed(sitting).map(|say| (say, Ink::Text)));
    lines.extend(ways_on(sitting).map(|say| (say, Ink::Hint)));
    lines
}

/// Where the arcs of the node pointed at lead: no picture says it as surely.
fn ways_on(sitting: &Sitting) -> Option<Say> {
    let (node, ways) = sitting.scene().ways_on(sitting.pointer.at?)?;
    Some(if ways.is_empty() {
        say!("screen-no-way-on", node = node)
    } else {
        say!("screen-ways-on", node = node, ways = ways)
    })
}

/// What Enter does while the person is to move, in a word.
pub fn meant(sitting: &Sitting) -> Say {
    if let Some(ledger) = sitting.shares() {
        return shares::label(ledger);
    }
    match sitting.pointer.meant(sitting.choices()).as_slice() {
        [one] if one.path.len() == sitting.pointer.chosen.len() + 1 => {
            let told = sitting.place().play(&one.text).map(|step| step.told.formed(Form::Do));
            told.unwrap_or_else(|_| Say::verbatim(one.text.clone()))
        }
        [] => say!("label-type"),
        _ if sitting.pointer.chosen.is_empty() => say!("label-take-up"),
        _ => say!("label-go-on"),
    }
}

/// What Enter would do.
fn pointed(sitting: &Sitting) -> Option<Say> {
    if sitting.choices().is_empty() {
        // Where moves are endlessly many, none is listed.
        return Some(match sitting.place().moves(1).0.first() {
            Some(mv) => say!("screen-type-a-move", mv = mv),
            None => say!("screen-type-your-own"),
        });
    }
    let meant = sitting.pointer.meant(sitting.choices());
    match meant.as_slice() {
        [] => None,
        [one] if one.path.len() == sitting.pointer.chosen.len() + 1 => {
            let told = sitting.place().play(&one.text).ok()?.told.formed(Form::Do);
            Some(say!("screen-pointed", told = told))
        }
        many => Some(say!("screen-pointed-many", count = many.len())),
    }
}

/// That something is being thought about, and how far.
pub fn thinking(control: &Control) -> Say {
    match control.progress() {
        (done, Some(all)) if all > 0 => say!("screen-thinking-part", percent = done.min(all) * 100 / all),
        (done, _) => say!("screen-thinking", done = done),
    }
}

/// That the opponent thinks about its move: the phase, how far it is, how long it may take yet, and the key that ends it.
fn replying(control: &Control, desk: &Desk) -> Vec<(Say, Ink)> {
    let (done, all) = control.progress();
    let phase = match (control.is_calm(), all) {
        (true, _) => say!("screen-playing-out", done = done),
        (false, Some(all)) if all > 0 => say!("screen-proving-part", percent = done.min(all) * 100 / all),
        (false, _) => say!("screen-proving", done = done),
    };
    let waited = desk.clock.now.saturating_sub(desk.asked_at).as_secs();
    let left = LONGEST.as_secs().saturating_sub(waited);
    let mut lines = vec![(say!("screen-thinking-now"), Ink::Title)];
    if let Some(all) = all.filter(|all| *all > 0) {
        lines.push((Say::verbatim(bar(done, all, desk)), Ink::Key));
    }
    lines.push((phase, Ink::Text));
    lines.push((say!("screen-seconds-left", seconds = left), Ink::Text));
    lines.push((say!("screen-play-now"), Ink::Key));
    lines
}

/// How much of the work is done.
fn bar(done: u64, all: u64, desk: &Desk) -> String {
    let full = (done.min(all) * BAR / all.max(1)) as usize;
    let (some, none) = if desk.is_ascii() { ("#", ".") } else { ("█", "░") };
    format!("{}{}", some.repeat(full), none.repeat(BAR as usize - full))
}

/// Why there is no answer.
pub fn refusal(stop: &Stop) -> Say {
    match stop {
        Stop::Asked => say!("screen-stopped"),
        Stop::TooLarge(why) => say!("screen-too-large", why = why.clone()),
    }
}
