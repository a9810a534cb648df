//! Alpha-beta with memory: bounds of positions that were met before.
//! Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
//! Reads lines of nine letters X O . row by row; says 1, 0 or -1 for the side to move.

use std::collections::HashMap;
use std::io::{self, BufRead};
use std::mem::swap;

const WIN: i32 = 1;
const INF: i32 = 1000;
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6],
    [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

/// A position: the cells, who moves and who does not.
struct Board {
    cells: [u8; 9],
    mover: u8,
    other: u8,
}

impl Board {
    /// The position that nine letters show; nothing where they show none.
    fn read(letters: &str) -> Option<Board> {
        let cells: [u8; 9] = letters.as_bytes().try_into().ok()?;
        let count = |letter| cells.iter().filter(|&&cell| cell == letter).count();
        let (x, o) = (count(b'X'), count(b'O'));
        let (mover, other) = if x == o { (b'X', b'O') } else { (b'O', b'X') };
        let board = Board { cells, mover, other };
        let is_board = x + o + count(b'.') == 9 && (x == o || x == o + 1);
        (is_board && !board.has_line(mover)).then_some(board)
    }

    fn has_line(&self, side: u8) -> bool {
        LINES.iter().any(|line| line.iter().all(|&cell| self.cells[cell] == side))
    }

    fn over(&self) -> bool {
        self.has_line(self.other) || self.moves().is_empty()
    }

    fn result(&self) -> i32 {
        if self.has_line(self.other) { -WIN } else { 0 }
    }

    fn moves(&self) -> Vec<usize> {
        (0..9).filter(|&cell| self.cells[cell] == b'.').collect()
    }

    fn play(&mut self, cell: usize) {
        self.cells[cell] = self.mover;
        swap(&mut self.mover, &mut self.other);
    }

    fn undo(&mut self, cell: usize) {
        self.cells[cell] = b'.';
        swap(&mut self.mover, &mut self.other);
    }
}

type Memory = HashMap<[u8; 9], (i32, i32)>;

const UNKNOWN: (i32, i32) = (-INF, INF);

//<<<
fn alpha_beta( //@enter
    board: &mut Board,
    alpha: i32,
    beta: i32,
    memory: &mut Memory,
) -> i32 {
    if board.over() { return board.result(); } //@end
    let known = memory.get(&board.cells).copied().unwrap_or(UNKNOWN); //@look
    let (mut low, mut high) = known;
    let (mut alpha, beta) = (alpha.max(low), beta.min(high));
    if alpha >= beta { return alpha; }
    let (start, mut best) = (alpha, -INF);
    for cell in board.moves() { //@try
        board.play(cell);
        let value = -alpha_beta(board, -beta, -alpha, memory); //@value
        board.undo(cell);
        best = best.max(value);
        if best > alpha { alpha = best; } //@raise
        if alpha >= beta { break; } //@cut
    }
    if best > start { low = best; }
    if best < beta { high = best; }
    memory.insert(board.cells, (low, high)); //@store
    best //@return
}
//>>>

fn answer(line: &str) -> Option<i32> {
    let mut board = Board::read(line.trim())?;
    Some(alpha_beta(&mut board, -INF, INF, &mut HashMap::new()))
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected nine letters X, O or . of a game"),
        }
    }
}
