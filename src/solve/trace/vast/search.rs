//! Minimax to a depth with an evaluation at the leaves, and what is built on it: iterative deepening with windows, and the search on
//! through moves that are not quiet.

use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::search::evaluation::{estimate, material};
use crate::trace::graph::WIN;
use crate::trace::method::Method;
use crate::trace::run::{Change, Cost, Figure, Found, Run, Step, Sure};
use crate::trace::tree_search::{OPEN, shown};
use crate::trace::vast::by_depth::{by_depth, finished};
use crate::trace::vast::choice::{Choice, Tried};
use crate::trace::vast::frame::{Frame, Known, cutting, entering, going_on, leaving, told, with_terms};
use crate::trace::vast::scribe::Scribe;
use crate::trace::vast::unfolding::Vast;
use ground::num::Nat;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Nodes that a search visits at most.
pub const NODES: u64 = 100_000;

/// Plies that a search goes on at most through moves that are not quiet.
const ONWARD: i64 = 12;

/// Why a search came to an early end.
enum Halt {
    /// It was stopped.
    Stop(Stop),
    /// It had visited [`NODES`].
    Nodes,
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stop(stop)
    }
}

/// A node to be visited.
struct Visit {
    state: u32,
    depth: i64,
    window: (i64, i64),
    /// The node above and which of its moves leads here.
    parent: Option<(usize, usize)>,
}

struct Search<'a> {
    vast: &'a mut dyn Vast,
    control: &'a Control,
    method: Method,
    scribe: Option<Scribe>,
    /// The best move of each position so far.
    first: FxHashMap<u32, usize>,
    visited: u64,
    cuts: u64,
    /// Leaves that were estimated.
    estimated: u64,
    /// Which moves alone are looked at, in words.
    narrowed: Option<Say>,
}

/// Runs a search to a depth from position 0. Time: [`NODES`] nodes at most; of deepening the last depth that is finished counts then.
pub fn run(vast: &mut dyn Vast, method: Method, depth: usize, control: &Control) -> Result<Tried, Stop> {
    let mut figures = vec![Figure::Way];
    figures.extend((method == Method::IterativeDeepening).then(|| Figure::Table(by_depth(depth))));
    let mut search = Search::new(vast, method, control);
    search.scribe = Some(Scribe::new(method, figures));
    let (found, choices) = search.watched(depth)?;
    let work = (found != Found::Unfinished).then(|| Nat::from(search.visited));
    let mut costs = vec![Cost { method, work, cuts: search.cuts, recalled: 0 }];
    let mut run = search.scribe.map_or_else(|| Run::new(method, Vec::new()), |scribe| scribe.run);
    run.narrowed = search.narrowed;
    for kin in [Method::DepthLimited, Method::AlphaBeta, Method::IterativeDeepening] {
        if kin != method && method != Method::Quiescence {
            costs.push(cost(vast, kin, depth, control)?);
        }
    }
    (run.found, run.costs) = (found, costs);
    Ok(Tried { run, choices })
}

/// What a kin of a search takes to the same depth.
fn cost(vast: &mut dyn Vast, method: Method, depth: usize, control: &Control) -> Result<Cost, Stop> {
    let mut search = Search::new(vast, method, control);
    let from = if method == Method::IterativeDeepening { 1 } else { depth };
    let mut is_done = true;
    for depth in from..=depth {
        is_done = is_done && search.root(depth)?.is_some();
    }
    let work = is_done.then(|| Nat::from(search.visited));
    Ok(Cost { method, work, cuts: search.cuts, recalled: 0 })
}

/// The move that a search with windows to a depth chooses at position 0, deepened as far as [`NODES`] allow: its place in the list,
/// and the depth that was finished. `None`: the game is over, or not even depth 1 was finished.
pub fn chosen(vast: &mut dyn Vast, depth: usize, control: &Control) -> Result<Option<(usize, usize)>, Stop> {
    let mut search = Search::new(vast, Method::IterativeDeepening, control);
    let mut choice = None;
    for depth in 1..=depth {
        match search.root(depth)? {
            Some(known) => choice = known.line.first().map(|(_, index)| (search.place(*index), depth)),
            None => break,
        }
    }
    Ok(choice)
}

