//! What is pointed at in a position of Othello, held by the rules of the board.

use std::sync::Arc;

use duel::place::Place;

use super::discs::{corners, ends, letter, open, other, turns};
use super::number;
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::rows;
use crate::sweep::after;

fn best(case: &Case) -> String {
    case.met.answer.best[0].clone()
}

fn play(case: &Case, text: &str) -> Arc<dyn Place> {
    after(&case.met.place, text).expect("a legal move")
}

/// The corners that a side can take, by name.
pub fn open_corners(place: &dyn Place, disc: char) -> Vec<String> {
    let board = Drawing::of(place);
    let corners = corners(&board);
    open(&board, disc).into_iter().filter(|cell| corners.contains(cell)).map(|cell| board.name(cell)).collect()
}

fn foe(case: &Case) -> char {
    other(letter(case.met.place.to()))
}

/// The move gives the opponent these corners.
pub fn given(case: &Case) -> Held {
    let corners = open_corners(&*play(case, case.text("cell")), foe(case));
    same(case.texts("corners"), corners)
}

pub fn gives(case: &Case) -> Held {
    let moves = case.met.place.moves(64).0;
    let count = moves.iter().filter(|text| !open_corners(&*play(case, text), foe(case)).is_empty()).count();
    all([
        same((case.size("count"), case.says("moves").len()), (count, count)),
        same(case.text("best").to_owned(), best(case)),
        same(open_corners(&*play(case, &best(case)), foe(case)), Vec::new()),
    ])
}

pub fn after_best(case: &Case) -> Held {
    let next = play(case, &best(case));
    let board = Drawing::of(&*next);
    let answers: Vec<String> = open(&board, foe(case)).into_iter().map(|cell| board.name(cell)).collect();
    let row = |answer: &String| {
        let last = after(&next, answer).expect("a legal answer");
        let corners = open_corners(&*last, letter(case.met.place.to()));
        vec![answer.clone(), if corners.is_empty() { "–".to_owned() } else { corners.join(" ") }]
    };
    let found: Vec<Vec<String>> = answers.iter().map(row).collect();
    let opened = found.iter().filter(|row| row[1] != "–").count();
    all([
        same(case.text("cell").to_owned(), best(case)),
        same(case.texts("answers"), answers.clone()),
        same((case.size("count"), case.size("opened")), (answers.len(), opened)),
        is(opened == 0 || rows(case) == found, || format!("{found:?}")),
        same(case.text("must"), if opened == answers.len() { "yes" } else { "no" }),
    ])
}

pub fn after_pass(case: &Case) -> Held {
    let next = play(case, &best(case));
    same(case.text("cell").to_owned(), best(case)).and(|| same(next.moves(9).0, vec!["pass".to_owned()]))
}

/// No move turns more discs, others end better, and the answer keeps what the opponent has then.
pub fn greedy(case: &Case) -> Held {
    let (board, own) = (Drawing::of(&*case.met.place), letter(case.met.place.to()));
    let most = open(&board, own).into_iter().map(|cell| turns(&board, own, cell).len()).max();
    let cell = case.text("cell");
    let next = play(case, cell);
    let is_corner = case.text("answer") != "pass" && corners(&board).contains(&board.cell(case.text("answer")));
    let kind = match case.text("answer") {
        "pass" => "pass",
        _ if is_corner => "corner",
        _ => "plain",
    };
    let counted = all([
        same(Some(case.size("discs")), most),
        same(turns(&board, own, board.cell(cell)).len(), case.size("discs")),
        same(case.text("kind"), kind),
    ]);
    counted.and(|| {
        let (Some(here), Some(there)) = (ends(&*case.met.place), ends(&*next)) else { return Held::Open };
        let lead = |rows: &[(String, i64, i64)]| rows.iter().map(|(_, own, other)| own - other).max();
        let best = lead(&here).unwrap_or(0);
        let told = here.iter().find(|(text, ..)| text == cell).map(|(_, own, other)| own - other);
        let answer = there.iter().find(|(text, ..)| text == case.text("answer")).map(|(_, own, other)| own - other);
        all([
            same(told, Some(number(case, "ahead"))),
            is(told.is_some_and(|told| told < best), || "it is one of the best".into()),
            same(answer, lead(&there)),
        ])
    })
}
