//! What is said of `hands`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("hands-claim-start", Fact(todo)),
    ("hands-ask-start", Question),
    ("hands-look-start", Fact(todo)),
    ("hands-place-start", Fact(todo)),
    ("hands-move-start", Fact(todo)),
    ("hands-hand", Fact(todo)),
    ("hands-claim", Fact(todo)),
    ("hands-ask", Question),
    ("hands-look", Fact(todo)),
    ("hands-look-unmet", Fact(todo)),
    ("hands-other", Fact(todo)),
    ("hands-chance", Fact(todo)),
    ("hands-place-one", Fact(todo)),
    ("hands-place-mix", Fact(todo)),
    ("hands-weight", Fact(todo)),
    ("hands-move", Fact(todo)),
    ("hands-action", Fact(todo)),
    ("hands-often", Fact(todo)),
    ("hands-brings", Fact(todo)),
    ("hands-proof-unmet", Fact(todo)),
    ("hands-law-exact", Source),
    ("hands-claim-waiting", Fact(todo)),
    ("hands-look-waiting", Fact(todo)),
];
