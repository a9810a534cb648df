//! What an m,n,k position is worth: a draw where both sides can hold all lines of the other; else on small boards by exact search,
//! whose tables are kept, on large ones by threats, and where these prove nothing it is estimated.

use std::sync::{Arc, Mutex, PoisonError};

use crate::boards::mnk::board::{Board, Kind, Mark, Mnk, Put};
use crate::boards::mnk::holding::{Held, Holding};
use crate::boards::mnk::opening;
use crate::boards::mnk::opening::Opened;
use crate::boards::mnk::solver::threats::plane::{Cell, Plane};
use crate::boards::mnk::tree::{Key, Marks};
use crate::boards::mnk::vast::{Told, Vast};
use ground::rules::{At, Rules, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};
use solve::search::alpha_beta::AlphaBeta;
use solve::search::lines::Lines;

/// Free cells up to which the distance of a win or loss is told: beyond them only who wins.
pub const FAR: usize = 16;

/// Lines that one question may look at. Where there are more lines each position costs more, so fewer may be visited:
/// about 50 million on 5x6 with lines of 4.
const LOOKS: u64 = 2_000_000_000;

/// Free cells above which near wins and losses are looked for before all others.
const WIDE: usize = 36;

/// Bytes that the table of positions may take.
const BYTES: usize = 96 << 20;

/// Marks in a line from which on boards with more than [`WIDE`] cells are too large for exact search: shorter lines are completed
/// too soon for that.
const LONG: usize = 5;

/// The search of one variant, kept between questions about boards of one size.
#[derive(Default)]
pub struct Settler {
    searched: Mutex<Option<Searched>>,
    vast: Mutex<Option<Vast>>,
    holding: Mutex<Option<Holding>>,
}

/// All that was found out on boards of one size.
struct Searched {
    size: (usize, usize),
    kind: Kind,
    lines: Arc<Lines>,
    engine: Engine,
}

/// Keys are as wide as the board needs.
enum Engine {
    /// Up to 64 cells.
    Small(AlphaBeta<Key<1>>),
    /// Up to 384 cells.
    Large(AlphaBeta<Key<6>>),
}

impl Settler {
    /// What the position is worth to its mover.
    pub fn value_of(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        if let Some(ending) = mnk.ending(at) {
            return Ok(Value::of_ending(&ending, at.to));
        }
        if is_vast(mnk, at) {
            if let Some((value, _)) = self.decided(mnk, at, control)? {
                return Ok(value);
            }
            return Ok(self.told(mnk, at, control)?.value.clone());
        }
        // Short lines are seldom held, and soon completed.
        if mnk.kind.k >= LONG && at.pos.free() > FAR && self.is_drawn(mnk, at, control)? {
            return Ok(Value::Draw);
        }
        let mut kept = self.searched.lock().unwrap_or_else(PoisonError::into_inner);
        let searched = match kept.take().filter(|searched| searched.size == (at.pos.rows, at.pos.cols)) {
            Some(searched) => searched,
            None => Searched::new(at, mnk.kind),
        };
        kept.insert(searched).value(at, control)
    }

