//! Arcs as wires: what leaves a node is one wire with a head at every node it enters, upright and level, past all other nodes.
//!
//! Rows of nodes with channels between them, after D. E. Hashimoto and J. Stevens, Wire routing by optimizing channel assignment (1971).
//! No two wires share an upright column of a channel, so that where they cross one simply passes over the other.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;

use crate::tui::paint::look::Signs;
use crate::tui::paint::nodes::{Route, VIA, lay_node, node_width, routes, rows};
use crate::tui::paint::sheet::Sheet;
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::Graph;

/// A line leaves its cell upwards.
pub const UP: u8 = 1;
/// It leaves it downwards.
pub const DOWN: u8 = 2;
/// It leaves it to the left.
pub const LEFT: u8 = 4;
/// It leaves it to the right.
pub const RIGHT: u8 = 8;

/// How far a port may give way to another wire.
const YIELD: usize = 8;

/// What leaves a node in one direction, or an edge that goes both ways.
struct Wire {
    source: usize,
    targets: Vec<(usize, usize)>,
    is_up: bool,
    is_both: bool,
}

/// Where a wire meets the edge of a channel.
struct End {
    wire: usize,
    x: usize,
    is_top: bool,
    has_head: bool,
    count: usize,
}

/// A node and the room it takes in its row.
#[derive(Clone, Copy, Default)]
struct Place {
    left: usize,
    middle: usize,
    name: usize,
}

/// What stands in a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Item {
    Node(usize),
    Via(usize),
}

/// A graph being wired.
struct Board<'g> {
    graph: &'g Graph,
    rows: Vec<Vec<usize>>,
    row_of: Vec<usize>,
    share: Vec<f64>,
    wires: Vec<Wire>,
    places: Vec<Place>,
    /// The wires that pass each row, and in which column.
    vias: Vec<Vec<(usize, usize)>>,
    /// Below each row: where wires end, and which wire has each column.
    channels: Vec<Vec<End>>,
    taken: Vec<BTreeMap<usize, usize>>,
}

/// Lays a graph out with all its arcs as wires, with so many lines to spare in every channel; at 0 nodes stand as near
/// as they may.
pub fn lay(graph: &Graph, sight: &Sight, scale: usize) -> Sheet {
    let mut board = Board::of(graph);
    board.place(sight, scale);
    for row in 0..board.rows.len() {
        board.port(row);
    }
    board.drawn(sight, scale.saturating_sub(1))
}

/// The nodes whose ways on are marked: where a token is taken up or pointed at, else the only one that bears tokens, else the
/// one pointed at.
pub fn leading(graph: &Graph, sight: &Sight) -> Vec<usize> {
    let nodes = || graph.nodes.iter().enumerate();
    let is_held = |state| matches!(state, State::Cursor | State::Chosen);
    let held: Vec<usize> = nodes()
        .filter(|(_, node)| node.tokens.iter().any(|token| is_held(sight.state(token))))
        .map(|(i, _)| i)
        .collect();
    let bearing: Vec<usize> = nodes().filter(|(_, node)| !node.tokens.is_empty()).map(|(i, _)| i).collect();
    match (&held[..], &bearing[..]) {
        ([], [one]) => vec![*one],
        ([], _) => nodes().filter(|(_, node)| is_held(sight.state(&node.mark))).map(|(i, _)| i).collect(),
        _ => held,
    }
}

impl<'g> Board<'g> {
    fn of(graph: &'g Graph) -> Self {
        let rows = rows(graph);
        let (mut row_of, mut share) = (vec![0; graph.nodes.len()], vec![0.0; graph.nodes.len()]);
        for (row, nodes) in rows.iter().enumerate() {
            for (i, &node) in nodes.iter().enumerate() {
                (row_of[node], share[node]) = (row, (i as f64 + 0.5) / nodes.len() as f64);
            }
        }
        let mut wires: Vec<Wire> = Vec::new();
        for Route { from, to, is_both, count, .. } in routes(graph) {
            let is_up = row_of[to] < row_of[from];
            let alike = |wire: &&mut Wire| wire.source == from && wire.is_up == is_up && !wire.is_both && !is_both;
            match wires.iter_mut().find(alike) {
                Some(wire) => wire.targets.push((to, count)),
                None => wires.push(Wire { source: from, targets: vec![(to, count)], is_up, is_both }),
            }
        }
        let count = rows.len();
        Board {
            graph,
            rows,
            row_of,
            share,
            wires,
            places: vec![Place::default(); graph.nodes.len()],
            vias: vec![Vec::new(); count],
            channels: (0..count).map(|_| Vec::new()).collect(),
            taken: vec![BTreeMap::new(); count],
        }
    }

