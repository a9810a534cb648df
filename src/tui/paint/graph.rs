//! Graphs: nodes in layers with their arcs drawn between, and the list of arcs beside, which is always exact. Arcs that go one way are
//! wires wherever there is room for them, edges that go both ways straight lines.

use crate::scene::{Graph, Mark};
use crate::tui::paint::lines::Lines;
use crate::tui::paint::look::Signs;
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::paint::wires;
use crate::tui::text;
use crate::tui::theme::Ink;

/// Columns between a picture and its list.
const GAP: usize = 4;

/// Lays out a graph: picture and list if both fit, the picture alone if that fits and tells every arc, else the list with its nodes to
/// point at.
pub fn lay(graph: &Graph, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let list = entries(graph, sight);
    let gaps = || (1..=2 + scale).rev();
    // Edges have no heads, so several in one wire could not be told apart.
    let wired: Vec<Sheet> = if is_mutual(graph) {
        Vec::new()
    } else {
        (1..=scale).rev().map(|scale| wires::lay(graph, sight, scale)).collect()
    };
    let whole = wired.iter().map(|picture| listed(picture.clone(), &list, sight, room));
    if let Some(picture) = whole.chain(wired.iter().cloned()).find(|picture| room.holds(picture)) {
        return picture;
    }
    for gap in gaps() {
        let picture = listed(Plan::of(graph, sight, gap, scale).drawn(sight), &list, sight, room);
        if room.holds(&picture) {
            return picture;
        }
    }
    // Signs of ASCII need two lines to slope.
    let steep = gaps().filter(|gap| *gap > usize::from(sight.look.signs == Signs::Ascii));
    let plans = steep.map(|gap| Plan::of(graph, sight, gap, scale)).filter(Plan::is_clear);
    let mut bare = plans.map(|plan| plan.drawn(sight)).filter(|picture| room.holds(picture));
    bare.next().unwrap_or_else(|| lay_list(graph, sight, room))
}

/// A picture with the list of arcs beside it, or under it where there is no room.
fn listed(mut picture: Sheet, list: &[String], sight: &Sight, room: Room) -> Sheet {
    let longest = list.iter().map(|entry| usize::from(text::width(entry))).max().unwrap_or(0);
    let beside = picture.width + GAP;
    if beside + longest <= room.width && list.len() <= room.height {
        for (y, entry) in list.iter().enumerate() {
            picture.write(beside, y, entry.clone(), sight.style(Ink::Hint));
        }
    } else {
        lay_flow(&mut picture, list, sight, room.width);
    }
    picture
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
    /// The row of nodes it stands in, the topmost first.
    row: usize,
    /// How many things of its row stand before it.
    index: usize,
}

/// Columns of the value of a node: a sign, and as many digits as the last of the nodes needs.
fn value_width(graph: &Graph) -> usize {
    1 + graph.nodes.len().saturating_sub(1).to_string().len()
}

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
    vias: Vec<(usize, usize)>,
}

/// Where everything is drawn.
struct Plan<'g> {
    graph: &'g Graph,
    places: Vec<Place>,
    routes: Vec<Route>,
}

/// What stands in a row: a node, or an arc that passes by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Item {
    Node(usize),
    Via(usize),
}

impl<'g> Plan<'g> {
    fn of(graph: &'g Graph, sight: &Sight, gap: usize, scale: usize) -> Self {
        let rows = rows(graph);
        let mut routes = routes(graph);
        let mut row_of = vec![0; graph.nodes.len()];
        let mut share = vec![0.0; graph.nodes.len()];
        for (row, nodes) in rows.iter().enumerate() {
            for (i, &node) in nodes.iter().enumerate() {
                (row_of[node], share[node]) = (row, (i as f64 + 0.5) / nodes.len() as f64);
            }
        }
        let mut items: Vec<Vec<(f64, Item)>> =
            rows.iter().map(|nodes| nodes.iter().map(|&node| (share[node], Item::Node(node))).collect()).collect();
        for (i, route) in routes.iter().enumerate() {
            let (above, below) = route.ends(&row_of);
            let (top, bottom) = (row_of[above], row_of[below]);
            for (row, items) in items.iter_mut().enumerate().take(bottom).skip(top + 1) {
                let part = (row - top) as f64 / (bottom - top) as f64;
                items.push((share[above] + (share[below] - share[above]) * part, Item::Via(i)));
            }
        }
        let widths: Vec<usize> = (0..graph.nodes.len()).map(|node| node_width(graph, node, sight)).collect();
        let room = |item: &Item| match item {
            Item::Node(node) => widths[*node] + 1 + 2 * scale,
            Item::Via(_) => VIA,
        };
        let wide = |row: &Vec<(f64, Item)>| row.iter().map(|(_, item)| room(item)).sum::<usize>();
        let total = items.iter().map(wide).max().unwrap_or(0);
        let mut places: Vec<Option<Place>> = graph.nodes.iter().map(|_| None).collect();
        for (row, mut items) in items.into_iter().enumerate() {
            let (all, y) = (wide(&items), row * (gap + 1));
            items.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            let mut before = 0;
            for (index, (_, item)) in items.into_iter().enumerate() {
                let centre = total * (2 * before + room(&item)) / (2 * all);
                before += room(&item);
                match item {
                    Item::Via(route) => routes[route].vias.push((centre, y)),
                    Item::Node(node) => {
                        let name = usize::from(text::width(&sight.shown(&graph.nodes[node].mark))) + 2;
                        let left = centre.saturating_sub(widths[node] / 2);
                        let (end, middle) = (left + widths[node], left + name / 2);
                        places[node] = Some(Place { left, end, middle, y, row, index });
                    }
                }
            }
        }
        Plan { graph, places: places.into_iter().flatten().collect(), routes }
    }

