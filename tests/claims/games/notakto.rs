//! What is said of `notakto`, message by message; its reasons speak by `worth`, `misere` and `counted` too.

mod searched;

use duel::place::Place;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::worth::found;
use crate::referee::{best_next, is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("notakto-law-normal", Source),
    ("notakto-countdown", Part),
    ("notakto-ask-knight", Question),
    ("notakto-look-knight", Fact(look_won)),
    ("notakto-look-knight-lost", Fact(is_ruled_here)),
    ("notakto-claim-knight-won", Fact(claim_won)),
    ("notakto-claim-knight-lost", Fact(is_ruled_here)),
    ("notakto-move-knight", Fact(told)),
    ("notakto-proof-knight", Fact(proof_won)),
    ("notakto-proof-knight-lost", Fact(proof_lost)),
    ("notakto-law-knight", Source),
    ("notakto-head-line", Part),
    ("notakto-ask-kill", Question),
    ("notakto-look-kill", Fact(look_kill)),
    ("notakto-claim-kill-lost", Fact(claim_kill_lost)),
    ("notakto-claim-kill-won", Fact(claim_kill_won)),
    ("notakto-place-cells", Fact(place_cells)),
    ("notakto-place-kill", Fact(place_kill)),
    ("notakto-move-kill", Fact(move_kill)),
    ("notakto-proof-kill", Fact(proof_kill)),
    ("notakto-law-kill", Source),
    ("notakto-ask-end", Question),
    ("notakto-look-end", Fact(look_end)),
    ("notakto-claim-end", Fact(claim_end)),
    ("notakto-move-end", Fact(move_end)),
    ("notakto-law-end", Source),
    ("notakto-lost", Fact(lost_ones)),
    ("notakto-claim-searched", Fact(claim_searched)),
    ("notakto-look-searched", Fact(searched::look)),
    ("notakto-move-searched", Fact(move_searched)),
    ("notakto-proof-searched", Fact(searched::proof)),
    ("notakto-head-answers", Part),
];

/// Column and row of a move such as `2:b3` or `b3`.
fn cell(text: &str) -> (usize, usize) {
    let name = text.rsplit(':').next().expect("a cell");
    let column = name.as_bytes()[0] as usize;
    (column, name[1..].parse().expect("a row"))
}

fn is_knight(one: &str, other: &str) -> bool {
    let ((a, b), (c, d)) = (cell(one), cell(other));
    a.abs_diff(c) * b.abs_diff(d) == 2
}

/// Whether who moves here loses against answers a knight's move away, whichever of them is taken.
fn is_ruled(place: &dyn Place) -> Option<bool> {
    for (text, next) in moves(place, 100)? {
        if next.ending().is_some() {
            continue;
        }
        let is_meant = |answer: &str, then: &dyn Place| is_knight(&text, answer) && then.ending().is_none();
        let all = moves(&*next, 100)?;
        let answers: Vec<_> = all.into_iter().filter(|(answer, then)| is_meant(answer, &**then)).collect();
        if answers.is_empty() {
            return Some(false);
        }
        for (_, then) in answers {
            if !is_ruled(&*then)? {
                return Some(false);
            }
        }
    }
    Some(place.ending().is_none())
}

fn is_ruled_here(case: &Case) -> Held {
    found(true, is_ruled(&*case.met.place))
}

fn some_next_is_ruled(case: &Case) -> Held {
    let Some(all) = moves(&*case.met.place, 100) else { return Held::Open };
    let ruled: Option<Vec<bool>> = all.iter().map(|(_, next)| is_ruled(&**next)).collect();
    found(true, ruled.map(|ruled| ruled.contains(&true)))
}

fn claim_won(case: &Case) -> Held {
    found(case.size("moves"), winning(case)).and(|| look_won(case))
}

fn winning(case: &Case) -> Option<usize> {
    let lost: Option<Vec<bool>> = moves(&*case.met.place, 100)?.iter().map(|(_, next)| is_lost(&**next)).collect();
    Some(lost?.into_iter().filter(|lost| *lost).count())
}

