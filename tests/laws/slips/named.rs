//! Mistakes of every kind, named as a teacher would name them.

use solve::judge::control::Control;
use solve::judge::oracle::Scope;
use teach::concept::Concept;
use teach::review::judged;

use crate::starts::house;

use super::{Case, case};

/// The game, its settings, the position, the move, and the kind.
type Row = (&'static str, &'static [(&'static str, &'static str)], &'static str, &'static str, Concept);

/// Mistakes that a teacher would name, with the name.
const NAMED: &[Row] = &[
    ("nim", &[("misere", "true")], "1,1,5", "3:5->0", Concept::MisereEnd),
    ("northcott", &[("width", "6"), ("rows", "2")], "W....B/W.B... W", "a1-b1", Concept::WrongSquare),
    ("northcott", &[("width", "5"), ("rows", "2")], "W...B/.W.B. W", "b2-c2", Concept::WrongRow),
    ("tic-tac-toe", &[], "X../.../...", "b1", Concept::AllowedForce),
    ("tic-tac-toe", &[], "..X/O../.X.", "a1", Concept::AllowedFork),
    ("tic-tac-toe", &[], "X../..O/...", "b1", Concept::MissedForce),
    ("tic-tac-toe", &[], "X../X.O/...", "b1", Concept::Threat),
    ("mnk", &[("cols", "4")], ".OXO/..X./..OX", "a1", Concept::MissedFork),
    ("wythoff", &[], "13,6", "13,6->12,5", Concept::BothHeaps),
    ("wythoff", &[], "6,9", "6,9->5,9", Concept::OneHeap),
    ("wythoff", &[], "6,9", "6,9->5,8", Concept::LostList),
    ("kuhn-poker", &[], "J:bet", "call", Concept::CalledWorst),
    ("kuhn-poker", &[("cards", "4")], "4:bet", "fold", Concept::FoldedBest),
    ("kuhn-poker", &[], "Q", "bet", Concept::OutsideMix),
    ("liars-dice", &[], "2:1x2", "liar", Concept::DoubtedSure),
    ("blotto", &[], "4,3", "4,0", Concept::Dominated),
    ("moore-nim", &[], "3,4,5", "3:5->4", Concept::Columns),
    ("chess-ending", &[("material", "KQK")], "7k/8/Q7/8/8/8/8/4K3 w - - 0 1", "a6g6", Concept::DrewItself),
    ("chess-ending", &[("material", "KPK")], "5k2/8/8/8/8/8/4PK2/8 w - - 0 1", "e2e3", Concept::EarlyPush),
    ("chess-ending", &[("material", "KPK")], "k7/8/8/8/1K2P3/8/8/8 b - - 0 1", "a8a7", Concept::Opposition),
    ("chess-ending", &[], "8/8/3k4/2R5/4K3/8/8/8 b - - 0 1", "d6d7", Concept::KingAway),
    ("dots-and-boxes", &[], "b1-c1,b1-b2,a2-a3,a3-b3,b3-c3", "c2-c3", Concept::EvenSafe),
    ("dots-and-boxes", &[], "b2-c2,b2-b3", "c2-c3", Concept::Box),
    ("dots-and-boxes", &[], "b1-b2,b2-c2,b2-b3,c2-c3,a3-b3", "a1-b1", Concept::LeftBoxes),
    ("dots-and-boxes", &[("cols", "3")], "a1-b1,b1-c1,d1-d2,a2-b2,b2-c2,b2-b3,c2-d2,d2-d3", "a1-a2", Concept::Chain),
    (
        "dots-and-boxes",
        &[("rows", "3"), ("cols", "3")],
        "a1-b1,a1-a2,b1-c1,b1-b2,c1-d1,d1-d2,a2-b2,b2-c2,d2-d3,a3-b3,b3-c3,d3-d4,a4-b4,b4-c4,c4-d4 @1-0",
        "c1-c2",
        Concept::TookBoxes,
    ),
    ("hex", &[], "O..XX/...OX/XXXO./OO..O/.X...", "e3", Concept::FilledLink),
    ("hex", &[("rows", "3"), ("cols", "3")], ".../.../...", "a1", Concept::MustPlay),
    ("othello", &[("rows", "4"), ("cols", "4")], ".B../.BB./.BW./.... W", "c1", Concept::Corner),
    ("othello", &[("rows", "4"), ("cols", "4")], ".BW./.BW./.BW./.... B", "d3", Concept::Mobility),
    ("euclid", &[], "25,7", "1", Concept::Ratio),
    ("staircase-nim", &[], "2,6,0,1", "2:6->5", Concept::Idle),
    ("ends", &[], "8,2 @8-7", "R", Concept::LargerEnd),
    ("ends", &[], "8,15,3,7", "L", Concept::Bait),
    ("morris", &[], "WW./B.B/WB. W", "b1-c1", Concept::Mill),
    ("dawsons-kayles", &[], "4,10", "1:4->2", Concept::MissedSplit),
    ("kayles", &[], "5,2,3", "1:5->2+2", Concept::NeedlessSplit),
    ("kayles", &[], "13", "1:13->12", Concept::Pairing),
    ("kayles", &[], "2,9", "1:2->1", Concept::WrongHeap),
    ("kayles", &[], "3,8", "1:3->1+1", Concept::RightHeap),
    ("notakto", &[], ".../.../...", "1:a1", Concept::NormalHabit),
    ("notakto", &[("boards", "2")], "X../.../... | .../.../...", "1:b1", Concept::Quotient),
    ("cat-and-mouse", &[], "1,4 C", "2", Concept::Away),
    ("fibonacci-nim", &[], "20", "1", Concept::Numeration),
    ("bash", &[], "9", "2", Concept::OffByOne),
    ("bash", &[], "9", "3", Concept::Remainder),
    ("bash", &[], "3", "1", Concept::WinAtOnce),
    ("bash", &[], "6", "3", Concept::LossAtOnce),
    ("number-game", &[], "19", "1:19->18", Concept::TooFew),
    ("number-game", &[], "19", "1:19->3", Concept::TooMany),
    ("dodgem", &[], "L../.../LDD D", "b3-b2", Concept::Road),
    ("dodgem", &[], "L../L../.DD L", "a2-a3", Concept::Sideways),
    ("nim", &[], "3,4,1", "2:4->0", Concept::Parity),
    ("dag", &[], "c,d", "1:c->f", Concept::WrongPart),
    ("connect-four", &[], "137616613112365341425", "2", Concept::Under),
    ("connect-four", &[], "13761661311236534142", "2", Concept::SpentThreat),
    ("domineering", &[], "#..#/#..#/##../.... H", "a4-b4", Concept::Spare),
    ("domineering", &[], "...#/...#/..../##.. V", "a1-a2", Concept::TookNothing),
    ("domineering", &[("misere", "true")], "..##/.#../.#.#/...# H", "a1-b1", Concept::TookTheirs),
    ("domineering", &[("misere", "true")], ".##./#..#/#..#/.... H", "a4-b4", Concept::KeptOwn),
    ("hex", &[("rows", "3"), ("cols", "4")], ".O.O/.XO./.XXX", "a1", Concept::LeftCut),
    ("hex", &[("rows", "4"), ("cols", "4")], "X.../..../XO../..XO", "a2", Concept::OnlyBlocked),
    ("chomp", &[], "4,4,4", "b2", Concept::Arms),
    ("chomp", &[], "7,4,4", "a3", Concept::Rows),
    ("checkers", &[("size", "4")], "...b/b.../..../w.w. w", "8-5", Concept::Crown),
    ("checkers", &[("size", "6")], ".B..../....../....../....../...b../....w. b", "1-4", Concept::MissedCrown),
    ("checkers", &[("size", "6")], ".B..../w...../...w../B...../....../...... b", "1-5", Concept::Crown),
    ("morris", &[("men", "6")], "W#W#./#..B#/B.#BW/#.B.#/W#.#B W", "c1-c2", Concept::MissedMill),
    ("pursuit", &[], ".C.../.#.#./R..E./.#.#./..... R", "a2", Concept::Nearer),
    ("poker-nim", &[], "1,3 @1-3", "1:1->2", Concept::Back),
    ("multiply-race", &[], "1", "2", Concept::NimValues),
];

