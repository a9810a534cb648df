//! Searches to a depth: what they prove the oracle says too, and whether their choice errs is told as it is.

use std::sync::Arc;

use duel::place::Place;
use ground::say::Arg;
use solve::judge::control::Control;
use solve::trace::method::Method;
use solve::trace::run::{BYTES, ENDS, Found, Run, STEPS};

use crate::crew::on_every_core;
use crate::met::{Met, open, spread};
use crate::starts::house;

/// Positions of one game that are searched.
const ASKED: usize = 6;

const METHODS: [Method; 3] = [Method::DepthLimited, Method::IterativeDeepening, Method::Quiescence];

fn asked() -> Vec<&'static Met> {
    let is_settled = |met: &Met| met.answer.value.is_proved() && met.is_whole();
    spread(open().filter(|met| met.place.is_estimated() && is_settled(met)), ASKED).collect()
}

fn run(place: &dyn Place, method: Method, depth: usize) -> Run {
    place.run(method, depth, &Control::new()).expect("nobody stops it")
}

/// A text that the last step tells.
fn told<'a>(run: &'a Run, name: &str) -> Option<&'a str> {
    let says = &run.steps.last()?.says;
    says.args.iter().find_map(|(arg, value)| match value {
        Arg::Text(text) if *arg == name => Some(&**text),
        _ => None,
    })
}

/// What the last step tells of the choice: that it is right, that it errs, or nothing.
fn verdict(met: &Met, method: Method) -> usize {
    let run = run(&*met.place, method, 2);
    assert_ne!(run.found.agrees(&met.answer.value), Some(false), "{method:?} {}", met.way);
    let says = &run.steps.last().expect("it ran").says;
    let verdict = ["trace-oracle-agrees", "trace-oracle-errs"].iter().position(|key| *key == says.key).unwrap_or(2);
    let mv = told(&run, "move").expect("a move is chosen");
    let best = met.answer.moves.iter().map(|(_, leaves)| leaves.gladness()).max();
    let chosen = met.answer.moves.iter().find(|(text, _)| text == mv).map(|(_, leaves)| leaves.gladness());
    if verdict < 2 {
        assert_eq!(chosen == best, verdict == 0, "{method:?} {} {mv}", met.way);
    }
    verdict
}

#[test]
fn what_is_proved_within_a_depth_is_true_and_whether_the_choice_errs_is_told() {
    let asked = asked();
    let told = on_every_core(&asked, |met| {
        let fitting = met.place.methods(&Control::new()).expect("some fit");
        let mut counts = [0; 3];
        METHODS.iter().filter(|method| fitting.contains(method)).for_each(|method| counts[verdict(met, *method)] += 1);
        counts
    });
    let [agree, err, open] = [0, 1, 2].map(|i| told.iter().map(|counts| counts[i]).sum::<usize>());
    assert!(agree > 50 && err > 10 && open * 4 < agree + err, "{agree} agree, {err} err, {open} are open");
}

/// Gomoku from the start, and with marks in the middle.
fn gomoku() -> [Arc<dyn Place>; 2] {
    let house = house();
    let (entry, params) = house.variant("gomoku").expect("a variant");
    let rows = ["......X........", "......OXO......", "......XO......."];
    let row = |row: usize| row.checked_sub(6).and_then(|row| rows.get(row)).copied().unwrap_or("...............");
    let middle = (0..15).map(row).collect::<Vec<_>>().join("/");
    [None, Some(middle.as_str())].map(|position| entry.open(&params, position).expect("a position"))
}

#[test]
fn the_longest_runs_take_no_more_bytes_than_a_run_may() {
    let house = house();
    let runs = [
        ("tic-tac-toe", Method::Minimax),
        ("tic-tac-toe", Method::AlphaBetaMemory),
        ("othello", Method::DepthLimited),
        ("hex", Method::DepthLimited),
        ("connect-four", Method::Quiescence),
    ];
    let bytes = runs.map(|(game, method)| {
        let (entry, params) = house.variant(game).expect("a variant");
        let place = entry.open(&params, None).expect("a start");
        let run = run(&*place, method, 5);
        assert!(run.bytes > 0 && run.bytes < BYTES + BYTES / 10, "{game} {method:?}: {} bytes", run.bytes);
        assert!(run.steps.len() <= STEPS + ENDS, "{game} {method:?}: {} steps", run.steps.len());
        run.bytes
    });
    assert!(
        bytes.iter().max().is_some_and(|most| *most > BYTES / 4),
        "the bound is not far from what is met: {bytes:?}"
    );
}

#[test]
fn large_boards_are_searched_among_a_few_cells_which_is_told_and_proves_nothing() {
    for place in gomoku() {
        let fitting = place.methods(&Control::new()).expect("some fit");
        for (method, depth) in METHODS.into_iter().zip([3, 3, 1]) {
            assert!(fitting.contains(&method), "{method:?}: what a search looks at is little");
            let run = run(&*place, method, depth);
            assert!(matches!(run.found, Found::Guess(_)) && run.narrowed.is_some(), "{method:?}: {:?}", run.found);
            let mv = told(&run, "move").expect("a move is chosen");
            assert!(place.play(mv).is_ok(), "{mv} is legal");
            assert!(run.costs.iter().all(|cost| cost.work.is_some()), "{method:?}: all end: {:?}", run.costs);
        }
        let (index, reached) = place.to_depth(4, &Control::new()).expect("nobody stops it").expect("it goes on");
        assert_eq!(reached, 4);
        assert!(place.moves(usize::MAX).0.len() > index);
    }
    let house = house();
    let (entry, params) = house.variant("tic-tac-toe").expect("a variant");
    let small = entry.open(&params, None).expect("a start");
    assert_eq!(run(&*small, Method::DepthLimited, 2).narrowed, None, "of a small board all moves are looked at");
}
