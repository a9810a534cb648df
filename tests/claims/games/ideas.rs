//! What is said of the ideas that decide a solved position: threats, forced replies, zugzwang, tempo, race, counting.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use duel::place::Place;
use ground::rules::{Ending, Side};
use ground::say::{Arg, Say};
use solve::judge::reason::Role;

use crate::claim::Kind::{Fact, Part};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::{rows, spots};
use crate::games::{dodgem, hexapawn, morris};
use crate::referee::{Fate, moves};
use crate::sweep::{Worth, after, keeps, weighed, worth};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("idea-by", Part),
    ("idea-two", Part),
    ("idea-look-ends", Fact(look_ends)),
    ("idea-look-double", Fact(look_double)),
    ("idea-look-unmet", Fact(look_unmet)),
    ("idea-look-squeeze", Fact(look_squeeze)),
    ("idea-look-helpless", Fact(look_helpless)),
    ("idea-look-forcing", Fact(look_forcing)),
    ("idea-look-combination", Fact(look_combination)),
    ("idea-look-mutual", Fact(mutual)),
    ("idea-look-saves", Fact(saves)),
    ("idea-look-race", Fact(look_race)),
    ("idea-look-tempo", Fact(look_tempo)),
    ("idea-look-tempo-draw", Fact(look_tempo_draw)),
    ("idea-look-ahead", Fact(look_ahead)),
    ("idea-look-counting", Fact(look_counting)),
    ("idea-look-must", Fact(look_must)),
    ("idea-look-over", Fact(look_over)),
    ("idea-look-lost-mutual", Fact(lost_mutual)),
    ("idea-look-lost-saves", Fact(lost_saves)),
    ("idea-look-lost-threat", Fact(lost_threat)),
    ("idea-look-lost-race", Fact(lost_race)),
    ("idea-look-lost-behind", Fact(lost_behind)),
    ("idea-look-lost-lines", Fact(lost_lines)),
    ("idea-look-lost-counting", Fact(lost_counting)),
    ("idea-look-drawn-stop", Fact(drawn_stop)),
    ("idea-look-drawn-wait", Fact(drawn_wait)),
    ("idea-look-drawn-level", Fact(drawn_level)),
    ("idea-look-drawn", Fact(drawn)),
    ("idea-place", Fact(place)),
    ("idea-play", Fact(play)),
    ("idea-play-so", Fact(play_so)),
    ("idea-beat-ends", Part),
    ("idea-beat-unmet", Part),
    ("idea-beat-squeeze", Part),
    ("idea-beat-helpless", Part),
    ("idea-beat-single", Part),
    ("idea-beat-only", Part),
    ("idea-beat-threat", Part),
    ("idea-mutual", Fact(mutual)),
    ("idea-saves", Fact(saves)),
    ("idea-race", Fact(race)),
    ("idea-lines", Fact(lines_after)),
    ("idea-later", Fact(later)),
    ("idea-later-race", Part),
    ("idea-later-mutual", Part),
    ("idea-later-saves", Part),
    ("idea-hold", Fact(hold)),
    ("idea-answer", Fact(answer)),
    ("idea-keep", Fact(keep)),
    ("idea-answers-met", Fact(answers_met)),
    ("idea-moves-met", Fact(moves_met)),
    ("idea-circle", Fact(circle)),
    ("idea-head-answers", Part),
    ("idea-head-reply", Part),
    ("idea-head-moves", Part),
    ("idea-head-answer", Part),
    ("idea-head-plies", Part),
];

type Here = Arc<dyn Place>;

/// Moves looked through in one position.
const MOST: usize = 1_000;

/// The same position with the other side to move, read from its text; `None`: no text says so.
fn passed(place: &Here) -> Option<Here> {
    let text = place.text();
    let (board, _) = text.rsplit_once(' ')?;
    let of = |letter: char| place.reads(&format!("{board} {letter}")).ok().filter(|turned| turned.to() != place.to());
    if text.contains('@') { None } else { ('A'..='Z').chain(['w', 'b']).find_map(of) }
}

