//! A law found from the rules alone: a table, a machine learnt from it, the proof, and again with a larger table where the proof fails.

use crate::automaton::algebra::{Halt, and};
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::learn::{Answers, Failure, Learner};
use crate::automaton::machine::Machine;
use crate::automaton::numeration::Numeration;
use crate::automaton::prove::{Law, Prover, single};
use crate::automaton::table::Table;
use crate::judge::control::{Control, Stop};
use ground::heap_game::{Go, HeapGame};

/// A law that was proved for every size.
pub struct Found {
    /// How numbers are written.
    pub numeration: Numeration,
    /// The law.
    pub law: Law,
    /// It was learnt from all positions with numbers below this, and perhaps from some others.
    pub size: u64,
}

/// What became of one numeration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tried {
    /// More states than a law may have, with a table of so many sizes.
    States(u64),
    /// The table would have to be larger than this, with so many states seen.
    Table(u64),
    /// A machine of so many states fits the table, and its proof outgrew its limit.
    Proof(usize, u64),
    /// The law was refuted again and again, up to a table of this size.
    Refuted(usize, u64),
    /// Machines of this numeration cannot tell the moves.
    Untold,
}

/// What came of a search for a law.
pub enum Search {
    /// A law, proved.
    Found(Box<Found>),
    /// Which numerations were tried, and what became of them.
    None(Vec<(Numeration, Tried)>),
    /// Play may go on for ever: no weights of the heaps fall with every move.
    Endless,
}

/// The greatest digit of a numeration that is tried.
const MOST_DIGIT: usize = 5;

/// Sizes of a table at most where one lost position a row tells all.
const ROWS: u64 = 1 << 16;

/// Sizes of a first table, by how many heaps there are.
fn least(heaps: usize) -> u64 {
    [1, 64, 64, 16, 8][heaps.min(4)]
}

/// Sizes of a table at most; kinds of moves that no vector tells are tried one by one.
fn most(game: &HeapGame) -> u64 {
    if Table::has_rows(game) {
        return ROWS;
    }
    let is_take = |go: &Go| matches!(go, Go::Take { .. });
    if game.heaps == 1 && game.moves.iter().any(is_take) {
        return 2048;
    }
    let is_plain = |go: &Go| matches!(go, Go::Once(_) | Go::Ray(_) | Go::Then(..) | Go::Several { .. } | Go::Multiple);
    let most = [1, 4096, 2048, 64, 16][game.heaps.min(4)];
    if game.heaps == 1 || game.moves.iter().all(is_plain) { most } else { 256 }
}

/// The numerations that are tried for a game, cheapest first: where two heaps change by unlike numbers, also that of the greatest of these.
pub fn tried(game: &HeapGame) -> Vec<Numeration> {
    let greatest = |go: &Go| match go {
        Go::Then(first, _) => first.iter().map(|step| step.unsigned_abs()).max(),
        _ => None,
    };
    let greatest = game.moves.iter().filter_map(greatest).max().and_then(|most| u8::try_from(most).ok());
    let own = greatest.map(Numeration::Ostrowski).filter(|own| (4..=MOST_DIGIT).contains(&(own.radix() - 1)));
    // Of Wythoff's game with t = 4 Zeckendorf's numbers tell the law as well, and sooner; with t = 5 no other numeration does.
    let (first, last) = own.into_iter().partition::<Vec<_>, _>(|own| own.radix() > 5);
    first.into_iter().chain(Numeration::TRIED).chain(last).collect()
}

/// One numeration under way.
struct Trial {
    numbers: Arithmetic,
    /// The least table that it is worth trying again with; `None`: it has failed for good.
    next: Option<u64>,
    came: Tried,
}

