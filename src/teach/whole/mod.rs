//! The whole of a small game to take home: its tree or its graph as text, DOT and SVG, and the census of its positions.

pub mod census;
pub mod dot;
pub mod plan;
pub mod svg;
pub mod text;

#[cfg(test)]
mod tests;
