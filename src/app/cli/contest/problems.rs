//! The problems: how each is read, which game answers it, and how the judge words the answer.

use std::collections::BTreeSet;
use std::ops::Range;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::cli::contest::input::{Input, Word};
use crate::cli::desk::Halt;
use ground::say;
use ground::say::Say;
use solve::judge::value::{Outcome, Value};

/// A contest problem.
pub struct Problem {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it asks, in a line.
    pub says: fn() -> Say,
    /// The game that answers it.
    pub game: &'static str,
    /// Reads all its cases.
    pub read: for<'t> fn(&mut Input<'t>) -> Result<Vec<Case<'t>>, Halt>,
    /// What the judge prints for a value.
    pub print: fn(&Value) -> String,
    /// Writes a random input.
    pub generate: fn(&mut ChaCha8Rng) -> String,
}

/// One case: the parameters and the position in the notation of the game, and where it stands in the input.
pub struct Case<'t> {
    /// Parameters by name.
    pub params: Vec<(&'static str, String)>,
    /// The position.
    pub position: String,
    /// Its first number.
    pub word: Word<'t>,
}

/// Every problem that is known.
pub const PROBLEMS: &[Problem] = &[
    Problem {
        name: "acwing-1388",
        says: || say!("contest-acwing-1388"),
        game: "ends",
        read: read_counted_row,
        print: both_totals,
        generate: |dice| {
            let row = row(dice, 12);
            format!("{}\n{}\n", row.len(), row.join(" "))
        },
    },
    Problem {
        name: "leetcode-486",
        says: || say!("contest-leetcode-486"),
        game: "ends",
        read: read_arrays,
        print: not_smaller,
        generate: |dice| format!("[{}]\n", row(dice, 11).join(",")),
    },
    Problem {
        name: "leetcode-877",
        says: || say!("contest-leetcode-877"),
        game: "ends",
        read: read_arrays,
        print: not_smaller,
        generate: |dice| {
            let mut row = row(dice, 10);
            row.extend((row.len() % 2 == 1).then(|| "7".to_owned()));
            format!("[{}]\n", row.join(","))
        },
    },
    Problem {
        name: "bash",
        says: || say!("contest-bash"),
        game: "bash",
        read: |input| read_bash(input, false),
        print: |value| first_or_second(value, "first win", "second win"),
        generate: |dice| lines(dice, true, |dice| pair(dice, 1..100, 1..10)),
    },
    Problem {
        name: "bash-misere",
        says: || say!("contest-bash-misere"),
        game: "bash",
        read: |input| read_bash(input, true),
        print: |value| first_or_second(value, "first win", "second win"),
        generate: |dice| lines(dice, true, |dice| pair(dice, 1..100, 1..10)),
    },
    Problem {
        name: "wythoff",
        says: || say!("contest-wythoff"),
        game: "wythoff",
        read: |input| read_groups(input, 2),
        print: |value| first_or_second(value, "first win", "second win"),
        generate: |dice| lines(dice, false, |dice| pair(dice, 0..50, 0..50)),
    },
    Problem {
        name: "nim-three",
        says: || say!("contest-nim-three"),
        game: "nim",
        read: |input| read_groups(input, 3),
        print: |value| first_or_second(value, "first win", "second win"),
        generate: |dice| lines(dice, false, |dice| format!("{} {}", pair(dice, 0..9, 0..9), dice.random_range(0..9))),
    },
    Problem {
        name: "nim",
        says: || say!("contest-nim"),
        game: "nim",
        read: read_nim,
        print: |value| first_or_second(value, "Yes", "No"),
        generate: |dice| {
            lines(dice, true, |dice| {
                let row: Vec<String> =
                    (0..dice.random_range(1..6)).map(|_| dice.random_range(0..20).to_string()).collect();
                format!("{}\n{}", row.len(), row.join(" "))
            })
        },
    },
    Problem {
        name: "fibonacci",
        says: || say!("contest-fibonacci"),
        game: "fibonacci-nim",
        read: read_fibonacci,
        print: |value| first_or_second(value, "First win", "Second win"),
        generate: |dice| {
            let numbers: Vec<String> = (0..8).map(|_| dice.random_range(2..200).to_string()).collect();
            format!("{}\n", numbers.join("\n"))
        },
    },
    Problem {
        name: "leetcode-1025",
        says: || say!("contest-leetcode-1025"),
        game: "number-game",
        read: |input| read_numbers(input, "proper-divisor"),
        print: is_won,
        generate: |dice| lines(dice, false, |dice| dice.random_range(1..=1_000).to_string()),
    },
    Problem {
        name: "leetcode-1510",
        says: || say!("contest-leetcode-1510"),
        game: "number-game",
        read: |input| read_numbers(input, "square"),
        print: is_won,
        generate: |dice| lines(dice, false, |dice| dice.random_range(1..=1_000).to_string()),
    },
    Problem {
        name: "leetcode-913",
        says: || say!("contest-leetcode-913"),
        game: "cat-and-mouse",
        read: read_graphs,
        print: mouse_cat_or_draw,
        generate: random_graphs,
    },
    Problem {
        name: "uva-847",
        says: || say!("contest-uva-847"),
        game: "multiply-race",
        read: read_race,
        print: |value| first_or_second(value, "Stan wins.", "Ollie wins."),
        generate: |dice| {
            lines(dice, false, |dice| {
                let digits = dice.random_range(1..=9);
                dice.random_range(2..10u32.pow(digits)).to_string()
            })
        },
    },
    Problem {
        name: "hackerrank-chessboard",
        says: || say!("contest-hackerrank-chessboard"),
        game: "chess-corner",
        read: read_chessboard,
        print: |value| first_or_second(value, "First", "Second"),
        generate: |dice| lines(dice, true, |dice| pair(dice, 1..16, 1..16)),
    },
];

