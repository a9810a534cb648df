//! Formulas as machines: and, or, not, and "there is a number", each of which gives a machine again (Büchi 1960, Bruyère and others 1994).

use std::hash::BuildHasherDefault;

use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxHasher;

use crate::automaton::machine::{Machine, State, Track};
use crate::judge::control::{Control, Stop};
use ground::say;

/// States of a machine before it is made minimal, at most.
pub const STATES: usize = 20_000;

/// Steps written down for one machine at most: 64 MB.
const ARROWS: usize = 16_000_000;

/// What stands between a formula and its machine.
#[derive(Clone, Debug, PartialEq)]
pub enum Halt {
    /// Somebody stopped it.
    Stopped(Stop),
    /// A machine outgrew its limit.
    Large,
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stopped(stop)
    }
}

impl Halt {
    /// The same as an oracle says it.
    pub fn stop(self) -> Stop {
        match self {
            Halt::Stopped(stop) => stop,
            Halt::Large => Stop::TooLarge(say!("machine-too-large", most = STATES)),
        }
    }
}

/// Refuses what has too many states or steps, and hears whether it is to stop.
fn has_room(states: usize, columns: usize, control: &Control) -> Result<(), Halt> {
    control.tick(1)?;
    if states > STATES || states * columns > ARROWS { Err(Halt::Large) } else { Ok(()) }
}

/// What two answers come to.
pub type Both = fn(bool, bool) -> bool;

/// The words of both tracks together to which `both` says yes of the two answers, as a minimal machine.
pub fn join(a: &Machine, b: &Machine, both: Both, control: &Control) -> Result<Machine, Halt> {
    let mut tracks: Vec<Track> = a.tracks.iter().chain(&b.tracks).copied().collect();
    tracks.sort_unstable();
    tracks.dedup();
    let columns = a.radix.pow(tracks.len() as u32);
    let (of_a, of_b) = (seen(a, &tracks), seen(b, &tracks));
    let (dead_a, dead_b) = (dead(a), dead(b));
    let is_and = !both(true, false) && !both(false, true) && !both(false, false);
    let sunk = |(x, y): (State, State)| is_and && (Some(x) == dead_a || Some(y) == dead_b);
    let sink = (State::MAX, State::MAX);
    let mut pairs: IndexSet<(State, State), BuildHasherDefault<FxHasher>> = IndexSet::default();
    let first = (a.start, b.start);
    pairs.insert(if sunk(first) { sink } else { first });
    let mut next = Vec::new();
    let mut at = 0;
    while let Some(&(x, y)) = pairs.get_index(at) {
        has_room(pairs.len(), columns, control)?;
        for column in 0..columns {
            let to = if (x, y) == sink { sink } else { (a.step(x, of_a[column]), b.step(y, of_b[column])) };
            next.push(pairs.insert_full(if sunk(to) { sink } else { to }).0 as State);
        }
        at += 1;
    }
    let says = |&(x, y): &(State, State)| (x, y) != sink && both(a.accepts[x as usize], b.accepts[y as usize]);
    let accepts = pairs.iter().map(says).collect();
    Ok(Machine { radix: a.radix, tracks, start: 0, accepts, next }.minimal())
}

/// The state from which nothing is accepted, if there is one that leads to itself alone.
fn dead(machine: &Machine) -> Option<State> {
    let columns = machine.columns();
    let is_dead = |s: usize| !machine.accepts[s] && (0..columns).all(|c| machine.next[s * columns + c] as usize == s);
    (0..machine.states()).find(|state| is_dead(*state)).map(|state| state as State)
}

/// The column that a machine sees of each column of more tracks.
fn seen(machine: &Machine, tracks: &[Track]) -> Vec<usize> {
    let radix = machine.radix;
    let places: Vec<usize> = machine.tracks.iter().filter_map(|track| tracks.binary_search(track).ok()).collect();
    let column = |column: usize| {
        let digit = |(i, place): (usize, &usize)| column / radix.pow(*place as u32) % radix * radix.pow(i as u32);
        places.iter().enumerate().map(digit).sum()
    };
    (0..radix.pow(tracks.len() as u32)).map(column).collect()
}