    /// Whether a wire passes a row on its way.
    fn passes(&self, wire: &Wire, row: usize) -> bool {
        let (source, rows) = (self.row_of[wire.source], wire.targets.iter().map(|(to, _)| self.row_of[*to]));
        if wire.is_up {
            row < source && rows.min().is_some_and(|last| last < row)
        } else {
            row > source && rows.max().is_some_and(|last| last > row)
        }
    }

    /// How many wires end at a border of a node: above it, or below.
    fn ports(&self, node: usize, is_above: bool) -> usize {
        let row = self.row_of[node];
        let leaves = |wire: &&Wire| wire.source == node && wire.is_up == is_above;
        let enters = |wire: &&Wire| {
            let from_above = self.row_of[wire.source] < row;
            wire.source != node && from_above == is_above && wire.targets.iter().any(|(to, _)| *to == node)
        };
        self.wires.iter().filter(leaves).count() + self.wires.iter().filter(enters).count()
    }

    /// Spreads nodes, and the wires that pass, over their rows.
    fn place(&mut self, sight: &Sight, scale: usize) {
        let mut rows: Vec<Vec<(f64, Item, usize)>> = Vec::new();
        for (row, nodes) in self.rows.iter().enumerate() {
            let node =
                |&node: &usize| (self.share[node], Item::Node(node), self.room(node, sight).0 + (2 * scale).max(1));
            let mut items: Vec<(f64, Item, usize)> = nodes.iter().map(node).collect();
            let passing = self.wires.iter().enumerate().filter(|(_, wire)| self.passes(wire, row));
            items.extend(passing.map(|(i, wire)| (self.drift(wire, row), Item::Via(i), VIA + 1)));
            items.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            rows.push(items);
        }
        let wide = |row: &Vec<(f64, Item, usize)>| row.iter().map(|item| item.2).sum::<usize>();
        let total = rows.iter().map(wide).max().unwrap_or(0);
        for (row, items) in rows.iter().enumerate() {
            let (all, mut before) = (wide(items), 0);
            for (_, item, room) in items {
                let start = (total * (2 * before + room) / (2 * all)).saturating_sub(room / 2);
                before += room;
                match *item {
                    Item::Via(wire) => self.vias[row].push((wire, start + 1)),
                    Item::Node(node) => {
                        let (_, inset, name) = self.room(node, sight);
                        let left = start + inset;
                        self.places[node] = Place { left, middle: left + name / 2, name };
                    }
                }
            }
        }
    }

    /// Columns a node takes, those before its label, and those of its name.
    fn room(&self, node: usize, sight: &Sight) -> (usize, usize, usize) {
        let name = usize::from(text::width(&sight.shown(&self.graph.nodes[node].mark))) + 2;
        let reach = self.ports(node, true).max(self.ports(node, false)).saturating_sub(1);
        let inset = reach.saturating_sub(name / 2);
        (inset + node_width(self.graph, node, sight).max(name / 2 + reach + 1), inset, name)
    }

    /// Where in a row a wire passes best: on the straight way to what it still has to enter.
    fn drift(&self, wire: &Wire, row: usize) -> f64 {
        let is_ahead = |to: &usize| if wire.is_up { self.row_of[*to] < row } else { self.row_of[*to] > row };
        let ahead: Vec<usize> = wire.targets.iter().map(|(to, _)| *to).filter(is_ahead).collect();
        let mean = |value: &dyn Fn(usize) -> f64| ahead.iter().map(|to| value(*to)).sum::<f64>() / ahead.len() as f64;
        let (from, start) = (self.row_of[wire.source] as f64, self.share[wire.source]);
        let part = (row as f64 - from) / (mean(&|to| self.row_of[to] as f64) - from);
        start + (mean(&|to| self.share[to]) - start) * part
    }

    /// Gives every wire that passes, enters or leaves a row its columns.
    fn port(&mut self, row: usize) {
        for k in 0..self.vias[row].len() {
            let (wire, wished) = self.vias[row][k];
            let x = self.free(&[row.wrapping_sub(1), row], wire, wished);
            self.vias[row][k].1 = x;
            self.end(row.wrapping_sub(1), End { wire, x, is_top: false, has_head: false, count: 1 });
            self.end(row, End { wire, x, is_top: true, has_head: false, count: 1 });
        }
        for node in self.rows[row].clone() {
            self.border(node, true);
            self.border(node, false);
        }
    }

