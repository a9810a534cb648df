//! Every answer is held against its own proof: points obey the rows, prices and weights obey the dual ones.

use num_traits::{Signed, Zero};
use proptest::prelude::*;

use super::*;
use crate::equilibrium::linear::machine::Corners;
use crate::equilibrium::linear::program::{Bound, Row};
use ground::num::Ratio;

fn ratio(n: i64) -> Ratio {
    Ratio::from_integer(n.into())
}

fn ratios(ns: &[i64]) -> Vec<Ratio> {
    ns.iter().copied().map(ratio).collect()
}

fn dot(a: &[Ratio], b: &[Ratio]) -> Ratio {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn solve(program: &Program) -> Answer {
    program.solve(&Control::new()).expect("nobody stops it")
}

fn obeys(program: &Program, point: &[Ratio]) -> bool {
    let holds = |row: &Row| {
        let sum: Ratio = row.weights.iter().map(|(j, weight)| weight * &point[*j]).sum();
        match row.bound {
            Bound::AtMost => sum <= row.limit,
            Bound::AtLeast => sum >= row.limit,
            Bound::Equal => sum == row.limit,
        }
    };
    program.rows.iter().all(holds) && point.iter().zip(&program.is_free).all(|(x, free)| *free || !x.is_negative())
}

/// Whether weights of the rows have the signs they should, and what they add up to: one sum a variable, and the limit.
fn combined(program: &Program, weights: &[Ratio]) -> (Vec<Ratio>, Ratio) {
    for (row, weight) in program.rows.iter().zip(weights) {
        assert!(row.bound != Bound::AtMost || !weight.is_negative());
        assert!(row.bound != Bound::AtLeast || !weight.is_positive());
    }
    let limit = program.rows.iter().zip(weights).map(|(row, w)| &row.limit * w).sum();
    let mut sums = vec![Ratio::zero(); program.goal.len()];
    for (row, weight) in program.rows.iter().zip(weights) {
        row.weights.iter().for_each(|(j, entry)| sums[*j] += entry * weight);
    }
    (sums, limit)
}

/// Holds an answer against its proof.
fn check(program: &Program, answer: &Answer) {
    match answer {
        Answer::Best(best) => {
            assert!(obeys(program, &best.point));
            assert_eq!(dot(&program.goal, &best.point), best.value);
            let (sums, limit) = combined(program, &best.prices);
            assert_eq!(limit, best.value, "prices and point meet");
            for ((sum, goal), free) in sums.iter().zip(&program.goal).zip(&program.is_free) {
                assert!(if *free { sum == goal } else { sum >= goal });
            }
        }
        Answer::Infeasible(weights) => {
            let (sums, limit) = combined(program, weights);
            assert!(limit.is_negative());
            for (sum, free) in sums.iter().zip(&program.is_free) {
                assert!(if *free { sum.is_zero() } else { !sum.is_negative() });
            }
        }
        Answer::Unbounded => {
            let mut walled = program.clone();
            walled.add(program.goal.clone(), Bound::AtMost, ratio(1_000_000_000));
            let Answer::Best(best) = solve(&walled) else { panic!("a wall ends it") };
            assert!(obeys(program, &best.point) && best.value == ratio(1_000_000_000));
        }
    }
}

#[test]
fn the_worked_example() {
    let mut program = Program::maximise(ratios(&[5, 4]));
    program.add(ratios(&[2, 3]), Bound::AtMost, ratio(12));
    program.add(ratios(&[1, -1]), Bound::AtMost, ratio(1));
    let Answer::Best(best) = solve(&program) else { panic!("it has a best point") };
    assert_eq!((best.value, best.point), (ratio(23), ratios(&[3, 2])));
    assert_eq!(best.prices, [Ratio::new(9.into(), 5.into()), Ratio::new(7.into(), 5.into())]);
}

#[test]
fn beales_example_does_not_go_in_circles() {
    let r = |n: i64, d: i64| Ratio::new(n.into(), d.into());
    let mut program = Program::maximise(vec![r(3, 4), r(-150, 1), r(1, 50), r(-6, 1)]);
    program.add(vec![r(1, 4), r(-60, 1), r(-1, 25), r(9, 1)], Bound::AtMost, r(0, 1));
    program.add(vec![r(1, 2), r(-90, 1), r(-1, 50), r(3, 1)], Bound::AtMost, r(0, 1));
    program.add(vec![r(0, 1), r(0, 1), r(1, 1), r(0, 1)], Bound::AtMost, r(1, 1));
    let answer = solve(&program);
    check(&program, &answer);
    assert!(matches!(answer, Answer::Best(best) if best.value == r(1, 20)), "Beale 1955: 1/20");
}

#[test]
fn numbers_beyond_a_machine_word_are_exact() {
    let huge = Ratio::from_integer(Int::from(10).pow(30));
    let mut program = Program::maximise(vec![ratio(1), ratio(1)]);
    program.add(vec![huge.clone(), ratio(1)], Bound::AtMost, huge.clone());
    program.add(vec![ratio(1), huge.clone()], Bound::AtMost, huge.clone());
    let answer = solve(&program);
    check(&program, &answer);
    let meet = &huge / (&huge + ratio(1));
    assert!(matches!(answer, Answer::Best(best) if best.point == [meet.clone(), meet]));
}

#[test]
fn it_stops_when_asked() {
    let control = Control::new();
    control.stop();
    let mut program = Program::maximise(vec![ratio(1)]);
    program.add(vec![ratio(1)], Bound::AtMost, ratio(1));
    assert_eq!(program.solve(&control), Err(Stop::Asked));
}

fn programs() -> impl Strategy<Value = Program> {
    let bound = prop_oneof![Just(Bound::AtMost), Just(Bound::AtMost), Just(Bound::AtLeast), Just(Bound::Equal)];
    let row = (prop::collection::vec(-4..5i64, 4), bound, -6..12i64);
    let goal = prop::collection::vec(-5..6i64, 4);
    (goal, prop::collection::vec(any::<bool>(), 4), prop::collection::vec(row, 1..7)).prop_map(|(goal, free, rows)| {
        let mut program = Program::maximise(ratios(&goal));
        program.is_free = free;
        for (weights, bound, limit) in rows {
            program.add(ratios(&weights), bound, ratio(limit) / ratio(3));
        }
        program
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_answer_carries_its_proof(program in programs()) {
        check(&program, &solve(&program));
    }

    #[test]
    fn corners_that_are_proved_are_best(program in programs()) {
        let exact = Standard::of(&program).run::<Int>(&Control::new()).ok();
        if let Some(value) = proved(&program) {
            prop_assert!(matches!(exact, Some(Answer::Best(best)) if best.value == value));
        }
    }

    #[test]
    fn words_and_numbers_of_any_size_agree(program in programs()) {
        let standard = Standard::of(&program);
        let control = Control::new();
        let word = standard.run::<i64>(&control).ok();
        prop_assert_eq!(word, standard.run::<Int>(&control).ok());
    }
}

/// A program by the machine's corner alone, held against its proof.
fn proved(program: &Program) -> Option<Ratio> {
    let answer = Standard::of(program).proved(&Microlp, &Control::new()).expect("nobody stops it")?;
    check(program, &answer);
    let Answer::Best(best) = answer else { panic!("a corner is a best one: {answer:?}") };
    Some(best.value)
}

#[test]
fn a_corner_of_machine_numbers_is_made_exact() {
    let small = program(&[5, 4], &[vec![2, 3, 12], vec![1, -1, 1]]);
    assert_eq!(proved(&small), Some(ratio(23)));
    assert_eq!(proved(&program(&[1, 0], &[vec![-1, 0, 1]])), None, "the goal has no end");
    assert_eq!(proved(&program(&[1], &[vec![1, -1]])), None, "nothing obeys it");
    // Digits enough that they cannot be read from one step of the lifting.
    let hard = program(&[7, 9], &[vec![1_000_003, 999_983, 1_000_033], vec![999_979, 1_000_037, 999_961]]);
    let Ok(answer) = Standard::of(&hard).run::<Int>(&Control::new()) else { panic!("it has an end") };
    assert!(matches!(answer, Answer::Best(best) if Some(&best.value) == proved(&hard).as_ref()));
}

#[test]
fn where_all_corners_are_equally_good_the_same_one_is_named() {
    // Rows of one sum and a goal along them; and one row four times.
    let flat = program(&[1, 1, 1], &[vec![1, 1, 1, 4], vec![1, 0, 0, 3], vec![0, 1, 0, 3], vec![0, 0, 1, 3]]);
    let corner = |program: &Program| {
        let standard = Standard::of(program);
        Microlp.corner(&standard.goal, &standard.rows, &Control::new()).expect("nobody stops it")
    };
    assert_eq!(proved(&flat), Some(ratio(4)));
    assert_eq!(corner(&flat), corner(&flat));
    let fourfold = program(&[2, 3], &vec![vec![1, 2, 4]; 4]);
    let corner = corner(&fourfold).expect("raised, only one of the rows holds");
    assert_eq!((corner.variables.len(), corner.rows.len()), (1, 1), "{corner:?}");
    assert_eq!(proved(&fourfold), Some(ratio(8)));
}

#[test]
fn no_wrong_corner_passes_for_the_best() {
    let ints = |ns: &[i64]| ns.iter().copied().map(Int::from).collect::<Vec<_>>();
    let shares = |over: &[i64], under: i64| lift::Shares { over: ints(over), under: Int::from(under) };
    let small = program(&[5, 4], &[vec![2, 3, 12], vec![1, -1, 1]]);
    let Standard { goal, rows, .. } = Standard::of(&small);
    let is_proved = |point: (&[i64], i64), prices: (&[i64], i64)| {
        let (point, prices) = (shares(point.0, point.1), shares(prices.0, prices.1));
        proved::is_proved(&goal, &rows, &point, &prices, &Control::new()).expect("nobody stops it")
    };
    assert!(is_proved((&[3, 2], 1), (&[9, 7], 5)));
    assert!(!is_proved((&[1, 0], 1), (&[9, 7], 5)), "less than the prices ask for");
    assert!(!is_proved((&[0, 23], 4), (&[9, 7], 5)), "beyond a row");
    assert!(!is_proved((&[3, 2], 1), (&[3, 0], 1)), "prices that ask for more");
    assert!(!is_proved((&[3, 2], 1), (&[0, 23], 1)), "prices that ask too little of a column");
    assert!(!is_proved((&[0, -1], 1), (&[-1, 8], 1)), "below 0");
}

fn program(goal: &[i64], rows: &[Vec<i64>]) -> Program {
    let mut program = Program::maximise(ratios(goal));
    for row in rows {
        let (limit, weights) = row.split_last().expect("a row has a limit");
        program.add(ratios(weights), Bound::AtMost, ratio(*limit));
    }
    program
}

#[test]
fn systems_are_lifted_to_fractions() {
    let lifted = |rows: &[Vec<(usize, i64)>], sides: &[i64]| {
        let shares = lift::solve(rows, sides, &Control::new()).expect("nobody stops it")?;
        Some(shares.over.iter().map(|over| Ratio::new(over.clone(), shares.under.clone())).collect::<Vec<_>>())
    };
    let thirds = vec![Ratio::new(2.into(), 3.into()), Ratio::new((-1).into(), 3.into())];
    assert_eq!(lifted(&[vec![(0, 2), (1, 1)], vec![(0, 1), (1, -1)]], &[1, 1]), Some(thirds));
    assert_eq!(lifted(&[vec![(0, 2), (1, 4)], vec![(0, 1), (1, 2)]], &[1, 1]), None, "one row is half the other");
    assert_eq!(lifted(&[], &[]), Some(Vec::new()));
    let far: Vec<Vec<(usize, i64)>> = (0..30).map(|i| vec![(i, 1_000_003), ((i + 1) % 30, 999_983)]).collect();
    let found = lifted(&far, &[1; 30]).expect("it has an inverse");
    assert!(found.iter().all(|x| *x == Ratio::new(1.into(), 1_999_986.into())), "{found:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_proved_is_what_pivots_find(
        goal in prop::collection::vec(-9..10i64, 4),
        cells in prop::collection::vec(-9..10i64, 20),
        limits in prop::collection::vec(0..4i64, 5),
    ) {
        let rows: Vec<Vec<i64>> =
            cells.chunks(4).zip(&limits).map(|(row, limit)| row.iter().copied().chain([*limit]).collect()).collect();
        let program = program(&goal, &rows);
        match (solve(&program), proved(&program)) {
            (Answer::Best(best), Some(value)) => prop_assert_eq!(best.value, value),
            (Answer::Best(best), None) => prop_assert!(false, "{} is not found", best.value),
            (_, None) => {}
            (answer, Some(value)) => prop_assert!(false, "{value} against {answer:?}"),
        }
    }
}
