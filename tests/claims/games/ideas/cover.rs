//! Few replies that meet many moves, lines of play that prove a value, and moves that bring a position back.

use std::collections::{BTreeMap, BTreeSet};

use ground::say::Arg;

use super::chain::{is_worth, next, walk};
use super::world::{Here, MOST, is_done, meeting, named, wins};
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::rows;
use crate::referee::{Fate, moves};
use crate::sweep::{after, keeps, weighed, worth};

/// What stands in the last column: the longest way to the end.
fn longest(place: &Here, texts: &[&str], told: &str, is_whole: bool) -> Held {
    let plies = |text: &&str| after(place, text).and_then(|next| worth(&next)).map(|worth| worth.plies);
    let longest: Option<Vec<usize>> = texts.iter().map(plies).collect();
    match (longest.and_then(|plies| plies.into_iter().max()), told.parse::<usize>()) {
        (Some(plies), Ok(told)) if is_whole => same(told, plies),
        _ => Held::True,
    }
}

/// After the move and its answer these are forced: one answer each, and the move behind it keeps what there is; in the end whatever is
/// answered loses at once, to one of the threats where they are told.
fn goes_on(here: &Here, told: &str) -> Held {
    let (mut here, mut words) = (here.clone(), told.split_whitespace());
    while let Some(word) = words.next() {
        let Some(met) = meeting(&here) else { return Held::Open };
        if word == "…" {
            let threats: Vec<&str> = words.next().map(|word| word.split('/').collect()).unwrap_or_default();
            let Some(answers) = moves(&*here, MOST) else { return Held::Open };
            let going = answers.iter().filter(|(_, next)| next.ending().is_none());
            let is_won =
                |next: &Here| wins(next).is_some_and(|wins| wins.iter().any(|win| threats.contains(&win.as_str())));
            return is(met.is_empty(), || format!("{met:?} meet it")).and(|| {
                is(threats.is_empty() || going.clone().all(|(_, next)| is_won(next)), || format!("{threats:?}"))
            });
        }
        if met != [word] {
            return Held::False(format!("{word} is not the one answer of {met:?}"));
        }
        let Some(reply) = words.next() else { return Held::False("the line breaks off".into()) };
        let next = after(&here, word).expect("it was met");
        match keeps(&next, reply) {
            Some(true) => here = after(&next, reply).expect("it was valued"),
            Some(false) => return Held::False(format!("{reply} is not best")),
            None => return Held::Open,
        }
    }
    is(told.is_empty() || here.ending().is_some(), || "it goes on".into())
}

/// One row: what stands beside each of these moves meets it, and forces what stands behind.
fn row_holds(place: &Here, texts: &[&str], row: &[String]) -> Held {
    all(texts.iter().map(|text| {
        let Some(next) = after(place, text) else { return Held::False(format!("{text} is illegal")) };
        if row[1] == "–" {
            return is(next.ending().is_some(), || format!("{text} goes on"));
        }
        let on = if row.len() > 3 { row[2].as_str() } else { "" };
        keeps(&next, &row[1])
            .map_or(Held::Open, |kept| is(kept, || format!("{} does not meet {text}", row[1])))
            .and(|| goes_on(&after(&next, &row[1]).expect("it was valued"), on))
    }))
}

/// The rows hold these moves, each once, and what stands beside them keeps what there is; the longest way to the end is told.
fn met_by_rows(case: &Case, place: &Here, wanted: &[String]) -> Held {
    let told = rows(case);
    let shown: Vec<String> = told.iter().flat_map(|row| row[0].split(' ').map(str::to_owned)).collect();
    let is_cut = shown.iter().any(|text| text == "…") || told.len() == 8;
    let (found, meant): (BTreeSet<&String>, BTreeSet<&String>) = (shown.iter().collect(), wanted.iter().collect());
    let replies: BTreeSet<&String> = told.iter().map(|row| &row[1]).filter(|by| *by != "–").collect();
    let is_forced = usize::from(told.iter().any(|row| row.len() > 3));
    is(is_cut || found == meant && shown.len() == wanted.len(), || format!("{shown:?} of {wanted:?}"))
        .and(|| same(case.size("forced"), is_forced))
        .and(|| is(is_cut || case.size("replies") == replies.len(), || format!("{replies:?}")))
        .and(|| {
            all(told.iter().map(|row| {
                let texts: Vec<&str> = row[0].split(' ').filter(|text| *text != "…").collect();
                let is_whole = texts.len() == row[0].split(' ').count();
                row_holds(place, &texts, row).and(|| longest(place, &texts, &row[row.len() - 1], is_whole))
            }))
        })
}

