//! What is said of `mnk`, message by message; tic-tac-toe and gomoku speak with it.

use std::collections::BTreeSet;

use xorcle::duel::place::Place;
use xorcle::rules::Side;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{focus, line, replies, rows, spots};
use crate::referee::Fate;
use crate::sweep::{after, best_line, weighed, worth};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("mnk-claim-win-in", Fact(claim_win_in)),
    ("mnk-claim-win", Fact(claim_win)),
    ("mnk-claim-win-threats", Fact(claim_win_threats)),
    ("mnk-claim-draw", Fact(claim_draw)),
    ("mnk-claim-loss-in", Fact(claim_loss_in)),
    ("mnk-claim-loss", Fact(loses)),
    ("mnk-claim-pressed", Fact(claim_pressed)),
    ("mnk-ask", Question),
    ("mnk-ask-misere", Question),
    ("mnk-look-harmless", Fact(look_harmless)),
    ("mnk-look-poison", Fact(look_poison)),
    ("mnk-look-finish", Fact(look_finish)),
    ("mnk-look-danger", Fact(look_danger)),
    ("mnk-look-double", Fact(look_double)),
    ("mnk-look-fork", Fact(look_fork)),
    ("mnk-look-quiet", Fact(look_quiet)),
    ("mnk-look-wild", Fact(look_wild)),
    ("mnk-look-pressed", Fact(look_pressed)),
    ("mnk-place", Fact(place)),
    ("mnk-place-open", Fact(place_open)),
    ("mnk-place-none", Fact(place_none)),
    ("mnk-move-finish", Fact(move_finish)),
    ("mnk-move-fork", Fact(move_fork)),
    ("mnk-move-threat", Fact(move_threat)),
    ("mnk-move-block", Fact(move_block)),
    ("mnk-move-plain", Fact(move_plain)),
    ("mnk-stall-plies", Fact(stall_plies)),
    ("mnk-stall", Fact(loses)),
    ("mnk-proof-lost", Fact(proof_lost)),
    ("mnk-proof-given-away", Fact(proof_given_away)),
    ("mnk-proof-large", Fact(proof_large)),
    ("mnk-table-won", Fact(table_won)),
    ("mnk-table-drawn", Fact(table_drawn)),
    ("mnk-table-lost", Fact(table_lost)),
    ("mnk-head-move", Part),
    ("mnk-head-plies", Part),
    ("mnk-head-answers", Part),
    ("mnk-law-searched", Source),
    ("mnk-law-stealing", Source),
    ("mnk-claim-estimate", Fact(claim_estimate)),
    ("mnk-look-fours", Fact(look_fours)),
    ("mnk-look-three", Fact(look_three)),
    ("mnk-look-chase", Fact(look_chase)),
    ("mnk-look-threatened", Fact(loses_to_fours)),
    ("mnk-look-open", Fact(look_open)),
    ("mnk-move-four", Fact(move_four)),
    ("mnk-move-three", Fact(move_three)),
    ("mnk-move-lead", Fact(move_lead)),
    ("mnk-move-estimate", Fact(move_estimate)),
    ("mnk-proof-fours", Fact(proof_fours)),
    ("mnk-proof-threat", Fact(proof_threat)),
    ("mnk-proof-defences", Fact(proof_defences)),
    ("mnk-proof-threatened", Fact(proof_threatened)),
    ("mnk-proof-pressed", Fact(proof_pressed)),
    ("mnk-proof-lead", Fact(proof_lead)),
    ("mnk-proof-forced-win", Fact(proof_forced_win)),
    ("mnk-proof-forced-loss", Fact(proof_forced_loss)),
    ("mnk-head-four", Part),
    ("mnk-head-forced", Part),
    ("mnk-head-defence", Part),
    ("mnk-head-line", Part),
    ("mnk-law-threats", Source),
    ("mnk-law-estimate", Source),
    ("mnk-claim-hold", Fact(claim_hold)),
    ("mnk-ask-hold", Question),
    ("mnk-look-hold", Fact(look_hold)),
    ("mnk-move-hold", Fact(move_hold)),
    ("mnk-proof-pairs", Fact(proof_pairs)),
    ("mnk-proof-none-open", Fact(proof_none_open)),
    ("mnk-proof-hold", Fact(proof_hold)),
    ("mnk-proof-half", Fact(proof_half)),
    ("mnk-law-hold", Source),
    ("mnk-law-bounded", Source),
    ("mnk-law-gomoku", Source),
    ("mnk-head-one", Part),
    ("mnk-head-other", Part),
];

