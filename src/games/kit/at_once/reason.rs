//! Why simultaneous choices are worth what they are: a saddle, or mixes with how they are found and what every choice brings against
//! them, and the corners of all optimal mixes.

use num_traits::FromPrimitive;

use crate::kit::at_once::balance::{Balanced, balanced};
use crate::kit::at_once::fixed;
use crate::kit::at_once::found::found;
use crate::kit::at_once::sheet::{AtOnce, Round, Sheet};
use crate::kit::at_once::worked::{LISTED, Name, called, played, sums, weights};
use ground::num::{Ratio, decimal, fraction};
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use solve::equilibrium::regret::matching::Matching;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::scheme::Scheme;

/// Rows and columns of a table that is read beside other words.
const SMALL: usize = 6;

/// Rounds of regret matching that are played beside the exact answer, and cells looked at for it at most.
const ROUNDS: usize = 400;
const LOOKED_AT: usize = 60_000;

/// Claim and steps of a round that is not over.
pub fn explain<S: Sheet>(game: &AtOnce<S>, at: &At<Round<S::Setup>>, control: &Control) -> Result<Reason, Stop> {
    let balanced = balanced(game, &at.pos.setup, control)?;
    let (me, setup) = (at.to, &at.pos.setup);
    let name = |side: Side, choice: usize| game.0.write_choice(setup, side, choice);
    let is_fixed = |side: Side| game.0.fixed()[side as usize].is_some();
    let own = || Own {
        how: game.0.how(setup, me, &balanced.solution),
        why: game.0.why(setup, me, &balanced.solution),
        whole: game.0.whole(setup, me, &balanced.solution),
    };
    match (is_fixed(me), is_fixed(me.other())) {
        (false, true) => return Ok(fixed::reply(&balanced, me, &name)),
        (true, false) => return Ok(fixed::known(&balanced, me, &name)),
        (true, true) => return Ok(fixed::both(&balanced, me, &name)),
        (false, false) => {}
    }
    let pure = |side: Side| balanced.pure(side);
    match (pure(Side::First), pure(Side::Second)) {
        (Some(row), Some(col)) => Ok(saddle(&balanced, [row, col], me, &name, own().why)),
        _ => mixed(&balanced, me, &name, own(), control),
    }
}

/// What the game itself says: how the mover's mix is found, and why it is as good as can be.
struct Own {
    how: Option<Say>,
    why: Vec<Step>,
    /// Why both mixes are as good as can be, in place of all tables.
    whole: Vec<Step>,
}

/// Row and column meet where neither side gains by leaving: minima of rows and maxima of columns tell all.
fn saddle(balanced: &Balanced, at: [usize; 2], me: Side, name: &Name, own: Vec<Step>) -> Reason {
    let pays = fraction(&balanced.solution.value);
    let [row, col] = [name(Side::First, at[0]), name(Side::Second, at[1])];
    let [choice, other] = if me == Side::First { [&row, &col] } else { [&col, &row] };
    let value = fraction(&balanced.value(me));
    let claim = say!("at-once-claim-pure", choice = choice.as_str(), value = value);
    let place = say!("at-once-place-saddle", row = row.as_str(), col = col.as_str(), pays = pays.as_str());
    let as_good: Vec<String> = as_good(balanced, me, at).into_iter().map(|choice| name(me, choice)).collect();
    let mv = say!(
        "at-once-move-saddle",
        choice = choice.as_str(),
        other = other.as_str(),
        pays = pays,
        side = called(me),
        ties = as_good.len(),
        others = as_good
    );
    let mut steps = vec![Step::says(Role::Ask, say!("at-once-ask-saddle"))];
    let drawn = bounds(balanced, at, name);
    let is_drawn = drawn.is_some();
    let look = say!("at-once-look-saddle", drawn = usize::from(is_drawn), side = called(me));
    let look = Step::says(Role::Look, look).about(Idea::Dominated);
    steps.push(if let Some(table) = drawn { look.showing(table) } else { look });
    steps.extend([Step::says(Role::Place, place), Step::says(Role::Move, mv).about(Idea::Dominated)]);
    if own.is_empty() && !is_drawn {
        steps.extend([proof(balanced, me, name), proof_other(balanced, me, name)]);
    }
    steps.extend(own);
    steps.push(Step::says(Role::Law, say!("at-once-law-saddle")));
    Reason { claim, steps }
}

/// The mover's other choices that secure the value alone, where they are few.
fn as_good(balanced: &Balanced, me: Side, at: [usize; 2]) -> Vec<usize> {
    let (matrix, value) = (&balanced.matrix, &balanced.solution.value);
    let secures = |choice: &usize| match me {
        Side::First => (0..matrix.cols()).all(|col| matrix.at(*choice, col) >= value),
        Side::Second => (0..matrix.rows()).all(|row| matrix.at(row, *choice) <= value),
    };
    let others = (0..balanced.mix(me).len()).filter(|choice| *choice != at[me as usize]);
    let found: Vec<usize> = others.filter(secures).collect();
    if found.len() <= LISTED { found } else { Vec::new() }
}

