//! The solver of Othello against plain counting on boards met at random.

use proptest::prelude::*;

use crate::boards::othello::solver::board::{Cells, Discs, Field, each};
use crate::boards::othello::solver::bounded_search::{counts, look, weigh};
use crate::boards::othello::solver::few::BEYOND;
use crate::boards::othello::solver::search::Search;
use crate::boards::othello::solver::stable::stable;
use crate::boards::othello::solver::transposition_table::{Known, Table};
use solve::judge::control::{Control, Stop};

/// What a disc turns, step by step along every line.
fn plain_turns(field: Field, discs: Discs, cell: usize) -> Cells {
    let mut turned = 0;
    for (down, right) in [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1)] {
        let (mut row, mut col, mut line) = ((cell / 8) as isize + down, (cell % 8) as isize + right, 0);
        let is_inside =
            |row: isize, col: isize| (0..field.rows as isize).contains(&row) && (0..field.cols as isize).contains(&col);
        let has = |side: Cells, row: isize, col: isize| is_inside(row, col) && side >> (8 * row + col) & 1 == 1;
        while has(discs.other, row, col) {
            line |= 1 << (8 * row + col);
            (row, col) = (row + down, col + right);
        }
        if has(discs.own, row, col) {
            turned |= line;
        }
    }
    turned
}

fn start(field: Field) -> Discs {
    let (row, col) = ((field.rows - 2) / 2, (field.cols - 2) / 2);
    let cell = |down: usize, right: usize| 1 << (8 * (row + down) + col + right);
    Discs { own: cell(0, 1) | cell(1, 0), other: cell(0, 0) | cell(1, 1) }
}

/// Boards of random games until so few cells are free, or nobody can move.
fn met(free: u32) -> impl Strategy<Value = (Field, Discs)> {
    (2..9usize, 2..9usize, prop::collection::vec(0..1000usize, 64)).prop_map(move |(rows, cols, dice)| {
        let field = Field { rows, cols };
        let mut discs = start(field);
        for roll in dice {
            let moves: Vec<usize> = each(discs.moves(field.cells())).collect();
            if discs.free(field.cells()).count_ones() <= free || moves.is_empty() {
                break;
            }
            let cell = moves[roll % moves.len()];
            discs = discs.after(cell, discs.turns(cell));
        }
        (field, discs)
    })
}

/// All play to the end: how far ahead, and the discs then where the first of the best moves is always taken.
fn plain_ending(field: Field, discs: Discs) -> (i32, Discs) {
    let moves = discs.moves(field.cells());
    if moves == 0 {
        if discs.turned().moves(field.cells()) == 0 {
            return (discs.ahead(), discs);
        }
        let (ahead, end) = plain_ending(field, discs.turned());
        return (-ahead, end.turned());
    }
    let mut best: Option<(i32, Discs)> = None;
    for cell in each(moves) {
        let (ahead, end) = plain_ending(field, discs.after(cell, plain_turns(field, discs, cell)));
        if best.is_none_or(|(known, _)| -ahead > known) {
            best = Some((-ahead, end.turned()));
        }
    }
    best.expect("there is a move")
}

/// Whether these discs of either side are never turned whatever is played, every game being played out.
fn keeps(field: Field, discs: Discs, black: Cells, white: Cells) -> bool {
    if discs.own & black != black || discs.other & white != white {
        return false;
    }
    let moves = discs.moves(field.cells());
    if moves == 0 {
        let turned = discs.turned();
        return turned.moves(field.cells()) == 0 || keeps(field, turned, white, black);
    }
    each(moves).all(|cell| keeps(field, discs.after(cell, discs.turns(cell)), white, black))
}

proptest! {
    #[test]
    fn moves_and_turned_discs_are_those_found_step_by_step((field, discs) in (0..50u32).prop_flat_map(met)) {
        let moves = discs.moves(field.cells());
        for cell in each(discs.free(field.cells())) {
            let turned = plain_turns(field, discs, cell);
            prop_assert_eq!(discs.turns(cell), turned, "{:?} {:?} {}", field, discs, cell);
            prop_assert_eq!(moves >> cell & 1 == 1, turned != 0);
        }
    }

    #[test]
    fn the_search_ends_as_all_play_does((field, discs) in met(6)) {
        if discs.free(field.cells()).count_ones() <= 8 {
            let mut search = Search::new(field);
            let (ahead, end) = plain_ending(field, discs);
            prop_assert_eq!(search.ahead(discs, &Control::new()), Ok(ahead), "{:?} {:?}", field, discs);
            let counted = (end.own.count_ones(), end.other.count_ones());
            prop_assert_eq!(search.ending(discs, &Control::new()), Ok(counted), "{:?} {:?}", field, discs);
        }
    }

    #[test]
    fn stable_discs_are_never_turned((field, discs) in met(5)) {
        if discs.free(field.cells()).count_ones() <= 6 {
            let fixed = stable(field, discs);
            prop_assert!(keeps(field, discs, discs.own & fixed, discs.other & fixed), "{:?} {:?}", field, discs);
        }
    }

    #[test]
    fn a_look_ahead_is_weighed_at_the_end_of_its_line((field, discs) in (8..50u32).prop_flat_map(met)) {
        let seen = look(field, discs, 4, &Control::new()).expect("nobody stops");
        let end = seen.line.iter().fold(discs, |at, mv| mv.map_or(at.turned(), |cell| at.after(cell, at.turns(cell))));
        let end = if seen.line.len().is_multiple_of(2) { end } else { end.turned() };
        prop_assert_eq!(end, seen.end);
        prop_assert_eq!(weigh(counts(field, end)), seen.ahead);
    }
}

