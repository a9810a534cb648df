//! The finger on the board: it visits only spots that lead to a legal move, given the spots chosen so far.

use duel::place::Choice;
use ground::scene::figure::{End, Figure, Line};
use ground::scene::{Mark, Scene, Shape, Spot};

/// A way to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

/// Where the finger is and what it has chosen of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pointer {
    /// The spots chosen, the beginning of a move.
    pub chosen: Vec<Spot>,
    /// Where it points.
    pub at: Option<Spot>,
}

/// What became of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// A whole move, in notation.
    Move(String),
    /// The beginning of some moves.
    More,
    /// Nothing that leads anywhere.
    Nothing,
}

/// A spot and its column and row on an imagined sheet.
type Site = (Spot, i32, i32);

impl Pointer {
    /// The spots that lead on, in reading order.
    pub fn open(&self, scene: &Scene, choices: &[Choice]) -> Vec<Spot> {
        let mut next: Vec<Spot> =
            self.fitting(choices).filter_map(|choice| choice.path.get(self.chosen.len()).copied()).collect();
        next.sort_unstable();
        next.dedup();
        let mut seen: Vec<Spot> = sites(scene).into_iter().map(|site| site.0).collect();
        seen.retain(|spot| next.binary_search(spot).is_ok());
        seen
    }

    fn fitting<'a>(&'a self, choices: &'a [Choice]) -> impl Iterator<Item = &'a Choice> {
        choices.iter().filter(|choice| choice.path.starts_with(&self.chosen))
    }

    /// Puts the finger on a spot that leads on: where it is, else the nearest to where it was, else the first.
    pub fn settle(&mut self, scene: &Scene, choices: &[Choice]) {
        let open = self.open(scene, choices);
        if self.at.is_some_and(|at| open.contains(&at)) {
            return;
        }
        let sheet = sites(scene);
        let here = self.at.and_then(|at| place_of(&sheet, at));
        let far = |spot: &Spot| match (here, place_of(&sheet, *spot)) {
            (Some((x, y)), Some((u, v))) => (u - x).abs() + 2 * (v - y).abs(),
            _ => 0,
        };
        self.at = open.into_iter().min_by_key(far);
    }

    /// Moves the finger; it stays where nothing lies that way.
    pub fn go(&mut self, way: Way, scene: &Scene, choices: &[Choice]) {
        let sheet = sites(scene);
        let Some((x, y)) = self.at.and_then(|at| place_of(&sheet, at)) else { return self.settle(scene, choices) };
        let is_rows_first = has_rows_of_their_own(&scene.shape);
        let cost = |spot: &Spot| {
            let (u, v) = place_of(&sheet, *spot)?;
            let (along, across) = match way {
                Way::Up => (y - v, (u - x).abs()),
                Way::Down => (v - y, (u - x).abs()),
                Way::Left => (x - u, (v - y).abs()),
                Way::Right => (u - x, (v - y).abs()),
            };
            let is_upright = matches!(way, Way::Up | Way::Down);
            let order = if is_rows_first && is_upright {
                (0, along, across)
            } else {
                (i32::from(across > along), along + across, across)
            };
            (along > 0 && !(is_rows_first && !is_upright && across > 0)).then_some(order)
        };
        let open = self.open(scene, choices);
        if let Some(spot) = open.iter().filter_map(|spot| Some((cost(spot)?, *spot))).min_by_key(|(cost, _)| *cost) {
            self.at = Some(spot.1);
        }
    }

    /// The next spot in reading order, or the one before; round and round.
    pub fn cycle(&mut self, back: bool, scene: &Scene, choices: &[Choice]) {
        let open = self.open(scene, choices);
        let here = open.iter().position(|spot| Some(*spot) == self.at);
        let count = open.len();
        let next = match here {
            Some(i) if back => (i + count - 1) % count,
            Some(i) => (i + 1) % count,
            None => 0,
        };
        self.at = open.get(next).copied().or(self.at);
    }

    /// Goes to the first open spot of what bears this label: a heap, a row, a node, a key.
    pub fn jump(&mut self, label: &str, scene: &Scene, choices: &[Choice]) -> bool {
        let open = self.open(scene, choices);
        let found = labelled(&scene.shape, label).into_iter().find(|spot| open.contains(spot));
        self.at = found.or(self.at);
        found.is_some()
    }