/// Fours that follow each other at most when a win by fours is looked for.
const DEEP: usize = 8;

/// Positions that one search for fours may visit.
const TRIES: usize = 3_000;

/// A board with its lines, made of the text alone.
struct Board {
    drawing: Drawing,
    lines: Vec<Vec<usize>>,
    k: usize,
    is_misere: bool,
    is_wild: bool,
    to: Side,
}

fn mark(side: Side) -> char {
    if side == Side::First { 'X' } else { 'O' }
}

fn other(mark: char) -> char {
    if mark == 'X' { 'O' } else { 'X' }
}

impl Board {
    fn of(case: &Case) -> Board {
        Board::at(case, &*case.met.place)
    }

    fn at(case: &Case, place: &dyn Place) -> Board {
        let drawing = Drawing::of(place);
        let k: usize = case.met.param("k").parse().unwrap_or(usize::MAX);
        let size = drawing.cols.max(drawing.rows());
        let mut lines = Vec::new();
        for cell in (0..drawing.cells.len()).filter(|_| k <= size) {
            for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let step = |from: &usize| drawing.step(*from, right, down);
                let cells: Vec<usize> = std::iter::successors(Some(cell), step).take(k).collect();
                if cells.len() == k {
                    lines.push(cells);
                }
            }
        }
        let is = |name: &str| case.met.param(name) == "true";
        Board { drawing, lines, k, is_misere: is("misere"), is_wild: is("wild"), to: place.to() }
    }

    fn marks(&self, side: Side) -> Vec<char> {
        if self.is_wild { vec!['X', 'O'] } else { vec![mark(side)] }
    }

    fn free(&self) -> Vec<usize> {
        (0..self.drawing.cells.len()).filter(|cell| self.drawing.cells[*cell] == '.').collect()
    }

    /// The free cells that complete a line of this mark.
    fn completing(&self, mark: char) -> BTreeSet<usize> {
        let missing = |line: &Vec<usize>| {
            let left: Vec<usize> = line.iter().copied().filter(|cell| self.drawing.cells[*cell] != mark).collect();
            (left.len() == 1 && self.drawing.cells[left[0]] == '.').then(|| left[0])
        };
        self.lines.iter().filter_map(missing).collect()
    }

    fn finishing(&self, side: Side) -> BTreeSet<usize> {
        self.marks(side).into_iter().flat_map(|mark| self.completing(mark)).collect()
    }

    fn with(&mut self, cell: usize, mark: char, then: impl FnOnce(&mut Board) -> bool) -> bool {
        self.drawing.cells[cell] = mark;
        let so = then(self);
        self.drawing.cells[cell] = '.';
        so
    }

    /// The cells where a mark makes a line that then lacks a single one.
    fn fours(&self, mark: char) -> BTreeSet<usize> {
        let open = self.lines.iter().filter(|line| {
            let count = |meant: char| line.iter().filter(|cell| self.drawing.cells[**cell] == meant).count();
            count(mark) + 2 == self.k && count('.') == 2
        });
        open.flatten().copied().filter(|cell| self.drawing.cells[*cell] == '.').collect()
    }

    /// Whether this mark, which is to move, wins by fours; sound, never complete.
    fn wins_by_fours(&mut self, mark: char, deep: usize, tries: &mut usize) -> bool {
        if !self.completing(mark).is_empty() {
            return true;
        }
        if deep == 0 || *tries == 0 {
            return false;
        }
        *tries -= 1;
        let dangers = self.completing(other(mark));
        if dangers.len() > 1 {
            return false;
        }
        let tried: Vec<usize> = self.fours(mark).into_iter().filter(|cell| dangers.iter().all(|d| d == cell)).collect();
        tried.into_iter().any(|cell| {
            self.with(cell, mark, |board| {
                let stops = board.completing(mark);
                match (stops.first(), stops.len()) {
                    _ if !board.completing(other(mark)).is_empty() => false,
                    (Some(_), 2..) => true,
                    (Some(stop), _) => {
                        let stop = *stop;
                        board.with(stop, other(mark), |board| board.wins_by_fours(mark, deep - 1, tries))
                    }
                    _ => false,
                }
            })
        })
    }

    fn attacks(&mut self, mark: char) -> bool {
        (1..=DEEP).any(|deep| self.wins_by_fours(mark, deep, &mut { TRIES }))
    }

    /// Whether the other side, to move, loses to this mark's fours, or to fours after one move of its own that is forced.
    fn overruns(&mut self, mark: char) -> bool {
        if !self.completing(other(mark)).is_empty() {
            return false;
        }
        let stops = self.completing(mark);
        let defences: Vec<usize> = if stops.is_empty() { self.free() } else { stops.into_iter().collect() };
        defences.into_iter().all(|cell| self.with(cell, other(mark), |board| board.attacks(mark)))
    }

    /// These moves by turns, this mark first, are forced all the way: each four is answered where it would be completed, and the last
    /// move completes a line. `None`: some move is no four.
    fn is_forced_line(&mut self, mark: char, cells: &[usize]) -> Option<Held> {
        for (i, &cell) in cells.iter().enumerate() {
            let own = i % 2 == 0;
            let who = if own { mark } else { other(mark) };
            if self.drawing.cells[cell] != '.' {
                return Some(Held::False(format!("{} is not free", self.drawing.name(cell))));
            }
            let completes = self.completing(who).contains(&cell);
            if own && i + 1 == cells.len() {
                return Some(is(completes, || "the last move completes nothing".into()));
            }
            if !own && !self.completing(mark).contains(&cell) {
                return None;
            }
            if completes {
                return Some(Held::False("a line is complete before the end".into()));
            }
            self.drawing.cells[cell] = who;
            if own && (self.completing(mark).is_empty() || !self.completing(other(mark)).is_empty()) {
                return None;
            }
        }
        Some(Held::False("the line ends with the other side".into()))
    }

    fn cells(&self, names: &[String]) -> Vec<usize> {
        names.iter().map(|name| self.drawing.cell(name)).collect()
    }

    fn names(&self, cells: impl IntoIterator<Item = usize>) -> Vec<String> {
        cells.into_iter().map(|cell| self.drawing.name(cell)).collect()
    }
}

