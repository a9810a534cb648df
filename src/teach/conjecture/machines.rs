//! Conjectures and comparisons that machines decide for every size: two sets of positions are the same, or differ somewhere.

use crate::conjecture::law::{Body, Conjecture};
use duel::place::Place;
use ground::expression::sizes::GAP;
use ground::heap_game::HeapGame;
use ground::num::Nat;
use solve::automaton::algebra::{Halt, and, but, join, some};
use solve::automaton::condition::Conditions;
use solve::automaton::find::{Search, find};
use solve::automaton::known::{Known, Sought, seek};
use solve::automaton::machine::{Machine, Track};
use solve::automaton::numeration::Numeration;
use solve::judge::control::{Control, Stop};

/// Equal sizes of a position that tells the rules.
const SIZE: usize = 5;

/// What machines found for every size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Both are the same, told by a machine of so many states.
    Same(usize),
    /// They differ at these sizes; whether the first one has them.
    Differs(Vec<Nat>, bool),
}

/// The variant as a game on so many heaps, each of them a size.
fn heaps_of(place: &dyn Place, count: usize) -> Option<HeapGame> {
    let (game, at) = place.at_cell(&vec![SIZE; count])?.as_heaps()?;
    let is_plain = at.len() == count && at.iter().all(|size| *size == Nat::from(SIZE));
    (is_plain && game.heaps == count).then_some(game)
}

/// What stopped, or nothing where a machine is too large.
fn within<T>(found: Result<Option<T>, Halt>) -> Result<Option<T>, Stop> {
    match found {
        Ok(found) => Ok(found),
        Err(Halt::Large) => Ok(None),
        Err(Halt::Stopped(stop)) => Err(stop),
    }
}

/// Whether two sets are the same.
fn compared(one: &Machine, other: &Machine, numeration: Numeration, control: &Control) -> Result<Decided, Halt> {
    let apart = join(one, other, |x, y| x != y, control)?;
    let Some(word) = smallest(&apart, numeration) else { return Ok(Decided::Same(one.states())) };
    let number = |place: usize| {
        numeration.any_number(&word.iter().map(|column| one.digit(*column, place)).collect::<Vec<usize>>())
    };
    Ok(Decided::Differs((0..one.tracks.len()).map(number).collect(), one.has(&word)))
}

/// The numbers of a word, their sum before them: what is smallest comes first.
type Cost = Vec<u128>;

/// The accepted word with the least sum of its numbers, then the least first number; `None`: nothing is accepted.
///
/// Words are grown from their ends: costs add up digit by digit, and so does their order.
fn smallest(machine: &Machine, numeration: Numeration) -> Option<Vec<usize>> {
    let shortest = machine.shortest()?;
    let heaps = machine.tracks.len();
    // No number of the smallest has more digits than the sum of those of the shortest word.
    let longest = shortest.len() + 2 * heaps + 1;
    let Some(weights) = Some(numeration.weights(longest)).filter(|weights| weights.len() == longest) else {
        return Some(shortest);
    };
    let ended = |state: &bool| state.then(|| (vec![0; heaps + 1], Vec::new()));
    let mut best: Vec<Option<(Cost, Vec<usize>)>> = machine.accepts.iter().map(ended).collect();
    for weight in weights {
        let grown = |state: usize| {
            let by = |column: usize| {
                let (cost, word) = best[machine.step(state as u32, column) as usize].as_ref()?;
                let digits: Vec<u128> =
                    (0..heaps).map(|heap| machine.digit(column, heap) as u128 * u128::from(weight)).collect();
                let own = std::iter::once(digits.iter().sum::<u128>()).chain(digits.iter().copied());
                Some((cost.iter().zip(own).map(|(cost, own)| cost + own).collect(), [&[column], &word[..]].concat()))
            };
            (0..machine.columns()).filter_map(by).min()
        };
        best = (0..machine.states()).map(grown).collect();
    }
    best.swap_remove(machine.start as usize).map(|(_, word)| word)
}

