//! What is said of `nim`, message by message.

use duel::place::Place;
use ground::num::Nat;

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::answers_hold;
use crate::referee::{Fate, best_next, each_move, every_move_loses, fate, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("nim-ask", Question),
    ("nim-look-odd", Fact(look_odd)),
    ("nim-look-even", Fact(all_columns_even)),
    ("nim-place", Fact(place)),
    ("nim-place-none", Fact(every_move_makes_a_column_odd)),
    ("nim-misere-ask", Question),
    ("nim-misere-look", Fact(misere_look)),
    ("nim-misere-place", Fact(misere_place)),
    ("nim-misere-place-none", Fact(only_ones)),
    ("nim-misere-move", Fact(misere_move)),
    ("nim-misere-move-any", Fact(misere_move_any)),
    ("nim-misere-claim-odd", Fact(misere_claim_odd)),
    ("nim-misere-claim-even", Fact(misere_claim_even)),
    ("nim-misere-proof-even", Fact(misere_proof_even)),
    ("nim-misere-proof-odd", Fact(misere_proof_odd)),
    ("nim-misere-proof-ones", Fact(misere_proof_ones)),
    ("nim-misere-proof-left", Fact(misere_proof_left)),
    ("nim-move", Fact(flip)),
    ("nim-stall", Fact(every_move_loses)),
    ("nim-stall-ones", Fact(every_move_loses)),
    ("nim-proof-odd", Fact(proof_odd)),
    ("nim-proof-even", Fact(proof_even)),
    ("nim-proof-last", Fact(proof_last)),
    ("nim-misere-claim-unbalanced", Fact(claim_unbalanced)),
    ("nim-misere-claim-balanced", Fact(claim_balanced)),
    ("nim-claim-odd", Fact(claim_odd)),
    ("nim-claim-even", Fact(all_columns_even)),
    ("nim-law", Source),
    ("nim-misere-law", Fact(misere_law)),
];

/// The heaps of a position.
fn heaps(place: &dyn Place) -> Vec<u64> {
    place.text().split(',').map(|heap| heap.trim().parse().expect("a small heap")).collect()
}

fn column_counts(heaps: &[u64]) -> Vec<usize> {
    (0..64).map(|bit| heaps.iter().filter(|heap| *heap >> bit & 1 == 1).count()).collect()
}

fn are_even(heaps: &[u64]) -> bool {
    column_counts(heaps).iter().all(|count| count % 2 == 0)
}

fn large(heaps: &[u64]) -> usize {
    heaps.iter().filter(|heap| **heap > 1).count()
}

fn ones(heaps: &[u64]) -> usize {
    heaps.iter().filter(|heap| **heap == 1).count()
}

fn sum_of(case: &Case) -> u64 {
    heaps(&*case.met.place).into_iter().fold(0, |sum, heap| sum ^ heap)
}

/// The position after the first of the best moves.
fn after_best(case: &Case) -> Vec<u64> {
    heaps(&*best_next(case))
}

fn look_odd(case: &Case) -> Held {
    let sum = sum_of(case);
    let odd: u64 =
        column_counts(&heaps(&*case.met.place)).iter().enumerate().map(|(bit, n)| (*n as u64 & 1) << bit).sum();
    same(case.nat("sum"), Nat::from(odd)).and(|| same(case.nat("place"), Nat::from(1u64 << sum.ilog2())))
}

fn all_columns_even(case: &Case) -> Held {
    is(are_even(&heaps(&*case.met.place)), || "some column is odd".into())
}

/// The heap has a one in the column, and only such heaps have a move that makes every column even.
fn place(case: &Case) -> Held {
    let (here, top) = (heaps(&*case.met.place), 1u64 << sum_of(case).ilog2());
    let heap = here[case.size("heap") - 1];
    let helps = |size: u64| size ^ sum_of(case) < size;
    all([
        same(case.nat("size"), Nat::from(heap)),
        is(heap & top == top, || format!("{heap} has no one in the column of {top}")),
        is(here.iter().all(|&size| !helps(size) || size & top == top), || "another heap helps too".into()),
        same(case.nat("place"), Nat::from(top)),
    ])
}

fn every_move_makes_a_column_odd(case: &Case) -> Held {
    each_move(case, |next| is(!are_even(&heaps(next)), || "it leaves every column even".into()))
}

/// Some move leaves what is looked for; open where there are more than a thousand.
fn some_move(place: &dyn Place, is_wanted: impl Fn(&[u64]) -> bool) -> Held {
    let Some(moves) = moves(place, 1_000) else { return Held::Open };
    let is_found = moves.iter().any(|(_, next)| is_wanted(&heaps(&**next)));
    is(is_found, || format!("{:?} has no such move", heaps(place)))
}

/// You change one heap, so a column becomes odd; the opponent can make all of them even again.
fn odd_and_even_again(case: &Case) -> Held {
    each_move(case, |next| {
        is(!are_even(&heaps(next)), || "it leaves every column even".into()).and(|| some_move(next, are_even))
    })
}

/// The same, and the answers that are shown leave the mover lost.
fn proof_even(case: &Case) -> Held {
    odd_and_even_again(case).and(|| answers_hold(case, &*case.met.place))
}