    /// Gives the wires that end at the upper or lower border of a node their columns.
    fn border(&mut self, node: usize, is_above: bool) {
        let (row, place) = (self.row_of[node], self.places[node]);
        let channel = if is_above { row.wrapping_sub(1) } else { row };
        let mut ends: Vec<(f64, usize, bool, usize)> = Vec::new();
        for (i, wire) in self.wires.iter().enumerate() {
            let far = |node: usize| self.places[node].middle as f64;
            if wire.source == node && wire.is_up == is_above {
                let mean = wire.targets.iter().map(|(to, _)| far(*to)).sum::<f64>() / wire.targets.len() as f64;
                ends.push((mean, i, wire.is_both, 1));
            } else if (self.row_of[wire.source] < row) == is_above {
                let before = self.column(channel, i).map_or(far(wire.source), |x| x as f64);
                let entered = wire.targets.iter().filter(|(to, _)| *to == node && wire.source != node);
                ends.extend(entered.map(|(_, count)| (before, i, true, *count)));
            }
        }
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        let start = (place.middle + 1).saturating_sub(ends.len());
        for (k, (_, wire, has_head, count)) in ends.iter().copied().enumerate() {
            let straight = self.column(channel, wire).filter(|x| (place.left..place.left + place.name).contains(x));
            let wished = straight.filter(|_| is_above && ends.len() == 1).unwrap_or(start + 2 * k);
            let x = self.free(&[channel], wire, wished);
            self.end(channel, End { wire, x, is_top: !is_above, has_head, count });
        }
    }

    /// The column in which a wire enters a channel from above.
    fn column(&self, channel: usize, wire: usize) -> Option<usize> {
        let ends = self.channels.get(channel)?;
        ends.iter().find(|end| end.wire == wire && end.is_top).map(|end| end.x)
    }

    fn end(&mut self, channel: usize, end: End) {
        if channel < self.channels.len() {
            self.taken[channel].insert(end.x, end.wire);
            self.channels[channel].push(end);
        }
    }

    /// The column nearest to the one wished for that no other wire has in these channels.
    fn free(&self, channels: &[usize], wire: usize, wished: usize) -> usize {
        let is_free = |x: &usize| {
            let others = channels.iter().filter_map(|channel| self.taken.get(*channel));
            others.filter_map(|taken| taken.get(x)).all(|other| *other == wire)
        };
        let near = (0..=YIELD).flat_map(|far| [Some(wished + far), wished.checked_sub(far)]);
        near.flatten().find(is_free).unwrap_or(wished)
    }

    /// The line of each wire in a channel, from 0, and how many lines that makes; wires apart from each other share one.
    fn tracks(&self, channel: usize) -> (BTreeMap<usize, usize>, usize) {
        let mut spans: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
        for end in &self.channels[channel] {
            let span = spans.entry(end.wire).or_insert((end.x, end.x));
            *span = (span.0.min(end.x), span.1.max(end.x));
        }
        let mut order: Vec<(usize, usize, usize)> =
            spans.into_iter().filter(|(_, span)| span.0 < span.1).map(|(wire, span)| (span.0, span.1, wire)).collect();
        order.sort_unstable();
        let (mut last, mut tracks): (Vec<usize>, BTreeMap<usize, usize>) = Default::default();
        for (left, right, wire) in order {
            let line = last.iter().position(|end| end + 1 < left).unwrap_or_else(|| {
                last.push(0);
                last.len() - 1
            });
            last[line] = right;
            tracks.insert(wire, line);
        }
        (tracks, last.len())
    }

    fn drawn(&self, sight: &Sight, spare: usize) -> Sheet {
        let mut lines = Wired::default();
        let (mut y, mut tops) = (0, Vec::new());
        for row in 0..self.rows.len() {
            tops.push(y);
            for &(wire, x) in &self.vias[row] {
                lines.add((x, y), wire, UP | DOWN);
            }
            y = self.draw_channel(&mut lines, row, y + 1, spare);
        }
        let leading: FxHashSet<usize> = leading(self.graph, sight).into_iter().collect();
        let is_strong = |wire: usize| {
            let wire = &self.wires[wire];
            leading.contains(&wire.source) || wire.is_both && leading.contains(&wire.targets[0].0)
        };
        let mut sheet = Sheet::default();
        lines.write(&mut sheet, sight, &is_strong);
        for (i, place) in self.places.iter().enumerate() {
            lay_node(&mut sheet, self.graph, i, sight, (place.left, tops[self.row_of[i]]));
        }
        sheet
    }

