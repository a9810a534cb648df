//! What is said of `chomp`, message by message: shapes bitten by the rules, and strips and arms counted.

use std::sync::Arc;

use duel::place::Place;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{answers_hold, count_of_winning_moves, every_move_has_an_answer, found, lost};
use crate::referee::{is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("chomp-claim-won", Fact(claim_won)),
    ("chomp-claim-lost", Fact(claim_lost)),
    ("chomp-ask", Question),
    ("chomp-ask-arms", Fact(are_arms)),
    ("chomp-ask-two", Fact(ask_two)),
    ("chomp-ask-equal", Fact(ask_equal)),
    ("chomp-look-arms", Fact(look_arms)),
    ("chomp-look-rows", Fact(look_strips)),
    ("chomp-look-columns", Fact(look_strips)),
    ("chomp-look-equal", Fact(look_equal)),
    ("chomp-look-rectangle", Fact(look_rectangle)),
    ("chomp-look", Fact(look)),
    ("chomp-place", Fact(place)),
    ("chomp-place-none", Fact(place_none)),
    ("chomp-move", Fact(bite)),
    ("chomp-move-arms", Fact(bite_to_arms)),
    ("chomp-move-poison", Fact(bite_to_poison)),
    ("chomp-move-rows", Fact(bite_to_rows)),
    ("chomp-stall", Fact(stall)),
    ("chomp-proof-arms", Fact(proof_arms)),
    ("chomp-proof-end", Fact(proof_end)),
    ("chomp-proof-two", Fact(proof_two)),
    ("chomp-proof-won", Fact(proof_won)),
    ("chomp-proof-given-away", Fact(given_away)),
    ("chomp-proof-lost", Fact(proof_lost)),
    ("chomp-head-bite", Part),
    ("chomp-head-answer", Part),
    ("chomp-head-leaves", Part),
    ("chomp-head-why", Part),
    ("chomp-law-arms", Source),
    ("chomp-law-two", Source),
    ("chomp-law-equal", Source),
    ("chomp-law-numbered", Fact(numbered)),
    ("chomp-law-stealing", Source),
];

/// The rows from the top.
fn shape(place: &dyn Place) -> Vec<usize> {
    place.text().split(',').filter_map(|row| row.trim().parse().ok()).collect()
}

fn here(case: &Case) -> Vec<usize> {
    shape(&*case.met.place)
}

/// Cells beyond the poison to the right and down, where nothing lies between the arms.
fn arms(shape: &[usize]) -> Option<(usize, usize)> {
    let has_corner = shape.get(1).is_some_and(|row| *row > 1);
    (!has_corner).then(|| (shape[0] - 1, shape.len() - 1))
}

/// Two strips side by side, rows or columns: the longer and the shorter.
fn strips(shape: &[usize]) -> Option<(usize, usize)> {
    if shape.len() == 2 {
        return Some((shape[0], shape[1]));
    }
    (shape[0] == 2).then(|| (shape.len(), shape.iter().filter(|row| **row > 1).count()))
}

/// The bite that the reason tells, and what it leaves; nothing where the position is lost.
fn told(case: &Case) -> Option<(String, Arc<dyn Place>)> {
    let steps = &case.met.answer.reason.steps;
    let step = steps.iter().find(|step| step.says.key.starts_with("chomp-move"))?;
    let cell = Case { met: case.met, step: Some(step), says: &step.says }.text("cell").to_owned();
    let next = case.met.place.play(&cell).ok()?.next;
    Some((cell, next))
}

/// The lost shape that the proof is about: what the bite leaves, or the position.
fn lost_shape(case: &Case) -> Arc<dyn Place> {
    told(case).map_or_else(|| case.met.place.clone(), |(_, next)| next)
}

fn claim_won(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    same(case.size("total"), list.len()).and(|| count_of_winning_moves(case))
}

fn claim_lost(case: &Case) -> Held {
    lost(case).and(|| every_move_has_an_answer(case))
}

