//! What is said under the board: who sits where, the last move, whose turn it is, what the finger means, how it ended.

use crate::duel::rounds::Match;
use crate::opponent::Level;
use crate::opponent::confession;
use crate::oracle::control::{Control, Stop};
use crate::rules::{Ending, Side};
use crate::say;
use crate::say::Say;
use crate::tui::desk::Desk;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::theme::Ink;

/// Rows that are kept free for it.
pub const ROWS: u16 = 5;

/// Slips that are told there at most; the review tells all.
const TOLD: usize = 1;

/// Who sits where, and how far the game has come.
pub fn seats(sitting: &Sitting) -> Say {
    match sitting.you {
        Some(you) => {
            let level = sitting.level.title(sitting.place().is_repeated());
            say!("screen-seats", you = you.name(), level = level, ply = sitting.duel.ply())
        }
        None => say!("screen-seats-two", ply = sitting.duel.ply()),
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

/// The person's move, if the opponent has answered it: a quick answer must not take it away before it was read.
pub fn before(sitting: &Sitting) -> Option<Say> {
    let nodes = sitting.duel.nodes();
    let own = sitting.duel.node().parent?;
    let parent = nodes[own].parent?;
    let (before, last) = (nodes[parent].place.to(), nodes[own].place.to());
    let is_answer = sitting.you == Some(before) && before != last;
    is_answer.then(|| say!("screen-told", who = "you", told = sitting.duel.seen(own).told))
}

/// Everything to be said under the board, with its meaning.
pub fn lines(sitting: &Sitting, desk: &Desk) -> Vec<(Say, Ink)> {
    let mut lines = Vec::new();
    let node = sitting.duel.node();
    if let Some(parent) = node.parent {
        let mover = sitting.duel.nodes()[parent].place.to();
        lines.push((
            say!("screen-told", who = who(sitting, mover), told = sitting.duel.seen(sitting.duel.cursor()).told),
            Ink::Text,
        ));
    }
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

/// How a match stands.
pub fn score(rounds: &Match) -> Say {
    let [own, other] = rounds.points();
    say!("rounds-score", rounds = rounds.all(), own = &own, other = &other)
}

fn ended(sitting: &Sitting, ending: &Ending) -> Vec<(Say, Ink)> {
    let (says, ink) = match ending {
        Ending::Won(side) if sitting.you == Some(*side) => (say!("screen-you-won"), Ink::Won),
        Ending::Won(_) if sitting.you.is_some() => (say!("screen-you-lost"), Ink::Lost),
        Ending::Won(side) => (say!("screen-side-won", side = side.name()), Ink::Won),
        Ending::Drawn => (say!("screen-drawn"), Ink::Drawn),
        Ending::Score { first, second } => {
            let winner = match first.cmp(second) {
                std::cmp::Ordering::Equal => "nobody",
                std::cmp::Ordering::Greater => who(sitting, Side::First),
                std::cmp::Ordering::Less => who(sitting, Side::Second),
            };
            (say!("screen-score", first = first, second = second, winner = winner), Ink::Won)
        }
    };
    let mut lines = vec![(says, ink)];
    if !sitting.is_match() {
        lines.push((say!("screen-over-what-now"), Ink::Hint));
        return lines;
    }
    if let Some(confession) = &sitting.confession {
        lines.push((say!("screen-remark", remark = confession.clone()), Ink::Warning));
    }
    lines.push((score(&sitting.rounds), Ink::Text));
    lines.push((say!("screen-round-what-now"), Ink::Hint));
    lines
}

/// What an opponent with a flaw tells once the game is over.
fn confessed(sitting: &Sitting) -> Vec<(Say, Ink)> {
    let (Level::Flawed(flaw), Some(known)) = (sitting.level, sitting.here()) else { return Vec::new() };
    match &known.slips {
        Some(Ok(slips)) => confession::lines(flaw, slips, TOLD).into_iter().map(|line| (line, Ink::Hint)).collect(),
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
        return vec![match (here.and_then(|known| known.mute.as_ref()), &desk.slow) {
            (Some(stop), _) => (say!("screen-oracle-mute", why = refusal(stop)), Ink::Warning),
            _ if sitting.is_held => (say!("screen-oracle-waits"), Ink::Key),
            (None, Some(control)) => (replying(control), Ink::Key),
            (None, None) => (say!("screen-oracle-moves"), Ink::Text),
        }];
    }
    let mut lines = vec![(say!("screen-turn-of", who = who(sitting, sitting.place().to())), Ink::Title)];
    lines.extend(pointed(sitting).map(|say| (say, Ink::Text)));
    lines
}

/// What Enter would do.
fn pointed(sitting: &Sitting) -> Option<Say> {
    if sitting.choices().is_empty() {
        // Where moves are endlessly many, none is listed.
        let is_endless = sitting.place().moves(1).0.is_empty();
        return Some(if is_endless { say!("screen-type-your-own") } else { say!("screen-type-a-move") });
    }
    let meant = sitting.pointer.meant(sitting.choices());
    match meant.as_slice() {
        [] => None,
        [one] if one.path.len() == sitting.pointer.chosen.len() + 1 => {
            let told = sitting.place().play(&one.text).ok()?.told;
            Some(say!("screen-pointed", told = told, text = one.text.clone()))
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

/// That the opponent thinks about its move: whether it proves or guesses, and how far it is.
fn replying(control: &Control) -> Say {
    let (done, _) = control.progress();
    if control.is_calm() { say!("screen-playing-out", done = done) } else { say!("screen-proving", done = done) }
}

/// Why there is no answer.
pub fn refusal(stop: &Stop) -> Say {
    match stop {
        Stop::Asked => say!("screen-stopped"),
        Stop::TooLarge(why) => say!("screen-too-large", why = why.clone()),
    }
}
