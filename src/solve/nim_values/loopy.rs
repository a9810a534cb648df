//! Smith's labelling: the values of impartial games in which play may run in circles, and how they add up.

use std::collections::BTreeSet;

use crate::judge::control::{Control, Stop};

/// What a node of a graph with cycles is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// It adds to any sum like a Nim heap of this size.
    Finite(u64),
    /// It has no number; these are the numbers that one move can leave.
    Infinity(BTreeSet<u64>),
}

/// What several tokens are worth together.
///
/// Finite values add by xor. One infinity moves with the rest: a move that leaves `k` there leaves `k` xor the rest. Two
/// infinities are never settled together. Source: C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1
/// (1966), 51-81. Worked: infinity of {0, 2} and 2 and 1 is infinity of {3, 1}.
pub fn sum<'a>(labels: impl IntoIterator<Item = &'a Label>) -> Label {
    let (mut rest, mut infinity) = (0, None::<BTreeSet<u64>>);
    for label in labels {
        match label {
            Label::Finite(number) => rest ^= number,
            Label::Infinity(reached) if infinity.is_none() => infinity = Some(reached.clone()),
            Label::Infinity(_) => infinity = Some(BTreeSet::new()),
        }
    }
    match infinity {
        None => Label::Finite(rest),
        Some(reached) => Label::Infinity(reached.into_iter().map(|number| number ^ rest).collect()),
    }
}

/// The labels of all nodes. `targets[u]` are the nodes that arcs of `u` lead to, each once; `sources` the same backwards.
///
/// Stage by stage, `m` from 0: a node gets the label m when it can move to nodes of every smaller label and to none labelled
/// m, and each of its targets without a label can move on to a node labelled m, which undoes the move. What cannot move to a
/// node labelled m after stage m never gets a label. Time: nodes and arcs once a stage; there are at most as many stages as a
/// node has arcs, and one. Source: Smith (1966); A. S. Fraenkel and Y. Perl, Constructions in combinatorial games
/// with cycles (1975). Worked: a > b, b > a, b > c: c is 0; a is 0, for its only move leads to b, and b can move to c; b can
/// move to 0 only and is 1.
pub fn labels(targets: &[Vec<usize>], sources: &[Vec<usize>], control: &Control) -> Result<Vec<Label>, Stop> {
    let nodes = targets.len();
    let mut label: Vec<Option<u64>> = vec![None; nodes];
    // Nodes that had a target of every label so far and have none themselves.
    let mut hopeful: Vec<usize> = (0..nodes).collect();
    for m in 0.. {
        if hopeful.is_empty() {
            break;
        }
        control.tick(nodes as u64)?;
        let reaches = stage(m, targets, sources, &mut label, &hopeful);
        hopeful.retain(|node| label[*node].is_none() && reaches[*node]);
    }
    let infinity = |node: usize| Label::Infinity(targets[node].iter().filter_map(|to| label[*to]).collect());
    Ok((0..nodes).map(|node| label[node].map_or_else(|| infinity(node), Label::Finite)).collect())
}

/// Gives the label m wherever it belongs; which nodes can then move to a node labelled m.
fn stage(
    m: u64,
    targets: &[Vec<usize>],
    sources: &[Vec<usize>],
    label: &mut [Option<u64>],
    hopeful: &[usize],
) -> Vec<bool> {
    let mut reaches = vec![false; targets.len()];
    let mut is_hopeful = vec![false; targets.len()];
    for node in hopeful {
        is_hopeful[*node] = true;
    }
    // Targets without a label from which nobody can yet move on to m.
    let mut open: Vec<usize> =
        targets.iter().map(|to| to.iter().filter(|target| label[**target].is_none()).count()).collect();
    let mut ready: Vec<usize> = hopeful.iter().copied().filter(|node| open[*node] == 0).collect();
    while let Some(node) = ready.pop() {
        if reaches[node] || label[node].is_some() {
            continue;
        }
        label[node] = Some(m);
        for &source in &sources[node] {
            if std::mem::replace(&mut reaches[source], true) || label[source].is_some() {
                continue;
            }
            for &before in &sources[source] {
                open[before] -= 1;
                if open[before] == 0 && is_hopeful[before] {
                    ready.push(before);
                }
            }
        }
    }
    reaches
}