fn are_arms(case: &Case) -> Held {
    is(arms(&here(case)).is_some(), || format!("{:?}", here(case)))
}

fn ask_two(case: &Case) -> Held {
    is(strips(&here(case)).is_some(), || format!("{:?}", here(case)))
}

fn ask_equal(case: &Case) -> Held {
    let here = here(case);
    same(here[0], here.len())
}

fn look_arms(case: &Case) -> Held {
    same(Some((case.size("right"), case.size("down"))), arms(&here(case)))
}

/// The strips are as long as told; and of all pairs within them just those are lost that differ by one.
fn look_strips(case: &Case) -> Held {
    let here = here(case);
    let told = (case.size("first"), case.size("second"));
    let is_rows = case.says.key == "chomp-look-rows";
    let pairs = (1..=told.0.min(6)).flat_map(|first| (1..=first).map(move |second| (first, second)));
    let rule = pairs.map(|(first, second)| {
        let text = if is_rows {
            format!("{first},{second}")
        } else {
            (0..first).map(|row| if row < second { "2" } else { "1" }).collect::<Vec<_>>().join(",")
        };
        let lost = case.met.place.reads(&text).ok().and_then(|place| is_lost(&*place));
        found((first, second, second + 1 == first), lost.map(|lost| (first, second, lost)))
    });
    same(Some(told), strips(&here)).and(|| same(here.len() == 2, is_rows)).and(|| all(rule))
}

fn look_equal(case: &Case) -> Held {
    let here = here(case);
    same((case.size("length"), case.size("length")), (here[0], here.len()))
}

fn look_rectangle(case: &Case) -> Held {
    let here = here(case);
    is(here.first() == here.last() && here.iter().sum::<usize>() > 1, || format!("{here:?}"))
        .and(|| found(false, is_lost(&*case.met.place)))
}

/// None of the rules there are speaks of the shape.
fn look(case: &Case) -> Held {
    let here = here(case);
    let is_ruled = arms(&here).is_some() || strips(&here).is_some() || here[0] == here.len();
    is(!is_ruled && here.first() != here.last(), || format!("{here:?}"))
}

fn place(case: &Case) -> Held {
    let row = told(case).map(|(cell, _)| cell.trim_start_matches(|c: char| c.is_ascii_lowercase()).to_owned());
    same(Some(case.size("row").to_string()), row)
}

fn place_none(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    same(case.size("moves"), list.len()).and(|| lost(case))
}

fn after(case: &Case) -> Vec<usize> {
    told(case).map_or_else(Vec::new, |(_, next)| shape(&*next))
}

fn leaves_lost(case: &Case) -> Held {
    told(case).map_or(Held::False("no bite is told".into()), |(_, next)| match is_lost(&*next) {
        Some(lost) => is(lost, || format!("{:?} is won", shape(&*next))),
        // Shapes too large to be played out are held by their law, where they have one.
        None => match (arms(&shape(&*next)), strips(&shape(&*next))) {
            (Some((a, b)), _) => same(a, b),
            (_, Some((a, b))) => same(a, b + 1),
            (None, None) => Held::Open,
        },
    })
}

fn bite(case: &Case) -> Held {
    let rows: Vec<String> = after(case).iter().map(usize::to_string).collect();
    same(case.text("rows").to_owned(), rows.join(",")).and(|| leaves_lost(case))
}

fn bite_to_arms(case: &Case) -> Held {
    let arm = case.size("arm");
    same(arms(&after(case)), Some((arm, arm))).and(|| is(arm > 0, || "only the poison is left".into()))
}

fn bite_to_poison(case: &Case) -> Held {
    same(after(case), vec![1])
}

fn bite_to_rows(case: &Case) -> Held {
    let (first, second) = (case.size("first"), case.size("second"));
    same(after(case), vec![first, second]).and(|| same(second + 1, first))
}

