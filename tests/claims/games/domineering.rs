//! What is said of `domineering`, message by message: dominoes counted anew, and values held by playing the board against them.

use std::collections::HashMap;
use std::sync::Arc;

use duel::place::Place;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::counted::are_proved;
use crate::games::worth::{answers_hold, count_of_winning_moves, found, last_moves_or_answers, lost};
use crate::referee::{is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("domineering-claim-won", Fact(count_of_winning_moves)),
    ("domineering-claim-lost", Fact(lost)),
    ("domineering-ask", Question),
    ("domineering-ask-misere", Question),
    ("domineering-look", Fact(look)),
    ("domineering-look-misere", Fact(look)),
    ("domineering-look-zero", Fact(look_zero)),
    ("domineering-look-number", Fact(look_number)),
    ("domineering-look-hot", Fact(look_hot)),
    ("domineering-look-hot-long", Fact(look_hot_long)),
    ("domineering-look-tepid", Fact(look_tepid)),
    ("domineering-look-tepid-long", Fact(look_tepid_long)),
    ("domineering-head-piece", Part),
    ("domineering-head-cells", Part),
    ("domineering-head-value", Part),
    ("domineering-place-column", Fact(place)),
    ("domineering-place-row", Fact(place)),
    ("domineering-place-none", Fact(place_none)),
    ("domineering-move", Fact(the_domino)),
    ("domineering-move-value", Fact(move_value)),
    ("domineering-move-end", Fact(move_end)),
    ("domineering-stall", Fact(lost)),
    ("domineering-proof-counted", Fact(counted)),
    ("domineering-proof-counted-misere", Fact(counted)),
    ("domineering-proof-lost", Fact(proof_lost)),
    ("domineering-proof-given-away", Fact(given_away)),
    ("domineering-lines", Fact(played)),
    ("domineering-head-room", Part),
    ("domineering-proof-large", Fact(proof_large)),
    ("domineering-law-values", Source),
    ("domineering-law-sign", Source),
    ("domineering-law-search", Source),
    ("domineering-law-beyond", Source),
];

/// The board and the side to move.
fn read(place: &dyn Place) -> (Vec<Vec<bool>>, String) {
    let text = place.text();
    let (board, side) = text.split_once(' ').unwrap_or((&text, "V"));
    (board.split('/').map(|row| row.chars().map(|c| c == '.').collect()).collect(), side.to_owned())
}

/// The lines along which a side places its dominoes, with whether each cell is free and whether the other side can take it.
fn lines(board: &[Vec<bool>], is_v: bool) -> Vec<Vec<(bool, bool)>> {
    let (rows, cols) = (board.len(), board[0].len());
    let free = |y: usize, x: usize| board.get(y).and_then(|row| row.get(x)) == Some(&true);
    let cell = |y: usize, x: usize| {
        let is_shared =
            if is_v { free(y, x + 1) || x > 0 && free(y, x - 1) } else { free(y + 1, x) || y > 0 && free(y - 1, x) };
        (free(y, x), is_shared)
    };
    if is_v {
        (0..cols).map(|x| (0..rows).map(|y| cell(y, x)).collect()).collect()
    } else {
        (0..rows).map(|y| (0..cols).map(|x| cell(y, x)).collect()).collect()
    }
}

/// The lengths of runs of cells that are wanted.
fn runs(line: &[(bool, bool)], is_wanted: impl Fn(&(bool, bool)) -> bool) -> Vec<usize> {
    line.split(|cell| !is_wanted(cell)).map(<[_]>::len).collect()
}

/// Moves that nobody can take away, moves that cannot be avoided, and dominoes that have room at most.
fn room(board: &[Vec<bool>], is_v: bool) -> [usize; 3] {
    let lines = lines(board, is_v);
    let halves = |runs: Vec<usize>| runs.into_iter().map(|run| run / 2).sum::<usize>();
    let safe = lines.iter().map(|line| halves(runs(line, |(free, shared)| *free && !*shared))).sum();
    let most = lines.iter().map(|line| halves(runs(line, |(free, _)| *free))).sum();
    let own = |line: &Vec<(bool, bool)>| {
        let runs = line.split(|(free, _)| !free).filter(|run| run.iter().all(|(_, shared)| !shared));
        runs.map(|run| (run.len() + 1) / 3).sum::<usize>()
    };
    [safe, lines.iter().map(own).sum(), most]
}

