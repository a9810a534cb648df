//! What the line of best play is told to show from its end, played again by the rules.

use super::board::{Board, Cell, columns, names};
use super::{best_line, told};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::sweep::after;

/// The boards of the line, each as whoever is asked at first sees it, and the cells that its moves fill.
pub struct Course {
    boards: Vec<Board>,
    cells: Vec<Cell>,
}

/// Whether whoever is asked moves in the board after so many moves.
fn moves(i: usize) -> bool {
    i.is_multiple_of(2)
}

impl Course {
    pub fn of(case: &Case) -> Course {
        let (mut place, mut boards, mut cells) = (case.met.place.clone(), vec![Board::here(case)], Vec::new());
        for (i, text) in case.met.answer.line.iter().enumerate() {
            let column: usize = text.parse().expect("a column");
            cells.push((column, boards[i].stacks[column - 1].len() + 1));
            place = after(&place, text).expect("the line is play");
            let mut board = Board::of(case, &*place);
            for stone in board.stacks.iter_mut().flatten().filter(|_| moves(i)) {
                *stone = !*stone;
            }
            boards.push(board);
        }
        Course { boards, cells }
    }

    fn end(&self) -> usize {
        self.cells.len()
    }

    /// The board after so many stones of the game, as whoever is asked at first sees it, and whether that side moves then.
    pub fn after(&self, stones: usize) -> Option<(&Board, bool)> {
        let i = self.boards.iter().position(|board| board.stones() == stones)?;
        Some((&self.boards[i], moves(i)))
    }

    fn cell(&self, text: &str) -> Option<usize> {
        self.cells.iter().position(|cell| names(&[*cell])[0] == text)
    }

    /// The stone that lay last where a cell began to complete a line of a side, until it is filled; 0: it does now.
    fn since(&self, cell: Cell, own: bool, until: usize) -> usize {
        let first = (0..=until).rev().take_while(|i| self.boards[*i].completing(own).contains(&cell)).last();
        first.filter(|i| *i > 0).map_or(0, |i| self.boards[i].stones())
    }

    /// The last stone completes the line told, which is the winner's.
    fn won(&self, case: &Case) -> Held {
        let Some(last) = self.cells.last() else { return Held::False("there is no line".into()) };
        self.completes(case, *last)
    }

    /// A stone in this cell completes the line told for whoever ends the game.
    fn completes(&self, case: &Case, last: Cell) -> Held {
        let (board, own) = (&self.boards[self.end() - 1], moves(self.end() - 1));
        let line = line(case, board);
        let is_own = |cell: &Cell| *cell == last || board.owner(*cell) == Some(own);
        all([
            best_line(case),
            same(case.text("side"), if own { "you" } else { "other" }),
            same(case.size("last"), board.stones() + 1),
            is(line.contains(&last) && line.iter().all(is_own), || format!("{line:?}")),
            is(board.has_line(last, |cell| line.contains(&cell)), || format!("{line:?} is no line")),
        ])
    }
}

/// The cells of the line told.
fn line(case: &Case, board: &Board) -> Vec<Cell> {
    let told = case.texts("line");
    let line: Vec<Cell> = board.all().into_iter().filter(|cell| told.contains(&names(&[*cell])[0])).collect();
    assert_eq!(line.len(), told.len(), "{told:?}");
    line
}

/// The loser's last position: the winner's cells that complete a line there and can be reached.
fn last_threats(course: &Course) -> (usize, Vec<Cell>) {
    let last = course.end() - 2;
    (last, course.boards[last].now(moves(course.end() - 1)))
}

pub fn fork(case: &Case) -> Held {
    let course = Course::of(case);
    course.won(case).and(|| {
        let (last, now) = last_threats(&course);
        all([
            same(case.size("stone"), course.boards[last].stones()),
            same(case.texts("from"), names(&[course.cells[last - 1]])),
            same(case.texts("cells"), names(&now)),
            is(now.len() > 1, || format!("{now:?}")),
        ])
    })
}

pub fn stacked(case: &Case) -> Held {
    let course = Course::of(case);
    let (last, now) = last_threats(&course);
    let [under] = now[..] else { return Held::False(format!("{now:?}")) };
    let cell = (under.0, under.1 + 1);
    course.completes(case, cell).and(|| {
        let stone = if last == 0 { 0 } else { course.boards[last].stones() };
        same(case.size("stone"), stone)
            .and(|| same((case.texts("under"), case.texts("cell")), (names(&[under]), names(&[cell]))))
            .and(|| {
                let (instead, end) = (course.cells[last], course.cells[last + 1]);
                let shown: Vec<String> = case.texts("shown");
                let is_shown = || course.boards[last].completing(moves(last + 1)).contains(&end);
                all([
                    same(case.text("stops"), if instead == under { "yes" } else { "no" }),
                    same((case.texts("instead"), case.texts("end")), (names(&[instead]), names(&[end]))),
                    is(is_shown() && shown.contains(&names(&[end])[0]), || "it completes no line".into()),
                ])
            })
    })
}

/// Both cells complete a line of the winner before the last two stones, the lower one none of the loser's.
pub fn paired(case: &Case) -> Held {
    let course = Course::of(case);
    course.won(case).and(|| {
        let (last, now) = last_threats(&course);
        let (under, cell, own) = (course.cells[last], course.cells[last + 1], moves(last + 1));
        let above = (cell.0, cell.1 + 1);
        let board = &course.boards[last];
        let [one, two] = [cell, above].map(|cell| course.since(cell, own, last));
        all([
            is(now.is_empty(), || format!("{now:?} could be stopped")),
            same(cell, (under.0, under.1 + 1)),
            same(
                [case.texts("under"), case.texts("cell"), case.texts("above")],
                [under, cell, above].map(|cell| names(&[cell])),
            ),
            is([cell, above].iter().all(|cell| board.completing(own).contains(cell)), || "not both are threats".into()),
            is(!board.completing(!own).contains(&cell), || "the loser completes a line as well".into()),
            same(case.size("stone"), one.max(two)),
        ])
    })
}

