//! The opponent's move where telling all best moves would take long: one of them is played, and a lost cause admitted. Where
//! nothing is told, a guess is played and called one.

use ground::say;
use rand::SeedableRng;
use rand::rngs::StdRng;
use solve::judge::control::{Control, Stop};
use teach::opponent::{Level, Pick, choose, reply_or_guess};

use crate::starts::house;

/// What it plays after these columns of a board of seven by six.
fn after(columns: &str) -> Pick {
    let house = house();
    let (entry, params) = house.variant("connect-four").expect("it is in the house");
    let place = entry.open(&params, Some(columns)).expect("it is a position");
    choose(&place, &mut StdRng::seed_from_u64(1), &Control::new()).expect("it is settled soon")
}

#[test]
fn where_the_best_moves_take_long_one_of_them_is_played() {
    assert_eq!(after("-"), Pick::silent("4".into()), "the only move that wins");
    assert_eq!(after("112233"), Pick::silent("4".into()), "a line at once");
    assert_eq!(after("17171").text, "1", "three on each other are answered, though the game is lost");
}

#[test]
fn a_lost_cause_is_admitted_and_holds_out() {
    // Three in the middle of the lowest row are lost; the move that holds out longest closes one end of them.
    let pick = after("44553");
    assert!(["2", "6"].contains(&pick.text.as_str()), "{pick:?}");
    assert_eq!(pick.lament, Some(say!("opponent-lost-late")));
    assert_eq!((pick.says(true), pick.says(false)), (pick.lament.as_ref(), None), "told to whoever wants to hear it");
}

#[test]
fn in_haste_it_guesses_and_says_so_and_takes_its_time_again_afterwards() {
    let house = house();
    let (entry, params) = house.variant("tic-tac-toe").expect("it is in the house");
    let place = entry.open(&params, Some("XX./OO./...")).expect("it is a position");
    let control = Control::new();
    let asked = || {
        reply_or_guess(Level::Perfect, &place, None, &mut StdRng::seed_from_u64(1), &control).expect("nobody stops it")
    };
    control.hurry();
    let pick = asked();
    assert_eq!(pick.text, "c1", "followed to the end, the only move that wins");
    assert_eq!(pick.remark.map(|says| says.key), Some("opponent-guess".into()));
    assert_eq!(asked(), Pick::silent("c1".into()));
    control.stop();
    control.hurry();
    let stopped = reply_or_guess(Level::Perfect, &place, None, &mut StdRng::seed_from_u64(1), &control);
    assert_eq!(stopped, Err(Stop::Asked), "who was stopped does not guess");
}

#[test]
fn beyond_the_engines_a_guess_is_a_legal_move_and_the_same_for_the_same_seed() {
    let house = house();
    for name in ["dodgem[size=5]", "hex[rows=11;cols=11]", "dots-and-boxes[rows=5;cols=5]"] {
        let (entry, params) = house.variant(name).expect("it is in the house");
        let place = entry.open(&params, None).expect("it begins");
        let guess = || place.guess(5, 300, &Control::new()).expect("nobody stops it").expect("moves are listed");
        assert!(place.play(&guess().mv).is_ok() && guess().won <= 100, "{name}");
        assert_eq!(guess(), guess(), "{name}");
    }
}
