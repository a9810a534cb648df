//! What is said of `domineering`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("domineering-claim-won", Fact(todo)),
    ("domineering-claim-lost", Fact(todo)),
    ("domineering-ask", Question),
    ("domineering-ask-misere", Question),
    ("domineering-look", Fact(todo)),
    ("domineering-look-misere", Fact(todo)),
    ("domineering-look-zero", Fact(todo)),
    ("domineering-look-number", Fact(todo)),
    ("domineering-look-hot", Fact(todo)),
    ("domineering-look-tepid", Fact(todo)),
    ("domineering-head-piece", Part),
    ("domineering-head-cells", Part),
    ("domineering-head-value", Part),
    ("domineering-place-column", Fact(todo)),
    ("domineering-place-row", Fact(todo)),
    ("domineering-place-none", Fact(todo)),
    ("domineering-move", Fact(todo)),
    ("domineering-move-value", Fact(todo)),
    ("domineering-move-end", Fact(todo)),
    ("domineering-stall", Fact(todo)),
    ("domineering-proof-counted", Fact(todo)),
    ("domineering-proof-counted-misere", Fact(todo)),
    ("domineering-proof-lost", Fact(todo)),
    ("domineering-proof-given-away", Fact(todo)),
    ("domineering-proof-large", Fact(todo)),
    ("domineering-law-values", Source),
    ("domineering-law-sign", Source),
    ("domineering-law-search", Source),
];
