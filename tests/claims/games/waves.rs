//! What is said of `waves`, message by message.

use crate::claim::Kind::Fact;
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("waves-move", Fact(todo)),
    ("waves-leaves", Fact(todo)),
    ("waves-value", Fact(todo)),
    ("waves-plies", Fact(todo)),
    ("waves-settled", Fact(todo)),
    ("waves-claim-won", Fact(todo)),
    ("waves-claim-won-some-time", Fact(todo)),
    ("waves-claim-lost", Fact(todo)),
    ("waves-claim-lost-some-time", Fact(todo)),
    ("waves-claim-drawn", Fact(todo)),
    ("waves-ran", Fact(todo)),
    ("waves-place-won", Fact(todo)),
    ("waves-place-lost", Fact(todo)),
    ("waves-place-drawn", Fact(todo)),
    ("waves-move-won", Fact(todo)),
    ("waves-stay", Fact(todo)),
    ("waves-stall", Fact(todo)),
    ("waves-stall-any", Fact(todo)),
    ("waves-ends", Fact(todo)),
    ("waves-nearer", Fact(todo)),
    ("waves-answered", Fact(todo)),
    ("waves-reply", Fact(todo)),
    ("waves-answer", Fact(todo)),
];
