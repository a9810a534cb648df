//! A method as it ran: what is seen, step by step, as data. Screens, the command line and files read the same run.
//!
//! A run is made by the very algorithm that it shows. It is bounded: steps beyond [`STEPS`], or beyond [`BYTES`], are counted, not kept.

use crate::judge::value::{Outcome, Value};
use crate::trace::graph::Paper;
use crate::trace::method::Method;
use ground::num::{Int, Nat, Ratio};
use ground::rules::Side;
use ground::say::Say;
use ground::scene::Spot;

/// Steps of a run that are kept at most: all of tic-tac-toe with cut-offs takes about 40,000.
pub const STEPS: usize = 50_000;

/// Bytes of the steps and positions of a run at most, counted as they are kept. Minimax on tic-tac-toe fills a quarter of it, quiescence
/// in Connect Four seven tenths.
pub const BYTES: usize = 100_000_000;

/// Steps that are kept beyond these in the end: what each depth found, and what is proved of it.
pub const ENDS: usize = 16;

/// A run of a method.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The method.
    pub method: Method,
    /// What is drawn, the most telling first.
    pub figures: Vec<Figure>,
    /// Places on the board that the rows of the first figure stand for; none where it stands for no places.
    pub places: Vec<Spot>,
    /// Positions that steps and nodes speak of, with their moves.
    pub papers: Vec<Paper>,
    /// Nodes of the tree in the order in which they were entered; none where no tree is drawn.
    pub nodes: Vec<Node>,
    /// The steps, as far as they are kept.
    pub steps: Vec<Step>,
    /// Steps that were not kept.
    pub lost: u64,
    /// Bytes that what is kept takes, about.
    pub bytes: usize,
    /// Which moves alone were looked at, in words; nothing where all were.
    pub narrowed: Option<Say>,
    /// What the method found of the first position.
    pub found: Found,
    /// What it took.
    pub costs: Vec<Cost>,
}

/// What one method took, for methods side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The method.
    pub method: Method,
    /// Nodes, cells or rounds it worked on; `None`: more than it was let run for.
    pub work: Option<Nat>,
    /// Times that it cut the rest off.
    pub cuts: u64,
    /// Times that its memory knew the answer.
    pub recalled: u64,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// The way from the root of a tree, a line for each node.
    Way,
    /// Cells that are filled.
    Table(Table),
    /// A bar for each round, of the positions that it settled.
    Bars(Vec<Bar>),
}

/// The frame of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What it holds.
    pub title: Say,
    /// Heads of its columns.
    pub columns: Vec<Say>,
    /// Heads of its rows.
    pub rows: Vec<String>,
}

/// What a round settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bar {
    /// Positions won, lost and drawn.
    pub settled: [usize; 3],
}

/// A node of a tree that was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The node above and which of its moves led here.
    pub parent: Option<(usize, usize)>,
    /// Who moves.
    pub to: Side,
    /// What the mover is sure of already, and what the opponent would not allow; `None`: the method has no window.
    pub window: Option<(i64, i64)>,
    /// The position, by its number among the papers.
    pub paper: usize,
}

/// One step.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What happens.
    pub says: Say,
    /// The tag of the line of the program that does it.
    pub line: &'static str,
    /// Variables of the program and their values.
    pub values: Vec<(&'static str, String)>,
    /// What changes in the figures.
    pub changes: Vec<Change>,
    /// Cells that are looked at just now.
    pub lit: Vec<Cell>,
    /// The position it is about, by its number among the papers.
    pub paper: Option<usize>,
    /// Whether it is one that a person jumps to: a cut-off, a round, a cell that is filled.
    pub is_event: bool,
    /// What it finds, where a person may be asked for it beforehand.
    pub asks: Option<String>,
}

/// A cell of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The figure.
    pub figure: usize,
    /// The row.
    pub row: usize,
    /// The column.
    pub column: usize,
}

/// How what is written stands to the person who reads it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tint {
    /// Nothing is said by its colour.
    #[default]
    Plain,
    /// It is won for the mover.
    Won,
    /// It is lost for the mover.
    Lost,
    /// It is drawn.
    Drawn,
    /// It is the best of several.
    Best,
    /// It is left out.
    Spared,
}

