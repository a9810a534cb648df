//! Unit tests of the methods on numbers, each against an independent computation on many random cases.

use num_traits::{Signed, Zero};

use crate::equilibrium::mixed::matrix::Matrix;
use crate::judge::control::{Control, Stop};
use crate::judge::shares::{Coalition, Divided, letters};
use crate::sharing::flow::Pipe;
use crate::sharing::nucleolus::nucleolus;
use crate::sharing::worths::Worths;
use crate::trace::numbers::core::objection;
use crate::trace::numbers::flow::{Net, largest};
use crate::trace::numbers::nucleolus::rounds;
use crate::trace::numbers::rounds::Named;
use crate::trace::numbers::shapley::shapley;
use crate::trace::numbers::{fictitious_play, regret_matching, simplex};
use crate::trace::run::{Cell, Found, Run, Step};
use crate::trace::stand::Stand;
use ground::num::Ratio;
use ground::say::Arg;

/// Random cases of each method.
const CASES: u64 = 300;

/// Numbers that are always the same.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % most) as usize
    }

    /// A whole number, or sometimes a fraction.
    fn ratio(&mut self, most: u64) -> Ratio {
        let under = if self.below(4) == 0 { 2 + self.below(3) } else { 1 };
        Ratio::new(self.below(most).into(), under.into())
    }

    fn worths(&mut self, players: usize) -> Worths {
        let divided = if self.below(2) == 0 { Divided::Value } else { Divided::Cost };
        let worths: Vec<Ratio> = (0..1 << players).map(|_| self.ratio(12)).collect();
        Worths::new(divided, players, &worths)
    }

    fn matrix(&mut self) -> Matrix {
        let (rows, cols) = (1 + self.below(5), 1 + self.below(5));
        let cells = (0..rows * cols).map(|_| self.ratio(12) - Ratio::from_integer(5.into()));
        Matrix::new(cols, cells.collect())
    }
}

fn one<T>(ran: Result<T, Stop>) -> T {
    ran.expect("nobody stops it")
}

fn last(run: &Run) -> &Step {
    run.steps.last().expect("it has steps")
}

fn stands(run: &Run, cell: Cell) -> Ratio {
    let stand = Stand::after(run, run.steps.len());
    stand.cell(cell).map_or_else(Ratio::zero, |(text, _)| text.parse().expect("a number"))
}

#[test]
fn the_flow_is_the_least_cut_and_what_enters_a_node_leaves_it() {
    let mut has_taken_back = false;
    for seed in 0..CASES {
        let mut dice = Dice(seed);
        let pipe = |dice: &mut Dice| Pipe { from: dice.below(5), to: dice.below(5), capacity: dice.ratio(9) };
        let pipes: Vec<Pipe> = (0..=dice.below(12)).map(|_| pipe(&mut dice)).collect();
        let names: Vec<String> = ["s", "t", "a", "b", "c"].map(str::to_owned).to_vec();
        let arcs = (0..pipes.len()).map(|pipe| pipe.to_string()).collect();
        let run = one(largest(&Net { nodes: &names, pipes: &pipes, arcs }, &Control::new()));
        let leaves = |half: usize, pipe: &&Pipe| half >> pipe.from & 1 == 1 && half >> pipe.to & 1 == 0;
        let cut = |half: usize| pipes.iter().filter(|pipe| leaves(half, pipe)).map(|pipe| &pipe.capacity).sum();
        let least: Ratio = (0..32).filter(|half| half & 3 == 1).map(cut).min().expect("there is a half");
        assert_eq!(run.found, Found::Number(least.clone()), "{pipes:?}");
        assert_eq!((last(&run).line, last(&run).asks.as_ref()), ("cut", Some(&least.to_string())));
        let flows: Vec<Ratio> = (0..pipes.len()).map(|pipe| stands(&run, Cell::new(0, pipe, 1))).collect();
        for node in 0..5 {
            let at = |is_in: bool| {
                pipes.iter().zip(&flows).filter(move |(pipe, _)| node == if is_in { pipe.to } else { pipe.from })
            };
            let [entered, left] = [true, false].map(|is_in| at(is_in).map(|(_, flow)| flow).sum::<Ratio>());
            let due = [-&least, least.clone()].into_iter().nth(node).unwrap_or_default();
            assert_eq!(entered - left, due, "node {node} of {pipes:?}");
        }
        assert!(pipes.iter().zip(&flows).all(|(pipe, flow)| !flow.is_negative() && *flow <= pipe.capacity));
        has_taken_back |= run.steps.iter().any(|step| step.says.key == "trace-flow-take-back");
    }
    assert!(has_taken_back, "flow is taken back somewhere");
}

