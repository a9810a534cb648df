//! What is said of `checkers`, message by message.

mod kings;
mod tactics;

use std::sync::Arc;

use duel::place::Place;
use ground::rules::Side;
use ground::say::{Arg, Say};
use solve::judge::value::Value;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{line, rows, spots};
use crate::games::ideas::passed;
use crate::referee::{Fate, moves};
use crate::sweep::{Worth, after, best_line, keeps, weighed, worth};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("checkers-claim-won", Fact(claim_won)),
    ("checkers-claim-lost", Fact(claim_lost)),
    ("checkers-claim-drawn", Fact(claim_drawn)),
    ("checkers-claim-estimate", Fact(claim_estimate)),
    ("checkers-claim-beyond", Fact(claim_beyond)),
    ("checkers-ask", Question),
    ("checkers-look", Fact(look)),
    ("checkers-look-take", Fact(look_take)),
    ("checkers-place", Fact(place)),
    ("checkers-move-near", Fact(move_near)),
    ("checkers-hold-near", Fact(hold_near)),
    ("checkers-move-ends", Fact(move_ends)),
    ("checkers-blocked", Fact(tactics::blocked)),
    ("checkers-opposition", Fact(kings::opposition)),
    ("checkers-square", Part),
    ("checkers-does-take", Part),
    ("checkers-does-last", Part),
    ("checkers-does-crown", Part),
    ("checkers-does-shut", Part),
    ("checkers-turn", Fact(tactics::turn)),
    ("checkers-kings", Fact(kings::kings)),
    ("checkers-shot", Fact(tactics::shot)),
    ("checkers-stuck", Fact(tactics::stuck)),
    ("checkers-run", Fact(tactics::run)),
    ("checkers-shuttle", Fact(tactics::shuttle)),
    ("checkers-balance", Fact(tactics::balance)),
    ("checkers-costs", Fact(tactics::costs)),
    ("checkers-head-mover", Part),
    ("checkers-head-next", Part),
    ("checkers-head-must", Part),
    ("checkers-head-then", Part),
    ("checkers-head-move", Part),
    ("checkers-head-answer", Part),
    ("checkers-head-cost", Part),
    ("checkers-move-estimate", Fact(move_estimate)),
    ("checkers-proof-corner", Fact(proof_corner)),
    ("checkers-expected", Fact(expected)),
    ("checkers-counted", Fact(counted)),
    ("checkers-counted-over", Fact(counted_over)),
    ("checkers-head-side", Part),
    ("checkers-head-men", Part),
    ("checkers-head-kings", Part),
    ("checkers-head-rows", Part),
    ("checkers-law-swept", Source),
    ("checkers-law-near", Source),
    ("checkers-law-estimate", Source),
];

fn value(case: &Case, told: Worth) -> Held {
    worth(&case.met.place).map_or(Held::Open, |found| same(told, found))
}

fn leaving(case: &Case, fate: Fate, told: usize) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    same(told, moves.iter().filter(|(_, left)| left.fate == fate).count())
}

fn claim_won(case: &Case) -> Held {
    value(case, Worth { fate: Fate::Won, plies: case.size("plies") })
        .and(|| leaving(case, Fate::Lost, case.size("moves")))
}

fn claim_lost(case: &Case) -> Held {
    value(case, Worth { fate: Fate::Lost, plies: case.size("plies") })
}

fn claim_drawn(case: &Case) -> Held {
    same(case.nat("total"), case.met.place.moves(1_000).1)
        .and(|| case.is_split())
        .and(|| value(case, Worth { fate: Fate::Drawn, plies: 0 }))
        .and(|| leaving(case, Fate::Drawn, case.size("moves")))
}

fn number(case: &Case, name: &str) -> i64 {
    match case.says.args.iter().find(|(own, _)| *own == name) {
        Some((_, Arg::Int(n))) => *n,
        Some((_, Arg::Big(n))) => n.to_string().parse().expect("a small number"),
        other => panic!("{name} is {other:?}"),
    }
}

