//! Unit tests of the regret theatre: how it is stepped, slid, played and asked for more.

use solve::judge::learning::Record;
use std::sync::Arc;

use crate::tui::desk::Layer;
use crate::tui::keys::action::Where;
use crate::tui::regret::Drama;
use crate::tui::thought::Wish;
use games::house;
use ground::rules::Side;
use solve::judge::control::{Control, Stop};
use solve::judge::learning::iterations;
use solve::judge::scheme::Scheme;

fn drama(id: &str, position: Option<&str>) -> Drama {
    let house = house();
    let entry = house.find(id).expect(id).clone();
    let place = entry.open(&entry.params(), position).expect(id);
    Drama::new(entry, place, Scheme::Plain)
}

/// Thinks out what is wanted, once.
fn answer(drama: &mut Drama) -> bool {
    let Some((errand, place)) = drama.errand() else { return false };
    let found = Wish::Errand(errand.clone(), place).think(&Control::new());
    drama.found(&errand, found);
    true
}

#[test]
fn the_first_hundred_come_first_and_more_when_the_end_is_reached() {
    let mut drama = drama("kuhn-poker", None);
    assert_eq!(drama.state.wanted(), Some((Scheme::Plain, 100)));
    assert!(answer(&mut drama) && !answer(&mut drama), "it rests once the first are known");
    assert_eq!((drama.state.shown(), drama.state.mark().map(|mark| mark.iterations)), (0, Some(1)));
    drama.state.step(true);
    assert_eq!(drama.state.shown(), 0, "before the first there is none");
    drama.state.go_to_end();
    assert_eq!(
        (drama.state.mark().map(|mark| mark.iterations), drama.state.wanted()),
        (Some(100), Some((Scheme::Plain, 1000)))
    );
    drama.state.step(false);
    assert_eq!(drama.state.mark().map(|mark| mark.iterations), Some(100), "the next is not known yet");
    assert!(answer(&mut drama));
    assert_eq!(drama.state.mark().map(|mark| mark.iterations), Some(125));
    drama.state.step(true);
    assert_eq!(drama.state.mark().map(|mark| mark.iterations), Some(100), "what was known is known still");
}

#[test]
fn it_plays_at_its_pace_waits_for_the_worker_and_a_step_holds_it() {
    let mut drama = drama("matrix", None);
    drama.state.run();
    assert!(!drama.is_playing(), "there is nothing to be played yet");
    assert!(answer(&mut drama));
    drama.state.run();
    drama.state.hurry(false);
    drama.beat();
    assert_eq!((drama.state.shown(), drama.is_playing()), (0, true), "slower: two beats a step");
    drama.beat();
    assert_eq!(drama.state.shown(), 1);
    (0..6).for_each(|_| drama.state.hurry(true));
    (0..30).for_each(|_| drama.beat());
    assert_eq!(drama.state.mark().map(|mark| mark.iterations), Some(100));
    assert!(drama.is_playing(), "it waits for what is being computed");
    assert!(answer(&mut drama));
    drama.beat();
    assert!(drama.state.mark().is_some_and(|mark| mark.iterations > 100));
    drama.state.step(true);
    assert!(!drama.is_playing());
}

#[test]
fn stopping_keeps_what_is_known_and_going_on_asks_again() {
    let mut drama = drama("matrix", None);
    assert!(answer(&mut drama));
    drama.state.go_to_end();
    drama.state.halt();
    assert_eq!((drama.state.wanted(), drama.state.record().map(Record::to)), (None, Some(100)));
    drama.state.step(false);
    assert_eq!(drama.state.wanted(), Some((Scheme::Plain, 1000)));
    drama.state.take(Scheme::Plain, Err(Stop::Asked));
    assert_eq!((drama.state.wanted(), drama.state.record().map(Record::to)), (None, Some(100)));
}

#[test]
fn each_way_to_learn_is_kept_by_itself_and_tables_have_two() {
    let mut drama = drama("matrix", None);
    assert!(answer(&mut drama));
    drama.state.next_scheme();
    assert_eq!(drama.state.wanted(), Some((Scheme::Plus, 100)));
    assert!(answer(&mut drama));
    drama.state.next_scheme();
    assert_eq!((drama.state.scheme(), drama.state.wanted()), (Scheme::Plain, None));
}

#[test]
fn information_sets_are_walked_and_the_other_side_is_a_key_away() {
    let mut drama = drama("kuhn-poker", Some("Q:bet"));
    assert!(answer(&mut drama));
    let names = |drama: &Drama| {
        drama.state.record().expect("it is known").sets.iter().map(|set| set.at.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&drama)[..3], ["J", "Q", "K"]);
    assert_eq!(names(&drama).len(), 12);
    assert_eq!(drama.state.side(), Some(Side::First));
    drama.state.cross();
    assert_eq!((drama.state.side(), drama.state.at()), (Some(Side::Second), 6));
    drama.state.walk(100);
    assert_eq!(drama.state.at(), 11);
    drama.state.cross();
    assert_eq!(drama.state.at(), 0);
}

#[test]
fn whoever_plays_it_meets_what_the_second_side_has_learnt() {
    for (id, is_learnt) in [("kuhn-poker", true), ("matrix", true), ("blotto", false)] {
        let mut drama = drama(id, None);
        assert!(answer(&mut drama));
        drama.state.go_to_end();
        let (place, is_so) = drama.stage().expect(id);
        assert_eq!(is_so, is_learnt, "{id}");
        assert_eq!(place.to(), Side::First, "{id}");
        assert_eq!(place.params().iter().any(|(param, _)| param.name == "second"), is_learnt, "{id}");
        if is_learnt {
            assert_ne!(place.params().text("second"), "-", "{id}");
        }
    }
}

#[test]
fn what_is_shown_is_true_of_the_mark() {
    let mut drama = drama("kuhn-poker", None);
    assert!(answer(&mut drama));
    assert_eq!(drama.place(), Where::Regret);
    let record: Arc<_> = drama.state.found().expect("it is known").clone().expect("it is small");
    for (i, mark) in record.marks.iter().enumerate() {
        assert_eq!(mark.iterations, iterations(i));
        assert!(mark.stand.low <= mark.stand.value && mark.stand.value <= mark.stand.high, "{:?}", mark.stand);
        assert!(mark.stand.low <= -1.0 / 18.0 && -1.0 / 18.0 <= mark.stand.high, "{:?}", mark.stand);
        for set in &record.sets {
            let sum = |weights: &[f64]| (0..set.actions.len()).map(|action| weights[set.slot(action)]).sum::<f64>();
            assert!((sum(&mark.mean) - 1.0).abs() < 1e-9 && (sum(&mark.now) - 1.0).abs() < 1e-9, "{set:?}");
        }
    }
    let (first, last) = (&record.marks[0], &record.marks[record.marks.len() - 1]);
    assert!(last.stand.gap() < 0.05, "{} to {}", first.stand.gap(), last.stand.gap());
}
