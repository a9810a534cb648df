//! What a cell counts in an estimate: a sum over the shapes that a stone makes there along its four lines, and over their pairs.
//!
//! The numbers are a logistic regression on games of the search against itself, each position with how its game ended: of positions in
//! which nobody can complete five and the side to move has no win by fours. Five thousand tenths of a point are a unit of log odds.

use crate::boards::mnk::solver::five::shapes::{SHAPES, Shape};

/// Tenths of a point of one shape, by its place in [`Shape::ALL`]: for the side that is to move, and for the other.
const SINGLES: [[i32; SHAPES]; 2] =
    [[-2, 2, 7, 4, 44, 78, 227, 411, 1524, 20_000], [-7, -3, 9, 6, 56, 78, 234, 506, 1540, 20_000]];

/// Tenths of a point of two shapes in different lines, the higher one by rows.
const PAIRS: [[&[i32]; SHAPES]; 2] = [
    [
        &[-22],
        &[-14, -1],
        &[13, 17, 0],
        &[-8, -67, 27, -61],
        &[23, 2, -1, 33, 177],
        &[-34, 41, 91, 53, 242, -63],
        &[73, 28, 218, 53, 615, 310, 926],
        &[-213, 10, 427, 70, 1503, 724, 2516, 302],
        &[200, 47, 273, 447, 754, 621, 753, 198, -73],
        &[0; SHAPES],
    ],
    [
        &[-22],
        &[-27, -15],
        &[11, 23, -1],
        &[0, -34, 9, -30],
        &[4, -27, -14, 15, 131],
        &[-50, 76, 60, 57, 208, 10],
        &[-1, -131, 186, 60, 535, 335, 879],
        &[-133, 117, 293, 244, 1279, 1172, 4118, 906],
        &[600, 140, 820, 1341, 2259, 1861, 2260, 596, -219],
        &[0; SHAPES],
    ],
];

/// Points of four shapes, for the side that is to move and for the other; nothing where a stone makes nothing.
pub fn counts(shapes: [Shape; 4]) -> [i16; 2] {
    if shapes == [Shape::None; 4] {
        return [0; 2];
    }
    [0, 1].map(|role| {
        let pairs = (0..4).flat_map(|one| (0..one).map(move |other| (one, other)));
        let pair = |(one, other): (usize, usize)| {
            let [one, other] = [shapes[one], shapes[other]].map(|shape| shape as usize);
            PAIRS[role][one.max(other)][one.min(other)]
        };
        let singles: i32 = shapes.iter().map(|shape| SINGLES[role][*shape as usize]).sum();
        ((singles + pairs.map(pair).sum::<i32>()) / 10) as i16
    })
}
