//! The kit held against the plain referee, with a game that puts pieces on the board.

use crate::kit::board::ahead::Values;
use crate::kit::board::game::BoardGame;
use crate::kit::board::pieces::{Board, Go};
use crate::kit::board::play::OnBoard;
use crate::kit::board::search::Searched;
use crate::kit::canonical::Ahead;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Game};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::Control;
use solve::judge::oracle::Oracle;
use solve::search::full_search::{Count, Walk};

/// Pieces are put on free cells that have no own one beside them; three columns' worth of a side in the first row win.
struct Apart;

impl BoardGame for Apart {
    const CARD: Card = Card {
        id: "apart",
        family: Family::Boards,
        fame: 0,
        manner: Manner::Cells,
        params: &[],
        presets: &[],
        sources: &[],
    };
    const SIGNS: [char; 2] = ['A', 'Z'];
    const LEAST: (usize, usize) = (1, 2);
    const MOST: (usize, usize) = (2, 28);

    fn start(&self) -> Board {
        Board::empty(2, 5)
    }

    fn goes(&self, board: &Board, side: Side) -> Vec<Go> {
        let around = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let is_own = |cell: usize| board.cells[cell] == Some(side);
        let is_apart =
            |cell: &usize| !around.iter().filter_map(|(down, right)| board.beside(*cell, *down, *right)).any(is_own);
        (0..board.cells.len()).filter(|cell| board.is_free(*cell)).filter(is_apart).map(Go::placing).collect()
    }

    fn has_won(&self, board: &Board, side: Side) -> bool {
        board.of(side).filter(|cell| *cell < board.cols).count() > 2
    }

    fn no_way(&self, _side: Side) -> Say {
        say!("board-over")
    }

    fn note(&self) -> Say {
        say!("board-over")
    }

    fn ask(&self) -> Say {
        say!("board-over")
    }

    fn law(&self, _is_start: bool) -> Say {
        say!("board-over")
    }
}

fn read(text: &str) -> At<Board> {
    OnBoard(Apart).read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

#[test]
fn the_search_says_what_the_plain_referee_says() {
    let (game, control, searched) = (OnBoard(Apart), Control::new(), Searched::default());
    let mut walk = Walk::new(&game, Count::Wins, 100_000);
    let mut met = vec![game.start()];
    let mut next = 0;
    while let Some(at) = met.get(next).cloned().filter(|_| next < 400) {
        let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
        assert_eq!(searched.value(&game, &at, &control), Ok(walked), "{}", game.write_pos(&at));
        met.extend(game.moves(&at).list.map(|go| game.play(&at, &go)));
        next += 1;
    }
    assert_eq!(next, 400, "positions were met");
}

#[test]
fn boards_of_different_sizes_and_sides_are_told_apart() {
    let (game, control, searched) = (OnBoard(Apart), Control::new(), Searched::default());
    for text in ["... A", "... Z", "A.. Z", "A.. A", ".../... A", "...... A", "..... A", "..A.A Z"] {
        let at = read(text);
        let fresh = Searched::default().value(&game, &at, &control);
        assert_eq!(searched.value(&game, &at, &control), fresh, "{text}");
    }
}

#[test]
fn a_board_on_which_who_cannot_move_loses_is_worth_so_many_moves() {
    let of = |text: &str| Values::default().ahead(&Apart, &read(text).pos);
    let ahead = |n: i64, bits: u32| Some(Ahead { number: (n, bits), has_star: false });
    assert_eq!(of("A. A"), ahead(-1, 0), "the other side alone may move");
    assert_eq!(of("A.. A"), ahead(-1, 1), "between -1 and 0");
    assert_eq!(of(".. A"), ahead(0, 0), "whoever begins loses");
}

#[test]
fn a_board_without_a_side_is_the_first_players_and_wrong_ones_are_refused() {
    assert_eq!(OnBoard(Apart).write_pos(&read("A..Z/....")), "A..Z/.... A");
    for (text, at) in [("A", 1), ("A./../..", 1), ("A.A.A A", 1), ("A.B", 3), ("A./.", 5)] {
        assert_eq!(OnBoard(Apart).read_pos(text).map_err(|fault| fault.at), Err(Some(at)), "{text}");
    }
    assert!(OnBoard(Apart).read_pos("A.A.A Z").is_ok(), "the last move has won");
}

#[test]
fn a_move_is_put_or_moved_as_the_game_has_it() {
    let (game, at) = (OnBoard(Apart), read("A...Z/..... A"));
    let go = game.read_move(&at, "c1").expect("a cell");
    assert_eq!((go, game.write_move(&at, &go), game.path(&at, &go).len()), (Go::placing(2), "c1".to_owned(), 1));
    assert!(game.legal(&at, &go).is_ok() && game.legal(&at, &Go::placing(1)).is_err());
    assert_eq!(game.read_move(&at, "e1-e2").map_err(|fault| fault.at), Err(Some(1)), "it is not an own one");
    assert_eq!(game.read_move(&at, "a1xe1"), Ok(Go::moving(0, 4)));
    assert_eq!(game.write_move(&at, &Go::moving(0, 4)), "a1xe1");
    assert!(game.legal(&at, &Go::moving(0, 4)).is_err(), "this game moves nothing");
    assert_eq!(game.write_pos(&game.play(&at, &go)), "A.A.Z/..... Z");
}
