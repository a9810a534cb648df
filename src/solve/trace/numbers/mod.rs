//! Methods that work on numbers rather than on positions: networks that carry, worths that are shared, tables of payments.
//!
//! | room | what it shows |
//! |---|---|
//! | `flow` | the largest flow, by augmenting paths |
//! | `shapley`, `core`, `nucleolus` | how a worth is shared |
//! | `simplex`, `fictitious_play`, `regret_matching` | what a matrix game is worth |

pub mod core;
pub mod fictitious_play;
pub mod flow;
pub mod nucleolus;
pub mod regret_matching;
pub mod rounds;
pub mod shapley;
pub mod simplex;

#[cfg(test)]
mod tests;
