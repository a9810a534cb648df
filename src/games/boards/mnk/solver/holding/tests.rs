//! Who holds all lines, against plain minimax; and regions and pairs put to the test.

use std::collections::HashMap;

use proptest::prelude::*;

use crate::boards::mnk::solver::holding::kept::Kept;
use crate::boards::mnk::solver::holding::pairing::pairs;
use crate::boards::mnk::solver::holding::search::{Board, Found, Stand};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, cells_of, each};
use solve::search::lines::Lines;

const EMPTY: Stand = Stand { attacker: 0, defender: 0, attacks: true };

fn board(rows: usize, cols: usize, k: usize) -> Board {
    let lines = Lines::of(rows, cols, k);
    Board::of(&lines.all, &lines.symmetries)
}

fn found(board: &Board, at: &Stand, most: u64) -> Found {
    board.find(at, most, &Control::new()).expect("nobody stops it").0
}

/// The lines of `k` cells.
fn sets(rows: usize, cols: usize, k: usize) -> Vec<Cells> {
    Lines::of(rows, cols, k).all.iter().map(|line| line.iter().fold(0, |set, cell| set | 1 << cell)).collect()
}

/// Whether the attacker completes a line, from the rules alone.
fn is_broken(lines: &[Cells], at: Stand, all: Cells, known: &mut HashMap<Stand, bool>) -> bool {
    if lines.iter().any(|line| line & !at.attacker == 0) {
        return true;
    }
    let free = all & !at.attacker & !at.defender;
    if lines.iter().all(|line| line & at.defender != 0) || free == 0 {
        return false;
    }
    if let Some(known) = known.get(&at) {
        return *known;
    }
    let after = |cell: usize| {
        let set = |cells: Cells, is_meant: bool| if is_meant { cells | 1 << cell } else { cells };
        Stand { attacker: set(at.attacker, at.attacks), defender: set(at.defender, !at.attacks), attacks: !at.attacks }
    };
    let mut moves = each(free).map(|cell| is_broken(lines, after(cell), all, known));
    let broken = if at.attacks { moves.any(|broken| broken) } else { moves.all(|broken| broken) };
    known.insert(at, broken);
    broken
}

#[test]
fn pairs_serve_several_lines_at_once() {
    let line = |cells: &[usize]| cells.iter().fold(0, |set: Cells, cell| set | 1 << cell);
    let wants = [line(&[1, 2, 3]), line(&[2, 3, 4]), line(&[4, 5, 6])];
    let found = pairs(&wants, 10).expect("two pairs do");
    assert_eq!(found.len(), 2);
    assert!(wants.iter().all(|want| found.iter().any(|pair| cells_of(&[*pair]) & !want == 0)), "{found:?}");
    assert_eq!(pairs(&[line(&[1, 2]), line(&[2, 3])], 100), None, "the cell between them is in one pair only");
    assert_eq!(pairs(&wants, 1), None, "one step is too few");
    assert_eq!(pairs(&[], 0), Some(Vec::new()));
}

#[test]
fn boards_are_held_that_are_known_to_be() {
    // Drawn, as published: small boards by J. W. H. M. Uiterwijk and H. J. van den Herik (2000), 7,7,5 by W.-Y. Hsu and others (2020); who
    // stops all lines there stops those of a smaller board, and longer ones.
    for ((rows, cols, k), most) in [((5, 5, 5), 1), ((4, 4, 4), 100), ((6, 6, 5), 400), ((7, 7, 6), 100)] {
        let found = found(&board(rows, cols, k), &EMPTY, most);
        assert!(matches!(found, Found::Held(_)), "{rows}x{cols}, {k}: {found:?}");
    }
    assert!(matches!(found(&board(3, 3, 3), &EMPTY, 1_000), Found::Broken(_)), "who only blocks loses tic-tac-toe");
}

