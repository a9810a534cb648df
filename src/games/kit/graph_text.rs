//! Graphs as people write them: lists of arcs `u>v`, edges `u-v` and lone nodes, or DOT.

use crate::kit::dot;
use crate::kit::graph::Network;
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::say;

/// Reads `a>b,b-c,d` (edges are arcs both ways, `-` is nothing), or DOT, which has braces. Time and memory linear in the
/// text.
pub fn read_graph(text: &str) -> Result<Network, Fault> {
    let mut network = Network::default();
    if dot::is_dot(text) {
        dot::read(text, &mut network)?;
    } else if text.trim() != "-" {
        read_list(text, &mut network)?;
    }
    network.forget_copies();
    Ok(network)
}

fn read_list(text: &str, network: &mut Network) -> Result<(), Fault> {
    let mut r = Reader::new(Kind::BadParameter, text);
    loop {
        let mut from = read_node(&mut r, network)?;
        while let Some(arrow @ ('>' | '-')) = r.peek() {
            r.char();
            let to = read_node(&mut r, network)?;
            network.join(from, to, arrow == '-');
            from = to;
        }
        if !r.take(",") {
            return r.end().map_err(|fault| fault.expecting(say!("expect-arcs")));
        }
    }
}

fn read_node(r: &mut Reader, network: &mut Network) -> Result<usize, Fault> {
    match r.word() {
        "" => Err(r.wrong(say!("expect-node-name"))),
        name => Ok(network.node(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Network {
        read_graph(text).expect("a graph")
    }

    #[test]
    fn arcs_edges_and_lone_nodes_are_read() {
        let network = read(" a>b , b-c, d ,a>b");
        assert_eq!(network.targets(), [vec![1], vec![2], vec![1], vec![]]);
        assert_eq!(network.sources(), [0, 3]);
        assert_eq!(read("a>b>c"), read("a>b,b>c"));
        assert_eq!(read("-"), Network::default());
    }

    #[test]
    fn what_is_no_graph_is_refused_with_its_column() {
        for (text, column) in [("", 1), ("a>", 3), ("a>b,,c", 5), ("a>b c", 5), ("a b", 3), (">a", 1), ("--", 1)] {
            let fault = read_graph(text).expect_err(text);
            assert_eq!((fault.kind, fault.at), (Kind::BadParameter, Some(column)), "{text}");
        }
    }

    #[test]
    fn dot_and_arc_lists_make_the_same_graphs() {
        for (text, list) in [
            ("digraph { a -> b -> c; d }", "a>b,b>c,d"),
            (
                "strict digraph \"G\" {\n// no\n# no\nrankdir=LR; node [shape=circle, label=\"a -> ]\"]\na -> b [label=\"x\\\"y\"]}",
                "a>b",
            ),
            ("digraph g{a->{b c}->d/* x -> y */}", "a>b,a>c,b>d,c>d"),
            ("graph { a -- b }", "a-b"),
            ("digraph { subgraph s { x y } -> z; \"q\" -> z:p:n w = 1.5 u }", "x>z,y>z,q>z,u"),
            ("digraph {}", "-"),
        ] {
            let (read, wanted) = (read_graph(text).expect(text), read_graph(list).expect(list));
            let arcs = |network: &Network| -> Vec<(String, String)> {
                let arcs =
                    network.targets().iter().enumerate().flat_map(|(from, to)| to.iter().map(move |to| (from, *to)));
                let mut arcs: Vec<_> =
                    arcs.map(|(from, to)| (network.name(from).to_owned(), network.name(to).to_owned())).collect();
                arcs.sort();
                arcs
            };
            assert_eq!((read.size(), arcs(&read)), (wanted.size(), arcs(&wanted)), "{text}");
        }
    }

    #[test]
    fn broken_dot_is_refused_where_it_breaks() {
        for (text, column) in [
            ("digraph { a -> }", 17),
            ("digraph { a -> b", 17),
            ("digraph { a b } c", 17),
            ("grap { a }", 6),
            ("digraph { \"a b\" }", 14),
            ("digraph { a [x }", 17),
            ("digraph { é; ! }", 14),
            ("digraph { subgraph s a }", 22),
        ] {
            let fault = read_graph(text).expect_err(text);
            assert_eq!((fault.kind, fault.at), (Kind::BadParameter, Some(column)), "{text}");
        }
    }

    #[test]
    fn deep_nesting_and_huge_groups_do_no_harm() {
        let deep = format!("digraph {}a{}", "{".repeat(100_000), "}".repeat(100_000));
        assert_eq!(read_graph(&deep).expect("one node").size(), 1);
        let group: String = (0..3_000).fold(String::new(), |group, node| group + &format!("n{node} "));
        let fault = read_graph(&format!("digraph {{ {{{group}}} -> {{{group}}} }}")).expect_err("nine million arcs");
        assert_eq!(fault.kind, Kind::TooLarge);
    }
}