    /// Chooses what is pointed at.
    pub fn choose(&mut self, scene: &Scene, choices: &[Choice]) -> Pointed {
        let Some(at) = self.at.filter(|at| self.open(scene, choices).contains(at)) else { return Pointed::Nothing };
        self.chosen.push(at);
        let whole = choices.iter().find(|choice| choice.path == self.chosen).map(|choice| choice.text.clone());
        if let Some(text) = whole {
            self.chosen.clear();
            return Pointed::Move(text);
        }
        self.settle(scene, choices);
        Pointed::More
    }

    /// Takes the last chosen spot back; false if none was chosen.
    pub fn back(&mut self) -> bool {
        match self.chosen.pop() {
            Some(spot) => {
                self.at = Some(spot);
                true
            }
            None => false,
        }
    }

    /// The moves that the spots chosen and the one pointed at still allow.
    pub fn meant<'a>(&self, choices: &'a [Choice]) -> Vec<&'a Choice> {
        let path: Vec<Spot> = self.chosen.iter().copied().chain(self.at).collect();
        choices.iter().filter(|choice| choice.path.starts_with(&path)).collect()
    }
}

fn place_of(sheet: &[Site], spot: Spot) -> Option<(i32, i32)> {
    sheet.iter().find(|site| site.0 == spot).map(|site| (site.1, site.2))
}

/// Whether left and right never leave a row: so it is with heaps, whose rows have nothing to do with each other.
fn has_rows_of_their_own(shape: &Shape) -> bool {
    matches!(shape, Shape::Heaps(_))
}

/// Every spot with its place, in reading order.
fn sites(scene: &Scene) -> Vec<Site> {
    let mut out = Vec::new();
    lay(&scene.shape, 0, &mut out);
    out
}

fn lay(shape: &Shape, left: i32, out: &mut Vec<Site>) {
    let mut put = |mark: &Mark, x: usize, y: usize| {
        if let Some(spot) = mark.spot {
            out.push((spot, left + x as i32, y as i32));
        }
    };
    match shape {
        Shape::Heaps(heaps) => {
            for (y, heap) in heaps.iter().enumerate() {
                heap.counters.iter().enumerate().for_each(|(x, mark)| put(mark, x, y));
            }
        }
        Shape::Grid(grid) => {
            let wide = grid.cols.len().max(1);
            grid.cells.iter().enumerate().for_each(|(i, mark)| put(mark, i % wide, i / wide));
        }
        Shape::Row(row) => row.left.iter().chain(&row.right).enumerate().for_each(|(x, mark)| put(mark, x, 0)),
        Shape::Graph(graph) => {
            for node in &graph.nodes {
                put(&node.mark, 4 * node.order, 4 * node.layer);
                node.tokens.iter().enumerate().for_each(|(i, mark)| put(mark, 4 * node.order + 1 + i, 4 * node.layer));
            }
        }
        Shape::Ledger(ledger) => {
            ledger.rows.iter().enumerate().for_each(|(y, row)| put(&row.mark, 0, y));
            ledger.keys.iter().enumerate().for_each(|(x, key)| put(&key.mark, x, ledger.rows.len()));
        }
        Shape::Hand(hand) => hand.keys.iter().enumerate().for_each(|(x, key)| put(&key.mark, x, 0)),
        Shape::Figure(figure) => {
            let top = figure.points.iter().map(|point| point.at.1).max().unwrap_or(0);
            for line in &figure.lines {
                let (x, y) = middle(figure, line);
                put(&line.mark, x, (4 * top).saturating_sub(y));
            }
        }
        Shape::Keys(keys) => keys.iter().enumerate().for_each(|(x, mark)| put(mark, x, 0)),
        Shape::Beside(panels) => {
            let mut left = left;
            for panel in panels {
                let before = out.len();
                lay(&panel.scene.shape, left, out);
                left = out[before..].iter().map(|site| site.1).max().unwrap_or(left) + 3;
            }
        }
    }
}