#[test]
fn empty_boards_are_held_or_broken_as_minimax_says() {
    for (rows, cols, k) in [(1, 4, 3), (2, 4, 3), (3, 3, 3), (2, 5, 3), (3, 4, 4), (4, 3, 3), (1, 9, 4), (2, 6, 4)] {
        let lines = sets(rows, cols, k);
        for attacks in [true, false] {
            let at = Stand { attacks, ..EMPTY };
            let broken = is_broken(&lines, at, (1 << (rows * cols)) - 1, &mut HashMap::new());
            for board in [board(rows, cols, k), board(rows, cols, k).unpaired()] {
                let found = found(&board, &at, 20_000);
                let is_told = matches!((found, broken), (Found::Broken(_), true) | (Found::Held(_), false));
                assert!(is_told, "{rows}x{cols}, {k}, {attacks}: {found:?}");
            }
        }
    }
}

#[test]
fn a_first_mark_is_held_where_the_empty_board_is_and_a_second_one_is_not_taken_for_it() {
    // Four cells in a row, lines of 3: the answer to b stops both lines, to b and c nothing does.
    let mut kept = Kept::of(board(1, 4, 3));
    let mut ask = |attacker, attacks| {
        kept.find(&Stand { attacker, attacks, ..EMPTY }, &Control::new()).expect("nobody stops it").0
    };
    assert_eq!([ask(0b0010, true), ask(0b0110, false)].map(|found| matches!(found, Found::Held(_))), [false; 2]);
    assert!(matches!(ask(0b0010, false), Found::Held(_)));
    let mirrored = [0b0001, 0b1000].map(|attacker: Cells| ask(attacker, true));
    assert!(matches!(mirrored, [Found::Held(_), Found::Held(_)]), "{mirrored:?}");
}

#[test]
fn a_question_beyond_its_budget_stays_open_and_a_stop_is_passed_on() {
    assert_eq!(found(&board(6, 6, 5), &EMPTY, 3), Found::Open);
    let stopped = Control::new();
    stopped.stop();
    assert_eq!(board(3, 3, 3).find(&EMPTY, 1_000, &stopped), Err(Stop::Asked));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]
    #[test]
    fn the_search_and_plain_minimax_agree_and_the_region_is_enough(
        (rows, cols, k) in prop::sample::select(vec![(3, 3, 3), (3, 4, 3), (4, 4, 3), (4, 4, 4), (2, 6, 3), (1, 12, 3)]),
        marks in prop::collection::vec(0..5usize, 16),
        attacks in any::<bool>(),
        most in prop::sample::select(vec![5, 30, 100_000]),
    ) {
        let set = |meant: usize| {
            let cells = marks.iter().take(rows * cols).enumerate().filter(|(_, mark)| **mark == meant);
            cells.fold(0, |set: Cells, (cell, _)| set | 1 << cell)
        };
        let at = Stand { attacker: set(0), defender: set(1), attacks };
        let all: Cells = (1 << (rows * cols)) - 1;
        let free = all & !at.attacker & !at.defender;
        let lines = sets(rows, cols, k);
        prop_assume!(free.count_ones() <= 10 && !lines.iter().any(|line| line & !at.attacker == 0));
        let broken = is_broken(&lines, at, all, &mut HashMap::new());
        for board in [board(rows, cols, k), board(rows, cols, k).unpaired()] {
            let worse = match found(&board, &at, most) {
                Found::Open => continue,
                Found::Held(region) => {
                    prop_assert!(!broken, "{:?}", at);
                    Stand { attacker: at.attacker | free & !region, ..at }
                }
                Found::Broken(region) => {
                    prop_assert!(broken, "{:?}", at);
                    Stand { defender: at.defender | free & !region, ..at }
                }
            };
            // The loser may have every free cell outside the region at once.
            prop_assert_eq!(is_broken(&lines, worse, all, &mut HashMap::new()), broken, "{:?}", worse);
        }
        if let Some(pairs) = board(rows, cols, k).pairs(&Stand { attacks: true, ..at }) {
            let worst = Stand { attacker: at.attacker | free & !cells_of(&pairs), defender: at.defender, attacks: true };
            prop_assert!(!is_broken(&lines, worst, all, &mut HashMap::new()), "{:?}", pairs);
        }
    }
}
