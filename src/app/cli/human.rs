//! An answer for people: the verdict, why, every move by what it does, and the line.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use crate::cli::moves::moves;
use crate::cli::wrap::{WIDTH, flush_right, padded, wrap};
use duel::answer::Answer;
use duel::game::Family;
use duel::house::Entry;
use duel::named::name;
use duel::place::Place;
use duel::preset;
use duel::repeats::{circle, rounds};
use ground::num::{Int, Nat, fraction};
use ground::params::Params;
use ground::rules::Side;
use ground::say;
use ground::say::{Say, Tongue};
use ground::scene::{Scene, Shape, Spot};
use solve::judge::reason::{Exhibit, Reached, Reason, Role};
use solve::judge::shares::Divided;
use solve::judge::value::{Outcome, Value, standing};
use teach::drawing;
use teach::tell;

/// The whole answer: the board, the verdict, why, every move and the line. `is_whole`: nothing is left for more.
///
/// `numbered` is the board with the line of the reason written into it, where it can be.
pub fn answer(
    entry: &Entry,
    place: &dyn Place,
    answer: &Answer,
    numbered: Option<&Scene>,
    is_whole: bool,
    tongue: &Tongue,
) -> String {
    let lit = lit(&answer.reason, is_whole);
    let mut out = head(entry, place.params(), &answer.position, answer.to, tongue) + &board(place, &lit, tongue);
    if answer.ending.is_none() {
        out += &wrap("", &verdict(&answer.value, tongue));
    }
    if let Some(form) = &answer.canonical {
        out += &wrap("", &tongue.speak(&say!("human-canonical", form = form)));
    }
    out.push('\n');
    out += &reason(&answer.reason, place, is_whole, tongue);
    out += &numbered.map_or_else(String::new, |scene| self::numbered(scene, tongue));
    if answer.ending.is_some() {
        return out;
    }
    out.push('\n');
    out += &moves(place, answer, is_whole, tongue);
    if !answer.line.is_empty() {
        out += &wrap("", &tongue.speak(&say!("human-line", moves = line(place, &answer.line, tongue))));
    }
    if let Some(parts) = &answer.parts {
        let told = parts.iter().map(|(position, nimber)| say!("human-part", position = position, nimber = nimber));
        out += &wrap("", &tongue.speak(&say!("human-parts", parts = told.collect::<Vec<Say>>())));
    }
    out
}

/// Rows of a drawing at most, and its cells across.
const DRAWN: (usize, usize) = (40, 78);

/// The places that the told steps of a reason point at.
fn lit(reason: &Reason, is_whole: bool) -> Vec<Spot> {
    let told = reason.steps.iter().zip(reason.foremost()).filter(|(_, is_foremost)| is_whole || *is_foremost);
    let spots = told.filter_map(|(step, _)| match &step.shows {
        Some(Exhibit::Spots(spots)) => Some(spots.clone()),
        _ => None,
    });
    spots.flatten().collect()
}

/// The board as it is drawn in text, these places in brackets; nothing of what the position tells as well, nor of what is too large.
fn board(place: &dyn Place, lit: &[Spot], tongue: &Tongue) -> String {
    let is_told = !matches!(place.card().family, Family::Boards | Family::Coins | Family::Graphs | Family::Scores);
    let scene = place.scene();
    if is_told || !is_board(&scene) {
        return String::new();
    }
    let rows = drawing::board(&scene, lit, tongue);
    if rows.len() > DRAWN.0 || rows.iter().any(|row| row.width() > DRAWN.1) {
        return String::new();
    }
    let drawn: String = rows.iter().map(|row| format!("  {row}").trim_end().to_owned() + "\n").collect();
    // What is beside the board, such as a key, is not drawn.
    let is_marked = scene.spots().iter().any(|spot| lit.contains(spot)) && rows.iter().any(|row| row.contains('['));
    let said = scene.said().cloned().chain(is_marked.then(|| say!("human-lit")));
    drawn + &said.map(|note| wrap("    ", &tongue.speak(&note))).collect::<String>()
}

/// Whether there is a board or a graph to be looked at.
fn is_board(scene: &Scene) -> bool {
    match &scene.shape {
        Shape::Grid(_) | Shape::Graph(_) => true,
        Shape::Beside(panels) => panels.iter().any(|panel| is_board(&panel.scene)),
        _ => false,
    }
}

