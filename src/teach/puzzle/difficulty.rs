//! How hard a puzzle is, in stated terms: only-moves on the way, plies to the end, moves to choose from, size.

use crate::puzzle::kind::Kind;

/// What makes a position hard, each a plain count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Burden {
    /// Turns along the principal line at which the mover of the puzzle has a choice and one right move only; of its first
    /// [`Burden::LOOKED`] plies.
    pub only_moves: u32,
    /// How many plies of that line were looked at; none where the oracle tells no line.
    pub looked: u32,
    /// Plies to the end where the oracle knows them, else the plies of the principal line; 0 where it tells neither.
    pub plies: u64,
    /// Legal moves.
    pub moves: u64,
    /// Marks on the board, or characters of the notation where these are more: what has to be taken in.
    pub size: u64,
}

impl Burden {
    /// Plies of the principal line that are looked at for only-moves.
    pub const LOOKED: usize = 9;

    /// Points: 2 for each only-move, the binary digits of plies, moves and size together, and what the kind adds: 0 for an
    /// outcome, 1 for the only move or a run, 2 for a count or a component, 4 for a law.
    ///
    /// Worked: Nim 3,5 is won by one move of 8 and over after 7 plies; the line has 3 only-moves, the board 8 counters. The
    /// only move costs 2·3 + 3 + 4 + 4 + 1 = 18.
    pub fn points(&self, kind: Kind) -> u32 {
        let kind = match kind {
            Kind::Outcome => 0,
            Kind::Only | Kind::Machine => 1,
            Kind::Count | Kind::Component => 2,
            Kind::Law => 4,
        };
        2 * self.only_moves + digits(self.plies) + digits(self.moves) + digits(self.size) + kind
    }
}

/// How many binary digits a number has; 0 has none.
fn digits(n: u64) -> u32 {
    u64::BITS - n.leading_zeros()
}

/// A difficulty from 1, the easiest, to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The easiest.
    pub const LEAST: Level = Level(1);
    /// The hardest.
    pub const MOST: Level = Level(5);
    /// Fewer points than these: level 1, 2, 3, 4.
    const BELOW: [u32; 4] = [11, 14, 18, 23];

    /// The level of this number from 1 to 5.
    pub fn of(number: u8) -> Option<Self> {
        (1..=5).contains(&number).then_some(Level(number))
    }

    /// The level of a puzzle of so many points.
    pub fn of_points(points: u32) -> Self {
        let passed = Self::BELOW.iter().filter(|below| points >= **below).count();
        Level(passed as u8 + 1)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// What a puzzle of so many points is rated: 200 and 50 for each point, at most 3000.
pub fn rating_of(points: u32) -> i32 {
    (200 + 50 * points.min(100) as i32).min(3000)
}

/// The level of the puzzles that are rated so.
pub fn level_of_rating(rating: i32) -> Level {
    Level::of_points((rating - 200).max(0) as u32 / 50)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_as_stated() {
        let burden = Burden { only_moves: 3, looked: 7, plies: 7, moves: 8, size: 8 };
        assert_eq!(burden.points(Kind::Only), 6 + 3 + 4 + 4 + 1);
        assert_eq!(burden.points(Kind::Outcome), 17);
        assert_eq!(Burden::default().points(Kind::Law), 4);
    }

    #[test]
    fn levels_and_ratings_rise_together() {
        let levels: Vec<u8> = (0..30).map(|points| Level::of_points(points).number()).collect();
        assert!(levels.is_sorted() && levels[0] == 1 && levels[29] == 5);
        for points in 0..30 {
            assert_eq!(level_of_rating(rating_of(points)), Level::of_points(points));
        }
        assert_eq!(Level::of(0), None);
        assert_eq!(Level::of(6), None);
    }
}
