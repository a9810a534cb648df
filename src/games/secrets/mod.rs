//! Games with secrets: both sides choose at once, or hold cards the other does not see.

pub mod blotto;
pub mod matrix;
