//! What places of a board are called in words, for whoever does not see them lit.

use std::mem::discriminant;

use rustc_hash::FxHashSet;

use crate::say;
use crate::say::Say;
use crate::scene::{Called, Graph, Grid, Heap, Mark, Panel, Row, Scene, Shape, Spot};

impl Scene {
    /// The names of these places in reading order, neighbours of a heap taken together; places that are not there have none.
    ///
    /// Worked: the cells in the third row of a board of letters and numbers are a3, b3, c3; the lowest two counters of a heap are told as one.
    pub fn names(&self, spots: &[Spot]) -> Vec<Say> {
        let wanted: FxHashSet<Spot> = spots.iter().copied().collect();
        self.shape.names(&wanted)
    }

    /// Where the arcs of the node at a place lead: its name and theirs. `None` where no node is.
    pub fn ways_on(&self, spot: Spot) -> Option<(String, Vec<String>)> {
        let Shape::Graph(graph) = &self.shape else { return None };
        let is_here = |mark: &Mark| mark.spot == Some(spot);
        let at = graph.nodes.iter().position(|node| is_here(&node.mark) || node.tokens.iter().any(is_here))?;
        let name = |node: usize| graph.nodes[node].mark.text.clone();
        let ways = graph.arcs.iter().filter(|(from, to)| *from == at && *to < graph.nodes.len());
        let mut names: Vec<String> = ways.map(|(_, to)| name(*to)).collect();
        names.dedup();
        Some((name(at), names))
    }

    /// All these places in one sentence; `None` where there is nothing to be named.
    pub fn told(&self, spots: &[Spot]) -> Option<Say> {
        let names = self.names(spots);
        (!names.is_empty()).then(|| say!("spots", count = names.len(), spots = names))
    }
}

impl Shape {
    fn names(&self, wanted: &FxHashSet<Spot>) -> Vec<Say> {
        match self {
            Shape::Heaps(heaps) => heaps.iter().flat_map(|heap| counters(heap, wanted)).collect(),
            Shape::Grid(grid) => {
                let called =
                    |(i, mark): (usize, &Mark)| mark.name.as_ref().map_or_else(|| cell(grid, i), Say::verbatim);
                pointed(&grid.cells, wanted).map(called).collect()
            }
            Shape::Row(row) => ends(row, wanted),
            Shape::Graph(graph) => nodes(graph, wanted),
            Shape::Ledger(_) | Shape::Hand(_) => {
                let marks =
                    self.marks().into_iter().filter(|mark| mark.spot.is_some_and(|spot| wanted.contains(&spot)));
                marks.map(|mark| say!("spot-key", key = &mark.text)).collect()
            }
            Shape::Figure(figure) => {
                let lines = figure.lines.iter().map(|line| &line.mark);
                let lines = lines.filter(|mark| mark.spot.is_some_and(|spot| wanted.contains(&spot)));
                lines.map(|mark| say!("spot-edge", edge = &mark.text)).collect()
            }
            Shape::Keys(keys) => pointed(keys, wanted).map(|(_, mark)| say!("spot-key", key = &mark.text)).collect(),
            Shape::Beside(panels) => {
                let inside = |panel: &Panel, spot: Say| say!("spot-in-panel", panel = panel.title.clone(), spot = spot);
                let told = |panel: &Panel| {
                    // Heaps beside keys are told apart by what they are, boards beside boards by their titles.
                    let alike = |other: &&Panel| discriminant(&other.scene.shape) == discriminant(&panel.scene.shape);
                    let is_titled = panels.iter().filter(alike).count() > 1;
                    let names = panel.scene.shape.names(wanted).into_iter();
                    names.map(|spot| if is_titled { inside(panel, spot) } else { spot }).collect::<Vec<Say>>()
                };
                panels.iter().flat_map(told).collect()
            }
        }
    }
}

/// The marks of these that are wanted, with their places among all.
fn pointed<'m>(marks: &'m [Mark], wanted: &FxHashSet<Spot>) -> impl Iterator<Item = (usize, &'m Mark)> {
    marks.iter().enumerate().filter(|(_, mark)| mark.spot.is_some_and(|spot| wanted.contains(&spot)))
}

/// Counters of one heap, those that lie on each other in one name.
fn counters(heap: &Heap, wanted: &FxHashSet<Spot>) -> Vec<Say> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (i, _) in pointed(&heap.counters, wanted) {
        match runs.last_mut() {
            Some((_, end)) if *end + 1 == i => *end = i,
            _ => runs.push((i, i)),
        }
    }
    let told = |(from, to): (usize, usize)| {
        let (name, from, to) = (&heap.name, from + 1, to + 1);
        let is_all = from == 1 && to == heap.counters.len();
        match heap.called {
            Called::Heap if is_all => say!("spot-heap", heap = name),
            Called::Heap if from == to => say!("spot-counter", heap = name, counter = from),
            Called::Heap => say!("spot-counters", heap = name, from = from, to = to),
            Called::Step if is_all => say!("spot-step", step = name),
            Called::Step if from == to => say!("spot-coin", step = name, coin = from),
            Called::Step => say!("spot-coins", step = name, from = from, to = to),
        }
    };
    runs.into_iter().map(told).collect()
}

