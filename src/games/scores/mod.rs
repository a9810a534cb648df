//! Games for points.

pub mod ends;
pub mod ends_oracle;
pub mod ends_rules;
