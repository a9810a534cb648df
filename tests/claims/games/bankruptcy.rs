//! What is said of `bankruptcy`, message by message.

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("bankruptcy-head-claim", Part),
    ("bankruptcy-head-half", Part),
    ("bankruptcy-head-gets", Part),
    ("bankruptcy-head-loses", Part),
    ("bankruptcy-gains", Fact(todo)),
    ("bankruptcy-losses", Fact(todo)),
    ("bankruptcy-law", Source),
];
