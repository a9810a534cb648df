//! What is said of `chess-corner`, message by message: cells won and lost by playing a lone piece out.

use duel::place::Place;
use num_traits::ToPrimitive;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{
    answers_hold, count_of_winning_moves, found, last_moves_or_answers, lost, stall, the_move_wins,
};
use crate::referee::{best_next, is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("chess-corner-ask", Question),
    ("chess-corner-look-queen", Fact(look_queen)),
    ("chess-corner-look-king", Fact(look_king)),
    ("chess-corner-look-knight", Fact(look_knight)),
    ("chess-corner-claim-won", Fact(count_of_winning_moves)),
    ("chess-corner-claim-lost", Fact(lost)),
    ("chess-corner-place", Fact(count_of_winning_moves)),
    ("chess-corner-place-none", Fact(place_none)),
    ("chess-corner-move", Fact(the_move)),
    ("chess-corner-stall", Fact(stall)),
    ("chess-corner-proof", Fact(proof)),
    ("chess-corner-law-king", Source),
    ("chess-corner-law-king-misere", Source),
    ("chess-corner-law-queen", Source),
    ("chess-corner-law-queen-misere", Source),
    ("chess-corner-law-rook", Source),
    ("chess-corner-law-bishop", Source),
    ("chess-corner-law-knight", Source),
    ("chess-corner-law-knight-misere", Source),
    ("chess-corner-law-knight-board", Source),
    ("chess-corner-law-heaps", Source),
    ("chess-corner-ask-left", Question),
    ("chess-corner-look-left", Fact(look_left)),
    ("chess-corner-place-left", Fact(place_left)),
    ("chess-corner-move-left", Fact(move_left)),
    ("chess-corner-claim-left", Fact(claim_left)),
    ("chess-corner-look-last", Fact(look_last)),
    ("chess-corner-place-last", Fact(place_last)),
    ("chess-corner-move-last", Fact(move_last)),
    ("chess-corner-claim-last", Fact(claim_last)),
    ("chess-corner-law-rule", Source),
];

/// The piece that can still move, by its letter, with its column and row from 0.
fn pieces(place: &dyn Place) -> Vec<(char, u64, u64)> {
    let piece = |text: &str| {
        let mut chars = text.chars();
        let kind = chars.next()?;
        let rest: String = chars.collect();
        let letters: String = rest.chars().take_while(char::is_ascii_lowercase).collect();
        let column = letters.bytes().fold(0, |column, letter| 26 * column + u64::from(letter - b'a' + 1));
        Some((kind, column - 1, rest.get(letters.len()..)?.parse::<u64>().ok()? - 1))
    };
    place.text().split(',').filter_map(piece).collect()
}

/// Whether a piece loses alone on this cell.
fn is_lost_on(place: &dyn Place, kind: char, (x, y): (u64, u64)) -> Option<bool> {
    let column = char::from(b'a' + u8::try_from(x).ok().filter(|x| *x < 26)?);
    is_lost(&*place.reads(&format!("{kind}{column}{}", y + 1)).ok()?)
}

/// The distances are those of the queen, and the pairs that are listed are the lost cells up to the last of them.
fn look_queen(case: &Case) -> Held {
    let place = &*case.met.place;
    let told = (case.nat("x").to_u64(), case.nat("y").to_u64());
    let queens = pieces(place).into_iter().filter(|(kind, ..)| *kind == 'Q');
    let is_there = queens.into_iter().any(|(_, x, y)| told == (Some(x), Some(y)));
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no list is shown".into());
    };
    let number = |row: &Vec<String>, i: usize| row.get(i).and_then(|text| text.parse::<u64>().ok());
    let pairs: Vec<(u64, u64)> = rows.iter().filter_map(|row| Some((number(row, 1)?, number(row, 2)?))).collect();
    // Cells within 7 columns and rows tell the first pairs from others.
    let listed = |x: u64, y: u64| pairs.contains(&(x.min(y), x.max(y)));
    let cells = (0..8).flat_map(|x| (0..8).map(move |y| (x, y)));
    is(is_there, || "no queen stands there".into()).and(|| {
        all(cells.map(|(x, y)| found((x, y, listed(x, y)), is_lost_on(place, 'Q', (x, y)).map(|lost| (x, y, lost)))))
    })
}