/// The play expected ends the game, and so for the side to move.
fn claim_beyond(case: &Case) -> Held {
    let Value::Estimate { ahead, depth } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let Some(ending) = expected_end(case).ending() else { return Held::False("the game goes on".into()) };
    let is_won = crate::referee::fate_of(&ending, case.met.place.to()) == Fate::Won;
    all([
        same(case.text("way"), if is_won { "ahead" } else { "behind" }),
        same(ahead.to_string(), if is_won { "9999" } else { "-9999" }.to_owned()),
        same(case.size("depth") as u64, *depth),
    ])
}

/// It is told as an estimate, the same number that is counted at the end of the play expected.
fn claim_estimate(case: &Case) -> Held {
    let Value::Estimate { ahead, depth } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let counted = case.met.answer.reason.steps.iter().find(|step| step.says.key.starts_with("checkers-counted"));
    let counted = counted.map(|step| number(&Case { met: case.met, step: Some(step), says: &step.says }, "ahead"));
    let told = if case.text("way") == "behind" { -number(case, "points") } else { number(case, "points") };
    all([
        same(told.to_string(), ahead.to_string()),
        same(case.text("way"), if told < 0 { "behind" } else { "ahead" }),
        same(case.size("depth") as u64, *depth),
        same(counted, Some(told)),
    ])
}

/// What a side has: men, kings, and the rows its men have gone.
fn counts(board: &Drawing, side: Side) -> [i64; 3] {
    let (man, king) = if side == Side::First { ('b', 'B') } else { ('w', 'W') };
    let of = |piece: char| (0..board.cells.len()).filter(move |cell| board.cells[*cell] == piece);
    let gone = |cell: usize| if man == 'b' { cell / board.cols } else { board.rows() - 1 - cell / board.cols };
    [of(man).count() as i64, of(king).count() as i64, of(man).map(gone).sum::<usize>() as i64]
}

/// The table counts this board, the side to move here first.
fn counts_are(case: &Case, board: &Drawing) -> Held {
    let row = |side: Side| {
        let letter = if side == Side::First { "b" } else { "w" };
        let counts = counts(board, side).map(|count| count.to_string());
        [vec![letter.to_owned()], counts.to_vec()].concat()
    };
    let to = case.met.place.to();
    same(rows(case).to_vec(), vec![row(to), row(to.other())])
}

/// As many moves as told, and all of them take, or none does.
fn looks(case: &Case, takes: bool) -> Held {
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let before = men(&*case.met.place);
    all([
        same(case.size("moves"), moves.len()),
        is(moves.iter().all(|(_, next)| (men(&**next) < before) == takes), || "a move does otherwise".into()),
        if case.met.answer.value.is_proved() {
            is(case.step.is_some_and(|step| step.shows.is_none()), || "something is counted".into())
        } else {
            counts_are(case, &Drawing::of(&*case.met.place))
        },
    ])
}

fn look(case: &Case) -> Held {
    looks(case, false)
}

fn look_take(case: &Case) -> Held {
    looks(case, true)
}

/// The best move begins there.
fn place(case: &Case) -> Held {
    let (square, best) = (case.size("square"), &case.met.answer.best[0]);
    let begins = best.split(['-', 'x']).next().unwrap_or_default();
    same(square.to_string(), begins.to_owned()).and(|| same(spots(case), vec![square as u32 - 1]))
}

fn value_is(case: &Case, fate: Fate) -> Held {
    worth(&case.met.place).map_or(Held::Open, |found| same(fate, found.fate))
}

/// The move told is the first of the best.
fn best_play(case: &Case) -> Held {
    let mv = case.text("mv").to_owned();
    same(mv.clone(), case.met.answer.best[0].clone())
        .and(|| keeps(&case.met.place, &mv).map_or(Held::Open, |keeps| is(keeps, || "it is not the best".into())))
}

