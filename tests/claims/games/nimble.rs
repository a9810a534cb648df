//! What is said of `nimble`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("nimble-ask", Question),
    ("nimble-look", Fact(todo)),
    ("nimble-place", Fact(todo)),
    ("nimble-move", Fact(todo)),
    ("nimble-stall", Fact(todo)),
    ("nimble-proof-won", Fact(todo)),
    ("nimble-proof-lost", Fact(todo)),
    ("nimble-law", Source),
];
