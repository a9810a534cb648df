//! Every move of a position for people: in groups of equal value, each with how it is met that gives something away.

use num_traits::Zero;
use unicode_width::UnicodeWidthStr;

use crate::cli::wrap::{padded, wrap};
use duel::answer::{Answer, Refutation};
use duel::named::name;
use duel::place::Place;
use duel::refutation::gives_away;
use ground::num::{Nat, decimal};
use ground::say;
use ground::say::{Arg, Say, Tongue};
use solve::judge::value::{Outcome, Value, infinity, standing};

/// Moves written out in one group at most; the rest is counted.
const SHOWN: usize = 40;

/// Rows of one group at most, a row for each answer; the moves of the others are counted.
const ROWS: usize = 12;

/// Cells of a row that its moves may take before what meets them stands in a row of its own.
const MOVES: usize = 44;

/// What stands before the moves of a group.
const INDENT: &str = "      ";

/// Every move in groups of equal value, the best group first, with what the group leaves and how its moves are met. `is_whole`: no group is
/// cut short.
pub fn moves(place: &dyn Place, answer: &Answer, is_whole: bool, tongue: &Tongue) -> String {
    if answer.moves_total == Nat::ZERO {
        return wrap("", &tongue.speak(&say!("human-typed")));
    }
    let mut out = wrap("", &tongue.speak(&say!("human-moves", count = &answer.moves_total)));
    let met = |i: usize| answer.refutations.get(i).and_then(Option::as_ref);
    let mut groups: Vec<(&Value, Group)> = Vec::new();
    let mut guessed = Vec::new();
    for (i, row) in answer.moves.iter().enumerate() {
        let (mv, leaves) = (&row.0, &row.1);
        if matches!(leaves, Value::Estimate { .. }) {
            guessed.push(row);
        } else if let Some((_, moves)) = groups.iter_mut().find(|(value, _)| is_told_alike(value, leaves)) {
            moves.push((mv, leaves, met(i)));
        } else {
            groups.push((leaves, vec![(mv, leaves, met(i))]));
        }
    }
    groups.sort_by(|(a, _), (b, _)| b.gladness().cmp(&a.gladness()).then(a.hurry().cmp(&b.hurry())));
    for (leaves, moves) in groups {
        let what = if is_lost_by(leaves).is_some() { say!("human-leaves-n") } else { leaving(leaves) };
        out += &wrap("  ", &tongue.speak(&say!("human-group", what = what, count = moves.len())));
        out += &group(place, &moves, is_whole, tongue);
    }
    out += &estimates(guessed, tongue);
    out += &untold(answer, tongue);
    out
}

/// The nim-value by which a move loses, where nothing else is known of it: nearly every such move leaves another one.
fn is_lost_by(leaves: &Value) -> Option<&Nat> {
    leaves.as_nimber().filter(|nimber| !nimber.is_zero() && leaves.remoteness().is_none())
}

/// Whether moves that leave these values stand in one group.
fn is_told_alike(one: &Value, other: &Value) -> bool {
    one == other || is_lost_by(one).is_some() && is_lost_by(other).is_some()
}

/// Moves of equal value, each with what it leaves and how it is met.
type Group<'a> = Vec<(&'a String, &'a Value, Option<&'a Refutation>)>;

/// A group: moves that leave the same and are met in the same way stand in one row.
fn group(place: &dyn Place, moves: &Group, is_whole: bool, tongue: &Tongue) -> String {
    let mut rows: Vec<(Option<&Refutation>, &Value, Vec<&String>)> = Vec::new();
    for (mv, leaves, met) in moves {
        match rows.iter_mut().find(|(same, value, _)| same == met && value == leaves) {
            Some((_, _, moves)) => moves.push(mv),
            None => rows.push((*met, leaves, vec![mv])),
        }
    }
    let most = if is_whole { usize::MAX } else { ROWS };
    let hidden: usize = rows.iter().skip(most).map(|(_, _, moves)| moves.len()).sum();
    let told = rows.iter().take(most).map(|(met, leaves, moves)| {
        let answered = met.map(|met| answered(place, moves[0], met));
        let answered = match (answered, is_lost_by(leaves)) {
            (Some(met), Some(nimber)) => Some(say!("human-met-nimber", met = met, nimber = nimber)),
            (None, Some(nimber)) => Some(say!("human-nimber", nimber = nimber)),
            (met, None) => met,
        };
        let answered = answered.map(|says| tongue.speak(&says));
        (list(place, moves, is_whole, tongue), answered)
    });
    let mut out = aligned(&told.collect::<Vec<_>>(), tongue);
    if hidden > 0 {
        out += &wrap(INDENT, tongue.speak(&say!("human-more", count = hidden)).trim_start());
    }
    out
}

