//! Searches to a depth: what they prove the oracle says too, and whether their choice errs is told as it is.

use duel::place::Place;
use ground::say::Arg;
use solve::judge::control::Control;
use solve::trace::method::Method;
use solve::trace::run::Run;

use crate::crew::on_every_core;
use crate::met::{Met, open, spread};

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
