//! Lost positions of two heaps row by row, where any number may be taken from either: each row has one, so that no square is needed.
//!
//! In row x the lost position is the first that no earlier one attacks: along its column, along a diagonal, or by a single step. As in the table
//! of Wythoff's game: row 0 has 0, row 1 has 2 (1 lies on the diagonal of 0, 0), row 2 has 1, row 3 has 5.

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use ground::heap_game::{Go, HeapGame};

/// The lost position of every row below a size.
pub struct Rows {
    /// What stands beside each number.
    partner: Vec<u64>,
    /// The first row with a lost position on each diagonal, by the second number less the first.
    diagonals: FxHashMap<i64, u64>,
}

/// Numbers that are not taken yet, from any one on.
#[derive(Default)]
struct Free {
    next: Vec<usize>,
}

impl Free {
    /// The first free number from here on. Paths are halved, so that no row is walked again and again.
    fn from(&mut self, mut at: usize) -> usize {
        loop {
            self.reach(at);
            let next = self.next[at];
            if next == at {
                return at;
            }
            self.reach(next);
            self.next[at] = self.next[next];
            at = self.next[at];
        }
    }

    fn take(&mut self, at: usize) {
        self.reach(at);
        if self.next[at] == at {
            self.next[at] = at + 1;
        }
    }

    fn reach(&mut self, at: usize) {
        let known = self.next.len();
        self.next.extend(known..=at);
    }
}

impl Rows {
    /// Whether a game is told by rows: any number may be taken from either heap, and what else there is goes down single steps or diagonals.
    pub fn fit(game: &HeapGame) -> bool {
        let is_plain = *game == HeapGame { is_misere: game.is_misere, ..HeapGame::new(game.heaps, game.moves.clone()) };
        let has = |vector: [i64; 2]| game.moves.contains(&Go::Ray(vector.to_vec()));
        let is_down = |vector: &Vec<i64>| vector.iter().all(|step| *step >= 0);
        let is_told = |go: &Go| match go {
            Go::Once(vector) => is_down(vector),
            Go::Ray(vector) => matches!(vector[..], [1, 0 | 1] | [0, 1]),
            Go::Then(first, more) => is_down(first) && more[..] == [1, 1],
            _ => false,
        };
        game.heaps == 2 && is_plain && has([1, 0]) && has([0, 1]) && game.moves.iter().all(is_told)
    }

    /// The rows below a size. Cost: a few steps for each row and each kind of move. Errors: stopped.
    pub fn new(game: &HeapGame, size: u64, control: &Control) -> Result<Self, Stop> {
        let (mut columns, mut diagonals) = (Free::default(), Free::default());
        let (mut partner, mut first) = (Vec::with_capacity(size as usize), FxHashMap::default());
        let steps: Vec<&Vec<i64>> =
            game.moves.iter().filter_map(|go| if let Go::Once(step) = go { Some(step) } else { None }).collect();
        let starts: Vec<[i64; 2]> = game.moves.iter().filter_map(start).collect();
        // Diagonals that are attacked from a row on, in the order of those rows.
        let mut waiting: Vec<Vec<usize>> = vec![Vec::new(); size as usize];
        for x in 0..size {
            control.tick(1)?;
            waiting[x as usize].drain(..).for_each(|diagonal| diagonals.take(diagonal));
            let mut y = usize::from(game.is_misere && x == 0);
            loop {
                let column = columns.from(y);
                let lowest = diagonals.from(column + (size - x) as usize) + x as usize - size as usize;
                if lowest > column {
                    y = lowest;
                } else if attacks(&steps, &partner, x, column as u64) {
                    y = column + 1;
                } else {
                    y = column;
                    break;
                }
            }
            columns.take(y);
            let apart = y as i64 - x as i64;
            first.entry(apart).or_insert(x);
            for [down, right] in &starts {
                let (from, diagonal) = (x as i64 + (*down).max(1), apart + right - down + size as i64);
                if let (Some(waiting), Ok(diagonal)) = (waiting.get_mut(from as usize), usize::try_from(diagonal)) {
                    waiting.push(diagonal);
                }
            }
            partner.push(y as u64);
        }
        Ok(Rows { partner, diagonals: first })
    }

