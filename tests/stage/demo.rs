//! A demo shows its moves as a game that is played does: ghosts of what went, brackets around what came, on a board that stands still.

use crate::glass::{Glass, HOUSE, WINDOWS};

/// The board of a demo after so many moves.
fn board(glass: &mut Glass, window: (u16, u16), moves: usize) -> Vec<String> {
    glass.press("home");
    for _ in 0..moves {
        glass.press("down");
    }
    let text = glass.frame(window).text();
    // The title tells the pace; beside the board, or below the line under it, stand the words.
    let width = if window.0 < 102 { window.0 } else { window.0 / 2 };
    let rows = text.lines().skip(2).take_while(|row| !row.trim_start().starts_with("────"));
    rows.map(|row| row.chars().take(width.into()).collect::<String>().trim_end().to_owned()).collect()
}

/// The row and the column of a text on a board.
fn place(board: &[String], text: &str) -> Option<(usize, usize)> {
    let find = |row: &String| row.find(text).map(|at| row[..at].chars().count());
    board.iter().enumerate().find_map(|(y, row)| Some((y, find(row)?)))
}

#[test]
fn each_move_is_marked_and_the_board_stands_still() {
    for (game, sign, label) in [
        ("nim", "∙∙", "1  ▗"),
        ("chomp", "(", "a"),
        ("tic-tac-toe", "(", "a"),
        ("schuh", "( ", ""),
        ("kuhn-poker", "(", ""),
    ] {
        let mut glass = Glass::game(HOUSE.find(game).expect(game)).named(&format!("demo of {game}"));
        glass.press("D");
        for window in WINDOWS {
            let [begun, moved] = [0, 2].map(|moves| board(&mut glass, window, moves));
            let seen = format!("{game} {window:?}\n{}\n{}", begun.join("\n"), moved.join("\n"));
            assert_eq!(place(&begun, sign), None, "nothing has moved: {seen}");
            assert!(place(&moved, sign).is_some(), "the last move leaves no sign: {seen}");
            assert_eq!(place(&begun, label), place(&moved, label), "the board has moved: {seen}");
        }
    }
}
