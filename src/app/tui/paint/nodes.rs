//! What every drawing of a graph shares: the rows of its nodes, the arcs that are drawn, and how a node is written.

use crate::tui::paint::sheet::Sheet;
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::{Graph, Mark};

/// Columns kept free in a row of nodes for an arc that passes by.
pub const VIA: usize = 2;

/// An arc that is drawn, or an edge that goes both ways.
pub struct Route {
    /// Where it begins.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// Whether it goes both ways.
    pub is_both: bool,
    /// How many arcs it stands for.
    pub count: usize,
    /// Where it passes the rows between its ends, from the upper end down.
    pub vias: Vec<(usize, usize)>,
}

impl Route {
    /// Its ends, the one in the upper row first.
    pub fn ends(&self, row_of: &[usize]) -> (usize, usize) {
        if row_of[self.from] <= row_of[self.to] { (self.from, self.to) } else { (self.to, self.from) }
    }
}

/// Whether every arc has one that leads back.
pub fn is_mutual(graph: &Graph) -> bool {
    graph.arcs.iter().all(|&(from, to)| graph.arcs.contains(&(to, from)))
}

/// The nodes row by row, each from the left.
pub fn rows(graph: &Graph) -> Vec<Vec<usize>> {
    let layers = graph.nodes.iter().map(|node| node.layer + 1).max().unwrap_or(0);
    let mut by_layer: Vec<Vec<usize>> = vec![Vec::new(); layers.min(graph.nodes.len() * 4 + 1)];
    for (index, node) in graph.nodes.iter().enumerate() {
        let last = by_layer.len() - 1;
        by_layer[node.layer.min(last)].push(index);
    }
    by_layer.retain(|layer| !layer.is_empty());
    for nodes in &mut by_layer {
        nodes.sort_by_key(|&node| (graph.nodes[node].order, node));
    }
    by_layer
}

/// The lines to be drawn between different nodes: one for all arcs that lead the same way, and for both ways of an edge.
pub fn routes(graph: &Graph) -> Vec<Route> {
    let mut routes: Vec<Route> = Vec::new();
    for &(from, to) in &graph.arcs {
        let is_both = graph.arcs.contains(&(to, from));
        if from == to || (is_both && from > to) || from.max(to) >= graph.nodes.len() {
            continue;
        }
        match routes.iter_mut().find(|route| (route.from, route.to) == (from, to)) {
            Some(route) => route.count += 1,
            None => routes.push(Route { from, to, is_both, count: 1, vias: Vec::new() }),
        }
    }
    routes
}

/// How many arcs lead from a node back to it.
pub fn loops(graph: &Graph, node: usize) -> usize {
    graph.arcs.iter().filter(|arc| **arc == (node, node)).count()
}

/// A loop at its node, and how many there are if there are more.
fn loop_text(loops: usize, sight: &Sight) -> String {
    let sign = sight.either("↺", "o");
    match loops {
        0 => String::new(),
        1 => sign.to_owned(),
        more => format!("{sign}{more}"),
    }
}

/// Columns of the value of a node: a sign, and as many digits as the last of the nodes needs.
fn value_width(graph: &Graph) -> usize {
    1 + graph.nodes.len().saturating_sub(1).to_string().len()
}

/// Columns of a node. The places of its value and of a token are kept free whether they are used or not: a picture stays where it is.
pub fn node_width(graph: &Graph, node: usize, sight: &Sight) -> usize {
    let loops = usize::from(text::width(&loop_text(loops(graph, node), sight)));
    let wide = |token: &Mark| usize::from(text::width(&token_text(token, sight))) + 2;
    let token = graph.nodes.iter().flat_map(|node| &node.tokens).map(wide).max().unwrap_or(0);
    let node = &graph.nodes[node];
    let name = usize::from(text::width(&sight.shown(&node.mark))) + 3 + loops;
    name + value_width(graph) + node.tokens.iter().map(wide).sum::<usize>().max(token)
}

fn token_text(token: &Mark, sight: &Sight) -> String {
    format!("{}{}", sight.either("◉", "@"), token.text)
}

/// Writes `(a)↺✓ ◉1=2`, and gives back the column behind it.
pub fn lay_node(sheet: &mut Sheet, graph: &Graph, index: usize, sight: &Sight, (x, y): (usize, usize)) -> usize {
    let (node, loops) = (&graph.nodes[index], loops(graph, index));
    let state = sight.state(&node.mark);
    let style = sight.mark_style(&node.mark, state);
    let (before, behind) = match state {
        State::Still => ("(", ")"),
        State::Last => ("{", "}"),
        other => other.brackets(),
    };
    let mut end = sheet.write(x, y, format!("{before}{}{behind}", sight.shown(&node.mark)), style);
    end = sheet.write(end, y, loop_text(loops, sight), sight.style(Ink::Border));
    sheet.aim(node.mark.spot, (x + 1, y), (x, y, end - x + 1, 1));
    if let Some((sign, colour)) = sight.verdict_sign(&node.mark) {
        sheet.write(end, y, sign, colour);
    }
    end += 1;
    for token in &node.tokens {
        end = lay_token(sheet, token, sight, end, y);
    }
    if node.mark.spot.is_none() {
        return end;
    }
    let label = sight.label(&node.mark);
    let wide = value_width(graph);
    let is_short = usize::from(text::width(&label)) <= wide;
    let label = if is_short { label.as_str() } else { label.trim_start_matches('=') };
    sheet.write(end, y, text::fit(label, wide as u16), sight.style(Ink::Key));
    sheet.width = sheet.width.max(end + wide);
    end + wide
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
