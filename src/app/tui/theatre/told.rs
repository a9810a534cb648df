//! What is said of a step of the search, of the search so far and of all of it.

use crate::tui::theatre::tree::gain;
use crate::tui::theme::Ink;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::value::Outcome;
use solve::trace::alpha_beta::{Step, Trace};
use solve::trace::stand::{Fate, Stand, Sure};
use solve::trace::waves::Waves;

/// What is said of a search after a step.
pub fn tree(trace: &Trace, stand: &Stand, at: usize) -> Vec<(Say, Ink)> {
    let so_far = say!("theatre-so-far", visited = stand.visited, cuts = stand.cuts, spared = &stand.spared);
    let (visited, plain, positions) = (trace.visited, &trace.plain, trace.positions);
    let all = match trace.gain {
        Some(worth) => {
            say!("theatre-all", gain = gain(worth), visited = visited, plain = plain, positions = positions)
        }
        None => say!("theatre-all-more", visited = visited - 1, plain = plain, positions = positions),
    };
    let is_cut_short = at + 1 == trace.steps.len() && !matches!(trace.steps.last(), Some(Step::Leave(0, _)));
    let unit = if trace.is_points { say!("theatre-points") } else { say!("theatre-outcomes") };
    let mut says = vec![(step(trace, stand, at), Ink::Title), (so_far, Ink::Text), (all, Ink::Text)];
    says.extend(is_cut_short.then(|| (say!("theatre-kept", steps = trace.steps.len()), Ink::Warning)));
    says.push((unit, Ink::Hint));
    says
}

fn step(trace: &Trace, stand: &Stand, at: usize) -> Say {
    let who = |node: usize| trace.nodes[node].to.name();
    match &trace.steps[at] {
        Step::Enter(node) => match trace.nodes[*node].parent {
            None => say!("theatre-begins", side = who(*node)),
            Some((parent, index)) => {
                let mv = trace.nodes[parent].paper.moves[index].clone();
                say!("theatre-enters", side = who(parent), move = mv)
            }
        },
        Step::Cut(node, spared) => {
            let level = stand.levels.last();
            let skipped = level.map_or(0, |one| one.fates.iter().filter(|fate| **fate == Fate::Skipped).count());
            let (sure, most) = (gain(level.map_or(0, |one| one.alpha)), gain(trace.nodes[*node].beta));
            say!("theatre-cut", side = who(*node), sure = sure, most = most, moves = skipped, nodes = spared)
        }
        Step::Leave(node, worth) => match trace.nodes[*node].parent {
            None => say!("theatre-ends", side = who(*node), gain = gain(*worth)),
            Some((parent, index)) => left(trace, stand, parent, index),
        },
    }
}

/// What a move came to, as its level tells.
fn left(trace: &Trace, stand: &Stand, parent: usize, index: usize) -> Say {
    let fate = stand.levels.last().map(|level| level.fates[index]);
    let (worth, sure) = if let Some(Fate::Known(worth, sure)) = fate { (worth, sure) } else { (0, Sure::Exactly) };
    let sure = match sure {
        Sure::Exactly => "exactly",
        Sure::AtMost => "most",
        Sure::AtLeast => "least",
    };
    let (side, mv) = (trace.nodes[parent].to.name(), trace.nodes[parent].paper.moves[index].clone());
    say!("theatre-leaves", side = side, move = mv, sure = sure, gain = gain(worth))
}

/// What is said of the waves up to a round.
pub fn waves(waves: &Waves, round: usize) -> Vec<(Say, Ink)> {
    let wave = &waves.waves[round];
    let here = if round == 0 {
        say!("theatre-wave-ends", won = wave.won, lost = wave.lost, drawn = wave.drawn)
    } else {
        say!("theatre-wave", round = round, won = wave.won, lost = wave.lost)
    };
    let settled = waves.settled(round);
    let open = waves.positions - settled;
    let so_far = say!("theatre-settled", settled = settled, all = waves.positions, open = open);
    let mut says = vec![(here, Ink::Title), (so_far, Ink::Text)];
    says.push((first(waves, round), Ink::Text));
    if round + 1 == waves.waves.len() && open > 0 {
        let side = waves.endless.map_or("nobody", Side::name);
        says.push((say!("theatre-endless", open = open, side = side), Ink::Drawn));
    }
    says.push((say!("theatre-waves-legend"), Ink::Hint));
    says
}

/// What is known of the first position by then.
fn first(waves: &Waves, round: usize) -> Say {
    let letter = |outcome: Outcome| outcome.letter();
    match waves.first {
        Some((at, outcome)) if at <= round => say!("theatre-first", round = at, outcome = letter(outcome)),
        _ => say!("theatre-first-open"),
    }
}
