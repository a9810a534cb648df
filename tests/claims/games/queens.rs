//! What is said of `queens`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("queens-ask", Question),
    ("queens-look-mirrored", Fact(todo)),
    ("queens-look", Fact(todo)),
    ("queens-place", Fact(todo)),
    ("queens-place-centre", Fact(todo)),
    ("queens-place-none", Fact(todo)),
    ("queens-move", Fact(todo)),
    ("queens-stall", Fact(todo)),
    ("queens-proof", Fact(todo)),
    ("queens-head-cell", Part),
    ("queens-head-opposite", Part),
    ("queens-claim-mirrored", Fact(todo)),
    ("queens-claim-won", Fact(todo)),
    ("queens-law-mirror", Source),
    ("queens-law-parts", Source),
];
