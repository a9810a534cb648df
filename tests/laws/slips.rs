//! Kinds of mistakes: each has a law, worked out from the rules anew, and each is met; few errors are of no kind.

mod boards;
mod boxes;
mod heaps;
mod men;
mod named;
mod play;
mod stakes;
mod text;
mod ways;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use duel::place::{Place, Step};
use ground::rules::{Ending, Side};
use solve::judge::value::Value;
use teach::concept::Concept;
use teach::review::{Turn, judged};

use crate::crew::on_every_core;
use crate::kinds;
use crate::met::{Met, open};
use crate::starts::is_whole;

use named::by_hand;
use play::is_won_now;

/// Errors of one position that are looked at.
const OF_ONE: usize = 8;

/// Moves of a position from which on it is left out: they are judged one by one.
const MANY: usize = 400;

/// Errors of one kind whose law is held: the later ones cost time and tell little.
const HELD: usize = 24;

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

    /// The position in notation.
    fn text(&self) -> String {
        self.place.text()
    }

    /// What was left, in notation.
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

/// The law of a kind: what must be so of every error that bears its name, worked out anew from the rules.
fn law(kind: Concept) -> fn(&Case) -> bool {
    match kind {
        Concept::WinAtOnce => play::win_at_once,
        Concept::LostItself => play::lost_itself,
        Concept::DrewItself => play::drew_itself,
        Concept::LossAtOnce | Concept::Threat => Case::has_winning_reply,
        Concept::Under => boards::under,
        Concept::Mill => men::mill,
        Concept::MissedMill => men::missed_mill,
        Concept::MisereEnd => play::misere_end,
        Concept::FilledLink => boards::filled_link,
        Concept::Unguarded => men::unguarded,
        Concept::MissedFork => play::missed_fork,
        Concept::AllowedFork => play::allowed_fork,
        Concept::SpentThreat => boards::spent_threat,
        Concept::EarlyPush => men::early_push,
        Concept::Opposition => men::opposition,
        Concept::KingAway => men::king_away,
        Concept::MissedCrown => men::missed_crown,
        Concept::Crown => men::crown,
        Concept::Chain => boxes::chain,
        Concept::Box => boxes::one_box,
        Concept::TookBoxes => boxes::took_boxes,
        Concept::LeftBoxes => boxes::left_boxes,
        Concept::Bait => stakes::bait,
        Concept::LargerEnd => stakes::larger_end,
        Concept::Corner => boards::corner,
        Concept::Mobility => boards::mobility,
        Concept::Numeration => heaps::numeration,
        Concept::Arms => heaps::arms,
        Concept::Rows => heaps::two_rows,
        Concept::Ratio => heaps::ratio,
        Concept::BothHeaps => heaps::both_heaps,
        Concept::OneHeap => heaps::one_heap,
        Concept::Back => ways::goes_back,
        Concept::Idle => heaps::idle,
        Concept::Road => ways::road,
        Concept::Sideways => ways::sideways,
        Concept::Away => ways::away,
        Concept::Nearer => ways::nearer,
        Concept::Spare => ways::spare,
        Concept::Dominated => stakes::dominated,
        Concept::CalledWorst => stakes::called_worst,
        Concept::FoldedBest => stakes::folded_best,
        Concept::DoubtedSure => stakes::doubted_sure,
        Concept::OutsideMix => stakes::outside_mix,
        Concept::Wasted => boards::wasted,
        Concept::MissedForce => play::missed_force,
        Concept::AllowedForce => play::allowed_force,
        Concept::EvenSafe => boxes::even_safe,
        Concept::NormalHabit => play::normal_habit,
        Concept::WrongRow => ways::wrong_row,
        Concept::RightHeap => heaps::right_heap,
        Concept::Pairing => heaps::pairing,
        Concept::MissedSplit => heaps::missed_split,
        Concept::NeedlessSplit => heaps::needless_split,
        Concept::WrongHeap => heaps::wrong_heap,
        Concept::OffByOne => heaps::off_by_one,
        Concept::TooMany => heaps::too_many,
        Concept::TooFew => heaps::too_few,
        Concept::WrongPart => heaps::wrong_part,
        Concept::Columns => heaps::columns,
        Concept::Parity => heaps::parity,
        Concept::MustPlay | Concept::Remainder | Concept::LostList | Concept::Quotient | Concept::NimValues => {
            is_won_now
        }
        Concept::WrongPiece => play::wrong_piece,
        Concept::WrongSquare => ways::wrong_square,
        Concept::Points => play::points,
        Concept::OnlyMove => play::only_move,
        Concept::WinToDraw => play::win_to_draw,
        Concept::Draw => play::draw,
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
    assert!(20 * silent < cases.len() || !is_whole(), "{silent} of {} errors are of no special kind", cases.len());
    // These say what was lost and not why.
    let empty = [Concept::Other, Concept::OnlyMove, Concept::Draw, Concept::WinToDraw, Concept::Points];
    let empty = share(&empty);
    assert!(
        10 * empty < cases.len() || !is_whole(),
        "{empty} of {} kinds of errors do not tell what went wrong",
        cases.len()
    );
    assert!(Concept::ALL.len() >= 30 && !cases.is_empty());
}
