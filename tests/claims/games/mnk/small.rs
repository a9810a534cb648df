//! What is said of boards that are searched to the end, and of what stands on any board.

use std::collections::BTreeSet;

use super::board::{Board, mark, moved, nobody_finishes, other, told};
use super::threats::{loses_in, loses_to_fours};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::{line, replies, spots};
use crate::referee::Fate;
use crate::sweep::{after, best_line, keeps, weighed, worth};

pub fn value(case: &Case, fate: Fate, plies: Option<usize>) -> Held {
    let Some(worth) = worth(&case.met.place) else { return Held::Open };
    same(fate, worth.fate).and(|| plies.map_or(Held::True, |plies| same(plies, worth.plies)))
}

/// So many moves leave this to the opponent.
pub fn leaving(case: &Case, fate: Fate, told: usize) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    same(told, moves.iter().filter(|(_, left)| left.fate == fate).count())
}

pub fn claim_win_in(case: &Case) -> Held {
    value(case, Fate::Won, Some(case.size("plies"))).and(|| leaving(case, Fate::Lost, case.size("moves")))
}

/// Marks that one question about a board which is not swept may try.
const MARKS: usize = 20_000;

/// So many moves win, as playing everything out tells; where there are few lines to be stopped that is not much.
pub fn claim_win(case: &Case) -> Held {
    let swept = value(case, Fate::Won, None).and(|| leaving(case, Fate::Lost, case.size("moves")));
    if swept != Held::Open {
        return swept;
    }
    let mut board = Board::of(case);
    if board.is_misere || board.is_wild {
        return Held::Open;
    }
    let (own, mut tries) = (mark(board.to), MARKS);
    let finishing = board.completing(own);
    let wins = |cell: usize| {
        let loses = |board: &mut Board| board.loses(other(own), &mut tries);
        if finishing.contains(&cell) { Some(true) } else { board.with(cell, own, loses) }
    };
    let free = Board::of(case).free();
    let won: Option<Vec<bool>> = free.into_iter().map(wins).collect();
    let Some(won) = won else { return Held::Open };
    same(case.size("moves"), won.into_iter().filter(|is_won| *is_won).count())
}

pub fn claim_draw(case: &Case) -> Held {
    let total = case.met.place.moves(1_000).1;
    let lines = if Board::of(case).is_misere { "lose" } else { "win" };
    same(case.nat("total"), total)
        .and(|| same(case.text("lines"), lines))
        .and(|| case.is_split())
        .and(|| value(case, Fate::Drawn, None))
        .and(|| leaving(case, Fate::Drawn, case.size("moves")))
}

pub fn claim_loss_in(case: &Case) -> Held {
    match value(case, Fate::Lost, Some(case.size("plies"))) {
        Held::Open if !Board::of(case).is_misere => loses_in(case, case.size("plies")),
        held => held,
    }
}

/// Every move loses: as playing it out tells, or because fours answer each.
pub fn loses(case: &Case) -> Held {
    match value(case, Fate::Lost, None) {
        Held::Open => loses_to_fours(case),
        held => held,
    }
}

pub fn look_harmless(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_misere && board.finishing(board.to).is_empty(), || "some mark completes a line".into())
}

pub fn look_poison(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_misere, || "a line wins".into())
        .and(|| same((case.text("wild") == "yes", case.size("count")), (board.is_wild, case.texts("cells").len())))
        .and(|| same(case.texts("cells"), board.names(board.finishing(board.to))))
}

pub fn look_danger(case: &Case) -> Held {
    let board = Board::of(case);
    same(board.finishing(board.to.other()).len(), 1)
        .and(|| is(board.finishing(board.to).is_empty(), || "the mover can finish".into()))
}

pub fn look_double(case: &Case) -> Held {
    let board = Board::of(case);
    let cells = board.finishing(board.to.other());
    all([
        is(cells.len() > 1 && board.finishing(board.to).is_empty(), || format!("{cells:?}")),
        same(case.texts("cells"), board.names(cells.clone())),
        same(spots(case), cells.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
    ])
}

/// Whether a mark of the mover makes two cells that complete a line.
pub fn forks(case: &Case) -> bool {
    let mut board = Board::of(case);
    let own = mark(board.to);
    board.free().into_iter().any(|cell| board.with(cell, own, |board| board.completing(own).len() > 1))
}

pub fn look_fork(case: &Case) -> Held {
    nobody_finishes(&Board::of(case)).and(|| is(forks(case), || "no mark makes two threats".into()))
}

pub fn look_quiet(case: &Case) -> Held {
    nobody_finishes(&Board::of(case)).and(|| is(!forks(case), || "a mark makes two threats".into()))
}

pub fn look_wild(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_wild && !board.is_misere, || "it is not wild".into()).and(|| nobody_finishes(&board))
}

/// The cells of all moves that leave what there is; `None`: the board is too large to be swept.
fn keeping(case: &Case, board: &Board) -> Option<BTreeSet<usize>> {
    let kept = kept(case)?.into_iter();
    Some(kept.map(|text| board.drawing.cell(text.trim_start_matches(['X', 'O']))).collect())
}

/// All moves that leave what there is, in the order of the moves.
fn kept(case: &Case) -> Option<Vec<String>> {
    let mine = worth(&case.met.place)?.fate;
    let kept = weighed(&case.met.place)?.into_iter().filter(|(_, left)| match mine {
        Fate::Won => left.fate == Fate::Lost,
        Fate::Lost => true,
        Fate::Drawn => left.fate == Fate::Drawn,
    });
    Some(kept.map(|(text, _)| text).collect())
}