/// The stones told are the winner's, the last but one of the line among them; each threatens what is told, the loser completes nothing, and
/// all but the last are answered where they must be.
pub fn chain(case: &Case) -> Held {
    let course = Course::of(case);
    let own = case.text("side") == "you";
    let rows = rows(case);
    let base = course.boards[0].stones();
    let row = |(number, row): (usize, &Vec<String>)| {
        let i = row[0].parse::<usize>().expect("a stone") - base;
        let board = &course.boards[i];
        let now = names(&board.now(own));
        let is_last = number + 1 == rows.len();
        let answer = if now.len() == 1 { now.concat() } else { "–".to_owned() };
        all([
            same(moves(i - 1), own),
            same(row[1].clone(), names(&[course.cells[i - 1]]).concat()),
            same((row[2].clone(), row[3].clone()), (now.join(" "), answer.clone())),
            is(!now.is_empty() && board.now(!own).is_empty(), || format!("{row:?} forces nothing")),
            is(is_last || names(&[course.cells[i]]).concat() == answer, || format!("{row:?} is answered otherwise")),
        ])
    };
    let stones: Vec<usize> = rows.iter().filter_map(|row| row[0].parse().ok()).collect();
    let first = stones[0] - base;
    all([
        is(stones.windows(2).all(|pair| pair[1] == pair[0] + 2), || format!("{stones:?}")),
        same(stones.last().copied(), Some(base + course.end() - 2)),
        same((case.size("stone"), case.text("whole")), (stones[0], if first <= 2 { "yes" } else { "no" })),
    ])
    .and(|| all(rows.iter().enumerate().map(row)))
}

pub fn stepped(case: &Case) -> Held {
    let course = Course::of(case);
    course.won(case).and(|| {
        let (last, now) = last_threats(&course);
        let (under, cell, own) = (course.cells[last], course.cells[last + 1], moves(last + 1));
        let board = &course.boards[last];
        let is_both = board.completing(!own).contains(&cell);
        let [since, foe] = [own, !own].map(|side| course.since(cell, side, last));
        let since = if is_both { since.max(foe) } else { since };
        let began = if since == 0 { course.boards[0].stones() } else { since };
        let open = board.playable();
        let is_bad = |cell: &Cell| board.completing(own).contains(&(cell.0, cell.1 + 1));
        all([
            same((case.texts("under"), case.texts("cell")), (names(&[under]), names(&[cell]))),
            same(cell, (under.0, under.1 + 1)),
            same(case.text("stuck"), if own { "other" } else { "you" }),
            same(case.text("loser"), if is_both { "both" } else { case.text("stuck") }),
            same(case.size("since"), since),
            same(case.size("waits"), board.stones() - began),
            same((case.texts("columns"), case.size("count")), (columns(&open), open.len())),
            is(now.is_empty(), || format!("{now:?} could be stopped")),
            is(open.iter().all(is_bad), || "a column does not lose at once".into()),
        ])
    })
}

/// The line fills the board.
fn fills(case: &Case, course: &Course) -> Held {
    best_line(case).and(|| is(course.boards[course.end()].playable().is_empty(), || "the board is not full".into()))
}

fn never(course: &Course, own: bool) -> bool {
    course.boards.iter().all(|board| board.completing(own).is_empty())
}

pub fn none(case: &Case) -> Held {
    let course = Course::of(case);
    fills(case, &course).and(|| is(never(&course, true) && never(&course, false), || "a cell completes a line".into()))
}

pub fn drawn(case: &Case) -> Held {
    fills(case, &Course::of(case))
}

pub fn idle(case: &Case) -> Held {
    let (course, own) = (Course::of(case), case.text("side") == "you");
    same(case.text("has"), if never(&course, own) { "no" } else { "yes" })
}

pub fn stopped(case: &Case) -> Held {
    let (course, own) = (Course::of(case), case.text("side") == "you");
    let found = course.cell(&case.texts("cell").concat()).filter(|i| *i > 0);
    let Some(i) = found else { return Held::False("the cell is not filled".into()) };
    let (under, cell) = (course.cells[i - 1], course.cells[i]);
    all([
        is(moves(i) != own, || "its owner fills it".into()),
        is(course.boards[i].completing(own).contains(&cell), || "it is no threat".into()),
        same((case.texts("under"), cell), (names(&[under]), (under.0, under.1 + 1))),
        same(case.size("since"), course.since(cell, own, i)),
        same(case.size("open"), course.boards[i - 1].playable().len()),
        same(case.size("stone"), course.boards[i + 1].stones()),
    ])
}

/// The stone is one of the line that ends the game.
pub fn part(case: &Case) -> Held {
    let course = Course::of(case);
    let (cell, held) = told(case, &Board::here(case));
    let end = &course.boards[course.end()];
    let line = line(case, end);
    let is_line = course.cells.last().is_some_and(|last| end.has_line(*last, |cell| line.contains(&cell)));
    all([
        held,
        best_line(case),
        same(case.texts("cell"), names(&[cell])),
        is(line.contains(&cell) && is_line, || format!("{cell:?} is not in {line:?}")),
        is(line.iter().all(|cell| end.owner(*cell) == Some(true)), || "it is not the mover's".into()),
    ])
}
