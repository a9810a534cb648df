//! What is said of `moore-nim`, message by message.

mod formula;

use duel::place::Place;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{answers_hold, known, nimber, sizes};
use crate::referee::{best_next, moves};
use formula::law_one_more;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("moore-nim-head-heap", Part),
    ("moore-nim-head-column", Part),
    ("moore-nim-head-fixed", Part),
    ("moore-nim-head-drop", Part),
    ("moore-nim-head-set", Part),
    ("moore-nim-head-left", Part),
    ("moore-nim-finding", Fact(finding)),
    ("moore-nim-ask-all", Question),
    ("moore-nim-look-all", Fact(look_all)),
    ("moore-nim-place-all", Fact(place_all)),
    ("moore-nim-move-all", Fact(move_all)),
    ("moore-nim-proof-all", Fact(nothing_left)),
    ("moore-nim-claim-all", Fact(claim_all)),
    ("moore-nim-ask-large", Question),
    ("moore-nim-look-large", Fact(look_large)),
    ("moore-nim-claim-large", Fact(claim_large)),
    ("moore-nim-misere-claim-won", Fact(claim_won)),
    ("moore-nim-misere-claim-lost", Fact(misere_claim_lost)),
    ("moore-nim-law-misere", Fact(law_misere)),
    ("moore-nim-ask", Question),
    ("moore-nim-ask-ones", Question),
    ("moore-nim-look-odd", Fact(look_odd)),
    ("moore-nim-look-even", Fact(look_even)),
    ("moore-nim-look-ones", Fact(look_ones)),
    ("moore-nim-place", Fact(place)),
    ("moore-nim-place-ones", Fact(place_ones)),
    ("moore-nim-place-none", Fact(place_none)),
    ("moore-nim-place-none-ones", Fact(place_none_ones)),
    ("moore-nim-move", Fact(balances)),
    ("moore-nim-move-ones", Fact(leaves_ones)),
    ("moore-nim-stall", Fact(stall)),
    ("moore-nim-stall-last", Fact(stall_last)),
    ("moore-nim-proof-won", Fact(proof_won)),
    ("moore-nim-proof-lost", Fact(proof_lost)),
    ("moore-nim-misere-proof-won", Fact(proof_won)),
    ("moore-nim-misere-proof-lost", Fact(proof_lost)),
    ("moore-nim-misere-proof-left", Fact(ones_left)),
    ("moore-nim-misere-proof-ones", Fact(only_ones)),
    ("moore-nim-claim-won", Fact(claim_won)),
    ("moore-nim-claim-lost", Fact(look_even)),
    ("moore-nim-claim-ones-won", Fact(claim_ones_won)),
    ("moore-nim-claim-ones-lost", Fact(claim_ones_lost)),
    ("moore-nim-law", Fact(law)),
    ("moore-nim-law-nim", Fact(law_nim)),
    ("moore-nim-law-whole", Fact(law_whole)),
    ("moore-nim-law-one-more", Fact(law_one_more)),
    ("moore-nim-law-table", Source),
    ("moore-nim-law-outcome", Source),
];

/// The heaps with the most that may be lowered together.
struct Heaps {
    sizes: Vec<u64>,
    k: usize,
    is_misere: bool,
}

impl Heaps {
    fn at(case: &Case, place: &dyn Place) -> Option<Heaps> {
        let k = case.met.param("k").parse().unwrap_or(usize::MAX - 1);
        Some(Heaps { sizes: sizes(place)?, k, is_misere: case.met.is_misere() })
    }

    fn here(case: &Case, hold: impl FnOnce(&Heaps) -> Held) -> Held {
        known(Heaps::at(case, &*case.met.place), |heaps| hold(&heaps))
    }

    fn after(case: &Case, hold: impl FnOnce(&Heaps) -> Held) -> Held {
        known(Heaps::at(case, &*best_next(case)), |heaps| hold(&heaps))
    }

