//! What is said of sides that stop every line of the other: pairs of cells, and searches that a plain one repeats.

use std::collections::{BTreeSet, HashMap};

use super::board::{Board, mark, other, told};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::{rows, spots};
use crate::sweep::after;
use ground::say::Arg;

/// The board of which a proof of holding speaks: as it stands, or after the best move; the side that holds does not move.
pub fn stands(case: &Case) -> Board {
    let here = Board::of(case);
    if side(case, "side") == mark(here.to) {
        let next = after(&case.met.place, &case.met.answer.best[0]).expect("the best move is legal");
        return Board::at(case, &*next);
    }
    here
}

/// The mark of a side that is called by it, or by the colour of its stones.
fn side(case: &Case, name: &str) -> char {
    match case.arg(name) {
        Arg::Say(says) if says.key == "mnk-black" => 'X',
        Arg::Say(says) if says.key == "mnk-white" => 'O',
        _ => case.text(name).chars().next().unwrap_or('?'),
    }
}

/// The lines without a mark of the side that holds.
pub fn open_lines(board: &Board, holder: char) -> impl Iterator<Item = &Vec<usize>> {
    board.lines.iter().filter(move |line| line.iter().all(|cell| board.drawing.cells[*cell] != holder))
}

pub fn proof_pairs(case: &Case) -> Held {
    let board = stands(case);
    let (holder, held) = (mark(board.to.other()), mark(board.to));
    let pairs: Vec<Vec<usize>> = rows(case).iter().map(|row| board.cells(row)).collect();
    let cells: BTreeSet<usize> = pairs.iter().flatten().copied().collect();
    let has_pair = |line: &Vec<usize>| pairs.iter().any(|pair| pair.iter().all(|cell| line.contains(cell)));
    let is_then = holder == mark(case.met.place.to());
    all([
        same((side(case, "side"), side(case, "other")), (holder, held)),
        same(case.text("when"), if is_then { "then" } else { "now" }),
        is(!is_then || case.met.answer.best[0] == case.text("cell"), || "another move is best".into()),
        same(case.size("count"), pairs.len()),
        same(cells.len(), 2 * pairs.len()),
        is(cells.iter().all(|cell| board.drawing.cells[*cell] == '.'), || "a cell is not free".into()),
        is(open_lines(&board, holder).all(has_pair), || "an open line holds no pair".into()),
    ])
}

/// Each move of the side that is held, or its image, has an answer after which every open line holds one of the pairs told.
pub fn proof_answers(case: &Case) -> Held {
    let board = stands(case);
    let (holder, held) = (mark(board.to.other()), mark(board.to));
    let images = images(&board);
    let (mut told, mut helds) = (BTreeSet::new(), Vec::new());
    for row in rows(case) {
        let pairs: Vec<Vec<usize>> =
            row[2].split(' ').filter(|pair| *pair != "–").map(|pair| named(&board, pair.split('-'))).collect();
        let answer = board.drawing.cell(&row[1]);
        for cell in named(&board, row[0].split(' ')) {
            told.insert(cell);
            let mut cells = vec![cell, answer];
            cells.extend(pairs.iter().flatten());
            let are_free = cells.iter().all(|cell| board.drawing.cells[*cell] == '.');
            let are_apart = cells.iter().collect::<BTreeSet<_>>().len() == cells.len();
            let has_pair = |line: &Vec<usize>| {
                line.contains(&answer) || pairs.iter().any(|pair| pair.iter().all(|cell| line.contains(cell)))
            };
            helds.push(is(are_free && are_apart, || format!("{row:?} is not of free cells")));
            helds.push(is(open_lines(&board, holder).all(has_pair), || format!("an open line after {row:?}")));
        }
    }
    let is_met = |cell: &usize| images.iter().any(|image| told.contains(&image[*cell]));
    let is_whole = board.free().iter().all(|cell| told.contains(cell));
    same((side(case, "side"), side(case, "other")), (holder, held))
        .and(|| all(helds))
        .and(|| is(board.free().iter().all(is_met), || "a cell has no answer".into()))
        .and(|| same(case.text("images") == "no", is_whole))
}

