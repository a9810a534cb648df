//! One side completes a line, the other only fills cells of it: when the second can hold all lines for ever.
//!
//! Who cannot complete a line against an opponent that only fills cells cannot do so against one that has lines of its own: held
//! here is held in the game. What is not held here may be held there.

pub(crate) mod kept;
pub(crate) mod pairing;
pub(crate) mod search;
#[cfg(test)]
mod tests;
