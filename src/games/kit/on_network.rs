//! Games of tokens on a directed graph: a move pushes one token along an arc. A game says how it is called and solved; the rest is here.

use crate::kit::graph::Network;
use crate::kit::graph_text::read_graph;
use crate::kit::tokens::{Stage, Step};
use duel::game::summand::{InSums, Summand};
use duel::game::{Card, Game};
use ground::fault::Fault;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::oracle::Oracle;
use solve::search::full_search::Count;

/// What a game of tokens on a graph has to say of itself.
pub trait TokenGame: Send + Sync + Sized + 'static {
    /// What is known of it before it is opened.
    const CARD: Card;

    /// Whether play always ends, so that normal play has nim-values.
    const ENDS: bool;

    /// The nodes of the tokens when the game begins.
    fn first(network: &Network) -> Vec<usize>;

    /// What becomes of who cannot move.
    fn note(is_misere: bool) -> Say;

    /// Who knows what its positions are worth.
    fn oracle(game: &OnNetwork<Self>) -> Box<dyn Oracle<OnNetwork<Self>>>;
}

/// Tokens on one graph, normal or misère.
#[derive(Debug)]
pub struct OnNetwork<G> {
    /// The graph.
    pub network: Network,
    /// Whether who cannot move wins.
    pub is_misere: bool,
    /// What the game knows besides.
    pub own: G,
}

/// The graph among these parameters.
pub fn network_of(params: &Params) -> Result<Network, Fault> {
    read_graph(params.text("graph")).map_err(refused)
}

/// A fault of the graph among the parameters.
pub fn refused(fault: Fault) -> Fault {
    Fault { says: say!("in-param", name = "graph", problem = fault.says.clone()), ..fault }
}

impl<G: TokenGame> Rules for OnNetwork<G> {
    type Pos = Vec<usize>;
    type Move = Step;

    fn start(&self) -> At<Vec<usize>> {
        At::first(G::first(&self.network))
    }

    fn moves(&self, at: &At<Vec<usize>>) -> Moves<'_, Step> {
        self.network.steps(&at.pos)
    }

    fn legal(&self, at: &At<Vec<usize>>, step: &Step) -> Result<(), Illegal> {
        self.network.has_arc(&at.pos, *step)
    }

    fn play(&self, at: &At<Vec<usize>>, step: &Step) -> At<Vec<usize>> {
        let mut pos = at.pos.clone();
        pos[step.token] = step.to;
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<usize>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(|token| self.network.targets()[*token].is_empty()).then_some(Ending::Won(winner))
    }
}

impl<G: TokenGame> OnNetwork<G> {
    fn has_nim_values(&self) -> bool {
        G::ENDS && !self.is_misere
    }
}

impl<G: TokenGame> Game for OnNetwork<G> {
    const CARD: Card = G::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        G::oracle(self)
    }

    fn scene(&self, at: &At<Vec<usize>>) -> Scene {
        let stage = Stage::of(&self.network, &at.pos);
        let scene = Scene::of(stage.shape(&self.network, &at.pos)).noting(G::note(self.is_misere));
        match stage.left_out(&self.network) {
            0 => scene,
            hidden => scene.noting(say!("graph-hidden", hidden = hidden)),
        }
    }

    fn path(&self, at: &At<Vec<usize>>, step: &Step) -> Vec<Spot> {
        Stage::of(&self.network, &at.pos).path(&at.pos, *step)
    }

    fn pointable(&self, at: &At<Vec<usize>>) -> Vec<Step> {
        Stage::of(&self.network, &at.pos).pointable(&self.network, &at.pos)
    }

    fn tell(&self, at: &At<Vec<usize>>, step: &Step) -> Say {
        self.network.tell(&at.pos, *step)
    }

    fn write_pos(&self, at: &At<Vec<usize>>) -> String {
        self.network.write_tokens(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<usize>>, Fault> {
        self.network.read_tokens(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<usize>>, step: &Step) -> String {
        self.network.write_step(&at.pos, *step)
    }

    fn read_move(&self, at: &At<Vec<usize>>, text: &str) -> Result<Step, Fault> {
        self.network.read_step(&at.pos, text)
    }

    fn count(&self) -> Count {
        if self.has_nim_values() { Count::Nimbers } else { Count::Wins }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<usize>>> {
        Some(self)
    }
}

impl<G: TokenGame> Summand<Vec<usize>> for OnNetwork<G> {
    fn summands(&self, at: &At<Vec<usize>>) -> Vec<At<Vec<usize>>> {
        at.pos.iter().map(|token| At { pos: vec![*token], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.has_nim_values() { InSums::Impartial } else { InSums::Never }
    }
}
