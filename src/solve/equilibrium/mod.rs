//! Games in which the best move is a mix: choices made at the same time, and hidden hands.
//!
//! | room | what it is |
//! |---|---|
//! | `linear/*` | linear programs solved exactly, each answer with its proof; the crate microlp guesses the corner of large ones |
//! | `mixed/*` | matrix games: values, optimal mixes, corners |
//! | `hidden/*` | games with hidden hands as trees of what both see; plans, best replies, exact solutions by sequence form |
//! | `regret/*` | regret matching, and counterfactual regret minimisation (CFR) |

pub mod hidden;
pub(crate) mod linear;
pub mod mixed;
pub mod regret;
