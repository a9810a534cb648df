//! What may be done: sides, positions with a mover, how a game ends, and the rules of a game.

use std::fmt::Debug;
use std::hash::Hash;

use crate::num::{Int, Nat};
use crate::say::Say;

/// The two players, named by who began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Who moved first.
    First,
    /// Who answered.
    Second,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Self {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// `first` or `second`, as programs read it.
    pub fn name(self) -> &'static str {
        match self {
            Side::First => "first",
            Side::Second => "second",
        }
    }
}

/// Whose eyes look at a round in which not everybody sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// Nobody's in particular: files and commands, where the notation says what is told.
    Paper,
    /// Whoever is to move: two people take turns before one screen.
    Mover,
    /// A side's: the other side is the opponent.
    Of(Side),
}

impl Eye {
    /// The side that looks where this side is to move.
    pub fn side(self, to: Side) -> Side {
        if let Eye::Of(side) = self { side } else { to }
    }

    /// Whether it is the eye of the opponent of the side that is to move.
    pub fn waits(self, to: Side) -> bool {
        self.side(to) != to
    }
}

/// A position and who is to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct At<P> {
    /// The position.
    pub pos: P,
    /// The mover.
    pub to: Side,
}

impl<P> At<P> {
    /// A position with the first player to move.
    pub fn first(pos: P) -> Self {
        At { pos, to: Side::First }
    }

    /// The position that a move leaves: the other side is to move.
    pub fn leave(&self, pos: P) -> Self {
        At { pos, to: self.to.other() }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// One side has won.
    Won(Side),
    /// Nobody has.
    Drawn,
    /// Points were counted.
    Score {
        /// The points of the first player.
        first: Int,
        /// The points of the second player.
        second: Int,
    },
}

/// Why a move is not allowed, in words a player understands.
#[derive(Clone, Debug, PartialEq)]
pub struct Illegal(pub Say);

/// The legal moves of a position, counted exactly and listed lazily: there may be astronomically many.
pub struct Moves<'a, M> {
    /// How many there are.
    pub total: Nat,
    /// All of them in the order of the notation, each once.
    pub list: Box<dyn Iterator<Item = M> + 'a>,
}

impl<'a, M: 'a> Moves<'a, M> {
    /// Moves that were few enough to write down.
    pub fn all(list: Vec<M>) -> Self {
        Moves { total: Nat::from(list.len()), list: Box::new(list.into_iter()) }
    }

    /// Moves listed on demand; `total` must be their exact number.
    pub fn counted(total: Nat, list: impl Iterator<Item = M> + 'a) -> Self {
        Moves { total, list: Box::new(list) }
    }
}

/// The rules of a game. `self` is the variant: sizes, sets, conventions; whatever the menu sets.
///
/// Whatever undo restores belongs in `Pos`. Rules never mutate: `play` gives a new position.
pub trait Rules: Send + Sync + 'static {
    /// What is on the table.
    type Pos: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// One move.
    type Move: Clone + Eq + Debug + Send + Sync + 'static;

    /// The preset start of this variant.
    fn start(&self) -> At<Self::Pos>;

    /// The legal moves; none when the game is over.
    fn moves(&self, at: &At<Self::Pos>) -> Moves<'_, Self::Move>;

    /// Whether the move may be played here, or why not.
    fn legal(&self, at: &At<Self::Pos>, mv: &Self::Move) -> Result<(), Illegal>;

    /// The position after a legal move.
    fn play(&self, at: &At<Self::Pos>, mv: &Self::Move) -> At<Self::Pos>;

    /// How the game ended here, if it has. The default is normal play: who cannot move has lost.
    fn ending(&self, at: &At<Self::Pos>) -> Option<Ending> {
        (self.moves(at).total == Nat::ZERO).then(|| Ending::Won(at.to.other()))
    }
}
