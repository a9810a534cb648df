//! One token on a finite acyclic graph: nim-value, misère outcome and remoteness of every node, in one pass.

use crate::judge::value::Value;
use ground::num::Nat;

/// What every node is worth to the mover whose only token stands there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nodes {
    normal: Vec<Rank>,
    misere: Vec<Rank>,
}

/// A nim-value (in misère play 1 for won and 0 for lost) and the plies to the end: the winner hurries, the loser delays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Rank {
    nimber: u32,
    plies: u32,
}

impl Nodes {
    /// Works through the nodes in an order in which every target comes before what points to it.
    ///
    /// A nim-value is the mex of the targets' nim-values; remoteness is one more than the least of the lost targets, or
    /// than the greatest of all targets where none is lost. Misère play has no mex: a dead end is won. Time O(nodes +
    /// arcs), memory O(nodes). At most 2^32 nodes. Source: R. Sprague (1935), P. M. Grundy (1939); remoteness: H. Steinhaus
    /// (1925). Worked: a>b, a>c, b>c has values c 0, b mex{0} = 1, a mex{0, 1} = 2, and a wins at once by going to c.
    pub fn of(targets: &[Vec<usize>], order: &[usize]) -> Self {
        let blank = vec![Rank::default(); targets.len()];
        let mut nodes = Nodes { normal: blank.clone(), misere: blank };
        // seen[g] names the last node that had a target of value g, so that nothing needs to be wiped between nodes.
        let mut seen: Vec<usize> = Vec::new();
        for &node in order {
            let to = &targets[node];
            if seen.len() <= to.len() {
                seen.resize(to.len() + 1, usize::MAX);
            }
            for &target in to {
                if let Some(mark) = seen.get_mut(nodes.normal[target].nimber as usize) {
                    *mark = node;
                }
            }
            let mex = seen.iter().take_while(|mark| **mark == node).count();
            nodes.normal[node] = Rank { nimber: mex as u32, plies: plies(&nodes.normal, to) };
            let is_won = to.is_empty() || to.iter().any(|&target| nodes.misere[target].nimber == 0);
            nodes.misere[node] = Rank { nimber: u32::from(is_won), plies: plies(&nodes.misere, to) };
        }
        nodes
    }

    /// The nim-value of a node in normal play.
    pub fn nimber(&self, node: usize) -> Nat {
        Nat::from(self.normal[node].nimber)
    }

    /// The value of a node in normal play.
    pub fn normal(&self, node: usize) -> Value {
        let Rank { plies, .. } = self.normal[node];
        Value::Nimber { nimber: self.nimber(node), remoteness: Some(plies.into()) }
    }

    /// The value of a node in misère play.
    pub fn misere(&self, node: usize) -> Value {
        match self.misere[node] {
            Rank { nimber: 0, plies } => Value::Loss { remoteness: plies.into() },
            Rank { plies, .. } => Value::Win { remoteness: plies.into() },
        }
    }
}

fn plies(ranks: &[Rank], to: &[usize]) -> u32 {
    let lost = to.iter().filter(|target| ranks[**target].nimber == 0).map(|target| ranks[*target].plies).min();
    let slowest = || to.iter().map(|target| ranks[*target].plies).max();
    lost.or_else(slowest).map_or(0, |plies| plies + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_triangle() {
        let nodes = Nodes::of(&[vec![1, 2], vec![2], vec![]], &[2, 1, 0]);
        assert_eq!(nodes.normal, [(2, 1), (1, 1), (0, 0)].map(|(nimber, plies)| Rank { nimber, plies }));
        assert_eq!(nodes.misere(0), Value::Win { remoteness: 2 });
        assert_eq!(nodes.misere(1), Value::Loss { remoteness: 1 });
        assert_eq!(nodes.misere(2), Value::Win { remoteness: 0 });
    }
}
