//! What is said of `bash`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("bash-ask", Question),
    ("bash-ask-misere", Question),
    ("bash-look", Fact(todo)),
    ("bash-look-misere", Fact(todo)),
    ("bash-head-lost", Part),
    ("bash-head-product", Part),
    ("bash-place", Fact(todo)),
    ("bash-place-lost", Fact(todo)),
    ("bash-place-last", Fact(todo)),
    ("bash-move", Fact(todo)),
    ("bash-stall", Fact(todo)),
    ("bash-stall-last", Fact(todo)),
    ("bash-proof-empty", Fact(todo)),
    ("bash-proof-last", Fact(todo)),
    ("bash-proof-won", Fact(todo)),
    ("bash-proof-won-misere", Fact(todo)),
    ("bash-proof-lost", Fact(todo)),
    ("bash-claim-won", Fact(todo)),
    ("bash-claim-lost", Fact(todo)),
    ("bash-law", Source),
    ("bash-law-misere", Source),
];
