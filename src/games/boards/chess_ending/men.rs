//! The men of an ending, and which men make one.

use ground::rules::Side;

/// The kinds of men besides kings, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Moves like a rook and like a bishop.
    Queen,
    /// Moves along files and ranks.
    Rook,
    /// Moves along diagonals.
    Bishop,
    /// Jumps two one way and one the other.
    Knight,
    /// Moves ahead, takes aslant and is promoted on the last rank.
    Pawn,
}

impl Kind {
    /// What a pawn may become.
    pub const PROMOTED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    const ALL: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

    /// The capital letter.
    pub fn letter(self) -> char {
        match self {
            Kind::Queen => 'Q',
            Kind::Rook => 'R',
            Kind::Bishop => 'B',
            Kind::Knight => 'N',
            Kind::Pawn => 'P',
        }
    }

    /// The word by which messages choose.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Queen => "queen",
            Kind::Rook => "rook",
            Kind::Bishop => "bishop",
            Kind::Knight => "knight",
            Kind::Pawn => "pawn",
        }
    }

    /// The kind of a capital letter.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A man that is no king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Whose it is: White is the first side.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// The most men besides the kings.
pub const MEN: usize = 2;

/// The men of an ending besides the kings: those of White and those of Black, the strongest first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Material([Vec<Kind>; 2]);

impl Material {
    /// The material of these men.
    pub fn of(men: impl IntoIterator<Item = Man>) -> Material {
        let mut sides = [Vec::new(), Vec::new()];
        for man in men {
            sides[man.side as usize].push(man.kind);
        }
        for kinds in &mut sides {
            kinds.sort_unstable();
        }
        Material(sides)
    }

    /// Reads `KRK` or `KQKR`: White's king with its men, then Black's. `None`: it is none, or has too many men.
    pub fn read(text: &str) -> Option<Material> {
        let (white, black) = text.strip_prefix('K')?.split_once('K')?;
        let kinds = |text: &str| text.chars().map(Kind::of_letter).collect::<Option<Vec<Kind>>>();
        let mut sides = [kinds(white)?, kinds(black)?];
        for kinds in &mut sides {
            kinds.sort_unstable();
        }
        (sides[0].len() + sides[1].len() <= MEN).then_some(Material(sides))
    }

    /// Writes it as it is read.
    pub fn write(&self) -> String {
        let side = |kinds: &Vec<Kind>| kinds.iter().map(|kind| kind.letter()).collect::<String>();
        format!("K{}K{}", side(&self.0[0]), side(&self.0[1]))
    }

    /// The men, White's first.
    pub fn men(&self) -> Vec<Man> {
        let of = |side: Side| self.0[side as usize].iter().map(move |kind| Man { side, kind: *kind });
        of(Side::First).chain(of(Side::Second)).collect()
    }

    /// A side's men.
    pub fn kinds(&self, side: Side) -> &[Kind] {
        &self.0[side as usize]
    }

    /// Whether a pawn is among them.
    pub fn has_pawn(&self) -> bool {
        self.0.iter().flatten().any(|kind| *kind == Kind::Pawn)
    }

    /// The same with the colours exchanged.
    pub fn exchanged(&self) -> Material {
        Material([self.0[1].clone(), self.0[0].clone()])
    }

    /// The one of the two colourings that a table is made for, more men first, then stronger ones, and whether it is the other.
    pub fn stored(&self) -> (Material, bool) {
        let strength = |kinds: &Vec<Kind>| (std::cmp::Reverse(kinds.len()), kinds.clone());
        let is_exchanged = strength(&self.0[1]) < strength(&self.0[0]);
        (if is_exchanged { self.exchanged() } else { self.clone() }, is_exchanged)
    }
}
