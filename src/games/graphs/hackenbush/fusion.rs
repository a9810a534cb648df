//! Green pictures rooted in the ground: what is 2-edge-connected fuses, branches grow into stalks, stalks add by xor.

use solve::judge::control::{Control, Stop};

/// An edge between two nodes, perhaps the same one.
pub type Edge = (usize, usize);

/// A picture with its cycles fused: a tree of blocks, each with its nim-value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fused {
    /// The block of each node; `NOWHERE` for a node that no way leads to.
    pub block_of: Vec<usize>,
    /// The blocks, every one behind the block it stands on; the first holds the ground.
    pub blocks: Vec<Block>,
    /// The block on top of each edge that is a bridge; `NOWHERE` for an edge inside a block.
    pub above: Vec<usize>,
}

/// A node that no way leads to, or an edge with no block on top.
pub const NOWHERE: usize = usize::MAX;

/// Nodes that no single cut can part, fused into one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The bridge it stands on and the block below that; none for the ground.
    pub stem: Option<(usize, usize)>,
    /// How many edges were fused into loops.
    pub loops: usize,
    /// Its nim-value without the bridge below it.
    pub value: u64,
}

impl Block {
    /// What it adds to the block below: one more than its value, for the bridge. The ground adds nothing.
    pub fn stalk(&self) -> u64 {
        self.stem.map_or(0, |_| self.value + 1)
    }
}

impl Fused {
    /// Fuses a picture whose ground is node 0.
    ///
    /// Fusion principle: nodes of a cycle may be fused, so each 2-edge-connected block becomes a node with all its edges as
    /// loops, worth 1 each. Colon principle: branches at a node may be replaced by one stalk as long as the nim-sum of
    /// theirs. Time and memory O(nodes + edges), by an explicit stack. Source: E. R. Berlekamp, J. H. Conway, R. K. Guy,
    /// Winning Ways, chapter 7; bridges: R. E. Tarjan, Information Processing Letters 2 (1974), 160-161. Worked: a
    /// triangle on a stalk of 1 fuses into three loops, 1 xor 1 xor 1 = 1, and with the stalk is worth 2.
    pub fn of(nodes: usize, edges: &[Edge], control: &Control) -> Result<Self, Stop> {
        control.tick(edges.len() as u64 / 64 + 1)?;
        let walk = Walk::of(nodes, edges);
        let low = walk.low_points(edges);
        let mut fused = Fused { block_of: vec![NOWHERE; nodes], blocks: Vec::new(), above: vec![NOWHERE; edges.len()] };
        for &node in &walk.order {
            let stem = walk.from[node].map(|edge| (edge, fused.block_of[other(edges[edge], node)]));
            fused.block_of[node] = match stem {
                Some((_, below)) if low[node] < walk.rank[node] => below,
                _ => {
                    if let Some((edge, _)) = stem {
                        fused.above[edge] = fused.blocks.len();
                    }
                    fused.blocks.push(Block { stem, loops: 0, value: 0 });
                    fused.blocks.len() - 1
                }
            };
        }
        for (edge, (a, _)) in edges.iter().enumerate() {
            if fused.above[edge] == NOWHERE && fused.block_of[*a] != NOWHERE {
                fused.blocks[fused.block_of[*a]].loops += 1;
            }
        }
        fused.add_up();
        Ok(fused)
    }

    fn add_up(&mut self) {
        for b in (0..self.blocks.len()).rev() {
            self.blocks[b].value ^= self.blocks[b].loops as u64 % 2;
            if let Some((_, below)) = self.blocks[b].stem {
                self.blocks[below].value ^= self.blocks[b].stalk();
            }
        }
    }

    /// The nim-value of the whole picture.
    pub fn value(&self) -> u64 {
        self.blocks.first().map_or(0, |ground| ground.value)
    }

    /// The value each block must be brought to so that the whole becomes `wanted`; none where nothing in it can do that.
    fn wanted(&self, wanted: u64) -> Vec<Option<u64>> {
        let mut all: Vec<Option<u64>> = Vec::with_capacity(self.blocks.len());
        for block in &self.blocks {
            all.push(match block.stem {
                None => Some(wanted),
                Some((_, below)) => {
                    self.stalk_wanted(&all, below, block.stalk()).and_then(|stalk| stalk.checked_sub(1))
                }
            });
        }
        all
    }

