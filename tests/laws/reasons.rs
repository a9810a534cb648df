//! Reasons: in every position they speak both languages, hold the four hints, and show nothing that is not so.

use std::collections::{BTreeMap, HashSet};

use duel::place::Place;
use ground::num::Nat;
use ground::say::{Arg, Language, Say, Tongue};
use ground::scene::{Scene, Shape, Spot};
use solve::judge::control::Control;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, mex};
use teach::drawing;
use teach::hint::{VEIL, hint};

use crate::met::{Met, met, open};

/// The sentence in both languages, after a look at it: no key shows through, nothing is left to be filled in.
fn spoken(say: &Say, way: &str) -> [String; 2] {
    Language::ALL.map(|language| {
        let text = Tongue::of(language).speak(say);
        assert!(!text.trim().is_empty() || say.key == "verbatim", "{way}: {} says nothing in {language}", say.key);
        for mark in ["⟨", "{$", "{ $", "{ "] {
            assert!(!text.contains(mark), "{way}: {} says {text:?} in {language}", say.key);
        }
        text
    })
}

/// A sentence for people: its Chinese has Chinese letters, its English has none.
fn sentence(say: &Say, way: &str) {
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let [english, chinese] = spoken(say, way);
    assert!(!english.chars().any(is_chinese), "{way}: {english}");
    assert!(chinese.chars().any(is_chinese), "{way}: {chinese}");
    assert!(!english.contains("  "), "{way}: two blanks in {english:?}");
}

fn each_note(scene: &Scene, look: &mut impl FnMut(&Say)) {
    scene.said().for_each(&mut *look);
    match &scene.shape {
        Shape::Heaps(heaps) => heaps.iter().filter_map(|heap| heap.note.as_ref()).for_each(look),
        Shape::Beside(panels) => {
            for panel in panels {
                look(&panel.title);
                each_note(&panel.scene, look);
            }
        }
        _ => {}
    }
}

#[test]
fn every_reason_speaks_both_languages() {
    for met in met() {
        let Reason { claim, steps } = &met.answer.reason;
        sentence(claim, &met.way);
        for step in steps {
            sentence(&step.says, &met.way);
            if let Some(Exhibit::Table { head, .. }) = &step.shows {
                for say in head {
                    spoken(say, &met.way);
                }
            }
        }
    }
}

#[test]
fn every_position_that_is_not_over_has_its_four_hints_in_order() {
    for met in open() {
        let steps = &met.answer.reason.steps;
        let first = |role: Role| steps.iter().position(|step| step.role == role);
        let hints = Role::HINTS.map(first);
        let told: Vec<Role> = steps.iter().map(|step| step.role).collect();
        assert!(hints.iter().all(Option::is_some), "{}: a hint is missing in {told:?}", met.way);
        assert!(hints.is_sorted(), "{}: the hints are told in the order {told:?}", met.way);
        assert!(told.contains(&Role::Law), "{}: no law is named in {told:?}", met.way);
    }
    for met in met().iter().filter(|met| met.answer.ending.is_some()) {
        assert_eq!(met.answer.reason.steps, [], "{}: nothing is left to be explained", met.way);
    }
}

/// Whether a text names a move as a word of its own.
fn names(text: &str, mv: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "->:,.+".contains(c);
    text.match_indices(mv).any(|(at, _)| {
        let (before, behind) = (text[..at].chars().next_back(), text[at + mv.len()..].chars().next());
        !before.is_some_and(is_part) && !behind.is_some_and(|c| is_part(c) && !".,:".contains(c))
    })
}

/// Of these legal moves some are meant, and only ones that win: who reads that need not look for them any more.
fn tells(met: &Met, is_meant: impl Fn(&str) -> bool) -> bool {
    let mut meant = met.answer.moves.iter().map(|(mv, _)| mv).filter(|mv| is_meant(mv)).peekable();
    meant.peek().is_some() && meant.all(|mv| met.answer.best.contains(mv))
}

/// What is shown beside the first two hints brackets, marks and answers none of the moves that win.
fn gives_away(met: &Met, shown: &Exhibit) -> bool {
    let is_best = |text: &String| met.answer.best.contains(text);
    let is_legal = |text: &String| met.answer.moves.iter().any(|(mv, _)| mv == text);
    match shown {
        Exhibit::Mex { options, .. } => options.iter().any(|option| is_legal(&option.mv)),
        Exhibit::Parts { taken, .. } => *taken > 0,
        Exhibit::Table { head, rows, focus } => {
            let is_of_moves = |column: &usize| rows.iter().all(|row| is_legal(&row[*column]));
            let of_moves = (0..head.len()).filter(is_of_moves).find(|at| rows.iter().any(|row| is_best(&row[*at])));
            let is_told = |at: usize| {
                let is_bare = rows.iter().all(|row| row.iter().enumerate().all(|(i, cell)| i == at || cell == VEIL));
                !is_bare || rows.iter().all(|row| is_best(&row[at]))
            };
            !focus.is_empty() || of_moves.is_some_and(is_told)
        }
        Exhibit::Spots(spots) => {
            let choices = met.place.choices();
            tells(met, |mv| {
                let path = choices.iter().find(|choice| choice.text == mv).map(|choice| &choice.path);
                path.is_some_and(|path| path.iter().all(|spot| spots.contains(spot)))
            })
        }
        Exhibit::Replies(replies) => replies.iter().any(|(mv, _)| is_best(mv)),
        Exhibit::Line(moves) => moves.iter().any(is_best),
        // The rows are the parts of the position, all of them.
        Exhibit::Columns { .. } | Exhibit::Fold { .. } => false,
    }
}

