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
use crate::trace::method::Method;
use crate::trace::papers::Papers;
use crate::trace::retrograde::unending;
use crate::trace::run::{Bar, Change, Cost, Figure, Found, Run, Step, sign};
use ground::num::Nat;
use ground::rules::Side;
use ground::say;

/// Settles the positions of a graph round by round.
pub fn settle(graph: &Graph, count: Count, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Run, Stop> {
    let mut known: Vec<Option<Outcome>> = vec![None; graph.below.len()];
    let ends = graph.ends.iter().enumerate();
    let mut fresh: Vec<(usize, Outcome)> = ends.filter_map(|(i, end)| Some((i, sign((*end)?)))).collect();
    let mut papers = Papers::new(write);
    let (mut run, mut settled, mut first) = (Run::new(Method::Waves, Vec::new()), 0, None);
    let mut bars = Vec::new();
    while !fresh.is_empty() {
        control.tick(known.len() as u64)?;
        for (i, outcome) in &fresh {
            known[*i] = Some(*outcome);
        }
        settled += fresh.len();
        first = first.or_else(|| fresh.iter().find(|(i, _)| *i == 0).map(|(_, outcome)| (bars.len(), *outcome)));
        run.keep(told(bars.len(), &fresh, settled, known.len()).about(papers.number(fresh[0].0)));
        bars.push(bar(&fresh));
        let open = (0..known.len()).filter(|i| known[*i].is_none());
        fresh = open.filter_map(|i| Some((i, decided(graph, i, &known)?))).collect();
    }
    let endless = if let Count::Escapes(side) = count { Some(side) } else { None };
    run.keep(ending(known.len() - settled, first, endless).about(papers.number(0)));
    let outcome = first.map_or_else(|| unending(endless, graph.to[0]), |(_, outcome)| outcome);
    let plies = first.filter(|(_, outcome)| *outcome != Outcome::D).map(|(round, _)| round as u64);
    let cost = Cost { method: Method::Waves, work: Some(Nat::from(bars.len())), cuts: 0, recalled: 0 };
    let (found, papers) = (Found::Outcome(outcome, plies), papers.finish());
    Ok(Run { figures: vec![Figure::Bars(bars)], papers, found, costs: vec![cost], ..run })
}

/// What a round settled.
fn told(round: usize, fresh: &[(usize, Outcome)], settled: usize, all: usize) -> Step {
    let [won, lost, drawn] = bar(fresh).settled;
    let (line, says) = match round {
        0 => ("seed", say!("theatre-wave-ends", won = won, lost = lost, drawn = drawn)),
        _ => ("settle", say!("theatre-wave", round = round, won = won, lost = lost)),
    };
    let step = Step::saying(line, says).with("wave", round).with("settled", settled).with("n", all);
    Step { is_event: true, ..step.changing(Change::Bar(round)) }
}

/// What is known when no round settles any more.
fn ending(open: usize, first: Option<(usize, Outcome)>, endless: Option<Side>) -> Step {
    let says = match first {
        Some((round, outcome)) => say!("theatre-first", round = round, outcome = outcome.letter()),
        None => say!("theatre-endless", open = open, side = endless.map_or("nobody", Side::name)),
    };
    Step { is_event: true, ..Step::saying("left", says) }
}

fn bar(fresh: &[(usize, Outcome)]) -> Bar {
    let count = |wanted| fresh.iter().filter(|(_, outcome)| *outcome == wanted).count();
    Bar { settled: [count(Outcome::N), count(Outcome::P), count(Outcome::D)] }
}

/// Who wins, if the settled positions below decide it.
fn decided(graph: &Graph, at: usize, known: &[Option<Outcome>]) -> Option<Outcome> {
    let mut is_lost = true;
    for next in graph.below[at].iter().map(|next| *next as usize) {
        let (wins, loses) = if graph.is_again(at, next) { (Outcome::N, Outcome::P) } else { (Outcome::P, Outcome::N) };
        match known[next] {
            Some(outcome) if outcome == wins => return Some(Outcome::N),
            Some(outcome) if outcome == loses => {}
            _ => is_lost = false,
        }
    }
    is_lost.then_some(Outcome::P)
}
