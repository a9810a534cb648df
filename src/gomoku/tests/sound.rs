//! What the prover proves is so: proofs are written out and checked by the rules alone, and small boards are searched to the end.

mod plain;

use std::cell::Cell as Counter;
use std::collections::HashMap;

use ground::rules::{Ending, Side as Player};
use proptest::prelude::{Just, Strategy, prop};
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use verify::found::Found;
use verify::ground::Ground;
use verify::statement::fives::Plan;

use crate::plain::Plain;
use gomoku::board::{Board, Side};
use gomoku::cells::Cell;
use gomoku::certificate::Writer;
use gomoku::quiet::{Limits, Proposal, Proved, Prover};
use gomoku::threats::Limit;

/// The board of the prover with the stones of a plain one.
fn board_of(plain: &Plain) -> Board {
    let mut board = Board::empty(plain.side as u8);
    for (cell, mark) in plain.cells.iter().enumerate().filter(|(_, mark)| **mark != b'.') {
        board.put(cell as Cell, if *mark == b'X' { Side::Black } else { Side::White });
    }
    board
}

/// A game played so far: stones that lie near each other, nobody with five, Black to move.
fn played(side: usize, near: usize, cells: &[usize]) -> Option<Plain> {
    let mut plain = Plain::empty(side);
    let from = (side - near) / 2;
    for cell in cells {
        let cell = (from + cell / near) * side + from + cell % near;
        if plain.cells[cell] == b'.' {
            plain = plain.put(cell);
        }
    }
    (plain.to == Player::First && plain.ending().is_none()).then_some(plain)
}

fn check(text: &str, at: &Plain) -> Found {
    let plan = Plan::read(text).expect("the prover writes plans");
    assert_eq!(plan.write(), text);
    plan.check(at, &mut || Ok::<(), ()>(())).expect("nobody stops it")
}

