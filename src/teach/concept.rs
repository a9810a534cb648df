//! What kind of error a move was: a table in which each kind stands once, with its name, its words and its definition.
//!
//! A kind is decided by the rules, by values, by the ideas of the reason and by what a game's rules say of the move; never by
//! words. What a better move does as well is no mistake: [`Error::slipped`] leaves that out.

mod change;
pub(crate) mod error;

use crate::concept::change::{Change, heaps};
use crate::concept::error::Error;
use duel::game::slip::Slip;
use duel::place::Step;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::Exhibit;
use solve::judge::value::{Outcome, Value};

/// Makes the table: each kind with its name in records and for programs, its message, and what it is.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident, $name:literal, $says:literal, $is:expr;)*) => {
        /// The idea that was missed: the kinds in the order in which they are tried, the most telling first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Concept {
            $($(#[$doc])* $kind,)*
        }

        impl Concept {
            /// Every kind in its order.
            pub const ALL: &'static [Concept] = &[$(Concept::$kind),*];

            /// The name in records and for programs.
            pub fn name(self) -> &'static str {
                match self { $(Concept::$kind => $name,)* }
            }

            /// What a teacher calls it.
            pub fn says(self) -> Say {
                match self { $(Concept::$kind => say!($says),)* }
            }

            /// Whether an error is of this kind.
            pub fn is(self, error: &Error) -> bool {
                match self {
                    $(Concept::$kind => {
                        let is: fn(&Error) -> bool = $is;
                        is(error)
                    })*
                }
            }
        }
    };
}

