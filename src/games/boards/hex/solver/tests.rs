//! The search for links against plain minimax, on fields of rows and columns.

use std::collections::HashMap;

use proptest::prelude::*;

use crate::boards::hex::solver::field::{Field, Stones, Who};
use crate::boards::hex::solver::fill::Fill;
use crate::boards::hex::solver::net::{Net, Width};
use crate::boards::hex::solver::search::{Search, Settled};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, cells_of, each};

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

fn stones_of(marks: &[usize]) -> Stones {
    [0, 1]
        .map(|who| marks.iter().enumerate().filter(|(_, mark)| **mark == who).fold(0, |set, (cell, _)| set | 1 << cell))
}

fn net(field: &Field, who: Who, own: Cells, free: Cells) -> Net {
    Net::new(field, who, [own, free], Width::USUAL, &Control::new()).expect("nobody stops it")
}

/// The links of a net hold although all else is the opponent's.
fn hold(field: &Field, stones: Stones, who: Who, net: &Net) {
    let free = field.all() & !stones[0] & !stones[1];
    for (carrier, to) in net.linked.iter().map(|c| (c, 1 - who)).chain(net.ends.iter().map(|c| (c, who))) {
        assert_eq!(carrier & !free, 0);
        let mut worst = stones;
        worst[1 - who] |= free & !carrier;
        let is_won = field.is_joined(who, worst[who]) || plain(field, worst, to, &mut HashMap::new()) == (to == who);
        assert!(is_won, "{stones:?} {carrier}");
    }
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
    let net = |own: Cells| net(&field, 0, own, field.all() & !own);
    // A stone in the middle has two free cells towards either border.
    assert_eq!(net(1 << 4).linked, Some(1 << 1 | 1 << 2 | 1 << 6 | 1 << 7));
    assert_eq!(net(0).linked, None);
    assert!(net(0).must >> 4 & 1 == 1, "whoever fills the middle stops every link");
    assert_eq!(net(1 << 1 | 1 << 4 | 1 << 7).linked, Some(0), "joined already");
    let stopped = Control::new();
    stopped.stop();
    assert_eq!(Net::new(&self::field(7, 7), 0, [0, (1 << 49) - 1], Width::USUAL, &stopped).err(), Some(Stop::Asked));
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
fn six_by_six_takes_few_positions_either_way_up() {
    // Independent: MoHex 2.0 settles every opening of 6 by 6. The last cells are the first turned by half a turn.
    let mut search = Search::new(field(6, 6), 1 << 16);
    for (cell, is_lost) in [(0, false), (1, false), (35, false), (34, false), (14, true), (21, true)] {
        let reply = search.settle([1 << cell, 0], 1, if cell < 20 { 40 } else { 0 }, &Control::new());
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
        (rows, cols) in prop::sample::select(vec![(2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6), (5, 5)]),
        marks in prop::collection::vec(0..3usize, 25),
        to in 0..2usize,
    ) {
        let field = field(rows, cols);
        let stones = stones_of(&marks[..rows * cols]);
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
    fn what_was_proved_of_one_position_holds_in_others(
        mut marks in prop::collection::vec(0..3usize, 16),
        changes in prop::collection::vec((0..16usize, 0..3usize), 8),
    ) {
        let field = field(4, 4);
        let (mut search, known) = (Search::new(field.clone(), 1 << 16), &mut HashMap::new());
        for (cell, mark) in changes {
            marks[cell] = mark;
            let stones = stones_of(&marks);
            let free = field.all() & !stones[0] & !stones[1];
            if free.count_ones() <= 9 && !(0..2).any(|who| field.is_joined(who, stones[who])) {
                for to in 0..2 {
                    let found = search.settle(stones, to, u64::MAX, &Control::new()).expect("nobody stops it");
                    prop_assert_eq!(found.is_won, plain(&field, stones, to, known), "{:?} {}", stones, to);
                }
            }
        }
    }

    #[test]
    fn virtual_links_hold_inside_their_carriers_however_they_were_found(
        marks in prop::collection::vec(0..6usize, 16),
        later in any::<Cells>(),
        who in 0..2usize,
    ) {
        let field = field(4, 4);
        let set = |meant: usize| marks.iter().enumerate().filter(|(_, m)| **m == meant).fold(0, |set, (c, _)| set | 1 << c);
        let stones: Stones = [set(0), set(1)];
        prop_assume!(!(0..2).any(|who| field.is_joined(who, stones[who])));
        let free = field.all() & !stones[0] & !stones[1];
        prop_assume!(free.count_ones() <= 11);
        // Once worked out from all stones, once with some that came later, the opponent's among them.
        let mut grown = net(&field, who, stones[who] & !later, (free | stones[who] & later) | stones[1 - who] & later);
        if grown.linked.is_none() {
            grown.change(stones[who] & later, stones[1 - who] & later, &Control::new()).expect("nobody stops it");
            hold(&field, stones, who, &grown);
        }
        hold(&field, stones, who, &net(&field, who, stones[who], free));
    }

    #[test]
    fn filled_cells_change_no_value_and_dead_ones_are_anybodys(
        (rows, cols) in prop::sample::select(vec![(1, 4), (2, 4), (3, 3), (3, 4), (4, 4), (4, 2)]),
        marks in prop::collection::vec(0..3usize, 16),
        to in 0..2usize,
    ) {
        let field = field(rows, cols);
        let stones = stones_of(&marks[..rows * cols]);
        let free = field.all() & !stones[0] & !stones[1];
        prop_assume!(free.count_ones() <= 9 && !(0..2).any(|who| field.is_joined(who, stones[who])));
        let fill = Fill::new(&field, stones);
        let known = &mut HashMap::new();
        let is_won = plain(&field, stones, to, known);
        for dead in 0..2 {
            let mut filled = fill.own;
            filled[dead] |= fill.dead;
            let left = field.all() & !filled[0] & !filled[1];
            prop_assume!(left != 0 || (0..2).any(|who| field.is_joined(who, filled[who])));
            // A filled position may be over already.
            let winner = (0..2).find(|who| field.is_joined(*who, filled[*who]));
            prop_assert_eq!(winner.map_or_else(|| plain(&field, filled, to, known), |winner| winner == to), is_won, "{:?}", fill);
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
