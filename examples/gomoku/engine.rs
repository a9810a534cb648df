//! A program that speaks the Gomocup protocol, asked for moves of Black.
//!
//! If it knows the words of Yixin's board (`YXSHOWINFO`, `YXBOARD`, `YXNBEST`), as Rapfi does, it names several with their values.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::iter;
use std::iter::from_fn;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use gomoku::board::{Board, Side};
use gomoku::book::SIDE;
use gomoku::cells::Cell;
use gomoku::quiet::Proposal;
use gomoku::strategy::cell;

/// Milliseconds that it may think, where no number of positions ends it before.
const PATIENCE: u32 = 5_000;

/// The value of a win that it sees.
const WON: i32 = 9_000;

/// How long an answer is waited for before the program is started anew: some fall silent.
const DEADLINE: Duration = Duration::from_secs(10);

type Failure = Box<dyn Error>;

/// The program and its ends of the pipes.
pub struct Engine {
    command: String,
    child: Child,
    to: ChildStdin,
    from: Receiver<String>,
    /// Whether it names one move only.
    is_plain: bool,
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
        let mut engine = Engine { command: command.to_owned(), child, to, from, is_plain: false };
        write!(
            engine.to,
            "START {SIDE}\r\nINFO rule 0\r\nINFO thread_num 1\r\nINFO timeout_turn {PATIENCE}\r\nYXSHOWINFO\r\n"
        )?;
        while !engine.from.recv_timeout(DEADLINE)?.starts_with("OK") {}
        Ok(engine)
    }

    /// Its best moves for Black, found by looking at so many positions. One that does not answer is started anew.
    pub fn propose(&mut self, board: &Board, count: usize, positions: u32) -> Vec<Proposal> {
        let mut proposed = self.ask(board, count, positions);
        if proposed.is_err() && self.is_plain {
            proposed = self.ask(board, count, positions);
        }
        match proposed {
            Ok(proposed) => proposed.into_iter().filter(|proposal| board.is_free(proposal.cell)).collect(),
            Err(_) => {
                if let Ok(new) = Engine::start(&self.command) {
                    *self = new;
                }
                Vec::new()
            }
        }
    }

    fn ask(&mut self, board: &Board, count: usize, positions: u32) -> Result<Vec<Proposal>, Failure> {
        let (begin, end) =
            if self.is_plain { ("BOARD", String::new()) } else { ("YXBOARD", format!("YXNBEST {count}\r\n")) };
        let mut text = format!("INFO max_node {positions}\r\n{begin}\r\n");
        // Some programs read whose turn it is off the order: Black has begun, and the stones came by turns.
        let of = |side| (0..SIDE * SIDE).filter(move |cell| board.stone(*cell) == Some(side));
        let (mut black, mut white) = (of(Side::Black), of(Side::White));
        let by_turns = from_fn(|| black.next().map(|cell| [Some((cell, 1)), white.next().map(|cell| (cell, 2))]));
        for (cell, whose) in by_turns.flatten().flatten() {
            _ = write!(text, "{},{},{whose}\r\n", cell % SIDE, cell / SIDE);
        }
        write!(self.to, "{text}DONE\r\n{end}")?;
        let mut told = Vec::new();
        loop {
            let line = self.from.recv_timeout(DEADLINE)?;
            if !self.is_plain && (line.starts_with("UNKNOWN") || line.starts_with("ERROR")) {
                self.is_plain = true;
                return Err("it knows no words of that kind".into());
            }
            if let Some((number, proposal)) = told_in(&line) {
                told.truncate(number - 1);
                told.push(proposal);
            } else if let Some(cell) = cell_in(&line)? {
                return Ok(begun_by(cell, told));
            }
        }
    }
}

/// What a line such as `MESSAGE (2) 313 | 7-9 | H6 J6 G7` tells: its number, the first move and its value.
fn told_in(line: &str) -> Option<(usize, Proposal)> {
    let (number, rest) = line.trim().strip_prefix("MESSAGE (")?.split_once(") ")?;
    let mut parts = rest.split(" | ");
    let (value, _, moves) = (parts.next()?, parts.next()?, parts.next()?);
    let value = match value.parse() {
        Ok(value) => value,
        Err(_) if value.starts_with("+M") => WON,
        Err(_) => -WON,
    };
    let cell = cell(&moves.split_whitespace().next()?.to_lowercase(), SIDE)?;
    number.parse().ok().filter(|number| *number > 0).map(|number| (number, Proposal { cell, value }))
}

/// The cell of a line such as `8,6`: column and row.
fn cell_in(line: &str) -> Result<Option<Cell>, Failure> {
    let Some((col, row)) = line.trim().split_once(',') else { return Ok(None) };
    let (Ok(col), Ok(row)) = (col.parse::<Cell>(), row.parse::<Cell>()) else { return Ok(None) };
    if col < SIDE && row < SIDE { Ok(Some(row * SIDE + col)) } else { Err("no cell of the board".into()) }
}

/// The move that is played comes first, then the others that were told.
fn begun_by(cell: Cell, told: Vec<Proposal>) -> Vec<Proposal> {
    let best = told.iter().map(|proposal| proposal.value).max().unwrap_or(0);
    let value = told.iter().find(|proposal| proposal.cell == cell).map_or(best, |proposal| proposal.value);
    let others = told.into_iter().filter(|proposal| proposal.cell != cell);
    iter::once(Proposal { cell, value }).chain(others).collect()
}

impl Drop for Engine {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
