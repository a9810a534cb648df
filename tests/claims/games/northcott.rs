//! What is said of `northcott`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("northcott-ask", Question),
    ("northcott-look", Fact(todo)),
    ("northcott-place", Fact(todo)),
    ("northcott-move", Fact(todo)),
    ("northcott-stall", Fact(todo)),
    ("northcott-proof-won", Fact(todo)),
    ("northcott-proof-lost", Fact(todo)),
    ("northcott-law", Source),
    ("northcott-law-swept", Source),
];
