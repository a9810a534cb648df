//! What is said of boards that are searched to the end, and of what stands on any board.

use std::collections::BTreeSet;

use super::board::{Board, mark, moved, nobody_finishes, other, told};
use super::threats::{loses_to_fours, wins};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::{focus, line, replies, rows, spots};
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
    same(case.nat("total"), total)
        .and(|| value(case, Fate::Drawn, None))
        .and(|| leaving(case, Fate::Drawn, case.size("moves")))
}

pub fn claim_loss_in(case: &Case) -> Held {
    value(case, Fate::Lost, Some(case.size("plies")))
}

/// Every move loses: as playing it out tells, or because fours answer each.
pub fn loses(case: &Case) -> Held {
    match value(case, Fate::Lost, None) {
        Held::Open => loses_to_fours(case),
        held => held,
    }
}

/// What is proved one move ahead, where playing it out or fours can tell.
pub fn proof_ahead(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, mut tries) = (mark(board.to), MARKS);
    let told = board.drawing.cell(&case.met.answer.best[0]);
    match case.text("outcome") {
        "won" => match board.with(told, own, |board| board.loses(other(own), &mut tries)) {
            Some(loses) => is(loses, || "the opponent is not lost after it".into()),
            None => wins(case),
        },
        "lost" => loses(case),
        _ => value(case, Fate::Drawn, None),
    }
    .and(|| is(case.met.answer.value.is_proved(), || "it is not proved".into()))
}

pub fn look_harmless(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_misere && board.finishing(board.to).is_empty(), || "some mark completes a line".into())
}

pub fn look_poison(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_misere, || "a line wins".into())
        .and(|| same(case.texts("cells"), board.names(board.finishing(board.to))))
}

pub fn look_finish(case: &Case) -> Held {
    let board = Board::of(case);
    is(!board.is_misere && !board.finishing(board.to).is_empty(), || "no line can be completed".into())
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

/// The best move lies in the row, whose free cells are named.
pub fn place(case: &Case) -> Held {
    let board = Board::of(case);
    let row = case.size("row") - 1;
    let free = board.free().into_iter().filter(|cell| cell / board.drawing.cols == row);
    let free: Vec<usize> = free.collect();
    let told = moved(case, &board);
    all([
        same(case.texts("cells"), board.names(free.clone())),
        same(spots(case), free.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
        is(free.contains(&told), || "the move told lies elsewhere".into()),
    ])
}

pub fn place_none(case: &Case) -> Held {
    same(case.nat("moves"), case.met.place.moves(1_000).1).and(|| loses(case))
}

pub fn move_finish(case: &Case) -> Held {
    let board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    held.and(|| same(case.nat("k").to_string(), case.met.param("k")))
        .and(|| is(board.completing(own).contains(&cell), || "it completes nothing".into()))
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

/// A line of best play stands there where one is spoken of.
pub fn move_plain(case: &Case) -> Held {
    let (_, _, held) = told(case, &Board::of(case));
    let more = case.size("more");
    held.and(|| same(more, line(case).len().saturating_sub(1))).and(|| match worth(&case.met.place) {
        Some(_) if more > 0 => line_keeps(case),
        Some(here) => {
            let left = after(&case.met.place, &case.met.answer.best[0]).and_then(|next| worth(&next));
            left.map_or(Held::Open, |left| {
                is((here.fate == Fate::Drawn) == (left.fate == Fate::Drawn), || "it errs".into())
            })
        }
        None if more == 0 => Held::True,
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

/// The moves shown are those that fail and go on, and each answer keeps what the opponent has then.
pub fn answered(case: &Case, fails: impl Fn(Fate) -> bool) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let goes_on = |text: &str| after(&case.met.place, text).is_some_and(|next| next.ending().is_none());
    let failing: BTreeSet<String> =
        moves.iter().filter(|(text, left)| fails(left.fate) && goes_on(text)).map(|(text, _)| text.clone()).collect();
    let shown: BTreeSet<String> = replies(case).iter().map(|(text, _)| text.clone()).collect();
    same(case.size("count"), replies(case).len()).and(|| same(shown, failing)).and(|| {
        all(replies(case).iter().map(|(text, answer)| {
            let next = after(&case.met.place, text);
            let keeps = next.and_then(|next| keeps(&next, answer));
            keeps.map_or(Held::Open, |keeps| is(keeps, || format!("{answer} does not answer {text}")))
        }))
    })
}

pub fn proof_lost(case: &Case) -> Held {
    value(case, Fate::Lost, None).and(|| answered(case, |_| true))
}

pub fn proof_given_away(case: &Case) -> Held {
    let Some(here) = worth(&case.met.place) else { return Held::Open };
    let kept = if here.fate == Fate::Won { Fate::Lost } else { here.fate };
    answered(case, |left| left != kept)
}

pub fn proof_large(case: &Case) -> Held {
    is(Board::of(case).free().len() > case.size("most"), || "fewer cells are free".into())
}

/// The moves of the table are those that leave this, in the order told; the cell marked is that of the first row.
pub fn compared(case: &Case, fate: Fate, row: impl Fn(&str) -> Option<(Vec<String>, (bool, usize, usize))>) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let kept: BTreeSet<&String> = moves.iter().filter(|(_, left)| left.fate == fate).map(|(text, _)| text).collect();
    let shown: BTreeSet<&String> = rows(case).iter().map(|row| &row[0]).collect();
    let mut order = Vec::new();
    let mut helds = vec![same(shown, kept), same(focus(case).to_vec(), vec![(0, rows(case)[0].len() - 1)])];
    for told in rows(case) {
        let Some((cells, place)) = row(&told[0]) else { return Held::Open };
        helds.push(same(told[1..].to_vec(), cells));
        order.push(place);
    }
    helds.push(is(order.is_sorted(), || format!("{order:?}")));
    all(helds)
}

/// How many answers keep what the opponent has after the move, and whether the game is over then.
pub fn right_answers(case: &Case, text: &str) -> Option<(usize, bool)> {
    let next = after(&case.met.place, text)?;
    if next.ending().is_some() {
        return Some((0, true));
    }
    let here = worth(&next)?;
    let wanted = if here.fate == Fate::Won { Fate::Lost } else { here.fate };
    Some((weighed(&next)?.iter().filter(|(_, left)| left.fate == wanted).count(), false))
}

pub fn plies_after(case: &Case, text: &str) -> Option<usize> {
    Some(worth(&after(&case.met.place, text)?)?.plies + 1)
}

pub fn table_won(case: &Case) -> Held {
    compared(case, Fate::Lost, |text| {
        let plies = plies_after(case, text)?;
        Some((vec![plies.to_string()], (false, plies, 0)))
    })
}

pub fn table_drawn(case: &Case) -> Held {
    compared(case, Fate::Drawn, |text| {
        let (right, is_over) = right_answers(case, text)?;
        let told = if is_over { "–".into() } else { right.to_string() };
        Some((vec![told], (is_over, 0, right)))
    })
}

pub fn table_lost(case: &Case) -> Held {
    compared(case, Fate::Won, |text| {
        let (right, is_over) = right_answers(case, text)?;
        let plies = plies_after(case, text)?;
        let told = if is_over { "–".into() } else { right.to_string() };
        // Long ones come first.
        Some((vec![plies.to_string(), told], (is_over, 1_000 - plies, right)))
    })
}