/// So many of the moves keep the value.
pub fn place_some(case: &Case) -> Held {
    let total = same(case.nat("total"), case.met.place.moves(1_000).1);
    total.and(|| kept(case).map_or(Held::Open, |kept| same(case.size("moves"), kept.len())))
}

/// These moves keep the value, and no others.
pub fn place_marks(case: &Case) -> Held {
    let sorted = |mut moves: Vec<String>| {
        moves.sort_unstable();
        moves
    };
    kept(case).map_or(Held::Open, |kept| same(sorted(case.texts("moves")), sorted(kept)))
}

/// The moves that keep the value lie in the rows, whose free cells are named.
pub fn place(case: &Case) -> Held {
    let board = Board::of(case);
    let row_of = |cell: &usize| (cell / board.drawing.cols + 1).to_string();
    let rows = case.texts("rows");
    let free: Vec<usize> = board.free().into_iter().filter(|cell| rows.contains(&row_of(cell))).collect();
    let told = moved(case, &board);
    let all_lie = || {
        let Some(kept) = keeping(case, &board) else { return Held::Open };
        let mut found: Vec<String> = kept.iter().map(row_of).collect();
        found.dedup();
        same(rows.clone(), found)
            .and(|| same(case.size("count"), rows.len()))
            .and(|| same(case.text("kind") == "only", kept.len() == 1))
    };
    all([
        same(case.texts("cells"), board.names(free.clone())),
        same(spots(case), free.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
        is(free.contains(&told), || "the move told lies elsewhere".into()),
    ])
    .and(|| if case.text("kind") == "one" { Held::True } else { all_lie() })
}

/// So many of the free cells keep the value.
pub fn place_many(case: &Case) -> Held {
    let board = Board::of(case);
    let Some(kept) = keeping(case, &board) else { return Held::Open };
    same((case.size("good"), case.text("all") == "yes"), (kept.len(), kept.len() == board.free().len()))
}

pub fn place_none(case: &Case) -> Held {
    same(case.nat("moves"), case.met.place.moves(1_000).1).and(|| loses(case))
}

/// After the move told exactly these cells complete a line of the mover, and the opponent cannot finish first.
pub fn threatens(case: &Case, wanted: impl Fn(usize) -> bool) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let names = case.texts("cells");
    let mut found = Vec::new();
    let is_first = board.with(cell, own, |board| {
        found = board.names(board.completing(own));
        board.completing(other(own)).is_empty()
    });
    held.and(|| same(names, found.clone()))
        .and(|| is(wanted(found.len()), || format!("{found:?}")))
        .and(|| is(is_first, || "the opponent finishes first".into()))
}

pub fn move_fork(case: &Case) -> Held {
    threatens(case, |count| count > 1)
}

pub fn move_threat(case: &Case) -> Held {
    threatens(case, |count| count == 1)
}

pub fn move_block(case: &Case) -> Held {
    let board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let stops = board.completing(other(own));
    held.and(|| is(stops.len() == 1 && stops.contains(&cell), || format!("{stops:?}")))
}

/// The move told gives nothing away, and the line shown is best play.
pub fn move_plain(case: &Case) -> Held {
    let (_, _, held) = told(case, &Board::of(case));
    held.and(|| match worth(&case.met.place) {
        Some(_) if !line(case).is_empty() => line_keeps(case),
        Some(here) => {
            let left = after(&case.met.place, &case.met.answer.best[0]).and_then(|next| worth(&next));
            left.map_or(Held::Open, |left| {
                is((here.fate == Fate::Drawn) == (left.fate == Fate::Drawn), || "it errs".into())
            })
        }
        None => Held::Open,
    })
}

pub fn line_keeps(case: &Case) -> Held {
    best_line(&case.met.place, line(case))
}

pub fn stall_plies(case: &Case) -> Held {
    value(case, Fate::Lost, Some(case.size("plies"))).and(|| {
        let best = after(&case.met.place, &case.met.answer.best[0]);
        let left =
            best.and_then(|next| worth(&next)).map_or(Held::Open, |left| same(left.plies + 1, case.size("plies")));
        let cell = case.text("cell");
        left.and(|| is(case.met.answer.best[0].ends_with(cell), || "another move is best".into()))
            .and(|| if line(case).is_empty() { Held::True } else { line_keeps(case) })
    })
}

/// The moves shown fail and go on, and each answer keeps what the opponent has then; threats answer the others that fail.
pub fn answered(case: &Case, fails: impl Fn(Fate) -> bool) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let goes_on = |text: &str| after(&case.met.place, text).is_some_and(|next| next.ending().is_none());
    let failing = |text: &str| moves.iter().any(|(own, left)| own == text && fails(left.fate)) && goes_on(text);
    same(case.size("count"), replies(case).len()).and(|| {
        all(replies(case).iter().map(|(text, answer)| {
            let next = after(&case.met.place, text);
            let keeps = next.and_then(|next| keeps(&next, answer));
            is(failing(text), || format!("{text} does not fail"))
                .and(|| keeps.map_or(Held::Open, |keeps| is(keeps, || format!("{answer} does not answer {text}"))))
        }))
    })
}

pub fn proof_lost(case: &Case) -> Held {
    value(case, Fate::Lost, None).and(|| answered(case, |_| true))
}

pub fn proof_given_away(case: &Case) -> Held {
    let Some(here) = worth(&case.met.place) else { return Held::Open };
    let kept = if here.fate == Fate::Won { Fate::Lost } else { here.fate };
    same(case.text("kept") == "win", here.fate == Fate::Won).and(|| answered(case, |left| left != kept))
}

pub fn proof_large(case: &Case) -> Held {
    is(Board::of(case).free().len() > case.size("most"), || "fewer cells are free".into())
}