/// The line shown begins with the move and goes on to the end after so many moves, both sides at their best.
fn near(case: &Case) -> Held {
    let line = &case.met.answer.line;
    same(line.first().map(String::as_str), Some(case.text("mv")))
        .and(|| same(case.size("plies"), line.len()))
        .and(|| best_play(case))
        .and(|| best_line(&case.met.place, line))
}

/// The move wins, and leaves so many answers, all of which take or none.
fn move_near(case: &Case) -> Held {
    let Some(next) = after(&case.met.place, case.text("mv")) else { return Held::False("it is illegal".into()) };
    let answers = next.moves(1_000).0.len();
    near(case)
        .and(|| same(case.size("answers"), answers))
        .and(|| same(case.text("must"), if must_take(&*next) { "take" } else { "free" }))
        .and(|| value_is(case, Fate::Won))
}

/// Every move loses, none later than this one.
fn hold_near(case: &Case) -> Held {
    near(case).and(|| same(case.nat("total"), case.met.place.moves(1_000).1)).and(|| value_is(case, Fate::Lost))
}

/// The move ends the game, and does what is told.
fn move_ends(case: &Case) -> Held {
    let Some(next) = after(&case.met.place, case.text("mv")) else { return Held::False("it is illegal".into()) };
    let does = match case.arg("does") {
        Arg::Say(does) => is_done(&case.met.place, case.text("mv"), does, case.met.place.to()),
        _ => true,
    };
    is(next.ending().is_some() && does, || "it does not".into()).and(|| best_play(case))
}

fn move_estimate(case: &Case) -> Held {
    is(!case.met.answer.value.is_proved(), || "it is proved".into())
        .and(|| same(case.text("mv").to_owned(), case.met.answer.best[0].clone()))
        .and(|| same(case.nat("total"), case.met.place.moves(1_000).1))
}

/// Men and kings on a board.
fn men(place: &dyn Place) -> usize {
    Drawing::of(place).cells.iter().filter(|cell| **cell != '.').count()
}

/// Whether the side to move must take: all its moves do.
pub fn must_take(place: &dyn Place) -> bool {
    place.moves(1).0.iter().any(|text| text.contains('x'))
}

/// Whether a move of a side does what is told: pieces of the other side go, the last of them, or a man becomes a king.
pub fn is_done(place: &Arc<dyn Place>, text: &str, does: &Say, side: Side) -> bool {
    let board = Drawing::of(&**place);
    let squares: Vec<usize> = text.split(['-', 'x']).map(|square| cell(&board, square)).collect();
    let taken = if text.contains('x') { squares.len() - 1 } else { 0 };
    let [men, kings, _] = counts(&board, side.other());
    let (man, last) = if side == Side::First { ('b', board.rows() - 1) } else { ('w', 0) };
    match (&*does.key, does.args.as_slice()) {
        ("checkers-does-last", _) => (men + kings) as usize == taken,
        ("checkers-does-take", [(_, Arg::Int(pieces))]) => taken > 0 && *pieces == taken as i64,
        ("checkers-does-shut", _) => is_shut(place, text, side),
        ("checkers-does-crown", _) => taken == 0 && board.cells[squares[0]] == man && squares[1] / board.cols == last,
        _ => false,
    }
}

/// After the move, made here or where the other side has passed, its side has won while the other one still has pieces.
fn is_shut(place: &Arc<dyn Place>, text: &str, side: Side) -> bool {
    let here = if place.to() == side { Some(place.clone()) } else { passed(place) };
    let next = here.and_then(|here| after(&here, text));
    next.is_some_and(|next| {
        let [men, kings, _] = counts(&Drawing::of(&*next), side.other());
        next.ending().is_some() && men + kings > 0
    })
}

