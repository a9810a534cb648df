//! Several games at once.

pub mod component;
pub mod sum;
