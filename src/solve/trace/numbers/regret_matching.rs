//! Regret matching round by round: what each choice would have paid, how much it is regretted, and how often it is played next.
//!
//! It runs in machine numbers, as [`Matching`] does; what it ends with does not: the means, rounded, are mixes, and what they guarantee
//! is worked out exactly. S. Hart, A. Mas-Colell, Econometrica 68 (2000).
//!
//! Worked by hand: `1,-1;-1,1`: the rows begin with their first choice, the columns with their last: the rows win -1 and regret 2.

use crate::equilibrium::regret::matching::{Matching, in_thousandths};
use crate::judge::control::{Control, Stop};
use crate::judge::scheme::Scheme;
use crate::trace::method::Method;
use crate::trace::numbers::rounds::{Named, bounded, cell, filled};
use crate::trace::run::{Found, Run, Step};
use ground::rules::Side;
use ground::say;

/// Rounds that are played.
pub const ROUNDS: usize = 100;

/// The columns of a side's table.
const PAYS: usize = 0;
const MEAN: usize = 1;
const REGRET: usize = 2;
const MIX: usize = 3;

/// A number with three places, never a zero below zero.
fn places(number: f64) -> String {
    let text = format!("{number:.3}");
    if text == "-0.000" { "0.000".to_owned() } else { text }
}

fn listed(numbers: &[f64]) -> String {
    let texts: Vec<String> = numbers.iter().copied().map(places).collect();
    texts.join(" ")
}

/// Bounds of the value to the rows: what the means of [`ROUNDS`] rounds guarantee.
pub fn bounds(named: Named, control: &Control) -> Result<Run, Stop> {
    let matrix = named.matrix;
    let columns =
        [say!("trace-regret-pays"), say!("trace-regret-mean"), say!("trace-regret-regret"), say!("trace-regret-mix")];
    let mut run = Run::new(Method::RegretMatching, named.figures(&columns, ROUNDS));
    let mut matching = Matching::new(matrix, Scheme::Plain);
    for round in 1..=ROUNDS {
        control.tick((matrix.rows() * matrix.cols()) as u64)?;
        for side in [Side::First, Side::Second] {
            look_back(&mut run, named, &mut matching, side);
        }
        let stand = matching.stand();
        let [low, high] = [places(stand.low), places(stand.high)];
        let says = say!("trace-regret-bound", round = round, lower = low.as_str(), upper = high.as_str());
        let step = Step { is_event: true, ..Step::saying("average", says).with("rounds", round) };
        run.keep(bounded(step, round, [low, high]));
    }
    let [rows, cols] = matching.mean().map(|mean| in_thousandths(&mean));
    let (low, high) = (matrix.floor(&rows), matrix.ceiling(&cols));
    let says = say!("trace-regret-proved", lower = low.to_string(), upper = high.to_string());
    run.keep(Step { is_event: true, ..Step::saying("average", says) });
    Ok(run.ending(Found::Between(low, high), ROUNDS))
}

/// One side learns: what would have paid, the mean, the regrets, and the next mix.
fn look_back(run: &mut Run, named: Named, matching: &mut Matching, side: Side) {
    let pays = matching.gains(side);
    let mix = matching.plan()[side as usize].to_vec();
    let mean: f64 = pays.iter().zip(&mix).map(|(pay, weight)| pay * weight).sum();
    let most = (0..pays.len()).fold(0, |best, i| if pays[i] > pays[best] { i } else { best });
    let name = |choice: usize| named.name(side, choice);
    let step = |line, says| Step::saying(line, says).with("me.mix", listed(&mix));
    let says = say!(
        "trace-regret-payoff",
        side = side.name(),
        choice = name(most),
        pays = places(pays[most]),
        mean = places(mean)
    );
    let paid = step("payoff", says).with("gain", listed(&pays)).with("mean", places(mean));
    let paid = paid.looking([cell(side, most, PAYS)]);
    run.keep(filled(paid, side, PAYS, pays.iter().copied().map(places)));
    matching.look_back(side);
    let learnt = matching.mean()[side as usize].clone();
    let says = say!("trace-regret-average", side = side.name());
    let averaged = step("average", says).looking([cell(side, 0, MEAN)]);
    run.keep(filled(averaged, side, MEAN, learnt.into_iter().map(places)));
    let regrets = matching.regrets(side).to_vec();
    let says = say!(
        "trace-regret-added",
        choice = name(most),
        more = places(pays[most] - mean),
        regret = places(regrets[most])
    );
    let regretted = step("regret", says).with("me.regret", listed(&regrets)).looking([cell(side, most, REGRET)]);
    let regretted = filled(regretted, side, REGRET, regrets.iter().copied().map(places));
    run.keep(regretted.asked(places(regrets[most])));
    let next = matching.plan()[side as usize].to_vec();
    let is_regretted = if regrets.iter().any(|regret| *regret > 0.0) { "yes" } else { "no" };
    let says = say!("trace-regret-strategy", side = side.name(), regretted = is_regretted);
    let planned = Step::saying("strategy", says).with("me.regret", listed(&regrets)).with("me.mix", listed(&next));
    run.keep(filled(planned.looking([cell(side, most, MIX)]), side, MIX, next.into_iter().map(places)));
}
