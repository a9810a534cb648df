//! What becomes of a king alone against one king or two, counted over all placements.

use crate::boards::checkers::rules::{Board, Checkers, Squares, place};
use crate::boards::checkers::tactics::{double_corners, in_odd_rows};
use ground::rules::{At, Rules, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::value::{Outcome, Value};

/// Kings against a lone one, at most.
const MOST: u32 = 2;

/// How many placements there are, and how many of them the lone king loses, draws and wins, it being to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All placements.
    pub all: usize,
    /// Those that are lost.
    pub lost: usize,
    /// Those that are drawn.
    pub drawn: usize,
    /// Those that are won.
    pub won: usize,
}

/// How many kings stand against a lone one; `None`: there are men, more kings, or none on a side.
pub fn against_one(board: &Board) -> Option<u32> {
    let [fewer, more] = [board.black, board.white].map(u32::count_ones);
    let (fewer, more) = (fewer.min(more), fewer.max(more));
    ((board.black | board.white) == board.kings && fewer == 1 && more <= MOST).then_some(more)
}

/// The tally of so many kings against a lone one on a board of this size. On this board both sides are alike, so that it is Black's.
///
/// Cost: a value for each placement, 992 or 14,880 on 8 by 8.
pub fn tally(oracle: &dyn Oracle<Checkers>, size: usize, more: u32, control: &Control) -> Result<Tally, Stop> {
    let game = Checkers { size };
    let mut tally = Tally::default();
    for at in placements(size, more) {
        let value = match game.ending(&at) {
            Some(ending) => Value::of_ending(&ending, at.to),
            None => oracle.value(&game, &at, control)?,
        };
        tally.all += 1;
        *match value.outcome() {
            Outcome::P => &mut tally.lost,
            Outcome::D => &mut tally.drawn,
            Outcome::N => &mut tally.won,
        } += 1;
    }
    Ok(tally)
}

/// All placements of a black king, to move, and so many white ones.
fn placements(size: usize, more: u32) -> impl Iterator<Item = At<Board>> {
    let squares = size * size / 2;
    let others = move |lone: usize| sets(squares, more).filter(move |others| others >> lone & 1 == 0);
    let at = move |lone: usize, white: Squares| {
        let black: Squares = 1 << lone;
        At { pos: Board { size, black, white, kings: black | white }, to: Side::First }
    };
    (0..squares).flat_map(move |lone| others(lone).map(move |others| at(lone, others)))
}

/// Steps of a king from each of the two double corners, counted along rows or along columns, whichever are more.
///
/// Worked: on 8 by 8 square 9 is 1 step from the corner 1/5 and 5 steps from 28/32.
pub fn from_corners(size: usize, king: usize) -> [usize; 2] {
    let (row, col) = place(size, king);
    let far = |square: usize| {
        let (other, beside) = place(size, square);
        row.abs_diff(other).max(col.abs_diff(beside))
    };
    double_corners(size).map(|corner| corner.into_iter().map(far).min().unwrap_or(0))
}

/// Whether a side, which is to move, loses with a king alone against a king: an even number of the two stands in the rows 1, 3, 5 and 7,
/// and its own is nearer to neither double corner.
pub fn is_lost_alone(board: &Board, side: Side) -> bool {
    let [own, other] =
        [side, side.other()].map(|side| from_corners(board.size, board.of(side).trailing_zeros() as usize));
    in_odd_rows(board).is_multiple_of(2) && (0..2).all(|corner| other[corner] <= own[corner])
}

/// The sets of one square or of two.
fn sets(squares: usize, count: u32) -> impl Iterator<Item = Squares> {
    let others = move |one: usize| (one..squares).filter(move |other| (one == *other) == (count == 1));
    (0..squares).flat_map(move |one| others(one).map(move |other| 1 << one | 1 << other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;

    #[test]
    fn a_king_alone_loses_to_one_exactly_by_the_rule_of_parity_and_corners() {
        for (size, lost) in [(4, 6), (6, 34), (8, 108)] {
            let (game, control) = (Checkers { size }, Control::new());
            let oracle = game.oracle();
            let mut found = 0;
            for at in placements(size, 1) {
                let value = match game.ending(&at) {
                    Some(ending) => Value::of_ending(&ending, at.to),
                    None => oracle.value(&game, &at, &control).expect("it is swept"),
                };
                assert_eq!(is_lost_alone(&at.pos, at.to), value.outcome() == Outcome::P, "{at:?}");
                found += usize::from(value.outcome() == Outcome::P);
            }
            assert_eq!(found, lost, "{size}");
        }
    }

    #[test]
    fn two_kings_beat_one_that_takes_nothing() {
        let (game, control) = (Checkers { size: 8 }, Control::new());
        let two = tally(&*game.oracle(), 8, 2, &control).expect("it is swept");
        assert_eq!((two.all, two.lost + two.drawn + two.won), (14_880, 14_880));
        // One king against two is lost in most places.
        assert!(2 * two.lost > two.all, "{two:?}");
    }
}
