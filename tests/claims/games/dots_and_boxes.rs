//! What is said of `dots_and_boxes`, message by message.

use std::collections::HashMap;

use ground::say::Arg;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dots-and-boxes-claim-won", Fact(claim)),
    ("dots-and-boxes-claim-level", Fact(claim_level)),
    ("dots-and-boxes-claim-lost", Fact(claim)),
    ("dots-and-boxes-ask", Question),
    ("dots-and-boxes-look-open", Fact(look_open)),
    ("dots-and-boxes-look-last", Fact(look_last)),
    ("dots-and-boxes-look-safe", Fact(look_safe)),
    ("dots-and-boxes-look-chains", Fact(look_chains)),
    ("dots-and-boxes-head-chains", Part),
    ("dots-and-boxes-head-loops", Part),
    ("dots-and-boxes-head-branches", Part),
    ("dots-and-boxes-place", Fact(place)),
    ("dots-and-boxes-move-close", Fact(move_close)),
    ("dots-and-boxes-move-end", Fact(move_end)),
    ("dots-and-boxes-move-leave", Fact(move_leave)),
    ("dots-and-boxes-move-safe", Fact(move_safe)),
    ("dots-and-boxes-move-open", Fact(move_open)),
    ("dots-and-boxes-deal-take", Fact(deal_take)),
    ("dots-and-boxes-deal-leave", Fact(deal_leave)),
    ("dots-and-boxes-control", Fact(control)),
    ("dots-and-boxes-proof", Fact(proof)),
    ("dots-and-boxes-law", Source),
    ("dots-and-boxes-law-book", Source),
    ("dots-and-boxes-law-chains", Source),
];

/// Free edges that exhaustive play is tried with.
const TRIED: usize = 14;

/// The boxes as sets of edges, the edges by name, and which of them are free.
struct Board {
    names: Vec<String>,
    boxes: Vec<u128>,
    free: u128,
    held: [i64; 2],
}

fn board(case: &Case) -> Board {
    let size = |name: &str| case.met.param(name).parse::<usize>().expect("a number");
    let (rows, cols) = (size("rows"), size("cols"));
    let dot = |row: usize, col: usize| format!("{}{}", (b'a' + col as u8) as char, row + 1);
    let mut names = Vec::new();
    for row in 0..=rows {
        for col in 0..=cols {
            if col < cols {
                names.push(format!("{}-{}", dot(row, col), dot(row, col + 1)));
            }
            if row < rows {
                names.push(format!("{}-{}", dot(row, col), dot(row + 1, col)));
            }
        }
    }
    let bit = |name: String| 1u128 << names.iter().position(|own| *own == name).expect("an edge");
    let around = |row: usize, col: usize| {
        let sides = [
            (row, col, row, col + 1),
            (row, col, row + 1, col),
            (row, col + 1, row + 1, col + 1),
            (row + 1, col, row + 1, col + 1),
        ];
        sides.iter().fold(0, |set, &(a, b, c, d)| set | bit(format!("{}-{}", dot(a, b), dot(c, d))))
    };
    let boxes =
        (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).map(|(row, col)| around(row, col)).collect();
    let text = case.met.place.text();
    let (edges, score) = text.split_once(" @").unwrap_or((&text, "0-0"));
    let drawn = edges.split(',').filter(|edge| *edge != "-").fold(0, |set, edge| set | bit(edge.to_owned()));
    let held: Vec<i64> = score.split('-').map(|n| n.parse().expect("a score")).collect();
    let free = ((1u128 << names.len()) - 1) & !drawn;
    Board { names, boxes, free, held: [held[0], held[1]] }
}

impl Board {
    fn edge(&self, name: &str) -> u128 {
        1 << self.names.iter().position(|own| own == name).expect("an edge")
    }

    /// Boxes that are not closed when these edges are free.
    fn unclosed(&self, free: u128) -> usize {
        self.boxes.iter().filter(|around| *around & free != 0).count()
    }

    fn closed_by(&self, free: u128, edge: u128) -> usize {
        self.boxes.iter().filter(|around| *around & free == edge).count()
    }

    fn edges(free: u128) -> impl Iterator<Item = u128> {
        (0..128).map(|n| 1 << n).filter(move |edge| free & edge != 0)
    }

    /// All that one turn can close, one after another, and the edges that are free then.
    fn greedy(&self, mut free: u128) -> (usize, u128) {
        let before = self.unclosed(free);
        while let Some(edge) = Self::edges(free).find(|edge| self.closed_by(free, *edge) > 0) {
            free &= !edge;
        }
        (before - self.unclosed(free), free)
    }

    /// How many boxes more than the other the mover gets of those still open; `None`: too many edges are free.
    fn ahead(&self, free: u128) -> Option<i64> {
        (free.count_ones() as usize <= TRIED).then(|| self.search(free, &mut HashMap::new()))
    }

