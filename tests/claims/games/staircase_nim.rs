//! What is said of `staircase-nim`, message by message.

use duel::place::Place;

use crate::claim::Kind::{Fact, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{Behind, answers_hold, fate, sizes};
use crate::referee::{Fate, best_next};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("staircase-nim-ask", Question),
    ("staircase-nim-look", Fact(odd_steps_decide)),
    ("staircase-nim-place", Fact(place)),
    ("staircase-nim-place-flip", Fact(place_flip)),
    ("staircase-nim-place-onto", Fact(place_onto)),
    ("staircase-nim-move", Fact(sends)),
    ("staircase-nim-move-onto", Fact(sends_onto)),
    ("staircase-nim-stall", Fact(stall)),
    ("staircase-nim-stall-last", Fact(stall_last)),
    ("staircase-nim-proof-won", Fact(proof_won)),
    ("staircase-nim-proof-lost", Fact(proof_lost)),
    ("staircase-nim-misere-proof-won", Fact(proof_won)),
    ("staircase-nim-misere-proof-lost", Fact(proof_lost)),
    ("staircase-nim-law", Fact(odd_steps_decide)),
];

fn steps(place: &dyn Place) -> Vec<u64> {
    sizes(place).expect("few coins")
}

fn here(case: &Case) -> Vec<u64> {
    steps(&*case.met.place)
}

fn odd(steps: &[u64], is_misere: bool) -> Behind {
    Behind { heaps: steps.iter().step_by(2).copied().collect(), is_misere }
}

/// Who wins by exhaustive play is who wins by the odd steps.
fn odd_steps_decide(case: &Case) -> Held {
    let lost = odd(&here(case), case.met.is_misere()).is_lost();
    match fate(&*case.met.place) {
        Some(fate) => same(fate == Fate::Lost, lost),
        None => Held::Open,
    }
}

/// The step that the best move sends coins from, from 1, how many were there and how many stay.
fn best(case: &Case) -> (usize, u64, u64) {
    let text = &case.met.answer.best[0];
    let (step, rest) = text.split_once(':').unwrap_or(("1", text));
    let step: usize = step.parse().expect("a step");
    let left: u64 = rest.rsplit("->").next().and_then(|left| left.parse().ok()).expect("what stays");
    (step, here(case)[step - 1], left)
}

fn place(case: &Case) -> Held {
    let (step, size, _) = best(case);
    same((case.size("step"), case.size("size") as u64, step % 2), (step, size, 1))
}

fn place_flip(case: &Case) -> Held {
    let (_, size, left) = best(case);
    let odd = here(case).into_iter().step_by(2).fold(0, |sum, coins| sum ^ coins);
    place(case).and(|| same((case.size("sum") as u64, case.size("left") as u64, size ^ odd), (odd, left, left)))
}

fn place_onto(case: &Case) -> Held {
    let (step, size, _) = best(case);
    same((case.size("step"), case.size("size") as u64, case.size("below"), step % 2), (step, size, step - 1, 0))
}

fn sends(case: &Case) -> Held {
    let (step, size, left) = best(case);
    same((case.size("step"), case.size("count") as u64, case.size("left") as u64), (step, size - left, left))
}

fn sends_onto(case: &Case) -> Held {
    let (step, size, left) = best(case);
    let below = here(case)[step - 2];
    all([
        same((case.size("step"), case.size("below")), (step, step - 1)),
        same(["count", "size", "left"].map(|name| case.size(name) as u64), [size - left, below, below + size - left]),
    ])
}

fn stall(case: &Case) -> Held {
    let (_, size, left) = best(case);
    all([
        is(odd(&here(case), case.met.is_misere()).is_lost(), || "it is won".into()),
        same(size - left, 1),
        is(best_next(case).ending().is_none(), || "the game is over then".into()),
    ])
}

fn stall_last(case: &Case) -> Held {
    same((here(case)[0], here(case).iter().sum::<u64>(), case.met.is_misere()), (1, 1, true))
}

/// What sending coins down leaves, and from which step, from 0.
fn lefts(steps: &[u64]) -> Vec<(usize, Vec<u64>)> {
    let of_step = |i: usize| {
        (1..=steps[i]).map(move |count| {
            let mut next = steps.to_vec();
            next[i] -= count;
            if i > 0 {
                next[i - 1] += count;
            }
            (i, next)
        })
    };
    (0..steps.len()).flat_map(of_step).collect()
}

/// Whatever is sent down has the answer that is told.
fn answered(steps: &[u64], is_misere: bool) -> Held {
    let is_lost = |steps: &[u64]| odd(steps, is_misere).is_lost();
    is(is_lost(steps), || format!("{steps:?} is won")).and(|| {
        all(lefts(steps).into_iter().map(|(step, next)| {
            let says = || format!("{next:?} has no such answer");
            if step % 2 == 1 {
                let mut back = next.clone();
                let count = next[step - 1] - steps[step - 1];
                back[step - 1] -= count;
                if step > 1 {
                    back[step - 2] += count;
                }
                return is(odd(&back, false).heaps == odd(steps, false).heaps, says);
            }
            let behind = odd(&next, is_misere);
            if behind.heaps.iter().all(|heap| *heap == 0) && is_misere {
                let is_over = next.iter().all(|coins| *coins == 0);
                let again = lefts(&next).iter().any(|(_, then)| odd(then, true).heaps.iter().sum::<u64>() == 1);
                return is(is_over || again, says);
            }
            // As in Nim: an odd step is lowered.
            is(lefts(&next).iter().any(|(from, then)| from % 2 == 0 && is_lost(then)), says)
        }))
    })
}

fn proof_won(case: &Case) -> Held {
    let is_misere = case.met.is_misere();
    same(is_misere, case.says.key.contains("misere")).and(|| answered(&steps(&*best_next(case)), is_misere))
}

fn proof_lost(case: &Case) -> Held {
    let is_misere = case.met.is_misere();
    same(is_misere, case.says.key.contains("misere"))
        .and(|| answered(&here(case), is_misere))
        .and(|| answers_hold(case, &*case.met.place))
}
