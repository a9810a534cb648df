//! The sum of a result, the replies to the best edge, and the count of long chains, done again.

use super::board::{Board, board, safe};
use super::int;
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;

/// The first position of the line in which somebody must open a row.
struct Forced {
    free: u128,
    drawn: usize,
    is_you: bool,
    closed: [i64; 2],
}

fn forced(case: &Case, board: &Board) -> Option<Forced> {
    let (mut free, mut is_you, mut closed) = (board.free, true, [0; 2]);
    for (i, name) in case.met.answer.line.iter().enumerate() {
        let edge = board.edge(name);
        let boxes = board.closed_by(free, edge);
        closed[usize::from(!is_you)] += boxes as i64;
        free &= !edge;
        is_you = is_you == (boxes > 0);
        if free != 0 && board.greedy(free).0 == 0 && safe(board, free).is_empty() {
            return Some(Forced { free, drawn: i + 1, is_you, closed });
        }
    }
    None
}

/// The result of the position, the mover's boxes minus the other side's; `None`: it is too large to be played out.
fn result(board: &Board) -> Option<i64> {
    Some(board.held[0] - board.held[1] + board.ahead(board.free)?)
}

pub fn sum(case: &Case) -> Held {
    let board = board(case);
    let Some(forced) = forced(case, &board) else { return Held::False("no row must be opened".into()) };
    let [held, won, lost, before, rest, total] =
        ["held", "won", "lost", "before", "rest", "total"].map(|name| int(case, name));
    let rows =
        board.ahead(forced.free).map_or(Held::Open, |ahead| same(rest, if forced.is_you { ahead } else { -ahead }));
    all([
        same(held, board.held[0] - board.held[1]),
        same([won, lost], forced.closed),
        same(before, won - lost),
        same(total, held + before + rest),
        rows,
        result(&board).map_or(Held::Open, |found| same(total, found)),
    ])
}

pub fn held(case: &Case) -> Held {
    let board = board(case);
    let [held, ahead, total] = ["held", "ahead", "total"].map(|name| int(case, name));
    all([
        same(held, board.held[0] - board.held[1]),
        same(total, held + ahead),
        result(&board).map_or(Held::Open, |found| same(total, found)),
    ])
}

/// How it ends after every reply to the best edge: so many of them each way, those named among them.
pub fn replies(case: &Case) -> Held {
    let board = board(case);
    let best = board.edge(&case.met.answer.best[0]);
    let free = board.free & !best;
    let Some(ahead) = board.ahead(board.free) else { return Held::Open };
    let left = board.unclosed(board.free) as i64;
    let ends = |yours: i64| {
        let [own, other] = [yours, -yours].map(|by| i64::midpoint(left, by));
        format!("{}-{}", board.held[0] + own, board.held[1] + other)
    };
    let each: Vec<(u128, i64)> = Board::edges(free).map(|edge| (edge, -board.drawing(free, edge))).collect();
    let kept = each.iter().filter(|(_, yours)| *yours == ahead).count();
    let row = |row: &Vec<String>| {
        let alike: Vec<u128> = each.iter().filter(|(_, yours)| ends(*yours) == row[0]).map(|(edge, _)| *edge).collect();
        let named = row[2].split(' ').filter(|name| *name != "…").map(|name| board.edge(name));
        same(row[1].clone(), alike.len().to_string())
            .and(|| is(named.clone().all(|edge| alike.contains(&edge)), || format!("{row:?}")))
    };
    let told: usize = rows(case).iter().map(|row| row[1].parse::<usize>().expect("a number")).sum();
    all([
        same(case.text("edge"), case.met.answer.best[0].as_str()),
        same([case.size("count"), case.size("kept"), told], [each.len(), kept, each.len()]),
        is(board.closed_by(board.free, best) == 0, || "the best edge closes a box".into()),
        all(rows(case).iter().map(row)),
    ])
}

/// Dots and long chains, all rows being long chains; whom the parity favours does not open first, and does not lose.
pub fn chains(case: &Case) -> Held {
    let board = board(case);
    let Some(forced) = forced(case, &board) else { return Held::False("no row must be opened".into()) };
    let rows = board.rows(forced.free);
    let size = |name: &str| case.met.param(name).parse::<usize>().expect("a number");
    let dots = (size("rows") + 1) * (size("cols") + 1);
    let is_first = board.turns().is_multiple_of(2);
    let favours_first = (dots + rows.len()).is_multiple_of(2);
    let is_won = result(&board).map_or(Held::Open, |found| {
        is(if favours_first == is_first { found >= 0 } else { found <= 0 }, || "whom it favours loses".into())
    });
    all([
        is(rows.iter().all(|row| !row.0 && !row.1 && row.2 >= 3), || format!("{rows:?}")),
        same(
            ["dots", "long", "edges", "sum"].map(|name| case.size(name)),
            [dots, rows.len(), forced.drawn, dots + rows.len()],
        ),
        same(case.text("favours"), if favours_first { "first" } else { "second" }),
        same(case.text("who"), if forced.is_you { "you" } else { "opponent" }),
        is((forced.is_you == is_first) != favours_first, || "whom it favours opens first".into()),
        is_won,
    ])
}
