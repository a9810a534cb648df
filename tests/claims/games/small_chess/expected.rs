//! What is said of the play that a search expects: where it ends, what the board counts there, and what other moves come to.

use std::sync::Arc;

use duel::place::Place;
use ground::say::Arg;
use solve::judge::value::Value;

use super::{best, here, points, proved};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::{line, rows};
use crate::plain_chess::Plain;
use crate::sweep::after;

fn number(case: &Case, name: &str) -> i64 {
    match case.arg(name) {
        Arg::Int(n) => *n,
        other => panic!("{name} is {other:?}"),
    }
}

/// It is told as an estimate, the same number that is counted at the end of the play expected.
pub fn claim_estimate(case: &Case) -> Held {
    let Value::Estimate { ahead, depth } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let counted = case.met.answer.reason.steps.iter().find(|step| step.says.key == "small-chess-counted");
    let counted = counted.map(|step| number(&Case { met: case.met, step: Some(step), says: &step.says }, "ahead"));
    let told = if case.text("way") == "behind" { -number(case, "points") } else { number(case, "points") };
    all([
        same(told.to_string(), ahead.to_string()),
        same(case.text("way"), if told < 0 { "behind" } else { "ahead" }),
        same(case.size("depth") as u64, *depth),
        is(counted.is_none_or(|counted| counted == told), || format!("counted {counted:?}")),
    ])
}

/// The play expected ends in mate, given by the side told.
pub fn claim_beyond(case: &Case) -> Held {
    let Value::Estimate { depth, .. } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let end = Plain::of(&end(case).text());
    let way = if end.is_whites == here(case).is_whites { "behind" } else { "ahead" };
    is(end.is_mated(), || "it does not end in mate".into())
        .and(|| same((case.text("way"), case.size("depth") as u64), (way, *depth)))
}

/// The play expected comes to a position that stood before.
pub fn repeats(case: &Case) -> Held {
    let mut stood = vec![case.met.place.text()];
    let mut place = case.met.place.clone();
    for text in expected_line(case) {
        place = after(&place, &text).expect("it is play");
        stood.push(place.text());
    }
    let many = stood.len();
    stood.sort();
    stood.dedup();
    is(stood.len() < many && proved(case).is_none(), || "nothing comes back".into())
}

pub fn expected_line(case: &Case) -> Vec<String> {
    let step = case.met.answer.reason.steps.iter().find(|step| step.says.key == "small-chess-expected");
    step.map_or_else(Vec::new, |step| line(&Case { met: case.met, step: Some(step), says: &step.says }).to_vec())
}

fn end(case: &Case) -> Arc<dyn Place> {
    let play = |place: Arc<dyn Place>, text: &String| after(&place, text).expect("it is play");
    expected_line(case).iter().fold(case.met.place.clone(), play)
}

fn material(board: &Plain, is_whites: bool) -> i64 {
    let signed = |cell: &char| if cell.is_ascii_uppercase() == is_whites { points(*cell) } else { -points(*cell) };
    board.cells.iter().map(signed).sum()
}

/// The play expected is play, as long as told, and wins or loses men of so many points.
pub fn expected(case: &Case) -> Held {
    let mut place = case.met.place.clone();
    for text in line(case) {
        match after(&place, text) {
            Some(next) => place = next,
            None => return Held::False(format!("{text} is illegal")),
        }
    }
    let Value::Estimate { depth, .. } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let side = here(case).is_whites;
    let gain = material(&Plain::of(&place.text()), side) - material(&here(case), side);
    let told = if case.text("way") == "loses" { -number(case, "points") } else { number(case, "points") };
    all([
        same(case.size("plies"), line(case).len()),
        same(line(case).first().cloned(), Some(best(case))),
        same(case.size("depth") as u64, *depth),
        same(told, gain),
    ])
}

