//! What is said of `wythoff`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{known, rows_told, sizes};
use crate::referee::{best_next, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("wythoff-ask", Question),
    ("wythoff-ask-all", Question),
    ("wythoff-look-all", Fact(look_all)),
    ("wythoff-place-all", Fact(all_taken)),
    ("wythoff-move-all", Fact(all_taken)),
    ("wythoff-claim-all", Fact(claim_all)),
    ("wythoff-list", Fact(list)),
    ("wythoff-list-many", Fact(list)),
    ("wythoff-list-misere", Fact(list)),
    ("wythoff-list-misere-many", Fact(list)),
    ("wythoff-place-keeps", Fact(keeps)),
    ("wythoff-place-both", Fact(both)),
    ("wythoff-place-none", Fact(place_none)),
    ("wythoff-move", Fact(takes)),
    ("wythoff-all", Fact(all_moves)),
    ("wythoff-stall", Fact(stall)),
    ("wythoff-stall-last", Fact(stall_last)),
    ("wythoff-proof-won", Fact(proof_won)),
    ("wythoff-proof-won-misere", Fact(proof_won)),
    ("wythoff-proof-end", Fact(proof_end)),
    ("wythoff-proof-lost", Fact(proof_lost)),
    ("wythoff-proof-lost-many", Fact(proof_lost)),
    ("wythoff-proof-lost-misere", Fact(proof_lost)),
    ("wythoff-claim-won", Fact(claim_won)),
    ("wythoff-claim-lost", Fact(claim_lost)),
    ("wythoff-misere-one", Fact(first_pairs)),
    ("wythoff-misere-many", Fact(first_pairs)),
    ("wythoff-law", Fact(law)),
    ("wythoff-law-many", Fact(law)),
    ("wythoff-law-misere", Fact(law)),
    ("wythoff-law-misere-many", Fact(law)),
];

/// Sizes up to which all pairs are tried.
const TRIED: usize = 160;

type Pair = (usize, usize);

/// Two heaps with their t, and every lost pair, smaller heap first, as far as all pairs were tried.
struct Two {
    here: Pair,
    t: usize,
    is_misere: bool,
    lost: Vec<Pair>,
}

impl Two {
    fn of(case: &Case) -> Option<Two> {
        let sizes = sizes(&*case.met.place)?;
        let here = (usize::try_from(sizes[0]).ok()?, usize::try_from(sizes[1]).ok()?);
        let t: usize = case.met.param("t").parse().ok()?;
        if here.0.max(here.1) > TRIED {
            return None;
        }
        let is_misere = case.met.is_misere();
        Some(Two { here, t, is_misere, lost: lost_pairs(t, is_misere) })
    }

    fn held(case: &Case, hold: impl FnOnce(&Two) -> Held) -> Held {
        known(Two::of(case), |two| hold(&two))
    }

    fn is_lost(&self, (a, b): Pair) -> bool {
        self.lost.contains(&(a.min(b), a.max(b)))
    }

    /// The pair of this number, by the rule that the list is told with.
    fn pair(&self, k: usize) -> Option<Pair> {
        self.told().get(k).copied()
    }

    /// The list by its rule: the least number not used before, and a difference that grows with k.
    fn told(&self) -> Vec<Pair> {
        let mut pairs: Vec<Pair> = if self.is_misere && self.t == 1 { vec![(2, 2), (0, 1)] } else { Vec::new() };
        let more = usize::from(self.is_misere && self.t > 1);
        loop {
            let k = pairs.len();
            let a =
                (0..=2 * TRIED).find(|n| pairs.iter().all(|(a, b)| a != n && b != n)).expect("there are finitely many");
            if a + self.t * k + more > TRIED {
                return pairs;
            }
            pairs.push((a, a + self.t * k + more));
        }
    }

    fn left(case: &Case) -> Option<Pair> {
        let sizes = sizes(&*best_next(case))?;
        Some((sizes[0] as usize, sizes[1] as usize))
    }
}

