//! A prover of wins in five-in-a-row without further rules: threats inside proof-number search, and nothing estimated.
//!
//! Three levels, each standing on the one below: continuous fours; threats, after which a passed turn loses to continuous fours;
//! and quiet moves, after which a passed turn loses to threats. What a level proves is true; what it does not prove stays open.
//!
//! | room | what it is |
//! |---|---|
//! | all of it | five-in-a-row proved: `board`, its cells and windows; `fours`, `threats`, `quiet` on a `proof_tree`; `strategy`, what was proved |

pub mod board;
pub mod book;
pub mod cells;
pub mod certificate;
pub(crate) mod fours;
pub(crate) mod proof_tree;
pub mod quiet;
pub mod strategy;
pub(crate) mod symmetry;
pub mod threats;
