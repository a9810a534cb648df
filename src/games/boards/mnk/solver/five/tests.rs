//! The board for five in a row against plain counting of lines, and the player in positions with one good answer.

use crate::boards::mnk::solver::five::choice::{Effort, choose};
use crate::boards::mnk::solver::five::field::Field;
use crate::boards::mnk::solver::five::search::promising;
use crate::boards::mnk::solver::five::window::IN_SIGHT;
use crate::boards::mnk::solver::threats::net::Net;
use crate::boards::mnk::solver::threats::plane::{Cell, Plane};
use solve::judge::control::{Control, Stop};
use solve::search::lines::Lines;

/// Numbers that look random, the same in every run.
fn next(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize
}

/// All that a field tells.
fn seen(field: &Field) -> String {
    let cells = |side: usize| (0..field.size() as Cell).map(move |cell| (cell, side));
    let shapes: Vec<_> = cells(0).chain(cells(1)).map(|(cell, side)| field.shapes(cell, side)).collect();
    let totals = [0, 1].map(|side| [0, 1].map(|role| field.total(side, role)));
    format!("{shapes:?} {:?} {} {totals:?}", field.planes(), field.key())
}

#[test]
fn a_field_sees_the_fives_and_fours_that_plain_lines_see_and_forgets_what_is_lifted() {
    let (mut seed, mut met) = (11, [0; 2]);
    for (rows, cols) in [(15, 15), (7, 9), (5, 20), (20, 6)] {
        let (mut field, mut net) = (Field::of(rows, cols), Net::of(rows * cols, 5, Lines::of(rows, cols, 5).all));
        let empty = seen(&field);
        let mut put: Vec<Cell> = Vec::new();
        for i in 0..rows * cols / 2 {
            let cell = (next(&mut seed) % (rows * cols)) as Cell;
            if field.mark(cell).is_some() || (0..2).any(|side| net.completing(side).contains(&cell)) {
                continue;
            }
            field.put(cell, i % 2);
            net.put(cell, i % 2);
            put.push(cell);
            for side in 0..2 {
                assert_eq!(field.completing(side), net.completing(side), "{put:?}");
                if net.completing(side).is_empty() {
                    assert_eq!(field.fours(side), net.fours(side), "{put:?}");
                }
                met[0] += net.completing(side).len();
                met[1] += net.fours(side).len();
            }
        }
        put.into_iter().rev().for_each(|cell| field.lift(cell));
        assert_eq!(seen(&field), empty);
    }
    assert!(met.iter().all(|met| *met > 60), "{met:?}");
}

/// The best move of the side to move, and its score.
fn best(stones: &[(Cell, usize)], mover: usize, control: &Control) -> Result<(Cell, i32), Stop> {
    let mut field = Field::of(15, 15);
    for (cell, side) in stones {
        field.put(*cell, *side);
    }
    let before = seen(&field);
    let moves = promising(&field, mover, 20);
    let found = choose(&mut field, mover, &moves, Effort { work: 3_000, depth: 6 }, control)?;
    assert_eq!(seen(&field), before, "the board is left as it was");
    Ok(found.scores[0])
}

#[test]
fn the_player_opens_in_the_middle_and_stops_an_open_three_at_its_end() {
    let control = Control::new();
    assert_eq!(best(&[], 0, &control).map(|(cell, _)| cell), Ok(112), "h8");
    let three: Vec<(Cell, usize)> = [(111, 0), (112, 0), (113, 0), (20, 1), (40, 1)].to_vec();
    let (cell, _) = best(&three, 1, &control).expect("nobody stops it");
    assert!([109, 110, 114, 115].contains(&cell), "{cell} stands beside the three");
    let (cell, score) = best(&three, 0, &control).expect("nobody stops it");
    assert!([110, 114].contains(&cell) && score > IN_SIGHT, "{cell}, {score}: five is in sight");
    assert_eq!(best(&three, 1, &control), best(&three, 1, &control), "the same question, the same answer");
    control.stop();
    assert_eq!(best(&three, 1, &control), Err(Stop::Asked));
}