    fn column(&self, bit: usize) -> usize {
        self.sizes.iter().filter(|heap| *heap >> bit & 1 == 1).count()
    }

    fn odd_column(&self) -> Option<usize> {
        (0..64).rev().find(|bit| !self.column(*bit).is_multiple_of(self.k + 1))
    }

    fn is_cold(&self) -> bool {
        self.sizes.iter().all(|heap| *heap < 2)
    }

    fn ones(&self) -> usize {
        self.sizes.iter().filter(|heap| **heap == 1).count()
    }

    /// Moore's theorem, and in misère play what it becomes at the end.
    fn is_lost(&self) -> bool {
        if self.is_misere && self.is_cold() {
            self.ones() % (self.k + 1) == 1 % (self.k + 1)
        } else {
            self.odd_column().is_none()
        }
    }

    fn modulus_told(&self, case: &Case) -> Held {
        same(case.size("modulus"), self.k + 1)
    }
}

/// The digits are those of the heaps, and the last row counts the ones.
fn digits(case: &Case, heaps: &Heaps) -> Held {
    let Some(Exhibit::Table { head, rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::True;
    };
    let columns = head.len() - 1;
    let width = heaps.sizes.iter().map(|heap| 64 - heap.leading_zeros() as usize).max().unwrap_or(0);
    if columns != width {
        return Held::Open;
    }
    let told: Vec<Vec<String>> = rows.clone();
    let of_heap = |(i, heap): (usize, &u64)| {
        std::iter::once((i + 1).to_string())
            .chain((0..columns).rev().map(|bit| (heap >> bit & 1).to_string()))
            .collect()
    };
    let mut found: Vec<Vec<String>> = heaps.sizes.iter().enumerate().map(of_heap).collect();
    let counts = (0..columns).rev().map(|bit| heaps.column(bit).to_string());
    found.push(std::iter::once("+".to_owned()).chain(counts).collect());
    same(told, found)
}

fn look_odd(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        let odd = heaps.odd_column();
        all([
            same(odd.map(|bit| 1u64 << bit), Some(case.size("place") as u64)),
            same(odd.map(|bit| heaps.column(bit)), Some(case.size("ones"))),
            heaps.modulus_told(case),
            digits(case, heaps),
        ])
    })
}

fn look_even(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        all([same(heaps.odd_column(), None), heaps.modulus_told(case), digits(case, heaps)])
            .and(|| is(heaps.is_lost(), || "it is won".into()))
    })
}

fn look_ones(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        same((heaps.is_cold(), heaps.ones()), (true, case.size("ones"))).and(|| digits(case, heaps))
    })
}

/// The numbers of the heaps that the best move lowers, and how many may be lowered.
fn lowered(case: &Case) -> Held {
    let (before, after) = (sizes(&*case.met.place).unwrap_or_default(), sizes(&*best_next(case)).unwrap_or_default());
    let heaps: Vec<String> =
        (0..before.len()).filter(|&i| before[i] != after[i]).map(|i| (i + 1).to_string()).collect();
    Heaps::here(case, |here| same(case.size("k"), here.k)).and(|| same(case.texts("heaps"), heaps))
}

fn place(case: &Case) -> Held {
    lowered(case).and(|| Heaps::after(case, |left| same(left.odd_column(), None)))
}

fn place_ones(case: &Case) -> Held {
    lowered(case)
        .and(|| Heaps::after(case, |left| is(left.is_cold() && left.is_lost(), || format!("{:?}", left.sizes))))
}

/// What each move leaves.
fn lefts(case: &Case, place: &dyn Place) -> Option<Vec<Heaps>> {
    moves(place, 600)?.iter().map(|(_, next)| Heaps::at(case, &**next)).collect()
}

