//! Every answer is held against its own proof: points obey the rows, prices and weights obey the dual ones.

use num_traits::Signed;
use proptest::prelude::*;

use super::*;

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
        let sum = dot(&row.weights, point);
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
    let column = |j: usize| program.rows.iter().zip(weights).map(|(row, w)| &row.weights[j] * w).sum();
    let limit = program.rows.iter().zip(weights).map(|(row, w)| &row.limit * w).sum();
    ((0..program.goal.len()).map(column).collect(), limit)
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
    fn words_and_numbers_of_any_size_agree(program in programs()) {
        let plain = Plain::of(&program);
        let control = Control::new();
        let word = plain.run::<i64>(&control).ok();
        prop_assert_eq!(word, plain.run::<Int>(&control).ok());
    }
}