kinds! {
    /// The game could have been won at once.
    WinAtOnce, "win-at-once", "concept-win-at-once",
        |e| e.is_decided() && e.better.iter().any(|step| e.ends(step) == Some(Outcome::N));
    /// The move itself ended the game, and lost it.
    LostItself, "lost-itself", "concept-lost-itself", |e| e.is_decided() && e.ends(e.played) == Some(Outcome::P);
    /// The move itself ended the game in a draw.
    DrewItself, "drew-itself", "concept-drew-itself", |e| e.is_decided() && e.ends(e.played) == Some(Outcome::D);
    /// A line or a capture that the opponent threatened was not met.
    Threat, "threat", "concept-threat", |e| e.slipped(Slip::LeftThreat);
    /// The cell above is where the opponent wins.
    Under, "played-under", "concept-under", |e| e.slipped(Slip::Under);
    /// A row of three could be closed.
    MissedMill, "missed-mill", "concept-missed-mill", |e| e.slipped(Slip::MissedMill);
    /// A row of three was let the opponent close.
    Mill, "mill", "concept-mill", |e| e.slipped(Slip::Mill);
    /// In misère play: every game from there has an even number of moves, so that the mover makes the last one.
    MisereEnd, "misere-end", "concept-misere-end", |e| e.is_misere() && e.parity() == Some(0);
    /// In misère play: the position left is lost where the last move wins.
    NormalHabit, "normal-habit", "concept-normal-habit", |e| e.is_misere() && e.wins_in_normal_play();
    /// Half of a bridge was filled, which was safe anyway.
    FilledLink, "filled-link", "concept-filled-link", |e| e.slipped(Slip::FilledLink);
    /// A bridge that the opponent broke into was not closed.
    LeftCut, "broken-bridge", "concept-left-cut", |e| e.slipped(Slip::LeftCut);
    /// The opponent now wins at once.
    LossAtOnce, "loss-at-once", "concept-loss-at-once", |e| e.loses_at_once();
    /// A man could be crowned.
    MissedCrown, "missed-crown", "concept-missed-crown", |e| e.slipped(Slip::MissedCrown);
    /// The opponent can crown a man.
    Crown, "crown", "concept-crown", |e| e.slipped(Slip::Crown);
    /// A piece stands where it is taken for nothing.
    Unguarded, "unguarded", "concept-unguarded", |e| e.slipped(Slip::Unguarded);
    /// Two threats at once were to be had.
    MissedFork, "missed-fork", "concept-missed-fork", |e| e.slipped(Slip::MissedFork);
    /// The opponent makes two threats at once.
    AllowedFork, "allowed-fork", "concept-allowed-fork", |e| e.slipped(Slip::AllowedFork);
    /// A win by threats was to be had.
    MissedForce, "missed-force", "concept-missed-force", |e| e.slipped(Slip::MissedForce);
    /// The opponent wins by threats.
    AllowedForce, "allowed-force", "concept-allowed-force", |e| e.slipped(Slip::AllowedForce);
    /// The own winning cell was laid open to the opponent.
    SpentThreat, "spent-threat", "concept-spent-threat", |e| e.slipped(Slip::SpentThreat);
    /// The pawn went before the king.
    EarlyPush, "early-push", "concept-early-push", |e| e.slipped(Slip::Pushed);
    /// The other king takes the opposition.
    Opposition, "opposition", "concept-opposition", |e| e.slipped(Slip::Opposition);
    /// The king walks away from where it is needed.
    KingAway, "king-away", "concept-king-away", |e| e.slipped(Slip::KingAway);
    /// A long chain was opened.
    Chain, "opened-chain", "concept-chain", |e| e.slipped(Slip::Chain);
    /// A box or two were given away.
    Box, "gave-box", "concept-box", |e| e.slipped(Slip::Box);
    /// Boxes were taken that were to be left.
    TookBoxes, "took-boxes", "concept-took-boxes", |e| e.slipped(Slip::Closed);
    /// Boxes were left that were to be taken.
    LeftBoxes, "left-boxes", "concept-left-boxes", |e| e.slipped(Slip::LeftBox);
    /// Who has to open a string first was counted wrong.
    EvenSafe, "even-safe", "concept-even-safe", |e| e.slipped(Slip::EvenSafe);
    /// The larger end was the bait.
    Bait, "took-bait", "concept-bait", |e| e.slipped(Slip::Larger);
    /// The larger end was the right one.
    LargerEnd, "left-larger-end", "concept-larger-end", |e| e.slipped(Slip::Smaller);
    /// A corner was given away.
    Corner, "gave-corner", "concept-corner", |e| e.slipped(Slip::Corner);
    /// A place that only the mover had was used up.
    Spare, "spent-spare", "concept-spare", |e| e.slipped(Slip::Spare);
    /// The opponent was given a move that nobody can take away.
    GaveSafe, "gave-safe", "concept-gave-safe", |e| e.slipped(Slip::GaveSafe);
    /// A move was used up that nobody could take away.
    SpentSafe, "spent-safe", "concept-spent-safe", |e| e.slipped(Slip::SpentSafe);
    /// Where nobody wants moves: the opponent's were taken away.
    TookTheirs, "took-theirs", "concept-took-theirs", |e| e.slipped(Slip::TookTheirs);
    /// Where nobody wants moves: the own ones were kept.
    KeptOwn, "kept-own", "concept-kept-own", |e| e.slipped(Slip::KeptOwn);
    /// A car was let through.
    Road, "opened-road", "concept-road", |e| e.slipped(Slip::Road);
    /// A step aside in a race.
    Sideways, "step-aside", "concept-sideways", |e| e.slipped(Slip::Sideways);
    /// The opponent has more answers than it needs to have.
    Mobility, "mobility", "concept-mobility", |e| (e.is_about(Idea::Mobility) || e.is_about(Idea::Spare)) && e.frees();
    /// The wrong part of a number as a sum of special numbers was taken.
    Numeration, "numeration", "concept-numeration", |e| e.slipped(Slip::NotTail);
    /// The arms are not of equal length.
    Arms, "unequal-arms", "concept-arms", |e| e.slipped(Slip::Arms);
    /// The second row is not one shorter.
    Rows, "uneven-rows", "concept-rows", |e| e.slipped(Slip::Rows);
    /// The numbers are too far apart: more than the golden ratio.
    Ratio, "golden-ratio", "concept-ratio", |e| e.slipped(Slip::Unequal);
    /// Both heaps were lowered where one was to be.
    BothHeaps, "both-heaps", "concept-both-heaps", |e| e.slipped(Slip::Both);
    /// One heap was lowered where both were to be.
    OneHeap, "one-heap", "concept-one-heap", |e| e.slipped(Slip::One);
    /// What was done can be undone.
    Back, "can-be-undone", "concept-back", |e| e.slipped(Slip::Back);
    /// Steps that do not count were moved from.
    Idle, "idle-step", "concept-idle", |e| e.slipped(Slip::Idle);
    /// The pursuer came no nearer.
    Away, "no-nearer", "concept-away", |e| e.slipped(Slip::Away);
    /// The fugitive came nearer to the pursuer.
    Nearer, "ran-into", "concept-nearer", |e| e.slipped(Slip::Nearer);
    /// Another choice is never worse.
    Dominated, "dominated", "concept-dominated", |e| e.slipped(Slip::Dominated);
    /// A bet was met with a hand that beats none.
    CalledWorst, "called-worst", "concept-called-worst", |e| e.slipped(Slip::CalledWorst);
    /// A hand that none beats was given up.
    FoldedBest, "folded-best", "concept-folded-best", |e| e.slipped(Slip::FoldedBest);
    /// A bid was doubted that the own die makes true.
    DoubtedSure, "doubted-sure", "concept-doubted-sure", |e| e.slipped(Slip::DoubtedSure);
    /// A choice that the right mix never makes.
    OutsideMix, "outside-mix", "concept-outside-mix", |e| matches!(e.before, Value::Expected { .. });
    /// Cells were left in which every answer lies.
    MustPlay, "must-play", "concept-must-play", |e| e.slipped(Slip::OutsideMust);
    /// The stone changes neither side's shortest way.
    Wasted, "wasted-stone", "concept-wasted", |e| e.slipped(Slip::Wasted);
    /// The own chain grew, and the opponent's way is as short as before.
    OnlyBuilt, "only-built", "concept-only-built", |e| e.slipped(Slip::OnlyBuilt);
    /// The opponent was hindered, and the own way is as long as before.
    OnlyBlocked, "only-blocked", "concept-only-blocked", |e| e.slipped(Slip::OnlyBlocked);
    /// An own place more than needed was used up.
    SpoiltOwn, "spoilt-own", "concept-spoilt-own", |e| e.slipped(Slip::SpoiltOwn);
    /// Nothing was taken away from the opponent.
    TookNothing, "took-nothing", "concept-took-nothing", |e| e.slipped(Slip::TookNothing);
    /// The middle of a run of free cells was to be taken.
    AtEnd, "end-of-run", "concept-at-end", |e| e.slipped(Slip::AtEnd);
    /// Equal heaps, or moves in pairs, were to be left.
    Pairing, "pairing", "concept-pairing", misses_pairs;
    /// A heap was to be split.
    MissedSplit, "missed-split", "concept-missed-split", |e| splits(e, false);
    /// No heap was to be split.
    NeedlessSplit, "needless-split", "concept-needless-split", |e| splits(e, true);
    /// No winning move is made in this heap.
    WrongHeap, "wrong-heap", "concept-wrong-heap", is_elsewhere;
    /// No winning move is made in this row.
    WrongRow, "wrong-row", "concept-wrong-row", |e| e.is_elsewhere();
    /// The right heap, one too many or one too few.
    OffByOne, "off-by-one", "concept-off-by-one", |e| is_off_by_one(e) && !counts_columns(e);
    /// No winning move is made in this part of the sum.
    WrongPart, "parts", "concept-parts", is_in_wrong_part;
    /// Columns were left that are no multiple of the number that counts.
    Columns, "columns", "concept-columns", |e| e.is_about(Idea::Columns);
    /// A column of the nim-sum stayed odd.
    Parity, "parity", "concept-parity", |e| e.slipped(Slip::Odd) || stays_odd(e);
    /// The remainder was missed.
    Remainder, "remainder", "concept-remainder", |e| e.is_about(Idea::Remainder);
    /// The right heap, and too many were taken.
    TooMany, "too-many", "concept-too-many", |e| takes_beside(e, true) && !counts_columns(e);
    /// The right heap, and too few were taken.
    TooFew, "too-few", "concept-too-few", |e| takes_beside(e, false) && !counts_columns(e);
    /// The right heap, and another move in it.
    RightHeap, "right-heap", "concept-right-heap", is_in_right_heap;
    /// The opponent was left a position that is not on the list of lost ones.
    LostList, "lost-list", "concept-lost-list", |e| e.is_about(Idea::LostList);
    /// In misère play: the product of the parts is a won one.
    Quotient, "quotient", "concept-quotient", |e| e.is_about(Idea::Quotient) || e.is_about(Idea::Tame);
    /// A nim-value other than 0 was left.
    NimValues, "nim-values", "concept-nim-values", leaves_nimber;
    /// The wrong piece was moved.
    WrongPiece, "wrong-piece", "concept-wrong-piece", is_wrong_piece;
    /// The right piece went to the wrong place.
    WrongSquare, "wrong-square", "concept-wrong-square", |e| is_right_piece(e) || e.is_in_right_row();
    /// Cells were left that the win needs, and no others.
    OutsideRegion, "outside-region", "concept-outside-region", |e| e.is_in_region() == Some(false);
    /// The win needs the cell, and another one was to be filled first.
    InsideRegion, "inside-region", "concept-inside-region", |e| e.is_in_region() == Some(true);
    /// Points were left to the opponent.
    Points, "points", "concept-points", |e| matches!(e.before, Value::Margin { .. });
    /// There was one right move only, and it was missed.
    OnlyMove, "only-move", "concept-only-move", |e| e.is_only;
    /// A won game is drawn now.
    WinToDraw, "win-to-draw", "concept-win-to-draw",
        |e| e.before.outcome() == Outcome::N && e.after.outcome() == Outcome::D;
    /// A game that could be drawn was lost.
    Draw, "draw", "concept-draw", |e| e.before.outcome() == Outcome::D;
    /// None of the others.
    Other, "other", "concept-other", |_| true;
}