/// In the highest column that a move changes, one to k ones are taken away, and the column is out of balance then.
fn place_none(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        let Some(lefts) = lefts(case, &*case.met.place) else { return Held::Open };
        let told = same((case.size("k"), case.size("modulus")), (heaps.k, heaps.k + 1));
        let changed = all(lefts.iter().map(|left| {
            let bit = (0..64)
                .rev()
                .find(|bit| (0..left.sizes.len()).any(|i| (left.sizes[i] ^ heaps.sizes[i]) >> bit & 1 == 1));
            let bit = bit.expect("something changes");
            let taken = heaps.column(bit) - left.column(bit);
            is((1..=heaps.k).contains(&taken) && left.odd_column().is_some(), || format!("{:?}", left.sizes))
        }));
        told.and(|| changed)
    })
}

fn place_none_ones(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        let Some(lefts) = lefts(case, &*case.met.place) else { return Held::Open };
        // The most that a move takes: as many heaps as there are, or as may be lowered together.
        let total = |sizes: &[u64]| sizes.iter().sum::<u64>() as usize;
        let most = total(&heaps.sizes) - lefts.iter().map(|left| total(&left.sizes)).min().unwrap_or(0);
        let told = same((case.size("most"), case.size("modulus"), heaps.is_cold()), (most, heaps.k + 1, true));
        told.and(|| all(lefts.iter().map(|left| is(!left.is_lost() && left.is_cold(), || format!("{:?}", left.sizes)))))
    })
}

fn move_told(case: &Case) -> Held {
    same(case.text("mv").to_owned(), case.met.answer.best[0].clone())
}

fn balances(case: &Case) -> Held {
    move_told(case).and(|| {
        Heaps::after(case, |left| all([same(left.odd_column(), None), left.modulus_told(case), digits(case, left)]))
    })
}

fn leaves_ones(case: &Case) -> Held {
    move_told(case).and(|| {
        Heaps::after(case, |left| {
            all([
                same((left.is_cold(), left.ones()), (true, case.size("ones"))),
                left.modulus_told(case),
                is(left.is_lost(), || "it is another number".into()),
                digits(case, left),
            ])
        })
    })
}

/// Each row counts its column again from the heaps before and after the move.
fn finding(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("nothing is shown".into());
    };
    let (before, after) = (sizes(&*case.met.place).unwrap_or_default(), sizes(&*best_next(case)).unwrap_or_default());
    let width = before.iter().map(|heap| 64 - heap.leading_zeros() as usize).max().unwrap_or(0);
    let top = |heap: usize| (before[heap] ^ after[heap]).checked_ilog2().map(|bit| bit as usize);
    let found = (0..width).rev().map(|bit| {
        let ones = |wanted: &dyn Fn(Option<usize>) -> bool, of: &[u64]| {
            (0..of.len()).filter(|&heap| wanted(top(heap)) && of[heap] >> bit & 1 == 1).count()
        };
        let fixed = ones(&|top| top.is_none_or(|top| top < bit), &before);
        let set = ones(&|top| top.is_some_and(|top| top > bit), &after);
        let drop = (0..before.len()).filter(|&heap| top(heap) == Some(bit)).map(|heap| (heap + 1).to_string());
        let numbers = [fixed, set, fixed + set].map(|count| count.to_string());
        let [fixed, set, sum] = numbers;
        vec![(1u64 << bit).to_string(), fixed, drop.collect::<Vec<_>>().join(","), set, sum]
    });
    let sums = rows.iter().map(|row| row[4].parse::<usize>().unwrap_or(1));
    Heaps::here(case, |heaps| {
        all([
            heaps.modulus_told(case),
            same(rows.clone(), found.collect()),
            is(sums.clone().all(|sum| sum.is_multiple_of(heaps.k + 1)), || "a column is out of balance".into()),
        ])
    })
}

fn live(heaps: &Heaps, least: u64) -> usize {
    heaps.sizes.iter().filter(|heap| **heap >= least).count()
}

fn look_all(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        same((case.size("heaps"), case.size("k")), (live(heaps, 1), heaps.k))
            .and(|| is(live(heaps, 1) <= heaps.k, || "too many heaps".into()))
    })
}

