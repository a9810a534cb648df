//! What is said of `schuh`, message by message.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use duel::place::Place;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits;
use crate::heaps::known;
use crate::purse::work;
use crate::referee::best_next;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("schuh-claim-won", Fact(claim_won)),
    ("schuh-claim-lost", Fact(every_move_loses)),
    ("schuh-ask", Question),
    ("schuh-ask-arms", Question),
    ("schuh-ask-board", Question),
    ("schuh-ask-last", Question),
    ("schuh-look-only", Fact(look_last)),
    ("schuh-look-last", Fact(look_last)),
    ("schuh-look-last-many", Fact(look_last)),
    ("schuh-look-left", Fact(look_left)),
    ("schuh-look-box", Fact(look_box)),
    ("schuh-look-arms", Fact(look_arms)),
    ("schuh-look-two", Fact(look_two)),
    ("schuh-look-equal", Fact(look_equal)),
    ("schuh-look-board", Fact(look_board)),
    ("schuh-head-powers", Part),
    ("schuh-place", Fact(place)),
    ("schuh-place-none", Fact(place_none)),
    ("schuh-place-last", Fact(place_last)),
    ("schuh-move", Fact(names)),
    ("schuh-move-many", Fact(names_many)),
    ("schuh-move-arms", Fact(names_to_arms)),
    ("schuh-move-end", Fact(names_last)),
    ("schuh-stall", Fact(stall)),
    ("schuh-proof-arms", Fact(proof_arms)),
    ("schuh-proof-two", Fact(proof_two)),
    ("schuh-proof-won", Fact(proof_won)),
    ("schuh-proof-lost", Fact(proof_lost)),
    ("schuh-head-named", Part),
    ("schuh-head-answer", Part),
    ("schuh-head-left", Part),
    ("schuh-law-rule", Source),
    ("schuh-law-board", Fact(look_board)),
    ("schuh-law-arms", Fact(arms_decide)),
    ("schuh-law-equal", Fact(law_equal)),
    ("schuh-law-numbered", Source),
    ("schuh-law-searched", Source),
    ("schuh-law-stealing", Fact(stealing)),
];

/// The divisors that can be named, as the moves tell.
fn free(place: &dyn Place) -> BTreeSet<u64> {
    let (moves, _) = place.moves(20_000);
    moves.iter().filter_map(|divisor| divisor.parse().ok()).collect()
}

fn here(case: &Case) -> BTreeSet<u64> {
    free(&*case.met.place)
}

/// What is left when one of them is named: its multiples go.
fn without(free: &BTreeSet<u64>, named: u64) -> BTreeSet<u64> {
    free.iter().filter(|other| *other % named != 0).copied().collect()
}

/// Sets of divisors that are solved for one question at most.
const ROOM: usize = 3_000;

/// Whether who must name among these loses, by trying everything; `None`: too large.
fn is_lost(free: &BTreeSet<u64>) -> Option<bool> {
    thread_local! {
        static KNOWN: RefCell<HashMap<BTreeSet<u64>, bool>> = RefCell::default();
    }
    fn search(free: &BTreeSet<u64>, known: &mut HashMap<BTreeSet<u64>, bool>, room: &mut usize) -> Option<bool> {
        if let Some(lost) = known.get(free) {
            return Some(*lost);
        }
        *room = room.checked_sub(1)?;
        let mut lost = true;
        for named in free {
            lost &= !search(&without(free, *named), known, room)?;
            if !lost {
                break;
            }
        }
        known.insert(free.clone(), lost);
        Some(lost)
    }
    KNOWN.with_borrow_mut(|known| search(free, known, &mut ROOM.clone()))
}

/// This set is lost for who must name.
fn lost_is(free: &BTreeSet<u64>, wanted: bool) -> Held {
    known(is_lost(free), |lost| same(lost, wanted))
}

fn every_move_loses(case: &Case) -> Held {
    lost_is(&here(case), true)
}

/// The divisors that win.
fn winning(case: &Case) -> Option<Vec<u64>> {
    let free = here(case);
    let mut winning = Vec::new();
    for named in &free {
        if is_lost(&without(&free, *named))? {
            winning.push(*named);
        }
    }
    Some(winning)
}

/// The prime factors of the number, each once.
fn primes(case: &Case) -> Vec<u64> {
    let text = case.met.place.text();
    let mut number: u64 = text.split(':').next().and_then(|number| number.parse().ok()).expect("a number");
    let (mut primes, mut prime) = (Vec::new(), 2);
    while number > 1 {
        if number.is_multiple_of(prime) {
            primes.push(prime);
        }
        while number.is_multiple_of(prime) {
            number /= prime;
        }
        prime += 1;
    }
    primes
}

/// The powers of a prime that can be named.
fn powers(free: &BTreeSet<u64>, prime: u64) -> usize {
    (1..64).map_while(|e| prime.checked_pow(e)).filter(|power| free.contains(power)).count()
}