    /// Draws the wires below a row from this line on, and gives back the line of the next row.
    fn draw_channel(&self, lines: &mut Wired, row: usize, top: usize, spare: usize) -> usize {
        let ends = &self.channels[row];
        let (tracks, count) = self.tracks(row);
        let has_rise = ends.iter().any(|end| end.is_top && end.has_head);
        let is_last = row + 1 == self.rows.len();
        let first = top + usize::from(has_rise);
        let below = if is_last { first + count } else { (first + count + 1 + spare).max(top + 2) };
        for end in ends {
            let line = tracks.get(&end.wire).map(|track| first + track);
            let (from, to) = match (line, end.is_top) {
                (Some(line), true) => (top, line),
                (Some(line), false) => (line + 1, below),
                (None, _) => (top, below),
            };
            (from..to).for_each(|y| lines.add((end.x, y), end.wire, UP | DOWN));
            if let Some(line) = line {
                lines.add((end.x, line), end.wire, if end.is_top { UP } else { DOWN });
            }
            if end.has_head {
                let y = if end.is_top { top } else { below - 1 };
                lines.heads.insert((end.x, y), (end.wire, end.is_top, end.count));
            }
        }
        for (wire, track) in tracks {
            let columns = || ends.iter().filter(|end| end.wire == wire).map(|end| end.x);
            let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
            for x in left..right {
                lines.add((x, first + track), wire, RIGHT);
                lines.add((x + 1, first + track), wire, LEFT);
            }
        }
        below
    }
}

/// Lines cell by cell, each with the wire it belongs to and the sides it leaves the cell by.
#[derive(Default)]
pub struct Wired {
    cells: BTreeMap<(usize, usize), Vec<(usize, u8)>>,
    heads: BTreeMap<(usize, usize), (usize, bool, usize)>,
}

impl Wired {
    /// Adds the sides by which a wire leaves a cell.
    pub fn add(&mut self, at: (usize, usize), wire: usize, sides: u8) {
        let cell = self.cells.entry(at).or_default();
        match cell.iter_mut().find(|(other, _)| *other == wire) {
            Some((_, all)) => *all |= sides,
            None => cell.push((wire, sides)),
        }
    }

    /// Writes all of it: where two wires cross the strong one is seen, else the upright one.
    pub fn write(&self, sheet: &mut Sheet, sight: &Sight, is_strong: &dyn Fn(usize) -> bool) {
        let style = |is_strong| sight.style(if is_strong { Ink::Key } else { Ink::Border });
        for (at, wires) in &self.cells {
            let above = wires.iter().max_by_key(|(wire, sides)| (is_strong(*wire), sides & (UP | DOWN)));
            let Some((wire, sides)) = above else { continue };
            let is_strong = is_strong(*wire);
            sheet.write(at.0, at.1, sign(*sides, is_strong, sight.look.signs).to_string(), style(is_strong));
        }
        for (at, (wire, is_up, count)) in &self.heads {
            let sign = if *is_up { sight.either("▴", "^") } else { sight.either("▾", "v") };
            let end = sheet.write(at.0, at.1, sign, style(is_strong(*wire)));
            if *count > 1 {
                sheet.write(end, at.1, format!("{}{count}", sight.either("×", "x")), sight.style(Ink::Key));
            }
        }
    }
}

/// The sign of a line that leaves its cell by these sides.
fn sign(sides: u8, is_strong: bool, signs: Signs) -> char {
    const FINE: [char; 16] = [' ', '│', '│', '│', '─', '╯', '╮', '┤', '─', '╰', '╭', '├', '─', '┴', '┬', '┼'];
    const HEAVY: [char; 16] = [' ', '┃', '┃', '┃', '━', '┛', '┓', '┫', '━', '┗', '┏', '┣', '━', '┻', '┳', '╋'];
    let (is_upright, is_level) = (sides & (UP | DOWN) != 0, sides & (LEFT | RIGHT) != 0);
    match (signs, is_strong) {
        (Signs::Unicode, false) => FINE[usize::from(sides)],
        (Signs::Unicode, true) => HEAVY[usize::from(sides)],
        (Signs::Ascii, _) => match (is_upright, is_level, is_strong) {
            (true, true, false) => '+',
            (true, false, false) => '|',
            (false, _, false) => '-',
            (true, _, true) => '#',
            (false, _, true) => '=',
        },
        (Signs::Braille, _) => {
            let dots = if is_strong { [0x1b, 0xe4, 0x36, 0x36] } else { [0x03, 0x46, 0x02, 0x12] };
            let all = dots.iter().enumerate().filter(|(side, _)| sides & 1 << side != 0);
            char::from_u32(0x2800 + all.fold(0, |sum, (_, dots)| sum | dots)).unwrap_or(' ')
        }
    }
}

#[cfg(test)]
mod tests;
