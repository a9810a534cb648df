//! The rules of chess pieces that may only go towards the corner a1.

use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};

use ground::fault::Fault;
use ground::num::{Nat, small};
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// The pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// One step left, up or both.
    King,
    /// Any way left, up or along that diagonal.
    Queen,
    /// Any way left or up.
    Rook,
    /// Any way along that diagonal.
    Bishop,
    /// The jumps that lower column + row.
    Knight,
}

/// The names of the pieces, in the order of the notation.
pub const PIECES: &[&str] = &["king", "queen", "rook", "bishop", "knight"];

/// Where a king goes, as changes of column and row.
pub const KING: &[(i8, i8)] = &[(-1, 0), (0, -1), (-1, -1)];

/// Where a knight goes.
pub const KNIGHT: &[(i8, i8)] = &[(-2, 1), (-2, -1), (1, -2), (-1, -2)];

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    /// The letter on the board.
    pub fn letter(self) -> char {
        match self {
            Kind::King => 'K',
            Kind::Queen => 'Q',
            Kind::Rook => 'R',
            Kind::Bishop => 'B',
            Kind::Knight => 'N',
        }
    }
}

/// A cell: columns to the right and rows below a1.
pub type Cell = (Nat, Nat);

/// A piece and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Its cell.
    pub cell: Cell,
}

/// A move: which piece, from 0, and where it goes.
pub type Step = (usize, Cell);

/// Pieces on their way to the corner, normal or misère.
pub struct ChessCorner {
    /// Cells each way; `None` is an endless board.
    pub board: Option<usize>,
    /// The piece of the start and the table.
    pub piece: Kind,
    /// Who cannot move wins.
    pub is_misere: bool,
}

impl ChessCorner {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let named = PIECES.iter().position(|name| *name == params.text("piece"));
        let board = Some(params.small("board")).filter(|size| *size > 0);
        let piece = Kind::ALL[named.expect("parameters hold a declared word")];
        Ok(ChessCorner { board, piece, is_misere: params.flag("misere") })
    }

    /// Whether a cell lies on the board.
    pub fn holds(&self, (x, y): &Cell) -> bool {
        self.board.is_none_or(|size| [x, y].into_iter().all(|n| small(n).is_some_and(|n| n < size)))
    }

    /// How many moves a piece has.
    pub fn moves_of(&self, piece: &Piece) -> Nat {
        let (x, y) = &piece.cell;
        match piece.kind {
            Kind::Queen => x + y + x.min(y),
            Kind::Rook => x + y,
            Kind::Bishop => x.min(y).clone(),
            Kind::King | Kind::Knight => Nat::from(self.jumps(piece).len()),
        }
    }

    /// Whether a piece has a move.
    pub fn is_live(&self, piece: &Piece) -> bool {
        let (x, y) = &piece.cell;
        match piece.kind {
            Kind::Queen | Kind::Rook | Kind::King => !x.is_zero() || !y.is_zero(),
            Kind::Bishop => !x.is_zero() && !y.is_zero(),
            Kind::Knight => !self.jumps(piece).is_empty(),
        }
    }

    /// Where a piece may go: left, up, along the diagonal, the nearest cell first; jumps in their own order.
    pub fn targets(&self, piece: &Piece) -> Box<dyn Iterator<Item = Cell> + '_> {
        let (x, y) = piece.cell.clone();
        let least = (&x).min(&y).clone();
        let far = |most: &Nat, is_left: bool, is_up: bool| {
            let (x, y) = (x.clone(), y.clone());
            steps(most).map(move |by| {
                let lowered = |n: &Nat, is_lowered: bool| if is_lowered { n - &by } else { n.clone() };
                (lowered(&x, is_left), lowered(&y, is_up))
            })
        };
        match piece.kind {
            Kind::Queen => Box::new(far(&x, true, false).chain(far(&y, false, true)).chain(far(&least, true, true))),
            Kind::Rook => Box::new(far(&x, true, false).chain(far(&y, false, true))),
            Kind::Bishop => Box::new(far(&least, true, true)),
            Kind::King | Kind::Knight => Box::new(self.jumps(piece).into_iter()),
        }
    }

    fn jumps(&self, piece: &Piece) -> Vec<Cell> {
        let jumps = if piece.kind == Kind::King { KING } else { KNIGHT };
        let to = |&(dx, dy): &(i8, i8)| Some((moved(&piece.cell.0, dx)?, moved(&piece.cell.1, dy)?));
        jumps.iter().filter_map(to).filter(|cell| self.holds(cell)).collect()
    }

    fn reaches(&self, piece: &Piece, to: &Cell) -> bool {
        let (left, up) = (lowered(&piece.cell.0, &to.0), lowered(&piece.cell.1, &to.1));
        let is_straight = |left: &Nat, up: &Nat| left.is_zero() != up.is_zero();
        let is_diagonal = |left: &Nat, up: &Nat| left == up && !left.is_zero();
        match (piece.kind, left, up) {
            (Kind::Queen, Some(left), Some(up)) => is_straight(&left, &up) || is_diagonal(&left, &up),
            (Kind::Rook, Some(left), Some(up)) => is_straight(&left, &up),
            (Kind::Bishop, Some(left), Some(up)) => is_diagonal(&left, &up),
            (Kind::King | Kind::Knight, ..) => self.jumps(piece).contains(to),
            _ => false,
        }
    }
}

