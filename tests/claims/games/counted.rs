//! What is said where counting the moves that are left proves who wins.

use std::collections::HashMap;
use std::sync::Arc;

use duel::place::Place;
use ground::say::Arg;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::worth::{are_replies, found};
use crate::referee::{is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("counted-claim-last", Fact(last)),
    ("counted-claim-any", Fact(settled)),
    ("counted-claim-none", Fact(settled)),
    ("counted-claim-won", Fact(claim_won)),
    ("counted-claim-lost", Fact(claim_lost)),
    ("counted-ask-settled", Question),
    ("counted-ask", Question),
    ("counted-look", Fact(look)),
    ("counted-look-open", Fact(look_open)),
    ("counted-head-part", Part),
    ("counted-head-own", Part),
    ("counted-head-lines", Part),
    ("counted-head-left", Part),
    ("counted-head-move", Part),
    ("counted-head-answer", Part),
    ("counted-head-theirs", Part),
    ("counted-head-yours", Part),
    ("counted-place-any", Fact(settled)),
    ("counted-place-only", Fact(only)),
    ("counted-place", Fact(place)),
    ("counted-place-none", Fact(place_none)),
    ("counted-move", Fact(told)),
    ("counted-move-any", Fact(told)),
    ("counted-move-settling", Fact(settling)),
    ("counted-stall", Fact(stall)),
    ("counted-answers-yours", Fact(yours)),
    ("counted-answers-theirs", Fact(theirs)),
    ("counted-lines", Fact(lines)),
    ("counted-head-line", Part),
    ("counted-lost", Fact(lost)),
    ("counted-head-lost", Part),
    ("counted-head-moves", Part),
    ("counted-head-back", Part),
    ("counted-head-there", Part),
    ("counted-law", Source),
    ("counted-law-settled", Fact(rules)),
];

/// Moves that a predicate lists at most.
const MOST: usize = 1_000;

/// Positions that are counted from, at most.
const ROOM: usize = 1_500;

/// The fewest and the most moves that follow; both numbers differ in parity where somebody can change it.
type Lengths = (usize, usize, bool);

/// Every game from here is played out: the fewest moves, the most, and whether all numbers are alike in parity.
fn lengths(place: &dyn Place) -> Option<Lengths> {
    walk(place, &mut HashMap::new())
}

fn walk(place: &dyn Place, known: &mut HashMap<String, Lengths>) -> Option<Lengths> {
    if place.ending().is_some() {
        return Some((0, 0, true));
    }
    let text = place.text();
    if let Some(known) = known.get(&text) {
        return Some(*known);
    }
    if known.len() > ROOM {
        return None;
    }
    let mut all: Option<Lengths> = None;
    for (_, next) in moves(place, MOST)? {
        let (least, most, is_settled) = walk(&*next, known)?;
        let (least, most) = (least + 1, most + 1);
        let so_far = all.unwrap_or((least, most, is_settled));
        let is_settled = so_far.2 && is_settled && so_far.0 % 2 == least % 2;
        all = Some((so_far.0.min(least), so_far.1.max(most), is_settled));
    }
    let all = all?;
    known.insert(text, all);
    Some(all)
}

/// So many moves are told to be left here, and that is so: one number, two of them, or the least and the greatest of more.
pub fn is_left(place: &dyn Place, told: &str) -> Held {
    let signs = [", ", "–"];
    let numbers: Vec<usize> = signs
        .iter()
        .fold(told.to_owned(), |told, sign| told.replace(sign, " "))
        .split(' ')
        .flat_map(str::parse)
        .collect();
    let apart = numbers.last().zip(numbers.first()).map(|(last, first)| last - first);
    if !told.contains(match apart {
        Some(0) => "",
        Some(2) => signs[0],
        _ => signs[1],
    }) {
        return Held::False(format!("{told} is not how it is written"));
    }
    let (least, most) = (numbers.first().copied(), numbers.last().copied());
    lengths(place).map_or(Held::Open, |found| same((least, most, true), (Some(found.0), Some(found.1), found.2)))
}

/// Whether the side that is to move makes the last of an odd number of moves and so wins.
fn wins_by(moves: usize, is_misere: bool) -> bool {
    (moves % 2 == 1) != is_misere
}

/// The numbers of a sentence are those of a position.
fn numbers(case: &Case, place: &dyn Place) -> Held {
    let (least, most) = (case.size("least"), case.size("most"));
    let found = lengths(place).map_or(Held::Open, |found| same((least, most, true), found));
    same((case.size("wide"), case.size("odd")), (most - least, least % 2)).and(|| found)
}

/// One move is left, whichever of so many is chosen.
fn last(case: &Case) -> Held {
    rules(case)
        .and(|| lengths(&*case.met.place).map_or(Held::Open, |found| same((1, 1, true), found)))
        .and(|| total(case))
}

