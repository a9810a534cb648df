//! A win by threats with every branch: after each three all that may stand in its way, until fours alone win.

use crate::boards::mnk::solver::threats::plane::{Cell, Plane, Side};
use crate::boards::mnk::solver::threats::{chase, fours};
use solve::judge::control::{Control, Stop};

/// Wins by fours that are looked for at most.
const MOST: usize = 60;

/// What follows some moves of the side that loses.
#[derive(PartialEq, Eq)]
pub struct Branch {
    /// The moves; none where it is any that is not named beside it.
    pub moves: Vec<Cell>,
    /// How the other side wins then.
    pub then: Then,
}

/// How a side wins that is to move.
#[derive(PartialEq, Eq)]
pub enum Then {
    /// By fours alone: own moves and forced answers by turns; the last one completes a line.
    Fours(Vec<Cell>),
    /// By this move first, and whatever is answered.
    After(Cell, Vec<Branch>),
    /// That is not written out.
    Left,
}

/// The branches of a win on a board.
pub struct Branches<'a> {
    net: &'a mut dyn Plane,
    /// The side that wins.
    side: Side,
    control: &'a Control,
    left: usize,
    /// Whether nothing was left out.
    pub is_whole: bool,
}

impl<'a> Branches<'a> {
    /// Of a side that wins on this board.
    pub fn new(net: &'a mut dyn Plane, side: Side, control: &'a Control) -> Self {
        Branches { net, side, control, left: MOST, is_whole: true }
    }

    /// The branches after a move of the side, which makes a three or a four.
    pub fn after(&mut self, cell: Cell) -> Result<Vec<Branch>, Stop> {
        self.net.put(cell, self.side);
        let branches = self.pressed()?;
        self.net.lift(cell);
        Ok(branches)
    }

    /// The branch of one move of the other side.
    pub fn against(&mut self, cell: Cell) -> Result<Branch, Stop> {
        self.net.put(cell, 1 - self.side);
        let then = self.won()?;
        self.net.lift(cell);
        Ok(Branch { moves: vec![cell], then })
    }

    /// The branches where the other side is to move and the side threatens to win. Moves that are met alike stand together.
    pub fn pressed(&mut self) -> Result<Vec<Branch>, Stop> {
        if let Some(stop) = self.net.completing(self.side).first().copied() {
            return Ok(vec![self.against(stop)?]);
        }
        let Some(threat) = fours::win(self.net, self.side, self.control)? else {
            self.is_whole = false;
            return Ok(Vec::new());
        };
        let in_the_way = fours::in_the_way(self.net, self.side, &threat);
        let mut branches = vec![Branch { moves: Vec::new(), then: Then::Fours(threat) }];
        for cell in in_the_way {
            let branch = self.against(cell)?;
            match branches[1..].iter_mut().find(|known| known.then == branch.then) {
                Some(known) => known.moves.push(cell),
                None => branches.push(branch),
            }
        }
        Ok(branches)
    }

    /// How the side wins, which is to move.
    fn won(&mut self) -> Result<Then, Stop> {
        if self.left == 0 {
            self.is_whole = false;
            return Ok(Then::Left);
        }
        self.left -= 1;
        if let Some(cell) = self.net.completing(self.side).first() {
            return Ok(Then::Fours(vec![*cell]));
        }
        if let Some(line) = fours::win(self.net, self.side, self.control)? {
            return Ok(Then::Fours(line));
        }
        let Some(chase) = chase::win(self.net, self.side, self.control)? else {
            self.is_whole = false;
            return Ok(Then::Left);
        };
        Ok(Then::After(chase.line[0], self.after(chase.line[0])?))
    }
}
