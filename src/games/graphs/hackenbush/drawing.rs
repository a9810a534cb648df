//! How a green picture is drawn and pointed at: the ground at the bottom, every edge owned by its upper end.

use crate::games::graphs::hackenbush::rules::Picture;
use crate::kit::layers::layers;
use crate::oracle::green::Edge;
use crate::scene::{Graph, Mark, Node, Shape, Spot};

/// Nodes drawn at most: those nearest the ground.
const DRAWN: usize = 60;

/// The part of a picture that is drawn, and where fingers point in it.
pub struct Drawing<'a> {
    picture: &'a Picture,
    /// The drawn nodes from the ground up.
    nodes: Vec<usize>,
    /// For every node its place among all, by distance from the ground; nothing for nodes that are gone.
    places: Vec<Option<usize>>,
    /// How many distinct edges each node owns.
    owned: Vec<usize>,
}

impl<'a> Drawing<'a> {
    /// Lays a picture out. Time and memory linear in it.
    pub fn of(picture: &'a Picture) -> Self {
        let mut near: Vec<Vec<usize>> = vec![Vec::new(); picture.nodes()];
        for &(a, b) in &picture.edges {
            near[a].push(b);
            near[b].push(a);
        }
        let mut places = vec![None; picture.nodes()];
        let mut nodes = vec![0];
        places[0] = Some(0);
        let mut next = 0;
        while let Some(&node) = nodes.get(next) {
            next += 1;
            for &to in &near[node] {
                if places[to].is_none() {
                    places[to] = Some(nodes.len());
                    nodes.push(to);
                }
            }
        }
        let mut drawing = Drawing { picture, nodes, places, owned: vec![0; picture.nodes()] };
        for edge in picture.distinct() {
            let (owner, _) = drawing.ends(edge);
            drawing.owned[owner] += 1;
        }
        drawing
    }

    /// How many nodes are not drawn.
    pub fn left_out(&self) -> usize {
        self.nodes.len().saturating_sub(DRAWN)
    }

    /// The spot of a node, if it is drawn.
    pub fn spot(&self, node: usize) -> Option<Spot> {
        self.places[node].filter(|place| *place < DRAWN).map(|place| Spot(place as u32))
    }

    /// The ends of an edge, the one farther from the ground first: it owns the edge.
    fn ends(&self, (a, b): Edge) -> (usize, usize) {
        if self.places[a] > self.places[b] { (a, b) } else { (b, a) }
    }

    /// The finger's way to an edge: the end that owns it, then, if that owns several, the other end.
    pub fn path(&self, edge: Edge) -> Vec<Spot> {
        let (owner, other) = self.ends(edge);
        match (self.spot(owner), self.spot(other)) {
            (Some(owner_spot), Some(_)) if self.owned[owner] == 1 => vec![owner_spot],
            (Some(owner_spot), Some(other_spot)) => vec![owner_spot, other_spot],
            _ => Vec::new(),
        }
    }

    /// The edges that can be pointed out.
    pub fn pointable(&self) -> Vec<Edge> {
        self.picture.distinct().into_iter().filter(|edge| !self.path(*edge).is_empty()).collect()
    }

    /// The picture, the ground at the bottom.
    pub fn shape(&self) -> Shape {
        let drawn = &self.nodes[..self.nodes.len().min(DRAWN)];
        let inside = |(a, b): &Edge| Some((self.spot(*a)?.0 as usize, self.spot(*b)?.0 as usize));
        let edges: Vec<Edge> = self.picture.edges.iter().filter_map(inside).collect();
        let mut upward = vec![Vec::new(); drawn.len()];
        for &(a, b) in edges.iter().filter(|(a, b)| a != b) {
            upward[a.min(b)].push(a.max(b));
        }
        let placed = layers(&upward);
        let top = placed.iter().map(|(layer, _)| *layer).max().unwrap_or(0);
        let node = |(place, (node, (layer, order))): (usize, (&usize, (usize, usize)))| Node {
            mark: Mark::at(self.picture.names[*node].to_string(), place as u32),
            layer: top - layer,
            order,
            tokens: Vec::new(),
        };
        let nodes = drawn.iter().zip(placed).enumerate().map(node).collect();
        Shape::Graph(Graph { nodes, arcs: edges.iter().flat_map(|&(a, b)| both_ways(a, b)).collect() })
    }
}

/// An edge as arcs both ways; a loop is one arc.
fn both_ways(a: usize, b: usize) -> Vec<(usize, usize)> {
    if a == b { vec![(a, a)] } else { vec![(a, b), (b, a)] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_is_pointed_out_by_its_upper_end_and_a_cycle_needs_both_ends() {
        let picture = Picture::of(&[(0, 1), (1, 2), (0, 2), (1, 1), (0, 7)]);
        let drawing = Drawing::of(&picture);
        assert_eq!(drawing.path((0, 3)), [Spot(3)], "7 owns one edge");
        assert_eq!(drawing.path((0, 1)), [Spot(1), Spot(0)]);
        assert_eq!(drawing.path((1, 1)), [Spot(1), Spot(1)]);
        assert_eq!(drawing.path((1, 2)), [Spot(2), Spot(1)]);
        assert_eq!(drawing.pointable().len(), 5);
    }
}