/// What is left by the move that a step of this kind tells.
fn left(case: &Case, key: &str) -> std::sync::Arc<dyn Place> {
    let told = case.met.answer.reason.steps.iter().find(|step| step.says.key == key);
    let mv = told.and_then(|step| step.says.args.iter().find(|(name, _)| *name == "mv"));
    match mv {
        Some((_, ground::say::Arg::Text(mv))) => case.met.place.play(mv).expect("a move").next,
        _ => best_next(case),
    }
}

/// After the move told so many crosses do not end the game.
fn look_won(case: &Case) -> Held {
    let next = left(case, "notakto-move-knight");
    let Some(all) = moves(&*next, 100) else { return Held::Open };
    let quiet = all.iter().filter(|(_, next)| next.ending().is_none()).count();
    same(case.size("pairs"), quiet).and(|| some_next_is_ruled(case)).and(|| found(true, is_ruled(&*next)))
}

fn told(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("mv")) else { return Held::False("it is no move".into()) };
    found(true, is_ruled(&*step.next)).and(|| look_won(case))
}

/// The cells of the text's boards, and whether three or more of these crosses in a row are told as a line of the board.
fn is_line(told: &str) -> bool {
    let cells: Vec<(usize, usize)> = told.split('-').map(cell).collect();
    let step = |pair: &[(usize, usize)]| (pair[1].0 as i64 - pair[0].0 as i64, pair[1].1 as i64 - pair[0].1 as i64);
    let steps: Vec<(i64, i64)> = cells.windows(2).map(step).collect();
    steps.windows(2).all(|two| two[0] == two[1]) && steps.iter().all(|(x, y)| x.abs() <= 1 && y.abs() <= 1)
}

/// Every cross stands in the table, with an answer by the rule unless it ends the game by a line, which is told.
fn are_answered(case: &Case, place: &dyn Place) -> Held {
    let Some(next) = moves(place, 100) else { return Held::Open };
    let mut is_over = true;
    let mut one = |row: &Vec<String>, text: &String, next: &dyn Place| {
        let ends = next.ending().is_some();
        let answered =
            || next.play(&row[1]).ok().filter(|step| is_knight(text, &row[1]) && step.next.ending().is_none());
        let answer = answered();
        if let Some(all) = answer.as_ref().and_then(|step| moves(&*step.next, 100)) {
            is_over &= all.iter().all(|(_, next)| next.ending().is_some());
        }
        let line = || row[2].split('-').any(|name| cell(name) == cell(text)) && is_line(&row[2]);
        all([
            same(&row[0], text),
            same((row[1].is_empty(), row[2].is_empty()), (ends, !ends)),
            is(if ends { line() } else { answer.is_some() }, || format!("{row:?}")),
        ])
    };
    let whole = |row: &Vec<String>| match &row[..] {
        [mv, line] => vec![mv.clone(), String::new(), line.clone()],
        _ => row.clone(),
    };
    let each: Vec<Held> =
        rows(case).iter().zip(&next).map(|(row, (text, next))| one(&whole(row), text, &**next)).collect();
    same(rows(case).len(), next.len()).and(|| all(each)).and(|| same(case.size("over") == 1, is_over))
}

fn proof_lost(case: &Case) -> Held {
    is_ruled_here(case).and(|| are_answered(case, &*case.met.place))
}

fn proof_won(case: &Case) -> Held {
    let next = left(case, "notakto-move-knight");
    look_won(case).and(|| are_answered(case, &*next))
}

fn board(text: &str) -> &str {
    text.split_once(':').map_or("", |(board, _)| board)
}

/// The moves on one board.
fn on(place: &dyn Place, which: &str) -> Option<Vec<(String, std::sync::Arc<dyn Place>)>> {
    if place.ending().is_some() {
        return Some(Vec::new());
    }
    Some(moves(place, 200)?.into_iter().filter(|(text, _)| board(text) == which).collect())
}

