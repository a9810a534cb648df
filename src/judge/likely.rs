//! The mistake that a wrong program seems to make: a wrong law that answers every test as the program does.

use num_traits::{Signed, ToPrimitive};

use crate::case::Case;
use crate::law::Told;
use crate::problem::Problem;
use ground::num::Int;
use ground::say;
use ground::say::Say;

/// A wrong law that agrees with a program.
#[derive(Clone, Debug)]
pub struct Likely {
    /// Its name.
    pub name: String,
    /// What it is, in words.
    pub says: Say,
    /// Tests on which it answers as the program does.
    pub agrees: usize,
    /// Tests that were compared.
    pub of: usize,
}

/// Tests that are compared at most.
const COMPARED: usize = 2_000;

/// Every wrong law that agrees with all answers of a program, the one that differs from the truth most often first.
///
/// `seen` holds tests with what the program and what the truth says of each.
pub fn likely(problem: &Problem, seen: &[Seen]) -> Vec<Likely> {
    let seen = &seen[seen.len().saturating_sub(COMPARED)..];
    if !seen.iter().any(|seen| seen.got != seen.want) {
        return Vec::new();
    }
    let mut found: Vec<(usize, Likely)> = Vec::new();
    for wrong in wrong_laws(problem) {
        let mut of = 0;
        let mut differs = 0;
        let agrees = seen.iter().all(|seen| match (wrong.answer)(&seen.case) {
            None => true,
            Some(told) => {
                of += 1;
                differs += usize::from(seen.got != seen.want);
                problem.wording.of(&told, seen.at) == seen.got
            }
        });
        if agrees && differs > 0 {
            found.push((differs, Likely { name: wrong.name, says: wrong.says, agrees: of, of }));
        }
    }
    found.sort_by_key(|(differs, likely)| (std::cmp::Reverse(*differs), std::cmp::Reverse(likely.of)));
    found.into_iter().map(|(_, likely)| likely).collect()
}

/// A test, and what was answered.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The test.
    pub case: Case,
    /// Its place in its file, from 1.
    pub at: usize,
    /// What the program said.
    pub got: String,
    /// What is right.
    pub want: String,
}

/// A wrong law, ready to be asked.
pub struct WrongLaw<'p> {
    /// Its name.
    pub name: String,
    /// What it is, in words.
    pub says: Say,
    /// What it answers; nothing where nothing can be said.
    pub answer: Box<dyn Fn(&Case) -> Option<Told> + 'p>,
}

/// The wrong laws of a problem: those of its law, those of its file, and those of every problem.
pub fn wrong_laws(problem: &Problem) -> Vec<WrongLaw<'_>> {
    let mut laws: Vec<WrongLaw> = Vec::new();
    if let Some(law) = problem.law {
        laws.extend(law.mistakes.iter().map(|mistake| WrongLaw {
            name: mistake.name.to_owned(),
            says: say!(format!("judge-mistake-{}", mistake.name)),
            answer: Box::new(|case| (mistake.answer)(case)),
        }));
        if let Some(answer) = law.answer {
            laws.extend(general(problem, law.fits, answer));
        }
    }
    laws.extend(problem.wrong.iter().enumerate().map(|(at, wrong)| WrongLaw {
        name: format!("own-{}", at + 1),
        says: wrong.says.say(),
        answer: Box::new(|case| wrong.answer.answer(case)),
    }));
    laws
}

/// Mistakes that can be made with any law: numbers that do not fit, words that are exchanged, one word always.
fn general<'p>(problem: &'p Problem, fits: fn(&Case) -> bool, answer: fn(&Case) -> Told) -> Vec<WrongLaw<'p>> {
    let is_bounded = problem.law.is_some_and(|law| law.is_bounded);
    let within = move |case: &Case| problem.limits.broken(&problem.layout.pieces, case, true).is_none();
    // A program does not look whether what is left of a number may stand; a law without tables answers it as well.
    let valid = move |case: &Case| fits(case) && if is_bounded { within(case) } else { is_natural(case) };
    let narrow = move |bits: u32| {
        move |case: &Case| {
            let wrapped = case.mapped(&|n| wrap(n, bits));
            valid(&wrapped).then(|| answer(&wrapped))
        }
    };
    let of_outcome = move |change: fn(bool) -> bool| {
        move |case: &Case| match answer(case) {
            Told::Outcome(outcome) => Some(Told::won(change(outcome == solve::judge::value::Outcome::N))),
            Told::Text(_) => None,
        }
    };
    vec![
        WrongLaw { name: "bits-16".into(), says: say!("judge-mistake-bits-16"), answer: Box::new(narrow(16)) },
        WrongLaw { name: "bits-32".into(), says: say!("judge-mistake-bits-32"), answer: Box::new(narrow(32)) },
        WrongLaw {
            name: "swapped".into(),
            says: say!("judge-mistake-swapped"),
            answer: Box::new(of_outcome(|won| !won)),
        },
        WrongLaw {
            name: "always-won".into(),
            says: say!("judge-mistake-always-won"),
            answer: Box::new(of_outcome(|_| true)),
        },
        WrongLaw {
            name: "always-lost".into(),
            says: say!("judge-mistake-always-lost"),
            answer: Box::new(of_outcome(|_| false)),
        },
    ]
}

fn is_natural(case: &Case) -> bool {
    let mut is_natural = true;
    case.each(&mut |n| is_natural &= !n.is_negative());
    is_natural
}

/// The number that a machine word of so many bits keeps of another.
fn wrap(n: &Int, bits: u32) -> Int {
    let Some(n) = n.to_i128() else { return n.clone() };
    let shift = 128 - bits;
    Int::from(n << shift >> shift)
}
