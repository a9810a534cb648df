//! What is said of one heap with fixed takes in misère play, message by message.

use xorcle::oracle::reason::Exhibit;

use crate::claim::Kind::{Fact, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::subtraction::{solved_to, takes_of};
use crate::heaps::{SOLVED, Solved, answers_hold_first, every_move_loses, known};
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
    ("lone-law", Fact(law)),
];

/// A heap, the takes, and every size solved in misère play.
struct Lone {
    size: usize,
    takes: Vec<usize>,
    solved: Solved,
}

impl Lone {
    fn held(case: &Case, hold: impl FnOnce(&Lone) -> Held) -> Held {
        let Ok(size) = case.met.place.text().parse::<usize>() else { return Held::Open };
        if size > SOLVED {
            return Held::Open;
        }
        let takes = takes_of(case);
        let solved = solved_to(&takes, size.max(200), true);
        is(case.met.is_misere(), || "it is normal play".into()).and(|| hold(&Lone { size, takes, solved }))
    }

    fn lefts(&self, size: usize) -> Vec<usize> {
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
        best_next(case).text().parse().expect("a size")
    }
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
    let mut lefts: Vec<usize> = moves.iter().map(|(_, next)| next.text().parse().expect("a size")).collect();
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
        is(lone.takes.contains(&take) && !lone.lefts(lone.size - take).is_empty(), || "the game is over then".into())
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

/// The same numbers may be taken from every size; value 1 where the smallest take leaves value 0, and lost exactly there.
fn law(case: &Case) -> Held {
    Lone::held(case, |lone| {
        let least = case.size("least");
        let values = &lone.solved.values;
        let wrong = (0..values.len()).find(|&n| (values[n] == 1) != (n >= least && values[n - least] == 0));
        same(least, lone.takes[0]).and(|| is(wrong.is_none(), || format!("not so at {wrong:?}")))
    })
    .and(|| law_of_values(case))
    .and(|| lefts_of_takes(case))
}

/// What the moves leave is what the takes leave.
fn lefts_of_takes(case: &Case) -> Held {
    known(moves_leave(case), |lefts| Lone::held(case, |lone| same(lefts, lone.lefts(lone.size))))
}
