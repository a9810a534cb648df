//! What is said of heaps counted in the number that all moves take multiples of: small points with the same rests, played out.

use solve::judge::reason::Exhibit;

use super::coordinates;
use crate::claim::{Case, Held, all, is, same};
use crate::games::worth::found;
use crate::heaps::{every_move_loses, is_fate};
use crate::referee::{Fate, is_lost, moves};

/// Moves that are looked through at most.
const LISTED: usize = 3_000;

/// The number that a step of the reason names.
fn step(case: &Case) -> u64 {
    let told = case.met.answer.reason.steps.iter().find(|step| step.says.key == "vectors-steps-look");
    let told = told.expect("it stands beside the others");
    Case { met: case.met, step: Some(told), says: &told.says }.size("step") as u64
}

fn counts(text: &str, step: u64) -> Vec<u64> {
    coordinates(text).into_iter().map(|size| size / step).collect()
}

pub fn claim(case: &Case) -> Held {
    let text = case.met.place.text();
    let told = (case.text("point").to_owned(), coordinates(case.text("counts")));
    let wanted = if case.text("lost") == "yes" { Fate::Lost } else { Fate::Won };
    same(told, (text.clone(), counts(&text, case.size("step") as u64))).and(|| is_fate(&*case.met.place, wanted))
}

/// The counts and rests are those of the point, and no move changes a rest.
pub fn look(case: &Case) -> Held {
    let (text, step) = (case.met.place.text(), case.size("step") as u64);
    let rests = |text: &str| coordinates(text).into_iter().map(|size| size % step).collect::<Vec<u64>>();
    let Some(list) = moves(&*case.met.place, LISTED) else { return Held::Open };
    all([
        same(coordinates(case.text("counts")), counts(&text, step)),
        same(coordinates(case.text("rests")), rests(&text)),
        is(list.iter().all(|(_, next)| rests(&next.text()) == rests(&text)), || "a rest changes".into()),
    ])
}

/// The counts told are left by the best move, and lost.
pub fn place(case: &Case) -> Held {
    let Ok(played) = case.met.place.play(&case.met.answer.best[0]) else { return Held::False("it is no move".into()) };
    same(coordinates(case.text("left")), counts(&played.next.text(), step(case)))
        .and(|| is_fate(&*played.next, Fate::Lost))
}

pub fn none(case: &Case) -> Held {
    every_move_loses(case)
}

pub fn moved(case: &Case) -> Held {
    let Ok(played) = case.met.place.play(case.text("mv")) else { return Held::False("it is no move".into()) };
    let wanted = if case.text("lost") == "yes" { Fate::Won } else { Fate::Lost };
    same(coordinates(case.text("left")), counts(&played.next.text(), step(case)))
        .and(|| is_fate(&*played.next, wanted))
        .and(|| if wanted == Fate::Won { every_move_loses(case) } else { Held::True })
}

/// The map beside the proof: the counts of each row and column, and who wins there.
fn map(case: &Case) -> (Vec<Vec<u64>>, Vec<Vec<String>>) {
    let shown = case.met.answer.reason.steps.iter().find_map(|step| match &step.shows {
        Some(Exhibit::Table { rows, .. }) if step.says.key == "vectors-steps-proof" => Some(rows.clone()),
        _ => None,
    });
    let rows = shown.unwrap_or_default();
    let named = rows.iter().map(|row| row[0].split(", ").filter_map(|count| count.parse().ok()).collect());
    (named.collect(), rows.iter().map(|row| row[1..].to_vec()).collect())
}

/// Whether these counts are lost with the rests of the position.
fn lost(case: &Case, pair: [u64; 2]) -> Option<bool> {
    let step = step(case);
    let sizes: Vec<String> = coordinates(&case.met.place.text())
        .iter()
        .zip(pair)
        .map(|(size, count)| (step * count + size % step).to_string())
        .collect();
    is_lost(&*case.met.place.reads(&sizes.join(",")).ok()?)
}

pub fn proof(case: &Case) -> Held {
    let (named, cells) = map(case);
    let pairs = (0..named.len()).flat_map(|one| (0..named.len()).map(move |other| (one, other)));
    is(!named.is_empty(), || "no map is shown".into()).and(|| same(case.size("misere") == 1, case.met.is_misere())).and(
        || {
            all(pairs.flat_map(|(one, other)| {
                let told = cells[one][other] == "P";
                let counts = named[one].iter().flat_map(|a| named[other].iter().map(move |b| [*a, *b]));
                counts.map(|pair| found(told, lost(case, pair))).collect::<Vec<Held>>()
            }))
        },
    )
}

/// Counts below the bound are lost as the map has them, which goes on every so many.
pub fn law(case: &Case) -> Held {
    let (named, cells) = map(case);
    let (most, period) = (case.size("most") as u64, case.size("period") as u64);
    let place = |count: u64| {
        named.iter().position(|row| {
            row[0] == count || row.len() > 1 && row[0] < count && (count - row[0]).is_multiple_of(period)
        })
    };
    all((0..most).flat_map(|one| (0..most).map(move |other| [one, other])).map(|pair| {
        let [Some(row), Some(column)] = pair.map(place) else { return Held::False(format!("{pair:?} has no place")) };
        found(cells[row][column] == "P", lost(case, pair))
    }))
}
