//! What is said of the pieces of a board, and of a side that promises not to cross some lines.

use std::collections::HashMap;
use std::sync::Arc;

use duel::place::Place;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;

use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::games::domineering::values::{Form, Heats, dominoes, is_worth};
use crate::games::domineering::{left, read};

/// Rows of cells, with whether each is free.
type Cells = Vec<Vec<bool>>;

/// The pieces that are shown, if any are, are all there are, with their values.
pub fn pieces(case: &Case) -> Held {
    let (board, _) = read(&*case.met.place);
    if rows(case).is_empty() { Held::True } else { told(case, &board, &[], false) }
}

/// Whether the board falls apart into the pieces that are shown, and who moves there loses.
pub fn apart(case: &Case) -> Held {
    promised(case, &[])
}

/// The side never crosses these lines, and who moves loses even so.
pub fn tied(case: &Case) -> Held {
    let lines = case.texts("lines");
    is(!lines.is_empty(), || "there are no lines".into()).and(|| promised(case, &lines))
}

fn promised(case: &Case, lines: &[String]) -> Held {
    let place = if case.size("then") == 1 { left(case) } else { case.met.place.clone() };
    let is_v = case.text("side") == "V";
    let (board, mover) = read(&*place);
    let Some(numbers) = lines.iter().map(|line| behind(line, is_v)).collect::<Option<Vec<usize>>>() else {
        return Held::False(format!("{lines:?}"));
    };
    let lost = loses(&cut(&board, &numbers, is_v), mover == "V");
    let lost = lost.map_or(Held::Open, |lost| is(lost, || "it does not win so".into()));
    is((mover == "V") != is_v, || "it has to move itself".into())
        .and(|| lost)
        .and(|| told(case, &board, &numbers, is_v))
}

/// Whoever moves loses even though the other side, V or H, never crosses these lines.
pub fn is_lost_without(place: &dyn Place, lines: &[&str], is_v: bool) -> Held {
    let (board, mover) = read(place);
    let Some(numbers) = lines.iter().map(|line| behind(line, is_v)).collect::<Option<Vec<usize>>>() else {
        return Held::False(format!("{lines:?}"));
    };
    let lost = loses(&cut(&board, &numbers, is_v), mover == "V");
    lost.map_or(Held::Open, |lost| is(lost, || "it does not win so".into()))
}

/// Boards that one question may meet.
const MET: usize = 60_000;

/// Whether the side to move loses, in normal play, by trying every domino; `None`: there are too many boards.
pub fn loses(board: &Cells, is_v: bool) -> Option<bool> {
    let (dominoes, free) = dominoes(board)?;
    tries(&dominoes, free, is_v, &mut HashMap::new())
}

fn tries(dominoes: &[Vec<u64>; 2], free: u64, is_v: bool, known: &mut HashMap<(u64, bool), bool>) -> Option<bool> {
    if let Some(known) = known.get(&(free, is_v)) {
        return Some(*known);
    }
    if known.len() > MET {
        return None;
    }
    let mut loses = true;
    for domino in &dominoes[usize::from(is_v)] {
        if free & domino == *domino && tries(dominoes, free & !domino, !is_v, known)? {
            loses = false;
            break;
        }
    }
    known.insert((free, is_v), loses);
    Some(loses)
}

/// The row or column behind which a line runs: `c|d`, `2|3`.
fn behind(line: &str, is_v: bool) -> Option<usize> {
    let (one, other) = line.split_once('|')?;
    let number = |text: &str| {
        if is_v {
            text.parse::<usize>().ok()?.checked_sub(1)
        } else {
            Some(text.chars().next()? as usize - 'a' as usize)
        }
    };
    (number(one)? + 1 == number(other)?).then(|| number(one)).flatten()
}

/// The board with a taken row or column at each line: no domino crosses it.
fn cut(board: &Cells, lines: &[usize], is_v: bool) -> Cells {
    let rows = board.iter().enumerate().flat_map(|(y, row)| {
        let wide = row.iter().enumerate().flat_map(|(x, free)| {
            let is_cut = !is_v && lines.contains(&x);
            std::iter::once(*free).chain(is_cut.then_some(false))
        });
        let wide: Vec<bool> = wide.collect();
        let taken = (is_v && lines.contains(&y)).then(|| vec![false; wide.len()]);
        std::iter::once(wide).chain(taken)
    });
    rows.collect()
}

fn text(board: &Cells) -> String {
    let row = |row: &Vec<bool>| row.iter().map(|free| if *free { '.' } else { '#' }).collect::<String>();
    board.iter().map(row).collect::<Vec<_>>().join("/")
}

/// The rows are the pieces of the board with its cuts, with their values, means and temperatures, the hottest first.
fn told(case: &Case, board: &Cells, lines: &[usize], is_v: bool) -> Held {
    let cut = cut(board, lines, is_v);
    let moved =
        |at: usize, is_along: bool| at + if is_along { lines.iter().filter(|line| **line < at).count() } else { 0 };
    let row = |row: &Vec<String>| {
        let [cell, size, value, mean, heat] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let mut letters = cell.chars();
        let x = letters.next().map_or(0, |letter| letter as usize - 'a' as usize);
        let y = letters.as_str().parse::<usize>().map_or(0, |row| row - 1);
        let piece = piece(&cut, (moved(x, !is_v), moved(y, is_v)));
        let only: Cells =
            (0..cut.len()).map(|y| (0..cut[0].len()).map(|x| piece.contains(&(x, y))).collect()).collect();
        let Ok(alone) = case.met.place.reads(&format!("{} V", text(&only))) else { return Held::Open };
        let Some(value) = whole(&alone, value) else { return Held::Open };
        let Some(form) = Form::read(&value) else { return Held::False(format!("{value} is no value")) };
        same(size.clone(), piece.len().to_string())
            .and(|| is(Heats::default().are(&form, mean, heat), || format!("{value} is not so hot")))
            .and(|| is_worth(&alone, &value))
    };
    let hot = |row: &Vec<String>| Form::read(&row[4]).and_then(|form| form.as_number()).unwrap_or(-1.0);
    let cells: usize = rows(case).iter().map(|row| row[1].parse().unwrap_or(0)).sum();
    is(rows(case).iter().map(hot).is_sorted_by(|a, b| a >= b), || "they are not sorted".into())
        .and(|| same(cells, beside(&cut)))
        .and(|| all(rows(case).iter().map(row)))
}

/// The value as it is told; one too long to be told is that of the answer.
fn whole(alone: &Arc<dyn Place>, value: &str) -> Option<String> {
    if value == "…" { alone.judge(Scope::Advice, &Control::new()).ok()?.canonical } else { Some(value.to_owned()) }
}

/// Free cells with a free one beside them.
fn beside(board: &Cells) -> usize {
    let cells = (0..board.len()).flat_map(|y| (0..board[0].len()).map(move |x| (x, y)));
    cells.filter(|(x, y)| board[*y][*x] && piece(board, (*x, *y)).len() > 1).count()
}

/// The free cells that hang together with one.
pub fn piece(board: &Cells, from: (usize, usize)) -> Vec<(usize, usize)> {
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&(x, y)) = found.get(next) {
        next += 1;
        let near = [(x + 1, y), (x.wrapping_sub(1), y), (x, y + 1), (x, y.wrapping_sub(1))];
        for cell in near {
            let is_free = board.get(cell.1).and_then(|row| row.get(cell.0)) == Some(&true);
            if is_free && !found.contains(&cell) {
                found.push(cell);
            }
        }
    }
    found
}
