//! What is said of `octal`, message by message.

use crate::claim::Kind::Fact;
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("octal-certified", Fact(todo)),
    ("octal-residue", Fact(todo)),
    ("octal-exceptions", Fact(todo)),
    ("octal-no-period", Fact(todo)),
];