/// The moves that win at once.
fn wins(place: &Here) -> Option<Vec<String>> {
    let is_won = |next: &Here| next.ending().is_some() && worth(next).is_some_and(|worth| worth.fate == Fate::Lost);
    Some(moves(&**place, MOST)?.into_iter().filter(|(_, next)| is_won(next)).map(|(text, _)| text).collect())
}

/// What wins at once if the mover does nothing.
fn threats(place: &Here) -> Option<Vec<String>> {
    match passed(place) {
        Some(passed) => wins(&passed),
        None if place.card().id == "morris" => morris::closing(&**place, place.to().other()),
        None => None,
    }
}

/// The moves after which the game goes on and the other side does not win at once.
fn meeting(place: &Here) -> Option<Vec<String>> {
    let mut meeting = Vec::new();
    for (text, next) in moves(&**place, MOST)? {
        if next.ending().is_none() && wins(&next)?.is_empty() {
            meeting.push(text);
        }
    }
    Some(meeting)
}

/// The moves that a list of threats names, each with what it does.
fn named(arg: &Arg) -> Vec<(String, Option<&Say>)> {
    let one = |arg: &'_ Arg| match arg {
        Arg::Text(text) => (text.clone(), None),
        _ => (String::new(), None),
    };
    match arg {
        Arg::List(items) => items.iter().flat_map(named).collect(),
        Arg::Say(says) => {
            let arg = |name: &str| says.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg);
            let does = match arg("does") {
                Some(Arg::Say(does)) => Some(&**does),
                _ => None,
            };
            vec![(arg("mv").map(one).unwrap_or_default().0, does)]
        }
        other => vec![one(other)],
    }
}

/// What a move does is so: told in words of a game.
fn is_done(place: &Here, text: &str, does: &Say, mover: Side) -> bool {
    match &*does.key {
        "morris-does-row" => morris::is_row(&**place, text, does, mover),
        "small-chess-does-mate" => is_mate(place, text, mover),
        "waves-does-catch" => is_hunter(place, mover),
        "waves-does-away" => !is_hunter(place, mover),
        "hexapawn-does-home" => hexapawn::is_home(&**place, text, mover),
        "hexapawn-does-block" => !hexapawn::is_home(&**place, text, mover),
        _ => false,
    }
}

/// Whether the move ends the game in this side's favour, made here or where the other side has passed.
fn is_mate(place: &Here, text: &str, mover: Side) -> bool {
    let here = if place.to() == mover { Some(place.clone()) } else { passed(place) };
    here.and_then(|here| after(&here, text)).is_some_and(|next| next.ending() == Some(Ending::Won(mover)))
}

/// Whether a side hunts the other one: what it wins by is a catch.
fn is_hunter(place: &Here, side: Side) -> bool {
    (side == Side::First) != (place.card().id == "cat-and-mouse")
}

/// The threats that are told are threats, as many in all as is told.
fn are_threats(place: &Here, threats_told: &Arg, count: usize) -> Held {
    let Some(found) = threats(place) else { return Held::Open };
    let told = named(threats_told);
    let mover = place.to().other();
    same(count, found.len()).and(|| is(!told.is_empty(), || "none is named".into())).and(|| {
        all(told.iter().map(|(text, does)| {
            let is_so = does.is_none_or(|does| is_done(place, text, does, mover));
            is(found.contains(text) && is_so, || format!("{text} of {found:?}"))
        }))
    })
}

fn arg<'s>(says: &'s Say, name: &str) -> &'s Arg {
    &says.args.iter().find(|(own, _)| *own == name).unwrap_or_else(|| panic!("{} has no {name}", says.key)).1
}

fn number(says: &Say, name: &str) -> usize {
    match arg(says, name) {
        Arg::Int(n) => usize::try_from(*n).expect("a natural number"),
        other => panic!("{}: {name} is {other:?}", says.key),
    }
}

