//! What is said of `chess_ending`, message by message.
//!
//! Endings of three men are settled here once more, from mate backwards, by [`men::Table`]; boards are read from their text.

mod line;
mod men;
mod pawns;

use std::cell::RefCell;
use std::collections::HashMap;

use duel::place::Place;
use ground::rules::{Ending, Side};

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::{self, moves};
use crate::sweep::Worth;
use men::{Board, Fate, kind, lone_of, settled};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("chess-ending-claim-white", Fact(white_mates)),
    ("chess-ending-claim-black", Fact(black_mates)),
    ("chess-ending-claim-drawn", Fact(drawn)),
    ("chess-ending-ask", Question),
    ("chess-ending-ask-box", Question),
    ("chess-ending-ask-pawn", Question),
    ("chess-ending-look-table", Fact(kept)),
    ("chess-ending-look-box", Fact(boxed)),
    ("chess-ending-look-inside", Fact(inside)),
    ("chess-ending-look-outside", Fact(outside)),
    ("chess-ending-look-guarded", Fact(guarded)),
    ("chess-ending-look-barred", Fact(barred)),
    ("chess-ending-look-keys", Fact(pawns::keys)),
    ("chess-ending-look-on-key", Fact(pawns::on_key)),
    ("chess-ending-look-count", Fact(pawns::count)),
    ("chess-ending-opposition-white", Fact(white_has_it)),
    ("chess-ending-opposition-black", Fact(black_has_it)),
    ("chess-ending-zugzwang-full", Fact(zugzwang_full)),
    ("chess-ending-zugzwang-loses", Fact(zugzwang_loses)),
    ("chess-ending-zugzwang-draws", Fact(zugzwang_draws)),
    ("chess-ending-line", Fact(line::mate)),
    ("chess-ending-line-step", Part),
    ("chess-ending-always", Fact(always)),
    ("chess-ending-promoted", Fact(promoted)),
    ("chess-ending-holds", Fact(pawns::holds)),
    ("chess-ending-head-moves", Part),
    ("chess-ending-head-answer", Part),
    ("chess-ending-head-how", Part),
    ("chess-ending-runs", Fact(runs)),
    ("chess-ending-reaches", Fact(pawns::reaches)),
    ("chess-ending-attacked", Fact(attacked)),
    ("chess-ending-takes", Fact(takes)),
    ("chess-ending-unguarded", Fact(unguarded)),
    ("chess-ending-stalemates", Fact(stalemates)),
];

fn here(case: &Case) -> Board {
    Board::read(&case.met.place.text())
}

/// What the mover can force in an ending of three men.
pub fn worth(place: &dyn Place) -> Option<Worth> {
    Some(match settled(&Board::read(&place.text()))? {
        Fate::Wins(plies) => Worth { fate: referee::Fate::Won, plies },
        Fate::Drawn => Worth { fate: referee::Fate::Drawn, plies: 0 },
        Fate::Loses(plies) => Worth { fate: referee::Fate::Lost, plies },
    })
}

fn mates(case: &Case, side: usize) -> Held {
    let board = here(case);
    let Some(fate) = settled(&board) else { return Held::Open };
    let plies = case.size("plies");
    let wanted = if board.to == side { Fate::Wins(plies) } else { Fate::Loses(plies) };
    same(fate, wanted).and(|| same(case.size("moves"), plies.div_ceil(2)))
}

fn white_mates(case: &Case) -> Held {
    mates(case, 0)
}

fn black_mates(case: &Case) -> Held {
    mates(case, 1)
}

/// Plies that are tried on a board of four men, until one is taken.
const FORESEEN: usize = 2;

/// How many moves leave what the position is worth, and how many there are.
fn count_kept(case: &Case) -> Option<(usize, usize)> {
    let here = kind(&here(case), FORESEEN)?;
    let moves = moves(&*case.met.place, 1_000)?;
    let left: Option<Vec<i8>> =
        moves.iter().map(|(_, next)| kind(&Board::read(&next.text()), FORESEEN).map(|kind| -kind)).collect();
    Some((left?.iter().filter(|kind| **kind == here).count(), moves.len()))
}

fn drawn(case: &Case) -> Held {
    let (Some(fate), Some(counted)) = (settled(&here(case)), count_kept(case)) else { return Held::Open };
    same(fate, Fate::Drawn).and(|| same((case.size("moves"), case.size("total")), counted)).and(|| case.is_split())
}

fn kept(case: &Case) -> Held {
    match count_kept(case) {
        Some(counted) => same((case.size("kept"), case.size("total")), counted),
        None => Held::Open,
    }
}

fn boxed(case: &Case) -> Held {
    let board = here(case);
    let Some((_, side, _)) = lone_of(&board) else { return Held::False("no man is alone".into()) };
    same(case.size("squares"), board.roam(1 - side).len())
}

