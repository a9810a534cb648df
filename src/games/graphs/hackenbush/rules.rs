//! The rules of green hackenbush: a move cuts one edge, and what no longer hangs together with the ground is gone.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::graphs::hackenbush::fusion::{Edge, branches, cuts, rooted};
use ground::num::{Nat, small};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};

/// Green hackenbush, normal or misère.
#[derive(Debug)]
pub struct Hackenbush {
    /// Whether who cannot move wins.
    pub is_misere: bool,
}

/// A green picture. Nodes are numbered by their rank among the names it began with, the ground being 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    /// What the nodes are called: rising numbers, the first of them 0.
    pub names: Arc<[u32]>,
    /// The edges in the order of the text, the smaller end first; all hang together with the ground.
    pub edges: Vec<Edge>,
    /// The picture the game began with.
    pub first: First,
}

/// The edges a game began with, so that a picture can be drawn where it stood.
///
/// The rules do not ask for them: pictures that differ in nothing else are equal.
#[derive(Clone, Debug)]
pub struct First(Arc<[Edge]>);

impl PartialEq for First {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for First {}

impl Hash for First {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl Picture {
    /// The picture with edges between nodes of these names; what floats is left out.
    pub fn of(named: &[(u32, u32)]) -> Self {
        let mut names: Vec<u32> = named.iter().flat_map(|(a, b)| [*a, *b]).chain([0]).collect();
        names.sort_unstable();
        names.dedup();
        let number = |name: u32| names.binary_search(&name).expect("every end is among the names");
        let ordered = |(a, b): (usize, usize)| (a.min(b), a.max(b));
        let edges: Vec<Edge> = named.iter().map(|(a, b)| ordered((number(*a), number(*b)))).collect();
        let edges = rooted(names.len(), &edges);
        Picture { first: First(edges.clone().into()), edges, names: names.into() }
    }

    /// How many nodes are numbered; some may be gone.
    pub fn nodes(&self) -> usize {
        self.names.len()
    }

    /// The edges the game began with.
    pub fn root(&self) -> &[Edge] {
        &self.first.0
    }

    /// An edge as it is written, `1-2`.
    pub fn write(&self, (a, b): Edge) -> String {
        format!("{}-{}", self.names[a], self.names[b])
    }

    /// The picture without one edge between these nodes.
    pub fn without(&self, cut: Edge) -> Self {
        let mut edges = self.edges.clone();
        if let Some(place) = edges.iter().position(|edge| *edge == cut) {
            edges.remove(place);
        }
        Picture { edges: rooted(self.nodes(), &edges), names: self.names.clone(), first: self.first.clone() }
    }

    /// The edges in groups that hang together without the ground: independent parts of the game.
    pub fn groups(&self) -> Vec<Vec<Edge>> {
        branches(self.nodes(), 0, &self.edges)
    }

    /// The edges, parallel ones once.
    pub fn distinct(&self) -> Vec<Edge> {
        let mut met = FxHashSet::default();
        self.edges.iter().copied().filter(|edge| met.insert(*edge)).collect()
    }
}

/// The moves that leave this nim-value in normal play, in the order of the moves.
pub fn reaching(picture: &Picture, nimber: &Nat, control: &Control) -> Result<Vec<Edge>, Stop> {
    let Some(wanted) = small(nimber) else { return Ok(Vec::new()) };
    let found = cuts(picture.nodes(), &picture.edges, wanted as u64, control)?;
    let mut moves: Vec<Edge> = Vec::with_capacity(found.len());
    let mut met = FxHashSet::default();
    for edge in found.into_iter().map(|cut| picture.edges[cut]) {
        if met.insert(edge) {
            moves.push(edge);
        }
    }
    Ok(moves)
}

impl Rules for Hackenbush {
    type Pos = Picture;
    type Move = Edge;

    /// A tree, a triangle on a stalk, and a house with a loop.
    fn start(&self) -> At<Picture> {
        At::first(Picture::of(&[
            (0, 1),
            (1, 2),
            (1, 3),
            (3, 4),
            (0, 5),
            (5, 6),
            (6, 7),
            (5, 7),
            (0, 8),
            (8, 9),
            (0, 9),
            (9, 9),
        ]))
    }

    fn moves(&self, at: &At<Picture>) -> Moves<'_, Edge> {
        Moves::all(at.pos.distinct())
    }

    fn legal(&self, at: &At<Picture>, cut: &Edge) -> Result<(), Illegal> {
        if at.pos.edges.contains(cut) {
            Ok(())
        } else {
            Err(Illegal(say!("hackenbush-no-edge", edge = at.pos.write(*cut))))
        }
    }

    fn play(&self, at: &At<Picture>, cut: &Edge) -> At<Picture> {
        at.leave(at.pos.without(*cut))
    }

    fn ending(&self, at: &At<Picture>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.edges.is_empty().then_some(Ending::Won(winner))
    }
}
