//! Duels: undo gives everything back, branches are kept, and what is saved loads as the same.

use duel::history::{Duel, Saved};
use ground::fault::Kind;
use ground::scene::Scene;

use crate::chance::random_move;
use crate::dice::Dice;
use crate::starts::{Start, house, starts};

/// Steps of a wandering duel: plays, undos, redos, jumps.
const STEPS: usize = 40;

/// Wandering duels of each start that are saved.
const SAVED: u64 = 8;

/// A duel that was played, taken back and branched at random.
fn wandered(start: &Start, seed: u64) -> Duel {
    let mut dice = Dice::new(seed);
    let mut duel = Duel::new(start.entry.clone(), start.place.clone());
    for _ in 0..STEPS {
        match dice.below(8) {
            0 | 1 => drop(duel.undo()),
            2 => drop(duel.redo()),
            3 => duel.go(dice.below(duel.nodes().len())),
            _ => {
                if let Some(mv) = random_move(&**duel.place(), &mut dice) {
                    duel.play(&mv).unwrap_or_else(|fault| panic!("{} seed {seed}: {fault:?}", start.name));
                }
            }
        }
    }
    duel
}

fn seen(duel: &Duel) -> (String, Scene, usize) {
    (duel.place().text(), duel.place().scene(), duel.cursor())
}

#[test]
fn undo_gives_back_what_was_and_redo_what_came_after() {
    for start in starts() {
        let mut dice = Dice::new(7);
        let mut duel = Duel::new(start.entry.clone(), start.place.clone());
        assert!(!duel.undo() && !duel.redo(), "{}: there is nothing to undo", start.name);
        let mut trail = vec![seen(&duel)];
        while let Some(mv) = random_move(&**duel.place(), &mut dice).filter(|_| trail.len() <= STEPS) {
            duel.play(&mv).unwrap_or_else(|fault| panic!("{}: {fault:?}", start.name));
            trail.push(seen(&duel));
            assert_eq!(duel.ply() + 1, trail.len(), "{}", start.name);
        }
        for before in trail.iter().rev().skip(1) {
            assert!(duel.undo(), "{}", start.name);
            assert_eq!(&seen(&duel), before, "{}", start.name);
        }
        assert!(!duel.undo(), "{}", start.name);
        for after in &trail[1..] {
            assert!(duel.redo(), "{}", start.name);
            assert_eq!(&seen(&duel), after, "{}", start.name);
        }
        assert!(!duel.redo(), "{}", start.name);
    }
}

#[test]
fn a_refused_move_leaves_everything_as_it_was() {
    for start in starts() {
        let mut duel = wandered(&start, 3);
        let (before, stamp, nodes) = (seen(&duel), duel.stamp(), duel.nodes().len());
        for text in ["", "no such move", "0", "9:9->9"] {
            let fault = duel.play(text).map(|_| ()).expect_err("it is no move");
            assert_eq!(fault.kind, Kind::IllegalMove, "{}: {text}", start.name);
        }
        assert_eq!((seen(&duel), duel.stamp(), duel.nodes().len()), (before, stamp, nodes), "{}", start.name);
    }
}

#[test]
fn every_branch_is_kept_and_every_node_hangs_on_its_parent() {
    for start in starts() {
        for seed in 0..4 {
            let duel = wandered(&start, seed);
            for (i, node) in duel.nodes().iter().enumerate() {
                let Some(parent) = node.parent else {
                    assert_eq!(i, 0, "{} seed {seed}", start.name);
                    continue;
                };
                let above = &duel.nodes()[parent];
                assert!(parent < i && above.children.contains(&i), "{} seed {seed}: node {i}", start.name);
                let step = above.place.play(&node.mv).unwrap_or_else(|fault| panic!("{} {fault:?}", start.name));
                assert_eq!(step.next.text(), node.place.text(), "{} seed {seed}", start.name);
                assert_eq!((&step.told, &step.path), (&node.told, &node.path), "{} seed {seed}", start.name);
                let twins = above.children.iter().filter(|&&child| duel.nodes()[child].mv == node.mv).count();
                assert_eq!(twins, 1, "{} seed {seed}: {} was met twice", start.name, node.mv);
            }
            let (trail, branch) = (duel.trail(), duel.branch());
            assert!(branch.starts_with(&trail), "{} seed {seed}: {trail:?} {branch:?}", start.name);
            assert_eq!((trail[0], trail.last()), (0, Some(&duel.cursor())), "{} seed {seed}", start.name);
        }
    }
}

#[test]
fn what_is_saved_loads_as_the_same() {
    let house = house();
    for start in starts() {
        for seed in 0..SAVED {
            let duel = wandered(&start, seed);
            let text = serde_json::to_string(&duel.save()).expect("texts can be written");
            let saved: Saved = serde_json::from_str(&text).expect("it was just written");
            let loaded = Duel::load(&house, &saved).unwrap_or_else(|fault| panic!("{}: {fault:?}", start.name));
            assert_eq!(loaded.save(), saved, "{} seed {seed}", start.name);
            assert_eq!(seen(&loaded), seen(&duel), "{} seed {seed}", start.name);
            assert_eq!(loaded.place().to(), duel.place().to(), "{} seed {seed}", start.name);
            assert_eq!(loaded.branch(), duel.branch(), "{} seed {seed}: redo goes another way", start.name);
            let texts = |duel: &Duel| duel.nodes().iter().map(|node| node.place.text()).collect::<Vec<_>>();
            assert_eq!(texts(&loaded), texts(&duel), "{} seed {seed}", start.name);
        }
    }
}

#[test]
fn a_damaged_save_is_refused() {
    let house = house();
    for start in starts() {
        let sound = wandered(&start, 1).save();
        let mut saves = vec![
            Saved { game: "no-such-game".into(), ..sound.clone() },
            Saved { cursor: sound.moves.len() + 1, ..sound.clone() },
            Saved { tip: sound.moves.len() + 1, ..sound.clone() },
            Saved { start: "no such position".into(), ..sound.clone() },
            Saved { params: vec![("no-such-parameter".into(), "1".into())], ..sound.clone() },
        ];
        // Where moves are typed and the start shows nothing to point at, a wandering duel stands still.
        let played = sound.moves.first().map(|(_, mv)| mv.clone());
        let spoilt = |mv: String| [(usize::MAX, mv), (0, "no such move".into())];
        for spoilt in played.map(spoilt).into_iter().flatten() {
            let mut save = sound.clone();
            save.moves[0] = spoilt;
            saves.push(save);
        }
        for save in saves {
            assert!(Duel::load(&house, &save).is_err(), "{}: {save:?}", start.name);
        }
    }
}
