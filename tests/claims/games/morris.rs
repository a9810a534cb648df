//! What is said of `morris`, message by message.

use std::collections::BTreeSet;
use std::sync::Arc;

use duel::place::Place;
use ground::rules::Side;
use ground::say::{Arg, Say};

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, is, same};
use crate::drawing::Drawing;
use crate::referee::moves;
use crate::sweep::after;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("morris-ask", Question),
    ("morris-does-row", Part),
    ("morris-does-two", Part),
    ("morris-does-shut", Part),
    ("morris-does-open", Part),
    ("morris-row-by", Part),
    ("morris-look-mill", Fact(look_mill)),
    ("morris-look-swing", Fact(look_swing)),
    ("morris-look-shut", Fact(look_shut)),
    ("morris-rows", Fact(rows)),
    ("morris-row-near", Part),
    ("morris-row-far", Part),
    ("morris-row-none", Part),
];

/// The points of three lines of which the first names a corner: all lines that are drawn on the board.
fn lines(board: &Drawing) -> Vec<Vec<usize>> {
    let names: &[&str] = if board.cols == 3 {
        &["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"]
    } else {
        &[
            "a1 c1 e1", "a5 c5 e5", "a1 a3 a5", "e1 e3 e5", "b2 c2 d2", "b4 c4 d4", "b2 b3 b4", "d2 d3 d4", "c1 c2",
            "c4 c5", "a3 b3", "d3 e3",
        ]
    };
    names.iter().map(|line| line.split(' ').map(|name| board.cell(name)).collect()).collect()
}

struct Men {
    board: Drawing,
    /// Men in hand of W and of B.
    hand: [usize; 2],
}

fn men(place: &dyn Place) -> Men {
    let (board, text, to) = (Drawing::of(place), place.text(), place.to());
    let held = text.split_once('@').map_or([0, 0], |(_, held)| {
        let counts: Vec<usize> = held.split('-').map(|count| count.trim().parse().expect("men in hand")).collect();
        [counts[0], counts[1]]
    });
    let hand = if to == Side::First { held } else { [held[1], held[0]] };
    Men { board, hand }
}

fn letter(side: Side) -> char {
    if side == Side::First { 'W' } else { 'B' }
}

impl Men {
    /// The men of a side on the board and in hand.
    fn count(&self, side: Side) -> usize {
        self.board.cells.iter().filter(|cell| **cell == letter(side)).count() + self.hand[side as usize]
    }

    /// From where to where the men of a side may go.
    fn ways(&self, side: Side) -> Vec<(Option<usize>, usize)> {
        let cells = || 0..self.board.cells.len();
        let free: Vec<usize> = cells().filter(|cell| self.board.cells[*cell] == '.').collect();
        if self.hand[side as usize] > 0 {
            return free.into_iter().map(|to| (None, to)).collect();
        }
        let lines = lines(&self.board);
        let are_next = |from: usize, to: usize| {
            lines.iter().any(|line| line.windows(2).any(|pair| pair == [from, to] || pair == [to, from]))
        };
        let own = cells().filter(|cell| self.board.cells[*cell] == letter(side));
        let of = |from: usize| free.iter().filter(move |to| are_next(from, **to)).map(move |to| (Some(from), *to));
        own.flat_map(of).collect()
    }

    /// Whether three are in a row once a man of the side goes there.
    fn closes(&self, side: Side, from: Option<usize>, to: usize) -> bool {
        let is_own = |cell: &usize| self.board.cells[*cell] == letter(side) && Some(*cell) != from;
        let is_closed = |line: &Vec<usize>| line.len() == 3 && line.iter().all(|cell| *cell == to || is_own(cell));
        lines(&self.board).iter().any(|line| line.contains(&to) && is_closed(line))
    }
}

