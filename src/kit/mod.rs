//! What two games or more share.

pub mod breaking;
pub mod cells;
pub mod columns;
pub mod dot;
pub mod graph;
pub mod graph_text;
pub mod heaps;
pub mod layers;
pub mod lines;
pub mod tokens;
pub mod worth;