/// Whether a conjecture is right for every size; the second set is that of the game. `None`: machines do not decide it.
///
/// Cost: finding the law of the game, and of a game in binary where its law is written otherwise. Errors: stopped.
pub fn decide(law: &Conjecture, place: &dyn Place, control: &Control) -> Result<Option<Decided>, Stop> {
    let count = law.sizes();
    let Some(game) = heaps_of(place, count) else { return Ok(None) };
    let is_of_values = matches!(law.body(), Body::Nimber(_));
    let Some(game) = (if is_of_values { game.beside_nim() } else { Some(game) }) else { return Ok(None) };
    let Sought::Law(known) = seek(game, control)? else { return Ok(None) };
    within(claimed(law, count, &known, control))
}

fn claimed(law: &Conjecture, count: usize, known: &Known, control: &Control) -> Result<Option<Decided>, Halt> {
    let (numbers, lost) = (&known.numbers, &known.found.law.lost);
    let mut tracks: Vec<Track> = (0..count as Track).collect();
    let gap = count as Track + 1;
    if law.is_ordered() {
        // The difference comes behind all sizes that there could be.
        tracks.resize(GAP, 0);
        tracks.push(gap);
    }
    let conditions = Conditions { numbers, tracks: &tracks, control };
    let claimed = match law.body() {
        Body::Lost(truth) => conditions.holds(truth)?,
        Body::Nimber(number) => conditions.equals(number, count as Track)?,
    };
    let Some(claimed) = claimed else { return Ok(None) };
    if !law.is_ordered() {
        return compared(&claimed, lost, known.found.numeration, control).map(Some);
    }
    // Of two sizes with a difference nothing is said but in ascending order.
    let claimed = some(&and(&claimed, &numbers.adder.called(&[0, gap, 1]), control)?, gap, control)?;
    let pairs = and(&numbers.valid, &numbers.valid.called(&[1]), control)?;
    let ascending = but(&pairs, &numbers.less.called(&[1, 0]), control)?;
    compared(&claimed, &and(lost, &ascending, control)?, known.found.numeration, control).map(Some)
}

/// Whether two variants have the same lost positions of so many sizes. `None`: machines do not decide it. Errors: stopped.
pub fn alike(one: &dyn Place, other: &dyn Place, count: usize, control: &Control) -> Result<Option<Decided>, Stop> {
    let (Some(one), Some(other)) = (heaps_of(one, count), heaps_of(other, count)) else { return Ok(None) };
    let Sought::Law(known) = seek(one, control)? else { return Ok(None) };
    let numeration = known.found.numeration;
    // What is the same set is told by the same machine, so that no other numeration need be tried.
    let Search::Found(found) = find(&other, &[numeration], control)? else { return Ok(None) };
    within(compared(&known.found.law.lost, &found.law.lost, numeration, control).map(Some))
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::automaton::arithmetic::Arithmetic;

    #[test]
    fn the_smallest_difference_has_the_least_sum() {
        let control = Control::new();
        let numbers = Arithmetic::new(Numeration::Ostrowski(1), &control).expect("built");
        // Numbers above 20 at the first place, or above 33 at the second.
        let above = |number: u64, track: Track| {
            let bound = numbers.constant(number, 5, &control).expect("built");
            let less = numbers.less.called(&[5, track]);
            let above = solve::automaton::algebra::and(&bound, &less, &control).expect("built");
            solve::automaton::algebra::some(&above, 5, &control).expect("built")
        };
        let either = join(&above(20, 0), &above(33, 1), |x, y| x || y, &control).expect("built");
        let all = join(&numbers.valid, &numbers.valid.called(&[1]), |x, y| x && y, &control).expect("built");
        let set = join(&either, &all, |x, y| x && y, &control).expect("built");
        let none = join(&set, &set, |x, y| x && !y, &control).expect("built");
        let found = compared(&set, &none, Numeration::Ostrowski(1), &control).expect("built");
        assert_eq!(found, Decided::Differs(vec![Nat::from(21u8), Nat::ZERO], true));
        assert_eq!(compared(&set, &set, Numeration::Ostrowski(1), &control), Ok(Decided::Same(set.states())));
    }
}