#[test]
fn the_first_two_hints_do_not_give_the_move_away() {
    let (mut held, mut told) = (0, BTreeMap::new());
    for met in open().filter(|met| met.is_whole() && met.answer.best_total < met.answer.moves_total) {
        for step in [Role::Ask, Role::Look].into_iter().flat_map(|role| hint(&*met.place, &met.answer, role)) {
            // A move that is written as a number or a letter may stand there in passing.
            let is_named = |mv: &str, text: &str| mv.len() > 1 && mv.parse::<u64>().is_err() && names(text, mv);
            let texts = spoken(&step.says, &met.way);
            let in_words = texts.iter().find(|text| tells(met, |mv| is_named(mv, text)));
            let shown = step.shows.as_ref().filter(|shown| gives_away(met, shown)).map(|shown| format!("{shown:?}"));
            if let Some(what) = in_words.cloned().or(shown) {
                let (key, best) = (step.says.key.to_string(), &met.answer.best);
                told.entry(key).or_insert_with(|| format!("{}: {what} tells {best:?}", met.way));
            }
            held += 1;
        }
    }
    assert!(held > 0 && told.is_empty(), "of {held} hints: {told:#?}");
}

#[test]
fn every_place_that_is_lit_has_a_name_in_words() {
    for met in open() {
        let scene = met.place.scene();
        for step in &met.answer.reason.steps {
            let Some(Exhibit::Spots(spots)) = step.shows.as_ref().filter(|shown| **shown != Exhibit::Spots(Vec::new()))
            else {
                continue;
            };
            let each: Vec<Vec<Say>> = spots.iter().map(|spot| scene.names(&[*spot])).collect();
            assert!(each.iter().all(|names| names.len() == 1), "{}: {:?} {spots:?}: {each:?}", met.way, step.role);
            let texts: Vec<[String; 2]> = each.iter().flatten().map(|name| spoken(name, &met.way)).collect();
            let marks: HashSet<&Spot> = spots.iter().collect();
            let names: HashSet<&[String; 2]> = texts.iter().collect();
            assert_eq!(marks.len(), names.len(), "{}: {texts:?} are not told apart", met.way);
            let says = scene.told(spots).unwrap_or_else(|| panic!("{}: {spots:?} are not told", met.way));
            sentence(&says, &met.way);
            // Where nothing is lit this sentence stands beside the step.
            let told = spoken(&says, &met.way);
            let names: Vec<[String; 2]> = scene.names(spots).iter().map(|name| spoken(name, &met.way)).collect();
            let untold = names.iter().find(|name| !(0..2).all(|i| told[i].contains(name[i].trim())));
            assert_eq!(untold, None, "{}: {told:?} does not name it", met.way);
        }
    }
}

#[test]
fn every_place_that_is_lit_stands_in_brackets_on_a_drawn_board() {
    let (tongue, mut held) = (Tongue::of(Language::English), 0);
    let brackets = |rows: Vec<String>| rows.concat().matches('[').count();
    for met in open() {
        let scene = met.place.scene();
        if !matches!(scene.shape, Shape::Grid(_) | Shape::Graph(_)) {
            continue;
        }
        let plain = brackets(drawing::board(&scene, &[], tongue));
        for step in &met.answer.reason.steps {
            let Some(Exhibit::Spots(spots)) = &step.shows else { continue };
            for spot in spots {
                let marked = brackets(drawing::board(&scene, &[*spot], tongue));
                assert_eq!(marked, plain + 1, "{}: {spot:?} is not marked", met.way);
                held += 1;
            }
        }
    }
    assert!(held > 0);
}

#[test]
fn scenes_and_moves_speak_both_languages() {
    for met in met() {
        each_note(&met.place.scene(), &mut |say| drop(spoken(say, &met.way)));
        for mv in met.place.moves(20).0 {
            let step = met.place.play(&mv).unwrap_or_else(|fault| panic!("{}: {fault:?}", met.way));
            sentence(&step.told, &met.way);
        }
    }
}