fn look(case: &Case) -> Held {
    let (board, _) = read(&*case.met.place);
    let kind = usize::from(case.met.is_misere());
    let [v, h] = [room(&board, true), room(&board, false)];
    let told = ["v", "v_most", "h", "h_most"].map(|name| case.size(name));
    same(told, [v[kind], v[2], h[kind], h[2]])
}

/// What the best move leaves.
fn left(case: &Case) -> Arc<dyn Place> {
    case.met.place.play(&case.met.answer.best[0]).expect("the best move is legal").next
}

/// Counting is proof: so many moves of one side cannot be taken away, or not avoided, and the other has room for no more.
fn counted(case: &Case) -> Held {
    let place = if case.size("then") == 1 { left(case) } else { case.met.place.clone() };
    let (board, side) = read(&*place);
    let (longer, shorter) = (case.text("longer"), case.text("shorter"));
    let is_misere = case.met.is_misere();
    let own = room(&board, longer == "V")[usize::from(is_misere)];
    let told = case.size(if is_misere { "forced" } else { "safe" });
    let most = room(&board, shorter == "V")[2];
    // Who runs out first is the side with fewer moves, and of equal ones the side that begins.
    let runs_out = if shorter == side { own >= most } else { own > most };
    let is_lost_here = is_lost(&*place);
    let agrees = is_lost_here.is_none_or(|lost| lost == ((shorter == side) != is_misere));
    all([
        same((told, case.size("most")), (own, most)),
        is(longer != shorter && runs_out, || format!("{own} against {most}")),
        is(agrees, || "it plays out otherwise".into()),
    ])
}

/// Behind each line counting is proof: the side that outlasts the other has so many moves for certain, the other room for so many.
fn played(case: &Case) -> Held {
    let is_misere = case.met.is_misere();
    let ends = |place: &dyn Place, told: &str, wins: bool| {
        if place.ending().is_some() {
            return same(told, "–").and(|| is(wins == is_misere, || "the wrong side has run out".into()));
        }
        let (board, side) = read(place);
        // In misère play the loser is the side that lasts longer.
        let is_mover = wins != is_misere;
        let longer_is_v = (side == "V") == is_mover;
        let own = room(&board, longer_is_v)[usize::from(is_misere)];
        let most = room(&board, !longer_is_v)[2];
        same(told, format!("{own} : {most}").as_str())
            .and(|| is(if is_mover { own > most } else { own >= most }, || format!("{told} settles nothing")))
    };
    let proved = match case.size("won") {
        0 => are_proved(&*case.met.place, rows(case), &ends),
        _ => are_proved(&*left(case), rows(case), &ends),
    };
    same(case.size("misere") == 1, is_misere).and(|| same(case.size("lines"), rows(case).len())).and(|| proved)
}

/// A game by what V and H can make of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Form {
    left: Vec<Form>,
    right: Vec<Form>,
    /// Its text, by which it is known.
    text: String,
}

impl Form {
    fn integer(n: i64) -> Form {
        let below = |n: i64| vec![Form::integer(n)];
        let (left, right) = match n {
            0 => (Vec::new(), Vec::new()),
            1.. => (below(n - 1), Vec::new()),
            _ => (Vec::new(), below(n + 1)),
        };
        Form { left, right, text: n.to_string() }
    }

    /// The number `n / 2^bits`, by its two neighbours.
    fn number(n: i64, bits: u32) -> Form {
        if bits == 0 {
            return Form::integer(n);
        }
        if n % 2 == 0 {
            return Form::number(n / 2, bits - 1);
        }
        let near = |n: i64| vec![Form::number(n, bits)];
        Form { left: near(n - 1), right: near(n + 1), text: format!("{n}/{}", 1u64 << bits) }
    }

    fn star(n: u32) -> Form {
        let below: Vec<Form> = (0..n).map(|m| if m == 0 { Form::integer(0) } else { Form::star(m) }).collect();
        Form { left: below.clone(), right: below, text: format!("*{n}") }
    }

    /// Reads a value such as `-3/2`, `*2` or `{1|{0|-1}}`.
    fn read(text: &str) -> Option<Form> {
        if let Some(inside) = text.strip_prefix('{') {
            let inside = inside.strip_suffix('}')?;
            let at = split_at(inside, '|');
            let [left, right] = at.as_slice() else { return None };
            let options = |side: &str| match side {
                "" => Some(Vec::new()),
                side => split_at(side, ',').into_iter().map(Form::read).collect::<Option<Vec<Form>>>(),
            };
            return Some(Form { left: options(left)?, right: options(right)?, text: text.to_owned() });
        }
        if let Some(star) = text.strip_prefix('*') {
            return Some(Form::star(if star.is_empty() { 1 } else { star.parse().ok()? }));
        }
        match text.split_once('/') {
            Some((n, parts)) => Some(Form::number(n.parse().ok()?, parts.parse::<u64>().ok()?.checked_ilog2()?)),
            None => Some(Form::integer(text.parse().ok()?)),
        }
    }

