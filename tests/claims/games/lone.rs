//! What is said of one heap with fixed takes in misère play, message by message.

use ::solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::subtraction::{solved_to, takes_of};
use crate::heaps::{SOLVED, Solved, answers_hold_first, every_move_loses, known, lone_lefts, mex, solve};
use crate::referee::{best_next, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("lone-ask", Question),
    ("lone-look-rests", Fact(look_rests)),
    ("lone-look-list", Fact(look_list)),
    ("lone-look-value", Fact(look_value)),
    ("lone-place", Fact(lefts_told)),
    ("lone-place-many", Fact(count_told)),
    ("lone-place-none", Fact(none_lost)),
    ("lone-place-none-many", Fact(none_lost)),
    ("lone-move", Fact(takes)),
    ("lone-stall", Fact(stall)),
    ("lone-stall-last", Fact(stall_last)),
    ("lone-proof-won", Fact(proof_won)),
    ("lone-proof-lost", Fact(proof_lost)),
    ("lone-claim-won", Fact(claim_won)),
    ("lone-claim-lost", Fact(claim_lost)),
    ("lone-head-rest", Part),
    ("lone-head-take", Part),
    ("lone-rounds", Fact(rounds)),
    ("lone-law", Fact(law)),
    ("lone-law-sum", Fact(law_of_sums)),
];

/// Sizes up to which the moves of every size are listed.
const LISTED: usize = 600;

/// A heap, the takes, what every size can be left at, and every size solved in misère play.
struct Lone {
    size: usize,
    takes: Vec<usize>,
    lefts: Vec<Vec<usize>>,
    solved: Solved,
}

impl Lone {
    fn held(case: &Case, hold: impl FnOnce(&Lone) -> Held) -> Held {
        let Some(size) = alone(case, &case.met.place.text()) else { return Held::Open };
        if size > SOLVED {
            return Held::Open;
        }
        let is_misere = case.met.is_misere();
        let told = case.says.args.iter().any(|(name, _)| *name == "misere");
        let is_told = if told { same(case.size("misere") == 1, is_misere) } else { Held::True };
        if matches!(case.met.place.card().id, "subtraction" | "vectors") {
            let takes = takes_of(case);
            let solved = solved_to(&takes, size.max(200), is_misere);
            let left = |n: usize| takes.iter().filter(|take| **take <= n).map(|take| n - take).collect();
            let lefts = (0..solved.lost.len()).map(left).collect();
            return is_told.and(|| hold(&Lone { size, takes, lefts, solved }));
        }
        // Of other games the moves are asked for, size by size.
        if size > LISTED {
            return Held::Open;
        }
        known(lone_lefts(&*case.met.place, size), |lefts| {
            let takes = lefts[size].iter().map(|left| size - left).collect();
            let solved = solve(size, is_misere, |n| lefts[n].clone());
            is_told.and(|| hold(&Lone { size, takes, lefts: lefts.to_vec(), solved }))
        })
    }

    fn lefts(&self, size: usize) -> Vec<usize> {
        self.lefts[size].clone()
    }

    /// What the takes of the heap leave of another size.
    fn of_takes(&self, size: usize) -> Vec<usize> {
        self.takes.iter().filter(|take| **take <= size).map(|take| size - take).collect()
    }

    fn is_lost(&self, size: usize) -> bool {
        self.solved.lost[size]
    }

    fn winning(&self) -> usize {
        self.lefts(self.size).into_iter().filter(|left| self.is_lost(*left)).count()
    }

    /// What the best move leaves.
    fn left(case: &Case) -> usize {
        changed(case, &best_next(case).text()).expect("a size")
    }
}

/// The heaps of a position, and the place of the only one that a take fits into.
fn heaps(case: &Case, text: &str) -> Option<(Vec<usize>, usize)> {
    let heaps: Vec<usize> = text.split(',').map(|size| size.parse().ok()).collect::<Option<_>>()?;
    if heaps.len() == 1 {
        return Some((heaps, 0));
    }
    let least = takes_of(case).first().copied()?;
    let mut live = (0..heaps.len()).filter(|heap| heaps[*heap] >= least);
    let heap = live.next().filter(|_| live.next().is_none())?;
    Some((heaps, heap))
}

