//! A program that speaks the Gomocup protocol, asked for a move of Black.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::iter::from_fn;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use gomoku::board::{Board, Side};
use gomoku::book::SIDE;
use gomoku::cells::Cell;

/// Milliseconds that it may think.
const PATIENCE: u32 = 200;

/// How long an answer is waited for before the program is started anew: some fall silent.
const DEADLINE: Duration = Duration::from_secs(5);

type Failure = Box<dyn Error>;

/// The program and its ends of the pipes.
pub struct Engine {
    command: String,
    child: Child,
    to: ChildStdin,
    from: Receiver<String>,
}

impl Engine {
    /// Starts it for a board of 15 by 15.
    pub fn start(command: &str) -> Result<Self, Failure> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program is named")?;
        let mut child = Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let to = child.stdin.take().ok_or("it has no standard input")?;
        let out = BufReader::new(child.stdout.take().ok_or("it has no standard output")?);
        let (sender, from) = channel();
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let mut engine = Engine { command: command.to_owned(), child, to, from };
        write!(engine.to, "START {SIDE}\r\nINFO rule 0\r\nINFO thread_num 1\r\nINFO timeout_turn {PATIENCE}\r\n")?;
        while !engine.from.recv_timeout(DEADLINE)?.starts_with("OK") {}
        Ok(engine)
    }

    /// Its move for Black. One that does not answer is started anew.
    pub fn propose(&mut self, board: &Board) -> Option<Cell> {
        let proposed = self.ask(board);
        if proposed.is_err() {
            *self = Engine::start(&self.command).ok()?;
        }
        proposed.ok().filter(|cell| board.is_free(*cell))
    }

    fn ask(&mut self, board: &Board) -> Result<Cell, Failure> {
        let mut text = "BOARD\r\n".to_owned();
        // Some programs read whose turn it is off the order: Black has begun, and the stones came by turns.
        let of = |side| (0..SIDE * SIDE).filter(move |cell| board.stone(*cell) == Some(side));
        let (mut black, mut white) = (of(Side::Black), of(Side::White));
        let by_turns = from_fn(|| black.next().map(|cell| [Some((cell, 1)), white.next().map(|cell| (cell, 2))]));
        for (cell, whose) in by_turns.flatten().flatten() {
            _ = write!(text, "{},{},{whose}\r\n", cell % SIDE, cell / SIDE);
        }
        write!(self.to, "{text}DONE\r\n")?;
        loop {
            let line = self.from.recv_timeout(DEADLINE)?;
            let Some((col, row)) = line.trim().split_once(',') else { continue };
            let (Ok(col), Ok(row)) = (col.parse::<Cell>(), row.parse::<Cell>()) else { continue };
            return if col < SIDE && row < SIDE { Ok(row * SIDE + col) } else { Err("no cell of the board".into()) };
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
