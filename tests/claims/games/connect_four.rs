//! What is said of `connect-four`, message by message.

mod board;
mod count;
mod course;
mod open_lines;
mod plans;
mod shots;
mod tree;

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use duel::place::Place;
use solve::judge::control::Control;
use solve::judge::value::Value;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::{replies, spots};
use crate::purse::work;
use crate::referee::Fate;
use crate::sweep::after;
use board::{Board, Cell, columns, names};
use plans::{they_follow, they_follow_win, they_zugzwang, you_follow, you_follow_win, you_zugzwang};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("connect-four-claim-win", Fact(claim_win)),
    ("connect-four-claim-draw", Fact(claim_draw)),
    ("connect-four-claim-loss", Fact(claim_loss)),
    ("connect-four-ask", Question),
    ("connect-four-ask-now", Question),
    ("connect-four-look-finish", Fact(look_finish)),
    ("connect-four-look-danger", Fact(look_danger)),
    ("connect-four-look-double", Fact(look_double)),
    ("connect-four-look-threats", Fact(look_threats)),
    ("connect-four-look-quiet", Fact(open_lines::quiet)),
    ("connect-four-look-dead", Fact(open_lines::dead)),
    ("connect-four-place", Fact(place)),
    ("connect-four-place-none", Fact(place_none)),
    ("connect-four-move-finish", Fact(move_finish)),
    ("connect-four-move-finish-also", Fact(finish_also)),
    ("connect-four-move-fork", Fact(move_fork)),
    ("connect-four-move-force", Fact(move_force)),
    ("connect-four-move-block", Fact(move_block)),
    ("connect-four-move-threat", Fact(move_threat)),
    ("connect-four-move-part", Fact(course::part)),
    ("connect-four-move-denies", Fact(move_denies)),
    ("connect-four-move-plain", Fact(move_plain)),
    ("connect-four-move-dead", Fact(move_dead)),
    ("connect-four-move-stall", Fact(move_stall)),
    ("connect-four-proof-below", Fact(proof_below)),
    ("connect-four-proof-forced", Fact(proof_forced)),
    ("connect-four-proof-they-follow", Fact(they_follow)),
    ("connect-four-proof-they-follow-win", Fact(they_follow_win)),
    ("connect-four-proof-they-zugzwang", Fact(they_zugzwang)),
    ("connect-four-proof-you-follow", Fact(you_follow)),
    ("connect-four-proof-you-follow-win", Fact(you_follow_win)),
    ("connect-four-proof-you-zugzwang", Fact(you_zugzwang)),
    ("connect-four-tree", Fact(tree::whole)),
    ("connect-four-head-play", Part),
    ("connect-four-head-end", Part),
    ("connect-four-no-line", Fact(open_lines::unopened)),
    ("connect-four-end-fork", Fact(course::fork)),
    ("connect-four-chain", Fact(course::chain)),
    ("connect-four-head-on", Part),
    ("connect-four-head-threat", Part),
    ("connect-four-head-stop", Part),
    ("connect-four-end-stacked", Fact(course::stacked)),
    ("connect-four-end-pair", Fact(course::paired)),
    ("connect-four-end-stepped", Fact(course::stepped)),
    ("connect-four-end-none", Fact(course::none)),
    ("connect-four-end-drawn", Fact(course::drawn)),
    ("connect-four-end-stopped", Fact(course::stopped)),
    ("connect-four-end-idle", Fact(course::idle)),
    ("connect-four-count", Fact(count::counted)),
    ("connect-four-head-stone", Part),
    ("connect-four-proof-answers", Fact(proof_answers)),
    ("connect-four-shot-finish", Fact(shots::finish)),
    ("connect-four-shot-fork", Fact(shots::fork)),
    ("connect-four-shot-force", Fact(shots::force)),
    ("connect-four-shot-stop", Fact(shots::stop)),
    ("connect-four-shot-same", Fact(shots::contested)),
    ("connect-four-shot-none", Part),
    ("connect-four-law", Source),
    ("connect-four-law-near", Fact(tree::law_near)),
];

/// Positions that the plain referee may visit.
const ROOM: usize = 8_000;

/// Free cells beyond which it never comes to an end.
const FREE: usize = 17;

/// Moves with what they leave to the opponent, and in how many plies.
type Walked = Option<Vec<(String, Fate, usize)>>;

thread_local! {
    static WALKED: RefCell<HashMap<String, Walked>> = RefCell::default();
}

fn free(place: &dyn Place) -> usize {
    let size = |name: &str| place.params().iter().find(|(param, _)| param.name == name)?.1.write().parse().ok();
    let cells = size("rows").zip(size("cols")).map_or(0, |(rows, cols): (usize, usize)| rows * cols);
    cells.saturating_sub(place.text().chars().filter(char::is_ascii_alphanumeric).count())
}

