//! Kinds of mistakes with heaps, rows and other numbers.

use std::collections::BTreeMap;
use std::sync::Arc;

use duel::place::{Place, Step};
use ground::num::Nat;
use solve::judge::value::Outcome;

use super::Case;
use super::play::{is_won_now, walked};
use super::text::numbers;

/// What was taken is none of the last parts of the sum of Fibonacci numbers.
pub fn numeration(c: &Case) -> bool {
    let params = c.place.params();
    if params.flag("misere") || params.nat("factor") != &Nat::from(2u8) || params.int("plus") != 0 {
        return true;
    }
    let size: u64 = numbers(&c.text())[0];
    let taken = numbers(c.mv()).into_iter().next_back().expect("so many are taken");
    !tails(size).contains(&taken)
}

/// Two arms of a rectangle without its inside are left, and they are not as long as each other.
pub fn arms(c: &Case) -> bool {
    let rows = numbers(&c.left());
    rows[0] != rows.len() as u64 && rows[1..].iter().all(|row| *row == 1)
}

/// Two rows are left, and the first is not by one longer.
pub fn two_rows(c: &Case) -> bool {
    let rows = numbers(&c.left());
    rows.len() == 2 && rows[0] != rows[1] + 1
}

/// The larger number that is left is more than the golden ratio times the smaller one.
pub fn ratio(c: &Case) -> bool {
    let mut two = numbers(&c.left());
    two.sort_unstable();
    two[0] > 0 && two[1] as f64 / two[0] as f64 > f64::midpoint(1.0, 5f64.sqrt())
}

/// Both heaps were lowered, and each better move lowers one.
pub fn both_heaps(c: &Case) -> bool {
    lowered(c, &c.step) == 2 && c.better.iter().all(|step| lowered(c, step) == 1)
}

/// One heap was lowered, and each better move lowers both.
pub fn one_heap(c: &Case) -> bool {
    lowered(c, &c.step) == 1 && c.better.iter().all(|step| lowered(c, step) == 2)
}

/// Coins went from a step that does not count.
pub fn idle(c: &Case) -> bool {
    numbers(c.mv())[0].is_multiple_of(2)
}

/// A better move touches the same heap.
pub fn right_heap(c: &Case) -> bool {
    c.better.iter().any(|step| touched(c, step) == touched(c, &c.step))
}

/// A better move pairs the parts, or the reason tells of pairs.
pub fn pairing(c: &Case) -> bool {
    let pairs = |step: &Step| {
        let parts = step.next.summands();
        let live = parts.iter().filter(|part| part.ending().is_none()).map(|part| part.text());
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        live.for_each(|part| *times.entry(part).or_default() += 1);
        times.values().all(|times| times.is_multiple_of(2)) && walked(&step.next).is_none_or(|left| left == Outcome::P)
    };
    let reason = c.turn.reason.as_ref().expect("it was judged");
    reason.ideas().any(|idea| idea.name() == "pairing") || !pairs(&c.step) && c.better.iter().any(pairs)
}

/// Each better move splits a heap.
pub fn missed_split(c: &Case) -> bool {
    count(&c.step) <= count_of(&c.place) && c.better.iter().all(|step| count(step) > count(&c.step))
}

/// Each better move leaves fewer heaps.
pub fn needless_split(c: &Case) -> bool {
    c.better.iter().all(|step| count(step) < count(&c.step))
}

/// Each better move touches another heap.
pub fn wrong_heap(c: &Case) -> bool {
    c.better.iter().all(|step| touched(c, step) != touched(c, &c.step))
}

/// A better move on the same heap leaves one more or one less.
pub fn off_by_one(c: &Case) -> bool {
    c.better.iter().any(|step| touched(c, step) == touched(c, &c.step) && total(step).abs_diff(total(&c.step)) == 1)
}

/// The better moves on the same heap leave more.
pub fn too_many(c: &Case) -> bool {
    beside(c, |better, own| better > own)
}

/// The better moves on the same heap leave less.
pub fn too_few(c: &Case) -> bool {
    beside(c, |better, own| better < own)
}

/// Each better move changes another part.
pub fn wrong_part(c: &Case) -> bool {
    let parts = |place: &dyn Place| place.summands().iter().map(|part| part.text()).collect::<Vec<_>>();
    let kept = |step: &Step| {
        parts(&*c.place).into_iter().filter(|part| !parts(&*step.next).contains(part)).collect::<Vec<_>>()
    };
    c.better.iter().all(|step| kept(step) != kept(&c.step))
}

/// Some column of the heaps does not add up to a multiple of k + 1.
pub fn columns(c: &Case) -> bool {
    let k = c.place.params().small("k") as u64;
    let heaps = numbers(&c.left());
    (0..64).any(|bit| !heaps.iter().filter(|heap| **heap >> bit & 1 == 1).count().is_multiple_of(k as usize + 1))
}

/// It is won now, and the heaps of poker nim have a nim-sum.
pub fn parity(c: &Case) -> bool {
    is_won_now(c) && (c.game != "poker-nim" || heaps(&c.left()).into_iter().fold(0, |sum, heap| sum ^ heap) != 0)
}

/// What the last parts of a number add up to, as a sum of Fibonacci numbers of which no two follow each other.
fn tails(size: u64) -> Vec<u64> {
    let mut terms = vec![1, 2];
    while terms[terms.len() - 1] < size {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
    }
    let (mut rest, mut parts) = (size, Vec::new());
    for term in terms.into_iter().rev() {
        if term <= rest {
            rest -= term;
            parts.push(term);
        }
    }
    (0..parts.len()).map(|from| parts[from..].iter().sum()).collect()
}

/// How many heaps a move lowered.
fn lowered(c: &Case, step: &Step) -> usize {
    numbers(&c.text()).iter().zip(numbers(&step.next.text())).filter(|(before, after)| *before != after).count()
}

/// The heaps of a position, the empty ones left out.
fn heaps(text: &str) -> Vec<u64> {
    let heaps = text.split(" @").next().unwrap_or_default().split(',');
    let mut heaps: Vec<u64> = heaps.filter_map(|heap| numbers(heap).first().copied()).collect();
    heaps.retain(|heap| *heap > 0);
    heaps.sort_unstable();
    heaps
}

fn count(step: &Step) -> usize {
    count_of(&step.next)
}

fn count_of(place: &Arc<dyn Place>) -> usize {
    heaps(&place.text()).len()
}

fn total(step: &Step) -> u64 {
    heaps(&step.next.text()).iter().sum()
}

/// The heap that a move took away or changed.
fn touched(c: &Case, step: &Step) -> Vec<u64> {
    let (mut gone, left) = (heaps(&c.text()), heaps(&step.next.text()));
    for heap in left {
        if let Some(i) = gone.iter().position(|other| *other == heap) {
            gone.remove(i);
        }
    }
    gone
}

/// Whether the move and some better ones touch one heap, and what these leave compares so with what it leaves.
fn beside(c: &Case, is: fn(u64, u64) -> bool) -> bool {
    let mut same = c.better.iter().filter(|step| touched(c, step) == touched(c, &c.step)).peekable();
    same.peek().is_some() && same.all(|step| is(total(step), total(&c.step)))
}
