//! Matrix games against the closed form of two by two, against published solutions and against best replies.

use num_traits::{One, Signed, Zero};
use proptest::prelude::*;

use super::matrix::{Matrix, Solution};
use super::square::Weights;
use crate::judge::control::{Control, Stop};
use ground::num::{Int, Ratio};
use ground::rules::Side;

fn matrix(rows: &[&[i64]]) -> Matrix {
    let cells = rows.iter().flat_map(|row| row.iter().map(|&cell| Ratio::from_integer(cell.into()))).collect();
    Matrix::new(rows[0].len(), cells)
}

fn ratio(over: i64, under: i64) -> Ratio {
    Ratio::new(over.into(), under.into())
}

fn solved(matrix: &Matrix) -> Solution {
    matrix.solve(&Control::new()).expect("nobody stops it")
}

#[test]
fn published_games_have_their_values() {
    // T. S. Ferguson, Game Theory, part II, for odd or even and Morra; J. von Neumann 1928 for the rest.
    let odd_or_even = solved(&matrix(&[&[-2, 3], &[3, -4]]));
    let mix = vec![ratio(7, 12), ratio(5, 12)];
    assert_eq!(odd_or_even, Solution { value: ratio(1, 12), rows: mix.clone(), cols: mix });
    let heavy_rock = solved(&matrix(&[&[0, -1, 2], &[1, 0, -1], &[-2, 1, 0]]));
    assert_eq!((heavy_rock.value, heavy_rock.rows), (ratio(0, 1), vec![ratio(1, 4), ratio(1, 2), ratio(1, 4)]));
    let saddle = matrix(&[&[4, 1, 2], &[3, 2, 5], &[0, 1, 6]]);
    assert_eq!((solved(&saddle).value, saddle.saddles()), (ratio(2, 1), vec![(1, 1)]));
    assert_eq!(matrix(&[&[9], &[9]]).saddles(), [(0, 0), (1, 0)]);
}

#[test]
fn morra_has_a_whole_edge_of_optimal_mixes() {
    let morra = matrix(&[&[0, 2, -3, 0], &[-2, 0, 0, 3], &[3, 0, 0, -4], &[0, -3, 4, 0]]);
    let extremes = morra.extremes(&Ratio::zero(), &Control::new()).expect("nobody stops it").expect("it is small");
    let mix = |second, third| vec![Ratio::zero(), second, third, Ratio::zero()];
    let ends = [mix(ratio(3, 5), ratio(2, 5)), mix(ratio(4, 7), ratio(3, 7))];
    assert_eq!(extremes.rows, ends, "Ferguson: from 4/7 to 3/5");
    assert_eq!(extremes.cols, ends);
}

#[test]
fn large_tables_have_no_list_of_extremes_and_stopped_ones_no_answer() {
    let large = Matrix::new(9, vec![Ratio::zero(); 81]);
    assert_eq!(large.extremes(&Ratio::zero(), &Control::new()), Ok(None));
    let control = Control::new();
    control.stop();
    assert_eq!(matrix(&[&[1, 2], &[2, 1]]).extremes(&ratio(3, 2), &control), Err(Stop::Asked));
}

/// The closed form: a saddle if there is one, else the value where both rows and both columns are indifferent.
fn two_by_two(cells: &[i64]) -> Ratio {
    let [a, b, c, d] = cells else { unreachable!("four cells") };
    let (least, most) = ((*a.min(b)).max(*c.min(d)), (*a.max(c)).min(*b.max(d)));
    if least == most { ratio(least, 1) } else { ratio(a * d - b * c, a + d - b - c) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn two_by_two_is_as_the_closed_form_says(cells in prop::collection::vec(-9..10i64, 4)) {
        let game = matrix(&[&cells[..2], &cells[2..]]);
        prop_assert_eq!(solved(&game).value, two_by_two(&cells));
    }

    #[test]
    fn best_replies_bracket_the_value(cells in prop::collection::vec(-9..10i64, 12), cols in 1..5usize) {
        let cells: Vec<Ratio> = cells.into_iter().take(12 / cols * cols).map(|cell| ratio(cell, 2)).collect();
        let game = Matrix::new(cols, cells);
        let Solution { value, rows, cols } = solved(&game);
        prop_assert_eq!((game.floor(&rows), game.ceiling(&cols)), (value.clone(), value.clone()));
        for mix in [&rows, &cols] {
            prop_assert!(mix.iter().all(|weight| !weight.is_negative()) && mix.iter().sum::<Ratio>().is_one());
        }
        let is_saddle = !game.saddles().is_empty();
        prop_assert!(!is_saddle || game.saddles().iter().all(|&(row, col)| *game.at(row, col) == value));
        let extremes = game.extremes(&value, &Control::new()).expect("nobody stops it").expect("it is small");
        prop_assert!(!extremes.rows.is_empty() && extremes.rows.iter().all(|mix| game.floor(mix) == value));
        prop_assert!(extremes.cols.iter().all(|mix| game.ceiling(mix) == value));
        let mut corners = extremes.rows.iter().chain(&extremes.cols);
        prop_assert!(corners.all(|mix| mix.iter().all(|weight| !weight.is_negative()) && mix.iter().sum::<Ratio>().is_one()));
        // A vertex of the linear program is an extreme mix itself.
        prop_assert!(extremes.cols.contains(&cols), "{cols:?} of {extremes:?}");
    }
}

#[test]
fn a_mix_is_fixed_by_a_square_part_and_written_over_one_denominator() {
    let table = matrix(&[&[118, -35, 116], &[98, 57, -16], &[-4, 2, 49]]);
    let solution = solved(&table);
    let square = table.square(Side::First, &solution.rows, &solution.cols).expect("two rows are played");
    assert_eq!((&square.own, &square.others), (&vec![0, 1], &vec![1, 2]));
    assert_eq!(square.differences(), [[ratio(-151, 1), ratio(73, 1)]]);
    let weights = Weights::new(&solution.rows);
    assert_eq!((weights.of, weights.sum), ([73, 151, 0].map(Int::from).to_vec(), Int::from(224)));
    let whole = matrix(&[&[10, -2, 13], &[3, 10, -1], &[-15, 17, 11]]);
    let solution = solved(&whole);
    let weights = Weights::new(&solution.cols);
    assert_eq!((weights.of, weights.sum), ([242, 336, 167].map(Int::from).to_vec(), Int::from(745)));
    let square = whole.square(Side::Second, &solution.cols, &solution.rows).expect("three columns are played");
    assert_eq!(square.pays, [[10, 3, -15], [-2, 10, 17], [13, -1, 11]].map(|line| line.map(|n| ratio(n, 1))));
    let saddle = matrix(&[&[3, 1], &[4, 2]]);
    let solution = solved(&saddle);
    assert_eq!(saddle.square(Side::First, &solution.rows, &solution.cols), None, "nothing is mixed");
}
