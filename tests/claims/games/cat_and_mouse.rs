//! What is said of `cat-and-mouse`, message by message.

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("cat-and-mouse-ask-mouse", Question),
    ("cat-and-mouse-ask-cat", Question),
    ("cat-and-mouse-look-mouse", Fact(todo)),
    ("cat-and-mouse-look-cat", Fact(todo)),
    ("cat-and-mouse-safe-mouse", Fact(todo)),
    ("cat-and-mouse-safe-cat", Fact(todo)),
    ("cat-and-mouse-head-cat", Part),
    ("cat-and-mouse-head-mouse", Part),
    ("cat-and-mouse-head-mouse-safe", Part),
    ("cat-and-mouse-head-cat-safe", Part),
];
