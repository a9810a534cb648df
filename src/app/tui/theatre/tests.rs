//! Unit tests of the theatre: how a method is chosen, stepped, played, and how a person is asked.

use crate::tui::desk::{Door, Go, Layer};
use crate::tui::field::Field;
use crate::tui::theatre::{PAGE, Stage};
use crate::tui::thought::{Cue, Wish};
use games::house;
use ground::say;
use ground::scene::Shape;
use solve::judge::control::{Control, Stop};
use solve::judge::scheme::Scheme;
use solve::trace::method::Method;
use solve::trace::run::Found;
use solve::trace::stand::Stand;
use solve::trace::vast::DEPTH;

/// Lets the stage find out what it wants to know.
fn think(stage: &mut Stage) {
    while let Some((errand, place)) = stage.errand() {
        let found = Wish::Errand(errand.clone(), place).think(&Control::new());
        stage.found(&errand, found);
    }
}

fn stage(id: &str, position: Option<&str>) -> Stage {
    let house = house();
    let entry = house.find(id).expect(id).clone();
    let place = entry.open(&entry.params(), position).expect(id);
    let mut stage = Stage::new(entry, place, None);
    think(&mut stage);
    stage
}

/// The same with a method run.
fn running(id: &str, position: Option<&str>, method: Method) -> Stage {
    let mut stage = stage(id, position);
    stage.list.chosen = stage.fitting().iter().position(|one| *one == method).expect("it fits");
    assert!(matches!(stage.choose(), Go::Stay), "it runs here");
    think(&mut stage);
    stage
}

#[test]
fn steps_end_at_both_ends_and_jumps_go_from_event_to_event() {
    let mut stage = running("nim", Some("3,2"), Method::AlphaBeta);
    let run = stage.shown().cloned().expect("it ran");
    let cuts: Vec<usize> = (0..run.steps.len()).filter(|i| run.steps[*i].line == "cut").collect();
    assert!(cuts.len() > 1, "something is cut off");
    stage.go(stage.event(false));
    assert_eq!(stage.step, cuts[0]);
    stage.go(stage.event(false));
    stage.go(stage.event(true));
    assert_eq!(stage.step, cuts[0]);
    assert_eq!(stage.event(true), 0, "before the first event is the beginning");
    stage.go(usize::MAX - PAGE);
    assert_eq!(stage.step, run.steps.len() - 1);
}

#[test]
fn what_is_too_large_to_be_shown_is_not_called_unsettled() {
    // Bouton's theorem settles it, whatever its size.
    let alone = stage("nim", Some("1000000"));
    assert!(matches!(alone.methods, Some(Err(Stop::TooLarge(_)))), "a million positions are not shown");
    assert!(alone.fitting().is_empty());
    let sum = stage("nim", Some("1000,2000,3000"));
    assert_eq!(sum.fitting(), [Method::SgSum], "its parts are told by the oracle, and added");
}

#[test]
fn a_split_that_is_typed_is_not_called_a_game_of_too_many_positions() {
    for (id, position) in [("airport", "1,4,9 @5,4,0 A"), ("bankruptcy", "100:50,100 @50,50 accept")] {
        assert_eq!(stage(id, None).fitting(), [Method::Shapley, Method::Core, Method::Nucleolus], "{id}");
        assert!(!stage(id, Some(position)).fitting().contains(&Method::Shapley), "{id}: the talk is over");
    }
}

#[test]
fn learnings_stand_behind_the_methods_and_open_the_regret_theatre() {
    use Method::{FictitiousPlay, RegretMatching, Simplex};
    let cases = [("matrix", &[Simplex, FictitiousPlay, RegretMatching][..], 5), ("kuhn-poker", &[], 3)];
    for (id, methods, offered) in cases {
        let mut stage = stage(id, None);
        assert_eq!((stage.fitting(), stage.offered()), (methods, offered), "{id}");
        for (i, scheme) in [Scheme::Plain, Scheme::Plus].into_iter().enumerate() {
            stage.list.chosen = methods.len() + i;
            let Go::To(Door::Learning(entry, _, opened)) = stage.choose() else { panic!("{id}: no learning opens") };
            assert_eq!((entry.id.as_str(), opened), (id, scheme));
            assert!(stage.is_choosing && stage.errand().is_none(), "the list stays below it");
        }
    }
}

#[test]
fn it_plays_to_the_end_holds_when_stepped_and_begins_anew() {
    let mut stage = running("nim", Some("1,1"), Method::Minimax);
    stage.run();
    let mut beats = 0;
    while stage.is_playing() {
        stage.beat();
        beats += 1;
    }
    assert_eq!((beats, stage.step), (stage.steps() - 1, stage.steps() - 1));
    stage.beat();
    assert_eq!(stage.step, stage.steps() - 1);
    stage.run();
    assert_eq!((stage.is_playing(), stage.step), (true, 0));
    stage.go(1);
    assert!(!stage.is_playing(), "a step holds it");
    stage.beat();
    assert_eq!((stage.is_playing(), stage.step), (false, 1), "nothing ticks while it is held");
}

