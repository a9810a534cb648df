//! Wins by threats with all their branches, and how they end: followed by the rules, and every move that is not named tried.

use std::collections::BTreeSet;

use super::board::{Board, mark, moved, nobody_finishes, other, told};
use super::finish::is_run;
use super::threats::only_answer;
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::{line, rows, spots};
use crate::purse::work;
use solve::judge::reason::Exhibit;

/// The cells that a sentence names with the line that a mark completes in each: just those that do, and these lines.
fn ends(case: &Case, board: &Board, own: char) -> Held {
    let said: Vec<(usize, Vec<usize>)> = case
        .says("ends")
        .iter()
        .map(|says| {
            let case = Case { met: case.met, step: case.step, says };
            let line = case.text("line").split('-').map(|name| board.drawing.cell(name)).collect();
            (board.drawing.cell(case.text("cell")), line)
        })
        .collect();
    let cells: BTreeSet<usize> = said.iter().map(|(cell, _)| *cell).collect();
    let is_line = |(cell, line): &(usize, Vec<usize>)| {
        let are_own = line.iter().all(|place| place == cell || board.drawing.cells[*place] == own);
        line.contains(cell) && are_own && is_run(board, line)
    };
    same(cells.clone(), board.completing(own))
        .and(|| is(cells.len() > 1 && said.iter().all(is_line), || format!("{said:?}")))
}

/// After the move told two cells complete a line, and the opponent completes none.
fn doubles(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    board.drawing.cells[cell] = own;
    is(board.completing(own).len() > 1 && board.completing(other(own)).is_empty(), || "it can be stopped".into())
}

pub fn claim_double(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    board.drawing.cells[cell] = own;
    // Stones of a line that lacks one cell, with how many such lines they are in.
    let fours: Vec<BTreeSet<usize>> = board
        .lines
        .iter()
        .filter(|line| line.contains(&cell) && line.iter().all(|place| board.drawing.cells[*place] != other(own)))
        .map(|line| line.iter().copied().filter(|place| board.drawing.cells[*place] == own).collect())
        .filter(|four: &BTreeSet<usize>| four.len() + 1 == board.k)
        .collect();
    let is_open = fours.iter().any(|four| fours.iter().filter(|other| *other == four).count() > 1);
    let kind = if board.k != 5 {
        "any"
    } else if is_open {
        "open"
    } else {
        "two"
    };
    nobody_finishes(&Board::of(case)).and(|| doubles(case)).and(|| same(case.text("kind"), kind))
}

pub fn claim_fours(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let shown = case.met.answer.reason.steps.iter().find_map(|step| match &step.shows {
        Some(Exhibit::Line(line)) => Some(line),
        _ => None,
    });
    let cells = board.cells(shown.map_or(&[], Vec::as_slice));
    same(case.size("plies"), cells.len())
        .and(|| board.is_forced_line(own, &cells).unwrap_or(Held::False("it is not forced".into())))
}

pub fn claim_must(case: &Case) -> Held {
    let board = Board::of(case);
    let cell = board.drawing.cell(case.text("cell"));
    same(board.completing(mark(board.to.other())), BTreeSet::from([cell]))
        .and(|| is(board.completing(mark(board.to)).is_empty(), || "the mover can finish".into()))
}

pub fn look_overrun(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.completing(mark(board.to)).is_empty(), || "the mover can finish".into())
        .and(|| ends(case, &board, mark(board.to.other())))
}

pub fn look_short(case: &Case) -> Held {
    let board = Board::of(case);
    let (foe, cell) = (mark(board.to.other()), board.drawing.cell(case.text("cell")));
    let held = board.cells(&case.texts("held"));
    let whole: Vec<usize> = held.iter().copied().chain([cell]).collect();
    same(board.completing(foe), BTreeSet::from([cell]))
        .and(|| {
            is(held.iter().all(|place| board.drawing.cells[*place] == foe), || "they are not the opponent's".into())
        })
        .and(|| is(is_run(&board, &whole), || "they are not in one line".into()))
}

/// The stones are the mover's, and each stands in a line with the move told, which lights up, that the opponent is not in.
pub fn place_stones(case: &Case) -> Held {
    let board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    let stones = board.cells(&case.texts("stones"));
    let is_near = |stone: &usize| {
        let mut lines = board.lines.iter().filter(|line| line.contains(&cell) && line.contains(stone));
        lines.any(|line| line.iter().all(|place| board.drawing.cells[*place] != other(own)))
    };
    same(spots(case), vec![cell as u32])
        .and(|| is(stones.iter().all(|stone| board.drawing.cells[*stone] == own), || "they are not yours".into()))
        .and(|| is(stones.iter().all(is_near), || "they have no line with the move".into()))
}

pub fn move_double(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    board.drawing.cells[cell] = own;
    held.and(|| ends(case, &board, own)).and(|| doubles(case))
}

/// The line is forced from its first move, which one cell stops, to the line that is completed.
pub fn move_four(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let (cells, answer) = (board.cells(line(case)), board.drawing.cell(case.text("answer")));
    held.and(|| same(cells[..2].to_vec(), vec![cell, answer]))
        .and(|| only_answer(case, own, cell, answer))
        .and(|| board.is_forced_line(own, &cells).unwrap_or(Held::False("it is not forced".into())))
}

