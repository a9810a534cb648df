//! The book of dots and boxes.

use std::collections::BTreeMap;
use std::time::Instant;

use app::cores::Cores;
use games::scores::dots_and_boxes::book::{SIDE, key};
use games::scores::dots_and_boxes::rules::Board;
use games::scores::dots_and_boxes::webs::Webs;
use solve::judge::control::{Backing, Control};

use crate::draft::{Chance, Draft};

/// Adds all positions with at most so many edges drawn.
pub fn make(drawn: usize, bytes: usize, mut draft: Draft) {
    let (webs, control) = (Webs::default(), reins(bytes));
    let mut layer = BTreeMap::from([(key(&Board::empty(SIDE, SIDE)), Board::empty(SIDE, SIDE))]);
    for count in 0..=drawn {
        let open = layer.keys().filter(|key| draft.worth(**key).is_none()).count();
        eprintln!("{count} edges: {} positions, {open} to be searched", layer.len());
        let start = Instant::now();
        for (i, (key, board)) in layer.iter().enumerate() {
            if draft.worth(*key).is_none() {
                draft.add(*key, webs.searched(board, &control).expect("nobody stops it, and it is not too large"));
            }
            if (i + 1).is_multiple_of(100) {
                eprintln!("{} of {} after {:.0?}", i + 1, layer.len(), start.elapsed());
            }
        }
        draft.write();
        layer = layer.values().flat_map(replies).map(|(board, _)| (key(&board), board)).collect();
    }
}

/// Holds the book against itself, and searches some of its positions again.
pub fn check(count: usize, mut chance: Chance, draft: &Draft) {
    draft.compare(|key| from_replies(&placed(key), draft));
    for i in 0..count {
        let board = placed(chance.pick(draft));
        let found = Webs::default().searched(&board, &reins(1 << 30));
        assert_eq!(found.ok(), draft.worth(key(&board)), "{:?}", board.edges(true).collect::<Vec<_>>());
        eprintln!("{} of {count} agree", i + 1);
    }
}

/// Reins of a search whose table takes at most so many bytes: half of what it is granted.
fn reins(bytes: usize) -> Control {
    Control::with(Backing { memory: 2 * bytes, pool: Some(Cores::pool()), ..Backing::default() })
}

/// The board of a key: a bit for every edge drawn.
fn placed(key: u64) -> Board {
    let mut board = Board::empty(SIDE, SIDE);
    (0..board.drawn.len()).for_each(|edge| board.drawn[edge] = key >> edge & 1 == 1);
    board
}

/// The boards with one edge more, and how many boxes that closes.
fn replies(board: &Board) -> impl Iterator<Item = (Board, usize)> {
    board.edges(false).map(|edge| {
        let mut next = board.clone();
        next.drawn[edge] = true;
        (next, board.closed_by(edge))
    })
}

/// The worth by the replies, if the book knows them all: who closes boxes moves again.
fn from_replies(board: &Board, draft: &Draft) -> Option<i32> {
    let worth = |(next, closed): (Board, usize)| {
        let ahead = draft.worth(key(&next))?;
        Some(if closed > 0 { closed as i32 + ahead } else { -ahead })
    };
    replies(board).map(worth).collect::<Option<Vec<i32>>>()?.into_iter().max()
}
