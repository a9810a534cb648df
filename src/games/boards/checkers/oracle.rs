//! What a draughts position is worth: exact where everything below it can be swept, before that an estimate that says so.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::boards::checkers::rules::Board;
use crate::boards::checkers::tactics::in_odd_rows;
use ground::rules::{At, Side};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::retrograde::closure::Closure;
use solve::search::bounded_search::{Beyond, Outlook, View, look_ahead};

/// Positions that are swept at most for one question, by a bound on the placements of its pieces.
pub const SWEPT: u64 = 2_000_000;

/// Plies an estimate looks ahead, captures carried on beyond them: on small boards more, for there are fewer moves.
pub fn depth(board: &Board) -> u32 {
    if board.size < 8 { 16 } else { 10 }
}

/// Points of a man, a king, and of a row that a man has gone.
pub const POINTS: [i32; 3] = [10, 15, 1];

/// Values remembered between questions; then all are forgotten.
const REMEMBERED: usize = 1 << 14;

/// How many positions there can be with this material and what becomes of it without captures: both sides to move, every
/// placement of the pieces, every man a king or not. Captures lead to far fewer.
///
/// Worked: one king against one on the small board of 8 dark squares: 2 · 8 · 7 = 112.
pub fn placements(board: &Board) -> u64 {
    let [black, white] = [board.black, board.white].map(u32::count_ones);
    let men = (board.black | board.white).count_ones() - board.kings.count_ones();
    let squares = board.squares() as u64;
    let ways = choose(squares, u64::from(black)) * choose(squares - u64::from(black), u64::from(white));
    ways.saturating_mul(2 << men)
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

/// Whether everything below the position is swept.
pub fn is_settled(board: &Board) -> bool {
    placements(board) <= SWEPT
}

/// Placements of pieces that are swept in no time.
const SMALL: u64 = 60_000;

/// Whether few positions lie below it.
pub fn is_small(board: &Board) -> bool {
    placements(board) <= SMALL
}

/// Where its sweep is kept: two pieces apart from more, and each by who has the move. No step of either side changes that, so
/// that a position and the same with the other side to move are never below one another.
fn shelf(at: &At<Board>) -> usize {
    let few = (at.pos.black | at.pos.white).count_ones() <= 2;
    let turn = usize::from(at.to == Side::First);
    2 * usize::from(!few) + (in_odd_rows(&at.pos) + turn) % 2
}

/// What a side has on the board: men, kings, and rows its men have gone.
pub fn counts(board: &Board, side: Side) -> [i32; 3] {
    let own = board.of(side);
    let men = own & !board.kings;
    let half = board.size / 2;
    let gone = |square: usize| {
        let row = square / half;
        if side == Side::First { row } else { board.size - 1 - row }
    };
    let rows: usize = (0..board.squares()).filter(|square| men >> square & 1 == 1).map(gone).sum();
    [men.count_ones() as i32, (own & board.kings).count_ones() as i32, rows as i32]
}

/// What the counts of both sides add up to, for the first of them.
pub fn weigh(own: [i32; 3], other: [i32; 3]) -> i32 {
    POINTS.iter().zip(own.iter().zip(other)).map(|(points, (own, other))| points * (own - other)).sum()
}

struct Captures;

fn after(at: &At<Board>) -> impl Iterator<Item = At<Board>> {
    at.pos.paths(at.to).into_iter().map(|path| at.leave(at.pos.after(at.to, &path)))
}

impl View for Captures {
    type Node = (Board, Side);

    fn is_over(&self, (board, to): &(Board, Side)) -> bool {
        !board.can_move(*to)
    }

    fn after(&self, (board, to): &(Board, Side), after: &mut Vec<(Board, Side)>) {
        after.extend(board.paths(*to).iter().map(|path| (board.after(*to, path), to.other())));
    }

    fn beyond(&self, (board, to): &(Board, Side)) -> Beyond {
        if board.can_take(*to) { Beyond::Forced } else { Beyond::Quiet }
    }

    fn weigh(&self, (board, to): &(Board, Side)) -> i32 {
        weigh(counts(board, *to), counts(board, to.other()))
    }

    fn glance(&self, at: &(Board, Side)) -> i32 {
        self.weigh(at)
    }
}

/// Looks ahead as estimates do.
pub fn outlook(at: &At<Board>, control: &Control) -> Result<Outlook, Stop> {
    look_ahead(&Captures, &(at.pos, at.to), depth(&at.pos), control)
}

/// All that lies below some position.
type Swept = Arc<Closure<At<Board>>>;

/// Sweeps and estimates, remembered.
#[derive(Default)]
pub struct Settler {
    /// The last one of each shelf: what is asked about few pieces, or with the other side to move, drives out nothing else.
    swept: [Mutex<Option<Swept>>; 4],
    estimates: Mutex<FxHashMap<At<Board>, Value>>,
}

impl Settler {
    fn exact(&self, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        let known = |swept: &Mutex<Option<Swept>>| {
            let known = swept.lock().unwrap_or_else(PoisonError::into_inner).clone();
            known.and_then(|swept| swept.value(at))
        };
        if let Some(value) = self.swept.iter().find_map(known) {
            return Ok(value);
        }
        let next = |at: &At<Board>, found: &mut Vec<At<Board>>| found.extend(after(at));
        // Captures add positions of smaller material, so there is room for some more.
        let found = Closure::below(at.clone(), next, 2 * SWEPT as usize, control)?;
        let found = found.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = 2 * SWEPT)))?;
        let value = found.value(at).expect("everything below it was swept");
        *self.swept[shelf(at)].lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(found));
        Ok(value)
    }

    fn estimate(&self, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        let known = self.estimates.lock().unwrap_or_else(PoisonError::into_inner).get(at).cloned();
        if let Some(value) = known {
            return Ok(value);
        }
        let seen = outlook(at, control)?;
        let value = match seen.end {
            Some((true, remoteness)) => Value::Win { remoteness },
            Some((false, remoteness)) => Value::Loss { remoteness },
            None => Value::Estimate { ahead: seen.ahead.into(), depth: depth(&at.pos).into() },
        };
        let mut estimates = self.estimates.lock().unwrap_or_else(PoisonError::into_inner);
        if estimates.len() >= REMEMBERED {
            estimates.clear();
        }
        estimates.insert(at.clone(), value.clone());
        Ok(value)
    }

    /// The value of a position: swept, estimated, or proved by a near end.
    pub fn value_of(&self, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        if is_settled(&at.pos) { self.exact(at, control) } else { self.estimate(at, control) }
    }

    /// Plies of a line that are worth telling: to the end where that is known, the first ones of drawn play, which has no end.
    pub fn told(&self, at: &At<Board>) -> usize {
        const TO_THE_END: usize = 64;
        const DRAWN: usize = 12;
        match self.value_of(at, &Control::new()) {
            Ok(Value::Draw) => DRAWN,
            Ok(value) if value.is_proved() => TO_THE_END,
            _ => 0,
        }
    }
}
