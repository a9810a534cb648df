//! The breaking engine beside the plain recursion, and beside published periods.

use proptest::prelude::*;

use super::*;

fn of(code: &str) -> Octal {
    Octal::new(&Code::read(code).expect("the code is legal"))
}

fn nat(text: &str) -> Nat {
    text.parse().expect("digits")
}

fn values(game: &Octal, to: usize) -> Vec<u64> {
    game.values(to, &Control::new()).expect("it is small and nobody stops it")
}

fn law(game: &Octal) -> Option<(u64, u64)> {
    let law = game.law(SEARCH, &Control::new()).expect("nobody stops it");
    law.map(|law| (law.period, law.preperiod))
}

/// The least number that is not among the options.
fn mex(options: impl Iterator<Item = u64>) -> u64 {
    let mut met = Vec::new();
    for option in options {
        met.resize(met.len().max(option as usize + 1), false);
        met[option as usize] = true;
    }
    met.iter().position(|met| !met).unwrap_or(met.len()) as u64
}

/// The plain referee: every way of breaking every heap, straight from the meaning of the digits.
fn by_mex(code: &str, to: usize) -> Vec<u64> {
    let digits: Vec<u8> = code.chars().filter_map(|c| c.to_digit(16)).map(|digit| digit as u8).collect();
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=to {
        let mut options = Vec::new();
        for (k, digit) in digits.iter().enumerate().take(n + 1) {
            let m = n - k;
            options.extend((digit & 1 > 0 && m == 0).then_some(0));
            options.extend((digit & 2 > 0 && m > 0).then(|| values[m]));
            if digit & 4 > 0 {
                options.extend((1..m).map(|a| values[a] ^ values[m - a]));
            }
            if digit & 8 > 0 {
                let threes = (1..m).flat_map(|a| (1..m - a).map(move |b| (a, b)));
                options.extend(threes.map(|(a, b)| values[a] ^ values[b] ^ values[m - a - b]));
            }
        }
        values.push(mex(options.into_iter()));
    }
    values
}

/// The plain referee of the split into unequal heaps.
fn unequal_by_mex(to: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=to {
        values.push(mex((1..n.div_ceil(2)).map(|a| values[a] ^ values[n - a])));
    }
    values
}

#[test]
fn the_known_periods_are_proved() {
    // R. K. Guy, C. A. B. Smith (1956); Berlekamp, Conway, Guy, Winning Ways, chapter 4; the last are finite games.
    let known = [
        ("0.77", 12, 71),
        ("0.07", 34, 53),
        ("0.137", 34, 52),
        ("0.4", 34, 54),
        ("0.17", 34, 33),
        ("0.117", 48, 47),
        ("0.15", 10, 1),
        ("0.26", 4, 1),
        ("0.34", 8, 7),
        ("0.44", 24, 143),
        ("0.45", 20, 498),
        ("0.53", 9, 11),
        ("0.54", 7, 3),
        ("0.177", 20, 497),
        ("0.045", 32, 189),
        ("0.055", 148, 259),
        ("0.115", 14, 1),
        ("0.156", 349, 3479),
        ("0.165", 1550, 5181),
        ("0.356", 142, 7315),
        ("0.644", 442, 3256),
        ("4.0", 2, 1),
        ("0.333", 4, 0),
        ("0.0", 1, 0),
        ("0.1", 1, 2),
        ("0.01", 1, 3),
        ("0.02", 4, 1),
        ("0.3", 2, 0),
    ];
    for (code, period, preperiod) in known {
        assert_eq!(law(&of(code)), Some((period, preperiod)), "{code}");
    }
}

#[test]
fn the_exceptions_of_kayles_are_those_of_the_book() {
    let game = of("0.77");
    let law = game.law(GLANCE, &Control::new()).expect("nobody stops it").expect("it is short");
    let exceptions: Vec<u64> = law.exceptions(&values(&game, 100)).into_iter().map(|(n, _)| n).collect();
    // Winning Ways, chapter 4; OEIS A002186.
    assert_eq!(exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
}

#[test]
fn a_game_without_a_known_period_has_no_law() {
    for (game, name) in [(of("0.007"), "0.007"), (of("0.6"), "0.6"), (of("0.8"), "0.8"), (Octal::unequal(), "unequal")]
    {
        assert_eq!(game.law(GLANCE / 16, &Control::new()), Ok(None), "{name}");
    }
}

#[test]
fn sparse_dense_and_unequal_games_follow_the_rule_far_out() {
    // Long enough that rare heaps are chosen, several times, with and without the parity of the heap.
    for code in ["0.007", "0.16", "0.104", "0.06", "0.36", "4.004", "0.7044"] {
        assert_eq!(values(&of(code), 3_000), by_mex(code, 3_000), "{code}");
    }
    assert_eq!(values(&Octal::unequal(), 5_000), unequal_by_mex(5_000));
}

#[test]
fn a_proved_game_answers_any_size() {
    let (game, control) = (of("0.77"), Control::new());
    let huge = "7".repeat(10_000);
    let same = (nat(&huge) - 71u8) % 12u8 + 71u8;
    assert_eq!(game.value(&nat(&huge), &control), game.value(&same, &control));
    assert!(game.known_to().expect("it was asked") < 1_000);
}

#[test]
fn a_heap_beyond_the_table_is_refused_where_nothing_is_proved() {
    let game = of("0.8");
    assert!(matches!(game.value(&Nat::from(HELD_OF_THREE), &Control::new()), Err(Stop::TooLarge(_))));
}

#[test]
fn a_stopped_table_goes_on_where_it_was() {
    let game = of("0.007");
    let control = Control::new();
    control.stop();
    assert_eq!(game.values(2_000, &control), Err(Stop::Asked));
    assert_eq!(values(&game, 2_000), by_mex("0.007", 2_000));
}

#[test]
fn one_heap_after_another_gives_the_same_values() {
    let game = Octal::unequal();
    let singles = (0..1_000u32).map(|n| game.value(&Nat::from(n), &Control::new()).expect("small"));
    assert_eq!(singles.collect::<Vec<_>>(), unequal_by_mex(999));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn random_octal_codes_agree_with_the_plain_recursion(split in 0u8..2, digits in prop::collection::vec(0u8..8, 1..5)) {
        let code = Code::new([vec![4 * split], digits].concat()).to_string();
        prop_assert_eq!(values(&of(&code), 600), by_mex(&code, 600), "{}", code);
    }

    #[test]
    fn random_hexadecimal_codes_agree_too(split in 0u8..4, digits in prop::collection::vec(0u8..16, 1..4)) {
        let code = Code::new([vec![4 * split], digits].concat()).to_string();
        prop_assert_eq!(values(&of(&code), 120), by_mex(&code, 120), "{}", code);
    }
}
