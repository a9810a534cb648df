//! Graphs: nodes in layers with their arcs drawn between, and the list of arcs beside, which is always exact. Arcs that go one way are
//! wires wherever there is room for them, edges that go both ways straight lines.

use crate::tui::paint::lines::Lines;
use crate::tui::paint::look::Signs;
use crate::tui::paint::nodes::{Route, VIA, is_mutual, lay_node, node_width, routes, rows};
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::Sight;
use crate::tui::paint::wires;
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::Graph;

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
        (0..=scale).rev().map(|scale| wires::lay(graph, sight, scale)).collect()
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