/// Names that older records hold, and what they are called now.
const OLD: [(&str, Concept); 1] = [("period", Concept::Remainder)];

impl Concept {
    /// The kind of this name, or of the name it had before; one that only another version knows is [`Concept::Other`].
    pub fn named(name: &str) -> Self {
        let now = Concept::ALL.iter().copied().find(|concept| concept.name() == name);
        let old = || OLD.into_iter().find(|(old, _)| *old == name).map(|(_, concept)| concept);
        now.or_else(old).unwrap_or(Concept::Other)
    }
}

/// The kind of an error: the first of the table that it is.
///
/// Worked: in Nim 3,4,5 only `1:3->1` wins. `2:4->1` is played in another heap: `WrongHeap`. `1:3->0` leaves a column odd
/// in the right one: `Parity`.
pub fn concept(error: &Error) -> Concept {
    Concept::ALL.iter().copied().find(|concept| concept.is(error)).unwrap_or(Concept::Other)
}

/// Whether the reason looks at the binary columns of the heaps themselves, as in Nim: then these tell more than a number of counters.
fn counts_columns(error: &Error) -> bool {
    let Some(mut heaps) = heaps(&error.place.scene()) else { return false };
    heaps.sort_unstable();
    let is_of_heaps = |shown: &Exhibit| {
        let Exhibit::Columns { rows, .. } = shown else { return false };
        let mut sizes: Vec<Nat> = rows.iter().map(|(_, size)| size.clone()).filter(|size| *size > Nat::ZERO).collect();
        sizes.sort_unstable();
        sizes == heaps
    };
    let mut shown = error.reason.steps.iter().filter(|step| step.idea == Some(Idea::NimSum));
    !error.is_misere() && shown.any(|step| step.shows.as_ref().is_some_and(is_of_heaps))
}

