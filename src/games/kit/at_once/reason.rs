//! Why simultaneous choices are worth what they are: the table, the mix, what every choice brings against it, and the corners of
//! all optimal mixes.

use num_traits::{FromPrimitive, Zero};

use crate::kit::at_once::balance::{Balanced, balanced};
use crate::kit::at_once::sheet::{AtOnce, Round, Sheet};
use ground::num::{Ratio, decimal, fraction};
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use solve::equilibrium::mixed::matrix::Matrix;
use solve::equilibrium::regret::matching::Matching;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::scheme::Scheme;

/// Choices listed in a sentence or a table at most.
const LISTED: usize = 12;

/// Rounds of regret matching that are played beside the exact answer, and cells looked at for it at most.
const ROUNDS: usize = 400;
const LOOKED_AT: usize = 60_000;

/// Claim and steps of a round that is not over.
pub fn explain<S: Sheet>(game: &AtOnce<S>, at: &At<Round<S::Setup>>, control: &Control) -> Result<Reason, Stop> {
    let balanced = balanced(game, &at.pos.setup, control)?;
    let (me, setup) = (at.to, &at.pos.setup);
    let name = |side: Side, choice: usize| game.0.write_choice(setup, side, choice);
    let is_fixed = |side: Side| game.0.fixed()[side as usize].is_some();
    let value = fraction(&balanced.value(me));
    let claim = match (is_fixed(me), is_fixed(me.other())) {
        (false, false) => say!("at-once-claim", value = value),
        (false, true) => say!("at-once-claim-reply", value = value),
        (true, false) => say!("at-once-claim-known", value = value),
        (true, true) => say!("at-once-claim-both", value = value),
    };
    let mut steps = vec![
        Step::says(Role::Ask, say!("at-once-ask")),
        look(&balanced.matrix, &name),
        Step::says(Role::Place, say!("at-once-place", choices = played(&balanced, me, &name))),
        choose(weights(&balanced, me, &name), is_fixed(me)).about(Idea::Mixing).showing(brought(&balanced, me, &name)),
    ];
    if !is_fixed(me) && !is_fixed(me.other()) {
        steps.push(proof(&balanced, me, &name));
        steps.extend(corners(&balanced, me, control)?);
        steps.push(learnt(&balanced));
    }
    steps.push(Step::says(Role::Law, say!("at-once-law")));
    Ok(Reason { claim, steps })
}

/// How to choose; a mix that was fixed may be exploited, and is only told.
fn choose(weights: Vec<Say>, is_fixed: bool) -> Step {
    let fixed = |weights: Vec<Say>| say!("at-once-move-fixed", weights = weights);
    let best = |weights: Vec<Say>| say!("at-once-move", weights = weights);
    Step::says(Role::Move, if is_fixed { fixed(weights) } else { best(weights) })
}

type Name<'n> = dyn Fn(Side, usize) -> String + 'n;

/// The table with its saddles, or that there is none.
fn look(matrix: &Matrix, name: &Name) -> Step {
    let saddles = matrix.saddles();
    let says = match saddles.first() {
        None => say!("at-once-look-none"),
        Some(&(row, col)) => say!(
            "at-once-look-saddle",
            row = name(Side::First, row),
            col = name(Side::Second, col),
            pays = fraction(matrix.at(row, col))
        ),
    };
    let step = Step::says(Role::Look, says).about(if saddles.is_empty() { Idea::Mixing } else { Idea::Dominated });
    if matrix.rows() > LISTED || matrix.cols() > LISTED {
        return step;
    }
    let head = (0..matrix.cols()).map(|col| Say::verbatim(name(Side::Second, col)));
    let cells = |row: usize| (0..matrix.cols()).map(move |col| matrix.at(row, col).to_string());
    step.showing(Exhibit::Table {
        head: std::iter::once(say!("at-once-rows")).chain(head).collect(),
        rows: (0..matrix.rows())
            .map(|row| std::iter::once(name(Side::First, row)).chain(cells(row)).collect())
            .collect(),
        focus: saddles.into_iter().map(|(row, col)| (row, col + 1)).collect(),
    })
}

/// The choices that are played at all.
fn played(balanced: &Balanced, side: Side, name: &Name) -> Vec<String> {
    let mix = balanced.mix(side).iter().enumerate();
    mix.filter(|(_, weight)| !weight.is_zero()).take(LISTED).map(|(i, _)| name(side, i)).collect()
}

/// How often each is played.
fn weights(balanced: &Balanced, side: Side, name: &Name) -> Vec<Say> {
    let mix = balanced.mix(side).iter().enumerate().filter(|(_, weight)| !weight.is_zero());
    let said =
        |(i, weight): (usize, &Ratio)| say!("at-once-weight", choice = name(side, i), weight = weight.to_string());
    mix.take(LISTED).map(said).collect()
}

/// What each choice of a side brings against the other's mix.
fn brought(balanced: &Balanced, side: Side, name: &Name) -> Exhibit {
    let worths = balanced.worths(side);
    let value = balanced.value(side);
    let rows = worths.iter().enumerate().take(LISTED);
    let line = |(i, worth): (usize, &Ratio)| vec![name(side, i), balanced.mix(side)[i].to_string(), fraction(worth)];
    Exhibit::Table {
        head: vec![say!("at-once-choice"), say!("at-once-often"), say!("at-once-brings")],
        rows: rows.clone().map(line).collect(),
        focus: rows.filter(|(_, worth)| **worth == value).map(|(i, _)| (i, 2)).collect(),
    }
}

/// Both sides are held to the value, whatever they choose.
fn proof(balanced: &Balanced, me: Side, name: &Name) -> Step {
    let worths = balanced.worths(me.other());
    let least = worths.iter().max().expect("there is a choice");
    let says = say!("at-once-proof", least = fraction(&-least), value = fraction(&balanced.value(me)));
    Step::says(Role::Proof, says).about(Idea::Mixing).showing(brought(balanced, me.other(), name))
}

/// How many corners the optimal mixes have, where they are few enough to be found.
fn corners(balanced: &Balanced, me: Side, control: &Control) -> Result<Option<Step>, Stop> {
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
    let head = (1..rows[0].len()).map(|i| Say::verbatim(i.to_string()));
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
