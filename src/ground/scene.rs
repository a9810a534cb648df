//! What a board looks like, as data: shapes that painters draw and screen readers hear, without colours or cells.

pub mod figure;
pub mod glyph;
pub mod hand;
pub mod ledger;
mod lit;
mod named;
mod open;
pub mod piece;

use crate::say::Say;
use crate::scene::figure::Figure;
use crate::scene::hand::Hand;
use crate::scene::ledger::Ledger;
use crate::scene::piece::{Owner, Piece};

/// A place a finger can point at. Numbers are unique within one scene and mean nothing outside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(pub u32);

/// Spots that one panel of [`Shape::Beside`] may use: panel `k` is shifted by `k` times this.
pub const SPAN: u32 = 1 << 20;

impl Spot {
    /// The same spot seen from a scene in which its own scene is panel `k`.
    pub fn in_panel(self, k: usize) -> Spot {
        Spot(self.0 + SPAN * k as u32)
    }
}

/// What a place is, whatever stands there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nothing special.
    #[default]
    Bare,
    /// Nothing can ever stand here.
    Wall,
    /// A way out of the board.
    Exit,
    /// Who takes it loses.
    Poison,
    /// It was used up: covered, visited, attacked.
    Gone,
    /// Somebody has won it.
    Owned(Owner),
}

/// One place of a scene with what stands there; it may be a place to point at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// What the notation writes there and a voice reads; painters write it where they draw no piece.
    pub text: String,
    /// What stands there and whose it is.
    pub piece: Option<(Piece, Owner)>,
    /// What the place is.
    pub ground: Ground,
    /// Where this side will move, as a line of play tells it, and the how-manieth move of the line that is.
    pub to_come: Option<(usize, Owner)>,
    /// Whether it was spoken for: a row that was chosen, a player of the coalition.
    pub is_lit: bool,
    /// Where a finger may point.
    pub spot: Option<Spot>,
    /// What the place is called, where that cannot be read off the labels around it.
    pub name: Option<String>,
}

impl Mark {
    /// A text that nobody points at.
    pub fn still(text: impl Into<String>) -> Self {
        Mark { text: text.into(), ..Mark::default() }
    }

    /// A text to point at.
    pub fn at(text: impl Into<String>, spot: u32) -> Self {
        Mark::still(text).pointed(spot)
    }

    /// An empty place.
    pub fn empty() -> Self {
        Mark::still(glyph::EMPTY)
    }

    /// A piece of this owner.
    pub fn piece(piece: Piece, owner: Owner) -> Self {
        Mark { text: piece.letter(owner), piece: Some((piece, owner)), ..Mark::default() }
    }

    /// A counter of nobody.
    pub fn counter() -> Self {
        Mark::piece(Piece::Disc, Owner::Nobody)
    }

    /// The same as a place to point at.
    pub fn pointed(mut self, spot: u32) -> Self {
        self.spot = Some(Spot(spot));
        self
    }

