//! Tokens on the nodes of a graph: how they are written, moved, drawn and pointed at.

use rustc_hash::FxHashMap;

use crate::kit::graph::Network;
use crate::kit::layers::layers;
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::rules::{Illegal, Moves};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Graph, Mark, Node, Shape, Spot};

/// A move: which token, from 0, and the node it goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The token.
    pub token: usize,
    /// Where it goes.
    pub to: usize,
}

impl Network {
    /// Every push of one token along an arc, token by token.
    pub fn steps(&self, tokens: &[usize]) -> Moves<'_, Step> {
        let total: usize = tokens.iter().map(|token| self.targets()[*token].len()).sum();
        let tokens = tokens.to_vec();
        let list = tokens
            .into_iter()
            .enumerate()
            .flat_map(|(token, node)| self.targets()[node].iter().map(move |&to| Step { token, to }));
        Moves::counted(Nat::from(total), list)
    }

    /// Whether the move follows an arc.
    pub fn has_arc(&self, tokens: &[usize], Step { token, to }: Step) -> Result<(), Illegal> {
        let from = tokens[token];
        if self.targets()[from].contains(&to) {
            return Ok(());
        }
        Err(Illegal(say!("no-such-arc", from = self.name(from), to = self.name(to))))
    }

    /// How a player says the move.
    pub fn tell(&self, tokens: &[usize], Step { token, to }: Step) -> Say {
        let (from, to) = (self.name(tokens[token]), self.name(to));
        if tokens.len() == 1 {
            say!("pushes-the-token", from = from, to = to)
        } else {
            say!("pushes-token", token = token + 1, from = from, to = to)
        }
    }

    /// Reads tokens `a,b`, or `-` for none.
    pub fn read_tokens(&self, text: &str) -> Result<Vec<usize>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let mut tokens = Vec::new();
        if !r.take("-") {
            tokens.push(self.read_known(&mut r)?);
            while r.take(",") {
                tokens.push(self.read_known(&mut r)?);
            }
        }
        r.end()?;
        Ok(tokens)
    }

    /// Writes tokens `a,b`, or `-` for none.
    pub fn write_tokens(&self, tokens: &[usize]) -> String {
        if tokens.is_empty() {
            return "-".into();
        }
        tokens.iter().map(|token| self.name(*token)).collect::<Vec<_>>().join(",")
    }

    /// Writes a move `2:c->d`.
    pub fn write_step(&self, tokens: &[usize], Step { token, to }: Step) -> String {
        format!("{}:{}->{}", token + 1, self.name(tokens[token]), self.name(to))
    }

    /// Reads a move `2:c->d`; a lone token need not be named. What stands before the arrow must be there.
    pub fn read_step(&self, tokens: &[usize], text: &str) -> Result<Step, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let token = read_token_number(&mut r, tokens.len())?;
        let column = r.column();
        let told = self.read_known(&mut r)?;
        let Some(&from) = tokens.get(token) else {
            return Err(Fault::new(Kind::IllegalMove, say!("no-token")).at(column));
        };
        if from != told {
            let says = say!("token-is-not-on", token = token + 1, node = self.name(from), told = self.name(told));
            return Err(Fault::new(Kind::IllegalMove, says).at(column));
        }
        r.expect("->")?;
        let to = self.read_known(&mut r)?;
        r.end()?;
        Ok(Step { token, to })
    }
}

fn read_token_number(r: &mut Reader, tokens: usize) -> Result<usize, Fault> {
    let mut ahead = r.clone();
    let is_named = !ahead.word().is_empty() && ahead.take(":");
    if !is_named && tokens <= 1 {
        return Ok(0);
    }
    let number =
        r.within(1, tokens.max(1)).map_err(|fault| fault.expecting(say!("expect-token-number", tokens = tokens)))?;
    r.expect(":")?;
    Ok(number - 1)
}

/// Nodes drawn at most. Of a larger graph only the neighbourhood is drawn: nodes with tokens, then those an arc away.
const DRAWN: usize = 60;

/// The part of a graph that is drawn, and where fingers point in it.
pub struct Stage {
    /// The drawn nodes.
    nodes: Vec<usize>,
    /// The place of each in `nodes`, which is its spot.
    places: FxHashMap<usize, usize>,
}

impl Stage {
    /// The part to be drawn with tokens on these nodes.
    pub fn of(network: &Network, tokens: &[usize]) -> Self {
        let mut stage = Stage { nodes: Vec::new(), places: FxHashMap::default() };
        if network.size() <= DRAWN {
            (0..network.size()).for_each(|node| stage.let_in(node));
        } else {
            for token in tokens {
                stage.let_in(*token);
            }
            tokens
                .iter()
                .flat_map(|token| &network.targets()[*token])
                .take(DRAWN * DRAWN)
                .for_each(|to| stage.let_in(*to));
        }
        stage
    }

    fn let_in(&mut self, node: usize) {
        if self.nodes.len() < DRAWN && !self.places.contains_key(&node) {
            self.places.insert(node, self.nodes.len());
            self.nodes.push(node);
        }
    }

