//! Matrix games and mixed choices: values, optimal mixes, and all corners of them.

pub mod kernels;
pub mod matrix;
pub mod square;

#[cfg(test)]
mod tests;
