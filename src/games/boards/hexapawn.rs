//! Hexapawn: pawns go ahead and take diagonally; a pawn on the far side wins, and so does leaving the opponent no move.

use crate::kit::board::game::BoardGame;
use crate::kit::board::pieces::{Board, Go};
use crate::kit::board::play::OnBoard;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Piece, Role as Chessman};
use solve::search::evaluation::{Evaluation, Term};

/// A row of pawns on either side of a board.
pub struct Hexapawn {
    rows: usize,
    cols: usize,
}

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<OnBoard<Hexapawn>, Fault> {
    Ok(OnBoard(Hexapawn { rows: params.small("rows"), cols: params.small("cols") }))
}

/// Rows from a cell to the far side of a side.
fn rows_left(board: &Board, cell: usize, side: Side) -> usize {
    let row = cell / board.cols;
    if side == Side::First { row } else { board.rows - 1 - row }
}

impl BoardGame for Hexapawn {
    const CARD: Card = Card {
        id: "hexapawn",
        family: Family::Boards,
        fame: 47,
        manner: Manner::Steps,
        params: &[
            Param { name: "rows", domain: Domain::Nat { least: 3, most: Some(7) }, default: "3" },
            Param { name: "cols", domain: Domain::Nat { least: 3, most: Some(8) }, default: "3" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("rows", "4"), ("cols", "4")], position: None },
            Preset { params: &[("rows", "3"), ("cols", "4")], position: None },
            Preset { params: &[], position: Some("B.B/.W./W.W B") },
            Preset { params: &[("rows", "4"), ("cols", "5")], position: None },
        ],
        sources: &["M. Gardner, Mathematical games, Scientific American 206 (March 1962), 138-144"],
    };
    const SIGNS: [char; 2] = ['W', 'B'];
    const LEAST: (usize, usize) = (3, 3);
    const MOST: (usize, usize) = (7, 8);

    fn piece(_side: Side) -> Piece {
        Piece::Chess(Chessman::Pawn)
    }

    fn start(&self) -> Board {
        let mut board = Board::empty(self.rows, self.cols);
        board.cells[..self.cols].fill(Some(Side::Second));
        board.cells[(self.rows - 1) * self.cols..].fill(Some(Side::First));
        board
    }

    /// Straight ahead onto a free cell, or diagonally ahead onto a pawn of the other side.
    fn goes(&self, board: &Board, side: Side) -> Vec<Go> {
        let down = if side == Side::First { -1 } else { 1 };
        let of_one = |from: usize| {
            let to = [-1, 0, 1].into_iter().filter_map(move |right| Some((board.beside(from, down, right)?, right)));
            let wanted = |right: isize| if right == 0 { None } else { Some(side.other()) };
            to.filter(move |(to, right)| board.cells[*to] == wanted(*right)).map(move |(to, _)| Go::moving(from, to))
        };
        board.of(side).flat_map(of_one).collect()
    }

    fn has_won(&self, board: &Board, side: Side) -> bool {
        board.of(side).any(|cell| rows_left(board, cell, side) == 0)
    }

    fn no_way(&self, side: Side) -> Say {
        if side == Side::First { say!("hexapawn-no-way-w") } else { say!("hexapawn-no-way-b") }
    }

    fn note(&self) -> Say {
        say!("hexapawn-note")
    }

    fn ask(&self) -> Say {
        say!("hexapawn-ask")
    }

    /// The rows that the foremost pawn has to go, of those with a free column if that is asked.
    fn way(&self, board: &Board, side: Side, is_free: bool) -> Option<u64> {
        let down = if side == Side::First { -1 } else { 1 };
        let is_clear = |(cell, far): &(usize, usize)| {
            (1..=*far as isize).all(|i| board.beside(*cell, i * down, 0).is_some_and(|ahead| board.is_free(ahead)))
        };
        let ways = board.of(side).map(|cell| (cell, rows_left(board, cell, side)));
        ways.filter(|way| !is_free || is_clear(way)).map(|(_, far)| far as u64).min()
    }

    /// Whether it reaches the far side, or leaves no move.
    fn does(&self, at: &At<Board>, go: &Go) -> Option<Say> {
        let next = at.pos.after(*go, at.to);
        let home = self.has_won(&next, at.to).then(|| say!("hexapawn-does-home"));
        home.or_else(|| self.goes(&next, at.to.other()).is_empty().then(|| say!("hexapawn-does-block")))
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        Some(self)
    }

    fn law(&self, is_start: bool) -> Say {
        say!("hexapawn-law", of = if is_start { "start" } else { "board" })
    }
}

impl Evaluation<Board> for Hexapawn {
    /// The pawns, ten points each, and the rows that the foremost ones have left.
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let ahead = |count: &dyn Fn(Side) -> usize| count(at.to) as i64 - count(at.to.other()) as i64;
        vec![
            Term::material(say!("eval-men"), 10 * ahead(&|side| at.pos.of(side).count())),
            Term::new(say!("eval-race"), -ahead(&|side| self.way(&at.pos, side, false).unwrap_or(0) as usize)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;
    use ground::rules::{Ending, Rules};

    #[test]
    fn pawns_go_ahead_take_diagonally_and_win_on_the_far_side() {
        let game = build(&Params::of(Hexapawn::CARD.params)).expect("the defaults");
        let at = |text: &str| game.read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        let goes =
            |text: &str| game.moves(&at(text)).list.map(|go| game.write_move(&at(text), &go)).collect::<Vec<_>>();
        assert_eq!(game.write_pos(&game.start()), "BBB/.../WWW W");
        assert_eq!(goes("BBB/.W./W.W B"), ["a1-a2", "a1xb2", "c1xb2", "c1-c2"], "b1 is blocked");
        assert_eq!(game.ending(&at("W.B/.../..W B")), Some(Ending::Won(Side::First)), "the far side is reached");
        assert_eq!(game.ending(&at("B../W../... W")), Some(Ending::Won(Side::Second)), "no move is left");
        assert!(game.read_pos("W.B/.../..W W").is_err(), "it would have been over");
    }
}
