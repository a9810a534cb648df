//! What is said of `sprouts`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("sprouts-law-lands", Source),
    ("sprouts-law-length", Source),
    ("sprouts-conjecture", Fact(todo)),
    ("sprouts-conjecture-misere", Fact(todo)),
];