/// What an ended game is worth to a side: points come behind the win.
fn worth(ending: &Ending, to: Side) -> i64 {
    let first = match ending {
        Ending::Won(side) => {
            if *side == Side::First {
                WIN
            } else {
                -WIN
            }
        }
        Ending::Drawn => 0,
        Ending::Score { first, second } => {
            let ahead = (first - second).to_i64().unwrap_or(0).clamp(-WIN, WIN);
            ahead.signum() * WIN + ahead
        }
    };
    if to == Side::First { first } else { -first }
}

impl<'a> Search<'a> {
    fn new(vast: &'a mut dyn Vast, method: Method, control: &'a Control) -> Self {
        let (scribe, first, narrowed) = (None, FxHashMap::default(), vast.narrow());
        Search { vast, control, method, scribe, first, visited: 0, cuts: 0, estimated: 0, narrowed }
    }

    fn has_window(&self) -> bool {
        matches!(self.method, Method::IterativeDeepening | Method::AlphaBeta | Method::Quiescence)
    }

    /// Searches from the root, to a depth or to one after another, and writes down what is chosen.
    fn watched(&mut self, depth: usize) -> Result<(Found, Vec<Choice>), Stop> {
        let is_deepening = self.method == Method::IterativeDeepening;
        let (mut found, mut choices) = (Found::Unfinished, Vec::new());
        for depth in if is_deepening { 1 } else { depth }..=depth {
            let before = self.visited;
            self.estimated = 0;
            let line = if is_deepening { "deepen" } else { "enter" };
            let begins = Step::saying(line, say!("trace-depth-begins", depth = depth));
            self.keep(|_| Step { is_event: true, ..begins });
            let Some(known) = self.root(depth)? else {
                self.keep(|_| Step::saying("return", say!("trace-depth-unfinished", depth = depth, nodes = NODES)));
                break;
            };
            let line = self.line(&known.line);
            let nodes = self.visited - before;
            if let Some(scribe) = &mut self.scribe {
                // What a depth finds is kept, whatever there was room for on the way.
                scribe.run.conclude(finished(depth, &known, &line, nodes, is_deepening));
            }
            found = self.found(known.gain, &line);
            let first = known.line.first().zip(line.into_iter().next());
            choices.extend(first.map(|((_, index), text)| Choice {
                index: self.place(*index),
                text,
                depth: Some(depth),
            }));
        }
        Ok((found, choices))
    }

    /// The place in the whole list of a move of the first position.
    fn place(&self, index: usize) -> usize {
        self.vast.places(0).map_or(index, |places| places[index])
    }

    /// The moves of a line in notation.
    fn line(&self, line: &[(u32, usize)]) -> Vec<String> {
        line.iter().filter_map(|(state, index)| self.vast.write(*state).moves.get(*index).cloned()).collect()
    }

    /// What the search proves, or what it guesses.
    fn found(&self, gain: i64, line: &[String]) -> Found {
        let is_proved = self.narrowed.is_none() && (gain.abs() >= WIN || self.estimated == 0);
        match (is_proved, line.first()) {
            (true, _) => Found::Gain(gain.signum()),
            (false, Some(mv)) => Found::Guess(say!("trace-estimated", gain = shown(gain), move = mv.clone())),
            (false, None) => Found::Unfinished,
        }
    }

    /// Searches from the root; `None`: too many nodes.
    fn root(&mut self, depth: usize) -> Result<Option<Known>, Stop> {
        let visit = Visit { state: 0, depth: depth as i64, window: (-OPEN, OPEN), parent: None };
        match self.search(&visit) {
            Ok(known) => Ok(Some(known)),
            Err(Halt::Nodes) => Ok(None),
            Err(Halt::Stop(stop)) => Err(stop),
        }
    }