    fn search(&self, free: u128, known: &mut HashMap<u128, i64>) -> i64 {
        if let Some(known) = known.get(&free) {
            return *known;
        }
        let worth = |edge: u128, known: &mut HashMap<u128, i64>| self.drawing(free, edge, known);
        let best = Self::edges(free).map(|edge| worth(edge, known)).max().unwrap_or(0);
        known.insert(free, best);
        best
    }

    fn drawing(&self, free: u128, edge: u128, known: &mut HashMap<u128, i64>) -> i64 {
        let closed = self.closed_by(free, edge) as i64;
        let rest = self.search(free & !edge, known);
        if closed > 0 { closed + rest } else { -rest }
    }

    /// How many edges keep what the position is worth.
    fn best(&self) -> Option<usize> {
        let ahead = self.ahead(self.free)?;
        let mut known = HashMap::new();
        Some(Self::edges(self.free).filter(|edge| self.drawing(self.free, *edge, &mut known) == ahead).count())
    }

    /// The rows of boxes that hang together by free edges, all of them with two free edges, but for ends at wider ones: whether it
    /// is a loop, whether an end lies at a box with more free edges, and how many boxes there are.
    fn rows(&self) -> Vec<(bool, bool, usize)> {
        let free = |at: usize| self.boxes[at] & self.free;
        let is_two = |at: &usize| free(*at).count_ones() == 2;
        let mut left: Vec<usize> = (0..self.boxes.len()).filter(is_two).collect();
        let mut rows = Vec::new();
        while let Some(first) = left.pop() {
            let mut row = vec![first];
            let mut next = 0;
            while next < row.len() {
                let here = free(row[next]);
                let (beside, others): (Vec<usize>, Vec<usize>) = left.iter().partition(|at| free(**at) & here != 0);
                row.extend(beside);
                left = others;
                next += 1;
            }
            let edges = row.iter().fold(0, |set, at| set | free(*at));
            let is_loop = edges.count_ones() as usize == row.len();
            let wide = (0..self.boxes.len()).filter(|at| free(*at).count_ones() > 2);
            let is_branch = wide.fold(0, |set, at| set | free(at)) & edges != 0;
            rows.push((is_loop, is_branch, row.len()));
        }
        rows
    }
}

fn int(case: &Case, name: &str) -> i64 {
    let found = case.says.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg);
    match found {
        Some(Arg::Int(n)) => *n,
        Some(Arg::Big(n)) => n.to_string().parse().expect("a small number"),
        other => panic!("{name} is {other:?}"),
    }
}

fn claim(case: &Case) -> Held {
    let board = board(case);
    let (Some(ahead), Some(best)) = (board.ahead(board.free), board.best()) else { return Held::Open };
    let open = board.unclosed(board.free) as i64;
    let own = board.held[0] + i64::midpoint(open, ahead);
    let other = board.held[1] + i64::midpoint(open, -ahead);
    let is_won = case.says.key.ends_with("won");
    all([
        same((int(case, "own"), int(case, "other")), (own, other)),
        same(is_won, own > other),
        same(case.size("moves"), best),
        is(own != other, || "it is level".into()),
    ])
}

fn claim_level(case: &Case) -> Held {
    let board = board(case);
    let (Some(ahead), Some(best)) = (board.ahead(board.free), board.best()) else { return Held::Open };
    let open = board.unclosed(board.free) as i64;
    let held = [board.held[0] + i64::midpoint(open, ahead), board.held[1] + i64::midpoint(open, -ahead)];
    same([int(case, "own"); 2], held).and(|| same(case.size("moves"), best))
}

fn look_open(case: &Case) -> Held {
    let board = board(case);
    let (boxes, left) = board.greedy(board.free);
    same(case.size("boxes"), boxes).and(|| is(left != 0, || "then no edge is left".into()))
}

fn look_last(case: &Case) -> Held {
    let board = board(case);
    let (boxes, left) = board.greedy(board.free);
    same(case.size("boxes"), boxes).and(|| is(left == 0, || "edges are left".into())).and(|| {
        match board.ahead(board.free) {
            Some(ahead) => same(ahead, boxes as i64),
            None => Held::Open,
        }
    })
}

/// The edges after which nothing can be closed.
fn safe(board: &Board) -> Vec<u128> {
    Board::edges(board.free).filter(|edge| board.greedy(board.free & !edge).0 == 0).collect()
}

fn look_safe(case: &Case) -> Held {
    let board = board(case);
    is(board.greedy(board.free).0 == 0, || "a box can be closed".into())
        .and(|| same(case.size("edges"), safe(&board).len()))
}

fn look_chains(case: &Case) -> Held {
    let board = board(case);
    let rows = board.rows();
    let lengths = |is_meant: &dyn Fn(&(bool, bool, usize)) -> bool| {
        let mut lengths: Vec<usize> = rows.iter().filter(|row| is_meant(row)).map(|row| row.2).collect();
        lengths.sort_unstable();
        lengths.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
    };
    let found = [
        lengths(&|(is_loop, is_branch, _)| !is_loop && !is_branch),
        lengths(&|(is_loop, ..)| *is_loop),
        lengths(&|(is_loop, is_branch, _)| !is_loop && *is_branch),
    ];
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => same(rows.concat(), found.to_vec()),
        _ => is(rows.is_empty(), || "the rows are not shown".into()),
    };
    is(board.greedy(board.free).0 == 0, || "a box can be closed".into())
        .and(|| is(safe(&board).is_empty(), || "an edge gives nothing away".into()))
        .and(|| shown)
}

