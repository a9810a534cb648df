//! What these games look like: a table of what the players bring and get, and the network where there is one.

use crate::coalitions::sharing::deal::Brought;
use crate::coalitions::sharing::talk::{Pos, Word, judged};
use crate::coalitions::sharing::text::even;
use crate::coalitions::sharing::writing::write_word;
use ground::say;
use ground::say::Say;
use ground::scene::hand::Key;
use ground::scene::ledger::{Group, Ledger, Stake};
use ground::scene::{Mark, Panel, Scene, Shape, Spot};
use solve::judge::control::Control;
use solve::judge::shares::{Coalition, Divided, letters};

/// Players whose coalitions can be pointed out; of more there are too many.
const POINTED: usize = 12;

/// Players whose coalitions are worked out for the table, at most.
const GROUPED: usize = 8;

/// Coalitions in the table at most.
const GROUPS: usize = 1_000;

/// The panel of the network, where there is one: the table stands before it.
pub const NETWORK: usize = 1;

/// The key that ends an objection.
const OBJECT: u32 = 100;

/// The key that accepts.
const ACCEPT: u32 = 101;

/// What the position looks like.
pub fn scene(pos: &Pos) -> Scene {
    let table = table(pos);
    let scene = match pos.deal.bearing.drawn(spoken_for(pos)) {
        None => table,
        Some(drawn) => Scene::of(Shape::Beside(vec![
            Panel { title: say!("coalitions-panel-players"), scene: table },
            Panel { title: say!("coalitions-panel-drawn"), scene: drawn.in_panel(NETWORK) },
        ])),
    };
    scene.noting(note(pos))
}

/// What can be done now, or how the talk ended. It stands with the words, so that it makes no board larger.
fn note(pos: &Pos) -> Say {
    let whole = pos.deal.bearing.whole();
    let example = || write_word(&Word::Propose(even(&whole, pos.players())));
    match judged(pos) {
        Some(told) => told,
        None if pos.split.is_none() && pos.deal.bearing.divided() == Divided::Cost => {
            say!("coalitions-note-propose-cost", whole = whole.to_string(), example = example())
        }
        None if pos.split.is_none() => say!("coalitions-note-propose", whole = whole.to_string(), example = example()),
        None if is_waiting(pos) => say!("coalitions-note-answer"),
        None => say!("coalitions-note-typed"),
    }
}

fn table(pos: &Pos) -> Scene {
    let (waits, is_open) = (is_waiting(pos), pos.split.is_none());
    let lit = spoken_for(pos);
    let Brought { rule, heading, each, groups, are_told } = pos.deal.bearing.brought();
    let mark = |player: usize| {
        let mark = Mark::still(letters(1 << player)).lit(lit >> player & 1 == 1);
        if waits || is_open { mark.pointed(player as u32) } else { mark }
    };
    let share = |player: usize| pos.split.as_ref().and_then(|split| split.get(player).cloned());
    let row = |(player, (brings, pips))| Stake { mark: mark(player), brings, pips, share: share(player) };
    Scene::of(Shape::Ledger(Ledger {
        rule,
        brings: heading,
        rows: each.into_iter().enumerate().map(row).collect(),
        whole: pos.deal.bearing.whole(),
        is_cost: pos.deal.bearing.divided() == Divided::Cost,
        is_open,
        heading: groups,
        groups: grouped(pos, are_told),
        are_told,
        keys: keys(pos),
    }))
}

/// The answers that can be given; once the talk is over, the one that was.
fn keys(pos: &Pos) -> Vec<Key<Mark>> {
    let object = |mark: Mark| Key::of(mark).called(say!("coalitions-key-object"));
    let accept = |mark: Mark| Key::of(mark).called(say!("coalitions-key-accept"));
    match &pos.answer {
        Some(Word::Object(_)) => vec![object(Mark::still("ok").lit(true))],
        Some(_) => vec![accept(Mark::still("=").lit(true))],
        None if is_waiting(pos) => vec![object(Mark::at("ok", OBJECT)), accept(Mark::at("=", ACCEPT))],
        None => Vec::new(),
    }
}

/// The coalitions in the table, small ones first.
fn grouped(pos: &Pos, are_told: bool) -> Vec<Group> {
    let players = pos.players();
    if players > GROUPED && !are_told {
        return Vec::new();
    }
    let Ok(worths) = pos.deal.worths(&Control::new()) else { return Vec::new() };
    let mut masks: Vec<Coalition> =
        (1..(1 << players) - 1).filter(|mask| pos.deal.bearing.is_shown(*mask, &worths)).collect();
    masks.sort_by_key(|mask| mask.count_ones());
    masks.truncate(GROUPS);
    let members = |mask: Coalition| (0..players).filter(|player| mask >> player & 1 == 1).collect();
    masks.into_iter().map(|mask| Group { members: members(mask), alone: worths.of(mask) }).collect()
}

/// The coalition that objected, once the talk is over; it is lit.
fn spoken_for(pos: &Pos) -> Coalition {
    if let Some(Word::Object(coalition)) = pos.answer { coalition } else { 0 }
}

fn is_waiting(pos: &Pos) -> bool {
    pos.split.is_some() && pos.answer.is_none() && pos.players() <= POINTED
}

/// The spots of a coalition's members, and of what they bring where that is drawn.
pub fn lit(pos: &Pos, coalition: Coalition) -> Vec<Spot> {
    let brought = pos.deal.bearing.places(coalition).into_iter().map(|place| Spot(place).in_panel(NETWORK));
    members(pos, coalition).into_iter().chain(brought).collect()
}

/// The spots of a coalition's members, in the panel they stand in.
fn members(pos: &Pos, coalition: Coalition) -> Vec<Spot> {
    let bits = (0..pos.players() as u32).filter(|player| is_waiting(pos) && coalition >> player & 1 == 1);
    bits.map(Spot).collect()
}

/// How a finger points a word out: the members, then the key that ends the objection.
pub fn path(pos: &Pos, word: &Word) -> Vec<Spot> {
    match word {
        Word::Propose(_) => Vec::new(),
        _ if !is_waiting(pos) => Vec::new(),
        Word::Accept => vec![Spot(ACCEPT)],
        Word::Object(coalition) => {
            let mut path = members(pos, *coalition);
            path.push(Spot(OBJECT));
            path
        }
    }
}

/// The answers that can be pointed out.
pub fn pointable(pos: &Pos) -> Vec<Word> {
    if !is_waiting(pos) {
        return Vec::new();
    }
    let coalitions = 1..(1 << pos.players()) - 1;
    coalitions.map(Word::Object).chain([Word::Accept]).collect()
}
