//! What is said of `multiply-race`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("multiply-race-ask", Question),
    ("multiply-race-look", Fact(todo)),
    ("multiply-race-head-from", Part),
    ("multiply-race-head-to", Part),
    ("multiply-race-head-outcome", Part),
    ("multiply-race-place", Fact(todo)),
    ("multiply-race-place-last", Fact(todo)),
    ("multiply-race-place-none", Fact(todo)),
    ("multiply-race-move", Fact(todo)),
    ("multiply-race-move-last", Fact(todo)),
    ("multiply-race-stall", Fact(todo)),
    ("multiply-race-proof-won", Fact(todo)),
    ("multiply-race-proof-last", Fact(todo)),
    ("multiply-race-proof-lost", Fact(todo)),
    ("multiply-race-claim-won", Fact(todo)),
    ("multiply-race-claim-lost", Fact(todo)),
    ("multiply-race-law", Source),
    ("multiply-race-law-values", Source),
];
