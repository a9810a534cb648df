//! Values: a position is worth what its moves make it, the plain referee says the same, and the advice keeps its promise.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use duel::answer::Answer;
use duel::place::Place;
use ground::num::{Int, Nat, Ratio};
use ground::rules::Side;
use ground::say::Arg;
use solve::judge::control::Control;
use solve::judge::oracle::{LISTED, Scope};
use solve::judge::reason::{Exhibit, Role};
use solve::judge::value::{Outcome, Value};

use crate::chance::random_move;
use crate::dice::Dice;
use crate::met::{Met, listing, met, open, remembers, spread};
use crate::starts::is_whole;

/// Positions the referee may remember in one walk.
const ROOM: usize = 800;

/// The same in the walk from a start: small games are walked whole.
const ROOM_AT_START: usize = 4_000;

/// Positions of one game the referee is sent to.
const WALKED: usize = 15;

/// Positions of one game from which the advice is followed.
const FOLLOWED: usize = 28;

/// Positions of one game that an oracle is asked of that knows nothing yet.
const ASKED_ANEW: usize = 16;

/// Moves of one position, of those that are only estimated, after which the oracle is asked again: it may think long.
const GUESSED: usize = 2;

/// Plies of such a game.
const PLIES: usize = 60;

/// How well a side stands: by outcome, by points, by what may be expected; greater is better.
type Standing = (i8, Int, Option<Ratio>);

/// How well the mover stands.
fn standing(value: &Value) -> Standing {
    opposite(value.gladness())
}

/// The same seen by the other side.
fn opposite((rank, points, mean): Standing) -> Standing {
    (-rank, -points, mean.map(|mean| -mean))
}

/// Games in which moves are mixed: what they promise is held by laws of their own.
pub fn is_secret(id: &str) -> bool {
    static SECRET: OnceLock<BTreeSet<&str>> = OnceLock::new();
    let mixing = || met().iter().filter(|met| !met.answer.mix.is_empty()).map(|met| met.entry.id.as_str()).collect();
    SECRET.get_or_init(mixing).contains(id)
}

fn judge(place: &dyn Place, scope: Scope, way: &str) -> Answer {
    place.judge(scope, &Control::new()).unwrap_or_else(|stop| panic!("{way}: {stop:?}"))
}

fn value(place: &dyn Place, way: &str) -> Value {
    place.value(&Control::new()).unwrap_or_else(|stop| panic!("{way}: {stop:?}"))
}

#[test]
fn a_position_is_worth_what_its_moves_make_it() {
    let mut held = BTreeMap::new();
    for met in open().filter(|met| met.is_whole() && met.answer.value.is_proved()) {
        // Of a draw that is proved by itself some moves may leave no more than an estimate: the others make it.
        let is_drawn = met.answer.value == Value::Draw;
        let counts = |leaves: &&Value| !is_drawn || leaves.is_proved();
        let law = Value::of_moves(met.answer.moves.iter().map(|(_, leaves)| leaves).filter(counts));
        assert!(law.agrees(&met.answer.value), "{}: its moves make {law:?}, not {:?}", met.way, met.answer.value);
        *held.entry(&met.entry.id).or_insert(0) += 1;
    }
    for met in listing() {
        let is_held = held.contains_key(&met.entry.id) || is_secret(&met.entry.id);
        assert!(is_held, "the parent law was never held against {}", met.entry.id);
    }
}

#[test]
fn what_a_move_leaves_is_what_the_position_after_it_is_worth() {
    for met in open() {
        assert_eq!(value(&*met.place, &met.way), met.answer.value, "{}", met.way);
        // What the mover cannot see, no move tells it.
        let seen = if is_secret(&met.entry.id) { 0 } else { 60 };
        let (proved, guessed): (Vec<_>, Vec<_>) =
            met.answer.moves.iter().take(seen).partition(|(_, leaves)| leaves.is_proved());
        for (text, leaves) in proved.into_iter().chain(guessed.into_iter().take(GUESSED)) {
            let step = met.place.play(text).unwrap_or_else(|fault| panic!("{}: {fault:?}", met.way));
            let left = value(&*step.next, &met.way).left(met.place.to(), step.next.to());
            // What is only estimated may be looked into deeper when it is asked for itself.
            let is_looked_into = left.is_proved() || left.depth().is_some_and(|depth| depth > 0);
            let is_told = left == *leaves || leaves.depth().is_some() && is_looked_into;
            assert!(is_told, "{}: {text}: {left:?}, not {leaves:?}", met.way);
        }
    }
}

