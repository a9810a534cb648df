//! What is said of `small-chess`, message by message, held by a plain referee that tries every pair of squares.

mod deeds;

pub use deeds::is_done;

use std::sync::Arc;

use duel::place::Place;
use ground::say::{Arg, Say};
use solve::judge::value::Value;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::{line, rows, spots};
use crate::plain_chess::Plain;
use crate::purse::work;
use crate::sweep::after;

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
    ("small-chess-claim-estimate", Fact(claim_estimate)),
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
    ("small-chess-claim-beyond", Fact(claim_beyond)),
    ("small-chess-claim-repeats", Fact(repeats)),
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
    ("small-chess-expected", Fact(expected)),
    ("small-chess-rivals", Fact(rivals)),
    ("small-chess-head-move", Part),
    ("small-chess-head-ahead", Part),
    ("small-chess-head-then", Part),
    ("small-chess-again", Fact(again)),
    ("small-chess-counted", Fact(counted)),
    ("small-chess-counted-over", Fact(counted_over)),
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

fn number(case: &Case, name: &str) -> i64 {
    match case.arg(name) {
        Arg::Int(n) => *n,
        other => panic!("{name} is {other:?}"),
    }
}

/// It is told as an estimate, the same number that is counted at the end of the play expected.
fn claim_estimate(case: &Case) -> Held {
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
fn claim_beyond(case: &Case) -> Held {
    let Value::Estimate { depth, .. } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let end = Plain::of(&end(case).text());
    let way = if end.is_whites == here(case).is_whites { "behind" } else { "ahead" };
    is(end.is_mated(), || "it does not end in mate".into())
        .and(|| same((case.text("way"), case.size("depth") as u64), (way, *depth)))
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

/// The play expected comes to a position that stood before.
fn repeats(case: &Case) -> Held {
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

fn play(case: &Case) -> Held {
    is(proved(case).is_none(), || "the end is known".into()).and(|| is_best(case))
}

fn expected_line(case: &Case) -> Vec<String> {
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
fn expected(case: &Case) -> Held {
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
fn rivals(case: &Case) -> Held {
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
fn again(case: &Case) -> Held {
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

fn counted(case: &Case) -> Held {
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
fn counted_over(case: &Case) -> Held {
    let end = Plain::of(&end(case).text());
    is(end.moves().is_empty(), || "the game goes on".into())
        .and(|| same(case.text("ends"), if end.is_mated() { "mate" } else { "drawn" }))
}
