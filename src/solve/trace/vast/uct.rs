//! UCT: games played out at random from a tree that grows where moves did well.
//!
//! Source: L. Kocsis and C. Szepesvári, Bandit based Monte-Carlo planning, ECML 2006. No win that is met is carried back as a proof: that
//! is the plain method, which can mislead.

use num_traits::ToPrimitive;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::judge::control::{Control, Stop};
use crate::trace::method::Method;
use crate::trace::run::{Cell, Change, Cost, Figure, Found, Step, Table, Tint};
use crate::trace::vast::choice::{Choice, Tried};
use crate::trace::vast::logarithm::{UNIT, bonus};
use crate::trace::vast::scribe::Scribe;
use crate::trace::vast::unfolding::Vast;
use ground::num::Nat;
use ground::rules::{Ending, Side};
use ground::say;

/// The seed: the same position has the same run.
const SEED: u64 = 1;

/// A game that goes on for so many plies counts as drawn.
const LONGEST: usize = 1_000;

/// Moves of a position that a game at random chooses from.
const LOOKED_AT: u64 = 500;

/// Columns of the table of moves.
const VISITS: usize = 0;
const MEAN: usize = 1;

/// The column in which the oracle's verdict stands.
pub const ORACLE: usize = 2;

/// A position of the tree.
struct Node {
    state: u32,
    to: Side,
    visits: u64,
    /// Games won less games lost, as the first player counts them.
    total: i64,
    children: Vec<usize>,
}

struct Tree<'a> {
    vast: &'a mut dyn Vast,
    nodes: Vec<Node>,
    dice: ChaCha8Rng,
    moves: Vec<String>,
    scribe: Scribe,
    control: &'a Control,
}

/// Plays so many games out from position 0, which must not be over. Cost: their plies.
pub fn run(vast: &mut dyn Vast, playouts: usize, control: &Control) -> Result<Tried, Stop> {
    let moves = vast.write(0).moves;
    let table = Table {
        title: say!("trace-uct-table"),
        columns: vec![say!("trace-visits"), say!("trace-mean"), say!("trace-oracle")],
        rows: moves.clone(),
    };
    let mut scribe = Scribe::new(Method::Uct, vec![Figure::Table(table)]);
    scribe.paper(vast, 0, false);
    let dice = ChaCha8Rng::seed_from_u64(SEED);
    let mut tree = Tree { vast, nodes: Vec::new(), dice, moves, scribe, control };
    tree.grow(0);
    for _ in 0..playouts {
        tree.simulate()?;
    }
    Ok(tree.finish(playouts))
}

/// A cell of the table of moves.
pub fn cell(row: usize, column: usize) -> Cell {
    Cell { figure: 0, row, column }
}

/// What an ended game is worth to the first player.
fn worth(ending: &Ending) -> i64 {
    match ending {
        Ending::Won(Side::First) => 1,
        Ending::Won(Side::Second) => -1,
        Ending::Drawn => 0,
        Ending::Score { first, second } => match first.cmp(second) {
            std::cmp::Ordering::Less => -1,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => 1,
        },
    }
}

/// A value of the first player as a side sees it.
fn seen(value: i64, side: Side) -> i64 {
    if side == Side::First { value } else { -value }
}

/// Billionths with three digits behind the point.
fn written(billionths: i64) -> String {
    let sign = if billionths < 0 { "-" } else { "" };
    let thousandths = billionths.unsigned_abs() * 1_000 / UNIT;
    format!("{sign}{}.{:03}", thousandths / 1_000, thousandths % 1_000)
}