/// Moves in a row, a long one cut short.
fn list(place: &dyn Place, moves: &[&String], is_whole: bool, tongue: &Tongue) -> String {
    let shown = if is_whole { moves.len() } else { SHOWN.min(moves.len()) };
    let names = moves[..shown].iter().map(|mv| tongue.speak(&name(place, mv)));
    let mut list = tongue.speak(&Say::verbatim(names.collect::<Vec<_>>().join("  ")));
    if moves.len() > shown {
        list += &tongue.speak(&say!("human-more", count = moves.len() - shown));
    }
    list
}

/// Rows of moves with how they are met, these under each other; a long row of moves takes lines of its own.
fn aligned(rows: &[(String, Option<String>)], tongue: &Tongue) -> String {
    let mut out = String::new();
    let head = |moves: &String| tongue.speak(&say!("human-met", moves = moves));
    let heads: Vec<String> =
        rows.iter().map(|(moves, met)| met.as_ref().map_or(moves.clone(), |_| head(moves))).collect();
    let widths = heads.iter().map(|head| head.width()).filter(|width| *width <= MOVES);
    let width = widths.max().unwrap_or(0);
    for (head, (_, met)) in heads.iter().zip(rows) {
        match met {
            None => out += &wrap(INDENT, head),
            Some(met) if head.width() <= width => out += &wrap(&format!("{INDENT}{}  ", padded(head, width)), met),
            Some(met) => out += &(wrap(INDENT, head) + &wrap(&format!("{INDENT}{INDENT}"), met)),
        }
    }
    out
}

/// How a move is met, by the names that people have for moves.
pub fn answered(place: &dyn Place, mv: &str, met: &Refutation) -> Say {
    let Refutation { own, answer, then } = met;
    let later = own.iter().chain(answer).chain(then.iter().flatten()).map(String::as_str);
    let line: Vec<&str> = [mv].into_iter().chain(later).collect();
    let mut names = duel::named::line(place, &line).into_iter().skip(1);
    let again: Vec<Arg> = names.by_ref().take(own.len()).map(Arg::from).collect();
    let mut next = || names.next().unwrap_or_else(|| Say::verbatim(""));
    let says = match (answer, then) {
        (None, _) => say!("human-ends"),
        (Some(_), None) => say!("human-then", answer = next()),
        (Some(_), Some(_)) => say!("human-then-blow", answer = next(), defence = next(), blow = next()),
    };
    if again.is_empty() { says } else { say!("human-goes-on", moves = again, met = says) }
}

/// How many moves are not listed, and of how many that give something away no answer is shown.
fn untold(answer: &Answer, tongue: &Tongue) -> String {
    let mut out = String::new();
    let rest = &answer.moves_total - Nat::from(answer.moves.len());
    if !rest.is_zero() {
        out += &wrap("  ", &tongue.speak(&say!("human-unlisted", count = rest)));
    }
    let met = answer.refutations.iter().map(Option::is_some).chain(std::iter::repeat(false));
    let is_bare = |((_, leaves), is_met): &(&Rated, bool)| !is_met && gives_away(&answer.value, leaves);
    let bare = answer.moves.iter().zip(met).filter(is_bare).count();
    if bare > 0 {
        out += &wrap("  ", &tongue.speak(&say!("human-unanswered", count = bare)));
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
    let mut list = tongue.speak(&Say::verbatim(list.join("  ")));
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
