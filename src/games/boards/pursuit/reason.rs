//! Why the robber is caught, gets out, or can be chased for ever: the field of distances and an answer to every step.

use crate::boards::pursuit::draw::mark;
use crate::boards::pursuit::known::{Known, Swept};
use crate::boards::pursuit::rules::{Chase, Ground, Pursuit};
use crate::kit::waves::{Retold, SHOWN, claim, counted, waves};
use ground::rules::{At, Side};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Columns of a maze whose field is shown in a reason.
const WIDEST: usize = 26;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &Swept,
    game: &Pursuit,
    at: &At<Chase>,
    verdict: &Verdict<usize>,
    control: &Control,
) -> Result<Reason, Stop> {
    let known = oracle.known(&at.pos.maze, control)?;
    let told = Retold { oracle, game, at, verdict, control };
    let ask = if at.to == Side::First { say!("pursuit-ask-cop") } else { say!("pursuit-ask-robber") };
    let proof = match (verdict.value.outcome(), verdict.value.remoteness()) {
        (Outcome::N, plies) => told.nearer(plies.unwrap_or_default())?,
        (Outcome::P, _) => told.answered()?,
        (Outcome::D, _) => told.answering(say!("pursuit-proof-drawn", count = known.drawn()))?.about(Idea::Escape),
    };
    let is_shown = is_shown(at);
    let look = if is_shown { look(at, &known) } else { counted(verdict) };
    let mut steps = vec![Step::says(Role::Ask, ask), look, told.place(), told.push()];
    if !is_shown {
        steps.push(told.left()?);
    }
    steps.extend([proof, waves(&known.fall())]);
    Ok(Reason { claim: claim(&verdict.value, &verdict.best_total), steps })
}

/// Whether the maze is small enough for its field of distances.
fn is_shown(at: &At<Chase>) -> bool {
    at.pos.maze.cols <= WIDEST && at.pos.maze.cells.len() / at.pos.maze.cols <= SHOWN
}

/// The field of distances.
fn look(at: &At<Chase>, known: &Known) -> Step {
    let says = if at.to == Side::First { say!("pursuit-look-cop") } else { say!("pursuit-look-robber") };
    Step::says(Role::Look, says).about(Idea::Distance).showing(field(at, known))
}

/// For every cell of the robber, with the cop where it is and the same side to move, the plies to the end: to the catch, or
/// behind `e` to the exit; `~` where it goes on for ever.
fn field(at: &At<Chase>, known: &Known) -> Exhibit {
    let maze = &at.pos.maze;
    let mut texts: Vec<String> = (0..maze.cells.len()).map(|cell| mark(&at.pos, cell).to_string()).collect();
    for (cell, value) in known.field(at).filter(|(cell, _)| maze.cells[*cell] == Ground::Floor && *cell != at.pos.cop) {
        texts[cell] = told(&value, at.to);
    }
    let width = texts.iter().map(String::len).max().unwrap_or(1);
    let line = |row: &[String]| row.iter().map(|text| format!("{text:>width$}")).collect::<Vec<_>>().join(" ");
    let rows = texts.chunks(maze.cols).zip(1..).map(|(row, number)| vec![number.to_string(), line(row)]).collect();
    let head = vec![say!("pursuit-head-row"), say!("pursuit-head-field")];
    Exhibit::Table { head, rows, focus: Vec::new() }
}

fn told(value: &Value, to: Side) -> String {
    let is_caught = (value.outcome() == Outcome::N) == (to == Side::First);
    match value.remoteness() {
        Some(plies) if is_caught => plies.to_string(),
        Some(plies) => format!("e{plies}"),
        None => "~".to_owned(),
    }
}