/// The moves by which a side would win at once while men are placed: three in a row, or the last man but two taken. `None`: the moves
/// would have to name whom they take.
pub fn closing(place: &dyn Place, side: Side) -> Option<Vec<String>> {
    let men = men(place);
    if men.board.cols > 3 {
        let left = men.board.cells.iter().filter(|cell| **cell == letter(side.other())).count();
        return (left + men.hand[side.other() as usize] > 3).then(Vec::new);
    }
    let written = |(from, to): &(Option<usize>, usize)| {
        from.map_or_else(String::new, |from| men.board.name(from) + "-") + &men.board.name(*to)
    };
    Some(men.ways(side).iter().filter(|(from, to)| men.closes(side, *from, *to)).map(written).collect())
}

/// What a move is told to do: to close a row, with two men left perhaps, to open one that can be closed again, or to shut a side in.
pub fn is_done(place: &Arc<dyn Place>, text: &str, says: &Say, side: Side) -> bool {
    let closes = || is_row(&**place, text, says, side);
    match &*says.key {
        "morris-does-row" => closes(),
        "morris-does-two" => closes() && men(&**place).count(side.other()) - text.matches('x').count() == 2,
        "morris-does-shut" => after(place, text).is_some_and(|next| men(&*next).ways(next.to()).is_empty()),
        "morris-does-open" => opens(&**place, text, says, side),
        _ => false,
    }
}

/// The cells of the row that is told.
fn row_told(men: &Men, says: &Say) -> Vec<usize> {
    match says.args.iter().find(|(name, _)| *name == "row") {
        Some((_, Arg::Text(row))) => row.split('–').map(|name| men.board.cell(name)).collect(),
        _ => Vec::new(),
    }
}

/// From where and to where a move goes.
fn way(men: &Men, text: &str) -> (Option<usize>, usize) {
    let way = text.split('x').next().unwrap_or_default();
    let (from, to) = way.split_once('-').map_or((None, way), |(from, to)| (Some(from), to));
    (from.map(|from| men.board.cell(from)), men.board.cell(to))
}

/// Whether the row that is told is one of the board, of the side's own men once the move is made, with its end in it.
fn is_row(place: &dyn Place, text: &str, says: &Say, side: Side) -> bool {
    let men = men(place);
    let (row, (from, to)) = (row_told(&men, says), way(&men, text));
    let is_own = |cell: &usize| *cell == to || men.board.cells[*cell] == letter(side) && Some(*cell) != from;
    lines(&men.board).contains(&row) && row.contains(&to) && row.iter().all(is_own)
}

/// Whether the move leaves a row of the side's own men, and nobody of the other side can step onto the point that is left.
fn opens(place: &dyn Place, text: &str, says: &Say, side: Side) -> bool {
    let men = men(place);
    let (row, (from, to)) = (row_told(&men, says), way(&men, text));
    let Some(from) = from else { return false };
    let is_own = |cell: &usize| men.board.cells[*cell] == letter(side);
    let all = lines(&men.board);
    let are_next =
        |pair: &[usize]| pair.contains(&from) && pair.iter().any(|cell| men.board.cells[*cell] == letter(side.other()));
    let is_safe = !all.iter().flat_map(|line| line.windows(2)).any(are_next) && men.hand[side.other() as usize] == 0;
    all.contains(&row) && row.contains(&from) && !row.contains(&to) && row.iter().all(is_own) && is_safe
}

/// The rows that a side would close with one move, each with the point that it lacks.
fn closing_rows(men: &Men, side: Side) -> BTreeSet<(Vec<usize>, usize)> {
    let of = |(from, to): &(Option<usize>, usize)| {
        let is_own = |cell: &usize| men.board.cells[*cell] == letter(side) && Some(*cell) != *from;
        let is_closed = |line: &&Vec<usize>| {
            line.len() == 3 && line.contains(to) && line.iter().all(|cell| cell == to || is_own(cell))
        };
        lines(&men.board).iter().filter(is_closed).map(|line| (line.clone(), *to)).collect::<Vec<_>>()
    };
    men.ways(side).iter().flat_map(of).collect()
}