/// In misère play: whatever is left, the opponent has the answer that the sentence names.
fn misere_answers(place: &dyn Place) -> Held {
    let here = heaps(place);
    match large(&here) {
        0 => Held::False("no heap above one is left".into()),
        1 => some_move(place, |left| large(left) == 0 && ones(left) % 2 == 1),
        _ => some_move(place, |left| are_even(left) && large(left) > 1),
    }
}

fn misere_proof_even(case: &Case) -> Held {
    odd_and_even_again(case).and(|| each_move(case, misere_answers)).and(|| answers_hold(case, &*case.met.place))
}

fn misere_proof_odd(case: &Case) -> Held {
    let left = after_best(case);
    let next = best_next(case);
    let Some(replies) = moves(&*next, 1_000) else { return Held::Open };
    is(are_even(&left) && large(&left) > 1, || format!("{left:?} is left"))
        .and(|| all(replies.iter().map(|(_, then)| misere_answers(&**then))))
}

fn proof_odd(case: &Case) -> Held {
    let next = best_next(case);
    let Some(replies) = moves(&*next, 1_000) else { return Held::Open };
    is(are_even(&heaps(&*next)), || "some column stays odd".into()).and(|| {
        all(replies.iter().map(|(_, then)| {
            is(!are_even(&heaps(&**then)), || "it is even still".into()).and(|| some_move(&**then, are_even))
        }))
    })
}

fn flip(case: &Case) -> Held {
    let here = heaps(&*case.met.place);
    let (size, left) = (here[case.size("heap") - 1], case.size("left") as u64);
    all([
        same(case.nat("sum"), Nat::from(sum_of(case))),
        same(case.nat("size"), Nat::from(size)),
        same(left, size ^ sum_of(case)),
        same(case.nat("count"), Nat::from(size - left)),
        same(case.met.answer.best[0].clone(), format!("{}:{size}->{left}", case.size("heap"))),
    ])
}

/// The nim-sum is told, and as many moves make every column even as are told to win.
fn claim_odd(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let even = moves.iter().filter(|(_, next)| are_even(&heaps(&**next))).count();
    same(case.nat("sum"), Nat::from(sum_of(case))).and(|| same(case.size("moves"), even))
}

fn proof_last(case: &Case) -> Held {
    is(after_best(case).iter().sum::<u64>() == 0 && !case.met.is_misere(), || "a heap is left".into())
}

fn claim_unbalanced(case: &Case) -> Held {
    let here = heaps(&*case.met.place);
    claim_odd(case)
        .and(|| same(case.size("large"), large(&here)))
        .and(|| is(case.met.is_misere() && large(&here) > 0 && !are_even(&here), || format!("{here:?}")))
}

fn claim_balanced(case: &Case) -> Held {
    let here = heaps(&*case.met.place);
    same(case.size("large"), large(&here))
        .and(|| is(case.met.is_misere() && large(&here) > 0 && are_even(&here), || format!("{here:?}")))
        .and(|| every_move_loses(case))
}

/// The law decides this position as exhaustive play does.
fn misere_law(case: &Case) -> Held {
    let here = heaps(&*case.met.place);
    let is_lost = if large(&here) > 0 { are_even(&here) } else { ones(&here) % 2 == 1 };
    match fate(&*case.met.place) {
        Some(fate) => same(fate == Fate::Lost, is_lost),
        None => Held::Open,
    }
}

fn misere_look(case: &Case) -> Held {
    let here = heaps(&*case.met.place);
    same((case.size("large"), case.size("ones")), (large(&here), ones(&here)))
}

fn only_ones(case: &Case) -> Held {
    is(large(&heaps(&*case.met.place)) == 0, || "a heap is larger".into())
}

fn misere_place(case: &Case) -> Held {
    let here = heaps(&*case.met.place);
    is(large(&here) == 1 && here[case.size("heap") - 1] > 1, || format!("{here:?}"))
}

fn misere_move(case: &Case) -> Held {
    let left = after_best(case);
    all([
        same(left[case.size("heap") - 1], case.size("left") as u64),
        same(ones(&left), case.size("ones")),
        is(large(&left) == 0 && ones(&left) % 2 == 1, || format!("{left:?} is left")),
    ])
}

fn misere_claim_odd(case: &Case) -> Held {
    let count = ones(&heaps(&*case.met.place));
    only_ones(case).and(|| same(case.size("ones"), count)).and(|| is(count % 2 == 1, || format!("{count} is even")))
}

fn misere_claim_even(case: &Case) -> Held {
    let here = heaps(&*case.met.place);
    let wins = move |left: &[u64]| large(left) == 0 && ones(left) % 2 == 1;
    same((case.size("large"), case.size("ones")), (large(&here), ones(&here))).and(|| some_move(&*case.met.place, wins))
}

/// Each move takes one counter, so the mover takes every other one, and the last.
fn misere_proof_ones(case: &Case) -> Held {
    misere_claim_odd(case)
}

fn misere_proof_left(case: &Case) -> Held {
    let left = after_best(case);
    same(ones(&left), case.size("ones"))
        .and(|| is(large(&left) == 0 && ones(&left) % 2 == 1, || format!("{left:?} is left")))
}

/// Taking any of them wins.
fn misere_move_any(case: &Case) -> Held {
    each_move(case, |next| match fate(next) {
        Some(fate) => same(fate, Fate::Lost),
        None => Held::Open,
    })
}
