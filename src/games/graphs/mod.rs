//! Tokens on graphs.

pub mod dag;
pub mod dag_oracle;
pub mod dag_rules;
