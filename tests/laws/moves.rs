//! Moves: what is listed is legal and prints back, what is not listed is refused, and a finger can point it out.

use std::collections::{BTreeMap, HashSet};

use ground::fault::Kind;
use ground::num::Nat;
use ground::scene::Spot;
use solve::judge::control::Control;

use crate::met::{met, open, spread};

/// Moves tried at one position.
const TRIED: usize = 300;

/// Positions of one game at which moves of other positions are tried.
const REFUSED: usize = 60;

#[test]
fn every_listed_move_is_accepted_and_prints_back() {
    for met in open() {
        let (moves, total) = met.place.moves(TRIED);
        assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len(), "{}: a move is listed twice", met.way);
        assert_eq!(Nat::from(moves.len()), total.clone().min(TRIED.into()), "{}: {total} moves are told", met.way);
        assert_eq!(total, met.answer.moves_total, "{}", met.way);
        for text in moves {
            let step = met.place.play(&text).unwrap_or_else(|fault| panic!("{}: {text}: {fault:?}", met.way));
            assert_eq!(step.text, text, "{}", met.way);
            assert_ne!((step.next.text(), step.next.to()), (met.place.text(), met.place.to()), "{}: {text}", met.way);
        }
    }
}

#[test]
fn a_move_that_is_not_listed_is_refused() {
    let mut moves_of: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for met in met() {
        moves_of.entry(&met.entry.id).or_default().extend(met.place.moves(5).0);
    }
    for met in spread(met().iter(), REFUSED) {
        let (legal, total) = met.place.moves(TRIED);
        if total > Nat::from(TRIED) {
            continue;
        }
        let legal: HashSet<String> = legal.into_iter().collect();
        for text in moves_of[met.entry.id.as_str()].iter().take(TRIED) {
            match met.place.play(text) {
                Ok(step) => assert!(legal.contains(&step.text), "{}: {text} is played but not listed", met.way),
                Err(fault) => {
                    assert!(!legal.contains(text), "{}: {text} is listed but refused", met.way);
                    assert!(matches!(fault.kind, Kind::IllegalMove | Kind::TooLarge), "{}: {text}: {fault:?}", met.way);
                }
            }
        }
    }
}

#[test]
fn moves_are_paths_of_visible_spots_that_form_a_prefix_code() {
    for met in met() {
        let spots = met.place.scene().spots();
        let visible: HashSet<Spot> = spots.iter().copied().collect();
        assert_eq!(visible.len(), spots.len(), "{}: two marks share a spot", met.way);
        let mut choices = met.place.choices();
        for choice in &choices {
            let hidden = choice.path.iter().find(|spot| !visible.contains(spot));
            assert_eq!(hidden, None, "{}: {} goes over a spot that is not there", met.way, choice.text);
            assert!(!choice.path.is_empty(), "{}: {} has no path", met.way, choice.text);
        }
        // In sorted order a path is the beginning of another one only if it is the beginning of its neighbour.
        choices.sort_by(|a, b| a.path.cmp(&b.path));
        for pair in choices.windows(2) {
            let is_prefix = pair[1].path.starts_with(&pair[0].path);
            assert!(!is_prefix, "{}: {} begins like {}", met.way, pair[1].text, pair[0].text);
        }
    }
}

#[test]
fn what_is_pointed_out_is_a_legal_move() {
    let mut pointed = HashSet::new();
    for met in open() {
        let choices = met.place.choices();
        let texts: HashSet<&String> = choices.iter().map(|choice| &choice.text).collect();
        for choice in choices.iter().take(TRIED) {
            let step = met.place.play(&choice.text).unwrap_or_else(|fault| panic!("{}: {fault:?}", met.way));
            assert_eq!(step.text, choice.text, "{}", met.way);
            // A move may be pointed out in several ways; the first is that of its step.
            let first = choices.iter().find(|other| other.text == choice.text).map(|other| &other.path);
            assert_eq!(first, Some(&step.path), "{}", met.way);
        }
        if Nat::from(texts.len()) == met.answer.moves_total {
            pointed.insert(met.entry.id.clone());
        }
    }
    for met in met() {
        assert!(pointed.contains(&met.entry.id), "no position of {} has all its moves pointed out", met.entry.id);
    }
}

#[test]
fn nothing_is_played_when_the_game_is_over() {
    let mut ended = HashSet::new();
    for met in met().iter().filter(|met| met.answer.ending.is_some()) {
        ended.insert(&met.entry.id);
        assert_eq!(met.place.moves(TRIED), (vec![], Nat::ZERO), "{}", met.way);
        assert_eq!(met.place.choices(), [], "{}", met.way);
        let answer = &met.answer;
        assert!(answer.best.is_empty() && answer.line.is_empty() && answer.moves.is_empty(), "{}", met.way);
        for text in ["1", "1:1->0", "L", "a1"] {
            assert_eq!(
                met.place.play(text).map(|step| step.text).map_err(|f| f.kind),
                Err(Kind::IllegalMove),
                "{}",
                met.way
            );
        }
    }
    // Where moves are typed and none is listed, random games do not come far.
    for met in met().iter().filter(|met| !met.is_typed()) {
        assert!(ended.contains(&met.entry.id), "no game of {} came to its end", met.entry.id);
    }
}

#[test]
fn a_game_goes_on_exactly_while_there_are_moves() {
    for met in met() {
        let has_moves = met.answer.moves_total > Nat::ZERO;
        let goes_on =
            has_moves || met.is_typed() && met.place.best(&Control::new()).is_ok_and(|(_, best, _)| !best.is_empty());
        assert_eq!(met.answer.ending.is_none(), goes_on, "{}", met.way);
        assert_eq!(met.place.ending(), met.answer.ending, "{}", met.way);
        assert_eq!(met.place.to(), met.answer.to, "{}", met.way);
    }
}
