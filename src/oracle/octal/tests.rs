//! The breaking engine beside the plain recursion, and beside published periods.

use proptest::prelude::*;

use super::*;

fn of(code: &str) -> Octal {
    Octal::new(&Code::read(code).expect("the code is legal"))
}

fn nat(text: &str) -> Nat {
    text.parse().expect("digits")
}

fn law(game: &Octal) -> Option<(u64, u64)> {
    let law = game.law(SEARCH, &Control::new()).expect("nobody stops it");
    law.map(|law| (law.period, law.preperiod))
}

/// The plain referee: every way of breaking every heap, straight from the meaning of the digits.
fn by_mex(code: &str, to: usize) -> Vec<u64> {
    let digits: Vec<u8> = code.chars().filter_map(|c| c.to_digit(16)).map(|digit| digit as u8).collect();
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=to {
        let mut met = vec![false; 4 * to + 4];
        for (k, digit) in digits.iter().enumerate().take(n + 1) {
            let m = n - k;
            met[0] |= digit & 1 > 0 && m == 0;
            if digit & 2 > 0 && m > 0 {
                met[values[m] as usize] = true;
            }
            if digit & 4 > 0 {
                (1..m).for_each(|a| met[(values[a] ^ values[m - a]) as usize] = true);
            }
            if digit & 8 > 0 {
                let threes = (1..m).flat_map(|a| (1..m - a).map(move |b| (a, b)));
                threes.for_each(|(a, b)| met[(values[a] ^ values[b] ^ values[m - a - b]) as usize] = true);
            }
        }
        values.push(met.iter().position(|met| !met).expect("more places than options") as u64);
    }
    values
}

/// The plain referee of the split into unequal heaps.
fn unequal_by_mex(to: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=to {
        let options: Vec<u64> = (1..n.div_ceil(2)).map(|a| values[a] ^ values[n - a]).collect();
        values.push((0..).find(|v| !options.contains(v)).expect("options are few"));
    }
    values
}

#[test]
fn the_known_periods_are_proved() {
    // THEORY: R. K. Guy, C. A. B. Smith (1956); Berlekamp, Conway, Guy, Winning Ways, chapter 4.
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
        ("4.0", 2, 1),
        ("0.0", 1, 0),
        ("0.1", 1, 2),
        ("0.01", 1, 3),
        ("0.02", 4, 1),
        ("0.3", 2, 0),
        ("0.333", 4, 0),
        ("0.07", 34, 53),
    ];
    for (code, period, preperiod) in known {
        assert_eq!(law(&of(code)), Some((period, preperiod)), "{code}");
    }
}

#[test]
fn unequal_heaps_follow_the_rule_and_have_no_law() {
    let game = Octal::unequal();
    assert_eq!(game.values(700, &Control::new()).expect("small"), unequal_by_mex(700));
    assert_eq!(game.law(GLANCE, &Control::new()), Ok(None));
}

#[test]
fn a_proved_game_answers_any_size() {
    let (game, control) = (of("0.77"), Control::new());
    let huge = "7".repeat(10_000);
    let same = (nat(&huge) - 71u8) % 12u8 + 71u8;
    assert_eq!(game.value(&nat(&huge), &control), game.value(&same, &control));
    assert!(game.known_to().expect("it was asked") < 1_000);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn random_octal_codes_agree_with_the_plain_recursion(split in 0u8..2, digits in prop::collection::vec(0u8..8, 1..5)) {
        let code = format!("{}.{}", 4 * split, digits.iter().map(u8::to_string).collect::<String>());
        prop_assert_eq!(of(&code).values(600, &Control::new()).expect("small"), by_mex(&code, 600), "{}", code);
    }

    #[test]
    fn random_hexadecimal_codes_agree_too(split in 0u8..4, digits in prop::collection::vec(0u8..16, 1..4)) {
        let code = format!("{:x}.{}", 4 * split, digits.iter().map(|digit| format!("{digit:x}")).collect::<String>());
        prop_assert_eq!(of(&code).values(90, &Control::new()).expect("small"), by_mex(&code, 90), "{}", code);
    }
}
