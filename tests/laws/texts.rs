//! Texts: a position that is printed reads back as the same, and no text at all can crash the reader.

use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::{Language, Tongue};
use ground::scene::piece::Piece;
use ground::scene::{Ground, Mark, Scene};

use crate::dice::Dice;
use crate::met::{met, remembers};

/// Spoilt texts tried at one position.
const SPOILT: usize = 40;

/// Moves listed where a spoilt one is held against all.
const LISTED: usize = 300;

/// What a slip of the finger may put into a text.
const SLIPS: &[char] =
    &['0', '1', '9', ',', ':', '-', '>', '/', '+', '@', ' ', '.', 'a', 'L', 'X', '[', '３', '，', '\u{0}', '\n'];

/// What stands in a picture, whoever put it there and wherever it is drawn. Where a domino lies the cells are gone.
fn standing(scene: &Scene) -> Vec<String> {
    let is_half = |mark: &Mark| matches!(mark.piece, Some((Piece::Half(_), _)));
    let stands = |mark: &&Mark| mark.ground != Ground::Gone && !is_half(mark);
    // A closed box bears the number of who holds it, where that is known.
    let told = |mark: &Mark| if matches!(mark.text.as_str(), "1" | "2") { "#".into() } else { mark.text.clone() };
    let mut texts: Vec<String> = scene.marks().into_iter().filter(stands).map(told).collect();
    texts.sort();
    texts
}

#[test]
fn a_printed_position_reads_back_as_the_same() {
    for met in met() {
        let text = met.place.text();
        let back = met.place.reads(&text).unwrap_or_else(|fault| panic!("{}: {text}: {fault:?}", met.way));
        assert_eq!(back.text(), text, "{}", met.way);
        assert_eq!(back.moves(50), met.place.moves(50), "{}", met.way);
        if remembers(&met.place.scene().shape) {
            assert_eq!(standing(&back.scene()), standing(&met.place.scene()), "{}", met.way);
        } else {
            assert_eq!(back.scene(), met.place.scene(), "{}", met.way);
            assert_eq!(back.choices(), met.place.choices(), "{}", met.way);
        }
        assert_eq!(back.ending().is_some(), met.place.ending().is_some(), "{}", met.way);
    }
}

#[test]
fn every_game_is_found_by_its_title_in_both_languages_however_that_is_written() {
    let house = crate::starts::house();
    for entry in house.entries() {
        for title in Language::ALL.map(|language| Tongue::of(language).speak(&entry.title)) {
            let spellings =
                [title.clone(), title.to_uppercase(), title.replace(' ', "-"), title.replace([' ', '-'], "")];
            for name in spellings {
                let found = house.find(&name).map(|found| found.id.as_str());
                assert_eq!(found, Ok(entry.id.as_str()), "{name}");
            }
        }
    }
    let near = house.find("take the endz").err().and_then(|fault| fault.expected);
    assert_eq!(near, Some(say!("did-you-mean", name = "ends")));
}

#[test]
fn blanks_around_a_position_or_a_move_do_not_matter() {
    for met in met() {
        let padded = format!("  {} ", met.place.text());
        let back = met.place.reads(&padded).unwrap_or_else(|fault| panic!("{}: {fault:?}", met.way));
        assert_eq!(back.text(), met.place.text(), "{}", met.way);
        for text in met.place.moves(3).0 {
            let step = met.place.play(&format!(" {text} ")).unwrap_or_else(|fault| panic!("{}: {fault:?}", met.way));
            assert_eq!(step.text, text, "{}", met.way);
        }
    }
}

#[test]
fn a_spoilt_position_is_refused_with_its_column_or_is_another_position() {
    for (seed, met) in met().iter().enumerate() {
        let mut dice = Dice::new(seed as u64);
        for _ in 0..SPOILT {
            let text = spoil(&met.place.text(), &mut dice);
            match met.place.reads(&text) {
                Ok(place) => {
                    let again = place.reads(&place.text()).unwrap_or_else(|fault| panic!("{text:?}: {fault:?}"));
                    assert_eq!(again.text(), place.text(), "{} (dice {seed}): {text:?}", met.way);
                }
                Err(fault) => check(&fault, &text, Kind::BadPosition, &met.way),
            }
        }
    }
}

#[test]
fn a_spoilt_move_is_refused_with_its_column_or_is_another_move() {
    for (seed, met) in met().iter().enumerate() {
        let mut dice = Dice::new(seed as u64);
        let (moves, total) = met.place.moves(LISTED);
        for _ in 0..SPOILT {
            let text = if moves.is_empty() { String::new() } else { moves[dice.below(moves.len())].clone() };
            let text = spoil(&text, &mut dice);
            match met.place.play(&text) {
                Ok(step) if total <= LISTED.into() => {
                    assert!(moves.contains(&step.text), "{}: {text:?} plays {}", met.way, step.text);
                }
                Ok(step) => assert!(met.place.play(&step.text).is_ok(), "{}: {text:?} gives {}", met.way, step.text),
                Err(fault) => check(&fault, &text, Kind::IllegalMove, &met.way),
            }
        }
    }
}

#[test]
fn nothing_may_follow_what_was_read() {
    for met in met() {
        let text = format!("{} ?", met.place.text());
        assert!(met.place.reads(&text).is_err(), "{}: {text:?} is read", met.way);
        for mv in met.place.moves(3).0 {
            assert!(met.place.play(&format!("{mv} ?")).is_err(), "{}: {mv} ? is played", met.way);
        }
    }
}

#[test]
fn texts_nobody_would_type_are_refused() {
    let long = "9".repeat(10_001);
    let many = "1,".repeat(200_000);
    for met in met().iter().filter(|met| met.is_start()) {
        for text in ["", " ", "\u{202e}", "💥", "-1", "½", "[", ":", "->", "+ + +", &long, &many] {
            if let Err(fault) = met.place.reads(text) {
                check(&fault, text, Kind::BadPosition, &met.way);
            }
            if let Err(fault) = met.place.play(text) {
                check(&fault, text, Kind::IllegalMove, &met.way);
            }
        }
    }
}

/// The text with one to three slips in it.
fn spoil(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(chars.len() + 1);
        match dice.below(4) {
            0 if at < chars.len() => {
                chars.remove(at);
            }
            1 if at < chars.len() => chars[at] = SLIPS[dice.below(SLIPS.len())],
            2 => chars.truncate(at),
            _ => chars.insert(at, SLIPS[dice.below(SLIPS.len())]),
        }
    }
    chars.into_iter().collect()
}

/// A refusal has the right kind, a column inside the text, and words in both languages.
fn check(fault: &Fault, text: &str, kind: Kind, way: &str) {
    let text = crate::starts::shortened(text);
    let kinds = [kind, Kind::TooLarge, Kind::UnknownGame, Kind::BadParameter];
    assert!(kinds.contains(&fault.kind), "{way}: {text:?}: {fault:?}");
    if let Some(at) = fault.at {
        assert!(at >= 1, "{way}: {text:?}: {fault:?}");
        assert!(at <= text.chars().count() + 1 || text.contains('…'), "{way}: {text:?}: {fault:?}");
    }
    for language in Language::ALL {
        let said = fault.speak(Tongue::of(language));
        assert!(!said.is_empty() && !said.contains('⟨') && !said.contains("{$"), "{way}: {text:?}: {said}");
    }
}