fn value(case: &Case, fate: Fate, plies: Option<usize>) -> Held {
    let Some(worth) = worth(&case.met.place) else { return Held::Open };
    same(fate, worth.fate).and(|| plies.map_or(Held::True, |plies| same(plies, worth.plies)))
}

/// So many moves leave this to the opponent.
fn leaving(case: &Case, fate: Fate, told: usize) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    same(told, moves.iter().filter(|(_, left)| left.fate == fate).count())
}

fn claim_win_in(case: &Case) -> Held {
    value(case, Fate::Won, Some(case.size("plies"))).and(|| leaving(case, Fate::Lost, case.size("moves")))
}

fn claim_win(case: &Case) -> Held {
    value(case, Fate::Won, None).and(|| leaving(case, Fate::Lost, case.size("moves")))
}

/// The mover wins by fours, or by a move that makes fours nobody stops.
fn claim_win_threats(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let best = board.cells(&case.met.answer.best[..1]);
    let is_won = board.attacks(own) || board.with(best[0], own, |board| board.overruns(own));
    let told = same(case.nat("moves"), case.met.answer.best_total.clone());
    if is_won { told } else { Held::Open }
}

fn claim_draw(case: &Case) -> Held {
    let total = case.met.place.moves(1_000).1;
    same(case.nat("total"), total)
        .and(|| value(case, Fate::Drawn, None))
        .and(|| leaving(case, Fate::Drawn, case.size("moves")))
}

fn claim_loss_in(case: &Case) -> Held {
    value(case, Fate::Lost, Some(case.size("plies")))
}

/// Every move loses: as playing it out tells, or because fours answer each.
fn loses(case: &Case) -> Held {
    match value(case, Fate::Lost, None) {
        Held::Open => loses_to_fours(case),
        held => held,
    }
}

fn loses_to_fours(case: &Case) -> Held {
    let mut board = Board::of(case);
    if board.is_wild || board.is_misere {
        return Held::Open;
    }
    let foe = mark(board.to.other());
    if board.overruns(foe) { Held::True } else { Held::Open }
}

