//! What a board of Domineering is worth: canonical values of the pieces it falls into, or a search of the whole board.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::boards::domineering::heat::{Heat, Heats};
use crate::boards::domineering::rules::Domineering;
use crate::boards::domineering::tree::{Filling, Key};
use crate::kit::canonical::{Forms, Game, written};
use crate::kit::dominoes::Board;
use crate::kit::regions::{Alike, Cell, Region, Way};
use ground::rules::{At, Rules, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};
use solve::search::alpha_beta::AlphaBeta;

/// Cells of all pieces together up to which canonical values are worked out.
pub const VALUED: usize = 20;

/// Pairs of games below two pieces from which on their sum is not worked out.
const INTRICATE: usize = 20_000;

/// Positions that one question may visit.
pub const VISITED: u64 = 5_000_000;

/// Bytes that the table of positions may take.
const BYTES: usize = 64 << 20;

/// Canonical values of pieces, V being Left.
#[derive(Default)]
struct Worths {
    forms: Forms,
    heats: Heats,
    known: FxHashMap<Region<4>, Game>,
}

impl Worths {
    fn piece(&mut self, piece: &Region<4>, control: &Control) -> Result<Game, Stop> {
        if let Some(game) = self.known.get(piece) {
            return Ok(*game);
        }
        control.tick(1)?;
        let mut sides = [Vec::new(), Vec::new()];
        for (way, side) in Way::ALL.into_iter().zip(&mut sides) {
            for left in piece.after(way, Alike::Mirrored) {
                side.push(self.sum(&left, control)?);
            }
        }
        let [left, right] = sides;
        let game = self.forms.canonical(left, right);
        self.known.insert(*piece, game);
        Ok(game)
    }

    fn sum(&mut self, pieces: &[Region<4>], control: &Control) -> Result<Game, Stop> {
        pieces.iter().try_fold(Forms::ZERO, |sum, piece| {
            let piece = self.piece(piece, control)?;
            Ok(self.forms.sum(sum, piece))
        })
    }
}

/// The searches of boards with few and with many cells.
struct Searches {
    small: AlphaBeta<Key<1>>,
    large: AlphaBeta<Key<15>>,
}

/// Who knows; it keeps canonical values, and what it found out by search.
pub struct Placer {
    worths: Mutex<Worths>,
    /// With the size of the boards they are about: their positions do not carry it.
    searches: Mutex<Option<((u8, u8), Searches)>>,
}

impl Default for Placer {
    fn default() -> Self {
        Placer { worths: Mutex::default(), searches: Mutex::new(None) }
    }
}

fn held<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a canonical value is, for a person who counts moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Who has to move loses.
    Zero,
    /// A number: so many moves ahead, positive for V.
    Number,
    /// Who moves first gains.
    Hot,
    /// No number, yet nobody gains a whole part of a move: stars and their kin.
    Tepid,
}

/// A value with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The canonical form as text.
    pub whole: String,
    /// The same as it is read, `2*` for `{2|2}`.
    pub text: String,
    /// What it is for a person.
    pub temper: Temper,
    /// The numbers at which best play ends when V begins, and when H does.
    pub stops: [String; 2],
    /// Whether V wins moving second, and whether H does.
    pub holds: [bool; 2],
    /// What is gained on average by moving first, and the value that play keeps to.
    pub heat: Heat,
}

/// Whether canonical values are worked out here.
pub fn is_valued(board: &Board) -> bool {
    board.pieces().iter().map(Vec::len).sum::<usize>() <= VALUED
}

impl Placer {
    /// What the position is worth to its mover: who wins.
    pub fn value_of(&self, game: &Domineering, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        if let Some(ending) = game.ending(at) {
            return Ok(Value::of_outcome(Value::of_ending(&ending, at.to).outcome() == Outcome::N));
        }
        if !game.is_misere && is_valued(&at.pos) {
            let mut worths = held(&self.worths);
            let sum = worths.sum(&forms(&at.pos), control)?;
            let forms = &mut worths.forms;
            return Ok(Value::of_outcome(match at.to {
                Side::First => !forms.is_at_most(sum, Forms::ZERO),
                Side::Second => !forms.is_at_most(Forms::ZERO, sum),
            }));
        }
        self.search(game, at, control)
    }

