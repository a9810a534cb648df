//! Why a strip is won or lost: three at once, no safe cell left, or the nim-values of the safe runs.

use crate::boards::treblecross::{Runs, Strip, Treblecross, safe_runs, winning_cells};
use crate::kit::answers::SHOWN;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::scene::Spot;
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Safe runs that are named one by one.
const RUNS: usize = 24;

/// The reason, given the verdict.
pub fn explain(
    oracle: &Runs,
    game: &Treblecross,
    at: &At<Strip>,
    verdict: &Verdict<usize>,
    control: &Control,
) -> Result<Reason, Stop> {
    let cells = winning_cells(&at.pos);
    if let Some(cell) = cells.first() {
        return Ok(win_at_once(*cell, &cells));
    }
    let runs = safe_runs(&at.pos);
    if runs.is_empty() {
        return Ok(nowhere_safe(game, at, verdict));
    }
    if verdict.value.outcome() == Outcome::N {
        let leaves_none = |cell: &&usize| safe_runs(&game.play(at, cell).pos).is_empty();
        let last: Vec<usize> = verdict.best.iter().filter(leaves_none).copied().collect();
        if !last.is_empty() {
            return Ok(leaving_none_safe(game, at, &last, verdict));
        }
    }
    if let Some(reason) = copying(game, at, verdict) {
        return Ok(reason);
    }
    let of_run = |((first, length), nimber): (&(usize, usize), Nat)| Part {
        name: name((*first, *length)),
        nimber,
        spots: (*first..first + length).map(|cell| Spot(cell as u32)).collect(),
    };
    let parts = runs.iter().zip(game.nimbers(&at.pos, control)?).map(of_run).collect();
    let nimber = |at: &At<Strip>, control: &Control| Ok(nim_sum(&game.nimbers(&at.pos, control)?));
    // A move near an X belongs to no part: it loses at once.
    let part_of = |cell: &usize| {
        let holds = |(first, length): &(usize, usize)| (*first..first + length).contains(cell);
        runs.iter().position(holds).unwrap_or(usize::MAX)
    };
    let worth = Worth {
        game,
        oracle,
        at,
        verdict,
        control,
        parts,
        play: Play::Normal,
        nimber: &nimber,
        part_of: &part_of,
        basis: game.basis(&runs, control)?,
        laws: vec![say!("treblecross-octal")],
    };
    Ok(among_safe_cells(worth.reason()?, &at.pos))
}

/// A run by its first and its last cell.
fn name((first, length): (usize, usize)) -> String {
    if length == 1 { (first + 1).to_string() } else { format!("{}-{}", first + 1, first + length) }
}

/// The safe cells of a strip, told run by run.
fn safe(strip: &[bool]) -> Step {
    let mut runs: Vec<String> = safe_runs(strip).into_iter().map(name).collect();
    let more = runs.len().saturating_sub(RUNS);
    runs.truncate(RUNS);
    Step::says(Role::Look, say!("treblecross-safe", runs = runs, more = more)).about(Idea::Threat)
}

/// The reason of the nim-values, said of safe cells alone: first which they are, last why the last safe move wins.
fn among_safe_cells(mut reason: Reason, strip: &[bool]) -> Reason {
    for step in &mut reason.steps {
        match &*step.says.key {
            "worth-proof-won" => step.says = say!("treblecross-proof-won"),
            "worth-proof-lost" => step.says = say!("treblecross-proof-lost"),
            // Why play on safe cells decides comes before how a run gets its value.
            "treblecross-values" => step.idea = None,
            _ => {}
        }
        if step.role == Role::Proof {
            step.idea = Some(Idea::Zugzwang);
        }
    }
    let asked = reason.steps.iter().take_while(|step| step.role == Role::Ask).count();
    reason.steps.insert(asked, safe(strip));
    reason
}

/// The runs of safe cells in pairs of one length, as they are named; `None`: they do not pair up, or there are none.
fn pairs(strip: &[bool]) -> Option<Vec<String>> {
    let mut runs = safe_runs(strip);
    runs.sort_unstable_by_key(|(first, length)| (*length, *first));
    let is_pair = |two: &[(usize, usize)]| two.len() == 2 && two[0].1 == two[1].1;
    let paired = !runs.is_empty() && runs.len() <= RUNS && runs.chunks(2).all(is_pair);
    let told = |two: &[(usize, usize)]| format!("{} = {}", name(two[0]), name(two[1]));
    paired.then(|| runs.chunks(2).map(told).collect())
}