    /// The same as the notation of the game writes it.
    pub fn written(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// The same on such a ground.
    pub fn on(mut self, ground: Ground) -> Self {
        self.ground = ground;
        self
    }

    /// The same, spoken for or not.
    pub fn lit(mut self, is_lit: bool) -> Self {
        self.is_lit = is_lit;
        self
    }

    /// The same at a place of this name.
    pub fn called(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Whether nothing stands or is written here.
    pub fn is_empty(&self) -> bool {
        self.piece.is_none() && matches!(self.text.as_str(), glyph::EMPTY | "" | " ")
    }

    /// Whether the whole place is filled: by a wall, or by what covers it.
    pub fn is_block(&self) -> bool {
        self.piece.is_none() && self.text == "#" && matches!(self.ground, Ground::Wall | Ground::Gone)
    }

    /// Whose piece stands here.
    pub fn owner(&self) -> Option<Owner> {
        self.piece.as_ref().map(|(_, owner)| *owner)
    }

    /// Whether something stands here that belongs to nobody: to be taken, moved or turned by everybody. Tails lie idle.
    pub fn is_common(&self) -> bool {
        matches!(&self.piece, Some((piece, Owner::Nobody)) if *piece != Piece::Coin { heads: false })
    }
}

/// A board with what is to be said beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What it looks like.
    pub shape: Shape,
    /// Whose turn it is, in the words of the board: White, X. Who plays it is told so anyway.
    pub turn: Option<Say>,
    /// What must be known to play and is not on the board: a limit, points held, the convention.
    pub notes: Vec<Say>,
}

/// The shapes of boards. A new one needs two games that want it.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Heaps of counters, one a line.
    Heaps(Vec<Heap>),
    /// A rectangular board.
    Grid(Grid),
    /// A row of things taken from its ends.
    Row(Row),
    /// Nodes and arcs in layers.
    Graph(Graph),
    /// A table of shares.
    Ledger(Ledger<Mark>),
    /// Two seats with hands that are perhaps hidden.
    Hand(Hand<Mark>),
    /// Points and lines that stand on the ground.
    Figure(Figure<Mark>),
    /// Keys to press: a choice that has no place on a board.
    Keys(Vec<Mark>),
    /// Several scenes side by side, their spots shifted by [`SPAN`] each.
    Beside(Vec<Panel>),
}

/// What a heap is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Called {
    /// A heap of counters.
    #[default]
    Heap,
    /// A step with coins on it.
    Step,
}

/// One heap.
#[derive(Clone, Debug, PartialEq)]
pub struct Heap {
    /// What it is called.
    pub called: Called,
    /// Its number or name.
    pub name: String,
    /// How many counters it has, in decimal digits.
    pub size: String,
    /// Its counters from the bottom up; none when they are too many to be drawn and the size must speak for itself.
    pub counters: Vec<Mark>,
    /// What else belongs to it, such as a limit.
    pub note: Option<Say>,
}

/// How the cells of a board are told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lined {
    /// By nothing: signs stand beside each other.
    Never,
    /// By lines between them.
    #[default]
    Grid,
    /// By light and dark ground, the first cell of the first row light.
    Chequered,
}

/// A rectangular board, drawn from the top row down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grid {
    /// Labels of the columns from the left.
    pub cols: Vec<String>,
    /// Labels of the rows from the top.
    pub rows: Vec<String>,
    /// What columns and rows are called in words that stand in the place of their labels; nothing where they have no names.
    pub called: [Vec<Say>; 2],
    /// The cells row by row; as many as rows times columns.
    pub cells: Vec<Mark>,
    /// How cells are told apart.
    pub lined: Lined,
    /// By how many halves of a cell each row stands to the right of the one above it.
    pub slant: usize,
    /// Who owns the borders: top, right, bottom, left.
    pub rim: [Owner; 4],
    /// Whether pieces fall in from the top, between upright lines.
    pub is_dropped: bool,
    /// Pairs of cells in one row or column that a drawn line joins: a lattice of points.
    pub lines: Vec<(usize, usize)>,
}

impl Grid {
    /// Whether dots, edges and boxes alternate each way: odd columns and rows lie between those that have names.
    pub fn is_woven(&self) -> bool {
        let alternates = |labels: &[String]| {
            labels.len() % 2 == 1 && labels.iter().enumerate().all(|(i, label)| label.is_empty() == (i % 2 == 1))
        };
        self.cols.len() > 1 && alternates(&self.cols) && alternates(&self.rows)
    }
}

/// A row of things, perhaps too long to be shown whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The left end, from the left.
    pub left: Vec<Mark>,
    /// How many are left out between the two.
    pub hidden: usize,
    /// The right end, from the left; empty when nothing is left out.
    pub right: Vec<Mark>,
}

/// A directed graph laid out in layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The nodes.
    pub nodes: Vec<Node>,
    /// Arcs as pairs of indices into `nodes`.
    pub arcs: Vec<(usize, usize)>,
}

/// A node of a drawn graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its name, and where a finger may point.
    pub mark: Mark,
    /// The layer it is drawn in, 0 on top.
    pub layer: usize,
    /// Its place within the layer, 0 leftmost.
    pub order: usize,
    /// What stands on it.
    pub tokens: Vec<Mark>,
}