    /// How long a stalk of this length on block `below` would have to be; 0 means that it must go.
    fn stalk_wanted(&self, wanted: &[Option<u64>], below: usize, stalk: u64) -> Option<u64> {
        Some(wanted[below]? ^ self.blocks[below].value ^ stalk)
    }
}

/// Every edge whose cut leaves a picture of nim-value `wanted`, in the order of the edges; parallel edges all count.
///
/// A bridge is decided by the values along its way to the ground. Inside a block each cut is tried on the block alone, with
/// its branches as weights. Time O(edges + the squares of the blocks' sizes). Source: the principles of [`Fused::of`].
/// Worked: of the stalk 0-1, 1-2 (value 2) the edge 0-1 leaves 0 and the edge 1-2 leaves 1.
pub fn cuts(nodes: usize, edges: &[Edge], wanted: u64, control: &Control) -> Result<Vec<usize>, Stop> {
    let fused = Fused::of(nodes, edges, control)?;
    let of_blocks = fused.wanted(wanted);
    let mut inside: Vec<Vec<usize>> = vec![Vec::new(); fused.blocks.len()];
    let mut cuts = Vec::new();
    for (edge, &(a, _)) in edges.iter().enumerate() {
        let above = fused.above[edge];
        if above == NOWHERE {
            if fused.block_of[a] != NOWHERE {
                inside[fused.block_of[a]].push(edge);
            }
        } else if let Some((_, below)) = fused.blocks[above].stem
            && fused.stalk_wanted(&of_blocks, below, fused.blocks[above].stalk()) == Some(0)
        {
            cuts.push(edge);
        }
    }
    let foot = feet(edges, &fused);
    let weight = weights(nodes, edges, &fused);
    for (block, inner) in inside.into_iter().enumerate() {
        if let Some(wanted) = of_blocks[block] {
            Inside::of(edges, foot[block], inner, &weight).cuts(wanted, control, &mut cuts)?;
        }
    }
    cuts.sort_unstable();
    Ok(cuts)
}

/// The node by which each block is tied to the ground.
fn feet(edges: &[Edge], fused: &Fused) -> Vec<usize> {
    let foot = |(b, block): (usize, &Block)| match block.stem {
        None => 0,
        Some((edge, _)) if fused.block_of[edges[edge].0] == b => edges[edge].0,
        Some((edge, _)) => edges[edge].1,
    };
    fused.blocks.iter().enumerate().map(foot).collect()
}

/// The nim-sum of the stalks that stand on each node.
fn weights(nodes: usize, edges: &[Edge], fused: &Fused) -> Vec<u64> {
    let mut weight = vec![0; nodes];
    for (b, block) in fused.blocks.iter().enumerate() {
        if let Some((edge, _)) = block.stem {
            let (x, y) = edges[edge];
            weight[if fused.block_of[x] == b { y } else { x }] ^= block.stalk();
        }
    }
    weight
}

/// One block by itself, its nodes numbered anew from the foot, what stands on them as weights.
struct Inside {
    names: Vec<usize>,
    edges: Vec<Edge>,
    weight: Vec<u64>,
}

impl Inside {
    fn of(edges: &[Edge], foot: usize, names: Vec<usize>, weight: &[u64]) -> Self {
        let mut nodes: Vec<usize> = names.iter().flat_map(|edge| [edges[*edge].0, edges[*edge].1]).collect();
        nodes.sort_unstable();
        nodes.dedup();
        let start = nodes.binary_search(&foot).unwrap_or(0);
        // The foot changes places with the first node, so that it becomes node 0.
        let number = |node: usize| match nodes.binary_search(&node).unwrap_or(0) {
            i if i == start => 0,
            0 => start,
            i => i,
        };
        let own = names.iter().map(|edge| (number(edges[*edge].0), number(edges[*edge].1))).collect();
        let mut own_weight = vec![0; nodes.len()];
        for &node in &nodes {
            own_weight[number(node)] = weight[node];
        }
        Inside { names, edges: own, weight: own_weight }
    }