/// The rows are play; each comes to what the board at its end counts, the first is the best move, no row comes to more, and the third takes
/// something.
pub fn rivals(case: &Case) -> Held {
    let (told, side) = (rows(case), here(case).is_whites);
    let helds = told.iter().map(|row| {
        let mut line = std::iter::once(row[0].as_str()).chain(row[2].split(' ').filter(|text| !text.is_empty()));
        let end = line.try_fold(case.met.place.clone(), |place, text| after(&place, text));
        let Some(end) = end else { return Held::False(format!("{row:?} is no play")) };
        let board = Plain::of(&end.text());
        let found = match (end.ending().is_some(), board.is_mated(), board.is_whites == side) {
            (true, true, is_own) => if is_own { "-#" } else { "#" }.to_owned(),
            (true, false, _) => "0".to_owned(),
            (false, ..) => sum(&board, side).to_string(),
        };
        same(row[1].clone(), found)
    });
    let ahead = |row: &Vec<String>| match row[1].as_str() {
        "#" => i64::MAX,
        "-#" => i64::MIN,
        points => points.parse().expect("points"),
    };
    let men = |place: &dyn Place| Plain::of(&place.text()).cells.iter().filter(|cell| cell.is_alphabetic()).count();
    let takes =
        |row: &Vec<String>| after(&case.met.place, &row[0]).is_some_and(|next| men(&*next) < men(&*case.met.place));
    same(told[0][0].clone(), best(case))
        .and(|| is(told.iter().all(|row| ahead(row) <= ahead(&told[0])), || format!("{told:?}")))
        .and(|| same(told.get(2).map(takes), (case.text("capture") == "yes").then_some(true)))
        .and(|| all(helds))
}

/// What a board counts for a side: men, squares, and 2 for each rank that a pawn has gone, less those of the other side.
fn sum(board: &Plain, is_whites: bool) -> i64 {
    let of = |side: bool| counts(&if board.is_whites == side { board.clone() } else { board.passed() });
    let [own, other] = [is_whites, !is_whites].map(of);
    own[0] - other[0] + own[1] - other[1] + 2 * (own[2] - other[2])
}

/// The play expected comes after so many moves to where it stood before, and nowhere sooner.
pub fn again(case: &Case) -> Held {
    let mut stood = vec![case.met.place.text()];
    let mut place = case.met.place.clone();
    for text in expected_line(case).iter().take(case.size("moves")) {
        place = after(&place, text).expect("it is play");
        stood.push(place.text());
    }
    let last = stood.pop();
    let mut sorted = stood.clone();
    sorted.sort();
    sorted.dedup();
    same(stood.get(case.size("first")).cloned(), last).and(|| same(sorted.len(), stood.len()))
}

/// Squares that the men of the side to move but its pawns can go to.
fn squares(board: &Plain) -> usize {
    let cells = || 0..board.cells.len();
    let men = cells().filter(|from| board.is_own(*from) && !board.cells[*from].eq_ignore_ascii_case(&'p'));
    men.map(|from| cells().filter(|to| board.goes(from, *to)).count()).sum()
}

/// What the side to move has: points of men, squares, ranks of pawns.
fn counts(board: &Plain) -> [i64; 3] {
    let own = || (0..board.cells.len()).filter(|cell| board.is_own(*cell));
    let ranks = own().filter(|cell| board.cells[*cell].eq_ignore_ascii_case(&'p')).map(|cell| {
        let name = board.name(cell);
        let rank: i64 = name[1..].parse().expect("a rank");
        let last: i64 = board.name(0)[1..].parse().expect("a rank");
        if board.is_whites { rank - 2 } else { last - 1 - rank }
    });
    [own().map(|cell| points(board.cells[cell])).sum(), squares(board) as i64, ranks.sum()]
}

pub fn counted(case: &Case) -> Held {
    let end = Plain::of(&end(case).text());
    let side = here(case).is_whites;
    let of = |is_whites: bool| counts(&if end.is_whites == is_whites { end.clone() } else { end.passed() });
    let (own, other) = (of(side), of(!side));
    let row = |is_whites: bool, counts: [i64; 3]| {
        let name = if is_whites { "w" } else { "b" };
        std::iter::once(name.to_owned()).chain(counts.iter().map(i64::to_string)).collect::<Vec<_>>()
    };
    let sum = own[0] - other[0] + own[1] - other[1] + number(case, "rank") * (own[2] - other[2]);
    all([
        same(rows(case).to_vec(), vec![row(side, own), row(!side, other)]),
        same(number(case, "ahead"), sum),
        same(["queen", "rook", "minor", "pawn"].map(|name| number(case, name)), ['q', 'r', 'n', 'p'].map(points)),
    ])
}

/// The play expected ends the game as told.
pub fn counted_over(case: &Case) -> Held {
    let end = Plain::of(&end(case).text());
    is(end.moves().is_empty(), || "the game goes on".into())
        .and(|| same(case.text("ends"), if end.is_mated() { "mate" } else { "drawn" }))
}
