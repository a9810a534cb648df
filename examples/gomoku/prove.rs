//! Proves openings of gomoku on 15 by 15 and appends what was proved to a file, a line for each answer of White.
//!
//! `cargo run --release -p xorcle-gomoku --example gomoku -- FILE MINUTES SECOND[:THIRD]...`, for example `o1.txt 60 o1:f8 n2`. Black's first
//! stone stands in the centre. Where no third move is given, several are tried until one closes. It goes on where the file ends. A line is `o1 f8 g9 | strategy`; `?` and a number: so many positions were looked at in vain.
//!
//! `GOMOKU_ENGINE=pbrain-rapfi` asks such a program which moves to try: it proposes, and the prover decides. With Rapfi, whose
//! classical evaluation needs no other file, an opening with a far second move takes about seven minutes of processor time; without a
//! guide it takes hours.
//!
//! `... -- FILE pack BOOK` puts the openings in which nothing is open into a book, beside those that it has.

mod engine;

use std::collections::{BTreeMap, HashMap};
use std::env;
use std::error::Error;
use std::fs;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gomoku::board::{Board, Side};
use gomoku::book::{Book, CENTRE, SECONDS, SIDE};
use gomoku::cells::Cell;
use gomoku::quiet::{Guide, Proposal, Proved, Prover};
use gomoku::strategy::{Strategy, cell, name};
use gomoku::threats::by_weight;

use crate::engine::Engine;

/// Positions looked at for one answer in the first round, and how much more in each round that follows.
const FIRST: u64 = 2_000_000;
const GROWTH: u64 = 4;

/// Answers that may stay open after each round: with more of them another third move is taken, where none was asked for.
const ROUNDS: [usize; 5] = [215, 110, 60, 30, 15];

/// Third moves that are tried.
const THIRDS: usize = 3;

/// Moves that a guide is asked for.
const PROPOSED: usize = 4;

/// Positions that it may look at, and before a third move.
const GUIDED: u32 = 15_000;
const GUIDED_LONG: u32 = 3_000_000;

type Failure = Box<dyn Error>;

/// What is known of each answer: proved, or the positions looked at in vain.
type Known = BTreeMap<(Cell, Cell, Cell), Result<String, u64>>;

struct Works {
    file: String,
    until: Instant,
    known: Known,
    prover: Prover,
    engine: Option<Arc<Mutex<Engine>>>,
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
    let engine = engine.map(|engine| Arc::new(Mutex::new(engine)));
    let prover = Prover::at_length(engine.clone().map(guided));
    let mut works = Works { file: file.clone(), until, known, prover, engine };
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

/// The guide of the prover: what the engine proposes, asked once for each position.
fn guided(engine: Arc<Mutex<Engine>>) -> Guide {
    let mut asked: HashMap<u64, Vec<Proposal>> = HashMap::new();
    Box::new(move |board| {
        let proposed = asked.entry(board.key(Side::Black)).or_insert_with(|| {
            // The first moves bear on all that follows.
            let positions = GUIDED * [4, 1][usize::from(board.stones() > 6)];
            engine.lock().unwrap_or_else(PoisonError::into_inner).propose(board, PROPOSED, positions)
        });
        proposed.clone()
    })
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

/// Puts the openings that are closed into a book, and tells how many it has.
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
    let mut book = match fs::read(file) {
        Ok(bytes) => Book::read(&bytes).ok_or("the book is damaged")?,
        Err(_) => Book::default(),
    };
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
        if let Some(third) = third {
            return self.open_with(second, third, false).map(drop);
        }
        for third in self.thirds(second) {
            if self.is_late() || self.open_with(second, third, true)? {
                break;
            }
        }
        Ok(())
    }

    /// Works at the answers to a third move; whether it is closed.
    fn open_with(&mut self, second: Cell, third: Cell, is_one_of_several: bool) -> Result<bool, Failure> {
        self.heed(second, third);
        for (round, patience) in ROUNDS.into_iter().enumerate() {
            let left = self.round(second, third, FIRST * GROWTH.pow(round as u32))?;
            println!("{} {} round {round}: {left} open", name(second, SIDE), name(third, SIDE));
            if left == 0 || (is_one_of_several && left > patience) || self.is_late() {
                return Ok(left == 0);
            }
        }
        Ok(false)
    }

    /// Third moves worth a try: that after which most is proved, then what the engine proposes, else those that do most for their windows.
    fn thirds(&mut self, second: Cell) -> Vec<Cell> {
        let board = opened(second, None);
        let all = self.known.range((second, 0, 0)..=(second, Cell::MAX, Cell::MAX));
        let mut proved: BTreeMap<Cell, usize> = BTreeMap::new();
        for ((_, third, _), _) in all.filter(|(_, known)| known.is_ok()) {
            *proved.entry(*third).or_default() += 1;
        }
        let begun = proved.into_iter().max_by_key(|(_, count)| *count).map(|(third, _)| third);
        let thirds: Vec<Cell> = match &self.engine {
            Some(engine) => {
                let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
                let proposed = engine.propose(&board, PROPOSED, GUIDED_LONG);
                proposed.into_iter().map(|proposal| proposal.cell).collect()
            }
            None => by_weight(&board, board.free(), Side::Black),
        };
        let others = thirds.into_iter().filter(|third| begun != Some(*third));
        begun.into_iter().chain(others).take(THIRDS).collect()
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
    fn round(&mut self, second: Cell, third: Cell, most: u64) -> Result<usize, Failure> {
        let mut board = opened(second, Some(third));
        let (mut left, mut last, mut cell) = (0, None, None);
        // What is proved of the harmless answers is tried first on the dangerous ones.
        for answer in answers(&board).into_iter().rev() {
            let tried = match self.known.get(&(second, third, answer)) {
                Some(Ok(_)) => continue,
                Some(Err(tried)) => *tried,
                None => 0,
            };
            if tried >= most || self.is_late() {
                left += 1;
                continue;
            }
            self.prover.resembles(&board, Side::White, last.map(|last| [last, answer]));
            board.put(answer, Side::White);
            let proved = self.prove(&mut board, cell, most);
            board.lift(answer);
            if let Proved::By(strategy) = &proved {
                cell = Some(strategy.cell);
            }
            if proved == Proved::Open {
                left += 1;
            } else {
                last = Some(answer);
            }
            if proved != Proved::Open || !self.is_late() {
                self.write((second, third, answer), &proved, most)?;
            }
        }
        Ok(left)
    }

    /// Tries the move that proved the answer before, then all that look well.
    fn prove(&mut self, board: &mut Board, last: Option<Cell>, most: u64) -> Proved {
        let until = self.until;
        let goes_on = move || Instant::now() < until;
        if let Some(cell) = last.filter(|cell| board.is_free(*cell)) {
            let proved = self.prover.prove_move(board, Side::Black, cell, most / 8, &goes_on);
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
