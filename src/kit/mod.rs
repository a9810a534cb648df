//! What two games or more share.

pub mod at_once;
pub mod breaking;
pub mod cells;
pub mod columns;
pub mod dominoes;
pub mod dot;
pub mod fractions;
pub mod graph;
pub mod graph_text;
pub mod heaps;
pub mod kept;
pub mod kin;
pub mod laws;
pub mod layers;
pub mod lines;
pub mod lots;
pub mod misere;
pub mod regions;
pub mod shapes;
pub mod squares;
pub mod swept;
pub mod tokens;
pub mod vectors;
pub mod waves;
pub mod worth;
pub mod young;
