//! What was proved, as far as it must be written down: quiet moves and the answers to them that need a quiet move again.

use std::fmt::Write;
use std::sync::Arc;

use crate::cells::Cell;

/// A move of the attacker and what follows. An answer that is not listed loses to threats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// The move.
    pub cell: Cell,
    /// Answers with what is played then.
    pub replies: Vec<(Cell, Arc<Strategy>)>,
}

impl Strategy {
    /// Moves written down, with all that follow.
    pub fn size(&self) -> usize {
        1 + self.replies.iter().map(|(_, next)| next.size()).sum::<usize>()
    }

    /// The same with every cell taken elsewhere.
    pub fn mapped(&self, to: &dyn Fn(Cell) -> Cell) -> Self {
        let mut replies: Vec<_> =
            self.replies.iter().map(|(cell, next)| (to(*cell), Arc::new(next.mapped(to)))).collect();
        replies.sort_by_key(|(cell, _)| *cell);
        Strategy { cell: to(self.cell), replies }
    }

    /// It as text on a board of so many columns: `h8(i9 g7,j10 g9(f8 f9))`.
    pub fn write(&self, side: u8) -> String {
        let mut text = name(self.cell, side);
        for (i, (cell, next)) in self.replies.iter().enumerate() {
            let mark = if i == 0 { '(' } else { ',' };
            _ = write!(text, "{mark}{} {}", name(*cell, side), next.write(side));
        }
        if !self.replies.is_empty() {
            text.push(')');
        }
        text
    }

    /// Reads it back.
    pub fn read(text: &str, side: u8) -> Option<Self> {
        let mut rest = text;
        let strategy = Self::take(&mut rest, side)?;
        rest.is_empty().then_some(strategy)
    }

    fn take(rest: &mut &str, side: u8) -> Option<Self> {
        let mut strategy = Strategy { cell: take_cell(rest, side)?, replies: Vec::new() };
        let mut mark = '(';
        while let Some(after) = rest.strip_prefix(mark) {
            *rest = after;
            let reply = take_cell(rest, side)?;
            *rest = rest.strip_prefix(' ')?;
            strategy.replies.push((reply, Arc::new(Self::take(rest, side)?)));
            mark = ',';
        }
        if !strategy.replies.is_empty() {
            *rest = rest.strip_prefix(')')?;
        }
        Some(strategy)
    }
}

/// The name of a cell: its column as a letter, its row counted from the top.
pub fn name(cell: Cell, side: u8) -> String {
    format!("{}{}", char::from(b'a' + cell % side), cell / side + 1)
}

/// The cell of a name.
pub fn cell(name: &str, side: u8) -> Option<Cell> {
    let mut rest = name;
    take_cell(&mut rest, side).filter(|_| rest.is_empty())
}

fn take_cell(rest: &mut &str, side: u8) -> Option<Cell> {
    let col = rest.bytes().next()?.checked_sub(b'a').filter(|col| *col < side)?;
    let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
    let row: u8 = rest[1..=digits].parse().ok().filter(|row| (1..=side).contains(row))?;
    *rest = &rest[digits + 1..];
    Some((row - 1) * side + col)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strategy_is_read_as_it_is_written() {
        for text in ["h8", "h8(i9 g7,j10 g9(f8 f9))", "a1(o15 b2(c3 d4(e5 f6)))"] {
            assert_eq!(Strategy::read(text, 15).map(|strategy| strategy.write(15)).as_deref(), Some(text));
        }
        for text in ["", "h", "h0", "h16", "p1", "h8(", "h8(i9)", "h8(i9 g7", "h8(i9 g7,)", "h8 "] {
            assert_eq!(Strategy::read(text, 15), None, "{text}");
        }
    }
}
