//! Wins by threats one after another, lines that can still be completed, and cells that lose, held by the lines of the board.

use std::collections::BTreeSet;

use super::board::{Board, mark, nobody_finishes, other, told};
use super::small::forks;
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::games::worth::found;
use crate::referee::{Fate, moves};
use crate::sweep::{after, weighed, worth};
use ground::rules::{Ending, Side};

/// This mark, to move, plays these cells by turns with the other: each own one but the last leaves one cell to complete, which is answered;
/// then just these complete a line, and nobody comes first.
fn forces(board: &mut Board, own: char, line: &[usize], finish: &[usize]) -> Held {
    let before = board.drawing.cells.clone();
    let mut held = Held::True;
    for (i, cell) in line.iter().enumerate() {
        let who = if i % 2 == 0 { own } else { other(own) };
        let must = board.completing(own);
        let is_answer = i % 2 == 0 || must.len() == 1 && must.contains(cell);
        let is_so = board.drawing.cells[*cell] == '.' && is_answer && !board.completing(who).contains(cell);
        held = held.and(|| is(is_so, || format!("{cell} is not forced in {line:?}")));
        board.drawing.cells[*cell] = who;
        if i % 2 == 0 {
            held = held.and(|| is(board.completing(other(own)).is_empty(), || "the other side comes first".into()));
        }
    }
    let found: Vec<usize> = board.completing(own).into_iter().collect();
    let least = if line.is_empty() { 1 } else { 2 };
    held = all([
        held,
        same(finish.to_vec(), found),
        is(finish.len() >= least && line.len() % 2 == usize::from(!line.is_empty()), || format!("{line:?}")),
    ]);
    board.drawing.cells = before;
    held
}

fn named(board: &Board, names: &str) -> Vec<usize> {
    names.split(' ').filter(|name| *name != "–").map(|name| board.drawing.cell(name)).collect()
}

/// A row of a table: a move of one side, and how the other one wins then.
fn answered(board: &mut Board, who: char, row: &[String]) -> Held {
    let (cell, line, finish) = (board.drawing.cell(&row[0]), named(board, &row[1]), named(board, &row[2]));
    let is_free = board.drawing.cells[cell] == '.' && !board.completing(who).contains(&cell);
    is(is_free, || format!("{} completes a line", row[0]))
        .and(|| board.with(cell, who, |board| forces(board, other(who), &line, &finish)))
}

pub fn guard(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, _, held) = told(case, &board);
    let [line, finish] = ["line", "finish"].map(|name| board.cells(&case.texts(name)));
    held.and(|| forces(&mut board, other(own), &line, &finish))
}

/// After the best move the mover, were it to move again, wins by these threats.
pub fn aim(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let [line, finish] = ["line", "finish"].map(|name| board.cells(&case.texts(name)));
    held.and(|| board.with(cell, own, |board| forces(board, own, &line, &finish)))
}

pub fn alone(case: &Case) -> Held {
    let mut board = Board::of(case);
    let foe = other(mark(board.to));
    all([
        nobody_finishes(&board),
        is(!forks(case), || "a mark makes two threats".into()),
        is(
            board.attacks(foe)
                || board.free().into_iter().any(|cell| board.with(cell, foe, |b| b.completing(foe).len() > 1)),
            || "the other side wins by no threats".into(),
        ),
    ])
}

pub fn shot(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let [line, finish] = ["cells", "finish"].map(|name| board.cells(&case.texts(name)));
    same(case.met.answer.best[0].clone(), case.texts("cells")[0].clone())
        .and(|| forces(&mut board, own, &line, &finish))
}

/// So many answers to the best move stand in the table and lose to threats; each other one is met by the move told.
pub fn most(case: &Case) -> Held {
    let Some(next) = after(&case.met.place, &case.met.answer.best[0]) else { return Held::Open };
    let told: Vec<[String; 2]> = case
        .says("quiet")
        .into_iter()
        .map(|says| ["answer", "reply"].map(|name| Case { met: case.met, step: None, says }.text(name).to_owned()))
        .collect();
    let quiet: Vec<String> = told.iter().map(|[answer, _]| answer.clone()).collect();
    let met = told.iter().map(|[answer, reply]| {
        let then = after(&next, answer).and_then(|then| after(&then, reply));
        match then.and_then(|then| worth(&then)) {
            Some(left) => is(left.fate == Fate::Lost, || format!("{reply} does not meet {answer}")),
            None => Held::Open,
        }
    });
    let count: usize = rows(case).iter().map(|row| row[0].split(' ').count()).sum();
    same((case.size("count"), case.size("total")), (count, count + quiet.len()))
        .and(|| is(!quiet.is_empty(), || "no answer needs a quiet move".into()))
        .and(|| answers_lose(case, &quiet))
        .and(|| all(met))
}