/// The sentences of a chain one after another.
fn beats(says: &Say) -> Vec<&Say> {
    match (&*says.key, says.args.as_slice()) {
        ("idea-two", [(_, Arg::Say(one)), (_, Arg::Say(two))]) => [beats(one), beats(two)].concat(),
        // What comes later has a predicate of its own.
        ("idea-later", _) => Vec::new(),
        _ => vec![says],
    }
}

/// A chain is so, move by move: each keeps the win, and threatens and leaves what is told.
fn walk(start: &Here, first: &str, told: &Say) -> Held {
    let (mut here, mut held) = (start.clone(), Vec::new());
    for (number, beat) in beats(told).into_iter().enumerate() {
        let mv = match arg(beat, "mv") {
            Arg::Text(text) => text.as_str(),
            _ if number == 0 => first,
            _ => return Held::False("a later move is not named".into()),
        };
        let Some(next) = after(&here, mv) else { return Held::False(format!("{mv} is illegal")) };
        held.push(keeps(&here, mv).map_or(Held::Open, |keeps| is(keeps, || format!("{mv} is not best"))));
        held.push(beat_holds(&here, mv, &next, beat));
        let Some(then) = meeting(&next).filter(|met| met.len() == 1).and_then(|met| after(&next, &met[0])) else {
            break;
        };
        here = then;
    }
    all(held)
}

fn beat_holds(here: &Here, mv: &str, next: &Here, beat: &Say) -> Held {
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
            none().and(|| threats(next).map_or(Held::Open, |threats| is(threats.is_empty(), || format!("{threats:?}"))))
        }
        "idea-beat-helpless" => none(),
        "idea-beat-single" => same(total, 1).and(|| same(answer(), met.clone())),
        "idea-beat-only" => same(answer(), met.clone()),
        "idea-beat-threat" => same(answers(), met.clone()).and(|| same(number(beat, "met"), met.len())).and(threatened),
        other => Held::False(format!("{other} is no part of a chain")),
    }
}

/// What the first of the best moves leaves.
fn next(case: &Case) -> Option<Here> {
    after(&case.met.place, &case.met.answer.best[0])
}

fn is_worth(place: Option<Here>, fate: Fate) -> Held {
    place.and_then(|place| worth(&place)).map_or(Held::Open, |worth| same(fate, worth.fate))
}

fn here(case: &Case, fate: Fate) -> Held {
    is_worth(Some(case.met.place.clone()), fate)
}

fn other_here(case: &Case, fate: Fate) -> Held {
    is_worth(passed(&case.met.place), fate)
}

fn look_ends(case: &Case) -> Held {
    wins(&case.met.place).map_or(Held::Open, |wins| is(!wins.is_empty(), || "nothing does".into()))
}

/// After the best move so many things are threatened, and nothing meets them all.
fn unmet(case: &Case, is_so: impl Fn(usize) -> bool) -> Held {
    let Some(next) = next(case) else { return Held::False("it is illegal".into()) };
    let (Some(threats), Some(met)) = (threats(&next), meeting(&next)) else { return Held::Open };
    is(is_so(threats.len()) && met.is_empty(), || format!("{threats:?} threatened, {met:?} meet it"))
}

fn look_double(case: &Case) -> Held {
    unmet(case, |count| count > 1)
}

fn look_unmet(case: &Case) -> Held {
    unmet(case, |count| count == 1)
}

fn look_squeeze(case: &Case) -> Held {
    unmet(case, |count| count == 0)
}

fn look_helpless(case: &Case) -> Held {
    next(case).and_then(|next| meeting(&next)).map_or(Held::Open, |met| is(met.is_empty(), || format!("{met:?}")))
}

/// The chain that is told behind the move.
fn chain<'c>(case: &'c Case) -> Vec<&'c Say> {
    let told =
        case.met.answer.reason.steps.iter().find(|step| step.role == Role::Move && step.says.key == "idea-play-so");
    match told.map(|step| arg(&step.says, "why")) {
        Some(Arg::Say(why)) => beats(why),
        _ => Vec::new(),
    }
}