/// Both.
pub fn and(a: &Machine, b: &Machine, control: &Control) -> Result<Machine, Halt> {
    join(a, b, |x, y| x && y, control)
}

/// Either, or both.
pub fn or(a: &Machine, b: &Machine, control: &Control) -> Result<Machine, Halt> {
    join(a, b, |x, y| x || y, control)
}

/// The first and not the second.
pub fn but(a: &Machine, b: &Machine, control: &Control) -> Result<Machine, Halt> {
    join(a, b, |x, y| x && !y, control)
}

/// A shortest word of which the two say different things; `None`: they are the same set.
pub fn differs(a: &Machine, b: &Machine, control: &Control) -> Result<Option<Vec<usize>>, Halt> {
    Ok(join(a, b, |x, y| x != y, control)?.shortest())
}

/// The columns that a column of the other tracks may stand for, one for each digit of the track at `place`.
fn widened(machine: &Machine, place: usize) -> Vec<Vec<usize>> {
    let (radix, below) = (machine.radix, machine.radix.pow(place as u32));
    let column = |kept: usize| {
        let (low, high) = (kept % below, kept / below);
        (0..radix).map(|digit| low + digit * below + high * below * radix).collect()
    };
    (0..machine.columns() / radix).map(column).collect()
}

/// The tuples to which some number can be added at this track, as a minimal machine.
///
/// The number may be longer than the others: the start is saturated over columns that are 0 on the tracks that stay.
/// Cost: subsets of states that occur (Rabin and Scott 1959), [`STATES`] at most.
pub fn some(machine: &Machine, track: Track, control: &Control) -> Result<Machine, Halt> {
    let Some(place) = machine.tracks.iter().position(|known| *known == track) else { return Ok(machine.clone()) };
    let wide = widened(machine, place);
    let alive = machine.alive();
    let mut sets: IndexMap<Vec<State>, (), BuildHasherDefault<FxHasher>> = IndexMap::default();
    sets.insert(saturated(machine, &wide[0], &alive), ());
    let mut next = Vec::new();
    let mut at = 0;
    while let Some((set, ())) = sets.get_index(at) {
        let set = set.clone();
        has_room(sets.len(), wide.len(), control)?;
        for columns in &wide {
            let reached = leads(machine, &set, columns, &alive);
            next.push(sets.insert_full(reached, ()).0 as State);
        }
        at += 1;
    }
    let accepts = sets.keys().map(|set| set.iter().any(|state| machine.accepts[*state as usize])).collect();
    let tracks = machine.tracks.iter().filter(|known| **known != track).copied().collect();
    Ok(Machine { radix: machine.radix, tracks, start: 0, accepts, next }.minimal())
}

/// The states that some of the columns lead to from some state of a set, ascending, those that lead nowhere left out.
fn leads(machine: &Machine, set: &[State], columns: &[usize], alive: &[bool]) -> Vec<State> {
    let steps = set.iter().flat_map(|state| columns.iter().map(move |column| machine.step(*state, *column)));
    let mut reached: Vec<State> = steps.filter(|state| alive[*state as usize]).collect();
    reached.sort_unstable();
    reached.dedup();
    reached
}

/// Where it may stand before the first column of the tracks that stay.
fn saturated(machine: &Machine, zeros: &[usize], alive: &[bool]) -> Vec<State> {
    let mut set = vec![machine.start];
    loop {
        let mut larger = leads(machine, &set, zeros, alive);
        larger.extend(&set);
        larger.sort_unstable();
        larger.dedup();
        if larger.len() == set.len() {
            return larger;
        }
        set = larger;
    }
}

/// The tuples of which the number at `track` stands in a relation to one that the machine takes in its place.
///
/// `relation` reads the tracks `other` and `track`: the number that the machine takes, and the one in its place.
pub fn replaced(
    machine: &Machine,
    track: Track,
    relation: &Machine,
    other: Track,
    control: &Control,
) -> Result<Machine, Halt> {
    let names: Vec<Track> = machine.tracks.iter().map(|known| if *known == track { other } else { *known }).collect();
    some(&and(&machine.called(&names), relation, control)?, other, control)
}