    /// Whether every arc can be told from the others: none runs below the nodes of its own row.
    fn is_clear(&self) -> bool {
        let is_clear = |route: &Route| {
            let (a, b) = (&self.places[route.from], &self.places[route.to]);
            a.row != b.row || a.index.abs_diff(b.index) <= 1
        };
        self.routes.iter().all(is_clear)
    }

    fn drawn(&self, sight: &Sight) -> Sheet {
        let mut sheet = Sheet::default();
        let mut lines = Lines::new(sight.look.signs == Signs::Ascii);
        self.routes.iter().for_each(|route| self.lay_arc(&mut lines, route));
        lines.write(&mut sheet, sight, !is_mutual(self.graph));
        for route in self.routes.iter().filter(|route| route.count > 1) {
            self.lay_count(&mut sheet, route, sight);
        }
        for (i, place) in self.places.iter().enumerate() {
            lay_node(&mut sheet, self.graph, i, sight, (place.left, place.y));
        }
        sheet
    }

    /// The places between which an arc that changes rows runs straight, from its upper end down.
    fn points(&self, route: &Route) -> Vec<(usize, usize)> {
        let (above, below) = if self.places[route.from].y < self.places[route.to].y {
            (&self.places[route.from], &self.places[route.to])
        } else {
            (&self.places[route.to], &self.places[route.from])
        };
        let mut points = vec![(above.middle, above.y + 1)];
        for &(x, y) in &route.vias {
            points.extend([(x, y.saturating_sub(1)), (x, y + 1)]);
        }
        points.push((below.middle, below.y.saturating_sub(1)));
        points
    }

    fn lay_arc(&self, lines: &mut Lines, route: &Route) {
        let (a, b) = (&self.places[route.from], &self.places[route.to]);
        if a.row == b.row {
            return lay_level(lines, a, b, route.is_both);
        }
        let points = self.points(route);
        for (one, next) in points.iter().zip(&points[1..]) {
            lines.fall(*one, *next);
        }
        let is_down = a.row < b.row;
        let (top, bottom) = (points[0], points[points.len() - 1]);
        if is_down || route.is_both {
            lines.head(bottom, 'v');
        }
        if !is_down || route.is_both {
            lines.head(top, '^');
        }
    }

    /// Says how many arcs one line stands for, in the middle of it.
    fn lay_count(&self, sheet: &mut Sheet, route: &Route, sight: &Sight) {
        let says = format!("{}{}", sight.either("×", "x"), route.count);
        let (a, b) = (&self.places[route.from], &self.places[route.to]);
        let (x, y) = if a.row == b.row {
            (usize::midpoint(a.middle, b.middle), a.y + usize::from(a.index.abs_diff(b.index) > 1))
        } else {
            let points = self.points(route);
            (usize::midpoint(points[0].0, points[1].0), usize::midpoint(points[0].1, points[1].1))
        };
        sheet.write(x, y, says, sight.style(Ink::Key));
    }
}

impl Route {
    /// Its ends, the one in the upper row first.
    fn ends(&self, row_of: &[usize]) -> (usize, usize) {
        if row_of[self.from] <= row_of[self.to] { (self.from, self.to) } else { (self.to, self.from) }
    }
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
fn loops(graph: &Graph, node: usize) -> usize {
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

/// An arc between neighbours of one layer runs straight; past other nodes it runs below them.
fn lay_level(lines: &mut Lines, a: &Place, b: &Place, is_both: bool) {
    let (from, to) = if a.index + 1 == b.index {
        ((a.end, a.y), (b.left - 2, b.y))
    } else if b.index + 1 == a.index {
        ((a.left - 2, a.y), (b.end, b.y))
    } else {
        ((a.middle, a.y + 1), (b.middle, b.y + 1))
    };
    lines.level(from, to);
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
    for index in 0..graph.nodes.len() {
        let y = sheet.height;
        let end = lay_node(&mut sheet, graph, index, sight, (0, y));
        let Some(told) = neighbours(graph, index, sight) else { continue };
        let width = room.width.saturating_sub(end) as u16;
        for (line, part) in text::wrap(&told, width).into_iter().enumerate() {
            sheet.write(end, y + line, part, sight.style(Ink::Hint));
        }
    }
    sheet
}

#[cfg(test)]
mod tests;