/// The rows told are those that the other side would close, and so many moves prevent that, or take a man.
fn look_mill(case: &Case) -> Held {
    let place = &case.met.place;
    let (here, side) = (men(&**place), place.to());
    let told: BTreeSet<(Vec<usize>, usize)> =
        case.says("rows").into_iter().map(|says| (row_told(&here, says), here.board.cell(&texts(says)[1]))).collect();
    let Some(moves) = moves(&**place, 1_000) else { return Held::Open };
    let (takes, rest): (Vec<_>, Vec<_>) = moves.into_iter().partition(|(text, _)| text.contains('x'));
    let would_close = |next: &Arc<dyn Place>, side: Side| !closing_rows(&men(&**next), side).is_empty();
    let (open, met): (Vec<_>, Vec<_>) = rest.into_iter().partition(|(_, next)| would_close(next, side.other()));
    let counters = open.iter().filter(|(_, next)| would_close(next, side)).count();
    same(told, closing_rows(&here, side.other()))
        .and(|| same(case.size("takes"), takes.len()))
        .and(|| same((case.size("met"), case.size("counters")), (met.len(), counters)))
}

/// In the line shown one side closes the row with each of these moves, and takes a man.
fn look_swing(case: &Case) -> Held {
    let mut here = case.met.place.clone();
    let side = if case.size("own") == 1 { here.to() } else { here.to().other() };
    let mut found = Vec::new();
    for (text, number) in case.met.answer.line.iter().zip(1..) {
        if here.to() == side && text.contains('x') && is_row(&*here, text, case.says, side) {
            found.push(number.to_string());
        }
        here = after(&here, text).expect("a line is legal");
    }
    same(case.texts("numbers"), found.clone()).and(|| is(found.len() > 1, || "it closes once".into()))
}

/// The line shown ends with so many men of a side that cannot move; so many steps it has now.
fn look_shut(case: &Case) -> Held {
    let (mut here, start) = (case.met.place.clone(), men(&*case.met.place));
    let side = if case.size("own") == 1 { here.to() } else { here.to().other() };
    for text in &case.met.answer.line {
        here = after(&here, text).expect("a line is legal");
    }
    let end = men(&*here);
    same((here.to(), end.ways(side).len(), end.count(side)), (side, 0, case.size("men")))
        .and(|| is(end.count(side) > 2, || "two men are left".into()))
        .and(|| same((start.hand[side as usize], start.ways(side).len()), (0, case.size("steps"))))
}

/// The texts among the arguments.
fn texts(says: &Say) -> Vec<String> {
    says.args.iter().filter_map(|(_, arg)| if let Arg::Text(text) = arg { Some(text.clone()) } else { None }).collect()
}

/// The rows told of a side are all that lack one man of it, and a step that would close one is told where there is such a step.
fn are_rows(case: &Case, name: &str, side: Side) -> Held {
    let men = men(&*case.met.place);
    let count = |line: &[usize], mark: char| line.iter().filter(|cell| men.board.cells[**cell] == mark).count();
    let lacks = |line: &&Vec<usize>| line.len() == 3 && count(line, letter(side)) == 2 && count(line, '.') == 1;
    let all = lines(&men.board);
    let wanted: Vec<&Vec<usize>> = all.iter().filter(lacks).collect();
    let told = case.says(name);
    let is_none = wanted.is_empty() && told.iter().all(|says| says.key == "morris-row-none");
    let holds = |says: &&Say| {
        let texts = texts(says);
        let row: Vec<usize> = texts[0].split('–').map(|name| men.board.cell(name)).collect();
        let point = men.board.cell(&texts[texts.len() - 1]);
        let ways = men.ways(side);
        let closing = ways.iter().filter(|(from, to)| *to == point && from.is_some_and(|from| !row.contains(&from)));
        let froms: Vec<String> = closing.filter_map(|(from, _)| from.map(|from| men.board.name(from))).collect();
        let is_step = if texts.len() == 3 { froms.contains(&texts[1]) } else { froms.is_empty() };
        wanted.contains(&&row) && row.contains(&point) && men.board.cells[point] == '.' && is_step
    };
    let is_so = is_none || told.len() == wanted.len() && told.iter().all(holds);
    is(is_so, || format!("{told:?} of {wanted:?}"))
}

fn rows(case: &Case) -> Held {
    let to = case.met.place.to();
    are_rows(case, "own", to).and(|| are_rows(case, "other", to.other()))
}
