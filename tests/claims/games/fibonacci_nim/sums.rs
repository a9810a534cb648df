//! What is said of several piles: by their nim-values, and where everything is tried.

use super::piles::{Piles, best, piles_of};
use crate::claim::{Case, Held, all, is, same};
use crate::heaps::{is_fate, known, part_values, winning};
use crate::referee::{Fate, best_next, each_move};

fn sum_of(values: &[usize]) -> usize {
    values.iter().fold(0, |sum, value| sum ^ value)
}

pub fn sum_look(case: &Case) -> Held {
    known(part_values(&*case.met.place), |values| same(case.size("sum"), sum_of(&values)))
}

pub fn sum_place(case: &Case) -> Held {
    known(part_values(&*case.met.place), |values| {
        let heap = best(case).0;
        let value = values[heap - 1];
        same((case.size("heap"), case.size("value"), case.size("wanted")), (heap, value, value ^ sum_of(&values)))
    })
}

pub fn sum_move(case: &Case) -> Held {
    let (heap, take) = best(case);
    let next = best_next(case);
    let Some(piles) = piles_of(&next.text()) else { return Held::Open };
    all([
        same((case.size("heap"), case.size("take")), (heap, take)),
        same((case.size("left"), case.size("limit")), piles[heap - 1]),
        sum_proof_won(case),
    ])
}

pub fn sum_claim_won(case: &Case) -> Held {
    sum_look(case).and(|| known(winning(&*case.met.place), |winning| same(case.size("moves"), winning.len())))
}

pub fn sum_claim_lost(case: &Case) -> Held {
    known(part_values(&*case.met.place), |values| {
        let each = values.iter().all(|value| *value == 0);
        same(sum_of(&values), 0).and(|| same(case.size("each") == 1, each))
    })
}

pub fn sum_proof_won(case: &Case) -> Held {
    known(part_values(&*best_next(case)), |values| same(sum_of(&values), 0))
}

pub fn sum_proof_lost(case: &Case) -> Held {
    each_move(case, |next| {
        known(part_values(next), |values| is(sum_of(&values) != 0, || "the nim-sum stays 0".into()))
            .and(|| is_fate(next, Fate::Won))
    })
    .and(|| sum_claim_lost(case))
}

pub fn search_look(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let live: Vec<usize> = piles.all.iter().filter(|(_, limit)| *limit > 0).map(|(size, _)| *size).collect();
        same((case.size("piles"), case.size("counters")), (live.len(), live.iter().sum()))
    })
}

pub fn search_place(case: &Case) -> Held {
    same(case.size("heap"), best(case).0)
}

pub fn search_move(case: &Case) -> Held {
    same((case.size("heap"), case.size("take")), best(case))
}