/// What the plain referee says of each move; `None`: the game is too large for it.
fn walked(place: &dyn Place) -> Walked {
    if free(place) > FREE {
        return None;
    }
    let name = format!("{:?}{}", place.params(), place.text());
    if let Some(known) = WALKED.with_borrow(|walked| walked.get(&name).cloned()) {
        return known;
    }
    let told = |(text, value): (String, Value)| match value {
        Value::Win { remoteness } => (text, Fate::Won, remoteness as usize),
        Value::Loss { remoteness } => (text, Fate::Lost, remoteness as usize),
        _ => (text, Fate::Drawn, 0),
    };
    let rows = place.walk(ROOM, &Control::new()).expect("nobody stops it");
    work(if rows.is_some() { ROOM / 4 } else { ROOM });
    let walked: Walked = rows.map(|rows| rows.into_iter().map(told).collect());
    WALKED.with_borrow_mut(|known| known.insert(name, walked.clone()));
    walked
}

/// What the mover can force, in how many plies, and how many moves do that.
fn fate(place: &dyn Place) -> Option<(Fate, usize, usize)> {
    let rows = walked(place)?;
    let plies = |wanted: Fate| rows.iter().filter(move |(_, left, _)| *left == wanted).map(|(_, _, plies)| plies + 1);
    let count = |wanted: Fate| plies(wanted).count();
    Some(match (plies(Fate::Lost).min(), count(Fate::Drawn)) {
        (Some(fewest), _) => (Fate::Won, fewest, count(Fate::Lost)),
        (None, 0) => (Fate::Lost, plies(Fate::Won).max()?, rows.len()),
        (None, drawn) => (Fate::Drawn, 0, drawn),
    })
}

fn value(case: &Case, wanted: Fate) -> Result<(usize, usize), Held> {
    let Some((found, plies, moves)) = fate(&*case.met.place) else { return Err(Held::Open) };
    if found == wanted { Ok((plies, moves)) } else { Err(Held::False(format!("it is {found:?}"))) }
}

fn claim_win(case: &Case) -> Held {
    let last = Board::here(case).stones() + case.size("plies");
    let told = value(case, Fate::Won).map(|(plies, moves)| {
        let soonest = soonest(case).map_or(0, |columns| columns.len());
        same([case.size("plies"), case.size("moves"), case.size("others")], [plies, soonest, moves - soonest])
    });
    same(case.size("last"), last).and(|| told.unwrap_or_else(|held| held))
}

/// The columns that win in the fewest plies, or all that hold the draw; `None`: too large for the plain referee.
fn soonest(case: &Case) -> Option<Vec<String>> {
    let (found, plies, _) = fate(&*case.met.place)?;
    let is_best = |(_, left, more): &&(String, Fate, usize)| match found {
        Fate::Won => *left == Fate::Lost && more + 1 == plies,
        _ => *left == found,
    };
    Some(walked(&*case.met.place)?.iter().filter(is_best).map(|(text, ..)| text.clone()).collect())
}

fn claim_draw(case: &Case) -> Held {
    let told = value(case, Fate::Drawn).map(|(_, moves)| same(case.size("moves"), moves));
    let total = same(case.size("total"), Board::here(case).playable().len()).and(|| case.is_split());
    total.and(|| told.unwrap_or_else(|held| held))
}

fn claim_loss(case: &Case) -> Held {
    let last = Board::here(case).stones() + case.size("plies");
    let told = value(case, Fate::Lost).map(|(plies, _)| same(case.size("plies"), plies));
    same(case.size("last"), last).and(|| told.unwrap_or_else(|held| held))
}

fn look_finish(case: &Case) -> Held {
    is(!Board::here(case).now(true).is_empty(), || "no line can be completed".into())
}

fn no_own_finish(board: &Board) -> Held {
    is(board.now(true).is_empty(), || "the mover can finish".into())
}

fn look_danger(case: &Case) -> Held {
    let (board, now) = (Board::here(case), Board::here(case).now(false));
    no_own_finish(&board).and(|| same((case.texts("cell"), 1), (names(&now), now.len())))
}

fn look_double(case: &Case) -> Held {
    let board = Board::here(case);
    let now = board.now(false);
    all([
        no_own_finish(&board),
        is(now.len() > 1, || format!("{now:?}")),
        same(case.texts("cells"), names(&now)),
        same(spots(case), board.spots(&now)),
    ])
}

fn look_threats(case: &Case) -> Held {
    let board = Board::here(case);
    let told = |name: &str, of_mover: bool, odd: bool| {
        let cells: Vec<Cell> = board.completing(of_mover).into_iter().filter(|cell| (cell.1 % 2 == 1) == odd).collect();
        let found = if cells.is_empty() { vec!["–".to_owned()] } else { names(&cells) };
        same(case.texts(name), found)
    };
    all([
        told("mine_odd", true, true),
        told("mine_even", true, false),
        told("theirs_odd", false, true),
        told("theirs_even", false, false),
    ])
}

