//! What is said of `swept`, message by message.

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("swept-claim-won", Fact(todo)),
    ("swept-claim-lost", Fact(todo)),
    ("swept-claim-drawn", Fact(todo)),
    ("swept-place", Fact(todo)),
    ("swept-place-lost", Fact(todo)),
    ("swept-move-won", Fact(todo)),
    ("swept-move-lost", Fact(todo)),
    ("swept-move-drawn", Fact(todo)),
    ("swept-proof-won", Fact(todo)),
    ("swept-proof-ends", Fact(todo)),
    ("swept-proof-lost", Fact(todo)),
    ("swept-proof-drawn", Fact(todo)),
    ("swept-proof-level", Fact(todo)),
    ("swept-head-answer", Part),
    ("swept-head-reply", Part),
    ("swept-head-plies", Part),
    ("swept-law", Source),
];
