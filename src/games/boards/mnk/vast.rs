//! What is said of positions on boards that are too large for exact search: proved by threats, or by pairs that hold all lines; the rest
//! is estimated by a look ahead.

use std::cmp::Reverse;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::boards::mnk::board::Board;
use crate::boards::mnk::solver::five::choice::{Choice, Effort, choose};
use crate::boards::mnk::solver::five::field::{Field, LONGEST};
use crate::boards::mnk::solver::five::search::{promising, standing};
use crate::boards::mnk::solver::five::window::{IN_SIGHT, WIN};
use crate::boards::mnk::solver::threats::finding::{Finding, against, find, is_lost};
use crate::boards::mnk::solver::threats::net::Net;
use crate::boards::mnk::solver::threats::plane::{Budget, Cell, Plane, Planes, Side};
use crate::boards::mnk::solver::threats::{chase, fours};
use ground::rules::{At, Side as Player};
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};
use solve::search::lines::Lines;

/// How far an estimate looks ahead. A build without optimisation, thirty times slower and made for tests, does less.
pub const EFFORT: Effort = Effort { work: if cfg!(debug_assertions) { 4_000 } else { 240_000 }, depth: 24 };

/// Moves that an estimate looks into; all others are only counted.
const TRIED: usize = 60;

/// Points of an estimate at most; of five in sight somewhat more, the fewer the moves the more.
const MOST: i32 = 9_000;

/// Points of five on the board.
const FIVE: i32 = 10_000;

/// Positions of which all is remembered, at most.
const REMEMBERED: usize = 256;

/// What is said of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Where the mark goes.
    pub cell: Cell,
    /// What it leaves.
    pub leaves: Value,
    /// How the opponent is proved to win after it; empty where that is not proved.
    pub refuted: Vec<Cell>,
}

/// What is known of the value that a move leaves by other means than threats, told the cell and what threats and estimates say.
pub type Known<'a> = &'a dyn Fn(Cell, Value) -> Result<Value, Stop>;

/// All that is said of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What it is worth to its mover.
    pub value: Value,
    /// The moves that keep that; those first that win soonest or hold out longest.
    pub best: Vec<Cell>,
    /// What the threats prove of it.
    pub found: Finding,
    /// How the opponent would win if it were the opponent's turn, where nothing is proved; empty where no such win was found.
    pub threat: Vec<Cell>,
    /// Every move, by its cell.
    pub rows: Vec<Row>,
    /// Three stones of the opponent that become four with two ends, where that is the threat.
    pub three: Option<OpenThree>,
    /// Plies looked ahead for an estimate.
    pub depth: usize,
    /// How far the threats were looked for.
    pub budget: Budget,
}

/// Three stones in a line that one more makes four with two ends.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenThree {
    /// The stones.
    pub stones: Vec<Cell>,
    /// Where one more does that.
    pub next: Vec<Cell>,
}

/// The boards of one size, and what was told of positions on them.
pub struct Vast {
    /// Rows, columns and the length of a line.
    pub size: (usize, usize, usize),
    board: Lined,
    known: FxHashMap<(Planes, Side), Arc<Told>>,
}

/// A board as its lines see it: five in a row is played best.
enum Lined {
    Five(Box<Field>),
    Any(Box<Net>),
}

impl Vast {
    /// The board of a game of this size.
    pub fn of(size: (usize, usize, usize)) -> Self {
        let (rows, cols, k) = size;
        let board = if fits(k, rows, cols) {
            Lined::Five(Box::new(Field::of(rows, cols)))
        } else {
            Lined::Any(Box::new(Net::of(rows * cols, k, Lines::of(rows, cols, k).all)))
        };
        Vast { size, board, known: FxHashMap::default() }
    }

    /// The board with these marks.
    pub fn set(&mut self, board: &Board) -> &mut dyn Plane {
        let plane = self.plane();
        plane.set(&mut board.cells.iter().map(|mark| mark.map(|mark| mark as usize)));
        plane
    }

    /// All that is said of a position in which nobody has a line and more than a few cells are free.
    pub fn told(&mut self, at: &At<Board>, known: Known, control: &Control) -> Result<Arc<Told>, Stop> {
        let mover = usize::from(at.to == Player::Second);
        let key = (self.set(&at.pos).planes(), mover);
        if let Some(told) = self.known.get(&key) {
            return Ok(told.clone());
        }
        let told = Arc::new(self.tell(at, mover, known, control)?);
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        self.known.insert(key, told.clone());
        Ok(told)
    }

