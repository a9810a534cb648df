//! The rules of Chomp: a bite takes a cell of the bar with all to the right of it and below; a1 is poison and never bitten.

use num_traits::One;

use crate::kit::young::{Bite, Shape, bitten};
use ground::num::Nat;
use ground::rules::{At, Illegal, Moves, Rules};
use ground::say;

/// A bar of this size. The position carries its own shape: the parameters only make the start.
pub struct Chomp {
    /// Its rows.
    pub rows: usize,
    /// Its columns.
    pub cols: Nat,
}

impl Rules for Chomp {
    type Pos = Shape;
    type Move = Bite;

    fn start(&self) -> At<Shape> {
        At::first(vec![self.cols.clone(); self.rows])
    }

    fn moves(&self, at: &At<Shape>) -> Moves<'_, Bite> {
        let cells: Nat = at.pos.iter().sum();
        Moves::counted(cells - 1u8, bites(at.pos.clone()))
    }

    fn legal(&self, at: &At<Shape>, bite: &Bite) -> Result<(), Illegal> {
        match at.pos.get(bite.row) {
            Some(length) if bite.keep < *length => {
                let is_poison = bite.row == 0 && bite.keep == Nat::ZERO;
                if is_poison { Err(Illegal(say!("chomp-poison"))) } else { Ok(()) }
            }
            _ => Err(Illegal(say!("chomp-gone"))),
        }
    }

    fn play(&self, at: &At<Shape>, bite: &Bite) -> At<Shape> {
        at.leave(bitten(&at.pos, bite))
    }
}

/// Every bite, row by row from the top, each from the left.
fn bites(shape: Shape) -> impl Iterator<Item = Bite> {
    shape.into_iter().enumerate().flat_map(|(row, length)| {
        let mut next = if row == 0 { Nat::one() } else { Nat::ZERO };
        std::iter::from_fn(move || {
            (next < length).then(|| {
                let keep = next.clone();
                next += 1u8;
                Bite { row, keep }
            })
        })
    })
}