/// As many moves as told are refuted by fours, and no others are said to be.
fn claim_pressed(case: &Case) -> Held {
    let board = Board::of(case);
    let free = board.free().len();
    same(case.size("total"), free)
        .and(|| same(case.size("lost") + case.size("open"), free))
        .and(|| refuted(case, case.size("lost")))
}

/// So many moves at least lose to fours of the opponent.
fn refuted(case: &Case, told: usize) -> Held {
    let mut board = Board::of(case);
    let (own, foe) = (mark(board.to), mark(board.to.other()));
    let finishing = board.completing(own);
    let free = board.free().into_iter().filter(|cell| !finishing.contains(cell));
    let lost = free.filter(|cell| board.with(*cell, own, |board| board.attacks(foe))).count();
    if lost >= told { Held::True } else { Held::Open }
}

fn look_harmless(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_misere && board.finishing(board.to).is_empty(), || "some mark completes a line".into())
}

fn look_poison(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_misere, || "a line wins".into())
        .and(|| same(case.texts("cells"), board.names(board.finishing(board.to))))
}

fn look_finish(case: &Case) -> Held {
    let board = Board::of(case);
    is(!board.is_misere && !board.finishing(board.to).is_empty(), || "no line can be completed".into())
}

fn nobody_finishes(board: &Board) -> Held {
    is(board.finishing(Side::First).is_empty() && board.finishing(Side::Second).is_empty(), || {
        "somebody can finish".into()
    })
}

fn look_danger(case: &Case) -> Held {
    let board = Board::of(case);
    same(board.finishing(board.to.other()).len(), 1)
        .and(|| is(board.finishing(board.to).is_empty(), || "the mover can finish".into()))
}