/// All pairs that are lost, by trying: what is left beyond those that reach a lost one.
fn lost_pairs(t: usize, is_misere: bool) -> Vec<Pair> {
    let mut won = vec![vec![false; TRIED + 1]; TRIED + 1];
    let mut lost = Vec::new();
    for a in 0..=TRIED {
        for b in 0..=TRIED {
            if won[a][b] || is_misere && a + b == 0 {
                continue;
            }
            if a <= b {
                lost.push((a, b));
            }
            (b + 1..=TRIED).for_each(|more| won[a][more] = true);
            (a + 1..=TRIED).for_each(|more| won[more][b] = true);
            for x in 1..=TRIED - a {
                let near = (x + 1).saturating_sub(t).max(1)..=(x + t - 1).min(TRIED - b);
                near.for_each(|y| won[a + x][b + y] = true);
            }
        }
    }
    lost
}

/// The list by its rule is the list of the lost pairs, and the rows are of it.
fn list(case: &Case) -> Held {
    Two::held(case, |two| {
        let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
            return Held::False("no list is shown".into());
        };
        let mut told = two.told();
        let rows = rows.iter().map(|row| {
            let number: Vec<usize> = row.iter().map(|cell| cell.parse().expect("a number")).collect();
            let pair = two.pair(number[0]);
            pair.map_or(Held::Open, |(a, b)| same((number[1], number[2], number[3]), (a, b, b - a)))
        });
        let rows = all(rows);
        told.sort_unstable();
        same(told, two.lost.clone())
            .and(|| rows)
            .and(|| if case.says.args.is_empty() { same(two.t, 1) } else { same(case.size("t"), two.t) })
    })
}

fn keeps(case: &Case) -> Held {
    Two::held(case, |two| {
        let (heap, size, other) = (case.size("heap"), case.size("size"), case.size("other"));
        let left = if heap == 1 { (size, other) } else { (other, size) };
        all([
            same(Two::left(case), Some(left)),
            same(size, if heap == 1 { two.here.0 } else { two.here.1 }),
            same(two.pair(case.size("k")), Some((size.min(other), size.max(other)))),
        ])
    })
}

fn both(case: &Case) -> Held {
    Two::held(case, |two| {
        let Some((a, b)) = Two::left(case) else { return Held::Open };
        all([
            is(a < two.here.0 && b < two.here.1, || "one heap stays".into()),
            same(two.pair(case.size("k")), Some((a.min(b), a.max(b)))),
            same(case.size("difference"), a.abs_diff(b)),
        ])
    })
}

/// No partner but each other, and no lost pair is reached by lowering both.
fn place_none(case: &Case) -> Held {
    Two::held(case, |two| {
        let (a, b) = (two.here.0.min(two.here.1), two.here.0.max(two.here.1));
        let other = two.lost.iter().find(|(x, y)| ([a, b].contains(x) || [a, b].contains(y)) && (*x, *y) != (a, b));
        let shrinks = two
            .lost
            .iter()
            .flat_map(|&(x, y)| [(x, y), (y, x)])
            .find(|&(x, y)| x < a && y < b && (a - x).abs_diff(b - y) < two.t);
        all([
            same((case.size("a"), case.size("b"), case.size("difference")), (a, b, b - a)),
            is(other.is_none(), || format!("{other:?} is a pair too")),
            is(shrinks.is_none(), || format!("{shrinks:?} is within reach")),
        ])
    })
}

fn takes(case: &Case) -> Held {
    Two::held(case, |two| {
        let Some((a, b)) = Two::left(case) else { return Held::Open };
        same(case.text("left").to_owned(), format!("{a},{b}"))
            .and(|| same(two.pair(case.size("k")), Some((a.min(b), a.max(b)))))
    })
}

fn winning(case: &Case, two: &Two) -> Option<Vec<String>> {
    let moves = moves(&*case.met.place, 100_000)?;
    let lost = |next: &[u64]| two.is_lost((next[0] as usize, next[1] as usize));
    Some(
        moves
            .into_iter()
            .filter(|(_, next)| sizes(&**next).is_some_and(|next| lost(&next)))
            .map(|(mv, _)| mv)
            .collect(),
    )
}

