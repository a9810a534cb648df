//! Methods on parts: a sum that is added before one's eyes comes to what the oracle says, and the move it tells wins; rows are told line
//! by line of their programs.

use std::collections::BTreeSet;

use ground::say::{Arg, Language, Tongue};
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::run::{Figure, Run};
use solve::trace::vast::DEPTH;
use teach::program::{Tool, shown};

use crate::met::{Met, met, spread};

/// Positions of a game that are added.
const ADDED: usize = 8;

/// The move that a run tells to play.
fn told(run: &Run) -> Option<String> {
    let play = run.steps.iter().find(|step| step.says.key == "trace-sum-play")?;
    play.says.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == "move" => Some(text.clone()),
        _ => None,
    })
}

/// Every step lights a line of its program, and every sentence is spoken whole in both languages.
fn follows(run: &Run, way: &str) {
    let lines = shown(run.method, Tool::Python).expect("a program goes with it");
    for step in &run.steps {
        assert!(lines.iter().any(|line| line.tag.as_deref() == Some(step.line)), "{way}: {}", step.line);
        for language in Language::ALL {
            let text = Tongue::of(language).speak(&step.says);
            let is_whole = !["⟨", "{$", "{ $", "{ "].iter().any(|mark| text.contains(mark));
            assert!(!text.trim().is_empty() && is_whole, "{way}: {} says {text:?}", step.says.key);
        }
    }
}

fn added(met: &Met) -> Option<Run> {
    let run = match met.place.run(Method::SgSum, DEPTH, &Control::new()) {
        Err(Stop::TooLarge(_)) => return None,
        run => run.expect("nobody stops"),
    };
    assert_eq!(run.found.agrees(&met.answer.value), Some(true), "{}: {:?}", met.way, run.found);
    follows(&run, &met.way);
    if let Some(mv) = told(&run) {
        let left = met.place.play(&mv).expect("it is legal").next.value(&Control::new()).expect("it is small");
        assert!(left.as_nimber().is_some_and(|nimber| *nimber == 0u8.into()), "{}: {mv}", met.way);
    }
    Some(run)
}

#[test]
fn a_sum_added_part_by_part_is_worth_what_the_oracle_says() {
    let sums = met().iter().filter(|met| met.answer.value.as_nimber().is_some() && met.place.summands().len() > 1);
    let (mut games, mut won, mut tables, mut all) = (BTreeSet::new(), 0, 0, 0);
    for met in spread(sums, ADDED) {
        let Some(run) = added(met) else { continue };
        all += 1;
        games.insert(met.entry.id.as_str());
        won += usize::from(told(&run).is_some());
        tables += run.figures.iter().skip(1).filter(|figure| matches!(figure, Figure::Table(_))).count();
    }
    assert!(std::env::var_os("XORCLE_ONLY").is_some() || games.len() > 15, "{games:?}");
    assert!(won * 3 > all && tables > all, "{won} of {all} are won, {tables} tables are filled");
}

#[test]
fn rows_taken_from_their_ends_are_told_by_the_lines_of_their_programs() {
    for met in met().iter().filter(|met| met.entry.id == "ends" && met.answer.ending.is_none()) {
        for method in met.place.methods(&Control::new()).expect("they are short") {
            if method.name().starts_with("interval") {
                let run = met.place.run(method, DEPTH, &Control::new()).expect("it fits");
                assert_eq!(run.found.agrees(&met.answer.value), Some(true), "{}: {method:?}", met.way);
                follows(&run, &met.way);
            }
        }
    }
}
