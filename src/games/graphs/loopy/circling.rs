//! What tokens on any directed graph are worth: Smith's labels and their sums, and plies from sweeps backwards.

use std::sync::{Arc, Mutex, PoisonError};

use crate::graphs::loopy::rules::Loopy;
use ground::num::Nat;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};
use solve::nim_values::loopy::{Label, labels, sources, sum};
use solve::retrograde::reach::{Below, Listed};
use solve::retrograde::sweep::{Start, Sweep, sweep};

/// Positions of several tokens that are swept together at most: the product of the nodes that each of them can reach.
pub const ROOM: usize = 500_000;

/// What is known of one token on each node.
#[derive(Debug)]
pub struct Alone {
    /// Smith's labels; of normal play.
    pub labels: Vec<Label>,
    /// Who wins and in how many plies, by the convention in force.
    pub sweep: Sweep,
}

/// Every position below one of several tokens that can still move, in sorted order.
type Together = Below<Vec<usize>>;

/// Labels and sweeps, remembered from one question to the next.
#[derive(Default)]
pub struct Circling {
    alone: Mutex<Option<Arc<Alone>>>,
    together: Mutex<Option<Arc<Together>>>,
}

impl Circling {
    /// What one token is worth on each node; worked out once.
    pub fn alone(&self, game: &Loopy, control: &Control) -> Result<Arc<Alone>, Stop> {
        let mut known = self.alone.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(alone) = &*known {
            return Ok(alone.clone());
        }
        let targets = game.network.targets();
        let leads: Vec<Vec<u32>> = targets.iter().map(|to| to.iter().map(|to| *to as u32).collect()).collect();
        let sweep = sweep(&Listed::of(&leads, |_| stuck(game)), control)?;
        let alone = Arc::new(Alone { labels: labels(targets, &sources(targets), control)?, sweep });
        *known = Some(alone.clone());
        Ok(alone)
    }

    /// The sweep of everything below several tokens; `None` where that may be more than there is room for.
    pub fn together(&self, game: &Loopy, live: &[usize], control: &Control) -> Result<Option<Arc<Together>>, Stop> {
        let known = self.together.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(known) = known.filter(|known| known.value(&live.to_vec()).is_some()) {
            return Ok(Some(known));
        }
        if !fits(game, live, control)? {
            return Ok(None);
        }
        let found = Below::of(live.to_vec(), ROOM, control, |tokens| leads(game, tokens))?.map(Arc::new);
        self.together.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&found);
        Ok(found)
    }

    /// The value of tokens on these nodes.
    pub fn worth(&self, game: &Loopy, tokens: &[usize], control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let live = live(game, tokens);
        if live.is_empty() {
            return Ok(over(game));
        }
        let alone = self.alone(game, control)?;
        if game.is_misere {
            return self
                .swept(game, &alone, &live, control)?
                .ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)));
        }
        let label = sum(live.iter().map(|token| &alone.labels[*token]));
        let plies = match &label {
            Label::Infinity(reached) if !reached.contains(&0) => None,
            _ => self.swept(game, &alone, &live, control)?.and_then(|value| value.remoteness()),
        };
        Ok(valued(&label, plies))
    }

    /// Who wins and in how many plies, by a sweep.
    fn swept(&self, game: &Loopy, alone: &Alone, live: &[usize], control: &Control) -> Result<Option<Value>, Stop> {
        if let [token] = live {
            return Ok(Some(alone.sweep.value(*token)));
        }
        let together = self.together(game, live, control)?;
        Ok(together.and_then(|together| together.value(&live.to_vec())))
    }
}

fn stuck(game: &Loopy) -> Start {
    if game.is_misere { Start::Won } else { Start::Lost }
}

fn over(game: &Loopy) -> Value {
    if game.is_misere { Value::Win { remoteness: 0 } } else { Value::Nimber { nimber: Nat::ZERO, remoteness: Some(0) } }
}