    /// What threats alone prove of such a position, with the move that was found: far less work than telling all.
    pub fn decided(&mut self, at: &At<Board>, control: &Control) -> Result<Option<(Value, Option<Cell>)>, Stop> {
        let mover = usize::from(at.to == Player::Second);
        let found = find(self.set(&at.pos), mover, control)?;
        Ok(proved(&found).map(|value| (value, found.first())))
    }

    fn tell(&mut self, at: &At<Board>, mover: Side, known: Known, control: &Control) -> Result<Told, Stop> {
        let plane = self.set(&at.pos);
        let found = find(plane, mover, control)?;
        // Of a position that threats decide each move is proved by the same means as the position.
        let is_open = found == Finding::Open;
        let whole = plane.budget();
        let budget = if is_open { whole.scant() } else { whole };
        let threat =
            if is_open { chase::line(plane, 1 - mover, budget, control)?.unwrap_or_default() } else { Vec::new() };
        let is_pressed = !threat.is_empty() || found.is_won() == Some(false) || !plane.completing(1 - mover).is_empty();
        let beside = beside(plane, mover, &found, control)?;
        let mut rows = Vec::new();
        for cell in plane.free() {
            control.tick(1)?;
            let refuted = match &beside {
                Some((threat, in_the_way)) if !in_the_way.contains(&cell) => threat.clone(),
                _ if is_pressed => against(plane, mover, cell, budget, control)?.unwrap_or_default(),
                _ => Vec::new(),
            };
            rows.push(Row { cell, leaves: left(&refuted), refuted });
        }
        if found.is_won() == Some(true) {
            self.win(&found, mover, &mut rows, control)?;
        }
        let depth = self.estimate(mover, &mut rows, found == Finding::Open, control)?;
        for row in &mut rows {
            row.leaves = known(row.cell, row.leaves.clone())?;
        }
        let value = value(&found, &rows);
        let best = best(&found, &rows, &value);
        let three = threat.first().and_then(|cell| self.open_three(at.pos.cols, *cell, 1 - mover));
        Ok(Told { value, best, found, threat, rows, three, depth, budget: whole })
    }

    /// Tells which moves of a won position are proved to win: where a line can be completed now those that do it, else of those that make a
    /// four or threes all that little work proves.
    fn win(&mut self, found: &Finding, mover: Side, rows: &mut [Row], control: &Control) -> Result<(), Stop> {
        let plane = self.plane();
        let (finishing, budget) = (plane.completing(mover), plane.budget().scant());
        for row in rows.iter_mut().filter(|row| finishing.contains(&row.cell)) {
            row.leaves = Value::Loss { remoteness: 0 };
        }
        let tried = if finishing.is_empty() { plane.pressing(mover) } else { Vec::new() };
        let is_tried =
            |row: &&mut Row| row.refuted.is_empty() && (tried.contains(&row.cell) || found.first() == Some(row.cell));
        for row in rows.iter_mut().filter(|row| finishing.is_empty() && is_tried(row)) {
            plane.put(row.cell, mover);
            let lost = is_lost(plane, 1 - mover, budget, control)?;
            plane.lift(row.cell);
            match lost {
                Some(true) => row.leaves = Value::Loss { remoteness: 2 },
                Some(false) => row.leaves = Value::Lost,
                None if found.first() == Some(row.cell) => row.leaves = Value::Lost,
                None => {}
            }
        }
        Ok(())
    }

    fn plane(&mut self) -> &mut dyn Plane {
        match &mut self.board {
            Lined::Five(field) => &mut **field,
            Lined::Any(net) => &mut **net,
        }
    }

    /// Estimates what is not proved: the promising moves by a look ahead if one of them is to be chosen, all others as they stand. Plies
    /// that were looked ahead.
    fn estimate(&mut self, mover: Side, rows: &mut [Row], is_open: bool, control: &Control) -> Result<usize, Stop> {
        let choice = match &mut self.board {
            Lined::Five(field) if is_open => {
                let is_wanted = |cell: &Cell| rows.iter().any(|row| row.cell == *cell && !row.leaves.is_proved());
                let moves: Vec<Cell> =
                    promising(field, mover, field.size()).into_iter().filter(is_wanted).take(TRIED).collect();
                let choice = choose(field, mover, &moves, EFFORT, control)?;
                // Of less than a ply nothing is known.
                if choice.depth > 0 { choice } else { Choice { scores: Vec::new(), depth: 0 } }
            }
            _ => Choice { scores: Vec::new(), depth: 0 },
        };
        let best = choice.scores.first().map(|(_, score)| points(*score));
        for row in rows.iter_mut().filter(|row| !row.leaves.is_proved()) {
            let looked = choice.scores.iter().find(|(cell, _)| *cell == row.cell).map(|(_, score)| points(*score));
            let own = looked.unwrap_or_else(|| self.counted(row.cell, mover).min(best.map_or(MOST, |best| best - 1)));
            let depth = if looked.is_some() { choice.depth as u64 - 1 } else { 0 };
            row.leaves = Value::Estimate { ahead: (-own).into(), depth };
        }
        Ok(choice.depth)
    }

