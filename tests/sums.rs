//! Sums of small random components, normal and misère, against a walk of the whole game.

use games::house;
use proptest::prelude::*;
use solve::judge::control::Control;
use solve::judge::value::{Outcome, Value};

/// A small component in notation.
fn component() -> impl Strategy<Value = String> {
    prop_oneof![
        (0u8..4, 0u8..4).prop_map(|(a, b)| format!("nim:{a},{b}")),
        (1u8..4, 0u8..6).prop_map(|(max, n)| format!("bash[max={max}]:{n}")),
        (1u8..4, 2u8..6, 0u8..7).prop_map(|(a, b, n)| format!("subtraction[take={a},{b}]:{n}")),
        (0u8..3, 0u8..3).prop_map(|(a, b)| format!("wythoff:{a},{b}")),
        (1u8..3, 0u8..3).prop_map(|(a, b)| format!(
            "dag[graph=a>b,a>c,b>c,c>d]:{}",
            [["a", "b"], ["c", "d"]][usize::from(a - 1)][usize::from(b > 1)]
        )),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_sum_is_what_its_moves_make_it(parts in prop::collection::vec(component(), 1..4), is_misere in any::<bool>()) {
        let (control, house) = (Control::new(), house());
        let entry = house.find("sum").expect("sums are in the house");
        let mut params = entry.params();
        params.set("misere", &is_misere.to_string()).expect("a flag");
        let place = entry.open(&params, Some(&parts.join(" + "))).expect("a sum of small components");
        let (value, best, _) = place.best(&control).expect("small sums are settled");
        let rows = place.walk(100_000, &control).expect("nobody stops it").expect("small sums are walked");
        if rows.is_empty() {
            prop_assert_eq!(value.outcome(), if is_misere { Outcome::N } else { Outcome::P });
            return Ok(());
        }
        let walked = Value::of_moves(rows.iter().map(|(_, leaves)| leaves));
        prop_assert!(value.agrees(&walked), "{}: {:?} against {:?}", place.text(), value, walked);
        if value.outcome() == Outcome::N {
            let mut winning: Vec<String> =
                rows.into_iter().filter(|(_, leaves)| leaves.outcome() == Outcome::P).map(|(mv, _)| mv).collect();
            let mut best = best;
            winning.sort();
            best.sort();
            prop_assert_eq!(best, winning);
        }
    }
}
