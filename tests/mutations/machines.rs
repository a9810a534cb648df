//! Laws for every size with an arrow or an answer of one of their machines changed: each that then means something else is refused.
//!
//! What a machine means is decided apart from the checker: two machines are walked side by side until one accepts what the other does not.

use std::collections::BTreeSet;

use app::cli::verify::opened;
use app::shelf;
use duel::house::House;
use teach::plainly::Plainly;
use verify::certificate::Certificate;
use verify::found::Found;
use verify::statement::Statement;
use verify::statement::every_size::EverySize;

use crate::dice::Dice;
use crate::shell::{err, out, run, status};

/// Games whose laws are changed: each kind of machine is among them.
const PROVED: &[&[&str]] = &[
    &["nim", "2,3"],
    &["nim", "2,3,4", "--set", "misere=true"],
    &["bash", "6"],
    &["subtraction", "8"],
    &["wythoff", "2,3"],
    &["fibonacci-nim", "7"],
    &["euclid", "4,3"],
];

/// The word of a certificate that begins such a law.
const WORD: &str = "machine ";

/// A law as it was written, and a position of its game.
struct Written {
    name: String,
    parts: Vec<String>,
    start: Plainly,
}

impl Written {
    fn of(args: &[&str], house: &House) -> Self {
        let output = run(&[&["prove"], args, &["--law"]].concat(), "");
        let text = out(&output);
        assert_eq!(status(&output), Some(0), "{args:?}: {}", err(&output));
        let law = text.lines().find_map(|line| line.strip_prefix(WORD));
        let law = law.unwrap_or_else(|| panic!("{args:?}: no machine in\n{text}"));
        let certificate = Certificate::read("own", text).unwrap_or_else(|wrong| panic!("{args:?}: {wrong:?}"));
        let (_, start) = opened(house, &certificate).unwrap_or_else(|fault| panic!("{args:?}: {fault:?}"));
        Written { name: args.join(" "), parts: law.split(' ').map(str::to_owned).collect(), start }
    }

    /// Whether the checker accepts a law of these parts.
    fn accepts(&self, parts: &[String]) -> bool {
        let Some(law) = EverySize::read(&parts.join(" ")) else { return false };
        let found = Statement::EverySize(law).check(&self.start, &mut || Ok::<(), ()>(()));
        matches!(found, Ok(Found::Holds(_)))
    }
}

/// A machine as it is written: which states accept, and where columns lead.
#[derive(Clone)]
struct Machine {
    ends: Vec<bool>,
    next: Vec<Vec<usize>>,
}

impl Machine {
    fn read(text: &str) -> Self {
        let (ends, rows) = text.split_once(';').expect("a machine");
        let row = |row: &str| row.split(',').map(|to| to.parse().expect("a state")).collect();
        Machine { ends: ends.chars().map(|end| end == '1').collect(), next: rows.split('/').map(row).collect() }
    }

    fn write(&self) -> String {
        let ends: String = self.ends.iter().map(|end| if *end { '1' } else { '0' }).collect();
        let row = |row: &Vec<usize>| row.iter().map(usize::to_string).collect::<Vec<String>>().join(",");
        format!("{ends};{}", self.next.iter().map(row).collect::<Vec<String>>().join("/"))
    }

    /// One arrow leads elsewhere, or one answer is turned round.
    fn change(&mut self, dice: &mut Dice) {
        let state = dice.below(self.ends.len());
        if dice.below(4) == 0 {
            self.ends[state] = !self.ends[state];
        } else {
            let column = dice.below(self.next[state].len());
            self.next[state][column] = dice.below(self.ends.len());
        }
    }

    /// Whether both accept the same words, of those that are numbers in each of so many tracks.
    fn means(&self, other: &Machine, valid: &Machine, tracks: usize) -> bool {
        let radix = valid.next[0].len();
        let start = (0, 0, vec![0; tracks]);
        let (mut open, mut met) = (vec![start.clone()], BTreeSet::from([start]));
        while let Some((one, two, numbers)) = open.pop() {
            if numbers.iter().all(|state| valid.ends[*state]) && self.ends[one] != other.ends[two] {
                return false;
            }
            for column in 0..self.next[one].len() {
                let digit =
                    |(track, state): (usize, &usize)| valid.next[*state][column / radix.pow(track as u32) % radix];
                let numbers = numbers.iter().enumerate().map(digit).collect();
                let next = (self.next[one][column], other.next[two][column], numbers);
                if met.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
        true
    }
}

/// The machine in a part, behind the vector that it stands for.
fn split(part: &str) -> (&str, &str) {
    part.rsplit_once(':').map_or(("", part), |(_, machine)| part.split_at(part.len() - machine.len()))
}

/// Which parts are the machine of numbers and the one that adds them; of the latter only what it says of numbers matters.
const VALID: usize = 2;
const ADDER: usize = 3;

/// The parts with one machine changed so that it means something else; `None`: the lots changed nothing.
fn changed(parts: &[String], dice: &mut Dice) -> Option<Vec<String>> {
    let place = VALID + dice.below(parts.len() - VALID);
    let (name, text) = split(&parts[place]);
    let machine = Machine::read(text);
    let mut other = machine.clone();
    for _ in 0..=dice.below(2) {
        other.change(dice);
    }
    let mut parts = parts.to_vec();
    parts[place] = format!("{name}{}", other.write());
    let (valid, tracks) = (Machine::read(&parts[VALID]), if place == ADDER { 3 } else { 0 });
    (!machine.means(&other, &valid, tracks)).then_some(parts)
}

#[test]
fn a_law_with_a_changed_machine_is_refused() {
    let count: usize = std::env::var("XORCLE_MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(420);
    let (house, _) = shelf::house(None);
    let laws: Vec<Written> = PROVED.iter().map(|args| Written::of(args, &house)).collect();
    for law in &laws {
        assert!(law.accepts(&law.parts), "{}: as it was written", law.name);
    }
    let mut dice = Dice::new(33);
    let mut refused = vec![0; laws.len()];
    let mut number = 0;
    while number < count {
        let law = &laws[number % laws.len()];
        let Some(parts) = changed(&law.parts, &mut dice) else { continue };
        assert!(!law.accepts(&parts), "{}: this was accepted\n{}", law.name, parts.join(" "));
        refused[number % laws.len()] += 1;
        number += 1;
    }
    println!("{count} were refused: {refused:?}");
    assert!(refused.iter().all(|refused| refused * 2 * laws.len() > count), "{refused:?}");
}
