//! What is said of `morris`, message by message.

use duel::place::Place;
use ground::rules::Side;
use ground::say::{Arg, Say};

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, is};
use crate::drawing::Drawing;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("morris-ask", Question),
    ("morris-does-row", Part),
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

/// Whether the row that is told is one of the board, of the side's own men once the move is made, with its end in it.
pub fn is_row(place: &dyn Place, text: &str, says: &Say, side: Side) -> bool {
    let men = men(place);
    let Some((_, Arg::Text(row))) = says.args.iter().find(|(name, _)| *name == "row") else { return false };
    let row: Vec<usize> = row.split('–').map(|name| men.board.cell(name)).collect();
    let way = text.split('x').next().unwrap_or_default();
    let (from, to) = way.split_once('-').map_or((None, way), |(from, to)| (Some(from), to));
    let (from, to) = (from.map(|from| men.board.cell(from)), men.board.cell(to));
    let is_own = |cell: &usize| *cell == to || men.board.cells[*cell] == letter(side) && Some(*cell) != from;
    lines(&men.board).contains(&row) && row.contains(&to) && row.iter().all(is_own)
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
    let texts = |says: &Say| -> Vec<String> {
        says.args
            .iter()
            .filter_map(|(_, arg)| if let Arg::Text(text) = arg { Some(text.clone()) } else { None })
            .collect()
    };
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
