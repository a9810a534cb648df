//! What people type: every form of every move is understood, and what is wrong is answered with a move that can be played.

use std::collections::BTreeSet;
use std::sync::Arc;

use duel::game::manner::Manner;
use duel::house::Entry;
use duel::place::Place;
use duel::typed::{Ear, read};
use games::house;
use ground::say::{Language, Tongue};

/// Moves of a position that are tried at most, spread over all of them.
const TRIED: usize = 40;

/// Every start of every game, and the positions after one move and after two.
fn places() -> Vec<(String, Arc<dyn Place>)> {
    let mut all = Vec::new();
    for entry in house().entries() {
        for preset in &entry.presets {
            let start = entry.open_preset(preset).expect("presets can be opened");
            let mut place = start;
            for ply in 0..3 {
                all.push((format!("{} {:?} ply {ply}", entry.id, preset.position), place.clone()));
                let said = place.moves(1).0.into_iter().next().or_else(|| place.heard("=").into_iter().next());
                let Some(step) = said.and_then(|mv| place.play(&mv).ok()) else { break };
                place = step.next;
            }
        }
    }
    all
}

fn some<T>(list: Vec<T>) -> impl Iterator<Item = T> {
    let step = list.len().div_ceil(TRIED).max(1);
    list.into_iter().step_by(step)
}

#[test]
fn every_form_of_every_move_is_understood() {
    let (mut wrong, mut tried) = (Vec::new(), 0);
    for (name, place) in places() {
        let ear = Ear::new(&*place);
        for (mv, spoken) in some(place.spoken(5_000)) {
            let forms = place.card().manner.forms(&mv);
            let wide: String = mv.chars().map(wide).collect();
            let all = [spoken, forms, vec![mv.clone(), format!(" {mv} "), wide]].concat();
            for form in all {
                tried += 1;
                let meant = match place.play(&form) {
                    Ok(step) => vec![step.text],
                    Err(_) => ear.meant(&*place, &form),
                };
                if !meant.contains(&mv) {
                    wrong.push(format!("{name}: “{form}” is {meant:?}, not {mv}"));
                }
            }
        }
    }
    assert!(tried > 20_000, "only {tried} forms were tried");
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
}

fn wide(c: char) -> char {
    match c {
        ' ' => '\u{3000}',
        '!'..='~' => char::from_u32(c as u32 + 0xfee0).expect("every sign has a wide one"),
        _ => c,
    }
}

#[test]
fn every_position_is_read_in_full_width_signs() {
    let mut games = BTreeSet::new();
    for (name, place) in places() {
        let text = place.text();
        let typed = [text.chars().map(wide).collect::<String>(), text.replace(',', "、"), text.replace('.', "。")];
        for typed in typed {
            let read = place.reads(&typed).map(|read| read.text());
            assert_eq!(read.as_deref(), Ok(text.as_str()), "{name}: {typed}");
        }
        games.insert(place.card().id);
    }
    assert!(games.len() > 60, "{games:?}");
}

#[test]
fn numbers_are_read_in_the_dress_of_a_statement() {
    let mut games = BTreeSet::new();
    for (name, place) in places() {
        let text = place.text();
        if !text.split(',').all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit())) {
            continue;
        }
        let blanks = text.replace(',', " ");
        for typed in
            [format!("[{text}]"), format!("nums = [{}]", text.replace(',', ", ")), format!("（{text}）"), blanks]
        {
            let read = place.reads(&typed).map(|read| read.text());
            assert_eq!(read.as_deref(), Ok(text.as_str()), "{name}: {typed}");
        }
        games.insert(place.card().id);
    }
    assert!(games.len() > 15, "{games:?}");
}

#[test]
fn every_parameter_is_read_in_full_width_signs() {
    for entry in house().entries() {
        for preset in &entry.presets {
            for (name, text) in &preset.params {
                let (mut plain, mut typed) = (entry.params(), entry.params());
                plain.set(name, text).expect("presets can be set");
                let all: String = text.chars().map(wide).collect();
                assert_eq!(typed.set(name, &all), Ok(()), "{}: {name}={all}", entry.id);
                assert_eq!(typed, plain, "{}: {name}={all}", entry.id);
            }
        }
    }
}

