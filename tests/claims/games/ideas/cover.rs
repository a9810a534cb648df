//! Few replies that meet many moves, lines of play that prove a value, and moves that bring a position back.

use std::collections::{BTreeMap, BTreeSet};

use ground::say::Arg;

use super::chain::{is_worth, next, walk};
use super::world::{Here, MOST, is_done, named};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::referee::{Fate, moves};
use crate::sweep::{after, keeps, weighed, worth};

/// Lines of play that prove a value: every move of the loser, and of the fastest moves of the winner the one that needs fewest.
pub fn lines(place: &Here, known: &mut BTreeMap<String, u64>) -> Option<u64> {
    if place.ending().is_some() {
        return Some(1);
    }
    let name = format!("{} {:?}", place.text(), place.to());
    if let Some(lines) = known.get(&name) {
        return Some(*lines);
    }
    let here = worth(place)?;
    let mut counts = Vec::new();
    for (text, next) in moves(&**place, MOST)? {
        if here.fate == Fate::Lost || keeps(place, &text)? {
            counts.push(lines(&next, known)?);
        }
    }
    let lines = if here.fate == Fate::Lost { counts.iter().sum() } else { *counts.iter().min()? };
    known.insert(name, lines);
    Some(lines)
}

pub fn lines_after(case: &Case) -> Held {
    let lines = next(case).and_then(|next| lines(&next, &mut BTreeMap::new()));
    lines.map_or(Held::Open, |lines| same(case.nat("lines"), lines.into()))
}

/// The rows hold these moves, each once, and what stands beside them keeps what there is; the longest way to the end is told.
pub fn met_by_rows(place: &Here, told: &[Vec<String>], wanted: &[String], replies: usize) -> Held {
    let shown: Vec<String> = told.iter().flat_map(|row| row[0].split(' ').map(str::to_owned)).collect();
    let is_cut = shown.iter().any(|text| text == "…") || told.len() == 8;
    let (found, meant): (BTreeSet<&String>, BTreeSet<&String>) = (shown.iter().collect(), wanted.iter().collect());
    let count = is_cut || replies == told.len();
    let partition = is_cut || (found == meant && shown.len() == wanted.len());
    is(count && partition, || format!("{shown:?} of {wanted:?}")).and(|| {
        all(told.iter().map(|row| {
            let texts: Vec<&str> = row[0].split(' ').filter(|text| *text != "…").collect();
            let each = texts.iter().map(|text| {
                let Some(next) = after(place, text) else { return Held::False(format!("{text} is illegal")) };
                if row[1] == "–" {
                    return is(next.ending().is_some(), || format!("{text} goes on"));
                }
                keeps(&next, &row[1]).map_or(Held::Open, |kept| is(kept, || format!("{} does not meet {text}", row[1])))
            });
            let plies = |text: &&str| after(place, text).and_then(|next| worth(&next)).map(|worth| worth.plies);
            let longest: Option<Vec<usize>> = texts.iter().map(plies).collect();
            let is_whole = texts.len() == row[0].split(' ').count();
            let found = longest.and_then(|plies| Some((plies.iter().copied().min()?, plies.into_iter().max()?)));
            let told: Vec<usize> = row[2].split('–').filter_map(|plies| plies.parse().ok()).collect();
            let longest = match (found, told.first().copied().zip(told.last().copied())) {
                (Some(plies), Some(told)) if is_whole => same(told, plies),
                _ => Held::True,
            };
            all(each).and(|| longest)
        }))
    })
}

pub fn answers_met(case: &Case) -> Held {
    let Some(next) = next(case) else { return Held::False("it is illegal".into()) };
    let Some(answers) = moves(&*next, MOST) else { return Held::Open };
    let texts: Vec<String> = answers.into_iter().map(|(text, _)| text).collect();
    same(case.size("answers"), texts.len())
        .and(|| is_worth(Some(next.clone()), Fate::Lost))
        .and(|| met_by_rows(&next, rows(case), &texts, case.size("replies")))
}

pub fn moves_met(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, MOST) else { return Held::Open };
    let texts: Vec<String> = moves.into_iter().map(|(text, _)| text).collect();
    same(case.size("moves"), texts.len())
        .and(|| is_worth(Some(case.met.place.clone()), Fate::Lost))
        .and(|| met_by_rows(&case.met.place, rows(case), &texts, case.size("replies")))
}

/// The moves that lose a drawn position, with what meets them.
pub fn given_away(case: &Case) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let losing: Vec<String> =
        moves.into_iter().filter(|(_, left)| left.fate == Fate::Won).map(|(text, _)| text).collect();
    same(case.size("moves"), losing.len())
        .and(|| is_worth(Some(case.met.place.clone()), Fate::Drawn))
        .and(|| met_by_rows(&case.met.place, rows(case), &losing, case.size("replies")))
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
fn prove(place: &Here, lines: &[&[&str]]) -> Held {
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
            let keeps = if here.fate == Fate::Lost { Some(true) } else { keeps(place, mv) };
            keeps.map_or(Held::Open, |keeps| is(keeps, || format!("{mv} is not best"))).and(|| prove(&next, rest))
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
    is(before.is_empty(), || format!("{before:?} lose here"))
        .and(|| same(case.size("others"), losing.len()))
        .and(|| same(&mv, &line[number - 1]))
        .and(|| is(losing.contains(&bad), || format!("{bad} is none of {losing:?}")))
        .and(|| kept.map_or(Held::Open, |kept| is(kept, || format!("{answer} does not meet {bad}"))))
}
