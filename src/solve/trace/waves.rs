//! The waves in which positions are settled where play can run in circles: each round settles what the rounds before decide.
//!
//! Round 0 holds the ended positions. A position is won as soon as one move is known to win, and lost as soon as all its moves are known
//! to lose; what no round settles goes on for ever. Time: positions times rounds. Published as retrograde analysis:
//! K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139.
//!
//! Worked by hand: a token on 0 <-> 1 -> 2, who cannot move loses: round 0 settles 2 as lost, round 1 node 1 as won, round 2
//! node 0 as lost, for its only move leaves a win.

use crate::judge::control::{Control, Stop};
use crate::judge::value::Outcome;
use crate::search::full_search::Count;
use crate::trace::graph::{Graph, Paper};
use ground::rules::Side;

/// What one round settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wave {
    /// Positions that the mover wins.
    pub won: usize,
    /// Positions that the mover loses.
    pub lost: usize,
    /// Ended positions that nobody won.
    pub drawn: usize,
    /// One of the settled positions in notation, and who wins it.
    pub example: Option<(String, Outcome)>,
}

impl Wave {
    /// How many positions it settled.
    pub fn settled(&self) -> usize {
        self.won + self.lost + self.drawn
    }
}

/// All rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waves {
    /// What each settled, the ended positions first.
    pub waves: Vec<Wave>,
    /// How many positions there are.
    pub positions: usize,
    /// Who wins play without end; `None`: it is drawn.
    pub endless: Option<Side>,
    /// The round that settled the first position and its outcome; `None`: it goes on for ever.
    pub first: Option<(usize, Outcome)>,
}

impl Waves {
    /// Positions settled in the rounds up to this one.
    pub fn settled(&self, round: usize) -> usize {
        self.waves.iter().take(round + 1).map(Wave::settled).sum()
    }
}

/// Settles the positions of a graph round by round.
pub fn settle(graph: &Graph, count: Count, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Waves, Stop> {
    let outcome = |gain: i64| match gain {
        0 => Outcome::D,
        gain if gain > 0 => Outcome::N,
        _ => Outcome::P,
    };
    let mut known: Vec<Option<Outcome>> = vec![None; graph.below.len()];
    let mut fresh: Vec<(usize, Outcome)> =
        graph.ends.iter().enumerate().filter_map(|(i, end)| Some((i, outcome((*end)?)))).collect();
    let (mut waves, mut first) = (Vec::new(), None);
    while !fresh.is_empty() {
        control.tick(known.len() as u64)?;
        for (i, outcome) in &fresh {
            known[*i] = Some(*outcome);
        }
        first = first.or_else(|| fresh.iter().find(|(i, _)| *i == 0).map(|(_, outcome)| (waves.len(), *outcome)));
        waves.push(wave(&fresh, write));
        let open = (0..known.len()).filter(|i| known[*i].is_none());
        fresh = open.filter_map(|i| Some((i, decided(graph, i, &known)?))).collect();
    }
    let endless = if let Count::Escapes(side) = count { Some(side) } else { None };
    Ok(Waves { waves, positions: known.len(), endless, first })
}

fn wave(fresh: &[(usize, Outcome)], write: &dyn Fn(usize) -> Paper) -> Wave {
    let count = |wanted| fresh.iter().filter(|(_, outcome)| *outcome == wanted).count();
    let example = fresh.first().map(|(i, outcome)| (write(*i).position, *outcome));
    Wave { won: count(Outcome::N), lost: count(Outcome::P), drawn: count(Outcome::D), example }
}

/// Who wins, if the settled positions below decide it.
fn decided(graph: &Graph, at: usize, known: &[Option<Outcome>]) -> Option<Outcome> {
    let mut is_lost = true;
    for next in graph.below[at].iter().map(|next| *next as usize) {
        let (wins, loses) =
            if graph.to[at] == graph.to[next] { (Outcome::N, Outcome::P) } else { (Outcome::P, Outcome::N) };
        match known[next] {
            Some(outcome) if outcome == wins => return Some(Outcome::N),
            Some(outcome) if outcome == loses => {}
            _ => is_lost = false,
        }
    }
    is_lost.then_some(Outcome::P)
}
