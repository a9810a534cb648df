//! What is said of `number-game`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[("number-game-law-proper-divisor", Source), ("number-game-by-table", Fact(todo))];
