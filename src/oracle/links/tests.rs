//! The search for links against plain minimax, on fields of rows and columns.

use std::collections::HashMap;

use proptest::prelude::*;

use crate::oracle::cell_sets::{Cells, cells_of, each};
use crate::oracle::control::{Control, Stop};
use crate::oracle::links::field::{Field, Who};
use crate::oracle::links::net::Width;
use crate::oracle::links::search::{Search, Settled, Stones};

/// A field in which every row stands half a cell to the right of the one above it.
fn field(rows: usize, cols: usize) -> Field {
    let set =
        |is_meant: &dyn Fn(usize) -> bool| (0..rows * cols).filter(|cell| is_meant(*cell)).fold(0, |s, c| s | 1 << c);
    let touch = |a: usize, b: usize| {
        let (down, right) = ((b / cols) as i32 - (a / cols) as i32, (b % cols) as i32 - (a % cols) as i32);
        [(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)].contains(&(down, right))
    };
    let borders = [
        [set(&|cell| cell < cols), set(&|cell| cell / cols + 1 == rows)],
        [set(&|cell| cell % cols == 0), set(&|cell| cell % cols + 1 == cols)],
    ];
    Field { near: (0..rows * cols).map(|cell| set(&|other| touch(cell, other))).collect(), borders }
}

/// Whether the mover wins, from the rules alone.
fn plain(field: &Field, stones: Stones, to: Who, known: &mut HashMap<(Stones, Who), bool>) -> bool {
    if field.is_joined(1 - to, stones[1 - to]) {
        return false;
    }
    if let Some(is_won) = known.get(&(stones, to)) {
        return *is_won;
    }
    let mut moves = each(field.all() & !stones[0] & !stones[1]);
    let is_won = moves.any(|cell| {
        let mut after = stones;
        after[to] |= 1 << cell;
        !plain(field, after, 1 - to, known)
    });
    known.insert((stones, to), is_won);
    is_won
}

fn searched(field: &Field, stones: Stones, to: Who) -> Settled {
    Search::new(field.clone(), 1 << 16).settle(stones, to, u64::MAX, &Control::new()).expect("nobody stops it")
}

#[test]
fn the_openings_of_empty_diamonds_are_known() {
    // Independent brute force: the short diagonal, and on 3x3 the middle too.
    for (size, wins) in [(1, vec![0]), (2, vec![1, 2]), (3, vec![2, 3, 4, 5, 6]), (4, vec![3, 6, 9, 12])] {
        let field = field(size, size);
        let found: Vec<usize> = (0..size * size)
            .filter(|cell| field.is_joined(0, 1 << cell) || !searched(&field, [1 << cell, 0], 1).is_won)
            .collect();
        assert_eq!(found, wins, "{size}");
    }
}

#[test]
fn a_pair_links_to_the_border_and_a_cell_is_used_once() {
    let field = field(2, 3);
    // A stone in the middle of the upper row touches the border and has two cells towards the other one.
    let pairs = field.linked(0, 1 << 1, field.all() & !(1 << 1)).expect("a pair");
    assert_eq!(pairs, [[3, 4]]);
    assert_eq!(field.linked(0, 1 << 1, 1 << 3), None, "one cell is no pair");
    assert_eq!(field.linked(0, 1 << 1 | 1 << 4, 0), Some(Vec::new()), "joined already");
}

#[test]
fn links_are_joined_from_cells_that_touch() {
    let field = field(3, 3);
    let links = |own: Cells, is_first| {
        field.links(0, [own, field.all() & !own], is_first, Width::USUAL, &Control::new()).expect("nobody stops it")
    };
    // A stone in the middle has two free cells towards either border.
    assert_eq!(links(1 << 4, false).full, Some(1 << 1 | 1 << 2 | 1 << 6 | 1 << 7));
    assert_eq!(links(0, false).full, None);
    assert!(links(0, true).semi[0] >> 4 & 1 == 1, "the middle links if it is filled first");
    assert_eq!(links(1 << 1 | 1 << 4 | 1 << 7, false).full, Some(0), "joined already");
    let stopped = Control::new();
    stopped.stop();
    assert_eq!(self::field(7, 7).links(0, [0, (1 << 49) - 1], false, Width::USUAL, &stopped), Err(Stop::Asked));
}

