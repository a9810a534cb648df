//! A machine as it is drawn: the states from which lost positions follow, the arrows between them with the columns that lead there, and
//! the way that a position takes.
//!
//! States from which nothing lost follows are left out: whoever leaves the drawing has a won position.

use solve::automaton::machine::{Machine, State};
use solve::automaton::prove::columns;

use crate::automatic::Automatic;
use ground::num::Nat;

/// In the place of a digit that may be any.
const ANY: &str = "*";

/// A machine without the states that lead nowhere.
pub struct Diagram {
    /// The states, the one in which the machine begins first.
    pub states: Vec<Drawn>,
    /// The arrows, by the states they begin and end at.
    pub arrows: Vec<Arrow>,
}

/// A state of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Its number in the machine.
    pub number: State,
    /// Whether a position that ends here is lost.
    pub is_lost: bool,
}

/// All columns that lead from one state to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The place of the state it leaves.
    pub from: usize,
    /// The place of the state it enters.
    pub to: usize,
    /// The columns, a digit for each heap; a star stands for every digit.
    pub labels: Vec<String>,
}

impl Arrow {
    /// Whether it ends where it begins.
    pub fn is_loop(&self) -> bool {
        self.from == self.to
    }
}

/// How a position runs through a machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The columns, the most significant first, each a digit for each heap.
    pub columns: Vec<Vec<usize>>,
    /// The place of the state before the first column and after each; `None`: the drawing was left.
    pub stations: Vec<Option<usize>>,
}

impl Way {
    /// The place after so many columns.
    pub fn at(&self, read: usize) -> Option<usize> {
        self.stations[read.min(self.columns.len())]
    }

    /// Whether an arrow is gone along in the first columns.
    pub fn takes(&self, arrow: &Arrow, read: usize) -> bool {
        let steps = self.stations.windows(2).take(read);
        steps.into_iter().any(|step| step == [Some(arrow.from), Some(arrow.to)])
    }
}

impl Diagram {
    /// The drawing of a machine.
    pub fn of(machine: &Machine) -> Self {
        let alive = machine.alive();
        let numbers = (0..machine.states() as State).filter(|state| alive[*state as usize] || *state == machine.start);
        let mut numbers: Vec<State> = numbers.collect();
        numbers.sort_by_key(|state| (*state != machine.start, *state));
        let is_lost = |number: State| machine.accepts[number as usize];
        let states = numbers.iter().map(|number| Drawn { number: *number, is_lost: is_lost(*number) }).collect();
        let mut arrows = Vec::new();
        for (from, number) in numbers.iter().enumerate() {
            for (to, next) in numbers.iter().enumerate() {
                let all: Vec<usize> =
                    (0..machine.columns()).filter(|column| machine.step(*number, *column) == *next).collect();
                if !all.is_empty() && alive[*next as usize] {
                    arrows.push(Arrow { from, to, labels: merged(machine, &all) });
                }
            }
        }
        Diagram { states, arrows }
    }

    /// The way of a position through the law that is drawn.
    pub fn way(&self, law: &Automatic, at: &[Nat]) -> Way {
        self.run(&law.found.law.lost, &columns(law.found.numeration, at))
    }

    /// The way of columns through the machine that is drawn.
    pub fn run(&self, machine: &Machine, word: &[usize]) -> Way {
        let place = |state: State| self.states.iter().position(|drawn| drawn.number == state);
        let alive = machine.alive();
        let states = word.iter().scan(machine.start, |state, column| {
            *state = machine.step(*state, *column);
            Some(*state)
        });
        let seen = states.map(|state| place(state).filter(|_| alive[state as usize]));
        let digits = |column: &usize| (0..machine.tracks.len()).map(|heap| machine.digit(*column, heap)).collect();
        Way { columns: word.iter().map(digits).collect(), stations: std::iter::once(Some(0)).chain(seen).collect() }
    }
}

/// Some columns as a digit for each heap, and a star in the place of a digit that may be any.
type Pattern = Vec<Option<usize>>;

