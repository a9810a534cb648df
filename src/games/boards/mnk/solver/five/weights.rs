//! What a cell counts in an estimate: a sum over the shapes that a stone makes there along its four lines, and over their pairs.
//!
//! The numbers are a logistic regression on games of the search against itself, each position with how its game ended: of positions in
//! which nobody can complete five and the side to move has no win by fours. Five thousand tenths of a point are a unit of log odds.

use crate::boards::mnk::solver::five::shapes::{SHAPES, Shape};

/// Tenths of a point of one shape, by its place in [`Shape::ALL`]: for the side that is to move, and for the other.
const SINGLES: [[i32; SHAPES]; 2] =
    [[-20, -8, -10, -7, 34, 62, 245, 511, 1582, 20_000], [-26, -12, -10, -7, 29, 78, 240, 576, 1601, 20_000]];

/// Tenths of a point of two shapes in different lines, the higher one by rows.
const PAIRS: [[&[i32]; SHAPES]; 2] = [
    [
        &[-63],
        &[-53, 16],
        &[13, -4, -20],
        &[-39, -110, 17, -51],
        &[13, -45, 0, 45, 146],
        &[-33, 54, 86, 17, 227, 347],
        &[246, 22, 241, 229, 461, 195, 74],
        &[-286, -44, 471, 312, 1655, 1387, 1819, 252],
        &[323, -26, 323, 537, 967, 792, 632, 104, -24],
        &[0; SHAPES],
    ],
    [
        &[-52],
        &[-61, 4],
        &[8, -1, -20],
        &[-35, -62, -1, -47],
        &[-19, -75, -6, -7, 120],
        &[-59, 94, 43, 65, 160, 403],
        &[85, -167, 217, 241, 386, 207, 386],
        &[-318, 37, 346, 454, 1468, 1543, 5070, 754],
        &[969, -79, 971, 1609, 2904, 2375, 1895, 309, -74],
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
