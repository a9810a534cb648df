//! The rules of Connect Four: a stone falls to the lowest free cell of its column, and a line of `k` own stones wins.

use std::hash::{Hash, Hasher};

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::lines::has_line;
use crate::boards::connect_four::solver::shape::{Shape, Sized};
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// A variant: the size of the board, and how long a line wins.
pub struct ConnectFour {
    /// Columns, 1 to 9.
    pub cols: u32,
    /// Rows, 1 to 9.
    pub rows: u32,
    /// Stones in a line that win; at least 2.
    pub k: u32,
}

/// A position. The columns played are kept for the notation; positions with the same stones are the same.
#[derive(Clone, Debug)]
pub struct Stones {
    /// The mover's stones and all stones, as the engine packs them.
    pub drop: Drop<u128>,
    /// The columns played, from 0.
    pub played: Vec<u8>,
}

impl PartialEq for Stones {
    fn eq(&self, other: &Self) -> bool {
        self.drop == other.drop
    }
}

impl Eq for Stones {}

impl Hash for Stones {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.drop.mine, self.drop.full).hash(state);
    }
}

impl ConnectFour {
    /// The board as the engine sees it.
    pub fn shape(&self) -> Sized<u128> {
        Sized::of(self.cols, self.rows, self.k)
    }

    /// The cell into which a stone falls, unless the column is full.
    pub fn landing(&self, pos: &Stones, col: u8) -> Option<u128> {
        let cell = pos.drop.playable(self.shape()) & self.shape().column(u32::from(col));
        (cell != 0).then_some(cell)
    }

    /// Who owns the stone at a column and a height, both from 0.
    pub fn owner(&self, at: &At<Stones>, col: u32, height: u32) -> Option<Side> {
        let cell = 1u128 << (col * (self.rows + 1) + height);
        let drop = at.pos.drop;
        match (drop.full & cell != 0, drop.mine & cell != 0) {
            (false, _) => None,
            (true, true) => Some(at.to),
            (true, false) => Some(at.to.other()),
        }
    }
}

impl Rules for ConnectFour {
    type Pos = Stones;
    /// The column, from 0.
    type Move = u8;

    fn start(&self) -> At<Stones> {
        At::first(Stones { drop: Drop::EMPTY, played: Vec::new() })
    }

    fn moves(&self, at: &At<Stones>) -> Moves<'_, u8> {
        if self.ending(at).is_some() {
            return Moves::all(Vec::new());
        }
        Moves::all((0..self.cols as u8).filter(|col| self.landing(&at.pos, *col).is_some()).collect())
    }

    fn legal(&self, at: &At<Stones>, col: &u8) -> Result<(), Illegal> {
        if u32::from(*col) >= self.cols {
            return Err(Illegal(say!("connect-four-no-column", column = u32::from(*col) + 1, columns = self.cols)));
        }
        if self.ending(at).is_some() {
            return Err(Illegal(say!("connect-four-over")));
        }
        match self.landing(&at.pos, *col) {
            Some(_) => Ok(()),
            None => Err(Illegal(say!("connect-four-column-full", column = u32::from(*col) + 1))),
        }
    }

    fn play(&self, at: &At<Stones>, col: &u8) -> At<Stones> {
        let cell = self.landing(&at.pos, *col).expect("the move is legal");
        let played = at.pos.played.iter().copied().chain([*col]).collect();
        at.leave(Stones { drop: at.pos.drop.after(cell), played })
    }

    fn ending(&self, at: &At<Stones>) -> Option<Ending> {
        if has_line(self.shape(), at.pos.drop.theirs()) {
            return Some(Ending::Won(at.to.other()));
        }
        (at.pos.drop.stones == self.cols * self.rows).then_some(Ending::Drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_fall_and_a_full_column_takes_no_more() {
        let game = ConnectFour { cols: 2, rows: 2, k: 3 };
        let mut at = game.start();
        for col in [0, 0] {
            at = game.play(&at, &col);
        }
        assert_eq!((game.owner(&at, 0, 0), game.owner(&at, 0, 1)), (Some(Side::First), Some(Side::Second)));
        assert!(game.legal(&at, &0).is_err() && game.legal(&at, &2).is_err() && game.legal(&at, &1).is_ok());
        assert_eq!(game.moves(&at).list.collect::<Vec<_>>(), vec![1]);
    }

    #[test]
    fn positions_with_the_same_stones_are_the_same_however_they_arose() {
        let game = ConnectFour { cols: 3, rows: 3, k: 3 };
        let reach = |cols: [u8; 3]| cols.iter().fold(game.start(), |at, col| game.play(&at, col));
        assert_eq!(reach([0, 1, 2]), reach([2, 1, 0]));
        assert_ne!(reach([0, 1, 2]), reach([1, 0, 2]));
    }

    #[test]
    fn a_line_of_two_upright_level_and_slanting_wins() {
        let game = ConnectFour { cols: 3, rows: 3, k: 2 };
        for (cols, is_won) in
            [(vec![0, 1, 0], true), (vec![0, 2, 1], true), (vec![0, 1, 1], true), (vec![0, 1, 2], false)]
        {
            let at = cols.iter().fold(game.start(), |at, col| game.play(&at, col));
            assert_eq!(game.ending(&at) == Some(Ending::Won(Side::First)), is_won, "{cols:?}");
        }
    }
}