/// The rows hold these moves, each once; those of a row leave the same but for turning and mirroring the board, and what stands beside
/// meets the first.
fn met_by_kinds(case: &Case, place: &Here, wanted: &[String]) -> Held {
    let told = rows(case);
    let shown: BTreeSet<&str> = told.iter().flat_map(|row| row[0].split(' ')).collect();
    let kinds = told.iter().map(|row| {
        let texts: Vec<&str> = row[0].split(' ').collect();
        let boards: Option<Vec<Here>> = texts.iter().map(|text| after(place, text)).collect();
        let Some(boards) = boards else { return Held::False(format!("{texts:?}")) };
        let first = images(&boards[0]);
        is(boards.iter().all(|board| first.contains(&signs(board))), || format!("{texts:?} are not alike"))
            .and(|| row_holds(place, &texts[..1], row))
            .and(|| longest(place, &texts, &row[row.len() - 1], true))
    });
    let is_all = shown.len() == wanted.len() && wanted.iter().all(|text| shown.contains(text.as_str()));
    same(case.size("kinds"), told.len())
        .and(|| is(is_all || told.len() == 8, || format!("{shown:?} of {wanted:?}")))
        .and(|| all(kinds))
}

/// What stands on a square board, row by row.
fn signs(place: &Here) -> Vec<char> {
    Drawing::of(&**place).cells
}

/// The same board turned and mirrored in all ways.
fn images(place: &Here) -> BTreeSet<Vec<char>> {
    let size = Drawing::of(&**place).cols;
    let turn =
        |cells: &Vec<char>| (0..size * size).map(|cell| cells[(size - 1 - cell % size) * size + cell / size]).collect();
    let mirror =
        |cells: &Vec<char>| -> Vec<char> { cells.chunks(size).flat_map(|row| row.iter().rev().copied()).collect() };
    let turned: Vec<Vec<char>> = std::iter::successors(Some(signs(place)), |cells| Some(turn(cells))).take(4).collect();
    turned.iter().map(mirror).chain(turned.iter().cloned()).collect()
}

fn all_texts(place: &Here) -> Option<Vec<String>> {
    Some(moves(&**place, MOST)?.into_iter().map(|(text, _)| text).collect())
}

/// All answers to the best move of a won position, as many as are told.
fn answered(case: &Case, rows: impl Fn(&Case, &Here, &[String]) -> Held) -> Held {
    let Some(next) = next(case) else { return Held::False("it is illegal".into()) };
    let Some(texts) = all_texts(&next) else { return Held::Open };
    same(case.size("answers"), texts.len())
        .and(|| is_worth(Some(next.clone()), Fate::Lost))
        .and(|| rows(case, &next, &texts))
}

pub fn answers_met(case: &Case) -> Held {
    answered(case, met_by_rows)
}

pub fn answers_alike(case: &Case) -> Held {
    answered(case, met_by_kinds)
}

/// All moves of a lost position, as many as are told.
fn moved(case: &Case, rows: impl Fn(&Case, &Here, &[String]) -> Held) -> Held {
    let here = &case.met.place;
    let Some(texts) = all_texts(here) else { return Held::Open };
    same(case.size("moves"), texts.len())
        .and(|| is_worth(Some(here.clone()), Fate::Lost))
        .and(|| rows(case, here, &texts))
}

pub fn moves_met(case: &Case) -> Held {
    moved(case, met_by_rows)
}