/// A column stayed odd, and nothing nearer to the move can be said.
fn stays_odd(error: &Error) -> bool {
    let is_nearer =
        !counts_columns(error) && (takes_beside(error, true) || takes_beside(error, false) || is_in_right_heap(error));
    error.is_about(Idea::NimSum) && leaves_nimber(error) && !is_nearer
}

/// Whether a nim-value other than 0 was left.
fn leaves_nimber(error: &Error) -> bool {
    error.after.as_nimber().is_some_and(|nimber| *nimber > Nat::ZERO)
}

/// Whether some better move leaves a sum whose parts pair up, or the reason pairs moves, and the played one leaves no pairs.
fn misses_pairs(error: &Error) -> bool {
    let has_pairs = !error.is_misere() && error.better.iter().any(Error::leaves_pairs);
    (has_pairs || error.is_about(Idea::Pairing)) && !Error::leaves_pairs(error.played)
}

/// Whether a heap was split, or not, where every better move does the contrary.
fn splits(error: &Error, is_split: bool) -> bool {
    let Some((own, better)) = error.changes() else { return false };
    own.is_split() == is_split && better.iter().all(|change| change.is_split() != is_split)
}

/// Whether no better move is made in a heap of this size.
fn is_elsewhere(error: &Error) -> bool {
    let Some((own, better)) = error.changes() else { return false };
    better.iter().all(|change| change.heap != own.heap)
}