fn all_moves(case: &Case) -> Held {
    Two::held(case, |two| {
        known(winning(case, two), |mut winning| {
            let mut told = case.texts("moves");
            told.sort_unstable();
            winning.sort_unstable();
            same(told, winning)
        })
    })
}

fn stall(case: &Case) -> Held {
    Two::held(case, |two| is(two.is_lost(two.here), || "it is won".into()))
        .and(|| is(best_next(case).ending().is_none(), || "the game is over then".into()))
}

/// Every move takes the last counter, and loses.
fn stall_last(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    is(case.met.is_misere(), || "the last counter wins".into())
        .and(|| is(moves.iter().all(|(_, next)| next.ending().is_some()), || "play can go on".into()))
}

/// Whatever leaves a pair of the list leaves the list, and then some move leads back, unless no counter is left.
fn leaves_and_comes_back(two: &Two, (a, b): Pair) -> Held {
    let lefts = (0..=a)
        .flat_map(|x| (0..=b).map(move |y| (x, y)))
        .filter(|&(x, y)| (x, y) != (a, b) && (x == a || y == b || (a - x).abs_diff(b - y) < two.t));
    all(lefts.map(|left| {
        let comes_back = (0..=left.0).flat_map(|x| (0..=left.1).map(move |y| (x, y))).any(|(x, y)| {
            (x, y) != left
                && (x == left.0 || y == left.1 || (left.0 - x).abs_diff(left.1 - y) < two.t)
                && two.is_lost((x, y))
        });
        is(!two.is_lost(left), || format!("{left:?} is on the list")).and(|| {
            let is_end = two.is_misere && left == (0, 0);
            is(comes_back || is_end, || format!("{left:?} does not lead back"))
        })
    }))
}

/// Every number is in one pair, and differences are too far apart; only in misère play does the sentence speak of an empty table.
fn proof_won(case: &Case) -> Held {
    Two::held(case, |two| {
        let Some(left) = Two::left(case) else { return Held::Open };
        let told = two.told();
        let near =
            told.iter().enumerate().find(|(i, (a, b))| told[..*i].iter().any(|(x, y)| (b - a).abs_diff(y - x) < two.t));
        all([
            same(two.is_misere, &*case.says.key == "wythoff-proof-won-misere"),
            is(best_next(case).ending().is_none(), || "the opponent has no move".into()),
            is(near.is_none(), || format!("{near:?} has a difference near to another")),
            leaves_and_comes_back(two, left),
        ])
    })
}

fn proof_end(case: &Case) -> Held {
    is(best_next(case).ending().is_some() && !case.met.is_misere(), || "play goes on".into())
}

fn proof_lost(case: &Case) -> Held {
    Two::held(case, |two| {
        let (here, key): (Pair, &str) = (two.here, &case.says.key);
        let named = match key {
            "wythoff-proof-lost" => same((two.t, two.is_misere), (1, false)),
            "wythoff-proof-lost-many" => same((case.size("t"), two.is_misere), (two.t, false)),
            _ => is(two.is_misere, || "it is normal play".into()),
        };
        named.and(|| place_none_differs(two)).and(|| leaves_and_comes_back(two, here))
    })
    .and(|| rows_told(case, &*case.met.place))
}

/// The difference is too far from that of every other pair to be reached.
fn place_none_differs(two: &Two) -> Held {
    let difference = two.here.0.abs_diff(two.here.1);
    let near = two.lost.iter().find(|(a, b)| {
        (*a, *b) != (two.here.0.min(two.here.1), two.here.0.max(two.here.1)) && (b - a).abs_diff(difference) < two.t
    });
    is(near.is_none(), || format!("{near:?} is near"))
}

