//! Several games at once.

pub mod component;
mod misere;
pub mod sum;