/// The size of that heap.
fn alone(case: &Case, text: &str) -> Option<usize> {
    heaps(case, text).map(|(heaps, heap)| heaps[heap])
}

/// What a move leaves of it, by the text of the position that is left.
fn changed(case: &Case, left: &str) -> Option<usize> {
    let (_, heap) = heaps(case, &case.met.place.text())?;
    left.split(',').nth(heap)?.parse().ok()
}

fn numbers(case: &Case, name: &str) -> Vec<usize> {
    case.texts(name).iter().map(|text| text.parse().expect("a number")).collect()
}

/// The remainders are those of the lost sizes, and of no other, from there on.
fn look_rests(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let (rests, period, from) = (numbers(case, "rests"), case.size("period"), case.size("from"));
        let wrong = (from..lone.solved.lost.len()).find(|n| lone.is_lost(*n) != rests.contains(&(n % period)));
        let sizes = numbers(case, "sizes");
        let first: Vec<usize> = (from..lone.solved.lost.len()).filter(|n| lone.is_lost(*n)).take(sizes.len()).collect();
        let begins_late = from == 0 || lone.solved.values[from - 1] != lone.solved.values[from - 1 + period];
        all([
            is(wrong.is_none(), || format!("not so at {wrong:?}")),
            is(begins_late, || "it holds earlier".into()),
            same(sizes, first),
            same((case.size("size"), case.size("rest")), (lone.size, lone.size % period)),
        ])
    })
}

fn look_list(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let sizes = numbers(case, "sizes");
        let mut nearest: Vec<usize> = (0..=lone.size).rev().filter(|n| lone.is_lost(*n)).take(sizes.len()).collect();
        nearest.reverse();
        same(case.size("size"), lone.size).and(|| same(sizes, nearest))
    })
}

fn look_value(case: &Case) -> Held {
    Lone::held(case, |lone| same((case.size("size"), case.size("value")), (lone.size, lone.solved.values[lone.size])))
        .and(|| law_of_values(case))
}

fn law_of_values(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let wrong = (0..lone.solved.lost.len()).find(|n| lone.is_lost(*n) != (lone.solved.values[*n] == 1));
        is(wrong.is_none(), || format!("not so at {wrong:?}"))
    })
}

/// What can be left, as the moves tell.
fn moves_leave(case: &Case) -> Option<Vec<usize>> {
    let moves = moves(&*case.met.place, 5_000)?;
    let mut lefts: Vec<usize> = moves.iter().map(|(_, next)| changed(case, &next.text()).expect("a size")).collect();
    lefts.sort_unstable();
    lefts.reverse();
    Some(lefts)
}

fn lefts_told(case: &Case) -> Held {
    known(moves_leave(case), |lefts| same(numbers(case, "lefts"), lefts))
}

fn count_told(case: &Case) -> Held {
    known(moves_leave(case), |lefts| same(case.size("count"), lefts.len()))
}

fn none_lost(case: &Case) -> Held {
    let told = if case.says.key.ends_with("many") { count_told(case) } else { lefts_told(case) };
    told.and(|| Lone::held(case, |lone| same(lone.winning(), 0).and(|| near(case, lone))))
}

