//! What is said of `small-chess`, message by message, held by a plain referee that tries every pair of squares.

mod deeds;
mod expected;

pub use deeds::is_done;

use ground::say::Say;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::{rows, spots};
use crate::plain_chess::Plain;
use crate::purse::work;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("small-chess-man-on", Part),
    ("small-chess-does-mate", Part),
    ("small-chess-head-side", Part),
    ("small-chess-head-men", Part),
    ("small-chess-head-squares", Part),
    ("small-chess-head-ranks", Part),
    ("small-chess-ask", Question),
    ("small-chess-law", Source),
    ("small-chess-law-near", Source),
    ("small-chess-law-gardner", Source),
    ("small-chess-claim-mates", Fact(claim_mates)),
    ("small-chess-claim-mated", Fact(claim_mated)),
    ("small-chess-claim-drawn", Fact(super::swept::claim_drawn)),
    ("small-chess-play-ends", Fact(deeds::play_ends)),
    ("small-chess-claim-ends", Fact(deeds::claim_ends)),
    ("small-chess-does-stalemate", Part),
    ("small-chess-does-take", Part),
    ("small-chess-does-bare", Part),
    ("small-chess-claim-estimate", Fact(expected::claim_estimate)),
    ("small-chess-look-check", Fact(look_check)),
    ("small-chess-look-own", Fact(look_own)),
    ("small-chess-look-theirs", Fact(look_theirs)),
    ("small-chess-look", Fact(look)),
    ("small-chess-look-mate", Fact(look_mate)),
    ("small-chess-look-lost", Fact(look_lost)),
    ("small-chess-look-threat", Fact(look_threat)),
    ("small-chess-place", Fact(place)),
    ("small-chess-mate", Fact(mate)),
    ("small-chess-play-check", Fact(play_check)),
    ("small-chess-play-quiet", Fact(play_quiet)),
    ("small-chess-hold", Fact(holds)),
    ("small-chess-lines", Fact(lines)),
    ("small-chess-head-lines", Part),
    ("small-chess-only", Fact(only)),
    ("small-chess-claim-beyond", Fact(expected::claim_beyond)),
    ("small-chess-claim-repeats", Fact(expected::repeats)),
    ("small-chess-play", Fact(play)),
    ("small-chess-play-so", Fact(play)),
    ("small-chess-takes-free", Fact(deeds::takes_free)),
    ("small-chess-takes-more", Fact(deeds::takes_more)),
    ("small-chess-forks", Fact(deeds::forks)),
    ("small-chess-pins", Fact(deeds::pins)),
    ("small-chess-saves", Fact(deeds::saves)),
    ("small-chess-checks", Fact(deeds::checks)),
    ("small-chess-threatens", Fact(deeds::threatens)),
    ("small-chess-opens", Fact(deeds::opens)),
    ("small-chess-net", Fact(deeds::net)),
    ("small-chess-shut", Part),
    ("small-chess-shut-own", Part),
    ("small-chess-stalemates", Fact(deeds::stalemates)),
    ("small-chess-leaves-drawn", Fact(deeds::leaves_drawn)),
    ("small-chess-expected", Fact(expected::expected)),
    ("small-chess-rivals", Fact(expected::rivals)),
    ("small-chess-head-move", Part),
    ("small-chess-head-ahead", Part),
    ("small-chess-head-then", Part),
    ("small-chess-again", Fact(expected::again)),
    ("small-chess-counted", Fact(expected::counted)),
    ("small-chess-counted-over", Fact(expected::counted_over)),
];

/// Plies of a mate that are tried out.
const TRIED: usize = 4;

/// Positions that trying out a mate may cost.
const COST: usize = 2_000;

fn here(case: &Case) -> Plain {
    Plain::of(&case.met.place.text())
}

fn best(case: &Case) -> String {
    case.met.answer.best[0].clone()
}

fn after_best(case: &Case) -> Plain {
    here(case).after(&best(case)).expect("the best move is legal")
}

/// The letter of the man that a message names.
fn letter(says: &Say) -> char {
    match &*says.key {
        "chess-ending-king" => 'k',
        "chess-ending-queen" => 'q',
        "chess-ending-rook" => 'r',
        "chess-ending-bishop" => 'b',
        "chess-ending-knight" => 'n',
        "chess-ending-pawn" => 'p',
        other => panic!("{other} is no man"),
    }
}

fn man(case: &Case, name: &str) -> char {
    letter(case.within(name).says)
}

