//! What is said of `cram`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("cram-claim-won", Fact(todo)),
    ("cram-claim-lost", Fact(todo)),
    ("cram-ask", Question),
    ("cram-look-almost", Fact(todo)),
    ("cram-look-paired", Fact(todo)),
    ("cram-place", Fact(todo)),
    ("cram-place-none", Fact(todo)),
    ("cram-move", Fact(todo)),
    ("cram-stall", Fact(todo)),
    ("cram-proof-won", Fact(todo)),
    ("cram-proof-lost", Fact(todo)),
    ("cram-proof-end", Fact(todo)),
    ("cram-head-domino", Part),
    ("cram-head-image", Part),
    ("cram-law-turn", Source),
    ("cram-law-search", Source),
    ("cram-law-misere", Source),
];
