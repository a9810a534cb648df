//! A network of pipes with capacities and owners: how it is written, and how it is drawn.

use num_traits::Zero;

use crate::coalitions::flow_game::dot;
use crate::coalitions::sharing::text::{amount, player};
use crate::kit::layers::layers;
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::Ratio;
use ground::say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Graph, Mark, Node, Scene, Shape};
use solve::judge::shares::{Coalition, letters};
use solve::sharing::flow::Pipe;

/// Pipes at most: each is looked at for every coalition.
const PIPES: usize = 256;

/// Pipes from s, node 0, towards t, node 1.
#[derive(Debug)]
pub struct Network {
    /// How many players there are.
    pub players: usize,
    /// The same where it was told and not counted by letters.
    told: Option<usize>,
    /// The names of the nodes.
    pub names: Vec<String>,
    /// The pipes in the order they are written.
    pub pipes: Vec<Pipe>,
    /// Who owns each.
    pub owners: Vec<usize>,
}

impl Network {
    /// Reads `s>a=4A,a>t=3B`, or `-`; 0 players: as many as the letters tell.
    pub fn read(r: &mut Reader, players: usize) -> Result<Self, Fault> {
        let names = vec!["s".to_owned(), "t".to_owned()];
        let mut network =
            Network { players, told: (players > 0).then_some(players), names, pipes: Vec::new(), owners: Vec::new() };
        if r.peek() == Some('-') && players > 0 {
            r.expect("-")?;
            return Ok(network);
        }
        if dot::is_next(r) {
            let mut before = r.clone();
            for named in dot::read(r, PIPES)? {
                let ends = (network.named(&named.ends.0), network.named(&named.ends.1));
                network.push(&mut before, ends, named.capacity, named.owner)?;
            }
            return if network.players == 0 { Err(before.wrong(say!("flow-game-expect-pipe"))) } else { Ok(network) };
        }
        loop {
            if network.pipes.len() == PIPES {
                return Err(r.wrong(say!("flow-game-expect-fewer", most = PIPES)));
            }
            network.read_pipe(r)?;
            if !r.take(",") {
                return Ok(network);
            }
        }
    }

    fn read_pipe(&mut self, r: &mut Reader) -> Result<(), Fault> {
        let from = self.node(r)?;
        r.expect(">")?;
        let to = self.node(r)?;
        r.expect("=")?;
        let capacity = amount(r)?;
        let mut before = r.clone();
        let owner = player(r)?;
        self.push(&mut before, (from, to), capacity, owner)
    }

    /// Adds a pipe, told at this place.
    fn push(&mut self, r: &mut Reader, (from, to): (usize, usize), capacity: Ratio, owner: usize) -> Result<(), Fault> {
        if self.told.is_some_and(|players| owner >= players) {
            return Err(r.wrong(say!("coalitions-expect-members", last = letters(1 << (self.players - 1)))));
        }
        self.players = self.players.max(owner + 1);
        self.pipes.push(Pipe { from, to, capacity });
        self.owners.push(owner);
        Ok(())
    }

    fn node(&mut self, r: &mut Reader) -> Result<usize, Fault> {
        let mut before = r.clone();
        let name = r.word();
        if name.is_empty() { Err(before.wrong(say!("flow-game-expect-pipe"))) } else { Ok(self.named(name)) }
    }

    fn named(&mut self, name: &str) -> usize {
        let known = self.names.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        })
    }

    /// Writes all pipes.
    pub fn write(&self) -> String {
        let pipes: Vec<String> = (0..self.pipes.len()).map(|pipe| self.write_pipe(pipe)).collect();
        if pipes.is_empty() { "-".to_owned() } else { pipes.join(",") }
    }

    /// Writes one pipe, with its capacity and its owner.
    pub fn write_pipe(&self, pipe: usize) -> String {
        let Pipe { from, to, capacity } = &self.pipes[pipe];
        format!("{}>{}={capacity}{}", self.names[*from], self.names[*to], letters(1 << self.owners[pipe]))
    }

    /// One pipe as its owner thinks of it: where it leads and how much it holds.
    pub fn write_end(&self, pipe: usize) -> String {
        let Pipe { from, to, capacity } = &self.pipes[pipe];
        format!("{}>{}={capacity}", self.names[*from], self.names[*to])
    }

    /// The same network with one pipe closed.
    pub fn without(&self, pipe: usize) -> Self {
        let mut pipes = self.pipes.clone();
        pipes[pipe].capacity = Ratio::zero();
        let (names, owners) = (self.names.clone(), self.owners.clone());
        Network { players: self.players, told: self.told, names, pipes, owners }
    }

    /// Nodes in layers; each pipe is a node of its own between two of them, with its capacity and its owner; pipes of these owners are
    /// lit. The spot of a pipe is its number.
    pub fn scene(&self, lit: Coalition) -> Scene {
        let nodes = self.names.len();
        let mut targets = vec![Vec::new(); nodes + self.pipes.len()];
        for (i, pipe) in self.pipes.iter().enumerate() {
            targets[pipe.from].push(nodes + i);
            targets[nodes + i].push(pipe.to);
        }
        let pipe_text = |i: usize| format!("{}{}", self.pipes[i].capacity, letters(1 << self.owners[i]));
        let names = self.names.iter().map(|name| Mark::still(name.clone()));
        let pipe = |i: usize| Mark::piece(Piece::Named(pipe_text(i)), Owner::Nobody);
        let is_lit = |i: usize| lit >> self.owners[i] & 1 == 1;
        let pipes = (0..self.pipes.len()).map(|i| pipe(i).lit(is_lit(i)).pointed(i as u32));
        let places = layers(&targets);
        let drawn = names.chain(pipes).zip(places);
        let drawn = drawn.map(|(mark, (layer, order))| Node { mark, layer, order, tokens: Vec::new() }).collect();
        let arcs = targets.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |to| (from, *to))).collect();
        Scene::of(Shape::Graph(Graph { nodes: drawn, arcs }))
    }
}
