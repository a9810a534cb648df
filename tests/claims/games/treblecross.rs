//! What is said of `treblecross`, message by message: cells near an X, and runs of safe cells as heaps.

use duel::place::Place;
use num_traits::ToPrimitive;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits;
use crate::games::octal::values;
use crate::games::worth::{found, rows};
use crate::referee::{moves, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("treblecross-safe", Fact(safe)),
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
    all(list.iter().map(|(mv, next)| {
        let cell: usize = mv.parse::<usize>().map_or(0, |place| place - 1);
        match is_answered_at_once(&**next) {
            Some(answered) => same((mv, is_near(&strip, cell)), (mv, answered)),
            None => Held::Open,
        }
    }))
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
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    all(list.iter().map(|(mv, next)| match is_answered_at_once(&**next) {
        Some(answered) => is(answered && next.ending().is_none(), || format!("{mv} is safe")),
        None => Held::Open,
    }))
}