    /// A number, as a machine fraction: exact for the small ones there are.
    fn as_number(&self) -> Option<f64> {
        let (n, parts) = self.text.split_once('/').unwrap_or((&self.text, "1"));
        Some(n.parse::<f64>().ok()? / parts.parse::<f64>().ok()?)
    }

    /// The number at which play ends when V begins, or when H does.
    fn stop(&self, v_begins: bool) -> Option<f64> {
        if let Some(number) = self.as_number() {
            return Some(number);
        }
        let options = if v_begins { &self.left } else { &self.right };
        let stops: Option<Vec<f64>> = options.iter().map(|option| option.stop(!v_begins)).collect();
        let better = if v_begins { f64::max } else { f64::min };
        stops?.into_iter().reduce(better)
    }
}

/// Splits where this sign stands outside of braces.
fn split_at(text: &str, sign: char) -> Vec<&str> {
    let mut depth = 0;
    text.split(|c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == sign && depth == 0
    })
    .collect()
}

/// Boards that one question may look at.
const BOARDS: usize = 3_000;

/// Whether who moves loses the board less the form, each side moving in either.
struct Difference {
    known: HashMap<(String, String), bool>,
}

impl Difference {
    fn is_lost(&mut self, place: &Arc<dyn Place>, form: &Form, is_v: bool) -> Option<bool> {
        let key = (place.text(), form.text.clone());
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() > BOARDS {
            return None;
        }
        let mut lost = true;
        // Less the form: V moves there as H would move in it.
        let options = if is_v { &form.right } else { &form.left };
        let turned = turned(place, !is_v)?;
        for option in options {
            lost &= !self.is_lost(&turned, option, !is_v)?;
        }
        for (_, next) in moves(&**place, 1_000)? {
            lost &= !self.is_lost(&next, form, !is_v)?;
        }
        self.known.insert(key, lost);
        Some(lost)
    }
}

/// The same board with this side to move.
fn turned(place: &Arc<dyn Place>, is_v: bool) -> Option<Arc<dyn Place>> {
    let text = place.text();
    place.reads(&format!("{} {}", text.split(' ').next()?, if is_v { "V" } else { "H" })).ok()
}

/// The board is worth this: the board less that is lost for whoever begins.
fn is_worth(place: &Arc<dyn Place>, text: &str) -> Held {
    let Some(form) = Form::read(text) else { return Held::False(format!("{text} is no value")) };
    let mut difference = Difference { known: HashMap::new() };
    for is_v in [true, false] {
        let lost = turned(place, is_v).and_then(|place| difference.is_lost(&place, &form, is_v));
        match lost {
            Some(true) => {}
            Some(false) => return Held::False(format!("it is not worth {text}")),
            None => return Held::Open,
        }
    }
    Held::True
}

/// The pieces that are shown have the values that are told.
fn pieces(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    let (board, _) = read(&*case.met.place);
    let row = |row: &Vec<String>| {
        let [cell, size, value] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let mut letters = cell.chars();
        let x = letters.next().map_or(0, |letter| letter as usize - 'a' as usize);
        let y = letters.as_str().parse::<usize>().map_or(0, |row| row - 1);
        let piece = piece(&board, (x, y));
        let text: Vec<String> = (0..board.len())
            .map(|y| (0..board[0].len()).map(|x| if piece.contains(&(x, y)) { '.' } else { '#' }).collect())
            .collect();
        let Ok(alone) = case.met.place.reads(&format!("{} V", text.join("/"))) else { return Held::Open };
        same(size.clone(), piece.len().to_string()).and(|| is_worth(&alone, value))
    };
    all(rows.iter().map(row))
}

/// The free cells that hang together with one.
fn piece(board: &[Vec<bool>], from: (usize, usize)) -> Vec<(usize, usize)> {
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&(x, y)) = found.get(next) {
        next += 1;
        let near = [(x + 1, y), (x.wrapping_sub(1), y), (x, y + 1), (x, y.wrapping_sub(1))];
        for cell in near {
            let is_free = board.get(cell.1).and_then(|row| row.get(cell.0)) == Some(&true);
            if is_free && !found.contains(&cell) {
                found.push(cell);
            }
        }
    }
    found
}

