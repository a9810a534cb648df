//! The rules of Poker Nim: what is taken goes into the own bag, and may be paid out again.

use crate::kit::heaps;
use crate::kit::kin::Hidden;
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Illegal, Moves, Rules};
use ground::say;

/// Poker Nim; it has no variants.
pub struct PokerNim;

/// Heaps on the table and what both hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chips {
    /// The heaps.
    pub heaps: Vec<Nat>,
    /// The bag of the mover.
    pub own: Nat,
    /// The bag of the opponent.
    pub other: Nat,
}

/// A move: which heap, from 0, and what it becomes, less or more.
pub type Change = (usize, Nat);

impl PokerNim {
    /// The only variant.
    pub fn build(_params: &Params) -> Result<Self, Fault> {
        Ok(PokerNim)
    }
}

/// The heaps as they lie there.
pub fn hidden(chips: &Chips) -> Hidden {
    let named = |(i, size): (usize, &Nat)| ((i + 1).to_string(), size.clone());
    Hidden { heaps: chips.heaps.iter().enumerate().map(named).collect(), is_misere: false }
}

/// Whether a heap is drawn with its chips and the places of those that may be added.
pub fn is_drawn(chips: &Chips, heap: usize) -> bool {
    heaps::is_drawn(heap, &(&chips.heaps[heap] + &chips.own))
}

impl Rules for PokerNim {
    type Pos = Chips;
    type Move = Change;

    fn start(&self) -> At<Chips> {
        At::first(Chips { heaps: [3u8, 4, 5].map(Nat::from).to_vec(), own: Nat::from(2u8), other: Nat::from(2u8) })
    }

    /// Taking moves come first: whoever plays the first winning one never runs in a circle.
    fn moves(&self, at: &At<Chips>) -> Moves<'_, Change> {
        let Chips { heaps, own, .. } = at.pos.clone();
        let total = heaps.iter().sum::<Nat>() + &own * heaps.len();
        let taking = heaps.clone().into_iter().enumerate();
        let taking = taking.flat_map(|(heap, size)| heaps::sizes_below(&size).map(move |left| (heap, left)));
        let adding = heaps.into_iter().enumerate().flat_map(move |(heap, size)| {
            let most = own.clone();
            heaps::sizes_below(&own).map(move |rest| (heap, &size + (&most - rest)))
        });
        Moves::counted(total, taking.chain(adding))
    }

    fn legal(&self, at: &At<Chips>, (heap, left): &Change) -> Result<(), Illegal> {
        let Some(size) = at.pos.heaps.get(*heap) else { return Err(Illegal(say!("no-such-heap", heap = heap + 1))) };
        if left == size {
            return Err(Illegal(say!("poker-nim-changes-nothing", heap = heap + 1, size = size)));
        }
        if left > size && left - size > at.pos.own {
            return Err(Illegal(say!("poker-nim-bag-too-small", count = left - size, own = &at.pos.own)));
        }
        Ok(())
    }

    fn play(&self, at: &At<Chips>, (heap, left): &Change) -> At<Chips> {
        let Chips { mut heaps, own, other } = at.pos.clone();
        // Whatever the heap and the bag hold together stays the same.
        let bag = &heaps[*heap] + own - left;
        heaps[*heap].clone_from(left);
        at.leave(Chips { heaps, own: other, other: bag })
    }
}