fn nothing_left(case: &Case) -> Held {
    Heaps::after(case, |left| same((left.sizes.iter().sum::<u64>(), left.is_misere), (0, false)))
}

fn place_all(case: &Case) -> Held {
    let here = sizes(&*case.met.place).unwrap_or_default();
    let heaps: Vec<String> = (0..here.len()).filter(|&i| here[i] > 0).map(|i| (i + 1).to_string()).collect();
    same(case.texts("heaps"), heaps).and(|| nothing_left(case))
}

fn move_all(case: &Case) -> Held {
    move_told(case).and(|| nothing_left(case))
}

fn claim_all(case: &Case) -> Held {
    Heaps::here(case, |heaps| same(case.size("heaps"), live(heaps, 1)))
        .and(|| nothing_left(case))
        .and(|| moves_told(case))
}

fn look_large(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        same((case.size("heaps"), case.size("ones"), case.size("k")), (live(heaps, 2), heaps.ones(), heaps.k))
            .and(|| is((1..=heaps.k).contains(&live(heaps, 2)), || "too many heaps".into()))
    })
}

fn claim_large(case: &Case) -> Held {
    Heaps::here(case, |heaps| same(case.size("heaps"), live(heaps, 2)).and(|| heaps.modulus_told(case)))
        .and(|| Heaps::after(case, |left| is(left.is_cold() && left.is_lost(), || format!("{:?}", left.sizes))))
        .and(|| moves_told(case))
}

fn misere_claim_lost(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        heaps.modulus_told(case).and(|| {
            is(heaps.odd_column().is_none() && live(heaps, 2) > 0 && heaps.is_misere, || format!("{:?}", heaps.sizes))
        })
    })
    .and(|| crate::heaps::every_move_loses(case))
}

/// The rule at the end is what exhaustive play says of single counters.
fn law_misere(case: &Case) -> Held {
    Heaps::here(case, |heaps| heaps.modulus_told(case).and(|| is(heaps.is_misere, || "normal play".into()))).and(|| {
        if Heaps::at(case, &*case.met.place).is_some_and(|heaps| heaps.is_cold()) { law_cold(case) } else { Held::True }
    })
}

fn law_cold(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        let fate = crate::heaps::fate(&*case.met.place);
        known(fate, |fate| same(fate == crate::referee::Fate::Lost, heaps.ones() % (heaps.k + 1) == 1))
    })
}

fn stall(case: &Case) -> Held {
    let counters = |sizes: Option<Vec<u64>>| sizes.map(|sizes| sizes.iter().sum::<u64>());
    let taken = counters(sizes(&*case.met.place)).zip(counters(sizes(&*best_next(case))));
    all([
        Heaps::here(case, |heaps| is(heaps.is_lost(), || "it is won".into())),
        known(taken, |(before, after)| same(before - after, 1)),
        is(best_next(case).ending().is_none(), || "the game is over then".into()),
    ])
}

fn stall_last(case: &Case) -> Held {
    Heaps::here(case, |heaps| same((heaps.sizes.iter().sum::<u64>(), heaps.is_misere), (1, true)))
}

/// From a lost position with a heap of 2 or more, or in normal play: every move brings some column out of balance; some answer balances
/// all columns again, and in misère play where that would leave no heap of 2 or more, some leaves the right number of single counters.
fn answered(case: &Case, place: &dyn Place) -> Held {
    let Some(replies) = moves(place, 60) else { return Held::Open };
    all(replies.iter().map(|(text, next)| {
        let Some(left) = Heaps::at(case, &**next) else { return Held::Open };
        let Some(answers) = lefts(case, &**next) else { return Held::Open };
        let balanced = answers.iter().any(|then| then.odd_column().is_none() && (!then.is_misere || !then.is_cold()));
        let cold = left.is_misere && answers.iter().any(|then| then.is_cold() && then.is_lost());
        let stays_hot = !left.is_misere || !left.is_cold();
        is(left.odd_column().is_some() && stays_hot && (balanced || cold), || format!("{text} has no such answer"))
    }))
}