fn named<'n>(board: &Board, names: impl Iterator<Item = &'n str>) -> Vec<usize> {
    names.map(|name| board.drawing.cell(name)).collect()
}

/// The turns and mirrors of the board that leave its marks as they are: where each cell goes.
fn images(board: &Board) -> Vec<Vec<usize>> {
    let (cells, cols) = (&board.drawing.cells, board.drawing.cols);
    let rows = cells.len() / cols;
    let image = |turn: usize| {
        let place = |cell: usize| {
            let (row, col) = (cell / cols, cell % cols);
            let row = if turn & 1 == 0 { row } else { rows - 1 - row };
            let col = if turn & 2 == 0 { col } else { cols - 1 - col };
            if turn & 4 == 0 { row * cols + col } else { col * cols + row }
        };
        (0..cells.len()).map(place).collect::<Vec<usize>>()
    };
    let keeps = |image: &Vec<usize>| image.iter().enumerate().all(|(cell, to)| cells[cell] == cells[*to]);
    (0..if rows == cols { 8 } else { 4 }).map(image).filter(keeps).collect()
}

/// All lines of the other side are stopped, whatever it takes first.
pub fn proof_hold_all(case: &Case) -> Held {
    let board = stands(case);
    found(stopped(sets(&board, mark(board.to.other()), |_| true), false))
}

pub fn proof_none_open(case: &Case) -> Held {
    let board = stands(case);
    let holder = mark(board.to.other());
    let is_then = holder == mark(case.met.place.to());
    all([
        same(side(case, "side"), holder),
        same(case.text("when"), if is_then { "then" } else { "now" }),
        is(!is_then || case.met.answer.best[0] == case.text("cell"), || "another move is best".into()),
        is(open_lines(&board, holder).next().is_none(), || "a line is open".into()),
    ])
}

