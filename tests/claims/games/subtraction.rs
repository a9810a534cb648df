//! What is said of `subtraction`, message by message.

mod heaps;

use ground::num::Nat;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{SOLVED, answers_hold, every_move_loses};
use heaps::{Heaps, is_lost_by_law, large_of, sum_of};

pub use heaps::{solved_to, takes_of};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("subtraction-ask-one", Question),
    ("subtraction-ask", Question),
    ("subtraction-ask-misere", Question),
    ("subtraction-look-one", Fact(look_one)),
    ("subtraction-look", Fact(sum_told)),
    ("subtraction-look-misere", Fact(look_misere)),
    ("subtraction-head-size", Part),
    ("subtraction-head-value", Part),
    ("subtraction-head-outcome", Part),
    ("subtraction-place", Fact(place)),
    ("subtraction-place-none", Fact(place_none)),
    ("subtraction-move", Fact(takes)),
    ("subtraction-move-misere", Fact(takes_misere)),
    ("subtraction-stall", Fact(stall)),
    ("subtraction-proof-won", Fact(proof_won)),
    ("subtraction-proof-lost", Fact(proof_lost)),
    ("subtraction-proof-misere", Fact(proof_misere)),
    ("subtraction-claim-one-won", Fact(claim_one_won)),
    ("subtraction-claim-one-lost", Fact(claim_one_lost)),
    ("subtraction-claim-won", Fact(claim_won)),
    ("subtraction-claim-lost", Fact(claim_lost)),
    ("subtraction-claim-misere-won", Fact(claim_misere_won)),
    ("subtraction-claim-misere-lost", Fact(claim_misere_lost)),
    ("subtraction-law", Source),
    ("subtraction-law-misere", Source),
    ("subtraction-beyond", Fact(beyond)),
    ("subtraction-unit", Fact(unit)),
    ("subtraction-period", Fact(period)),
    ("subtraction-period-below", Fact(period)),
    ("subtraction-by-mex", Fact(no_period)),
];

/// Values that are looked through for a period.
const LOOKED: usize = 1_000_000;

fn look_one(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let size = heaps.sizes[0];
        all([same(heaps.sizes.len(), 1), same(case.size("size"), size), same(case.size("value"), heaps.value(size))])
    })
}

/// The table tells sizes with their nim-values and who wins each of them alone; the sizes to be left are marked.
fn near(case: &Case, heaps: &Heaps) -> Held {
    let Some(Exhibit::Table { rows, focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let told = rows.iter().map(|row| {
        let size: usize = row[0].parse().expect("a size");
        let letter = if heaps.solved.lost[size] { "P" } else { "N" };
        same((row[1].as_str(), row[2].as_str()), (heaps.value(size).to_string().as_str(), letter))
    });
    let marked: Vec<usize> = focus.iter().map(|(row, _)| rows[*row][0].parse().expect("a size")).collect();
    let mut wanted = heaps.lefts(heaps.sizes[0]);
    wanted.retain(|left| rows.iter().any(|row| row[0] == left.to_string()));
    wanted.sort_unstable();
    all(told).and(|| same(marked, wanted))
}

fn sum_told(case: &Case) -> Held {
    Heaps::held(case, |heaps| same(case.size("sum"), sum_of(&heaps.values())))
}

fn look_misere(case: &Case) -> Held {
    Heaps::held(case, |heaps| same(case.size("large"), large_of(&heaps.values()))).and(|| sum_told(case))
}

fn place(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let (heap, left) = heaps.best(case);
        let size = heaps.sizes[heap];
        same(
            (case.size("heap"), case.size("size"), case.size("value"), case.size("wanted")),
            (heap + 1, size, heaps.value(size), heaps.value(left)),
        )
    })
}

fn place_none(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let size = heaps.sizes[case.size("heap") - 1];
        let keeps = heaps.lefts(size).into_iter().any(|left| heaps.value(left) == heaps.value(size));
        all([
            same(case.size("value"), heaps.value(size)),
            is(!keeps, || "a move keeps the value".into()),
            options_told(case, heaps, size),
            is_lost(heaps),
        ])
    })
}

/// The values that the moves of a heap leave, and the smallest that is missing.
fn options_told(case: &Case, heaps: &Heaps, size: usize) -> Held {
    let Some(Exhibit::Mex { options, mex }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no options are shown".into());
    };
    let told: Vec<Nat> = options.iter().map(|option| option.value.clone()).collect();
    let found: Vec<Nat> = heaps.lefts(size).into_iter().map(|left| Nat::from(heaps.value(left))).collect();
    same(told, found).and(|| same(mex.clone(), Nat::from(heaps.value(size))))
}

fn is_lost(heaps: &Heaps) -> Held {
    is(is_lost_by_law(&heaps.values(), heaps.is_misere), || "it is won".into())
}