/// The mean over all coalitions of the others, each as heavy as it comes before the player often.
fn by_weights(worths: &Worths, player: usize) -> Ratio {
    let players = worths.players();
    let factorial = |n: usize| Ratio::from_integer((1..=n as u64).product::<u64>().into());
    let others = (0..=worths.all()).filter(|mask| mask >> player & 1 == 0);
    let part = |mask: Coalition| {
        let size = mask.count_ones() as usize;
        let weight = factorial(size) * factorial(players - 1 - size) / factorial(players);
        weight * (worths.of(mask | 1 << player) - worths.of(mask))
    };
    others.map(part).sum()
}

#[test]
fn orders_and_sizes_come_to_the_shapley_value() {
    for seed in 0..CASES {
        // Every twentieth has so many players that orders are too many.
        let players = if seed % 20 == 0 { 8 + seed as usize % 3 } else { 1 + seed as usize % 5 };
        let worths = Dice(seed).worths(players);
        let run = one(shapley(&worths, &Control::new()));
        let due: Vec<Ratio> = (0..players).map(|player| by_weights(&worths, player)).collect();
        assert_eq!(run.found, Found::Shapley(due.clone()), "{worths:?}");
        let shown: Vec<Ratio> = (0..players).map(|player| stands(&run, Cell::new(1, player, 1))).collect();
        assert_eq!(shown, due, "what is shown is what is found");
        assert_eq!(run.lost, 0);
    }
    let run = one(shapley(&Dice(7).worths(7), &Control::new()));
    assert_eq!((run.lost, run.steps.iter().filter(|step| step.line == "order").count()), (0, 5_040));
}

#[test]
fn the_first_objection_is_the_first_coalition_that_does_better_alone() {
    let mut met = [0; 2];
    for seed in 0..CASES {
        let mut dice = Dice(seed);
        let players = 1 + seed as usize % 4;
        let worths = dice.worths(players);
        let each = worths.of(worths.all()) / Ratio::from_integer(players.into());
        let shift = if players > 1 { dice.ratio(3) } else { Ratio::zero() };
        let mut split = vec![each; players];
        split[0] += &shift;
        split[players - 1] -= shift;
        let run = one(objection(&worths, &split, &Control::new()));
        let sum = |mask: Coalition| (0..players).filter(|i| mask >> i & 1 == 1).map(|i| &split[i]).sum::<Ratio>();
        let is_better = |mask: &Coalition| match worths.divided() {
            Divided::Value => worths.of(*mask) > sum(*mask),
            Divided::Cost => worths.of(*mask) < sum(*mask),
        };
        let first = (1..=worths.all()).find(is_better);
        assert_eq!(run.found, Found::Stands(first.is_none()), "{worths:?} {split:?}");
        assert_eq!(last(&run).asks, Some(first.map_or("0".to_owned(), letters)));
        met[usize::from(first.is_none())] += 1;
    }
    assert!(met.iter().all(|count| *count > 30), "both are met: {met:?}");
}

