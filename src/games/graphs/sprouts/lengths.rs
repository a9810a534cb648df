//! How many moves a game of sprouts may last from a position: every number that some way of drawing makes.

use rustc_hash::FxHashMap;

use crate::graphs::sprouts::moves::options;
use crate::graphs::sprouts::signs::Land;
use solve::judge::control::{Control, Stop};

/// New lands that one question looks at, at most.
const ROOM: usize = 1_500;

/// Numbers of moves as bits: bit 3 stands for three moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths(u128);

impl Lengths {
    /// No move at all.
    const NONE: Self = Lengths(1);

    /// Each of the numbers, the least first.
    pub fn each(self) -> Vec<usize> {
        (0..128).filter(|moves| self.0 >> moves & 1 == 1).collect()
    }

    /// Whether all of them are even, or all odd.
    pub fn is_settled(self) -> bool {
        self.each().windows(2).all(|two| two[0] % 2 == two[1] % 2)
    }

    /// What two parts that do not touch each other make together.
    fn beside(self, other: Self) -> Self {
        Lengths(other.each().into_iter().fold(0, |all, moves| all | self.0 << moves))
    }
}

/// What is known of the lands met so far.
#[derive(Default)]
pub struct Counted(FxHashMap<Land, Lengths>);

impl Counted {
    /// Every number of moves that may follow; `None` where too many lands would have to be looked at.
    ///
    /// Worked: two spots last 4 moves or 5, a land `AB.}AB.}` one move or two.
    pub fn lengths(&mut self, lands: &[Land], control: &Control) -> Result<Option<Lengths>, Stop> {
        self.within(lands, ROOM, control)
    }

    /// The same with room for so many new lands.
    pub fn within(&mut self, lands: &[Land], room: usize, control: &Control) -> Result<Option<Lengths>, Stop> {
        let most = self.0.len() + room;
        self.together(lands, most, control)
    }

    fn together(&mut self, lands: &[Land], most: usize, control: &Control) -> Result<Option<Lengths>, Stop> {
        let mut sum = Lengths::NONE;
        for land in lands {
            let Some(own) = self.of_land(land, most, control)? else { return Ok(None) };
            sum = sum.beside(own);
        }
        Ok(Some(sum))
    }

    fn of_land(&mut self, land: &Land, most: usize, control: &Control) -> Result<Option<Lengths>, Stop> {
        if let Some(known) = self.0.get(land) {
            return Ok(Some(*known));
        }
        if self.0.len() >= most {
            return Ok(None);
        }
        control.tick(1)?;
        let mut all = 0;
        for left in options(land) {
            let Some(then) = self.together(&left, most, control)? else { return Ok(None) };
            all |= then.0 << 1;
        }
        self.0.insert(land.clone(), Lengths(all));
        Ok(Some(Lengths(all)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::sprouts::text::start;

    #[test]
    fn games_last_as_long_as_is_published() {
        // From n spots at least 2n and at most 3n - 1 moves (Conway and Paterson).
        let told = |spots: usize| {
            let found =
                Counted::default().lengths(&start(spots), &Control::new()).expect("nobody stops it").expect("small");
            (found.each(), found.is_settled())
        };
        assert_eq!(told(1), (vec![2], true));
        assert_eq!(told(2), (vec![4, 5], false));
        assert_eq!(told(3), (vec![6, 7, 8], false));
        assert_eq!(Counted::default().lengths(&start(9), &Control::new()), Ok(None));
    }
}