/// There are so many moves.
fn total(case: &Case) -> Held {
    found(case.size("total"), moves(&*case.met.place, MOST).map(|all| all.len()))
}

fn only(case: &Case) -> Held {
    found(1, moves(&*case.met.place, MOST).map(|all| all.len()))
}

/// The parts in which there are moves, each with how many are left and with lines of play that have so many.
fn sheet(case: &Case, place: &dyn Place) -> Held {
    let told = rows(case);
    let parts = place.summands();
    let parts: Vec<_> = parts.iter().filter(|part| !moves(&***part, MOST).is_some_and(|all| all.is_empty())).collect();
    let plays = |part: &dyn Place, line: &str| {
        let mut at = part.reads(&part.text()).ok()?;
        for mv in line.split(' ') {
            at = at.play(mv).ok()?.next;
        }
        at.ending().map(|_| line.split(' ').count())
    };
    // A part that keeps to its place has its own number in its moves; alone it is the first.
    let alone = |name: &str, line: &str| {
        let own = name.split(':').next().filter(|own| own.parse::<usize>().is_ok()).map(|own| format!("{own}:"));
        let is_own = |own: &String| line.split(' ').all(|mv| mv.starts_with(own.as_str()));
        own.filter(is_own).map_or(line.to_owned(), |own| {
            let first = |mv: &str| format!("1:{}", &mv[own.len()..]);
            line.split(' ').map(first).collect::<Vec<_>>().join(" ")
        })
    };
    let lines = |row: &[String], part: &dyn Place| {
        let Some(told) = row.get(2) else { return Held::True };
        let played: Vec<Option<usize>> = told.split(" / ").map(|line| plays(part, &alone(&row[0], line))).collect();
        let ends = lengths(part).map(
            |(least, most, _)| {
                if least == most { vec![Some(least)] } else { vec![Some(least), Some(most)] }
            },
        );
        found(played, ends)
    };
    let of_row =
        |(row, part): (&Vec<String>, &&Arc<dyn Place>)| is_left(&***part, &row[1]).and(|| lines(row, &***part));
    if told.is_empty() {
        return Held::True;
    }
    same(told.len(), parts.len()).and(|| all(told.iter().zip(&parts).map(of_row)))
}

fn rules(case: &Case) -> Held {
    same(case.size("misere") == 1, case.met.is_misere())
}

/// Nobody can change who makes the last move; the claim tells who wins by it.
fn settled(case: &Case) -> Held {
    let Some((least, _, is_settled)) = lengths(&*case.met.place) else { return Held::Open };
    let won = wins_by(least, case.met.is_misere());
    let told = match case.says.key.as_ref() {
        "counted-claim-any" => same(won, true).and(|| rules(case)).and(|| total(case)),
        "counted-claim-none" => same(won, false).and(|| rules(case)).and(|| total(case)),
        _ => Held::True,
    };
    is(is_settled, || "somebody can change it".into()).and(|| told)
}

fn lost_after(case: &Case) -> Option<usize> {
    let next = moves(&*case.met.place, MOST)?;
    let lost: Option<Vec<bool>> = next.iter().map(|(_, next)| is_lost(&**next)).collect();
    Some(lost?.into_iter().filter(|lost| *lost).count())
}

fn claim_won(case: &Case) -> Held {
    rules(case).and(|| found(case.size("moves"), lost_after(case)))
}

fn claim_lost(case: &Case) -> Held {
    rules(case).and(|| found(true, is_lost(&*case.met.place)))
}

fn look(case: &Case) -> Held {
    rules(case).and(|| numbers(case, &*case.met.place)).and(|| sheet(case, &*case.met.place))
}

fn look_open(case: &Case) -> Held {
    let open = lengths(&*case.met.place).map_or(Held::Open, |found| is(!found.2, || format!("{found:?} is settled")));
    rules(case).and(|| open)
}

/// So many of all moves win; what is to be looked for is what the steps behind it show.
fn place(case: &Case) -> Held {
    let is_told = |key: &str| case.met.answer.reason.steps.iter().any(|step| step.says.key == key);
    let later = match () {
        () if is_told("counted-move-settling") => 0,
        () if is_told("counted-answers-theirs") => 1,
        () if is_told("worth-move-end") => 3,
        () => 2,
    };
    same(case.size("every") == 1, case.size("moves") == case.size("total"))
        .and(|| same(case.size("later"), later))
        .and(|| total(case))
        .and(|| found(case.size("moves"), lost_after(case)))
}

fn place_none(case: &Case) -> Held {
    let total = moves(&*case.met.place, MOST).map(|all| all.len());
    found(case.size("moves"), total).and(|| found(true, is_lost(&*case.met.place)))
}

