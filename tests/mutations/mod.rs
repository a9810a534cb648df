//! Certificates that somebody changed: of all that the checker accepts, none claims what is false.
//!
//! Whether a claim is true is decided apart from the checker, in `truth`, by the rules alone. `XORCLE_MUTATIONS=100000` tries so many
//! instead of a few thousand.

mod machines;
mod plans;
mod truth;

use std::collections::BTreeMap;

use app::cli::verify::{Findings, opened};
use app::cli::watch::Watch;
use app::shelf;
use duel::house::House;
use solve::judge::control::Backing;
use verify::certificate::Certificate;

use crate::dice::Dice;
use crate::mutations::truth::Truth;
use crate::shell::{err, out, run, status};

/// What is proved before it is changed: strategies to win, to draw and to stay ahead, laws, mixes, splits, values of heaps and wins in lines of five.
const PROVED: &[&[&str]] = &[
    &["bash", "6"],
    &["nim", "1,2,2"],
    &["nim", "1,2,3", "--set", "misere=true"],
    &["kayles", "4"],
    &["poker-nim", "1,2"],
    &["wythoff", "2,3"],
    &["chomp", "3,3"],
    &["tic-tac-toe", "XO./.X./..O"],
    &["tic-tac-toe", "XO./.../.OX"],
    &["dots-and-boxes", "a1-b1,b1-c1,a1-a2,a2-b2"],
    &["cops-and-robber"],
    &["bash", "5", "--law", "--to", "9"],
    &["nim", "2,3", "--law", "--to", "5"],
    &["wythoff", "2,3", "--law", "--to", "6"],
    &["subtraction", "8,9", "--law", "--to", "6"],
    &["kayles", "--law", "--to", "8"],
    &["grundy", "--law", "--to", "9"],
    &["lasker", "--law", "--to", "5"],
    &["nim", "2,3", "--law"],
    &["wythoff", "2,3", "--law"],
    &["euclid", "4,3", "--law"],
    &["fibonacci-nim", "7", "--law"],
    &["matrix", "-2,3;3,-4"],
    &["matrix"],
    &["blotto", "3,2"],
    &["kuhn-poker"],
    &["liars-dice", "--set", "faces=2"],
    &["glove", "1,2"],
    &["airport", "1,4,9"],
    &["voting", "2:1,1,1"],
    &["voting", "4:3,2,1,1"],
    &["mnk", "XXX../OOXX./.OOXO/OXOX./.O...", "--set", "rows=5", "--set", "cols=5", "--set", "k=5"],
];

/// Words that mean something, and what they are changed to.
const WORDS: &[(&str, &str)] = &[
    ("first", "second"),
    ("second", "first"),
    ("wins", "draws"),
    ("draws", "wins"),
    ("wins", "margin 1"),
    ("margin ", "margin -"),
    ("margin -", "margin "),
    ("false", "true"),
    ("true", "false"),
    (" == ", " != "),
    (" == ", " < "),
    (" == ", " >= "),
    (" ^ ", " + "),
    (" ^ ", " | "),
    (" % ", " & "),
    ("floor(", "2 * floor("),
    ("a", "b"),
    ("b", "a"),
    ("A", "B"),
    ("B", "C"),
    ("C", "D"),
    ("X", "O"),
    ("O", "X"),
    (".", "X"),
    (",", ""),
    ("1/", "2/"),
    ("=", "=-"),
    ("+", ","),
];

/// The certificate with one thing changed that means something.
fn changed(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let line = 1 + dice.below(lines.len() - 1);
    match dice.below(8) {
        0..3 => lines[line] = with_number(&lines[line], dice),
        3 | 4 => {
            let known: Vec<_> = WORDS.iter().filter(|(from, _)| lines[line].contains(from)).collect();
            if !known.is_empty() {
                let (from, to) = known[dice.below(known.len())];
                let places: Vec<usize> = lines[line].match_indices(from).map(|(at, _)| at).collect();
                let at = places[dice.below(places.len())];
                lines[line].replace_range(at..at + from.len(), to);
            }
        }
        5 => {
            let other = 1 + dice.below(lines.len() - 1);
            let [own, others] =
                [line, other].map(|line| lines[line].split_once('\t').map(|(_, reply)| reply.to_owned()));
            if let (Some(own), Some(others)) = (own, others) {
                for (line, reply) in [(line, others), (other, own)] {
                    let position = lines[line].split('\t').next().unwrap_or_default();
                    lines[line] = format!("{position}\t{reply}");
                }
            }
        }
        6 => drop(lines.remove(line)),
        _ => {
            if let Some(at) = lines[line].find(" within ") {
                lines[line].truncate(at);
            }
        }
    }
    lines.join("\n") + "\n"
}