#[test]
fn four_by_four_is_counted_out_in_few_positions() {
    let field = Field { rows: 4, cols: 4 };
    let mut search = Search::new(field);
    assert_eq!(search.ahead(start(field), &Control::new()), Ok(-8));
    assert!(search.met() < 2_000, "{}", search.met());
}

/// Endings 2, 4, 7 and 17 of the series in the French Othello federation's FForum, X and O, `true` where X is to move, with the
/// score in Edax's collection. No cell is left empty in them, so that both ways of counting empty cells agree.
const PUBLISHED: [(&str, bool, i32); 4] = [
    ("-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX-", true, 10),
    ("-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO-", true, 0),
    ("--OXXO--XOXXXX--XOOOXXXXXOOXXXXXXOOOOXXX-XXXXXXX--XXOOO----XXOO-", true, 8),
    ("-OOOOO----OXXO-XXXOOOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOO----XXXX---", true, 8),
];

/// The discs of one of them, and its score.
fn published(ending: usize) -> (Discs, i32) {
    let (text, is_first, score) = PUBLISHED[ending];
    let set = |mark: char| text.chars().zip(0..).filter(|(c, _)| *c == mark).fold(0, |set, (_, i)| set | 1 << i);
    let discs = Discs { own: set('X'), other: set('O') };
    (if is_first { discs } else { discs.turned() }, score)
}

#[test]
fn published_endings_are_worth_what_was_published() {
    for (discs, score) in (0..PUBLISHED.len()).map(published) {
        let mut search = Search::new(Field { rows: 8, cols: 8 });
        assert_eq!(search.ahead(discs, &Control::new()), Ok(score), "{discs:?}");
    }
}

/// Ways to play so many plies from here; a pass is a ply, a game that is over ends early.
fn ways(field: Field, discs: Discs, plies: u32) -> u64 {
    let moves = discs.moves(field.cells());
    if plies == 0 {
        return 1;
    }
    if moves == 0 {
        let is_over = discs.turned().moves(field.cells()) == 0;
        return if is_over { 1 } else { ways(field, discs.turned(), plies - 1) };
    }
    each(moves).map(|cell| ways(field, discs.after(cell, discs.turns(cell)), plies - 1)).sum()
}

#[test]
fn the_games_of_a_few_plies_are_as_many_as_published() {
    let field = Field { rows: 8, cols: 8 };
    // A. J. C. Bik, Perft for Reversi (2009): games of 1 to 6 plies.
    for (plies, games) in [(1, 4), (2, 12), (3, 56), (4, 244), (5, 1396), (6, 8200)] {
        assert_eq!(ways(field, start(field), plies), games, "{plies} plies");
    }
}

#[test]
fn the_last_disc_turns_in_all_directions() {
    let field = Field { rows: 8, cols: 8 };
    let ring = 0xff81_8181_8181_81ff;
    for cell in each(!ring) {
        let discs = Discs { own: ring, other: !ring & !(1 << cell) };
        let turned = plain_turns(field, discs, cell).count_ones() as i32;
        let ahead = discs.ahead() + 2 * turned + 1;
        assert_eq!(Search::new(field).ahead(discs, &Control::new()), Ok(ahead), "{cell}");
        assert_eq!(Search::new(field).ahead(discs.turned(), &Control::new()), Ok(-ahead), "{cell} after a pass");
    }
}

#[test]
fn a_corner_is_stable_alone_and_a_full_board_altogether() {
    let field = Field { rows: 6, cols: 7 };
    let corner = Discs { own: 1 << 6, other: 1 << 3 };
    assert_eq!(stable(field, corner), 1 << 6, "the edge disc could be closed in");
    let full = Discs { own: field.cells() & 0x00ff_00ff_00ff, other: field.cells() & !0x00ff_00ff_00ff };
    assert_eq!(stable(field, full), field.cells());
}

#[test]
fn a_game_that_is_over_is_weighed_by_its_discs() {
    let field = Field { rows: 4, cols: 4 };
    let corners = field.corners();
    let discs = Discs { own: field.cells() & !corners, other: corners };
    assert_eq!(weigh(counts(field, discs)), 8, "twelve discs and four, whoever has the corners");
    assert_eq!(weigh(counts(field, discs.turned())), -8);
}

#[test]
fn a_stopped_search_stops_and_is_unharmed() {
    let (discs, score) = published(3);
    let (mut search, control) = (Search::new(Field { rows: 8, cols: 8 }), Control::new());
    control.stop();
    assert_eq!(search.bound(discs, (-BEYOND, BEYOND), &control), Err(Stop::Asked));
    assert!(search.met() < 5_000, "of some 20 thousand positions: {}", search.met());
    assert_eq!(search.ahead(discs, &Control::new()), Ok(score));
}

#[test]
fn what_is_remembered_is_remembered_of_one_position() {
    let memory = Table::with(2);
    let (known, board) = (Known { least: -3, most: 64, cell: 63 }, Discs { own: 1, other: 2 });
    memory.put(board, known, 20);
    for other in [Discs { own: 1, other: 4 }, Discs { own: 4, other: 2 }, board.turned()] {
        assert_eq!(memory.get(other), None, "{other:?}");
        memory.put(other, Known { cell: 5, ..known }, 10);
        assert_eq!(memory.get(board), Some(known), "of two places one stays with the more work");
    }
}