/// The cells named are those of all columns that win soonest, or of all that hold the draw.
fn place(case: &Case) -> Held {
    let board = Board::here(case);
    let told = case.texts("cells");
    let cells: Vec<Cell> = board.playable().into_iter().filter(|cell| told.contains(&names(&[*cell])[0])).collect();
    let best = soonest(case).map_or(Held::Open, |best| {
        let sorted: Vec<String> = columns(&board.playable()).into_iter().filter(|col| best.contains(col)).collect();
        same(columns(&cells), sorted)
    });
    let wanted = if case.text("kind") == "win" { Fate::Won } else { Fate::Drawn };
    all([
        same(told.len(), cells.len()),
        same(case.size("count"), cells.len()),
        same(spots(case), board.spots(&cells)),
        is(columns(&cells).contains(&case.met.answer.best[0]), || "the best stone lands elsewhere".into()),
        value(case, wanted).map_or_else(|held| held, |_| Held::True),
        best,
    ])
}

fn loses(case: &Case) -> Held {
    value(case, Fate::Lost).map_or_else(|held| held, |_| Held::True)
}

fn place_none(case: &Case) -> Held {
    same(case.size("moves"), Board::here(case).playable().len()).and(|| loses(case))
}

/// The cell of the column told, which is the first of the best moves.
fn told(case: &Case, board: &Board) -> (Cell, Held) {
    let column: usize = case.text("column").parse().expect("a column");
    let held = same(case.text("column").to_owned(), case.met.answer.best[0].clone());
    ((column, board.stacks[column - 1].len() + 1), held)
}

/// The board after the best move, seen by the opponent.
fn next(case: &Case) -> Board {
    let next = after(&case.met.place, &case.met.answer.best[0]).expect("the best move is legal");
    Board::of(case, &*next)
}

/// The cells told are the mover's but for this one, and make a line with it.
fn finishes(case: &Case, board: &Board, cell: Cell) -> Held {
    let told = case.texts("cells");
    let line: Vec<Cell> = board.all().into_iter().filter(|cell| told.contains(&names(&[*cell])[0])).collect();
    let is_own = |own: &Cell| *own == cell || board.owner(*own) == Some(true);
    all([
        same(line.len(), told.len()),
        is(board.now(true).contains(&cell), || "it completes nothing".into()),
        is(line.iter().all(is_own), || format!("{line:?} is not the mover's")),
        is(board.has_line(cell, |own| line.contains(&own)), || format!("{line:?} is no line")),
    ])
}

fn move_finish(case: &Case) -> Held {
    let board = Board::here(case);
    let (cell, held) = told(case, &board);
    held.and(|| finishes(case, &board, cell)).and(|| same(case.size("count") + 1, board.now(true).len()))
}

fn finish_also(case: &Case) -> Held {
    let board = Board::here(case);
    let column: usize = case.text("column").parse().expect("a column");
    finishes(case, &board, (column, board.stacks[column - 1].len() + 1))
}

/// No line is open to either side, and every column is as good.
fn move_dead(case: &Case) -> Held {
    let board = Board::here(case);
    told(case, &board).1.and(|| open_lines::none(&board))
}

/// Right after the move these cells complete a line of the mover, and the opponent completes none first.
fn threatens(case: &Case, wanted: impl Fn(usize) -> bool) -> Held {
    let next = next(case);
    let now = next.now(false);
    all([
        told(case, &Board::here(case)).1,
        same(case.texts("cells"), names(&now)),
        is(wanted(now.len()), || format!("{now:?}")),
        is(next.now(true).is_empty(), || "the opponent completes a line first".into()),
    ])
}

fn move_fork(case: &Case) -> Held {
    threatens(case, |count| count > 1)
}

fn move_force(case: &Case) -> Held {
    threatens(case, |count| count == 1)
}

fn move_block(case: &Case) -> Held {
    let board = Board::here(case);
    let (cell, held) = told(case, &board);
    held.and(|| is(board.completing(false).contains(&cell), || "it stops nothing".into()))
}

/// These cells complete a line of the mover after the move and did not before.
fn move_threat(case: &Case) -> Held {
    let board = Board::here(case);
    let old = board.completing(true);
    let new: Vec<Cell> = next(case).completing(false).into_iter().filter(|cell| !old.contains(cell)).collect();
    told(case, &board).1.and(|| same(case.texts("cells"), names(&new)))
}

fn move_plain(case: &Case) -> Held {
    told(case, &Board::here(case)).1
}