/// Every answer to the best move stands in the table, and loses.
pub fn every(case: &Case) -> Held {
    answers_lose(case, &[])
}

/// Every answer to the best move but these stands in the table, and loses.
fn answers_lose(case: &Case, others: &[String]) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let cell = board.drawing.cell(&case.texts("cell")[0]);
    same(case.texts("cell"), vec![case.met.answer.best[0].clone()]).and(|| {
        board.with(cell, own, |board| {
            let free = board.names(board.free());
            let mut replies =
                rows(case).iter().flat_map(|row| row[0].split(' ')).map(str::to_owned).collect::<Vec<_>>();
            replies.extend(others.iter().cloned());
            replies.sort_by_key(|reply| board.drawing.cell(reply));
            let each: Vec<[String; 3]> = rows(case).iter().flat_map(|row| apart(row)).collect();
            same(replies, free).and(|| all(each.iter().map(|row| answered(board, other(own), row))))
        })
    })
}

pub fn shots(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let more = if case.size("count") > case.size("shown") { "yes" } else { "no" };
    let each: Vec<[String; 3]> = rows(case).iter().flat_map(|row| apart(row)).collect();
    same((case.size("shown"), case.text("more")), (each.len(), more))
        .and(|| is(case.size("count") >= each.len(), || "more are shown".into()))
        .and(|| all(each.iter().map(|row| answered(&mut board, own, row))))
}

/// A row of moves that the same threats answer, as rows of one move each.
fn apart(row: &[String]) -> impl Iterator<Item = [String; 3]> {
    row[0].split(' ').map(|cell| [cell.to_owned(), row[1].clone(), row[2].clone()])
}

/// Just these answers to the best move leave a draw, and so many others lose.
pub fn trap(case: &Case) -> Held {
    let next = after(&case.met.place, &case.met.answer.best[0]).expect("the best move is legal");
    let Some(moves) = weighed(&next) else { return Held::Open };
    let of = |fate: Fate| moves.iter().filter(move |(_, left)| left.fate == fate).map(|(text, _)| text.clone());
    all([
        same(case.texts("cell"), vec![case.met.answer.best[0].clone()]),
        same(case.texts("answers"), of(Fate::Drawn).collect::<Vec<_>>()),
        same((case.size("count"), case.size("lost")), (of(Fate::Drawn).count(), of(Fate::Won).count())),
    ])
}

/// The lines that a side can still fill with the moves left to it, each by its ends.
fn left(board: &Board, side: Side) -> Vec<String> {
    let moves = board.free().len().midpoint(usize::from(side == board.to));
    let has = |line: &[usize], meant: char| line.iter().filter(|cell| board.drawing.cells[**cell] == meant).count();
    let is_left = |line: &&Vec<usize>| has(line, other(mark(side))) == 0 && has(line, '.') <= moves;
    let ends = |line: &Vec<usize>| board.names([line[0], line[line.len() - 1]]).join("-");
    let mut lines: Vec<String> = board.lines.iter().filter(is_left).map(ends).collect();
    lines.sort();
    lines
}

pub fn open(case: &Case) -> Held {
    let board = Board::of(case);
    let told = |name: &str| {
        let mut lines: Vec<String> = case.texts(name).into_iter().filter(|line| line != "–").collect();
        lines.sort();
        lines
    };
    all([
        same(case.size("total"), board.lines.len()),
        same(case.size("k"), board.k),
        same(told("own"), left(&board, board.to)),
        same(told("other"), left(&board, board.to.other())),
    ])
}

pub fn dead(case: &Case) -> Held {
    let board = Board::of(case);
    same((case.size("total"), case.size("k")), (board.lines.len(), board.k))
        .and(|| same(left(&board, board.to).len() + left(&board, board.to.other()).len(), 0))
}

