//! An end worth reaching: the result, the course of the game as a bar, what was given away, and the doors that lead on.

use ratatui::text::{Line, Span};

use crate::tui::card::row;
use crate::tui::column::Column;
use crate::tui::desk::Desk;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::status::{self, result, who};
use crate::tui::text;
use crate::tui::theme::Ink;
use duel::game::manner::Manner;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;
use solve::judge::value::Outcome;
use teach::lesson::shipped::{Shipped, about, shipped};

/// Whether the end of this game has a card of its own.
pub fn is_told(sitting: &Sitting) -> bool {
    sitting.purpose == Purpose::Game && !sitting.is_match()
}

/// The card, in so many columns and rows.
pub fn lines(sitting: &Sitting, desk: &Desk, (width, rows): (u16, u16)) -> Vec<Line<'static>> {
    let Some(ending) = sitting.place().ending() else { return Vec::new() };
    let mut card = Column::new(desk, width);
    let (says, ink) = result(sitting, &ending);
    card.say(&says, ink);
    if let Ending::Score { first, second } = &ending {
        let (own, other) = if sitting.you == Some(Side::Second) { (second, first) } else { (first, second) };
        card.say(&say!("end-points", own = own, other = other), Ink::Text);
    }
    let began = sitting.duel.nodes()[0].place.to();
    match sitting.duel.ply() {
        // A position may be over before a move was made.
        0 => card.say(&say!("end-before"), Ink::Hint),
        moves => card.say(&say!("end-course", moves = moves, who = who(sitting, began)), Ink::Hint),
    }
    // A split is won or lost by an objection: whose it was, and whether it is true.
    if sitting.place().card().manner == Manner::Splits {
        card.gap();
        for says in &status::notes(sitting) {
            card.say(says, Ink::Text);
        }
    }
    card.gap();
    let had = had_it(sitting);
    if had.iter().any(Option::is_some) && rows >= 14 {
        bars(&mut card, sitting, &had);
    }
    if let Some(says) = judged(sitting) {
        card.say(&says, Ink::Text);
    }
    for (says, ink) in status::confessed(sitting) {
        card.say(&says, ink);
    }
    card.gap();
    for (i, (door, key)) in doors(sitting, desk).iter().enumerate() {
        let mark = if i == 0 { "▸ " } else { "  " };
        card.lines.extend(row(&format!("{mark}{}", desk.speak(door)), Ink::Text, &desk.called(key), desk, width));
    }
    card.lines
}

/// Who had the game at each position of it, as far as that is known: `None` in the middle of a draw or where nothing is known.
fn had_it(sitting: &Sitting) -> Vec<Option<Had>> {
    let had = |&node: &usize| {
        let mover = sitting.duel.nodes()[node].place.to();
        let value = sitting.known_of(node)?.value()?.ok()?;
        if !value.is_proved() || value.is_open() {
            return None;
        }
        Some(match value.outcome() {
            Outcome::N => Had::Side(mover),
            Outcome::P => Had::Side(mover.other()),
            Outcome::D => Had::Nobody,
        })
    };
    sitting.duel.trail().iter().map(had).collect()
}

/// Who had the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Had {
    Side(Side),
    Nobody,
}

/// How many of the person's moves gave something away, where all of them are judged.
fn judged(sitting: &Sitting) -> Option<Say> {
    let you = sitting.you?;
    let trail = sitting.duel.trail();
    let had: Option<Vec<Had>> = had_it(sitting).into_iter().collect();
    let had = had?;
    let worth = |had: Had| match had {
        Had::Side(side) if side == you => 2,
        Had::Nobody => 1,
        Had::Side(_) => 0,
    };
    let own: Vec<bool> = trail
        .windows(2)
        .zip(had.windows(2))
        .filter(|(pair, _)| sitting.duel.nodes()[pair[0]].place.to() == you)
        .map(|(_, pair)| worth(pair[1]) < worth(pair[0]))
        .collect();
    let slips = own.iter().filter(|slip| **slip).count();
    Some(say!("end-judged", moves = own.len(), slips = slips))
}

/// The last position in which the person to move had the game and gave it away.
pub fn had_last(sitting: &Sitting) -> Option<usize> {
    let you = sitting.you?;
    let (trail, had) = (sitting.duel.trail(), had_it(sitting));
    let is_own = |&at: &usize| sitting.duel.nodes()[trail[at]].place.to() == you && had[at] == Some(Had::Side(you));
    (0..trail.len()).rev().find(is_own).map(|at| trail[at])
}

/// The lesson to go on with, and what it is called here: the one behind this game, else the first that is not done.
pub fn lesson(sitting: &Sitting, desk: &Desk) -> Option<(Shipped, Say)> {
    let language = desk.tongue.language;
    if let Some(behind) = about(sitting.place().card().id, language) {
        return Some((behind, say!("end-lesson-behind")));
    }
    let done = &desk.ledger.course().lessons;
    let next = shipped(language).into_iter().find(|one| !done.contains(&one.name))?;
    Some((next, say!("end-lesson-next")))
}

/// What can be done here, each with its key; Enter does the first.
pub fn doors(sitting: &Sitting, desk: &Desk) -> Vec<(Say, &'static str)> {
    let has_lost = matches!(sitting.place().ending(), Some(ending) if result(sitting, &ending).1 == Ink::Lost);
    let mut doors = Vec::new();
    if has_lost && had_last(sitting).is_some() {
        doors.push((say!("end-from-there"), "Enter"));
        doors.push((say!("end-again"), "X"));
    } else {
        doors.push((say!("end-again"), "Enter"));
    }
    doors.push((say!("end-as-before"), "N"));
    doors.push((say!("end-look-back"), "g"));
    doors.extend(lesson(sitting, desk).map(|(_, says)| (says, "P")));
    doors.push((say!("end-undo"), "u"));
    doors.push((say!("end-home"), "Esc"));
    doors
}

/// Who had the game, move by move: a bar for each side.
fn bars(card: &mut Column, sitting: &Sitting, had: &[Option<Had>]) {
    let heading = say!("end-had");
    card.say(&heading, Ink::Title);
    let room = usize::from(card.width.saturating_sub(12)).max(1);
    // A long game shows every so many moves.
    let step = had.len().div_ceil(room);
    let shown: Vec<Option<Had>> = had.iter().copied().step_by(step).collect();
    let (full, none) = if card.desk.is_ascii() { ("#", ".") } else { ("█", "·") };
    for side in [Side::First, Side::Second] {
        let bar: String = shown.iter().map(|had| if *had == Some(Had::Side(side)) { full } else { none }).collect();
        let name = card.desk.speak(&say!("end-side-name", who = who(sitting, side)));
        let pad = 10usize.saturating_sub(usize::from(text::width(&name)));
        let ink = if side == Side::First { Ink::First } else { Ink::Second };
        card.lines.push(Line::from(vec![
            Span::styled(format!("{name}{}", " ".repeat(pad)), card.desk.theme.style(Ink::Text)),
            Span::styled(bar, card.desk.theme.style(ink)),
        ]));
    }
    card.gap();
}