fn men_are(case: &Case, kind: char) -> Held {
    same(case.text("man"), if kind == 'Q' { "queen" } else { "rook" })
}

/// A king and this man win from every placement with the move, so many, the longest in so many moves of their own.
fn wins(case: &Case, kind: char) -> Held {
    let (placements, plies) = men::every_win(kind);
    all([
        men_are(case, kind),
        same(Some(case.size("placements")), placements),
        same(case.size("moves"), plies.div_ceil(2)),
    ])
}

/// It is the man on the board.
fn always(case: &Case) -> Held {
    match lone_of(&here(case)) {
        Some((.., kind @ ('Q' | 'R'))) => wins(case, kind),
        _ => Held::False("neither rook nor queen is alone".into()),
    }
}

/// It is what the pawn becomes, pushed straight on or in the line shown; the other king then neither takes it nor is stalemated.
fn promoted(case: &Case) -> Held {
    let Some((at, side, 'P')) = lone_of(&here(case)) else { return Held::False("no pawn is alone".into()) };
    let kind = if case.text("man") == "queen" { 'Q' } else { 'R' };
    let is_held = |board: &Board| {
        let steps = board.steps();
        let new = lone_of(board).filter(|(_, own, man)| (*own, *man) == (side, kind));
        let is_taken = |(man, ..): (i8, usize, char)| steps.iter().any(|(_, to)| *to == man);
        new.is_some_and(|man| !is_taken(man)) && (!steps.is_empty() || board.is_check(board.to))
    };
    let ends = match run(case, at, side) {
        Some((true, ends)) => ends,
        _ => vec![by_line(case)],
    };
    let loose = ends.iter().find(|board| !is_held(board));
    wins(case, kind).and(|| is(loose.is_none(), || format!("{loose:?} is not won so")))
}

/// The board behind the first promotion of the line shown.
fn by_line(case: &Case) -> Board {
    let mut place = case.met.place.clone();
    for text in &case.met.answer.line {
        place = crate::sweep::after(&place, text).expect("the line is legal");
        if text.len() > 4 {
            break;
        }
    }
    Board::read(&place.text())
}

/// The lone king stands beside the man, whose own king does not.
fn attacked(case: &Case) -> Held {
    let board = here(case);
    let Some((at, side, kind)) = lone_of(&board) else { return Held::False("no man is alone".into()) };
    all([
        men_are(case, kind),
        same(side, board.to),
        same(case.text("square").to_owned(), men::name(at)),
        is(men::is_loose(&board), || "it is guarded, or not attacked".into()),
    ])
}

/// The lone pawn, told by name, and whose it is.
fn pawn(case: &Case) -> Option<(i8, usize)> {
    let (at, side, kind) = lone_of(&here(case))?;
    (kind == 'P' && men::name(at) == case.text("pawn")).then_some((at, side))
}

/// Whether the other king is in the square of the pawn: counted in moves to the square where the pawn would be promoted.
fn is_in_square(board: &Board, pawn: i8, side: usize) -> bool {
    let goal = pawn % 8 + if side == 0 { 56 } else { 0 };
    let pushes = (goal / 8 - pawn / 8).abs();
    let pushes = if pushes == 6 { 5 } else { pushes };
    let king = board.kings[1 - side];
    let steps = (king % 8 - goal % 8).abs().max((king / 8 - goal / 8).abs());
    steps <= pushes + i8::from(board.to != side)
}

/// How the race ends by the legal moves of the game: the pawn is pushed, twice where it may, and the king tries everything.
fn is_promoted(case: &Case, pawn: i8, side: usize) -> Option<bool> {
    run(case, pawn, side).map(|(is_promoted, _)| is_promoted)
}

