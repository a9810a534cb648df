//! What these games look like: the players as keys, the split beside them, and the network where there is one.

use crate::games::coalitions::sharing::talk::{Pos, Word, judged};
use crate::games::coalitions::sharing::text::{even, shared};
use crate::games::coalitions::sharing::writing::write_word;
use crate::oracle::shares::{Coalition, Divided, letters};
use crate::say;
use crate::scene::{Mark, Panel, Scene, Shape, Spot};

/// Players whose coalitions can be pointed out; of more there are too many.
const POINTED: usize = 12;

/// The key that ends an objection.
const OBJECT: u32 = 100;

/// The key that accepts.
const ACCEPT: u32 = 101;

/// What the position looks like.
pub fn scene(pos: &Pos) -> Scene {
    let keys = keys(pos);
    match pos.deal.bearing.drawn(spoken_for(pos)) {
        None => keys,
        Some(drawn) => Scene::of(Shape::Beside(vec![
            Panel { title: say!("coalitions-panel-drawn"), scene: drawn },
            Panel { title: say!("coalitions-panel-players"), scene: keys.in_panel(1) },
        ])),
    }
}

fn keys(pos: &Pos) -> Scene {
    let waits = is_waiting(pos);
    let lit = spoken_for(pos);
    let mark = |player: usize| Mark::still(letters(1 << player)).lit(lit >> player & 1 == 1);
    let players =
        (0..pos.players()).map(|player| if waits { mark(player).pointed(player as u32) } else { mark(player) });
    let mut marks: Vec<Mark> = players.collect();
    if waits {
        marks.push(Mark::at("ok", OBJECT));
        marks.push(Mark::at("=", ACCEPT));
    }
    let whole = pos.deal.bearing.whole().to_string();
    let scene = Scene::of(Shape::Keys(marks)).noting(match pos.deal.bearing.divided() {
        Divided::Value => say!("coalitions-note-worth", whole = whole),
        Divided::Cost => say!("coalitions-note-cost", whole = whole),
    });
    let scene = match &pos.split {
        None => {
            let example = write_word(&Word::Propose(even(&pos.deal.bearing.whole(), pos.players())));
            scene.noting(say!("coalitions-note-propose", example = example))
        }
        Some(split) => scene.noting(say!("coalitions-note-split", split = shared(split))),
    };
    match judged(pos) {
        Some(told) => scene.noting(told),
        None if waits => scene.noting(say!("coalitions-note-answer")),
        None if pos.split.is_some() => scene.noting(say!("coalitions-note-typed")),
        None => scene,
    }
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
    let brought = pos.deal.bearing.places(coalition).into_iter().map(|place| Spot(place).in_panel(0));
    members(pos, coalition).into_iter().chain(brought).collect()
}

/// The spots of a coalition's members, in the panel they stand in.
fn members(pos: &Pos, coalition: Coalition) -> Vec<Spot> {
    let panel = usize::from(pos.deal.bearing.is_drawn());
    let bits = (0..pos.players() as u32).filter(|player| is_waiting(pos) && coalition >> player & 1 == 1);
    bits.map(|player| Spot(player).in_panel(panel)).collect()
}

/// How a finger points a word out: the members, then the key that ends the objection.
pub fn path(pos: &Pos, word: &Word) -> Vec<Spot> {
    let panel = usize::from(pos.deal.bearing.is_drawn());
    match word {
        Word::Propose(_) => Vec::new(),
        _ if !is_waiting(pos) => Vec::new(),
        Word::Accept => vec![Spot(ACCEPT).in_panel(panel)],
        Word::Object(coalition) => {
            let mut path = members(pos, *coalition);
            path.push(Spot(OBJECT).in_panel(panel));
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
