//! How a king is mated at the end of a line: who attacks it, and who shuts the squares beside it.

use crate::boards::small_chess::rules::{Board, Step};
use crate::boards::small_chess::text::{man_on, square_name, write_step};
use ground::rules::{At, Ending, Side};
use ground::say;
use ground::say::{Arg, Say};

/// The mate in which this line ends, which is told move by move unless it is the one that is shown; `None`: it ends otherwise.
pub fn net(at: &At<Board>, line: &[Step], is_shown: bool) -> Option<Say> {
    let (last, before) = line.split_last()?;
    let (mut here, mut moves) = (at.clone(), Vec::new());
    for step in before {
        moves.push(write_step(&here.pos, *step));
        here = here.leave(here.pos.after(*step));
    }
    let (by, board) = (here.to, here.pos.after(*last));
    let side = by.other();
    if board.ending(side) != Some(Ending::Won(by)) || !board.is_check(side) {
        return None;
    }
    let king = board.king(side);
    let men: Vec<Say> = board.attackers(king, by).iter().filter_map(|square| man_on(&board, *square)).collect();
    let (mv, square) = (write_step(&here.pos, *last), square_name(&board, king));
    let way = if is_shown { "shown" } else { "argued" };
    Some(say!(
        "small-chess-net",
        way = way,
        moves = moves,
        mv = mv,
        king = square,
        men = men,
        shut = shut(&board, king, by)?
    ))
}

/// Who shuts the squares beside this king, each with those that it shuts.
fn shut(board: &Board, king: usize, by: Side) -> Option<Vec<Arg>> {
    let mut lifted = *board;
    lifted.put(king, None);
    let (mut shut, mut own): (Vec<(usize, Vec<String>)>, Vec<String>) = (Vec::new(), Vec::new());
    for square in beside(board, king) {
        let name = square_name(board, square);
        if board.man(square).is_some_and(|man| man.side != by) {
            own.push(name);
            continue;
        }
        // A king that guards as well tells most: it is why the other men are enough.
        let guards = lifted.attackers(square, by);
        let guard = guards.iter().find(|guard| **guard == board.king(by)).or_else(|| guards.first())?;
        match shut.iter_mut().find(|(known, _)| known == guard) {
            Some((_, squares)) => squares.push(name),
            None => shut.push((*guard, vec![name])),
        }
    }
    let guarded = |(guard, squares): (usize, Vec<String>)| {
        Some(say!("small-chess-shut", by = man_on(board, guard)?, squares = squares))
    };
    let own = (!own.is_empty()).then(|| say!("small-chess-shut-own", squares = own));
    Some(shut.into_iter().filter_map(guarded).chain(own).map(Arg::from).collect())
}

/// The squares beside one.
fn beside(board: &Board, square: usize) -> Vec<usize> {
    let files = usize::from(board.files);
    let is_beside = |other: &usize| {
        let (across, up) = ((other % files).abs_diff(square % files), (other / files).abs_diff(square / files));
        across.max(up) == 1
    };
    (0..board.squares()).filter(is_beside).collect()
}
