//! What tells two moves apart only later, held by playing the lines that are shown.

use solve::judge::control::Control;
use solve::judge::oracle::Scope;
use solve::judge::value::Value;

use super::discs::{corners, count, ends, held_corners, letter, open, other};
use super::number;
use super::rivals::pair;
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{line, rows};
use crate::sweep::after;

/// The greatest sum of an estimate.
const MOST: i64 = 64;

/// A line gone through: the last board, how often the mover and the other side pass, and whether the mover puts the last disc.
struct Walked {
    board: Drawing,
    passes: [usize; 2],
    is_last: bool,
    is_over: bool,
}

fn walked(case: &Case, texts: &[String]) -> Option<Walked> {
    let (mut place, mut passes, mut is_last) = (case.met.place.clone(), [0, 0], true);
    for text in texts {
        let is_own = place.to() == case.met.place.to();
        match text.as_str() {
            "pass" => passes[usize::from(!is_own)] += 1,
            _ => is_last = is_own,
        }
        place = after(&place, text)?;
    }
    Some(Walked { board: Drawing::of(&*place), passes, is_last, is_over: place.ending().is_some() })
}

/// The step of this message.
fn step<'a>(case: &Case<'a>, key: &str) -> Option<Case<'a>> {
    let step = case.met.answer.reason.steps.iter().find(|step| step.says.key == key)?;
    Some(Case { met: case.met, step: Some(step), says: &step.says })
}

/// The line of the best move and that of the other one, both to the end.
fn both(case: &Case) -> Option<[Walked; 2]> {
    let other: Vec<String> = line(&step(case, "othello-other-line")?).to_vec();
    let both = [walked(case, &case.met.answer.line)?, walked(case, &other)?];
    let names = [case.met.answer.line.first(), other.first()].map(|text| text.map(String::as_str));
    let is_told = names == [Some(case.text("best")), Some(case.text("next"))];
    (is_told && both.iter().all(|one| one.is_over)).then_some(both)
}

fn far(case: &Case, holds: impl Fn(&Walked, &Walked) -> Held) -> Held {
    match both(case) {
        Some([one, two]) => holds(&one, &two),
        None => Held::False("two lines to the end are not shown".into()),
    }
}

/// The cells that the mover holds in the end after the best move, and the other side after the other one.
fn lost(case: &Case, one: &Walked, two: &Walked) -> Vec<usize> {
    let own = letter(case.met.place.to());
    let is_lost = |cell: &usize| one.board.cells[*cell] == own && two.board.cells[*cell] == other(own);
    (0..one.board.cells.len()).filter(is_lost).collect()
}

pub fn far_corner(case: &Case) -> Held {
    far(case, |one, two| {
        let corners = corners(&one.board);
        let lost: Vec<usize> = lost(case, one, two).into_iter().filter(|cell| corners.contains(cell)).collect();
        let names: Vec<String> = lost.iter().map(|cell| one.board.name(*cell)).collect();
        same(case.texts("corners"), names).and(|| is(!lost.is_empty(), || "no corner".into()))
    })
}

pub fn far_cells(case: &Case) -> Held {
    far(case, |one, two| {
        let own = letter(case.met.place.to());
        let only = |here: &Drawing, there: &Drawing| -> Vec<String> {
            let is_missed = |cell: &usize| here.cells[*cell] == own && there.cells[*cell] != own;
            (0..here.cells.len()).filter(is_missed).map(|cell| here.name(cell)).collect()
        };
        let (missed, instead) = (only(&one.board, &two.board), only(&two.board, &one.board));
        is(!missed.is_empty(), || "no disc changes hands".into())
            .and(|| same(case.texts("cells"), missed))
            .and(|| same(case.size("count"), instead.len()))
            .and(|| same(case.texts("others"), instead))
    })
}

pub fn far_pass(case: &Case) -> Held {
    far(case, |one, two| {
        same((case.size("more"), case.size("less")), (one.passes[1], two.passes[1]))
            .and(|| is(one.passes[1] > two.passes[1], || "it passes no more".into()))
    })
}

pub fn far_own(case: &Case) -> Held {
    far(case, |one, two| {
        same((case.size("more"), case.size("less")), (two.passes[0], one.passes[0]))
            .and(|| is(two.passes[0] > one.passes[0], || "you pass no more".into()))
    })
}

pub fn far_last(case: &Case) -> Held {
    far(case, |one, two| is(one.is_last && !two.is_last, || "the last disc does not change hands".into()))
}

/// The line begins with the next best move, and ends as well as that can.
pub fn other_line(case: &Case) -> Held {
    let Some(told) = step(case, "othello-next") else { return Held::False("no moves are told".into()) };
    let Some([_, next]) = pair(&told) else { return Held::False("no moves are told".into()) };
    let Some(end) = walked(case, line(case)) else { return Held::False("a move is illegal".into()) };
    let own = letter(case.met.place.to());
    let [mine, theirs] = [own, other(own)].map(|disc| count(&end.board, disc));
    let kept = || {
        let Some(found) = ends(&*case.met.place) else { return Held::Open };
        let lead = found.iter().find(|(text, ..)| *text == next.text).map(|(_, own, other)| own - other);
        same(lead, Some(mine as i64 - theirs as i64))
    };
    same((case.text("next"), line(case).first()), (next.text.as_str(), Some(&next.text)))
        .and(|| is(end.is_over, || "the line does not reach the end".into()))
        .and(|| same((case.size("own"), case.size("other")), (mine, theirs)))
        .and(kept)
}

