//! What is said of `at-once`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("at-once-claim", Fact(todo)),
    ("at-once-claim-reply", Fact(todo)),
    ("at-once-claim-known", Fact(todo)),
    ("at-once-claim-both", Fact(todo)),
    ("at-once-ask", Question),
    ("at-once-look-none", Fact(todo)),
    ("at-once-look-saddle", Fact(todo)),
    ("at-once-rows", Fact(todo)),
    ("at-once-place", Fact(todo)),
    ("at-once-weight", Fact(todo)),
    ("at-once-move", Fact(todo)),
    ("at-once-choice", Fact(todo)),
    ("at-once-often", Fact(todo)),
    ("at-once-brings", Fact(todo)),
    ("at-once-proof", Fact(todo)),
    ("at-once-corners", Fact(todo)),
    ("at-once-corner", Fact(todo)),
    ("at-once-regret", Fact(todo)),
    ("at-once-law", Source),
];
