//! The methods of the field that can be watched, by the names that the field has for them.

use crate::judge::learning::Kind;
use crate::judge::scheme::Scheme;

/// A method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Method {
    /// Every line of play to its end.
    Minimax,
    /// With windows and cut-offs, moves in the order of the rules.
    AlphaBeta,
    /// The same, with the moves tried in a good order.
    AlphaBetaOrdered,
    /// The same in the order of the rules, with a memory of positions.
    AlphaBetaMemory,
    /// Minimax to a depth, with an evaluation at the leaves.
    DepthLimited,
    /// Alpha-beta to depth one, two, and so on, each ordered by the one before.
    IterativeDeepening,
    /// To a depth, and beyond it through moves that are not quiet.
    Quiescence,
    /// Games played out at random, the promising moves more often.
    Uct,
    /// Won or lost by recursion with a memory.
    PnRecursion,
    /// Won or lost, a table filled from the ends.
    PnTable,
    /// Nim-values, a table filled from the ends.
    SgValues,
    /// Nim-values node by node, each when all that it waits for are known.
    SgGraph,
    /// The nim-values of the parts of a sum, added without carry.
    SgSum,
    /// Take the ends: the difference, by length.
    IntervalDifference,
    /// Take the ends: the mover's total, with sums.
    IntervalTotal,
    /// Take the ends: what both get, as pairs.
    IntervalPairs,
    /// Take the ends: the difference by left end, one row of memory.
    IntervalLeft,
    /// Take the ends: top-down with a memory.
    IntervalMemory,
    /// Take the ends: peaks folded.
    IntervalFolding,
    /// Positions of a game that can run in circles, settled backwards from the ends.
    Retrograde,
    /// The same in rounds, for games too large to be shown position by position.
    Waves,
    /// The greatest flow, by augmenting paths.
    MaxFlow,
    /// Fair shares from what each adds, over all orders.
    Shapley,
    /// Whether a coalition has a reason to object.
    Core,
    /// The greatest complaint made smallest, then the next.
    Nucleolus,
    /// A linear programme, by pivots.
    Simplex,
    /// Each side answers the mean of what the other did.
    FictitiousPlay,
    /// Each move as often as it is missed.
    RegretMatching,
    /// The same, with regrets that never fall below zero.
    RegretMatchingPlus,
    /// Counterfactual regret minimisation.
    Cfr,
    /// The same, with regrets that never fall below zero.
    CfrPlus,
    /// The same, with regrets that fade.
    DiscountedCfr,
}

impl Method {
    /// Every method, in the order in which they are offered.
    pub const ALL: [Method; 32] = [
        Method::PnRecursion,
        Method::PnTable,
        Method::SgValues,
        Method::SgGraph,
        Method::SgSum,
        Method::IntervalDifference,
        Method::IntervalTotal,
        Method::IntervalPairs,
        Method::IntervalLeft,
        Method::IntervalMemory,
        Method::IntervalFolding,
        Method::Minimax,
        Method::AlphaBeta,
        Method::AlphaBetaOrdered,
        Method::AlphaBetaMemory,
        Method::DepthLimited,
        Method::IterativeDeepening,
        Method::Quiescence,
        Method::Uct,
        Method::Retrograde,
        Method::Waves,
        Method::MaxFlow,
        Method::Shapley,
        Method::Core,
        Method::Nucleolus,
        Method::Simplex,
        Method::FictitiousPlay,
        Method::RegretMatching,
        Method::RegretMatchingPlus,
        Method::Cfr,
        Method::CfrPlus,
        Method::DiscountedCfr,
    ];

    /// Its name on the command line, in message keys and in the folder of its programs.
    pub fn name(self) -> &'static str {
        match self {
            Method::Minimax => "minimax",
            Method::AlphaBeta => "alpha-beta",
            Method::AlphaBetaOrdered => "alpha-beta-ordered",
            Method::AlphaBetaMemory => "alpha-beta-memory",
            Method::DepthLimited => "depth-limited",
            Method::IterativeDeepening => "iterative-deepening",
            Method::Quiescence => "quiescence",
            Method::Uct => "uct",
            Method::PnRecursion => "pn-recursion",
            Method::PnTable => "pn-table",
            Method::SgValues => "sg-values",
            Method::SgGraph => "sg-graph",
            Method::SgSum => "sg-sum",
            Method::IntervalDifference => "interval-difference",
            Method::IntervalTotal => "interval-total",
            Method::IntervalPairs => "interval-pairs",
            Method::IntervalLeft => "interval-left",
            Method::IntervalMemory => "interval-memory",
            Method::IntervalFolding => "interval-folding",
            Method::Retrograde => "retrograde",
            Method::Waves => "waves",
            Method::MaxFlow => "max-flow",
            Method::Shapley => "shapley",
            Method::Core => "core",
            Method::Nucleolus => "nucleolus",
            Method::Simplex => "simplex",
            Method::FictitiousPlay => "fictitious-play",
            Method::RegretMatching => "regret-matching",
            Method::RegretMatchingPlus => "regret-matching-plus",
            Method::Cfr => "cfr",
            Method::CfrPlus => "cfr-plus",
            Method::DiscountedCfr => "discounted-cfr",
        }
    }

    /// Whether it can be told how deep to go.
    pub fn has_depth(self) -> bool {
        matches!(self, Method::DepthLimited | Method::IterativeDeepening | Method::Quiescence | Method::Uct)
    }

    /// The method of a name.
    pub fn of(name: &str) -> Option<Self> {
        Method::ALL.into_iter().find(|method| method.name() == name)
    }

    /// What a way to keep regret is called where a table, or a tree, is learnt.
    pub fn learning(scheme: Scheme, kind: Kind) -> Self {
        match (kind, scheme) {
            (Kind::Table, Scheme::Plain) => Method::RegretMatching,
            (Kind::Table, Scheme::Plus | Scheme::Discounted) => Method::RegretMatchingPlus,
            (Kind::Tree, Scheme::Plain) => Method::Cfr,
            (Kind::Tree, Scheme::Plus) => Method::CfrPlus,
            (Kind::Tree, Scheme::Discounted) => Method::DiscountedCfr,
        }
    }
}