fn first_or_second(value: &Value, first: &str, second: &str) -> String {
    if value.outcome() == Outcome::N { first.to_owned() } else { second.to_owned() }
}

fn both_totals(value: &Value) -> String {
    match value {
        Value::Margin { own, other } => format!("{own} {other}"),
        other => unreachable!("a game for points is worth points, not {other:?}"),
    }
}

fn is_won(value: &Value) -> String {
    (value.outcome() == Outcome::N).to_string()
}

fn not_smaller(value: &Value) -> String {
    (value.outcome() != Outcome::P).to_string()
}

/// The mouse moves first.
fn mouse_cat_or_draw(value: &Value) -> String {
    match value.outcome() {
        Outcome::N => "1".to_owned(),
        Outcome::P => "2".to_owned(),
        Outcome::D => "0".to_owned(),
    }
}

/// N, then N numbers over any lines.
fn read_counted_row<'t>(input: &mut Input<'t>) -> Result<Vec<Case<'t>>, Halt> {
    let count = input.count()?;
    let words = (0..count).map(|_| input.int()).collect::<Result<Vec<Word>, Halt>>()?;
    input.end()?;
    let word = words.first().copied().unwrap_or(Word { text: "", byte: 0 });
    Ok(vec![Case { params: Vec::new(), position: joined(&words), word }])
}

/// An array a line.
fn read_arrays<'t>(input: &mut Input<'t>) -> Result<Vec<Case<'t>>, Halt> {
    let mut cases = Vec::new();
    while let Some(words) = input.array()? {
        cases.push(Case { params: Vec::new(), position: joined(&words), word: words[0] });
    }
    Ok(cases)
}

/// T, then T lines `n m`.
fn read_bash<'t>(input: &mut Input<'t>, is_misere: bool) -> Result<Vec<Case<'t>>, Halt> {
    let one = |input: &mut Input<'t>| {
        let (n, m) = (input.nat()?, input.nat()?);
        if m.text.bytes().all(|byte| byte == b'0') {
            return Err(input.wrong(m, say!("expect-at-least", least = 1)));
        }
        let params = vec![("max", m.text.to_owned()), ("misere", is_misere.to_string())];
        Ok(Case { params, position: n.text.to_owned(), word: n })
    };
    let count = input.count()?;
    let cases = (0..count).map(|_| one(input)).collect::<Result<Vec<Case>, Halt>>()?;
    input.end()?;
    Ok(cases)
}

/// Groups of so many heaps to the end of the input.
fn read_groups<'t>(input: &mut Input<'t>, size: usize) -> Result<Vec<Case<'t>>, Halt> {
    let mut cases = Vec::new();
    while let Some(word) = input.maybe_nat()? {
        let mut heaps = vec![word];
        for _ in 1..size {
            heaps.push(input.nat()?);
        }
        cases.push(Case { params: Vec::new(), position: joined(&heaps), word });
    }
    Ok(cases)
}

/// T, then T times n and n numbers.
fn read_nim<'t>(input: &mut Input<'t>) -> Result<Vec<Case<'t>>, Halt> {
    let one = |input: &mut Input<'t>| {
        let count = input.count()?;
        let heaps = (0..count).map(|_| input.nat()).collect::<Result<Vec<Word>, Halt>>()?;
        let word = heaps.first().copied().unwrap_or(Word { text: "", byte: 0 });
        let position = if heaps.is_empty() { "-".to_owned() } else { joined(&heaps) };
        Ok(Case { params: Vec::new(), position, word })
    };
    let count = input.count()?;
    let cases = (0..count).map(|_| one(input)).collect::<Result<Vec<Case>, Halt>>()?;
    input.end()?;
    Ok(cases)
}

/// n >= 2, to the end or to a 0.
fn read_fibonacci<'t>(input: &mut Input<'t>) -> Result<Vec<Case<'t>>, Halt> {
    let mut cases = Vec::new();
    while let Some(word) = input.maybe_nat()? {
        match word.text.trim_start_matches('0') {
            "" => break,
            "1" => return Err(input.wrong(word, say!("expect-at-least", least = 2))),
            n => cases.push(Case { params: Vec::new(), position: n.to_owned(), word }),
        }
    }
    Ok(cases)
}