/// Each row but the last leaves one answer, the last two.
pub fn proof_fours(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let row = |row: &Vec<String>| {
        row.iter().flat_map(|cell| cell.split(' ')).map(|name| board.drawing.cell(name)).collect::<Vec<_>>()
    };
    let rows: Vec<Vec<usize>> = rows(case).iter().map(row).collect();
    let cells: Vec<usize> = rows.concat();
    let are_pairs = rows.iter().enumerate().all(|(i, row)| row.len() == if i + 1 == rows.len() { 3 } else { 2 });
    let forced = board.is_forced_line(own, &cells).unwrap_or(Held::False("an answer is not forced".into()));
    for (i, cell) in cells[..cells.len() - 2].iter().enumerate() {
        board.drawing.cells[*cell] = if i % 2 == 0 { own } else { other(own) };
    }
    forced.and(|| is(are_pairs, || format!("{rows:?}"))).and(|| ends(case, &board, own))
}

/// A branch: the moves that lead there, by turns, and the forced ones behind them. None is any other move, and nothing forced is left out.
struct Branch {
    path: Vec<Option<usize>>,
    forced: Vec<usize>,
}

/// The branches of a row: one for each of the moves between slashes.
fn read(board: &Board, row: &[String]) -> Vec<Branch> {
    let cell = |name: &str| board.drawing.cell(name.trim_matches(['(', ')']));
    let forced: Vec<usize> = row[1].split(' ').filter(|name| *name != "…").map(cell).collect();
    let mut paths: Vec<Vec<Option<usize>>> = vec![Vec::new()];
    for step in row[0].split(' ') {
        let others = step.split('/').map(|name| (name != "–").then(|| cell(name)));
        paths = others.flat_map(|next| paths.iter().map(move |path| [&path[..], &[next]].concat())).collect();
    }
    paths.into_iter().map(|path| Branch { path, forced: forced.clone() }).collect()
}

/// The branches leave nothing out: each move that they do not name lets the fours beside it win.
pub fn proof(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (to, cell) = (mark(board.to), board.drawing.cell(case.text("cell")));
    let side = if case.text("side") == "you" { to } else { other(to) };
    let branches: Vec<Branch> = rows(case).iter().flat_map(|row| read(&board, row)).collect();
    let all: Vec<&Branch> = branches.iter().collect();
    match case.text("side") {
        "you" => board.drawing.cells[cell] = to,
        "forced" if all.iter().any(|branch| branch.path.first() != Some(&Some(cell))) => {
            return Held::False("another move is tried".into());
        }
        _ => {}
    }
    let is_whole = case.text("whole") == "yes";
    let has = |sign: char| rows(case).iter().any(|row| row[0].contains(sign));
    let signs = (case.text("any") == "yes", case.text("alike") == "yes");
    same(signs, (has('–'), has('/'))).and(|| defended(&mut board, side, &all, 0, is_whole))
}

/// The branches below a move of the winning side, so deep in them; the other side is to move.
fn defended(board: &mut Board, side: char, branches: &[&Branch], depth: usize, is_whole: bool) -> Held {
    let foe = other(side);
    if !board.completing(foe).is_empty() {
        return Held::False("the other side completes a line".into());
    }
    let named: BTreeSet<usize> = branches.iter().filter_map(|branch| branch.path[depth]).collect();
    let stops = board.completing(side);
    let rest = branches.iter().find(|branch| branch.path[depth].is_none());
    let others: Vec<usize> = board.free().into_iter().filter(|cell| !named.contains(cell)).collect();
    let unnamed = match rest {
        // A four leaves one answer.
        None => is(stops.len() == 1 && stops == named, || format!("{stops:?} stop, {named:?} are named")),
        Some(rest) => all(others.into_iter().filter(|_| is_whole).map(|cell| {
            work(board.lines.len() / 8);
            board.with(cell, foe, |board| {
                let name = board.drawing.name(cell);
                let won = board.is_forced_line(side, &rest.forced).unwrap_or(Held::False("not forced".into()));
                is(won == Held::True, || format!("after {name}: {won:?}"))
            })
        })),
    };
    unnamed.and(|| {
        all(named.into_iter().map(|cell| {
            let below: Vec<&Branch> =
                branches.iter().copied().filter(|branch| branch.path[depth] == Some(cell)).collect();
            board.with(cell, foe, |board| attacked(board, side, &below, depth + 1, is_whole))
        }))
    })
}

/// The same where the winning side is to move.
fn attacked(board: &mut Board, side: char, branches: &[&Branch], depth: usize, is_whole: bool) -> Held {
    if let [only] = branches
        && only.path.len() == depth
    {
        if only.forced.is_empty() {
            return is(!is_whole, || "a branch is left out".into());
        }
        return board.is_forced_line(side, &only.forced).unwrap_or(Held::False("an answer is not forced".into()));
    }
    let moves: BTreeSet<Option<usize>> =
        branches.iter().map(|branch| branch.path.get(depth).copied().flatten()).collect();
    match moves.into_iter().collect::<Vec<_>>()[..] {
        [Some(cell)] if board.drawing.cells[cell] == '.' => {
            board.with(cell, side, |board| defended(board, side, branches, depth + 1, is_whole))
        }
        ref moves => Held::False(format!("{moves:?} are the moves there")),
    }
}