/// Positions of so many stones from a fixed series, and what the prover makes of each.
fn positions(stones: usize, count: u32, mut then: impl FnMut(Plain, &mut Board, &mut Prover)) {
    let config = Config { cases: count, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let mut prover = Prover::default();
    for _ in 0..count {
        let tree = prop::collection::vec(0..49_usize, stones).new_tree(&mut runner).expect("numbers are there");
        if let Some(plain) = played(15, 7, &tree.current()) {
            let mut board = board_of(&plain);
            then(plain, &mut board, &mut prover);
        }
    }
}

#[test]
fn wins_by_threats_are_wins_against_every_answer() {
    let (mut won, mut freed) = (0, 0);
    positions(8, 90, |plain, board, prover| {
        let Some(found) = prover.threats.find(board, Side::Black, 10_000) else { return };
        let text = Writer { prover, side: Side::Black, goes_on: &|| true }.write(board, None).expect("it was found");
        if text.len() > 6_000 {
            return;
        }
        assert!(matches!(check(&text, &plain), Found::Holds(_)), "{} {text}", plain.text());
        won += 1;
        let outside = plain.free().into_iter().filter(|cell| !found.zone.has(*cell as Cell)).step_by(41);
        for cell in outside {
            let mut with = plain.clone();
            with.cells[cell] = b'O';
            board.put(cell as Cell, Side::White);
            assert!(prover.threats.find(board, Side::Black, 300_000).is_some(), "{} {}", plain.text(), cell);
            board.lift(cell as Cell);
            freed += usize::from(with.ending().is_none());
        }
    });
    assert!(won > 5 && freed > 9, "{won} wins, {freed} with a stone more");
}

#[test]
fn what_won_without_a_stone_is_found_with_it_and_is_a_win_there() {
    const FEW: u64 = 1_500;
    let (mut won, mut only) = (0, 0);
    positions(8, 90, |plain, board, prover| {
        let Some(found) = prover.threats.find(board, Side::Black, 60_000) else { return };
        for cell in found.zone.iter().step_by(7).filter(|cell| plain.cells[usize::from(*cell)] == b'.') {
            let mut with = plain.clone();
            with.cells[usize::from(cell)] = b'O';
            board.put(cell, Side::White);
            let is_alone = Prover::default().threats.find(board, Side::Black, FEW).is_some();
            let without = [board.part(cell, Side::White)];
            let is_like = prover.threats.find_like(board, Side::Black, FEW, &without).is_some();
            only += usize::from(is_like && !is_alone);
            if is_like && with.ending().is_none() {
                let text =
                    Writer { prover, side: Side::Black, goes_on: &|| true }.write(board, None).expect("it was found");
                if text.len() < 6_000 {
                    assert!(matches!(check(&text, &with), Found::Holds(_)), "{} {text}", with.text());
                    won += 1;
                }
            }
            board.lift(cell);
        }
    });
    assert!(won > 9 && only > 2, "{won} wins, {only} of them found only so");
}

#[test]
fn a_search_that_was_ended_finds_what_it_was_kept_from() {
    let mut found = 0;
    positions(8, 90, |_, board, prover| {
        let limit = |goes_on| Limit { positions: 10_000, goes_on };
        let is_ended = Counter::new(0);
        let in_haste = || is_ended.replace(is_ended.get() + 1) < 2;
        let early = prover.threats.find(board, Side::Black, limit(&in_haste)).is_some();
        let whole = Prover::default().threats.find(board, Side::Black, 10_000).is_some();
        assert_eq!(prover.threats.find(board, Side::Black, 10_000).is_some(), whole, "nothing is taken for searched");
        found += u32::from(whole && !early);
    });
    assert!(found > 2, "only {found} were cut short");
}

#[test]
fn wins_by_quiet_moves_are_wins_against_every_answer() {
    let mut won = 0;
    positions(8, 120, |plain, board, prover| {
        // Threats are hardly looked for, so that quiet moves are.
        prover.limits = Limits { looks: [40; 3], pass: 2_000, width: 8 };
        if won > 2 || prover.threats.find(board, Side::Black, 40).is_some() {
            return;
        }
        let Proved::By(strategy) = prover.prove(board, Side::Black, 200_000, &|| true) else { return };
        let text = Writer { prover, side: Side::Black, goes_on: &|| true }.write(board, Some(&strategy));
        let text = text.expect("it was proved");
        if text.len() < 10_000 {
            assert!(matches!(check(&text, &plain), Found::Holds(_)), "{} {text}", plain.text());
            won += 1;
        }
    });
    assert!(won > 1, "{won} wins");
}

/// Whether the mover wins, by trying everything.
fn wins(at: &Plain, known: &mut HashMap<Vec<u8>, bool>) -> bool {
    match at.ending() {
        Some(Ending::Won(side)) => return side == at.to,
        Some(_) => return false,
        None => {}
    }
    if let Some(known) = known.get(&at.cells) {
        return *known;
    }
    // The mover wins where a move leaves the other side without anything better than losing.
    let is_won = at.free().into_iter().any(|cell| loses(&at.put(cell), known));
    known.insert(at.cells.clone(), is_won);
    is_won
}

fn loses(at: &Plain, known: &mut HashMap<Vec<u8>, bool>) -> bool {
    match at.ending() {
        Some(Ending::Won(side)) => side != at.to,
        Some(_) => false,
        None => at.free().into_iter().all(|cell| wins(&at.put(cell), known)),
    }
}

#[test]
fn nothing_is_proved_on_small_boards_that_is_not_so() {
    let config = Config { cases: 400, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let (mut proved, mut open) = (0, 0);
    // Its guide knows nothing, and is sure of it.
    let last = |board: &Board| board.free().last().map(|cell| Proposal { cell, value: 9_000 }).into_iter().collect();
    let mut misled = Prover::at_length(Some(Box::new(last)));
    for _ in 0..400 {
        let order = Just((0..36).collect::<Vec<usize>>()).prop_shuffle().new_tree(&mut runner).expect("an order");
        let Some(plain) = played(6, 6, &order.current()[..28]) else { continue };
        let mut board = board_of(&plain);
        let mut prover = Prover::default();
        let found = prover.prove(&mut board, Side::Black, 20_000, &|| true);
        let is_won = wins(&plain, &mut HashMap::new());
        assert!(found == Proved::Open || is_won, "{}", plain.text());
        let found_misled = misled.prove(&mut board, Side::Black, 60_000, &|| true);
        assert!(found_misled == Proved::Open || is_won, "{}", plain.text());
        proved += usize::from(found != Proved::Open);
        open += usize::from(is_won && found == Proved::Open);
    }
    assert!(proved > 20 && open < proved, "{proved} proved, {open} not found");
}
