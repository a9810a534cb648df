//! What is said of `flow-game`, message by message.

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("flow-game-cut", Fact(todo)),
    ("flow-game-closings", Fact(todo)),
    ("flow-game-head-closed", Part),
    ("flow-game-head-flow", Part),
    ("flow-game-head-share", Part),
    ("flow-game-law", Source),
];