#[test]
fn each_programme_keeps_its_promise_and_what_is_fixed_stays_fixed() {
    for seed in 0..CASES {
        let players = 1 + seed as usize % 4;
        let worths = Dice(seed).worths(players);
        let run = one(rounds(&worths, &Control::new()));
        let found = one(nucleolus(&worths, &Control::new()));
        assert_eq!(run.found, Found::Nucleolus(found.split.clone()));
        let beyond = |split: &[Ratio], mask: Coalition| -worths.excess(split, mask);
        let mut fixed: Vec<(Coalition, Ratio)> = Vec::new();
        for round in &found.rounds {
            assert!(fixed.iter().all(|(mask, level)| beyond(&round.split, *mask) == *level), "{worths:?}");
            fixed.extend(round.settled.iter().map(|mask| (*mask, round.level.clone())));
        }
        assert!(fixed.iter().all(|(mask, level)| beyond(&found.split, *mask) == *level), "{worths:?}");
        if let Some(first) = found.rounds.first() {
            let least = (1..worths.all()).map(|mask| beyond(&first.split, mask)).min();
            assert_eq!(least.as_ref(), Some(&first.level), "{worths:?}");
        }
        let shown: Vec<Ratio> =
            (0..players).map(|player| stands(&run, Cell::new(1, player, found.rounds.len().max(1) - 1))).collect();
        assert_eq!(shown, found.split);
    }
}

#[test]
fn pivots_end_in_the_value_and_in_mixes_that_secure_it() {
    for seed in 0..CASES {
        let matrix = Dice(seed).matrix();
        let run = one(simplex::value(&matrix, &Control::new()));
        let value = one(matrix.solve(&Control::new())).value;
        assert_eq!(run.found, Found::Number(value.clone()), "{matrix:?}");
        let [rows, cols] = ["rows", "cols"].map(|name| weights(last(&run), name));
        assert_eq!((matrix.floor(&rows), matrix.ceiling(&cols)), (value.clone(), value), "{matrix:?}");
        assert!(rows.iter().chain(&cols).all(|weight| !weight.is_negative()));
        assert_eq!(
            (rows.iter().sum::<Ratio>(), cols.iter().sum::<Ratio>()),
            (Ratio::from_integer(1.into()), Ratio::from_integer(1.into()))
        );
    }
}

/// The numbers of a list that a sentence tells.
fn weights(step: &Step, name: &str) -> Vec<Ratio> {
    let told = step.says.args.iter().find(|(arg, _)| *arg == name).map(|(_, arg)| arg);
    let Some(Arg::List(parts)) = told else { panic!("no list {name}: {step:?}") };
    let number =
        |part: &Arg| if let Arg::Text(text) = part { text.parse().expect("a number") } else { panic!("{part:?}") };
    parts.iter().map(number).collect()
}

#[test]
fn the_bounds_of_rounds_hold_the_value_and_close_in() {
    let mut widths = [0.0; 2];
    for seed in 0..CASES / 3 {
        let matrix = Dice(seed).matrix();
        let value = one(matrix.solve(&Control::new())).value;
        let names = |count: usize| (1..=count).map(|i| i.to_string()).collect::<Vec<_>>();
        let [rows, cols] = [names(matrix.rows()), names(matrix.cols())];
        let named = Named { matrix: &matrix, choices: [&rows, &cols] };
        let runs = [
            one(fictitious_play::bounds(named, &Control::new())),
            one(regret_matching::bounds(named, &Control::new())),
        ];
        for (run, sum) in runs.iter().zip(&mut widths) {
            let Found::Between(low, high) = &run.found else { panic!("two bounds") };
            assert!(*low <= value && value <= *high, "{:?}: {low} {value} {high} of {matrix:?}", run.method);
            *sum += num_traits::ToPrimitive::to_f64(&(high - low)).expect("a number");
        }
        let bounds = runs[0].steps.iter().filter(|step| step.line == "bound");
        let lower: Vec<Ratio> =
            bounds.map(|step| step.asks.as_deref().and_then(|text| text.parse().ok()).expect("a bound")).collect();
        assert!(lower.windows(2).all(|pair| pair[0] <= pair[1]), "{matrix:?}");
    }
    let mean = widths.map(|sum| sum / (CASES / 3) as f64);
    assert!(mean.iter().all(|width| *width < 0.5), "payments lie 12 apart, the bounds {mean:?}");
}
