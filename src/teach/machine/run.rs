//! A position to be run through a machine by hand: the machine and the digits, and how it ends.

use crate::automatic::{Automatic, rows};
use crate::machine::diagram::Diagram;
use ground::num::Nat;
use solve::automaton::machine::{Machine, State};
use solve::automaton::numeration::Numeration;
use solve::automaton::prove::columns;

/// A machine and the columns that it reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The machine.
    pub machine: Machine,
    /// How numbers are written.
    pub numeration: Numeration,
    /// The numbers of the position.
    pub numbers: Vec<String>,
    /// Its columns, the most significant first.
    pub word: Vec<usize>,
}

impl Run {
    /// The run of a position through a law.
    pub fn of(law: &Automatic, at: &[Nat]) -> Self {
        let (machine, numeration) = (law.found.law.lost.clone(), law.found.numeration);
        let numbers = at.iter().map(Nat::to_string).collect();
        Run { machine, numeration, numbers, word: columns(numeration, at) }
    }

    /// Whether it ends in a state that is lost.
    pub fn is_lost(&self) -> bool {
        self.machine.has(&self.word)
    }

    /// The machine as it is drawn.
    pub fn diagram(&self) -> Diagram {
        Diagram::of(&self.machine)
    }

    /// The machine as a table, line by line.
    pub fn table(&self) -> Vec<String> {
        aligned(&rows(&self.machine))
    }

    /// The state that it begins in and the one after each column; a stroke where the machine was left.
    pub fn states(&self) -> String {
        self.stations("-").join(" ")
    }

    /// The state that it ends in; `None`: the machine was left.
    pub fn end(&self) -> Option<State> {
        let end = self.machine.run(&self.word);
        self.machine.alive()[end as usize].then_some(end)
    }

    fn stations(&self, out: &str) -> Vec<String> {
        let diagram = self.diagram();
        let name = |at: Option<usize>| at.map_or(out.to_owned(), |at| diagram.states[at].number.to_string());
        diagram.run(&self.machine, &self.word).stations.into_iter().map(name).collect()
    }

    /// The digits under one another, line by line, and below them the states where those are told.
    pub fn digits(&self, has_states: bool) -> Vec<String> {
        let digit = |heap: usize| move |column: &usize| self.machine.digit(*column, heap).to_string();
        let row = |(heap, name): (usize, &String)| {
            [name.clone(), String::new()].into_iter().chain(self.word.iter().map(digit(heap))).collect()
        };
        let mut rows: Vec<Vec<String>> = self.numbers.iter().enumerate().map(row).collect();
        if has_states {
            rows.push([String::new()].into_iter().chain(self.stations("–")).collect());
        }
        aligned(&rows)
    }
}

/// Rows of a table with its columns under one another, each pushed to the right.
pub fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |place: usize| rows.iter().filter_map(|row| row.get(place)).map(|cell| cell.chars().count()).max();
    let wide: Vec<usize> = (0..count).map(|place| wide(place).unwrap_or(0)).collect();
    let cell = |(place, cell): (usize, &String)| format!("{cell:>width$}", width = wide[place]);
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<Vec<String>>().join("  ");
    rows.iter().map(|row| line(row).trim_end().to_owned()).collect()
}
