//! What is said of the moves beside each other, and of the line counted out, held by the rules of the board.

use ground::say::Arg;
use solve::judge::value::Value;

use super::discs::{corners, count, ends, letter, open, other, safe, turns};
use super::ideas::open_corners;
use super::number;
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{focus, rows};
use crate::sweep::after;

/// What can be counted of a move.
pub struct Move {
    pub text: String,
    is_best: bool,
    answers: usize,
    given: Vec<String>,
    takes: bool,
}

fn all_moves(case: &Case) -> Vec<Move> {
    let (board, foe) = (Drawing::of(&*case.met.place), other(letter(case.met.place.to())));
    let one = |text: String| {
        let next = after(&case.met.place, &text).expect("a legal move");
        let cell = (text != "pass").then(|| board.cell(&text));
        Move {
            is_best: case.met.answer.best.contains(&text),
            answers: open(&Drawing::of(&*next), foe).len(),
            given: open_corners(&*next, foe),
            takes: cell.is_some_and(|cell| corners(&board).contains(&cell)),
            text,
        }
    };
    case.met.place.moves(64).0.into_iter().map(one).collect()
}

/// The move that is told as the next best one, the best one before it.
pub fn pair(case: &Case) -> Option<[Move; 2]> {
    let says = &case.step?.says;
    let said = says.args.iter().find(|(name, _)| *name == "said").map(|(_, arg)| arg);
    let says = if let Some(Arg::Say(said)) = said { said } else { says };
    let around = Case { met: case.met, step: case.step, says };
    let mut moves = all_moves(case);
    let mut take = |name: &str| {
        let told = around.texts(name).first()?.clone();
        let at = moves.iter().position(|one| one.text == told)?;
        Some(moves.swap_remove(at))
    };
    Some([take("best")?, take("next")?])
}

/// Whether it is proved how the game ends after each move.
fn are_proved(case: &Case) -> bool {
    let moves = &case.met.answer.moves;
    case.met.answer.value.is_proved() || !moves.is_empty() && moves.iter().all(|(_, value)| value.is_proved())
}

/// How far the mover is ahead after each move, proved or by the estimate; nothing where there is too much to try.
fn leads(case: &Case) -> Option<Vec<(String, i64)>> {
    if are_proved(case) {
        return Some(ends(&*case.met.place)?.into_iter().map(|(text, own, other)| (text, own - other)).collect());
    }
    let lead = |(text, value): &(String, Value)| match value {
        Value::Estimate { ahead, .. } => Some((text.clone(), -ahead.to_string().parse::<i64>().ok()?)),
        _ => None,
    };
    let leads: Vec<(String, i64)> = case.met.answer.moves.iter().map(lead).collect::<Option<_>>()?;
    (!leads.is_empty()).then_some(leads)
}

/// The best move is so much better than the next one, which is the best of the others, and the table counts what is told.
pub fn next(case: &Case) -> Held {
    let (told_best, next) = (case.texts("best"), case.text("next"));
    let best = told_best[0].as_str();
    let (mut found, mut named) = (case.met.answer.best.clone(), told_best.clone());
    found.sort();
    named.sort();
    let moves = all_moves(case);
    let are_told = rows(case).iter().map(|row| {
        let Some(one) = moves.iter().find(|one| one.text == row[0]) else { return Held::False(format!("{row:?}")) };
        let given = if one.given.is_empty() { "–".to_owned() } else { one.given.join(" ") };
        same(row[2..].to_vec(), vec![one.answers.to_string(), given])
    });
    let shown: Vec<usize> = focus(case).iter().map(|(row, _)| *row).collect();
    let marked: Vec<usize> =
        (0..rows(case).len()).filter(|row| case.met.answer.best.contains(&rows(case)[*row][0])).collect();
    let counted = || {
        let Some(leads) = leads(case) else { return Held::Open };
        let of = |wanted: &str| leads.iter().find(|(text, _)| text == wanted).map(|(_, lead)| *lead);
        let (Some(most), Some(less)) = (of(best), of(next)) else { return Held::False("it is no move".into()) };
        let others = leads.iter().filter(|(text, _)| !case.met.answer.best.contains(text)).map(|(_, lead)| *lead).max();
        let are_leads =
            rows(case).iter().all(|row| of(&row[0]).map(|lead| lead.to_string()).as_deref() == Some(&row[1]));
        same(number(case, "gap"), most - less)
            .and(|| is(most > less, || "it is no worse".into()))
            .and(|| same(Some(less), others))
            .and(|| is(are_leads, || format!("{leads:?}")))
    };
    same(best, case.met.answer.best[0].as_str())
        .and(|| same((named, case.size("count")), (found, told_best.len())))
        .and(|| same(case.size("proved"), usize::from(are_proved(case))))
        .and(|| same(shown, marked))
        .and(|| all(are_told))
        .and(counted)
}

fn best_and_others(case: &Case) -> (Vec<Move>, Vec<Move>) {
    all_moves(case).into_iter().partition(|one| one.is_best)
}

fn apart(case: &Case, has: impl Fn(&Move) -> bool) -> Held {
    let (best, others) = best_and_others(case);
    is(best.iter().all(&has) && !others.iter().any(&has) && !others.is_empty(), || "it does not set them apart".into())
}

