//! What is said of `bash`, message by message.

use ::solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{SOLVED, Solved, solve};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("bash-ask", Question),
    ("bash-ask-misere", Question),
    ("bash-look", Fact(look)),
    ("bash-look-misere", Fact(look)),
    ("bash-head-lost", Part),
    ("bash-head-product", Part),
    ("bash-place", Fact(place)),
    ("bash-place-lost", Fact(place_lost)),
    ("bash-place-last", Fact(place_last)),
    ("bash-move", Fact(takes)),
    ("bash-stall", Fact(stall)),
    ("bash-stall-last", Fact(stall_last)),
    ("bash-proof-empty", Fact(proof_empty)),
    ("bash-proof-last", Fact(proof_last)),
    ("bash-proof-won", Fact(proof_won)),
    ("bash-proof-won-misere", Fact(proof_won)),
    ("bash-proof-lost", Fact(proof_lost)),
    ("bash-claim-won", Fact(claim_won)),
    ("bash-claim-lost", Fact(claim_lost)),
    ("bash-law", Fact(law)),
    ("bash-law-misere", Fact(law)),
];

/// A heap with its limit, and all smaller heaps solved.
struct Bash {
    size: usize,
    max: usize,
    is_misere: bool,
    solved: Solved,
}

impl Bash {
    /// Holds a heap that is small enough.
    fn held(case: &Case, hold: impl FnOnce(&Bash) -> Held) -> Held {
        let (Ok(size), Ok(max)) = (case.met.place.text().parse(), case.met.param("max").parse::<usize>()) else {
            return Held::Open;
        };
        if size > SOLVED {
            return Held::Open;
        }
        let is_misere = case.met.is_misere();
        let solved = solve(size, is_misere, |n| (1..=max.min(n)).map(|take| n - take).collect());
        hold(&Bash { size, max, is_misere, solved })
    }

    fn is_lost(&self, size: usize) -> bool {
        self.solved.lost[size]
    }

    /// What the best move leaves.
    fn left(&self, case: &Case) -> usize {
        self.size - case.met.answer.best[0].parse::<usize>().expect("a number is taken")
    }

    fn least(&self) -> usize {
        usize::from(self.is_misere)
    }

    /// The lost sizes are those of this remainder.
    fn rest_decides(&self, round: usize) -> Held {
        let differs =
            (self.least()..=self.size).find(|n| self.is_lost(*n) != ((n - self.least()).is_multiple_of(round)));
        is(differs.is_none(), || format!("not so at {differs:?}"))
    }
}

fn look(case: &Case) -> Held {
    Bash::held(case, |bash| {
        let (round, rest) = (case.size("round"), case.size("rest"));
        all([
            same(case.size("size"), bash.size),
            same(bash.size - bash.least(), case.size("times") * round + rest),
            is(rest < round, || format!("{rest} is no remainder")),
            bash.rest_decides(round),
            if bash.is_lost(bash.size) { lost_rows(case, bash) } else { Held::True },
        ])
    })
}

/// The table shows the lost sizes nearest below, each of them, with the product that it is.
fn lost_rows(case: &Case, bash: &Bash) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table of lost sizes".into());
    };
    let lost: Vec<usize> = (0..=bash.size).rev().filter(|n| bash.is_lost(*n)).take(rows.len()).collect();
    let shown: Vec<usize> = rows.iter().map(|row| row[0].parse().expect("a size")).collect();
    let worked = rows.iter().map(|row| {
        let numbers: Vec<usize> =
            row[1].split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        same(row[0].clone(), (numbers[0] * numbers[1] + numbers.get(2).unwrap_or(&0)).to_string())
    });
    same(shown, lost).and(|| all(worked))
}

fn place(case: &Case) -> Held {
    Bash::held(case, |bash| {
        let target = case.size("target");
        all([
            is((1..=bash.max).contains(&(bash.size - target)), || "it is out of reach".into()),
            is(bash.is_lost(target), || format!("{target} is won")),
            is(!(target + 1..=bash.size).any(|n| bash.is_lost(n)), || "a lost size lies between".into()),
        ])
    })
}

