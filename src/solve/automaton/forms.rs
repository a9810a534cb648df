//! Laws in words: a machine is compared with the machines of a few sentences, and a sentence is said where the two are equal.

use crate::automaton::algebra::{Halt, and, but, differs, or, replaced, some};
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::machine::{Machine, Track};
use crate::automaton::numeration::Numeration;
use crate::judge::control::Control;

/// The greatest number by which remainders are tried.
const MOST: u64 = 40;

/// A sentence that is equal to a law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// Every binary column holds an even number of ones.
    EvenColumns,
    /// The same once a heap is at least 2; of heaps of one there is an odd number.
    MisereColumns,
    /// In every binary column the number of ones is a multiple of this.
    Columns(usize),
    /// The number of a single heap leaves one of these remainders by the first number.
    Remainders(u64, Vec<u64>),
    /// The larger heap is the smaller one with a 0 appended, and the smaller one ends in an even number of zeros.
    Shifted,
    /// The limit is below the smallest part of the heap in Zeckendorf's numbers.
    SmallestPart,
}

/// The sentence that says the same as a machine, if one of the list does.
pub fn form(numbers: &Arithmetic, lost: &Machine, control: &Control) -> Result<Option<Form>, Halt> {
    let heaps = lost.tracks.len();
    let mut tried: Vec<(Form, Machine)> = Vec::new();
    match numbers.numeration {
        Numeration::Base(2) if heaps >= 2 => {
            tried.push((Form::EvenColumns, columns(heaps, 2)));
            tried.extend((3..=heaps + 1).map(|times| (Form::Columns(times), columns(heaps, times))));
            tried.push((Form::MisereColumns, misere(numbers, heaps, control)?));
        }
        Numeration::Ostrowski(_) if heaps == 2 => {
            tried.push((Form::Shifted, shifted(numbers, control)?));
            tried.push((Form::SmallestPart, smallest_part(numbers, control)?));
        }
        _ => {}
    }
    if heaps == 1 {
        tried.extend(remainders(numbers, lost, control)?);
    }
    for (form, machine) in tried {
        if differs(&machine, lost, control)?.is_none() {
            return Ok(Some(form));
        }
    }
    Ok(None)
}

/// In every column the ones are a multiple of `times`.
fn columns(heaps: usize, times: usize) -> Machine {
    let next = (0..1usize << heaps).map(|column| u32::from(!column.count_ones().is_multiple_of(times as u32)));
    let next = next.chain(vec![1; 1 << heaps]).collect();
    Machine { radix: 2, tracks: (0..heaps as Track).collect(), start: 0, accepts: vec![true, false], next }
}

/// Even columns with a heap of at least 2, or an odd number of ones and nothing more.
fn misere(numbers: &Arithmetic, heaps: usize, control: &Control) -> Result<Machine, Halt> {
    let small = |track: Track| or(&numbers.zero(track), &numbers.constant(1, track, control)?, control);
    let mut all_small = small(0)?;
    for track in 1..heaps as Track {
        all_small = and(&all_small, &small(track)?, control)?;
    }
    let even = columns(heaps, 2);
    or(&but(&even, &all_small, control)?, &but(&all_small, &even, control)?, control)
}

/// The remainders that the first numbers suggest, by the least number that fits them.
fn remainders(numbers: &Arithmetic, lost: &Machine, control: &Control) -> Result<Option<(Form, Machine)>, Halt> {
    let is_lost = |n: u64| lost.has(&numbers.numeration.word(&n.into()));
    let first: Vec<bool> = (0..4 * MOST).map(is_lost).collect();
    let fits = |by: &u64| (*by..4 * MOST).all(|n| first[n as usize] == first[(n - by) as usize]);
    let Some(by) = (1..=MOST).find(fits) else { return Ok(None) };
    let rests: Vec<u64> = (0..by).filter(|rest| first[*rest as usize]).collect();
    let multiple = some(&numbers.times(by, 1, 0, control)?, 1, control)?;
    let mut all = but(&multiple, &multiple, control)?;
    for rest in &rests {
        all = or(&all, &replaced(&multiple, 0, &numbers.plus(*rest, 1, 0, control)?, 1, control)?, control)?;
    }
    Ok(Some((Form::Remainders(by, rests), all)))
}

/// One heap is the other with a 0 appended, and the other ends in an even number of zeros.
fn shifted(numbers: &Arithmetic, control: &Control) -> Result<Machine, Halt> {
    let radix = numbers.numeration.radix();
    // After the start a state is the last digit of the larger heap, and whether the smaller one ends in an odd number of zeros.
    let state = |last: usize, is_odd: bool| 1 + last * 2 + usize::from(is_odd);
    let dead = 1 + 2 * radix;
    let lead = |from: usize, small: usize, large: usize| match from.checked_sub(1) {
        None if small == 0 => {
            if large == 0 {
                0
            } else {
                state(large, false)
            }
        }
        Some(from) if from / 2 == small && from < 2 * radix => state(large, small == 0 && from % 2 == 0),
        _ => dead,
    };
    let columns = radix * radix;
    let arrows = (0..=dead).flat_map(|from| (0..columns).map(move |column| (from, column)));
    let next = arrows.map(|(from, column)| lead(from, column % radix, column / radix) as u32).collect();
    let accepts = (0..=dead).map(|at| at == 0 || at == state(0, false)).collect();
    let one = Machine { radix, tracks: vec![0, 1], start: 0, accepts, next };
    let valid = and(&numbers.valid, &numbers.valid.called(&[1]), control)?;
    and(&or(&one, &one.called(&[1, 0]), control)?, &valid, control)
}

/// The limit at track 1 begins after the last digit of the heap that is not 0.
fn smallest_part(numbers: &Arithmetic, control: &Control) -> Result<Machine, Halt> {
    let radix = numbers.numeration.radix();
    // 0: the limit has not begun; 1: it has, and the heap may have no digit any more.
    let lead = |from: usize, heap: usize, limit: usize| match (from, heap, limit) {
        (0, _, 0) => 0,
        (0 | 1, 0, _) => 1,
        _ => 2,
    };
    let columns = radix * radix;
    let arrows = (0..3).flat_map(|from| (0..columns).map(move |column| (from, column)));
    let next = arrows.map(|(from, column)| lead(from, column % radix, column / radix)).collect();
    let machine = Machine { radix, tracks: vec![0, 1], start: 0, accepts: vec![true, true, false], next };
    and(&machine, &and(&numbers.valid, &numbers.valid.called(&[1]), control)?, control)
}
