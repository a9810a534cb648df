//! What pieces on their way to the corner are worth: each a nim-value of its own, and misère play by theorem or search.

use std::sync::{Mutex, PoisonError};

use num_traits::{One, ToPrimitive, Zero};

use crate::boards::chess_corner::leaper::Leaper;
use crate::boards::chess_corner::rules::{Cell, ChessCorner, KING, KNIGHT, Kind, Piece, Step};
use ground::num::Nat;
use ground::say;
use solve::formula::beatty::Pairs;
use solve::formula::nim_sum::{is_lost, winning_moves};
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::misere::search::{Below, Misere};
use solve::nim_values::mex_plane::MexPlane;

/// Positions that one misère search of several pieces may add at most.
pub const ROOM: usize = 300_000;

/// Coordinates up to which pieces are searched.
const SEARCHED: u32 = 255;

/// Coordinates up to which a principal line is worth its computation.
pub const FORESEEN: u32 = 1_000;

/// Tables and formulas of all pieces.
pub struct Corner {
    /// Nim-values of queens.
    plane: Mutex<MexPlane>,
    /// Lost cells of queens, in normal and in misère play.
    pairs: [Pairs; 2],
    king: Leaper,
    knight: Leaper,
    several: Misere<ChessCorner>,
}

/// A nim-heap of a rook or a bishop: the piece, and the move that leaves so much of it.
type Heap = (usize, Nat);

impl Corner {
    /// The tables for this board.
    pub fn of(game: &ChessCorner) -> Self {
        let one = Nat::one();
        Corner {
            plane: Mutex::new(MexPlane::new(&one)),
            pairs: [false, true].map(|is_misere| Pairs::new(one.clone(), is_misere)),
            king: Leaper::endless(KING),
            knight: game.board.map_or_else(|| Leaper::endless(KNIGHT), |size| Leaper::on_board(KNIGHT, size)),
            several: Misere::new(ROOM),
        }
    }

    /// The list of lost cells of a lone queen.
    pub fn pairs(&self, is_misere: bool) -> &Pairs {
        &self.pairs[usize::from(is_misere)]
    }

    /// The nim-value of a piece; `None` for a queen on a won cell beyond the plane.
    ///
    /// A rook is two Nim heaps, its column and its row; a bishop is one, the smaller of the two; king and knight have tables
    /// that repeat; the queen is Wythoff's game. Worked: a rook on d4 stands on (3, 3): 3 xor 3 = 0.
    pub fn nimber(&self, Piece { kind, cell: (x, y) }: &Piece, control: &Control) -> Result<Option<Nat>, Stop> {
        control.tick(1)?;
        Ok(match kind {
            Kind::Rook => Some(x ^ y),
            Kind::Bishop => Some(x.min(y).clone()),
            Kind::King => Some(self.king.nimber(x, y).into()),
            Kind::Knight => Some(self.knight.nimber(x, y).into()),
            Kind::Queen => {
                let value = self.plane.lock().unwrap_or_else(PoisonError::into_inner).value(x, y, control)?;
                let is_lost = || self.pairs[0].number(x, y).is_some();
                value.map(Nat::from).or_else(|| is_lost().then_some(Nat::ZERO))
            }
        })
    }

    /// The nim-value of all pieces; too large where a queen's is out of reach.
    pub fn sum(&self, pieces: &[Piece], control: &Control) -> Result<Nat, Stop> {
        pieces.iter().try_fold(Nat::ZERO, |sum, piece| {
            let value = self.nimber(piece, control)?;
            value.map(|value| sum ^ value).ok_or_else(|| self.too_far())
        })
    }

    fn too_far(&self) -> Stop {
        let most = self.plane.lock().unwrap_or_else(PoisonError::into_inner).most();
        Stop::TooLarge(say!("chess-corner-queen-too-far", most = most))
    }

    pub fn normal(&self, pieces: &[Piece], control: &Control) -> Result<Value, Stop> {
        let values = pieces.iter().map(|piece| self.nimber(piece, control)).collect::<Result<Vec<_>, Stop>>()?;
        let sum = values.iter().flatten().fold(Nat::ZERO, |sum, value| sum ^ value);
        match values.iter().filter(|value| value.is_none()).count() {
            0 => Ok(Value::nimber(sum)),
            // Its nim-value is not 0, and no other one has to be balanced.
            1 if sum.is_zero() => Ok(Value::Won),
            _ => Err(self.too_far()),
        }
    }

