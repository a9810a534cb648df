//! What chess on a small board is worth: exact where everything below can be swept or mate is near, else an estimate that says so.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::boards::small_chess::look::{SWEPT, depth, is_settled, outlook, outlooks};
use crate::boards::small_chess::reason::explain;
use crate::boards::small_chess::rules::{Board, SmallChess, Step};
use crate::kit::asked::Asked;
use crate::kit::kept::Kept;
use ground::rules::{At, Ending};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::{Outcome, Value};
use solve::retrograde::reach::Below;
use solve::retrograde::sweep::Start;
use solve::search::bounded_search::Outlook;

/// Values remembered between questions; then all are forgotten.
const REMEMBERED: usize = 1 << 14;

/// What was swept: all that can come from some positions.
static KEPT: Kept<At<Board>, Below<At<Board>>, 3> = Kept::empty();

/// Where the moves of a position lead, or how the game ended there.
fn leads(at: &At<Board>) -> Result<Vec<At<Board>>, Start> {
    match at.pos.ending(at.to) {
        Some(Ending::Drawn) => Err(Start::Drawn),
        Some(_) => Err(Start::Lost),
        None => Ok(at.pos.steps(at.to).into_iter().map(|step| at.leave(at.pos.after(step))).collect()),
    }
}

fn swept(at: &At<Board>, control: &Control) -> Result<Value, Stop> {
    let covers = |_: &At<Board>, below: &Below<At<Board>>| below.value(at).is_some();
    let below = match KEPT.find(covers) {
        Some(below) => below,
        None => KEPT.or_make(at.clone(), |at| {
            // What is left after captures adds positions to the bound.
            let found = Below::of(at.clone(), 2 * SWEPT as usize, control, leads)?;
            found.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = 2 * SWEPT)))
        })?,
    };
    Ok(below.value(at).expect("everything below it was swept"))
}

/// What a look so many plies ahead says.
fn told(seen: &Outlook, depth: u32) -> Value {
    match seen.end {
        Some((true, remoteness)) => Value::Win { remoteness },
        Some((false, remoteness)) => Value::Loss { remoteness },
        None => Value::Estimate { ahead: seen.ahead.into(), depth: depth.into() },
    }
}

/// What the moves make of a position looked into so many plies: a mate is the nearest, for whatever is only estimated has none so near.
fn made(left: &[Value], depth: u32) -> Value {
    let lost = left.iter().filter(|value| value.outcome() == Outcome::P && value.is_proved());
    match (lost.filter_map(Value::remoteness).min(), Value::of_moves(left)) {
        (Some(plies), _) => Value::Win { remoteness: plies + 1 },
        (None, Value::Estimate { ahead, .. }) => Value::Estimate { ahead, depth: depth.into() },
        (None, value) => value,
    }
}

/// What the moves of some positions leave, in their order.
type Rows = FxHashMap<At<Board>, Arc<[Value]>>;

/// Sweeps, and beyond them looks ahead, remembered.
#[derive(Default)]
pub struct Settler(Mutex<Rows>);

impl Settler {
    /// What each move leaves of a position that is not swept. What could be swept then is looked into like all others, for several
    /// sweeps would take too long.
    fn rows(&self, at: &At<Board>, control: &Control) -> Result<Arc<[Value]>, Stop> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(at).cloned();
        if let Some(rows) = known {
            return Ok(rows);
        }
        let depth = depth(&at.pos) - 1;
        let seen = outlooks(at, depth, control)?;
        let left = |(step, seen): (Step, Outlook)| {
            let next = at.leave(at.pos.after(step));
            next.pos.ending(next.to).map_or_else(|| told(&seen, depth), |ending| Value::of_ending(&ending, next.to))
        };
        let rows: Arc<[Value]> = at.pos.steps(at.to).into_iter().zip(seen).map(left).collect();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(at.clone(), rows.clone());
        Ok(rows)
    }
}

impl Oracle<SmallChess> for Settler {
    fn value(&self, _: &SmallChess, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        match at.pos.ending(at.to) {
            Some(ending) => Ok(Value::of_ending(&ending, at.to)),
            None if is_settled(&at.pos) => swept(at, control),
            None => Ok(made(&self.rows(at, control)?, depth(&at.pos))),
        }
    }

    fn leaves(&self, _: &SmallChess, at: &At<Board>, step: &Step, control: &Control) -> Result<Option<Value>, Stop> {
        let Some(place) = at.pos.steps(at.to).iter().position(|other| other == step) else { return Ok(None) };
        if is_settled(&at.pos) { Ok(None) } else { Ok(self.rows(at, control)?.get(place).cloned()) }
    }

    /// A near mate shows its first move at once.
    fn prompt(&self, _: &SmallChess, at: &At<Board>, control: &Control) -> Result<Option<(Value, Step)>, Stop> {
        if is_settled(&at.pos) {
            return Ok(None);
        }
        let seen = outlook(at, depth(&at.pos), control)?;
        let first = seen.line.first().map(|i| at.pos.steps(at.to).swap_remove(*i));
        Ok(first.filter(|_| seen.end.is_some()).map(|step| (told(&seen, depth(&at.pos)), step)))
    }

    fn foresight(&self, game: &SmallChess, at: &At<Board>) -> usize {
        const TO_THE_END: usize = 64;
        const DRAWN: usize = 12;
        match self.value(game, at, &Control::new()) {
            Ok(Value::Draw) => DRAWN,
            Ok(value) if value.is_proved() => TO_THE_END,
            _ => 0,
        }
    }

    fn explain(
        &self,
        game: &SmallChess,
        at: &At<Board>,
        verdict: &Verdict<Step>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(&Asked { oracle: self, game, at, verdict, control })
    }
}