/// The lengths of the rows of the table, with 1 in the corner: first the powers of one prime, then its products with the other, and so on.
fn rows(free: &BTreeSet<u64>, along: u64, down: u64) -> Vec<usize> {
    let row =
        |j: u32| (0..64u32).map_while(|i| along.checked_pow(i)?.checked_mul(down.checked_pow(j)?)).collect::<Vec<_>>();
    let length = |j: u32| row(j).iter().filter(|divisor| **divisor == 1 || free.contains(divisor)).count();
    (0..63).map(length).take_while(|length| *length > 0).collect()
}

fn claim_won(case: &Case) -> Held {
    known(winning(case), |winning| same(case.size("moves"), winning.len()))
}

/// All that can be named are multiples of this one.
fn look_last(case: &Case) -> Held {
    let (free, divisor) = (here(case), case.size("divisor") as u64);
    let told = match case.says.key.as_ref() {
        "schuh-look-only" => same(free.len(), 1),
        "schuh-look-last" => same(case.texts("left"), free.iter().map(ToString::to_string).collect()),
        _ => same(case.size("left"), free.len()),
    };
    let is_first = free.contains(&divisor) && free.iter().all(|other| other.is_multiple_of(divisor));
    is(is_first, || format!("{divisor} does not divide all of {free:?}")).and(|| told)
}

/// These can be named, and naming one takes away its multiples, and nothing else.
fn look_left(case: &Case) -> Held {
    let free = here(case);
    let left: Vec<String> = free.iter().map(ToString::to_string).collect();
    same((case.size("count"), case.texts("left")), (left.len(), left)).and(|| takes_multiples(case))
}

/// What can be named is made of so many primes; naming one divisor takes away its multiples, and nothing else.
fn look_box(case: &Case) -> Held {
    let free = here(case);
    let left = primes(case).into_iter().filter(|prime| free.iter().any(|divisor| divisor.is_multiple_of(*prime)));
    same([case.size("count"), case.size("primes")], [free.len(), left.count()]).and(|| takes_multiples(case))
}

fn takes_multiples(case: &Case) -> Held {
    let free = here(case);
    all(free.iter().map(|divisor| match case.met.place.play(&divisor.to_string()) {
        Ok(step) => {
            let left: BTreeSet<u64> = free.iter().filter(|other| *other % divisor != 0).copied().collect();
            same(self::free(&*step.next), left)
        }
        Err(_) => Held::False(format!("{divisor} cannot be named")),
    }))
}

fn look_board(case: &Case) -> Held {
    is(primes(case).len() <= 2, || format!("{:?}", primes(case)))
}

/// Only powers of single primes are left, in heaps of these sizes.
fn only_powers(case: &Case, free: &BTreeSet<u64>) -> Option<Vec<usize>> {
    let mut heaps: Vec<usize> = primes(case).iter().map(|prime| powers(free, *prime)).collect();
    heaps.sort_unstable();
    (heaps.iter().sum::<usize>() == free.len()).then_some(heaps)
}

fn look_arms(case: &Case) -> Held {
    let mut told = vec![case.size("right"), case.size("down")];
    told.sort_unstable();
    let Some(mut heaps) = only_powers(case, &here(case)) else { return Held::False("a product is left".into()) };
    while heaps.len() < 2 {
        heaps.insert(0, 0);
    }
    same(told, heaps)
}

/// The lengths of two rows, the longer first, if no more than two are left.
fn two_rows(case: &Case, free: &BTreeSet<u64>) -> Option<(usize, usize)> {
    let &[p, q] = &primes(case)[..] else { return None };
    [rows(free, p, q), rows(free, q, p)].into_iter().find(|rows| rows.len() == 2).map(|rows| (rows[0], rows[1]))
}

/// Two rows are left, and they are lost exactly when the second is one shorter.
fn two_rows_decide(case: &Case) -> Held {
    let Some((long, short)) = two_rows(case, &here(case)) else { return Held::False("there are other rows".into()) };
    lost_is(&here(case), short + 1 == long)
}

/// The two rows or columns have so many cells, the longer one counted with 1.
fn look_two(case: &Case) -> Held {
    let told = (case.size("long"), case.size("short"));
    same(two_rows(case, &here(case)), Some(told)).and(|| two_rows_decide(case))
}

fn look_equal(case: &Case) -> Held {
    let (free, primes) = (here(case), primes(case));
    let heaps: Vec<usize> = primes.iter().map(|prime| powers(&free, *prime)).collect();
    same(heaps, vec![case.size("power"); 2]).and(|| is(free.contains(&primes.iter().product()), || "no product".into()))
}

fn law_equal(case: &Case) -> Held {
    let product: u64 = primes(case).iter().product();
    match case.met.place.play(&product.to_string()) {
        Ok(step) => {
            let heaps = only_powers(case, &free(&*step.next));
            is(heaps.is_some_and(|heaps| heaps[0] == heaps[1]), || "other heaps are left".into())
                .and(|| lost_is(&free(&*step.next), true))
        }
        Err(_) => Held::False(format!("{product} cannot be named")),
    }
}

