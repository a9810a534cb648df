//! An answer for people: the verdict, why, every move by what it does, and the line.

use std::fmt::Write;
use std::ops::RangeInclusive;

use num_traits::Zero;
use unicode_width::UnicodeWidthStr;

use crate::cli::wrap::{WIDTH, flush_right, padded, wrap};
use duel::answer::Answer;
use duel::house::Entry;
use duel::named::{self, name};
use duel::place::Place;
use duel::preset;
use ground::num::{Int, Nat, decimal, fraction};
use ground::params::Params;
use ground::rules::Side;
use ground::say;
use ground::say::{Say, Tongue};
use ground::scene::{Scene, Shape};
use solve::judge::reason::{Exhibit, Reached, Reason, Role};
use solve::judge::shares::Divided;
use solve::judge::value::{Outcome, Value, infinity, standing};
use teach::tell;

/// Moves written out in one group at most; the rest is counted.
const SHOWN: usize = 40;

/// The whole answer.
///
/// `numbered` is the board with the line of the reason written into it, where it can be.
pub fn answer(entry: &Entry, place: &dyn Place, answer: &Answer, numbered: Option<&Scene>, tongue: &Tongue) -> String {
    let mut out = head(entry, place.params(), &answer.position, answer.to, tongue);
    if answer.ending.is_none() {
        out += &wrap("", &verdict(&answer.value, tongue));
    }
    if let Some(form) = &answer.canonical {
        out += &wrap("", &tongue.speak(&say!("human-canonical", form = form)));
    }
    out.push('\n');
    out += &reason(&answer.reason, place, tongue);
    out += &numbered.map_or_else(String::new, |scene| board(scene, tongue));
    if answer.ending.is_some() {
        return out;
    }
    out.push('\n');
    out += &moves(place, answer, tongue);
    if !answer.line.is_empty() {
        out += &wrap("", &tongue.speak(&line(entry, place.params(), answer)));
    }
    if let Some(parts) = &answer.parts {
        let told = parts.iter().map(|(position, nimber)| say!("human-part", position = position, nimber = nimber));
        out += &wrap("", &tongue.speak(&say!("human-parts", parts = told.collect::<Vec<Say>>())));
    }
    out
}

/// The longest position whose line is looked through for a circle.
const CIRCLED: usize = 1_000;

/// Rounds of the same moves from which on they are told once.
const ROUNDS: usize = 4;

/// Moves that such a round has; the same move again and again is a column that fills up.
const ROUND: RangeInclusive<usize> = 2..=4;

/// The line; where it comes back to a position, or ends in rounds of the same moves, it is cut there, and that is said.
fn line(entry: &Entry, params: &Params, answer: &Answer) -> Say {
    if let Some((from, to)) = circle(entry, params, answer) {
        return say!("human-line-circles", moves = answer.line[..to].join("  "), count = to - from);
    }
    match rounds(&answer.line) {
        Some((to, count, times)) => {
            say!("human-line-rounds", moves = answer.line[..to].join("  "), count = count, times = times)
        }
        None => say!("human-line", moves = answer.line.join("  ")),
    }
}

/// Where the first round of the moves ends that the line goes on with to its end, how many they are, and how often they come again.
///
/// Worked: a, b, c, b, c, b, c, b, c ends in four rounds of two moves: the first is over after three moves, and three follow.
fn rounds(line: &[String]) -> Option<(usize, usize, usize)> {
    ROUND.into_iter().find_map(|count| {
        let last = line.rchunks_exact(count).next()?;
        let times = line.rchunks_exact(count).take_while(|round| *round == last).count();
        (times >= ROUNDS).then(|| (line.len() - (times - 1) * count, count, times - 1))
    })
}

