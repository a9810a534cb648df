//! UCT: playouts at random, guided by upper confidence bounds (Kocsis and Szepesvari 2006).
//! Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
//! Reads lines of a number of playouts (2 or more) and nine letters X O . row by row; says the
//! cell, 1 to 9, that was visited most.

use std::io::{self, BufRead};
use std::mem::swap;

const WIN: f64 = 1.0;
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

    fn result(&self) -> f64 {
        if self.has_line(self.other) { -WIN } else { 0.0 }
    }

    fn moves(&self) -> Vec<usize> {
        (0..9).filter(|&cell| self.cells[cell] == b'.').collect()
    }

    fn play(&mut self, cell: usize) {
        self.cells[cell] = self.mover;
        swap(&mut self.mover, &mut self.other);
    }
}

/// A position of the tree: the move to it, and the values of its playouts for the mover.
struct Node {
    cell: usize,
    visits: f64,
    total: f64,
    children: Vec<Node>,
}

impl Node {
    fn new(cell: usize) -> Node {
        Node { cell, visits: 0.0, total: 0.0, children: Vec::new() }
    }

    fn expand(&mut self, moves: Vec<usize>) {
        self.children = moves.into_iter().map(Node::new).collect();
    }
}

/// Marsaglia's xorshift.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// The value of a game that goes on at random.
fn playout(board: &Board, rng: &mut Rng) -> f64 {
    let (mut board, mut sign) = (board.clone(), 1.0);
    while !board.over() {
        let moves = board.moves();
        board.play(moves[rng.below(moves.len())]);
        sign = -sign;
    }
    sign * board.result()
}

/// The child with the highest bound.
fn best(children: &mut [Node], visits: f64) -> &mut Node {
    let bounds: Vec<f64> = children.iter().map(|child| ucb(child, visits)).collect();
    let by_bound = |&a: &usize, &b: &usize| bounds[a].total_cmp(&bounds[b]);
    let at = (0..bounds.len()).max_by(by_bound).expect("it was expanded");
    &mut children[at]
}

//<<<
fn ucb(child: &Node, visits: f64) -> f64 {
    if child.visits == 0.0 { return f64::INFINITY; }
    let mean = -child.total / child.visits;
    mean + (2.0 * visits.ln() / child.visits).sqrt()
}

fn simulate(node: &mut Node, board: &mut Board, rng: &mut Rng) -> f64 {
    let value = if board.over() {
        board.result()
    } else if node.visits == 0.0 {
        playout(board, rng) //@playout
    } else {
        if node.children.is_empty() { node.expand(board.moves()); } //@expand
        let child = best(&mut node.children, node.visits); //@select
        board.play(child.cell);
        -simulate(child, board, rng)
    };
    node.visits += 1.0;
    node.total += value; //@back
    value
}
//>>>

fn answer(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [playouts, letters] = words[..] else { return None };
    let playouts = playouts.parse().ok().filter(|number| (2..=1_000_000).contains(number))?;
    let board = Board::read(letters).filter(|board| !board.over())?;
    let (mut root, mut rng) = (Node::new(0), Rng(1));
    for _ in 0..playouts {
        simulate(&mut root, &mut board.clone(), &mut rng);
    }
    let most = root.children.iter().max_by(|a, b| a.visits.total_cmp(&b.visits))?;
    Some((most.cell + 1).to_string())
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected 2 to 1000000 playouts and an open game"),
        }
    }
}