    /// The three stones with which a stone of the side makes four with two ends here, if it does.
    fn open_three(&mut self, cols: usize, cell: Cell, side: Side) -> Option<OpenThree> {
        let plane = self.plane();
        let fours = |plane: &mut dyn Plane, cell: Cell| -> Vec<Vec<Cell>> {
            plane.put(cell, side);
            let ends = plane.completing(side);
            plane.lift(cell);
            let pairs = ends.iter().flat_map(|one| ends.iter().map(move |other| (*one, *other)));
            pairs.filter_map(|(one, other)| between(cols, one, other)).filter(|four| four.contains(&cell)).collect()
        };
        let mut stones = fours(plane, cell).pop()?;
        stones.retain(|stone| *stone != cell);
        let is_next = |next: &Cell, plane: &mut dyn Plane| {
            fours(plane, *next).iter().any(|four| stones.iter().all(|stone| four.contains(stone)))
        };
        let next = plane.fours(side).into_iter().filter(|next| is_next(next, plane)).collect();
        Some(OpenThree { stones, next })
    }

    /// By how much the mover seems ahead after a move, as the board stands then.
    fn counted(&mut self, cell: Cell, mover: Side) -> i32 {
        self.plane().put(cell, mover);
        let behind = match &self.board {
            Lined::Five(field) => standing(field, 1 - mover),
            Lined::Any(net) => (net.weight_to_move(1 - mover) - net.weight(mover)) as i32,
        };
        self.plane().lift(cell);
        points(-behind)
    }
}

/// The four cells in a line between two ends, the first of them before the other; `None` where they are not five steps apart.
fn between(cols: usize, one: Cell, other: Cell) -> Option<Vec<Cell>> {
    let [(top, left), (bottom, right)] = [one, other].map(|cell| (usize::from(cell) / cols, usize::from(cell) % cols));
    let (down, along) = (bottom.checked_sub(top)?, right as isize - left as isize);
    let is_apart = matches!((down, along.abs()), (0, 5) | (5, 0 | 5)) && (down, along) != (0, -5);
    let at =
        |i: isize| ((top as isize + i * down as isize / 5) * cols as isize + left as isize + i * along / 5) as Cell;
    is_apart.then(|| (1..5).map(at).collect())
}

/// Fours, and the cells in their way.
type Beside = (Vec<Cell>, Vec<Cell>);

/// Fours that win for the opponent if the mover passes, and the cells that are in their way: all other moves lose to them.
fn beside(plane: &mut dyn Plane, mover: Side, found: &Finding, control: &Control) -> Result<Option<Beside>, Stop> {
    if !matches!(found, Finding::Open | Finding::Threatened(_)) || !plane.completing(1 - mover).is_empty() {
        return Ok(None);
    }
    let Some(threat) = fours::win(plane, 1 - mover, control)? else { return Ok(None) };
    let in_the_way = fours::in_the_way(plane, 1 - mover, &threat);
    Ok(Some((threat, in_the_way)))
}

/// What a move leaves that is refuted so, or of which nothing is proved yet.
fn left(refuted: &[Cell]) -> Value {
    if refuted.is_empty() { Value::Estimate { ahead: 0.into(), depth: 0 } } else { won(refuted) }
}

/// What a position is worth that is won by these moves. Who can complete no line now needs three moves at least.
fn won(line: &[Cell]) -> Value {
    match line.len() {
        plies @ (1 | 3) => Value::Win { remoteness: plies as u64 },
        _ => Value::Won,
    }
}

/// A score in points that are told.
fn points(score: i32) -> i32 {
    if score.abs() < IN_SIGHT { score.clamp(-MOST, MOST) } else { score.signum() * (FIVE - (WIN - score.abs())) }
}

/// Whether the player of five in a row plays on this board.
pub fn plays_five(k: usize, board: &Board) -> bool {
    fits(k, board.rows, board.cols)
}

fn fits(k: usize, rows: usize, cols: usize) -> bool {
    k == 5 && rows.max(cols) <= LONGEST
}

