//! Points joined by lines: pictures that stand on the ground, boards of dots and edges.

/// Points joined by lines, over a line of ground. It is the lines that are pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure<M> {
    /// The points.
    pub points: Vec<Point>,
    /// The lines, also those that are gone: the others keep their places.
    pub lines: Vec<Line<M>>,
    /// Columns that everything takes at the smallest scale.
    pub width: usize,
}

/// A point of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// What it is called.
    pub name: String,
    /// Its column at the smallest scale, its name before it and its loops behind it, and how many lines it is above the ground.
    pub at: (usize, usize),
}

/// Where a line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// At a point.
    Point(usize),
    /// At the ground, in this column.
    Ground(usize),
}

/// A line of a figure: between points of one height or of neighbouring heights, or from a lowest point to the ground. Both ends
/// alike are a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// Its ends.
    pub ends: (End, End),
    /// Its name, and where a finger may point; a ground of its own tells that it is no longer there.
    pub mark: M,
}

impl<M> Line<M> {
    /// Whether it ends where it begins.
    pub fn is_loop(&self) -> bool {
        self.ends.0 == self.ends.1
    }
}