/// The middle of a line: its column, and a quarter of its height.
fn middle(figure: &Figure<Mark>, line: &Line<Mark>) -> (usize, usize) {
    let at = |end: End| match end {
        End::Ground(column) => (column, 0),
        End::Point(point) => figure.points[point].at,
    };
    let ((x, y), (u, v)) = (at(line.ends.0), at(line.ends.1));
    // A loop hangs beside its point.
    if line.is_loop() { (x + 2, 4 * y) } else { (usize::midpoint(x, u), 2 * (y + v)) }
}

/// The spots of the things that bear a label.
fn labelled(shape: &Shape, label: &str) -> Vec<Spot> {
    let spots = |marks: &mut dyn Iterator<Item = &Mark>| marks.filter_map(|mark| mark.spot).collect::<Vec<_>>();
    match shape {
        Shape::Heaps(heaps) => spots(&mut heaps.iter().filter(|heap| heap.name == label).flat_map(|h| &h.counters)),
        Shape::Grid(grid) => {
            let wide = grid.cols.len().max(1);
            let row = grid.rows.iter().position(|name| name == label);
            spots(&mut grid.cells.iter().skip(row.unwrap_or(grid.rows.len()) * wide).take(wide))
        }
        Shape::Row(row) => spots(&mut row.left.iter().chain(&row.right).filter(|mark| mark.text == label)),
        Shape::Graph(graph) => {
            let named = graph.nodes.iter().filter(|node| node.mark.text == label);
            spots(&mut named.flat_map(|node| std::iter::once(&node.mark).chain(&node.tokens)))
        }
        Shape::Ledger(ledger) => spots(&mut ledger.rows.iter().map(|row| &row.mark).filter(|mark| mark.text == label)),
        Shape::Hand(hand) => spots(&mut hand.keys.iter().map(|key| &key.mark).filter(|mark| mark.text == label)),
        Shape::Figure(figure) => {
            spots(&mut figure.lines.iter().map(|line| &line.mark).filter(|mark| mark.text == label))
        }
        Shape::Keys(keys) => spots(&mut keys.iter().filter(|mark| mark.text == label)),
        Shape::Beside(panels) => panels.iter().flat_map(|panel| labelled(&panel.scene.shape, label)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::scene::Grid;

    fn board() -> Scene {
        let cells = (0..9).map(|i| Mark::at(".", i)).collect();
        let names = |all: &str| all.chars().map(String::from).collect();
        Scene::of(Shape::Grid(Grid { cols: names("abc"), rows: names("123"), cells, ..Grid::default() }))
    }

    fn choice(path: &[u32]) -> Choice {
        Choice { path: path.iter().map(|&n| Spot(n)).collect(), text: format!("{path:?}") }
    }

    #[test]
    fn only_spots_that_lead_on_are_visited() {
        let choices = [choice(&[0, 1]), choice(&[0, 3]), choice(&[8])];
        let mut pointer = Pointer::default();
        pointer.settle(&board(), &choices);
        assert_eq!(pointer.at, Some(Spot(0)));
        pointer.cycle(false, &board(), &choices);
        assert_eq!(pointer.at, Some(Spot(8)));
        pointer.cycle(false, &board(), &choices);
        assert_eq!(pointer.choose(&board(), &choices), Pointed::More);
        pointer.go(Way::Down, &board(), &choices);
        assert_eq!(pointer.choose(&board(), &choices), Pointed::Move("[0, 3]".into()));
    }

    #[test]
    fn arrows_prefer_what_lies_straight_ahead() {
        let choices: Vec<Choice> = [0, 1, 2, 5, 6].map(|n| choice(&[n])).to_vec();
        let mut pointer = Pointer { chosen: vec![], at: Some(Spot(0)) };
        pointer.go(Way::Down, &board(), &choices);
        assert_eq!(pointer.at, Some(Spot(6)));
        pointer.at = Some(Spot(2));
        pointer.go(Way::Down, &board(), &choices);
        assert_eq!(pointer.at, Some(Spot(5)));
        pointer.go(Way::Right, &board(), &choices);
        assert_eq!(pointer.at, Some(Spot(5)));
    }

    #[test]
    fn a_chosen_spot_is_taken_back_alone() {
        let choices = [choice(&[0, 1])];
        let mut pointer = Pointer::default();
        pointer.settle(&board(), &choices);
        pointer.choose(&board(), &choices);
        assert!(pointer.back());
        assert_eq!((pointer.at, pointer.back()), (Some(Spot(0)), false));
    }
}
