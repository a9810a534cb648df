//! How a green picture is drawn and pointed at: the ground at the bottom, points as high as they are edges away from it.
//!
//! Everything stands where it stood in the picture the game began with, so that nothing moves when something is cut.

use crate::graphs::hackenbush::fusion::Edge;
use crate::graphs::hackenbush::rules::Picture;
use ground::scene::figure::{End, Figure, Line, Point};
use ground::scene::{Ground, Mark, Shape, Spot};

/// Nodes drawn at most: those nearest the ground.
const DRAWN: usize = 60;

/// Columns from one thing to the next: room for brackets around a line.
const GAP: usize = 3;

/// Columns of a loop with its stem.
const LOOP: usize = 4;

/// The part of a picture that is drawn, and where fingers point in it.
pub struct Drawing<'a> {
    picture: &'a Picture,
    /// The nodes of the first picture from the ground up, the ground first.
    nodes: Vec<usize>,
    /// For every node its place in `nodes`.
    places: Vec<Option<usize>>,
    /// Edges between every node and the ground, the fewest.
    heights: Vec<usize>,
    /// Whom a node was first reached from.
    below: Vec<usize>,
}

impl<'a> Drawing<'a> {
    /// Finds the nodes of a picture. Time and memory linear in the picture the game began with.
    pub fn of(picture: &'a Picture) -> Self {
        let mut near: Vec<Vec<usize>> = vec![Vec::new(); picture.nodes()];
        for &(a, b) in picture.root() {
            near[a].push(b);
            near[b].push(a);
        }
        let mut places = vec![None; picture.nodes()];
        let (mut heights, mut below) = (vec![0; picture.nodes()], vec![0; picture.nodes()]);
        let mut nodes = vec![0];
        places[0] = Some(0);
        let mut next = 0;
        while let Some(&node) = nodes.get(next) {
            next += 1;
            for &to in &near[node] {
                if places[to].is_none() {
                    (places[to], heights[to], below[to]) = (Some(nodes.len()), heights[node] + 1, node);
                    nodes.push(to);
                }
            }
        }
        Drawing { picture, nodes, places, heights, below }
    }

    /// How many nodes that still stand are not drawn.
    pub fn left_out(&self) -> usize {
        let mut hidden: Vec<usize> =
            self.picture.edges.iter().flat_map(|(a, b)| [*a, *b]).filter(|node| !self.is_drawn(*node)).collect();
        hidden.sort_unstable();
        hidden.dedup();
        hidden.len()
    }

    fn is_drawn(&self, node: usize) -> bool {
        self.places[node].is_some_and(|place| place < DRAWN)
    }

    /// The spot of an edge, if it is drawn: its place in the first picture. Of parallel edges one is pointed at for all.
    pub fn spot(&self, edge: Edge) -> Option<Spot> {
        let place = self.picture.root().iter().position(|other| *other == edge)?;
        (self.is_drawn(edge.0) && self.is_drawn(edge.1)).then_some(Spot(place as u32))
    }

    /// The finger's way to an edge: the edge itself.
    pub fn path(&self, edge: Edge) -> Vec<Spot> {
        self.spot(edge).into_iter().collect()
    }

    /// The edges that can be pointed out.
    pub fn pointable(&self) -> Vec<Edge> {
        self.picture.distinct().into_iter().filter(|edge| self.spot(*edge).is_some()).collect()
    }