    fn search(&mut self, visit: &Visit) -> Result<Known, Halt> {
        self.control.tick(1)?;
        self.visited += 1;
        if self.visited > NODES {
            return Err(Halt::Nodes);
        }
        let to = self.vast.states().to(visit.state);
        if let Some(ending) = self.vast.states().ending(visit.state) {
            let gain = worth(&ending, to);
            self.entered(visit, "end", Some(say!("theatre-over")), |step| step.with("value", shown(gain)));
            return Ok(Known { gain, sure: Sure::Exactly, line: Vec::new() });
        }
        let mut frame = Frame::entered(visit.state, to, visit.depth, visit.window);
        let order = if visit.depth > 0 { self.all(visit, &mut frame)? } else { self.beyond(visit, &mut frame)? };
        self.try_all(&mut frame, &order)?;
        Ok(Known { gain: frame.best, sure: self.sure(&frame), line: frame.line })
    }

    /// Tries the moves of a node one after another, until it is cut off.
    fn try_all(&mut self, frame: &mut Frame, order: &[(usize, u32)]) -> Result<(), Halt> {
        for (tried, (index, next)) in order.iter().enumerate() {
            self.try_one(frame, *index, *next)?;
            if self.has_window() && frame.alpha >= frame.window.1 && tried + 1 < order.len() {
                self.cuts += 1;
                let skipped: Vec<usize> = order[tried + 1..].iter().map(|(index, _)| *index).collect();
                self.keep(|_| cutting(frame, &skipped));
                break;
            }
        }
        Ok(())
    }

    fn sure(&self, frame: &Frame) -> Sure {
        match frame.best {
            _ if !self.has_window() => Sure::Exactly,
            best if best >= frame.window.1 => Sure::AtLeast,
            best if best <= frame.window.0 => Sure::AtMost,
            _ => Sure::Exactly,
        }
    }

    /// Enters a node before the horizon: all its moves, the best so far first where the search deepens.
    fn all(&mut self, visit: &Visit, frame: &mut Frame) -> Result<Vec<(usize, u32)>, Halt> {
        frame.node = self.entered(visit, "enter", None, |step| step);
        let mut order: Vec<(usize, u32)> = self.next(visit.state)?.into_iter().enumerate().collect();
        let first = self.first.get(&visit.state).copied().filter(|_| self.method == Method::IterativeDeepening);
        if let Some(at) = first.and_then(|first| order.iter().position(|(index, _)| *index == first)) {
            order[..=at].rotate_right(1);
            if let (true, Some(node)) = (at > 0, frame.node) {
                let mv = self.called(node, order[0].0);
                self.keep(|_| Step::saying("order", say!("trace-first", move = mv.clone())).with("first", &mv));
            }
        }
        Ok(order)
    }

    /// Enters a node at the horizon: it is estimated, and a search that goes on looks at the moves that are not quiet.
    fn beyond(&mut self, visit: &Visit, frame: &mut Frame) -> Result<Vec<(usize, u32)>, Halt> {
        self.estimated += 1;
        let terms = self.vast.terms(visit.state);
        frame.best = estimate(&terms).clamp(1 - WIN, WIN - 1);
        let is_onward = self.method == Method::Quiescence;
        let line = if is_onward { "stand" } else { "leaf" };
        // Who may stand on more than the other side allows need not go on.
        let is_enough = self.has_window() && frame.best >= frame.window.1;
        frame.alpha = frame.alpha.max(frame.best);
        if !is_onward || is_enough || visit.depth <= -ONWARD {
            self.entered(visit, line, Some(told(&terms)), |step| with_terms(step, &terms));
            return Ok(Vec::new());
        }
        let all = self.next(visit.state)?;
        let noisy = self.noisy(visit.state, &all, material(&terms))?;
        let says = noisy.is_empty().then(|| told(&terms));
        frame.node = self.entered(visit, line, says, |step| with_terms(step, &terms));
        if let (Some(node), false) = (frame.node, noisy.is_empty()) {
            let names: Vec<String> = noisy.iter().map(|(index, _)| self.called(node, *index)).collect();
            self.keep(|_| going_on(frame.best, names, &noisy, all.len()));
        }
        Ok(noisy)
    }

