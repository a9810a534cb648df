//! What is said of `checkers`, message by message.

use duel::place::Place;
use ground::rules::Side;
use ground::say::Arg;
use solve::judge::value::Value;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{line, replies, rows, spots};
use crate::referee::{Fate, moves};
use crate::sweep::{Worth, after, keeps, weighed, worth};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("checkers-claim-won", Fact(claim_won)),
    ("checkers-claim-lost", Fact(claim_lost)),
    ("checkers-claim-drawn", Fact(claim_drawn)),
    ("checkers-claim-estimate", Fact(claim_estimate)),
    ("checkers-ask", Question),
    ("checkers-look", Fact(look)),
    ("checkers-look-take", Fact(look_take)),
    ("checkers-place", Fact(place)),
    ("checkers-place-none", Fact(loses)),
    ("checkers-move-won", Fact(move_won)),
    ("checkers-move-lost", Fact(move_lost)),
    ("checkers-move-drawn", Fact(move_drawn)),
    ("checkers-move-estimate", Fact(move_estimate)),
    ("checkers-proof-shut", Fact(proof_shut)),
    ("checkers-proof-shot", Fact(proof_shot)),
    ("checkers-proof-forced", Fact(proof_forced)),
    ("checkers-proof-hunted", Fact(proof_hunted)),
    ("checkers-proof-met", Fact(proof_met)),
    ("checkers-proof-corner", Fact(proof_corner)),
    ("checkers-proof-lost", Fact(proof_lost)),
    ("checkers-proof-given-away", Fact(proof_given_away)),
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
        counts_are(case, &Drawing::of(&*case.met.place)),
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

fn loses(case: &Case) -> Held {
    value_is(case, Fate::Lost)
}

/// The move told is the first of the best.
fn best_play(case: &Case) -> Held {
    let mv = case.text("mv").to_owned();
    same(mv.clone(), case.met.answer.best[0].clone())
        .and(|| keeps(&case.met.place, &mv).map_or(Held::Open, |keeps| is(keeps, || "it is not the best".into())))
}

fn move_won(case: &Case) -> Held {
    value_is(case, Fate::Won).and(|| best_play(case))
}

fn move_lost(case: &Case) -> Held {
    value(case, Worth { fate: Fate::Lost, plies: case.size("plies") }).and(|| best_play(case))
}

fn move_drawn(case: &Case) -> Held {
    value_is(case, Fate::Drawn).and(|| best_play(case))
}

fn move_estimate(case: &Case) -> Held {
    is(!case.met.answer.value.is_proved(), || "it is proved".into())
        .and(|| same(case.text("mv").to_owned(), case.met.answer.best[0].clone()))
}

/// So many moves fail, and each of those shown has an answer that keeps what it gives.
fn refuted(case: &Case, fails: impl Fn(Fate) -> bool) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let failing: Vec<String> = moves.into_iter().filter(|(_, left)| fails(left.fate)).map(|(text, _)| text).collect();
    all([
        same(case.size("moves"), failing.len()),
        same(case.size("shown"), replies(case).len()),
        all(replies(case).iter().map(|(text, answer)| {
            let keeps = after(&case.met.place, text).and_then(|next| keeps(&next, answer));
            is(failing.contains(text) && keeps == Some(true), || format!("{text} {answer}"))
        })),
    ])
}

/// Men and kings on a board.
fn men(place: &dyn Place) -> usize {
    Drawing::of(place).cells.iter().filter(|cell| **cell != '.').count()
}

/// After the move told all answers take, or none does; the mover wins after each, and where that is said by taking. Those shown are
/// answers with what keeps the win.
fn forces(case: &Case, must_take: bool, takes_back: bool) -> Held {
    let Some(next) = after(&case.met.place, case.text("mv")) else { return Held::False("it is illegal".into()) };
    let Some(answers) = moves(&*next, 1_000) else { return Held::Open };
    let mut held = vec![
        best_play(case),
        same(case.size("moves"), answers.len()),
        same(case.size("shown"), replies(case).len()),
        is(answers.iter().all(|(_, left)| (men(&**left) < men(&*next)) == must_take), || "they take otherwise".into()),
    ];
    for (text, left) in &answers {
        let Some(backs) = weighed(left) else { return Held::Open };
        let takes = |back: &str| after(left, back).is_some_and(|after| men(&*after) < men(&**left));
        let wins = |(back, left): &(String, Worth)| left.fate == Fate::Lost && (!takes_back || takes(back));
        held.push(is(backs.iter().any(wins), || format!("nothing meets {text}")));
        let shown = replies(case).iter().find(|(answer, _)| answer == text);
        let is_so = |back: &String| keeps(left, back) == Some(true) && (!takes_back || takes(back));
        held.push(is(shown.is_none_or(|(_, back)| is_so(back)), || format!("{shown:?}")));
    }
    all(held)
}

fn proof_shot(case: &Case) -> Held {
    forces(case, true, true)
}

fn proof_forced(case: &Case) -> Held {
    forces(case, true, false)
}

fn proof_hunted(case: &Case) -> Held {
    forces(case, false, true)
}

fn proof_met(case: &Case) -> Held {
    forces(case, false, false)
}

/// The opponent has so many pieces left, and no move.
fn proof_shut(case: &Case) -> Held {
    let Some(next) = after(&case.met.place, case.text("mv")) else { return Held::False("it is illegal".into()) };
    let [men, kings, _] = counts(&Drawing::of(&*next), next.to());
    same(next.moves(1).0.len(), 0).and(|| same(case.size("left") as i64, men + kings))
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

fn proof_lost(case: &Case) -> Held {
    loses(case).and(|| refuted(case, |_| true))
}

fn proof_given_away(case: &Case) -> Held {
    let Some(here) = worth(&case.met.place) else { return Held::Open };
    let kept = if here.fate == Fate::Won { Fate::Lost } else { here.fate };
    refuted(case, |left| left != kept)
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
    same(case.size("plies"), line(case).len()).and(|| same(case.size("depth") as u64, *depth))
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
