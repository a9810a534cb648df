//! The field of Hex as a plain referee sees it: stones as sets of cells, what links them, and everything played out.

use std::cell::RefCell;
use std::collections::HashMap;

use duel::place::Place;

use crate::claim::{Held, all, is, same};
use crate::drawing::Drawing;
use crate::purse::work;

/// Free cells up to which everything is played out.
pub const FEW: usize = 11;

/// Positions of one size of board that are remembered; beyond that all are forgotten.
const REMEMBERED: usize = 1 << 20;

/// Ways of growing a link that are tried at most.
const TRIES: usize = 4_000;

pub fn bits(cells: impl IntoIterator<Item = usize>) -> u128 {
    cells.into_iter().fold(0, |set, cell| set | 1 << cell)
}

pub fn each(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (cell < 128).then_some(cell)
    })
}

/// What was played out, by own stones, free cells and whether it is that side's turn.
type Known = HashMap<(u128, u128, bool), bool>;

thread_local! {
    /// By columns, cells and the side that links.
    static KNOWN: RefCell<HashMap<(usize, usize, char), Known>> = RefCell::default();
}

pub struct Field {
    pub board: Drawing,
    near: Vec<u128>,
    /// The borders that X wants to link, and those that O does.
    borders: [[u128; 2]; 2],
}

impl Field {
    pub fn of(place: &dyn Place) -> Field {
        let board = Drawing::of(place);
        let ways = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
        let near = |cell: usize| bits(ways.iter().filter_map(|(right, down)| board.step(cell, *right, *down)));
        let near = (0..board.cells.len()).map(near).collect();
        let (cols, count) = (board.cols, board.cells.len());
        let of = |is_meant: &dyn Fn(usize) -> bool| bits((0..count).filter(|cell| is_meant(*cell)));
        let borders = [
            [of(&|cell| cell < cols), of(&|cell| cell >= count - cols)],
            [of(&|cell| cell % cols == 0), of(&|cell| cell % cols == cols - 1)],
        ];
        Field { board, near, borders }
    }

    pub fn set(&self, mark: char) -> u128 {
        bits((0..self.board.cells.len()).filter(|cell| self.board.cells[*cell] == mark))
    }

    /// The borders that a side wants to link: X's are top and bottom, O's left and right.
    pub fn borders(&self, side: char) -> [u128; 2] {
        self.borders[usize::from(side == 'O')]
    }

    fn around(&self, set: u128) -> u128 {
        each(set).fold(0, |around, cell| around | self.near[cell])
    }

    pub fn flood(&self, own: u128, from: u128) -> u128 {
        let mut seen = own & from;
        loop {
            let more = seen | self.around(seen) & own;
            if more == seen {
                return seen;
            }
            seen = more;
        }
    }

    fn is_linked(&self, side: char, own: u128) -> bool {
        let [from, to] = self.borders(side);
        self.flood(own, from) & to != 0
    }

    /// Whether a side can link its stones inside these free cells, all others being the opponent's; `None`: they are too many.
    pub fn wins(&self, side: char, own: u128, region: u128, is_to_move: bool) -> Option<bool> {
        let is_few = region.count_ones() as usize <= FEW;
        is_few.then(|| self.remembered(side, |known| self.plays(side, own, region, is_to_move, known)))
    }

    /// Asks with all that was played out on boards of this size.
    pub fn remembered<T>(&self, side: char, ask: impl FnOnce(&mut Known) -> T) -> T {
        KNOWN.with_borrow_mut(|all| {
            let known = all.entry((self.board.cols, self.board.cells.len(), side)).or_default();
            if known.len() > REMEMBERED {
                known.clear();
            }
            ask(known)
        })
    }

    pub fn plays(&self, side: char, own: u128, free: u128, is_to_move: bool, known: &mut Known) -> bool {
        if self.is_linked(side, own) {
            return true;
        }
        // With everything free it would be linked, or nothing helps.
        if !self.is_linked(side, own | free) {
            return false;
        }
        if let Some(known) = known.get(&(own, free, is_to_move)) {
            return *known;
        }
        let wins = if is_to_move {
            each(free).any(|cell| self.plays(side, own | 1 << cell, free & !(1 << cell), false, known))
        } else {
            each(free).all(|cell| self.plays(side, own, free & !(1 << cell), true, known))
        };
        work(1);
        known.insert((own, free, is_to_move), wins);
        wins
    }