fn look_zero(case: &Case) -> Held {
    is_worth(&case.met.place, "0").and(|| pieces(case))
}

fn look_number(case: &Case) -> Held {
    let value = case.text("value");
    let told = match value.strip_prefix('-') {
        Some(ahead) => ("H", ahead),
        None => ("V", value),
    };
    same((case.text("side"), case.text("ahead")), told).and(|| is_worth(&case.met.place, value)).and(|| pieces(case))
}

fn stops(text: &str) -> Option<(f64, f64)> {
    let form = Form::read(text)?;
    Some((form.stop(true)?, form.stop(false)?))
}

fn look_hot(case: &Case) -> Held {
    let value = case.text("value");
    stops_are_told(case, value).and(|| is_worth(&case.met.place, value)).and(|| pieces(case))
}

/// A value too long to be told is that of the answer.
fn look_hot_long(case: &Case) -> Held {
    let Some(value) = case.met.answer.canonical.as_deref() else { return Held::Open };
    stops_are_told(case, value).and(|| is_worth(&case.met.place, value)).and(|| pieces(case))
}

/// Best play ends at these two numbers, the first of them greater.
fn stops_are_told(case: &Case, value: &str) -> Held {
    let told = |name: &str| Form::read(case.text(name)).and_then(|form| form.as_number());
    let Some(found) = stops(value) else { return Held::Open };
    same((told("v"), told("h")), (Some(found.0), Some(found.1))).and(|| is(found.0 > found.1, || "nobody gains".into()))
}

fn look_tepid(case: &Case) -> Held {
    let value = case.text("value");
    let stop = Form::read(case.text("stop")).and_then(|form| form.as_number());
    same(stops(value), stop.map(|stop| (stop, stop))).and(|| is_worth(&case.met.place, value)).and(|| pieces(case))
}

/// A value too long to be told is that of the answer, and best play ends at the same number whoever begins.
fn look_tepid_long(case: &Case) -> Held {
    let Some(value) = case.met.answer.canonical.as_deref() else { return Held::Open };
    let stop = Form::read(case.text("stop")).and_then(|form| form.as_number());
    same(stops(value), stop.map(|stop| (stop, stop))).and(|| is_worth(&case.met.place, value)).and(|| pieces(case))
}

/// The domino that the reason places.
fn told(case: &Case) -> Option<String> {
    let steps = &case.met.answer.reason.steps;
    let keys = ["domineering-move", "domineering-move-value", "domineering-move-end"];
    let step = steps.iter().find(|step| keys.contains(&&*step.says.key))?;
    Some(Case { met: case.met, step: Some(step), says: &step.says }.text("domino").to_owned())
}

/// The cell is one of the domino's, in whose line it lies.
fn place(case: &Case) -> Held {
    let told = told(case).unwrap_or_default();
    is(told.split('-').any(|end| end == case.text("cell")), || format!("{told} lies elsewhere"))
}

fn place_none(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    same(case.size("moves"), list.len()).and(|| lost(case))
}

fn the_domino(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    found(true, is_lost(&*step.next))
}

fn move_value(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    the_domino(case).and(|| is_worth(&step.next, case.text("value")))
}

fn move_end(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    is(step.next.ending().is_some(), || "the game goes on".into()).and(|| the_domino(case))
}

/// Each move ends the game, or has an answer; so many of them do end it.
fn proof_lost(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let last = list.iter().filter(|(_, next)| next.ending().is_some()).count();
    same(case.size("last"), last)
        .and(|| lost(case))
        .and(|| last_moves_or_answers(case))
        .and(|| answers_hold(case, &*case.met.place))
}

/// So many moves lose, of which so many end the game at once, and the answers that are shown keep the win.
fn given_away(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let last = |next: &Arc<dyn Place>| next.ending().is_some() && is_lost(&**next) == Some(false);
    let won: Option<Vec<bool>> = list.iter().map(|(_, next)| is_lost(&**next).map(|lost| !lost)).collect();
    let Some(won) = won else { return Held::Open };
    let count = won.into_iter().filter(|won| *won).count();
    same((case.size("lost"), case.size("last")), (count, list.iter().filter(|(_, next)| last(next)).count()))
        .and(|| answers_hold(case, &*case.met.place))
}

fn proof_large(case: &Case) -> Held {
    let cells: usize = read(&*case.met.place).0.iter().flatten().filter(|free| **free).count();
    is(cells > case.size("most"), || format!("{cells} are free"))
}