#[test]
fn every_position_on_the_way_is_a_board_that_can_be_shown() {
    for (id, position) in [
        ("nim", Some("2,2")),
        ("tic-tac-toe", Some("XO./.X./..O X")),
        ("northcott", None),
        ("ends", Some("3,9,1")),
        ("kayles", Some("2,1")),
    ] {
        let methods = stage(id, position).fitting().to_vec();
        for method in methods {
            let mut stage = running(id, position, method);
            let run = stage.shown().cloned().expect("it ran");
            for step in 0..stage.steps().min(200) {
                stage.go(step);
                let stand = Stand::after(&run, step);
                let names_none = run.steps[step].paper.is_none() && stand.levels.is_empty();
                assert!(names_none || stage.board(&run, &stand).is_some(), "{id} {method:?}: step {step}");
            }
        }
    }
}

#[test]
fn paths_and_the_cut_are_lit_on_the_drawn_network() {
    let mut stage = running("flow-game", None, Method::MaxFlow);
    let run = stage.shown().cloned().expect("it ran");
    let mut lit = |line: &str| -> Vec<Vec<String>> {
        let steps = (0..run.steps.len()).filter(|step| run.steps[*step].line == line);
        let lit = |step| {
            stage.go(step);
            let board = stage.board(&run, &Stand::after(&run, step)).expect("a network");
            assert!(matches!(board.scene.shape, Shape::Graph(_)), "the network alone");
            let marks = board.scene.marks().into_iter();
            let lit = marks.filter(|mark| mark.spot.is_some_and(|spot| board.focus.contains(&spot)));
            lit.map(|mark| mark.text.clone()).collect()
        };
        steps.map(lit).collect()
    };
    assert_eq!(lit("path"), [vec!["2C"], vec!["4A", "3B"]]);
    assert_eq!(lit("push"), lit("path"));
    assert_eq!(lit("cut"), [["3B", "2C"]]);
}

#[test]
fn a_right_answer_shows_the_cell_and_a_wrong_one_meets_the_reason() {
    let mut stage = running("nim", Some("3,2"), Method::SgValues);
    let run = stage.shown().cloned().expect("it ran");
    stage.ask();
    let asked = stage.quiz.as_ref().expect("something is left").step;
    assert!(stage.is_typing() && stage.step + 1 == asked && run.steps[asked].line == "write");
    let cell = stage.quiz.as_ref().and_then(|quiz| quiz.cell(&run)).expect("a cell");
    assert!(Stand::after(&run, stage.step).cell(cell).is_none(), "what belongs there does not show yet");
    let type_it = |stage: &mut Stage, text: &str| {
        stage.quiz.as_mut().expect("it is open").field = Field::of(text);
        stage.answer()
    };
    assert_eq!(type_it(&mut stage, "7"), None);
    assert!(stage.quiz.as_ref().is_some_and(|quiz| quiz.is_wrong));
    let right = run.steps[asked].asks.clone().expect("it asks");
    assert_eq!(type_it(&mut stage, &format!(" {right} ")), Some(say!("trace-right", answer = right)));
    assert_eq!((stage.step, stage.quiz.is_none()), (asked, true));
    stage.go(stage.last());
    stage.ask();
    assert!(stage.quiz.is_none(), "nothing is left to be found");
}

#[test]
fn a_method_wanted_at_the_door_runs_at_once_where_it_fits() {
    let house = house();
    let opened = |method, is_asking| {
        let entry = house.find("nim").expect("there").clone();
        let place = entry.open(&entry.params(), Some("3,2")).expect("read");
        let mut stage = Stage::new(entry, place, Some(Cue { method, is_asking }));
        think(&mut stage);
        stage
    };
    let stage = opened(Method::SgValues, false);
    assert_eq!(stage.shown().map(|run| run.method), Some(Method::SgValues));
    assert!(!stage.is_choosing && stage.step == 0 && stage.quiz.is_none());
    let mut stage = opened(Method::SgValues, true);
    let run = stage.shown().cloned().expect("it ran");
    let asked = |stage: &Stage| stage.quiz.as_ref().map(|quiz| quiz.step);
    let first = asked(&stage).expect("it asks before anything shows");
    stage.quiz.as_mut().expect("it is open").field = Field::of(run.steps[first].asks.as_deref().expect("it asks"));
    stage.answer();
    assert!(asked(&stage).is_some_and(|next| next > first), "one question follows another");
    // What does not fit leaves the choice to the person.
    let stage = opened(Method::MaxFlow, true);
    assert!(stage.is_choosing && stage.shown().is_none() && stage.fitting().len() > 1);
}

#[test]
fn the_method_chosen_is_the_one_that_runs() {
    let stage = running("wythoff", Some("3,5"), Method::PnTable);
    let run = stage.shown().expect("it ran");
    assert_eq!((run.method, &run.found), (Method::PnTable, &Found::Outcome(solve::judge::value::Outcome::P, None)));
}

#[test]
fn the_depth_dial_runs_a_search_again_and_stops_at_its_ends() {
    // A game too large to be gathered.
    let mut stage = running("connect-four", None, Method::IterativeDeepening);
    let depths = |stage: &Stage| {
        let run = stage.shown().expect("it ran");
        run.steps.iter().filter(|step| step.line == "deepen").count()
    };
    assert_eq!(depths(&stage), DEPTH);
    stage.dial(DEPTH + 1);
    assert!(stage.shown().is_none(), "it is run again");
    think(&mut stage);
    assert_eq!(depths(&stage), DEPTH + 1);
    stage.dial(0);
    think(&mut stage);
    assert_eq!(depths(&stage), 1);
    let mut stage = running("nim", Some("3,2"), Method::Minimax);
    stage.dial(DEPTH + 1);
    assert!(stage.shown().is_some(), "minimax has no dial");
}
