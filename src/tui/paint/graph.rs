//! Graphs: nodes in layers with their arcs drawn between, and the list of arcs beside, which is always exact.

use crate::scene::{Graph, Mark, Node};
use crate::tui::paint::lines::Lines;
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;

/// Columns between a picture and its list.
const GAP: usize = 4;

/// Lays out a graph: picture and list if both fit, otherwise the list with its nodes to point at.
pub fn lay(graph: &Graph, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let list = entries(graph, sight);
    let longest = list.iter().map(|entry| usize::from(text::width(entry))).max().unwrap_or(0);
    for gap in (1..=2 + scale).rev() {
        let mut picture = lay_picture(graph, sight, gap, scale);
        let beside = picture.width + GAP;
        if beside + longest <= room.width && list.len() <= room.height {
            for (y, entry) in list.iter().enumerate() {
                picture.write(beside, y, entry.clone(), sight.style(Ink::Hint));
            }
        } else {
            lay_flow(&mut picture, &list, sight, room.width);
        }
        if room.holds(&picture) {
            return picture;
        }
    }
    lay_list(graph, sight, room)
}

/// Where a node is.
struct Place {
    /// The first column of its label.
    left: usize,
    /// The column behind its label.
    end: usize,
    /// The middle of its name.
    middle: usize,
    /// Its line.
    y: usize,
    /// How many nodes of its layer stand before it.
    index: usize,
}

fn lay_picture(graph: &Graph, sight: &Sight, gap: usize, scale: usize) -> Sheet {
    let mut sheet = Sheet::default();
    let places = places(graph, sight, gap, scale);
    let mut lines = Lines::new(sight.look.ascii);
    for &(from, to) in &graph.arcs {
        if let (Some(a), Some(b)) = (places.get(from), places.get(to)) {
            let is_both = graph.arcs.contains(&(to, from));
            if !(is_both && from > to) {
                lay_arc(&mut lines, a, b, is_both);
            }
        }
    }
    let is_directed = !is_mutual(graph);
    lines.write(&mut sheet, sight, is_directed);
    for (node, place) in graph.nodes.iter().zip(&places) {
        lay_node(&mut sheet, node, sight, place.left, place.y);
    }
    sheet
}

fn places(graph: &Graph, sight: &Sight, gap: usize, scale: usize) -> Vec<Place> {
    let layers = graph.nodes.iter().map(|node| node.layer + 1).max().unwrap_or(0);
    let mut by_layer: Vec<Vec<usize>> = vec![Vec::new(); layers.min(graph.nodes.len() * 4 + 1)];
    for (index, node) in graph.nodes.iter().enumerate() {
        let last = by_layer.len() - 1;
        by_layer[node.layer.min(last)].push(index);
    }
    by_layer.retain(|layer| !layer.is_empty());
    let widths: Vec<usize> = graph.nodes.iter().map(|node| node_width(node, sight)).collect();
    let slot = widths.iter().max().unwrap_or(&0) + 1 + 2 * scale;
    let total = by_layer.iter().map(Vec::len).max().unwrap_or(0) * slot;
    let mut places: Vec<Option<Place>> = graph.nodes.iter().map(|_| None).collect();
    for (layer, mut nodes) in by_layer.into_iter().enumerate() {
        nodes.sort_by_key(|&node| (graph.nodes[node].order, node));
        let count = nodes.len();
        for (index, node) in nodes.into_iter().enumerate() {
            let name = usize::from(text::width(&sight.shown(&graph.nodes[node].mark))) + 2;
            let left = (total * (2 * index + 1) / (2 * count)).saturating_sub(widths[node] / 2);
            let (end, middle) = (left + widths[node], left + name / 2);
            places[node] = Some(Place { left, end, middle, y: layer * (gap + 1), index });
        }
    }
    places.into_iter().flatten().collect()
}

fn lay_arc(lines: &mut Lines, a: &Place, b: &Place, is_both: bool) {
    if a.y < b.y {
        lines.join((a.middle, a.y + 1), (b.middle, b.y - 1));
        lines.head((b.middle, b.y - 1), 'v');
        if is_both {
            lines.head((a.middle, a.y + 1), '^');
        }
    } else if a.y > b.y {
        lines.join((a.middle, a.y - 1), (b.middle, b.y + 1));
        lines.head((b.middle, b.y + 1), '^');
        if is_both {
            lines.head((a.middle, a.y - 1), 'v');
        }
    } else if a.left != b.left {
        lay_level(lines, a, b, is_both);
    }
}