/// What is left of the heap, and what better moves leave of it, where none of them splits it.
fn rests(error: &Error) -> Option<(Change, Vec<Nat>)> {
    let (own, better) = error.changes()?;
    own.rest()?;
    let rests: Vec<_> = better.iter().filter(|change| change.heap == own.heap).filter_map(Change::rest).collect();
    (!rests.is_empty()).then_some((own, rests))
}

/// Whether a better move leaves one more or one less of the same heap.
fn is_off_by_one(error: &Error) -> bool {
    let Some((own, rests)) = rests(error) else { return false };
    let rest = own.rest().unwrap_or_default();
    rests.iter().any(|better| &rest + 1u8 == *better || better + 1u8 == rest)
}

/// Whether every better move in the same heap leaves more of it, or every one less.
fn takes_beside(error: &Error, is_more: bool) -> bool {
    let Some((own, rests)) = rests(error) else { return false };
    let rest = own.rest().unwrap_or_default();
    rests.iter().all(|better| if is_more { *better > rest } else { *better < rest })
}

/// Whether a better move is made in a heap of this size.
fn is_in_right_heap(error: &Error) -> bool {
    let Some((own, better)) = error.changes() else { return false };
    better.iter().any(|change| change.heap == own.heap)
}

/// Whether the position is a sum, and no better move is made in the part that was played in.
fn is_in_wrong_part(error: &Error) -> bool {
    let own = error.parts(error.played);
    error.place.summands().len() > 1
        && own.len() == 1
        && error.is_whole()
        && error.better.iter().all(|step| error.parts(step) != own)
}

/// Whether a piece was moved on a board, and every better move moves another one.
fn is_wrong_piece(error: &Error) -> bool {
    let own = error.origin(error.played);
    let is_other = |step: &Step| error.origin(step).is_some_and(|origin| Some(origin) != own);
    own.is_some() && error.is_whole() && error.better.iter().all(is_other)
}

/// Whether a piece was moved on a board that some better move moves too.
fn is_right_piece(error: &Error) -> bool {
    let own = error.origin(error.played);
    own.is_some() && error.better.iter().any(|step| error.origin(step) == own)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_are_read_again_and_strange_ones_are_other() {
        for concept in Concept::ALL {
            assert_eq!(Concept::named(concept.name()), *concept);
        }
        let names: BTreeSet<&str> = Concept::ALL.iter().map(|concept| concept.name()).collect();
        assert_eq!(names.len(), Concept::ALL.len(), "no two kinds have one name");
        assert_eq!(Concept::named("dragons"), Concept::Other);
    }

    #[test]
    fn names_of_older_records_are_still_read() {
        let old = "win-at-once loss-at-once threat pairing wrong-heap parity off-by-one period nim-values parts points \
                   only-move draw";
        for name in old.split_whitespace() {
            assert_ne!(Concept::named(name), Concept::Other, "{name}");
        }
    }
}