fn takes(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let (heap, left) = heaps.best(case);
        let size = heaps.sizes[heap];
        all([
            same((case.size("heap"), case.size("count"), case.size("left")), (heap + 1, size - left, left)),
            same(case.size("wanted"), heaps.value(left)),
            same(sum_of(&heaps.after(case).values()), 0),
            if heaps.sizes.len() == 1 { near(case, heaps) } else { options_told(case, heaps, size) },
        ])
    })
}

fn takes_misere(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let (heap, left) = heaps.best(case);
        let after = heaps.after(case).values();
        all([
            same(
                (case.size("heap"), case.size("count"), case.size("left")),
                (heap + 1, heaps.sizes[heap] - left, left),
            ),
            same(case.size("wanted"), heaps.value(left)),
            same((case.size("large"), case.size("sum")), (large_of(&after), sum_of(&after))),
            options_told(case, heaps, heaps.sizes[heap]),
        ])
    })
}

fn stall(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let is_move = heap_is_lowered(heaps, case.size("heap"), case.size("count"));
        is_move.and(|| is_lost(heaps)).and(|| replies_told(case, heaps))
    })
    .and(|| every_move_loses(case))
}

fn heap_is_lowered(heaps: &Heaps, heap: usize, count: usize) -> Held {
    let size = heap.checked_sub(1).and_then(|i| heaps.sizes.get(i)).copied().unwrap_or_default();
    is(heaps.takes.contains(&count) && count <= size, || format!("{count} is not taken from heap {heap}"))
}

/// So many replies to the move win, of so many, and to no other move a smaller share.
fn replies_told(case: &Case, heaps: &Heaps) -> Held {
    let share = |next: &Heaps| {
        let thens = next.nexts();
        (thens.iter().filter(|(_, then)| is_lost_by_law(&then.values(), heaps.is_misere)).count(), thens.len())
    };
    let left = heaps.sizes[case.size("heap") - 1] - case.size("count");
    let (right, replies) = share(&heaps.with(case.size("heap") - 1, left));
    let shares: Vec<(usize, usize)> = heaps.nexts().iter().map(|(_, next)| share(next)).collect();
    let harder = shares.iter().take(64).find(|(other, of)| *of > 0 && other * replies < right * of);
    all([
        same((case.size("right"), case.size("replies")), (right, replies)),
        same(case.size("known"), 1 + usize::from(right < replies)),
        is(harder.is_none(), || format!("to another move {harder:?} win")),
    ])
}

/// After every move some move makes the nim-sum 0 again.
fn can_be_repaired(heaps: &Heaps) -> Held {
    all(heaps.nexts().iter().map(|(_, next)| {
        let repaired = next.nexts().iter().any(|(_, then)| sum_of(&then.values()) == 0);
        is(sum_of(&next.values()) != 0 && repaired, || format!("{:?} stays as it is", next.sizes))
    }))
}

fn proof_won(case: &Case) -> Held {
    Heaps::held(case, |heaps| can_be_repaired(&heaps.after(case)))
}

fn proof_lost(case: &Case) -> Held {
    Heaps::held(case, can_be_repaired).and(|| answers_hold(case, &*case.met.place))
}

/// From what the winner leaves, each move can be answered so that the law loses again; values 1 are heaps whose smallest take leaves 0.
fn proof_misere(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let least = case.size("least");
        let is_lost = is_lost_by_law(&heaps.values(), true);
        let left = if is_lost { heaps.with(0, heaps.sizes[0]) } else { heaps.after(case) };
        let answered = left.nexts().into_iter().all(|(_, next)| {
            let ended = next.nexts().is_empty();
            ended || next.nexts().iter().any(|(_, then)| is_lost_by_law(&then.values(), true))
        });
        let pairs = (least..heaps.solved.values.len()).all(|n| (heaps.value(n) == 1) == (heaps.value(n - least) == 0));
        all([
            same(least, heaps.takes[0]),
            is(is_lost_by_law(&left.values(), true), || "what is left is won".into()),
            is(answered, || "a move has no answer".into()),
            is(pairs, || "a value 1 is no value 0 and the smallest take".into()),
            same((case.size("large"), case.size("won") == 1), (large_of(&left.values()), !is_lost)),
        ])
    })
    .and(|| answers_hold(case, &*left_by(case)))
}

/// The position that is lost: this one, or what the best move leaves.
fn left_by(case: &Case) -> std::sync::Arc<dyn duel::place::Place> {
    if case.size("won") == 1 { crate::referee::best_next(case) } else { case.met.place.clone() }
}