/// A change of a figure.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A cell is written.
    Write(Cell, String, Tint),
    /// A node of the tree is entered.
    Enter(usize),
    /// What became of a move of the innermost node.
    Fate(usize, Fate),
    /// The mover at the innermost node is sure of so much.
    Sure(i64),
    /// What the innermost node is worth by itself: it shows in the place of its moves.
    Told(Say),
    /// The innermost node is left.
    Leave,
    /// One more bar of a figure shows.
    Bar(usize),
}

/// How far a gain is known: a search with a window often proves no more than it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// So much.
    Exactly,
    /// So much or less.
    AtMost,
    /// So much or more.
    AtLeast,
}

/// What became of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is not looked at yet.
    Waiting,
    /// It is being looked at.
    Inside,
    /// What it brings who makes it.
    Known(i64, Sure),
    /// It was skipped.
    Skipped,
}

/// What a method found.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// What the mover gains: 1 won, 0 drawn, -1 lost.
    Gain(i64),
    /// Points that the mover gets more than the opponent.
    Ahead(Int),
    /// Who wins, and in how many plies where the method counts them.
    Outcome(Outcome, Option<u64>),
    /// The nim-value.
    Nimber(Nat),
    /// A number: the greatest flow, the value of a matrix.
    Number(Ratio),
    /// A number that lies between two others.
    Between(Ratio, Ratio),
    /// The Shapley value: a share for each player.
    Shapley(Vec<Ratio>),
    /// The nucleolus: a share for each player.
    Nucleolus(Vec<Ratio>),
    /// Whether a split stands against every coalition.
    Stands(bool),
    /// A guess, which proves nothing.
    Guess(Say),
    /// It was not run to its end.
    Unfinished,
}

impl Found {
    /// Whether it says the same as the oracle's value; `None`: they do not speak of the same thing.
    pub fn agrees(&self, value: &Value) -> Option<bool> {
        let outcome = (!value.is_open()).then(|| value.outcome());
        match (self, value) {
            (Found::Gain(gain), _) => Some(outcome? == sign(*gain)),
            (Found::Ahead(ahead), Value::Margin { own, other }) => Some(own - other == *ahead),
            (Found::Outcome(found, plies), _) => {
                let is_late = plies.zip(value.remoteness()).is_some_and(|(found, known)| found != known);
                Some(outcome? == *found && !is_late)
            }
            (Found::Nimber(found), _) => value.as_nimber().map(|nimber| nimber == found),
            (Found::Between(low, high), Value::Expected { mean, .. }) => Some(low <= mean && mean <= high),
            (Found::Number(number), Value::Expected { mean, .. }) => Some(mean == number),
            (Found::Number(number), Value::Shared(shares)) => Some(shares.worth == *number),
            (Found::Shapley(split), Value::Shared(shares)) => Some(shares.shapley == *split),
            (Found::Nucleolus(split), Value::Shared(shares)) => Some(shares.nucleolus.as_ref()? == split),
            _ => None,
        }
    }
}

/// Whose a gain is.
pub fn sign(gain: i64) -> Outcome {
    match gain {
        0 => Outcome::D,
        gain if gain > 0 => Outcome::N,
        _ => Outcome::P,
    }
}

impl Change {
    /// Bytes that it takes, about.
    fn bytes(&self) -> usize {
        let text = match self {
            Change::Write(_, text, _) => text.len(),
            Change::Told(says) => says.bytes(),
            _ => 0,
        };
        size_of::<Change>() + text
    }

    /// The cell that it writes.
    pub fn cell(&self) -> Option<Cell> {
        if let Change::Write(cell, ..) = self { Some(*cell) } else { None }
    }
}

impl Step {
    /// A step that says so much and changes nothing.
    pub fn saying(line: &'static str, says: Say) -> Self {
        Step {
            says,
            line,
            values: Vec::new(),
            changes: Vec::new(),
            lit: Vec::new(),
            paper: None,
            is_event: false,
            asks: None,
        }
    }

    /// Bytes that it takes, about.
    fn bytes(&self) -> usize {
        let values: usize = self.values.iter().map(|(_, value)| size_of::<(&str, String)>() + value.len()).sum();
        let changes: usize = self.changes.iter().map(Change::bytes).sum();
        let lit = self.lit.len() * size_of::<Cell>() + self.asks.as_ref().map_or(0, String::len);
        size_of::<Step>() + self.says.bytes() + values + changes + lit
    }

