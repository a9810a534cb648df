//! A whole game as a picture: a tree with its leaves side by side and parents centred above, or a graph in rows with few crossings.
//!
//! Like the pictures of tables it is one SVG text that needs nothing else, dark on a white sheet. The same game always gives the same.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use crate::chart::svg::broken;
use crate::chart::svg::paper::{MARGIN, Paper, escaped};
use crate::whole::plan::{Arc, Plan, label};
use ground::say::{Say, Tongue};
use solve::judge::value::Outcome;

/// Columns of a letter.
const LETTER: usize = 7;

/// Columns between two boxes.
const GAP: usize = 14;

/// Lines of a box: the position and its value.
const BOX: usize = 34;

/// Lines from one row of a tree to the next.
const TREE_ROW: usize = 84;

/// Lines from one row of a graph to the next.
const GRAPH_ROW: usize = 110;

/// Steps that a place is counted in from one box to the next, so that middles of middles are whole numbers.
const STEP: usize = 64;

/// How often the rows of a graph are put in order, downwards and upwards.
const SWEEPS: usize = 24;

/// The tip of an arrow, to be drawn where a way ends in one.
pub const ARROW: &str = r##"<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#444444"/></marker></defs>"##;

/// The plan as an SVG picture with the game above it, its words in this language.
pub fn svg(plan: &Plan, game: &Say, tongue: &Tongue) -> String {
    let title = tongue.speak(&plan.head(game));
    let mut paper = Paper::blank();
    paper.heading(&title);
    for line in plan.legend(true, tongue).iter().flat_map(|line| broken(line)) {
        paper.words(&line);
    }
    let set = Set::of(plan, paper.y + GAP);
    paper.widen(set.middles.iter().max().map_or(0, |right| right + set.width / 2));
    set.draw(&mut paper);
    paper.finish(&title)
}

/// Where everything stands.
struct Set<'a> {
    plan: &'a Plan<'a>,
    /// Columns of a box.
    width: usize,
    /// The middle of each box.
    middles: Vec<usize>,
    top: usize,
    /// Lines from one row to the next.
    row: usize,
}

impl<'a> Set<'a> {
    fn of(plan: &'a Plan<'a>, top: usize) -> Self {
        let texts = (0..plan.nodes.len()).map(|node| plan.position(node).width().max(label(plan.value(node)).len()));
        let moves = plan.arcs.iter().filter(|_| plan.is_tree).map(|arc| arc.label().width());
        let width = LETTER * texts.chain(moves).max().unwrap_or(0) + GAP;
        let places = if plan.is_tree { tree(plan) } else { graph(plan) };
        let middles = places.iter().map(|place| MARGIN + width / 2 + place * (width + GAP) / STEP).collect();
        Set { plan, width, middles, top, row: if plan.is_tree { TREE_ROW } else { GRAPH_ROW } }
    }

    /// The upper edge of a box.
    fn edge(&self, node: usize) -> usize {
        self.top + self.plan.rows[node] * self.row
    }

    fn draw(&self, paper: &mut Paper) {
        if !self.plan.is_tree {
            paper.shape(ARROW);
        }
        for arc in &self.plan.arcs {
            let way = self.way(arc.from, arc.to);
            let (thick, tip) = (if arc.is_keeping { 3 } else { 1 }, if self.plan.is_tree { "" } else { TIP });
            let told = escaped(&arc.label());
            paper.shape(&format!(
                r##"<path d="{way}" fill="none" stroke="#444444" stroke-width="{thick}"{tip}><title>{told}</title></path>"##
            ));
        }
        (0..self.plan.nodes.len()).for_each(|node| self.draw_box(paper, node));
        let labels: Vec<String> = self.plan.arcs.iter().filter(|_| self.plan.is_tree).map(Arc::label).collect();
        let moves = labels
            .iter()
            .zip(&self.plan.arcs)
            .map(|(told, arc)| (self.middles[arc.to], self.edge(arc.to) - 5, &**told));
        paper.letters(11, "#222222", "middle", moves);
        let rows = self.plan.rows.iter().max().copied().unwrap_or(0);
        paper.y = self.top + rows * self.row + BOX + GAP;
    }

