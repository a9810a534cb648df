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

/// Positions that are looked at by themselves, whatever they cost the oracle; no game is played from them.
pub const ALONE: &[Corner] = &[
    ("checkers", &[], Some("......../......../.....W../..w...../...w..../..b...../......../........ w")),
    ("checkers", &[("size", "4")], Some(".W.W/..../.b../.... b")),
    ("checkers", &[("size", "4")], Some("..../..../.b.B/B.W. b")),
    ("checkers", &[("size", "4")], Some("...B/..../...w/W... w")),
    ("chess-ending", &[("material", "KPKP")], Some("8/8/8/2Kp4/3Pk3/8/8/8 b - - 0 1")),
    ("chess-ending", &[("material", "KQK")], Some("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1")),
    ("connect-four", &[("cols", "5"), ("rows", "4"), ("k", "4")], Some("33521533")),
    ("connect-four", &[("cols", "4"), ("rows", "4"), ("k", "4")], Some("24223123")),
    ("connect-four", &[("cols", "4"), ("rows", "4"), ("k", "4")], Some("34333242122")),
    ("connect-four", &[("cols", "4"), ("rows", "4"), ("k", "4")], Some("2111332")),
    ("connect-four", &[("cols", "6"), ("rows", "4"), ("k", "4")], Some("3344")),
    ("connect-four", &[], Some("24")),
    ("connect-four", &[], Some("44")),
    ("dodgem", &[("size", "4")], Some("..D./..../...L/.L.D L")),
    ("domineering", &[], Some("...#...#.../...#...#.../...#...#... V")),
    ("domineering", &[], Some("####./#.###/..#../#..../.#..# V")),
    ("dots-and-boxes", &[("rows", "4")], Some("a2-a3,b2-c2,c2-c3,a4-b4,b4-c4")),
    ("dots-and-boxes", &[("rows", "2"), ("cols", "3")], Some("b3-c3,b2-c2,a1-b1,c2-d2,c2-c3,a3-b3,c1-d1,a2-b2")),
    ("ends", &[], Some("3,3")),
    (
        "gomoku",
        &[],
        Some(
            ".........../.O........./.........O./...X.X....O/.....X...../...XX....../..........X/.........../..O.....O../.........../...........",
        ),
    ),
    (
        "gomoku",
        &[],
        Some(
            ".........../.O........./.........O./.....X...../.....X...../...XX....../.........../.........../..O.....O../.........../...........",
        ),
    ),
    (
        "gomoku",
        &[],
        Some(
            "..OXX....X./XO.....XX../...O.....OO/...XOX...O./.X...X...../X..XXOOX.../.........../..OO..OO.../..O.....O../X........../.O.X.......",
        ),
    ),
    ("fibonacci-nim", &[("misere", "true")], Some("3/1,2/1")),
    ("fibonacci-nim", &[], Some("5/2,4/2")),
    ("loopy", &[], Some("a,b,d,a,a,f,b")),
    ("morris", &[], Some(".../.W./... B @3-2")),
    ("number-game", &[("rule", "halve-or-decrement"), ("misere", "true")], Some("36")),
    ("number-game", &[("rule", "proper-divisor"), ("misere", "true")], Some("12,18,27")),
    ("octal", &[("code", "0.3122"), ("misere", "true")], Some("7")),
    ("sprouts", &[], Some("5")),
    ("wythoff", &[("t", "2")], Some("2,6")),
    ("mnk", &[("rows", "3"), ("cols", "7")], Some("XX...../......./OO..... X")),
    ("mnk", &[("rows", "7"), ("cols", "6"), ("k", "5")], Some("X..X../X..XX./X...XO/OX..X./O.XOOO/OOXOO./.O...X")),
    ("mnk", &[("rows", "7"), ("cols", "6"), ("k", "5")], Some("O..OOX/...OX./OX..O./.OXX../...X.O/.XOO.X/OXXXX.")),
    (
        "mnk",
        &[("rows", "9"), ("cols", "9"), ("k", "5")],
        Some("........./......O../.XX....X./.X.O...O./.O......./...XO.X../...X.X.O./...O.O.../........."),
    ),
    (
        "mnk",
        &[("rows", "9"), ("cols", "9"), ("k", "5")],
        Some("........./.X......./.O......./......OO./.XO..O.X./.X...OXX./......O../..X.X..../........."),
    ),
    ("mnk", &[("rows", "7"), ("cols", "6"), ("k", "5")], Some("XX..../...OO./..O.O./..O.XX/..O.../O....X/X.X...")),
    (
        "mnk",
        &[("rows", "9"), ("cols", "9"), ("k", "5")],
        Some("..X...O../...X...X./..O.X..../........./...O.X.../........./........./.....O.../O........"),
    ),
    (
        "mnk",
        &[("rows", "9"), ("cols", "9"), ("k", "5")],
        Some(".....X.../.....O.../.....O.../...X.O.../....XOX../........./........./...X...../......... X"),
    ),
    ("mnk", &[("rows", "6"), ("cols", "7"), ("k", "5")], Some("X....../.X.OOOX/X..XO.X/OXOX.../O.OOO../...XX..")),
    ("mnk", &[("rows", "7"), ("cols", "6"), ("k", "5")], Some("...X.X/.O..../O.O.O./X...../....../...X../.....X")),
    (
        "mnk",
        &[("rows", "11"), ("cols", "11"), ("k", "6")],
        Some(
            ".........../.....X...../....O....../.........../..........X/.......O..X/.........../.........O./.X.......X./O........O./........X..",
        ),
    ),
    (
        "gomoku",
        &[],
        Some(
            ".............../..............O/.............../.............../.............../.............../......X......../...O..XX......./.............../.........O...../.............../.............../.............../.............../...............",
        ),
    ),
    (
        "gomoku",
        &[],
        Some(
            ".............../..............O/.............../.............../.............../.............../......X......../...O..XX......./......X......../.........O...../.............../.............../.............../.............../...............",
        ),
    ),
    (
        "gomoku",
        &[],
        Some(
            ".............../.............../.............../.............../.............../.............../.............../.......X......./.............../.............../.............../.............../.............../.............../...............",
        ),
    ),
];
