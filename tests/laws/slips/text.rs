//! Boards and numbers out of the text of a position.

/// The rows of a board in notation.
pub fn rows(text: &str) -> Vec<Vec<char>> {
    let board = text.split(' ').next().unwrap_or_default();
    board.split('/').map(|row| row.chars().collect()).collect()
}

/// Column and row of a cell such as `b2`, from 0.
pub fn cell(text: &str) -> (usize, usize) {
    let col = text.bytes().next().expect("a column") - b'a';
    let digits: String = text[1..].chars().take_while(char::is_ascii_digit).collect();
    (usize::from(col), digits.parse::<usize>().expect("a row") - 1)
}

/// The natural numbers of a text, in their order.
pub fn numbers(text: &str) -> Vec<u64> {
    let digits = text.split(|c: char| !c.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty()).map(|digits| digits.parse().expect("it is small")).collect()
}