fn place_lost(case: &Case) -> Held {
    Bash::held(case, |bash| {
        let (low, below) = (case.size("low"), case.size("below"));
        all([
            same((low, case.size("high")), (bash.size - bash.max.min(bash.size), bash.size - 1)),
            same(below + 1, low),
            is(bash.is_lost(below), || format!("{below} is won")),
            is(!(low..bash.size).any(|n| bash.is_lost(n)), || "a lost size lies within reach".into()),
        ])
    })
}

fn place_last(case: &Case) -> Held {
    Bash::held(case, |bash| same(bash.size, 1))
}

fn takes(case: &Case) -> Held {
    Bash::held(case, |bash| {
        same((case.size("take"), case.size("target")), (bash.size - bash.left(case), bash.left(case)))
            .and(|| lost_rows(case, bash))
    })
}

/// Every move loses, and each has exactly one right answer; taking 1 is as good as any.
fn stall(case: &Case) -> Held {
    Bash::held(case, |bash| {
        let answers = |left: usize| (1..=bash.max.min(left)).filter(|take| bash.is_lost(left - take)).count();
        let wrong = (1..=bash.max.min(bash.size)).find(|take| answers(bash.size - take) != 1);
        claim_lost(case)
            .and(|| same(case.size("max"), bash.max.min(bash.size - 1)))
            .and(|| is(wrong.is_none(), || format!("{wrong:?} has another number of answers")))
    })
}

fn stall_last(case: &Case) -> Held {
    place_last(case).and(|| is(case.met.is_misere(), || "taking the last counter wins".into()))
}

fn proof_empty(case: &Case) -> Held {
    Bash::held(case, |bash| same((bash.left(case), bash.is_misere), (0, false)))
}

fn proof_last(case: &Case) -> Held {
    Bash::held(case, |bash| same((bash.left(case), bash.is_misere), (1, true)))
}

/// From this size round by round the sizes are lost, down to the least one, and each take has its partner.
fn rounds(bash: &Bash, from: usize, round: usize) -> Held {
    let mut n = from;
    while n >= round + bash.least() {
        if !bash.is_lost(n - round) {
            return Held::False(format!("{} is won", n - round));
        }
        n -= round;
    }
    same(n, bash.least())
        .and(|| is((1..=bash.max).all(|t| t < round && round - t <= bash.max), || "a take has no partner".into()))
}

fn proof_won(case: &Case) -> Held {
    Bash::held(case, |bash| rounds(bash, bash.left(case), case.size("round")))
}

fn proof_lost(case: &Case) -> Held {
    Bash::held(case, |bash| {
        let round = case.size("round");
        let Some(Exhibit::Replies(rows)) = case.step.and_then(|step| step.shows.as_ref()) else {
            return Held::False("no answers are shown".into());
        };
        let told: Vec<(usize, usize)> =
            rows.iter().map(|(t, u)| (t.parse().expect("a take"), u.parse().expect("a take"))).collect();
        let first: Vec<(usize, usize)> = (1..=rows.len()).map(|t| (t, round - t)).collect();
        rounds(bash, bash.size, round).and(|| same(told, first))
    })
}

fn claim_won(case: &Case) -> Held {
    Bash::held(case, |bash| {
        let winning: Vec<usize> = (1..=bash.max.min(bash.size)).filter(|take| bash.is_lost(bash.size - take)).collect();
        all([
            same(winning, vec![case.size("take")]),
            same(case.size("size"), bash.size),
            same(case.size("target"), bash.left(case)),
        ])
    })
}

fn claim_lost(case: &Case) -> Held {
    Bash::held(case, |bash| is(bash.is_lost(bash.size), || "it is won".into()))
}

fn law(case: &Case) -> Held {
    Bash::held(case, |bash| {
        let round = case.size("round");
        let values_are_rests = (0..=bash.size).all(|n| bash.solved.values[n] == n % round);
        all([
            same(round, bash.max + 1),
            bash.rest_decides(round),
            is(values_are_rests, || "a nim-value is no remainder".into()),
        ])
    })
}