/// One of several scenes side by side.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// What it is called.
    pub title: Say,
    /// The scene, its spots already shifted.
    pub scene: Scene,
}

impl Scene {
    /// The board alone: without whose turn it is and what is noted beside it.
    #[must_use]
    pub fn bare(&self) -> Self {
        Scene { turn: None, notes: Vec::new(), ..self.clone() }
    }

    /// A scene without notes.
    pub fn of(shape: Shape) -> Self {
        Scene { shape, turn: None, notes: Vec::new() }
    }

    /// The same with one more thing said beside it.
    pub fn noting(mut self, note: Say) -> Self {
        self.notes.push(note);
        self
    }

    /// The same with whose turn it is.
    pub fn turning(mut self, turn: Say) -> Self {
        self.turn = Some(turn);
        self
    }

    /// All that is said beside it.
    pub fn said(&self) -> impl Iterator<Item = &Say> {
        self.turn.iter().chain(&self.notes)
    }

    /// Every mark of the scene.
    pub fn marks(&self) -> Vec<&Mark> {
        self.shape.marks()
    }

    /// Every place a finger can point at, in reading order.
    pub fn spots(&self) -> Vec<Spot> {
        self.marks().into_iter().filter_map(|mark| mark.spot).collect()
    }

    /// The scene as panel `k` of several: all its spots shifted.
    pub fn in_panel(mut self, k: usize) -> Self {
        self.shape.each_mark(&mut |mark| mark.spot = mark.spot.map(|spot| spot.in_panel(k)));
        self
    }
}

impl Shape {
    /// Every mark of the shape.
    fn marks(&self) -> Vec<&Mark> {
        match self {
            Shape::Heaps(heaps) => heaps.iter().flat_map(|heap| &heap.counters).collect(),
            Shape::Grid(grid) => grid.cells.iter().collect(),
            Shape::Row(row) => row.left.iter().chain(&row.right).collect(),
            Shape::Graph(graph) => {
                graph.nodes.iter().flat_map(|node| std::iter::once(&node.mark).chain(&node.tokens)).collect()
            }
            Shape::Ledger(ledger) => {
                let rows = ledger.rows.iter().map(|row| &row.mark);
                rows.chain(ledger.keys.iter().map(|key| &key.mark)).collect()
            }
            Shape::Hand(hand) => hand.keys.iter().map(|key| &key.mark).collect(),
            Shape::Figure(figure) => figure.lines.iter().map(|line| &line.mark).collect(),
            Shape::Keys(keys) => keys.iter().collect(),
            Shape::Beside(panels) => panels.iter().flat_map(|panel| panel.scene.marks()).collect(),
        }
    }

    /// Changes every mark, in the order of [`Scene::marks`].
    pub fn each_mark(&mut self, change: &mut impl FnMut(&mut Mark)) {
        match self {
            Shape::Heaps(heaps) => heaps.iter_mut().flat_map(|heap| &mut heap.counters).for_each(change),
            Shape::Grid(grid) => grid.cells.iter_mut().for_each(change),
            Shape::Row(row) => row.left.iter_mut().chain(&mut row.right).for_each(change),
            Shape::Graph(graph) => {
                for node in &mut graph.nodes {
                    change(&mut node.mark);
                    node.tokens.iter_mut().for_each(&mut *change);
                }
            }
            Shape::Ledger(ledger) => {
                ledger.rows.iter_mut().map(|row| &mut row.mark).for_each(&mut *change);
                ledger.keys.iter_mut().map(|key| &mut key.mark).for_each(change);
            }
            Shape::Hand(hand) => hand.keys.iter_mut().map(|key| &mut key.mark).for_each(change),
            Shape::Figure(figure) => figure.lines.iter_mut().map(|line| &mut line.mark).for_each(change),
            Shape::Keys(keys) => keys.iter_mut().for_each(change),
            Shape::Beside(panels) => {
                for panel in panels {
                    panel.scene.shape.each_mark(change);
                }
            }
        }
    }
}
