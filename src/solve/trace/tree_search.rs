//! Minimax and its refinements on the tree of a small game, as they run: every node that is entered, every cut-off, every recall.
//!
//! One search with three switches: windows with cut-offs, an order of moves, a memory of positions. What it finds is the same under
//! all of them; the nodes it takes are not. Plain minimax visits every node of the tree, which [`Graph::tree_sizes`] counts without a
//! search. Published in D. E. Knuth and R. W. Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975), 293-326.
//!
//! Worked by hand: a mover with two moves; the first wins at once, gain 1. Where gains end at 1 nothing better can come, but the window
//! is open above, so the second is searched too; an opponent below it who has an answer that wins cuts off its other answers.

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::trace::graph::{Graph, Paper, WIN};
use crate::trace::method::Method;
use crate::trace::papers::Papers;
use crate::trace::run::{Change, Cost, Fate, Figure, Found, Node, Run, Step, Sure};
use ground::num::{Int, Nat};
use ground::say;
use ground::say::Say;

/// Beyond every gain: the open end of a window.
pub const OPEN: i64 = i64::MAX;

/// Nodes that a search visits at most.
pub const NODES: u64 = 2_000_000;

/// The searches that are told side by side.
const KIN: [Method; 4] = [Method::Minimax, Method::AlphaBeta, Method::AlphaBetaOrdered, Method::AlphaBetaMemory];

/// What a search does beyond minimax.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "switches, each of its own")]
struct Switches {
    has_window: bool,
    is_ordered: bool,
    has_memory: bool,
    /// Whether a win ends the look at a position: nothing better can come where nothing but winning counts.
    stops_at_win: bool,
}

impl Switches {
    fn of(method: Method) -> Self {
        Switches {
            has_window: !matches!(method, Method::Minimax | Method::PnRecursion),
            is_ordered: method == Method::AlphaBetaOrdered,
            has_memory: matches!(method, Method::AlphaBetaMemory | Method::PnRecursion),
            stops_at_win: method == Method::PnRecursion,
        }
    }
}

/// A node on the way from the root, while it is searched.
struct Frame {
    at: usize,
    /// Its moves, by their places in the rules, in the order in which they are tried.
    order: Vec<usize>,
    next: usize,
    /// The window it was entered with, and what the mover is sure of by now.
    entered: (i64, i64),
    alpha: i64,
    best: i64,
    /// Its number, if it is written down: as long as steps are kept.
    node: Option<usize>,
}

struct Search<'a> {
    graph: &'a Graph,
    /// The position whose memory each shares.
    classes: &'a [usize],
    switches: Switches,
    papers: Option<Papers<'a>>,
    stack: Vec<Frame>,
    memory: FxHashMap<usize, (i64, Sure)>,
    run: Run,
    visited: u64,
    cuts: u64,
    recalled: u64,
    gain: Option<i64>,
}

/// Runs a search of this kind on the game below position 0 of a graph without circles. Time: the nodes it visits, [`NODES`] at most.
/// The costs tell its kin beside it.
pub fn search(
    graph: &Graph,
    classes: &[usize],
    method: Method,
    write: &dyn Fn(usize) -> Paper,
    control: &Control,
) -> Result<Run, Stop> {
    let mut search = Search::new(graph, classes, method, Some(write));
    search.go(control)?;
    let found = search.gain.map_or(Found::Unfinished, |gain| found(graph, gain));
    let mut costs = vec![search.cost(method)];
    let mut run = search.finish();
    if method != Method::PnRecursion {
        costs.extend(beside(graph, classes, method, control)?);
    }
    (run.found, run.costs) = (found, costs);
    Ok(run)
}

/// What the kin of a search take. Minimax visits every node of the tree: that is counted without a search.
fn beside(graph: &Graph, classes: &[usize], method: Method, control: &Control) -> Result<Vec<Cost>, Stop> {
    let mut costs = Vec::new();
    for other in KIN.into_iter().filter(|kin| *kin != method) {
        if other == Method::Minimax {
            let work = graph.tree_sizes(control)?.map(|mut sizes| sizes.swap_remove(0));
            costs.push(Cost { method: other, work, cuts: 0, recalled: 0 });
            continue;
        }
        let mut search = Search::new(graph, classes, other, None);
        search.go(control)?;
        costs.push(search.cost(other));
    }
    Ok(costs)
}