#[test]
fn the_best_moves_are_all_that_keep_the_value_fastest_first() {
    for met in open().filter(|met| met.is_whole() && !is_secret(&met.entry.id)) {
        let rows = &met.answer.moves;
        let gladness = rows.iter().map(|(_, leaves)| leaves.gladness()).max().expect("there is a move");
        let mut kept: Vec<_> = rows.iter().filter(|(_, leaves)| leaves.gladness() == gladness).collect();
        kept.sort_by_key(|(_, leaves)| leaves.hurry_from(&met.answer.value));
        let hurry =
            |mv: &String| kept.iter().find(|(kept, _)| kept == mv).map(|(_, v)| v.hurry_from(&met.answer.value));
        let hurries: Option<Vec<_>> = met.answer.best.iter().map(hurry).collect();
        // Among moves that are equally fast an engine that knows more may prefer some.
        let fastest: Vec<_> = kept.iter().take(LISTED).map(|(_, v)| v.hurry_from(&met.answer.value)).collect();
        assert_eq!(hurries, Some(fastest), "{}", met.way);
        let told: BTreeSet<&String> = met.answer.best.iter().collect();
        assert_eq!(told.len(), met.answer.best.len(), "{}: a move is told twice", met.way);
        let kept: Vec<&String> = kept.into_iter().map(|(mv, _)| mv).take(LISTED).collect();
        assert_eq!(met.answer.best_total, Nat::from(kept.len()), "{}", met.way);
        if !met.answer.value.is_proved() {
            continue;
        }
        let keeps = Value::of_moves(rows.iter().filter(|(mv, _)| *mv == *kept[0]).map(|(_, leaves)| leaves));
        assert_eq!(standing(&keeps), standing(&met.answer.value), "{}: {} does not keep it", met.way, kept[0]);
    }
}

#[test]
fn the_plain_referee_says_the_same() {
    let mut held = BTreeMap::new();
    for met in spread(open().filter(|met| !is_secret(&met.entry.id)), WALKED) {
        let room = if met.is_start() { ROOM_AT_START } else { ROOM };
        let walked = met.place.walk(room, &Control::new()).expect("nobody stops it");
        let Some(rows) = walked.filter(|_| met.answer.value.is_proved()) else { continue };
        let law = Value::of_moves(rows.iter().map(|(_, leaves)| leaves));
        assert!(law.agrees(&met.answer.value), "{}: referee {law:?}, oracle {:?}", met.way, met.answer.value);
        for ((text, leaves), (mv, told)) in rows.iter().zip(&met.answer.moves) {
            assert_eq!(text, mv, "{}", met.way);
            assert!(leaves.agrees(told), "{} {mv}: referee {leaves:?}, oracle {told:?}", met.way);
        }
        *held.entry(&met.entry.id).or_insert(0) += 1;
    }
    for met in listing() {
        let is_walked = held.contains_key(&met.entry.id) || is_secret(&met.entry.id);
        assert!(is_walked, "the referee never walked {}", met.entry.id);
    }
}

#[test]
fn who_follows_the_advice_never_stands_worse_than_promised() {
    let mut followed = BTreeMap::new();
    let is_promised =
        |met: &&Met| met.answer.value.outcome() != Outcome::P || met.answer.value.gladness().1 != Int::ZERO;
    let is_promised = |met: &&Met| is_promised(met) && !met.is_typed();
    let tells = |met: &&Met| !is_secret(&met.entry.id);
    for (seed, met) in
        spread(open().filter(|met| met.answer.value.is_proved()).filter(is_promised).filter(tells), FOLLOWED)
            .enumerate()
    {
        follow(met, seed as u64);
        *followed.entry(&met.entry.id).or_insert(0) += 1;
    }
    for met in listing() {
        let is_followed = followed.contains_key(&met.entry.id) || is_secret(&met.entry.id);
        assert!(is_followed, "nobody stood on N in {}", met.entry.id);
    }
}

