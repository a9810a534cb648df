//! What is said of `checkers`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("checkers-claim-won", Fact(todo)),
    ("checkers-claim-lost", Fact(todo)),
    ("checkers-claim-drawn", Fact(todo)),
    ("checkers-claim-estimate", Fact(todo)),
    ("checkers-ask", Question),
    ("checkers-look", Fact(todo)),
    ("checkers-look-take", Fact(todo)),
    ("checkers-place", Fact(todo)),
    ("checkers-place-none", Fact(todo)),
    ("checkers-move-won", Fact(todo)),
    ("checkers-move-lost", Fact(todo)),
    ("checkers-move-drawn", Fact(todo)),
    ("checkers-move-estimate", Fact(todo)),
    ("checkers-proof-lost", Fact(todo)),
    ("checkers-proof-given-away", Fact(todo)),
    ("checkers-expected", Fact(todo)),
    ("checkers-counted", Fact(todo)),
    ("checkers-counted-over", Fact(todo)),
    ("checkers-head-side", Part),
    ("checkers-head-men", Part),
    ("checkers-head-kings", Part),
    ("checkers-head-rows", Part),
    ("checkers-law-swept", Source),
    ("checkers-law-near", Source),
    ("checkers-law-estimate", Source),
];
