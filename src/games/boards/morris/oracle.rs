//! What a position of morris is worth: all that can come from it is swept once and kept.

use std::sync::Arc;

use crate::boards::morris::graph::{All, SWEPT};
use crate::boards::morris::reason::explain;
use crate::boards::morris::rules::{Board, Morris, Turn};
use crate::kit::asked::Asked;
use crate::kit::kept::Kept;
use ground::rules::{At, Rules, Side};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::table_store::Label;
use solve::judge::value::Value;
use solve::retrograde::cached_table::cached_sweep;
use solve::retrograde::sweep::Sweep;

/// All that can come from some positions, and what it is worth.
struct Swept {
    all: All,
    sweep: Sweep,
}

/// Men a side, men to be placed, and the fewer and the more men of the two sides.
type Key = (u8, u8, u32, u32);

/// Raised whenever the rules or the numbering change.
const EDITION: u32 = 1;

/// Two bytes a position: 8 MB each at most.
static KEPT: Kept<Key, Swept, 2> = Kept::empty();

fn swept(board: Board, control: &Control) -> Result<Arc<Swept>, Stop> {
    let (white, black) = (board.total(Side::First), board.total(Side::Second));
    let (men, left) = (board.men, board.hand[0] + board.hand[1]);
    let key = (men, left, white.min(black), white.max(black));
    let covers = |known: &Key, _: &Swept| known.0 == men && known.1 >= left && known.2 >= key.2 && known.3 >= key.3;
    if let Some(swept) = KEPT.find(covers) {
        return Ok(swept);
    }
    KEPT.or_make(key, |_| {
        let all = All::of(men, usize::from(left), (white, black), SWEPT);
        let all = all.ok_or_else(|| Stop::TooLarge(say!("morris-too-many", most = SWEPT)))?;
        let (men, left, fewer, more) = key;
        let label = Label { name: format!("morris-{men}-{left}-{fewer}-{more}"), edition: EDITION };
        let sweep = cached_sweep(&label, &all, control)?;
        Ok(Swept { all, sweep })
    })
}

/// Every position looked at from the ends of the game backwards.
pub struct Backward;

impl Oracle<Morris> for Backward {
    fn value(&self, game: &Morris, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        if let Some(ending) = game.ending(at) {
            return Ok(Value::of_ending(&ending, at.to));
        }
        let swept = swept(at.pos, control)?;
        let number = swept.all.number(at).expect("whatever can come from a position is numbered");
        Ok(swept.sweep.value(number))
    }

    fn explain(
        &self,
        game: &Morris,
        at: &At<Board>,
        verdict: &Verdict<Turn>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(&Asked { oracle: self, game, at, verdict, control })
    }
}
