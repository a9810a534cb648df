//! Why the robber is caught, gets out, or can be chased for ever: the field of distances and an answer to every step.

use crate::boards::pursuit::draw::mark;
use crate::boards::pursuit::free_way::{blind, circle, closest, free_way, guarded, has_exit, is_apart, is_shut_in};
use crate::boards::pursuit::known::{Known, Swept};
use crate::boards::pursuit::rules::{Chase, Ground, Pursuit};
use crate::kit::asked::Asked;
use crate::kit::ideas::tell;
use crate::kit::ideas::tree::Insight;
use crate::kit::swept::law;
use crate::kit::waves::{SHOWN, claim, looked_at};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Cells of shut ground that are named one by one.
const NAMED: usize = 12;

/// Plies of a hunt into shut ground of which the last ones are not told.
const LONG: u64 = 9;

/// Columns of a maze whose field is shown in a reason.
const WIDEST: usize = 26;

/// The reason of a position that is not over.
pub fn explain(swept: &Swept, asked: &Asked<Pursuit>) -> Result<Reason, Stop> {
    let Asked { oracle, game, at, verdict, control } = *asked;
    let known = swept.known(&at.pos.maze, control)?;
    let told = Asked { oracle, game, at, verdict, control };
    let ask = if at.to == Side::First { say!("pursuit-ask-cop") } else { say!("pursuit-ask-robber") };
    let mut steps = vec![Step::says(Role::Ask, ask)];
    // Where the robber never meets the cop nor an exit, numbers of moves say nothing.
    let is_cut_off = verdict.value.outcome() == Outcome::D && is_apart(at) && !has_exit(at);
    steps.extend((is_shown(at) && !is_cut_off).then(|| look(at, &known)));
    steps.extend(looked_at(tell::steps(asked)?, is_shown(at)));
    let robber = |at: &At<Chase>| at.pos.name(at.pos.robber);
    let cells = at.pos.maze.cells.iter().filter(|ground| **ground != Ground::Wall).count();
    let out = out(at, &verdict.value);
    // Ground that ends blindly says more than where the robber keeps to.
    if out.as_ref().is_none_or(|step| step.idea != Some(Idea::Fence)) {
        steps.extend(told.pocket(Side::First, cells, robber)?);
    } else if verdict.value.remoteness().is_some_and(|plies| plies > LONG) {
        steps = steps.into_iter().map(without_the_end).collect();
    }
    if is_shut_in(at) && verdict.value.remoteness().is_some() && is_shown(at) {
        shut_in(&mut steps, asked);
    }
    steps.extend(out);
    if verdict.value.outcome() == Outcome::D
        && let Some(free) = free(asked)
    {
        tell_free(&mut steps, free);
    }
    steps.push(law(verdict.value.outcome()));
    Ok(Reason { claim: claim(&verdict.value, &verdict.best_total), steps })
}

impl Insight for Pursuit {
    fn pass(&self, at: &At<Chase>) -> Option<At<Chase>> {
        Some(At { pos: at.pos.clone(), to: at.to.other() })
    }

    /// To stay is a move: it says nothing to give the turn away, and threats alone are asked for.
    fn is_valued(&self, _passed: &At<Chase>) -> bool {
        false
    }

    fn places(&self, at: &At<Chase>, cell: &usize) -> Vec<(Spot, Arg)> {
        vec![(Spot(*cell as u32), Arg::from(at.pos.name(*cell)))]
    }

    fn does(&self, at: &At<Chase>, cell: &usize) -> Option<Say> {
        match at.pos.stepped(at.to, *cell).winner()? {
            Side::First => Some(say!("waves-does-catch")),
            Side::Second => Some(say!("waves-does-away")),
        }
    }
}

/// The free way of a robber that gets out, or how far the exits are for one that is caught, where the maze is small enough.
fn out(at: &At<Chase>, value: &Value) -> Option<Step> {
    // What ends at once needs no more words.
    if !is_shown(at) || value.remoteness()? < 2 {
        return None;
    }
    if (value.outcome() == Outcome::N) == (at.to == Side::First) {
        return closed(at).or_else(|| shut(at));
    }
    let way = free_way(at)?;
    let says = say!("pursuit-free-way", steps = way.len(), cells = names(at, &way), near = near(at, &way));
    Some(Step::says(Role::Proof, says).about(Idea::Race))
}

/// Where on a free way the cop comes nearest to being in time.
fn near(at: &At<Chase>, way: &[usize]) -> Say {
    let mover = if at.to == Side::First { "cop" } else { "robber" };
    match closest(at, way) {
        Some([cell, robber, cop]) => {
            say!("pursuit-near", cell = at.pos.name(cell), robber = robber, cop = cop, mover = mover)
        }
        None => say!("pursuit-near-none"),
    }
}

