//! Heaps of counters: how they are written, drawn and pointed at.

use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Nat, small, write_nat};
use ground::rules::Illegal;
use ground::say;
use ground::say::Say;
use ground::scene::{Called, Heap, Mark, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::{Cells, Period, Standing, Table};
use solve::judge::value::Outcome;

/// Counters drawn at most in one heap; a larger heap is drawn as its number.
pub const DRAWN: usize = 60;

/// Sizes that a table of a closed form lists at most.
pub const TABLED: usize = 20_000_000;

/// Heaps whose counters are drawn at most.
const POINTED: usize = 1_000;

/// Spots set aside for each heap.
const WIDTH: usize = 64;

/// Reads heaps `3,5,7`, or `-` for none.
pub fn read_heaps(text: &str) -> Result<Vec<Nat>, Fault> {
    let mut r = Reader::new(Kind::BadPosition, text);
    let heaps = read_heaps_of(&mut r)?;
    r.end()?;
    Ok(heaps)
}

/// The same at the beginning of a longer text.
pub fn read_heaps_of(r: &mut Reader) -> Result<Vec<Nat>, Fault> {
    let mut heaps = Vec::new();
    if !r.take("-") {
        heaps.push(r.nat().map_err(|fault| expecting_heaps(fault, Kind::BadPosition))?);
        while r.take(",") {
            heaps.push(r.nat()?);
        }
    }
    Ok(heaps)
}

fn expecting_heaps(fault: Fault, kind: Kind) -> Fault {
    if fault.kind == kind { fault.expecting(say!("expect-heaps")) } else { fault }
}

/// Writes heaps `3,5,7`, or `-` for none.
pub fn write_heaps(heaps: &[Nat]) -> String {
    let mut text = String::from(if heaps.is_empty() { "-" } else { "" });
    for (i, size) in heaps.iter().enumerate() {
        text += if i > 0 { "," } else { "" };
        write_nat(size, &mut text);
    }
    text
}

/// Reads which heap, counted from 0, a text `2:…` names; a lone heap need not be named.
pub fn read_heap_number(r: &mut Reader, heaps: usize) -> Result<usize, Fault> {
    let mut ahead = r.clone();
    let named = ahead.nat().is_ok() && ahead.take(":");
    if !named && heaps == 1 {
        return Ok(0);
    }
    let number = r
        .within(1, heaps.max(1))
        .map_err(|fault| if heaps == 0 { fault } else { fault.expecting(say!("expect-heap-number", heaps = heaps)) })?;
    r.expect(":")?;
    Ok(number - 1)
}

/// How a game speaks of what it writes like heaps.
pub struct Noun {
    /// The heap, from 0, is of this size and not of the size told.
    pub is_not: fn(usize, &Nat, &Nat) -> Say,
    /// There is no such heap, from 0.
    pub missing: fn(usize) -> Say,
}

/// Heaps that are called heaps.
pub const HEAP: Noun = Noun {
    is_not: |heap, size, told| say!("heap-is-not", heap = heap + 1, size = size, told = told),
    missing: |heap| say!("no-such-heap", heap = heap + 1),
};

/// Reads a heap move `2:5->1`: the heap, counted from 0, and what is left of it. What stands before the arrow must be there.
pub fn read_heap_move(heaps: &[Nat], text: &str) -> Result<(usize, Nat), Fault> {
    read_move_of(heaps, text, &HEAP)
}

/// The same where the heaps are called something else.
pub fn read_move_of(heaps: &[Nat], text: &str, noun: &Noun) -> Result<(usize, Nat), Fault> {
    let mut r = Reader::new(Kind::IllegalMove, text);
    let change = read_change(&mut r, heaps, noun)?;
    r.end()?;
    Ok(change)
}

/// Reads one change `2:5->1` and leaves what follows it.
pub fn read_change(r: &mut Reader, heaps: &[Nat], noun: &Noun) -> Result<(usize, Nat), Fault> {
    let heap = read_heap_number(r, heaps.len())?;
    let column = r.column();
    let before = r.nat()?;
    let wrong = match heaps.get(heap) {
        Some(size) if *size == before => None,
        Some(size) => Some((noun.is_not)(heap, size, &before)),
        None => Some((noun.missing)(heap)),
    };
    if let Some(says) = wrong {
        return Err(Fault::new(Kind::IllegalMove, says).at(column));
    }
    r.expect("->")?;
    Ok((heap, r.nat()?))
}

/// Writes a heap move `2:5->1`.
pub fn write_heap_move(heaps: &[Nat], heap: usize, left: &Nat) -> String {
    // A line holds dozens of such texts: grown from nothing each would be allocated three times.
    let mut text = String::with_capacity(16);
    text += itoa::Buffer::new().format(heap + 1);
    text.push(':');
    write_nat(&heaps[heap], &mut text);
    text += "->";
    write_nat(left, &mut text);
    text
}

/// A heap move must take something from a heap that is there.
pub fn takes_something(heaps: &[Nat], heap: usize, left: &Nat) -> Result<(), Illegal> {
    match heaps.get(heap) {
        None => Err(Illegal(say!("no-such-heap", heap = heap + 1))),
        Some(size) if left < size => Ok(()),
        Some(size) => Err(Illegal(say!("takes-nothing", heap = heap + 1, size = size))),
    }
}

/// A drawn heap, the `index`-th from 0: its counters when they are few enough, each a place to point at.
pub fn heap(index: usize, size: &Nat) -> Heap {
    let drawn = small(size).filter(|&size| size <= DRAWN && index < POINTED).unwrap_or(0);
    let counter = |c: usize| Mark { spot: Some(spot(index, c)), ..Mark::counter() };
    let mut told = String::new();
    write_nat(size, &mut told);
    Heap {
        name: (index + 1).to_string(),
        size: told,
        counters: (1..=drawn).map(counter).collect(),
        note: None,
        called: Called::Heap,
    }
}

/// A heap, the `index`-th from 0, that is drawn as its number alone.
pub fn numbered(index: usize, size: &Nat) -> Heap {
    Heap {
        name: (index + 1).to_string(),
        size: size.to_string(),
        counters: Vec::new(),
        note: None,
        called: Called::Heap,
    }
}

/// Whether a heap of this size has counters to point at.
pub fn is_drawn(index: usize, size: &Nat) -> bool {
    *size <= Nat::from(DRAWN) && index < POINTED
}

/// The finger's way to a move that leaves `left`: the lowest counter taken. Empty if the heap is not drawn.
pub fn path(heaps: &[Nat], heap: usize, left: &Nat) -> Vec<Spot> {
    let lowest = small(left).filter(|_| is_drawn(heap, &heaps[heap]));
    lowest.map(|left| spot(heap, left + 1)).into_iter().collect()
}

/// The `counter`-th counter, from 1 at the bottom, of the `heap`-th heap, from 0.
pub fn spot(heap: usize, counter: usize) -> Spot {
    Spot((heap * WIDTH + counter) as u32)
}

/// Every number below `size`, the greatest first: what a heap may be left at. Endless patience, no memory.
pub fn sizes_below(size: &Nat) -> impl Iterator<Item = Nat> + use<> {
    let mut left = size.clone();
    std::iter::from_fn(move || {
        (left > Nat::ZERO).then(|| {
            left -= 1u8;
            left.clone()
        })
    })
}

/// The size of a heap as an index into a table that holds `most` sizes; beyond them the table says so by name.
pub fn table_index(size: &Nat, most: usize, control: &Control) -> Result<usize, Stop> {
    control.tick(1)?;
    small(size)
        .filter(|&size| size <= most)
        .ok_or_else(|| Stop::TooLarge(say!("heap-beyond-table", size = size, most = most)))
}

/// Heaps of these sizes.
pub fn heaps_of(sizes: &[usize]) -> Vec<Nat> {
    sizes.iter().map(|&size| Nat::from(size)).collect()
}

/// The table of a game whose one heap is a heap of Nim: its own size, or in misère play lost for 1 alone.
pub fn nim_table(to: Option<usize>, is_misere: bool, control: &Control) -> Result<Table, Stop> {
    let to = table_index(&Nat::from(to.unwrap_or(100)), TABLED, control)?;
    let (cells, preperiod, saltus) = if is_misere {
        let outcome = |n: usize| if n == 1 { Outcome::P } else { Outcome::N };
        (Cells::Outcomes(vec![(0..=to).map(outcome).collect()]), 2, 0)
    } else {
        (Cells::Nimbers(vec![(0..=to as u64).collect()]), 0, 1)
    };
    let period = Period { period: 1, preperiod, saltus, standing: Standing::Theorem };
    Ok(Table { of: &["n"], from: 0, to, cells, period: Some(period) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_read_kindly_and_printed_strictly() {
        let heaps = read_heaps(" 3, 05 ,7").expect("blanks and leading zeros are read");
        assert_eq!(write_heaps(&heaps), "3,5,7");
        assert_eq!(write_heaps(&read_heaps("-").expect("- is no heap")), "-");
    }

    #[test]
    fn a_wrong_heap_says_what_is_there() {
        let heaps = read_heaps("3,5").expect("two heaps");
        let fault = read_heap_move(&heaps, "2:4->1").expect_err("heap 2 has 5");
        assert_eq!((fault.kind, fault.at), (Kind::IllegalMove, Some(3)));
        assert_eq!(read_heap_move(&heaps[..1], "3->1"), Ok((0, Nat::from(1u8))));
    }
}