/// The man and the cell of a message that names both.
fn man_on(board: &Plain, case: &Case) -> (char, usize) {
    (man(case, "man"), board.cell(case.text("square")))
}

fn stands(board: &Plain, (letter, cell): (char, usize), is_whites: bool) -> bool {
    board.cells[cell].eq_ignore_ascii_case(&letter) && board.cells[cell].is_ascii_uppercase() == is_whites
}

/// The men of a list with their cells.
fn men(board: &Plain, case: &Case, name: &str) -> Vec<(char, usize)> {
    let of = |says: &Say| man_on(board, &Case { met: case.met, step: case.step, says });
    case.says(name).into_iter().map(of).collect()
}

fn points(letter: char) -> i64 {
    match letter.to_ascii_lowercase() {
        'q' => 90,
        'r' => 50,
        'b' | 'n' => 30,
        'p' => 10,
        _ => 0,
    }
}

/// Whether the side to move can take on a cell with a gain: with which men, and whether nothing takes back there.
fn prey(board: &Plain, cell: usize) -> Vec<(usize, bool)> {
    let name = board.name(cell);
    let taken = board.cells[cell];
    if taken == '.' || board.is_own(cell) || board.passed().takes_king() && board.takes_king() {
        return Vec::new();
    }
    let taking = board.moves().into_iter().filter(|(mv, _)| mv[2..4] == name);
    let gained = |(mv, left): (String, Plain)| {
        let from = board.cell(&mv[..2]);
        let is_free = !left.moves().iter().any(|(back, _)| back[2..4] == name);
        (is_free || points(taken) > points(board.cells[from])).then_some((from, is_free))
    };
    taking.filter_map(gained).collect()
}

fn proved(case: &Case) -> Option<usize> {
    case.met.answer.value.remoteness().map(|plies| plies as usize)
}

/// The side to move mates in just so many plies; open where that is too far.
fn mates_in(board: &Plain, plies: usize) -> Held {
    if plies > TRIED {
        return Held::Open;
    }
    work(COST);
    is(board.mates(plies) && (plies < 3 || !board.mates(plies - 2)), || format!("no mate in {plies} plies"))
}

fn lost_in(board: &Plain, plies: usize) -> Held {
    if plies > TRIED {
        return Held::Open;
    }
    work(COST);
    is(board.is_lost(plies) && (plies < 2 || !board.is_lost(plies - 2)), || format!("not mated in {plies} plies"))
}

fn claim_mates(case: &Case) -> Held {
    let plies = case.size("plies");
    same(case.size("moves"), plies.div_ceil(2)).and(|| mates_in(&here(case), plies))
}

fn claim_mated(case: &Case) -> Held {
    let plies = case.size("plies");
    same(case.size("moves"), plies / 2).and(|| lost_in(&here(case), plies))
}

fn look_check(case: &Case) -> Held {
    let board = here(case);
    let foe = board.passed();
    let mut by: Vec<usize> = men(&board, case, "men").into_iter().map(|(_, cell)| cell).collect();
    let named = men(&board, case, "men").into_iter().all(|man| stands(&board, man, !board.is_whites));
    let mut found = foe.attackers();
    by.sort_unstable();
    found.sort_unstable();
    all([
        is(named, || "other men stand there".into()),
        same(by, found),
        same(board.cell(case.text("square")), foe.king()),
        same(case.size("moves"), board.moves().len()),
    ])
}

/// A man stands there that could be taken as told.
fn hangs(case: &Case, taker: &Plain) -> Held {
    let told = man_on(taker, case);
    let by = man_on(taker, &case.within("by"));
    let found = prey(taker, told.1);
    all([
        is(stands(taker, told, !taker.is_whites) && stands(taker, by, taker.is_whites), || "other men".into()),
        is(found.contains(&(by.1, case.text("how") == "free")), || format!("{found:?}")),
    ])
}

fn look_own(case: &Case) -> Held {
    hangs(case, &here(case).passed())
}

fn look_theirs(case: &Case) -> Held {
    hangs(case, &here(case))
}

/// No man but a pawn can be taken with a gain by either side.
fn look(case: &Case) -> Held {
    let board = here(case);
    let hanging = |taker: &Plain| {
        let dear = |cell: &usize| !".pP".contains(taker.cells[*cell]) && !prey(taker, *cell).is_empty();
        (0..taker.cells.len()).find(dear).map(|cell| taker.name(cell))
    };
    let all_free = |taker: &Plain| (0..taker.cells.len()).all(|cell| prey(taker, cell).is_empty());
    let pawns = if all_free(&board) && all_free(&board.passed()) { "none" } else { "some" };
    all([
        same(case.size("moves"), board.moves().len()),
        same(case.text("pawns"), pawns),
        same(hanging(&board), None),
        same(hanging(&board.passed()), None),
    ])
}