/// The line; where it comes back to a position, or ends in rounds of the same moves, it is cut there, and that is said.
fn line(place: &dyn Place, line: &[String], tongue: &Tongue) -> Say {
    let names: Vec<String> = duel::named::line(place, line).iter().map(|name| tongue.speak(name)).collect();
    if let Some((from, to)) = circle(place, line) {
        return say!("human-circles", moves = names[..to].join("  "), count = to - from);
    }
    match rounds(line) {
        Some((to, count, times)) => {
            say!("human-rounds", moves = names[..to].join("  "), count = count, times = times)
        }
        None => Say::verbatim(names.join("  ")),
    }
}

/// The game, its parameters, the position and who is to move.
pub fn head(entry: &Entry, params: &Params, position: &str, to: Side, tongue: &Tongue) -> String {
    let title = preset::game(entry, params, tongue);
    let side = tell::side(to);
    wrap("", &tongue.speak(&say!("human-head", game = title, position = position, side = side)))
}

/// What a position is worth, in one line.
pub fn verdict(value: &Value, tongue: &Tongue) -> String {
    let claim = match (value, value.outcome()) {
        (Value::Margin { own, other }, outcome) => margin(outcome, own, other),
        (Value::Estimate { ahead, depth }, _) => {
            let (way, points) = standing(ahead);
            return tongue.speak(&say!("human-estimate", way = way, points = &points, depth = *depth));
        }
        (Value::Expected { mean, slack: Some(slack) }, _) => {
            let (mean, slack) = (fraction(mean), fraction(slack));
            return tongue.speak(&say!("human-expected-about", mean = mean, slack = slack));
        }
        (Value::Expected { mean, slack: None }, _) => say!("human-expected", mean = fraction(mean)),
        (Value::Shared(shares), _) => {
            let kind = if shares.divided == Divided::Cost { "cost" } else { "value" };
            say!("human-shared", kind = kind, worth = fraction(&shares.worth))
        }
        (_, Outcome::N) => say!("human-n"),
        (_, Outcome::P) => say!("human-p"),
        (_, Outcome::D) => say!("human-d"),
    };
    let mut said = vec![tongue.speak(&claim)];
    if let Some(nimber) = value.as_nimber() {
        said.push(tongue.speak(&say!("human-nimber", nimber = nimber)));
    }
    if let Some(plies) = value.remoteness().filter(|plies| *plies > 0) {
        said.push(tongue.speak(&say!("human-plies", plies = plies)));
    }
    said.push(tongue.speak(&say!("human-proved")));
    said.join(&tongue.speak(&say!("human-between")))
}

fn margin(outcome: Outcome, own: &Int, other: &Int) -> Say {
    let by = own - other;
    match outcome {
        Outcome::N => say!("human-ahead", own = own, other = other, by = &by),
        Outcome::P => say!("human-behind", own = own, other = other, by = &-by),
        Outcome::D => say!("human-level", own = own, other = other),
    }
}

/// The claim and the steps, each with what it shows on this board; the whole reason, or its foremost steps.
pub fn reason(reason: &Reason, place: &dyn Place, is_whole: bool, tongue: &Tongue) -> String {
    let mut out = wrap("", &tongue.speak(&reason.claim));
    let told = reason.steps.iter().find(|step| step.role == Role::Move).map(|step| tongue.speak(&step.says));
    for (step, is_foremost) in reason.steps.iter().zip(reason.foremost()) {
        // A place is a hint of its own; beside the move that names it, it says nothing.
        let is_told = |says: &String| step.shows.as_ref().is_some_and(|shown| is_within(shown, place, says, tongue));
        if !is_whole && (!is_foremost || step.role == Role::Place && told.as_ref().is_some_and(is_told)) {
            continue;
        }
        let mark = if step.role == Role::Ask { "? " } else { "- " };
        let says = tongue.speak(&step.says);
        out += &wrap(&format!("  {mark}"), &says);
        if let Some(shown) = step.shows.as_ref().filter(|shown| !is_named(shown, place, &says, tongue)) {
            let most = match step.role {
                _ if is_whole => usize::MAX,
                Role::Proof => LINES,
                _ => ROWS,
            };
            out += &exhibit(shown, place, most, tongue);
        }
    }
    out
}

