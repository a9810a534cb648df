//! What a step of a reason is about, as data: the idea that a teacher would name.
//!
//! Concepts of mistakes and drills are chosen by these, never by the words of a sentence.

/// The idea behind a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Idea {
    /// This move ends the game.
    End,
    /// Who wins depends on whether a number is odd or even.
    Parity,
    /// Numbers in binary: columns that hold an odd number of ones.
    NimSum,
    /// The smallest number that no move reaches.
    Mex,
    /// Columns counted by a number other than two.
    Columns,
    /// Lost positions come back at equal distances.
    Remainder,
    /// Each move has a partner that answers it: pairs, mirrors, equal arms.
    Pairing,
    /// A number as a sum of special numbers, of which the smallest part is taken.
    Numeration,
    /// The lost positions are a list, told by a rule.
    LostList,
    /// How large one number is beside another decides, such as the golden ratio.
    Ratio,
    /// Bounds between which numbers are won or lost.
    Bounds,
    /// Neighbours in a row are taken together without changing its worth.
    Fold,
    /// A move that the next one can take back.
    Reversal,
    /// In misère play: how many trivial parts are left at the end.
    MisereEnd,
    /// In misère play: parts that behave like heaps.
    Tame,
    /// In misère play: the products of a quotient.
    Quotient,
    /// A line or a capture that wins next move unless it is met.
    Threat,
    /// Two threats at once.
    DoubleThreat,
    /// A move that must be answered in one way.
    Forced,
    /// Just one move keeps what there is.
    OnlyMove,
    /// Having to move is the loss.
    Zugzwang,
    /// Counting moves: who is first.
    Race,
    /// Kings that face each other.
    Opposition,
    /// A piece cut off behind a line or in a box that shrinks.
    Fence,
    /// Squares whose possession decides.
    KeySquare,
    /// A piece that stands where it can be taken for nothing.
    Unguarded,
    /// How many moves each side has.
    Mobility,
    /// What can never be taken back.
    Stable,
    /// Long chains: who must open the first one.
    Chains,
    /// Two places so joined that either way will do.
    Link,
    /// Cells that every answer must touch.
    MustPlay,
    /// The distance to the end, found from the ends backwards.
    Distance,
    /// Play that need never end.
    Escape,
    /// A position copied in a smaller one.
    Shadow,
    /// Branches that count as their length.
    Stalk,
    /// Cycles that shrink to a point.
    Cycle,
    /// Moves that only one side has.
    Spare,
    /// What moving first is worth.
    Hot,
    /// A strategy that is borrowed from the opponent.
    Stealing,
    /// What a player adds to those who came before.
    Marginal,
    /// Shares from which nobody gains by leaving.
    Core,
    /// The most unhappy group made as happy as can be.
    Nucleolus,
    /// Without this player nothing is won.
    Veto,
    /// Who is scarce takes all.
    Scarcity,
    /// A cut that nothing passes.
    Cut,
    /// Half of each claim.
    Claims,
    /// Moves mixed so that the opponent gains by none.
    Mixing,
    /// One move is never worse than another.
    Dominated,
    /// A weak hand played as a strong one.
    Bluff,
    /// No idea was found but counting.
    Counting,
    /// An estimate, no proof.
    Estimate,
}

impl Idea {
    /// Every idea, in the order of the declaration.
    pub const ALL: [Idea; 51] = [
        Idea::End,
        Idea::Parity,
        Idea::NimSum,
        Idea::Mex,
        Idea::Columns,
        Idea::Remainder,
        Idea::Pairing,
        Idea::Numeration,
        Idea::LostList,
        Idea::Ratio,
        Idea::Bounds,
        Idea::Fold,
        Idea::Reversal,
        Idea::MisereEnd,
        Idea::Tame,
        Idea::Quotient,
        Idea::Threat,
        Idea::DoubleThreat,
        Idea::Forced,
        Idea::OnlyMove,
        Idea::Zugzwang,
        Idea::Race,
        Idea::Opposition,
        Idea::Fence,
        Idea::KeySquare,
        Idea::Unguarded,
        Idea::Mobility,
        Idea::Stable,
        Idea::Chains,
        Idea::Link,
        Idea::MustPlay,
        Idea::Distance,
        Idea::Escape,
        Idea::Shadow,
        Idea::Stalk,
        Idea::Cycle,
        Idea::Spare,
        Idea::Hot,
        Idea::Stealing,
        Idea::Marginal,
        Idea::Core,
        Idea::Nucleolus,
        Idea::Veto,
        Idea::Scarcity,
        Idea::Cut,
        Idea::Claims,
        Idea::Mixing,
        Idea::Dominated,
        Idea::Bluff,
        Idea::Counting,
        Idea::Estimate,
    ];

    /// The name that programs read.
    pub fn name(self) -> &'static str {
        match self {
            Idea::End => "end",
            Idea::Parity => "parity",
            Idea::NimSum => "nim-sum",
            Idea::Mex => "mex",
            Idea::Columns => "columns",
            Idea::Remainder => "remainder",
            Idea::Pairing => "pairing",
            Idea::Numeration => "numeration",
            Idea::LostList => "lost-list",
            Idea::Ratio => "ratio",
            Idea::Bounds => "bounds",
            Idea::Fold => "fold",
            Idea::Reversal => "reversal",
            Idea::MisereEnd => "misere-end",
            Idea::Tame => "tame",
            Idea::Quotient => "quotient",
            Idea::Threat => "threat",
            Idea::DoubleThreat => "double-threat",
            Idea::Forced => "forced",
            Idea::OnlyMove => "only-move",
            Idea::Zugzwang => "zugzwang",
            Idea::Race => "race",
            Idea::Opposition => "opposition",
            Idea::Fence => "fence",
            Idea::KeySquare => "key-square",
            Idea::Unguarded => "unguarded",
            Idea::Mobility => "mobility",
            Idea::Stable => "stable",
            Idea::Chains => "chains",
            Idea::Link => "link",
            Idea::MustPlay => "must-play",
            Idea::Distance => "distance",
            Idea::Escape => "escape",
            Idea::Shadow => "shadow",
            Idea::Stalk => "stalk",
            Idea::Cycle => "cycle",
            Idea::Spare => "spare",
            Idea::Hot => "hot",
            Idea::Stealing => "stealing",
            Idea::Marginal => "marginal",
            Idea::Core => "core",
            Idea::Nucleolus => "nucleolus",
            Idea::Veto => "veto",
            Idea::Scarcity => "scarcity",
            Idea::Cut => "cut",
            Idea::Claims => "claims",
            Idea::Mixing => "mixing",
            Idea::Dominated => "dominated",
            Idea::Bluff => "bluff",
            Idea::Counting => "counting",
            Idea::Estimate => "estimate",
        }
    }
}
