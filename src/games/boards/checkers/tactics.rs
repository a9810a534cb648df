//! What can be seen on the board without valuing anything: takings to their end, men that nobody stops, pieces that cannot step.

use crate::boards::checkers::rules::{Board, Path, Squares, place, square, takes};
use ground::rules::Side;

/// Moves of a man that are followed at most until it is a king.
const FAR: usize = 7;

/// Positions that are looked at for one man.
const ROOM: usize = 6_000;

/// Pieces that a move takes.
fn taken(size: usize, path: &[usize]) -> i32 {
    if takes(size, path) { path.len() as i32 - 1 } else { 0 }
}

/// Pieces that the side to move wins if both sides take as long as they must, each as well as it can, and such takings.
pub fn takings(board: &Board, side: Side) -> (i32, Vec<Path>) {
    if board.can_take(side) { best(board, side) } else { (0, Vec::new()) }
}

/// The move with the takings behind it that wins most pieces, the first of the best.
fn best(board: &Board, side: Side) -> (i32, Vec<Path>) {
    let mut best: Option<(i32, Vec<Path>)> = None;
    for path in board.paths(side) {
        let (lost, mut line) = takings(&board.after(side, &path), side.other());
        let won = taken(board.size, &path) - lost;
        if best.as_ref().is_none_or(|(most, _)| won > *most) {
            line.insert(0, path);
            best = Some((won, line));
        }
    }
    best.unwrap_or_default()
}

/// Pieces that a move costs by the best answer and the takings behind it, and that line; below 0 where it wins some.
pub fn cost(board: &Board, side: Side, path: &[usize]) -> (i32, Vec<Path>) {
    let (lost, line) = best(&board.after(side, path), side.other());
    (lost - taken(board.size, path), line)
}

/// Each way in which the other side must take after this step, with the takings behind it, and the pieces that are won in the end.
///
/// `None`: it takes itself, nothing need be taken, or nothing is won.
pub fn shot(board: &Board, side: Side, path: &[usize]) -> Option<(i32, Vec<Vec<Path>>)> {
    let after = board.after(side, path);
    let won = -takings(&after, side.other()).0;
    if takes(board.size, path) || won < 1 {
        return None;
    }
    let line = |given: Path| {
        let behind = takings(&after.after(side.other(), &given), side).1;
        [vec![given], behind].concat()
    };
    Some((won, after.paths(side.other()).into_iter().map(line).collect()))
}

/// The men of the side to move that become kings whatever the other side does, if they alone are moved, and in how many moves.
pub fn runners(board: &Board, side: Side) -> Vec<(usize, usize)> {
    let men = squares(board.of(side) & !board.kings);
    let way = |man: usize| place(board.size, man).0.abs_diff(board.crown_row(side));
    let runs = |man: &usize| (2..=FAR).contains(&way(*man)) && runs(board, side, *man, &mut 0);
    men.filter(runs).map(|man| (man, way(man))).collect()
}

fn runs(board: &Board, side: Side, man: usize, seen: &mut usize) -> bool {
    *seen += 1;
    if *seen > ROOM || board.can_take(side) {
        return false;
    }
    let steps = board.paths(side).into_iter().filter(|path| path[0] == man);
    steps.into_iter().any(|path| {
        let (to, after) = (path[1], board.after(side, &path));
        let is_still = |next: &Board| next.of(side) >> to & 1 == 1;
        let answers = after.paths(side.other());
        let mut next = answers.iter().map(|answer| after.after(side.other(), answer));
        let is_over = answers.is_empty();
        after.kings >> to & 1 == 1 || !is_over && next.all(|next| is_still(&next) && runs(&next, side, to, seen))
    })
}

/// The pieces of the side to move that cannot step without being taken at once; none where it must take.
pub fn stuck(board: &Board, side: Side) -> Vec<usize> {
    if board.can_take(side) {
        return Vec::new();
    }
    let paths = board.paths(side);
    let is_taken = |path: &Path| {
        let after = board.after(side, path);
        let jumps = after.paths(side.other()).into_iter().filter(|jump| takes(board.size, jump));
        jumps.into_iter().any(|jump| after.after(side.other(), &jump).of(side) >> path[1] & 1 == 0)
    };
    let is_stuck = |piece: &usize| paths.iter().filter(|path| path[0] == *piece).all(is_taken);
    squares(board.of(side)).filter(is_stuck).collect()
}

/// The pieces in the rows 1, 3, 5 and 7 from the top: each step changes their number by one.
pub fn in_odd_rows(board: &Board) -> usize {
    squares(board.black | board.white).filter(|square| place(board.size, *square).0.is_multiple_of(2)).count()
}

fn squares(set: Squares) -> impl Iterator<Item = usize> {
    (0..32).filter(move |square| set >> square & 1 == 1)
}

/// The two corners of the board where two squares touch both edges: a king goes from one to the other and back.
///
/// Worked: on 8 by 8 the squares 1 and 5, and 28 and 32.
pub fn double_corners(size: usize) -> [[usize; 2]; 2] {
    let at = |row: usize, col: usize| square(size, row, col).expect("a dark square");
    [[at(0, 1), at(1, 0)], [at(size - 2, size - 1), at(size - 1, size - 2)]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::checkers::rules::Checkers;
    use duel::game::Game;

    fn board(size: usize, text: &str) -> (Board, Side) {
        let at = Checkers { size }.read_pos(text).expect("legal");
        (at.pos, at.to)
    }

    #[test]
    fn a_man_that_nobody_reaches_runs_and_one_before_a_king_does_not() {
        let (free, side) = board(8, ".......W/......../......../b......./......../......../......../........ b");
        assert_eq!(runners(&free, side), [(12, 4)]);
        let (met, side) = board(8, "......../......../......../......../......../..b...../......../..W..... b");
        assert_eq!(runners(&met, side), []);
        assert_eq!(stuck(&met, side), [21]);
    }

    #[test]
    fn one_man_is_given_and_two_are_taken() {
        let (board, side) = board(8, ".b....../..b.b.../......../..w.w.../......../......../......../........ b");
        let (won, lines) = shot(&board, side, &[5, 9]).expect("it is a shot");
        assert_eq!((won, lines), (1, vec![vec![vec![14, 5], vec![0, 9, 16]]]));
        assert_eq!(cost(&board, side, &[5, 9]).0, -1);
        assert_eq!(shot(&board, side, &[6, 10]), None);
    }

    #[test]
    fn double_corners_are_the_ends_of_the_long_way() {
        assert_eq!(double_corners(8), [[0, 4], [27, 31]]);
        assert_eq!(double_corners(4), [[0, 2], [5, 7]]);
    }
}
