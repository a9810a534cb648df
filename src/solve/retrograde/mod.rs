//! Retrograde analysis: from the ends of a game backwards, where play may run in circles.
//!
//! | room | what it is |
//! |---|---|
//! | `sweep/*` | every position of a whole game, and the sweep as bytes |
//! | `reach` | every position that play can reach from one of them |
//! | `closure` | all below a position explored forwards and settled backwards |
//! | `cached_table` | a table taken from the store, or made and kept there |

pub mod cached_table;
pub mod closure;
pub mod reach;
pub mod sweep;
