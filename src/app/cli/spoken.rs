//! A board in words, line by line: what a screen reader or a log gets instead of a drawing.

use ground::num::Ratio;
use ground::rules::Side;
use ground::say;
use ground::say::{Say, Tongue};
use ground::scene::ledger::Ledger;
use ground::scene::{Graph, Grid, Ground, Heap, Mark, Row, Scene, Shape, glyph};

/// The whole board and what is said beside it, a sentence a line.
pub fn lines(scene: &Scene, tongue: &Tongue) -> Vec<String> {
    lines_for(None, scene, tongue)
}

/// The same for whoever plays this side against the opponent.
pub fn lines_for(you: Option<Side>, scene: &Scene, tongue: &Tongue) -> Vec<String> {
    let mut said = shape(&scene.shape, you, tongue);
    said.extend(scene.said().map(|note| tongue.speak(note)));
    said
}

fn shape(shape: &Shape, you: Option<Side>, tongue: &Tongue) -> Vec<String> {
    let one = |say: Say| vec![tongue.speak(&say)];
    match shape {
        Shape::Heaps(heaps) if heaps.is_empty() => one(say!("plain-no-heaps")),
        Shape::Heaps(heaps) => heaps.iter().map(|heap| tongue.speak(&self::heap(heap))).collect(),
        Shape::Grid(grid) => rows(grid).into_iter().map(|row| tongue.speak(&row)).collect(),
        Shape::Row(row) => one(self::row(row)),
        Shape::Graph(graph) => nodes(graph).into_iter().map(|node| tongue.speak(&node)).collect(),
        Shape::Ledger(ledger) => self::ledger(ledger).iter().map(|say| tongue.speak(say)).collect(),
        Shape::Hand(hand) => {
            let keys: Vec<String> = hand.keys.iter().map(|key| key.mark.text.clone()).collect();
            let choices = (!keys.is_empty()).then(|| say!("plain-keys", keys = keys));
            hand.told(you).iter().chain(&choices).map(|say| tongue.speak(say)).collect()
        }
        Shape::Figure(figure) => {
            let stands = figure.lines.iter().filter(|line| !line.is_gone());
            one(say!("plain-edges", edges = stands.map(|line| line.mark.text.clone()).collect::<Vec<String>>()))
        }
        Shape::Keys(keys) => {
            let left: Vec<Mark> = keys.iter().filter(|key| key.ground != Ground::Gone).cloned().collect();
            one(say!("plain-keys", keys = texts(&left)))
        }
        Shape::Beside(panels) => {
            let told = panels.iter().flat_map(|panel| {
                let title = tongue.speak(&say!("plain-panel", title = panel.title.clone()));
                std::iter::once(title).chain(lines_for(you, &panel.scene, tongue))
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

/// A table of shares: what is shared, what everybody brings and gets, what groups would have alone.
fn ledger(ledger: &Ledger<Mark>) -> Vec<Say> {
    let mut said = vec![ledger.rule.clone()];
    for row in &ledger.rows {
        let (name, what, much) = (row.mark.text.as_str(), ledger.brings.clone(), row.brings.clone());
        said.push(match &row.share {
            Some(share) => {
                say!("plain-stake-share", name = name, what = what, much = much, share = share.to_string())
            }
            None => say!("plain-stake", name = name, what = what, much = much),
        });
    }
    let alone: Vec<Say> = ledger
        .groups
        .iter()
        .map(|group| {
            let names = group.members.iter().filter_map(|&row| ledger.rows.get(row)).map(|row| row.mark.text.as_str());
            say!("plain-group", name = names.collect::<Vec<_>>().concat(), alone = Ratio::to_string(&group.alone))
        })
        .collect();
    if !alone.is_empty() {
        said.push(say!("plain-groups", groups = alone));
    }
    if ledger.keys.iter().any(|key| key.mark.spot.is_some()) {
        let keys: Vec<String> = ledger
            .rows
            .iter()
            .map(|row| row.mark.text.clone())
            .chain(ledger.keys.iter().map(|key| key.mark.text.clone()))
            .collect();
        said.push(say!("plain-keys", keys = keys));
    }
    said
}

fn texts(marks: &[Mark]) -> Vec<String> {
    marks.iter().filter(|mark| !mark.is_empty()).map(|mark| mark.text.clone()).collect()
}