    /// The lost positions with their neighbours. Their number grows with the rows, and not with the square.
    pub fn samples(&self) -> Vec<Vec<u64>> {
        let size = self.partner.len() as u64;
        let beside = |x: u64, y: u64| {
            let near = [(0, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];
            near.into_iter().filter_map(move |(down, right)| {
                Some(vec![x.checked_add_signed(down).filter(|x| *x < size)?, y.checked_add_signed(right)?])
            })
        };
        (0..size).zip(&self.partner).flat_map(|(x, y)| beside(x, *y)).collect()
    }

    /// Whether a position is lost; `None`: its row is not known.
    pub fn is_lost(&self, at: &[u64]) -> Option<bool> {
        self.partner.get(at[0] as usize).map(|partner| *partner == at[1])
    }

    /// Whether here or further down its diagonal there is a lost position.
    pub fn is_along(&self, at: &[u64]) -> Option<bool> {
        self.partner.get(at[0] as usize)?;
        let first = self.diagonals.get(&(at[1] as i64 - at[0] as i64));
        Some(first.is_some_and(|row| *row <= at[0]))
    }
}

/// Where a kind of move begins to go down a diagonal.
fn start(go: &Go) -> Option<[i64; 2]> {
    match go {
        Go::Ray(vector) if vector[..] == [1, 1] => Some([1, 1]),
        Go::Then(first, _) => Some([first[0], first[1]]),
        _ => None,
    }
}

/// Whether a single step leads from here to a lost position of an earlier row.
fn attacks(steps: &[&Vec<i64>], partner: &[u64], x: u64, y: u64) -> bool {
    let hits = |step: &&Vec<i64>| {
        let (row, column) = (x.checked_sub(step[0] as u64), y.checked_sub(step[1] as u64));
        row.and_then(|row| partner.get(row as usize)).is_some_and(|partner| Some(*partner) == column)
    };
    steps.iter().any(hits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automaton::table::Table;

    #[test]
    fn rows_say_what_the_square_says() {
        let queen = || Go::wythoff(1);
        let with = |more: Go| HeapGame::new(2, queen().into_iter().chain([more]).collect());
        let nim = HeapGame::new(2, Go::any_of_one(2));
        let wythoff = (1..=5).map(|t| HeapGame::new(2, Go::wythoff(t)));
        let more = [vec![2, 0], vec![2, 1], vec![1, 2], vec![3, 1], vec![0, 2]].map(|step| with(Go::Once(step)));
        let bent = [with(Go::Then(vec![3, 1], vec![1, 1])), with(Go::Then(vec![0, 2], vec![1, 1]))];
        let games = wythoff.chain(more).chain(bent).chain([nim]);
        for game in games.flat_map(|game| [HeapGame { is_misere: true, ..game.clone() }, game]) {
            assert!(Rows::fit(&game), "{game:?}");
            let (control, size) = (Control::new(), 150);
            let square = Table::new(&game, size, &control).expect("nobody stops it");
            let rows = Rows::new(&game, size, &control).expect("nobody stops it");
            let diagonal = square.repeated().position(|vector| vector[..] == [1, 1]);
            for at in (0..size).flat_map(|x| (0..size).map(move |y| [x, y])) {
                assert_eq!(rows.is_lost(&at), square.is_lost(&at), "{game:?} {at:?}");
                if let Some(diagonal) = diagonal {
                    assert_eq!(rows.is_along(&at), square.is_along(diagonal, &at), "{game:?} {at:?}");
                }
            }
        }
    }

    #[test]
    fn other_games_are_not_told_by_rows() {
        let lame = HeapGame::new(2, vec![Go::Ray(vec![1, 1]), Go::Once(vec![1, 0]), Go::Once(vec![0, 1])]);
        let steep = HeapGame::new(2, [Go::any_of_one(2), vec![Go::Ray(vec![2, 1])]].concat());
        let stopped = HeapGame { stop_sum: Some(3), ..HeapGame::new(2, Go::wythoff(1)) };
        assert!([lame, steep, stopped].iter().all(|game| !Rows::fit(game)));
    }
}
