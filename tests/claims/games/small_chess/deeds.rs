//! What a move of small chess does, as reasons say it.

use duel::place::Place;
use ground::rules::Side;
use ground::say::{Arg, Say};

use super::expected::expected_line;
use super::{after_best, best, here, letter, man, man_on, men, points, prey, stands};
use crate::claim::{Case, Held, all, is, same};
use crate::plain_chess::Plain;

/// The man told stands where the best move goes to.
fn is_taken(case: &Case) -> Held {
    let board = here(case);
    let told = man_on(&board, case);
    is(stands(&board, told, !board.is_whites), || "another man".into())
        .and(|| same(case.text("square").to_owned(), best(case)[2..4].to_owned()))
}

pub fn takes_free(case: &Case) -> Held {
    let back = after_best(case).moves().into_iter().find(|(mv, _)| mv[2..4] == *case.text("square"));
    is_taken(case).and(|| is(back.is_none(), || format!("{back:?}")))
}

pub fn takes_more(case: &Case) -> Held {
    let board = here(case);
    let taker = board.cells[board.cell(&best(case)[..2])];
    all([
        is_taken(case),
        is(taker.eq_ignore_ascii_case(&man(case, "taker")), || taker.to_string()),
        is(points(taker) < points(man(case, "man")), || "it is no gain".into()),
    ])
}

/// All dear men that the man which moved attacks, at least two, of which the play expected takes one.
pub fn forks(case: &Case) -> Held {
    let after = after_best(case).passed();
    let to = after.cell(&best(case)[2..4]);
    let own = points(after.cells[to]);
    let is_dear = |cell: &usize| after.cells[*cell].eq_ignore_ascii_case(&'k') || points(after.cells[*cell]) > own;
    let mut found: Vec<usize> = (0..after.cells.len())
        .filter(|cell| after.cells[*cell] != '.' && after.goes(to, *cell) && is_dear(cell))
        .collect();
    let named = men(&after, case, "men");
    let mut told: Vec<usize> = named.iter().map(|(_, cell)| *cell).collect();
    found.sort_unstable();
    told.sort_unstable();
    let then = expected_line(case).get(2).cloned().unwrap_or_default();
    all([
        is(told.len() > 1 && named.into_iter().all(|man| stands(&after, man, !after.is_whites)), || "no two".into()),
        same(told.clone(), found),
        same(then.get(..2), Some(&best(case)[2..4])),
        same(then.get(2..4), Some(case.text("then"))),
        is(told.contains(&after.cell(case.text("then"))), || "it takes another one".into()),
    ])
}

/// Without the man told the man that moved could take the king, and with it it cannot.
pub fn pins(case: &Case) -> Held {
    let after = after_best(case).passed();
    let (to, pinned) = (after.cell(&best(case)[2..4]), man_on(&after, case));
    let mut lifted = after.clone();
    lifted.cells[pinned.1] = '.';
    all([
        is(stands(&after, pinned, !after.is_whites), || "another man".into()),
        same(after.cell(case.text("king")), after.king()),
        is(!after.takes_king() && lifted.attackers().contains(&to), || "it is no pin".into()),
    ])
}

pub fn saves(case: &Case) -> Held {
    let (board, mv) = (here(case), best(case));
    let told = man_on(&board, case);
    let now = if case.text("square") == &mv[..2] { board.cell(&mv[2..4]) } else { told.1 };
    all([
        is(stands(&board, told, board.is_whites), || "another man".into()),
        is(!prey(&board.passed(), told.1).is_empty(), || "it could not be taken".into()),
        same(prey(&after_best(case), now), Vec::new()),
    ])
}

pub fn checks(case: &Case) -> Held {
    let left = after_best(case);
    is(left.passed().takes_king(), || "no check".into()).and(|| same(case.size("answers"), left.moves().len()))
}

pub fn threatens(case: &Case) -> Held {
    let (board, after) = (here(case), after_best(case).passed());
    let told = man_on(&board, case);
    all([
        is(stands(&after, told, !after.is_whites), || "another man".into()),
        is(!prey(&after, told.1).is_empty(), || "nothing is gained".into()),
        same(prey(&board, told.1), Vec::new()),
    ])
}

pub fn opens(case: &Case) -> Held {
    let found = [&here(case), &after_best(case).passed()].map(|board| {
        let is_mans = |mv: &String| {
            let from = (0..board.cells.len()).find(|cell| board.name(*cell) == mv[..2]);
            from.is_some_and(|from| !board.cells[from].eq_ignore_ascii_case(&'p'))
        };
        board.moves().into_iter().filter(|(mv, _)| is_mans(mv)).count()
    });
    same([case.size("before"), case.size("after")], found).and(|| is(found[1] > found[0], || format!("{found:?}")))
}

