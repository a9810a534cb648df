//! Proves openings of gomoku on 15 by 15 and appends what was proved to a file, a line for each answer of White.
//!
//! `cargo run --release -p xorcle-gomoku --example gomoku -- FILE MINUTES SECOND[:THIRD]...`, for example `o1.txt 60 o1:f8 n2`. Black's first
//! stone stands in the centre. Where no third move is given, several are tried on the answers that look most dangerous. It goes on
//! where the file ends. A line is `o1 f8 g9 | strategy`; `?` and a number: so many positions were looked at in vain.
//!
//! `GOMOKU_ENGINE="xorcle gomocup"` asks such a program which fifth stone to try first: it proposes, and the prover decides.
//!
//! `... -- FILE pack BOOK` writes the book of those openings in which nothing is open.

mod engine;

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::fs::OpenOptions;
use std::io::Write;
use std::time::{Duration, Instant};

use gomoku::board::{Board, Side};
use gomoku::book::{Book, CENTRE, SECONDS, SIDE};
use gomoku::cells::Cell;
use gomoku::quiet::{Proved, Prover};
use gomoku::strategy::{Strategy, cell, name};
use gomoku::threats::by_weight;

use crate::engine::Engine;

/// Positions looked at for one answer in the first round, and how much more in each round that follows.
const FIRST: u64 = 2_000_000;
const GROWTH: u64 = 4;
const ROUNDS: u32 = 7;

/// Answers that a third move is tried on, and positions for each.
const TRIED: usize = 8;
const TRIAL: u64 = 4_000_000;

/// Answers that may stay open before another third move is taken, where none was asked for.
const PATIENCE: usize = 60;

type Failure = Box<dyn Error>;

/// What is known of each answer: proved, or the positions looked at in vain.
type Known = BTreeMap<(Cell, Cell, Cell), Result<String, u64>>;

struct Works {
    file: String,
    until: Instant,
    known: Known,
    prover: Prover,
    engine: Option<Engine>,
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [file, minutes, openings @ ..] = &args[..] else { return Err("FILE MINUTES SECOND[:THIRD]...".into()) };
    let known = read(&fs::read_to_string(file).unwrap_or_default())?;
    if let ("pack", [book]) = (&minutes[..], openings) {
        return pack(&known, book);
    }
    let until = Instant::now() + Duration::from_secs(60 * minutes.parse::<u64>()?);
    let engine = env::var("GOMOKU_ENGINE").ok().map(|command| Engine::start(&command)).transpose()?;
    let mut works = Works { file: file.clone(), until, known, prover: Prover::default(), engine };
    for opening in openings {
        let (second, third) = opening.split_once(':').map_or((&opening[..], None), |(a, b)| (a, Some(b)));
        let third = third.map(cell_of).transpose()?;
        works.open(cell_of(second)?, third)?;
        if works.is_late() {
            break;
        }
    }
    Ok(())
}

fn cell_of(text: &str) -> Result<Cell, Failure> {
    cell(text, SIDE).ok_or_else(|| format!("no cell: {text}").into())
}

fn read(text: &str) -> Result<Known, Failure> {
    let mut known = Known::new();
    for line in text.lines() {
        let mut words = line.splitn(5, ' ');
        let mut next = || words.next().ok_or("a word is missing");
        let key = (cell_of(next()?)?, cell_of(next()?)?, cell_of(next()?)?);
        let value = match (next()?, next()?) {
            ("|", strategy) => Ok(strategy.to_owned()),
            (_, visited) => Err(visited.parse()?),
        };
        if known.get(&key).is_none_or(Result::is_err) {
            known.insert(key, value);
        }
    }
    Ok(known)
}

/// Writes the book of the openings that are closed, and tells how many they are.
fn pack(known: &Known, file: &str) -> Result<(), Failure> {
    let mut closed = Known::new();
    for (second, third, _) in known.keys() {
        if closed.keys().any(|key: &(Cell, Cell, Cell)| key.0 == *second) {
            continue;
        }
        let all = known.range((*second, *third, 0)..=(*second, *third, Cell::MAX));
        if all.clone().filter(|(_, value)| value.is_ok()).count() == answers(&opened(*second, Some(*third))).len() {
            closed.extend(all.map(|(key, value)| (*key, value.clone())));
        }
    }
    let mut book = Book::default();
    for ((second, third, fourth), value) in closed {
        let text = value.map_err(|_| "it is closed")?;
        let strategy = Strategy::read(&text, SIDE);
        if strategy.is_none() && text != "threats" {
            return Err(format!("no strategy: {text}").into());
        }
        book.add([second, third, fourth], strategy);
    }
    book.close();
    let bytes = book.write();
    fs::write(file, &bytes)?;
    println!("{} of {SECONDS} second moves closed, {} bytes", book.closed(), bytes.len());
    Ok(())
}

impl Works {
    fn is_late(&self) -> bool {
        Instant::now() >= self.until
    }

    /// Works at a second move until it is closed or no time is left.
    fn open(&mut self, second: Cell, third: Option<Cell>) -> Result<(), Failure> {
        let board = opened(second, None);
        let proposed = self.engine.as_mut().and_then(|engine| engine.propose(&board));
        let is_closed = match (third, proposed) {
            (Some(third), _) => return self.open_with(second, third, usize::MAX).map(drop),
            (None, Some(third)) => self.open_with(second, third, PATIENCE)?,
            (None, None) => false,
        };
        if is_closed {
            return Ok(());
        }
        for third in self.thirds(second) {
            if self.is_late() || self.open_with(second, third, PATIENCE)? {
                break;
            }
        }
        Ok(())
    }

