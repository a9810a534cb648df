//! What a board looks like, as data: shapes that painters draw and screen readers hear, without colours or cells.

mod named;

use crate::say::Say;

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

/// What a mark means. Themes give meanings their colours; no game chooses a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Nothing special.
    Plain,
    /// Empty or done with.
    Faint,
    /// A counter, a coin, a token: something to take or to move.
    Piece,
    /// A mark of the side that began.
    First,
    /// A mark of the side that answered.
    Second,
    /// What the reason speaks of.
    Focus,
    /// Where the side that began will move, as a line of play tells it; it takes no more room than the cell has.
    FirstToCome,
    /// Where the side that answered will move.
    SecondToCome,
}

/// One drawn thing; it may be a place to point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What is written there: one letter, a number, a glyph name of [`glyph`].
    pub text: String,
    /// What it means.
    pub tone: Tone,
    /// Where a finger may point.
    pub spot: Option<Spot>,
    /// What the place is called, where that cannot be read off the labels around it.
    pub name: Option<String>,
}

impl Mark {
    /// A mark that nobody points at.
    pub fn still(text: impl Into<String>, tone: Tone) -> Self {
        Mark { text: text.into(), tone, spot: None, name: None }
    }

    /// A mark to point at.
    pub fn at(text: impl Into<String>, tone: Tone, spot: u32) -> Self {
        Mark { text: text.into(), tone, spot: Some(Spot(spot)), name: None }
    }

    /// The same at a place of this name.
    pub fn called(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

/// Texts of marks that painters replace by a drawn shape, or by a letter where only ASCII is wanted.
pub mod glyph {
    /// A counter in a heap.
    pub const COUNTER: &str = "o";
    /// An empty cell.
    pub const EMPTY: &str = ".";
}

/// A board with what is to be said beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What it looks like.
    pub shape: Shape,
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

/// A rectangular board, drawn from the top row down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Labels of the columns from the left.
    pub cols: Vec<String>,
    /// Labels of the rows from the top.
    pub rows: Vec<String>,
    /// The cells row by row; as many as rows times columns.
    pub cells: Vec<Mark>,
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
    /// A scene without notes.
    pub fn of(shape: Shape) -> Self {
        Scene { shape, notes: Vec::new() }
    }

    /// The same with one more thing said beside it.
    pub fn noting(mut self, note: Say) -> Self {
        self.notes.push(note);
        self
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
            Shape::Keys(keys) => keys.iter_mut().for_each(change),
            Shape::Beside(panels) => {
                for panel in panels {
                    panel.scene.shape.each_mark(change);
                }
            }
        }
    }
}
