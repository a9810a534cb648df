//! What is said of `treblecross`, message by message: cells near an X, and runs of safe cells as heaps.

mod copy;

use duel::place::Place;
use num_traits::ToPrimitive;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits;
use crate::games::octal::values;
use crate::games::worth::{count_of_winning_moves, found, rows};
use crate::referee::{moves, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("treblecross-safe", Fact(safe)),
    ("treblecross-proof-won", Fact(safe_answers)),
    ("treblecross-proof-lost", Fact(safe_answers)),
    ("treblecross-place-last", Fact(place_last)),
    ("treblecross-move-last", Fact(move_last)),
    ("treblecross-proof-last", Fact(proof_last)),
    ("treblecross-claim-last", Fact(claim_last)),
    ("treblecross-values", Fact(run_values)),
    ("treblecross-head-run", Part),
    ("treblecross-octal", Fact(octal)),
    ("treblecross-ask-now", Question),
    ("treblecross-look-now", Fact(look_now)),
    ("treblecross-place-now", Fact(place_now)),
    ("treblecross-move-now", Fact(move_now)),
    ("treblecross-claim-now", Fact(claim_now)),
    ("treblecross-ask-safe", Question),
    ("treblecross-look-unsafe", Fact(unsafe_everywhere)),
    ("treblecross-stall", Fact(unsafe_everywhere)),
    ("treblecross-claim-unsafe", Fact(unsafe_everywhere)),
    ("treblecross-law-now", Source),
    ("treblecross-proof-unsafe", Fact(proof_unsafe)),
    ("treblecross-claim-copy", Fact(copy::claim)),
    ("treblecross-place-copy", Fact(copy::place)),
    ("treblecross-move-copy", Fact(copy::pairs)),
    ("treblecross-stall-copy", Fact(copy::pairs)),
    ("treblecross-proof-copy", Fact(copy::claim)),
];

/// The cells whose X ends the game.
fn winning(place: &dyn Place) -> Option<Vec<String>> {
    let list = moves(place, 1_000)?;
    Some(list.into_iter().filter(|(_, next)| next.ending().is_some()).map(|(mv, _)| mv).collect())
}

/// The other side can win at once after this move.
fn is_answered_at_once(next: &dyn Place) -> Option<bool> {
    Some(!winning(next)?.is_empty())
}

fn is_near(strip: &str, cell: usize) -> bool {
    let first = cell.saturating_sub(2);
    strip.chars().skip(first).take(cell + 3 - first).any(|c| c == 'X')
}

/// A cell within two of an X loses at once, and the others do not.
fn safe(case: &Case) -> Held {
    let strip = case.met.place.text();
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let told: Vec<usize> = case.texts("runs").iter().flat_map(|run| span(run)).collect();
    let mut found: Vec<usize> = safe_cells(&strip).into_iter().map(|cell| cell + 1).collect();
    let runs = 1 + found.windows(2).filter(|pair| pair[1] > pair[0] + 1).count();
    found.truncate(told.len());
    same(told, found).and(|| same(case.size("more"), runs - case.texts("runs").len())).and(|| {
        all(list.iter().map(|(mv, next)| {
            let cell: usize = mv.parse::<usize>().map_or(0, |place| place - 1);
            match is_answered_at_once(&**next) {
                Some(answered) => same((mv, is_near(&strip, cell)), (mv, answered)),
                None => Held::Open,
            }
        }))
    })
}

/// The cells of a run that is told as `5-12`, or as a lone one.
fn span(run: &str) -> Vec<usize> {
    let (first, last) = run.split_once('-').unwrap_or((run, run));
    let [first, last] = [first, last].map(|cell| cell.parse::<usize>().expect("a cell"));
    (first..=last).collect()
}

fn safe_cells(strip: &str) -> Vec<usize> {
    (0..strip.len()).filter(|cell| !is_near(strip, *cell)).collect()
}

fn safe_moves(place: &dyn Place) -> Option<Vec<(String, std::sync::Arc<dyn Place>)>> {
    let safe = safe_cells(&place.text());
    let is_safe = |mv: &str| mv.parse::<usize>().is_ok_and(|cell| safe.contains(&(cell - 1)));
    Some(moves(place, 1_000)?.into_iter().filter(|(mv, _)| is_safe(mv)).collect())
}

/// A strip without a win at once whose every safe move has a safe answer to such a strip again, down to none.
fn is_met_safely(place: &dyn Place, room: &mut usize) -> Option<bool> {
    *room = room.checked_sub(1)?;
    for (_, next) in safe_moves(place)? {
        let mut is_answered = false;
        for (_, back) in safe_moves(&*next)? {
            is_answered = is_met_safely(&*back, room)?;
            if is_answered {
                break;
            }
        }
        if !is_answered {
            return Some(false);
        }
    }
    Some(true)
}

/// Whoever answers always finds a safe cell, from here or after the move that is told.
fn safe_answers(case: &Case) -> Held {
    let steps = &case.met.answer.reason.steps;
    let won = &*case.says.key == "treblecross-proof-won";
    let told = case.met.answer.best.first().filter(|_| won && !steps.is_empty());
    let after = told.and_then(|mv| case.met.place.play(mv).ok()).map(|step| step.next);
    let place = after.as_deref().unwrap_or(&*case.met.place);
    is_met_safely(place, &mut 3_000).map_or(Held::Open, |met| is(met, || "a safe move is not met".into()))
}

