//! Where the nodes of a graph are drawn: layers by longest ways, and in each layer an order with few crossings.

use std::collections::VecDeque;

/// The layer of each node, 0 on top, and its place in the layer, 0 leftmost.
///
/// `targets[u]` are the nodes that arcs of `u` lead to. An arc runs downwards unless it closes a cycle. A node's layer is the
/// length of the longest way to it, or of the shortest where that makes too many layers. Its place follows the mean place of its
/// neighbours (barycentre sweeps). Time: nodes and arcs together, times log nodes.
///
/// Source: K. Sugiyama, S. Tagawa, M. Toda, IEEE Trans. SMC 11 (1981), 109-125. Worked: a>b, a>c, b>c needs three layers, for the
/// longest way to c has two arcs.
pub fn layers(targets: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let down = downward(targets);
    let mut up: Vec<Vec<usize>> = vec![Vec::new(); targets.len()];
    for (from, to) in down.arcs.iter().copied() {
        up[to].push(from);
    }
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); targets.len()];
    for (from, to) in down.arcs.iter().copied() {
        below[from].push(to);
    }
    let layer = ranks(targets, &down, &up);
    let count = rows(&layer);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); count];
    (0..targets.len()).for_each(|node| rows[layer[node]].push(node));
    let mut place = vec![0; targets.len()];
    for row in &rows {
        number(row, &mut place);
    }
    for _ in 0..SWEEPS {
        for row in &mut rows {
            arrange(row, &up, &mut place);
        }
        for row in rows.iter_mut().rev() {
            arrange(row, &below, &mut place);
        }
    }
    layer.into_iter().zip(place).collect()
}

/// The layer of each node: by the longest way to it, or by the shortest.
fn ranks(targets: &[Vec<usize>], down: &Downward, up: &[Vec<usize>]) -> Vec<usize> {
    let mut far = vec![0; targets.len()];
    for &node in &down.order {
        far[node] = up[node].iter().map(|from| far[*from] + 1).max().unwrap_or(0);
    }
    if rows(&far) <= TALL {
        return far;
    }
    let near = near(targets);
    if rows(&near) < rows(&far) { near } else { far }
}

fn rows(layer: &[usize]) -> usize {
    layer.iter().max().map_or(0, |last| last + 1)
}

/// Layers from which on nodes stand by the shortest way to them: no window holds a tower.
const TALL: usize = 6;

/// The length of the shortest way to each node from one that no arc enters; what circles alone begins at its first node.
fn near(targets: &[Vec<usize>]) -> Vec<usize> {
    let is_root = |node: &usize| !targets.iter().flatten().any(|to| to == node);
    let mut layer: Vec<Option<usize>> = vec![None; targets.len()];
    let mut queue: VecDeque<usize> = (0..targets.len()).filter(is_root).collect();
    for &root in &queue {
        layer[root] = Some(0);
    }
    for start in 0..targets.len() {
        while let Some(node) = queue.pop_front() {
            for &to in &targets[node] {
                if layer[to].is_none() {
                    layer[to] = layer[node].map(|above| above + 1);
                    queue.push_back(to);
                }
            }
        }
        if layer[start].is_none() {
            layer[start] = Some(0);
            queue.push_back(start);
        }
    }
    layer.into_iter().map(Option::unwrap_or_default).collect()
}

/// Sweeps down and up.
const SWEEPS: usize = 4;

/// The arcs that run downwards, and the nodes in an order that all of them follow.
struct Downward {
    order: Vec<usize>,
    arcs: Vec<(usize, usize)>,
}

fn downward(targets: &[Vec<usize>]) -> Downward {
    let mut order = Vec::with_capacity(targets.len());
    let mut is_met = vec![false; targets.len()];
    for root in roots_first(targets) {
        let mut way: Vec<(usize, usize)> = Vec::new();
        if !std::mem::replace(&mut is_met[root], true) {
            way.push((root, 0));
        }
        while let Some((node, followed)) = way.last_mut() {
            let node = *node;
            if let Some(&to) = targets[node].get(*followed) {
                *followed += 1;
                if !std::mem::replace(&mut is_met[to], true) {
                    way.push((to, 0));
                }
            } else {
                order.push(node);
                way.pop();
            }
        }
    }
    order.reverse();
    let mut rank = vec![0; targets.len()];
    number(&order, &mut rank);
    let arcs = targets.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |&to| (from, to)));
    Downward { arcs: arcs.filter(|(from, to)| rank[*from] < rank[*to]).collect(), order }
}

/// Nodes without arcs to them first, so that cycles are entered where the graph enters them.
fn roots_first(targets: &[Vec<usize>]) -> Vec<usize> {
    let mut is_target = vec![false; targets.len()];
    targets.iter().flatten().for_each(|&to| is_target[to] = true);
    let mut roots: Vec<usize> = (0..targets.len()).collect();
    roots.sort_by_key(|root| is_target[*root]);
    roots
}

fn number(row: &[usize], place: &mut [usize]) {
    row.iter().enumerate().for_each(|(i, node)| place[*node] = i);
}

/// Orders a layer by the mean place of the neighbours; a node without any stays where it is.
fn arrange(row: &mut [usize], neighbours: &[Vec<usize>], place: &mut [usize]) {
    let mean = |node: usize| {
        let near = &neighbours[node];
        let sum: usize = near.iter().map(|other| place[*other]).sum();
        if near.is_empty() { place[node] as f64 } else { sum as f64 / near.len() as f64 }
    };
    let mut wanted: Vec<(f64, usize)> = row.iter().map(|&node| (mean(node), node)).collect();
    wanted.sort_by(|a, b| a.0.total_cmp(&b.0));
    row.iter_mut().zip(wanted).for_each(|(slot, (_, node))| *slot = node);
    number(row, place);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arcs_run_downwards_and_places_are_a_numbering() {
        let placed = layers(&[vec![1, 2], vec![2], vec![], vec![2]]);
        assert_eq!(placed.iter().map(|(layer, _)| *layer).collect::<Vec<_>>(), [0, 1, 2, 0]);
        let mut top = [placed[0].1, placed[3].1];
        top.sort_unstable();
        assert_eq!(top, [0, 1]);
    }

    #[test]
    fn a_tower_is_folded_by_the_shortest_ways() {
        let chain = |last: usize| -> Vec<Vec<usize>> {
            (0..=last).map(|node| if node == last { vec![] } else { vec![node + 1, last] }).collect()
        };
        let rows = |placed: Vec<(usize, usize)>| placed.iter().map(|(layer, _)| *layer).max();
        assert_eq!(rows(layers(&chain(5))), Some(5), "six layers stay");
        let mut star = chain(7);
        star[0].extend(2..7);
        assert_eq!(rows(layers(&star)), Some(1));
    }

    #[test]
    fn crossed_pairs_are_uncrossed() {
        let placed = layers(&[vec![3], vec![2], vec![], vec![]]);
        assert_eq!(placed[0].1 < placed[1].1, placed[3].1 < placed[2].1);
    }

    #[test]
    fn a_cycle_is_cut_where_it_closes() {
        let placed = layers(&[vec![1], vec![2], vec![0]]);
        assert_eq!(placed, [(0, 0), (1, 0), (2, 0)]);
    }
}