/// The table with the least payment beside each row and the greatest below each column, where it is small.
fn bounds(balanced: &Balanced, [row, col]: [usize; 2], name: &Name) -> Option<Exhibit> {
    let Exhibit::Table { mut head, mut rows, .. } = drawn(balanced, name)? else { return None };
    let matrix = &balanced.matrix;
    head.push(Say::verbatim("min"));
    for (at, line) in rows.iter_mut().enumerate() {
        line.extend((0..matrix.cols()).map(|col| matrix.at(at, col)).min().map(Ratio::to_string));
    }
    let most = |col: usize| (0..matrix.rows()).map(|row| matrix.at(row, col)).max().map(Ratio::to_string);
    let greatest = (0..matrix.cols()).filter_map(most);
    rows.push(["max".to_owned()].into_iter().chain(greatest).chain([String::new()]).collect());
    let focus = vec![(row, col + 1), (row, matrix.cols() + 1), (matrix.rows(), col + 1)];
    Some(Exhibit::Table { head, rows, focus })
}

/// The payments, where they are few.
fn drawn(balanced: &Balanced, name: &Name) -> Option<Exhibit> {
    let matrix = &balanced.matrix;
    if matrix.rows() > LISTED || matrix.cols() > LISTED {
        return None;
    }
    let head = (0..matrix.cols()).map(|col| Say::verbatim(name(Side::Second, col)));
    let cells = |row: usize| (0..matrix.cols()).map(move |col| matrix.at(row, col).to_string());
    let line = |row: usize| [name(Side::First, row)].into_iter().chain(cells(row)).collect();
    Some(Exhibit::Table {
        head: [say!("at-once-rows")].into_iter().chain(head).collect(),
        rows: (0..matrix.rows()).map(line).collect(),
        focus: Vec::new(),
    })
}

/// Somebody has to mix.
fn mixed(balanced: &Balanced, me: Side, name: &Name, own: Own, control: &Control) -> Result<Reason, Stop> {
    let value = fraction(&balanced.value(me));
    let pure = balanced.pure(me).map(|choice| name(me, choice));
    let theirs = balanced.pure(me.other()).map(|choice| name(me.other(), choice));
    let who = if pure.is_some() {
        "own"
    } else if theirs.is_some() {
        "other"
    } else {
        "both"
    };
    let alone = pure.clone().or(theirs).unwrap_or_default();
    let look = Step::says(Role::Look, say!("at-once-look-none", who = who, choice = alone, side = called(me)));
    let look = look.about(Idea::Mixing);
    let is_small = balanced.matrix.rows().max(balanced.matrix.cols()) <= SMALL;
    let table = drawn(balanced, name).filter(|_| own.whole.is_empty() || is_small);
    let is_drawn = table.is_some();
    let look = if let Some(table) = table { look.showing(table) } else { look };
    let mut steps = vec![Step::says(Role::Ask, say!("at-once-ask")), look];
    let claim = if let Some(choice) = &pure {
        steps.extend(alone_enough(balanced, me, choice));
        say!("at-once-claim-pure", choice = choice.as_str(), value = value)
    } else {
        steps.extend(how(balanced, me, name, &own));
        say!("at-once-claim", value = value)
    };
    if !own.whole.is_empty() {
        steps.extend(own.whole);
        steps.push(Step::says(Role::Law, say!("at-once-law")));
        return Ok(Reason { claim, steps });
    }
    steps
        .extend(is_symmetric(balanced).then(|| Step::says(Role::Proof, say!("at-once-symmetric")).about(Idea::Mixing)));
    // What one row of the table shows by itself is not said twice.
    if own.why.is_empty() && (pure.is_none() || !is_drawn) {
        steps.push(proof(balanced, me, name));
    }
    steps.extend(own.why);
    steps.push(proof_other(balanced, me, name));
    steps.extend(found_theirs(balanced, me, name));
    if pure.is_none() {
        steps.extend(corners(balanced, me, name, control)?);
        steps.push(learnt(balanced));
    }
    steps.push(Step::says(Role::Law, say!("at-once-law")));
    Ok(Reason { claim, steps })
}

/// Whether both sides stand alike: the table turned over its diagonal changes its signs alone.
fn is_symmetric(balanced: &Balanced) -> bool {
    let matrix = &balanced.matrix;
    let size = matrix.rows();
    let turns = |i: usize| *matrix.at(i / size, i % size) == -matrix.at(i % size, i / size);
    size == matrix.cols() && (0..size * size).all(turns)
}

