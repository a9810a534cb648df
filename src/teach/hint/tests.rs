//! Unit tests of hints, over some games of the house.

use super::*;
use games::house;
use ground::say;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;

fn hinted(game: &str, position: &str, role: Role) -> Vec<Step> {
    let house = house();
    let (entry, params) = house.variant(game).expect("it is in the house");
    let place = entry.open(&params, Some(position)).expect("it is a position");
    let answer = place.judge(Scope::Advice, &Control::new()).expect("it is small");
    hint(&*place, &answer, role)
}

#[test]
fn the_second_hint_tells_values_and_not_whose_they_are() {
    let house = house();
    let (entry, params) = house.variant("vectors").expect("it is in the house");
    let place = entry.open(&params, Some("6,9")).expect("it is a position");
    let secret = Secret { place: &*place, best: vec!["6,9->6,6".into()], legal: place.moves(LISTED).0 };
    let values =
        [("6,9->6,7", 1u8), ("6,9->6,6", 0)].map(|(mv, value)| Reached::alone(mv.into(), Nat::from(value))).to_vec();
    let told = secret.veiled(Exhibit::Mex { options: values, mex: Nat::from(2u8) });
    let Some(Exhibit::Mex { options, .. }) = &told else { panic!("{told:?}") };
    assert!(options.iter().all(|option| option.mv == VEIL) && options.is_sorted_by_key(|option| option.value.clone()));
    let whole = hinted("vectors", "6,9", Role::Move);
    assert!(whole[0].says.args.iter().any(|(_, arg)| names(arg, "6,9->6,6")), "the fourth tells the move");
}

#[test]
fn a_move_is_veiled_where_it_stands_alone() {
    let says = |text: &str| without(Arg::from(text), "a1");
    assert_eq!(says("on a1, a12 and a1-b1"), Arg::from("on ?, a12 and a1-b1"));
    let nested = Arg::from(vec![say!("spot-node", node = "a1"), say!("spot-node", node = "b1")]);
    assert_eq!(without(nested, "a1"), Arg::from(vec![say!("spot-node", node = "?"), say!("spot-node", node = "b1")]));
}
