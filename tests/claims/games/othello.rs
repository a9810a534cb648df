//! What is said of `othello`, message by message.

mod discs;
mod ideas;
mod later;
mod proof;
mod rivals;

use ground::say::Arg;
use solve::judge::value::Value;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{focus, line, rows, spots};
use crate::referee::moves;
use crate::sweep::after;
use discs::{AROUND, ends, ever_turned, held_corners, letter, may_end, open, other, turns};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("othello-claim-won", Fact(claim_won)),
    ("othello-claim-lost", Fact(claim_lost)),
    ("othello-claim-level", Fact(claim_level)),
    ("othello-claim-estimate", Fact(claim_estimate)),
    ("othello-ask", Question),
    ("othello-ask-pass", Question),
    ("othello-look", Fact(look)),
    ("othello-place", Fact(place)),
    ("othello-place-pass", Fact(must_pass)),
    ("othello-move", Fact(play)),
    ("othello-move-corner", Fact(corner)),
    ("othello-move-pass", Fact(must_pass)),
    ("othello-fewest", Fact(fewest)),
    ("othello-gives", Fact(ideas::gives)),
    ("othello-given", Fact(ideas::given)),
    ("othello-after", Fact(ideas::after_best)),
    ("othello-after-pass", Fact(ideas::after_pass)),
    ("othello-greedy", Fact(ideas::greedy)),
    ("othello-head-answer", Part),
    ("othello-head-opened", Part),
    ("othello-endings", Fact(endings)),
    ("othello-expected", Fact(later::expected)),
    ("othello-counted", Fact(later::counted)),
    ("othello-later", Fact(later::later)),
    ("othello-beyond", Fact(later::beyond)),
    ("othello-other-line", Fact(later::other_line)),
    ("othello-far", Part),
    ("othello-far-corner", Fact(later::far_corner)),
    ("othello-far-pass", Fact(later::far_pass)),
    ("othello-far-own", Fact(later::far_own)),
    ("othello-far-last", Fact(later::far_last)),
    ("othello-far-cells", Fact(later::far_cells)),
    ("othello-head-side", Part),
    ("othello-head-moves", Part),
    ("othello-head-stable", Part),
    ("othello-head-corners", Part),
    ("othello-head-discs", Part),
    ("othello-head-move", Part),
    ("othello-head-turned", Part),
    ("othello-head-answers", Part),
    ("othello-head-given", Part),
    ("othello-head-count", Part),
    ("othello-next", Fact(rivals::next)),
    ("othello-no-count", Fact(rivals::no_count)),
    ("othello-apart-corner", Fact(rivals::apart_corner)),
    ("othello-apart-gives", Fact(rivals::apart_gives)),
    ("othello-apart-answers", Fact(rivals::apart_answers)),
    ("othello-beside-stable", Fact(rivals::beside_stable)),
    ("othello-beside-corner", Fact(rivals::beside_corner)),
    ("othello-beside-answers", Fact(rivals::beside_answers)),
    ("othello-answered", Fact(rivals::answered)),
    ("othello-course", Fact(rivals::course)),
    ("othello-lines", Fact(proof::lines)),
    ("othello-lines-level", Fact(proof::level)),
    ("othello-majority", Fact(proof::majority)),
    ("othello-sum", Fact(proof::sum)),
    ("othello-head-line", Part),
    ("othello-head-end", Part),
    ("othello-head-margin", Part),
    ("othello-law-exact", Source),
    ("othello-law-estimate", Source),
];

/// How far the mover is ahead if nobody errs.
fn margin(case: &Case) -> Option<i64> {
    ends(&*case.met.place)?.iter().map(|(_, own, other)| own - other).max()
}

fn number(case: &Case, name: &str) -> i64 {
    match case.says.args.iter().find(|(own, _)| *own == name) {
        Some((_, Arg::Int(n))) => *n,
        Some((_, Arg::Big(n))) => n.to_string().parse().expect("a small number"),
        other => panic!("{name} is {other:?}"),
    }
}

/// The margin is the best, and the example is an end of play without an error.
fn claim(case: &Case, wanted: i64, own: i64, theirs: i64) -> Held {
    let Some(found) = margin(case) else { return Held::Open };
    same((wanted, own - theirs), (found, found)).and(|| {
        let may_end = may_end(&case.met.place, own, theirs, &mut 30);
        may_end.map_or(Held::Open, |may_end| is(may_end, || format!("{own} to {theirs} is no such end")))
    })
}

fn claim_won(case: &Case) -> Held {
    is(number(case, "margin") > 0, || "nobody wins".into())
        .and(|| claim(case, number(case, "margin"), number(case, "own"), number(case, "other")))
}

fn claim_lost(case: &Case) -> Held {
    is(number(case, "margin") > 0, || "nobody loses".into())
        .and(|| claim(case, -number(case, "margin"), number(case, "own"), number(case, "other")))
}

fn claim_level(case: &Case) -> Held {
    claim(case, 0, number(case, "own"), number(case, "own"))
}

/// It is told as an estimate.
fn claim_estimate(case: &Case) -> Held {
    let Value::Estimate { ahead, depth } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let told = if case.text("way") == "behind" { -number(case, "points") } else { number(case, "points") };
    all([
        same(told.to_string(), ahead.to_string()),
        same(case.text("way"), if told < 0 { "behind" } else { "ahead" }),
        same(case.size("depth") as u64, *depth),
    ])
}

