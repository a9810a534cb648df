//! The board for five in a row against plain counting of lines, and the player in positions with one good answer.

use crate::boards::mnk::solver::five::choice::{Effort, choose};
use crate::boards::mnk::solver::five::field::Field;
use crate::boards::mnk::solver::five::player::answer;
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

#[test]
fn stones_put_and_lifted_in_any_order_leave_what_a_fresh_board_sees() {
    let (mut seed, mut field) = (5, Field::of(15, 15));
    let mut put: Vec<(Cell, usize)> = Vec::new();
    for step in 0..600 {
        // Two are put for one that is lifted, the last one or any other by turns.
        let cell = (next(&mut seed) % 225) as Cell;
        if step % 3 == 2 {
            let at = if step % 2 == 0 { put.len() - 1 } else { next(&mut seed) % put.len() };
            field.lift(put.remove(at).0);
        } else if field.mark(cell).is_none() {
            field.put(cell, step % 2);
            put.push((cell, step % 2));
        }
        let mut fresh = Field::of(15, 15);
        for (cell, side) in &put {
            fresh.put(*cell, *side);
        }
        assert_eq!(seen(&field), seen(&fresh), "{put:?}");
    }
}

/// What the simplest player does: the cell that adds most to its own lines of five and takes most from the other's, the first of equal ones.
fn one_ply(field: &Field, lines: &[Vec<Cell>], mover: usize) -> Cell {
    let worth = |cell: Cell, side: usize| -> u32 {
        let through = lines.iter().filter(|line| line.contains(&cell));
        let count = |line: &Vec<Cell>, side: usize| line.iter().filter(|cell| field.mark(**cell) == Some(side)).count();
        through
            .filter(|line| count(line, 1 - side) == 0)
            .map(|line| [1, 10, 100, 1_000, 100_000][count(line, side)])
            .sum()
    };
    let promise = |cell: &Cell| (11 * worth(*cell, mover) + 10 * worth(*cell, 1 - mover), std::cmp::Reverse(*cell));
    field.free().into_iter().max_by_key(promise).expect("a cell is free")
}

/// Who wins when the player has this seat against the simplest one, after a second stone on this cell.
fn winner(second: Cell, seat: usize, work: u64, lines: &[Vec<Cell>]) -> Option<usize> {
    let mut field = Field::of(15, 15).shipped();
    [112, second].into_iter().zip(0..).for_each(|(cell, side)| field.put(cell, side));
    (0..223).find_map(|turn| {
        let mover = turn % 2;
        let cell = if mover == seat { timely(&mut field, mover, work) } else { one_ply(&field, lines, mover) };
        let is_five = field.completing(mover).contains(&cell);
        field.put(cell, mover);
        is_five.then_some(mover)
    })
}

#[test]
fn the_player_beats_the_one_ply_bot_from_either_seat() {
    let lines = Lines::of(15, 15, 5).all;
    for (second, seat) in [(0, 0), (113, 0), (113, 1), (128, 1), (97, 1), (144, 1)] {
        assert_eq!(winner(second, seat, 6_000, &lines), Some(seat), "the second stone on {second}");
    }
}

/// What is answered with so much work, by reins that want what was found.
fn timely(field: &mut Field, mover: usize, work: u64) -> Cell {
    let control = Control::new();
    control.calm();
    let before = seen(field);
    let cell = control.ration(work, |control| answer(field, mover, || None, control)).expect("nobody stops it");
    assert_eq!(seen(field), before, "the board is left as it was");
    cell.expect("what was found counts")
}

#[test]
fn whoever_is_late_or_stopped_answers_with_what_was_found() {
    let stones = [(112, 0), (113, 1), (96, 0), (128, 1)];
    let field = || {
        let mut field = Field::of(15, 15);
        for (cell, side) in &stones {
            field.put(*cell, *side);
        }
        field
    };
    let first = promising(&field(), 0, 1)[0];
    for ends in [Control::hurry, Control::stop] {
        let control = Control::new();
        control.calm();
        ends(&control);
        assert_eq!(answer(&mut field(), 0, || None, &control), Ok(first), "the most promising");
    }
    let cells = [1, 100, 5_000].map(|work| timely(&mut field(), 0, work));
    assert!(cells.iter().all(|cell| field().mark(*cell).is_none()), "{cells:?}");
    let control = Control::new();
    control.stop();
    assert_eq!(answer(&mut field(), 0, || None, &control), Err(Stop::Asked), "who is not calm wants all or nothing");
}

#[test]
fn the_player_stops_fours_to_the_last() {
    let mut field = Field::of(15, 15);
    // Two open threes of the other side, which is one move ahead: it is lost, and no reason to stop nothing.
    for (cell, side) in
        [(111, 0), (112, 0), (113, 0), (66, 0), (81, 0), (96, 0), (20, 1), (40, 1), (60, 1), (200, 1), (205, 1)]
    {
        field.put(cell, side);
    }
    let mut stopped = 0;
    while field.completing(0).is_empty() || stopped == 0 {
        let cell = timely(&mut field, 1, 3_000);
        let must = field.completing(0);
        assert!(must.is_empty() || must.contains(&cell), "{cell} stops none of {must:?}");
        stopped += usize::from(!must.is_empty());
        field.put(cell, 1);
        if let Some(cell) = field.completing(0).first() {
            field.put(*cell, 0);
            break;
        }
        let cell = timely(&mut field, 0, 3_000);
        field.put(cell, 0);
    }
    assert!(stopped > 0, "a four was stopped before the end");
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
