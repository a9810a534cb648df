//! Kinds of mistakes: each has a law, worked out from the rules anew, and each is met; few errors are of no kind.
#![allow(clippy::all, clippy::pedantic, reason = "a law for each kind, written out in one place")]

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use xorcle::duel::place::{Place, Step};
use xorcle::num::Nat;
use xorcle::oracle::control::Control;
use xorcle::oracle::judge::Scope;
use xorcle::oracle::value::{Outcome, Value};
use xorcle::rules::{Ending, Side};
use xorcle::teach::concept::Concept;
use xorcle::teach::review::{Turn, judged};

use crate::crew::on_every_core;
use crate::dice::Dice;
use crate::kinds;
use crate::met::{Met, open, random_move};
use crate::starts::house;

/// Errors of one position that are looked at.
const OF_ONE: usize = 8;

/// Moves of a position from which on it is left out: they are judged one by one.
const MANY: usize = 400;

/// Errors of one kind whose law is held: the later ones cost time and tell little.
const HELD: usize = 24;

/// Positions of a whole game walked by the plain referee.
const WALKED: usize = 4_000;

/// An error.
struct Case {
    way: String,
    game: String,
    place: Arc<dyn Place>,
    step: Step,
    better: Vec<Step>,
    turn: Turn,
}

impl Case {
    fn kind(&self) -> Concept {
        self.turn.concept.expect("it is an error")
    }

    fn foe(&self) -> Side {
        self.place.to().other()
    }

    /// What the opponent may leave.
    fn replies(&self) -> Vec<Arc<dyn Place>> {
        nexts(&*self.step.next)
    }

    /// Whether some reply wins at once.
    fn has_winning_reply(&self) -> bool {
        self.replies().iter().any(|left| left.ending() == Some(Ending::Won(self.foe())))
    }

    /// The texts of what can be moved to from here and from what was left.
    fn text(&self) -> String {
        self.place.text()
    }

    fn left(&self) -> String {
        self.step.next.text()
    }

    fn mv(&self) -> &str {
        &self.step.text
    }

    fn value(&self) -> &Value {
        self.turn.before.as_ref().expect("it was judged")
    }
}

/// What the moves from a position leave.
fn nexts(place: &dyn Place) -> Vec<Arc<dyn Place>> {
    let mut all = Vec::new();
    place.each(5_000, &mut |next| {
        all.push(next);
        true
    });
    all
}

/// The moves of a position with what they leave.
fn steps(place: &dyn Place) -> Vec<Step> {
    place.moves(5_000).0.iter().filter_map(|mv| place.play(mv).ok()).collect()
}

fn case(way: &str, game: &str, place: Arc<dyn Place>, turn: Turn) -> Case {
    let step = place.play(&turn.mv).expect("it was judged");
    let better = turn.better.iter().filter_map(|mv| place.play(mv).ok()).collect();
    Case { way: way.to_owned(), game: game.to_owned(), place, step, better, turn }
}

/// The errors of a position, a few of them, spread over its moves.
fn errors(met: &Met) -> Vec<Case> {
    if met.answer.moves.len() > MANY {
        return Vec::new();
    }
    let wrong = met.answer.moves.iter().filter_map(|(mv, after)| {
        let step = met.place.play(mv).ok()?;
        let turn = judged(&*met.place, &met.answer, &step, Some(after.clone()));
        turn.is_error().then_some(turn)
    });
    let wrong: Vec<Turn> = wrong.collect();
    let every = wrong.len().div_ceil(OF_ONE).max(1);
    wrong.into_iter().step_by(every).map(|turn| case(&met.way, &met.entry.id, met.place.clone(), turn)).collect()
}

/// Errors met in random games.
fn met_by_chance() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let mets: Vec<&Met> = open().filter(|met| met.answer.value.is_proved()).collect();
        on_every_core(&mets, |met| errors(met)).into_iter().flatten().collect()
    })
}

