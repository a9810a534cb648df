//! Kinds of mistakes where men are taken and crowned, and kings walk.

use std::sync::Arc;

use duel::place::{Place, Step};
use ground::rules::{Ending, Side};

use super::text::numbers;
use super::{Case, nexts, steps};

/// The opponent can win, or take a man.
pub fn mill(c: &Case) -> bool {
    c.has_winning_reply() || c.replies().iter().any(|left| men(left, c.place.to()) < men(&c.step.next, c.place.to()))
}

/// Another move would have taken a man or won.
pub fn missed_mill(c: &Case) -> bool {
    let closes = |step: &Step| {
        men(&step.next, c.foe()) < men(&c.place, c.foe()) || step.next.ending() == Some(Ending::Won(c.place.to()))
    };
    !closes(&c.step) && steps(&*c.place).iter().any(closes)
}

/// The opponent can take a man, and no man is taken back.
pub fn unguarded(c: &Case) -> bool {
    c.replies().iter().any(|left| {
        let (before, after) = (men(&c.step.next, c.place.to()), men(left, c.place.to()));
        after < before
            && (left.ending().is_some() || nexts(&**left).iter().all(|back| men(back, c.foe()) == men(left, c.foe())))
    })
}

/// A pawn moved, and no better move is one of a pawn.
pub fn early_push(c: &Case) -> bool {
    let is_pawn = |mv: &str| man_at(&c.text(), &mv[..2]).is_some_and(|man| man.eq_ignore_ascii_case(&'p'));
    is_pawn(c.mv()) && !c.better.iter().any(|step| is_pawn(&step.text))
}

/// The opponent can put the king opposite the own one.
pub fn opposition(c: &Case) -> bool {
    let (own, foe) = (king(&c.left(), c.place.to()), king(&c.left(), c.foe()));
    steps(&*c.step.next).iter().any(|step| {
        let ((a, b), (x, y)) = (square(&step.text[2..4]), square(&own));
        step.text[..2] == foe && matches!((a.abs_diff(x), b.abs_diff(y)), (0, 2) | (2, 0))
    })
}

/// The king went away from where it is needed.
pub fn king_away(c: &Case) -> bool {
    c.mv()[..2] == king(&c.text(), c.place.to()) && aim(&c.left(), c.place.to()) > aim(&c.text(), c.place.to())
}

/// Another move would have crowned a man.
pub fn missed_crown(c: &Case) -> bool {
    let crowns = |step: &Step| kings(&step.next, c.place.to()) > kings(&c.place, c.place.to());
    !crowns(&c.step) && steps(&*c.place).iter().any(crowns)
}

/// The opponent can crown a man.
pub fn crown(c: &Case) -> bool {
    c.replies().iter().any(|left| kings(left, c.foe()) > kings(&c.step.next, c.foe()))
}

/// The pieces of a side: the first one's are W, b or capitals of FEN, in morris those in hand are counted with them.
fn men(place: &Arc<dyn Place>, side: Side) -> usize {
    let text = place.text();
    let (board, rest) = text.split_once(' ').unwrap_or((&text, ""));
    let count = |is: &dyn Fn(char) -> bool| board.chars().filter(|c| is(*c)).count();
    match place.card().id {
        "morris" => {
            let hands = rest.split_once('@').map_or_else(Vec::new, |(_, hands)| numbers(hands));
            let own = usize::from(place.to() != side);
            count(&|c| c == if side == Side::First { 'W' } else { 'B' })
                + hands.get(own).map_or(0, |hand| *hand as usize)
        }
        "checkers" => count(&|c| c.eq_ignore_ascii_case(&if side == Side::First { 'b' } else { 'w' })),
        _ => count(&|c| c.is_alphabetic() && c.is_uppercase() == (side == Side::First)),
    }
}

/// The kings of a side at draughts.
fn kings(place: &Arc<dyn Place>, side: Side) -> usize {
    place.text().split(' ').next().map_or(0, |board| board.matches(if side == Side::First { 'B' } else { 'W' }).count())
}

/// Column and row of a square of chess.
fn square(text: &str) -> (i8, i8) {
    let bytes = text.as_bytes();
    ((bytes[0] - b'a') as i8, (bytes[1] - b'1') as i8)
}

/// The men of a FEN with their squares.
fn fen(text: &str) -> Vec<((i8, i8), char)> {
    let mut found = Vec::new();
    for (row, line) in text.split(' ').next().unwrap_or_default().split('/').enumerate() {
        let mut col = 0;
        for c in line.chars() {
            if let Some(free) = c.to_digit(10) {
                col += free as i8;
            } else {
                found.push(((col, 7 - row as i8), c));
                col += 1;
            }
        }
    }
    found
}

/// The man on a square.
fn man_at(text: &str, at: &str) -> Option<char> {
    fen(text).into_iter().find(|(place, _)| *place == square(at)).map(|(_, man)| man)
}

/// Where a side's king stands.
fn king(text: &str, side: Side) -> String {
    let letter = if side == Side::First { 'K' } else { 'k' };
    let (col, row) = fen(text).into_iter().find(|(_, man)| *man == letter).expect("there is a king").0;
    format!("{}{}", char::from(b'a' + col as u8), row + 1)
}

/// Steps of a side's king to its nearest pawn, or to the other king.
fn aim(text: &str, side: Side) -> i8 {
    let (col, row) = square(&king(text, side));
    let steps = |(x, y): (i8, i8)| (col - x).abs().max((row - y).abs());
    let pawn = if side == Side::First { 'P' } else { 'p' };
    let pawns = fen(text).into_iter().filter(|(_, man)| *man == pawn).map(|(at, _)| steps(at)).min();
    pawns.unwrap_or_else(|| steps(square(&king(text, side.other()))))
}