fn claim_one_won(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let size = heaps.sizes[0];
        let zero = heaps.lefts(size).into_iter().filter(|left| heaps.value(*left) == 0).count();
        all([
            same((case.size("size"), case.size("value"), case.size("moves")), (size, heaps.value(size), zero)),
            is(!heaps.solved.lost[size], || "it is lost".into()),
        ])
    })
}

fn claim_one_lost(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let size = heaps.sizes[0];
        same((case.size("size"), 0), (size, heaps.value(size)))
            .and(|| is(heaps.solved.lost[size], || "it is won".into()))
    })
}

/// As many moves win by the law as are told.
fn moves_told(case: &Case, heaps: &Heaps) -> Held {
    let lost = |(_, next): &(usize, Heaps)| is_lost_by_law(&next.values(), heaps.is_misere);
    same(case.size("moves"), heaps.nexts().iter().filter(|next| lost(next)).count())
}

fn claim_won(case: &Case) -> Held {
    sum_told(case).and(|| {
        Heaps::held(case, |heaps| {
            moves_told(case, heaps).and(|| is(!is_lost_by_law(&heaps.values(), false), || "it is lost".into()))
        })
    })
}

fn claim_lost(case: &Case) -> Held {
    Heaps::held(case, |heaps| same(sum_of(&heaps.values()), 0))
}

fn claim_misere_won(case: &Case) -> Held {
    Heaps::held(case, |heaps| {
        let values = heaps.values();
        all([
            same((case.size("large"), case.size("sum")), (large_of(&values), sum_of(&values))),
            is(!is_lost_by_law(&values, true), || "it is lost".into()),
            moves_told(case, heaps),
        ])
    })
}

fn claim_misere_lost(case: &Case) -> Held {
    Heaps::held(case, |heaps| same(case.size("large"), large_of(&heaps.values())).and(|| is_lost(heaps)))
        .and(|| every_move_loses(case))
}

fn beyond(case: &Case) -> Held {
    let beyond = case.nat("beyond");
    let takes: Vec<Nat> = case.met.param("take").split(',').filter_map(|take| take.trim().parse().ok()).collect();
    let heaps: Vec<Nat> = case.met.place.text().split(',').filter_map(|size| size.parse().ok()).collect();
    is(takes.contains(&beyond) && heaps.iter().all(|size| *size < beyond), || "such a take fits".into())
}

fn unit(case: &Case) -> Held {
    let unit = case.size("unit");
    let takes = takes_of(case);
    let solved = solved_to(&takes, SOLVED.min(20 * unit), false);
    is(takes.iter().all(|take| take.is_multiple_of(unit)), || "a take is no multiple".into()).and(|| {
        is((0..solved.values.len()).all(|n| solved.values[n] == solved.values[n / unit * unit]), || "no".into())
    })
}

/// The values repeat from there on, as far as a plain table goes, and the least period is told.
fn period(case: &Case) -> Held {
    let (period, from, to, window) = (case.size("period"), case.size("from"), case.size("to"), case.size("window"));
    let mut takes = takes_of(case);
    if case.says.key.ends_with("below") {
        let most = case.size("beyond");
        takes.retain(|take| *take < most);
    }
    let unit = takes.iter().fold(0, |unit, take| gcd(unit, *take));
    for take in &mut takes {
        *take /= unit;
    }
    let (length, most) = (to + period + 1, *takes.last().expect("there is a take"));
    if length > 20 * SOLVED {
        return Held::Open;
    }
    let values = solved_to(&takes, length.max(SOLVED), false).values;
    let repeats = |p: usize, from: usize| (from..values.len() - p).all(|n| values[n] == values[n + p]);
    all([
        is(repeats(period, from), || "a value does not repeat".into()),
        is(from == 0 || values[from - 1] != values[from - 1 + period], || "it repeats earlier".into()),
        is((1..period).all(|shorter| !repeats(shorter, from)), || "a shorter period will do".into()),
        same(window, most),
        if case.says.key.ends_with("below") { Held::True } else { same(case.size("whole"), period * unit) },
        same(to + 1, from + period + window),
    ])
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// No period is certified: that would take as many repeats as the largest take.
fn no_period(case: &Case) -> Held {
    let mut takes = takes_of(case);
    let unit = takes.iter().fold(0, |unit, take| gcd(unit, *take));
    for take in &mut takes {
        *take /= unit;
    }
    let window = *takes.last().expect("there is a take");
    if window > LOOKED {
        return Held::True;
    }
    let values = solved_to(&takes, SOLVED, false).values;
    let repeats = |period: usize| {
        let repeated = (0..values.len() - period).rev().take_while(|n| values[*n] == values[n + period]).count();
        repeated >= window
    };
    let seen = (1..SOLVED).take_while(|period| period + window < values.len()).find(|period| repeats(*period));
    is(seen.is_none(), || format!("period {seen:?}"))
}
