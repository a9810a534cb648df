//! Toads and Frogs: toads hop to the right, frogs to the left, and whoever has no room left to move loses.

use crate::kit::board::game::BoardGame;
use crate::kit::board::lead::Told;
use crate::kit::board::pieces::{Board, Go};
use crate::kit::board::play::OnBoard;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;

/// So many toads, free cells and frogs at the start.
pub struct ToadsAndFrogs {
    toads: usize,
    gap: usize,
    frogs: usize,
}

/// How many of each there may be at the start.
const SOME: Domain = Domain::Nat { least: 1, most: Some(12) };

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<OnBoard<ToadsAndFrogs>, Fault> {
    let [toads, gap, frogs] = ["toads", "gap", "frogs"].map(|name| params.small(name));
    Ok(OnBoard(ToadsAndFrogs { toads, gap, frogs }))
}

impl BoardGame for ToadsAndFrogs {
    const CARD: Card = Card {
        id: "toads-and-frogs",
        family: Family::Boards,
        fame: 33,
        manner: Manner::Steps,
        params: &[
            Param { name: "toads", domain: SOME, default: "3" },
            Param { name: "gap", domain: SOME, default: "2" },
            Param { name: "frogs", domain: SOME, default: "3" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("toads", "2"), ("gap", "1"), ("frogs", "2")], position: None },
            Preset { params: &[("gap", "3")], position: None },
            Preset { params: &[], position: Some("TT.F.TF.F.F T") },
            Preset { params: &[("toads", "5"), ("gap", "3"), ("frogs", "4")], position: None },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 1, chapter 1",
            "J. Erickson, New Toads and Frogs results, in: R. J. Nowakowski (ed.), Games of No Chance, MSRI Publications 29 (1996), 299-310",
        ],
    };
    const IS_SHORT: bool = true;
    const SIGNS: [char; 2] = ['T', 'F'];
    const LEAST: (usize, usize) = (1, 1);
    const MOST: (usize, usize) = (1, 40);

    fn start(&self) -> Board {
        let mut board = Board::empty(1, self.toads + self.gap + self.frogs);
        board.cells[..self.toads].fill(Some(Side::First));
        board.cells[self.toads + self.gap..].fill(Some(Side::Second));
        board
    }

    /// One cell ahead, or over one of the other side.
    fn goes(&self, board: &Board, side: Side) -> Vec<Go> {
        let way = if side == Side::First { 1 } else { -1 };
        let ahead = |cell: usize| board.beside(cell, 0, way);
        let of_one = |from: usize| {
            let next = ahead(from)?;
            let to = if board.cells[next] == Some(side.other()) { ahead(next)? } else { next };
            board.is_free(to).then_some(Go::moving(from, to))
        };
        board.of(side).filter_map(of_one).collect()
    }

    fn no_way(&self, side: Side) -> Say {
        if side == Side::First { say!("toads-and-frogs-no-way-t") } else { say!("toads-and-frogs-no-way-f") }
    }

    fn note(&self) -> Say {
        say!("toads-and-frogs-note")
    }

    fn ask(&self) -> Say {
        say!("toads-and-frogs-ask")
    }

    /// Whether it leaves no move.
    fn does(&self, at: &At<Board>, go: &Go) -> Option<Say> {
        let left = self.goes(&at.pos.after(*go, at.to), at.to.other());
        left.is_empty().then(|| say!("toads-and-frogs-does-block"))
    }

    fn worth(&self, told: Told) -> Option<Say> {
        let Told { worth, side, kind, amount, star, mv, then } = told;
        Some(say!(
            "toads-and-frogs-worth",
            worth = worth,
            side = side,
            kind = kind,
            amount = amount,
            star = star,
            mv = mv,
            then = then
        ))
    }

    fn law(&self, is_start: bool) -> Say {
        say!("toads-and-frogs-law", of = if is_start { "start" } else { "board" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::board::spare::spare;
    use duel::game::Game;
    use ground::rules::Rules;

    fn game() -> OnBoard<ToadsAndFrogs> {
        build(&Params::of(ToadsAndFrogs::CARD.params)).expect("the defaults")
    }

    fn at(text: &str) -> At<Board> {
        game().read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
    }

    #[test]
    fn an_animal_goes_one_cell_or_over_one_of_the_other_side() {
        let goes = |text: &str| {
            let at = at(text);
            game().moves(&at).list.map(|go| game().write_move(&at, &go)).collect::<Vec<_>>()
        };
        assert_eq!(goes("TT.F.TF. T"), ["b1-c1", "f1-h1"], "over F, not over T");
        assert_eq!(goes("TT.F.TF. F"), ["d1-c1", "g1-e1"]);
        assert!(goes("TFF. T").is_empty(), "never over two");
        assert_eq!(game().write_pos(&game().start()), "TTT..FFF T");
    }

    #[test]
    fn moves_are_counted_once_nobody_meets_anybody() {
        let of = |text: &str| spare(&game().0, &at(text).pos);
        assert_eq!(of(".FTTFF.T F"), Some([0, 1]), "the jam in the middle stays");
        assert_eq!(of(".FF.T.T. T"), Some([3, 2]));
        assert_eq!(of("T..F T"), None, "they meet");
        assert_eq!(of("TF. T"), None, "the jump of the toad frees the frog");
    }
}