/// A stone of the opponent in the cell would newly make these cells complete a line of the opponent's.
fn move_denies(case: &Case) -> Held {
    let board = Board::here(case);
    let (cell, held) = told(case, &board);
    let old = board.completing(false);
    let completes = |other: &Cell| board.has_line(*other, |own| own == cell || board.owner(own) == Some(false));
    let new = board.free().into_iter().filter(|other| *other != cell && !old.contains(other)).filter(completes);
    let new: Vec<Cell> = new.collect();
    all([
        held,
        same(case.texts("cell"), names(&[cell])),
        same(case.texts("cells"), names(&new)),
        is(!new.is_empty(), || "it denies nothing".into()),
    ])
}

/// Every move of the best line is one of the best.
fn best_line(case: &Case) -> Held {
    let mut place: Arc<dyn Place> = case.met.place.clone();
    for text in &case.met.answer.line {
        let Some(keeps) = keeps(&*place, text) else { return Held::Open };
        if !keeps {
            return Held::False(format!("{text} is not the best"));
        }
        place = after(&place, text).expect("it was walked");
    }
    Held::True
}

/// The move gives away nothing and loses no ply.
fn keeps(place: &dyn Place, text: &str) -> Option<bool> {
    let (found, plies, _) = fate(place)?;
    let (_, left, more) = walked(place)?.into_iter().find(|(own, ..)| own == text)?;
    Some(match found {
        Fate::Won => left == Fate::Lost && more + 1 == plies,
        Fate::Lost => more + 1 == plies,
        Fate::Drawn => left == Fate::Drawn,
    })
}

fn move_stall(case: &Case) -> Held {
    let told_plies = value(case, Fate::Lost).map(|(plies, _)| same(case.size("plies"), plies));
    told(case, &Board::here(case)).1.and(|| told_plies.unwrap_or_else(|held| held)).and(|| {
        let keeps = keeps(&*case.met.place, case.text("column"));
        keeps.map_or(Held::Open, |keeps| is(keeps, || "another column holds out longer".into()))
    })
}

/// The columns in which a stone lets the other side complete a line on top of it.
fn proof_below(case: &Case) -> Held {
    let board = Board::here(case);
    let theirs = board.completing(false);
    let poisoned: Vec<Cell> =
        board.playable().into_iter().filter(|(col, row)| theirs.contains(&(*col, row + 1))).collect();
    let above: Vec<Cell> = poisoned.iter().map(|(col, row)| (*col, row + 1)).collect();
    same(case.texts("columns"), columns(&poisoned)).and(|| same(spots(case), board.spots(&above)))
}

fn proof_forced(case: &Case) -> Held {
    let board = Board::here(case);
    no_own_finish(&board).and(|| same(case.texts("column"), columns(&board.now(false))))
}

/// The columns shown are those that fail and go on, and each answer is one of the best.
fn answered(case: &Case, fails: impl Fn(Fate) -> bool) -> Held {
    let Some(rows) = walked(&*case.met.place) else { return Held::Open };
    let goes_on = |text: &str| after(&case.met.place, text).is_some_and(|next| next.ending().is_none());
    let failing = rows.iter().filter(|(text, left, _)| fails(*left) && goes_on(text)).map(|(text, ..)| text.clone());
    let shown = replies(case).iter().map(|(text, _)| text.clone()).collect::<Vec<_>>();
    same(case.size("lose") + case.size("draw"), shown.len()).and(|| same(shown, failing.collect())).and(|| {
        all(replies(case).iter().map(|(text, answer)| {
            let next = after(&case.met.place, text).expect("it is legal");
            keeps(&*next, answer).map_or(Held::Open, |keeps| is(keeps, || format!("{answer} does not answer {text}")))
        }))
    })
}

fn proof_answers(case: &Case) -> Held {
    let Some((found, ..)) = fate(&*case.met.place) else { return Held::Open };
    let kept = if found == Fate::Won { Fate::Lost } else { found };
    let answered = answered(case, |left| found == Fate::Lost || left != kept);
    let rows = walked(&*case.met.place).unwrap_or_default();
    let goes_on = |text: &str| after(&case.met.place, text).is_some_and(|next| next.ending().is_none());
    let count = |wanted: Fate| rows.iter().filter(|(text, left, _)| *left == wanted && goes_on(text)).count();
    let (lose, draw) = (count(Fate::Won), if found == Fate::Won { count(Fate::Drawn) } else { 0 });
    let kind = match (found, lose, draw) {
        (Fate::Lost, ..) => "lost",
        (_, _, 0) => "loses",
        (_, 0, _) => "draws",
        _ => "both",
    };
    all([same(case.text("kind"), kind), same([case.size("lose"), case.size("draw")], [lose, draw]), answered])
}