/// Whether these are places all of which the sentence above names already.
fn is_named(shown: &Exhibit, place: &dyn Place, says: &str, tongue: &Tongue) -> bool {
    let Exhibit::Spots(spots) = shown else { return false };
    let is_word = |at: usize, len: usize| {
        let is_end = |c: Option<char>| c.is_none_or(|c| !c.is_ascii_alphanumeric());
        is_end(says[..at].chars().next_back()) && is_end(says[at + len..].chars().next())
    };
    let is_told = |name: String| says.match_indices(&name).any(|(at, _)| is_word(at, name.len()));
    place.scene().names(spots).iter().all(|name| is_told(tongue.speak(name)))
}

/// Whether these are places all of which the move told names, be it as a part of its notation: g7 in g7g8.
fn is_within(shown: &Exhibit, place: &dyn Place, says: &str, tongue: &Tongue) -> bool {
    let Exhibit::Spots(spots) = shown else { return false };
    let is_part = |name: &str, at: usize| {
        let (before, after) = (says[..at].chars().next_back(), says[at + name.len()..].chars().next());
        let is_alike = |one: Option<char>, two: Option<char>| {
            one.zip(two).is_some_and(|(one, two)| {
                one.is_ascii_digit() && two.is_ascii_digit() || one.is_ascii_alphabetic() && two.is_ascii_alphabetic()
            })
        };
        !is_alike(before, name.chars().next()) && !is_alike(name.chars().next_back(), after)
    };
    let is_told = |name: String| says.match_indices(&name).any(|(at, _)| is_part(&name, at));
    let is_told = |name: String| is_told(name.clone()) || capital(&name).is_some_and(is_told);
    !spots.is_empty() && place.scene().names(spots).iter().all(|name| is_told(tongue.speak(name)))
}

/// A word as it begins a sentence.
fn capital(word: &str) -> Option<String> {
    let first = word.chars().next().filter(char::is_ascii_lowercase)?;
    Some(first.to_ascii_uppercase().to_string() + &word[1..])
}

/// Rows of a table that are told at first.
pub const ROWS: usize = 12;

/// The same of a proof, which is one only where all rows are there.
const LINES: usize = 25;

/// The rows that are told, and how many are not.
fn cut(mut rows: Vec<Vec<String>>, most: usize) -> (Vec<Vec<String>>, usize) {
    // Whoever would read "one more row" reads the row as well.
    let rest = if rows.len() <= most.saturating_add(1) { 0 } else { rows.len() - most };
    rows.truncate(rows.len() - rest);
    (rows, rest)
}

fn more_rows(rest: usize, tongue: &Tongue) -> String {
    if rest == 0 { String::new() } else { wrap("      ", &tongue.speak(&say!("human-more-rows", count = rest))) }
}

/// A board in text, with moves to come as numbers; nothing where there is no board.
fn numbered(scene: &Scene, tongue: &Tongue) -> String {
    let Shape::Grid(grid) = &scene.shape else { return String::new() };
    let mut rows = vec![std::iter::once(String::new()).chain(grid.cols.iter().cloned()).collect::<Vec<String>>()];
    for (name, cells) in grid.rows.iter().zip(grid.cells.chunks(grid.cols.len().max(1))) {
        rows.push(std::iter::once(name.clone()).chain(cells.iter().map(|mark| mark.text.clone())).collect());
    }
    let says = wrap("  - ", &tongue.speak(&say!("human-numbered")));
    says + &sheet(&rows)
}

