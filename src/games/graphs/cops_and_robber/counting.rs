//! Counting alone keeps a robber free: it has more ways to go than all cops together can reach.

use solve::judge::control::{Control, Stop};
use solve::nim_values::loopy::sources;

/// The fewest other nodes to go to from a node, and the most of them that one cop elsewhere reaches in one step.
pub struct Counted {
    /// The fewest ways to go.
    pub least: usize,
    /// The most of them that one cop reaches.
    pub most: usize,
}

/// The counts of a graph where they keep the robber free of so many cops. `None`: they decide nothing.
///
/// `near[u]` is where a piece can go from `u`, itself included. Time: ways to go, times those into where they lead. Source:
/// M. Aigner and M. Fromme, A game of cops and robbers, Discrete Applied Mathematics 8 (1984), 1-12. Worked: a circle of five
/// has two ways from each node and a cop reaches one of them, so one cop never catches.
pub fn counted(near: &[Vec<usize>], cops: usize, control: &Control) -> Result<Option<Counted>, Stop> {
    let least = near.iter().map(|near| near.len() - 1).min().unwrap_or(0);
    let sources = sources(near);
    let mut reached = vec![0usize; near.len()];
    let mut most = 0;
    for (robber, ways) in near.iter().enumerate() {
        let cops_of = |way: &usize| sources[*way].iter().copied().filter(|cop| *cop != robber).collect::<Vec<usize>>();
        let met: Vec<usize> = ways.iter().filter(|way| **way != robber).flat_map(cops_of).collect();
        control.tick(met.len() as u64)?;
        for cop in &met {
            reached[*cop] += 1;
            most = most.max(reached[*cop]);
        }
        if cops * most >= least {
            return Ok(None);
        }
        for cop in met {
            reached[cop] = 0;
        }
    }
    Ok((cops * most < least).then_some(Counted { least, most }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circle(nodes: usize) -> Vec<Vec<usize>> {
        (0..nodes).map(|node| vec![(node + nodes - 1) % nodes, node, (node + 1) % nodes]).collect()
    }

    #[test]
    fn a_circle_of_five_is_free_of_one_cop_by_counting_and_one_of_four_is_not() {
        let found = |nodes: usize, cops: usize| {
            let counted = counted(&circle(nodes), cops, &Control::new()).expect("nobody stops it");
            counted.map(|counted| (counted.least, counted.most))
        };
        assert_eq!([found(5, 1), found(4, 1), found(5, 2)], [Some((2, 1)), None, None]);
    }
}