fn stall(case: &Case) -> Held {
    is(case.met.place.play(case.text("cell")).is_ok(), || "it is no bite".into()).and(|| lost(case))
}

/// Whatever is bitten off the shape, one answer leaves a shape of the wanted kind.
fn answered(place: &dyn Place, is_wanted: impl Fn(&[usize]) -> bool) -> Held {
    let Some(list) = moves(place, 200) else { return Held::Open };
    is(is_wanted(&shape(place)), || format!("{:?}", shape(place))).and(|| {
        all(list.iter().map(|(mv, next)| {
            let Some(answers) = moves(&**next, 200) else { return Held::Open };
            is(answers.iter().any(|(_, then)| is_wanted(&shape(&**then))), || format!("{mv} has no such answer"))
        }))
    })
}

fn proof_arms(case: &Case) -> Held {
    answered(&*lost_shape(case), |shape| arms(shape).is_some_and(|(right, down)| right == down))
}

fn proof_end(case: &Case) -> Held {
    same(after(case), vec![1])
}

fn proof_two(case: &Case) -> Held {
    answered(&*lost_shape(case), |shape| {
        *shape == [1] || strips(shape).is_some_and(|(longer, shorter)| longer == shorter + 1) || *shape == [2, 1]
    })
}

/// Each bite from the lost shape that is listed, all if they are few, has the answer that is told, and that leaves what is told.
fn proof_won(case: &Case) -> Held {
    let next = lost_shape(case);
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no answers are shown".into());
    };
    let Some(list) = moves(&*next, 1_000) else { return Held::Open };
    let row = |row: &Vec<String>| {
        let [bite, answer, leaves, why] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let then = next.play(bite).ok().and_then(|step| step.next.play(answer).ok());
        let Some(then) = then else { return Held::False(format!("{bite} {answer} cannot be bitten")) };
        same(then.next.text(), leaves.clone())
            .and(|| same(why.clone(), short_rule(&shape(&*then.next))))
            .and(|| found(true, is_lost(&*then.next)))
    };
    same(rows.len(), list.len().min(40)).and(|| all(rows.iter().map(row)))
}

/// Why a lost shape is lost: the poison alone, equal arms, strips of which one is a cell shorter.
fn short_rule(shape: &[usize]) -> String {
    match (arms(shape), strips(shape)) {
        (Some((0, 0)), _) => "a1".to_owned(),
        (Some((right, down)), _) if right == down => format!("{right} = {down}"),
        (_, Some((longer, shorter))) if longer == shorter + 1 => format!("{longer} = {shorter} + 1"),
        _ => String::new(),
    }
}

/// The bites that lose, all if they are few, with answers that keep the win.
fn refuted(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let won: Option<Vec<bool>> = list.iter().map(|(_, next)| is_lost(&**next).map(|lost| !lost)).collect();
    let Some(won) = won else { return Held::Open };
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Replies(replies)) => replies.len(),
        _ => 0,
    };
    same(shown, won.into_iter().filter(|won| *won).count().min(40)).and(|| answers_hold(case, &*case.met.place))
}

fn given_away(case: &Case) -> Held {
    refuted(case).and(|| found(false, is_lost(&*case.met.place)))
}

fn proof_lost(case: &Case) -> Held {
    proof_won(case).and(|| lost(case))
}

/// As many shapes lie within this one as there are rows that never grow, the poison in each.
fn numbered(case: &Case) -> Held {
    let here = here(case);
    let mut ways = vec![1u64; here[0] + 1];
    // `ways[n]`: shapes of the rows below under a row of at most `n`.
    for row in here.iter().rev() {
        let mut sum = 0;
        let counts: Vec<u64> = (0..=here[0])
            .map(|n| {
                if n <= *row {
                    sum += ways[n];
                }
                sum
            })
            .collect();
        ways = counts;
    }
    // Without the shape that is empty.
    same(case.nat("shapes"), ground::num::Nat::from(ways[here[0]] - 1))
}