fn look_double(case: &Case) -> Held {
    let board = Board::of(case);
    let cells = board.finishing(board.to.other());
    all([
        is(cells.len() > 1 && board.finishing(board.to).is_empty(), || format!("{cells:?}")),
        same(case.texts("cells"), board.names(cells.clone())),
        same(spots(case), cells.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
    ])
}

/// Whether a mark of the mover makes two cells that complete a line.
fn forks(case: &Case) -> bool {
    let mut board = Board::of(case);
    let own = mark(board.to);
    board.free().into_iter().any(|cell| board.with(cell, own, |board| board.completing(own).len() > 1))
}

fn look_fork(case: &Case) -> Held {
    nobody_finishes(&Board::of(case)).and(|| is(forks(case), || "no mark makes two threats".into()))
}

fn look_quiet(case: &Case) -> Held {
    nobody_finishes(&Board::of(case)).and(|| is(!forks(case), || "a mark makes two threats".into()))
}

fn look_wild(case: &Case) -> Held {
    let board = Board::of(case);
    is(board.is_wild && !board.is_misere, || "it is not wild".into()).and(|| nobody_finishes(&board))
}

/// Were it the opponent's turn, fours would win, or a move that makes fours nobody stops.
fn look_pressed(case: &Case) -> Held {
    let mut board = Board::of(case);
    let foe = mark(board.to.other());
    if board.attacks(foe) {
        return Held::True;
    }
    let is_won = |cell: usize, board: &mut Board| board.with(cell, foe, |board| board.overruns(foe));
    if board.free().into_iter().any(|cell| is_won(cell, &mut board)) { Held::True } else { Held::Open }
}

/// The best move lies in the row, whose free cells are named.
fn place(case: &Case) -> Held {
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

/// The cell of the move that the reason tells; the first best one where it tells none.
fn moved(case: &Case, board: &Board) -> usize {
    let told = case.met.answer.reason.steps.iter().flat_map(|step| &step.says.args).find(|(name, _)| *name == "cell");
    match told {
        Some((_, xorcle::say::Arg::Text(cell))) => board.drawing.cell(cell),
        _ => board.drawing.cell(case.met.answer.best[0].trim_start_matches(['X', 'O'])),
    }
}

/// All moves but these are refuted by fours.
fn place_open(case: &Case) -> Held {
    let board = Board::of(case);
    let open = board.cells(&case.texts("cells"));
    let best = board.drawing.cell(&case.met.answer.best[0]);
    all([
        same(spots(case), open.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
        is(open.contains(&best), || "the best move is not among them".into()),
    ])
    .and(|| refuted(case, board.free().len() - open.len()))
}

fn place_none(case: &Case) -> Held {
    same(case.nat("moves"), case.met.place.moves(1_000).1).and(|| loses(case))
}

/// The mover's mark, and the cell of the move told, which is free.
fn told(case: &Case, board: &Board) -> (char, usize, Held) {
    let cell = board.drawing.cell(case.text("cell"));
    let own = case.text("mark").chars().next().unwrap_or('?');
    let held = is(board.marks(board.to).contains(&own), || format!("{own} is not to move"))
        .and(|| is(board.drawing.cells[cell] == '.', || "it is not free".into()));
    (own, cell, held)
}

fn move_finish(case: &Case) -> Held {
    let board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    held.and(|| same(case.nat("k").to_string(), case.met.param("k")))
        .and(|| is(board.completing(own).contains(&cell), || "it completes nothing".into()))
}

/// After the move told exactly these cells complete a line of the mover, and the opponent cannot finish first.
fn threatens(case: &Case, wanted: impl Fn(usize) -> bool) -> Held {
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

fn move_fork(case: &Case) -> Held {
    threatens(case, |count| count > 1)
}

fn move_threat(case: &Case) -> Held {
    threatens(case, |count| count == 1)
}

fn move_block(case: &Case) -> Held {
    let board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let stops = board.completing(other(own));
    held.and(|| is(stops.len() == 1 && stops.contains(&cell), || format!("{stops:?}")))
}

/// A line of best play stands there where one is spoken of.
fn move_plain(case: &Case) -> Held {
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

fn line_keeps(case: &Case) -> Held {
    best_line(&case.met.place, line(case))
}

fn stall_plies(case: &Case) -> Held {
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
fn answered(case: &Case, fails: impl Fn(Fate) -> bool) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let goes_on = |text: &str| after(&case.met.place, text).is_some_and(|next| next.ending().is_none());
    let failing: BTreeSet<String> =
        moves.iter().filter(|(text, left)| fails(left.fate) && goes_on(text)).map(|(text, _)| text.clone()).collect();
    let shown: BTreeSet<String> = replies(case).iter().map(|(text, _)| text.clone()).collect();
    same(case.size("count"), replies(case).len()).and(|| same(shown, failing)).and(|| {
        all(replies(case).iter().map(|(text, answer)| {
            let next = after(&case.met.place, text);
            let keeps = next.and_then(|next| crate::sweep::keeps(&next, answer));
            keeps.map_or(Held::Open, |keeps| is(keeps, || format!("{answer} does not answer {text}")))
        }))
    })
}

fn proof_lost(case: &Case) -> Held {
    value(case, Fate::Lost, None).and(|| answered(case, |_| true))
}

fn proof_given_away(case: &Case) -> Held {
    let Some(here) = worth(&case.met.place) else { return Held::Open };
    let kept = if here.fate == Fate::Won { Fate::Lost } else { here.fate };
    answered(case, |left| left != kept)
}

fn proof_large(case: &Case) -> Held {
    is(Board::of(case).free().len() > case.size("most"), || "fewer cells are free".into())
}

/// The moves of the table are those that leave this, in the order told; the cell marked is that of the first row.
fn compared(case: &Case, fate: Fate, row: impl Fn(&str) -> Option<(Vec<String>, (bool, usize, usize))>) -> Held {
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
fn right_answers(case: &Case, text: &str) -> Option<(usize, bool)> {
    let next = after(&case.met.place, text)?;
    if next.ending().is_some() {
        return Some((0, true));
    }
    let here = worth(&next)?;
    let wanted = if here.fate == Fate::Won { Fate::Lost } else { here.fate };
    Some((weighed(&next)?.iter().filter(|(_, left)| left.fate == wanted).count(), false))
}

fn plies_after(case: &Case, text: &str) -> Option<usize> {
    Some(worth(&after(&case.met.place, text)?)?.plies + 1)
}

fn table_won(case: &Case) -> Held {
    compared(case, Fate::Lost, |text| {
        let plies = plies_after(case, text)?;
        Some((vec![plies.to_string()], (false, plies, 0)))
    })
}

fn table_drawn(case: &Case) -> Held {
    compared(case, Fate::Drawn, |text| {
        let (right, is_over) = right_answers(case, text)?;
        let told = if is_over { "–".into() } else { right.to_string() };
        Some((vec![told], (is_over, 0, right)))
    })
}

fn table_lost(case: &Case) -> Held {
    compared(case, Fate::Won, |text| {
        let (right, is_over) = right_answers(case, text)?;
        let plies = plies_after(case, text)?;
        let told = if is_over { "–".into() } else { right.to_string() };
        // Long ones come first.
        Some((vec![plies.to_string(), told], (is_over, 1_000 - plies, right)))
    })
}

/// The open lines of both sides add up to what is told, those of the mover counted double.
fn claim_estimate(case: &Case) -> Held {
    let board = Board::of(case);
    let weigh = |mark: char| -> i64 {
        let open = board.lines.iter().filter(|line| line.iter().all(|cell| board.drawing.cells[*cell] != other(mark)));
        let held = |line: &Vec<usize>| line.iter().filter(|cell| board.drawing.cells[**cell] == mark).count() as u32;
        open.map(|line| 4i64.pow(held(line))).sum()
    };
    let ahead = 2 * weigh(mark(board.to)) - weigh(mark(board.to.other()));
    let (leader, points) = (case.text("side"), case.nat("points").to_string());
    let is_bounded = case.met.answer.reason.steps.iter().any(|step| step.says.key == "mnk-proof-half");
    if is_bounded {
        // One side cannot win: the other seems ahead whatever the lines count.
        return Held::Open;
    }
    let found = match ahead.signum() {
        1 => "you",
        -1 => "opponent",
        _ => "none",
    };
    same(leader, found).and(|| same(points, ahead.abs().to_string()))
}

fn look_fours(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    if board.attacks(own) { Held::True } else { Held::Open }
}

/// After the move told, which completes nothing, fours win whatever the opponent does.
fn look_three(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    let wins = board.with(cell, own, |board| board.overruns(own));
    if wins { Held::True } else { Held::Open }
}

/// Each move of the mover in the line leaves the opponent one that is answered by fours in the end.
fn look_chase(case: &Case) -> Held {
    look_three(case)
}

/// Nobody completes a line next, makes two ways to complete one next, or wins by fours at once.
fn look_open(case: &Case) -> Held {
    let mut board = Board::of(case);
    let marks = [mark(board.to), mark(board.to.other())];
    nobody_finishes(&board).and(|| {
        all(marks
            .map(|mark| is(!board.wins_by_fours(mark, 1, &mut { TRIES }), || "there is a four with two ends".into())))
    })
}

/// The cells of the line shown.
fn shown_line(case: &Case, board: &Board) -> Vec<usize> {
    board.cells(line(case))
}

/// The line is forced from its first move to the line that is completed.
fn move_four(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let cells = shown_line(case, &board);
    held.and(|| same(cells.first(), Some(&cell)))
        .and(|| board.is_forced_line(own, &cells).unwrap_or(Held::False("it is not forced".into())))
}

/// The line completes one of the mover's, moves taking turns on free cells, and no line before.
fn ends_with_a_line(board: &mut Board, own: char, cells: &[usize]) -> Held {
    for (i, &cell) in cells.iter().enumerate() {
        let who = if i % 2 == 0 { own } else { other(own) };
        if board.drawing.cells[cell] != '.' {
            return Held::False(format!("{} is not free", board.drawing.name(cell)));
        }
        let completes = board.completing(who).contains(&cell);
        if completes != (i + 1 == cells.len()) {
            return Held::False(format!("move {} completes a line: {completes}", i + 1));
        }
        board.drawing.cells[cell] = who;
    }
    is(cells.len() % 2 == 1, || "the other side moves last".into())
}

fn move_three(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let cells = shown_line(case, &board);
    held.and(|| same(cells.first(), Some(&cell)))
        .and(|| ends_with_a_line(&mut board, own, &cells))
        .and(|| look_three(case))
}

fn move_lead(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let (cells, answer) = (shown_line(case, &board), board.drawing.cell(case.text("answer")));
    held.and(|| same(cells[..2].to_vec(), vec![cell, answer]))
        .and(|| only_answer(case, own, cell, answer))
        .and(|| ends_with_a_line(&mut board, own, &cells))
}

/// The four of the move told is stopped there alone.
fn only_answer(case: &Case, own: char, cell: usize, answer: usize) -> Held {
    let mut board = Board::of(case);
    let mut stops = BTreeSet::new();
    board.with(cell, own, |board| {
        stops = board.completing(own);
        true
    });
    same(stops, BTreeSet::from([answer]))
}

/// The mover is told a legal move, and that it is an estimate.
fn move_estimate(case: &Case) -> Held {
    let board = Board::of(case);
    let (_, _, held) = told(case, &board);
    held.and(|| same(case.text("cell").to_owned(), case.met.answer.best[0].clone()))
        .and(|| is(!case.met.answer.value.is_proved(), || "it is proved".into()))
}

fn proof_fours(case: &Case) -> Held {
    let mut board = Board::of(case);
    let own = mark(board.to);
    let mut cells = Vec::new();
    for row in rows(case) {
        cells.extend(row.iter().filter(|cell| *cell != "–").map(|cell| board.drawing.cell(cell)));
    }
    same(case.size("k"), board.k)
        .and(|| board.is_forced_line(own, &cells).unwrap_or(Held::False("an answer is not forced".into())))
}

/// If the opponent passed after the best move, these would follow, forced all the way.
fn proof_threat(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    let cells = board.cells(&case.texts("cells"));
    board.drawing.cells[cell] = own;
    board.is_forced_line(own, &cells).unwrap_or(Held::False("it is not forced".into()))
}

/// Each defence is met by the line beside it, which completes one of the mover's.
fn proof_defences(case: &Case) -> Held {
    let told = {
        let board = Board::of(case);
        moved(case, &board)
    };
    all(rows(case).iter().map(|row| {
        let mut board = Board::of(case);
        let own = mark(board.to);
        board.drawing.cells[told] = own;
        let defence = board.drawing.cell(&row[0]);
        board.drawing.cells[defence] = other(own);
        let names: Vec<String> = row[1].split(' ').map(str::to_owned).collect();
        let cells = board.cells(&names);
        ends_with_a_line(&mut board, own, &cells)
    }))
    .and(|| look_three(case))
}

/// The opponent's fours are forced all the way, and each move shown is met by the answer beside it.
fn proof_threatened(case: &Case) -> Held {
    let mut board = Board::of(case);
    let foe = mark(board.to.other());
    let cells = board.cells(&case.texts("cells"));
    let forced = board.is_forced_line(foe, &cells).unwrap_or(Held::False("it is not forced".into()));
    forced.and(|| meets_replies(case)).and(|| loses_to_fours(case))
}

/// Each move shown lets the opponent win by fours.
fn meets_replies(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, foe) = (mark(board.to), mark(board.to.other()));
    for (text, answer) in replies(case) {
        let (cell, answer) = (board.drawing.cell(text), board.drawing.cell(answer));
        let is_met = board.with(cell, own, |board| {
            board.completing(foe).contains(&answer)
                || board.with(answer, foe, |board| board.overruns(foe) || board.completing(foe).len() > 1)
        });
        if !is_met {
            return Held::Open;
        }
    }
    Held::True
}

fn proof_pressed(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (free, foe) = (board.free().len(), mark(board.to.other()));
    let cells = board.cells(&case.texts("cells"));
    all([
        same(case.size("lost") + case.size("open"), free),
        same(case.size("shown"), replies(case).len()),
        ends_with_a_line(&mut board, foe, &cells),
        refuted(case, case.size("lost")),
        meets_replies(case),
    ])
}

fn proof_lead(case: &Case) -> Held {
    let board = Board::of(case);
    let answer = board.drawing.cell(case.text("answer"));
    only_answer(case, mark(board.to), moved(case, &board), answer).and(|| claim_win_threats(case))
}

/// The only cell that stops the opponent's line.
fn forced_cell(case: &Case) -> (Board, usize, Held) {
    let board = Board::of(case);
    let cell = board.drawing.cell(case.text("cell"));
    let stops = board.completing(mark(board.to.other()));
    (board, cell, same(stops, BTreeSet::from([cell])))
}

fn proof_forced_win(case: &Case) -> Held {
    let (mut board, cell, held) = forced_cell(case);
    let own = mark(board.to);
    let wins = board.with(cell, own, |board| board.overruns(own));
    held.and(|| if wins { Held::True } else { Held::Open })
}

fn proof_forced_loss(case: &Case) -> Held {
    let (mut board, cell, held) = forced_cell(case);
    let (own, foe) = (mark(board.to), mark(board.to.other()));
    let loses = board.with(cell, own, |board| board.attacks(foe));
    held.and(|| if loses { Held::True } else { Held::Open })
}

/// The board of which a proof of holding speaks: as it stands, or after the best move; the side that holds does not move.
fn stands(case: &Case) -> Board {
    let here = Board::of(case);
    if case.text("side") == mark(here.to).to_string() {
        let next = after(&case.met.place, &case.met.answer.best[0]).expect("the best move is legal");
        return Board::at(case, &*next);
    }
    here
}

/// The lines without a mark of the side that holds.
fn open_lines(board: &Board, holder: char) -> impl Iterator<Item = &Vec<usize>> {
    board.lines.iter().filter(move |line| line.iter().all(|cell| board.drawing.cells[*cell] != holder))
}

fn proof_pairs(case: &Case) -> Held {
    let board = stands(case);
    let (holder, held) = (mark(board.to.other()), mark(board.to));
    let pairs: Vec<Vec<usize>> = rows(case).iter().map(|row| board.cells(row)).collect();
    let cells: BTreeSet<usize> = pairs.iter().flatten().copied().collect();
    let has_pair = |line: &Vec<usize>| pairs.iter().any(|pair| pair.iter().all(|cell| line.contains(cell)));
    all([
        same((case.text("side"), case.text("other")), (&*holder.to_string(), &*held.to_string())),
        same(case.size("count"), pairs.len()),
        same(cells.len(), 2 * pairs.len()),
        is(cells.iter().all(|cell| board.drawing.cells[*cell] == '.'), || "a cell is not free".into()),
        is(open_lines(&board, holder).all(has_pair), || "an open line holds no pair".into()),
    ])
}

fn proof_none_open(case: &Case) -> Held {
    let board = stands(case);
    let holder = mark(board.to.other());
    same(case.text("side"), &*holder.to_string())
        .and(|| is(open_lines(&board, holder).next().is_none(), || "a line is open".into()))
}

/// The cells named light up and are free, as many as told; each line of the other side passes through them or is stopped already.
fn proof_hold(case: &Case) -> Held {
    let board = stands(case);
    let holder = mark(board.to.other());
    let cells = board.cells(&case.texts("cells"));
    let touches = |line: &Vec<usize>| line.iter().any(|cell| cells.contains(cell));
    let sound = all([
        same(case.size("count"), cells.len()),
        same(spots(case), cells.iter().map(|cell| *cell as u32).collect::<Vec<_>>()),
        is(cells.iter().all(|cell| board.drawing.cells[*cell] == '.'), || "a cell is not free".into()),
        is(open_lines(&board, holder).all(touches), || "a line passes beside them".into()),
    ]);
    // That the search is right is more than a plain referee can see.
    sound.and(|| Held::Open)
}

fn proof_half(case: &Case) -> Held {
    same(case.text("side"), &*other(case.text("other").chars().next().unwrap_or('?')).to_string()).and(|| Held::Open)
}

/// The reason shows for both sides how they are held.
fn both_are_held(case: &Case) -> Held {
    let proofs = ["mnk-proof-pairs", "mnk-proof-none-open", "mnk-proof-hold"];
    let steps = case.met.answer.reason.steps.iter().filter(|step| proofs.contains(&&*step.says.key));
    let helds = steps.map(|step| {
        let case = Case { met: case.met, step: Some(step), says: &step.says };
        match &*step.says.key {
            "mnk-proof-pairs" => proof_pairs(&case),
            "mnk-proof-none-open" => proof_none_open(&case),
            _ => proof_hold(&case),
        }
    });
    let helds: Vec<Held> = helds.collect();
    if helds.len() == 2 { all(helds) } else { Held::Open }
}

/// Neither side wins, as the pairs shown tell, and no more moves are said to hold than there are.
fn claim_hold(case: &Case) -> Held {
    same(case.nat("total"), case.met.place.moves(1_000).1)
        .and(|| same(case.nat("moves"), case.met.answer.best_total.clone()))
        .and(|| is(case.nat("moves") <= case.nat("total"), || "there are fewer moves".into()))
        .and(|| both_are_held(case))
}

/// A pair in a line stops it: whichever cell one side marks, the other marks the partner.
fn look_hold(case: &Case) -> Held {
    look_open(case)
}

fn move_hold(case: &Case) -> Held {
    told(case, &Board::of(case)).2.and(|| both_are_held(case))
}
