//! What is said of `dots_and_boxes`, message by message.

mod board;
mod sums;
mod worth;

use std::collections::HashMap;

use ground::say::Arg;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use board::{Board, board, safe};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dots-and-boxes-claim-won", Fact(claim)),
    ("dots-and-boxes-claim-level", Fact(claim_level)),
    ("dots-and-boxes-claim-lost", Fact(claim)),
    ("dots-and-boxes-ask", Question),
    ("dots-and-boxes-look-open", Fact(look_open)),
    ("dots-and-boxes-look-last", Fact(look_last)),
    ("dots-and-boxes-look-safe", Fact(look_safe)),
    ("dots-and-boxes-look-safe-fixed", Fact(look_safe_counted)),
    ("dots-and-boxes-look-safe-between", Fact(look_safe_counted)),
    ("dots-and-boxes-look-chains", Fact(look_chains)),
    ("dots-and-boxes-head-row", Part),
    ("dots-and-boxes-head-open", Part),
    ("dots-and-boxes-head-chains", Part),
    ("dots-and-boxes-head-loops", Part),
    ("dots-and-boxes-head-branches", Part),
    ("dots-and-boxes-place", Fact(place)),
    ("dots-and-boxes-place-all", Fact(place_all)),
    ("dots-and-boxes-move-close", Fact(move_close)),
    ("dots-and-boxes-move-end", Fact(move_end)),
    ("dots-and-boxes-move-leave", Fact(move_leave)),
    ("dots-and-boxes-move-safe", Fact(move_safe)),
    ("dots-and-boxes-move-safe-fixed", Fact(move_safe_fixed)),
    ("dots-and-boxes-move-open", Fact(move_open)),
    ("dots-and-boxes-move-sacrifice", Fact(move_sacrifice)),
    ("dots-and-boxes-deal-all", Fact(deal_all)),
    ("dots-and-boxes-deal", Fact(deal)),
    ("dots-and-boxes-rest", Fact(worth::rest)),
    ("dots-and-boxes-rest-one", Fact(worth::rest_one)),
    ("dots-and-boxes-rest-line", Fact(worth::rest_line)),
    ("dots-and-boxes-head-taken", Part),
    ("dots-and-boxes-head-left", Part),
    ("dots-and-boxes-head-worth", Part),
    ("dots-and-boxes-gift", Fact(gift)),
    ("dots-and-boxes-fight-one", Fact(worth::fight_one)),
    ("dots-and-boxes-fight-worked", Fact(worth::fight_worked)),
    ("dots-and-boxes-cut", Fact(cut)),
    ("dots-and-boxes-opening", Fact(opening)),
    ("dots-and-boxes-opening-all", Fact(opening)),
    ("dots-and-boxes-head-edge", Part),
    ("dots-and-boxes-head-gives", Part),
    ("dots-and-boxes-head-all", Part),
    ("dots-and-boxes-head-leave", Part),
    ("dots-and-boxes-fight", Fact(fight)),
    ("dots-and-boxes-sum", Fact(sums::sum)),
    ("dots-and-boxes-sum-held", Fact(sums::held)),
    ("dots-and-boxes-sum-none", Part),
    ("dots-and-boxes-replies", Fact(sums::replies)),
    ("dots-and-boxes-head-replies", Part),
    ("dots-and-boxes-head-count", Part),
    ("dots-and-boxes-head-ends", Part),
    ("dots-and-boxes-control", Fact(control)),
    ("dots-and-boxes-proof", Fact(proof)),
    ("dots-and-boxes-law", Source),
    ("dots-and-boxes-law-book", Source),
    ("dots-and-boxes-law-last", Fact(law_last)),
    ("dots-and-boxes-law-chains", Fact(sums::chains)),
];

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
    same(case.size("boxes"), boxes)
        .and(|| is(left != 0, || "then no edge is left".into()))
        .and(|| board.is_told(case, board.free, true))
}

fn look_last(case: &Case) -> Held {
    let board = board(case);
    let (boxes, left) = board.greedy(board.free);
    same(case.size("boxes"), boxes)
        .and(|| is(left == 0, || "edges are left".into()))
        .and(|| board.is_told(case, board.free, true))
        .and(|| board.ahead(board.free).map_or(Held::Open, |ahead| same(ahead, boxes as i64)))
}

/// All that is left can be closed in this turn.
fn law_last(case: &Case) -> Held {
    let board = board(case);
    let (boxes, left) = board.greedy(board.free);
    is(boxes > 0 && left == 0, || "edges are left".into())
}