    /// The same by search alone.
    pub fn search(&self, game: &Domineering, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        let mut kept = held(&self.searches);
        let size = (at.pos.rows, at.pos.cols);
        if kept.as_ref().is_none_or(|(known, _)| *known != size) {
            *kept = Some((size, Searches { small: AlphaBeta::within(BYTES), large: AlphaBeta::within(BYTES) }));
        }
        let (_, searches) = kept.as_mut().expect("it was just made");
        let outcome = if at.pos.free.len() <= 64 {
            searches.small.outcome(&mut Filling::of(at, game.is_misere), 0, VISITED, control)?
        } else {
            searches.large.outcome(&mut Filling::of(at, game.is_misere), 0, VISITED, control)?
        };
        Ok(Value::of_outcome(outcome == Outcome::N))
    }

    /// The canonical value of all pieces together, V being Left; `None` where there are too many cells.
    pub fn canonical_of(&self, board: &Board, control: &Control) -> Result<Option<Worth>, Stop> {
        if !is_valued(board) {
            return Ok(None);
        }
        let mut worths = held(&self.worths);
        let sum = worths.sum(&forms(board), control)?;
        Ok(Some(told(&mut worths, sum)))
    }

    /// The canonical value of pieces of at most [`VALUED`] cells each, V being Left; `None` where one is larger, or the sum too intricate.
    pub fn sum_of(&self, pieces: &[Vec<Cell>], control: &Control) -> Result<Option<Worth>, Stop> {
        if pieces.iter().any(|piece| piece.len() > VALUED) {
            return Ok(None);
        }
        let mut worths = held(&self.worths);
        let mut sum = Forms::ZERO;
        for piece in pieces {
            let piece = worths.piece(&Region::of(piece, Alike::Mirrored), control)?;
            let [a, b] = [sum, piece].map(|game| worths.forms.followers(game, INTRICATE));
            if a * b >= INTRICATE {
                return Ok(None);
            }
            sum = worths.forms.sum(sum, piece);
        }
        Ok(Some(told(&mut worths, sum)))
    }

    /// The canonical value of one piece.
    pub fn piece(&self, piece: &[Cell], control: &Control) -> Result<Worth, Stop> {
        let mut worths = held(&self.worths);
        let game = worths.piece(&Region::of(piece, Alike::Mirrored), control)?;
        Ok(told(&mut worths, game))
    }
}

fn told(worths: &mut Worths, game: Game) -> Worth {
    let forms = &mut worths.forms;
    let holds = [forms.is_at_most(Forms::ZERO, game), forms.is_at_most(game, Forms::ZERO)];
    let heat = worths.heats.of(forms, game);
    let (whole, text) = (forms.write(game), forms.short(game));
    let temper = match forms.number(game) {
        Some((0, _)) => Temper::Zero,
        Some(_) => Temper::Number,
        None if is_hot(forms, game) => Temper::Hot,
        None => Temper::Tepid,
    };
    let stops = [false, true].map(|is_right| written(stop(forms, game, is_right)));
    Worth { whole, text, temper, stops, holds, heat }
}

impl Worth {
    /// How far a side is ahead at the end of best play that the other side begins; `None` where it is not ahead there.
    pub fn sure(&self, side: Side) -> Option<&str> {
        let [v, h] = self.stops.each_ref().map(String::as_str);
        match side {
            Side::First => (h != "0" && !h.starts_with('-')).then_some(h),
            Side::Second => v.strip_prefix('-'),
        }
    }
}

/// Whether play ends at a greater number when Left begins than when Right does.
fn is_hot(forms: &Forms, game: Game) -> bool {
    let [(left, i), (right, j)] = [false, true].map(|is_right| stop(forms, game, is_right));
    i128::from(left) << j > i128::from(right) << i
}

/// The number at which play ends when this side begins and both play for the best number.
fn stop(forms: &Forms, game: Game, is_right: bool) -> (i64, u32) {
    if let Some(number) = forms.number(game) {
        return number;
    }
    let compare = |a: &(i64, u32), b: &(i64, u32)| (i128::from(a.0) << b.1).cmp(&(i128::from(b.0) << a.1));
    let options = if is_right { forms.right(game) } else { forms.left(game) };
    let stops = options.iter().map(|option| stop(forms, *option, !is_right));
    let best = if is_right { stops.min_by(compare) } else { stops.max_by(compare) };
    best.expect("what is no number has options on both sides")
}

fn forms(board: &Board) -> Vec<Region<4>> {
    board.pieces().iter().map(|piece| Region::of(piece, Alike::Mirrored)).collect()
}