/// The ground that ends blindly, where the robber is caught in it.
fn closed(at: &At<Chase>) -> Option<Step> {
    let blind = blind(at)?;
    let (door, mover) = (at.pos.name(blind.door), if at.to == Side::First { "cop" } else { "robber" });
    let (count, robber, cop) = (blind.cells.len(), blind.robber, blind.cop);
    let few = usize::from(count <= NAMED);
    let cells = if few == 1 { names(at, &blind.cells) } else { Vec::new() };
    let says = say!(
        "pursuit-blind",
        door = door,
        count = count,
        few = few,
        cells = cells,
        robber = robber,
        cop = cop,
        mover = mover
    );
    Some(Step::says(Role::Proof, says).about(Idea::Fence))
}

/// A cop with walls around it: what the moves force is nothing of their own.
fn shut_in(steps: &mut Vec<Step>, asked: &Asked<Pursuit>) {
    let at = asked.at;
    steps.retain(|step| step.role != Role::Proof);
    let mv = at.pos.name(*asked.best());
    for step in steps.iter_mut().filter(|step| step.role == Role::Move) {
        let mv = mv.clone();
        step.says =
            if at.to == Side::First { say!("pursuit-shut-stay", mv = mv) } else { say!("pursuit-shut-go", mv = mv) };
    }
    let says = say!("pursuit-shut-in", cell = at.pos.name(at.pos.cop));
    steps.push(Step::says(Role::Proof, says).about(Idea::Fence));
}

/// How far the exits are for a robber to which the cop is nearer everywhere.
fn shut(at: &At<Chase>) -> Option<Step> {
    let named = |[exit, robber, cop]: [usize; 3]| {
        Arg::from(say!("pursuit-guarded-exit", cell = at.pos.name(exit), robber = robber, cop = cop))
    };
    let exits: Vec<Arg> = guarded(at)?.into_iter().map(named).collect();
    Some(Step::says(Role::Proof, say!("pursuit-guarded", exits = exits)).about(Idea::Race))
}

fn names(at: &At<Chase>, cells: &[usize]) -> Vec<String> {
    cells.iter().map(|cell| at.pos.name(*cell)).collect()
}

/// Why a robber that does not get out is never caught, and why it does not get out.
fn free(asked: &Asked<Pursuit>) -> Option<Vec<Step>> {
    let at = asked.at;
    let safe = if is_apart(at) { Step::says(Role::Proof, say!("pursuit-apart")) } else { rounds(asked)? };
    let no_exit = || Step::says(Role::Proof, say!("pursuit-no-exit")).about(Idea::Escape);
    let inside = if has_exit(at) { shut(at) } else { Some(no_exit()) };
    Some(std::iter::once(safe.about(Idea::Escape)).chain(inside).collect())
}

/// The circle on which the robber is never caught: it stands there or comes there in time.
fn rounds(asked: &Asked<Pursuit>) -> Option<Step> {
    let (way, circle) = led(asked)?;
    let (at, cells) = (asked.at, names(asked.at, &circle));
    let says = if way.is_empty() {
        say!("pursuit-circle", circle = cells)
    } else {
        let near = near(at, &way);
        say!("pursuit-circle-way", steps = way.len(), cells = names(at, &way), circle = cells, near = near)
    };
    let spots = Exhibit::Spots(circle.iter().map(|cell| Spot(*cell as u32)).collect());
    Some(Step::says(Role::Proof, says).showing(spots))
}

/// The circle and the way to it, which begins with the move that is advised where that leads there.
fn led(asked: &Asked<Pursuit>) -> Option<(Vec<usize>, Vec<usize>)> {
    let Asked { game, at, verdict, .. } = *asked;
    let (way, round) = circle(at)?;
    let advised =
        verdict.best.first().filter(|cell| !way.is_empty() && at.to == Side::Second && **cell != at.pos.robber);
    let led = advised.and_then(|cell| Some((*cell, circle(&game.play(at, cell))?)));
    Some(led.map_or((way, round), |(cell, (way, round))| ([&[cell], &way[..]].concat(), round)))
}

/// The same move without how a long line ends, which says nothing where the ground is shut.
fn without_the_end(mut step: Step) -> Step {
    let arg = |says: &Say, name: &str| says.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg.clone());
    if step.role != Role::Move {
        return step;
    }
    match (arg(&step.says, "one"), arg(&step.says, "why"), arg(&step.says, "mv")) {
        (Some(Arg::Say(one)), ..) => step.says = *one,
        (None, Some(_), Some(mv)) if step.idea == Some(Idea::Counting) => step.says = say!("idea-play", mv = mv),
        _ => {}
    }
    step
}

/// Puts this behind the move, for what says only that nobody gets further.
fn tell_free(steps: &mut Vec<Step>, free: Vec<Step>) {
    steps.retain(|step| step.idea != Some(Idea::Escape) || step.role == Role::Move || step.shows.is_some());
    let behind = steps.iter().rposition(|step| step.role == Role::Move).map_or(steps.len(), |place| place + 1);
    steps.splice(behind..behind, free);
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