/// The move that is told is one of the best, as a player says it.
fn told(case: &Case) -> Held {
    let mv = case.text("mv");
    let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
    is(case.met.answer.best.contains(&mv.to_owned()), || format!("{mv} is not told to be best"))
        .and(|| same(case.within("told").says.clone(), step.told))
}

fn settling(case: &Case) -> Held {
    let next = case.met.place.play(case.text("mv")).expect("a move").next;
    told(case)
        .and(|| rules(case))
        .and(|| numbers(case, &*next))
        .and(|| sheet(case, &*next))
        .and(|| found(true, is_lost(&*next)))
}

fn stall(case: &Case) -> Held {
    told(case).and(|| found(true, is_lost(&*case.met.place))).and(|| are_replies(case))
}

/// Every move is told, and it ends the game or has an answer that settles the number as who answers wants it.
fn are_answered(case: &Case, place: &dyn Place) -> Held {
    let Some(all_moves) = moves(place, MOST) else { return Held::Open };
    let one = |row: &Vec<String>| {
        let Some((_, next)) = all_moves.iter().find(|(text, _)| *text == row[0]) else {
            return Held::False(format!("{} is no move", row[0]));
        };
        if row[1].is_empty() {
            return is(next.ending().is_some() && case.met.is_misere(), || format!("{} has no answer", row[0]));
        }
        let Ok(step) = next.play(&row[1]) else { return Held::False(format!("{row:?}")) };
        let won = lengths(&*step.next).map_or(Held::Open, |left| same(wins_by(left.0, case.met.is_misere()), false));
        is_left(&*step.next, &row[2]).and(|| won)
    };
    let ends = rows(case).iter().any(|row| row[1].is_empty());
    same((rows(case).len(), case.size("ends") == 1), (all_moves.len(), ends)).and(|| all(rows(case).iter().map(one)))
}

fn yours(case: &Case) -> Held {
    rules(case).and(|| are_answered(case, &*case.met.place))
}

/// The position after the move that is told, where the opponent is to answer.
fn after_told(case: &Case) -> Option<Arc<dyn Place>> {
    let steps = &case.met.answer.reason.steps;
    let told = steps.iter().find(|step| step.says.key == "counted-move")?;
    let (_, Arg::Text(mv)) = told.says.args.iter().find(|(name, _)| *name == "mv")? else { return None };
    Some(case.met.place.play(mv).ok()?.next)
}

/// The same for the opponent after the move that is told.
fn theirs(case: &Case) -> Held {
    let Some(next) = after_told(case) else { return Held::False("no move is told".into()) };
    rules(case).and(|| are_answered(case, &*next))
}

/// The rest of a line, and what is told to settle the position behind it.
type Rest<'c> = (&'c [String], &'c str);

/// Decides what is told behind a line, where the winner is to move or not.
pub type Ends<'e> = dyn Fn(&dyn Place, &str, bool) -> Held + 'e;

/// The lines hold every move of the loser, who is to move, and one answer to each; where they end it is settled.
fn prove(place: &dyn Place, lines: &[Rest], ends: &Ends) -> Held {
    if let [([], told)] = lines {
        return ends(place, told, false);
    }
    let Some(all_moves) = moves(place, MOST) else { return Held::Open };
    let led = lines.iter().all(|(line, _)| line.first().is_some_and(|mv| all_moves.iter().any(|(text, _)| text == mv)));
    let of_one = |(text, next): &(String, Arc<dyn Place>)| {
        let own = lines.iter().filter(|(line, _)| line.first() == Some(text));
        let own: Vec<Rest> = own.map(|(line, told)| (&line[1..], *told)).collect();
        match &own[..] {
            [] => Held::False(format!("{text} is not met")),
            [([], told)] => ends(&**next, told, true),
            [(line, _), ..] => {
                let answer = line.first().cloned().unwrap_or_default();
                let Ok(step) = next.play(&answer) else { return Held::False(format!("{answer} is illegal")) };
                let is_one = own.iter().all(|(line, _)| line.first() == Some(&answer));
                let rest: Vec<Rest> =
                    own.iter().map(|(line, told)| (line.get(1..).unwrap_or_default(), *told)).collect();
                is(is_one, || format!("{text} has two answers")).and(|| prove(&*step.next, &rest, ends))
            }
        }
    };
    is(led, || "a line begins with no move".into()).and(|| all(all_moves.iter().map(of_one)))
}

