//! Dismantling a graph corner by corner: one pursuer catches whoever flees on it exactly if a single node is left.

/// A corner that was taken away, and a node left behind from which everything is in reach that the corner reaches.
pub type Corner = (usize, usize);

/// The corners of a graph in the order in which they can be taken away, and the nodes left when there is none any more.
///
/// `near[u]` holds `u` and every node beside it, sorted; the graph is undirected. A node is a corner if another one left reaches
/// all that it reaches among the nodes left. The order does not change how many are left. Time: nodes cubed times
/// their neighbours at worst. Source: R. Nowakowski and P. Winkler, Vertex-to-vertex pursuit in a graph, Discrete
/// Mathematics 43 (1983), 235-239; A. Quilliot (1978). Worked: of the path a - b - c first a goes, within reach of b, then b,
/// within reach of c; the circle of four nodes has no corner.
pub fn dismantle(near: &[Vec<usize>]) -> (Vec<Corner>, Vec<usize>) {
    let mut is_left = vec![true; near.len()];
    let mut corners = Vec::new();
    // What a taken corner reached are the only nodes that can have become corners.
    let mut asked: Vec<usize> = (0..near.len()).rev().collect();
    while let Some(node) = asked.pop() {
        if !is_left[node] {
            continue;
        }
        if let Some(cover) = cover(near, &is_left, node) {
            is_left[node] = false;
            corners.push((node, cover));
            asked.extend(near[node].iter().rev().filter(|other| is_left[**other]));
        }
    }
    (corners, (0..near.len()).filter(|node| is_left[*node]).collect())
}

/// The first other node left that reaches all that this one reaches among the nodes left.
fn cover(near: &[Vec<usize>], is_left: &[bool], node: usize) -> Option<usize> {
    let reaches = |cover: usize| near[node].iter().all(|to| !is_left[*to] || near[cover].binary_search(to).is_ok());
    near[node].iter().copied().find(|&cover| cover != node && is_left[cover] && reaches(cover))
}

/// The node left that stands in for this one: corners give way to what covers them until a node left is met.
pub fn shadow(corners: &[Corner], node: usize) -> usize {
    corners.iter().fold(node, |node, (corner, cover)| if node == *corner { *cover } else { node })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(edges: &[(usize, usize)], nodes: usize) -> Vec<Vec<usize>> {
        let beside = |node: usize| {
            let mut near: Vec<usize> = edges
                .iter()
                .filter_map(|(a, b)| if *a == node { Some(*b) } else { (*b == node).then_some(*a) })
                .chain([node])
                .collect();
            near.sort_unstable();
            near
        };
        (0..nodes).map(beside).collect()
    }

    #[test]
    fn the_worked_path_is_taken_apart_and_the_circle_is_not() {
        let (corners, left) = dismantle(&near(&[(0, 1), (1, 2)], 3));
        assert_eq!((corners.clone(), left), (vec![(0, 1), (1, 2)], vec![2]));
        assert_eq!(shadow(&corners, 0), 2);
        let circle = near(&[(0, 1), (1, 2), (2, 3), (3, 0)], 4);
        assert_eq!(dismantle(&circle), (vec![], vec![0, 1, 2, 3]));
        let tail = near(&[(0, 1), (1, 2), (2, 3), (3, 0), (3, 4)], 5);
        assert_eq!(dismantle(&tail), (vec![(4, 3)], vec![0, 1, 2, 3]));
    }

    #[test]
    fn two_nodes_apart_are_both_left() {
        assert_eq!(dismantle(&near(&[], 2)), (vec![], vec![0, 1]));
    }
}