pub fn apart_corner(case: &Case) -> Held {
    apart(case, |one| one.takes)
}

pub fn apart_gives(case: &Case) -> Held {
    apart(case, |one| one.given.is_empty())
}

pub fn apart_answers(case: &Case) -> Held {
    let (best, others) = best_and_others(case);
    let most = best.iter().map(|one| one.answers).max();
    let least = others.iter().map(|one| one.answers).min();
    same((Some(case.size("most")), Some(case.size("least"))), (most, least))
        .and(|| is(most < least, || "no gap".into()))
}

/// Neither sets a count the best moves apart, nor speaks one for the best move beside the next.
pub fn no_count(case: &Case) -> Held {
    let Some([best, next]) = pair(case) else { return Held::False("no moves are told".into()) };
    let speaks = next.given.len() > best.given.len()
        || best.takes && !next.takes
        || safe_after(case, &best.text) > safe_after(case, &next.text)
        || next.answers > best.answers;
    let sets = [apart_corner(case), apart_gives(case)].iter().any(|held| matches!(held, Held::True));
    is(!speaks && !sets, || "a count tells it".into())
}

/// The discs that the mover has safe after a move.
fn safe_after(case: &Case, text: &str) -> usize {
    let next = after(&case.met.place, text).expect("a legal move");
    safe(&Drawing::of(&*next), letter(case.met.place.to())).len()
}

pub fn beside_stable(case: &Case) -> Held {
    let [best, next] = ["best", "next"].map(|name| safe_after(case, case.text(name)));
    same((case.size("stable"), case.size("fewer")), (best, next)).and(|| is(best > next, || "it has no more".into()))
}

pub fn beside_corner(case: &Case) -> Held {
    let Some([best, next]) = pair(case) else { return Held::False("no moves are told".into()) };
    same(case.text("next"), next.text.as_str())
        .and(|| same(case.texts("corners"), next.given.clone()))
        .and(|| is(next.given.len() > best.given.len(), || "the best move gives as many".into()))
}

pub fn beside_answers(case: &Case) -> Held {
    let Some([best, next]) = pair(case) else { return Held::False("no moves are told".into()) };
    same((case.size("best"), case.size("next")), (best.answers, next.answers))
        .and(|| is(next.answers > best.answers, || "it leaves no more".into()))
}

/// The answer is the best one after the next best move, and of the kind that is told.
pub fn answered(case: &Case) -> Held {
    let Some([_, next]) = pair(case) else { return Held::False("no moves are told".into()) };
    let (board, answer) = (Drawing::of(&*case.met.place), case.text("answer"));
    let kind = match answer {
        "pass" => "pass",
        cell if corners(&board).contains(&board.cell(cell)) => "corner",
        _ => "plain",
    };
    let left = after(&case.met.place, &next.text).expect("a legal move");
    let kept = || {
        let Some(leads) = ends(&*left) else { return Held::Open };
        let most = leads.iter().map(|(_, own, other)| own - other).max();
        same(leads.iter().find(|(text, ..)| text == answer).map(|(_, own, other)| own - other), most)
    };
    same((case.text("next"), case.text("kind")), (next.text.as_str(), kind)).and(kept)
}

/// The line is play to the end, and if it is called whole, whoever is behind has no other move in it; each row counts the discs after a move, and from the move named on nobody else is ahead.
pub fn course(case: &Case) -> Held {
    let (mut place, own) = (case.met.place.clone(), letter(case.met.place.to()));
    let (mut found, mut leads) = (Vec::new(), Vec::new());
    let is_whole = case.text("whole") == "yes";
    let shown: Vec<String> = rows(case).iter().map(|row| row[1].clone()).collect();
    let line = if is_whole { &shown } else { &case.met.answer.line };
    let mut choices = [0, 0];
    for text in line {
        let own_turn = usize::from(place.to() == case.met.place.to());
        choices[own_turn] = choices[own_turn].max(place.moves(9).0.len());
        let (board, disc) = (Drawing::of(&*place), letter(place.to()));
        let turned = if text == "pass" { 0 } else { turns(&board, disc, board.cell(text)).len() };
        let Some(next) = after(&place, text) else { return Held::False(format!("{text} is illegal")) };
        let board = Drawing::of(&*next);
        let [mine, theirs] = [own, other(own)].map(|disc| count(&board, disc));
        leads.push((mine as i64 - theirs as i64).signum());
        found.push(vec![disc.to_string(), text.clone(), turned.to_string(), format!("{mine} : {theirs}")]);
        place = next;
    }
    let last = leads.last().copied().unwrap_or(0);
    let from = leads.iter().rposition(|lead| *lead != last).map_or(0, |row| row + 1);
    let ahead = match last {
        1 => "you",
        -1 => "other",
        _ => "nobody",
    };
    let behind = usize::from(ahead == "other");
    is(place.ending().is_some(), || "the line does not reach the end".into())
        .and(|| is(!is_whole || choices[behind] < 2, || "there is a choice".into()))
        .and(|| same(rows(case).to_vec(), found.clone()))
        .and(|| same((case.size("from"), case.text("ahead")), (from + 1, ahead)))
        .and(|| same(case.text("mv"), found[from][1].as_str()))
}
