//! Reviews: a game of perfect moves shows no mistake, and a blunder planted in one is marked, and it alone.

use duel::history::Duel;
use solve::judge::control::Control;
use teach::concept::Concept;
use teach::note::Board;
use teach::review::{Mark, Toll, judged, marks, of_branch, turn};

use crate::met::{open, spread};
use crate::starts::{house, starts};

/// Positions of each game whose best moves are looked at.
const LOOKED_AT: usize = 12;

/// Plies of a game of perfect moves.
const PLIES: usize = 4;

#[test]
fn a_best_move_is_never_a_mistake() {
    for met in spread(open(), LOOKED_AT) {
        for mv in met.answer.best.iter().take(3) {
            let step = met.place.play(mv).unwrap_or_else(|fault| panic!("{}: {mv} {fault:?}", met.way));
            let after = met.answer.moves.iter().find(|(row, _)| *row == step.text).map(|(_, value)| value.clone());
            let turn = judged(&*met.place, &met.answer, &step, after);
            assert!(!turn.is_error() && turn.concept.is_none(), "{}: {mv} {:?}", met.way, turn.toll);
            assert!(!matches!(marks(&[turn], true)[..], [Mark::Errs | Mark::NoReturn]), "{}: {mv}", met.way);
        }
    }
}

#[test]
fn a_game_of_perfect_moves_shows_no_mistake() {
    for start in starts() {
        let mut place = start.place.clone();
        for ply in 0..PLIES {
            let control = Control::new();
            let best = place.best(&control).unwrap_or_else(|stop| panic!("{} ply {ply}: {stop:?}", start.name)).1;
            let Some(mv) = best.first() else { break };
            let turn = turn(&*place, mv, &control).unwrap_or_else(|stop| panic!("{} ply {ply}: {stop:?}", start.name));
            assert!(!turn.is_error(), "{} ply {ply}: {mv} {turn:?}", start.name);
            place = place.play(mv).unwrap_or_else(|fault| panic!("{} {mv}: {fault:?}", start.name)).next;
        }
    }
}

/// Games with one blunder: the position, the moves, the ply of the blunder from 0 (beyond the end: none), and its kind.
const PLANTED: &[(&str, &str, &[&str], usize, Concept)] = &[
    ("nim", "3,4,5", &["1:3->1", "1:1->0", "3:5->4", "2:4->3"], 9, Concept::Other),
    ("nim", "3,4,5", &["1:3->0", "3:5->4", "2:4->0", "3:4->0"], 0, Concept::Parity),
    ("nim", "3,4,5", &["2:4->0"], 0, Concept::WrongHeap),
    ("nim", "1,2,8", &["3:8->0"], 0, Concept::Parity),
    ("bash", "21", &["2"], 0, Concept::OffByOne),
    ("tic-tac-toe", "X../.../...", &["b1"], 0, Concept::AllowedForce),
    ("ends", "1,100,2,3", &["L"], 0, Concept::LargerEnd),
];

#[test]
fn a_planted_blunder_is_marked_and_it_alone() {
    let house = house();
    for (game, position, moves, ply, kind) in PLANTED {
        let entry = house.find(game).expect("it is in the house");
        let place = entry.open(&entry.params(), Some(position)).unwrap_or_else(|fault| panic!("{game}: {fault:?}"));
        let mut duel = Duel::new(entry.clone(), place.clone());
        for mv in *moves {
            duel.play(mv).unwrap_or_else(|fault| panic!("{game} {mv}: {fault:?}"));
        }
        let turns = of_branch(&duel, &Control::new()).expect("these are small");
        assert_eq!(turns.len(), moves.len());
        let errors: Vec<usize> = (0..turns.len()).filter(|&i| turns[i].is_error()).collect();
        let expected: Vec<usize> = (0..turns.len()).filter(|i| i == ply).collect();
        assert_eq!(errors, expected, "{game} {moves:?}");
        let Some(error) = turns.get(*ply) else { continue };
        assert_eq!(error.concept, Some(*kind), "{game} {moves:?} {:?}", error.reason);
        assert!(marks(&turns, true)[*ply] == Mark::NoReturn || matches!(error.toll, Toll::Points(_)), "{game}");
        assert_eq!(marks(&turns, false)[*ply], Mark::Errs, "{game}: what is not over may still turn");
        let kept = error.mistake(&Board::of(game, &*place)).expect("an error is kept");
        assert_eq!((kept.board.position.as_str(), kept.mv.as_str()), (*position, moves[*ply]));
        assert!(!error.better.contains(&error.mv) && !error.better.is_empty(), "{game}");
    }
}