fn look_mate(case: &Case) -> Held {
    mates_in(&here(case), 2 * case.size("moves") - 1)
}

fn look_lost(case: &Case) -> Held {
    let board = here(case);
    let threat = board.passed().moves().into_iter().any(|(_, left)| left.is_mated());
    is(!threat && !board.passed().takes_king(), || "there is a check or a mate at once".into())
        .and(|| lost_in(&board, 2 * case.size("moves")))
}

fn look_threat(case: &Case) -> Held {
    let mate = here(case).passed().after(case.text("mv"));
    is(mate.is_some_and(|left| left.is_mated()), || "it is no mate".into())
}

/// The best move begins there.
fn place(case: &Case) -> Held {
    let cell = here(case).cell(case.text("square"));
    same(case.text("square").to_owned(), best(case)[..2].to_owned())
        .and(|| is(spots(case).len() == 1, || cell.to_string()))
}

fn is_best(case: &Case) -> Held {
    same(case.text("mv").to_owned(), best(case))
}

fn mate(case: &Case) -> Held {
    let left = after_best(case);
    let mut found = left.passed().attackers();
    let mut told: Vec<usize> = men(&left, case, "men").into_iter().map(|(_, cell)| cell).collect();
    found.sort_unstable();
    told.sort_unstable();
    all([
        is_best(case),
        is(left.is_mated(), || "it is no mate".into()),
        same(told, found),
        same(left.cell(case.text("square")), left.passed().king()),
    ])
}

/// The best move gives check, or does not, and every answer is mated in time.
fn forces(case: &Case, is_check: bool) -> Held {
    let left = after_best(case);
    let plies = proved(case).expect("it is proved");
    all([
        is_best(case),
        same(left.passed().takes_king(), is_check),
        same(case.size("answers"), left.moves().len()),
        lost_in(&left, plies - 1),
    ])
}

fn play_check(case: &Case) -> Held {
    forces(case, true)
}

fn play_quiet(case: &Case) -> Held {
    forces(case, false)
}

fn holds(case: &Case) -> Held {
    let plies = case.size("plies");
    is_best(case)
        .and(|| same(case.size("moves"), here(case).moves().len()))
        .and(|| mates_in(&after_best(case), plies - 1))
}

/// The lines told hold every move of the side that is mated, and one of the other; each ends in mate.
fn lines(case: &Case) -> Held {
    let is_won = case.text("way") == "won";
    let told: Vec<Vec<&str>> = rows(case).iter().map(|row| row[0].split(' ').collect()).collect();
    let told: Vec<&[&str]> = told.iter().map(Vec::as_slice).collect();
    let start = if is_won { after_best(case) } else { here(case) };
    same(case.size("lines"), told.len())
        .and(|| if is_won { is_best(case) } else { same(proved(case).map(|plies| plies % 2), Some(0)) })
        .and(|| all_mate(&start, &told))
}

fn all_mate(lost: &Plain, told: &[&[&str]]) -> Held {
    work(1);
    if told.iter().any(|line| line.is_empty()) {
        return is(told.len() == 1 && lost.is_mated(), || "a line ends without mate".into());
    }
    let mut firsts: Vec<&[&str]> = told.iter().map(|line| &line[..line.len().min(2)]).collect();
    firsts.dedup();
    let moves = lost.moves();
    same(firsts.len(), moves.len()).and(|| {
        all(firsts.iter().map(|first| {
            let left = moves.iter().find(|(mv, _)| mv == first[0]).map(|(_, left)| left);
            let left = left.zip(first.get(1)).and_then(|(left, then)| left.after(then));
            let Some(left) = left else { return Held::False(format!("{first:?} is illegal")) };
            let rest: Vec<&[&str]> =
                told.iter().filter(|line| line.starts_with(first)).map(|line| &line[2..]).collect();
            all_mate(&left, &rest)
        }))
    })
}

fn only(case: &Case) -> Held {
    is_best(case).and(|| same(here(case).moves().len(), 1))
}

fn play(case: &Case) -> Held {
    is(proved(case).is_none(), || "the end is known".into()).and(|| is_best(case))
}
