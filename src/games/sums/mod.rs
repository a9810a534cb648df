//! Several games at once.

pub(crate) mod component;
mod misere;
pub(crate) mod sum;
mod values;