/// The best moves after which no cell is safe.
fn leaving_none(case: &Case) -> Vec<String> {
    let is_last = |mv: &&String| {
        let next = case.met.place.play(mv).map(|step| step.next.text());
        next.is_ok_and(|text| safe_cells(&text).is_empty())
    };
    case.met.answer.best.iter().filter(is_last).cloned().collect()
}

fn place_last(case: &Case) -> Held {
    same(case.size("count"), leaving_none(case).len())
}

fn move_last(case: &Case) -> Held {
    let last = leaving_none(case);
    is(last.contains(&case.nat("place").to_string()), || format!("{last:?} leave none"))
}

/// Every move is shown with an X that makes three.
fn proof_last(case: &Case) -> Held {
    let Some(Ok(step)) = leaving_none(case).first().map(|mv| case.met.place.play(mv)) else {
        return Held::False("no move is told".into());
    };
    let replies = exhibits::replies(case);
    let wins = |(mv, answer): &(String, String)| {
        let next = step.next.play(mv).ok().map(|step| step.next);
        next.and_then(|next| winning(&*next)).is_some_and(|cells| cells.contains(answer))
    };
    unsafe_from(&*step.next).and(|| is(!replies.is_empty() && replies.iter().all(wins), || format!("{replies:?}")))
}

/// Every move is shown with an X that makes three.
fn proof_unsafe(case: &Case) -> Held {
    let replies = exhibits::replies(case);
    let wins = |(mv, answer): &(String, String)| {
        let next = case.met.place.play(mv).ok().map(|step| step.next);
        next.and_then(|next| winning(&*next)).is_some_and(|cells| cells.contains(answer))
    };
    let total = moves(&*case.met.place, 1_000).map(|all| all.len().min(replies.len().max(40)));
    unsafe_from(&*case.met.place)
        .and(|| found(replies.len(), total))
        .and(|| is(replies.iter().all(wins), || format!("{replies:?}")))
}

fn claim_last(case: &Case) -> Held {
    is(!leaving_none(case).is_empty(), || "a cell stays safe".into()).and(|| count_of_winning_moves(case))
}

/// The runs of safe cells have the values of heaps of two more in 0.007.
fn octal(case: &Case) -> Held {
    let strip = case.met.place.text();
    let mut runs = vec![0];
    for cell in 0..strip.len() {
        if is_near(&strip, cell) {
            runs.push(0);
        } else {
            *runs.last_mut().expect("there is a run") += 1;
        }
    }
    runs.retain(|run| *run > 0);
    let known = values(&[0, 0, 7], strip.len() + 2);
    let found: Vec<u64> = runs.iter().map(|run| known[run + 2]).collect();
    let told = rows(case).map(|rows| rows.into_iter().map(|(_, value)| value).collect());
    let alone = || {
        let look = case.met.answer.reason.steps.iter().find(|step| step.says.key == "worth-look-one")?;
        let value = Case { met: case.met, step: Some(look), says: &look.says }.nat("value");
        Some(vec![value.to_u64()?])
    };
    told.or_else(alone).map_or(Held::Open, |told: Vec<u64>| same(told, found))
}

/// The values told of runs are those of their lengths, as two shorter runs give them and as the strips of so many cells play out.
fn run_values(case: &Case) -> Held {
    let cells = exhibits::rows(case).iter().flat_map(|row| row[1..].iter()).filter(|cell| !cell.is_empty());
    let told: Vec<u64> = cells.map(|cell| cell.parse().expect("a value")).collect();
    let mut worked: Vec<u64> = Vec::new();
    for length in 0..told.len() {
        let run = |cells: Option<usize>| worked[cells.unwrap_or(0)];
        let left = |i: usize| run(i.checked_sub(3)) ^ run(length.checked_sub(i + 2));
        let all: Vec<u64> = (1..=length).map(left).collect();
        worked.push((0..=length as u64).find(|value| !all.contains(value)).expect("one more than there are"));
    }
    let strip = |length: &usize| case.met.place.reads(&".".repeat(*length)).ok();
    let played = (3..told.len().min(8)).map(|length| match strip(&length) {
        Some(strip) => found((length, told[length]), nimber(&*strip).map(|value| (length, value))),
        None => Held::True,
    });
    let held = all(played);
    same(told, worked).and(|| held)
}

fn look_now(case: &Case) -> Held {
    winning(&*case.met.place).map_or(Held::Open, |cells| same(case.size("count"), cells.len()))
}

fn place_now(case: &Case) -> Held {
    winning(&*case.met.place)
        .map_or(Held::Open, |cells| same((case.texts("cells"), case.size("count")), (cells.clone(), cells.len())))
}

fn move_now(case: &Case) -> Held {
    let place = case.nat("place").to_string();
    winning(&*case.met.place).map_or(Held::Open, |cells| is(cells.contains(&place), || format!("{cells:?} win")))
}

fn claim_now(case: &Case) -> Held {
    winning(&*case.met.place).map_or(Held::Open, |cells| is(!cells.is_empty(), || "none wins".into()))
}

fn unsafe_everywhere(case: &Case) -> Held {
    unsafe_from(&*case.met.place)
}

fn unsafe_from(place: &dyn Place) -> Held {
    let Some(list) = moves(place, 1_000) else { return Held::Open };
    all(list.iter().map(|(mv, next)| match is_answered_at_once(&**next) {
        Some(answered) => is(answered && next.ending().is_none(), || format!("{mv} is safe")),
        None => Held::Open,
    }))
}