pub fn moves_alike(case: &Case) -> Held {
    moved(case, met_by_kinds)
}

/// The moves that lose a drawn position, with what meets them.
pub fn given_away(case: &Case) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let losing: Vec<String> =
        moves.into_iter().filter(|(_, left)| left.fate == Fate::Won).map(|(text, _)| text).collect();
    same(case.size("moves"), losing.len())
        .and(|| is_worth(Some(case.met.place.clone()), Fate::Drawn))
        .and(|| met_by_rows(case, &case.met.place, &losing))
}

/// Each answer to the best move, or each move that does not lose, stands in one row, with what meets it and does not lose.
pub fn held_next(case: &Case) -> Held {
    let is_mover = case.text("who") == "you";
    let start = if is_mover { next(case) } else { Some(case.met.place.clone()) };
    let Some(start) = start else { return Held::False("it is illegal".into()) };
    let Some(moves) = weighed(&start) else { return Held::Open };
    let is_met = |left: &crate::sweep::Worth| is_mover || left.fate != Fate::Won;
    let mut wanted: Vec<String> = moves.into_iter().filter(|(_, left)| is_met(left)).map(|(text, _)| text).collect();
    let mut told: Vec<String> = rows(case).iter().flat_map(|row| row[0].split(' ').map(str::to_owned)).collect();
    wanted.sort_unstable();
    told.sort_unstable();
    let met = rows(case).iter().flat_map(|row| row[0].split(' ').map(|mv| (mv, row[1].as_str())));
    let held = met.map(|(mv, by)| {
        let Some(then) = after(&start, mv) else { return Held::False(format!("{mv} is illegal")) };
        if by == "–" {
            return is(then.ending().is_some(), || format!("{mv} is met by nothing"));
        }
        let Some(left) = after(&then, by) else { return Held::False(format!("{by} is illegal")) };
        worth(&left).map_or(Held::Open, |left| is(left.fate != Fate::Won, || format!("{by} loses")))
    });
    is_worth(Some(case.met.place.clone()), Fate::Drawn)
        .and(|| is(!is_mover || case.text("mv") == case.met.answer.best[0], || "it is not the best move".into()))
        .and(|| same(told, wanted))
        .and(|| all(held))
}

pub fn circle(case: &Case) -> Held {
    let mut here = case.met.place.clone();
    for text in case.texts("moves") {
        match keeps(&here, &text) {
            Some(true) => here = after(&here, &text).expect("it was valued"),
            Some(false) => return Held::False(format!("{text} gives the draw away")),
            None => return Held::Open,
        }
    }
    same((here.text(), here.to()), (case.met.place.text(), case.met.place.to()))
}

