//! What is said of `knight-tour`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("knight-tour-ask", Question),
    ("knight-tour-look-won", Fact(todo)),
    ("knight-tour-look-lost", Fact(todo)),
    ("knight-tour-place", Fact(todo)),
    ("knight-tour-place-none", Fact(todo)),
    ("knight-tour-move", Fact(todo)),
    ("knight-tour-stall", Fact(todo)),
    ("knight-tour-proof-won", Fact(todo)),
    ("knight-tour-proof-lost", Fact(todo)),
    ("knight-tour-proof-end", Fact(todo)),
    ("knight-tour-head-cell", Part),
    ("knight-tour-head-partner", Part),
    ("knight-tour-claim-won", Fact(todo)),
    ("knight-tour-claim-lost", Fact(todo)),
    ("knight-tour-law", Source),
    ("knight-tour-law-no-nimber", Source),
];
