//! What is said of `sum`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("sum-ask", Question),
    ("sum-look-odd", Fact(todo)),
    ("sum-look-even", Fact(todo)),
    ("sum-place", Fact(todo)),
    ("sum-place-none", Fact(todo)),
    ("sum-move", Fact(todo)),
    ("sum-stall", Fact(todo)),
    ("sum-proof-odd", Fact(todo)),
    ("sum-proof-even", Fact(todo)),
    ("sum-claim-odd", Fact(todo)),
    ("sum-claim-even", Fact(todo)),
    ("sum-law", Source),
    ("sum-misere-ask", Question),
    ("sum-misere-look", Fact(todo)),
    ("sum-misere-place", Fact(todo)),
    ("sum-misere-move", Fact(todo)),
    ("sum-misere-won", Fact(todo)),
    ("sum-misere-lost", Fact(todo)),
    ("sum-misere-law", Source),
];