/// The moves are those of the line shown from this number on, give nothing away, and end where they began.
pub fn circle_later(case: &Case) -> Held {
    let (mut here, number) = (case.met.place.clone(), case.size("number"));
    let line = &case.met.answer.line;
    for text in &line[..number - 1] {
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    let (start, told) = ((here.text(), here.to()), case.texts("moves"));
    for text in &told {
        match keeps(&here, text) {
            Some(true) => here = after(&here, text).expect("it was valued"),
            Some(false) => return Held::False(format!("{text} gives the draw away")),
            None => return Held::Open,
        }
    }
    same(line.get(number - 1..number - 1 + told.len()), Some(&told[..])).and(|| same((here.text(), here.to()), start))
}

/// The rows are lines of play to the end that hold every move of the loser and one best move of the winner wherever they come.
pub fn prove(place: &Here, lines: &[&[&str]]) -> Held {
    if place.ending().is_some() {
        return is(lines.len() == 1 && lines[0].is_empty(), || format!("{lines:?} go on"));
    }
    let (Some(here), Some(moves)) = (worth(place), moves(&**place, MOST)) else { return Held::Open };
    let mut after_each: BTreeMap<&str, Vec<&[&str]>> = BTreeMap::new();
    for line in lines {
        let Some((first, rest)) = line.split_first() else { return Held::False("a line ends too soon".into()) };
        after_each.entry(first).or_default().push(rest);
    }
    let is_whole = if here.fate == Fate::Lost { after_each.len() == moves.len() } else { after_each.len() == 1 };
    is(is_whole, || format!("{:?} in {}", after_each.keys(), place.text())).and(|| {
        all(after_each.iter().map(|(mv, rest)| {
            let Some(next) = after(place, mv) else { return Held::False(format!("{mv} is illegal")) };
            let wins = |left: crate::sweep::Worth| is(left.fate == Fate::Lost, || format!("{mv} does not win"));
            let held = if here.fate == Fate::Lost { Held::True } else { worth(&next).map_or(Held::Open, wins) };
            held.and(|| prove(&next, rest))
        }))
    })
}

pub fn proof_lines(case: &Case) -> Held {
    let here = &case.met.place;
    let start = if worth(here).is_some_and(|worth| worth.fate == Fate::Won) { next(case) } else { Some(here.clone()) };
    let Some(start) = start else { return Held::False("it is illegal".into()) };
    let lines: Vec<Vec<&str>> = rows(case).iter().map(|row| row[0].split(' ').collect()).collect();
    let lines: Vec<&[&str]> = lines.iter().map(Vec::as_slice).collect();
    same(case.size("lines"), lines.len()).and(|| prove(&start, &lines))
}

/// The careless move loses to this answer, which forces what is told.
pub fn shot(case: &Case) -> Held {
    let (mv, answer, Arg::Say(told)) = (case.text("mv"), case.text("answer"), case.arg("told")) else {
        return Held::False("nothing is told".into());
    };
    let Some(next) = after(&case.met.place, mv) else { return Held::False(format!("{mv} is illegal")) };
    is_worth(Some(case.met.place.clone()), Fate::Drawn)
        .and(|| is_worth(Some(next.clone()), Fate::Won))
        .and(|| walk(&next, answer, told))
}

/// The careless move loses, and from there on both sides are at their best in the moves told; each does what is told of it.
pub fn shot_later(case: &Case) -> Held {
    let Some(mut here) = after(&case.met.place, case.text("mv")) else { return Held::False("it is illegal".into()) };
    let mut held = is_worth(Some(case.met.place.clone()), Fate::Drawn).and(|| is_worth(Some(here.clone()), Fate::Won));
    for (text, does) in named(case.arg("moves")) {
        let is_so = does.is_none_or(|does| is_done(&here, &text, does, here.to()));
        held = held
            .and(|| keeps(&here, &text).map_or(Held::Open, |kept| is(kept, || format!("{text} is not best"))))
            .and(|| is(is_so, || format!("{text} does not do {does:?}")));
        let Some(next) = after(&here, &text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    held
}

/// No move loses here; at the move of this number in the line shown so many do, and one of them is met by the answer.
pub fn care(case: &Case) -> Held {
    let (mut here, number, line) = (case.met.place.clone(), case.size("number"), &case.met.answer.line);
    let losing = |here: &Here| -> Option<Vec<String>> {
        Some(weighed(here)?.into_iter().filter(|(_, left)| left.fate == Fate::Won).map(|(text, _)| text).collect())
    };
    let Some(before) = losing(&here) else { return Held::Open };
    for text in &line[..number - 1] {
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    let Some(losing) = losing(&here) else { return Held::Open };
    let bad = case.text("bad").to_owned();
    let [mv, answer] = ["mv", "answer"].map(|name| named(case.arg(name)).remove(0).0);
    let kept = after(&here, &bad).and_then(|next| keeps(&next, &answer));
    let who = if number % 2 == 1 { "you" } else { "opponent" };
    is(before.is_empty(), || format!("{before:?} lose here"))
        .and(|| same(case.text("who"), who))
        .and(|| same(case.size("others"), losing.len()))
        .and(|| same(&mv, &line[number - 1]))
        .and(|| is(losing.contains(&bad), || format!("{bad} is none of {losing:?}")))
        .and(|| kept.map_or(Held::Open, |kept| is(kept, || format!("{answer} does not meet {bad}"))))
}
