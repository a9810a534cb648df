//! Pairing neighbours: maximum matchings of a graph whose nodes fall into two colours, neighbours never of one colour.

/// A maximum matching: the partner of each node, if it has one.
///
/// `neighbours` lists each node's; `colour` tells the two kinds apart, and no node has a neighbour of its own kind. Grown by augmenting paths
/// from every node of the first kind that `is_wanted` names, then nothing can be added; time O(nodes times edges). Source: C. Berge (1957).
/// Worked: of a path of three nodes the middle one is matched to an end, and the other end is left over.
pub fn matching(neighbours: &[Vec<usize>], colour: &[bool], is_wanted: impl Fn(usize) -> bool) -> Vec<Option<usize>> {
    let mut partner = vec![None; neighbours.len()];
    for node in (0..neighbours.len()).filter(|node| colour[*node] && is_wanted(*node)) {
        augment(neighbours, node, &mut partner, &mut vec![false; neighbours.len()], &is_wanted);
    }
    partner
}

/// Finds a partner for a node, if need be by giving others new ones.
fn augment(
    neighbours: &[Vec<usize>],
    node: usize,
    partner: &mut [Option<usize>],
    seen: &mut [bool],
    is_wanted: &impl Fn(usize) -> bool,
) -> bool {
    for &other in neighbours[node].iter().filter(|other| is_wanted(**other)) {
        if std::mem::replace(&mut seen[other], true) {
            continue;
        }
        let is_free = match partner[other] {
            None => true,
            Some(holder) => augment(neighbours, holder, partner, seen, is_wanted),
        };
        if is_free {
            (partner[node], partner[other]) = (Some(other), Some(node));
            return true;
        }
    }
    false
}

/// A maximum matching that leaves `node` out, if there is one that is as large as the largest.
///
/// Whoever must move a token from `node` to unvisited neighbours loses exactly then: the opponent always goes on to the partner of where
/// the token was moved to. Otherwise the mover goes to the node's own partner and does the same. Source: A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected
/// edge geography, Theoretical Computer Science 112 (1993), 371-381.
/// Worked: on a path of two nodes, a - b, no matching of one pair leaves a out: the mover at a wins by going to b.
pub fn matching_without(neighbours: &[Vec<usize>], colour: &[bool], node: usize) -> Option<Vec<Option<usize>>> {
    let without = matching(neighbours, colour, |other| other != node);
    let size = |partner: &[Option<usize>]| partner.iter().flatten().count();
    let most = size(&matching(neighbours, colour, |_| true));
    (size(&without) == most).then_some(without)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Whether the mover of a token loses, by trying everything.
    fn is_lost(neighbours: &[Vec<usize>], visited: &mut Vec<bool>, node: usize) -> bool {
        visited[node] = true;
        let free: Vec<usize> = neighbours[node].iter().copied().filter(|next| !visited[*next]).collect();
        let lost = !free.into_iter().any(|next| is_lost(neighbours, visited, next));
        visited[node] = false;
        lost
    }

    proptest! {
        #[test]
        fn the_token_is_lost_exactly_where_a_largest_matching_leaves_its_node_out(edges in prop::collection::vec((0..5usize, 5..10usize), 0..14)) {
            let mut neighbours = vec![Vec::new(); 10];
            for (a, b) in edges {
                if !neighbours[a].contains(&b) {
                    neighbours[a].push(b);
                    neighbours[b].push(a);
                }
            }
            let colour: Vec<bool> = (0..10).map(|node| node < 5).collect();
            for node in 0..10 {
                let without = matching_without(&neighbours, &colour, node);
                prop_assert_eq!(without.is_some(), is_lost(&neighbours, &mut vec![false; 10], node), "{} in {:?}", node, neighbours);
                let told = without.unwrap_or_else(|| matching(&neighbours, &colour, |_| true));
                for (a, b) in told.iter().enumerate().filter_map(|(a, b)| Some((a, (*b)?))) {
                    prop_assert!(neighbours[a].contains(&b) && told[b] == Some(a));
                }
            }
        }
    }
}