#[test]
fn five_by_five_takes_few_positions() {
    // Without virtual links the middle alone takes more than a thousand.
    let mut search = Search::new(field(5, 5), 1 << 16);
    for (cell, is_lost) in [(12, true), (13, true), (1, false), (2, false)] {
        let reply = search.settle([1 << cell, 0], 1, 40, &Control::new());
        assert_eq!(reply.map(|reply| !reply.is_won), Ok(is_lost), "{cell}");
    }
}

#[test]
fn a_question_beyond_the_budget_is_too_large_and_the_search_is_unharmed() {
    let mut search = Search::new(field(4, 4), 1 << 16);
    assert!(matches!(search.settle([1, 0], 1, 0, &Control::new()), Err(Stop::TooLarge(_))));
    let stopped = Control::new();
    stopped.stop();
    assert_eq!(search.settle([1, 0], 1, 1_000_000, &stopped), Err(Stop::Asked));
    assert!(search.settle([1, 0], 1, 1_000_000, &Control::new()).expect("nobody stops it").is_won);
}

proptest! {
    #[test]
    fn the_search_and_plain_minimax_agree_and_the_region_is_enough(
        (rows, cols) in prop::sample::select(vec![(2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6)]),
        marks in prop::collection::vec(0..3usize, 16),
        to in 0..2usize,
    ) {
        let field = field(rows, cols);
        let mut stones: Stones = [0; 2];
        for (cell, mark) in marks.into_iter().take(rows * cols).enumerate().filter(|(_, mark)| *mark < 2) {
            stones[mark] |= 1 << cell;
        }
        let free = field.all() & !stones[0] & !stones[1];
        prop_assume!(free.count_ones() <= 10 && !(0..2).any(|who| field.is_joined(who, stones[who])));
        let known = &mut HashMap::new();
        let narrow = Search::new(field.clone(), 1 << 16).narrow().settle(stones, to, u64::MAX, &Control::new());
        for found in [searched(&field, stones, to), narrow.expect("nobody stops it")] {
            prop_assert_eq!(found.is_won, plain(&field, stones, to, known));
            // The loser may have every cell outside the region at once.
            let loser = if found.is_won { 1 - to } else { to };
            let mut worse = stones;
            worse[loser] |= free & !found.region;
            prop_assert_eq!(found.is_won, plain(&field, worse, to, known));
        }
    }

    #[test]
    fn virtual_links_hold_inside_their_carriers(
        marks in prop::collection::vec(0..5usize, 16),
        who in 0..2usize,
    ) {
        let field = field(4, 4);
        let set = |meant: usize| marks.iter().enumerate().filter(|(_, m)| **m == meant).fold(0, |set, (c, _)| set | 1 << c);
        let mut stones: Stones = [set(0), set(1)];
        prop_assume!(!(0..2).any(|who| field.is_joined(who, stones[who])));
        let free = field.all() & !stones[0] & !stones[1];
        prop_assume!(free.count_ones() <= 11);
        let links = field.links(who, [stones[who], free], false, Width::USUAL, &Control::new()).expect("nobody stops it");
        let plain = |stones: Stones, to: Who| plain(&field, stones, to, &mut HashMap::new());
        let before = stones[1 - who];
        for (carrier, to) in links.full.iter().map(|c| (c, 1 - who)).chain(links.semi.iter().map(|c| (c, who))) {
            prop_assert_eq!(carrier & !free, 0);
            // All else may be the opponent's.
            stones[1 - who] = before | free & !carrier;
            prop_assert_eq!(plain(stones, to), to == who, "{:?}", links);
        }
    }

    #[test]
    fn pairs_hold_whoever_attacks_them(marks in prop::collection::vec(0..3usize, 12), attacks in any::<u16>()) {
        let field = field(3, 4);
        let own: Cells = marks.iter().enumerate().filter(|(_, mark)| **mark == 0).fold(0, |set, (cell, _)| set | 1 << cell);
        let free = marks.iter().enumerate().filter(|(_, mark)| **mark == 1).fold(0, |set, (cell, _)| set | 1 << cell);
        if let Some(pairs) = field.linked(0, own, free) {
            prop_assert_eq!(cells_of(&pairs) & !free, 0);
            prop_assert_eq!(cells_of(&pairs).count_ones() as usize, 2 * pairs.len());
            let answers = pairs.iter().enumerate().fold(own, |set, (i, pair)| set | 1 << pair[usize::from(attacks >> i & 1)]);
            prop_assert!(field.is_joined(0, answers), "{:?}", pairs);
        }
    }
}