/// The table tells sizes with their nim-values and who wins each of them; the sizes to be left are marked.
fn near(case: &Case, lone: &Lone) -> Held {
    let Some(Exhibit::Table { rows, focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let told = rows.iter().map(|row| {
        let size: usize = row[0].parse().expect("a size");
        let letter = if lone.is_lost(size) { "P" } else { "N" };
        same((row[1].as_str(), row[2].as_str()), (lone.solved.values[size].to_string().as_str(), letter))
    });
    let marked: Vec<usize> = focus.iter().map(|(row, _)| rows[*row][0].parse().expect("a size")).collect();
    let mut wanted = lone.lefts(lone.size);
    wanted.retain(|left| rows.iter().any(|row| row[0] == left.to_string()));
    wanted.sort_unstable();
    all(told).and(|| same(marked, wanted))
}

fn takes(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let (take, left) = (case.size("take"), case.size("left"));
        all([
            same(take + left, lone.size),
            is(lone.takes.contains(&take) && lone.is_lost(left), || format!("{left} is won")),
            same(left, Lone::left(case)),
            near(case, lone),
        ])
    })
}

/// Every move loses, and after this one there is an answer to be missed.
fn stall(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let take = case.size("take");
        let replies = lone.lefts(lone.size - take);
        let right = replies.iter().filter(|left| lone.is_lost(**left)).count();
        let known = if case.size("replies") == 0 { 0 } else { 1 + usize::from(right < replies.len()) };
        let counted = || same((case.size("right"), case.size("replies")), (right, replies.len()));
        is(lone.takes.contains(&take) && !replies.is_empty(), || "the game is over then".into())
            .and(|| same(case.size("known"), known))
            .and(|| if known == 0 { Held::True } else { counted() })
    })
    .and(|| every_move_loses(case))
}

fn stall_last(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let ends = lone.lefts(lone.size).into_iter().all(|left| lone.lefts(left).is_empty());
        is(ends && lone.takes.contains(&case.size("take")), || "play can go on".into())
    })
    .and(|| every_move_loses(case))
}

/// From a lost size every take leaves one that is won, from which a lost one can be left unless there is no take.
fn answered(lone: &Lone, size: usize) -> Held {
    is(lone.is_lost(size), || format!("{size} is won")).and(|| {
        all(lone.lefts(size).into_iter().map(|left| {
            let lefts = lone.lefts(left);
            let has = lefts.is_empty() || lefts.iter().any(|then| lone.is_lost(*then));
            is(has, || format!("{left} has no answer"))
        }))
    })
}

fn proof_won(case: &Case) -> Held {
    Lone::held(case, |lone| answered(lone, Lone::left(case))).and(|| answers_hold_first(case, &*best_next(case)))
}

fn proof_lost(case: &Case) -> Held {
    Lone::held(case, |lone| answered(lone, lone.size)).and(|| answers_hold_first(case, &*case.met.place))
}

fn claim_won(case: &Case) -> Held {
    Lone::held(case, |lone| {
        same((case.size("size"), case.size("moves")), (lone.size, lone.winning()))
            .and(|| is(!lone.is_lost(lone.size), || "it is lost".into()))
    })
}

fn claim_lost(case: &Case) -> Held {
    Lone::held(case, |lone| {
        same(case.size("size"), lone.size).and(|| is(lone.is_lost(lone.size), || "it is won".into()))
    })
    .and(|| every_move_loses(case))
}

/// The table tells what each take makes of each remainder, which are lost, and for each other one a take to a lost one that fits into
/// every size with a move.
fn rounds(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    Lone::held(case, |lone| {
        let (period, known) = (case.size("period"), lone.solved.lost.len());
        let row = |(rest, row): (usize, &Vec<String>)| {
            let left = |take: &usize| ((rest + take * period - take) % period).to_string();
            let of_class = || (rest..known).step_by(period);
            let marked = focus.iter().find(|(at, _)| *at == rest).map(|(_, column)| lone.takes[column - 2]);
            let wins =
                |n: usize| lone.lefts(n).is_empty() || marked.is_some_and(|take| take <= n && lone.is_lost(n - take));
            all([
                same((row[0].clone(), row[2..].to_vec()), (rest.to_string(), lone.takes.iter().map(left).collect())),
                is(of_class().all(|n| lone.is_lost(n) == (row[1] == "P")), || format!("{rest} is told {}", row[1])),
                is((row[1] == "P") != of_class().all(wins), || format!("{rest}: {marked:?}")),
            ])
        };
        all([same(rows.len(), period), same(case.size("stuck") + 1, lone.takes[0])])
            .and(|| all(rows.iter().enumerate().map(row)))
    })
}