fn look_forcing(case: &Case) -> Held {
    let told = chain(case);
    let leaves = |beat: &&Say| ["idea-beat-single", "idea-beat-only", "idea-beat-threat"].contains(&&*beat.key);
    same(case.size("count"), told.len()).and(|| is(told.iter().all(leaves), || format!("{told:?}")))
}

fn look_combination(case: &Case) -> Held {
    let told = chain(case);
    let ends = ["idea-beat-ends", "idea-beat-unmet", "idea-beat-squeeze", "idea-beat-helpless"];
    let is_whole = told.last().is_some_and(|beat| ends.contains(&&*beat.key));
    same(case.size("count"), told.len()).and(|| is(is_whole && told.len() > 1, || format!("{told:?}")))
}

/// After the best move whoever is to move loses.
fn mutual(case: &Case) -> Held {
    let next = next(case);
    is_worth(next.clone(), Fate::Lost).and(|| is_worth(next.and_then(|next| passed(&next)), Fate::Lost))
}

fn saves(case: &Case) -> Held {
    let next = next(case);
    is_worth(next.clone(), Fate::Lost).and(|| is_worth(next.and_then(|next| passed(&next)), Fate::Drawn))
}

/// Moves that the mover and the other side need, gone one by one whoever stands there.
fn ways(place: &Here) -> Option<[usize; 2]> {
    let of = |side| match place.card().id {
        "dodgem" => Some(dodgem::way(&**place, side)),
        "hexapawn" => hexapawn::way(&**place, side),
        _ => None,
    };
    Some([of(place.to())?, of(place.to().other())?])
}

/// The winner needs so many moves, can be held up for so many, and is at the end before the loser could be.
fn raced(case: &Case, fate: Fate) -> Held {
    let (Some([own, other]), Some(worth)) = (ways(&case.met.place), worth(&case.met.place)) else { return Held::Open };
    let (winner, loser) = if fate == Fate::Won { (own, other) } else { (other, own) };
    let total = case.size("winner") + case.size("held");
    let plies = if fate == Fate::Won { 2 * total - 1 } else { 2 * total };
    same(Worth { fate, plies }, worth)
        .and(|| same((case.size("winner"), case.size("loser")), (winner, loser)))
        .and(|| is(loser > plies / 2, || format!("the loser needs {loser} of {plies} plies")))
}

fn look_race(case: &Case) -> Held {
    raced(case, Fate::Won)
}

fn lost_race(case: &Case) -> Held {
    raced(case, Fate::Lost)
}

fn race(case: &Case) -> Held {
    let (Some([_, other]), Some(worth)) = (ways(&case.met.place), worth(&case.met.place)) else { return Held::Open };
    let plies = 2 * case.size("total") - 1;
    same(Worth { fate: Fate::Won, plies }, worth)
        .and(|| same(case.size("loser"), other))
        .and(|| is(other > plies / 2, || format!("{other} moves are in time")))
}

fn look_tempo(case: &Case) -> Held {
    here(case, Fate::Won).and(|| other_here(case, Fate::Won))
}

fn look_tempo_draw(case: &Case) -> Held {
    here(case, Fate::Won).and(|| other_here(case, Fate::Drawn))
}

fn look_ahead(case: &Case) -> Held {
    here(case, Fate::Won).and(|| other_here(case, Fate::Lost))
}

fn look_counting(case: &Case) -> Held {
    here(case, Fate::Won).and(|| {
        next(case).and_then(|next| meeting(&next)).map_or(Held::Open, |met| is(met.len() > 1, || format!("{met:?}")))
    })
}

fn look_must(case: &Case) -> Held {
    let here = &case.met.place;
    let (Some(met), Some(wins)) = (meeting(here), wins(here)) else { return Held::Open };
    are_threats(here, case.arg("threats"), case.size("count"))
        .and(|| same(case.size("met"), met.len()))
        .and(|| is(wins.is_empty(), || format!("{wins:?} win at once")))
}

