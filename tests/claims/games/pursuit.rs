//! What is said of `pursuit`, message by message.

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("pursuit-ask-cop", Question),
    ("pursuit-ask-robber", Question),
    ("pursuit-look-cop", Fact(todo)),
    ("pursuit-look-robber", Fact(todo)),
    ("pursuit-look-steps", Fact(todo)),
    ("pursuit-proof-drawn", Fact(todo)),
    ("pursuit-head-row", Part),
    ("pursuit-head-field", Part),
];
