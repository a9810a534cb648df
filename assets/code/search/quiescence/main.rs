//! Minimax to a depth, and behind it the noisy moves alone: those that win or stop a win at once.
//! Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
//! Reads lines of a depth and nine letters X O . row by row; says 1, 0 or -1 for the side to
//! move, or ~ and the estimate where neither a win nor the end of the game was in reach.

use std::io::{self, BufRead};
use std::mem::swap;

const WIN: i32 = 100;
const INF: i32 = 1000;
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6],
    [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

/// A position: the cells, who moves and who does not.
#[derive(Clone)]
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

    /// The lines that an enemy has not entered.
    fn open_lines(&self, enemy: u8) -> i32 {
        let is_open = |line: &&[usize; 3]| line.iter().all(|&cell| self.cells[cell] != enemy);
        LINES.iter().filter(is_open).count() as i32
    }

    fn estimate(&self) -> i32 {
        self.open_lines(self.other) - self.open_lines(self.mover)
    }

    fn makes_line(&self, cell: usize, side: u8) -> bool {
        let mut after = self.clone();
        after.cells[cell] = side;
        after.has_line(side)
    }

    /// The cells where either side would have a line.
    fn noisy(&self) -> Vec<usize> {
        let is_noisy = |&cell: &usize| {
            self.makes_line(cell, self.mover) || self.makes_line(cell, self.other)
        };
        self.moves().into_iter().filter(is_noisy).collect()
    }
}

//<<<
fn search(board: &mut Board, depth: i32, mut alpha: i32, beta: i32) -> i32 { //@enter
    if board.over() { return board.result(); } //@end
    let mut best = -INF;
    let mut moves = board.moves();
    if depth <= 0 {
        best = board.estimate(); //@stand
        moves = if best < beta { board.noisy() } else { vec![] }; //@noisy
        alpha = alpha.max(best);
    }
    for cell in moves { //@try
        board.play(cell);
        let value = -search(board, depth - 1, -beta, -alpha); //@value
        board.undo(cell);
        best = best.max(value);
        if best > alpha { alpha = best; } //@raise
        if alpha >= beta { break; } //@cut
    }
    best //@return
}
//>>>

fn answer(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [depth, letters] = words[..] else { return None };
    let depth = depth.parse().ok().filter(|depth| (0..=9).contains(depth))?;
    let mut board = Board::read(letters)?;
    let value = search(&mut board, depth, -INF, INF);
    let is_exact = value.abs() == WIN || depth >= board.moves().len() as i32;
    Some(if is_exact { value.signum().to_string() } else { format!("~{value}") })
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected a depth up to 9 and nine letters of a game"),
        }
    }
}