fn look_over(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, MOST) else { return Held::Open };
    is(moves.iter().all(|(_, next)| next.ending().is_some()), || "the game goes on".into())
        .and(|| here(case, Fate::Lost))
}

fn lost_mutual(case: &Case) -> Held {
    here(case, Fate::Lost).and(|| other_here(case, Fate::Lost))
}

fn lost_saves(case: &Case) -> Held {
    here(case, Fate::Lost).and(|| other_here(case, Fate::Drawn))
}

fn lost_threat(case: &Case) -> Held {
    let Some(met) = meeting(&case.met.place) else { return Held::Open };
    here(case, Fate::Lost)
        .and(|| are_threats(&case.met.place, case.arg("threats"), case.size("count")))
        .and(|| same(case.size("met"), met.len()))
}

fn lost_behind(case: &Case) -> Held {
    here(case, Fate::Lost).and(|| other_here(case, Fate::Won))
}

fn lost_lines(case: &Case) -> Held {
    lines(&case.met.place, &mut BTreeMap::new()).map_or(Held::Open, |lines| same(case.nat("lines"), lines.into()))
}

fn lost_counting(case: &Case) -> Held {
    here(case, Fate::Lost).and(|| {
        let threats = threats(&case.met.place).unwrap_or_default();
        is(threats.is_empty(), || format!("{threats:?} are threatened"))
    })
}

fn drawn_stop(case: &Case) -> Held {
    here(case, Fate::Drawn).and(|| other_here(case, Fate::Won))
}

fn drawn_wait(case: &Case) -> Held {
    here(case, Fate::Drawn).and(|| other_here(case, Fate::Lost))
}

fn drawn_level(case: &Case) -> Held {
    here(case, Fate::Drawn).and(|| other_here(case, Fate::Drawn))
}

fn drawn(case: &Case) -> Held {
    here(case, Fate::Drawn)
}