/// Whether whoever answers on this board makes the last move there: at once, or after quiet pairs.
fn is_killed(place: &dyn Place, which: &str, quiet: usize) -> Option<bool> {
    for (_, next) in on(place, which)? {
        let answers = on(&*next, which)?;
        let mut is_met = false;
        for (_, then) in &answers {
            is_met = on(&**then, which)?.is_empty() || quiet > 0 && is_killed(&**then, which, quiet - 1)?;
            if is_met {
                break;
            }
        }
        if !is_met {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether all boards are so.
fn are_killed(place: &dyn Place) -> Option<bool> {
    let all = moves(place, 200)?;
    let names: std::collections::BTreeSet<&str> = all.iter().map(|(text, _)| board(text)).collect();
    for name in names {
        if !is_killed(place, name, 2)? {
            return Some(false);
        }
    }
    Some(place.ending().is_none())
}

fn claim_kill_lost(case: &Case) -> Held {
    found(true, are_killed(&*case.met.place)).and(|| quiet_told(case, &*case.met.place))
}

fn claim_kill_won(case: &Case) -> Held {
    let next = left(case, "notakto-move-kill");
    found(case.size("moves"), winning(case)).and(|| found(true, are_killed(&*next))).and(|| quiet_told(case, &*next))
}

/// The crosses that are told apart are those after which no line can be completed on their board.
fn quiet_told(case: &Case, place: &dyn Place) -> Held {
    let told = if case.size("quiet") == 0 { Vec::new() } else { case.texts("cells") };
    same(told.len(), case.size("quiet")).and(|| found(told, quiet(place)))
}

fn move_kill(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("mv")) else { return Held::False("it is no move".into()) };
    found(true, are_killed(&*step.next))
}

fn place_cells(case: &Case) -> Held {
    let total = moves(&*case.met.place, 200).map(|all| all.len());
    found(case.size("moves"), winning(case)).and(|| found(case.size("total"), total))
}

fn place_kill(case: &Case) -> Held {
    let next = left(case, "notakto-move-kill").text();
    let (before, after) = (case.met.place.text(), next);
    let changed = before.split('|').zip(after.split('|')).position(|(one, other)| one.trim() != other.trim());
    same(Some(case.size("board")), changed.map(|place| place + 1))
}

fn start(case: &Case) -> std::sync::Arc<dyn Place> {
    if case.size("won") == 1 { left(case, "notakto-move-kill") } else { case.met.place.clone() }
}

/// The crosses after which no line can be completed on their board.
fn quiet(place: &dyn Place) -> Option<Vec<String>> {
    let mut quiet = Vec::new();
    for (text, next) in moves(place, 200)? {
        let which = board(&text).to_owned();
        let mut kills = false;
        for (_, then) in on(&*next, &which)? {
            kills |= on(&*then, &which)?.is_empty();
        }
        quiet.extend((!kills).then_some(text));
    }
    Some(quiet)
}

fn look_kill(case: &Case) -> Held {
    let start = start(case);
    quiet_told(case, &*start).and(|| found(true, are_killed(&*start)))
}

/// Every cross has its answer on the same board, which kills it or leaves it so that this goes on.
fn proof_kill(case: &Case) -> Held {
    let start = start(case);
    let (Some(all_moves), Some(quiet)) = (moves(&*start, 200), quiet(&*start)) else { return Held::Open };
    let one = |row: &Vec<String>| {
        let Ok(step) = start.play(&row[0]) else { return Held::False(format!("{row:?}")) };
        let Ok(then) = step.next.play(&row[1]) else { return Held::False(format!("{row:?}")) };
        let which = board(&row[0]);
        let is_dead = on(&*then.next, which).map(|left| left.is_empty());
        let kept = if quiet.contains(&row[0]) { is_killed(&*then.next, which, 1) } else { is_dead };
        same(board(&row[1]), which).and(|| found(true, kept))
    };
    let turned = |row: &Vec<String>| vec![row[1].clone(), row[0].clone()];
    let mut shown = rows(case).to_vec();
    if case.size("mutual") == 1 {
        shown.extend(rows(case).iter().map(turned));
    }
    same((case.size("quiet"), case.size("hidden")), (quiet.len(), all_moves.len() - shown.len()))
        .and(|| quiet_told(case, &*start))
        .and(|| all(shown.iter().map(one)))
}

/// The moves that end the game, each with whether a line of this board is told that it completes.
fn ends(case: &Case) -> Option<Vec<String>> {
    let all = moves(&*case.met.place, 200)?;
    Some(all.into_iter().filter(|(_, next)| next.ending().is_some()).map(|(text, _)| text).collect())
}

/// The crosses of the table end the game, by the lines that are told; in normal play some, in misère play all there are.
fn look_end(case: &Case) -> Held {
    let total = moves(&*case.met.place, 200).map(|all| all.len());
    let told: Vec<String> = rows(case).iter().map(|row| row[0].clone()).collect();
    let whole = if case.met.is_misere() { found(told.len(), total) } else { Held::True };
    all([
        same(case.size("misere") == 1, case.met.is_misere()),
        same(case.size("count"), told.len()),
        found(told, ends(case)),
        is(rows(case).iter().all(|row| makes(case, &row[0], &row[1])), || "it is no line".into()),
        whole,
    ])
}

/// The line is one of the board, holds the cell, and its other cells have crosses.
fn makes(case: &Case, mv: &str, line: &str) -> bool {
    let text = case.met.place.text();
    let number = board(mv).parse::<usize>().unwrap_or(1);
    let rows: Vec<&str> = text.split('|').nth(number - 1).map_or(Vec::new(), |board| board.trim().split('/').collect());
    let is_cross = |(x, y): (usize, usize)| rows[y - 1].as_bytes()[x - usize::from(b'a')] == b'X';
    is_line(line) && line.split('-').filter(|name| cell(name) != cell(mv)).all(|name| is_cross(cell(name)))
}

fn claim_end(case: &Case) -> Held {
    let total = moves(&*case.met.place, 200).map(|all| all.len());
    let last = ends(case).map(|ends| ends.len());
    let whole = if case.met.is_misere() { found(case.size("moves"), total) } else { Held::True };
    same(case.size("misere") == 1, case.met.is_misere()).and(|| found(case.size("moves"), last)).and(|| whole)
}

fn move_end(case: &Case) -> Held {
    let mv = case.text("mv");
    found(true, ends(case).map(|ends| ends.iter().any(|end| end == mv)))
        .and(|| is(makes(case, mv, case.text("line")), || "it is no line".into()))
}

fn move_searched(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("mv")) else { return Held::False("it is no move".into()) };
    found(true, is_lost(&*step.next))
}

fn claim_searched(case: &Case) -> Held {
    match case.size("won") {
        0 => found(true, is_lost(&*case.met.place)),
        _ => found(case.size("moves"), winning(case)),
    }
}

/// Each row's moves lead, by the answer that is told, to a lost position, of which so many are told; and a cross of them that is not in
/// the table completes a line.
fn lost_ones(case: &Case) -> Held {
    let mut names: Vec<&String> = rows(case).iter().map(|row| &row[0]).filter(|name| !name.is_empty()).collect();
    names.dedup();
    let mut here = String::new();
    let mut one = |row: &Vec<String>| {
        if !row[0].is_empty() {
            here.clone_from(&row[0]);
        }
        let Ok(lost) = case.met.place.reads(&here) else { return Held::False(format!("{here} is no position")) };
        let then = |mv: &str| {
            let next = lost.play(mv).ok()?.next;
            let next = if row[2].is_empty() { next } else { case.met.place.reads(&row[2]).ok()? };
            Some(next)
        };
        let won = if row[2].is_empty() { Some(false) } else { Some(true) };
        let is_so = |mv: &str| then(mv).map_or(Some(false), |next| Some(is_lost(&*next)? == won?));
        found(true, is_lost(&*lost)).and(|| all(row[1].split(' ').map(|mv| found(true, is_so(mv)))))
    };
    let each: Vec<Held> = rows(case).iter().map(&mut one).collect();
    same(case.size("lost"), names.len()).and(|| all(each))
}