/// The line with one of its numbers changed.
fn with_number(line: &str, dice: &mut Dice) -> String {
    let bytes = line.as_bytes();
    let starts: Vec<usize> =
        (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit() && !(i > 0 && bytes[i - 1].is_ascii_digit())).collect();
    if starts.is_empty() {
        return line.to_owned();
    }
    let start = starts[dice.below(starts.len())];
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number: u64 = line[start..start + length].parse().unwrap_or(0);
    let number = match dice.below(10) {
        0..4 => number.saturating_add(1),
        4..7 => number.saturating_sub(1),
        7 => 0,
        8 => dice.below(12) as u64,
        _ => [u64::MAX, 1 << 32, 20, 7][dice.below(4)],
    };
    format!("{}{number}{}", &line[..start], &line[start + length..])
}

/// What became of changed certificates.
#[derive(Debug, Default)]
struct Tally {
    accepted: usize,
    refused: usize,
}

/// Whether the checker accepts it; if it does, its claims must be true.
fn accepts(text: &str, house: &House, watch: &Watch, truth: &mut Truth) -> bool {
    let Ok(certificate) = Certificate::read("changed", text) else { return false };
    let Ok((_, start)) = opened(house, &certificate) else { return false };
    if !Findings::of(&certificate, &start, watch).is_ok_and(|findings| findings.all_hold()) {
        return false;
    }
    if let Err(why) = truth.of(&certificate, start.place(), text) {
        panic!("{why}: this was accepted\n{text}");
    }
    true
}

#[test]
fn no_changed_certificate_is_accepted_that_claims_what_is_false() {
    let count: usize = std::env::var("XORCLE_MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(4_000);
    let (house, _) = shelf::house(None);
    let watch = Watch::new(None, Backing::default());
    let (mut truth, mut dice) = (Truth::default(), Dice::new(27));
    let proved: Vec<String> = PROVED
        .iter()
        .map(|args| {
            let output = run(&[&["prove"], *args].concat(), "");
            assert_eq!(status(&output), Some(0), "{args:?}: {}", err(&output));
            out(&output).lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n") + "\n"
        })
        .collect();
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for (args, text) in PROVED.iter().zip(&proved) {
        assert!(accepts(text, &house, &watch, &mut truth), "{args:?}: as it was written\n{text}");
    }
    for number in 0..count {
        let which = number % proved.len();
        let mut text = changed(&proved[which], &mut dice);
        while text == proved[which] || dice.below(3) == 0 {
            text = changed(&text, &mut dice);
        }
        let tally = tallies.entry(PROVED[which][0]).or_default();
        *if accepts(&text, &house, &watch, &mut truth) { &mut tally.accepted } else { &mut tally.refused } += 1;
    }
    let all = |of: fn(&Tally) -> usize| tallies.values().map(of).sum::<usize>();
    println!("{} were accepted and true, {} refused: {tallies:?}", all(|t| t.accepted), all(|t| t.refused));
    assert!(all(|tally| tally.accepted) * 100 > count, "nearly nothing was accepted: {tallies:?}");
    assert!(tallies.values().all(|tally| tally.refused > 0), "{tallies:?}");
}

/// A certificate with these claims about the first position of a game.
fn about(game: &str, position: &str, claim: &str) -> String {
    format!("xorcle certificate 1\ngame {game}\nposition {position}\nto first\n{claim}\n")
}

#[test]
fn what_is_false_or_says_nothing_is_refused_by_name() {
    let (house, _) = shelf::house(None);
    let watch = Watch::new(None, Backing::default());
    let mut truth = Truth::default();
    for (game, position, claim) in [
        ("kayles", "5", "heaps 0 1 2 3 1 4 3 2 2"),
        ("kayles", "5", "heaps 0 1 2 3 1 4 3 3 1"),
        ("nim", "5", "heaps 0 7 7 7"),
        ("nim", "5", "heaps 0 1 3 2"),
        ("bash", "5", "heaps 0 1 2 3 4"),
        ("tic-tac-toe", ".../.../...", "law 5 n % 2 == 0"),
        ("bash", "5", "law 5 a == b"),
        ("bash", "5", "law 18446744073709551615 n % 4 == 0"),
        ("bash", "5", "law 9 n % 4 == 1"),
        ("nim", "5", "law 18446744073709551615 a ^ b ^ c == 0"),
    ] {
        assert!(!accepts(&about(game, position, claim), &house, &watch, &mut truth), "{game}: {claim}");
    }
    for (game, position, claim) in [("kayles", "5", "heaps 0 1 2 3 1 4 3 2 1"), ("bash", "5", "law 9 n % 4 == 0")] {
        assert!(accepts(&about(game, position, claim), &house, &watch, &mut truth), "{game}: {claim}");
    }
}
