//! Puzzles made from positions that the oracle has settled: what is asked, how hard it is, what the answer is and why.

pub mod daily;
pub mod difficulty;
pub mod key;
pub mod kind;
pub mod law;
pub(crate) mod machine;
pub mod make;
pub mod mark;
pub mod rating;
pub mod series;
pub(crate) mod settled;
pub(crate) mod source;
pub mod told;

#[cfg(test)]
mod tests;
