//! What is said of `kin`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("kin-claim-won", Fact(todo)),
    ("kin-claim-lost", Fact(todo)),
    ("kin-claim-misere-won", Fact(todo)),
    ("kin-claim-misere-lost", Fact(todo)),
    ("kin-look-odd", Fact(todo)),
    ("kin-look-even", Fact(todo)),
    ("kin-look-misere", Fact(todo)),
    ("kin-place-none", Fact(todo)),
    ("kin-misere-plan", Fact(todo)),
    ("kin-law", Source),
];
