//! Laws that were found and proved by machine, in words: what was found, the machine as rows, and a position's digits run through it.

use std::ops::Deref;

use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::automaton::algebra::Halt;
use solve::automaton::arithmetic::Arithmetic;
use solve::automaton::find::Tried;
use solve::automaton::forms::{Form, form};
use solve::automaton::known::{self, Known};
use solve::automaton::machine::{Machine, State};
use solve::automaton::numeration::Numeration;
use solve::automaton::prove::columns;
use solve::judge::control::{Control, Stop};

/// Columns of a position that are shown at most: longer ones are run and not written out.
pub const SHOWN: usize = 60;

/// Lost positions that moves reach which are listed at most.
const LISTED: usize = 100;

/// A law for every size of a game, ready to be told and asked.
pub struct Automatic {
    known: Known,
    /// The sentence that says the same, if one is known.
    pub form: Option<Form>,
}

impl Deref for Automatic {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.known
    }
}

/// What a search for a law came to.
pub enum Sought {
    /// A law, proved.
    Law(Box<Automatic>),
    /// None, and what was tried.
    None(Vec<Say>),
}

/// Looks for the law of a game, proves it, and finds words for it.
///
/// Cost: see [`known::seek`]; most games of two heaps take milliseconds. Errors: stopped.
pub fn seek(game: HeapGame, control: &Control) -> Result<Sought, Stop> {
    let known = match known::seek(game, control)? {
        known::Sought::Law(known) => *known,
        known::Sought::Endless => return Ok(Sought::None(vec![say!("machine-endless")])),
        known::Sought::None(tried) => return Ok(Sought::None(tried.iter().map(told_tried).collect())),
    };
    let form = form(&known.numbers, &known.found.law.lost, control).map_err(Halt::stop)?;
    Ok(Sought::Law(Box::new(Automatic { known, form })))
}

/// What became of one numeration.
fn told_tried((numeration, tried): &(Numeration, Tried)) -> Say {
    let name = numeration.spoken();
    match *tried {
        Tried::States(size) => say!("machine-tried-states", numeration = name, size = size),
        Tried::Table(size) => say!("machine-tried-table", numeration = name, size = size),
        Tried::Proof(states, size) => say!("machine-tried-proof", numeration = name, states = states, size = size),
        Tried::Untold => say!("machine-tried-untold", numeration = name),
        Tried::Refuted(states, size) => say!("machine-tried-refuted", numeration = name, states = states, size = size),
    }
}

/// How a law is told: what was found, how it is known, and a sentence where one says the same.
pub fn told(law: &Automatic) -> Vec<Say> {
    let found = &law.found;
    let name = found.numeration.spoken();
    let mut said = vec![
        say!("machine-found", states = found.law.lost.states(), numeration = name),
        say!("machine-known", size = found.size),
    ];
    said.extend(law.form.as_ref().map(told_form));
    said
}

/// A sentence that says the same as a law.
pub fn told_form(form: &Form) -> Say {
    match form {
        Form::EvenColumns => say!("machine-form-even"),
        Form::MisereColumns => say!("machine-form-misere"),
        Form::Columns(times) => say!("machine-form-columns", times = *times),
        Form::Remainders(by, rests) => {
            let rests = rests.iter().map(u64::to_string).collect::<Vec<String>>();
            say!("machine-form-remainders", by = *by, rests = rests)
        }
        Form::Shifted => say!("machine-form-shifted"),
        Form::SmallestPart => say!("machine-form-part"),
    }
}

/// A state by its number; a dash is the one from which nothing is accepted.
fn named(alive: &[bool], state: State) -> String {
    if alive[state as usize] { state.to_string() } else { "–".to_owned() }
}

/// The machine as rows: each state, whether it ends a lost position, and where each column leads.
pub fn rows(machine: &Machine) -> Vec<Vec<String>> {
    let alive = machine.alive();
    let name = |state| named(&alive, state);
    let places = 0..machine.tracks.len();
    let column =
        |column: usize| places.clone().map(|place| machine.digit(column, place).to_string()).collect::<String>();
    let head = [String::new(), String::new()].into_iter().chain((0..machine.columns()).map(column)).collect();
    let row = |state: State| {
        let mark = if machine.accepts[state as usize] { "P" } else { "" };
        let leads = (0..machine.columns()).map(|column| name(machine.step(state, column)));
        [name(state), mark.to_owned()].into_iter().chain(leads).collect()
    };
    let states = (0..machine.states() as State).filter(|state| alive[*state as usize]);
    std::iter::once(head).chain(states.map(row)).collect()
}

impl Automatic {
    /// Numbers as the law writes them.
    pub fn numbers(&self) -> &Arithmetic {
        &self.known.numbers
    }

    /// The digits of a position under one another, and the states they lead through; `None`: they are too many to be shown.
    pub fn run(&self, at: &[Nat]) -> Option<Vec<Vec<String>>> {
        let lost = &self.found.law.lost;
        let word = columns(self.found.numeration, at);
        if word.len() > SHOWN {
            return None;
        }
        let heap = |(place, number): (usize, &Nat)| {
            let digits = word.iter().map(|column| lost.digit(*column, place).to_string());
            [number.to_string(), String::new()].into_iter().chain(digits).collect()
        };
        let mut rows: Vec<Vec<String>> = at.iter().enumerate().map(heap).collect();
        let alive = lost.alive();
        let states = word.iter().scan(lost.start, |state, column| {
            *state = lost.step(*state, *column);
            Some(named(&alive, *state))
        });
        rows.push([String::new(), named(&alive, lost.start)].into_iter().chain(states).collect());
        Some(rows)
    }

    /// The state in which a position ends, and whether a lost one can still follow.
    pub fn end(&self, at: &[Nat]) -> (State, bool) {
        let lost = &self.found.law.lost;
        let end = lost.run(&columns(self.found.numeration, at));
        (end, lost.alive()[end as usize])
    }

    /// Where a position ends, in words.
    pub fn verdict(&self, at: &[Nat]) -> Say {
        match self.end(at) {
            (end, _) if self.is_lost(at) => say!("machine-ends-lost", state = end),
            (end, true) => say!("machine-ends-won", state = end),
            (_, false) => say!("machine-ends-out"),
        }
    }

    /// Lost positions that moves reach, found digit by digit; none where no machine tells the moves. Errors: stopped.
    pub fn winning(&self, at: &[Nat], control: &Control) -> Result<Vec<Vec<Nat>>, Stop> {
        Ok(self.known.winning(at, LISTED, control)?.unwrap_or_default().listed)
    }

    /// The law as Walnut reads an automaton, so that others can check it. Zeckendorf's numbers and bases are known to it by name.
    pub fn walnut(&self) -> String {
        let lost = &self.found.law.lost;
        let name = match self.found.numeration {
            Numeration::Base(base) => format!("msd_{base}"),
            Numeration::Ostrowski(1) => "msd_fib".to_owned(),
            other => format!("msd_{}", other.name()),
        };
        let arrow = |state: State, column: usize| {
            let digits = (0..lost.tracks.len()).map(|place| lost.digit(column, place).to_string());
            format!("{} -> {}\n", digits.collect::<Vec<String>>().join(" "), lost.step(state, column))
        };
        let state = |state: State| {
            let arrows: String = (0..lost.columns()).map(|column| arrow(state, column)).collect();
            format!("\n{state} {}\n{arrows}", u8::from(lost.accepts[state as usize]))
        };
        let states: String = (0..lost.states() as State).map(state).collect();
        format!("{}\n{states}", vec![name; lost.tracks.len()].join(" "))
    }
}