/// One choice is as good as any mix.
fn alone_enough(balanced: &Balanced, me: Side, choice: &str) -> [Step; 2] {
    let pays = fraction(&balanced.solution.value);
    let mv = say!("at-once-move-pure", choice = choice, pays = pays, side = called(me));
    let place = say!("at-once-place", choices = vec![choice.to_owned()], total = balanced.mix(me).len());
    [Step::says(Role::Place, place), Step::says(Role::Move, mv).about(Idea::Mixing)]
}

/// The choices that are mixed, the weights, and how they are found.
fn how(balanced: &Balanced, me: Side, name: &Name, own: &Own) -> [Step; 2] {
    let choices: Vec<String> = played(balanced, me).into_iter().take(LISTED).map(|i| name(me, i)).collect();
    let place = say!("at-once-place", choices = choices, total = balanced.mix(me).len());
    let weights = weights(balanced, me, name);
    // What the game's own words found needs no other way.
    let how = match &own.how {
        Some(how) => Some((how.clone(), None)),
        None => found(balanced, me, name)
            .filter(|_| own.why.is_empty() && own.whole.is_empty())
            .map(|found| (found.says, found.shown)),
    };
    let mv = match how {
        None => Step::says(Role::Move, say!("at-once-move", weights = weights)),
        Some((how, shown)) => {
            let step = Step::says(Role::Move, say!("at-once-move-found", weights = weights, how = how));
            if let Some(table) = shown { step.showing(table) } else { step }
        }
    };
    [Step::says(Role::Place, place), mv.about(Idea::Mixing)]
}

/// Whatever the other side chooses, the own mix secures the value.
fn proof(balanced: &Balanced, me: Side, name: &Name) -> Step {
    let pays = fraction(&balanced.solution.value);
    let sums = sums(balanced, me.other(), name);
    let says = say!("at-once-proof", pays = pays, side = called(me), hidden = sums.hidden);
    Step::says(Role::Proof, says).about(Idea::Mixing).showing(sums.shown)
}

/// Whatever the own side chooses, the other's mix leaves no more.
fn proof_other(balanced: &Balanced, me: Side, name: &Name) -> Step {
    let pays = fraction(&balanced.solution.value);
    let sums = sums(balanced, me, name);
    let others = weights(balanced, me.other(), name);
    let says = say!("at-once-proof-other", weights = others, pays = pays, side = called(me), hidden = sums.hidden);
    Step::says(Role::Proof, says).about(Idea::Mixing).showing(sums.shown)
}

/// How the other side's weights are found: by the same rule.
fn found_theirs(balanced: &Balanced, me: Side, name: &Name) -> Option<Step> {
    let found = found(balanced, me.other(), name)?;
    let says =
        say!("at-once-found-theirs", kind = found.kind, own = found.own, others = found.others, parts = found.parts);
    let step = Step::says(Role::Proof, says).about(Idea::Mixing);
    Some(if let Some(table) = found.shown { step.showing(table) } else { step })
}

/// How many corners the optimal mixes have, where they are few enough to be found.
fn corners(balanced: &Balanced, me: Side, name: &Name, control: &Control) -> Result<Option<Step>, Stop> {
    let corners = balanced.corners(control)?;
    let Some(extremes) = &*corners else { return Ok(None) };
    let (own, others) = match me {
        Side::First => (&extremes.rows, extremes.cols.len()),
        Side::Second => (&extremes.cols, extremes.rows.len()),
    };
    let says = say!("at-once-corners", own = own.len(), others = others);
    let step = Step::says(Role::Proof, says);
    if own.len() == 1 || own[0].len() > LISTED {
        return Ok(Some(step));
    }
    let rows = own.iter().take(LISTED).enumerate();
    let line = |(i, mix): (usize, &Vec<Ratio>)| {
        std::iter::once((i + 1).to_string()).chain(mix.iter().map(Ratio::to_string)).collect()
    };
    let rows: Vec<Vec<String>> = rows.map(line).collect();
    let head = (0..own[0].len()).map(|i| Say::verbatim(name(me, i)));
    let head = std::iter::once(say!("at-once-corner")).chain(head).collect();
    Ok(Some(step.showing(Exhibit::Table { head, rows, focus: Vec::new() })))
}

/// What two learners who know nothing of linear programs have come to.
fn learnt(balanced: &Balanced) -> Step {
    let cells = balanced.matrix.rows() * balanced.matrix.cols();
    let rounds = (LOOKED_AT / cells).clamp(1, ROUNDS);
    let mut matching = Matching::new(&balanced.matrix, Scheme::Plus);
    (0..rounds).for_each(|_| matching.step());
    let far = Ratio::from_f64(matching.exploitability()).unwrap_or_default();
    Step::says(Role::Proof, say!("at-once-regret", rounds = rounds, far = decimal(&far, 6)))
}
