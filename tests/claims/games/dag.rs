//! What is said of `dag`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dag-ask", Question),
    ("dag-ask-several", Question),
    ("dag-ask-misere", Question),
    ("dag-look", Fact(todo)),
    ("dag-look-several", Fact(todo)),
    ("dag-look-misere", Fact(todo)),
    ("dag-place", Fact(todo)),
    ("dag-place-misere", Fact(todo)),
    ("dag-place-token", Fact(todo)),
    ("dag-place-none", Fact(todo)),
    ("dag-move", Fact(todo)),
    ("dag-move-several", Fact(todo)),
    ("dag-move-misere", Fact(todo)),
    ("dag-stall", Fact(todo)),
    ("dag-stall-several", Fact(todo)),
    ("dag-claim-won", Fact(todo)),
    ("dag-claim-lost", Fact(todo)),
    ("dag-claim-won-several", Fact(todo)),
    ("dag-claim-lost-several", Fact(todo)),
    ("dag-claim-won-misere", Fact(todo)),
    ("dag-claim-lost-misere", Fact(todo)),
    ("dag-proof-won", Fact(todo)),
    ("dag-proof-won-misere", Fact(todo)),
    ("dag-proof-end", Fact(todo)),
    ("dag-proof-lost", Fact(todo)),
    ("dag-proof-lost-misere", Fact(todo)),
    ("dag-head-move", Part),
    ("dag-head-leaves", Part),
    ("dag-head-plies", Part),
    ("dag-law", Source),
    ("dag-law-misere", Source),
    ("dag-law-search", Source),
];