/// The same numbers may be taken from every size; value 1 where the smallest take leaves value 0, and lost exactly there.
fn law(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let least = case.size("least");
        let values = &lone.solved.values;
        let wrong = (0..values.len()).find(|&n| (values[n] == 1) != (n >= least && values[n - least] == 0));
        let strange = (0..=lone.size).find(|&n| lone.lefts(n) != lone.of_takes(n));
        all([
            same(least, lone.takes[0]),
            is(wrong.is_none(), || format!("not so at {wrong:?}")),
            is(strange.is_none(), || format!("other numbers may be taken from {strange:?}")),
            is(case.size("to") == 0 || case.size("to") == lone.size, || "it is told up to another size".into()),
        ])
    })
    .and(|| law_of_values(case))
    .and(|| lefts_of_takes(case))
}

/// Of each heap beside the others: the same numbers may be taken from every size up to it, and its value is 1 where the smallest take
/// leaves value 0; so in misère play too the heaps decide together as Nim heaps of their values do.
fn law_of_sums(case: &Case) -> Held {
    let text = case.met.place.text();
    let Ok(sizes) = text.split(',').map(|size| size.trim().parse::<usize>()).collect::<Result<Vec<usize>, _>>() else {
        return Held::Open;
    };
    let largest = sizes.iter().copied().max().unwrap_or_default();
    if largest > LISTED {
        return Held::Open;
    }
    let is_plane = case.met.place.card().id == "vectors";
    let to = case.size("to");
    all((0..if is_plane { sizes.len() } else { 1 }).map(|heap| {
        let size = if is_plane { sizes[heap] } else { largest };
        let lone = if is_plane { plane_lefts(case, heap, size) } else { lone_lefts(&*case.met.place, size) };
        known(lone, |lefts| {
            let takes: Vec<usize> = lefts[size].iter().map(|left| size - left).collect();
            let of_takes = |n: usize| takes.iter().filter(|take| **take <= n).map(|take| n - take).collect::<Vec<_>>();
            let mut values: Vec<usize> = Vec::new();
            for left in &lefts[..=size] {
                values.push(mex(&left.iter().map(|left| values[*left]).collect::<Vec<_>>()));
            }
            let zero = |n: usize| takes.first().is_some_and(|least| n >= *least && values[n - least] == 0);
            let strange = (0..=size).find(|&n| lefts[n] != of_takes(n) || (values[n] == 1) != zero(n));
            is(strange.is_none(), || format!("not so at {strange:?}"))
                .and(|| is(to == 0 || to == largest, || "it is told up to another size".into()))
        })
    }))
}

/// What one of two heaps can be left at, the other one being empty.
fn plane_lefts(case: &Case, heap: usize, size: usize) -> Option<std::sync::Arc<Vec<Vec<usize>>>> {
    let written = |n: usize| if heap == 0 { format!("{n},0") } else { format!("0,{n}") };
    let mut all = Vec::new();
    for n in 0..=size {
        let place = case.met.place.reads(&written(n)).ok()?;
        let mut lefts: Vec<usize> = Vec::new();
        for (_, next) in moves(&*place, 1_000).filter(|_| place.ending().is_none()).unwrap_or_default() {
            let left = (0..n).find(|left| written(*left) == next.text())?;
            lefts.push(left);
        }
        lefts.sort_unstable_by_key(|left| std::cmp::Reverse(*left));
        all.push(lefts);
    }
    Some(all.into())
}

/// What the moves leave is what the takes leave.
fn lefts_of_takes(case: &Case) -> Held {
    known(moves_leave(case), |lefts| Lone::held(case, |lone| same(lefts, lone.lefts(lone.size))))
}
