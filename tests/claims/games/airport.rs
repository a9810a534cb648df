//! What is said of `airport`, message by message.

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("airport-head-piece", Part),
    ("airport-head-users", Part),
    ("airport-head-each", Part),
    ("airport-pieces", Fact(todo)),
    ("airport-law", Source),
];