/// The reason by copying: the runs of safe cells pair up, here or after a winning X.
fn copying(game: &Treblecross, at: &At<Strip>, verdict: &Verdict<usize>) -> Option<Reason> {
    let is_won = verdict.value.outcome() == Outcome::N;
    let (cell, pairs) = if is_won {
        verdict.best.iter().find_map(|cell| Some((*cell, pairs(&game.play(at, cell).pos)?)))?
    } else {
        (*verdict.best.first()?, pairs(&at.pos)?)
    };
    let won = usize::from(is_won);
    let key = if is_won { "treblecross-move-copy" } else { "treblecross-stall-copy" };
    let mv = say!(key, place = cell + 1, pairs = pairs);
    let steps = vec![
        Step::says(Role::Ask, say!("treblecross-ask-safe")),
        safe(&at.pos),
        copied_at(verdict, cell, is_won),
        Step::says(Role::Move, mv).about(Idea::Pairing),
        Step::says(Role::Proof, say!("treblecross-proof-copy", won = won)).about(Idea::Pairing),
        Step::says(Role::Law, say!("treblecross-law-now")),
    ];
    Some(Reason { claim: say!("treblecross-claim-copy", won = won, moves = &verdict.best_total), steps })
}

/// Where the X goes after which runs pair up; that there is no such place where they do so already.
fn copied_at(verdict: &Verdict<usize>, cell: usize, is_won: bool) -> Step {
    let (moves, total) = (&verdict.best_total, &verdict.total);
    if !is_won {
        return Step::says(Role::Place, say!("counted-place-none", moves = total));
    }
    let place = say!("treblecross-place-copy", moves = moves, total = total);
    Step::says(Role::Place, place).showing(Exhibit::Spots(vec![Spot(cell as u32)]))
}

/// Won, because a safe move leaves no other one.
fn leaving_none_safe(game: &Treblecross, at: &At<Strip>, last: &[usize], verdict: &Verdict<usize>) -> Reason {
    let next = game.play(at, &last[0]);
    let spots = last.iter().map(|cell| Spot(*cell as u32)).collect();
    let steps = vec![
        Step::says(Role::Ask, say!("treblecross-ask-safe")),
        safe(&at.pos),
        Step::says(Role::Place, say!("treblecross-place-last", count = last.len())).showing(Exhibit::Spots(spots)),
        Step::says(Role::Move, say!("treblecross-move-last", place = last[0] + 1)).about(Idea::Zugzwang),
        Step::says(Role::Proof, say!("treblecross-proof-last")).showing(thirds(game, &next)),
        Step::says(Role::Law, say!("treblecross-law-now")),
    ];
    Reason { claim: say!("treblecross-claim-last", moves = &verdict.best_total), steps }
}

/// Every X, with the cell on which the other side then makes three.
fn thirds(game: &Treblecross, at: &At<Strip>) -> Exhibit {
    let three = |cell: usize| {
        let answer = winning_cells(&game.play(at, &cell).pos).first().map(|cell| cell + 1)?;
        Some(((cell + 1).to_string(), answer.to_string()))
    };
    Exhibit::Replies(game.moves(at).list.filter_map(three).take(SHOWN).collect())
}

fn win_at_once(cell: usize, cells: &[usize]) -> Reason {
    let spots = cells.iter().map(|cell| Spot(*cell as u32)).collect();
    let named: Vec<String> = cells.iter().map(|cell| (cell + 1).to_string()).collect();
    let steps = vec![
        Step::says(Role::Ask, say!("treblecross-ask-now")),
        Step::says(Role::Look, say!("treblecross-look-now", count = cells.len())).about(Idea::Threat),
        Step::says(Role::Place, say!("treblecross-place-now", count = cells.len(), cells = named))
            .showing(Exhibit::Spots(spots)),
        Step::says(Role::Move, say!("treblecross-move-now", place = cell + 1)).about(Idea::End),
        Step::says(Role::Law, say!("treblecross-law-now")),
    ];
    Reason { claim: say!("treblecross-claim-now"), steps }
}

fn nowhere_safe(game: &Treblecross, at: &At<Strip>, verdict: &Verdict<usize>) -> Reason {
    let place = verdict.best.first().map_or(0, |cell| cell + 1);
    let steps = vec![
        Step::says(Role::Ask, say!("treblecross-ask-safe")),
        Step::says(Role::Look, say!("treblecross-look-unsafe")).about(Idea::Zugzwang),
        Step::says(Role::Place, say!("counted-place-none", moves = &verdict.total)),
        Step::says(Role::Move, say!("treblecross-stall", place = place)),
        Step::says(Role::Proof, say!("treblecross-proof-unsafe")).about(Idea::Threat).showing(thirds(game, at)),
        Step::says(Role::Law, say!("treblecross-law-now")),
    ];
    Reason { claim: say!("treblecross-claim-unsafe"), steps }
}