/// Looks for a law in these numerations, all of them with each table before a larger one is made.
///
/// Cost: milliseconds for most games of two heaps; tables of up to 2,048 by 2,048. Errors: stopped.
pub fn find(game: &HeapGame, numerations: &[Numeration], control: &Control) -> Result<Search, Stop> {
    if game.weights().is_none() {
        return Ok(Search::Endless);
    }
    let mut size = least(game.heaps);
    let mut trials = Vec::new();
    for numeration in numerations {
        let numbers = Arithmetic::new(*numeration, control).map_err(Halt::stop)?;
        let is_told = (Prover { game, numbers: &numbers, control }).tells_moves();
        let (next, came) = match is_told {
            Ok(true) => (Some(size), Tried::Table(0)),
            Err(Halt::Stopped(stop)) => return Err(stop),
            Ok(false) | Err(Halt::Large) => (None, Tried::Untold),
        };
        trials.push(Trial { numbers, next, came });
    }
    while size <= most(game) {
        let table = Table::new(game, size, control)?;
        for trial in trials.iter_mut().filter(|trial| trial.next.is_some_and(|least| least <= size)) {
            if let Some(law) = trial.go(game, &table, size * 2 > most(game), control)? {
                let (numeration, size) = (trial.numbers.numeration, table.samples().0);
                return Ok(Search::Found(Box::new(Found { numeration, law, size })));
            }
        }
        let Some(next) = trials.iter().filter_map(|trial| trial.next).min() else { break };
        size = next.max(size * 2);
    }
    Ok(Search::None(trials.into_iter().map(|trial| (trial.numbers.numeration, trial.came)).collect()))
}

impl Trial {
    /// Learns from a table, the last one or not, and proves; a law, if it holds.
    fn go(&mut self, game: &HeapGame, table: &Table, is_last: bool, control: &Control) -> Result<Option<Law>, Stop> {
        let (numbers, size) = (&self.numbers, table.size());
        let law = match learn_all(table, numbers, game, is_last, control) {
            Ok(law) => law,
            Err(failure) => {
                (self.next, self.came) = match failure {
                    Failure::Large => (None, Tried::States(size)),
                    Failure::Beyond => (Some(size * 2), Tried::Table(size)),
                    Failure::Stopped(stop) => return Err(stop),
                };
                return Ok(None);
            }
        };
        let states = law.lost.states();
        match (Prover { game, numbers, control }).refuted(&law) {
            Ok(None) => return Ok(Some(law)),
            Ok(Some(word)) => {
                self.next = Some(reach(numbers.numeration, &law.lost, &word).max(size * 2));
                self.came = Tried::Refuted(states, size);
            }
            Err(Halt::Large) => (self.next, self.came) = (None, Tried::Proof(states, size)),
            Err(Halt::Stopped(stop)) => return Err(stop),
        }
        Ok(None)
    }
}

/// A power of two above all numbers of a word.
fn reach(numeration: Numeration, machine: &Machine, word: &[usize]) -> u64 {
    let track = |place| word.iter().map(|column| machine.digit(*column, place)).collect::<Vec<usize>>();
    let numbers = (0..machine.tracks.len()).map(|place| numeration.any_number(&track(place)));
    let largest = numbers.max().and_then(|number| u64::try_from(number).ok()).unwrap_or(u64::MAX / 4);
    (largest + 1).next_power_of_two()
}

/// The lost positions, and for each vector that is repeated what lies along it. Where the last table does not tell that, the proof does
/// without: it counts the repetitions on a track of their own.
fn learn_all(
    table: &Table,
    numbers: &Arithmetic,
    game: &HeapGame,
    is_last: bool,
    control: &Control,
) -> Result<Law, Failure> {
    let positions = match (Prover { game, numbers, control }).positions() {
        Ok(positions) => positions,
        Err(halt) => return Err(Failure::Stopped(halt.stop())),
    };
    let (size, samples) = table.samples();
    let learnt = |answers: Answers| -> Result<Machine, Failure> {
        let mut learner = Learner::new(numbers.numeration, game.heaps, answers);
        let machine = learner.learn(size, &samples, control)?;
        // Words that are no numbers were never asked: they are left out.
        and(&machine, &positions, control).map_err(|halt| Failure::Stopped(halt.stop()))
    };
    let lost = learnt(&|at| table.is_lost(at))?;
    // Along a single heap no machine is needed: any lower number is met.
    let repeated = table.repeated().enumerate().filter(|(_, vector)| single(vector).is_none());
    let mut rays = Vec::new();
    for (ray, vector) in repeated {
        match learnt(&|at| table.is_along(ray, at)) {
            Ok(along) => rays.push((vector.clone(), along)),
            Err(Failure::Beyond | Failure::Large) if is_last => {}
            Err(failure) => return Err(failure),
        }
    }
    let multiples = (0..table.multiples()).map(|heap| learnt(&|at| table.is_multiple(heap, at)));
    let multiples = multiples.collect::<Result<_, Failure>>()?;
    Ok(Law { lost, rays, multiples })
}