#[test]
fn every_card_speaks_both_languages() {
    for entry in crate::starts::house().entries() {
        let mut says = vec![entry.title.clone(), entry.promise.clone(), entry.rules_under(None)];
        let key = |what: String| Say { key: format!("{}-{what}", entry.card.id).into(), args: Vec::new() };
        says.push(key("notation".into()));
        says.extend(entry.card.params.iter().map(|param| key(format!("param-{}", param.name))));
        for say in says {
            sentence(&say, &entry.id);
        }
        for param in entry.card.params {
            spoken(&param.domain.expected(), &entry.id);
        }
        assert!(!entry.card.sources.is_empty(), "{}: no source is named", entry.id);
        assert!(!entry.presets.is_empty(), "{}: no start is offered", entry.id);
    }
}

#[test]
fn what_a_reason_shows_is_so() {
    for met in met() {
        for step in &met.answer.reason.steps {
            exhibit(met, step);
        }
    }
}

fn exhibit(met: &Met, step: &Step) {
    let way = &met.way;
    match &step.shows {
        None => {}
        Some(Exhibit::Columns { rows, total }) => {
            let sum = rows.iter().fold(Nat::ZERO, |sum, (_, size)| sum ^ size);
            assert_eq!(&sum, total, "{way}: {rows:?}");
        }
        Some(Exhibit::Mex { options, mex: told }) => {
            assert_eq!(&mex(options.iter().map(|option| &option.value)), told, "{way}: {options:?}");
            for option in options.iter().filter(|option| !option.parts.is_empty()) {
                let sum = option.parts.iter().fold(Nat::ZERO, |sum, part| sum ^ part);
                assert_eq!(sum, option.value, "{way}: {option:?}");
            }
        }
        Some(Exhibit::Parts { parts, taken }) => {
            assert!(*taken <= parts.len() && !parts.is_empty(), "{way}: {taken} of {parts:?}");
            assert!(parts.is_sorted_by(|a, b| a >= b), "{way}: {parts:?} are not told greatest first");
        }
        Some(Exhibit::Table { head, rows, focus }) => {
            assert!(rows.iter().all(|row| row.len() == head.len()), "{way}: {head:?} over {rows:?}");
            let is_inside = |&(row, col): &(usize, usize)| row < rows.len() && col < head.len();
            assert!(focus.iter().all(is_inside), "{way}: {focus:?} points beside the table");
        }
        Some(Exhibit::Spots(spots)) => {
            let visible = met.place.scene().spots();
            let hidden = spots.iter().find(|spot| !visible.contains(spot));
            assert_eq!(hidden, None, "{way}: {:?} points at what is not there", step.role);
        }
        Some(Exhibit::Replies(replies)) => replies.iter().for_each(|(mv, reply)| refuted(met, mv, reply)),
        Some(Exhibit::Line(line)) => assert!(!line.is_empty(), "{way}: an empty line is shown"),
        Some(Exhibit::Fold { rows }) => assert!(!rows.is_empty(), "{way}: nothing is folded"),
    }
}

/// The move that the reason tells, or the first of the best.
fn told(met: &Met) -> Option<&String> {
    let step = met.answer.reason.steps.iter().find(|step| step.role == Role::Move);
    let told = step.and_then(|step| step.says.args.iter().find(|(name, _)| *name == "mv"));
    let told = told.and_then(|(_, arg)| if let Arg::Text(mv) = arg { Some(mv) } else { None });
    told.filter(|mv| met.answer.best.contains(mv)).or(met.answer.best.first())
}

/// The move is legal here, or after the move that is told where the opponent's moves are answered.
fn refuted(met: &Met, mv: &str, reply: &str) {
    let best = told(met).and_then(|best| met.place.play(best).ok());
    let is_loss = met.answer.value.outcome() == Outcome::P;
    let here = refutes(&*met.place, mv, reply, !is_loss);
    let is_so = here == Ok(()) || best.is_some_and(|step| refutes(&*step.next, mv, reply, false) == Ok(()));
    assert!(is_so, "{}: {mv}, {reply}: {here:?}", met.way);
}

/// The reply is legal after the move (none where the game is over) and keeps what the move left; a move of a position that is not
/// lost gained nothing if it is answered.
fn refutes(place: &dyn Place, mv: &str, reply: &str, is_mistake: bool) -> Result<(), String> {
    let after = place.play(mv).map_err(|fault| format!("{fault:?}"))?.next;
    if reply.is_empty() {
        return after.ending().map(drop).ok_or("nothing answers it".into());
    }
    let back = after.play(reply).map_err(|fault| format!("{fault:?}"))?.next;
    let [here, left, value] = [place.value(&Control::new()), after.value(&Control::new()), back.value(&Control::new())]
        .map(|value| value.expect("nobody stops it").outcome());
    let kept = match left {
        Outcome::N => Outcome::P,
        Outcome::D => Outcome::D,
        Outcome::P => Outcome::N,
    };
    if value != kept {
        return Err("it does not keep what the move left".into());
    }
    if is_mistake && kept == here { Err("it is no mistake".into()) } else { Ok(()) }
}