/// An arc between neighbours of one layer runs straight; past other nodes it runs below them.
fn lay_level(lines: &mut Lines, a: &Place, b: &Place, is_both: bool) {
    let (from, to) = if a.index + 1 == b.index {
        ((a.end, a.y), (b.left - 2, b.y))
    } else if b.index + 1 == a.index {
        ((a.left - 2, a.y), (b.end, b.y))
    } else {
        ((a.middle, a.y + 1), (b.middle, b.y + 1))
    };
    lines.join(from, to);
    let (there, back) = match (from.1 > a.y, from.0 < to.0) {
        (true, _) => ('^', '^'),
        (false, true) => ('>', '<'),
        (false, false) => ('<', '>'),
    };
    lines.head(to, there);
    if is_both {
        lines.head(from, back);
    }
    if from.1 > a.y {
        lines.hook(from);
        lines.hook(to);
    }
}

fn node_width(node: &Node, sight: &Sight) -> usize {
    let name = usize::from(text::width(&sight.shown(&node.mark))) + 3;
    let label = usize::from(text::width(&sight.label(&node.mark)));
    name + label
        + node.tokens.iter().map(|token| usize::from(text::width(&token_text(token, sight))) + 2).sum::<usize>()
}

fn token_text(token: &Mark, sight: &Sight) -> String {
    format!("{}{}", sight.either("◉", "@"), token.text)
}

/// Writes `(a)=2✓ ◉1`, and gives back the column behind it.
fn lay_node(sheet: &mut Sheet, node: &Node, sight: &Sight, x: usize, y: usize) -> usize {
    let state = sight.state(&node.mark);
    let style = sight.mark_style(&node.mark, state);
    let (before, behind) = match state {
        State::Still => ("(", ")"),
        State::Last => ("{", "}"),
        other => other.brackets(),
    };
    let mut end = sheet.write(x, y, format!("{before}{}{behind}", sight.shown(&node.mark)), style);
    end = sheet.write(end, y, sight.label(&node.mark), sight.style(Ink::Key));
    sheet.aim(node.mark.spot, (x + 1, y), (x, y, end - x + 1, 1));
    if let Some((sign, colour)) = sight.verdict_sign(&node.mark) {
        sheet.write(end, y, sign, colour);
    }
    end += 1;
    for token in &node.tokens {
        end = lay_token(sheet, token, sight, end, y);
    }
    end
}

fn lay_token(sheet: &mut Sheet, token: &Mark, sight: &Sight, x: usize, y: usize) -> usize {
    let state = sight.state(token);
    let style = sight.mark_style(token, state);
    let (before, behind) = state.brackets();
    let end = sheet.write(x, y, format!("{before}{}", token_text(token, sight)), style);
    match sight.verdict_sign(token) {
        Some((sign, colour)) => sheet.write(end, y, sign, colour),
        None => sheet.write(end, y, behind, style),
    };
    sheet.aim(token.spot, (x + 1, y), (x, y, end + 1 - x, 1));
    end + 1
}

fn is_mutual(graph: &Graph) -> bool {
    graph.arcs.iter().all(|&(from, to)| graph.arcs.contains(&(to, from)))
}

/// `a → b, c` for every node that has arcs; of edges that go both ways each node tells its neighbours.
fn entries(graph: &Graph, sight: &Sight) -> Vec<String> {
    let told = |node| neighbours(graph, node, sight).map(|to| format!("{}{to}", sight.shown(&graph.nodes[node].mark)));
    (0..graph.nodes.len()).filter_map(told).collect()
}

/// ` → b, c` behind a node, nothing if no arc leaves it.
fn neighbours(graph: &Graph, node: usize, sight: &Sight) -> Option<String> {
    let arrow = if is_mutual(graph) { sight.either("–", "-") } else { sight.either("→", "->") };
    let targets = graph.arcs.iter().filter(|arc| arc.0 == node).filter_map(|arc| graph.nodes.get(arc.1));
    let names: Vec<String> = targets.map(|node| sight.shown(&node.mark)).collect();
    (!names.is_empty()).then(|| format!(" {arrow} {}", names.join(", ")))
}

/// Writes entries one after another under what is there, wrapped.
fn lay_flow(sheet: &mut Sheet, entries: &[String], sight: &Sight, width: usize) {
    let (mut x, mut y) = (0, sheet.height + 1);
    for entry in entries {
        let wide = usize::from(text::width(entry));
        if x > 0 && x + wide > width {
            (x, y) = (0, y + 1);
        }
        x = sheet.write(x, y, entry.clone(), sight.style(Ink::Hint)) + 3;
    }
}

fn lay_list(graph: &Graph, sight: &Sight, room: Room) -> Sheet {
    let mut sheet = Sheet::default();
    for (index, node) in graph.nodes.iter().enumerate() {
        let y = sheet.height;
        let end = lay_node(&mut sheet, node, sight, 0, y);
        let Some(told) = neighbours(graph, index, sight) else { continue };
        let width = room.width.saturating_sub(end) as u16;
        for (line, part) in text::wrap(&told, width).into_iter().enumerate() {
            sheet.write(end, y + line, part, sight.style(Ink::Hint));
        }
    }
    sheet
}