/// 1, 2, ... up to `most`.
fn steps(most: &Nat) -> impl Iterator<Item = Nat> + use<> {
    let most = most.clone();
    std::iter::successors(Some(Nat::one()), |n| Some(n + 1u8)).take_while(move |n| *n <= most)
}

fn moved(n: &Nat, by: i8) -> Option<Nat> {
    if by >= 0 { Some(n + by.unsigned_abs()) } else { lowered(n, &Nat::from(by.unsigned_abs())) }
}

fn lowered(n: &Nat, by: &Nat) -> Option<Nat> {
    (n >= by).then(|| n - by)
}

/// The letters of a column: a to z, then aa, ab and so on.
pub fn column_letters(x: &Nat) -> String {
    let mut left = x + 1u8;
    let mut letters = Vec::new();
    while !left.is_zero() {
        let (rest, letter) = (left - 1u8).div_rem(&Nat::from(26u8));
        letters.push(char::from(b'a' + letter.to_u8().unwrap_or(0)));
        left = rest;
    }
    letters.iter().rev().collect()
}

/// The name of a cell.
pub fn cell_name((x, y): &Cell) -> String {
    format!("{}{}", column_letters(x), y + 1u8)
}

/// The name of a piece with its cell.
pub fn piece_name(piece: &Piece) -> String {
    format!("{}{}", piece.kind.letter(), cell_name(&piece.cell))
}

impl Rules for ChessCorner {
    type Pos = Vec<Piece>;
    type Move = Step;

    fn start(&self) -> At<Vec<Piece>> {
        let far = |most: usize| Nat::from(self.board.map_or(most, |size| most.min(size - 1)));
        At::first(vec![Piece { kind: self.piece, cell: (far(6), far(8)) }])
    }

    fn moves(&self, at: &At<Vec<Piece>>) -> Moves<'_, Step> {
        let total: Nat = at.pos.iter().map(|piece| self.moves_of(piece)).sum();
        let pieces = at.pos.clone().into_iter().enumerate();
        let list = pieces.flat_map(move |(i, piece)| self.targets(&piece).map(move |cell| (i, cell)));
        Moves::counted(total, list)
    }

    fn legal(&self, at: &At<Vec<Piece>>, (i, to): &Step) -> Result<(), Illegal> {
        let Some(piece) = at.pos.get(*i) else {
            return Err(Illegal(say!("chess-corner-no-such-piece", piece = i + 1)));
        };
        if self.holds(to) && self.reaches(piece, to) {
            return Ok(());
        }
        Err(Illegal(say!("chess-corner-cannot-go", piece = piece_name(piece), cell = cell_name(to))))
    }

    fn play(&self, at: &At<Vec<Piece>>, (i, to): &Step) -> At<Vec<Piece>> {
        let mut pos = at.pos.clone();
        pos[*i].cell.clone_from(to);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<Piece>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        (!at.pos.iter().any(|piece| self.is_live(piece))).then_some(Ending::Won(winner))
    }
}