    /// How many nodes are not drawn.
    pub fn left_out(&self, network: &Network) -> usize {
        network.size() - self.nodes.len()
    }

    /// The picture.
    pub fn shape(&self, network: &Network, tokens: &[usize]) -> Shape {
        let inner =
            |node: &usize| network.targets()[*node].iter().filter_map(|to| self.places.get(to).copied()).collect();
        let targets: Vec<Vec<usize>> = self.nodes.iter().map(inner).collect();
        let mut nodes: Vec<Node> = self
            .nodes
            .iter()
            .zip(layers(&targets))
            .enumerate()
            .map(|(place, (&node, (layer, order)))| Node {
                mark: Mark::at(network.name(node), place as u32),
                layer,
                order,
                tokens: Vec::new(),
            })
            .collect();
        for (token, node) in tokens.iter().enumerate() {
            if let Some(place) = self.places.get(node) {
                nodes[*place].tokens.push(token_mark(network, tokens, token));
            }
        }
        let arcs = targets.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |&to| (from, to))).collect();
        Shape::Graph(Graph { nodes, arcs })
    }

    /// The picture with other pieces on its nodes than numbered tokens; a piece on a node that is not drawn is left out.
    pub fn shape_with(&self, network: &Network, pieces: impl IntoIterator<Item = (usize, Mark)>) -> Shape {
        let mut shape = self.shape(network, &[]);
        if let Shape::Graph(graph) = &mut shape {
            for (node, piece) in pieces {
                if let Some(place) = self.places.get(&node) {
                    graph.nodes[*place].tokens.push(piece);
                }
            }
        }
        shape
    }

    /// The finger's way to a move: the node a lone token goes to; of several tokens the token first. Empty if the node is
    /// not drawn.
    pub fn path(&self, tokens: &[usize], Step { token, to }: Step) -> Vec<Spot> {
        match (self.places.get(&tokens[token]), self.spot(to)) {
            (Some(_), Some(spot)) if tokens.len() == 1 => vec![spot],
            (Some(_), Some(spot)) => vec![token_spot(token), spot],
            _ => Vec::new(),
        }
    }

    /// The moves that can be pointed out.
    pub fn pointable(&self, network: &Network, tokens: &[usize]) -> Vec<Step> {
        const MOST: usize = 4_096;
        network.steps(tokens).list.filter(|step| !self.path(tokens, *step).is_empty()).take(MOST).collect()
    }

    /// The spot of a node, if it is drawn.
    pub fn spot(&self, node: usize) -> Option<Spot> {
        self.places.get(&node).map(|place| Spot(*place as u32))
    }

    /// The spot of a token; a lone token has none, its node stands for it.
    pub fn token_spot(&self, tokens: &[usize], token: usize) -> Option<Spot> {
        if tokens.len() == 1 { self.spot(tokens[token]) } else { Some(token_spot(token)) }
    }
}

/// A token; it is a place to point at if there are several and it can move.
fn token_mark(network: &Network, tokens: &[usize], token: usize) -> Mark {
    if tokens.len() == 1 {
        return Mark::counter();
    }
    let can_move = !network.targets()[tokens[token]].is_empty();
    Mark {
        spot: can_move.then(|| token_spot(token)),
        ..Mark::piece(Piece::Named((token + 1).to_string()), Owner::Nobody)
    }
}

/// Spots of tokens come after those of nodes.
fn token_spot(token: usize) -> Spot {
    Spot((DRAWN + token) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::graph_text::read_graph;

    #[test]
    fn moves_are_read_kindly_and_refused_with_their_column() {
        let network = read_graph("0>1,0>2,1>2").expect("a graph");
        assert_eq!(network.read_step(&[0], "0->2"), Ok(Step { token: 0, to: 2 }));
        assert_eq!(network.read_step(&[0], " 1 : 0 -> 2 "), Ok(Step { token: 0, to: 2 }));
        assert_eq!(network.read_step(&[0, 1], "2:1->2"), Ok(Step { token: 1, to: 2 }));
        for (tokens, text, column) in [
            (&[0, 1][..], "1->2", 2),
            (&[0, 1], "3:1->2", 1),
            (&[0, 1], "2:0->1", 3),
            (&[0], "0->9", 4),
            (&[0], "0>1", 2),
            (&[], "0->1", 1),
        ] {
            let fault = network.read_step(tokens, text).expect_err(text);
            assert_eq!((fault.kind, fault.at), (Kind::IllegalMove, Some(column)), "{text}");
        }
    }

    #[test]
    fn of_a_large_graph_only_the_neighbourhood_is_drawn() {
        let chain: Vec<String> = (0..1_000).map(|node| format!("{node}>{}", node + 1)).collect();
        let network = read_graph(&chain.join(",")).expect("a graph");
        let stage = Stage::of(&network, &[500]);
        assert_eq!((stage.nodes.clone(), stage.left_out(&network)), (vec![500, 501], 999));
        assert_eq!(stage.path(&[500], Step { token: 0, to: 501 }), [Spot(1)]);
    }
}
