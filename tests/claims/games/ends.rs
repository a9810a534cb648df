//! What is said of `ends`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("ends-from-both", Fact(todo)),
    ("ends-claim-won", Fact(todo)),
    ("ends-claim-level", Fact(todo)),
    ("ends-claim-lost", Fact(todo)),
    ("ends-ask", Question),
    ("ends-look", Fact(todo)),
    ("ends-look-one", Fact(todo)),
    ("ends-place", Fact(todo)),
    ("ends-move", Fact(todo)),
    ("ends-choices", Fact(todo)),
    ("ends-from-to", Fact(todo)),
    ("ends-colours", Fact(todo)),
    ("ends-law", Source),
];
