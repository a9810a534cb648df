//! Moves that are told one after another, held by playing them: what each forces, and what decides in the end.

use std::collections::BTreeMap;

use ground::say::{Arg, Say};
use solve::judge::reason::Role;

use super::world::{
    Here, MOST, are_threats, arg, is_done, is_later, left, meeting, met_later, named, number, passed, threats, ways,
    wins,
};
use crate::claim::{Case, Held, all, is, same};
use crate::referee::{Fate, moves};
use crate::sweep::{Worth, after, keeps, weighed, worth};

/// The sentences of a chain one after another.
pub fn beats(says: &Say) -> Vec<&Say> {
    match (&*says.key, says.args.as_slice()) {
        ("idea-two", [(_, Arg::Say(one)), (_, Arg::Say(two))]) => [beats(one), beats(two)].concat(),
        // What comes later has a predicate of its own.
        ("idea-later" | "idea-story" | "idea-finish", _) => Vec::new(),
        _ => vec![says],
    }
}

/// A chain is so, move by move: each keeps the win, and threatens and leaves what is told.
pub fn walk(start: &Here, first: &str, told: &Say) -> Held {
    let (mut here, mut held) = (start.clone(), Vec::new());
    for (place, beat) in beats(told).into_iter().enumerate() {
        let mv = match arg(beat, "mv") {
            Arg::Text(text) => text.as_str(),
            _ if place == 0 => first,
            _ => return Held::False("a later move is not named".into()),
        };
        let Some(next) = after(&here, mv) else { return Held::False(format!("{mv} is illegal")) };
        held.push(keeps(&here, mv).map_or(Held::Open, |keeps| is(keeps, || format!("{mv} is not best"))));
        held.push(beat_holds(&here, mv, &next, beat));
        let met = if beat.key == "idea-beat-later" { met_later(&next, number(beat, "plies")) } else { meeting(&next) };
        let Some(then) = met.filter(|met| met.len() == 1).and_then(|met| after(&next, &met[0])) else {
            break;
        };
        here = then;
    }
    all(held)
}

pub fn beat_holds(here: &Here, mv: &str, next: &Here, beat: &Say) -> Held {
    let (Some(met), Some(total)) = (meeting(next), moves(&**next, MOST).map(|moves| moves.len())) else {
        return Held::Open;
    };
    let answers = || named(arg(beat, "answers")).into_iter().map(|(text, _)| text).collect::<Vec<_>>();
    let answer = || named(arg(beat, "answer")).into_iter().map(|(text, _)| text).collect::<Vec<_>>();
    let none = || is(met.is_empty(), || format!("{met:?} meet it"));
    let threatened = || are_threats(next, arg(beat, "threats"), number(beat, "count"));
    match &*beat.key {
        "idea-beat-ends" => {
            let is_so = match arg(beat, "does") {
                Arg::Say(does) => is_done(here, mv, does, here.to()),
                _ => true,
            };
            wins(here).map_or(Held::Open, |wins| is(is_so && wins.iter().any(|win| win == mv), || format!("{wins:?}")))
        }
        "idea-beat-unmet" => none().and(threatened),
        "idea-beat-squeeze" => {
            // Zugzwang: with a pass the loser would not lose.
            let wins_again = || passed(next).and_then(|again| worth(&again)).map(|again| again.fate == Fate::Won);
            none()
                .and(|| threats(next).map_or(Held::Open, |threats| is(threats.is_empty(), || format!("{threats:?}"))))
                .and(|| wins_again().map_or(Held::Open, |wins| is(!wins, || "a pass would not save it".into())))
        }
        "idea-beat-helpless" => none(),
        "idea-beat-single" => same(total, 1).and(|| same(answer(), met.clone())),
        "idea-beat-only" => same(answer(), met.clone()),
        "idea-beat-threat" => same(answers(), met.clone()).and(|| same(number(beat, "met"), met.len())).and(threatened),
        "idea-beat-later" | "idea-beat-unmet-later" => {
            let plies = number(beat, "plies");
            let Some(met) = met_later(next, plies) else { return Held::Open };
            let told = if beat.key == "idea-beat-later" { answers() } else { Vec::new() };
            is_later(next, arg(beat, "threats"), plies, arg(beat, "after")).and(|| same(told, met))
        }
        other => Held::False(format!("{other} is no part of a chain")),
    }
}

/// What the first of the best moves leaves.
pub fn next(case: &Case) -> Option<Here> {
    after(&case.met.place, &case.met.answer.best[0])
}

pub fn is_worth(place: Option<Here>, fate: Fate) -> Held {
    place.and_then(|place| worth(&place)).map_or(Held::Open, |worth| same(fate, worth.fate))
}