/// Columns in few texts: those that differ in one digit alone, and hold every digit there, are one (after Quine, 1952).
fn merged(machine: &Machine, all: &[usize]) -> Vec<String> {
    let heaps = machine.tracks.len();
    let plain = |column: &usize| (0..heaps).map(|heap| Some(machine.digit(*column, heap))).collect();
    let (mut open, mut whole): (Vec<Pattern>, Vec<Pattern>) = (all.iter().map(plain).collect(), Vec::new());
    while !open.is_empty() {
        let mut wider: Vec<Pattern> = Vec::new();
        let mut used = vec![false; open.len()];
        for heap in 0..heaps {
            for pattern in open.iter().filter(|pattern| pattern[heap] == Some(0)) {
                let with = |digit| open.iter().position(|other| *other == changed(pattern, heap, Some(digit)));
                if let Some(group) = (0..machine.radix).map(with).collect::<Option<Vec<usize>>>() {
                    for i in group {
                        used[i] = true;
                    }
                    let wide = changed(pattern, heap, None);
                    if !wider.contains(&wide) {
                        wider.push(wide);
                    }
                }
            }
        }
        whole.extend(open.into_iter().zip(used).filter(|(_, used)| !used).map(|(pattern, _)| pattern));
        open = wider;
    }
    needed(machine, all, whole).iter().map(written).collect()
}

fn changed(pattern: &Pattern, heap: usize, digit: Option<usize>) -> Pattern {
    let mut pattern = pattern.clone();
    pattern[heap] = digit;
    pattern
}

/// As few of the patterns as hold all the columns, the widest first; in the order of their first columns.
fn needed(machine: &Machine, all: &[usize], mut patterns: Vec<Pattern>) -> Vec<Pattern> {
    let holds = |pattern: &Pattern, column: usize| {
        pattern.iter().enumerate().all(|(heap, digit)| digit.is_none_or(|digit| digit == machine.digit(column, heap)))
    };
    let mut open: Vec<usize> = all.to_vec();
    let mut kept: Vec<Pattern> = Vec::new();
    patterns.sort_by_key(|pattern| pattern.iter().filter(|digit| digit.is_some()).count());
    for pattern in patterns {
        let before = open.len();
        open.retain(|column| !holds(&pattern, *column));
        if open.len() < before {
            kept.push(pattern);
        }
    }
    kept.sort_by_key(|pattern| all.iter().position(|column| holds(pattern, *column)));
    kept
}

fn written(pattern: &Pattern) -> String {
    pattern.iter().map(|digit| digit.map_or(ANY.to_owned(), |digit| digit.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine of two tracks in base 2, each row the states that the columns 00, 10, 01 and 11 lead to.
    fn machine(accepts: &[bool], next: &[[State; 4]]) -> Machine {
        Machine { radix: 2, tracks: vec![0, 1], start: 0, accepts: accepts.to_vec(), next: next.concat() }
    }

    #[test]
    fn columns_are_merged_where_a_digit_may_be_any() {
        let one = machine(&[true], &[[0; 4]]);
        for (columns, labels) in [
            (&[0, 1, 2, 3][..], &["**"][..]),
            (&[0, 1], &["*0"]),
            (&[0, 2], &["0*"]),
            (&[0, 3], &["00", "11"]),
            (&[0, 1, 3], &["*0", "1*"]),
        ] {
            assert_eq!(merged(&one, columns), labels, "{columns:?}");
        }
    }

    #[test]
    fn states_that_lead_to_nothing_lost_are_left_out() {
        let equal = machine(&[true, false], &[[0, 1, 1, 0], [1; 4]]);
        let drawn = Diagram::of(&equal);
        assert_eq!(drawn.states, [Drawn { number: 0, is_lost: true }]);
        assert_eq!(drawn.arrows, [Arrow { from: 0, to: 0, labels: vec!["00".into(), "11".into()] }]);
    }

    #[test]
    fn a_drawing_of_nothing_has_its_beginning() {
        let none = machine(&[false], &[[0; 4]]);
        assert_eq!((Diagram::of(&none).states.len(), Diagram::of(&none).arrows.len()), (1, 0));
    }
}