fn place(case: &Case) -> Held {
    match board(case).best() {
        Some(best) => same(case.size("edges"), best),
        None => Held::Open,
    }
}

/// The edge told is the best move, and closes so many boxes.
fn drawn(case: &Case, board: &Board, closes: usize) -> Held {
    let edge = board.edge(case.text("edge"));
    same(case.text("edge").to_owned(), case.met.answer.best[0].clone())
        .and(|| same(closes, board.closed_by(board.free, edge)))
}

fn move_close(case: &Case) -> Held {
    let board = board(case);
    drawn(case, &board, case.size("boxes"))
        .and(|| is(board.free.count_ones() > 1, || "the game is over then".into()))
        .and(|| is(case.size("boxes") > 0, || "it closes none".into()))
}

fn move_end(case: &Case) -> Held {
    let board = board(case);
    drawn(case, &board, case.size("boxes"))
        .and(|| same(board.free.count_ones(), 1))
        .and(|| same(case.size("boxes"), board.unclosed(board.free)))
}

fn move_leave(case: &Case) -> Held {
    let board = board(case);
    let (left, then) = board.greedy(board.free & !board.edge(case.text("edge")));
    drawn(case, &board, 0)
        .and(|| same(case.size("boxes"), left))
        .and(|| is(then != 0, || "nothing is left to move in".into()))
}

fn move_safe(case: &Case) -> Held {
    let board = board(case);
    drawn(case, &board, 0)
        .and(|| is(safe(&board).contains(&board.edge(case.text("edge"))), || "it gives a box away".into()))
}

fn move_open(case: &Case) -> Held {
    let board = board(case);
    let (given, _) = board.greedy(board.free & !board.edge(case.text("edge")));
    let cheapest = match board.ahead(board.free) {
        Some(ahead) => same(board.drawing(board.free, board.edge(case.text("edge")), &mut HashMap::new()), ahead),
        None => Held::Open,
    };
    drawn(case, &board, 0).and(|| same(case.size("boxes"), given)).and(|| cheapest)
}

fn deal(case: &Case, takes: bool) -> Held {
    let board = board(case);
    let [sure, last, rest, all_taken, leave] = ["sure", "last", "rest", "all", "leave"].map(|name| int(case, name));
    let (boxes, left) = board.greedy(board.free);
    all([
        same(sure + last, boxes as i64),
        same(all_taken, sure + last + rest),
        same(leave, sure - last - rest),
        is(takes == (all_taken >= leave), || format!("{all_taken} beside {leave}")),
        board.ahead(left).map_or(Held::Open, |worth| same(rest, worth)),
        board.ahead(board.free).map_or(Held::Open, |worth| same(all_taken.max(leave), worth)),
    ])
}

fn deal_take(case: &Case) -> Held {
    deal(case, true)
}

fn deal_leave(case: &Case) -> Held {
    deal(case, false)
}

fn control(case: &Case) -> Held {
    let board = board(case);
    let rows = board.rows();
    let chains = rows.iter().filter(|row| !row.0).count();
    let loops = rows.len() - chains;
    let boxes: usize = rows.iter().map(|row| row.2).sum();
    let given = if chains > 0 { 2 * (chains - 1) + 4 * loops } else { 4 * (loops - 1) };
    all([
        is(rows.iter().all(|row| !row.1 && row.2 >= 3), || format!("{rows:?}")),
        same(board.unclosed(board.free), boxes),
        is(safe(&board).is_empty() && board.greedy(board.free).0 == 0, || "no row must be opened".into()),
        same(["chains", "loops", "boxes", "given"].map(|name| case.size(name)), [chains, loops, boxes, given]),
        same(int(case, "ahead"), boxes as i64 - 2 * given as i64),
        board.ahead(board.free).map_or(Held::Open, |worth| same(int(case, "ahead"), -worth)),
    ])
}

/// What best play makes, and a line that comes to it.
fn proof(case: &Case) -> Held {
    let board = board(case);
    let by = int(case, "by");
    let told = match case.text("way") {
        "ahead" => by,
        "behind" => -by,
        _ => 0,
    };
    let (mut free, mut sign, mut ahead) = (board.free, 1, 0);
    if let Some(Exhibit::Line(line)) = case.step.and_then(|step| step.shows.as_ref()) {
        for name in line {
            let edge = board.edge(name);
            let closed = board.closed_by(free, edge) as i64;
            ahead += sign * closed;
            sign = if closed > 0 { sign } else { -sign };
            free &= !edge;
        }
    }
    let shown = if free == 0 { same(told, ahead) } else { Held::True };
    shown.and(|| board.ahead(board.free).map_or(Held::Open, |worth| same(told, worth)))
}
