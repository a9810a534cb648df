//! Questions a second that the real binary answers on one core: `xorcle ask --batch --no-moves`.
//!
//! Claim: the rate the README names, for closed-form games, from JSON lines in to JSON lines out, process start included.
//! Every answer is counted and the first is looked at, so that a fast refusal cannot pass for a fast answer.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

/// Questions asked in one run.
const QUESTIONS: usize = 200_000;

/// A question: its game and how its position is made from a number.
type Ask = (&'static str, fn(usize) -> String);

const ASKED: &[Ask] = &[
    ("nim", |i| format!("{},{},{}", i % 61, i % 47 + 1, i % 31)),
    ("bash", |i| format!("{}", i * 7 + 1)),
    ("wythoff", |i| format!("{},{}", i % 1_009, i % 2_003)),
    ("fibonacci-nim", |i| format!("{}", i + 2)),
    ("ends", |i| format!("{},{},{},{},{},{}", i % 9, i % 7, i % 5, i % 11, i % 3, i % 4)),
];

fn questions((game, position): Ask) -> String {
    (0..QUESTIONS).fold(String::new(), |mut text, i| {
        writeln!(text, r#"{{"id":{i},"game":"{game}","position":"{}"}}"#, position(i)).expect("a text takes all");
        text
    })
}

/// Answers a second.
fn rate(ask: Ask) -> f64 {
    let text = questions(ask);
    let begun = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_xorcle"))
        .args(["ask", "--batch", "--no-moves"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let feeder = thread::spawn(move || stdin.write_all(text.as_bytes()));
    let answers = BufReader::with_capacity(1 << 20, child.stdout.take().expect("it is piped")).lines();
    let mut count = 0;
    for answer in answers {
        let answer = answer.expect("answers are text");
        assert!(count > 0 || answer.contains("\"outcome\""), "{}: the first answer is {answer}", ask.0);
        count += 1;
    }
    let took = begun.elapsed();
    feeder.join().expect("the feeder does not panic").expect("it reads to the end");
    assert!(child.wait().expect("it ends").success(), "{}: it did not end well", ask.0);
    assert_eq!(count, QUESTIONS, "{}", ask.0);
    count as f64 / took.as_secs_f64()
}

fn main() {
    println!("{QUESTIONS} questions of each game, best of three runs");
    for ask in ASKED {
        let best = (0..3).map(|_| rate(*ask)).fold(0.0, f64::max);
        println!("{:>14}: {best:>9.0} questions a second", ask.0);
    }
}