    /// The way of a move: straight down in a tree; in a graph bent, so that ways of several rows part.
    fn way(&self, from: usize, to: usize) -> String {
        let (x, y) = (self.middles[from], self.edge(from) + BOX);
        let (u, v) = (self.middles[to], self.edge(to));
        if self.plan.is_tree {
            // It ends above the letters of the move.
            return format!("M{x} {y}L{u} {}", v - 17);
        }
        let bend = self.row / 2;
        format!("M{x} {y}C{x} {} {u} {} {u} {v}", y + bend, v.saturating_sub(bend))
    }

    fn draw_box(&self, paper: &mut Paper, node: usize) {
        let (x, y, width) = (self.middles[node] - self.width / 2, self.edge(node), self.width);
        let value = self.plan.value(node);
        let dashes = if value.outcome() == Outcome::D { r#" stroke-dasharray="4 3""# } else { "" };
        let mut shape = format!(
            r##"<g><rect x="{x}" y="{y}" width="{width}" height="{BOX}" fill="#ffffff" stroke="#222222"{dashes}/>"##
        );
        if value.outcome() == Outcome::P {
            let (x, y, width, height) = (x + 3, y + 3, width - 6, BOX - 6);
            _ = write!(
                shape,
                r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="none" stroke="#222222"/>"##
            );
        }
        let middle = self.middles[node];
        for (line, text) in [(y + 15, self.plan.position(node)), (y + 28, &label(value))] {
            let text = escaped(text);
            _ = write!(shape, r#"<text x="{middle}" y="{line}" font-size="11" text-anchor="middle">{text}</text>"#);
        }
        paper.shape(&(shape + "</g>"));
    }
}

/// A way that ends in a tip.
pub const TIP: &str = r#" marker-end="url(#tip)""#;

/// The places of a tree: leaves side by side, each parent above the middle of its first and last child.
fn tree(plan: &Plan) -> Vec<usize> {
    let mut ends: Vec<Option<(usize, usize)>> = vec![None; plan.nodes.len()];
    let mut places = vec![0; plan.nodes.len()];
    // The last leaf stands rightmost; from there everything is met after all that is below it.
    let mut leaves = STEP * (0..plan.nodes.len()).filter(|node| is_leaf(plan, *node)).count();
    for node in (0..plan.nodes.len()).rev() {
        places[node] = match ends[node] {
            Some((first, last)) => usize::midpoint(first, last),
            None => {
                leaves -= STEP;
                leaves
            }
        };
        if let Some(arc) = node.checked_sub(1).map(|arc| &plan.arcs[arc]) {
            let last = ends[arc.from].map_or(places[node], |(_, last)| last);
            ends[arc.from] = Some((places[node], last));
        }
    }
    places
}

fn is_leaf(plan: &Plan, node: usize) -> bool {
    plan.whole.graph.below[plan.nodes[node]].is_empty()
}

/// The places of a graph: each row in the middle, ordered so that few arcs cross.
fn graph(plan: &Plan) -> Vec<usize> {
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); plan.rows.iter().max().map_or(0, |most| most + 1)];
    plan.rows.iter().enumerate().for_each(|(node, row)| rows[*row].push(node));
    let widest = rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut near = vec![[Vec::new(), Vec::new()]; plan.nodes.len()];
    for arc in plan.arcs.iter().filter(|arc| plan.rows[arc.from] < plan.rows[arc.to]) {
        near[arc.to][0].push(arc.from);
        near[arc.from][1].push(arc.to);
    }
    let mut places = vec![0; plan.nodes.len()];
    for row in &rows {
        place(row, widest, &mut places);
    }
    for sweep in 0..SWEEPS {
        let is_up = sweep % 2 == 1;
        for i in 0..rows.len() {
            let row = if is_up { rows.len() - 1 - i } else { i };
            order(&mut rows[row], &near, usize::from(is_up), &places);
            place(&rows[row], widest, &mut places);
        }
    }
    places
}

