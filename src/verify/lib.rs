//! The checker of certificates: whether a strategy that is written down keeps what it claims, from the rules alone.
//!
//! Invariant: nothing here knows an oracle, an engine or a game. A certificate holds because every position that play can reach was
//! looked at and every answer of the other side was tried, never because somebody said so. Whoever doubts a verdict of the house
//! needs to believe these files and the rules of the game, and nothing else.
//!
//! | room | what it is |
//! |---|---|
//! | all of it | the checker of certificates: it stands on the rules alone and knows no oracle; strategies, laws, and statements (mixes, plans for hidden hands, splits, values of heaps, laws for every size, wins in lines of five) |

#[cfg(test)]
mod arcs;
pub mod certificate;
pub mod claim;
pub mod found;
pub(crate) mod fraction;
pub mod ground;
pub mod law;
pub(crate) mod length;
pub mod statement;
pub mod telling;
pub mod walk;