/// A cell: `b3` where columns have letters and rows numbers, an edge between two such cells where it has no label of its own.
fn cell(grid: &Grid, i: usize) -> Say {
    let (row, col) = (i / grid.cols.len().max(1), i % grid.cols.len().max(1));
    let (cols, rows) = (around(&grid.cols, col), around(&grid.rows, row));
    match (&cols[..], &rows[..]) {
        ([col], []) => say!("spot-cell", cell = *col),
        ([], [row]) => say!("spot-cell", cell = *row),
        ([col], [row]) if is_word(col) && is_number(row) => Say::verbatim(format!("{col}{row}")),
        ([col], [row]) => say!("spot-column-row", column = *col, row = *row),
        ([left, .., right], [.., row]) if rows.len() == 1 => Say::verbatim(format!("{left}{row}-{right}{row}")),
        ([col], [above, .., below]) => Say::verbatim(format!("{col}{above}-{col}{below}")),
        ([left, .., right], [above, .., below]) => Say::verbatim(format!("{left}{above}-{right}{below}")),
        _ => say!("spot-column-row", column = col + 1, row = row + 1),
    }
}

/// The label of a line, or those of its two neighbours where it has none.
fn around(labels: &[String], i: usize) -> Vec<&String> {
    let label = |i: usize| labels.get(i).filter(|label| !label.is_empty());
    match label(i) {
        Some(own) => vec![own],
        None => [i.checked_sub(1), Some(i + 1)].into_iter().flatten().filter_map(label).collect(),
    }
}

fn is_word(label: &str) -> bool {
    label.len() <= 2 && label.chars().all(|c| c.is_ascii_alphabetic())
}

fn is_number(label: &str) -> bool {
    !label.is_empty() && label.chars().all(|c| c.is_ascii_digit())
}

/// Things in a row, counted from the left.
fn ends(row: &Row, wanted: &FxHashSet<Spot>) -> Vec<Say> {
    let right = row.left.len() + row.hidden;
    let left = pointed(&row.left, wanted);
    let all = left.chain(pointed(&row.right, wanted).map(|(i, mark)| (right + i, mark)));
    all.map(|(i, mark)| say!("spot-in-row", thing = &mark.text, place = i + 1)).collect()
}

/// Nodes by their names, tokens by where they stand.
fn nodes(graph: &Graph, wanted: &FxHashSet<Spot>) -> Vec<Say> {
    let mut names = Vec::new();
    for node in &graph.nodes {
        let name = &node.mark.text;
        names.extend(pointed(std::slice::from_ref(&node.mark), wanted).map(|_| say!("spot-node", node = name)));
        let tokens = pointed(&node.tokens, wanted);
        names.extend(tokens.map(|(_, token)| say!("spot-token", token = &token.text, node = name)));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Language, Tongue};

    fn marks(count: u32) -> Vec<Mark> {
        (0..count).map(|i| Mark::counter().pointed(i)).collect()
    }

    fn grid(cols: &[&str], rows: &[&str]) -> Scene {
        let own = |labels: &[&str]| labels.iter().map(|label| (*label).to_owned()).collect::<Vec<String>>();
        let cells = marks((cols.len() * rows.len()) as u32);
        Scene::of(Shape::Grid(Grid { cols: own(cols), rows: own(rows), cells, ..Grid::default() }))
    }

    fn texts(scene: &Scene, spots: &[u32]) -> Vec<String> {
        let spots: Vec<Spot> = spots.iter().copied().map(Spot).collect();
        let english = Tongue::of(Language::English);
        scene.names(&spots).iter().map(|name| english.speak(name)).collect()
    }

    #[test]
    fn cells_have_the_names_that_moves_have() {
        assert_eq!(texts(&grid(&["a", "b"], &["1", "2"]), &[3, 0]), ["a1", "b2"]);
        assert_eq!(texts(&grid(&["a", "", "b"], &["1", "", "2"]), &[1, 3, 4]), ["a1-b1", "a1-a2", "a1-b2"]);
        assert_eq!(texts(&grid(&["1", "2", "3"], &[""]), &[2]), ["cell 3"]);
        assert_eq!(texts(&grid(&["0", "1"], &["0", "1"]), &[1]), ["(column 1, row 0)"]);
    }

    #[test]
    fn counters_on_each_other_have_one_name() {
        let heap = Heap { name: "2".into(), size: "5".into(), counters: marks(5), note: None, called: Called::Heap };
        let scene = Scene::of(Shape::Heaps(vec![heap.clone()]));
        assert_eq!(texts(&scene, &[0, 1, 3]), ["counters 1 to 2 of heap 2", "counter 4 of heap 2"]);
        assert_eq!(texts(&scene, &[0, 1, 2, 3, 4]), ["heap 2"]);
        let steps = Scene::of(Shape::Heaps(vec![Heap { called: Called::Step, ..heap.clone() }]));
        assert_eq!(texts(&steps, &[0, 1, 3]), ["coins 1 to 2 of step 2", "coin 4 of step 2"]);
        assert_eq!(texts(&steps, &[0, 1, 2, 3, 4]), ["step 2"]);
        let title = Say::verbatim("left");
        let panel = Panel { title, scene };
        let other = Panel { title: Say::verbatim("right"), scene: panel.scene.clone().in_panel(1) };
        let beside = Scene::of(Shape::Beside(vec![panel.clone()]));
        assert_eq!(texts(&beside, &[4]), ["counter 5 of heap 2"]);
        assert_eq!(texts(&Scene::of(Shape::Beside(vec![panel, other])), &[4]), ["left: counter 5 of heap 2"]);
        assert_eq!(beside.told(&[Spot(9)]), None, "what is not there has no name");
    }
}