/// Plays on from a position: its mover by the advice, the opponent at random.
fn follow(met: &Met, seed: u64) {
    let way = || format!("{}, then advice against replies of seed {seed}", met.way);
    let mut dice = Dice::new(seed);
    let mut place: Arc<dyn Place> = met.place.clone();
    let us = place.to();
    let mut promised = standing(&met.answer.value);
    let mut plies = met.answer.value.remoteness().filter(|_| met.answer.value.outcome() == Outcome::N);
    for _ in 0..PLIES {
        if place.to() != us {
            let mv = random_move(&*place, &mut dice).expect("the game is not over");
            place = place.play(&mv).unwrap_or_else(|fault| panic!("{}: {mv}: {fault:?}", way())).next;
            if is_over(&*place, us, &promised, &way()) {
                return;
            }
            continue;
        }
        let answer = judge(&*place, Scope::Advice, &way());
        let stands = standing(&answer.value);
        assert!(stands >= promised, "{}: {} is worth {:?}", way(), place.text(), answer.value);
        let left = answer.value.remoteness().filter(|_| answer.value.outcome() == Outcome::N);
        assert!(plies.is_none() || left <= plies, "{}: {} is won in {left:?}, not {plies:?}", way(), place.text());
        // The first of the best is the fastest: only its remoteness is a promise.
        let pick = if left.is_some() { 0 } else { dice.below(answer.best.len()) };
        (promised, plies) = (stands, left.map(|plies| plies.saturating_sub(2)));
        let mv = &answer.best[pick];
        place = place.play(mv).unwrap_or_else(|fault| panic!("{}: {mv}: {fault:?}", way())).next;
        if is_over(&*place, us, &promised, &way()) {
            return;
        }
    }
}

/// Whether the game is over; then it ended no worse than promised.
fn is_over(place: &dyn Place, us: Side, promised: &Standing, way: &str) -> bool {
    let Some(ending) = place.ending() else { return false };
    assert!(standing(&Value::of_ending(&ending, us)) >= *promised, "{way}: it ended with {ending:?}");
    true
}

#[test]
fn an_ended_position_is_worth_its_ending() {
    for met in met() {
        if let Some(ending) = &met.answer.ending {
            let end = Value::of_ending(ending, met.place.to());
            assert_eq!(standing(&met.answer.value), standing(&end), "{}", met.way);
            assert!(met.answer.value.remoteness().is_none_or(|plies| plies == 0), "{}", met.way);
        }
    }
}

#[test]
fn the_principal_line_is_play_in_which_both_keep_the_value() {
    for met in open().filter(|met| met.answer.value.is_proved()) {
        let line = &met.answer.line;
        assert!(line.is_empty() || met.answer.best.contains(&line[0]), "{}: {line:?}", met.way);
        let mut place = met.place.clone();
        let stands = standing(&met.answer.value);
        for mv in line {
            place = place.play(mv).unwrap_or_else(|fault| panic!("{}: {line:?}: {mv}: {fault:?}", met.way)).next;
            // Seen by whoever moved at first: whose turn it is now changes nothing in what they stand to get.
            let seen = value(&*place, &met.way);
            let seen = if place.to() == met.place.to() { standing(&seen) } else { opposite(standing(&seen)) };
            assert_eq!(seen, stands, "{}: {line:?}: {mv} gives it away", met.way);
        }
        if let Some(plies) = met.answer.value.remoteness().filter(|_| !line.is_empty()) {
            assert_eq!(line.len() as u64, plies.min(64), "{}: {line:?}", met.way);
        }
    }
}

#[test]
fn the_principal_line_begins_with_the_move_that_is_explained() {
    let mut told = BTreeSet::new();
    for met in open().filter(|met| !met.answer.line.is_empty()) {
        let Some(step) = met.answer.reason.steps.iter().find(|step| step.role == Role::Move) else { continue };
        let is_told = |mv: &String| {
            let step_told = || met.place.play(mv).ok().map(|step| step.told);
            step.says.args.iter().any(|(_, arg)| match arg {
                Arg::Text(text) => text == mv,
                Arg::Say(said) => step_told().is_some_and(|told| **said == told),
                _ => false,
            })
        };
        if met.answer.best.iter().any(is_told) {
            let first = &met.answer.line[0];
            assert!(is_told(first), "{}: {first} is not the move of {:?}", met.way, step.says);
            told.insert(met.entry.id.clone());
        } else if met.answer.value.is_proved() && met.answer.value.outcome() == Outcome::P {
            let goes_on = |mv: &String| met.place.play(mv).is_ok_and(|step| step.next.ending().is_none());
            let is_short = !goes_on(&met.answer.line[0]);
            assert!(!is_short || !met.answer.best.iter().any(goes_on), "{}: {:?}", met.way, met.answer.line);
        }
    }
    assert!(told.len() >= 20 || !is_whole(), "few games name a move in notation: {told:?}");
}

#[test]
fn an_estimate_is_that_of_the_best_move() {
    let mut held = BTreeSet::new();
    for met in open().filter(|met| met.is_whole() && met.entry.card.id == "mnk") {
        let Value::Estimate { ahead, .. } = &met.answer.value else { continue };
        let best = met.answer.moves.iter().map(|(_, leaves)| leaves.gladness()).max();
        assert_eq!(best.map(|(_, points, _)| points).as_ref(), Some(ahead), "{}", met.way);
        held.insert(met.way.clone());
    }
    assert!(!held.is_empty() || !is_whole());
}