/// The places are named in the best move, or in a move that it threatens; as many light up.
fn place(case: &Case) -> Held {
    let Arg::List(places) = case.arg("places") else { return Held::False("no places are named".into()) };
    let name = |arg: &Arg| match arg {
        Arg::Text(text) => text.clone(),
        Arg::Say(says) => named(&says.args[0].1)[0].0.clone(),
        other => panic!("{other:?}"),
    };
    let places: Vec<String> = places.iter().map(name).collect();
    let best = &case.met.answer.best[0];
    let threats = next(case).filter(|next| next.ending().is_none()).and_then(|next| threats(&next)).unwrap_or_default();
    let is_in = |text: &String, place: &String| {
        text.match_indices(place.as_str()).any(|(at, _)| {
            let rest = &text[at + place.len()..];
            !rest.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    all([
        is(spots(case).len() == places.len() || spots(case).is_empty() && places == [best.clone()], || {
            format!("{places:?}")
        }),
        all(places.iter().map(|place| {
            is([best].into_iter().chain(&threats).any(|text| is_in(text, place)), || {
                format!("{place}: {best}, {threats:?}")
            })
        })),
    ])
}

/// The move that is told keeps what there is.
fn play(case: &Case) -> Held {
    let kept = keeps(&case.met.place, case.text("mv"));
    kept.map_or(Held::Open, |kept| is(kept, || "it is not best".into())).and(|| here(case, Fate::Won))
}

fn play_so(case: &Case) -> Held {
    let Arg::Say(why) = case.arg("why") else { return Held::False("no reason is told".into()) };
    let is_chain = beats(why).iter().all(|beat| beat.key.starts_with("idea-beat"));
    // What is no chain has a predicate of its own.
    play(case).and(|| if is_chain { walk(&case.met.place, case.text("mv"), why) } else { Held::True })
}

/// Lines of play that prove a value: every move of the loser, and of the fastest moves of the winner the one that needs fewest.
fn lines(place: &Here, known: &mut BTreeMap<String, u64>) -> Option<u64> {
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

fn lines_after(case: &Case) -> Held {
    let lines = next(case).and_then(|next| lines(&next, &mut BTreeMap::new()));
    lines.map_or(Held::Open, |lines| same(case.nat("lines"), lines.into()))
}

/// From what the best move leaves both sides play these moves at their best, and then what is told is so.
fn later(case: &Case) -> Held {
    let (Some(start), Arg::Say(why)) = (next(case), case.arg("why")) else {
        return Held::False("nothing is told".into());
    };
    let mut moves = case.texts("moves");
    let Some(last) = moves.pop() else { return Held::False("no move is told".into()) };
    let mut here = start;
    for text in &moves {
        match keeps(&here, text) {
            Some(true) => here = after(&here, text).expect("it was valued"),
            Some(false) => return Held::False(format!("{text} is not best")),
            None => return Held::Open,
        }
    }
    let Some(next) = after(&here, &last) else { return Held::False(format!("{last} is illegal")) };
    let lost_if_passed = |fate: Fate| is_worth(Some(next.clone()), Fate::Lost).and(|| is_worth(passed(&next), fate));
    let held = match &*why.key {
        "idea-later-race" => {
            let (total, loser) = (number(why, "total"), number(why, "loser"));
            let (Some([_, other]), Some(worth)) = (ways(&next), worth(&next)) else { return Held::Open };
            same(Worth { fate: Fate::Won, plies: 2 * total - 1 }, worth)
                .and(|| same(loser, other))
                .and(|| is(other >= total, || format!("{other} moves are in time")))
        }
        "idea-later-mutual" => lost_if_passed(Fate::Lost),
        "idea-later-saves" => lost_if_passed(Fate::Drawn),
        _ => walk(&here, &last, why),
    };
    keeps(&here, &last).map_or(Held::Open, |keeps| is(keeps, || format!("{last} is not best"))).and(|| held)
}

fn hold(case: &Case) -> Held {
    let (kept, worth) = (keeps(&case.met.place, case.text("mv")), worth(&case.met.place));
    let (Some(kept), Some(worth)) = (kept, worth) else { return Held::Open };
    same((true, worth), (kept, Worth { fate: Fate::Lost, plies: case.size("plies") + 1 }))
}

fn answer(case: &Case) -> Held {
    let (Some(next), Arg::Say(told)) = (next(case), case.arg("told")) else {
        return Held::False("nothing is told".into());
    };
    walk(&next, case.text("mv"), told)
}

fn keep(case: &Case) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let kept = keeps(&case.met.place, case.text("mv"));
    here(case, Fate::Drawn)
        .and(|| kept.map_or(Held::Open, |kept| is(kept, || "it does not keep the draw".into())))
        .and(|| same(case.size("others"), moves.iter().filter(|(_, left)| left.fate == Fate::Won).count()))
}

/// The rows hold these moves, each once, and what stands beside them keeps what there is; the longest way to the end is told.
fn met_by_rows(place: &Here, told: &[Vec<String>], wanted: &[String], replies: usize) -> Held {
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
            let longest = match (longest.and_then(|plies| plies.into_iter().max()), row[2].parse::<usize>()) {
                (Some(plies), Ok(told)) if is_whole => same(told, plies),
                _ => Held::True,
            };
            all(each).and(|| longest)
        }))
    })
}

fn answers_met(case: &Case) -> Held {
    let Some(next) = next(case) else { return Held::False("it is illegal".into()) };
    let Some(answers) = moves(&*next, MOST) else { return Held::Open };
    let texts: Vec<String> = answers.into_iter().map(|(text, _)| text).collect();
    same(case.size("answers"), texts.len())
        .and(|| is_worth(Some(next.clone()), Fate::Lost))
        .and(|| met_by_rows(&next, rows(case), &texts, case.size("replies")))
}

fn moves_met(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, MOST) else { return Held::Open };
    let texts: Vec<String> = moves.into_iter().map(|(text, _)| text).collect();
    same(case.size("moves"), texts.len())
        .and(|| here(case, Fate::Lost))
        .and(|| met_by_rows(&case.met.place, rows(case), &texts, case.size("replies")))
}

fn circle(case: &Case) -> Held {
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