    pub fn misere(&self, game: &ChessCorner, pieces: &[Piece], control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let live: Vec<&Piece> = pieces.iter().filter(|piece| game.is_live(piece)).collect();
        if let Some(heaps) = nim_heaps(&live) {
            return Ok(Value::of_outcome(!is_lost(&heaps.into_iter().map(|heap| heap.1).collect::<Vec<_>>(), true)));
        }
        if let [Piece { kind, cell: (x, y) }] = live[..] {
            return Ok(Value::of_outcome(match kind {
                Kind::Queen => self.pairs[1].number(x, y).is_none(),
                Kind::King => self.king.is_won_misere(x, y),
                _ => self.knight.is_won_misere(x, y),
            }));
        }
        let is_near = |piece: &&Piece| [&piece.cell.0, &piece.cell.1].into_iter().all(|n| *n <= Nat::from(SEARCHED));
        let found = match state(&live).filter(|_| live.iter().all(is_near)) {
            Some(state) => self.several.value(game, &state, control)?,
            None => None,
        };
        found.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)))
    }

    /// The moves of a piece that leave it worth `wanted`, in the order of moves.
    fn to_value(&self, game: &ChessCorner, piece: &Piece, wanted: &Nat, control: &Control) -> Result<Vec<Cell>, Stop> {
        let (x, y) = &piece.cell;
        match piece.kind {
            Kind::Rook => {
                let (left, up) = (y ^ wanted, x ^ wanted);
                let left = (left < *x).then(|| (left, y.clone()));
                let up = (up < *y).then(|| (x.clone(), up));
                return Ok(left.into_iter().chain(up).collect());
            }
            Kind::Bishop => {
                let least = x.min(y);
                return Ok((wanted < least).then(|| (x - least + wanted, y - least + wanted)).into_iter().collect());
            }
            Kind::Queen if wanted.is_zero() => return Ok(self.pairs[0].reached(x, y)),
            Kind::Queen if self.nimber(piece, control)?.is_none() => return Err(self.too_far()),
            _ => {}
        }
        let mut found = Vec::new();
        for cell in game.targets(piece) {
            let moved = Piece { kind: piece.kind, cell };
            if self.nimber(&moved, control)?.ok_or_else(|| self.too_far())? == *wanted {
                found.push(moved.cell);
            }
        }
        Ok(found)
    }

    /// Every move that leaves this nim-value, which is not that of the position.
    pub fn to_sum(
        &self,
        game: &ChessCorner,
        pieces: &[Piece],
        left: &Nat,
        control: &Control,
    ) -> Result<Vec<Step>, Stop> {
        let live: Vec<usize> = (0..pieces.len()).filter(|i| game.is_live(&pieces[*i])).collect();
        let others = |i: usize| {
            let beside: Vec<Piece> = live.iter().filter(|j| **j != i).map(|j| pieces[*j].clone()).collect();
            self.sum(&beside, control)
        };
        let mut found = Vec::new();
        for &i in &live {
            let wanted = others(i)? ^ left;
            found.extend(self.to_value(game, &pieces[i], &wanted, control)?.into_iter().map(|cell| (i, cell)));
        }
        Ok(found)
    }

    pub fn winning_misere(&self, game: &ChessCorner, pieces: &[Piece]) -> Option<Vec<Step>> {
        let live: Vec<usize> = (0..pieces.len()).filter(|i| game.is_live(&pieces[*i])).collect();
        let standing: Vec<&Piece> = live.iter().map(|i| &pieces[*i]).collect();
        if let Some(heaps) = nim_heaps(&standing) {
            let sizes: Vec<Nat> = heaps.iter().map(|heap| heap.1.clone()).collect();
            let step = |(heap, left): (usize, Nat)| {
                let i = live[heaps[heap].0];
                let is_first = heap == 0 || heaps[heap - 1].0 != heaps[heap].0;
                (i, lowered(&pieces[i], &left, is_first))
            };
            return Some(winning_moves(&sizes, true).into_iter().map(step).collect());
        }
        match standing[..] {
            [Piece { kind: Kind::Queen, cell: (x, y) }] => {
                Some(self.pairs[1].reached(x, y).into_iter().map(|cell| (live[0], cell)).collect())
            }
            _ => None,
        }
    }
}

/// The Nim heaps that rooks and bishops are, each with its piece; `None` if there is another piece.
pub fn nim_heaps(pieces: &[&Piece]) -> Option<Vec<Heap>> {
    let mut heaps = Vec::new();
    for (i, Piece { kind, cell: (x, y) }) in pieces.iter().enumerate() {
        match kind {
            Kind::Rook => heaps.extend([(i, x.clone()), (i, y.clone())]),
            Kind::Bishop => heaps.push((i, x.min(y).clone())),
            Kind::King | Kind::Queen | Kind::Knight => return None,
        }
    }
    Some(heaps)
}

/// Where a rook goes whose column (the first heap) or row is lowered to `left`, or a bishop whose distance is.
fn lowered(piece: &Piece, left: &Nat, is_first: bool) -> Cell {
    let (x, y) = &piece.cell;
    match piece.kind {
        Kind::Bishop => {
            let least = x.min(y);
            (x - least + left, y - least + left)
        }
        _ if is_first => (left.clone(), y.clone()),
        _ => (x.clone(), left.clone()),
    }
}

/// Pieces as the search knows them: sorted, only those that can move.
type State = Vec<(Kind, u16, u16)>;

fn state(live: &[&Piece]) -> Option<State> {
    let small = |n: &Nat| n.to_u16();
    let mut state = Vec::new();
    for Piece { kind, cell: (x, y) } in live {
        state.push((*kind, small(x)?, small(y)?));
    }
    state.sort_unstable();
    Some(state)
}

impl Below for ChessCorner {
    type State = State;

    fn below(&self, pieces: &State) -> Vec<State> {
        let piece = |&(kind, x, y): &(Kind, u16, u16)| Piece { kind, cell: (x.into(), y.into()) };
        let moved = |i: usize, cell: Cell| {
            let mut all: Vec<Piece> = pieces.iter().map(piece).collect();
            all[i].cell = cell;
            let live: Vec<&Piece> = all.iter().filter(|piece| self.is_live(piece)).collect();
            state(&live).expect("column + row only falls, and it was small")
        };
        let is_new = |i: &usize| *i == 0 || pieces[i - 1] != pieces[*i];
        let from = |i: usize| self.targets(&piece(&pieces[i])).map(move |cell| (i, cell)).collect::<Vec<_>>();
        (0..pieces.len()).filter(is_new).flat_map(from).map(|(i, cell)| moved(i, cell)).collect()
    }
}
