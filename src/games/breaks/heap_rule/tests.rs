//! Rules whose values are known, and heaps beyond every table.

use super::*;
use duel::game::Game;
use ground::rules::{At, Rules};
use solve::judge::value::Outcome;

fn values(take: &str, split: &str, to: usize) -> Vec<u64> {
    let mut params = Params::of(HeapByRule::CARD.params);
    params.set("take", take).expect("a text");
    params.set("split", split).expect("a text");
    let game = HeapByRule::build(&params).unwrap_or_else(|fault| panic!("{take}; {split}: {fault:?}"));
    game.rule.table(to, &Control::new()).expect("small").0
}

#[test]
fn known_games_are_rules_too() {
    // OEIS A002186 (Kayles) and A002188 (Grundy's game); squares as in A030193.
    assert_eq!(values("c <= 2", "c == 1 or c == 2", 20)[..13], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    assert_eq!(values("none", "c == 0 and x != y", 20)[..13], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
    let lost: Vec<usize> = (0..=22).filter(|n| values("square(c)", "none", 22)[*n] == 0).collect();
    assert_eq!(lost, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22]);
    assert_eq!(values("1,4", "none", 40), values("4, 1", "none", 40));
}

#[test]
fn heaps_that_are_all_alike_are_told_from_the_rule_or_by_comparing_every_move() {
    let alike = |take: &str, split: &str, most: u32| {
        let mut params = Params::of(HeapByRule::CARD.params);
        params.set("take", take).expect("a text");
        params.set("split", split).expect("a text");
        let game = HeapByRule::build(&params).unwrap_or_else(|fault| panic!("{take}; {split}: {fault:?}"));
        let found = game.rule.alike(&Nat::from(most), &Control::new()).expect("nobody stops it");
        found.map(|alike| (u32::try_from(alike.least).expect("small"), alike.to))
    };
    assert_eq!(alike("4,1,6", "none", 11), Some((1, 0)));
    assert_eq!(alike("prime(c)", "none", 11), Some((2, 0)));
    assert_eq!(alike("c <= n and c <= 3", "none", 11), Some((1, 11)));
    assert_eq!(alike("c <= 2 or c == 3 and n > 50", "none", 50), Some((1, 50)), "so far they are");
    assert_eq!(alike("c <= 2 or c == 3 and n > 50", "none", 51), None, "3 may be taken from 51 and not from 50");
    assert_eq!(alike("c * c <= n", "none", 9), None);
    assert_eq!(alike("1,2", "c == 0", 9), None, "heaps split");
}

#[test]
fn a_repetition_is_seen_and_a_wrong_rule_is_refused() {
    assert_eq!(seen(&values("1,2,3", "none", 60)), Some((4, 0)));
    assert_eq!(seen(&values("c * c == n", "none", 20)), None);
    for (take, split) in [("c +", "none"), ("m == 1", "none"), ("c", "none"), ("c == 1", "z == 2"), ("", "none")] {
        let mut params = Params::of(HeapByRule::CARD.params);
        params.set("take", take).expect("a text");
        params.set("split", split).expect("a text");
        assert!(HeapByRule::build(&params).is_err_and(|fault| fault.at.is_some()), "{take}; {split}");
    }
}

fn game(take: &str, is_misere: bool) -> Breaking<HeapByRule> {
    let mut params = Params::of(HeapByRule::CARD.params);
    for (name, setting) in [("take", take), ("split", "none"), ("misere", if is_misere { "true" } else { "false" })] {
        params.set(name, setting).expect("a setting");
    }
    HeapByRule::build(&params).unwrap_or_else(|fault| panic!("{take}: {fault:?}"))
}

#[test]
fn laws_and_periods_say_of_small_heaps_what_the_table_says() {
    let control = Control::new();
    for take in ["c % 3 != 0", "c <= 3 or c == n", "power_of_two(c)", "2,3,7", "1,4,9"] {
        let rule = game(take, false).rule;
        let values = rule.values.values(&rule, 200, &control).expect("small");
        for (size, value) in values.iter().enumerate() {
            let far = rule.far_nimber(&Nat::from(size), &control).expect("there is a law");
            assert_eq!(far, Nat::from(*value), "{take}: {size}");
        }
    }
}

#[test]
fn moves_of_far_heaps_are_counted_and_lead_where_they_should() {
    let control = Control::new();
    let far = Nat::from(10u8).pow(40);
    for take in ["c % 3 != 0", "c <= 3 or c == n", "power_of_two(c)", "2,3,7"] {
        let game = game(take, false);
        for more in 0..12u8 {
            let heaps = [&far + more, Nat::from(5u8)];
            let (moves, total) = game.moves_to(&heaps, &Nat::ZERO, 10, &control).expect("there is a law");
            let is_won = game.nimbers(&heaps, &control).expect("there is a law").iter().fold(Nat::ZERO, |a, b| a ^ b);
            assert_eq!(is_won > Nat::ZERO, total > Nat::ZERO, "{take}: {heaps:?}");
            assert!(Nat::from(moves.len()) <= total, "{take}: {heaps:?}");
            let at = At::first(heaps.to_vec());
            for mv in moves {
                assert_eq!(game.legal(&at, &mv), Ok(()), "{take}: {mv:?}");
                let left = game.nimbers(&game.play(&at, &mv).pos, &control).expect("there is a law");
                assert_eq!(left.iter().fold(Nat::ZERO, |a, b| a ^ b), Nat::ZERO, "{take}: {mv:?}");
            }
        }
    }
}

#[test]
fn one_heap_without_values_is_decided_by_who_wins() {
    let control = Control::new();
    for (is_misere, lost) in [(false, [1u32, 3, 7, 15]), (true, [2, 5, 11, 23])] {
        let law = game("2 * c <= n", is_misere);
        let law = law.rule.far.outcome(&control).expect("nobody stops it").expect("there is a law");
        let found: Vec<u32> = (1..40).filter(|size| law.is_lost(&[Nat::from(*size)])).collect();
        assert_eq!(found[..4], lost, "{is_misere}");
    }
    let game = game("2 * c <= n", false);
    let at = At::first(vec![(Nat::from(1u8) << 300u32) - 1u8]);
    assert_eq!(game.oracle().value(&game, &at, &control).map(|value| value.outcome()), Ok(Outcome::P));
}

#[test]
fn rules_that_codes_state_have_their_values_and_their_proved_period() {
    let (control, far) = (Control::new(), Nat::from(10u8).pow(30));
    let rule = |take: &str, split: &str| {
        let mut params = Params::of(HeapByRule::CARD.params);
        for (name, text) in [("take", take), ("split", split)] {
            params.set(name, text).expect("a text");
        }
        HeapByRule::build(&params).unwrap_or_else(|fault| panic!("{take}; {split}: {fault:?}")).rule
    };
    let coded =
        [("c <= 2", "c == 1 or c == 2"), ("1,3", "c in {0, 2}"), ("none", "c < 3 and c != 1"), ("c == 2", "c == 2")];
    for (take, split) in coded {
        let rule = rule(take, split);
        let kin = rule.kin.as_ref().unwrap_or_else(|| panic!("{take}; {split}: a code says the same"));
        let plain = rule.values.values(&rule, 80, &control).expect("small");
        assert_eq!(kin.values.values(80, &control), Ok(plain), "{take}; {split}");
        for size in 0..20 {
            let lefts: Vec<Vec<Nat>> = rule.lefts(&Nat::from(size)).collect();
            let all: Vec<Vec<Nat>> =
                rule.all(size).into_iter().map(|left| left.into_iter().map(Nat::from).collect()).collect();
            assert_eq!((rule.count(&Nat::from(size)), lefts), (Nat::from(all.len()), all), "{take}; {split}: {size}");
        }
    }
    let kayles = rule(coded[0].0, coded[0].1);
    let same = Nat::from(76u32);
    assert_eq!(
        kayles.nimber(&far, &control),
        kayles.nimber(&same, &control),
        "10^30 leaves 4 by 12, and so does {same}"
    );
    assert!(matches!(kayles.laws(&[far], &control).as_deref(), Ok([law, ..]) if law.key == "octal-certified"));
    for (take, split) in [("c <= 2", "none"), ("none", "c == 0 and x != y"), ("c <= 2", "c >= 1"), ("c < n", "c == 1")]
    {
        assert!(rule(take, split).kin.is_none(), "{take}; {split}");
    }
}
