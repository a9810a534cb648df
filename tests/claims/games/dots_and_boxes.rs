//! What is said of `dots-and-boxes`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dots-and-boxes-claim-won", Fact(todo)),
    ("dots-and-boxes-claim-level", Fact(todo)),
    ("dots-and-boxes-claim-lost", Fact(todo)),
    ("dots-and-boxes-ask", Question),
    ("dots-and-boxes-look-open", Fact(todo)),
    ("dots-and-boxes-look-safe", Fact(todo)),
    ("dots-and-boxes-look-chains", Fact(todo)),
    ("dots-and-boxes-head-chains", Part),
    ("dots-and-boxes-head-loops", Part),
    ("dots-and-boxes-head-branches", Part),
    ("dots-and-boxes-place", Fact(todo)),
    ("dots-and-boxes-move-close", Fact(todo)),
    ("dots-and-boxes-move-leave", Fact(todo)),
    ("dots-and-boxes-move-safe", Fact(todo)),
    ("dots-and-boxes-move-open", Fact(todo)),
    ("dots-and-boxes-deal-take", Fact(todo)),
    ("dots-and-boxes-deal-leave", Fact(todo)),
    ("dots-and-boxes-control", Fact(todo)),
    ("dots-and-boxes-proof", Fact(todo)),
    ("dots-and-boxes-law", Source),
    ("dots-and-boxes-law-book", Source),
    ("dots-and-boxes-law-chains", Source),
];