    /// All that is said of a position on a board that is too large for more. It is not over.
    pub fn told(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Arc<Told>, Stop> {
        // With one cell fewer the game is settled exactly.
        let is_last = at.pos.free() == FAR + 1;
        let opened = self.opened(mnk, at, control)?;
        let known = |cell: Cell, left: Value| {
            let next = mnk.play(at, &(usize::from(cell), Mark::of(at.to)));
            if let Some(value) = book_value(mnk, &next, cell, opened, &left) {
                return Ok(value);
            }
            match mnk.ending(&next) {
                Some(ending) => Ok(Value::of_ending(&ending, next.to)),
                None if is_last => self.value_of(mnk, &next, control),
                None => self.bounded(mnk, &next, left, control),
            }
        };
        self.on_vast(mnk, at, |vast| vast.told(at, &known, control))
    }

    /// What threats prove of a position, else the book, with a move that keeps it where one is known.
    fn decided(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<(Value, Option<Cell>)>, Stop> {
        if let Some(decided) = self.on_vast(mnk, at, |vast| vast.decided(at, control))? {
            return Ok(Some(decided));
        }
        let opened = match opening::opened(mnk, at) {
            None => behind(mnk, at, control)?,
            opened => opened,
        };
        Ok(opened.map(|opened| (Value::of_outcome(opened.outcome == Outcome::N), opened.best)))
    }

    /// What the book proves of a position, where threats as the house looks for them prove nothing.
    pub fn opened(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<Opened>, Stop> {
        let named = opening::opened(mnk, at).filter(|opened| opened.best.is_some() || opened.outcome == Outcome::P);
        if named.is_some() || !opening::is_covered(mnk, at) {
            return Ok(named);
        }
        let is_open = self.on_vast(mnk, at, |vast| vast.decided(at, control))?.is_none();
        if is_open { behind(mnk, at, control) } else { Ok(None) }
    }

    /// How a side is held, with all lines of it stopped whatever it does, if that was found out. The game is not over.
    pub fn held(&self, mnk: &Mnk, at: &At<Board>, side: Side, control: &Control) -> Result<Option<Held>, Stop> {
        let held = |holding: &mut Holding| holding.held(&at.pos, Mark::of(side), at.to == side, control);
        if is_tame(mnk) { self.on_holding(mnk, &at.pos, held).unwrap_or(Ok(None)) } else { Ok(None) }
    }

    /// Asks what holds on boards of this size; `None` where they are too large.
    pub fn on_holding<T>(&self, mnk: &Mnk, board: &Board, ask: impl FnOnce(&mut Holding) -> T) -> Option<T> {
        let mut kept = self.holding.lock().unwrap_or_else(PoisonError::into_inner);
        let size = (board.rows, board.cols);
        let known = kept.take().filter(|holding| holding.size == size);
        *kept = known.or_else(|| Holding::of(board.rows, board.cols, mnk.kind.k));
        kept.as_mut().map(ask)
    }

    /// Whether both sides are held.
    pub fn is_drawn(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<bool, Stop> {
        Ok(self.held(mnk, at, at.to.other(), control)?.is_some() && self.held(mnk, at, at.to, control)?.is_some())
    }

    /// The estimate with what is proved of it: a draw where both sides are held; where one is, the other seems ahead.
    fn bounded(&self, mnk: &Mnk, at: &At<Board>, value: Value, control: &Control) -> Result<Value, Stop> {
        let Value::Estimate { ahead, depth } = value else { return Ok(value) };
        let held = [at.to.other(), at.to].map(|side| self.held(mnk, at, side, control));
        let [other, own] = held;
        Ok(match (other?.is_some(), own?.is_some()) {
            (true, true) => Value::Draw,
            (true, false) => Value::Estimate { ahead: ahead.max(1.into()), depth },
            (false, true) => Value::Estimate { ahead: ahead.min((-1).into()), depth },
            (false, false) => Value::Estimate { ahead, depth },
        })
    }

    /// The best moves on a board that is too large for more, where the game is not over.
    pub fn chosen_puts(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<Vec<Put>>, Stop> {
        if !is_vast(mnk, at) || mnk.ending(at).is_some() {
            return Ok(None);
        }
        let told = self.told(mnk, at, control)?;
        Ok(Some(told.best.iter().map(|cell| (usize::from(*cell), Mark::of(at.to))).collect()))
    }

    /// The value and a move that keeps it, on a board that is too large for more, where the game is not over.
    pub fn prompted(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<(Value, Put)>, Stop> {
        if !is_vast(mnk, at) || mnk.ending(at).is_some() {
            return Ok(None);
        }
        let won = self.decided(mnk, at, control)?.filter(|(value, _)| value.outcome() == Outcome::N);
        let (value, cell) = match won {
            Some((value, Some(cell))) => (value, cell),
            _ => {
                let told = self.told(mnk, at, control)?;
                (told.value.clone(), told.best[0])
            }
        };
        Ok(Some((value, (usize::from(cell), Mark::of(at.to)))))
    }

    /// Asks the lines of the board, with the mover.
    pub fn on_lines<T>(
        &self,
        mnk: &Mnk,
        at: &At<Board>,
        ask: impl FnOnce(&mut dyn Plane, usize) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.on_vast(mnk, at, |vast| ask(vast.set(&at.pos), usize::from(at.to == Side::Second)))
    }

    /// Asks the board of this size. One that a stop left in disorder is not kept.
    fn on_vast<T>(&self, mnk: &Mnk, at: &At<Board>, ask: impl FnOnce(&mut Vast) -> Result<T, Stop>) -> Result<T, Stop> {
        let mut kept = self.vast.lock().unwrap_or_else(PoisonError::into_inner);
        let size = (at.pos.rows, at.pos.cols, mnk.kind.k);
        let mut vast = kept.take().filter(|vast| vast.size == size).unwrap_or_else(|| Vast::of(size));
        let answer = ask(&mut vast)?;
        *kept = Some(vast);
        Ok(answer)
    }
}

/// What threats prove behind the last page of an opening, unless the reins are pulled.
fn behind(mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<Opened>, Stop> {
    let opened = opening::behind(mnk, at, &|| control.tick(0).is_ok());
    if opened.is_none() {
        control.tick(0)?;
    }
    Ok(opened)
}

/// What the book says of the position that a move leaves, where nothing else is proved of it.
fn book_value(mnk: &Mnk, next: &At<Board>, cell: Cell, opened: Option<Opened>, left: &Value) -> Option<Value> {
    match opened {
        _ if left.is_proved() => None,
        Some(Opened { outcome: Outcome::N, best }) if best == Some(cell) => Some(Value::Lost),
        Some(Opened { outcome: Outcome::P, .. }) => Some(Value::Won),
        _ => opening::opened(mnk, next).map(|opened| Value::of_outcome(opened.outcome == Outcome::N)),
    }
}

/// Whether each side has marks of its own and wants lines of them.
fn is_tame(mnk: &Mnk) -> bool {
    !mnk.kind.is_misere && !mnk.kind.is_wild
}

/// Whether only threats and held lines are looked at: the board is large, the game normal, and there are more lines than cells could stop in
/// pairs. Towards the end of the game it is settled exactly again.
pub fn is_vast(mnk: &Mnk, at: &At<Board>) -> bool {
    let (rows, cols, k) = (at.pos.rows, at.pos.cols, mnk.kind.k);
    let room = |size: usize| (size + 1).saturating_sub(k);
    let lines = rows * room(cols) + cols * room(rows) + 2 * room(rows) * room(cols);
    is_tame(mnk) && k >= LONG && rows * cols > WIDE && 2 * lines > rows * cols && at.pos.free() > FAR
}

/// The most positions that one question may visit.
fn most_positions(lines: usize) -> u64 {
    LOOKS / lines.max(1) as u64
}

impl Searched {
    fn new(at: &At<Board>, kind: Kind) -> Self {
        let size = (at.pos.rows, at.pos.cols);
        let lines = Arc::new(Lines::of(size.0, size.1, kind.k));
        let engine = if lines.cells <= 64 {
            Engine::Small(AlphaBeta::within(BYTES))
        } else {
            Engine::Large(AlphaBeta::within(BYTES))
        };
        Searched { size, kind, lines, engine }
    }

    fn value(&mut self, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        match &mut self.engine {
            Engine::Small(search) => settle(search, &self.lines, self.kind, at, control),
            Engine::Large(search) => settle(search, &self.lines, self.kind, at, control),
        }
    }
}

fn settle<const W: usize>(
    search: &mut AlphaBeta<Key<W>>,
    lines: &Arc<Lines>,
    kind: Kind,
    at: &At<Board>,
    control: &Control,
) -> Result<Value, Stop> {
    let most = most_positions(lines.all.len());
    let free = at.pos.free();
    let mut marks = Marks::of(lines, kind, at);
    if free <= FAR {
        return search.value(&mut marks, most, control);
    }
    let near = if free > WIDE { kind.k.saturating_mul(2).saturating_add(3).min(free) } else { 0 };
    Ok(match search.outcome(&mut marks, near, most, control)? {
        Outcome::N => Value::Won,
        Outcome::D => Value::Draw,
        Outcome::P => Value::Lost,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;
    use solve::search::full_search::{Count, Walk};

    fn variant(rows: usize, cols: usize, k: usize, is_misere: bool, is_wild: bool) -> Mnk {
        Mnk { rows, cols, kind: Kind { k, is_misere, is_wild } }
    }

    /// Every position that can be met from the start.
    fn all_met(mnk: &Mnk) -> Vec<At<Board>> {
        let mut seen = HashSet::from([mnk.start()]);
        let mut list = vec![mnk.start()];
        let mut next = 0;
        while let Some(at) = list.get(next).cloned() {
            let below: Vec<At<Board>> = mnk.moves(&at).list.map(|mv| mnk.play(&at, &mv)).collect();
            list.extend(below.into_iter().filter(|at| seen.insert(at.clone())));
            next += 1;
        }
        list
    }

    #[test]
    fn the_search_and_the_plain_referee_agree_everywhere_on_small_boards() {
        let control = Control::new();
        for (rows, cols, k) in [(3, 3, 2), (3, 3, 3), (2, 4, 3), (1, 7, 3), (2, 3, 9), (1, 6, 2)] {
            for (is_misere, is_wild) in [(false, false), (true, false), (false, true), (true, true)] {
                let mnk = variant(rows, cols, k, is_misere, is_wild);
                let settler = Settler::default();
                let mut walk = Walk::new(&mnk, Count::Wins, 1 << 20);
                for at in all_met(&mnk) {
                    let known = walk.value(&at, &control).expect("nobody stops it").expect("there is room");
                    assert_eq!(settler.value_of(&mnk, &at, &control), Ok(known), "{rows}x{cols} {:?} {at:?}", mnk.kind);
                }
            }
        }
    }

    #[test]
    fn a_question_beyond_the_budget_is_too_large_and_says_so() {
        let mnk = variant(5, 5, 4, false, false);
        let mut searched = Searched::new(&mnk.start(), mnk.kind);
        let Engine::Small(search) = &mut searched.engine else { panic!("25 cells are few") };
        let mut marks = Marks::of(&searched.lines, mnk.kind, &mnk.start());
        let stopped = search.outcome(&mut marks, 0, 5_000, &Control::new());
        assert!(matches!(stopped, Err(Stop::TooLarge(_))), "{stopped:?}");
        assert_eq!(search.visited(), 5_001);
        assert_eq!(search.outcome(&mut marks, 0, 5_000_000, &Control::new()), Ok(Outcome::D), "it is unharmed");
    }

    #[test]
    fn a_near_win_is_seen_on_a_board_of_any_size() {
        let mnk = variant(19, 19, 5, false, false);
        let mut at = mnk.start();
        for (x, o) in [(180, 0), (181, 18), (182, 342)] {
            at = mnk.play(&mnk.play(&at, &(x, Mark::X)), &(o, Mark::O));
        }
        assert_eq!(
            Settler::default().value_of(&mnk, &at, &Control::new()),
            Ok(Value::Win { remoteness: 3 }),
            "an open three"
        );
        let after = mnk.play(&at, &(183, Mark::X));
        assert_eq!(
            Settler::default().value_of(&mnk, &after, &Control::new()),
            Ok(Value::Loss { remoteness: 2 }),
            "an open four"
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn the_search_and_the_plain_referee_agree_on_random_boards(
            (rows, cols, k) in prop::sample::select(vec![(3, 4, 3), (4, 3, 3), (4, 4, 3), (4, 4, 4), (3, 5, 3), (2, 7, 2)]),
            is_misere in any::<bool>(),
            is_wild in any::<bool>(),
            order in Just((0..16).collect::<Vec<usize>>()).prop_shuffle(),
            marks in prop::collection::vec(prop::sample::select(Mark::ALL.to_vec()), 16),
        ) {
            let mnk = variant(rows, cols, k, is_misere, is_wild);
            let control = Control::new();
            let mut at = mnk.start();
            let left = if is_wild { 6 } else { 8 };
            for (cell, mark) in order.into_iter().zip(marks).filter(|(cell, _)| *cell < rows * cols) {
                if at.pos.free() > left && mnk.ending(&at).is_none() {
                    let mark = if is_wild { mark } else { Mark::of(at.to) };
                    at = mnk.play(&at, &(cell, mark));
                }
            }
            let known = Walk::new(&mnk, Count::Wins, 1 << 20).value(&at, &control);
            prop_assert_eq!(Settler::default().value_of(&mnk, &at, &control), Ok(known.expect("nobody stops it").expect("there is room")), "{:?}", at);
        }
    }
}