/// A picture of an exhibit in text, a table with so many rows at most; places on the board are told by their names.
pub fn exhibit(exhibit: &Exhibit, place: &dyn Place, most: usize, tongue: &Tongue) -> String {
    match exhibit {
        Exhibit::Columns { rows, total } => columns(rows, total, tongue),
        Exhibit::Mex { options, mex } => {
            let row = |option: &Reached| [Some(option.mv.clone()), option.worked(), Some(brief(&option.value, tongue))];
            let rows: Vec<_> = options.iter().map(row).collect();
            let is_summed = rows.iter().any(|[_, worked, _]| worked.is_some());
            let cells = |row: [Option<String>; 3]| -> Vec<String> {
                let told = row.into_iter().enumerate().filter(|(column, _)| is_summed || *column != 1);
                told.map(|(_, cell)| cell.unwrap_or_default()).collect()
            };
            let (mut sheet, rest) = cut(rows.into_iter().map(cells).collect(), most);
            sheet.push(cells([Some("mex".into()), None, Some(brief(mex, tongue))]));
            self::sheet(&sheet) + &more_rows(rest, tongue)
        }
        Exhibit::Parts { parts, taken } => {
            let kept = parts.len().saturating_sub(*taken);
            let part =
                |(i, n): (usize, &Nat)| if i < kept { brief(n, tongue) } else { format!("[{}]", brief(n, tongue)) };
            let written: Vec<String> = parts.iter().enumerate().map(part).collect();
            wrap("      ", &written.join(" + "))
        }
        Exhibit::Table { head, rows, focus } => {
            let mut sheet: Vec<Vec<String>> = vec![head.iter().map(|name| tongue.speak(name)).collect()];
            let cell = |r: usize, c: usize, text: &String| {
                let text = short(text, tongue);
                if focus.contains(&(r, c)) { format!("[{text}]") } else { text }
            };
            let row = |(r, row): (usize, &Vec<String>)| row.iter().enumerate().map(|(c, t)| cell(r, c, t)).collect();
            let (rows, rest) = cut(rows.iter().enumerate().map(row).collect(), most);
            sheet.extend(rows);
            self::sheet(&sheet) + &more_rows(rest, tongue)
        }
        Exhibit::Spots(spots) => {
            place.scene().told(spots).map_or_else(String::new, |says| wrap("      ", &tongue.speak(&says)))
        }
        Exhibit::Replies(replies) => {
            let rows: Vec<Vec<String>> = replies
                .iter()
                .map(|(mv, reply)| {
                    let told = |says: Say| short(&tongue.speak(&says), tongue);
                    let answer = || told(duel::named::reply(place, mv, reply));
                    let answer = if reply.is_empty() { tongue.speak(&say!("reply-over")) } else { answer() };
                    vec![told(name(place, mv)), "->".into(), answer]
                })
                .collect();
            let (rows, rest) = cut(rows, most);
            sheet(&rows) + &more_rows(rest, tongue)
        }
        Exhibit::Line(moves) => wrap("      ", &tongue.speak(&line(place, moves, tongue))),
        Exhibit::Fold { rows } => {
            let row = |row: &Vec<Int>| row.iter().map(|n| short(&n.to_string(), tongue)).collect::<Vec<String>>();
            sheet(&rows.iter().map(row).collect::<Vec<_>>())
        }
    }
}

/// Numbers under each other in binary; numbers too long for a line are told in decimal only.
fn columns(rows: &[(String, Nat)], total: &Nat, tongue: &Tongue) -> String {
    let bits = rows.iter().map(|(_, n)| n.bits()).chain([total.bits(), 1]).max().unwrap_or(1) as usize;
    let sum = tongue.speak(&say!("human-sum"));
    let all = rows.iter().map(|(name, n)| (name.as_str(), n)).chain([(sum.as_str(), total)]);
    let row = |(name, n): (&str, &Nat)| {
        let decimal = brief(n, tongue);
        if bits > WIDTH / 2 { vec![name.to_owned(), decimal] } else { vec![name.to_owned(), binary(n, bits), decimal] }
    };
    sheet(&all.map(row).collect::<Vec<_>>())
}

fn binary(n: &Nat, bits: usize) -> String {
    let digits = n.to_str_radix(2);
    format!("{}{digits}", "0".repeat(bits.saturating_sub(digits.len())))
}

fn brief(n: &Nat, tongue: &Tongue) -> String {
    short(&n.to_string(), tongue)
}

/// A text of numbers or moves for people: long numbers are shortened. JSON has every digit.
fn short(text: &str, tongue: &Tongue) -> String {
    tongue.speak(&Say::verbatim(text))
}

/// Rows of cells under each other: the first column flush left, the others flush right.
pub fn sheet(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |c: usize| rows.iter().filter_map(|row| row.get(c)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let cell = |(c, text): (usize, &String)| {
            if c == 0 { padded(text, widths[c]) } else { flush_right(text, widths[c]) }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        let _ = writeln!(out, "      {}", cells.join("  ").trim_end());
    }
    out
}

/// Moves by the names that people have for them, in a row.
pub fn names(place: &dyn Place, moves: &[String], tongue: &Tongue) -> String {
    moves.iter().map(|mv| tongue.speak(&name(place, mv))).collect::<Vec<_>>().join("  ")
}
