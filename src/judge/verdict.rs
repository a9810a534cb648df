//! Verdicts as judges give them, and where an output differs.

use crate::answer::Wording;
use crate::contestant::{Ending, Ran};

/// What is said of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No fault was found.
    Accepted,
    /// An answer differs.
    Wrong,
    /// It ended with an error.
    Runtime,
    /// It took too long.
    Time,
    /// It took too much memory.
    Memory,
    /// It printed too much.
    Output,
    /// It could not be compiled.
    Compile,
}

impl Verdict {
    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::Wrong => "wrong-answer",
            Verdict::Runtime => "runtime-error",
            Verdict::Time => "time-limit",
            Verdict::Memory => "memory-limit",
            Verdict::Output => "output-limit",
            Verdict::Compile => "compile-error",
        }
    }

    /// The letters judges print.
    pub fn letters(self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::Wrong => "WA",
            Verdict::Runtime => "RE",
            Verdict::Time => "TLE",
            Verdict::Memory => "MLE",
            Verdict::Output => "OLE",
            Verdict::Compile => "CE",
        }
    }

    /// What a run says by itself, whatever it printed; nothing where it ended well.
    pub fn of_ending(ending: &Ending) -> Option<Verdict> {
        match ending {
            Ending::Exit(0) => None,
            Ending::Exit(_) | Ending::Signal(_) | Ending::Unstartable(_) => Some(Verdict::Runtime),
            Ending::Late => Some(Verdict::Time),
            Ending::Memory => Some(Verdict::Memory),
            Ending::Output => Some(Verdict::Output),
        }
    }
}

/// How a wrong output is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The answer is another one.
    Answer,
    /// It is none of the words that are expected.
    Words,
    /// Letters or lines are right but for blanks, or capitals.
    Presentation,
    /// Lines are missing.
    Missing,
    /// There are more lines than answers.
    Extra,
}

/// The first difference between an output and the right lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The test it belongs to, from 0.
    pub test: usize,
    /// How it is wrong.
    pub kind: Kind,
}

/// Compares an output with the answers, a text a test. Blanks at the ends of lines and empty lines at the end do not count, unless it is strict.
pub fn compare(ran: &Ran, answers: &[String], wording: &Wording, is_strict: bool) -> Option<Difference> {
    let lines: Vec<&str> = if is_strict { ran.output.split_terminator('\n').collect() } else { trimmed(&ran.output) };
    let mut at = 0;
    for (test, answer) in answers.iter().enumerate() {
        for right in if answer.is_empty() { vec![""] } else { answer.lines().collect() } {
            // An answer without letters at the end of a file may be left out with the empty lines there.
            let given = lines.get(at).copied().or_else(|| right.is_empty().then_some(""));
            at += 1;
            let kind = match given {
                None => Kind::Missing,
                Some(given) if given == right || (!is_strict && given == right.trim_end()) => continue,
                Some(given) => kind(given, right, wording),
            };
            return Some(Difference { test, kind });
        }
    }
    (lines.len() > at).then(|| Difference { test: answers.len().saturating_sub(1), kind: Kind::Extra })
}

/// The lines that belong to each test, as far as the output goes.
pub fn by_test(output: &str, answers: &[String]) -> Vec<String> {
    let lines = trimmed(output);
    let mut at = 0;
    let part = |answer: &String| {
        let count = answer.lines().count().max(1);
        let part = lines.get(at..(at + count).min(lines.len())).unwrap_or_default().join("\n");
        at += count;
        part
    };
    answers.iter().map(part).collect()
}

fn trimmed(output: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = output.lines().map(str::trim_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

fn kind(given: &str, right: &str, wording: &Wording) -> Kind {
    let plain = |text: &str| text.split_whitespace().collect::<String>().to_lowercase();
    if plain(given) == plain(right) {
        return Kind::Presentation;
    }
    let is_word = |word: &str| {
        given == word || wording.line.as_ref().is_some_and(|line| given.ends_with(word) && line.contains("{}"))
    };
    if wording.words().any(|word| right.contains(word)) && !wording.words().any(is_word) {
        Kind::Words
    } else {
        Kind::Answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ran(output: &str) -> Ran {
        Ran { ending: Ending::Exit(0), output: output.to_owned(), errors: String::new(), time: 0, memory: 0 }
    }

    fn difference(output: &str, answers: &[&str]) -> Option<(usize, Kind)> {
        let answers: Vec<String> = answers.iter().map(|&answer| answer.to_owned()).collect();
        let wording = Wording { won: Some("Yes".to_owned()), lost: Some("No".to_owned()), ..Wording::default() };
        compare(&ran(output), &answers, &wording, false).map(|difference| (difference.test, difference.kind))
    }

    #[test]
    fn the_first_difference_names_its_test_and_its_kind() {
        assert_eq!(difference("Yes\nNo  \n\n", &["Yes", "No"]), None);
        assert_eq!(difference("Yes\nNo", &["Yes", "No"]), None);
        assert_eq!(difference("Yes\nYes\n", &["Yes", "No"]), Some((1, Kind::Answer)));
        assert_eq!(difference("YES\nNo\n", &["Yes", "No"]), Some((0, Kind::Presentation)));
        assert_eq!(difference("win\n", &["Yes"]), Some((0, Kind::Words)));
        assert_eq!(difference("Yes\n", &["Yes", "No"]), Some((1, Kind::Missing)));
        assert_eq!(difference("Yes\nNo\nNo\n", &["Yes", "No"]), Some((1, Kind::Extra)));
        assert_eq!(difference("Yes\n2 1\nNo\n", &["Yes\n2 1", "No"]), None);
    }

    #[test]
    fn strictly_every_blank_counts() {
        let wording = Wording::default();
        assert!(compare(&ran("Yes \n"), &["Yes".to_owned()], &wording, true).is_some());
        assert!(compare(&ran("Yes\n"), &["Yes".to_owned()], &wording, true).is_none());
    }

    #[test]
    fn lines_are_shared_out_among_the_tests() {
        assert_eq!(by_test("Yes\n2 1\nNo\n", &["Yes\n2 1".to_owned(), "No".to_owned()]), ["Yes\n2 1", "No"]);
    }
}