fn arms_decide(case: &Case) -> Held {
    let Some(heaps) = only_powers(case, &here(case)) else { return Held::False("a product is left".into()) };
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    lost_is(&here(case), sum == 0)
}

fn best(case: &Case) -> u64 {
    case.met.answer.best[0].parse().expect("a divisor")
}

fn place(case: &Case) -> Held {
    let prime = case.size("prime") as u64;
    let power = case.size("power") as u32;
    let is_so =
        power > 0 && best(case).is_multiple_of(prime.pow(power)) && !best(case).is_multiple_of(prime.pow(power + 1));
    is(primes(case).contains(&prime) && is_so, || format!("{} is named", best(case)))
}

fn place_none(case: &Case) -> Held {
    same(case.size("moves"), here(case).len()).and(|| every_move_loses(case))
}

/// The best is the least of so many.
fn place_last(case: &Case) -> Held {
    let free = here(case);
    same((case.size("count"), Some(&best(case))), (free.len(), free.first()))
}

fn named(case: &Case) -> Held {
    same(case.size("divisor") as u64, best(case)).and(|| lost_is(&free(&*best_next(case)), true))
}

fn names(case: &Case) -> Held {
    let left: Vec<String> = free(&*best_next(case)).iter().map(ToString::to_string).collect();
    named(case).and(|| same(case.texts("left"), left))
}

fn names_many(case: &Case) -> Held {
    named(case).and(|| same(case.size("left"), free(&*best_next(case)).len()))
}

fn names_to_arms(case: &Case) -> Held {
    let heaps = only_powers(case, &free(&*best_next(case)));
    named(case).and(|| same(heaps, Some(vec![case.size("power"); 2])))
}

fn names_last(case: &Case) -> Held {
    named(case).and(|| is(best_next(case).ending().is_some(), || "more can be named".into()))
}

fn stall(case: &Case) -> Held {
    same(case.size("divisor") as u64, best(case)).and(|| every_move_loses(case))
}

/// What must be answered: the position that the winner leaves, or this one if it is lost.
fn lost_one(case: &Case) -> Option<std::sync::Arc<dyn Place>> {
    Some(if is_lost(&here(case))? { case.met.place.clone() } else { best_next(case) })
}

fn proof_arms(case: &Case) -> Held {
    known(lost_one(case), |lost| {
        let heaps = only_powers(case, &free(&*lost));
        is(heaps.is_some_and(|heaps| heaps.len() == 2 && heaps[0] == heaps[1]), || "the heaps differ".into())
    })
}

/// Whatever is named, some answer leaves two rows with the second one shorter, or only 1.
fn proof_two(case: &Case) -> Held {
    known(lost_one(case), |lost| {
        let &[p, q] = &primes(case)[..] else { return Held::False("other primes".into()) };
        // The longer row, and what the second one is: of a lone row nothing.
        let shapes = |free: &BTreeSet<u64>| {
            work(free.len());
            let rows = [rows(free, p, q), rows(free, q, p)];
            rows.into_iter().any(|rows| rows.len() <= 2 && rows[0] == rows.get(1).copied().unwrap_or(0) + 1)
        };
        let free_here = free(&*lost);
        is(shapes(&free_here), || format!("{free_here:?}")).and(|| {
            all(free_here.iter().map(|named| {
                let left: BTreeSet<u64> = free_here.iter().filter(|other| *other % named != 0).copied().collect();
                let answered = left
                    .iter()
                    .any(|answer| shapes(&left.iter().filter(|other| *other % answer != 0).copied().collect()));
                is(answered, || format!("{named} has no such answer"))
            }))
        })
    })
}

/// The rows name every divisor, as far as they go, with an answer that wins, and what can be named after it.
fn answered(case: &Case, free: &BTreeSet<u64>) -> Held {
    let told = exhibits::rows(case);
    let number = |text: &str| text.parse::<u64>().expect("a divisor");
    let named = told.iter().map(|row| number(&row[0])).collect();
    same::<Vec<u64>>(named, free.iter().copied().take(40).collect()).and(|| {
        all(told.iter().map(|row| {
            let (left, answer) = (without(free, number(&row[0])), number(&row[1]));
            let then = without(&left, answer);
            let listed = match then.len() {
                0 => "–".to_owned(),
                1..=12 => then.iter().map(u64::to_string).collect::<Vec<_>>().join(" "),
                count => format!("({count})"),
            };
            is(left.contains(&answer), || format!("{answer} cannot be named after {}", row[0]))
                .and(|| same(row[2].clone(), listed))
                .and(|| lost_is(&then, true))
        }))
    })
}

fn proof_won(case: &Case) -> Held {
    answered(case, &free(&*best_next(case)))
}

fn proof_lost(case: &Case) -> Held {
    answered(case, &here(case)).and(|| every_move_loses(case))
}

fn stealing(case: &Case) -> Held {
    lost_is(&here(case), false)
}
