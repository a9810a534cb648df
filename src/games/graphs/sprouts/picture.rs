//! A room of sprouts as a picture: spots with their lives along their borders, a border of several spots as a curve.

use crate::graphs::sprouts::paper::{Paper, end, shown};
use ground::say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Lined, Mark, Panel, Scene, Shape};

/// Spots beside each other, unless a curve is longer.
const ACROSS: usize = 3;

/// A curve in a box: its spots by column and row, and which of them are joined.
struct Curve {
    places: Vec<(usize, usize)>,
    /// Places on the border that a spot drawn before stands for, or its own.
    shown: Vec<usize>,
    joints: Vec<(usize, usize)>,
    size: (usize, usize),
}

/// The room of this number, from 0.
pub fn room(paper: &Paper, number: usize) -> Panel {
    let borders = paper.borders(number);
    let mut grid = Sheet::default();
    for (i, border) in borders.iter().enumerate() {
        let curve = Curve::of(border);
        let (left, top) = grid.room_for(curve.size);
        for (place, spot) in border.iter().enumerate().filter(|(place, _)| curve.shown[*place] == *place) {
            let (x, y) = curve.places[place];
            let lives = ".".repeat(usize::from(paper.lives(*spot)));
            let mark = Mark::piece(Piece::Named(format!("{spot}{lives}")), Owner::Nobody).called(spot.to_string());
            let mark = Mark { spot: Some(paper.spot(number, (i, place))), ..mark };
            grid.marks.push(((left + x, top + y), mark));
        }
        let at = |place: usize| (left + curve.places[place].0, top + curve.places[place].1);
        grid.lines.extend(curve.joints.iter().map(|(from, to)| (at(*from), at(*to))));
    }
    Panel { title: say!("sprouts-region", number = number + 1), scene: Scene::of(Shape::Grid(grid.drawn())) }
}

impl Curve {
    /// A way there and back is a line, any other a ring.
    fn of(border: &[usize]) -> Self {
        let count = border.len();
        let shown = shown(border);
        if let Some(end) = end(border) {
            let place = |step: usize| (end + step) % count;
            let joints = (1..=count / 2).map(|step| (place(step - 1), place(step))).collect();
            let places = shown.iter().map(|shown| ((shown + count - end) % count, 0)).collect();
            return Curve { places, shown, joints, size: (count / 2 + 1, 1) };
        }
        let top = count.div_ceil(2);
        let places = (0..count).map(|place| if place < top { (place, 0) } else { (count - 1 - place, 1) }).collect();
        let joints = (0..count).map(|place| (place, (place + 1) % count)).collect();
        Curve { places, shown, joints, size: (top, 2) }
    }
}

/// Marks and lines by column and row, filled from the left and the top.
#[derive(Default)]
struct Sheet {
    marks: Vec<((usize, usize), Mark)>,
    lines: Vec<((usize, usize), (usize, usize))>,
    /// The next free column, and the first and the last row of the band that is being filled.
    next: (usize, usize, usize),
}

impl Sheet {
    /// Where a curve of this size goes.
    fn room_for(&mut self, (wide, high): (usize, usize)) -> (usize, usize) {
        let (left, top, end) = self.next;
        let (left, top) = if left > 0 && left + wide > ACROSS { (0, end) } else { (left, top) };
        self.next = (left + wide, top, end.max(top + high));
        (left, top)
    }

    fn drawn(self) -> Grid {
        let cols = self.marks.iter().map(|((x, _), _)| x + 1).max().unwrap_or(0);
        let rows = self.marks.iter().map(|((_, y), _)| y + 1).max().unwrap_or(0);
        let cell = |(x, y): (usize, usize)| y * cols + x;
        let mut cells = vec![Mark::still(" "); cols * rows];
        // A line from a place to itself is not seen, and spots without lines stand as far apart as others.
        let lines = self.lines.iter().map(|(from, to)| (cell(*from), cell(*to))).chain([(0, 0)]).collect();
        self.marks.into_iter().for_each(|(at, mark)| cells[cell(at)] = mark);
        let names = |count: usize| vec![String::new(); count];
        Grid { cols: names(cols), rows: names(rows), cells, lines, lined: Lined::Never, ..Grid::default() }
    }
}