/// The arcs of a graph backwards.
pub fn sources(targets: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut sources = vec![Vec::new(); targets.len()];
    for (from, to) in targets.iter().enumerate() {
        for to in to {
            sources[*to].push(from);
        }
    }
    sources
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::Outcome;
    use crate::retrograde::reach::Below;
    use crate::retrograde::sweep::Start;
    use proptest::prelude::*;

    fn labelled(targets: &[Vec<usize>]) -> Vec<Label> {
        labels(targets, &sources(targets), &Control::new()).expect("nobody stops it")
    }

    #[test]
    fn the_worked_graph_has_numbers_although_it_has_a_circle() {
        let worked = [1, 0, 0].map(Label::Finite);
        assert_eq!(labelled(&[vec![1, 2], vec![0], vec![]]), worked);
        let circle = Label::Infinity(BTreeSet::new());
        assert_eq!(labelled(&[vec![1], vec![0]]), [circle.clone(), circle]);
        let one_way_out = labelled(&[vec![0, 1], vec![]]);
        assert_eq!(one_way_out, [Label::Infinity(BTreeSet::from([0])), Label::Finite(0)]);
    }

    #[test]
    fn one_infinity_moves_with_the_rest_and_two_are_never_settled() {
        let infinity = |of: &[u64]| Label::Infinity(of.iter().copied().collect());
        assert_eq!(sum(&[infinity(&[0, 2]), Label::Finite(2), Label::Finite(1)]), infinity(&[1, 3]));
        assert_eq!(sum(&[infinity(&[0]), Label::Finite(1), infinity(&[0])]), infinity(&[]));
        assert_eq!(sum(&[Label::Finite(5), Label::Finite(6)]), Label::Finite(3));
    }

    /// The plain referee: a token on the node beside a Nim heap, swept with all its positions.
    fn beside_heap(targets: &[Vec<usize>], node: usize, heap: usize) -> Outcome {
        let leads = |(node, heap): &(usize, usize)| {
            let pushed = targets[*node].iter().map(|to| (*to, *heap));
            let next: Vec<(usize, usize)> = pushed.chain((0..*heap).map(|left| (*node, left))).collect();
            if next.is_empty() { Err(Start::Lost) } else { Ok(next) }
        };
        let below = Below::of((node, heap), 100_000, &Control::new(), leads).expect("nobody stops it");
        below.expect("small").value(&(node, heap)).expect("its own top").outcome()
    }

    fn claimed(label: &Label, heap: u64) -> Outcome {
        match sum([label, &Label::Finite(heap)]) {
            Label::Finite(0) => Outcome::P,
            Label::Finite(_) => Outcome::N,
            Label::Infinity(reached) if reached.contains(&0) => Outcome::N,
            Label::Infinity(_) => Outcome::D,
        }
    }

    fn graphs() -> impl Strategy<Value = Vec<Vec<usize>>> {
        (1usize..9).prop_flat_map(|nodes| {
            let targets = prop::collection::btree_set(0..nodes, 0..4).prop_map(|set| set.into_iter().collect());
            prop::collection::vec(targets, nodes)
        })
    }

    proptest! {
        #[test]
        fn a_label_says_how_the_node_fares_beside_every_heap(targets in graphs()) {
            for (node, label) in labelled(&targets).iter().enumerate() {
                for heap in 0..5 {
                    prop_assert_eq!(claimed(label, heap as u64), beside_heap(&targets, node, heap), "{} {:?} {}", node, label, heap);
                }
            }
        }

        #[test]
        fn two_tokens_fare_as_their_labels_add_up(targets in graphs()) {
            let labels = labelled(&targets);
            for (one, other) in (0..targets.len()).flat_map(|one| (0..=one).map(move |other| (one, other))) {
                let leads = |&(a, b): &(usize, usize)| {
                    let next: Vec<(usize, usize)> =
                        targets[a].iter().map(|to| (*to, b)).chain(targets[b].iter().map(|to| (a, *to))).collect();
                    if next.is_empty() { Err(Start::Lost) } else { Ok(next) }
                };
                let below = Below::of((one, other), 100_000, &Control::new(), leads).expect("nobody stops it");
                let walked = below.expect("small").value(&(one, other)).expect("its own top").outcome();
                prop_assert_eq!(claimed(&sum([&labels[one], &labels[other]]), 0), walked);
            }
        }
    }
}