/// Between how many plies the line comes back to a position for the first time.
fn circle(entry: &Entry, params: &Params, answer: &Answer) -> Option<(usize, usize)> {
    let is_short = answer.position.len() <= CIRCLED;
    let mut place = is_short.then(|| entry.open(params, Some(&answer.position)).ok()).flatten()?;
    let mut seen = vec![(place.text(), place.to())];
    for mv in &answer.line {
        place = place.play(mv).ok()?.next;
        let here = (place.text(), place.to());
        if let Some(from) = seen.iter().position(|before| *before == here) {
            return Some((from, seen.len()));
        }
        seen.push(here);
    }
    None
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

/// The claim and every step, each with what it shows at this place, moves by their names.
pub fn reason(reason: &Reason, place: &dyn Place, tongue: &Tongue) -> String {
    let mut out = wrap("", &tongue.speak(&named::says(place, &reason.claim)));
    for step in &reason.steps {
        let step = named::step(place, step, &|says| tongue.speak(says));
        let mark = if step.role == Role::Ask { "? " } else { "- " };
        out += &wrap(&format!("  {mark}"), &tongue.speak(&step.says));
        if let Some(shown) = &step.shows {
            out += &exhibit(shown, &place.scene(), tongue);
        }
    }
    out
}

/// A board in text, with moves to come as numbers; nothing where there is no board.
fn board(scene: &Scene, tongue: &Tongue) -> String {
    let Shape::Grid(grid) = &scene.shape else { return String::new() };
    let mut rows = vec![std::iter::once(String::new()).chain(grid.cols.iter().cloned()).collect::<Vec<String>>()];
    for (name, cells) in grid.rows.iter().zip(grid.cells.chunks(grid.cols.len().max(1))) {
        rows.push(std::iter::once(name.clone()).chain(cells.iter().map(|mark| mark.text.clone())).collect());
    }
    let says = wrap("  - ", &tongue.speak(&say!("human-numbered")));
    says + &sheet(&rows)
}

/// A picture of an exhibit in text; places on the board are told by their names, for nothing is lit.
pub fn exhibit(exhibit: &Exhibit, scene: &Scene, tongue: &Tongue) -> String {
    match exhibit {
        Exhibit::Columns { rows, total } => columns(rows, total, tongue),
        Exhibit::Mex { options, mex } => {
            let row = |option: &Reached| [Some(option.mv.clone()), option.worked(), Some(brief(&option.value, tongue))];
            let mut rows: Vec<_> = options.iter().map(row).collect();
            let is_summed = rows.iter().any(|[_, worked, _]| worked.is_some());
            rows.push([Some("mex".into()), None, Some(brief(mex, tongue))]);
            let cells = |row: [Option<String>; 3]| -> Vec<String> {
                let told = row.into_iter().enumerate().filter(|(column, _)| is_summed || *column != 1);
                told.map(|(_, cell)| cell.unwrap_or_default()).collect()
            };
            self::sheet(&rows.into_iter().map(cells).collect::<Vec<_>>())
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
            sheet.extend(rows.iter().enumerate().map(row));
            self::sheet(&sheet)
        }
        Exhibit::Spots(spots) => {
            scene.told(spots).map_or_else(String::new, |says| wrap("      ", &tongue.speak(&says)))
        }
        Exhibit::Replies(replies) => {
            let rows: Vec<Vec<String>> = replies
                .iter()
                .map(|(mv, reply)| vec![short(mv, tongue), "->".into(), reply_or_end(reply, tongue)])
                .collect();
            sheet(&rows)
        }
        Exhibit::Line(moves) => wrap("      ", &short(&moves.join("  "), tongue)),
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

/// The answer to a move, or that the move ends the game.
fn reply_or_end(reply: &str, tongue: &Tongue) -> String {
    if reply.is_empty() { tongue.speak(&say!("reply-over")) } else { short(reply, tongue) }
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

/// Every move in groups of equal value, the best group first, with what the group leaves.
pub fn moves(place: &dyn Place, answer: &Answer, tongue: &Tongue) -> String {
    if answer.moves_total == Nat::ZERO {
        return wrap("", &tongue.speak(&say!("human-typed")));
    }
    let mut out = wrap("", &tongue.speak(&say!("human-moves", count = &answer.moves_total)));
    let mut groups: Vec<(&Value, Vec<&str>)> = Vec::new();
    let (guessed, proved): (Vec<&Rated>, Vec<&Rated>) =
        answer.moves.iter().partition(|(_, leaves)| matches!(leaves, Value::Estimate { .. }));
    for (mv, leaves) in proved {
        match groups.iter_mut().find(|(value, _)| *value == leaves) {
            Some((_, moves)) => moves.push(mv),
            None => groups.push((leaves, vec![mv])),
        }
    }
    groups.sort_by(|(a, _), (b, _)| b.gladness().cmp(&a.gladness()).then(a.hurry().cmp(&b.hurry())));
    for (leaves, moves) in groups {
        let label = tongue.speak(&say!("human-group", what = leaving(leaves), count = moves.len()));
        let mut list = short(
            &moves.iter().take(SHOWN).map(|mv| tongue.speak(&name(place, mv))).collect::<Vec<_>>().join("  "),
            tongue,
        );
        if moves.len() > SHOWN {
            list += &tongue.speak(&say!("human-more", count = moves.len() - SHOWN));
        }
        out += &wrap("  ", &label);
        out += &wrap("      ", &list);
    }
    out += &estimates(guessed, tongue);
    let rest = &answer.moves_total - Nat::from(answer.moves.len());
    if !rest.is_zero() {
        out += &wrap("  ", &tongue.speak(&say!("human-unlisted", count = rest)));
    }
    out
}

/// A move with what it leaves.
type Rated = (String, Value);

/// Moves whose worth is only estimated, in one list with the points of the mover behind each: nearly all of them differ.
fn estimates(mut guessed: Vec<&Rated>, tongue: &Tongue) -> String {
    if guessed.is_empty() {
        return String::new();
    }
    guessed.sort_by_key(|(_, leaves)| std::cmp::Reverse(leaves.gladness()));
    let points = |(mv, leaves): &&Rated| match leaves {
        Value::Estimate { ahead, .. } => format!("{mv}\u{a0}{:+}", -ahead),
        _ => mv.clone(),
    };
    let list: Vec<String> = guessed.iter().take(SHOWN).map(points).collect();
    let mut list = short(&list.join("  "), tongue);
    if guessed.len() > SHOWN {
        list += &tongue.speak(&say!("human-more", count = guessed.len() - SHOWN));
    }
    wrap("  ", &tongue.speak(&say!("human-estimates", count = guessed.len()))) + &wrap("      ", &list)
}

/// What a move does that leaves this value to the opponent.
pub fn leaving(leaves: &Value) -> Say {
    let what = match (leaves, leaves.outcome()) {
        (Value::Margin { own, other }, _) => say!("human-leaves-margin", own = other, other = own),
        (Value::Estimate { ahead, .. }, _) => {
            let (way, points) = standing(&-ahead);
            say!("human-leaves-estimate", way = way, points = &points)
        }
        (Value::Expected { mean, .. }, _) => say!("human-leaves-expected", mean = decimal(&-mean, 4)),
        (Value::Shared(_), _) => Say::verbatim(""),
        (_, Outcome::P) => say!("human-leaves-p"),
        (_, Outcome::D) => say!("human-leaves-d"),
        (_, Outcome::N) => say!("human-leaves-n"),
    };
    if let Some(reached) = leaves.as_infinity() {
        let value = infinity(reached);
        return match leaves.remoteness() {
            Some(plies) => say!("human-leaves-infinity-plies", what = what, value = value, plies = plies),
            None => say!("human-leaves-infinity", what = what, value = value),
        };
    }
    match (leaves.as_nimber(), leaves.remoteness()) {
        (Some(nimber), None) if !nimber.is_zero() => say!("human-leaves-nimber", what = what, nimber = nimber),
        (Some(nimber), Some(plies)) if !nimber.is_zero() => {
            say!("human-leaves-both", what = what, nimber = nimber, plies = plies)
        }
        (_, Some(plies)) => say!("human-leaves-plies", what = what, plies = plies),
        _ => what,
    }
}
