//! Questions for the programs that search tic-tac-toe.

use serde_json::{Value, json};

use super::{Question, Quiz, oracle};
use crate::dice::Dice;

pub const QUIZZES: &[Quiz] = &[
    ("minimax", boards),
    ("alpha-beta", from_empty),
    ("alpha-beta-ordered", from_empty),
    ("alpha-beta-memory", from_empty),
    ("depth-limited", to_a_depth),
    ("iterative-deepening", to_a_depth),
    ("quiescence", to_quiet),
    ("uct", visits),
];

/// The lines of the board.
const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// What a won game is worth beside estimates.
const WIN: i32 = 100;

/// Boards that are no positions: too short, too long, other letters, counts that cannot be, play after the end.
const REFUSED: &[&str] = &["........", "..........", "....Z....", "O........", "XX.......", "XXXOO...O", "x........"];

/// A board and the two sides, whoever moves first.
#[derive(Clone)]
struct Board {
    cells: Vec<u8>,
    sides: [u8; 2],
}

impl Board {
    fn of(cells: &[u8]) -> Self {
        let stones = cells.iter().filter(|cell| **cell != b'.').count();
        Board { cells: cells.to_vec(), sides: if stones % 2 == 0 { *b"XO" } else { *b"OX" } }
    }

    fn text(&self) -> String {
        String::from_utf8(self.cells.clone()).expect("letters")
    }

    fn free(&self) -> Vec<usize> {
        (0..9).filter(|cell| self.cells[*cell] == b'.').collect()
    }

    fn after(&self, cell: usize) -> Self {
        let mut cells = self.cells.clone();
        cells[cell] = self.sides[0];
        Board { cells, sides: [self.sides[1], self.sides[0]] }
    }

    fn has_line(&self, side: u8) -> bool {
        LINES.iter().any(|line| line.iter().all(|cell| self.cells[*cell] == side))
    }

    fn is_over(&self) -> bool {
        self.has_line(self.sides[1]) || self.free().is_empty()
    }

    /// Lines that the other side has not entered, less those that the mover has not.
    fn estimate(&self) -> i32 {
        let open = |side: u8| LINES.iter().filter(|line| line.iter().all(|cell| self.cells[*cell] != side)).count();
        open(self.sides[1]) as i32 - open(self.sides[0]) as i32
    }

    /// Cells where either side would have a line.
    fn noisy(&self) -> Vec<usize> {
        let makes = |side: u8, cell: usize| {
            let mut board = self.clone();
            board.cells[cell] = side;
            board.has_line(side)
        };
        self.free().into_iter().filter(|cell| self.sides.iter().any(|side| makes(*side, *cell))).collect()
    }

    /// What a search to a depth finds, and behind it the noisy moves alone where they are wanted.
    fn searched(&self, depth: usize, is_quiet: bool) -> i32 {
        if self.is_over() {
            return if self.has_line(self.sides[1]) { -WIN } else { 0 };
        }
        let (moves, stand) = match (depth, is_quiet) {
            (0, false) => return self.estimate(),
            (0, true) => (self.noisy(), Some(self.estimate())),
            _ => (self.free(), None),
        };
        let values = moves.into_iter().map(|cell| -self.after(cell).searched(depth.saturating_sub(1), is_quiet));
        values.chain(stand).max().expect("something can be done")
    }
}

/// Boards after at least `least` moves by the dice, some of them ended.
fn positions(count: usize, least: usize) -> Vec<Board> {
    let mut dice = Dice::new(333);
    let random = (0..count).map(|_| {
        let mut board = Board::of(b".........");
        for _ in 0..least + dice.below(10 - least) {
            let free = board.free();
            if board.is_over() {
                break;
            }
            board = board.after(free[dice.below(free.len())]);
        }
        board
    });
    random.collect()
}

/// The oracle's answers on boards.
fn judged(boards: &[Board]) -> Vec<Value> {
    let position =
        |board: &Board| (json!({}), board.cells.chunks(3).map(String::from_utf8_lossy).collect::<Vec<_>>().join("/"));
    oracle("tic-tac-toe", &boards.iter().map(position).collect::<Vec<_>>())
}

/// 1, 0 or -1 for whoever moves.
fn worth(answer: &Value) -> i32 {
    match answer["outcome"].as_str() {
        Some("N") => 1,
        Some("P") => -1,
        Some("D") => 0,
        other => panic!("{other:?} is no outcome"),
    }
}

fn asked(boards: &[Board]) -> Vec<Question> {
    let known = boards
        .iter()
        .zip(judged(boards))
        .map(|(board, answer)| Question::new(board.text(), worth(&answer).to_string()));
    known.chain(REFUSED.iter().copied().map(Question::refused)).collect()
}

fn boards() -> Vec<Question> {
    asked(&positions(200, 2))
}

/// The empty board too, which takes plain minimax long.
fn from_empty() -> Vec<Question> {
    asked(&[vec![Board::of(b".........")], positions(200, 1)].concat())
}

/// Questions of a depth and a board: exact where the depth reaches the end or a win is seen, else the estimate behind `~`.
fn dialled(is_quiet: bool) -> Vec<Question> {
    let mut dice = Dice::new(7);
    let boards = positions(200, 2);
    let question = |(board, answer): (&Board, Value)| {
        let depth = if dice.below(3) == 0 { 9 } else { dice.below(5) };
        let line = format!("{depth} {}", board.text());
        let value = board.searched(depth, is_quiet);
        if depth >= board.free().len() || value.abs() == WIN {
            assert_eq!(value.signum(), worth(&answer), "{line}");
            Question::new(line, worth(&answer).to_string())
        } else {
            Question::new(line, format!("~{value}"))
        }
    };
    let known: Vec<Question> = boards.iter().zip(judged(&boards)).map(question).collect();
    let refused = REFUSED.iter().map(|board| Question::refused(format!("3 {board}")));
    let halves = ["3", ".........", "-1 .........", "x ........."].map(Question::refused);
    known.into_iter().chain(refused).chain(halves).collect()
}

fn to_a_depth() -> Vec<Question> {
    dialled(false)
}

fn to_quiet() -> Vec<Question> {
    dialled(true)
}

/// Questions of a number of playouts and a board: with many of them the cell is one of the best.
fn visits() -> Vec<Question> {
    let boards: Vec<Board> = positions(400, 3).into_iter().filter(|board| !board.is_over()).take(200).collect();
    let question = |(number, (board, answer)): (usize, (&Board, Value))| {
        let is_long = number % 16 == 1;
        let line = format!("{} {}", if is_long { 5_000 } else { 20 + number }, board.text());
        let best = answer["best"].as_array().expect("a list").clone();
        let free = board.free();
        Question::holding(line, move |cell| match cell.parse::<usize>() {
            Ok(cell @ 1..=9) => {
                let name = format!("{}{}", ["a", "b", "c"][(cell - 1) % 3], (cell - 1) / 3 + 1);
                free.contains(&(cell - 1)) && (!is_long || best.iter().any(|best| *best == name))
            }
            _ => false,
        })
    };
    let known: Vec<Question> = boards.iter().zip(judged(&boards)).enumerate().map(question).collect();
    let refused = ["100 XXXOO....", "0 .........", "100", "x ........."].map(Question::refused);
    known.into_iter().chain(refused).collect()
}
