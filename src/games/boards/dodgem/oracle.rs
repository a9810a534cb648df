//! What a position of Dodgem is worth: all positions with so many cars are swept once and kept.

use std::sync::Arc;

use crate::boards::dodgem::graph::{All, SWEPT};
use crate::boards::dodgem::reason::explain;
use crate::boards::dodgem::rules::{Board, Dodgem, Drive};
use crate::kit::asked::Asked;
use crate::kit::kept::Kept;
use ground::rules::At;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::Fall;
use solve::judge::table_store::Label;
use solve::judge::value::Value;
use solve::retrograde::cached_table::cached_sweep;
use solve::retrograde::sweep::Sweep;

/// All positions of one size with so many cars, and what they are worth.
struct Swept {
    all: All,
    sweep: Sweep,
}

/// The size of a board, and the fewer and the more cars.
type Key = (usize, usize, usize);

/// Raised whenever the rules or the numbering change.
const EDITION: u32 = 1;

/// Sweeps are kept as long as the program runs: two bytes a position, so 64 MB at most.
static KEPT: Kept<Key, Swept, 2> = Kept::empty();

fn swept(size: usize, cars: (usize, usize), control: &Control) -> Result<Arc<Swept>, Stop> {
    let key = (size, cars.0.min(cars.1), cars.0.max(cars.1));
    let covers = |known: &Key, _: &Swept| known.0 == size && known.1 >= key.1 && known.2 >= key.2;
    if let Some(swept) = KEPT.find(covers) {
        return Ok(swept);
    }
    KEPT.or_make(key, |_| {
        let all = All::of(size, cars, SWEPT).ok_or_else(|| Stop::TooLarge(say!("dodgem-too-many", most = SWEPT)))?;
        let (size, fewer, more) = key;
        let label = Label { name: format!("dodgem-{size}-{fewer}-{more}"), edition: EDITION };
        let sweep = cached_sweep(&label, &all, control)?;
        Ok(Swept { all, sweep })
    })
}

/// How all placements of up to `size - 1` cars of each side fall, L to move and D to move.
pub fn falls(size: usize, control: &Control) -> Result<Vec<Fall>, Stop> {
    let swept = swept(size, (size - 1, size - 1), control)?;
    // The board turned about its diagonal is the same game with the sides exchanged.
    Ok(["L", "D"].map(|side| swept.sweep.whole(side)).to_vec())
}

/// Every position looked at from the ends of the game backwards.
pub struct Backward;

impl Oracle<Dodgem> for Backward {
    fn value(&self, _game: &Dodgem, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let Board { size, left, down } = at.pos;
        let swept = swept(size, (left.count_ones() as usize, down.count_ones() as usize), control)?;
        Ok(swept.sweep.value(swept.all.number(at)))
    }

    fn explain(
        &self,
        game: &Dodgem,
        at: &At<Board>,
        verdict: &Verdict<Drive>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(&Asked { oracle: self, game, at, verdict, control })
    }
}
