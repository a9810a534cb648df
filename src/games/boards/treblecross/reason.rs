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
        return Ok(nowhere_safe(verdict));
    }
    if verdict.value.outcome() == Outcome::N {
        let leaves_none = |cell: &&usize| safe_runs(&game.play(at, cell).pos).is_empty();
        let last: Vec<usize> = verdict.best.iter().filter(leaves_none).copied().collect();
        if !last.is_empty() {
            return Ok(leaving_none_safe(game, at, &last, verdict));
        }
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

/// Won, because a safe move leaves no other one.
fn leaving_none_safe(game: &Treblecross, at: &At<Strip>, last: &[usize], verdict: &Verdict<usize>) -> Reason {
    let next = game.play(at, &last[0]);
    let three = |cell: usize| {
        let answer = winning_cells(&game.play(&next, &cell).pos).first().map(|cell| cell + 1)?;
        Some(((cell + 1).to_string(), answer.to_string()))
    };
    let replies = game.moves(&next).list.filter_map(three).take(SHOWN).collect();
    let spots = last.iter().map(|cell| Spot(*cell as u32)).collect();
    let steps = vec![
        Step::says(Role::Ask, say!("treblecross-ask-safe")),
        safe(&at.pos),
        Step::says(Role::Place, say!("treblecross-place-last", count = last.len())).showing(Exhibit::Spots(spots)),
        Step::says(Role::Move, say!("treblecross-move-last", place = last[0] + 1)).about(Idea::Zugzwang),
        Step::says(Role::Proof, say!("treblecross-proof-last")).showing(Exhibit::Replies(replies)),
        Step::says(Role::Law, say!("treblecross-law-now")),
    ];
    Reason { claim: say!("treblecross-claim-last", moves = &verdict.best_total), steps }
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

fn nowhere_safe(verdict: &Verdict<usize>) -> Reason {
    let place = verdict.best.first().map_or(0, |cell| cell + 1);
    let steps = vec![
        Step::says(Role::Ask, say!("treblecross-ask-safe")),
        Step::says(Role::Look, say!("treblecross-look-unsafe")).about(Idea::Zugzwang),
        Step::says(Role::Place, say!("worth-place-none")),
        Step::says(Role::Move, say!("treblecross-stall", place = place)),
        Step::says(Role::Law, say!("treblecross-law-now")),
    ];
    Reason { claim: say!("treblecross-claim-unsafe"), steps }
}
