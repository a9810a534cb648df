//! What becomes of a king alone against one king or two, counted over all placements.

use crate::boards::checkers::rules::{Board, Checkers, Squares};
use crate::boards::checkers::tactics::in_odd_rows;
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

/// The tally of so many kings against a lone one on a board of this size, first of the placements with an even number of them in the rows
/// 1, 3, 5 and 7, then of the others. On this board both sides are alike, so that it is Black's.
///
/// Cost: a value for each placement, 992 or 14,880 on 8 by 8.
pub fn tally(oracle: &dyn Oracle<Checkers>, size: usize, more: u32, control: &Control) -> Result<[Tally; 2], Stop> {
    let game = Checkers { size };
    let mut tallies = [Tally::default(); 2];
    for lone in 0..size * size / 2 {
        for others in sets(size * size / 2, more).filter(|others| others >> lone & 1 == 0) {
            let black: Squares = 1 << lone;
            let at = At { pos: Board { size, black, white: others, kings: black | others }, to: Side::First };
            let value = match game.ending(&at) {
                Some(ending) => Value::of_ending(&ending, at.to),
                None => oracle.value(&game, &at, control)?,
            };
            let tally = &mut tallies[in_odd_rows(&at.pos) % 2];
            tally.all += 1;
            *match value.outcome() {
                Outcome::P => &mut tally.lost,
                Outcome::D => &mut tally.drawn,
                Outcome::N => &mut tally.won,
            } += 1;
        }
    }
    Ok(tallies)
}

impl Tally {
    /// Both counts together.
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            all: self.all + other.all,
            lost: self.lost + other.lost,
            drawn: self.drawn + other.drawn,
            won: self.won + other.won,
        }
    }
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
    fn two_kings_beat_one_that_takes_nothing() {
        let (game, control) = (Checkers { size: 8 }, Control::new());
        let oracle = game.oracle();
        let tally = |more| tally(&*oracle, 8, more, &control).expect("it is swept");
        let [even, odd] = tally(1);
        let (two, one) = (tally(2)[0].and(tally(2)[1]), even.and(odd));
        // With an odd number on its turn a king never loses to one other, with an even one it never wins.
        assert_eq!([odd.won, odd.drawn, odd.lost], [230, 282, 0]);
        assert_eq!([even.won, even.drawn, even.lost], [0, 372, 108]);
        assert_eq!((two.all, one.all), (14_880, 992));
        assert_eq!([two, one].map(|tally| tally.lost + tally.drawn + tally.won), [two.all, one.all]);
        // One king against two is lost in most places, and against one drawn in most.
        assert!(2 * two.lost > two.all && 2 * one.drawn > one.all, "{two:?} {one:?}");
    }
}