    fn cuts(&self, wanted: u64, control: &Control, cuts: &mut Vec<usize>) -> Result<(), Stop> {
        let mut rest = self.edges.clone();
        for (i, name) in self.names.iter().enumerate() {
            let cut = rest.swap_remove(i);
            if self.value(&rest, control)? == wanted {
                cuts.push(*name);
            }
            rest.push(cut);
            let last = rest.len() - 1;
            rest.swap(i, last);
        }
        Ok(())
    }

    fn value(&self, edges: &[Edge], control: &Control) -> Result<u64, Stop> {
        let mut fused = Fused::of(self.weight.len(), edges, control)?;
        fused.blocks.iter_mut().for_each(|block| block.value = 0);
        for (node, weight) in self.weight.iter().enumerate() {
            if fused.block_of[node] != NOWHERE {
                fused.blocks[fused.block_of[node]].value ^= weight;
            }
        }
        fused.add_up();
        Ok(fused.value())
    }
}

/// A walk in depth from node 0: the order of the nodes, and the edge each was reached by.
struct Walk {
    order: Vec<usize>,
    rank: Vec<usize>,
    from: Vec<Option<usize>>,
}

impl Walk {
    fn of(nodes: usize, edges: &[Edge]) -> Self {
        let near = Near::of(nodes, edges);
        let mut walk = Walk { order: Vec::with_capacity(nodes), rank: vec![NOWHERE; nodes], from: vec![None; nodes] };
        let mut next = near.start.clone();
        let mut way = Vec::new();
        if nodes > 0 {
            walk.enter(0, None, &mut way);
        }
        while let Some(&node) = way.last() {
            if next[node] == near.start[node + 1] {
                way.pop();
                continue;
            }
            let edge = near.edges[next[node]];
            next[node] += 1;
            let to = other(edges[edge], node);
            if walk.rank[to] == NOWHERE {
                walk.enter(to, Some(edge), &mut way);
            }
        }
        walk
    }

    fn enter(&mut self, node: usize, by: Option<usize>, way: &mut Vec<usize>) {
        self.rank[node] = self.order.len();
        self.order.push(node);
        self.from[node] = by;
        way.push(node);
    }

    /// The least rank that the part of the walk begun at each node touches by an edge that is not its way in.
    fn low_points(&self, edges: &[Edge]) -> Vec<usize> {
        let mut low = self.rank.clone();
        for (edge, &(a, b)) in edges.iter().enumerate() {
            if self.from[a] != Some(edge) {
                low[a] = low[a].min(self.rank[b]);
            }
            if self.from[b] != Some(edge) {
                low[b] = low[b].min(self.rank[a]);
            }
        }
        for &node in self.order.iter().rev() {
            if let Some(edge) = self.from[node] {
                let parent = other(edges[edge], node);
                low[parent] = low[parent].min(low[node]);
            }
        }
        low
    }
}

/// The edges at each node, in one row.
struct Near {
    start: Vec<usize>,
    edges: Vec<usize>,
}

impl Near {
    fn of(nodes: usize, edges: &[Edge]) -> Self {
        let mut start = vec![0; nodes + 1];
        for &(a, b) in edges {
            start[a + 1] += 1;
            start[b + 1] += usize::from(a != b);
        }
        for node in 0..nodes {
            start[node + 1] += start[node];
        }
        let mut free = start.clone();
        let mut row = vec![0; start[nodes]];
        for (edge, &(a, b)) in edges.iter().enumerate() {
            row[free[a]] = edge;
            free[a] += 1;
            if a != b {
                row[free[b]] = edge;
                free[b] += 1;
            }
        }
        Near { start, edges: row }
    }
}

fn other((a, b): Edge, node: usize) -> usize {
    if a == node { b } else { a }
}

/// The edges that still hang together with node 0, in their order. Time and memory O(nodes + edges).
pub fn rooted(nodes: usize, edges: &[Edge]) -> Vec<Edge> {
    let walk = Walk::of(nodes, edges);
    edges.iter().copied().filter(|(a, _)| walk.rank[*a] != NOWHERE).collect()
}