/// Mistakes that a teacher would name, with the name.
const NAMED: &[(&str, &[(&str, &str)], &str, &str, Concept)] = &[
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
    ("notakto", &[], "X../.../...", "1:b1", Concept::Quotient),
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
fn by_hand() -> Vec<Result<(Case, Concept), String>> {
    let house = house();
    let only = std::env::var("XORCLE_ONLY").unwrap_or_default();
    let is_wanted = |game: &str| only.is_empty() || only.split(',').any(|id| id == game);
    let of_row = |(game, params, position, mv, kind): &(&str, &[(&str, &str)], &str, &str, Concept)| {
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

/// The law of a kind: what must be so of every error that bears its name, worked out anew from the rules.
fn law(kind: Concept) -> fn(&Case) -> bool {
    match kind {
        Concept::WinAtOnce => |c| nexts(&*c.place).iter().any(|left| left.ending() == Some(Ending::Won(c.place.to()))),
        Concept::LostItself => |c| c.step.next.ending() == Some(Ending::Won(c.foe())),
        Concept::DrewItself => |c| c.step.next.ending() == Some(Ending::Drawn) && c.value().outcome() == Outcome::N,
        Concept::LossAtOnce | Concept::Threat => Case::has_winning_reply,
        Concept::Under => |c| {
            let above = c.step.next.play(c.mv()).expect("there is a cell above");
            above.next.ending() == Some(Ending::Won(c.foe()))
        },
        Concept::Mill => |c| {
            c.has_winning_reply()
                || c.replies().iter().any(|left| men(left, c.place.to()) < men(&c.step.next, c.place.to()))
        },
        Concept::MissedMill => |c| {
            let closes = |step: &Step| {
                men(&step.next, c.foe()) < men(&c.place, c.foe())
                    || step.next.ending() == Some(Ending::Won(c.place.to()))
            };
            !closes(&c.step) && steps(&*c.place).iter().any(closes)
        },
        Concept::MisereEnd => |c| {
            let games: Vec<usize> = (0..20).map(|seed| length(&c.step.next, seed)).collect();
            c.place.params().flag("misere") && games.iter().all(|plies| plies.is_multiple_of(2) && *plies > 0)
        },
        Concept::FilledLink => |c| {
            let board = rows(&c.text());
            let (col, row) = cell(c.mv());
            let near = hex_near(&board, (col, row));
            let own = if c.place.to() == Side::First { 'X' } else { 'O' };
            let ends: Vec<_> = near.into_iter().filter(|(col, row)| board[*row][*col] == own).collect();
            ends.iter().any(|a| {
                ends.iter().any(|b| {
                    a != b && {
                        let beside = hex_near(&board, *a);
                        let shared = hex_near(&board, *b)
                            .into_iter()
                            .filter(|cell| beside.contains(cell) && board[cell.1][cell.0] == '.');
                        shared.count() == 2
                    }
                })
            })
        },
        Concept::Unguarded => |c| {
            c.replies().iter().any(|left| {
                let (before, after) = (men(&c.step.next, c.place.to()), men(left, c.place.to()));
                after < before
                    && (left.ending().is_some()
                        || nexts(&**left).iter().all(|back| men(back, c.foe()) == men(left, c.foe())))
            })
        },
        Concept::MissedFork => |c| !is_fork(&c.step) && steps(&*c.place).iter().any(is_fork),
        Concept::AllowedFork => |c| steps(&*c.step.next).iter().any(is_fork),
        Concept::SpentThreat => |c| {
            // Were the opponent to move elsewhere, the own stone above would win: somebody wants the cell, and it is free now.
            let above = c.step.next.play(c.mv()).expect("there is a cell above");
            let line = completes(&c.step.next, &above.next, c.place.to());
            line && above.next.ending().is_none_or(|ending| ending != Ending::Won(c.place.to()))
        },
        Concept::EarlyPush => |c| {
            let is_pawn = |mv: &str| man_at(&c.text(), &mv[..2]).is_some_and(|man| man.eq_ignore_ascii_case(&'p'));
            is_pawn(c.mv()) && !c.better.iter().any(|step| is_pawn(&step.text))
        },
        Concept::Opposition => |c| {
            let (own, foe) = (king(&c.left(), c.place.to()), king(&c.left(), c.foe()));
            steps(&*c.step.next).iter().any(|step| {
                let ((a, b), (x, y)) = (square(&step.text[2..4]), square(&own));
                step.text[..2] == foe && matches!((a.abs_diff(x), b.abs_diff(y)), (0, 2) | (2, 0))
            })
        },
        Concept::KingAway => |c| {
            c.mv()[..2] == king(&c.text(), c.place.to()) && aim(&c.left(), c.place.to()) > aim(&c.text(), c.place.to())
        },
        Concept::MissedCrown => |c| {
            let crowns = |step: &Step| kings(&step.next, c.place.to()) > kings(&c.place, c.place.to());
            !crowns(&c.step) && steps(&*c.place).iter().any(crowns)
        },
        Concept::Crown => |c| c.replies().iter().any(|left| kings(left, c.foe()) > kings(&c.step.next, c.foe())),
        Concept::Chain => |c| !closes(&c.place, &c.step) && greedy(&c.step.next) >= 3,
        Concept::Box => |c| !closes(&c.place, &c.step) && (1..3).contains(&greedy(&c.step.next)),
        Concept::TookBoxes => |c| closes(&c.place, &c.step) && !c.better.iter().any(|step| closes(&c.place, step)),
        Concept::LeftBoxes => |c| !closes(&c.place, &c.step) && c.better.iter().all(|step| closes(&c.place, step)),
        Concept::Bait => |c| end(c, c.mv()) > end(c, &c.better[0].text),
        Concept::LargerEnd => |c| end(c, c.mv()) < end(c, &c.better[0].text),
        Concept::Corner => |c| {
            let board = rows(&c.text());
            let (last_row, last_col) = (board.len(), board[0].len());
            let corner = |mv: &str| {
                let (col, row) = if mv == "pass" { return false } else { cell(mv) };
                (row == 0 || row + 1 == last_row) && (col == 0 || col + 1 == last_col)
            };
            steps(&*c.step.next).iter().any(|step| corner(&step.text))
        },
        Concept::Mobility => |c| c.better.iter().all(|step| step.next.moves(0).1 < c.step.next.moves(0).1),
        Concept::Numeration => |c| {
            let params = c.place.params();
            if params.flag("misere") || params.nat("factor") != &Nat::from(2u8) || params.int("plus") != 0 {
                return true;
            }
            let size: u64 = numbers(&c.text())[0];
            let taken = numbers(c.mv()).into_iter().next_back().expect("so many are taken");
            !tails(size).contains(&taken)
        },
        Concept::Arms => |c| {
            let rows = numbers(&c.left());
            rows[0] != rows.len() as u64 && rows[1..].iter().all(|row| *row == 1)
        },
        Concept::Rows => |c| {
            let rows = numbers(&c.left());
            rows.len() == 2 && rows[0] != rows[1] + 1
        },
        Concept::Ratio => |c| {
            let mut two = numbers(&c.left());
            two.sort_unstable();
            two[0] > 0 && two[1] as f64 / two[0] as f64 > f64::midpoint(1.0, 5f64.sqrt())
        },
        Concept::BothHeaps => |c| lowered(c, &c.step) == 2 && c.better.iter().all(|step| lowered(c, step) == 1),
        Concept::OneHeap => |c| lowered(c, &c.step) == 1 && c.better.iter().all(|step| lowered(c, step) == 2),
        Concept::Back => |c| match c.game.as_str() {
            "northcott" => gap(&c.step.next) > gap(&c.place),
            _ => numbers(&c.left())[..] > numbers(&c.text())[..],
        },
        Concept::Idle => |c| numbers(c.mv())[0].is_multiple_of(2),
        Concept::Road => |c| {
            let from = cell(&c.mv()[..2]);
            steps(&*c.step.next).iter().any(|step| cell_to(&step.text) == Some(from) && is_ahead(&step.text, c.foe()))
        },
        Concept::Sideways => {
            |c| !is_ahead(c.mv(), c.place.to()) && c.better.iter().all(|step| is_ahead(&step.text, c.place.to()))
        }
        Concept::Away => |c| apart(&c.step.next) >= apart(&c.place),
        Concept::Nearer => |c| apart(&c.step.next) < apart(&c.place),
        Concept::Spare => |c| {
            let swap = |text: &str| text.replace(" V", " *").replace(" H", " V").replace(" *", " H");
            let before = c.place.reads(&swap(&c.text())).expect("the other side may move too").moves(0).1;
            before == c.step.next.moves(0).1
        },
        Concept::Dominated => |c| {
            let pays =
                |step: &Step| -> Vec<i64> { nexts(&*step.next).iter().map(|over| score(over, c.place.to())).collect() };
            let own = pays(&c.step);
            c.place.to() == Side::Second
                || steps(&*c.place)
                    .iter()
                    .map(pays)
                    .any(|other| other != own && other.iter().zip(&own).all(|(a, b)| a >= b))
        },
        Concept::CalledWorst => |c| {
            let own = c.text().split(':').next().map(str::to_owned).expect("the own card");
            c.mv() == "call" && (own == "J" || own == "1")
        },
        Concept::FoldedBest => |c| c.mv() == "fold" && !c.text().starts_with(['J', '1']),
        Concept::DoubtedSure => |c| {
            let text = c.text();
            let (own, bids) = text.split_once(':').expect("the own die and the bids");
            c.mv() == "liar" && bids.rsplit('-').next() == Some(&format!("1x{own}"))
        },
        Concept::OutsideMix => |c| {
            let mix = c.place.mixed(&Control::new()).expect("it is small").expect("moves are mixed here");
            !mix.iter().any(|(mv, weight)| mv == c.mv() && weight.to_string() != "0")
        },
        Concept::MustPlay => is_won_now,
        Concept::Wasted => {
            |c| [Side::First, Side::Second].into_iter().all(|side| lacking(&c.text(), side) == lacking(&c.left(), side))
        }
        Concept::MissedForce => |c| {
            is_won_now(c)
                && !forces(&c.step, 4)
                && (c.game == "gomoku" || steps(&*c.place).iter().any(|step| forces(step, 4)))
        },
        Concept::AllowedForce => |c| c.has_winning_reply() || steps(&*c.step.next).iter().any(|step| forces(step, 4)),
        Concept::EvenSafe => |c| {
            safe(&c.step.next).is_multiple_of(2)
                && c.better
                    .iter()
                    .all(|step| closes(&c.place, step) || greedy(&step.next) > 0 || !safe(&step.next).is_multiple_of(2))
        },
        Concept::NormalHabit => |c| c.place.params().flag("misere") && loses_if_stuck(&c.step.next) && is_won_now(c),
        Concept::WrongRow => |c| {
            let row = |step: &Step| cell(&step.text).1;
            c.better.iter().all(|step| row(step) != row(&c.step))
        },
        Concept::RightHeap => |c| c.better.iter().any(|step| touched(c, step) == touched(c, &c.step)),
        Concept::Pairing => |c| {
            let pairs = |step: &Step| {
                let parts = step.next.summands();
                let live = parts.iter().filter(|part| part.ending().is_none()).map(|part| part.text());
                let mut times: BTreeMap<String, usize> = BTreeMap::new();
                live.for_each(|part| *times.entry(part).or_default() += 1);
                times.values().all(|times| times.is_multiple_of(2))
                    && walked(&step.next).is_none_or(|left| left == Outcome::P)
            };
            let reason = c.turn.reason.as_ref().expect("it was judged");
            reason.ideas().any(|idea| idea.name() == "pairing") || !pairs(&c.step) && c.better.iter().any(pairs)
        },
        Concept::MissedSplit => {
            |c| count(&c.step) <= count_of(&c.place) && c.better.iter().all(|step| count(step) > count(&c.step))
        }
        Concept::NeedlessSplit => |c| c.better.iter().all(|step| count(step) < count(&c.step)),
        Concept::WrongHeap => |c| c.better.iter().all(|step| touched(c, step) != touched(c, &c.step)),
        Concept::OffByOne => |c| {
            c.better
                .iter()
                .any(|step| touched(c, step) == touched(c, &c.step) && total(step).abs_diff(total(&c.step)) == 1)
        },
        Concept::TooMany => |c| beside(c, |better, own| better > own),
        Concept::TooFew => |c| beside(c, |better, own| better < own),
        Concept::WrongPart => |c| {
            let parts = |place: &dyn Place| place.summands().iter().map(|part| part.text()).collect::<Vec<_>>();
            let kept = |step: &Step| {
                parts(&*c.place).into_iter().filter(|part| !parts(&*step.next).contains(part)).collect::<Vec<_>>()
            };
            c.better.iter().all(|step| kept(step) != kept(&c.step))
        },
        Concept::Columns => |c| {
            let k = c.place.params().small("k") as u64;
            let heaps = numbers(&c.left());
            (0..64)
                .any(|bit| !heaps.iter().filter(|heap| **heap >> bit & 1 == 1).count().is_multiple_of(k as usize + 1))
        },
        Concept::Parity => |c| {
            is_won_now(c)
                && (c.game != "poker-nim" || heaps(&c.left()).into_iter().fold(0, |sum, heap| sum ^ heap) != 0)
        },
        Concept::Remainder | Concept::LostList | Concept::Quotient | Concept::NimValues => is_won_now,
        Concept::WrongPiece => |c| c.step.path.len() > 1 && c.better.iter().all(|step| step.path[0] != c.step.path[0]),
        Concept::WrongSquare => |c| {
            c.better.iter().any(|step| match c.game.as_str() {
                "northcott" => cell(&step.text).1 == cell(c.mv()).1,
                _ => step.path[0] == c.step.path[0],
            })
        },
        Concept::Points => |c| matches!(c.value(), Value::Margin { .. }),
        Concept::OnlyMove => |c| c.turn.better_total == Nat::from(1u8) && is_won_now(c),
        Concept::WinToDraw => {
            |c| c.value().outcome() == Outcome::N && walked(&c.step.next).is_none_or(|left| left == Outcome::D)
        }
        Concept::Draw => |c| c.value().outcome() == Outcome::D && is_won_now(c),
        Concept::OutsideRegion => |c| kinds::outside_region(&c.place, &c.step),
        Concept::InsideRegion => |c| kinds::inside_region(&c.place, &c.step),
        Concept::LeftCut => |c| kinds::leaves_cut(&*c.place, &c.step, &c.better),
        Concept::GaveSafe => |c| kinds::gives_safe(&*c.place, &c.step),
        Concept::SpentSafe => |c| kinds::spends_safe(&*c.place, &c.step),
        Concept::SpoiltOwn => |c| kinds::spoils_own(&*c.place, &c.step),
        Concept::TookNothing => |c| kinds::takes_nothing(&*c.place, &c.step),
        Concept::AtEnd => {
            |c| kinds::is_at_end(&*c.place, &c.step) && !c.better.iter().any(|b| kinds::is_at_end(&*c.place, b))
        }
        Concept::TookTheirs => |c| kinds::takes_theirs(&*c.place, &c.step),
        Concept::KeptOwn => |c| kinds::keeps_own(&*c.place, &c.step),
        Concept::OnlyBuilt => |c| kinds::only_builds(&*c.place, &c.step),
        Concept::OnlyBlocked => |c| kinds::only_blocks(&*c.place, &c.step),
        Concept::Other => |_| true,
    }
}

/// Who wins from here, by the plain referee; `None`: there are too many positions.
fn walked(place: &Arc<dyn Place>) -> Option<Outcome> {
    if let Some(ending) = place.ending() {
        return Some(Value::of_ending(&ending, place.to()).outcome());
    }
    let rows = place.walk(WALKED, &Control::new()).ok()??;
    Some(Value::of_moves(rows.iter().map(|(_, value)| value)).outcome())
}

/// Whether the opponent does better now than before, as far as the plain referee can tell.
fn is_won_now(c: &Case) -> bool {
    walked(&c.step.next)
        .is_none_or(|left| left == Outcome::N || left == Outcome::D && c.value().outcome() == Outcome::N)
}

/// How many plies a random game takes.
fn length(place: &Arc<dyn Place>, seed: u64) -> usize {
    let (mut dice, mut place, mut plies) = (Dice::new(seed), place.clone(), 0);
    while let Some(mv) = random_move(&*place, &mut dice) {
        place = place.play(&mv).expect("it is listed").next;
        plies += 1;
    }
    plies
}

/// Whether a move leaves the opponent no win at once, and every answer lets the mover win at once.
fn is_fork(step: &Step) -> bool {
    let by = step.next.to().other();
    let won = |place: &Arc<dyn Place>, side: Side| place.ending() == Some(Ending::Won(side));
    let answers = nexts(&*step.next);
    !answers.is_empty()
        && answers.iter().all(|answer| answer.ending().is_none() && nexts(&**answer).iter().any(|left| won(left, by)))
}

/// Whether a move begins a win by threats: it leaves no win at once and threatens one, and either no answer stops that, or the one
/// that does is followed by another such move.
fn forces(step: &Step, threats: usize) -> bool {
    let by = step.next.to().other();
    let wins = |place: &Arc<dyn Place>, side: Side| {
        nexts(&**place).iter().any(|left| left.ending() == Some(Ending::Won(side)))
    };
    if step.next.ending() == Some(Ending::Won(by)) {
        return true;
    }
    if threats == 0 || step.next.ending().is_some() || wins(&step.next, by.other()) {
        return false;
    }
    let answers = nexts(&*step.next);
    let stops: Vec<_> = answers.iter().filter(|answer| !wins(answer, by)).collect();
    match stops[..] {
        [] => true,
        [stop] => answers.len() > 1 && steps(&**stop).iter().any(|step| forces(step, threats - 1)),
        _ => false,
    }
}

/// How many edges give no box its third side.
fn safe(place: &Arc<dyn Place>) -> usize {
    steps(&**place).iter().filter(|step| !closes(place, step) && greedy(&step.next) == 0).count()
}

/// Whether the mover loses if who cannot move loses, by exhaustive play.
fn loses_if_stuck(place: &Arc<dyn Place>) -> bool {
    place.ending().is_some() || nexts(&**place).iter().all(|next| !loses_if_stuck(next))
}

/// The rows of a board in notation.
fn rows(text: &str) -> Vec<Vec<char>> {
    let board = text.split(' ').next().unwrap_or_default();
    board.split('/').map(|row| row.chars().collect()).collect()
}

/// Column and row of a cell such as `b2`, from 0.
fn cell(text: &str) -> (usize, usize) {
    let col = text.bytes().next().expect("a column") - b'a';
    let digits: String = text[1..].chars().take_while(char::is_ascii_digit).collect();
    (usize::from(col), digits.parse::<usize>().expect("a row") - 1)
}

/// The cell that a step goes to; none off the board.
fn cell_to(mv: &str) -> Option<(usize, usize)> {
    let (_, to) = mv.split_once('-')?;
    (to != "off").then(|| cell(to))
}

/// Whether a car goes ahead: L to the right, D up.
fn is_ahead(mv: &str, side: Side) -> bool {
    let (col, row) = cell(mv);
    match (cell_to(mv), side) {
        (None, _) => true,
        (Some((to, _)), Side::First) => to == col + 1,
        (Some((_, to)), Side::Second) => to + 1 == row,
    }
}

/// The neighbours of a cell of Hex: every row stands half a cell to the right of the one above.
fn hex_near(board: &[Vec<char>], (col, row): (usize, usize)) -> Vec<(usize, usize)> {
    let ways = [(-1, 0), (1, 0), (0, -1), (1, -1), (0, 1), (-1, 1)];
    let at = |(right, down): (isize, isize)| {
        let (col, row) = (col.checked_add_signed(right)?, row.checked_add_signed(down)?);
        (row < board.len() && col < board[row].len()).then_some((col, row))
    };
    ways.into_iter().filter_map(at).collect()
}

/// The fewest stones that a side lacks at Hex to link its borders; X links top and bottom.
fn lacking(text: &str, side: Side) -> Option<usize> {
    let board = rows(text);
    let (own, other) = if side == Side::First { ('X', 'O') } else { ('O', 'X') };
    let cells = (0..board.len()).flat_map(|row| (0..board[row].len()).map(move |col| (col, row)));
    let cells: Vec<(usize, usize)> = cells.filter(|(col, row)| board[*row][*col] != other).collect();
    let cost = |(col, row): (usize, usize)| usize::from(board[row][col] != own);
    let [starts, ends] = [false, true].map(|is_end| {
        let is_border = |(col, row): &(usize, usize)| match (side, is_end) {
            (Side::First, false) => *row == 0,
            (Side::First, true) => row + 1 == board.len(),
            (Side::Second, false) => *col == 0,
            (Side::Second, true) => col + 1 == board[0].len(),
        };
        cells.iter().copied().filter(is_border).collect::<Vec<_>>()
    });
    // Bellman and Ford: as many rounds as there are cells.
    let mut far: BTreeMap<(usize, usize), usize> = starts.into_iter().map(|cell| (cell, cost(cell))).collect();
    for _ in 0..cells.len() {
        for cell in &cells {
            let near = hex_near(&board, *cell).into_iter().filter_map(|near| far.get(&near).copied()).min();
            if let Some(found) = near.map(|near| near + cost(*cell)) {
                let old = far.entry(*cell).or_insert(found);
                *old = found.min(*old);
            }
        }
    }
    ends.iter().filter_map(|cell| far.get(cell).copied()).min()
}

/// The pieces of a side: the first one's are W, b or capitals of FEN, in morris those in hand are counted with them.
fn men(place: &Arc<dyn Place>, side: Side) -> usize {
    let text = place.text();
    let (board, rest) = text.split_once(' ').unwrap_or((&text, ""));
    let count = |is: &dyn Fn(char) -> bool| board.chars().filter(|c| is(*c)).count();
    match place.card().id {
        "morris" => {
            let hands = rest.split_once('@').map_or_else(Vec::new, |(_, hands)| numbers(hands));
            let own = usize::from(place.to() != side);
            count(&|c| c == if side == Side::First { 'W' } else { 'B' })
                + hands.get(own).map_or(0, |hand| *hand as usize)
        }
        "checkers" => count(&|c| c.eq_ignore_ascii_case(&if side == Side::First { 'b' } else { 'w' })),
        _ => count(&|c| c.is_alphabetic() && c.is_uppercase() == (side == Side::First)),
    }
}

/// The kings of a side at draughts.
fn kings(place: &Arc<dyn Place>, side: Side) -> usize {
    place.text().split(' ').next().map_or(0, |board| board.matches(if side == Side::First { 'B' } else { 'W' }).count())
}

/// Column and row of a square of chess.
fn square(text: &str) -> (i8, i8) {
    let bytes = text.as_bytes();
    ((bytes[0] - b'a') as i8, (bytes[1] - b'1') as i8)
}

/// The men of a FEN with their squares.
fn fen(text: &str) -> Vec<((i8, i8), char)> {
    let mut found = Vec::new();
    for (row, line) in text.split(' ').next().unwrap_or_default().split('/').enumerate() {
        let mut col = 0;
        for c in line.chars() {
            match c.to_digit(10) {
                Some(free) => col += free as i8,
                None => {
                    found.push(((col, 7 - row as i8), c));
                    col += 1;
                }
            }
        }
    }
    found
}

/// The man on a square.
fn man_at(text: &str, at: &str) -> Option<char> {
    fen(text).into_iter().find(|(place, _)| *place == square(at)).map(|(_, man)| man)
}

/// Where a side's king stands.
fn king(text: &str, side: Side) -> String {
    let letter = if side == Side::First { 'K' } else { 'k' };
    let (col, row) = fen(text).into_iter().find(|(_, man)| *man == letter).expect("there is a king").0;
    format!("{}{}", char::from(b'a' + col as u8), row + 1)
}

/// Steps of a side's king to its nearest pawn, or to the other king.
fn aim(text: &str, side: Side) -> i8 {
    let (col, row) = square(&king(text, side));
    let steps = |(x, y): (i8, i8)| (col - x).abs().max((row - y).abs());
    let pawn = if side == Side::First { 'P' } else { 'p' };
    let pawns = fen(text).into_iter().filter(|(_, man)| *man == pawn).map(|(at, _)| steps(at)).min();
    pawns.unwrap_or_else(|| steps(square(&king(text, side.other()))))
}

/// Whether a move keeps the turn, or ends the game: an edge that closes a box. The last edge always closes one.
fn closes(place: &Arc<dyn Place>, step: &Step) -> bool {
    step.next.ending().is_some() || step.next.to() == place.to()
}

/// How many boxes can be taken one after another.
fn greedy(place: &Arc<dyn Place>) -> u64 {
    let held = |place: &Arc<dyn Place>| place.text().split_once('@').map_or(0, |(_, held)| numbers(held).iter().sum());
    let (before, mut at): (u64, _) = (held(place), place.clone());
    loop {
        let Some(step) = steps(&*at).into_iter().find(|step| closes(&at, step)) else { return held(&at) - before };
        at = step.next;
    }
}

/// The number at an end of a row.
fn end(c: &Case, mv: &str) -> i64 {
    let text = c.text();
    let row: Vec<i64> =
        text.split(' ').next().unwrap_or_default().split(',').map(|n| n.parse().expect("a number")).collect();
    if mv == "L" { row[0] } else { row[row.len() - 1] }
}

/// The natural numbers of a text, in their order.
fn numbers(text: &str) -> Vec<u64> {
    let digits = text.split(|c: char| !c.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty()).map(|digits| digits.parse().expect("it is small")).collect()
}

/// What the last parts of a number add up to, as a sum of Fibonacci numbers of which no two follow each other.
fn tails(size: u64) -> Vec<u64> {
    let mut terms = vec![1, 2];
    while terms[terms.len() - 1] < size {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
    }
    let (mut rest, mut parts) = (size, Vec::new());
    for term in terms.into_iter().rev() {
        if term <= rest {
            rest -= term;
            parts.push(term);
        }
    }
    (0..parts.len()).map(|from| parts[from..].iter().sum()).collect()
}

/// How many heaps a move lowered.
fn lowered(c: &Case, step: &Step) -> usize {
    numbers(&c.text()).iter().zip(numbers(&step.next.text())).filter(|(before, after)| *before != after).count()
}

/// The cells between the coins of all rows.
fn gap(place: &Arc<dyn Place>) -> usize {
    let between = |row: Vec<char>| {
        let [a, b] = ['W', 'B'].map(|coin| row.iter().position(|c| *c == coin).expect("each row has both"));
        b - a
    };
    rows(&place.text()).into_iter().map(between).sum()
}

/// Steps between pursuer and fugitive, in a maze or on a graph.
fn apart(place: &Arc<dyn Place>) -> usize {
    let text = place.text();
    if place.card().id == "pursuit" {
        let board = rows(&text);
        let find = |letter: char| {
            let at = (0..board.len()).flat_map(|row| (0..board[row].len()).map(move |col| (col, row)));
            at.into_iter()
                .find(|(col, row)| matches!(board[*row][*col], c if c.eq_ignore_ascii_case(&letter) || c == '*'))
        };
        let near = |(col, row): (usize, usize)| {
            let ways = [(-1, 0), (1, 0), (0, -1), (0, 1)];
            let all = ways
                .into_iter()
                .filter_map(move |(x, y)| Some((col.checked_add_signed(x)?, row.checked_add_signed(y)?)));
            all.filter(|(col, row)| board.get(*row).and_then(|row| row.get(*col)).is_some_and(|c| *c != '#'))
                .collect::<Vec<_>>()
        };
        return search(find('C').expect("a cop"), find('R').expect("a robber"), near);
    }
    let graph = place.params().text("graph").to_owned();
    let arcs: Vec<(String, String)> = graph
        .split(',')
        .flat_map(|arc| match (arc.split_once('-'), arc.split_once('>')) {
            (Some((a, b)), _) => vec![(a.to_owned(), b.to_owned()), (b.to_owned(), a.to_owned())],
            (None, Some((a, b))) => vec![(a.to_owned(), b.to_owned())],
            _ => panic!("{arc} is no arc"),
        })
        .collect();
    let near = |node: String| arcs.iter().filter(|(a, _)| *a == node).map(|(_, b)| b.clone()).collect::<Vec<_>>();
    let places = text.split(' ').next().unwrap_or_default();
    if place.card().id == "cat-and-mouse" {
        let (mouse, cat) = places.split_once(',').expect("mouse and cat");
        return search(cat.to_owned(), mouse.to_owned(), near);
    }
    let (cops, robber) = places.split_once('/').expect("cops and robber");
    cops.split(',').map(|cop| search(cop.to_owned(), robber.to_owned(), near)).min().expect("there is a cop")
}

/// Steps of the shortest way.
fn search<N: Clone + PartialEq>(from: N, to: N, near: impl Fn(N) -> Vec<N>) -> usize {
    let mut layers = vec![vec![from.clone()]];
    let mut seen = vec![from];
    while let Some(last) = layers.last().filter(|layer| !layer.is_empty()) {
        if last.contains(&to) {
            return layers.len() - 1;
        }
        let mut next = Vec::new();
        for node in last.iter().flat_map(|node| near(node.clone())) {
            if !seen.contains(&node) {
                seen.push(node.clone());
                next.push(node);
            }
        }
        layers.push(next);
    }
    usize::MAX
}

/// The points of a side once the round is over.
fn score(place: &Arc<dyn Place>, side: Side) -> i64 {
    let Some(Ending::Score { first, second }) = place.ending() else { panic!("the round is over") };
    let ahead: i64 = (first - second).try_into().expect("it is small");
    if side == Side::First { ahead } else { -ahead }
}

/// The heaps of a position, the empty ones left out.
fn heaps(text: &str) -> Vec<u64> {
    let heaps = text.split(" @").next().unwrap_or_default().split(',');
    let mut heaps: Vec<u64> = heaps.filter_map(|heap| numbers(heap).first().copied()).collect();
    heaps.retain(|heap| *heap > 0);
    heaps.sort_unstable();
    heaps
}

fn count(step: &Step) -> usize {
    count_of(&step.next)
}

fn count_of(place: &Arc<dyn Place>) -> usize {
    heaps(&place.text()).len()
}

fn total(step: &Step) -> u64 {
    heaps(&step.next.text()).iter().sum()
}

/// The heap that a move took away or changed.
fn touched(c: &Case, step: &Step) -> Vec<u64> {
    let (mut gone, left) = (heaps(&c.text()), heaps(&step.next.text()));
    for heap in left {
        if let Some(i) = gone.iter().position(|other| *other == heap) {
            gone.remove(i);
        }
    }
    gone
}

/// Whether the move and some better ones touch one heap, and what these leave compares so with what it leaves.
fn beside(c: &Case, is: fn(u64, u64) -> bool) -> bool {
    let mut same = c.better.iter().filter(|step| touched(c, step) == touched(c, &c.step)).peekable();
    same.peek().is_some() && same.all(|step| is(total(step), total(&c.step)))
}

/// Whether the stone that `after` has more than `before` stands where a line of this side would be complete.
fn completes(before: &Arc<dyn Place>, after: &Arc<dyn Place>, side: Side) -> bool {
    let stones = |place: &Arc<dyn Place>| {
        let (mut heights, mut stones) = (BTreeMap::new(), BTreeMap::new());
        for (ply, col) in place.text().chars().filter_map(|c| c.to_digit(10)).enumerate() {
            let height: &mut i32 = heights.entry(col as i32).or_default();
            stones.insert((col as i32, *height), if ply % 2 == 0 { Side::First } else { Side::Second });
            *height += 1;
        }
        stones
    };
    let (old, new) = (stones(before), stones(after));
    let (col, row) = *new.keys().find(|cell| !old.contains_key(cell)).expect("one stone more");
    let k = before.params().small("k") as i32;
    let run =
        |x: i32, y: i32| (1..k).take_while(|i| old.get(&(col + x * i, row + y * i)) == Some(&side)).count() as i32;
    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(x, y)| run(x, y) + run(-x, -y) + 1 >= k)
}

#[test]
fn every_kind_keeps_its_law_and_is_met() {
    let (hand, mut wrong) = (by_hand(), Vec::new());
    for row in &hand {
        match row {
            Err(why) => wrong.push(why.clone()),
            Ok((case, kind)) if case.kind() != *kind => {
                let (own, wanted) = (case.kind().name(), kind.name());
                wrong.push(format!(
                    "{} {}: {own} instead of {wanted}; better {:?}",
                    case.way,
                    case.mv(),
                    case.turn.better
                ));
            }
            Ok(_) => {}
        }
    }
    let mut of_kind: BTreeMap<Concept, Vec<&Case>> = BTreeMap::new();
    for case in hand.iter().flatten().map(|(case, _)| case).chain(met_by_chance()) {
        of_kind.entry(case.kind()).or_default().push(case);
    }
    for kind in Concept::ALL {
        let cases = of_kind.get(kind).map_or(&[][..], Vec::as_slice);
        let every = cases.len().div_ceil(HELD).max(1);
        for case in cases.iter().step_by(every) {
            if !law(*kind)(case) {
                wrong.push(format!("{} {} is no {}; better {:?}", case.way, case.mv(), kind.name(), case.turn.better));
            }
        }
        let is_only_everywhere = std::env::var("XORCLE_ONLY").is_ok();
        if cases.is_empty() && *kind != Concept::Other && !is_only_everywhere {
            wrong.push(format!("{} was never met", kind.name()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn few_errors_are_of_no_special_kind() {
    let cases = met_by_chance();
    let share = |kinds: &[Concept]| cases.iter().filter(|case| kinds.contains(&case.kind())).count();
    let silent = share(&[Concept::Other]);
    assert!(20 * silent < cases.len(), "{silent} of {} errors are of no special kind", cases.len());
    // These say what was lost and not why.
    let empty = [Concept::Other, Concept::OnlyMove, Concept::Draw, Concept::WinToDraw, Concept::Points];
    let empty = share(&empty);
    assert!(10 * empty < cases.len(), "{empty} of {} kinds of errors do not tell what went wrong", cases.len());
    assert!(Concept::ALL.len() >= 30 && !cases.is_empty());
}
