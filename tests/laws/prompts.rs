//! The opponent's move where telling all best moves would take long: one of them is played, and a lost cause admitted.

use rand::SeedableRng;
use rand::rngs::StdRng;
use xorcle::opponent::{Pick, choose};
use xorcle::oracle::control::Control;
use xorcle::say;

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
    assert_eq!(after("-"), Pick { text: "4".into(), remark: None, confession: None }, "the only move that wins");
    assert_eq!(after("112233"), Pick { text: "4".into(), remark: None, confession: None }, "a line at once");
    assert_eq!(after("17171").text, "1", "three on each other are answered, though the game is lost");
}

#[test]
fn a_lost_cause_is_admitted_and_holds_out() {
    // Three in the middle of the lowest row are lost; the move that holds out longest closes one end of them.
    let pick = after("44553");
    assert!(["2", "6"].contains(&pick.text.as_str()), "{pick:?}");
    assert_eq!(pick.remark, Some(say!("opponent-lost-late")));
}