/// A number a line, under a rule of the number game.
fn read_numbers<'t>(input: &mut Input<'t>, rule: &str) -> Result<Vec<Case<'t>>, Halt> {
    let mut cases = Vec::new();
    while let Some(word) = input.maybe_nat()? {
        cases.push(Case { params: vec![("rule", rule.to_owned())], position: word.text.to_owned(), word });
    }
    Ok(cases)
}

/// A graph a line: for each node from 0 the nodes beside it. The mouse begins on 1, the cat is on 2.
fn read_graphs<'t>(input: &mut Input<'t>) -> Result<Vec<Case<'t>>, Halt> {
    const LEAST: usize = 3;
    let mut cases = Vec::new();
    while let Some((word, nodes)) = input.arrays()? {
        if nodes.len() < LEAST {
            return Err(input.wrong(word, say!("contest-expect-nodes", least = LEAST)));
        }
        let mut graph: Vec<String> = (0..nodes.len()).map(|node| node.to_string()).collect();
        for (from, targets) in nodes.iter().enumerate() {
            for to in targets {
                match to.text.parse::<usize>() {
                    Ok(number) if number < nodes.len() => graph.push(format!("{from}>{number}")),
                    _ => return Err(input.wrong(*to, say!("expect-range", least = 0, most = nodes.len() - 1))),
                }
            }
        }
        cases.push(Case { params: vec![("graph", graph.join(","))], position: "1,2 M".to_owned(), word });
    }
    Ok(cases)
}

/// Graphs whose edges form a path from 0 and some chords.
fn random_graphs(dice: &mut ChaCha8Rng) -> String {
    lines(dice, false, |dice| {
        let nodes = dice.random_range(3..9);
        let mut beside = vec![BTreeSet::new(); nodes];
        let chords: Vec<(usize, usize)> =
            (0..nodes).map(|_| (dice.random_range(0..nodes), dice.random_range(0..nodes))).collect();
        let edges = (1..nodes).map(|node| (node - 1, node)).chain(chords).filter(|(from, to)| from != to);
        for (from, to) in edges {
            beside[from].insert(to);
            beside[to].insert(from);
        }
        let row = |row: &BTreeSet<usize>| {
            let row: Vec<String> = row.iter().map(ToString::to_string).collect();
            format!("[{}]", row.join(","))
        };
        format!("[{}]", beside.iter().map(row).collect::<Vec<_>>().join(","))
    })
}

/// n >= 2 to the end: the target of a race that begins at 1.
fn read_race<'t>(input: &mut Input<'t>) -> Result<Vec<Case<'t>>, Halt> {
    let mut cases = Vec::new();
    while let Some(word) = input.maybe_nat()? {
        if matches!(word.text.trim_start_matches('0'), "" | "1") {
            return Err(input.wrong(word, say!("expect-at-least", least = 2)));
        }
        cases.push(Case { params: vec![("target", word.text.to_owned())], position: "1".to_owned(), word });
    }
    Ok(cases)
}

/// T, then T lines `x y` from 1: a knight on 15 by 15.
fn read_chessboard<'t>(input: &mut Input<'t>) -> Result<Vec<Case<'t>>, Halt> {
    const SIZE: u8 = 15;
    let coordinate = |input: &mut Input<'t>| {
        let word = input.nat()?;
        match word.text.parse() {
            Ok(n @ 1..=SIZE) => Ok((word, n)),
            _ => Err(input.wrong(word, say!("expect-range", least = 1, most = u32::from(SIZE)))),
        }
    };
    let one = |input: &mut Input<'t>| {
        let ((word, x), (_, y)) = (coordinate(input)?, coordinate(input)?);
        let position = format!("N{}{y}", char::from(b'a' + x - 1));
        Ok(Case { params: vec![("board", SIZE.to_string())], position, word })
    };
    let count = input.count()?;
    let cases = (0..count).map(|_| one(input)).collect::<Result<Vec<Case>, Halt>>()?;
    input.end()?;
    Ok(cases)
}

fn joined(words: &[Word]) -> String {
    words.iter().map(|word| word.text).collect::<Vec<_>>().join(",")
}

fn row(dice: &mut ChaCha8Rng, most: usize) -> Vec<String> {
    (0..dice.random_range(2..=most)).map(|_| dice.random_range(1..100).to_string()).collect()
}

fn pair(dice: &mut ChaCha8Rng, first: Range<u32>, second: Range<u32>) -> String {
    format!("{} {}", dice.random_range(first), dice.random_range(second))
}

/// Eight lines of cases, after their number if the judge gives it.
fn lines(dice: &mut ChaCha8Rng, is_counted: bool, one: impl Fn(&mut ChaCha8Rng) -> String) -> String {
    const CASES: usize = 8;
    let head = if is_counted { format!("{CASES}\n") } else { String::new() };
    (0..CASES).fold(head, |text, _| text + &one(dice) + "\n")
}
