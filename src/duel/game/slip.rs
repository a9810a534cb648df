//! What a move does that a teacher would point at: facts which the rules of one game alone decide.
//!
//! A slip convicts nobody: a good move may do the same. Whoever names mistakes looks for what no better move does.

/// A fact about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slip {
    /// An own man can be taken next, and nothing takes back.
    Unguarded,
    /// The opponent's king can step to where the kings face each other with one square between.
    Opposition,
    /// A pawn was pushed.
    Pushed,
    /// The own king is farther than before from the man it has to help, or from the other king where there is none.
    KingAway,
    /// The opponent can close three boxes or more one after another, where none could be closed.
    Chain,
    /// The opponent can close one or two boxes, where none could be closed.
    Box,
    /// Boxes were closed.
    Closed,
    /// A box that could be closed was left.
    LeftBox,
    /// The larger one of two ends was taken.
    Larger,
    /// The smaller one of two ends was taken.
    Smaller,
    /// The take is not the smallest part of the number as a sum of special numbers, nor a few of the last parts together.
    NotTail,
    /// The cell above is one where the opponent completes a line.
    Under,
    /// A line that the opponent can complete next was there before, and still is.
    LeftThreat,
    /// The opponent can make two threats at once, while nothing wins in between.
    AllowedFork,
    /// Two threats at once could be made.
    MissedFork,
    /// The opponent can now fill a cell where the own line would be complete.
    SpentThreat,
    /// One of the two cells that link own stones either way was filled.
    FilledLink,
    /// The opponent threatens to link its borders, and the move is in none of the cells that stop it.
    OutsideMust,
    /// Neither the own nor the opponent's shortest way from border to border has changed.
    Wasted,
    /// The opponent can win by one threat after another, each of which must be answered.
    AllowedForce,
    /// A win by one threat after another could be begun.
    MissedForce,
    /// The number of edges that give nothing away is even when the opponent is to move.
    EvenSafe,
    /// The row or the board that the move is made in, from 0.
    In(usize),
    /// Arms of unequal length are left, and nothing else.
    Arms,
    /// Two rows are left, and the second is not one shorter.
    Rows,
    /// Two heaps were lowered.
    Both,
    /// One heap was lowered, where both may be.
    One,
    /// Something was added, or moved back, which the opponent can undo.
    Back,
    /// A column of the binary numbers that count holds an odd number of ones.
    Odd,
    /// Coins were moved from a step that does not count.
    Idle,
    /// The larger number that is left is more than the golden ratio times the smaller one.
    Unequal,
    /// No step ahead in a race.
    Sideways,
    /// A car of the opponent that stood before an own one has a free cell ahead now.
    Road,
    /// The pursuer is farther than before, or no nearer where it could be.
    Away,
    /// The fugitive is nearer to a pursuer than before.
    Nearer,
    /// The opponent can close a row of three next.
    Mill,
    /// A row of three could be closed.
    MissedMill,
    /// The opponent can take a corner next, which could not be taken before.
    Corner,
    /// The opponent can crown a man next.
    Crown,
    /// A man could be crowned.
    MissedCrown,
    /// The domino lies where the opponent could never have placed one.
    Spare,
    /// The opponent has more dominoes that nobody can spoil than before.
    GaveSafe,
    /// Fewer own dominoes that nobody can spoil are left.
    SpentSafe,
    /// More than one own domino fewer finds room.
    SpoiltOwn,
    /// As many of the opponent's dominoes find room as before.
    TookNothing,
    /// The domino lies at one end of a run of free cells, and there is room beyond its other end.
    AtEnd,
    /// Where nobody wants moves: fewer of the opponent's dominoes find room.
    TookTheirs,
    /// Where nobody wants moves: just one own domino fewer finds room.
    KeptOwn,
    /// The own shortest way from border to border is shorter, the opponent's as long as before.
    OnlyBuilt,
    /// The opponent's shortest way from border to border is longer, the own one as long as before.
    OnlyBlocked,
    /// One of just two cells that linked own stones is the opponent's, the other one is free and was not filled.
    LeftCut,
    /// Another choice is never worse and sometimes better.
    Dominated,
    /// The bet was met with a hand that beats none.
    CalledWorst,
    /// A hand that none beats was given up.
    FoldedBest,
    /// A bid was called a lie that the own die alone makes true.
    DoubtedSure,
}
