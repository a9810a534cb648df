//! A proof written out, so that it can be checked by the rules alone: every move of the winner, and after each one answer for all others.
//!
//! `h8(h9 g8#,* h9#)` is a move and what follows an answer; `*` stands for every answer that is not listed, and `#` completes five.

use std::fmt::Write;

use crate::board::{Board, Fives, Side};
use crate::cells::{Cell, CellSet};
use crate::fours::{Line, stops};
use crate::quiet::{Proved, Prover};
use crate::strategy::{Strategy, name};

/// Positions that one look for continuous fours may take.
const LINE: u64 = 20_000;

/// Positions that one look for threats may take.
const LOOK: u64 = 2_000_000;

/// Positions that a quiet move may take where none was kept.
const QUIET: u64 = 20_000_000;

/// A part that is written: its text, and the cells outside of which one stone more changes nothing.
struct Part {
    text: String,
    zone: CellSet,
}

/// Writes proofs of one side's wins.
pub struct Writer<'w> {
    /// Who finds what was not kept.
    pub prover: &'w mut Prover,
    /// Who wins.
    pub side: Side,
    /// Whether it may go on.
    pub goes_on: &'w dyn Fn() -> bool,
}

/// The name of a cell of this board.
fn named(board: &Board, cell: Cell) -> String {
    name(cell, board.geometry.side)
}

impl Writer<'_> {
    /// The win of the side, that side to move, with quiet moves as the strategy says. `None`: it was not found, or may not go on.
    pub fn write(&mut self, board: &mut Board, strategy: Option<&Strategy>) -> Option<String> {
        self.attack(board, strategy).map(|part| part.text)
    }

    /// The win of the side by a move, with what was proved after each answer: a strategy, or `None` where threats win.
    pub fn write_opened(
        &mut self,
        board: &mut Board,
        cell: Cell,
        answers: &[(Cell, Option<Strategy>)],
    ) -> Option<String> {
        let mut text = format!("{}(", named(board, cell));
        board.put(cell, self.side);
        for (i, (answer, strategy)) in answers.iter().enumerate() {
            board.put(*answer, self.side.other());
            let next = self.attack(board, strategy.as_ref());
            board.lift(*answer);
            // All are listed: the last of them is all that is left.
            let is_last = i + 1 == answers.len();
            let (name, mark) = if is_last { ("*".to_owned(), ')') } else { (named(board, *answer), ',') };
            _ = write!(text, "{name} {}{mark}", next?.text);
        }
        board.lift(cell);
        Some(text)
    }

    fn attack(&mut self, board: &mut Board, strategy: Option<&Strategy>) -> Option<Part> {
        if !(self.goes_on)() {
            return None;
        }
        if let Some(strategy) = strategy {
            return self.quiet(board, strategy);
        }
        if let Some(line) = self.prover.threats.fours.find(board, self.side, LINE) {
            return Some(self.line(board, &line));
        }
        if let Some(won) = self.prover.threats.find(board, self.side, LOOK) {
            return self.threat(board, won.first);
        }
        match self.prover.prove(board, self.side, QUIET, self.goes_on) {
            Proved::By(strategy) => self.quiet(board, &strategy),
            Proved::ByThreats => self.attack(board, None),
            Proved::Open => None,
        }
    }

    /// A line of fours; only stones that stop it count.
    fn line(&self, board: &mut Board, line: &Line) -> Part {
        let zone = stops(board, self.side, line).cells;
        let name = |cell| named(board, cell);
        let mut text = format!("{}#", name(line.fives[0]));
        if let Some(last) = line.last {
            let [one, two] = line.fives.map(name);
            text = format!("{}({one} {two}#,* {one}#)", name(last));
        }
        for &(four, answer) in line.forced.iter().rev() {
            let (four, answer) = (name(four), name(answer));
            text = format!("{four}({answer} {text},* {answer}#)");
        }
        Part { text, zone }
    }

    /// A threat, and what it meets every stop of its line with.
    fn threat(&mut self, board: &mut Board, cell: Cell) -> Option<Part> {
        let other = self.side.other();
        let mut zone = CellSet::default();
        board.add_gaps(other, 3, &mut zone);
        board.put(cell, self.side);
        let part = match board.fives(self.side) {
            Fives::None => {
                let line = self.prover.threats.fours.find(board, self.side, LINE)?;
                let default = self.line(board, &line);
                let stops = stops(board, self.side, &line);
                let default = Part { zone: stops.zone, ..default };
                self.answers(board, cell, stops.cells, &default, None)
            }
            fives => self.four(board, cell, fives, None),
        };
        board.lift(cell);
        let mut part = part?;
        part.zone.join(&zone);
        part.zone.add(cell);
        Some(part)
    }

    /// A quiet move, and what it meets every answer within the zone of its threats with.
    fn quiet(&mut self, board: &mut Board, strategy: &Strategy) -> Option<Part> {
        board.put(strategy.cell, self.side);
        let part = match board.fives(self.side) {
            Fives::None => self.attack(board, None).and_then(|default| {
                let zone = default.zone;
                self.answers(board, strategy.cell, zone, &default, Some(strategy))
            }),
            fives => self.four(board, strategy.cell, fives, Some(strategy)),
        };
        board.lift(strategy.cell);
        part
    }

    fn four(&mut self, board: &mut Board, cell: Cell, fives: Fives, strategy: Option<&Strategy>) -> Option<Part> {
        let mut zone = CellSet::default();
        board.add_gaps(self.side.other(), 3, &mut zone);
        match fives {
            Fives::None => None,
            Fives::Two(one, two) => {
                zone.add(one);
                zone.add(two);
                let [cell, one, two] = [cell, one, two].map(|cell| named(board, cell));
                Some(Part { text: format!("{cell}({one} {two}#,* {one}#)"), zone })
            }
            Fives::One(five) => {
                zone.add(five);
                let mut answers = CellSet::default();
                answers.add(five);
                let default = Part { text: format!("{}#", named(board, five)), zone };
                self.answers(board, cell, answers, &default, strategy)
            }
        }
    }

    fn answers(
        &mut self,
        board: &mut Board,
        cell: Cell,
        answers: CellSet,
        default: &Part,
        strategy: Option<&Strategy>,
    ) -> Option<Part> {
        let mut part = Part { text: format!("{}(", named(board, cell)), zone: default.zone };
        for answer in answers.iter().filter(|cell| board.is_free(*cell)).collect::<Vec<_>>() {
            let kept = strategy.and_then(|strategy| strategy.replies.iter().find(|(cell, _)| *cell == answer));
            board.put(answer, self.side.other());
            let next = self.attack(board, kept.map(|(_, next)| &**next));
            board.lift(answer);
            let next = next?;
            _ = write!(part.text, "{} {},", named(board, answer), next.text);
            part.zone.join(&next.zone);
        }
        _ = write!(part.text, "* {})", default.text);
        Some(part)
    }
}