fn named(case: &Case, heaps: &Heaps) -> Held {
    let is_misere = case.says.key.contains("misere");
    same((heaps.is_misere, heaps.is_misere && heaps.is_cold()), (is_misere, false))
        .and(|| same(heaps.odd_column(), None))
}

fn modulus_if_told(case: &Case, heaps: &Heaps) -> Held {
    if case.says.args.is_empty() { Held::True } else { heaps.modulus_told(case) }
}

fn proof_won(case: &Case) -> Held {
    Heaps::after(case, |heaps| named(case, heaps).and(|| modulus_if_told(case, heaps)))
        .and(|| answered(case, &*best_next(case)))
        .and(|| answers_hold(case, &*best_next(case)))
}

fn proof_lost(case: &Case) -> Held {
    Heaps::here(case, |heaps| named(case, heaps).and(|| heaps.modulus_told(case)))
        .and(|| answered(case, &*case.met.place))
        .and(|| answers_hold(case, &*case.met.place))
}

/// Single counters, one more than a multiple: a take of t is answered by one of k + 1 - t.
fn rounds(case: &Case, heaps: &Heaps) -> Held {
    same((heaps.is_cold(), heaps.ones(), heaps.ones() % (heaps.k + 1)), (true, case.size("ones"), 1))
        .and(|| heaps.modulus_told(case))
        .and(|| is(heaps.is_misere, || "it is normal play".into()))
}

fn ones_left(case: &Case) -> Held {
    Heaps::after(case, |heaps| rounds(case, heaps))
}

fn only_ones(case: &Case) -> Held {
    Heaps::here(case, |heaps| rounds(case, heaps)).and(|| answers_hold(case, &*case.met.place))
}

fn moves_told(case: &Case) -> Held {
    known(lefts(case, &*case.met.place), |lefts| {
        same(case.size("moves"), lefts.iter().filter(|left| left.is_lost()).count())
    })
}

fn claim_won(case: &Case) -> Held {
    Heaps::here(case, |heaps| is(heaps.odd_column().is_some() && !heaps.is_lost(), || "it is lost".into()))
        .and(|| Heaps::here(case, |heaps| heaps.modulus_told(case)))
        .and(|| moves_told(case))
}

fn claim_ones_won(case: &Case) -> Held {
    look_ones(case)
        .and(|| {
            Heaps::here(case, |heaps| heaps.modulus_told(case).and(|| is(!heaps.is_lost(), || "it is lost".into())))
        })
        .and(|| moves_told(case))
}

fn claim_ones_lost(case: &Case) -> Held {
    look_ones(case)
        .and(|| Heaps::here(case, |heaps| heaps.modulus_told(case).and(|| is(heaps.is_lost(), || "it is won".into()))))
        .and(|| crate::heaps::every_move_loses(case))
}

/// The theorem decides this position as exhaustive play does.
fn law(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        let fate = crate::heaps::fate(&*case.met.place);
        same(case.size("k"), heaps.k)
            .and(|| known(fate, |fate| same(fate == crate::referee::Fate::Lost, heaps.is_lost())))
    })
}

fn law_nim(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        let sum = heaps.sizes.iter().fold(0, |sum, heap| sum ^ heap);
        same(heaps.k, 1).and(|| known(nimber(&*case.met.place), |value| same(value as u64, sum)))
    })
}

fn law_whole(case: &Case) -> Held {
    Heaps::here(case, |heaps| {
        let counters: u64 = heaps.sizes.iter().sum();
        let live = heaps.sizes.iter().filter(|heap| **heap > 0).count();
        is(live <= heaps.k, || format!("{live} heaps"))
            .and(|| known(nimber(&*case.met.place), |value| same(value as u64, counters)))
    })
}
