//! A board in words, line by line: what a screen reader or a log gets instead of a drawing.

use crate::say;
use crate::say::{Say, Tongue};
use crate::scene::{Graph, Grid, Heap, Mark, Row, Scene, Shape, glyph};

/// The whole board and what is said beside it, a sentence a line.
pub fn lines(scene: &Scene, tongue: &Tongue) -> Vec<String> {
    let mut said = shape(&scene.shape, tongue);
    said.extend(scene.notes.iter().map(|note| tongue.speak(note)));
    said
}

fn shape(shape: &Shape, tongue: &Tongue) -> Vec<String> {
    let one = |say: Say| vec![tongue.speak(&say)];
    match shape {
        Shape::Heaps(heaps) if heaps.is_empty() => one(say!("plain-no-heaps")),
        Shape::Heaps(heaps) => heaps.iter().map(|heap| tongue.speak(&self::heap(heap))).collect(),
        Shape::Grid(grid) => rows(grid).into_iter().map(|row| tongue.speak(&row)).collect(),
        Shape::Row(row) => one(self::row(row)),
        Shape::Graph(graph) => nodes(graph).into_iter().map(|node| tongue.speak(&node)).collect(),
        Shape::Figure(figure) => {
            let stands = figure.lines.iter().filter(|line| !line.is_gone());
            one(say!("plain-edges", edges = stands.map(|line| line.mark.text.clone()).collect::<Vec<String>>()))
        }
        Shape::Keys(keys) => one(say!("plain-keys", keys = texts(keys))),
        Shape::Beside(panels) => {
            let told = panels.iter().flat_map(|panel| {
                let title = tongue.speak(&say!("plain-panel", title = panel.title.clone()));
                std::iter::once(title).chain(lines(&panel.scene, tongue))
            });
            told.collect()
        }
    }
}

fn heap(heap: &Heap) -> Say {
    let told = say!("plain-heap", name = heap.name.clone(), size = heap.size.clone());
    match &heap.note {
        Some(note) => say!("plain-noted", what = told, note = note.clone()),
        None => told,
    }
}

/// Columns from which on empty cells of a board are no longer told one by one.
const WIDE: usize = 10;

fn rows(grid: &Grid) -> Vec<Say> {
    let width = grid.cols.len().max(1);
    let is_empty = |mark: &Mark| mark.text == glyph::EMPTY || mark.text.is_empty();
    let cell = |(mark, col): (&Mark, &String)| {
        if is_empty(mark) {
            say!("plain-cell-empty", column = col)
        } else {
            say!("plain-cell", column = col, mark = mark.text.as_str())
        }
    };
    let row = |(name, cells): (&String, &[Mark])| {
        let has_empty = cells.iter().any(is_empty);
        let told = cells.iter().zip(&grid.cols).filter(|(mark, _)| width < WIDE || !is_empty(mark));
        let told: Vec<Say> = told.map(cell).collect();
        match told.is_empty() {
            true => say!("plain-row-empty", row = name),
            false if width >= WIDE && has_empty => say!("plain-row-rest", row = name, cells = told),
            false => say!("plain-row-of", row = name, cells = told),
        }
    };
    grid.rows.iter().zip(grid.cells.chunks(width)).map(row).collect()
}

fn row(row: &Row) -> Say {
    match row.hidden {
        0 => say!("plain-row", things = texts(&row.left)),
        hidden => say!("plain-row-long", left = texts(&row.left), hidden = hidden, right = texts(&row.right)),
    }
}

fn nodes(graph: &Graph) -> Vec<Say> {
    let mut said = Vec::new();
    for (i, node) in graph.nodes.iter().enumerate() {
        let to: Vec<String> = graph
            .arcs
            .iter()
            .filter(|(from, _)| *from == i)
            .map(|(_, to)| graph.nodes[*to].mark.text.clone())
            .collect();
        let name = &node.mark.text;
        let leads =
            if to.is_empty() { say!("plain-node-end", name = name) } else { say!("plain-node", name = name, to = to) };
        let tokens = texts(&node.tokens);
        said.push(if tokens.is_empty() { leads } else { say!("plain-node-tokens", node = leads, tokens = tokens) });
    }
    said
}

fn texts(marks: &[Mark]) -> Vec<String> {
    marks.iter().filter(|mark| !mark.is_empty()).map(|mark| mark.text.clone()).collect()
}
