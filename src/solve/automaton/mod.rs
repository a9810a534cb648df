//! Laws as finite machines that read the digits of the heaps: learnt from a table, and proved for every size.
//!
//! A set of positions is told by a machine; a formula over them is a machine again; and a formula holds where the machine of its
//! counterexamples accepts nothing (Büchi 1960; J. Shallit, The Logical Approach to Automatic Sequences, 2022).

pub mod algebra;
pub mod arithmetic;
pub mod condition;
pub mod find;
pub mod forms;
pub mod known;
pub(crate) mod learn;
pub mod machine;
pub mod numeration;
pub mod prove;
pub mod standing;
pub(crate) mod table;
pub mod takes;
#[cfg(test)]
mod tests;
pub(crate) mod winning;
