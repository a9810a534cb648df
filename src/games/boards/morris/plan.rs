//! The boards of three men's and six men's morris: points, the lines that join them, and the mills.

use std::sync::OnceLock;

/// Points of a board that are taken, as bits.
pub type Set = u16;

/// A board's points, named by where they lie on a square drawing.
pub struct Plan {
    /// How many men each side has.
    pub men: u8,
    /// Rows and columns of the drawing.
    pub size: usize,
    /// Row and column of each point, row by row from the top.
    pub points: Vec<(usize, usize)>,
    /// The points next to each point.
    pub near: Vec<Set>,
    /// The lines of three points.
    pub mills: Vec<Set>,
    /// For every set the points of its mills.
    held: Vec<Set>,
}

const THREE: &[&[usize]] =
    &[&[0, 1, 2], &[3, 4, 5], &[6, 7, 8], &[0, 3, 6], &[1, 4, 7], &[2, 5, 8], &[0, 4, 8], &[2, 4, 6]];

const SIX: &[&[usize]] = &[
    &[0, 1, 2],
    &[3, 4, 5],
    &[10, 11, 12],
    &[13, 14, 15],
    &[0, 6, 13],
    &[3, 7, 10],
    &[5, 8, 12],
    &[2, 9, 15],
    &[1, 4],
    &[6, 7],
    &[8, 9],
    &[11, 14],
];

/// The points of a set.
pub fn points(set: Set) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let point = (left != 0).then(|| left.trailing_zeros() as u8)?;
        left &= left - 1;
        Some(point)
    })
}

impl Plan {
    /// The board for three men a side, or for six.
    pub fn of(men: u8) -> &'static Plan {
        static PLANS: [OnceLock<Plan>; 2] = [OnceLock::new(), OnceLock::new()];
        let is_three = men == 3;
        PLANS[usize::from(is_three)].get_or_init(|| {
            let (size, lines) = if is_three { (3, THREE) } else { (5, SIX) };
            let is_point = |row: usize, col: usize| {
                // Two squares, one in the other, and the points halfway between their corners.
                let (up, across) = (row.abs_diff(2), col.abs_diff(2));
                is_three || (up.max(across) > 0 && (up == across || up == 0 || across == 0))
            };
            let places = (0..size).flat_map(|row| (0..size).map(move |col| (row, col)));
            let points: Vec<(usize, usize)> = places.filter(|(row, col)| is_point(*row, *col)).collect();
            let mut near = vec![0; points.len()];
            for pair in lines.iter().flat_map(|line| line.windows(2)) {
                near[pair[0]] |= 1 << pair[1];
                near[pair[1]] |= 1 << pair[0];
            }
            let mill = |line: &&[usize]| line.iter().fold(0, |mill, point| mill | 1 << point);
            let mills: Vec<Set> =
                lines.iter().copied().filter(|line| line.len() == 3).map(|line| mill(&line)).collect();
            let of_set = |set: Set| mills.iter().filter(|mill| *mill & set == **mill).fold(0, |held, mill| held | mill);
            let held = (0..1u32 << points.len()).map(|set| of_set(set as Set)).collect();
            Plan { men, size, points, near, mills, held }
        })
    }

    /// All points.
    pub fn all(&self) -> Set {
        ((1u32 << self.points.len()) - 1) as Set
    }

    /// Whether a point lies in a mill of the set.
    pub fn is_milled(&self, set: Set, point: u8) -> bool {
        self.held[usize::from(set)] >> point & 1 == 1
    }

    /// Whether the set holds a mill.
    pub fn has_mill(&self, set: Set) -> bool {
        self.held[usize::from(set)] != 0
    }

    /// The men of a set that may be taken: those in no mill, or all if all are in mills.
    pub fn loose(&self, set: Set) -> Set {
        let held = self.held[usize::from(set)];
        if set & !held == 0 { set } else { set & !held }
    }

    /// Whether a mill of these men takes a man: with three men a side it wins at once.
    pub fn takes(&self) -> bool {
        self.men > 3
    }
}