/// The mistakes named above, or what is wrong with them.
pub fn by_hand() -> Vec<Result<(Case, Concept), String>> {
    let house = house();
    let only = std::env::var("XORCLE_ONLY").unwrap_or_default();
    let is_wanted = |game: &str| only.is_empty() || only.split(',').any(|id| id == game);
    let of_row = |(game, params, position, mv, kind): &Row| {
        let entry = house.find(game).expect("it is in the house");
        let told = |what: &str| format!("{game} {position} {mv}: {what}");
        let mut own = entry.params();
        for (name, text) in *params {
            own.set(name, text).map_err(|fault| told(&format!("{fault:?}")))?;
        }
        let place = entry.open(&own, Some(position)).map_err(|fault| told(&format!("{fault:?}")))?;
        let answer = place.judge(Scope::Everything, &Control::new()).map_err(|stop| told(&format!("{stop:?}")))?;
        let step = place.play(mv).map_err(|fault| told(&format!("{fault:?}")))?;
        let after = answer.moves.iter().find(|(row, _)| *row == step.text).map(|(_, value)| value.clone());
        let turn = judged(&*place, &answer, &step, after);
        if !turn.is_error() {
            return Err(told(&format!("no error: {:?} {:?}", turn.before, turn.after)));
        }
        Ok((case(&format!("{game} {position}"), game, place, turn), *kind))
    };
    NAMED.iter().filter(|(game, ..)| is_wanted(game)).map(of_row).collect()
}