/// What the oracle says of the position after a move: as it is listed, or asked anew where moves are not.
fn left(case: &Case, text: &str) -> Option<Value> {
    if let Some((_, value)) = case.met.answer.moves.iter().find(|(own, _)| own == text) {
        return Some(value.clone());
    }
    Some(after(&case.met.place, text)?.judge(Scope::Advice, &Control::new()).ok()?.value)
}

/// The estimate of a move, the mover's.
fn estimate(case: &Case, text: &str) -> Option<(i64, u64)> {
    match left(case, text)? {
        Value::Estimate { ahead, depth } => Some((-ahead.to_string().parse::<i64>().ok()?, depth)),
        _ => None,
    }
}

/// The line is play after the best move, as deep as its estimate looks.
pub fn expected(case: &Case) -> Held {
    let Value::Estimate { ahead, .. } = &case.met.answer.value else { return Held::False("it is proved".into()) };
    let best = case.met.answer.best[0].clone();
    let Some((lead, depth)) = estimate(case, &best) else { return Held::False(format!("{best} is not estimated")) };
    let texts: Vec<String> = std::iter::once(best.clone()).chain(line(case).iter().cloned()).collect();
    let agrees = if ahead.to_string() == lead.to_string() { "yes" } else { "no" };
    all([
        same((case.text("best"), case.text("agrees")), (best.as_str(), agrees)),
        same(number(case, "first").to_string(), ahead.to_string()),
        same((case.size("depth") as u64, case.size("plies")), (depth, line(case).len())),
        is(line(case).len() as u64 <= depth, || "more plies than are looked at".into()),
        is(walked(case, &texts).is_some(), || "a move is illegal".into()),
    ])
}

/// Two counts of a cell of the table, the mover's first.
fn counts(cell: &str) -> [i64; 2] {
    let (own, other) = cell.split_once(" : ").expect("two counts");
    [own, other].map(|count| count.parse().expect("a count"))
}

/// What a row of the table comes to.
fn worth(row: &[String], weight: i64) -> i64 {
    let [moves, stable, corners, discs] = [1, 2, 3, 4].map(|i| counts(&row[i]));
    let less = |[own, other]: [i64; 2]| own - other;
    if moves == [0, 0] {
        return less(discs);
    }
    (less(moves) + less(stable) + weight * less(corners)).clamp(1 - MOST, MOST - 1)
}

/// The first row counts the board at the end of the play expected; each comes to what the move is estimated at.
pub fn counted(case: &Case) -> Held {
    let Some(expected) = step(case, "othello-expected") else { return Held::False("no play is expected".into()) };
    let best = case.met.answer.best[0].clone();
    let texts: Vec<String> = std::iter::once(best).chain(line(&expected).iter().cloned()).collect();
    let Some(end) = walked(case, &texts) else { return Held::False("a move is illegal".into()) };
    let own = letter(case.met.place.to());
    let found = |of: fn(&Drawing, char) -> usize| format!("{} : {}", of(&end.board, own), of(&end.board, other(own)));
    let found = [found(|board, disc| open(board, disc).len()), found(held_corners), found(count)];
    let row = &rows(case)[0];
    let sums = rows(case).iter().map(|row| {
        let lead = estimate(case, &row[0]).map(|(lead, _)| lead.to_string());
        let is_so = case.met.answer.moves.is_empty() || lead.as_ref() == Some(&row[5]);
        is(is_so, || format!("{row:?} is estimated at {lead:?}"))
            .and(|| same(worth(row, number(case, "weight")).to_string(), row[5].clone()))
    });
    let few = rows(case).iter().all(|row| {
        let [stable, discs] = [counts(&row[2]), counts(&row[4])];
        stable[0] <= discs[0] && stable[1] <= discs[1]
    });
    same([row[1].clone(), row[3].clone(), row[4].clone()], found)
        .and(|| same((number(case, "ahead").to_string(), case.size("both")), (row[5].clone(), rows(case).len())))
        .and(|| is(few, || "more never turn than there are".into()))
        .and(|| all(sums))
}

/// The count told makes the most of the difference between the two rows of the table.
pub fn later(case: &Case) -> Held {
    let Some(table) = step(case, "othello-counted") else { return Held::False("nothing is counted".into()) };
    let [one, two] = rows(&table) else { return Held::False("two moves are not counted".into()) };
    let less = |row: &[String], i: usize| counts(&row[i])[0] - counts(&row[i])[1];
    let more = |i: usize| less(one, i) - less(two, i);
    let weighed = [more(1), more(2), number(&table, "weight") * more(3)];
    let at = ["moves", "stable", "corners"].iter().position(|what| *what == case.text("what")).expect("a count");
    same((case.text("best"), case.text("next")), (one[0].as_str(), two[0].as_str()))
        .and(|| same(number(case, "by"), more(at + 1)))
        .and(|| is(weighed[at] > 0 && weighed.iter().all(|other| *other <= weighed[at]), || format!("{weighed:?}")))
}

/// The position is estimated, and the best move is proved to end so.
pub fn beyond(case: &Case) -> Held {
    let best = case.met.answer.best[0].clone();
    let lead = match left(case, &best) {
        Some(Value::Margin { own, other }) => (other - own).to_string().parse::<i64>().ok(),
        _ => None,
    };
    let told = if case.text("way") == "behind" { -number(case, "discs") } else { number(case, "discs") };
    is(!case.met.answer.value.is_proved(), || "it is proved".into())
        .and(|| same((case.text("best"), Some(told)), (best.as_str(), lead)))
}