    /// Works at the answers to a third move; whether it is closed.
    fn open_with(&mut self, second: Cell, third: Cell, patience: usize) -> Result<bool, Failure> {
        self.heed(second, third);
        for round in 0..ROUNDS {
            let left = self.round(second, third, FIRST * GROWTH.pow(round), patience)?;
            println!("{} {} round {round}: {left} open", name(second, SIDE), name(third, SIDE));
            if left == 0 || left >= patience || self.is_late() {
                return Ok(left == 0);
            }
        }
        Ok(false)
    }

    /// Third moves, those first that close most of the dangerous answers, the fastest of them before others.
    fn thirds(&mut self, second: Cell) -> Vec<Cell> {
        let mut thirds = Vec::new();
        let (row, col) = (CENTRE / SIDE, CENTRE % SIDE);
        for near in (row - 2..=row + 2).flat_map(|row| (col - 2..=col + 2).map(move |col| row * SIDE + col)) {
            if near == CENTRE || near == second || self.is_late() {
                continue;
            }
            let mut board = opened(second, Some(near));
            let (mut closed, before) = (0, self.prover.threats.fours.visited);
            for answer in answers(&board).into_iter().take(TRIED) {
                board.put(answer, Side::White);
                closed += usize::from(self.prover.prove(&mut board, Side::Black, TRIAL, &|| true) != Proved::Open);
                board.lift(answer);
            }
            let visited = self.prover.threats.fours.visited - before;
            println!("{} {}: {closed} of {TRIED}, {visited} positions", name(second, SIDE), name(near, SIDE));
            thirds.push((TRIED - closed, visited, near));
        }
        thirds.sort_unstable();
        thirds.into_iter().map(|(_, _, third)| third).take(4).collect()
    }

    fn heed(&mut self, second: Cell, third: Cell) {
        let all = self.known.range((second, third, 0)..=(second, third, Cell::MAX));
        let read = |(_, value): (_, &Result<String, u64>)| Strategy::read(value.as_ref().ok()?, SIDE);
        let strategies: Vec<Strategy> = all.filter_map(read).collect();
        for strategy in &strategies {
            self.prover.heed(strategy);
        }
    }

    /// Tries all answers that are open with so many positions each; how many stay open.
    fn round(&mut self, second: Cell, third: Cell, most: u64, patience: usize) -> Result<usize, Failure> {
        let mut board = opened(second, Some(third));
        let (mut left, mut last) = (0, None);
        // What is proved of the harmless answers is tried first on the dangerous ones.
        for answer in answers(&board).into_iter().rev() {
            let tried = match self.known.get(&(second, third, answer)) {
                Some(Ok(_)) => continue,
                Some(Err(tried)) => *tried,
                None => 0,
            };
            if tried >= most || self.is_late() || left >= patience {
                left += 1;
                continue;
            }
            board.put(answer, Side::White);
            let proved = self.prove(&mut board, last, most);
            board.lift(answer);
            if let Proved::By(strategy) = &proved {
                last = Some(strategy.cell);
            }
            if proved == Proved::Open && self.is_late() {
                left += 1;
                continue;
            }
            left += usize::from(proved == Proved::Open);
            self.write((second, third, answer), &proved, most)?;
        }
        Ok(left)
    }

    /// Tries the move that proved the answer before, then the engine's, then all that look well.
    fn prove(&mut self, board: &mut Board, last: Option<Cell>, most: u64) -> Proved {
        let until = self.until;
        let goes_on = move || Instant::now() < until;
        let proposed = self.engine.as_mut().and_then(|engine| engine.propose(board));
        for cell in last.into_iter().chain(proposed.filter(|cell| last != Some(*cell))) {
            let proved = self.prover.prove_move(board, Side::Black, cell, most / 2, &goes_on);
            if proved != Proved::Open {
                return proved;
            }
        }
        self.prover.prove(board, Side::Black, most, &goes_on)
    }

    fn write(&mut self, key: (Cell, Cell, Cell), proved: &Proved, most: u64) -> Result<(), Failure> {
        let value = match proved {
            Proved::Open => Err(most),
            Proved::ByThreats => Ok("threats".to_owned()),
            Proved::By(strategy) => Ok(strategy.write(SIDE)),
        };
        let names = [key.0, key.1, key.2].map(|cell| name(cell, SIDE)).join(" ");
        let text = value.as_ref().map_or_else(|most| format!("? {most}"), |text| format!("| {text}"));
        let mut file = OpenOptions::new().create(true).append(true).open(&self.file)?;
        writeln!(file, "{names} {text}")?;
        self.known.insert(key, value);
        Ok(())
    }
}

fn opened(second: Cell, third: Option<Cell>) -> Board {
    let mut board = Board::empty(SIDE);
    board.put(CENTRE, Side::Black);
    board.put(second, Side::White);
    if let Some(third) = third {
        board.put(third, Side::Black);
    }
    board
}

/// White's answers, the most dangerous first.
fn answers(board: &Board) -> Vec<Cell> {
    by_weight(board, board.free(), Side::White)
}
