//! What is said of `nimble`, message by message.

use duel::place::Place;

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{Behind, answers_hold, sizes};
use crate::referee::{best_next, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("nimble-ask", Question),
    ("nimble-look", Fact(look)),
    ("nimble-place", Fact(place)),
    ("nimble-place-large", Fact(place_large)),
    ("nimble-place-ones", Fact(place_ones)),
    ("nimble-move", Fact(slides)),
    ("nimble-stall", Fact(stall)),
    ("nimble-stall-last", Fact(stall_last)),
    ("nimble-proof-won", Fact(proof_won)),
    ("nimble-proof-lost", Fact(proof_lost)),
    ("nimble-misere-proof-won", Fact(misere_proof_won)),
    ("nimble-misere-proof-left", Fact(misere_proof_left)),
    ("nimble-misere-proof-lost", Fact(misere_proof_lost)),
    ("nimble-misere-proof-ones", Fact(misere_proof_ones)),
    ("nimble-law", Source),
];

fn coins(case: &Case, place: &dyn Place) -> Behind {
    Behind { heaps: sizes(place).expect("small squares"), is_misere: case.met.is_misere() }
}

fn here(case: &Case) -> Behind {
    coins(case, &*case.met.place)
}

fn after(case: &Case) -> Behind {
    coins(case, &*best_next(case))
}

/// The coin that the best move slides, and where it goes.
fn slide(case: &Case) -> (usize, u64, u64) {
    let (before, after) = (here(case).heaps, after(case).heaps);
    let coin = (0..before.len()).find(|&i| before[i] != after[i]).expect("a coin slides");
    (coin + 1, before[coin], after[coin])
}

/// A coin on square n has n moves: one to each square before it.
fn look(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let heaps = here(case).heaps;
    let count = |coin: usize| moves.iter().filter(|(text, _)| text.starts_with(&format!("{}:", coin + 1))).count();
    let own = (0..heaps.len()).all(|coin| heaps.len() == 1 || count(coin) as u64 == heaps[coin]);
    same(heaps.iter().sum::<u64>(), moves.len() as u64).and(|| is(own, || "a coin has another number of slides".into()))
}

fn coin_told(case: &Case) -> Held {
    let (coin, square, _) = slide(case);
    same((case.size("coin"), case.size("square") as u64), (coin, square))
}

fn place(case: &Case) -> Held {
    let (_, square, left) = slide(case);
    coin_told(case)
        .and(|| same((case.size("left") as u64, case.size("sum") as u64), (left, square ^ left)))
        .and(|| same(here(case).sum(), square ^ left))
        .and(|| same(after(case).sum(), 0))
}

fn place_large(case: &Case) -> Held {
    coin_told(case).and(|| same((here(case).large(), after(case).large()), (1, 0)))
}

fn place_ones(case: &Case) -> Held {
    same(here(case).large(), 0)
}

fn slides(case: &Case) -> Held {
    let (coin, square, left) = slide(case);
    same(
        ["coin", "square", "left", "count"].map(|name| case.size(name) as u64),
        [coin as u64, square, left, square - left],
    )
}

fn stall(case: &Case) -> Held {
    let (_, square, left) = slide(case);
    all([
        is(here(case).is_lost(), || "it is won".into()),
        same(square - left, 1),
        is(best_next(case).ending().is_none(), || "the game is over then".into()),
    ])
}

fn stall_last(case: &Case) -> Held {
    same((here(case).heaps.iter().sum::<u64>(), case.met.is_misere()), (1, true))
}

/// What each slide leaves.
fn lefts(coins: &Behind) -> Vec<Behind> {
    let of_coin = |i: usize| {
        (0..coins.heaps[i]).map(move |left| {
            let mut heaps = coins.heaps.clone();
            heaps[i] = left;
            Behind { heaps, is_misere: coins.is_misere }
        })
    };
    (0..coins.heaps.len()).flat_map(of_coin).collect()
}

/// Every slide makes some column odd, and some slide makes all even again.
fn odd_and_even_again(coins: &Behind) -> Held {
    all(lefts(coins).iter().map(|left| {
        let repaired = lefts(left).iter().any(|then| then.sum() == 0);
        is(left.sum() != 0 && repaired, || format!("{:?}", left.heaps))
    }))
}

fn proof_won(case: &Case) -> Held {
    let left = after(case);
    same((left.sum(), left.is_misere), (0, false)).and(|| odd_and_even_again(&left))
}

fn proof_lost(case: &Case) -> Held {
    same(case.met.is_misere(), false)
        .and(|| odd_and_even_again(&here(case)))
        .and(|| answers_hold(case, &*case.met.place))
}

/// From even columns with two coins beyond square 1: what each slide leaves has the answer that is told.
fn misere_answers(coins: &Behind) -> Held {
    is(coins.is_misere && coins.sum() == 0 && coins.large() > 1, || format!("{:?}", coins.heaps)).and(|| {
        all(lefts(coins).iter().map(|left| {
            let answered = match left.large() {
                0 => false,
                1 => lefts(left).iter().any(|then| then.large() == 0 && then.ones() % 2 == 1),
                _ => lefts(left).iter().any(|then| then.sum() == 0 && then.large() > 1),
            };
            is(left.sum() != 0 && answered, || format!("{:?} has no such answer", left.heaps))
        }))
    })
}

fn misere_proof_won(case: &Case) -> Held {
    misere_answers(&after(case))
}

fn misere_proof_lost(case: &Case) -> Held {
    misere_answers(&here(case)).and(|| answers_hold(case, &*case.met.place))
}

fn only_ones(case: &Case, coins: &Behind) -> Held {
    same((coins.large(), coins.ones()), (0, case.size("ones")))
        .and(|| is(coins.is_misere && coins.ones() % 2 == 1, || format!("{:?}", coins.heaps)))
}

fn misere_proof_left(case: &Case) -> Held {
    only_ones(case, &after(case))
}

fn misere_proof_ones(case: &Case) -> Held {
    only_ones(case, &here(case)).and(|| answers_hold(case, &*case.met.place))
}
