//! What is said of `staircase-nim`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("staircase-nim-ask", Question),
    ("staircase-nim-look", Fact(todo)),
    ("staircase-nim-place", Fact(todo)),
    ("staircase-nim-place-onto", Fact(todo)),
    ("staircase-nim-move", Fact(todo)),
    ("staircase-nim-move-onto", Fact(todo)),
    ("staircase-nim-stall", Fact(todo)),
    ("staircase-nim-proof-won", Fact(todo)),
    ("staircase-nim-proof-lost", Fact(todo)),
    ("staircase-nim-law", Source),
];