fn look(case: &Case) -> Held {
    let (board, own) = (Drawing::of(&*case.met.place), letter(case.met.place.to()));
    let foe = other(own);
    let told = ["moves", "theirs", "corners", "taken"].map(|name| case.size(name));
    let found =
        [open(&board, own).len(), open(&board, foe).len(), held_corners(&board, own), held_corners(&board, foe)];
    let stable = [case.size("stable"), case.size("steady")];
    let near = if 5 * stable[0].max(stable[1]) >= 2 * board.cells.len() { "yes" } else { "no" };
    same(told, found).and(|| same(case.text("near"), near)).and(|| match ever_turned(&*case.met.place) {
        None => Held::Open,
        Some(turned) => {
            let never = |disc: char| {
                (0..board.cells.len()).filter(|cell| board.cells[*cell] == disc && !turned.contains(cell)).count()
            };
            is(stable[0] <= never(own) && stable[1] <= never(foe), || {
                format!("only {} and {} never turn", never(own), never(foe))
            })
        }
    })
}

/// The best move lies in the row, of which all cells to play on are named.
fn place(case: &Case) -> Held {
    let (board, own) = (Drawing::of(&*case.met.place), letter(case.met.place.to()));
    let cells: Vec<usize> =
        open(&board, own).into_iter().filter(|cell| cell / board.cols + 1 == case.size("row")).collect();
    let names: Vec<String> = cells.iter().map(|cell| board.name(*cell)).collect();
    all([
        same(case.texts("cells"), names.clone()),
        same(spots(case).len(), cells.len()),
        is(names.contains(&case.met.answer.best[0]), || "the best move lies elsewhere".into()),
    ])
}

fn must_pass(case: &Case) -> Held {
    let (board, own) = (Drawing::of(&*case.met.place), letter(case.met.place.to()));
    is(open(&board, own).is_empty(), || "a cell turns something".into())
        .and(|| same(case.met.place.moves(9).0, vec!["pass".to_owned()]))
}

/// Cells on which the other side can answer a move.
fn answers(case: &Case, text: &str) -> usize {
    let next = after(&case.met.place, text).expect("a legal move");
    open(&Drawing::of(&*next), letter(case.met.place.to().other())).len()
}

fn play(case: &Case) -> Held {
    let (board, own) = (Drawing::of(&*case.met.place), letter(case.met.place.to()));
    let cell = case.text("cell");
    all([
        same(cell.to_owned(), case.met.answer.best[0].clone()),
        same(case.size("discs"), turns(&board, own, board.cell(cell)).len()),
        same(case.size("answers"), answers(case, cell)),
        playable_line(case),
    ])
}

/// The line shown is play.
fn playable_line(case: &Case) -> Held {
    let mut place = case.met.place.clone();
    for text in line(case) {
        match after(&place, text) {
            Some(next) => place = next,
            None => return Held::False(format!("{text} is illegal")),
        }
    }
    Held::True
}

/// No line passes through a corner with a cell on both sides, so nothing closes it in.
fn corner(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    let cell = board.cell(case.text("cell"));
    let is_open = |(right, down): &(isize, isize)| {
        board.step(cell, *right, *down).is_some() && board.step(cell, -right, -down).is_some()
    };
    is(!AROUND.iter().any(is_open), || "it is no corner".into()).and(|| play(case))
}

fn fewest(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, 64) else { return Held::Open };
    let counted: Vec<(String, usize)> =
        moves.into_iter().map(|(text, _)| (text.clone(), answers(case, &text))).collect();
    let least = counted.iter().map(|(_, count)| *count).min().unwrap_or(0);
    let such: Vec<String> = counted.into_iter().filter(|(_, count)| *count == least).map(|(text, _)| text).collect();
    let best = if such.contains(&case.met.answer.best[0]) { "yes" } else { "no" };
    all([
        same(case.size("answers"), least),
        same(case.size("count"), such.len()),
        same(case.texts("moves"), such),
        same(case.text("best"), best),
    ])
}

/// All moves stand in the table with what they turn, the answers they leave and how the game ends after them.
fn endings(case: &Case) -> Held {
    let Some(found) = ends(&*case.met.place) else { return Held::Open };
    let (board, disc) = (Drawing::of(&*case.met.place), letter(case.met.place.to()));
    let row = |(text, own, other): &(String, i64, i64)| {
        let turned = if text == "pass" { 0 } else { turns(&board, disc, board.cell(text)).len() };
        let (turned, answers) = (turned.to_string(), answers(case, text).to_string());
        vec![text.clone(), turned, answers, format!("{own} : {other}"), (own - other).to_string()]
    };
    let best = found.iter().map(|(_, own, other)| own - other).max();
    let is_best = |(_, (_, own, other)): &(usize, &(String, i64, i64))| Some(own - other) == best;
    let marked: Vec<(usize, usize)> = found.iter().enumerate().filter(is_best).map(|(i, _)| (i, 4)).collect();
    let sure = |rows: &[Vec<String>]| rows.iter().map(|row| [0, 1, 2, 4].map(|i| row[i].clone())).collect::<Vec<_>>();
    let found: Vec<Vec<String>> = found.iter().map(row).collect();
    same(sure(rows(case)), sure(&found)).and(|| same(focus(case).to_vec(), marked)).and(|| {
        all(rows(case).iter().map(|row| {
            let (own, theirs) = row[3].split_once(" : ").expect("two counts");
            let [own, theirs] = [own, theirs].map(|count| count.parse().expect("a count"));
            let next = after(&case.met.place, &row[0]).expect("a legal move");
            let may_end = may_end(&next, theirs, own, &mut 30);
            may_end.map_or(Held::Open, |may_end| is(may_end, || format!("{row:?} is no such end")))
        }))
    })
}