fn look_safe(case: &Case) -> Held {
    let board = board(case);
    is(board.greedy(board.free).0 == 0, || "a box can be closed".into())
        .and(|| same(case.size("edges"), safe(&board, board.free).len()))
}

/// Who moves when so many edges are drawn, if the mover draws the first.
fn who_moves(drawn: usize) -> &'static str {
    if drawn.is_multiple_of(2) { "you" } else { "opponent" }
}

fn look_safe_counted(case: &Case) -> Held {
    let board = board(case);
    let (least, most) = board.safe_play(board.free, &mut HashMap::new());
    look_safe(case).and(|| {
        if case.says.key.ends_with("fixed") {
            same([case.size("drawn"); 2], [least, most]).and(|| same(case.text("who"), who_moves(least)))
        } else {
            same([case.size("least"), case.size("most")], [least, most])
        }
    })
}

fn look_chains(case: &Case) -> Held {
    let board = board(case);
    is(board.greedy(board.free).0 == 0, || "a box can be closed".into())
        .and(|| is(safe(&board, board.free).is_empty(), || "an edge gives nothing away".into()))
        .and(|| board.is_told(case, board.free, false))
}

fn place_all(case: &Case) -> Held {
    same(case.size("edges"), board(case).free.count_ones() as usize).and(|| place(case))
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
        .and(|| is(safe(&board, board.free).contains(&board.edge(case.text("edge"))), || "it gives a box away".into()))
}

fn move_safe_fixed(case: &Case) -> Held {
    let board = board(case);
    let after = board.free & !board.edge(case.text("edge"));
    let (least, most) = board.safe_play(after, &mut HashMap::new());
    move_safe(case)
        .and(|| same([case.size("drawn"); 2], [least, most]))
        .and(|| same(case.text("who"), who_moves(least + 1)))
}

/// Boxes are given away while edges are safe, and who takes them all moves again.
fn move_sacrifice(case: &Case) -> Held {
    let board = board(case);
    let left = safe(&board, board.free).len();
    same(case.size("safe"), left).and(|| is(left > 0, || "none is safe".into())).and(|| move_open(case))
}

fn move_open(case: &Case) -> Held {
    let board = board(case);
    let (given, _) = board.greedy(board.free & !board.edge(case.text("edge")));
    let cheapest = match board.ahead(board.free) {
        Some(ahead) => same(board.drawing(board.free, board.edge(case.text("edge"))), ahead),
        None => Held::Open,
    };
    drawn(case, &board, 0).and(|| same(case.size("boxes"), given)).and(|| cheapest)
}

fn numbers(case: &Case) -> Held {
    let board = board(case);
    let [sure, last, rest, all_taken, leave] = ["sure", "last", "rest", "all", "leave"].map(|name| int(case, name));
    let (boxes, left) = board.greedy(board.free);
    all([
        same(sure + last, boxes as i64),
        same(all_taken, sure + last + rest),
        same(leave, sure - last - rest),
        is((case.text("choice") == "take") == (all_taken >= leave), || format!("{all_taken} beside {leave}")),
        board.ahead(left).map_or(Held::Open, |worth| same(rest, worth)),
        board.ahead(board.free).map_or(Held::Open, |worth| same(all_taken.max(leave), worth)),
    ])
}

/// The boxes are left with the edge told, which closes nothing after all that are sure were closed.
fn deal(case: &Case) -> Held {
    let board = board(case);
    let (mut free, mut closed) = (board.free, 0);
    let mut line = case.met.answer.line.iter().map(|name| board.edge(name));
    let left = line.find(|edge| {
        let boxes = board.closed_by(free, *edge);
        closed += boxes;
        free &= !edge;
        boxes == 0
    });
    let told = match case.text("edge") {
        "none" => Held::True,
        name => same(Some(board.edge(name)), left).and(|| same(case.size("sure"), closed)),
    };
    told.and(|| numbers(case))
}

/// All that can be closed is best closed, and nothing of it can be left for the other to move after it.
fn deal_all(case: &Case) -> Held {
    let board = board(case);
    let [sure, rest, all_taken] = ["sure", "rest", "all"].map(|name| int(case, name));
    let (boxes, left) = board.greedy(board.free);
    all([
        same(sure, boxes as i64),
        same(all_taken, sure + rest),
        board.ahead(left).map_or(Held::Open, |worth| same(rest, worth)),
        board.ahead(board.free).map_or(Held::Open, |worth| same(all_taken, worth)),
    ])
}