/// The edges of a node's picture in groups that hang together without the node, in the order of their first edges; every
/// loop at the node is one by itself. Time O(nodes + edges * log nodes).
pub fn branches(nodes: usize, foot: usize, edges: &[Edge]) -> Vec<Vec<Edge>> {
    let mut group: Vec<usize> = (0..nodes).collect();
    for &(a, b) in edges.iter().filter(|(a, b)| *a != foot && *b != foot) {
        let (a, b) = (find(&mut group, a), find(&mut group, b));
        group[a] = b;
    }
    let mut branches: Vec<Vec<Edge>> = Vec::new();
    let mut of_group = vec![NOWHERE; nodes];
    for &(a, b) in edges {
        let root = find(&mut group, if a == foot { b } else { a });
        if root == foot || of_group[root] == NOWHERE {
            of_group[root] = branches.len();
            branches.push(Vec::new());
        }
        branches[of_group[root]].push((a, b));
    }
    branches
}

fn find(group: &mut [usize], mut node: usize) -> usize {
    while group[node] != node {
        group[node] = group[group[node]];
        node = group[node];
    }
    node
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rustc_hash::FxHashMap;

    use super::*;

    fn value(nodes: usize, edges: &[Edge]) -> u64 {
        Fused::of(nodes, edges, &Control::new()).expect("nobody stops it").value()
    }

    /// The plain referee: mex over every cut, no principle used.
    fn mex(edges: &[Edge], known: &mut FxHashMap<Vec<Edge>, u64>) -> u64 {
        let edges = rooted(8, edges);
        if let Some(value) = known.get(&edges) {
            return *value;
        }
        let left: Vec<u64> = (0..edges.len())
            .map(|cut| {
                let mut rest = edges.clone();
                rest.remove(cut);
                mex(&rest, known)
            })
            .collect();
        let value = (0..=left.len() as u64).find(|value| !left.contains(value)).expect("a number is missing");
        known.insert(edges, value);
        value
    }

    #[test]
    fn the_worked_pictures() {
        assert_eq!(value(4, &[(0, 1), (1, 2), (2, 3), (3, 1)]), 2);
        assert_eq!(value(3, &[(0, 1), (1, 2), (0, 2)]), 1);
        assert_eq!(value(4, &[(0, 1), (1, 2), (2, 3), (0, 3)]), 0);
        assert_eq!(value(1, &[(0, 0), (0, 0), (0, 0)]), 1);
        assert_eq!(value(3, &[(1, 2), (1, 1)]), 0, "what floats is nothing");
        assert_eq!(cuts(3, &[(0, 1), (1, 2)], 0, &Control::new()), Ok(vec![0]));
        assert_eq!(cuts(3, &[(0, 1), (1, 2)], 1, &Control::new()), Ok(vec![1]));
    }

    #[test]
    fn a_chain_and_a_ring_of_many_edges_are_no_trouble() {
        let chain: Vec<Edge> = (0..100_000).map(|node| (node, node + 1)).collect();
        assert_eq!(value(100_001, &chain), 100_000);
        assert_eq!(cuts(100_001, &chain, 777, &Control::new()), Ok(vec![777]));
        let ring: Vec<Edge> = (0..99_999).map(|node| (node, (node + 1) % 99_999)).collect();
        assert_eq!(value(99_999, &ring), 1);
    }

    proptest! {
        #[test]
        fn principles_agree_with_mex(edges in prop::collection::vec((0..6usize, 0..6usize), 0..9), wanted in 0..5u64) {
            let edges = rooted(6, &edges);
            let mut known = FxHashMap::default();
            prop_assert_eq!(value(6, &edges), mex(&edges, &mut known));
            let left = |cut: &usize| {
                let mut rest = edges.clone();
                rest.remove(*cut);
                mex(&rest, &mut known.clone())
            };
            let plain: Vec<usize> = (0..edges.len()).filter(|cut| left(cut) == wanted).collect();
            prop_assert_eq!(cuts(6, &edges, wanted, &Control::new()), Ok(plain));
        }

        #[test]
        fn cuts_of_larger_pictures_are_those_that_trying_every_edge_finds(
            edges in prop::collection::vec((0..14usize, 0..14usize), 0..26),
            wanted in 0..6u64,
        ) {
            let edges = rooted(14, &edges);
            let left = |cut: &usize| {
                let mut rest = edges.clone();
                rest.remove(*cut);
                value(14, &rest)
            };
            let tried: Vec<usize> = (0..edges.len()).filter(|cut| left(cut) == wanted).collect();
            prop_assert_eq!(cuts(14, &edges, wanted, &Control::new()), Ok(tried));
        }
    }
}