/// Puts a row in the order of the mean place of what its nodes are joined to on one side; what is joined to nothing stays where it is.
fn order(row: &mut [usize], near: &[[Vec<usize>; 2]], side: usize, places: &[usize]) {
    // Means are compared in fine whole steps.
    let mean = |node: &usize| {
        let near = &near[*node][side];
        let sum: usize = near.iter().map(|other| places[*other]).sum();
        (sum * (1 << 16)).checked_div(near.len()).unwrap_or(places[*node] << 16)
    };
    row.sort_by_cached_key(mean);
}

fn place(row: &[usize], widest: usize, places: &mut [usize]) {
    row.iter().enumerate().for_each(|(i, node)| places[*node] = (widest - row.len() + 2 * i) * STEP / 2);
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::house;
    use solve::judge::control::Control;
    use solve::trace::whole::Whole;

    fn whole(id: &str, position: &str) -> Whole {
        let house = house();
        let entry = house.find(id).expect(id);
        let place = entry.open(&entry.params(), Some(position)).expect(id);
        place.whole(&Control::new()).expect(id)
    }

    #[test]
    fn parents_stand_in_the_middle_and_boxes_beside_each_other() {
        let whole = whole("nim", "3,2");
        let plan = Plan::tree(&whole, &Control::new()).expect("it is small");
        let set = Set::of(&plan, 0);
        for node in 0..plan.nodes.len() {
            let below: Vec<usize> =
                plan.arcs.iter().filter(|arc| arc.from == node).map(|arc| set.middles[arc.to]).collect();
            if let (Some(first), Some(last)) = (below.first(), below.last()) {
                assert!(below.is_sorted() && (first + last).abs_diff(2 * set.middles[node]) <= 2, "node {node}");
            }
            let beside = (0..node).filter(|other| plan.rows[*other] == plan.rows[node]);
            assert!(beside.into_iter().all(|other| set.middles[other] + set.width < set.middles[node]), "node {node}");
        }
    }

    /// Pairs of arcs between the same two rows that cross.
    fn crossings(plan: &Plan, places: &[usize]) -> usize {
        let arcs: Vec<_> = plan.arcs.iter().map(|arc| (plan.rows[arc.from], plan.rows[arc.to], arc)).collect();
        let cross = |(i, one): (usize, &(usize, usize, &Arc))| {
            let others = arcs[i + 1..].iter().filter(|other| (other.0, other.1) == (one.0, one.1));
            let side = |a: usize, b: usize| places[a].cmp(&places[b]) as i8;
            others.filter(|other| side(one.2.from, other.2.from) * side(one.2.to, other.2.to) < 0).count()
        };
        arcs.iter().enumerate().map(cross).sum()
    }

    #[test]
    fn the_order_of_rows_crosses_fewer_arcs_than_the_order_of_the_rules() {
        for (id, position) in [("nim", "3,4,5"), ("tic-tac-toe", "XO./.X./..O"), ("kayles", "9")] {
            let whole = whole(id, position);
            let plan = Plan::graph(&whole, &Control::new()).expect("it is small");
            let mut as_met = vec![0; plan.nodes.len()];
            for row in 0..=plan.rows.iter().max().copied().unwrap_or(0) {
                let nodes: Vec<usize> = (0..plan.nodes.len()).filter(|node| plan.rows[*node] == row).collect();
                place(&nodes, plan.nodes.len(), &mut as_met);
            }
            let (before, after) = (crossings(&plan, &as_met), crossings(&plan, &graph(&plan)));
            assert!(after < before, "{id}: {after} of {before}");
        }
    }
}
