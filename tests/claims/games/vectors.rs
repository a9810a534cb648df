//! What is said of `vectors`, message by message: nim-sums of coordinates, and who loses where.

mod steps;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{answers_hold, count_of_winning_moves, found};
use crate::referee::{is_lost, moves, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("vectors-law", Source),
    ("vectors-nim-won", Fact(won)),
    ("vectors-nim-lost", Fact(lost)),
    ("vectors-nim-ask", Question),
    ("vectors-nim-look", Fact(look)),
    ("vectors-nim-place", Fact(place)),
    ("vectors-nim-place-slant", Fact(slant)),
    ("vectors-nim-place-none", Fact(keeps)),
    ("vectors-nim-move", Fact(goes)),
    ("vectors-nim-proof", Fact(proof)),
    ("vectors-nim-law", Fact(law)),
    ("vectors-nim-law-misere", Fact(law_misere)),
    ("vectors-steps-claim", Fact(steps::claim)),
    ("vectors-steps-ask", Question),
    ("vectors-steps-look", Fact(steps::look)),
    ("vectors-steps-place", Fact(steps::place)),
    ("vectors-steps-none", Fact(steps::none)),
    ("vectors-steps-move", Fact(steps::moved)),
    ("vectors-steps-proof", Fact(steps::proof)),
    ("vectors-steps-head", Part),
    ("vectors-steps-law", Fact(steps::law)),
];

/// Sizes up to which a law of all sizes is looked at.
const SIZES: usize = 7;

fn coordinates(text: &str) -> Vec<u64> {
    text.split(',').filter_map(|part| part.trim().parse().ok()).collect()
}

/// The nim-sum of the coordinates.
fn sum(text: &str) -> u64 {
    coordinates(text).into_iter().fold(0, |sum, part| sum ^ part)
}

/// The sum that loses is that of the rules.
fn rules(case: &Case) -> Held {
    same(case.size("misere") == 1, case.met.is_misere())
}

fn won(case: &Case) -> Held {
    let text = case.met.place.text();
    let told = (case.text("point").to_owned(), case.size("sum") as u64);
    all([
        rules(case),
        same(told, (text.clone(), sum(&text))),
        is(sum(&text) != case.size("misere") as u64, || "it is lost".into()),
        count_of_winning_moves(case),
    ])
}

fn lost(case: &Case) -> Held {
    let text = case.met.place.text();
    let told = (case.text("point").to_owned(), case.size("misere") as u64);
    rules(case).and(|| same(told, (text.clone(), sum(&text)))).and(|| found(true, is_lost(&*case.met.place)))
}

fn look(case: &Case) -> Held {
    let sum = sum(&case.met.place.text());
    let is_lost = is_lost(&*case.met.place);
    rules(case).and(|| same(case.size("sum") as u64, sum)).and(|| found(sum == case.size("misere") as u64, is_lost))
}

/// The position after the move that is told.
fn next(case: &Case) -> Option<String> {
    let step = case.met.answer.reason.steps.iter().find(|step| step.says.key == "vectors-nim-move")?;
    let told = Case { met: case.met, step: Some(step), says: &step.says };
    Some(case.met.place.play(told.text("mv")).ok()?.next.text())
}

/// One coordinate changes, from its value to what is wanted.
fn place(case: &Case) -> Held {
    let Some(next) = next(case) else { return Held::False("no move is told".into()) };
    let (here, there) = (coordinates(&case.met.place.text()), coordinates(&next));
    let heap = case.size("heap") - 1;
    let changed: Vec<usize> = (0..here.len()).filter(|i| here[*i] != there[*i]).collect();
    all([
        rules(case),
        same(changed, vec![heap]),
        same((case.nat("value"), case.nat("wanted")), (here[heap].into(), there[heap].into())),
        same(sum(&next), case.size("misere") as u64),
    ])
}

/// No move of one coordinate leaves a lost point.
fn slant(case: &Case) -> Held {
    let here = coordinates(&case.met.place.text());
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let lost_sum = u64::from(case.met.is_misere());
    let is_plain = |text: &str| coordinates(text).iter().zip(&here).filter(|(there, here)| there != here).count() == 1;
    let right = list.iter().map(|(_, next)| next.text()).find(|text| is_plain(text) && sum(text) == lost_sum);
    is(right.is_none(), || format!("{right:?} is lost"))
}

/// Every move changes the nim-sum.
fn keeps(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let here = sum(&case.met.place.text());
    let kept = list.iter().map(|(_, next)| next.text()).find(|text| sum(text) == here);
    rules(case).and(|| same(case.size("misere") as u64, here)).and(|| is(kept.is_none(), || format!("{kept:?}")))
}

fn goes(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("mv")) else { return Held::False("it is no move".into()) };
    rules(case)
        .and(|| same(case.size("misere") as u64, sum(&step.next.text())))
        .and(|| found(true, is_lost(&*step.next)))
}

/// From the sum that loses no move keeps it, and whatever is left has a move back to it, or no move.
fn proof(case: &Case) -> Held {
    let lost_sum = case.size("misere") as u64;
    let text = Some(case.met.place.text()).filter(|text| sum(text) == lost_sum).or_else(|| next(case));
    let Some(place) = text.and_then(|text| case.met.place.reads(&text).ok()) else {
        return Held::False("no move is told".into());
    };
    let Some(list) = moves(&*place, 60) else { return Held::Open };
    let back = |next: &dyn duel::place::Place| {
        let Some(list) = moves(next, 1_000) else { return Held::Open };
        let is_back = list.iter().any(|(_, then)| sum(&then.text()) == lost_sum);
        is(sum(&next.text()) != lost_sum, || "the sum is kept".into()).and(|| {
            is(is_back || case.met.is_misere() && list.is_empty(), || format!("{} has no way back", next.text()))
        })
    };
    rules(case).and(|| all(list.iter().map(|(_, next)| back(&**next)))).and(|| answers_hold(case, &*place))
}

/// Small points, as positions.
fn each_point(case: &Case, held: impl Fn(&dyn duel::place::Place) -> Held) -> Held {
    let heaps = coordinates(&case.met.place.text()).len();
    let points = (0..(SIZES + 1).pow(heaps as u32)).map(|i| {
        let sizes: Vec<usize> = (0..heaps).map(|heap| i / (SIZES + 1).pow(heap as u32) % (SIZES + 1)).collect();
        case.met.place.at_cell(&sizes).map_or(Held::Open, |place| held(&*place))
    });
    all(points)
}

/// The nim-value of each small point is the nim-sum of its coordinates.
fn law(case: &Case) -> Held {
    same(case.size("heaps"), coordinates(&case.met.place.text()).len())
        .and(|| each_point(case, |place| found(sum(&place.text()), nimber(place))))
}

/// Of small points those are lost whose nim-sum is 1.
fn law_misere(case: &Case) -> Held {
    is(case.met.is_misere(), || "this is normal play".into())
        .and(|| each_point(case, |place| found(sum(&place.text()) == 1, is_lost(place))))
}