/// What threats prove a position to be worth.
fn proved(found: &Finding) -> Option<Value> {
    match found {
        Finding::Completes(_) => Some(Value::Win { remoteness: 1 }),
        Finding::Overrun(_) => Some(Value::Loss { remoteness: 2 }),
        Finding::Fours(line) => Some(won(line)),
        Finding::Forced(_, after) => proved(after).map(|left| match left {
            Value::Win { remoteness } => Value::Loss { remoteness: remoteness + 1 },
            left => Value::of_outcome(left.outcome() == Outcome::P),
        }),
        _ => found.is_won().map(Value::of_outcome),
    }
}

/// What a position is worth: what is proved of it, else what its best move makes it.
fn value(found: &Finding, rows: &[Row]) -> Value {
    if let Some(value) = proved(found) {
        return value;
    }
    let left = rows.iter().map(|row| &row.leaves).max_by_key(|left| left.gladness());
    let is_proved = rows.iter().all(|row| row.leaves.is_proved());
    match left {
        Some(Value::Estimate { ahead, depth }) => Value::Estimate { ahead: -ahead, depth: depth + 1 },
        Some(left) => match left.outcome() {
            Outcome::P => Value::Won,
            Outcome::N => Value::Lost,
            Outcome::D if is_proved => Value::Draw,
            // A move that draws for sure, beside others of which little is known.
            Outcome::D => Value::Estimate { ahead: 0.into(), depth: 1 },
        },
        None => Value::Draw,
    }
}

/// The moves that keep the value, in the order of the house; of equal ones first the one that was found, then those that hold out longest
/// against the threats that refute them, and that stand in the way of most of these.
fn best(found: &Finding, rows: &[Row], value: &Value) -> Vec<Cell> {
    let most = rows.iter().map(|row| row.leaves.gladness()).max();
    let mut kept: Vec<&Row> = rows.iter().filter(|row| Some(row.leaves.gladness()) == most).collect();
    let in_the_way = |cell: Cell| rows.iter().filter(|row| row.refuted.contains(&cell)).count();
    kept.sort_by_cached_key(|row| {
        let is_other = found.first() != Some(row.cell);
        (row.leaves.hurry_from(value), is_other, Reverse(row.refuted.len()), Reverse(in_the_way(row.cell)))
    });
    kept.into_iter().map(|row| row.cell).collect()
}

impl Told {
    /// What a move leaves.
    pub fn row(&self, cell: usize) -> Option<&Row> {
        self.rows.iter().find(|row| usize::from(row.cell) == cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::mnk::board::Mark;

    /// What is told of 15 by 15 with these marks, O to move.
    fn told(marks: &[(usize, Mark)]) -> Arc<Told> {
        let mut pos = Board::empty(15, 15);
        for (cell, mark) in marks {
            pos.cells[*cell] = Some(*mark);
        }
        let known = |_: Cell, left: Value| Ok(left);
        let at = At { pos, to: Player::Second };
        Vast::of((15, 15, 5)).told(&at, &known, &Control::new()).expect("nobody stops it")
    }

    #[test]
    fn an_open_three_is_named_with_the_cells_that_go_on_and_only_what_stops_it_is_left_open() {
        let three = [(111, Mark::X), (112, Mark::X), (113, Mark::X), (20, Mark::O), (40, Mark::O)];
        let told = told(&three);
        assert_eq!(told.three, Some(OpenThree { stones: vec![111, 112, 113], next: vec![110, 114] }));
        let open: Vec<Cell> = told.rows.iter().filter(|row| row.refuted.is_empty()).map(|row| row.cell).collect();
        assert_eq!(open, [110, 114], "one farther, four on the other side has two ends all the same");
        assert!(!told.value.is_proved() && open.contains(&told.best[0]), "{:?}", told.value);
    }

    #[test]
    fn a_lost_position_is_defended_to_the_last() {
        let four = [
            (111, Mark::X),
            (112, Mark::X),
            (113, Mark::X),
            (114, Mark::X),
            (20, Mark::O),
            (40, Mark::O),
            (60, Mark::O),
        ];
        let told = told(&four);
        assert_eq!(told.value, Value::Loss { remoteness: 2 });
        assert!([110, 115].contains(&told.best[0]), "{}: one of both ends", told.best[0]);
        assert_eq!(told.best.len(), told.rows.len(), "all keep what there is");
    }

    #[test]
    fn an_empty_board_is_opened_in_the_middle() {
        let told = told(&[]);
        assert_eq!((told.best.as_slice(), told.value.is_proved()), (&[112][..], false));
    }
}