fn look_king(case: &Case) -> Held {
    let told = |x: u64, y: u64| {
        let is_edge = x == 0 && y % 2 == 1 || y == 0 && x % 2 == 1;
        is_edge || x.is_multiple_of(2) && y.is_multiple_of(2) && x >= 2 && y >= 2
    };
    let cells = (0..8).flat_map(|x| (0..8).map(move |y| (x, y)));
    let is_board =
        |(x, y): &(u64, u64)| case.met.place.reads(&format!("K{}{}", char::from(b'a' + *x as u8), y + 1)).is_ok();
    all(cells
        .filter(is_board)
        .map(|(x, y)| found((x, y, told(x, y)), is_lost_on(&*case.met.place, 'K', (x, y)).map(|lost| (x, y, lost)))))
}

/// Misère: lost when there are jumps and all lead to won cells, won when some leads to a lost one or there is none.
fn look_knight(case: &Case) -> Held {
    is(case.met.is_misere(), || "this is normal play".into()).and(|| proof(case))
}

fn place_none(case: &Case) -> Held {
    lost(case).and(|| last_moves_or_answers(case))
}

fn the_move(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("mv")) else { return Held::False("it is no move".into()) };
    let cell = case.text("cell");
    let stands = pieces(&*step.next).len();
    let is_there = step.next.text().split(',').any(|piece| piece.get(1..) == Some(cell));
    is(stands > 0 && is_there, || format!("{cell} is not reached")).and(|| the_move_wins(case))
}

/// From the lost position, here or after the move, none leads to another, and each that is not over can be answered.
fn proof(case: &Case) -> Held {
    let Some(is_lost_here) = is_lost(&*case.met.place) else { return Held::Open };
    let place = if is_lost_here { case.met.place.clone() } else { best_next(case) };
    let Some(list) = moves(&*place, 1_000) else { return Held::Open };
    same(is_lost(&*place), Some(true))
        .and(|| all(list.iter().map(|(_, next)| found(false, is_lost(&**next)))))
        .and(|| answers_hold(case, &*case.met.place))
}

/// The pieces that can still move, each looked at alone, as they are written.
fn live(place: &dyn Place) -> Vec<String> {
    let text = place.text();
    let moves = |piece: &&str| place.reads(piece).is_ok_and(|alone| alone.ending().is_none());
    text.split(',').filter(moves).map(str::to_owned).collect()
}

/// So many moves are left, and every way to play them has as many.
fn left(case: &Case) -> Held {
    fn plies(place: &dyn Place) -> Option<usize> {
        if place.ending().is_some() {
            return Some(0);
        }
        let all: Option<Vec<usize>> = moves(place, 100)?.iter().map(|(_, next)| plies(&**next)).collect();
        let all = all?;
        all.iter().all(|one| *one == all[0]).then(|| all[0] + 1)
    }
    let told = case.size("left");
    if told > 6 {
        return Held::Open;
    }
    same(Some(told), plies(&*case.met.place))
        .and(|| same((case.size("odd"), case.size("misere")), (told % 2, usize::from(case.met.is_misere()))))
}

fn look_left(case: &Case) -> Held {
    same(case.texts("pieces"), live(&*case.met.place)).and(|| left(case))
}

fn place_left(case: &Case) -> Held {
    same(case.nat("moves"), case.met.place.moves(0).1)
}

fn move_left(case: &Case) -> Held {
    is(case.met.place.play(case.text("mv")).is_ok(), || "it is no move".into())
}

fn claim_left(case: &Case) -> Held {
    let is_won = (case.size("odd") + case.size("misere")) % 2 == 1;
    left(case).and(|| found(!is_won, is_lost(&*case.met.place)))
}

fn look_last(case: &Case) -> Held {
    let pieces = pieces(&*case.met.place).len();
    let live = live(&*case.met.place);
    same((case.size("others"), live.len()), (pieces - 1, 1)).and(|| same(case.texts("pieces"), live))
}

/// So many moves end the game, and who makes one wins.
fn place_last(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let count = list.iter().filter(|(_, next)| next.ending().is_some()).count();
    same(case.size("count"), count).and(|| is(!case.met.is_misere() && count > 0, || "no move ends it".into()))
}

fn move_last(case: &Case) -> Held {
    let ends = case.met.place.play(case.text("mv")).is_ok_and(|step| step.next.ending().is_some());
    is(ends && !case.met.is_misere(), || "the game goes on".into())
}

fn claim_last(case: &Case) -> Held {
    place_last(case).and(|| count_of_winning_moves(case))
}