    /// Whether a side to move or not can link these stones to a border inside these free cells.
    pub fn reaches(
        &self,
        goal: &Goal,
        own: u128,
        free: u128,
        is_to_move: bool,
        known: &mut HashMap<(u128, u128), bool>,
    ) -> bool {
        let is_joined = |own: u128| self.flood(own, goal.from) & goal.to != 0;
        if is_joined(own) || !is_joined(own | free) {
            return is_joined(own);
        }
        if let Some(known) = known.get(&(own, free)) {
            return *known;
        }
        work(1);
        let next = |cell: usize, known: &mut HashMap<(u128, u128), bool>| {
            let own = if is_to_move { own | 1 << cell } else { own };
            self.reaches(goal, own, free & !(1 << cell), !is_to_move, known)
        };
        let found = if is_to_move {
            each(free).any(|cell| next(cell, known))
        } else {
            each(free).all(|cell| next(cell, known))
        };
        known.insert((own, free), found);
        found
    }

    /// Some group of stones is linked to both borders inside these two sets of cells, told with a stroke between them.
    pub fn hangs(&self, side: char, own: u128, free: u128, told: &str) -> Held {
        let cells = |half: &str| bits(half.split_whitespace().map(|name| self.board.cell(name)));
        let halves: Vec<u128> = told.split('|').map(cells).collect();
        let [one, other] = halves[..] else { return Held::False(format!("{told} is not two halves")) };
        let is_apart = one & other == 0 && (one | other) & !free == 0;
        if halves.iter().any(|half| half.count_ones() as usize > FEW) {
            return is(is_apart, || told.to_owned()).and(|| Held::Open);
        }
        let borders = self.borders(side);
        let holds = |group: u128| {
            [(one, borders[0]), (other, borders[1])].iter().all(|(half, border)| {
                self.reaches(&Goal { from: group, to: *border }, own, *half, false, &mut HashMap::new())
            })
        };
        is(is_apart && each(own).any(|stone| holds(self.flood(own, 1 << stone))), || format!("{told} can be cut"))
    }

    /// The two cells of a pair, told as `b1/c1`.
    pub fn pair(&self, text: &str) -> u128 {
        bits(text.split('/').map(|name| self.board.cell(name)))
    }

    /// Whichever cell of each pair is lost, the others link the side; all are free, and no cell is in two pairs.
    pub fn links(&self, side: char, own: u128, free: u128, pairs: &[u128]) -> Held {
        let cells = pairs.iter().fold(0, |cells, pair| cells | pair);
        if pairs.len() > 12 {
            return Held::Open;
        }
        let is_linked = |choice: usize| {
            let chosen = pairs.iter().enumerate().fold(0, |set, (i, pair)| {
                let one = pair & pair.wrapping_neg();
                set | if choice >> i & 1 == 1 { one } else { pair & !one }
            });
            self.is_linked(side, own | chosen)
        };
        all([
            same(cells.count_ones() as usize, 2 * pairs.len()),
            is(cells & !free == 0, || "a cell is not free".into()),
            is((0..1 << pairs.len()).all(is_linked), || "some choice does not link".into()),
        ])
    }

    /// Whether a side is linked by pairs of free cells, one more group of stones joined by each, with the other side to move. `None`: there
    /// are too many ways to try.
    pub fn is_paired(&self, side: char, own: u128, free: u128) -> Option<bool> {
        let mut tries = TRIES;
        let [one, other] = self.borders(side);
        let grown =
            |from: u128, to: u128, tries: &mut usize| self.grows(own, free, self.flood(own, from), [from, to], tries);
        Some(grown(one, other, &mut tries)? || grown(other, one, &mut tries)?)
    }

    fn grows(&self, own: u128, free: u128, held: u128, [from, to]: [u128; 2], tries: &mut usize) -> Option<bool> {
        *tries = tries.checked_sub(1)?;
        work(1);
        let reach = (self.around(held) | from) & free;
        if held & to != 0 || (reach & to).count_ones() > 1 {
            return Some(true);
        }
        let mut left = own & !held;
        while left != 0 {
            let group = self.flood(own, left & left.wrapping_neg());
            left &= !group;
            let common: Vec<usize> = each(self.around(group) & reach).collect();
            for (i, one) in common.iter().enumerate() {
                for other in &common[i + 1..] {
                    let free = free & !(1 << one) & !(1 << other);
                    if self.grows(own, free, held | group, [from, to], tries)? {
                        return Some(true);
                    }
                }
            }
        }
        Some(false)
    }
}

/// Stones and the border that they are to reach.
pub struct Goal {
    pub from: u128,
    pub to: u128,
}