/// The move takes everything and wins.
fn all_taken(case: &Case) -> Held {
    same(Two::left(case), Some((0, 0))).and(|| is(!case.met.is_misere(), || "the last counter loses".into()))
}

fn look_all(case: &Case) -> Held {
    Two::held(case, |two| {
        let (a, b) = (two.here.0.min(two.here.1), two.here.0.max(two.here.1));
        same((case.size("a"), case.size("b")), (a, b))
            .and(|| is(a == 0 || b - a < two.t, || "they are too unlike".into()))
    })
}

fn claim_all(case: &Case) -> Held {
    all_taken(case)
        .and(|| Two::held(case, |two| known(winning(case, two), |winning| same(case.size("moves"), winning.len()))))
}

fn claim_won(case: &Case) -> Held {
    Two::held(case, |two| {
        let Some((a, b)) = Two::left(case) else { return Held::Open };
        let left = (a.min(b), a.max(b));
        known(winning(case, two), |winning| {
            all([
                is(!two.is_lost(two.here), || "the heaps are a pair".into()),
                same((case.size("a"), case.size("b")), left),
                same(two.pair(case.size("k")), Some(left)),
                same(case.size("moves"), winning.len()),
            ])
        })
    })
}

fn claim_lost(case: &Case) -> Held {
    Two::held(case, |two| {
        let here = (two.here.0.min(two.here.1), two.here.0.max(two.here.1));
        all([
            same((case.size("a"), case.size("b")), here),
            same(two.pair(case.size("k")), Some(here)),
            is(two.is_lost(here), || "it is won".into()),
        ])
    })
}

/// How the list of misère play begins, and where it is that of normal play.
fn first_pairs(case: &Case) -> Held {
    Two::held(case, |two| {
        let normal = lost_pairs(two.t, false);
        let begins = two.is_lost((0, 1)) && !two.is_lost((0, 0)) && two.is_misere;
        let differs: Vec<Pair> = two
            .lost
            .iter()
            .chain(&normal)
            .copied()
            .filter(|pair| two.lost.contains(pair) != normal.contains(pair))
            .collect();
        if two.t == 1 {
            is(begins && !two.is_lost((1, 2)) && two.is_lost((2, 2)), || format!("{:?}", two.lost))
                .and(|| is(differs.iter().all(|(a, _)| *a < 3), || format!("{differs:?}")))
        } else {
            is(begins && differs.len() > 10, || format!("{differs:?}"))
        }
    })
}

/// The first heaps of the pairs are whole parts of multiples of an irrational number, decided here in whole numbers.
fn law(case: &Case) -> Held {
    Two::held(case, |two| {
        let t = two.t as u128;
        let from = if two.is_misere && t == 1 { 2 } else { 0 };
        let wrong = two.told().into_iter().enumerate().skip(from).find(|(k, (a, _))| {
            let (k, a) = (*k as u128, *a as u128);
            // a <= α k < a + 1 with α = (2 - t + √(t² + 4))/2, or kα + 1/α, where 1/α = (t - 2 + √(t² + 4))/(2t).
            if two.is_misere && t > 1 {
                // 2t times both sides: (k t + 1)√(t² + 4) + k t (2 - t) + t - 2 lies between 2ta and 2t(a + 1).
                let root = root_of((k * t + 1) * (k * t + 1) * (t * t + 4));
                let plus = 2 * k * t + t;
                let minus = k * t * t + 2;
                let found = (root + plus - minus) / (2 * t);
                found != a
            } else {
                let root = root_of(k * k * (t * t + 4));
                let found = (root + 2 * k - k * t) / 2;
                found != a
            }
        });
        is(wrong.is_none(), || format!("not so at {wrong:?}"))
            .and(|| if case.says.args.is_empty() { same(two.t, 1) } else { same(case.size("t"), two.t) })
    })
}

/// The square root, rounded down.
fn root_of(n: u128) -> u128 {
    let (mut low, mut high) = (0, 1 << 40);
    while low + 1 < high {
        let middle = u128::midpoint(low, high);
        if middle * middle <= n {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}
