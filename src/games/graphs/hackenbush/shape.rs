//! Small pictures up to the order of their branches: what the misère search remembers.

use crate::graphs::hackenbush::fusion::{Edge, branches, rooted};
use solve::misere::search::Below;

/// A picture as a row of numbers: each branch of a node that hangs on one edge is `STICK`, its own branches, `END`; any
/// other one is `KNOT`, the number of its edges, and their ends, numbered from the node as 0. Branches are sorted, so
/// pictures without knots have equal shapes exactly when they are the same up to the order of branches.
pub type Shape = Vec<u16>;

const END: u16 = 0;
const STICK: u16 = 1;
const KNOT: u16 = 2;

/// Edges a picture may have at most to be given a shape: all cuts of one are written down between two ticks.
pub const EDGES: usize = 100;

/// The shape of a picture whose ground is node 0. Time O(edges * (height + 1) * log edges).
pub fn shape(nodes: usize, edges: &[Edge]) -> Shape {
    let mut row = Vec::new();
    write(nodes, 0, &rooted(nodes, edges), &mut row);
    row
}

/// Shapes that the search remembers of one question at most.
pub const ROOM: usize = 200_000;

/// The misère game of cutting, as the search sees it.
pub struct Shapes;

impl Below for Shapes {
    type State = Shape;

    fn below(&self, state: &Shape) -> Vec<Shape> {
        options(state)
    }
}

/// What the cuts of a shape leave, each shape once.
fn options(shape: &Shape) -> Vec<Shape> {
    let (nodes, edges) = picture(shape);
    let cut = |i: usize| {
        let mut rest = edges.clone();
        rest.remove(i);
        self::shape(nodes, &rest)
    };
    let mut left: Vec<Shape> = (0..edges.len()).map(cut).collect();
    left.sort_unstable();
    left.dedup();
    left
}

/// The picture of a shape.
fn picture(shape: &Shape) -> (usize, Vec<Edge>) {
    let (mut nodes, mut edges, mut way) = (1, Vec::new(), vec![0]);
    let mut row = shape.iter().copied();
    while let Some(sign) = row.next() {
        let here = way.last().copied().unwrap_or(0);
        match sign {
            END => {
                way.pop();
            }
            STICK => {
                edges.push((here, nodes));
                way.push(nodes);
                nodes += 1;
            }
            _ => {
                let mut most = 0;
                let count = row.next().unwrap_or(0);
                for (a, b) in (0..count).map_while(|_| Some((row.next()?, row.next()?))) {
                    let number = |end: u16| if end == 0 { here } else { nodes + usize::from(end) - 1 };
                    edges.push((number(a), number(b)));
                    most = most.max(a).max(b);
                }
                nodes += usize::from(most);
            }
        }
    }
    (nodes, edges)
}

/// Writes the branches at a node, of which these are the edges.
fn write(nodes: usize, foot: usize, edges: &[Edge], row: &mut Shape) {
    let mut written: Vec<Shape> = branches(nodes, foot, edges).iter().map(|branch| code(nodes, foot, branch)).collect();
    written.sort_unstable();
    row.extend(written.into_iter().flatten());
}

fn code(nodes: usize, foot: usize, branch: &[Edge]) -> Shape {
    let mut at_foot = branch.iter().filter(|(a, b)| *a == foot || *b == foot);
    let mut row = Vec::new();
    match (at_foot.next(), at_foot.next()) {
        (Some(&(a, b)), None) if a != b => {
            let rest: Vec<Edge> = branch.iter().copied().filter(|edge| *edge != (a, b)).collect();
            row.push(STICK);
            write(nodes, if a == foot { b } else { a }, &rest, &mut row);
            row.push(END);
        }
        _ => {
            row.extend([KNOT, branch.len() as u16]);
            row.extend(numbered(nodes, foot, branch).iter().flat_map(|(a, b)| [*a as u16, *b as u16]));
        }
    }
    row
}

/// The edges with nodes numbered from the foot, breadth first, in order.
fn numbered(nodes: usize, foot: usize, edges: &[Edge]) -> Vec<Edge> {
    let mut order = vec![foot];
    let mut number = vec![usize::MAX; nodes];
    number[foot] = 0;
    let mut next = 0;
    while let Some(&node) = order.get(next) {
        next += 1;
        for &(a, b) in edges.iter().filter(|(a, b)| *a == node || *b == node) {
            let to = if a == node { b } else { a };
            if number[to] == usize::MAX {
                number[to] = order.len();
                order.push(to);
            }
        }
    }
    let ordered = |(a, b): &Edge| (number[*a].min(number[*b]), number[*a].max(number[*b]));
    let mut edges: Vec<Edge> = edges.iter().map(ordered).collect();
    edges.sort_unstable();
    edges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_in_another_order_have_the_same_shape() {
        let left = shape(5, &[(0, 1), (1, 2), (1, 3), (3, 4)]);
        let right = shape(5, &[(0, 4), (3, 4), (2, 3), (1, 4)]);
        assert_eq!(left, right);
        assert_eq!(left, [STICK, STICK, END, STICK, STICK, END, END, END]);
        assert_ne!(left, shape(5, &[(0, 1), (1, 2), (2, 3), (3, 4)]));
    }

    #[test]
    fn a_picture_of_a_shape_has_that_shape() {
        for edges in [
            &[(0, 0), (0, 1), (1, 2), (0, 2), (2, 3), (3, 3)][..],
            &[(0, 1), (1, 2), (1, 2), (2, 4), (4, 4)],
            &[(1, 2)],
        ] {
            let first = shape(5, edges);
            let (nodes, again) = picture(&first);
            assert_eq!(shape(nodes, &again), first, "{edges:?}");
        }
    }

    #[test]
    fn twins_leave_one_option() {
        assert_eq!(options(&shape(4, &[(0, 1), (0, 2), (0, 3)])).len(), 1);
        assert_eq!(options(&shape(2, &[(0, 1), (0, 1)])).len(), 1, "parallel edges are one move");
    }
}
