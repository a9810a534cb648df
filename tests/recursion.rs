//! Small games held against plain recursion over letters, written from the rules in words and without anything of the program's.

use std::collections::HashMap;

use duel::house::Entry;
use games::house;
use solve::judge::control::Control;
use solve::judge::value::Value;

/// A row of letters or rows of them, and the letter to move.
type Position = (Vec<Vec<char>>, char);

/// What the moves of a position lead to; none where it is lost already.
type Moves = fn(&Position) -> Vec<Position>;

/// Whether the mover wins, and in how many plies: the winner hurries, the loser holds out.
fn worth(at: &Position, moves: Moves, known: &mut HashMap<Position, (bool, u64)>) -> (bool, u64) {
    if let Some(worth) = known.get(at) {
        return *worth;
    }
    let left: Vec<(bool, u64)> = moves(at).iter().map(|next| worth(next, moves, known)).collect();
    let fastest = left.iter().filter(|(is_won, _)| !is_won).map(|(_, plies)| plies + 1).min();
    let slowest = left.iter().map(|(_, plies)| plies + 1).max().unwrap_or(0);
    let worth = fastest.map_or((false, slowest), |plies| (true, plies));
    known.insert(at.clone(), worth);
    worth
}

fn hops((rows, side): &Position) -> Vec<Position> {
    let row = &rows[0];
    let foe = if *side == 'T' { 'F' } else { 'T' };
    let ahead = |cell: usize, by: usize| if *side == 'T' { Some(cell + by) } else { cell.checked_sub(by) };
    let letter = |cell: Option<usize>| cell.and_then(|cell| row.get(cell)).copied();
    let hop = |from: usize| {
        let by = if letter(ahead(from, 1)) == Some(foe) { 2 } else { 1 };
        let to = ahead(from, by).filter(|to| letter(Some(*to)) == Some('.'))?;
        let mut next = row.clone();
        (next[from], next[to]) = ('.', *side);
        Some((vec![next], foe))
    };
    (0..row.len()).filter(|cell| row[*cell] == *side).filter_map(hop).collect()
}

fn pawns((rows, side): &Position) -> Vec<Position> {
    let (foe, home) = if *side == 'W' { ('B', rows.len() - 1) } else { ('W', 0) };
    if rows[home].contains(&foe) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for row in (0..rows.len()).filter(|row| *row != rows.len() - 1 - home) {
        let next = if *side == 'W' { row - 1 } else { row + 1 };
        for (col, to) in (0..rows[0].len()).flat_map(|col| (0..rows[0].len()).map(move |to| (col, to))) {
            let is_way = (to == col && rows[next][to] == '.') || (to.abs_diff(col) == 1 && rows[next][to] == foe);
            if rows[row][col] == *side && is_way {
                let mut after = rows.clone();
                (after[row][col], after[next][to]) = ('.', *side);
                found.push((after, foe));
            }
        }
    }
    found
}

/// Every way to fill so many cells with these letters.
fn fillings(cells: usize, letters: [char; 3]) -> Vec<Vec<char>> {
    let longer = |all: Vec<Vec<char>>| {
        all.iter().flat_map(|row| letters.map(|letter| [&row[..], &[letter]].concat())).collect::<Vec<_>>()
    };
    (0..cells).fold(vec![Vec::new()], |all, _| longer(all))
}

/// Holds positions against the oracle and tells how many it reads.
fn hold(id: &str, positions: Vec<Position>, moves: Moves) -> usize {
    let house = house();
    let entry: &Entry = house.find(id).expect("it is in the house");
    let start = entry.open_usual().expect("it opens");
    let (mut known, mut held) = (HashMap::new(), 0);
    for at in positions {
        let rows: Vec<String> = at.0.iter().map(String::from_iter).collect();
        let text = format!("{} {}", rows.join("/"), at.1);
        let Ok(place) = start.reads(&text) else { continue };
        let told = place.value(&Control::new()).expect("nobody stops it");
        let found = match worth(&at, moves, &mut known) {
            (true, remoteness) => Value::Win { remoteness },
            (false, remoteness) => Value::Loss { remoteness },
        };
        assert_eq!(told, found, "{id}:{text}");
        held += 1;
    }
    held
}

#[test]
fn rows_of_toads_and_frogs_of_up_to_seven_cells_are_worth_what_recursion_says() {
    let rows = (1..=7).flat_map(|cells| fillings(cells, ['T', 'F', '.']));
    let positions: Vec<Position> = rows.flat_map(|row| ['T', 'F'].map(|side| (vec![row.clone()], side))).collect();
    assert_eq!(hold("toads-and-frogs", positions, hops), 2 * (3_usize.pow(8) - 3) / 2, "all of them can be read");
}

#[test]
fn boards_of_hexapawn_of_nine_cells_are_worth_what_recursion_says() {
    let boards = fillings(9, ['W', 'B', '.']).into_iter().step_by(7);
    let rows = |cells: Vec<char>| cells.chunks(3).map(<[char]>::to_vec).collect::<Vec<_>>();
    let positions: Vec<Position> =
        boards.flat_map(|board| ['W', 'B'].map(|side| (rows(board.clone()), side))).collect();
    let held = hold("hexapawn", positions, pawns);
    assert!(held > 1_500, "{held} boards; where the mover has won already there is no position");
}

#[test]
fn hexapawn_from_its_start_is_worth_what_recursion_says() {
    let start = |rows: usize, cols: usize| {
        let mut board = vec![vec!['.'; cols]; rows];
        (board[0], board[rows - 1]) = (vec!['B'; cols], vec!['W'; cols]);
        (board, 'W')
    };
    let starts: Vec<Position> = [(3, 3), (3, 4), (4, 3), (4, 4)].map(|(rows, cols)| start(rows, cols)).into();
    assert_eq!(hold("hexapawn", starts, pawns), 4);
}