fn valued(label: &Label, remoteness: Option<u64>) -> Value {
    match label {
        Label::Finite(number) => Value::Nimber { nimber: Nat::from(*number), remoteness },
        Label::Infinity(reached) => {
            Value::Loopy { infinity: reached.iter().map(|number| Nat::from(*number)).collect(), remoteness }
        }
    }
}

/// The tokens that can still move, sorted: which is which changes nothing.
pub fn live(game: &Loopy, tokens: &[usize]) -> Vec<usize> {
    let mut live: Vec<usize> =
        tokens.iter().copied().filter(|token| !game.network.targets()[*token].is_empty()).collect();
    live.sort_unstable();
    live
}

/// What the moves of tokens that can still move leave, or how it ends where there are none.
pub fn leads(game: &Loopy, tokens: &[usize]) -> Result<Vec<Vec<usize>>, Start> {
    let moved = |(place, to): (usize, &usize)| {
        let mut moved = tokens.to_vec();
        moved[place] = *to;
        live(game, &moved)
    };
    let moves = tokens
        .iter()
        .enumerate()
        .flat_map(|(place, node)| game.network.targets()[*node].iter().map(move |to| (place, to)));
    if tokens.is_empty() { Err(stuck(game)) } else { Ok(moves.map(moved).collect()) }
}

/// Whether the nodes that each token can reach have a product within the room.
fn fits(game: &Loopy, live: &[usize], control: &Control) -> Result<bool, Stop> {
    let mut product = 1usize;
    for token in live {
        product = product.saturating_mul(reach(game.network.targets(), *token, control)?);
        if product > ROOM {
            return Ok(false);
        }
    }
    Ok(true)
}

fn reach(targets: &[Vec<usize>], from: usize, control: &Control) -> Result<usize, Stop> {
    let mut is_met = vec![false; targets.len()];
    is_met[from] = true;
    let mut way = vec![from];
    let mut count = 0;
    while let Some(node) = way.pop() {
        count += 1;
        for &to in &targets[node] {
            if !std::mem::replace(&mut is_met[to], true) {
                way.push(to);
            }
        }
    }
    control.tick(count as u64)?;
    Ok(count)
}

/// The nodes that a lone token can come to and on which it is drawn, each with the first target that keeps it so.
pub fn trap(game: &Loopy, from: usize, alone: &Alone) -> Vec<(usize, usize)> {
    let mut met = vec![from];
    let mut next = 0;
    while let Some(&node) = met.get(next) {
        next += 1;
        for to in &game.network.targets()[node] {
            if !met.contains(to) {
                met.push(*to);
            }
        }
    }
    met.sort_unstable();
    let is_drawn = |node: usize| alone.sweep.value(node).outcome() == Outcome::D;
    let stays = |node: usize| game.network.targets()[node].iter().copied().find(|to| is_drawn(*to));
    met.into_iter().filter(|node| is_drawn(*node)).filter_map(|node| Some((node, stays(node)?))).collect()
}

/// The live nodes that these tokens can come to, each with an arc to a live node; `None`: one of them has no such arc.
///
/// In misère play that proves a draw: who pushes the last live token onto a dead end loses, and nobody ever has to.
pub fn unforced(game: &Loopy, tokens: &[usize]) -> Option<Vec<(usize, usize)>> {
    let targets = game.network.targets();
    let mut nodes = live(game, tokens);
    nodes.dedup();
    let (mut ways, mut next) = (Vec::new(), 0);
    while let Some(&node) = nodes.get(next) {
        next += 1;
        ways.push((node, *targets[node].iter().find(|to| !targets[**to].is_empty())?));
        for to in targets[node].iter().filter(|to| !targets[**to].is_empty()) {
            if !nodes.contains(to) {
                nodes.push(*to);
            }
        }
    }
    ways.sort_unstable();
    Some(ways)
}
