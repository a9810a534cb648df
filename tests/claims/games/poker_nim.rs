//! What is said of `poker-nim`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("poker-nim-ask", Question),
    ("poker-nim-look", Fact(todo)),
    ("poker-nim-place", Fact(todo)),
    ("poker-nim-move", Fact(todo)),
    ("poker-nim-stall", Fact(todo)),
    ("poker-nim-proof-won", Fact(todo)),
    ("poker-nim-proof-lost", Fact(todo)),
    ("poker-nim-law", Source),
];