impl Tree<'_> {
    fn grow(&mut self, state: u32) -> usize {
        let to = self.vast.states().to(state);
        self.nodes.push(Node { state, to, visits: 0, total: 0, children: Vec::new() });
        self.nodes.len() - 1
    }

    /// Goes down to a position that was never visited, plays it out, and carries the value back.
    fn simulate(&mut self) -> Result<(), Stop> {
        let (mut way, mut picks) = (vec![0], Vec::new());
        let value = loop {
            self.control.tick(1)?;
            let here = way[way.len() - 1];
            if let Some(ending) = self.vast.states().ending(self.nodes[here].state) {
                self.selected(&way, &picks);
                break worth(&ending);
            }
            if self.nodes[here].visits == 0 {
                self.selected(&way, &picks);
                break self.playout(here)?;
            }
            if self.nodes[here].children.is_empty() {
                self.expand(here);
            }
            let Some((index, child)) = self.best(here) else { break 0 };
            picks.push(index);
            way.push(child);
        };
        for here in &way {
            let node = &mut self.nodes[*here];
            (node.visits, node.total) = (node.visits + 1, node.total + value);
        }
        self.back(&picks, value);
        Ok(())
    }

    /// All moves of a position come into the tree.
    fn expand(&mut self, here: usize) {
        let state = self.nodes[here].state;
        let below = self.vast.meeting().next(state, &mut |moves| *moves <= Nat::from(LOOKED_AT)).unwrap_or_default();
        let children: Vec<usize> = below.into_iter().map(|next| self.grow(next)).collect();
        let moves = children.len();
        self.nodes[here].children = children;
        self.scribe.keep(|_| Step::saying("expand", say!("trace-uct-expand", moves = moves)).with("moves", moves));
    }

    /// What the mean of a child is to who moves there, in billionths.
    fn mean(&self, by: Side, child: usize) -> i64 {
        let child = &self.nodes[child];
        seen(child.total, by) * UNIT as i64 / child.visits.max(1) as i64
    }

    /// How promising a child is; what was never visited comes first.
    fn bound(&self, here: usize, child: usize) -> i64 {
        let (visits, own) = (self.nodes[here].visits, self.nodes[child].visits);
        if own == 0 { i64::MAX } else { self.mean(self.nodes[here].to, child) + bonus(visits, own) as i64 }
    }

    /// The child with the highest bound, the first of equals.
    fn best(&self, here: usize) -> Option<(usize, usize)> {
        let children = self.nodes[here].children.iter().copied().enumerate();
        children.rev().max_by_key(|(_, child)| self.bound(here, *child))
    }

    /// The value of a game that goes on at random; one that does not end within [`LONGEST`] moves is told as such and counts as drawn.
    fn playout(&mut self, here: usize) -> Result<i64, Stop> {
        let mut cursor = self.vast.cursor(self.nodes[here].state);
        let mut plies = 0;
        let ended = loop {
            if let Some(ending) = cursor.ending() {
                break Some(worth(&ending));
            }
            if plies == LONGEST {
                break None;
            }
            self.control.tick(1)?;
            let dice = &mut self.dice;
            let mut pick = |moves: &Nat| {
                let few = moves.to_u64().unwrap_or(u64::MAX).min(LOOKED_AT);
                (few > 0).then(|| dice.random_range(0..few) as usize)
            };
            if !cursor.step(&mut pick) {
                break None;
            }
            plies += 1;
        };
        let value = ended.unwrap_or(0);
        let winner = ended.map_or("open", |value| ["second", "nobody", "first"][(value + 1) as usize]);
        let says = say!("trace-uct-playout", plies = plies, winner = winner);
        self.scribe.keep(|_| Step::saying("playout", says).with("value", value));
        Ok(value)
    }

    /// The way down that was chosen.
    fn selected(&mut self, way: &[usize], picks: &[usize]) {
        let Some(first) = picks.first().copied() else { return };
        let steps = way.iter().zip(picks);
        let moves: Vec<String> = steps
            .filter_map(|(here, index)| self.vast.write(self.nodes[*here].state).moves.get(*index).cloned())
            .collect();
        let bound = self.bound(0, way[1]);
        let bound = if bound == i64::MAX { "+inf".into() } else { written(bound) };
        let says =
            say!("trace-uct-select", line = moves.join(" "), move = self.moves[first].clone(), bound = bound.clone());
        let visits = self.nodes[way[1]].visits;
        let step = Step::saying("select", says).with("visits", visits).with("ucb", bound).about(0);
        self.scribe.keep(|_| step.looking([cell(first, VISITS)]));
    }

    /// The value goes back along the way.
    fn back(&mut self, picks: &[usize], value: i64) {
        let root = &self.nodes[0];
        let Some(first) = picks.first().copied() else {
            let says = say!("trace-uct-back-root", value = seen(value, root.to).to_string());
            return self.scribe.keep(|_| Step::saying("back", says).with("value", value));
        };
        let (visits, mean) = (self.nodes[root.children[first]].visits, self.mean(root.to, root.children[first]));
        let says = say!("trace-uct-back", move = self.moves[first].clone(), visits = visits, mean = written(mean));
        let tint = if mean < 0 { Tint::Lost } else { Tint::Won };
        let total = seen(self.nodes[root.children[first]].total, root.to);
        let step = Step::saying("back", says).with("visits", visits).with("total", total);
        let step = step.changing(Change::Write(cell(first, VISITS), visits.to_string(), Tint::Plain));
        let step = step.changing(Change::Write(cell(first, MEAN), written(mean), tint)).looking([cell(first, VISITS)]);
        self.scribe.keep(|_| Step { is_event: true, ..step.about(0) });
    }

    /// The move that was visited most.
    fn finish(mut self, playouts: usize) -> Tried {
        let children = self.nodes[0].children.iter().enumerate().rev();
        let most = children.max_by_key(|(_, child)| self.nodes[**child].visits).map(|(index, child)| (index, *child));
        let choices: Vec<Choice> = most
            .iter()
            .map(|(index, _)| Choice { index: *index, text: self.moves[*index].clone(), depth: None })
            .collect();
        if let Some((index, child)) = most {
            let (visits, mean) = (self.nodes[child].visits, written(self.mean(self.nodes[0].to, child)));
            let mv = self.moves[index].clone();
            let says =
                say!("trace-uct-ends", move = mv.clone(), visits = visits, playouts = playouts, mean = mean.clone());
            let guess = say!("trace-uct-guess", move = mv.clone(), visits = visits, playouts = playouts, mean = mean);
            self.scribe.run.found = Found::Guess(guess);
            let step = Step::saying("select", says).looking([cell(index, VISITS)]).about(0);
            self.scribe.keep(|_| Step { is_event: true, ..step });
        }
        let mut run = self.scribe.run;
        run.costs = vec![Cost { method: Method::Uct, work: Some(Nat::from(playouts)), cuts: 0, recalled: 0 }];
        Tried { run, choices }
    }
}
