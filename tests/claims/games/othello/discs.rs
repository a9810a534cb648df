//! The board of Othello by its rules: what turns, where a side may play, and how the game may end.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use duel::place::Place;
use ground::rules::Side;
use solve::judge::control::Control;
use solve::judge::value::Value;

use crate::drawing::Drawing;
use crate::purse::work;
use crate::sweep::after;

/// Positions that the plain referee may visit.
const ROOM: usize = 20_000;

/// Boards that a look for discs that never turn may visit.
const BOARDS: usize = 1_500;

/// Free cells up to which ends without an error are looked through.
const FEW: usize = 5;

pub fn letter(side: Side) -> char {
    if side == Side::First { 'B' } else { 'W' }
}

pub fn other(disc: char) -> char {
    if disc == 'B' { 'W' } else { 'B' }
}

/// The cells around a cell, as columns and rows.
pub const AROUND: [(isize, isize); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// The discs that a disc put on a cell would turn; none where it may not be put.
pub fn turns(board: &Drawing, disc: char, cell: usize) -> Vec<usize> {
    let mut turned = Vec::new();
    for (right, down) in AROUND.iter().filter(|_| board.cells[cell] == '.') {
        let way = std::iter::successors(board.step(cell, *right, *down), |next| board.step(*next, *right, *down));
        let way: Vec<usize> = way.collect();
        let closed = way.iter().take_while(|next| board.cells[**next] == other(disc)).count();
        if way.get(closed).is_some_and(|end| board.cells[*end] == disc) {
            turned.extend(&way[..closed]);
        }
    }
    turned
}

/// The cells on which a side may put a disc.
pub fn open(board: &Drawing, disc: char) -> Vec<usize> {
    (0..board.cells.len()).filter(|cell| !turns(board, disc, *cell).is_empty()).collect()
}

pub fn corners(board: &Drawing) -> [usize; 4] {
    let count = board.cells.len();
    [0, board.cols - 1, count - board.cols, count - 1]
}

pub fn count(board: &Drawing, disc: char) -> usize {
    board.cells.iter().filter(|cell| **cell == disc).count()
}

pub fn held_corners(board: &Drawing, disc: char) -> usize {
    corners(board).iter().filter(|cell| board.cells[**cell] == disc).count()
}

/// The discs of a side that are safe: on each of the four lines through one, the line is full, or beside it comes the edge or a disc that is
/// safe.
pub fn safe(board: &Drawing, disc: char) -> HashSet<usize> {
    let mut found = HashSet::new();
    loop {
        let is_safe = |cell: &usize| {
            board.cells[*cell] == disc
                && AROUND[..4].iter().all(|(right, down)| {
                    let way = |sign: isize| {
                        std::iter::successors(board.step(*cell, sign * right, sign * down), move |next| {
                            board.step(*next, sign * right, sign * down)
                        })
                    };
                    let leans = |sign: isize| way(sign).next().is_none_or(|next| found.contains(&next));
                    leans(1) || leans(-1) || way(1).chain(way(-1)).all(|other| board.cells[other] != '.')
                })
        };
        let more: HashSet<usize> = (0..board.cells.len()).filter(is_safe).collect();
        if more.len() == found.len() {
            return found;
        }
        found = more;
    }
}

/// The discs that turn in some play from here, each as it stands now; `None`: there are too many boards.
pub fn ever_turned(place: &dyn Place) -> Option<HashSet<usize>> {
    let mut start = Drawing::of(place);
    let mut turned = HashSet::new();
    let mut seen = HashSet::new();
    if start.cells.iter().filter(|cell| **cell == '.').count() > 6 {
        return None;
    }
    walk(&mut start, letter(place.to()), &mut turned, &mut seen).then_some(turned)
}

fn walk(board: &mut Drawing, disc: char, turned: &mut HashSet<usize>, seen: &mut HashSet<(Vec<char>, char)>) -> bool {
    if !seen.insert((board.cells.clone(), disc)) {
        return true;
    }
    if seen.len() > BOARDS {
        return false;
    }
    let cells = open(board, disc);
    if cells.is_empty() {
        return open(board, other(disc)).is_empty() || walk(board, other(disc), turned, seen);
    }
    cells.into_iter().all(|cell| {
        let kept = board.cells.clone();
        for flipped in turns(board, disc, cell) {
            board.cells[flipped] = disc;
            turned.insert(flipped);
        }
        board.cells[cell] = disc;
        let is_done = walk(board, other(disc), turned, seen);
        board.cells = kept;
        is_done
    })
}

/// Each move with two counts of discs; nothing where there is too much to try.
type Ends = Option<Vec<(String, i64, i64)>>;

/// Positions that are remembered.
const REMEMBERED: usize = 20_000;

/// Each move with the discs that the mover and the other side have in the end, as the plain referee says.
pub fn ends(place: &dyn Place) -> Ends {
    thread_local! {
        static KNOWN: RefCell<HashMap<(String, Side), Ends>> = RefCell::default();
    }
    let name = (place.text(), place.to());
    let known = KNOWN.with_borrow(|known| known.get(&name).cloned());
    known.unwrap_or_else(|| {
        let found = ends_anew(place);
        KNOWN.with_borrow_mut(|known| {
            if known.len() > REMEMBERED {
                known.clear();
            }
            known.insert(name, found.clone())
        });
        found
    })
}

fn ends_anew(place: &dyn Place) -> Ends {
    let free = Drawing::of(place).cells.iter().filter(|cell| **cell == '.').count();
    work(1 << free.min(12));
    let rows = place.walk(ROOM, &Control::new()).expect("nobody stops it")?;
    let told = |(text, value): (String, Value)| match value {
        Value::Margin { own, other } => {
            let [own, other] = [own, other].map(|count| count.to_string().parse().expect("a number of discs"));
            (text, other, own)
        }
        other => panic!("{text} leaves {other:?}"),
    };
    Some(rows.into_iter().map(told).collect())
}

/// Whether so many discs of the mover and of the other side may stand in the end if nobody errs; `None`: there is too much to try.
pub fn may_end(place: &Arc<dyn Place>, own: i64, theirs: i64, tries: &mut usize) -> Option<bool> {
    *tries = tries.checked_sub(1)?;
    if Drawing::of(&**place).cells.iter().filter(|cell| **cell == '.').count() > FEW {
        return None;
    }
    if place.ending().is_some() {
        let board = Drawing::of(&**place);
        let to = letter(place.to());
        return Some((count(&board, to) as i64, count(&board, other(to)) as i64) == (own, theirs));
    }
    let rows = ends(&**place)?;
    let best = rows.iter().map(|(_, own, other)| own - other).max()?;
    for (text, ..) in rows.iter().filter(|(_, own, other)| own - other == best) {
        if may_end(&after(place, text)?, theirs, own, tries)? {
            return Some(true);
        }
    }
    Some(false)
}