    /// With a variable of the program.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "texts and numbers are handed over as they come")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }

    /// With a change.
    #[must_use]
    pub fn changing(mut self, change: Change) -> Self {
        self.changes.push(change);
        self
    }

    /// With a cell written.
    #[must_use]
    pub fn writing(self, cell: Cell, text: &(impl ToString + ?Sized), tint: Tint) -> Self {
        self.changing(Change::Write(cell, text.to_string(), tint))
    }

    /// About a position.
    #[must_use]
    pub fn about(mut self, paper: usize) -> Self {
        self.paper = Some(paper);
        self
    }

    /// Looking at these cells.
    #[must_use]
    pub fn looking(mut self, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.lit.extend(cells);
        self
    }

    /// One that a person jumps to, and may be asked for what it finds.
    #[must_use]
    pub fn asked(mut self, found: impl Into<String>) -> Self {
        (self.is_event, self.asks) = (true, Some(found.into()));
        self
    }
}

impl Cell {
    /// A cell of a figure, by row and column.
    pub fn new(figure: usize, row: usize, column: usize) -> Self {
        Cell { figure, row, column }
    }
}

impl Run {
    /// A run that has not begun.
    pub fn new(method: Method, figures: Vec<Figure>) -> Self {
        Run {
            method,
            figures,
            places: Vec::new(),
            papers: Vec::new(),
            nodes: Vec::new(),
            steps: Vec::new(),
            lost: 0,
            bytes: 0,
            narrowed: None,
            found: Found::Unfinished,
            costs: Vec::new(),
        }
    }

    /// Ends with what was found and how much work it took.
    #[must_use]
    pub fn ending(self, found: Found, work: usize) -> Self {
        let costs = vec![Cost { method: self.method, work: Some(Nat::from(work)), cuts: 0, recalled: 0 }];
        Run { found, costs, ..self }
    }

    /// With every step about one position, which is the only one.
    #[must_use]
    pub fn on(mut self, position: String) -> Self {
        self.papers = vec![Paper { position, moves: Vec::new() }];
        self.steps.iter_mut().for_each(|step| step.paper = Some(0));
        self
    }

    /// Keeps a step, as long as there is room.
    pub fn keep(&mut self, step: Step) {
        if self.has_room() { self.conclude(step) } else { self.lost += 1 }
    }

    /// Keeps a step whatever room there is; of these there are [`ENDS`] at most.
    pub fn conclude(&mut self, step: Step) {
        self.bytes += step.bytes();
        self.steps.push(step);
    }

    /// Whether one more step will be kept.
    pub fn has_room(&self) -> bool {
        self.steps.len() < STEPS && self.bytes < BYTES
    }

    /// The places on the board that a step looks at.
    pub fn touched(&self, step: usize) -> Vec<Spot> {
        let lit = self.steps.get(step).into_iter().flat_map(|step| &step.lit);
        lit.filter(|cell| cell.figure == 0).filter_map(|cell| self.places.get(cell.row).copied()).collect()
    }

    /// The figures that show at a step where at most so many do: all, or those that were looked at last, the first one among them where
    /// there is room for two.
    pub fn in_sight(&self, step: usize, most: usize) -> Vec<usize> {
        let all = self.figures.len();
        if all <= most {
            return (0..all).collect();
        }
        let first = (most > 1).then_some(0);
        let before = self.steps.iter().take(step + 1).rev().flat_map(|step| step.lit.iter().map(|cell| cell.figure));
        let mut shown: Vec<usize> = Vec::new();
        for figure in first.into_iter().chain(before).chain(0..all) {
            if shown.len() == most {
                break;
            }
            if !shown.contains(&figure) {
                shown.push(figure);
            }
        }
        shown.sort_unstable();
        shown
    }

    /// The next event from a step on, or the one before it.
    pub fn event(&self, from: usize, is_back: bool) -> Option<usize> {
        let is_event = |i: &usize| self.steps.get(*i).is_some_and(|step| step.is_event);
        if is_back { (0..from).rev().find(is_event) } else { (from + 1..self.steps.len()).find(is_event) }
    }
}
