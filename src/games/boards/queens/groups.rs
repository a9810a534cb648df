//! Free cells of which it is settled how many queens they still take: groups that shut each other out, or two lines.

use crate::boards::queens::free::{Free, attacks};

/// Free cells up to which groups are told one by one.
const CELLS: usize = 16;

/// Free cells up to which it is told what each queen leaves.
const EACH: usize = 12;

/// Free cells after a queen of which it is told how many they take.
const LEFT: usize = 6;

/// A cell by its row and column.
type Place = (usize, usize);

/// A part of the free cells of which just one group is played: cells of two groups attack each other, cells of one do not.
pub type Choice = Vec<Vec<Place>>;

/// A queen, the cells that she leaves free, and the fewest and the most queens on them.
pub type Left = (Place, Vec<Place>, [usize; 2]);

/// Why the number of queens to come is settled.
pub enum Settled {
    /// Parts that attack each other nowhere.
    Choices(Vec<Choice>),
    /// Two rows, or two columns: a queen shuts her own line and never the whole of the other.
    Lines {
        /// Whether they are rows.
        are_rows: bool,
    },
    /// Whatever queen comes first, the cells that she leaves free settle it.
    Each(Vec<Left>),
}

impl Settled {
    /// How these free cells settle it; `None`: they are too many, or do not settle it in this way.
    ///
    /// Worked: of two cells that attack each other one is played; a cell that attacks three others, free of each other, takes
    /// one move or leaves three, odd both ways.
    pub fn of(free: &Free) -> Option<Settled> {
        let told = |part: &Free| choice(&part.cells().collect::<Vec<_>>());
        let is_few = (1..=CELLS).contains(&free.count());
        let choices = is_few.then(|| free.parts().iter().map(told).collect::<Option<Vec<_>>>()).flatten();
        choices.map(Settled::Choices).or_else(|| lines(free).map(|are_rows| Settled::Lines { are_rows }))
    }

    /// The same, or by the cells that each queen leaves.
    pub fn soon(free: &Free) -> Option<Settled> {
        Settled::of(free).or_else(|| Settled::each(free))
    }

    fn each(free: &Free) -> Option<Settled> {
        if !(1..=EACH).contains(&free.count()) {
            return None;
        }
        let left = |cell: Place| {
            let then = free.after(cell);
            let is_few = then.count() <= LEFT;
            Some((cell, then.cells().collect(), taken(&then).filter(|_| is_few)?))
        };
        let rows: Vec<Left> = free.cells().map(left).collect::<Option<_>>()?;
        let is_alike = rows.iter().all(|(_, _, left)| left[0] % 2 == rows[0].2[0] % 2);
        is_alike.then_some(Settled::Each(rows))
    }

    /// The fewest and the most queens to come.
    pub fn left(&self) -> [usize; 2] {
        match self {
            Settled::Lines { .. } => [2, 2],
            Settled::Each(rows) => {
                let ends = |end: usize| rows.iter().map(move |(_, _, left)| left[end] + 1);
                [ends(0).min().unwrap_or(0), ends(1).max().unwrap_or(0)]
            }
            Settled::Choices(parts) => {
                let ends = |choice: &Choice| {
                    let sizes = choice.iter().map(Vec::len);
                    [sizes.clone().min().unwrap_or(0), sizes.max().unwrap_or(0)]
                };
                parts.iter().map(ends).fold([0, 0], |all, one| [all[0] + one[0], all[1] + one[1]])
            }
        }
    }
}

/// The fewest and the most queens that these cells take, all numbers between even or all odd; `None`: they are not. All ways are tried.
fn taken(free: &Free) -> Option<[usize; 2]> {
    let mut all: Option<[usize; 2]> = None;
    for cell in free.cells() {
        let [least, most] = taken(&free.after(cell))?.map(|left| left + 1);
        let [fewest, longest] = all.unwrap_or([least, most]);
        if fewest % 2 != least % 2 {
            return None;
        }
        all = Some([fewest.min(least), longest.max(most)]);
    }
    Some(all.unwrap_or([0, 0]))
}

/// The groups of one part, all of one cell, or two, both of even or both of odd size: two cells share a group when a way of cells that do not attack each
/// other leads from one to the other.
fn choice(cells: &[Place]) -> Option<Choice> {
    let mut groups: Choice = Vec::new();
    for cell in cells {
        let (joined, mut others): (Choice, Choice) =
            groups.into_iter().partition(|group| group.iter().any(|own| !attacks(*own, *cell)));
        let mut group: Vec<Place> = joined.concat();
        group.push(*cell);
        others.push(group);
        groups = others;
    }
    let is_quiet = |group: &Vec<Place>| group.iter().all(|a| group.iter().all(|b| a == b || !attacks(*a, *b)));
    let are_single = groups.iter().all(|group| group.len() == 1);
    let is_even = |group: &Vec<Place>| group.len().is_multiple_of(2);
    let are_two = groups.len() == 2 && is_even(&groups[0]) == is_even(&groups[1]);
    let is_settled = groups.iter().all(is_quiet) && (are_single || are_two);
    for group in &mut groups {
        group.sort_unstable();
    }
    groups.sort_by_key(|group| (group.len(), group[0]));
    is_settled.then_some(groups)
}

/// Whether the free cells lie in two rows, or else in two columns, and no queen on one attacks the whole of the other.
fn lines(free: &Free) -> Option<bool> {
    let is_so = |line: &dyn Fn(Place) -> usize| {
        let mut all: Vec<usize> = free.cells().map(line).collect();
        all.sort_unstable();
        all.dedup();
        all.len() == 2 && free.cells().all(|cell| free.after(cell).count() > 0)
    };
    [true, false].into_iter().find(|are_rows| is_so(&|(row, col)| if *are_rows { row } else { col }))
}