    /// The moves that are not quiet: they end the game, change the men on the board, or stop a win at once that at least as many others allow.
    fn noisy(&mut self, state: u32, all: &[u32], men: i64) -> Result<Vec<(usize, u32)>, Halt> {
        let states = self.vast.states();
        let to = states.to(state);
        let (mut noisy, mut parries, mut losers) = (Vec::new(), Vec::new(), 0);
        for (index, next) in all.iter().enumerate() {
            self.control.tick(1)?;
            let is_again = states.to(*next) == to;
            let left = material(&self.vast.terms(*next));
            if states.ending(*next).is_some() || left != if is_again { men } else { -men } {
                noisy.push((index, *next));
            } else if !is_again && self.vast.wins_at_once(*next) {
                losers += 1;
            } else {
                parries.push((index, *next));
            }
        }
        if losers > 0 && losers >= parries.len() {
            noisy.extend(parries);
            noisy.sort_unstable();
        }
        Ok(noisy)
    }

    fn next(&mut self, state: u32) -> Result<Vec<u32>, Halt> {
        self.vast.next(state, NODES).ok_or(Halt::Nodes)
    }

    /// Tries a move of a node.
    fn try_one(&mut self, frame: &mut Frame, index: usize, next: u32) -> Result<(), Halt> {
        let is_again = self.vast.states().to(next) == frame.to;
        let beta = frame.window.1;
        let window = match self.has_window() {
            true if is_again => (frame.alpha, beta),
            true => (-beta, -frame.alpha),
            false => (-OPEN, OPEN),
        };
        let parent = frame.node.map(|node| (node, index));
        let known = self.search(&Visit { state: next, depth: frame.depth - 1, window, parent })?;
        let (gain, sure) = if is_again { (known.gain, known.sure) } else { (-known.gain, known.sure.turned()) };
        if gain > frame.best {
            frame.best = gain;
            frame.line = std::iter::once((frame.state, index)).chain(known.line).collect();
            self.first.insert(frame.state, index);
        }
        let line = if self.has_window() && gain > frame.alpha { "raise" } else { "value" };
        frame.alpha = frame.alpha.max(gain);
        if let Some(node) = frame.node {
            let mv = self.called(node, index);
            self.keep(|_| leaving(frame, index, &mv, line, gain, sure));
        }
        Ok(())
    }

    /// Writes a node down, and the step that enters it.
    fn entered(
        &mut self,
        visit: &Visit,
        line: &'static str,
        says: Option<Say>,
        with: impl FnOnce(Step) -> Step,
    ) -> Option<usize> {
        let to = self.vast.states().to(visit.state);
        let window = self.has_window().then_some(visit.window);
        let scribe = self.scribe.as_mut()?;
        if !scribe.run.has_room() {
            scribe.run.lost += 1;
            return None;
        }
        let paper = scribe.paper(self.vast, visit.state, says.is_some());
        let node = scribe.node(visit.parent, to, window, paper);
        let tried = visit.parent.map(|(above, index)| (scribe.run.nodes[above].to, scribe.called(above, index)));
        scribe.keep(|_| {
            let step = Step::saying(line, entering(to, tried, says.as_ref())).changing(Change::Enter(node));
            let step = says.into_iter().fold(step, |step, says| step.changing(Change::Told(says)));
            let step = with(step.about(paper).with("depth", visit.depth));
            match window {
                Some((alpha, beta)) => step.with("alpha", shown(alpha)).with("beta", shown(beta)),
                None => step,
            }
        });
        Some(node)
    }

    fn called(&self, node: usize, index: usize) -> String {
        self.scribe.as_ref().map_or_else(String::new, |scribe| scribe.called(node, index))
    }

    fn keep(&mut self, step: impl FnOnce(&Run) -> Step) {
        if let Some(scribe) = &mut self.scribe {
            scribe.keep(step);
        }
    }
}
