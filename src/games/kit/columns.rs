//! The exhibit of binary columns: numbers under each other and which columns are odd.

use ground::num::Nat;
use solve::formula::nim_sum::nim_sum;
use solve::judge::reason::Exhibit;

/// The columns of these numbers, each named by what it belongs to.
pub fn columns(rows: Vec<(String, Nat)>) -> Exhibit {
    let total = nim_sum(rows.iter().map(|(_, size)| size));
    Exhibit::Columns { rows, total }
}

/// The place value of the highest one, as the sentence about the top odd column wants it: 8 for 9. Zero has none.
pub fn top_place(n: &Nat) -> Nat {
    match n.bits() {
        0 => Nat::ZERO,
        bits => Nat::from(1u8) << (bits - 1),
    }
}