/// The same with the boards on which it is promoted.
fn run(case: &Case, pawn: i8, side: usize) -> Option<(bool, Vec<Board>)> {
    let mover = if side == 0 { Side::First } else { Side::Second };
    let mut places = vec![case.met.place.clone()];
    let mut at = pawn;
    loop {
        let is_push = places.first()?.to() == mover;
        let mut next: Vec<std::sync::Arc<dyn duel::place::Place>> = Vec::new();
        let own = men::name(at);
        for place in &places {
            let moves = moves(&**place, 1_000)?;
            let wanted: Vec<_> = moves
                .iter()
                .filter(|(text, _)| {
                    let (from, to) = (&text[..2], &text[2..4]);
                    (from == own) == is_push && (!is_push || to[..1] == own[..1])
                })
                .collect();
            if is_push {
                // A pawn that cannot go on has been stopped.
                let Some((_, after)) = wanted.iter().max_by_key(|(text, _)| {
                    let rank = men::square(&text[2..4]) / 8;
                    ((rank - at / 8).abs(), i8::from(text.ends_with('q')))
                }) else {
                    return Some((false, Vec::new()));
                };
                next.push(after.clone());
            } else {
                if wanted.iter().any(|(text, _)| text[2..4] == own) {
                    return Some((false, Vec::new()));
                }
                next.extend(wanted.iter().map(|(_, after)| after.clone()));
            }
        }
        if is_push {
            let boards: Vec<Board> = next.iter().map(|place| Board::read(&place.text())).collect();
            let (new, _, kind) = lone_of(&boards[0])?;
            if boards.iter().any(|board| lone_of(board).is_none_or(|(other, ..)| other != new)) {
                // Somebody stood where it would have gone two squares.
                return Some((false, Vec::new()));
            }
            if kind != 'P' {
                let is_taken = |place: &std::sync::Arc<dyn duel::place::Place>| {
                    moves(&**place, 1_000).is_some_and(|all| all.iter().any(|(text, _)| text[2..4] == men::name(new)))
                };
                return Some((!next.iter().any(is_taken), boards));
            }
            at = new;
        }
        let mut seen = std::collections::HashSet::new();
        next.retain(|place| seen.insert(place.text()));
        places = next;
    }
}

fn race(case: &Case, is_inside: bool, queens: bool) -> Held {
    let Some((at, side)) = pawn(case) else { return Held::False("another man is alone".into()) };
    let board = here(case);
    same(is_inside, is_in_square(&board, at, side)).and(|| match is_promoted(case, at, side) {
        Some(found) => is(found == queens, || format!("the pawn is promoted: {found}")),
        None => Held::False("nobody can race".into()),
    })
}

fn inside(case: &Case) -> Held {
    race(case, true, false)
}

fn outside(case: &Case) -> Held {
    race(case, false, true)
}

/// The pawn is pushed so to the last rank, whatever the other king does meanwhile; where that is told to win as well, it does.
fn runs(case: &Case) -> Held {
    let board = here(case);
    let Some((mut at, side, 'P')) = lone_of(&board) else { return Held::False("no pawn is alone".into()) };
    let told = case.texts("moves");
    let step: i8 = if side == 0 { 8 } else { -8 };
    let mut moves = Vec::new();
    while (0..64).contains(&(at + step)) {
        let is_home = at / 8 == if side == 0 { 1 } else { 6 };
        let to = at + if is_home { 2 * step } else { step };
        let queen = if (0..64).contains(&(to + step)) { "" } else { "q" };
        moves.push(format!("{}{}{queen}", men::name(at), men::name(to)));
        at = to;
    }
    let count = 2 * moves.len() - usize::from(board.to == side);
    let (pawn, best) = (lone_of(&board).expect("it is there").0, &case.met.answer.best);
    let is_other = board.to == side && best[0] != moves[0] && best.contains(&moves[0]);
    let wins = || match crate::sweep::after(&case.met.place, &told[0]).map(|next| settled(&Board::read(&next.text()))) {
        Some(Some(fate)) => is(fate.kind() == -1, || format!("it leaves {fate:?}")),
        _ => Held::Open,
    };
    all([
        same((told.clone(), case.size("count")), (moves, count)),
        same(case.text("also"), if is_other { "yes" } else { "no" }),
        is(is_promoted(case, pawn, side) == Some(true), || "it is stopped".into()),
    ])
    .and(|| if is_other { wins() } else { Held::True })
}

/// The squares of the pawn's way that its king stands beside.
fn covered(case: &Case) -> Vec<String> {
    let Some((at, side)) = pawn(case) else { return Vec::new() };
    let king = here(case).kings[side];
    let step = if side == 0 { 8 } else { -8 };
    let way = (1..7).map(|n| at + n * step).filter(|at| (0..64).contains(at));
    let mut squares: Vec<i8> = way.filter(|at| men::are_beside(*at, king)).collect();
    squares.sort_unstable();
    squares.into_iter().map(men::name).collect()
}

fn own_king(case: &Case) -> Held {
    let king = pawn(case).map(|(_, side)| men::name(here(case).kings[side]));
    same(Some(case.text("own").to_owned()), king)
}

fn guarded(case: &Case) -> Held {
    race(case, true, true).and(|| own_king(case)).and(|| same(case.texts("squares"), covered(case)))
}

fn barred(case: &Case) -> Held {
    race(case, true, true)
        .and(|| own_king(case))
        .and(|| is(covered(case).is_empty(), || format!("it guards {:?}", covered(case))))
}

