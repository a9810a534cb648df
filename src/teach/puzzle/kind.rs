//! The kinds of puzzles: what may be asked about a position that is settled.

use std::str::FromStr;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The only move that wins; in a drawn position the only one that draws, for points the only one that keeps the margin.
    Only,
    /// Who wins: P, N, or D where neither side can force it.
    Outcome,
    /// How many moves win.
    Count,
    /// The one component of a sum in which a winning move is to be made.
    Component,
    /// The law that tells which positions are lost.
    Law,
    /// Where a position ends in the machine of the game's law: P or N.
    Machine,
}

impl Kind {
    /// Every kind, in the order they are offered.
    pub const ALL: [Kind; 6] = [Kind::Only, Kind::Outcome, Kind::Count, Kind::Component, Kind::Law, Kind::Machine];

    /// A mix for whoever asks for no kind: what teaches most comes most often.
    pub const MIXED: [Kind; 10] = [
        Kind::Only,
        Kind::Only,
        Kind::Only,
        Kind::Outcome,
        Kind::Outcome,
        Kind::Count,
        Kind::Count,
        Kind::Component,
        Kind::Component,
        Kind::Law,
    ];

    /// The name on the command line and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Only => "only",
            Kind::Outcome => "outcome",
            Kind::Count => "count",
            Kind::Component => "component",
            Kind::Law => "law",
            Kind::Machine => "machine",
        }
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(())
    }
}