fn found(graph: &Graph, gain: i64) -> Found {
    if graph.is_points { Found::Ahead(Int::from(gain)) } else { Found::Gain(gain) }
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, classes: &'a [usize], method: Method, write: Option<&'a dyn Fn(usize) -> Paper>) -> Self {
        Search {
            graph,
            classes,
            switches: Switches::of(method),
            papers: write.map(Papers::new),
            stack: Vec::new(),
            memory: FxHashMap::default(),
            run: Run::new(method, vec![Figure::Way]),
            visited: 0,
            cuts: 0,
            recalled: 0,
            gain: None,
        }
    }

    fn go(&mut self, control: &Control) -> Result<(), Stop> {
        self.enter(0, (-OPEN, OPEN), None);
        while self.visited <= NODES && !self.stack.is_empty() {
            control.tick(1)?;
            self.go_on();
        }
        Ok(())
    }

    fn cost(&self, method: Method) -> Cost {
        let work = self.gain.is_some().then(|| Nat::from(self.visited));
        Cost { method, work, cuts: self.cuts, recalled: self.recalled }
    }

    fn finish(self) -> Run {
        let papers = self.papers.map_or_else(Vec::new, Papers::finish);
        Run { papers, ..self.run }
    }

    fn keep(&mut self, step: impl FnOnce(&Self) -> Step) {
        match self.papers {
            Some(_) if self.run.has_room() => {
                let step = step(self);
                self.run.keep(step);
            }
            Some(_) => self.run.lost += 1,
            None => {}
        }
    }

    fn enter(&mut self, at: usize, window: (i64, i64), parent: Option<(usize, usize)>) {
        self.visited += 1;
        let node = self.noted(at, window, parent);
        let best = self.graph.ends[at].unwrap_or(-OPEN);
        let order = self.order(at);
        self.stack.push(Frame { at, order, next: 0, entered: window, alpha: window.0, best, node });
        self.keep(|search| search.entering(node.unwrap_or(0), parent));
    }

    /// Writes a node down, if there is room.
    fn noted(&mut self, at: usize, window: (i64, i64), parent: Option<(usize, usize)>) -> Option<usize> {
        let papers = self.papers.as_mut().filter(|_| self.run.has_room())?;
        let (to, before) = (self.graph.to[at], papers.bytes());
        let paper = papers.number(at);
        self.run.bytes += papers.bytes() - before;
        self.run.nodes.push(Node { parent, to, window: self.switches.has_window.then_some(window), paper });
        Some(self.run.nodes.len() - 1)
    }

    fn entering(&self, node: usize, parent: Option<(usize, usize)>) -> Step {
        let entered = self.run.nodes[node];
        let says = match parent {
            None => say!("theatre-begins", side = entered.to.name()),
            Some((above, index)) => {
                let side = self.run.nodes[above].to.name();
                say!("theatre-enters", side = side, move = self.move_at(above, index))
            }
        };
        let is_end = self.graph.below[self.stack.last().map_or(0, |frame| frame.at)].is_empty();
        let step = Step::saying(if is_end { "end" } else { "enter" }, says).changing(Change::Enter(node));
        let step = step.about(entered.paper).with("depth", self.stack.len() - 1);
        match entered.window {
            Some((alpha, beta)) => step.with("alpha", shown(alpha)).with("beta", shown(beta)),
            None => step,
        }
    }

    fn move_at(&self, node: usize, index: usize) -> String {
        let papers = self.papers.as_ref();
        papers.map_or_else(String::new, |papers| papers.paper(self.run.nodes[node].paper).moves[index].clone())
    }

    /// The moves in the order in which they are tried: those that end play at once in the mover's favour first, then those that leave
    /// the opponent few moves.
    fn order(&self, at: usize) -> Vec<usize> {
        let below = &self.graph.below[at];
        let mut order: Vec<usize> = (0..below.len()).collect();
        if self.switches.is_ordered {
            order.sort_by_key(|i| {
                let next = below[*i] as usize;
                let gain = self.graph.ends[next].map_or(0, |end| self.graph.turned(at, next, end));
                (-gain, self.graph.below[next].len())
            });
        }
        order
    }

    /// Enters the next move of the innermost node, or leaves it.
    fn go_on(&mut self) {
        let Some(top) = self.stack.last() else { return };
        if top.next == 0 && self.switches.has_memory && self.recall() {
            return;
        }
        let Some(top) = self.stack.last_mut() else { return };
        let (at, beta) = (top.at, top.entered.1);
        let is_cut = self.switches.has_window && top.alpha >= beta && top.next > 0;
        let is_won = self.switches.stops_at_win && top.best > 0 && top.next > 0;
        if is_cut || is_won || top.next == top.order.len() {
            return self.leave();
        }
        let index = top.order[top.next];
        top.next += 1;
        let next = self.graph.below[at][index] as usize;
        let is_again = self.graph.is_again(at, next);
        let window = match self.switches.has_window {
            true if is_again => (top.alpha, beta),
            true => (-beta, -top.alpha),
            false => (-OPEN, OPEN),
        };
        let parent = top.node.map(|node| (node, index));
        self.enter(next, window, parent);
    }

    /// Leaves the innermost node with what the memory knows of it, if that is enough.
    fn recall(&mut self) -> bool {
        let Some(top) = self.stack.last_mut() else { return false };
        let Some(&(gain, sure)) = self.memory.get(&self.classes[top.at]) else { return false };
        let is_enough = match sure {
            Sure::Exactly => true,
            Sure::AtLeast => gain >= top.entered.1,
            Sure::AtMost => gain <= top.entered.0,
        };
        if !is_enough {
            return false;
        }
        (top.best, top.next) = (gain, top.order.len());
        self.recalled += 1;
        let node = top.node.unwrap_or(0);
        self.keep(|search| {
            let says = say!("theatre-recalls", gain = shown(gain));
            let step = Step::saying("look", says).with("value", shown(gain));
            Step { is_event: true, ..step.about(search.run.nodes[node].paper) }
        });
        self.pop(sure);
        true
    }

    /// Leaves the innermost node, its last moves perhaps skipped.
    fn leave(&mut self) {
        let Some(frame) = self.stack.last() else { return };
        let sure = match frame.best {
            _ if self.graph.below[frame.at].is_empty() || !self.switches.has_window => Sure::Exactly,
            best if best >= frame.entered.1 => Sure::AtLeast,
            best if best <= frame.entered.0 => Sure::AtMost,
            _ => Sure::Exactly,
        };
        let (at, best, is_cut) = (frame.at, frame.best, frame.next < frame.order.len());
        if is_cut {
            self.cuts += 1;
            self.keep(Search::cutting);
        }
        if self.switches.has_memory && !self.graph.below[at].is_empty() {
            self.memory.insert(self.classes[at], (best, sure));
        }
        self.pop(sure);
    }

    fn cutting(&self) -> Step {
        let Some(frame) = self.stack.last() else { return Step::saying("cut", say!("theatre-over")) };
        let (side, skipped) = (self.graph.to[frame.at].name(), &frame.order[frame.next..]);
        let moves = skipped.len();
        let (line, says) = if self.switches.stops_at_win {
            ("lost", say!("theatre-won-is-won", side = side, moves = moves))
        } else {
            let (sure, most) = (shown(frame.best), shown(frame.entered.1));
            ("cut", say!("theatre-cut", side = side, sure = sure, most = most, moves = moves))
        };
        let step = Step::saying(line, says).with("best", shown(frame.best)).with("beta", shown(frame.entered.1));
        let step = skipped.iter().fold(step, |step, i| step.changing(Change::Fate(*i, Fate::Skipped)));
        Step { is_event: true, ..step }
    }

    fn pop(&mut self, sure: Sure) {
        let Some(frame) = self.stack.pop() else { return };
        let Some(above) = self.stack.last_mut() else {
            self.gain = Some(frame.best);
            return self.keep(|search| search.ending(frame.best));
        };
        let gain = self.graph.turned(above.at, frame.at, frame.best);
        let sure = if self.graph.is_again(above.at, frame.at) { sure } else { sure.turned() };
        let line = if self.switches.has_window && gain > above.alpha { "raise" } else { "value" };
        above.best = above.best.max(gain);
        above.alpha = above.alpha.max(gain);
        self.keep(|search| search.leaving(line, gain, sure));
    }

    fn ending(&self, gain: i64) -> Step {
        let says = say!("theatre-ends", side = self.graph.to[0].name(), gain = shown(gain));
        Step { is_event: true, ..Step::saying("return", says).with("best", shown(gain)) }.asked(shown(gain))
    }

    /// A move is known: what it brings who made it.
    fn leaving(&self, line: &'static str, gain: i64, sure: Sure) -> Step {
        let blank = || Step::saying(line, Say::verbatim(""));
        let Some(frame) = self.stack.last() else { return blank() };
        let Some(node) = frame.node else { return blank() };
        let index = frame.order[frame.next.saturating_sub(1)];
        let says = say!(
            "theatre-leaves",
            side = self.graph.to[frame.at].name(),
            move = self.move_at(node, index),
            sure = sure.name(),
            gain = shown(gain),
        );
        let step = Step::saying(line, says).with("value", shown(gain)).with("best", shown(frame.best));
        let step = step.changing(Change::Leave).changing(Change::Fate(index, Fate::Known(gain, sure)));
        let step = Step { asks: Some(shown(gain)), ..step.changing(Change::Sure(gain)) };
        step.about(self.run.nodes[node].paper)
    }
}

impl Sure {
    /// The same seen by the other side.
    pub fn turned(self) -> Self {
        match self {
            Sure::Exactly => Sure::Exactly,
            Sure::AtMost => Sure::AtLeast,
            Sure::AtLeast => Sure::AtMost,
        }
    }

    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Sure::Exactly => "exactly",
            Sure::AtMost => "most",
            Sure::AtLeast => "least",
        }
    }
}

/// A gain with its sign. A win by points in a search to a depth shows the points behind it.
///
/// Worked: `+3`, `-inf`, `+WIN`, and `-WIN-8` of a game that is lost by 8 points.
pub fn shown(gain: i64) -> String {
    match gain {
        OPEN => "+inf".into(),
        gain if gain == -OPEN => "-inf".into(),
        0 => "0".into(),
        WIN => "+WIN".into(),
        gain if gain == -WIN => "-WIN".into(),
        gain if gain > WIN => format!("+WIN{:+}", gain - WIN),
        gain if gain < -WIN => format!("-WIN{:+}", gain + WIN),
        gain => format!("{gain:+}"),
    }
}