/// From what the best move leaves both sides play these moves at their best, and then what is told is so.
pub fn later(case: &Case) -> Held {
    let (Some(start), Arg::Say(why)) = (next(case), case.arg("why")) else {
        return Held::False("nothing is told".into());
    };
    let mut moves = named(case.arg("moves"));
    let Some((last, does)) = moves.pop() else { return Held::False("no move is told".into()) };
    let mut here = start;
    for (text, does) in &moves {
        if !does.is_none_or(|does| is_done(&here, text, does, here.to())) {
            return Held::False(format!("{text} does not do {does:?}"));
        }
        match keeps(&here, text) {
            Some(true) => here = after(&here, text).expect("it was valued"),
            Some(false) => return Held::False(format!("{text} is not best")),
            None => return Held::Open,
        }
    }
    let Some(next) = after(&here, &last) else { return Held::False(format!("{last} is illegal")) };
    if !does.is_none_or(|does| is_done(&here, &last, does, here.to())) {
        return Held::False(format!("{last} does not do {does:?}"));
    }
    let lost_if_passed = |fate: Fate| is_worth(Some(next.clone()), Fate::Lost).and(|| is_worth(passed(&next), fate));
    let held = match &*why.key {
        "idea-later-race" => {
            let (total, loser) = (number(why, "total"), number(why, "loser"));
            let (Some([_, other]), Some(worth)) = (ways(&next), worth(&next)) else { return Held::Open };
            same(Worth { fate: Fate::Won, plies: 2 * total - 1 }, worth)
                .and(|| same(loser, other))
                .and(|| is(other >= total, || format!("{other} moves are in time")))
        }
        "idea-later-spare" => {
            let (own, other) = (next.to() as usize, next.to().other() as usize);
            let told = (number(why, "own"), number(why, "other"));
            left(&next, &mut BTreeMap::new()).map_or(Held::Open, |left| same(told, (left[own], left[other])))
        }
        "idea-later-mutual" => lost_if_passed(Fate::Lost),
        "idea-later-saves" => lost_if_passed(Fate::Drawn),
        _ => walk(&here, &last, why),
    };
    keeps(&here, &last).map_or(Held::Open, |keeps| is(keeps, || format!("{last} is not best"))).and(|| held)
}

/// The move lasts so long, and it is the only one, as good as all others, or one of the longest.
pub fn hold(case: &Case) -> Held {
    let (here, plies) = (&case.met.place, case.size("plies"));
    let (kept, found, left) = (keeps(here, case.text("mv")), worth(here), weighed(here));
    let (Some(kept), Some(found), Some(left)) = (kept, found, left) else { return Held::Open };
    let way = match left.len() {
        1 => "only",
        _ if left.iter().all(|(_, worth)| worth.plies == plies) => "equal",
        _ => "longest",
    };
    same((true, found), (kept, Worth { fate: Fate::Lost, plies: plies + 1 }))
        .and(|| same((case.text("way"), case.size("total")), (way, left.len())))
}

pub fn answer(case: &Case) -> Held {
    let (Some(next), Arg::Say(told)) = (next(case), case.arg("told")) else {
        return Held::False("nothing is told".into());
    };
    walk(&next, case.text("mv"), told)
}

/// The chain that is told behind the move.
pub fn chain<'c>(case: &'c Case) -> Vec<&'c Say> {
    let told =
        case.met.answer.reason.steps.iter().find(|step| step.role == Role::Move && step.says.key == "idea-play-so");
    match told.map(|step| arg(&step.says, "why")) {
        Some(Arg::Say(why)) => beats(why),
        _ => Vec::new(),
    }
}

pub fn look_forcing(case: &Case) -> Held {
    let told = chain(case);
    let leaves = |beat: &&Say| {
        ["idea-beat-single", "idea-beat-only", "idea-beat-threat", "idea-beat-later"].contains(&&*beat.key)
    };
    same(case.size("count"), told.len()).and(|| is(told.iter().all(leaves), || format!("{told:?}")))
}

pub fn look_combination(case: &Case) -> Held {
    let told = chain(case);
    let ends =
        ["idea-beat-ends", "idea-beat-unmet", "idea-beat-unmet-later", "idea-beat-squeeze", "idea-beat-helpless"];
    let is_whole = told.last().is_some_and(|beat| ends.contains(&&*beat.key));
    same(case.size("count"), told.len()).and(|| is(is_whole && told.len() > 1, || format!("{told:?}")))
}

/// The moves told are those of the line shown, with these numbers, and do what is told; the line goes on to the end.
pub fn story(case: &Case) -> Held {
    let (mut here, line) = (case.met.place.clone(), &case.met.answer.line);
    let mut told = case.says("moves").into_iter().peekable();
    let mut held = Vec::new();
    for (text, count) in line.iter().zip(1..) {
        if let Some(says) = told.next_if(|says| number(says, "number") == count) {
            let Arg::Say(does) = arg(says, "does") else { return Held::False("nothing is done".into()) };
            held.push(same(named(arg(says, "mv"))[0].0.clone(), text.clone()));
            held.push(is(is_done(&here, text, does, here.to()), || format!("{text} does not do that")));
        }
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    is(here.ending().is_some() && told.next().is_none(), || "it is no whole line".into()).and(|| all(held))
}

/// The move of this number in the line shown begins the chain told, which leaves no choice to the end.
pub fn finish(case: &Case) -> Held {
    let (mut here, line, number) = (case.met.place.clone(), &case.met.answer.line, case.size("number"));
    for text in &line[..number - 1] {
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    let Arg::Say(told) = case.arg("told") else { return Held::False("nothing is told".into()) };
    let ends = ["idea-beat-single", "idea-beat-only", "idea-beat-threat", "idea-beat-later"];
    let is_whole = beats(told).last().is_some_and(|beat| !ends.contains(&&*beat.key));
    same(case.text("mv").to_owned(), line[number - 1].clone())
        .and(|| is(is_whole, || "it goes on".into()))
        .and(|| walk(&here, case.text("mv"), told))
}