    /// The picture, the ground at the bottom.
    pub fn shape(&self) -> Shape {
        let drawn = &self.nodes[..self.nodes.len().min(DRAWN)];
        let edges: Vec<Edge> =
            self.picture.root().iter().copied().filter(|(a, b)| self.is_drawn(*a) && self.is_drawn(*b)).collect();
        let (columns, end) = self.columns(drawn, &edges);
        let point = |node: &usize| Point {
            name: self.picture.names[*node].to_string(),
            at: (columns[self.places[*node].unwrap_or(0)], self.heights[*node]),
        };
        let mut standing = self.picture.edges.clone();
        let mut feet = end;
        let mut lines: Vec<Line<Mark>> = Vec::new();
        let mut met: Vec<Edge> = Vec::new();
        for &(a, b) in &edges {
            let copies = met.iter().filter(|other| **other == (a, b)).count();
            let stands = standing.iter().position(|other| *other == (a, b)).map(|place| standing.swap_remove(place));
            let place = |node: usize| self.places[node].unwrap_or(0);
            let ends = match (a, b) {
                (0, 0) => {
                    feet += LOOP;
                    (End::Ground(feet - LOOP), End::Ground(feet - LOOP))
                }
                (0, b) => (End::Ground(columns[place(b)] + GAP * copies), End::Point(place(b) - 1)),
                (a, b) => (End::Point(place(a) - 1), End::Point(place(b) - 1)),
            };
            let text = self.picture.write((a, b));
            let mark = Mark::still(text.clone()).called(text);
            let mark = match stands {
                Some(_) => Mark { spot: self.spot((a, b)).filter(|_| copies == 0), ..mark },
                None => mark.on(Ground::Gone),
            };
            met.push((a, b));
            lines.push(Line { ends, mark });
        }
        let points = drawn.iter().skip(1).map(point).collect();
        Shape::Figure(Figure { points, lines, width: feet.max(1) })
    }

    /// The column of each drawn node, and the first column behind all: a node stands over the middle of what it carries.
    fn columns(&self, drawn: &[usize], edges: &[Edge]) -> (Vec<usize>, usize) {
        let place = |node: usize| self.places[node].unwrap_or(0);
        // Before a node its name, behind it its loops; parallel edges bend to both sides.
        let name = |node: usize| self.picture.names[node].to_string().len();
        let mut widths: Vec<usize> = drawn.iter().map(|node| name(*node) + 1 + GAP).collect();
        let mut met: Vec<Edge> = Vec::new();
        for &(a, b) in edges.iter().filter(|(a, b)| (*a, *b) != (0, 0)) {
            if a == b {
                widths[place(a)] += LOOP;
            } else if met.contains(&(a, b)) {
                widths[place(a).max(place(b))] += 2 * GAP;
            }
            met.push((a, b));
        }
        let mut carried = vec![0; drawn.len()];
        for (i, node) in drawn.iter().enumerate().skip(1).rev() {
            let all = widths[i].max(carried[i]);
            widths[i] = all;
            carried[place(self.below[*node])] += all;
        }
        let mut columns = vec![0; drawn.len()];
        let mut lefts = vec![0; drawn.len()];
        let mut used = vec![0; drawn.len()];
        for (i, &node) in drawn.iter().enumerate().skip(1) {
            let below = place(self.below[node]);
            // What is narrower than what carries it stands in the middle.
            let inset = if below == 0 { 0 } else { widths[below].saturating_sub(carried[below]) / 2 };
            lefts[i] = lefts[below] + inset + used[below];
            used[below] += widths[i];
            let loops = edges.iter().filter(|edge| **edge == (node, node)).count() * LOOP;
            let own = name(node) + 1 + GAP + loops;
            columns[i] = lefts[i] + name(node) + widths[i].saturating_sub(own) / 2;
        }
        (columns, used[0])
    }
}

/// The spots of these edges, each once.
pub fn spots(drawing: &Drawing, edges: &[Edge]) -> Vec<Spot> {
    let mut spots: Vec<Spot> = edges.iter().filter_map(|edge| drawing.spot(*edge)).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edge_is_pointed_at_by_itself_and_keeps_its_spot() {
        let picture = Picture::of(&[(0, 1), (1, 2), (0, 2), (1, 1), (0, 7), (0, 7)]);
        let drawing = Drawing::of(&picture);
        assert_eq!(drawing.path((0, 3)), [Spot(4)], "of two edges to 7 the first is pointed at");
        assert_eq!(drawing.path((1, 1)), [Spot(3)]);
        assert_eq!(drawing.pointable().len(), 5);
        let cut = picture.without((0, 1));
        let after = Drawing::of(&cut);
        assert_eq!((after.path((1, 1)), after.path((1, 2))), (vec![Spot(3)], vec![Spot(1)]));
        let (Shape::Figure(before), Shape::Figure(after)) = (drawing.shape(), after.shape()) else {
            unreachable!("pictures are figures")
        };
        assert_eq!(before.points, after.points, "nothing moves");
        let gone = |figure: &Figure<Mark>| figure.lines.iter().filter(|line| line.is_gone()).count();
        assert_eq!((gone(&before), gone(&after)), (0, 1));
    }
}