/// Whether a square is a key square of a pawn, looked at once.
fn known_key(at: i8, side: usize, own: i8) -> Held {
    thread_local! {
        static KNOWN: RefCell<HashMap<(i8, usize, i8), Held>> = RefCell::default();
    }
    let known = KNOWN.with_borrow(|known| known.get(&(at, side, own)).cloned());
    known.unwrap_or_else(|| {
        let found = is_key(at, side, own);
        KNOWN.with_borrow_mut(|known| known.insert((at, side, own), found.clone()));
        found
    })
}

fn is_key(at: i8, side: usize, own: i8) -> Held {
    let others = (0..64).filter(|other| *other != at && *other != own && !men::are_beside(*other, own));
    let boards = others.flat_map(|other| {
        let kings = if side == 0 { [own, other] } else { [other, own] };
        [0, 1].map(|to| Board { kings, men: vec![(at, side, 'P')], to })
    });
    all(boards.filter(Board::is_legal).map(|board| {
        if board.to != side && board.steps().iter().any(|step| step.1 == at) {
            return Held::True;
        }
        let wanted = if board.to == side { 1 } else { -1 };
        match settled(&board) {
            Some(fate) => is(fate.kind() == wanted, || format!("{}: {board:?} is {fate:?}", men::name(own))),
            None => Held::Open,
        }
    }))
}

fn opposed(case: &Case, mover: usize) -> Held {
    let board = here(case);
    let [a, b] = board.kings;
    let (across, up) = ((a % 8 - b % 8).abs(), (a / 8 - b / 8).abs());
    let between = across.max(up) - 1;
    is(across == 0 || up == 0, || "they stand on no line".into())
        .and(|| is(between % 2 == 1, || format!("{between} squares lie between")))
        .and(|| same(case.size("between"), between as usize))
        .and(|| same(board.to, mover))
}

fn white_has_it(case: &Case) -> Held {
    opposed(case, 1)
}

fn black_has_it(case: &Case) -> Held {
    opposed(case, 0)
}

/// What the position is worth to its mover, and what it would be worth to the other side on move.
fn turned(case: &Case, wanted: [i8; 2]) -> Held {
    let board = here(case);
    let other = Board { to: 1 - board.to, ..board.clone() };
    match (kind(&board, FORESEEN), kind(&other, FORESEEN)) {
        (Some(own), Some(left)) => {
            is(other.is_legal(), || "the other side cannot be to move".into()).and(|| same(wanted, [own, left]))
        }
        _ => Held::Open,
    }
}

fn zugzwang_full(case: &Case) -> Held {
    turned(case, [-1, -1])
}

fn zugzwang_loses(case: &Case) -> Held {
    turned(case, [-1, 0])
}

fn zugzwang_draws(case: &Case) -> Held {
    turned(case, [0, -1])
}

fn called(kind: char) -> &'static str {
    match kind {
        'Q' => "queen",
        'R' => "rook",
        'B' => "bishop",
        'N' => "knight",
        _ => "pawn",
    }
}

fn takes(case: &Case) -> Held {
    let board = here(case);
    let Some((at, side, kind)) = lone_of(&board) else { return Held::False("no man is alone".into()) };
    let Some(next) = crate::sweep::after(&case.met.place, case.text("mv")) else {
        return Held::False("illegal".into());
    };
    all([
        is(case.met.answer.best.iter().any(|best| best == case.text("mv")), || "it is none of the best".into()),
        same((case.text("square").to_owned(), case.text("man").to_owned()), (men::name(at), called(kind).to_owned())),
        is(side != board.to && case.text("mv")[2..4] == men::name(at), || "it takes no man of the other side".into()),
        same(next.ending(), Some(Ending::Drawn)),
        is(Board::read(&next.text()).men.is_empty(), || "a man is left".into()),
    ])
}

fn unguarded(case: &Case) -> Held {
    let board = here(case);
    let Some((_, side, _)) = lone_of(&board) else { return Held::False("no man is alone".into()) };
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let is_taken = |next: &Board| next.steps().iter().any(|(_, to)| next.men.iter().any(|(at, ..)| at == to));
    // A knight or bishop alone ends the game as it stands.
    let open = moves.iter().filter(|(_, next)| next.ending().is_none());
    let found: Vec<String> =
        open.filter(|(_, next)| is_taken(&Board::read(&next.text()))).map(|(text, _)| text.clone()).collect();
    all([same(side, board.to), same(case.size("count"), found.len()), same(case.texts("moves"), found)])
}

fn stalemates(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let is_stale = |next: &Board| !next.men.is_empty() && next.steps().is_empty() && !next.is_check(next.to);
    let found: Vec<String> =
        moves.iter().filter(|(_, next)| is_stale(&Board::read(&next.text()))).map(|(text, _)| text.clone()).collect();
    same(case.texts("moves"), found)
}
