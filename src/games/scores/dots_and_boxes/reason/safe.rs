//! How many edges can still be drawn before somebody must give a box away.

use std::collections::HashMap;

use crate::scores::dots_and_boxes::rules::Board;

/// Safe edges up to which all ways to draw them are gone through.
const TRIED: usize = 14;

/// The free edges that give no box its third side.
pub fn safe(board: &Board) -> Vec<usize> {
    let sides = |square: u8| board.sides(usize::from(square));
    let is_safe = |edge: &usize| board.beside(*edge).into_iter().flatten().all(|square| sides(square) < 2);
    board.edges(false).filter(is_safe).collect()
}

/// The fewest and the most of them that can be drawn one after another until none is safe; `None` where they are too many.
///
/// Worked: in one row of two boxes the edge between them counts for both: with it 3 edges can be drawn, without it 4.
pub fn lengths(board: &Board) -> Option<(usize, usize)> {
    let edges = safe(board);
    (edges.len() <= TRIED).then(|| walk(&mut board.clone(), &edges, &mut HashMap::new()))
}

fn walk(board: &mut Board, edges: &[usize], known: &mut HashMap<Vec<bool>, (usize, usize)>) -> (usize, usize) {
    let drawn: Vec<bool> = edges.iter().map(|edge| board.drawn[*edge]).collect();
    if let Some(known) = known.get(&drawn) {
        return *known;
    }
    let mut found: Option<(usize, usize)> = None;
    for edge in safe(board) {
        board.drawn[edge] = true;
        let (least, most) = walk(board, edges, known);
        board.drawn[edge] = false;
        let (so_far, longest) = found.unwrap_or((usize::MAX, 0));
        found = Some((so_far.min(least + 1), longest.max(most + 1)));
    }
    let found = found.unwrap_or((0, 0));
    known.insert(drawn, found);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_between_two_boxes_counts_for_both() {
        let board = Board::empty(1, 2);
        assert_eq!(lengths(&board), Some((3, 4)));
        assert_eq!(lengths(&Board::empty(3, 3)), None);
    }
}
