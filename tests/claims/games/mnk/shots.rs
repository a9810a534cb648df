//! Wins by threats one after another, and lines that can still be completed, held by the lines of the board.

use super::board::{Board, mark, nobody_finishes, other, told};
use super::small::forks;
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::referee::Fate;
use crate::sweep::{after, weighed, worth};
use ground::rules::Side;

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

/// Nobody can complete a line with the moves that are left, as the board stands or after the best move.
pub fn dead(case: &Case) -> Held {
    let mut board = Board::of(case);
    let mut counted = same((case.size("total"), case.size("k")), (board.lines.len(), board.k));
    if case.text("when") == "then" {
        let best = &case.met.answer.best[0];
        counted = counted.and(|| same(case.texts("cell"), vec![best.clone()]));
        put(&mut board, best);
    }
    counted.and(|| is(is_spent(&board), || "a line can be completed".into()))
}

fn is_spent(board: &Board) -> bool {
    [Side::First, Side::Second].into_iter().all(|side| left(board, side).is_empty())
}

/// The side to move takes this cell.
fn put(board: &mut Board, cell: &str) {
    let cell = board.drawing.cell(cell);
    board.drawing.cells[cell] = mark(board.to);
    board.to = board.to.other();
}

/// The best move and the answers, each the only one that stops a line, and none by whoever could complete one; then no line is left.
pub fn chain(case: &Case) -> Held {
    let mut board = Board::of(case);
    let cells = case.texts("cells");
    let mut held = same(Some(&cells[0]), case.met.answer.best.first());
    for (i, cell) in cells.iter().enumerate() {
        let [own, foe] = [board.to, board.to.other()].map(|side| board.completing(mark(side)));
        let is_only = foe.len() == 1 && foe.contains(&board.drawing.cell(cell));
        held = held.and(|| is(i == 0 || own.is_empty() && is_only, || format!("{cell} is not forced")));
        put(&mut board, cell);
    }
    all([
        held,
        is(cells.len() > 1 && is_spent(&board), || "a line can be completed".into()),
        same(case.texts("left"), board.names(board.free())),
        same(case.size("count"), board.free().len()),
    ])
}