/// The edge closes nothing, boxes can be closed, it is worse than the best, and so many boxes can be closed after it.
fn cut(case: &Case) -> Held {
    let board = board(case);
    let edge = board.edge(case.text("edge"));
    all([
        is(board.free & edge != 0 && board.closed_by(board.free, edge) == 0, || "it closes a box".into()),
        is(board.greedy(board.free).0 > 0, || "nothing can be closed".into()),
        same(case.size("boxes"), board.greedy(board.free & !edge).0),
        is_worse(&board, edge),
    ])
}

fn is_worse(board: &Board, edge: u128) -> Held {
    board.ahead(board.free).map_or(Held::Open, |ahead| {
        let worth = board.drawing(board.free, edge);
        is(worth < ahead, || format!("it is worth {worth} of {ahead}"))
    })
}

/// Every way to open is told by its cheapest edge: what can be taken, and what taking all or leaving the last makes.
fn opening(case: &Case) -> Held {
    let board = board(case);
    let number = |cell: &String| cell.parse::<i64>().expect("a number");
    let one = |row: &Vec<String>| {
        let free = board.free & !board.edge(&row[0]);
        let (boxes, left) = board.greedy(free);
        let last = row.get(3).map_or("-", String::as_str);
        let (told_all, leave) = (number(&row[2]), last.parse::<i64>());
        let rest = board.ahead(left).map_or(Held::Open, |rest| {
            let is_left =
                leave.as_ref().map_or(last == "-", |leave| [2, 4].contains(&((boxes as i64 - rest - leave) / 2)));
            same(told_all, boxes as i64 + rest).and(|| is(is_left, || format!("{row:?}")))
        });
        let leave = leave.unwrap_or(told_all);
        let worth = board.ahead(free).map_or(Held::Open, |worth| same(told_all.max(leave), worth));
        all([same(number(&row[1]), boxes as i64), rest, worth])
    };
    let told = rows(case);
    is(!told.is_empty(), || "no way to open is told".into())
        .and(|| same(told.len(), board.rows(board.free).len()))
        .and(|| all(told.iter().map(one)))
}

/// So many edges of the line are drawn until none is safe, then somebody must open one of these rows.
fn fight(case: &Case) -> Held {
    let board = board(case);
    let (free, forced) = fought(case, &board);
    let long = board.rows(free).iter().filter(|row| !row.0 && !row.1 && row.2 >= 3).count();
    all([forced, same(case.size("long"), long), board.is_told(case, free, false)])
}

/// The edge of the line with this number is the first that closes nothing and is not safe while these edges are.
fn gift(case: &Case) -> Held {
    let board = board(case);
    let (mut free, mut is_you, number) = (board.free, true, case.size("number"));
    for (i, text) in (1..=number).zip(&case.met.answer.line) {
        let (edge, safe) = (board.edge(text), safe(&board, free));
        let closes = board.closed_by(free, edge) > 0;
        let is_gift = !closes && !safe.is_empty() && !safe.contains(&edge);
        if i == number {
            let told: Vec<u128> = case.texts("safe").iter().map(|name| board.edge(name)).collect();
            return all([
                is(is_gift, || format!("{text} is safe, or closes a box")),
                same((case.text("edge"), case.text("who")), (text.as_str(), if is_you { "you" } else { "opponent" })),
                same(told, safe),
            ]);
        }
        if is_gift {
            return Held::False(format!("{text} was given before"));
        }
        is_you = is_you == closes;
        free &= !edge;
    }
    Held::False("the line is shorter".into())
}

/// What is free after so many edges of the line, and whether somebody must open a row there, and who.
fn fought(case: &Case, board: &Board) -> (u128, Held) {
    let (mut free, mut is_you) = (board.free, true);
    let line = &case.met.answer.line;
    for name in line.iter().take(case.size("edges")) {
        let edge = board.edge(name);
        is_you = is_you == (board.closed_by(free, edge) > 0);
        free &= !edge;
    }
    let must = free != 0 && board.greedy(free).0 == 0 && safe(board, free).is_empty();
    let who = same(case.text("who"), if is_you { "you" } else { "opponent" });
    (free, is(must, || "nothing must be opened".into()).and(|| who))
}

fn control(case: &Case) -> Held {
    let board = board(case);
    let rows = board.rows(board.free);
    let chains = rows.iter().filter(|row| !row.0).count();
    let loops = rows.len() - chains;
    let boxes: usize = rows.iter().map(|row| row.2).sum();
    let given = if chains > 0 { 2 * (chains - 1) + 4 * loops } else { 4 * (loops - 1) };
    all([
        is(rows.iter().all(|row| !row.1 && row.2 >= 3), || format!("{rows:?}")),
        same(board.unclosed(board.free), boxes),
        is(safe(&board, board.free).is_empty() && board.greedy(board.free).0 == 0, || "no row must be opened".into()),
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
