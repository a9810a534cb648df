//! What is said of the stones on a board that is estimated: threes and twos with room, counted line by line.

use std::collections::BTreeSet;

use super::board::{Board, mark, nobody_finishes, other};
use super::threats::look_open;
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::spots;

/// Stones of one side in a line.
pub type Stones = BTreeSet<usize>;

/// Nobody wins by threats as far as is looked, and the shapes named are there: the first of all that are.
pub fn look(case: &Case) -> Held {
    let board = Board::of(case);
    let own = mark(board.to);
    all([nobody_finishes(&board), look_open(case)])
        .and(|| named(case, &board, own, "own", case.size("more")))
        .and(|| named(case, &board, other(own), "other", case.size("others")))
}

/// The shapes told of a side, with so many more, are all its shapes.
fn named(case: &Case, board: &Board, own: char, list: &str, more: usize) -> Held {
    let found = shapes(board, own);
    let told = case.says(list);
    if told.iter().all(|says| says.key == "mnk-shape-none") {
        return same((told.len(), more, found.len()), (1, 0, 0));
    }
    let told = said(case, board, list);
    let is_there =
        |shape: &(String, Stones)| found.iter().any(|(kind, stones)| (*kind, stones) == (&shape.0, &shape.1));
    all([
        same(told.len() + more, found.len()),
        same(told.iter().map(|(_, stones)| stones).collect::<BTreeSet<_>>().len(), told.len()),
        is(told.iter().all(is_there), || format!("{found:?}")),
    ])
}

/// The shapes that a list of a sentence names.
pub fn said(case: &Case, board: &Board, list: &str) -> Vec<(String, Stones)> {
    let of = |says: &&ground::say::Say| {
        let case = Case { met: case.met, step: case.step, says };
        let stones: Stones = case.text("stones").split('-').map(|name| board.drawing.cell(name)).collect();
        (case.text("kind").to_owned(), stones)
    };
    case.says(list).iter().map(of).collect()
}

/// Every four and three of a side in a line with room, and every pair that becomes an open three with one stone.
pub fn shapes(board: &Board, own: char) -> Vec<(&'static str, Stones)> {
    let fours = in_lines(board, own, board.k - 1);
    let mut threes = in_lines(board, own, board.k - 2);
    threes.retain(|three| !fours.iter().any(|four| three.is_subset(four)));
    let twos = in_lines(board, own, board.k - 3).into_iter().filter(|two| {
        let becomes = |cell: &usize| {
            let three: Stones = two.iter().copied().chain([*cell]).collect();
            is_open(board, own, &three)
        };
        !threes.iter().chain(&fours).any(|three| two.is_subset(three)) && board.free().iter().any(becomes)
    });
    let kind = |three: &Stones| if is_open(board, own, three) { "open-three" } else { "three" };
    let twos: Vec<Stones> = twos.collect();
    let told = threes.iter().map(|three| (kind(three), three.clone()));
    let wide = |four: &Stones| if ends(board, four) > 1 { "open-four" } else { "four" };
    let told = fours.iter().map(|four| (wide(four), four.clone())).chain(told);
    told.chain(twos.into_iter().map(|two| ("open-two", two))).collect()
}

/// The stones of lines that hold just so many of a side and none of the other.
fn in_lines(board: &Board, own: char, many: usize) -> BTreeSet<Stones> {
    let stones = |line: &Vec<usize>| line.iter().copied().filter(|cell| board.drawing.cells[*cell] == own).collect();
    let is_alone = |line: &&Vec<usize>| line.iter().all(|cell| board.drawing.cells[*cell] != other(own));
    board.lines.iter().filter(is_alone).map(stones).filter(|stones: &Stones| stones.len() == many).collect()
}

/// Whether one stone more makes of these, and of no others, four that two cells complete.
fn is_open(board: &Board, own: char, three: &Stones) -> bool {
    let is_free = |cell: &usize| board.drawing.cells[*cell] == '.' && !three.contains(cell);
    board.free().into_iter().filter(is_free).any(|cell| {
        let four: Stones = three.iter().copied().chain([cell]).collect();
        ends(board, &four) > 1 && three.iter().all(|stone| board.drawing.cells[*stone] != other(own))
    })
}

/// The free cells that complete a line of these stones and no others.
fn ends(board: &Board, four: &Stones) -> usize {
    let lacks = |line: &Vec<usize>| -> Option<usize> {
        let rest: Vec<usize> = line.iter().copied().filter(|place| !four.contains(place)).collect();
        let is_short = rest.len() == 1 && line.len() == four.len() + 1 && board.drawing.cells[rest[0]] == '.';
        is_short.then(|| rest[0])
    };
    board.lines.iter().filter_map(lacks).collect::<BTreeSet<usize>>().len()
}

/// The moves named are those that the estimate puts first, as many as are told.
pub fn level(case: &Case) -> Held {
    let (board, answer) = (Board::of(case), &case.met.answer);
    let most = answer.moves.iter().map(|(_, leaves)| leaves.gladness().1).max();
    let first = answer.moves.iter().filter(|(_, leaves)| Some(leaves.gladness().1) == most && !leaves.is_proved());
    let first: Vec<usize> = first.map(|(text, _)| board.drawing.cell(text)).collect();
    let told = if case.size("shown") == 0 { Vec::new() } else { board.cells(&case.texts("cells")) };
    let is_first = told.iter().all(|cell| first.is_empty() || first.contains(cell));
    all([
        is(!answer.value.is_proved(), || "it is proved".into()),
        same(case.nat("count"), answer.best_total.clone()),
        same(case.size("shown"), told.len()),
        same(spots(case), told.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
        is(told.is_empty() || told.len() == case.size("count"), || "some are left out".into()),
        is(is_first, || format!("{first:?} are put first")),
    ])
}
