//! Rules held against published counts: how many ways there are to play so many plies, or how many positions those lead to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use duel::house::Preset;
use duel::place::Place;
use games::house;
use ground::num::Nat;

/// Moves a position may have here.
const MOST: usize = 1_000;

fn open(game: &str, params: &[(&str, &str)], position: Option<&str>) -> Arc<dyn Place> {
    let house = house();
    let params = params.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    let preset = Preset { params, position: position.map(str::to_owned) };
    let entry = house.find(game).unwrap_or_else(|fault| panic!("{game}: {fault:?}"));
    entry.open_preset(&preset).unwrap_or_else(|fault| panic!("{game} {position:?}: {fault:?}"))
}

/// The positions after one, two, ... plies with the number of ways that lead to each.
fn plies(start: Arc<dyn Place>) -> impl Iterator<Item = Vec<(Arc<dyn Place>, u64)>> {
    let after = |(place, ways): &(Arc<dyn Place>, u64)| {
        let (moves, total) = if place.ending().is_some() { (Vec::new(), Nat::ZERO) } else { place.moves(MOST) };
        assert_eq!(total, Nat::from(moves.len()), "all are listed");
        let play = |mv: String| place.play(&mv).unwrap_or_else(|fault| panic!("{mv}: {fault:?}")).next;
        moves.into_iter().map(|mv| (play(mv), *ways)).collect::<Vec<_>>()
    };
    let next = move |level: &Vec<(Arc<dyn Place>, u64)>| {
        let mut met: BTreeMap<(String, usize), (Arc<dyn Place>, u64)> = BTreeMap::new();
        for (place, ways) in level.iter().flat_map(after) {
            met.entry((place.text(), place.to() as usize)).or_insert((place, 0)).1 += ways;
        }
        Some(met.into_values().collect())
    };
    std::iter::successors(Some(vec![(start, 1)]), next).skip(1)
}

fn ways(start: Arc<dyn Place>, most: usize) -> Vec<u64> {
    plies(start).take(most).map(|level| level.iter().map(|(_, ways)| ways).sum()).collect()
}

/// How many positions there are after each ply; `board` tells which of the places met are the same.
fn positions(start: Arc<dyn Place>, most: usize, board: impl Fn(&str) -> String) -> Vec<usize> {
    let count = |level: Vec<(Arc<dyn Place>, u64)>| {
        level.iter().map(|(place, _)| board(&place.text())).collect::<BTreeSet<_>>().len()
    };
    plies(start).take(most).map(count).collect()
}

/// A. J. C. Bik, Computing deep perft and divide numbers for checkers, ICGA Journal 35 (2012).
#[test]
fn checkers_is_played_in_so_many_ways() {
    assert_eq!(ways(open("checkers", &[], None), 6), [7, 49, 302, 1_469, 7_361, 36_768]);
}

/// The counts of a program of its own in another style; the unit tests of the game make them again by a plain referee.
#[test]
fn small_chess_is_played_in_so_many_ways() {
    assert_eq!(ways(open("small-chess", &[], None), 4), [7, 53, 506, 4_775]);
    assert_eq!(ways(open("small-chess", &[("setup", "silverman-4x4")], None), 4), [6, 21, 157, 1_005]);
}

/// P. Emmanuel and A. J. C. Bik, perft for Reversi; the counts are quoted in many engines' tests.
#[test]
fn othello_is_played_in_so_many_ways() {
    assert_eq!(ways(open("othello", &[], None), 6), [4, 12, 56, 244, 1_396, 8_200]);
}

/// J. Tromp, John's Connect Four Playground: legal positions after n plies (OEIS A212693).
#[test]
fn connect_four_has_so_many_positions() {
    // The stones of each column from below, in turn those of the two sides.
    let board = |columns: &str| {
        let mut stones: BTreeMap<char, String> = ('1'..='7').map(|column| (column, String::new())).collect();
        for (column, stone) in columns.chars().zip("XO".chars().cycle()) {
            stones.get_mut(&column).expect("seven columns").push(stone);
        }
        stones.into_values().collect::<Vec<_>>().join("/")
    };
    assert_eq!(positions(open("connect-four", &[], None), 5, board), [7, 49, 238, 1_120, 4_263]);
}

/// Of 255,168 games and 5,478 positions of tic-tac-toe: 1,440 games end with the fifth ply (OEIS A061221, A008907).
#[test]
fn tic_tac_toe_is_played_in_so_many_ways() {
    let start = || open("tic-tac-toe", &[], None);
    assert_eq!(ways(start(), 9), [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
    assert_eq!(1 + positions(start(), 9, str::to_owned).iter().sum::<usize>(), 5_478);
    let over = |level: Vec<(Arc<dyn Place>, u64)>| {
        level.iter().filter(|(place, _)| place.ending().is_some()).map(|(_, ways)| ways).sum::<u64>()
    };
    assert_eq!(
        plies(start()).take(9).map(over).collect::<Vec<_>>(),
        [0, 0, 0, 0, 1_440, 5_328, 47_952, 72_576, 127_872]
    );
}

/// Pawn endings of the perft suite of the engine Roce; in these nothing is taken in passing, and no bare kings are left so early.
#[test]
fn pawn_endings_are_played_in_so_many_ways() {
    let at = |position: &str, most: usize| ways(open("chess-ending", &[], Some(position)), most);
    assert_eq!(at("8/8/7k/7p/7P/7K/8/8 w", 5), [3, 9, 57, 360, 1_969]);
    assert_eq!(at("8/8/3k4/3p4/8/3P4/3K4/8 w", 4), [8, 61, 411, 3_213]);
}