pub fn safe(case: &Case) -> Held {
    let board = Board::of(case);
    let cells = |side: Side, told: &str, names: &str| {
        let lost = board.completing(mark(side));
        let listed: BTreeSet<usize> = case.texts(names).iter().map(|name| board.drawing.cell(name)).collect();
        let free: BTreeSet<usize> = board.free().into_iter().collect();
        match case.text(told) {
            "all" => same(lost.len(), 0),
            "none" => same(lost, free),
            "some" => same(listed, &free - &lost),
            _ => same(listed, lost),
        }
    };
    is(board.is_misere && !board.is_wild, || "lines do not lose".into())
        .and(|| cells(board.to, "own", "owncells"))
        .and(|| cells(board.to.other(), "other", "othercells"))
        .and(|| is_out_of_cells(case))
}

/// The line that is told leads to where the side to move has to complete a line, whatever it plays, after as many moves as said.
fn is_out_of_cells(case: &Case) -> Held {
    let line = &case.met.answer.line;
    let (left, loser) = (case.size("left"), case.text("loser"));
    if loser == "nobody" {
        return same(left, 0);
    }
    let mut place = case.met.place.clone();
    for mv in line.iter().take(left) {
        place = place.play(mv).expect("a line can be played").next;
    }
    let all_lose = moves(&*place, 1_000)
        .map(|all| all.iter().all(|(_, next)| matches!(next.ending(), Some(Ending::Won(side)) if side == next.to())));
    let mover = if place.to() == case.met.place.to() { "you" } else { "other" };
    same((loser, left < line.len()), (mover, true)).and(|| found(true, all_lose))
}

/// The side that answers in the opposite cell never completes a line first.
pub fn mirror(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let drawn = worth(&case.met.place)
        .is_none_or(|here| here.fate != if case.text("side") == "you" { Fate::Lost } else { Fate::Won });
    let holds = if case.text("how") == "turned" { turned } else { mirrors };
    let held = if case.text("side") == "you" {
        let cell = board.drawing.cell(&case.met.answer.best[0]);
        board.with(cell, own, |board| holds(board, other(own)))
    } else {
        holds(&mut board, own)
    };
    all([
        is(board.is_misere && !board.is_wild, || "lines do not lose".into()),
        held,
        is(drawn, || "somebody wins".into()),
    ])
}

/// Opposite each cell is a free one or the other mark, and each line turned is a line. One through the middle holds two opposite
/// cells, or the middle has the mark of the side to move.
fn turned(board: &mut Board, who: char) -> Held {
    let cells = &board.drawing.cells;
    let last = cells.len() - 1;
    let pairs = (0..=last).map(|cell| match (cells[cell], cells[last - cell]) {
        (own, opposite) if own == opposite => {
            is(if 2 * cell == last { own != '.' } else { own == '.' }, || format!("{cell} has no partner"))
        }
        (own, opposite) => is(own != '.' && opposite != '.', || format!("{cell} is not answered")),
    });
    let lines = board.lines.iter().map(|line| {
        let mut image: Vec<usize> = line.iter().map(|cell| last - cell).collect();
        image.sort_unstable();
        let is_line = board.lines.iter().any(|line| {
            let mut line = line.clone();
            line.sort_unstable();
            line == image
        });
        let is_middle = |cell: &usize| 2 * cell == last && cells[*cell] != who;
        let is_parted = line.iter().any(|cell| 2 * cell != last && line.contains(&(last - cell)));
        is(is_line && (is_parted || !line.iter().any(is_middle)), || format!("{line:?} could be completed"))
    });
    all(pairs.chain(lines))
}

/// Whatever this mark does, the opposite cell is free and completes no line.
fn mirrors(board: &mut Board, who: char) -> Held {
    let last = board.drawing.cells.len() - 1;
    all(board.free().into_iter().map(|cell| {
        if board.completing(who).contains(&cell) {
            return Held::True;
        }
        board.with(cell, who, |board| {
            let is_free = board.drawing.cells[last - cell] == '.';
            let completes = board.completing(other(who)).contains(&(last - cell));
            is(is_free && !completes, || format!("{cell} has no answer"))
                .and(|| board.with(last - cell, other(who), |board| mirrors(board, who)))
        })
    }))
}
