//! What is said of tame sums in misère play: the values of the parts, and how many are 2 or more.

use duel::place::Place;

use super::searched::{count_of_winning_moves, lost};
use super::{answers_hold, columns_hold, found, one_for_each, rows, told_move};
use crate::claim::{Case, Held, all, is, same};
use crate::referee::{is_lost, moves, nimber};

/// The nim-values of the parts in misère play: those of the columns, which are held by their own step.
fn parts(case: &Case) -> Option<Vec<u64>> {
    Some(rows(case)?.into_iter().map(|(_, value)| value).collect())
}

fn large(values: &[u64]) -> usize {
    values.iter().filter(|value| **value > 1).count()
}

fn xor(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

pub fn tame_won(case: &Case) -> Held {
    let Some(values) = parts(case) else { return Held::Open };
    let lost_sum = u64::from(large(&values) == 0);
    all([
        same((case.size("large") > 0, case.size("sum") as u64), (large(&values) > 0, xor(&values))),
        is(xor(&values) != lost_sum, || format!("{values:?}")),
        count_of_winning_moves(case),
    ])
}

pub fn tame_lost(case: &Case) -> Held {
    let Some(values) = parts(case) else { return Held::Open };
    let lost_sum = u64::from(large(&values) == 0);
    all([
        same(case.size("large") > 0, large(&values) > 0),
        is(xor(&values) == lost_sum, || format!("{values:?}")),
        lost(case),
    ])
}

pub fn look_tame(case: &Case) -> Held {
    let Some(values) = parts(case) else { return Held::Open };
    same((case.size("large"), case.size("sum") as u64), (large(&values), xor(&values))).and(|| columns_hold(case))
}

pub fn move_tame(case: &Case) -> Held {
    let mv = case.text("mv");
    let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
    let sum = case.size("sum") as u64;
    let (Some(left), Some(after)) = (nimber(&*step.next), part_values(&*step.next)) else { return Held::Open };
    all([
        same(sum, left),
        same(xor(&after), left),
        same(case.size("large") > 0, large(&after) > 0),
        one_for_each(case),
        found(true, is_lost(&*step.next)),
        is(sum == u64::from(large(&after) == 0), || format!("{after:?} is left")),
    ])
}

/// The pieces that can still move.
fn live<'t>(place: &dyn Place, text: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(',').filter(|piece| place.reads(piece).is_ok_and(|alone| alone.ending().is_none()))
}

/// What the parts are worth: heads one by one, the heaps of rooks and bishops, else the summands.
fn part_values(place: &dyn Place) -> Option<Vec<u64>> {
    let text = place.text();
    match place.card().id {
        "coin-turning" => {
            let heads = text.char_indices().filter(|(_, coin)| *coin == 'H');
            let alone = |(i, _): (usize, char)| nimber(&*place.reads(&format!("{}H", "T".repeat(i))).ok()?);
            heads.map(alone).collect()
        }
        "chess-corner" if live(place, &text).all(|piece| piece.starts_with(['R', 'B'])) => {
            let mut heaps = Vec::new();
            for piece in live(place, &text) {
                let (column, row) = (piece.chars().nth(1)?, piece.get(2..)?);
                let (x, y) = (column as u64 - 'a' as u64, row.parse::<u64>().ok()? - 1);
                heaps.extend(if piece.starts_with('R') { vec![x, y] } else { vec![x.min(y)] });
            }
            Some(heaps)
        }
        _ => place.summands().iter().map(|part| nimber(&**part)).collect(),
    }
}

/// From lost positions every move is answered by one that leaves a lost one, and where no value is 2 or more it stays so.
pub fn proof_tame(case: &Case) -> Held {
    let Some(values) = parts(case) else { return Held::Open };
    let is_right = |values: &[u64]| xor(values) == u64::from(large(values) == 0);
    let (place, values) = if is_right(&values) {
        (case.met.place.clone(), values)
    } else {
        let Some((_, next)) = told_move(case) else { return Held::False("no move is told".into()) };
        let Some(values) = part_values(&*next) else { return Held::Open };
        (next, values)
    };
    let Some(list) = moves(&*place, 100) else { return Held::Open };
    // The heaps within components of a sum are not asked for again.
    let is_sum = place.card().id == "sum";
    let held = all(list.iter().filter(|(_, next)| next.ending().is_none()).map(|(mv, next)| {
        let Some(answers) = moves(&**next, 100) else { return Held::Open };
        let stays = answers.iter().any(|(_, then)| {
            let lost = is_lost(&**then) == Some(true);
            lost && (is_sum || large(&values) > 0 || part_values(&**then).is_some_and(|values| large(&values) == 0))
        });
        if !stays && answers.iter().any(|(_, then)| is_lost(&**then).is_none()) {
            return Held::Open;
        }
        is(stays, || format!("{mv} has no such answer"))
    }));
    held.and(|| answers_hold(case, &*case.met.place))
}
