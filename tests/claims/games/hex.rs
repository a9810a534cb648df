//! What is said of `hex`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("hex-claim-won", Fact(todo)),
    ("hex-claim-lost", Fact(todo)),
    ("hex-ask", Question),
    ("hex-look-linked", Fact(todo)),
    ("hex-look-quiet", Fact(todo)),
    ("hex-look-nowhere", Fact(todo)),
    ("hex-look-must", Fact(todo)),
    ("hex-place", Fact(todo)),
    ("hex-place-lost", Fact(todo)),
    ("hex-move", Fact(todo)),
    ("hex-move-lost", Fact(todo)),
    ("hex-proof-joined", Fact(todo)),
    ("hex-proof-pairs", Fact(todo)),
    ("hex-proof-region", Fact(todo)),
    ("hex-head-one", Part),
    ("hex-head-other", Part),
    ("hex-law", Source),
    ("hex-law-stealing", Source),
];
