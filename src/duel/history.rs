//! A game in progress: every position met, with branches; undo, redo, and what is saved of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::house::{Entry, House};
use crate::place::Place;
use ground::fault::{Fault, Kind};
use ground::rules::Eye;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;

/// What sets the seed of chance apart from that of the opponent's lots.
const CHANCE: u64 = 0xa5a5_a5a5_a5a5_a5a5;

/// What sets the seed of what is dealt apart from both.
const LOTS: u64 = 0x3c6e_f372_fe94_f82b;

/// A position met in a duel, with the move that led there.
pub struct Node {
    /// The position.
    pub place: Arc<dyn Place>,
    /// Where it came from; `None` for the start.
    pub parent: Option<usize>,
    /// The move that led here, in notation.
    pub mv: String,
    /// How a player says that move.
    pub told: Say,
    /// Where a finger pointed for it, in the scene before.
    pub path: Vec<Spot>,
    /// The move for a file.
    kept: String,
    /// Whether the other side does not see it before the round is over.
    is_secret: bool,
    /// The positions that were reached from here, oldest first.
    pub children: Vec<usize>,
    /// The child that redo goes to: the one last visited.
    next: Option<usize>,
}

/// A game move by move: each position with the move that was played in it; the last has none.
pub type Course = Vec<(Arc<dyn Place>, String)>;

/// A duel: a tree of positions and a cursor in it. Branches are kept; nothing is ever forgotten.
pub struct Duel {
    entry: Entry,
    nodes: Vec<Node>,
    cursor: usize,
    stamp: u64,
    eye: Eye,
}

/// A move as these eyes see it: one that is still a secret only says that it was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The move in notation.
    pub mv: String,
    /// How a player says it.
    pub told: Say,
    /// Where a finger pointed for it.
    pub path: Vec<Spot>,
}

/// What is kept of a duel on disk: texts only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The game.
    pub game: String,
    /// Its parameters by name.
    pub params: Vec<(String, String)>,
    /// The start.
    pub start: String,
    /// Parent and move of every later position, in the order they were met.
    pub moves: Vec<(usize, String)>,
    /// Where the cursor stands: 0 is the start.
    pub cursor: usize,
    /// The position that redo would reach at last: the end of the branch the cursor is in.
    pub tip: usize,
}

impl Duel {
    /// A duel from a start.
    pub fn new(entry: Entry, start: Arc<dyn Place>) -> Self {
        let root = Node {
            place: start,
            parent: None,
            mv: String::new(),
            told: Say::verbatim(""),
            path: Vec::new(),
            kept: String::new(),
            is_secret: false,
            children: Vec::new(),
            next: None,
        };
        Duel { entry, nodes: vec![root], cursor: 0, stamp: 0, eye: Eye::Paper }
    }

    /// The same duel, seen by these eyes.
    pub fn seen_by(mut self, eye: Eye) -> Self {
        self.eye = eye;
        for node in &mut self.nodes {
            node.place = node.place.seen_by(eye);
        }
        self
    }

    /// A duel that has just begun, with chance drawn from this seed.
    pub fn reshuffled(mut self, seed: u64) -> Self {
        if let [start] = self.nodes.as_mut_slice() {
            // The opponent's lots are drawn from the seed and the numbers after it; those of chance must not follow them.
            start.place = start.place.reshuffled(seed ^ CHANCE);
        }
        self
    }

    /// The move that led to a position, as far as it may be seen.
    pub fn seen(&self, node: usize) -> Seen {
        let Node { mv, told, path, is_secret, parent, .. } = &self.nodes[node];
        let mover = parent.map(|parent| self.nodes[parent].place.to());
        let is_own = mover.is_none_or(|mover| matches!(self.eye, Eye::Paper) || self.eye == Eye::Of(mover));
        if !is_secret || is_own || self.is_open(node) {
            return Seen { mv: mv.clone(), told: told.clone(), path: path.clone() };
        }
        Seen { mv: "?".to_owned(), told: say!("told-in-secret"), path: Vec::new() }
    }

    /// Whether the round came to an end at this position or somewhere behind it, so that all is told.
    fn is_open(&self, node: usize) -> bool {
        let mut left = vec![node];
        while let Some(node) = left.pop() {
            if self.nodes[node].place.ending().is_some() {
                return true;
            }
            left.extend(&self.nodes[node].children);
        }
        false
    }

    /// The game being played.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The position at the cursor.
    pub fn place(&self) -> &Arc<dyn Place> {
        &self.nodes[self.cursor].place
    }

    /// The node at the cursor.
    pub fn node(&self) -> &Node {
        &self.nodes[self.cursor]
    }

    /// Every position met, the start first.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Where the cursor stands.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// A count that grows at every change of the cursor: an answer with an older stamp is not about this position.
    pub fn stamp(&self) -> u64 {
        self.stamp
    }

