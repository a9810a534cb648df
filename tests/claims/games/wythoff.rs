//! What is said of `wythoff`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("wythoff-ask", Question),
    ("wythoff-list", Fact(todo)),
    ("wythoff-list-many", Fact(todo)),
    ("wythoff-list-misere", Fact(todo)),
    ("wythoff-list-misere-many", Fact(todo)),
    ("wythoff-place-keeps", Fact(todo)),
    ("wythoff-place-both", Fact(todo)),
    ("wythoff-place-none", Fact(todo)),
    ("wythoff-move", Fact(todo)),
    ("wythoff-all", Fact(todo)),
    ("wythoff-stall", Fact(todo)),
    ("wythoff-proof-won", Fact(todo)),
    ("wythoff-proof-lost", Fact(todo)),
    ("wythoff-proof-lost-many", Fact(todo)),
    ("wythoff-claim-won", Fact(todo)),
    ("wythoff-claim-lost", Fact(todo)),
    ("wythoff-misere-one", Fact(todo)),
    ("wythoff-misere-many", Fact(todo)),
    ("wythoff-law", Source),
    ("wythoff-law-many", Source),
    ("wythoff-law-misere", Source),
    ("wythoff-law-misere-many", Source),
];
