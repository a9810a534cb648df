//! What is said of `poker-nim`, message by message.

use duel::place::Place;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::Behind;
use crate::referee::{best_next, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("poker-nim-ask", Question),
    ("poker-nim-look", Fact(bags_change_nothing)),
    ("poker-nim-place", Fact(place)),
    ("poker-nim-move", Fact(takes)),
    ("poker-nim-stall", Fact(stall)),
    ("poker-nim-stall-take", Fact(stall)),
    ("poker-nim-stall-pay", Fact(stall)),
    ("poker-nim-proof-won", Fact(proof_won)),
    ("poker-nim-proof-lost", Fact(proof_lost)),
    ("poker-nim-law", Source),
];

/// The heaps, and the bags of the mover and of the other.
fn chips(place: &dyn Place) -> (Vec<u64>, u64, u64) {
    let text = place.text();
    let (heaps, bags) = text.split_once(" @").unwrap_or((&text, "0-0"));
    let (own, other) = bags.split_once('-').expect("two bags");
    let number = |text: &str| text.trim().parse::<u64>().expect("a small number");
    let heaps = if heaps == "-" { Vec::new() } else { heaps.split(',').map(number).collect() };
    (heaps, number(own), number(other))
}

fn behind(heaps: Vec<u64>) -> Behind {
    Behind { heaps, is_misere: false }
}

fn here(case: &Case) -> Behind {
    behind(chips(&*case.met.place).0)
}

/// Nobody pays for ever: the bag of who pays against one who takes back the same chips grows smaller each time.
fn bags_change_nothing(case: &Case) -> Held {
    if here(case).is_lost() { answered(&*case.met.place) } else { proof_won(case) }
}

fn best(case: &Case) -> (usize, u64, u64) {
    let (before, after) = (here(case).heaps, chips(&*best_next(case)).0);
    let heap = (0..before.len()).find(|&i| before[i] != after[i]).expect("a heap changes");
    (heap + 1, before[heap], after[heap])
}

fn place(case: &Case) -> Held {
    let (heap, size, left) = best(case);
    same(["heap", "size", "left"].map(|name| case.size(name) as u64), [heap as u64, size, left])
        .and(|| is(left < size, || "it goes up".into()))
        .and(|| same((case.size("sum") as u64, behind(chips(&*case.met.place).0).sum()), (size ^ left, size ^ left)))
}

fn takes(case: &Case) -> Held {
    let (heap, size, left) = best(case);
    same(["heap", "count", "left"].map(|name| case.size(name) as u64), [heap as u64, size - left, left])
        .and(|| same(behind(chips(&*best_next(case)).0).sum(), 0))
}

/// Every move loses; a chip can be taken where the sentence says so, and paid out where it says so.
fn stall(case: &Case) -> Held {
    let (heaps, own, _) = chips(&*case.met.place);
    let told = match &*case.says.key {
        "poker-nim-stall" => (true, true),
        "poker-nim-stall-take" => (true, false),
        _ => (false, true),
    };
    same((heaps.iter().sum::<u64>() > 0, own > 0), told).and(|| is(behind(heaps).is_lost(), || "it is won".into()))
}

/// From nim-sum 0: what takes is answered by taking, and what pays by taking just these, for good.
fn answered(place: &dyn Place) -> Held {
    let (heaps, ..) = chips(place);
    let Some(moves) = moves(place, 1_000) else { return Held::Open };
    same(behind(heaps.clone()).sum(), 0).and(|| {
        all(moves.iter().map(|(text, next)| {
            let (then, own, other) = chips(&**next);
            let heap = (0..heaps.len()).find(|&i| heaps[i] != then[i]).expect("a heap changes");
            if then[heap] < heaps[heap] {
                let sum = behind(then.clone()).sum();
                return is(sum != 0 && then.iter().any(|size| size ^ sum < *size), || format!("{text} has no answer"));
            }
            let back = next.play(&format!("{}:{}->{}", heap + 1, then[heap], heaps[heap]));
            let Ok(back) = back else { return Held::False(format!("{text} cannot be taken back")) };
            let paid = then[heap] - heaps[heap];
            same(chips(&*back.next), (heaps.clone(), other, own + paid))
        }))
    })
}

fn proof_won(case: &Case) -> Held {
    answered(&*best_next(case))
}

/// The answers that are shown restore nim-sum 0.
fn proof_lost(case: &Case) -> Held {
    let place = &*case.met.place;
    let Some(Exhibit::Replies(rows)) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no answers are shown".into());
    };
    answered(place).and(|| {
        all(rows.iter().map(|(mv, answer)| {
            let then = place.play(mv).ok().and_then(|step| step.next.play(answer).ok());
            let heaps = then.map(|step| chips(&*step.next).0);
            is(heaps.is_some_and(|heaps| behind(heaps).sum() == 0), || format!("{mv} and {answer}"))
        }))
    })
}
