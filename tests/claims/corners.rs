//! Starts that no preset offers and chance seldom finds: the corners of games whose sentences are met nowhere else.

/// The game, its settings, and the position, if it is not the variant's own start.
pub type Corner = (&'static str, &'static [(&'static str, &'static str)], Option<&'static str>);

/// Every corner.
pub const CORNERS: &[Corner] = &[
    ("subtraction", &[("take", "4,6")], Some("9,17")),
    ("subtraction", &[("take", "1,3,100000000000")], Some("9,5")),
    ("subtraction", &[("take", "2,5000001")], Some("9,5")),
    ("subtraction", &[("take", "1000,5000001"), ("misere", "true")], Some("2500")),
    ("fibonacci-nim", &[("factor", "1"), ("plus", "-1")], Some("9/4")),
    ("fibonacci-nim", &[("factor", "1"), ("plus", "-1"), ("misere", "true")], Some("9/4")),
    ("fibonacci-nim", &[("factor", "1"), ("plus", "-1"), ("misere", "true")], Some("2/2")),
    ("fibonacci-nim", &[("factor", "1")], Some("357913941")),
    ("wythoff", &[("misere", "true")], Some("0,1")),
    ("wythoff", &[("misere", "true")], Some("2,2")),
    ("moore-nim", &[("k", "1")], Some("3,4,5")),
    ("moore-nim", &[("misere", "true")], Some("2,2,2")),
    ("moore-nim", &[("misere", "true")], Some("3,3,3,0")),
    ("schuh", &[("number", "8105110306037952534")], None),
    ("vectors", &[("moves", "-1/-3"), ("misere", "true")], Some("17")),
    ("vectors", &[("moves", "-1"), ("times", "14"), ("misere", "true")], Some("16")),
    ("vectors", &[("moves", "-1,0/-3,0/0,-1/0,-2"), ("times", "1")], Some("5,4")),
    ("heap-rule", &[("take", "6,1,4"), ("split", "none")], Some("11")),
    ("heap-rule", &[("take", "prime(c)"), ("split", "none")], Some("17")),
    ("heap-rule", &[("take", "c <= n and c != 2 and c < 5"), ("split", "none")], Some("13")),
    ("heap-rule", &[("take", "c == 1 or c == 3 and n > 9"), ("split", "none")], Some("8,9")),
    ("sum", &[("misere", "true")], Some("number-game:7 + heap-rule[take=2,3;split=none]:6")),
    ("sum", &[("misere", "true")], Some("vectors[moves=-1/-4/-6;times=1]:7 + nim:1,2")),
    ("number-game", &[("rule", "prime")], Some("30")),
    ("number-game", &[("rule", "fibonacci")], Some("12,7")),
    ("number-game", &[("rule", "prime-or-one")], None),
    ("number-game", &[("rule", "composite-or-one")], None),
    ("number-game", &[("rule", "divisor")], None),
    ("number-game", &[("rule", "coprime")], None),
    ("number-game", &[("rule", "at-most-half")], None),
    ("number-game", &[("rule", "at-least-half")], None),
    ("number-game", &[("rule", "even-or-all-odd")], None),
    ("number-game", &[("rule", "to-proper-divisor")], None),
    ("coin-turning", &[("rule", "ruler-max3")], None),
    ("coin-turning", &[("rule", "twins-near")], None),
    ("coin-turning", &[("rule", "triplets")], None),
];
