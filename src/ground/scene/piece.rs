//! What stands on a board and whose it is.

use crate::rules::Side;
use crate::scene::glyph;

/// Whose a thing is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Owner {
    /// Nobody's, or everybody's.
    #[default]
    Nobody,
    /// Of the side that began.
    First,
    /// Of the side that answered.
    Second,
}

impl From<Side> for Owner {
    fn from(side: Side) -> Self {
        match side {
            Side::First => Owner::First,
            Side::Second => Owner::Second,
        }
    }
}

/// What a chess piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The king.
    King,
    /// The queen.
    Queen,
    /// The rook.
    Rook,
    /// The bishop.
    Bishop,
    /// The knight.
    Knight,
    /// A pawn.
    Pawn,
}

/// Which half of a domino it is, and so where the other one lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Half {
    /// The other half lies below.
    Upper,
    /// The other half lies above.
    Lower,
    /// The other half lies to the right.
    Left,
    /// The other half lies to the left.
    Right,
}

impl Half {
    /// Whether the domino stands upright.
    pub fn is_upright(self) -> bool {
        matches!(self, Half::Upper | Half::Lower)
    }

    /// Whether it is the half that comes first in reading order.
    pub fn is_first(self) -> bool {
        matches!(self, Half::Upper | Half::Left)
    }
}

/// What stands somewhere. Painters choose a drawing, a glyph or a letter for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A counter, a stone, a man.
    Disc,
    /// A draughts king.
    Crown,
    /// The first mark of noughts and crosses.
    Cross,
    /// The second one.
    Ring,
    /// A chess piece.
    Chess(Role),
    /// A coin that shows heads or tails.
    Coin {
        /// Whether heads are up.
        heads: bool,
    },
    /// Half a domino; the other half lies beside it.
    Half(Half),
    /// What has a name of one or two letters: a car, a cop.
    Named(String),
    /// A number to be taken.
    Number(String),
}

impl Piece {
    /// What is written for the piece where it is not drawn.
    pub fn letter(&self, owner: Owner) -> String {
        let case = |letter: &str| if owner == Owner::Second { letter.to_lowercase() } else { letter.to_owned() };
        match (self, owner) {
            (Piece::Disc, Owner::Nobody) => glyph::COUNTER.to_owned(),
            (Piece::Cross, _) | (Piece::Disc, Owner::First) => "X".to_owned(),
            (Piece::Ring, _) | (Piece::Disc, Owner::Second) => "O".to_owned(),
            (Piece::Crown, _) => case("C"),
            (Piece::Chess(role), _) => case(match role {
                Role::King => "K",
                Role::Queen => "Q",
                Role::Rook => "R",
                Role::Bishop => "B",
                Role::Knight => "N",
                Role::Pawn => "P",
            }),
            (Piece::Half(_), Owner::Nobody) => "#".to_owned(),
            (Piece::Half(half), _) => (if half.is_upright() { "V" } else { "H" }).to_owned(),
            (Piece::Coin { heads }, _) => (if *heads { "H" } else { "T" }).to_owned(),
            (Piece::Named(name) | Piece::Number(name), _) => name.clone(),
        }
    }
}