/// The lines of a table prove a position lost: rows hold first moves, what follows, and what settles it then.
pub fn are_proved(place: &dyn Place, rows: &[Vec<String>], ends: &Ends) -> Held {
    let words = |text: &str| {
        text.split(' ').filter(|word| !["", "/"].contains(word)).map(str::to_owned).collect::<Vec<String>>()
    };
    let of_row = |row: &Vec<String>| {
        let heads = words(&row[0]).into_iter();
        heads.map(|head| (std::iter::once(head).chain(words(&row[1])).collect(), row[2].clone())).collect::<Vec<_>>()
    };
    let told: Vec<(Vec<String>, String)> = rows.iter().flat_map(of_row).collect();
    let lines: Vec<Rest> = told.iter().map(|(line, told)| (&line[..], told.as_str())).collect();
    prove(place, &lines, ends)
}

fn lines(case: &Case) -> Held {
    let is_misere = case.met.is_misere();
    let ends = |place: &dyn Place, told: &str, wins: bool| {
        is_left(place, told).and(|| lengths(place).map_or(Held::Open, |left| same(wins_by(left.0, is_misere), wins)))
    };
    let proved = match case.size("won") {
        0 => are_proved(&*case.met.place, rows(case), &ends),
        _ => after_told(case).map_or(Held::Open, |next| are_proved(&*next, rows(case), &ends)),
    };
    let bare = usize::from(rows(case).iter().any(|row| row[1].is_empty()));
    rules(case).and(|| same((case.size("lines"), case.size("bare")), (rows(case).len(), bare))).and(|| proved)
}

/// The independent parts of a position in which there are moves, whichever comes first.
fn parts(place: &dyn Place) -> Vec<String> {
    let parts = place.summands();
    let is_alive = |part: &&Arc<dyn Place>| !moves(&***part, MOST).is_some_and(|all| all.is_empty());
    let mut texts: Vec<String> = parts.iter().filter(is_alive).map(|part| part.text()).collect();
    texts.sort_unstable();
    texts
}

/// The moves of one lost position as they are told: the move, where the answer leads, and what is left there.
fn met<'r>(rows: &'r [Vec<String>]) -> impl Iterator<Item = (&'r str, &'r str, &'r str)> {
    let of_row = |row: &'r Vec<String>| row[1].split(' ').map(move |mv| (mv, row[2].as_str(), row[3].as_str()));
    rows.iter().flat_map(of_row)
}

/// Every move of a lost position is told once; what follows is settled, or an answer leads to what is settled or has its own rows.
fn is_met(place: &dyn Place, told: &[Vec<String>], opened: &[Vec<String>], is_misere: bool) -> Held {
    let Some(all_moves) = moves(place, MOST) else { return Held::Open };
    let settled = |place: &dyn Place, left: &str, wins: bool| {
        let won = || lengths(place).map_or(Held::Open, |left| same(wins_by(left.0, is_misere), wins));
        is_left(place, left).and(won)
    };
    let one = |(mv, to, left): (&str, &str, &str)| {
        let Some((_, next)) = all_moves.iter().find(|(text, _)| text == mv) else {
            return Held::False(format!("{mv} is no move of {}", place.text()));
        };
        if to.is_empty() {
            return settled(&**next, left, true);
        }
        let Ok(aim) = place.reads(to) else { return Held::False(format!("{to} is no position")) };
        let Some(answers) = moves(&**next, MOST) else { return Held::Open };
        let leads = answers.iter().any(|(_, after)| parts(&**after) == parts(&*aim));
        let there = || match left {
            "P" => is(opened.contains(&parts(&*aim)), || format!("{to} has no rows")),
            _ => settled(&*aim, left, false),
        };
        is(leads, || format!("{mv} has no answer to {to}")).and(there)
    };
    same(met(told).count(), all_moves.len()).and(|| all(met(told).map(one)))
}

/// The lost positions with what meets their moves prove that this one, or what the move that is told leaves, is lost.
fn lost(case: &Case) -> Held {
    let first = match case.size("won") {
        0 => Some(case.met.place.clone()),
        _ => after_told(case),
    };
    let Some(first) = first else { return Held::False("no move is told".into()) };
    let groups: Vec<&[Vec<String>]> = rows(case).chunk_by(|_, next| next[0].is_empty()).collect();
    let read: Result<Vec<_>, _> = groups.iter().map(|group| first.reads(&group[0][0])).collect();
    let Ok(places) = read else { return Held::False("a lost position cannot be read".into()) };
    let opened: Vec<Vec<String>> = places.iter().map(|place| parts(&**place)).collect();
    let met =
        || groups.iter().zip(&places).map(|(group, place)| is_met(&**place, group, &opened, case.met.is_misere()));
    let bare = usize::from(rows(case).iter().any(|row| row[2].is_empty()));
    rules(case)
        .and(|| same(case.size("bare"), bare))
        .and(|| same((case.size("lost"), opened.first()), (groups.len(), Some(&parts(&*first)))))
        .and(|| all(met()))
}