pub fn stalemates(case: &Case) -> Held {
    let is_stale = |left: &Plain| left.moves().is_empty() && !left.is_dead() && !left.passed().takes_king();
    let mut found: Vec<String> =
        here(case).moves().into_iter().filter(|(_, left)| is_stale(left)).map(|(mv, _)| mv).collect();
    let mut told = case.texts("moves");
    found.sort();
    told.sort();
    same((case.size("count"), case.size("total")), (told.len(), here(case).moves().len())).and(|| same(told, found))
}

/// A draw is certain, for the move named ends the game in one; more is not proved.
pub fn claim_ends(case: &Case) -> Held {
    same(case.text("mv").to_owned(), best(case))
        .and(|| leaves_drawn(case))
        .and(|| is(!case.met.answer.value.is_proved(), || "it is proved".into()))
}

/// The best move does what is told, and ends the game.
pub fn play_ends(case: &Case) -> Held {
    let (place, does) = (&*case.met.place, case.within("does"));
    same(case.text("mv").to_owned(), best(case))
        .and(|| is(is_done(place, case.text("mv"), does.says, place.to()), || "it does not do that".into()))
        .and(|| leaves_drawn(case))
}

/// What a move does on its board: stalemate, a man taken, or the last one but those that cannot mate.
pub fn is_done(place: &dyn Place, text: &str, does: &Say, mover: Side) -> bool {
    let mut board = Plain::of(&place.text());
    if place.to() != mover {
        board = board.passed();
    }
    let Some(left) = board.after(text) else { return false };
    let is_over = left.moves().is_empty() || left.is_dead();
    let taken = board.cells[board.cell(&text[2..4])];
    let named = does.args.iter().find(|(name, _)| *name == "man").map(|(_, man)| man);
    let is_taken = matches!(named, Some(Arg::Say(man)) if taken.eq_ignore_ascii_case(&letter(man)));
    match &*does.key {
        "small-chess-does-stalemate" => left.moves().is_empty() && !left.is_dead() && !left.passed().takes_king(),
        "small-chess-does-bare" => is_taken && left.is_dead(),
        "small-chess-does-take" => is_taken && !is_over,
        _ => false,
    }
}

/// The best move ends the game, and not by mate.
pub fn leaves_drawn(case: &Case) -> Held {
    let left = after_best(case);
    is(left.moves().is_empty() && !left.is_mated(), || "the game goes on".into())
}

/// The line ends in mate; these men attack the king, and each square beside it is guarded as told, or a man of its own stands there.
pub fn net(case: &Case) -> Held {
    let (mut left, told_line) = (here(case), [case.texts("moves"), vec![case.text("mv").to_owned()]].concat());
    for mv in &told_line {
        let Some(next) = left.after(mv) else { return Held::False(format!("{mv} is illegal")) };
        left = next;
    }
    let foe = left.passed();
    let king = foe.king();
    let mut beside: Vec<usize> =
        (0..left.cells.len()).filter(|cell| *cell != king && is_beside(&left, *cell, king)).collect();
    let (mut told, mut held) = (Vec::new(), Vec::new());
    for says in case.says("shut") {
        let item = Case { met: case.met, step: case.step, says };
        let cells = item.texts("squares").into_iter().map(|name| foe.cell(&name));
        for cell in cells {
            told.push(cell);
            if says.key.ends_with("own") {
                held.push(is(left.is_own(cell), || format!("no man of its own stands on {cell}")));
                continue;
            }
            let guard = man_on(&foe, &item.within("by"));
            // A man of the other side that steps there could be taken.
            let mut stepped = foe.clone();
            stepped.cells[king] = '.';
            stepped.cells[cell] = foe.cells[king];
            held.push(is(stands(&foe, guard, foe.is_whites) && stepped.goes(guard.1, cell), || {
                format!("{cell} is open")
            }));
        }
    }
    told.sort_unstable();
    beside.sort_unstable();
    let mut by: Vec<usize> = men(&foe, case, "men").into_iter().map(|(_, cell)| cell).collect();
    let mut found = foe.attackers();
    by.sort_unstable();
    found.sort_unstable();
    held.extend([
        is(left.is_mated(), || "it is no mate".into()),
        same(case.text("way") == "shown", told_line == case.met.answer.line),
        is(told_line[0] == best(case), || "another move is best".into()),
        same(foe.cell(case.text("king")), king),
        same(by, found),
        same(told, beside),
    ]);
    all(held)
}

fn is_beside(board: &Plain, a: usize, b: usize) -> bool {
    let place = |cell: usize| {
        let name = board.name(cell);
        let (file, rank) = name.split_at(1);
        (file.as_bytes()[0], rank.parse::<u8>().expect("a rank"))
    };
    let ((x, y), (u, v)) = (place(a), place(b));
    x.abs_diff(u).max(y.abs_diff(v)) == 1
}
