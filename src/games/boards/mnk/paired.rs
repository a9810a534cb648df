//! One answer to each move of a side, after which pairs of cells stop all its lines: a proof that can be gone through by hand.

use std::cmp::Reverse;

use crate::boards::mnk::board::{Board, Mark};
use crate::boards::mnk::holding::Holding;
use crate::kit::cells::cell_name;
use solve::search::cell_sets::Pairs;
use solve::search::lines::Lines;

/// Answers to one move that are tried, those in the most open lines.
const TRIED: usize = 8;

/// Rows at most, and pairs in one at most: more are gone through by nobody.
const ROWS: usize = 8;
const PAIRS: usize = 12;

/// Moves of the side that is held, all met by one answer and the pairs after it.
pub struct Answer {
    cells: Vec<usize>,
    reply: usize,
    pairs: Pairs,
}

impl Answer {
    /// As a row of a table.
    pub fn row(&self, cols: usize) -> Vec<String> {
        let name = |cell: usize| cell_name(cell, cols);
        let pair = |pair: &[u8; 2]| pair.map(|cell| name(usize::from(cell))).join("-");
        let cells: Vec<String> = self.cells.iter().map(|cell| name(*cell)).collect();
        let pairs: Vec<String> = self.pairs.iter().map(pair).collect();
        let pairs = if pairs.is_empty() { "–".to_owned() } else { pairs.join(" ") };
        vec![cells.join(" "), name(self.reply), pairs]
    }
}

/// An answer to each move of this mark, and whether some moves are left out that are images of those told. `None`: some move has
/// none that was found, or they are too many to be shown.
pub fn answers(holding: &mut Holding, board: &Board, mark: Mark, k: usize) -> Option<(Vec<Answer>, bool)> {
    let lines = Lines::of(board.rows, board.cols, k);
    let keeps = |turn: &&Vec<u16>| (0..board.cells.len()).all(|i| board.cells[usize::from(turn[i])] == board.cells[i]);
    let turns: Vec<&Vec<u16>> = lines.symmetries.iter().filter(keeps).collect();
    let (mut rows, mut images) = (Vec::<Answer>::new(), false);
    for cell in free(board) {
        if turns.iter().any(|turn| usize::from(turn[cell]) < cell) {
            images = true;
            continue;
        }
        let mut taken = board.clone();
        taken.cells[cell] = Some(mark);
        if let Some(row) = rows.iter_mut().find(|row| row.meets(&taken, mark, &lines)) {
            row.cells.push(cell);
            continue;
        }
        let (reply, pairs) = found(holding, &taken, mark, &lines)?;
        rows.push(Answer { cells: vec![cell], reply, pairs });
        if rows.len() > ROWS {
            return None;
        }
    }
    Some((rows, images))
}

fn free(board: &Board) -> impl Iterator<Item = usize> {
    (0..board.cells.len()).filter(|cell| board.cells[*cell].is_none())
}

impl Answer {
    /// Whether this answer and these pairs stop every line after this move too.
    fn meets(&self, taken: &Board, mark: Mark, lines: &Lines) -> bool {
        let is_free = |cell: usize| taken.cells[cell].is_none();
        let in_pairs = |cell: usize| self.pairs.iter().flatten().any(|own| usize::from(*own) == cell);
        let is_stopped = |line: &Vec<u16>| {
            let is_other = |cell: &u16| {
                let cell = usize::from(*cell);
                cell == self.reply || taken.cells[cell].is_some_and(|own| own != mark)
            };
            let holds = |pair: &[u8; 2]| pair.iter().all(|cell| line.contains(&u16::from(*cell)));
            line.iter().any(is_other) || self.pairs.iter().any(holds)
        };
        let are_free = self.pairs.iter().flatten().all(|cell| is_free(usize::from(*cell)));
        is_free(self.reply) && are_free && !in_pairs(self.reply) && lines.all.iter().all(is_stopped)
    }
}

/// An answer to the move made, and pairs that stop every line after it.
fn found(holding: &mut Holding, taken: &Board, mark: Mark, lines: &Lines) -> Option<(usize, Pairs)> {
    let is_open = |line: &u16| {
        let cells = &lines.all[usize::from(*line)];
        cells.iter().all(|cell| taken.cells[usize::from(*cell)].is_none_or(|own| own == mark))
    };
    let mut tries: Vec<usize> = free(taken).collect();
    tries.sort_by_key(|cell| Reverse(lines.through[*cell].iter().filter(|line| is_open(line)).count()));
    tries.truncate(TRIED);
    tries.into_iter().find_map(|reply| {
        let mut after = taken.clone();
        after.cells[reply] = Some(mark.other());
        let pairs = holding.pairs(&after, mark).filter(|pairs| pairs.len() <= PAIRS)?;
        Some((reply, pairs))
    })
}