/// The cells named light up and are free, as many as told; taking among these alone stops every line of the other side.
pub fn proof_hold(case: &Case) -> Held {
    let board = stands(case);
    let holder = mark(board.to.other());
    let cells = board.cells(&case.texts("cells"));
    let touches = |line: &Vec<usize>| line.iter().any(|cell| cells.contains(cell));
    let sound = all([
        same(case.size("count"), cells.len()),
        same(spots(case), cells.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
        is(cells.iter().all(|cell| board.drawing.cells[*cell] == '.'), || "a cell is not free".into()),
        is(open_lines(&board, holder).all(touches), || "a line passes beside them".into()),
    ]);
    sound.and(|| found(stopped(sets(&board, holder, |cell| cells.contains(&cell)), false)))
}

/// Whether all lines of the other side are stopped, as the board stands and whoever is to move.
pub fn proof_half(case: &Case) -> Held {
    let board = Board::of(case);
    let holder = side(case, "side");
    same(holder, other(side(case, "other")))
        .and(|| found(stopped(sets(&board, holder, |_| true), mark(board.to) == holder)))
}

/// One side is stopped, and of the other nothing is proved.
pub fn claim_half(case: &Case) -> Held {
    is(!case.met.answer.value.is_proved(), || "more is proved".into()).and(|| proof_half(case))
}

fn found(is_stopped: Option<bool>) -> Held {
    is_stopped.map_or(Held::Open, |so| is(so, || "a line is completed".into()))
}

/// What is left of each open line, as sets of free cells; cells that are not meant are left to the other side.
fn sets(board: &Board, holder: char, is_meant: impl Fn(usize) -> bool) -> Vec<u128> {
    let left = |line: &Vec<usize>| {
        let cells = line.iter().filter(|cell| board.drawing.cells[**cell] == '.' && is_meant(**cell));
        cells.fold(0, |set, cell| set | 1 << cell)
    };
    open_lines(board, holder).map(left).collect()
}

/// Positions that one question about sets of cells may visit.
const ROOM: usize = 30_000;

/// Whether one side takes a cell of each set before the other has any set for itself, cells being taken by turns; by trying
/// everything. `None`: there is too much to try.
fn stopped(sets: Vec<u128>, stops_first: bool) -> Option<bool> {
    Taking { known: HashMap::new() }.is_stopped(least(sets), stops_first)
}

struct Taking {
    known: HashMap<(Vec<u128>, bool), bool>,
}

/// The sets that hold no other one: those are stopped with them.
fn least(mut sets: Vec<u128>) -> Vec<u128> {
    sets.sort_unstable_by_key(|set| (set.count_ones(), *set));
    let mut least: Vec<u128> = Vec::new();
    for set in sets {
        if least.iter().all(|own| own & set != *own) {
            least.push(set);
        }
    }
    least
}

impl Taking {
    fn is_stopped(&mut self, sets: Vec<u128>, stops_next: bool) -> Option<bool> {
        let alone = sets.iter().filter(|set| set.is_power_of_two()).count();
        match alone {
            _ if sets.is_empty() => return Some(true),
            _ if sets[0] == 0 || alone > usize::from(stops_next) => return Some(false),
            _ => {}
        }
        let key = (sets, stops_next);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() > ROOM {
            return None;
        }
        let sets = &key.0;
        let all = if alone > 0 { sets[0] } else { sets.iter().fold(0, |all, set| all | set) };
        let mut cells: Vec<u128> = (0..u128::BITS).map(|cell| 1 << cell).filter(|cell| all & cell != 0).collect();
        // Cells of many sets settle more.
        cells.sort_by_key(|cell| std::cmp::Reverse(sets.iter().filter(|set| *set & cell != 0).count()));
        let mut is_open = false;
        for cell in cells {
            let left = if stops_next {
                sets.iter().copied().filter(|set| set & cell == 0).collect()
            } else {
                least(sets.iter().map(|set| set & !cell).collect())
            };
            match self.is_stopped(left, !stops_next) {
                Some(so) if so == stops_next => {
                    self.known.insert(key, so);
                    return Some(so);
                }
                Some(_) => {}
                None => is_open = true,
            }
        }
        if is_open {
            return None;
        }
        self.known.insert(key, !stops_next);
        Some(!stops_next)
    }
}

/// The reason shows for both sides how they are held.
pub fn both_are_held(case: &Case) -> Held {
    let proofs =
        ["mnk-proof-pairs", "mnk-proof-answers", "mnk-proof-none-open", "mnk-proof-hold", "mnk-proof-hold-all"];
    let steps = case.met.answer.reason.steps.iter().filter(|step| proofs.contains(&&*step.says.key));
    let helds = steps.map(|step| {
        let case = Case { met: case.met, step: Some(step), says: &step.says };
        match &*step.says.key {
            "mnk-proof-pairs" => proof_pairs(&case),
            "mnk-proof-answers" => proof_answers(&case),
            "mnk-proof-hold-all" => proof_hold_all(&case),
            "mnk-proof-none-open" => proof_none_open(&case),
            _ => proof_hold(&case),
        }
    });
    let helds: Vec<Held> = helds.collect();
    if helds.len() == 2 { all(helds) } else { Held::Open }
}

/// Neither side wins, as the pairs shown tell, and no more moves are said to hold than there are.
pub fn claim_hold(case: &Case) -> Held {
    same(case.nat("total"), case.met.place.moves(1_000).1)
        .and(|| same(case.nat("moves"), case.met.answer.best_total.clone()))
        .and(|| is(case.nat("moves") <= case.nat("total"), || "there are fewer moves".into()))
        .and(|| both_are_held(case))
}

/// The mover neither completes a line nor makes a four with two ends.
pub fn look_hold(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    is(board.completing(own).is_empty() && !board.wins_by_fours(own, 1), || "a four wins".into())
}

pub fn move_hold(case: &Case) -> Held {
    told(case, &Board::of(case)).2.and(|| both_are_held(case))
}
