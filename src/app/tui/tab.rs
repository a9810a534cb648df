//! The parts of the oracle's words.

/// The oracle's words: the card, and what lies behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Verdict, diagram and move at one glance.
    Card,
    /// Every move, what it leaves and how it is answered.
    Moves,
    /// The reason step by step.
    Proof,
    /// The law, its source, the certificate.
    Law,
}
