//! What is said of `moore-nim`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("moore-nim-head-heap", Part),
    ("moore-nim-ask", Question),
    ("moore-nim-look-odd", Fact(todo)),
    ("moore-nim-look-even", Fact(todo)),
    ("moore-nim-look-ones", Fact(todo)),
    ("moore-nim-place", Fact(todo)),
    ("moore-nim-place-none", Fact(todo)),
    ("moore-nim-move", Fact(todo)),
    ("moore-nim-move-ones", Fact(todo)),
    ("moore-nim-stall", Fact(todo)),
    ("moore-nim-proof-won", Fact(todo)),
    ("moore-nim-proof-lost", Fact(todo)),
    ("moore-nim-misere-plan", Fact(todo)),
    ("moore-nim-claim-won", Fact(todo)),
    ("moore-nim-claim-lost", Fact(todo)),
    ("moore-nim-claim-ones-won", Fact(todo)),
    ("moore-nim-claim-ones-lost", Fact(todo)),
    ("moore-nim-law", Source),
    ("moore-nim-law-nim", Source),
    ("moore-nim-law-whole", Source),
    ("moore-nim-law-table", Source),
    ("moore-nim-law-outcome", Source),
];
