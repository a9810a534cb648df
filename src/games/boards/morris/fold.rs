//! The turns of a board of morris, and of all sets of points that look alike the one that stands for them.

use std::sync::OnceLock;

use crate::boards::morris::plan::{Plan, Set};

/// The turns of a board, and what they make of its sets.
pub struct Fold {
    /// What each turn makes of the lower and of the upper eight points, for every set of them.
    turns: Vec<[[Set; 256]; 2]>,
    /// For each set the number of the one that stands for it among those of its size, and a turn that leads there.
    of: Vec<(u16, u8)>,
    /// By size the sets that stand for their likes, each with the turns that keep it, as bits; the first turn is none.
    standing: Vec<Vec<(Set, u16)>>,
}

/// Where every point goes under each way to lay the board on itself: eight turns and mirrorings, and with two squares those
/// with the inner square taken for the outer one.
fn turned(plan: &Plan) -> Vec<Vec<usize>> {
    let middle = plan.size as isize / 2;
    let ways = (0..16u8).filter(|way| *way < 8 || plan.takes());
    let image = |way: u8, (row, col): (usize, usize)| {
        let (mut down, mut right) = (row as isize - middle, col as isize - middle);
        if way & 8 != 0 {
            let is_outer = down.abs().max(right.abs()) == middle;
            (down, right) = if is_outer { (down / 2, right / 2) } else { (down * 2, right * 2) };
        }
        if way & 1 != 0 {
            down = -down;
        }
        if way & 2 != 0 {
            right = -right;
        }
        if way & 4 != 0 {
            (down, right) = (right, down);
        }
        let place = ((down + middle) as usize, (right + middle) as usize);
        plan.points.iter().position(|point| *point == place).expect("the board is even")
    };
    ways.map(|way| plan.points.iter().map(|point| image(way, *point)).collect()).collect()
}

impl Fold {
    /// The fold of a board.
    pub fn of(plan: &Plan) -> &'static Fold {
        static FOLDS: [OnceLock<Fold>; 2] = [OnceLock::new(), OnceLock::new()];
        FOLDS[usize::from(plan.takes())].get_or_init(|| Fold::new(plan))
    }

    fn new(plan: &Plan) -> Fold {
        let half = |to: &[usize], begin: usize| {
            let image = |set: usize| {
                let points = (0..8).filter(|point| set >> point & 1 == 1 && begin + point < to.len());
                points.fold(0, |image, point| image | 1 << to[begin + point])
            };
            std::array::from_fn(image)
        };
        let turns = turned(plan).iter().map(|to| [half(to, 0), half(to, 8)]).collect();
        let count = plan.points.len();
        let mut fold = Fold { turns, of: vec![(0, 0); 1 << count], standing: vec![Vec::new(); count + 1] };
        for set in 0..=plan.all() {
            let images = || (0..fold.turns.len()).map(|turn| fold.turn(turn, set));
            let (turn, least) = images().enumerate().min_by_key(|(_, image)| *image).expect("there are turns");
            let size = set.count_ones() as usize;
            fold.of[usize::from(set)] = if least == set {
                let keeps = images().enumerate().filter(|(_, image)| *image == set);
                let keeps = keeps.fold(0, |keeps, (turn, _)| keeps | 1 << turn);
                fold.standing[size].push((set, keeps));
                (fold.standing[size].len() as u16 - 1, 0)
            } else {
                // The least set came first.
                (fold.of[usize::from(least)].0, turn as u8)
            };
        }
        fold
    }

    /// How many turns there are.
    pub fn turns(&self) -> u32 {
        self.turns.len() as u32
    }

    /// The sets of so many points that stand for their likes, each with the turns that keep it.
    pub fn standing(&self, size: usize) -> &[(Set, u16)] {
        &self.standing[size]
    }

    fn turn(&self, turn: usize, set: Set) -> Set {
        let [low, high] = &self.turns[turn];
        low[usize::from(set & 255)] | high[usize::from(set >> 8)]
    }

    /// What these turns make of a set.
    fn images(&self, turns: u16, set: Set) -> impl Iterator<Item = Set> + '_ {
        (0..self.turns.len()).filter(move |turn| turns >> turn & 1 == 1).map(move |turn| self.turn(turn, set))
    }

    /// The pair of sets that stands for all that look like this one: the number of the first, and the second.
    pub fn stand(&self, own: Set, other: Set) -> (usize, Set) {
        let (number, turn) = self.of[usize::from(own)];
        let other = self.turn(usize::from(turn), other);
        match self.standing[own.count_ones() as usize][usize::from(number)].1 {
            1 => (usize::from(number), other),
            keeps => (usize::from(number), self.images(keeps, other).min().unwrap_or(other)),
        }
    }

    /// How many pairs look like this one, whose first set stands for its likes and is kept by these turns; 0 if another pair
    /// stands for it.
    pub fn alike(&self, keeps: u16, other: Set) -> u32 {
        if keeps == 1 {
            return self.turns();
        }
        if self.images(keeps, other).any(|image| image < other) {
            return 0;
        }
        let same = self.images(keeps, other).filter(|image| *image == other).count();
        self.turns() / same as u32
    }
}