    /// How many plies were played to get here.
    pub fn ply(&self) -> usize {
        self.trail().len() - 1
    }

    /// Plays a typed move; a move already tried from here leads back into its branch.
    pub fn play(&mut self, text: &str) -> Result<&Node, Fault> {
        let step = self.place().play(text)?;
        let known = self.node().children.iter().copied().find(|&child| self.nodes[child].mv == step.text);
        let child = known.unwrap_or_else(|| {
            self.nodes.push(Node {
                place: step.next,
                parent: Some(self.cursor),
                mv: step.text,
                told: step.told,
                path: step.path,
                kept: step.kept,
                is_secret: step.is_secret,
                children: Vec::new(),
                next: None,
            });
            let child = self.nodes.len() - 1;
            self.nodes[self.cursor].children.push(child);
            child
        });
        self.nodes[self.cursor].next = Some(child);
        self.go(child);
        Ok(self.node())
    }

    /// Decides at once what chance decides, by lots drawn from this seed; false where somebody is to choose.
    ///
    /// A cut of the pack means nothing to whoever cuts it, so nobody is asked. The moves are kept like any other.
    pub fn deal(&mut self, seed: u64) -> bool {
        let before = self.cursor;
        while self.place().ending().is_none() {
            let Some(text) = self.place().lot(seed ^ LOTS) else { break };
            if self.play(&text).is_err() {
                break;
            }
        }
        self.cursor != before
    }

    /// Whether chance decides at a position, and nobody chooses.
    pub fn is_lot(&self, node: usize) -> bool {
        self.nodes[node].place.lot(0).is_some()
    }

    /// Takes the last ply back; false at the start.
    pub fn undo(&mut self) -> bool {
        self.node().parent.map(|parent| self.go(parent)).is_some()
    }

    /// Plays again what was taken back; false if nothing was.
    pub fn redo(&mut self) -> bool {
        self.node().next.map(|child| self.go(child)).is_some()
    }

    /// Goes to any position met before.
    pub fn go(&mut self, node: usize) {
        assert!(node < self.nodes.len(), "positions are met before they are gone to");
        let mut child = node;
        while let Some(parent) = self.nodes[child].parent {
            self.nodes[parent].next = Some(child);
            child = parent;
        }
        self.cursor = node;
        self.stamp += 1;
    }

    /// The positions from the start to the cursor.
    pub fn trail(&self) -> Vec<usize> {
        let mut trail: Vec<usize> = std::iter::successors(Some(self.cursor), |&node| self.nodes[node].parent).collect();
        trail.reverse();
        trail
    }

    /// The game from the start to the cursor.
    pub fn course(&self) -> Course {
        let trail = self.trail();
        let played = |i: usize| trail.get(i + 1).map_or_else(String::new, |&node| self.nodes[node].mv.clone());
        trail.iter().enumerate().map(|(i, &node)| (self.nodes[node].place.clone(), played(i))).collect()
    }

    /// The trail and what redo would play after it: the branch the cursor is in.
    pub fn branch(&self) -> Vec<usize> {
        let mut branch = self.trail();
        branch.extend(std::iter::successors(self.node().next, |&node| self.nodes[node].next));
        branch
    }

    /// What is to be kept on disk.
    pub fn save(&self) -> Saved {
        let place = &self.nodes[0].place;
        Saved {
            game: self.entry.id.clone(),
            params: place.params().iter().map(|(param, setting)| (param.name.to_owned(), setting.write())).collect(),
            start: place.kept(),
            moves: self.nodes.iter().filter_map(|node| Some((node.parent?, node.kept.clone()))).collect(),
            cursor: self.cursor,
            tip: self.branch().last().copied().unwrap_or(self.cursor),
        }
    }

    /// The duel that was saved; a fault if the text was not written by [`Duel::save`] for the games of this house.
    pub fn load(house: &House, saved: &Saved) -> Result<Self, Fault> {
        let entry = house.find(&saved.game)?.clone();
        let mut params = entry.params();
        for (name, text) in &saved.params {
            params.set(name, text)?;
        }
        let start = entry.open(&params, Some(&saved.start))?;
        let mut duel = Duel::new(entry, start);
        for (parent, mv) in &saved.moves {
            if *parent >= duel.nodes.len() {
                return Err(Self::damaged());
            }
            duel.cursor = *parent;
            duel.play(mv)?;
        }
        if saved.cursor.max(saved.tip) >= duel.nodes.len() {
            return Err(Self::damaged());
        }
        duel.go(saved.tip);
        duel.go(saved.cursor);
        Ok(duel)
    }

    fn damaged() -> Fault {
        Fault::new(Kind::BadPosition, say!("save-damaged"))
    }
}