#[test]
fn the_nim_sum_of_the_summands_is_the_nim_value() {
    for met in met() {
        let Some(nimber) = met.answer.value.as_nimber() else {
            assert_eq!(met.answer.parts, None, "{}", met.way);
            continue;
        };
        let of_summand = |summand: &Arc<dyn Place>| {
            let value = value(&**summand, &met.way);
            value.as_nimber().unwrap_or_else(|| panic!("{}: {} has no nim-value", met.way, summand.text())).clone()
        };
        let sum = met.place.summands().iter().map(of_summand).fold(Nat::ZERO, |sum, part| sum ^ part);
        assert_eq!(&sum, nimber, "{}", met.way);
        if let Some(parts) = &met.answer.parts {
            let sum = parts.iter().fold(Nat::ZERO, |sum, (_, part)| sum ^ part);
            assert_eq!(&sum, nimber, "{}: {parts:?}", met.way);
        }
    }
}

#[test]
fn every_move_is_a_move_in_exactly_one_summand() {
    for met in open().filter(|met| met.answer.value.as_nimber().is_some()) {
        let moves = |place: &Arc<dyn Place>| place.moves(0).1;
        let together: Nat = met.place.summands().iter().map(moves).sum();
        assert_eq!(together, met.answer.moves_total, "{}", met.way);
    }
}

/// Leaves the places out of a reason.
fn unplace(answer: &mut Answer) {
    for step in &mut answer.reason.steps {
        if let Some(Exhibit::Spots(spots)) = &mut step.shows {
            spots.clear();
        }
    }
}

#[test]
fn equal_information_gives_equal_advice() {
    for met in spread(met().iter(), ASKED_ANEW) {
        let again = judge(&*met.place, Scope::Everything, &met.way);
        assert_eq!(again, met.answer, "{}: asked twice", met.way);
        let fresh = met.entry.open(met.place.params(), Some(&met.place.text())).expect("it was printed");
        let mut anew = judge(&*fresh, Scope::Everything, &met.way);
        // A text knows its mover only where that matters: elsewhere whoever reads it begins.
        anew.to = met.answer.to;
        anew.ending.clone_from(&met.answer.ending);
        if met.answer.ending.is_some() {
            // The last word names a score by who began, which the text does not tell.
            anew.reason.clone_from(&met.answer.reason);
        }
        let mut known = met.answer.clone();
        if remembers(&met.place.scene().shape) {
            // Places of a picture that goes on from the one before have numbers of their own.
            [&mut anew, &mut known].into_iter().for_each(unplace);
        }
        assert_eq!(anew, known, "{}: asked of an oracle that knows nothing yet", met.way);
    }
}

#[test]
fn advice_alone_is_the_same_advice() {
    for met in spread(met().iter(), ASKED_ANEW) {
        let advice = judge(&*met.place, Scope::Advice, &met.way);
        assert!(advice.moves.is_empty(), "{}: rows nobody asked for", met.way);
        assert_eq!(Answer { moves: met.answer.moves.clone(), ..advice }, met.answer, "{}", met.way);
    }
}

#[test]
fn all_of_a_small_game_has_the_values_of_the_oracle() {
    let control = Control::new();
    let mut games: BTreeMap<&str, usize> = BTreeMap::new();
    for Met { way, entry, place, .. } in met().iter().filter(|met| !met.place.is_repeated()) {
        let is_enough = games.get(&*entry.id).is_some_and(|known| *known > 200);
        if is_enough || !matches!(place.walk(ROOM, &control), Ok(Some(_))) {
            continue;
        }
        let whole = place.whole(&control).unwrap_or_else(|stop| panic!("{way}: {stop:?}"));
        *games.entry(&entry.id).or_default() += whole.values.len();
        for (paper, value) in whole.papers.iter().zip(&whole.values) {
            let own = place.reads(&paper.position).unwrap_or_else(|fault| panic!("{way}: {fault:?}"));
            let known = own.value(&control).unwrap_or_else(|stop| panic!("{way}: {stop:?}"));
            assert!(value.agrees(&known) || !known.is_proved(), "{way}, {}: {value:?}, {known:?}", paper.position);
            let moves = if own.ending().is_some() { Vec::new() } else { own.moves(usize::MAX).0 };
            assert_eq!(paper.moves, moves, "{way}, {}", paper.position);
        }
    }
    assert!(games.len() > 40, "only {games:?}");
}