/// After the move the mover has one king, on one of the two squares told, which touch two edges and each other; the opponent has more
/// pieces, none of them there, and cannot win.
fn proof_corner(case: &Case) -> Held {
    let Some(next) = after(&case.met.place, case.text("mv")) else { return Held::False("it is illegal".into()) };
    let (board, by) = (Drawing::of(&*next), case.met.place.to());
    let [own, other] = [by, by.other()].map(|side| counts(&board, side));
    let cells: Vec<usize> = case.texts("squares").iter().map(|square| cell(&board, square)).collect();
    let at = |cell: usize| (cell / board.cols, cell % board.cols);
    let edges = |cell: usize| {
        let (row, col) = at(cell);
        row == 0 || col == 0 || row + 1 == board.rows() || col + 1 == board.cols
    };
    let [(row, col), (other_row, other_col)] = [at(cells[0]), at(cells[1])];
    let pieces: String = cells.iter().map(|cell| board.cells[*cell]).collect();
    let king = if by == Side::First { 'B' } else { 'W' };
    all([
        same(own, [0, 1, 0]),
        is(other[0] + other[1] > 1, || format!("{other:?}")),
        is(
            cells.iter().all(|cell| edges(*cell)) && row.abs_diff(other_row) == 1 && col.abs_diff(other_col) == 1,
            || format!("{cells:?} are no corner"),
        ),
        is(pieces.replace('.', "") == king.to_string(), || pieces.clone()),
        value_is(case, Fate::Drawn).and(|| best_play(case)),
    ])
}

/// The cell of a square by its number: the dark ones, row by row.
fn cell(board: &Drawing, square: &str) -> usize {
    let number: usize = square.parse().expect("a number");
    let dark = (0..board.cells.len()).filter(|cell| (cell / board.cols + cell % board.cols) % 2 == 1);
    dark.collect::<Vec<usize>>()[number - 1]
}

/// The play expected is play, as long as told.
fn expected(case: &Case) -> Held {
    let mut place = case.met.place.clone();
    for text in line(case) {
        match after(&place, text) {
            Some(next) => place = next,
            None => return Held::False(format!("{text} is illegal")),
        }
    }
    let Value::Estimate { depth, .. } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let listed = case.met.answer.moves.iter().find(|(text, _)| text == case.text("best")).map(|(_, value)| value);
    let told = number(case, "listed");
    let is_listed = match listed {
        Some(Value::Estimate { ahead, .. }) => same(ahead.to_string(), (-told).to_string()),
        // Where positions are walked through no list of moves is asked for.
        _ => Held::True,
    };
    let claim = Case { met: case.met, step: None, says: &case.met.answer.reason.claim };
    let claimed = if claim.says.key == "checkers-claim-beyond" { 9_999 } else { number(&claim, "points") };
    same(case.size("plies"), line(case).len())
        .and(|| same(case.size("depth") as u64, *depth))
        .and(|| same(case.text("agrees") == "yes", told.abs() == claimed))
        .and(|| is_listed)
}

/// The position at the end of the play expected.
fn expected_end(case: &Case) -> std::sync::Arc<dyn duel::place::Place> {
    let expected = case.met.answer.reason.steps.iter().find(|step| step.says.key == "checkers-expected");
    let expected = expected.expect("play is expected");
    let mut place = case.met.place.clone();
    for text in line(&Case { met: case.met, step: Some(expected), says: &expected.says }) {
        place = after(&place, text).expect("it is play");
    }
    place
}

fn counted(case: &Case) -> Held {
    let board = Drawing::of(&*expected_end(case));
    let points = ["man", "king", "row"].map(|name| number(case, name));
    let worth =
        |side: Side| -> i64 { counts(&board, side).iter().zip(points).map(|(count, points)| count * points).sum() };
    let to = case.met.place.to();
    counts_are(case, &board).and(|| same(number(case, "ahead"), worth(to) - worth(to.other())))
}

/// The play expected ends the game, for the side that the number says.
fn counted_over(case: &Case) -> Held {
    let end = expected_end(case);
    let Some(ending) = end.ending() else { return Held::False("the game goes on".into()) };
    let won = crate::referee::fate_of(&ending, case.met.place.to());
    is((number(case, "ahead") > 0) == (won == Fate::Won), || format!("it is {won:?}"))
        .and(|| counts_are(case, &Drawing::of(&*end)))
}
