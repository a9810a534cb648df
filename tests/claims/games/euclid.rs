//! What is said of `euclid`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("euclid-ask", Question),
    ("euclid-look", Fact(todo)),
    ("euclid-head-pair", Part),
    ("euclid-head-quotient", Part),
    ("euclid-head-value", Part),
    ("euclid-place-none", Fact(todo)),
    ("euclid-forced", Fact(todo)),
    ("euclid-place-end", Fact(todo)),
    ("euclid-place-all", Fact(todo)),
    ("euclid-place-but-one", Fact(todo)),
    ("euclid-move", Fact(todo)),
    ("euclid-proof-end", Fact(todo)),
    ("euclid-proof-all", Fact(todo)),
    ("euclid-proof-but-one", Fact(todo)),
    ("euclid-proof-lost", Fact(todo)),
    ("euclid-claim-divides", Fact(todo)),
    ("euclid-claim-won", Fact(todo)),
    ("euclid-claim-lost", Fact(todo)),
    ("euclid-law-zero", Source),
    ("euclid-law-equal", Source),
    ("euclid-law-values-zero", Source),
    ("euclid-law-values-equal", Source),
];