#[test]
fn what_is_wrong_is_answered_with_a_move_that_can_be_played() {
    let mut wrong = Vec::new();
    for (name, place) in places().into_iter().filter(|(_, place)| place.ending().is_none()) {
        let Err(fault) = read(&*place, "qqqq") else { panic!("{name}: qqqq is a move") };
        let told = fault.speak(Tongue::of(Language::English));
        let known = place.moves(1).0.into_iter().next().or_else(|| place.heard("=").into_iter().next());
        match known {
            Some(mv) if place.play(&mv).is_ok() && told.contains(&mv) => {}
            // Where the notation helps nobody the move is named.
            Some(mv) if place.named(&mv).is_some() => {
                let names = place.spoken(1).remove(0).1;
                if !names.iter().any(|name| told.contains(name) && read(&*place, name).as_ref() == Ok(&mv)) {
                    wrong.push(format!("{name}: {told}"));
                }
            }
            known => wrong.push(format!("{name}: {told} ({known:?})")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn place(game: &str, position: &str) -> Arc<dyn Place> {
    let house = house();
    let (entry, params) = house.variant(game).expect("the game is in the house");
    entry.open(&params, Some(position).filter(|text| !text.is_empty())).expect("the position is legal")
}

/// Forms of the table of natural forms: the game, the position, what is typed, and the one move it means.
const SAID: &[(&str, &str, &str, &str)] = &[
    ("nim", "3,4,5", "3-2", "3:5->3"),
    ("nim", "3,4,5", "3 2", "3:5->3"),
    ("nim", "3,4,5", "2 from 3", "3:5->3"),
    ("nim", "3,4,5", "Take 2 from heap 3", "3:5->3"),
    ("nim", "3,4,5", "3>3", "3:5->3"),
    ("nim", "3,4,5", "3→3", "3:5->3"),
    ("nim", "3,4,5", "第3堆取2", "3:5->3"),
    ("nim", "3,4,5", "第三堆取２", "3:5->3"),
    ("nim", "3,4,5", "从第三堆拿走两个", ""),
    ("nim", "7", "take 2", "1:7->5"),
    ("sprouts", "4", "4-3", "->0.0.1a1a.}"),
    ("sprouts", "4", "4-4 around 3", "->0.0.AB.}0.AB.}"),
    ("sprouts", "4", "４—４ 围 3、2、1", "->0.0.0.AB.}AB.}"),
    ("nim", "1000000000000,5", "2 from 1", "1:1000000000000->999999999998"),
    ("nim", "1000000000000,5", "1-2", "1:1000000000000->999999999998"),
    ("moore-nim", "3,4,5", "1-2, 3-5", "1:3->1,3:5->0"),
    ("poker-nim", "3,4,5 @2-2", "1+2", "1:3->5"),
    ("bash", "21", "take 2", "2"),
    ("bash", "21", "取2", "2"),
    ("multiply-race", "", "x2", "2"),
    ("multiply-race", "", "×2", "2"),
    ("kayles", "7", "1: 2+4", "1:7->2+4"),
    ("kayles", "7", "2 4", "1:7->2+4"),
    ("kayles", "7", "7=2+4", "1:7->2+4"),
    ("wythoff", "6,9", "4,7", "6,9->4,7"),
    ("wythoff", "6,9", "4 7", "6,9->4,7"),
    ("wythoff", "6,9", "-2 both", "6,9->4,7"),
    ("wythoff", "6,9", "两堆各取2", "6,9->4,7"),
    ("coin-turning", "HTHTTHTH", "flip 1 and 3", "1,3"),
    ("coin-turning", "HTHTTHTH", "1 3", "1,3"),
    ("coin-turning", "HTHTTHTH", "1、3", "1,3"),
    ("nimble", "2,5,6,9", "5>3", "2:5->3"),
    ("nimble", "2,5,6,9", "5-3", "2:5->3"),
    ("chess-ending", "8/8/8/4k3/8/8/8/R3K3 w - - 0 1", "Ra7", "a1a7"),
    ("chess-ending", "8/8/8/4k3/8/8/8/R3K3 w - - 0 1", "R a7", "a1a7"),
    ("chess-ending", "8/8/8/4k3/8/8/8/R3K3 w - - 0 1", "a1-a7", "a1a7"),
    ("chess-ending", "8/8/8/4k3/8/8/8/R3K3 w - - 0 1", "Ra5+", "a1a5"),
    ("chess-ending[material=KPK]", "8/4P3/8/8/k7/8/8/4K3 w - - 0 1", "e8=Q", "e7e8q"),
    ("small-chess", "1k3/3P1/5/5/1K3 w", "d5=Q", "d4d5=q"),
    ("small-chess", "1k3/3P1/5/5/1K3 w", "d4d5n", "d4d5=n"),
    ("small-chess", "rnbqk/ppppp/5/PPPPP/RNBQK w", "Nc3", "b1c3"),
    ("chess-corner", "Qg9", "Qg4", "1:g9-g4"),
    ("chomp", "", "B2", "b2"),
    ("chomp", "", "b 2", "b2"),
    ("tic-tac-toe", "", "Ｂ２", "b2"),
    ("connect-four", "-", "d", "4"),
    ("domineering", "", "a1a2", "a1-a2"),
    ("domineering", "", "a1 down", "a1-a2"),
    ("cram", "", "a1 right", "a1-b1"),
    ("dots-and-boxes", "", "a1b1", "a1-b1"),
    ("checkers", "", "9 13", "9-13"),
    ("dag", "a", "c", "1:a->c"),
    ("dag", "a", "a c", "1:a->c"),
    ("hackenbush", "", "0 1", "0-1"),
    ("ends", "4,7,2,9,5,2", "left", "L"),
    ("ends", "4,7,2,9,5,2", "右", "R"),
    ("ends", "4,7,2,9,5,2", "4", "L"),
    ("kuhn-poker", "Q:bet", "c", "call"),
    ("kuhn-poker", "Q:bet", "跟", "call"),
    ("liars-dice", "3:1x2", "two threes", "2x3"),
    ("matrix", "0,-1,1;1,0,-1;-1,1,0", "rock", "1"),
    ("matrix", "0,-1,2;1,0,-1;-2,1,0", "剪刀", "3"),
    ("voting", "2:1,1,1", "1 0 0", "@1,0,0"),
    ("voting", "2:1,1,1", "1,0,0", "@1,0,0"),
    ("voting", "2:1,1,1", "same", "@1/3,1/3,1/3"),
    ("voting", "2:1,1,1 @1,0,0", "b c", "BC"),
    ("voting", "2:1,1,1 @1,0,0", "ok", "accept"),
    ("sum", "nim:3,5 + bash:10", "2 3", "2:3"),
    ("sum", "nim:3,5 + bash:10", "2 from 2", "1:2:5->3"),
];

#[test]
fn natural_forms_mean_one_move() {
    for (game, position, text, mv) in SAID {
        let meant = read(&*place(game, position), text);
        if mv.is_empty() {
            assert!(meant.is_err(), "{game} {position}: {text} is {meant:?}");
        } else {
            assert_eq!(meant.as_deref(), Ok(*mv), "{game} {position}: {text}");
        }
    }
}

#[test]
fn several_meanings_are_listed_and_change_nothing() {
    let start = place("nim", "3,4,5");
    let fault = read(&*start, "take 2").expect_err("it may be any heap");
    let told = fault.speak(Tongue::of(Language::English));
    assert!(["1:3->1", "2:4->2", "3:5->3"].iter().all(|mv| told.contains(mv)), "{told}");
    assert_eq!(Ear::new(&*start).meant(&*start, "take 2").len(), 3);
}

#[test]
fn a_reason_in_the_rules_is_kept() {
    for (game, position, text, mv) in [
        ("subtraction", "8,9,14", "4 from 1", "1:8->4"),
        ("subtraction", "8,9,14", "取4", "1:8->4"),
        ("bash", "21", "take 9", "9"),
    ] {
        let here = place(game, position);
        let (fault, known) = (read(&*here, text).expect_err("it is too much"), here.play(mv).err());
        assert_eq!(Some(fault.says), known.map(|fault| fault.says), "{game}: {text}");
    }
    let fault = read(&*place("tic-tac-toe", "X../.../..."), "A1").expect_err("the cell is taken");
    let typed = place("tic-tac-toe", "X../.../...").play("a1").err().expect("the cell is taken");
    assert_eq!(fault.says, typed.says);
}

#[test]
fn every_kind_of_notation_is_used_and_told_in_a_line() {
    for manner in Manner::ALL {
        let users = house().entries().iter().filter(|entry: &&Entry| entry.card.manner == manner).count();
        assert!(users > 0, "{manner:?} is the notation of no game");
        assert!(Language::ALL.iter().all(|language| Tongue::of(*language).speak(&manner.told()).chars().count() < 260));
    }
}
