//! Tokens on graphs.

pub mod dag;
