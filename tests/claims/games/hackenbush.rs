//! What is said of `hackenbush`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("hackenbush-ask", Question),
    ("hackenbush-ask-cycles", Question),
    ("hackenbush-look", Fact(todo)),
    ("hackenbush-look-cycles", Fact(todo)),
    ("hackenbush-stalks", Fact(todo)),
    ("hackenbush-stalks-and-loops", Fact(todo)),
    ("hackenbush-head-branch", Part),
    ("hackenbush-head-on-it", Part),
    ("hackenbush-head-loops", Part),
    ("hackenbush-head-worth", Part),
    ("hackenbush-head-before", Part),
    ("hackenbush-head-after", Part),
    ("hackenbush-place", Fact(todo)),
    ("hackenbush-place-ground", Fact(todo)),
    ("hackenbush-place-none", Fact(todo)),
    ("hackenbush-move", Fact(todo)),
    ("hackenbush-move-cycle", Fact(todo)),
    ("hackenbush-stall", Fact(todo)),
    ("hackenbush-claim-won", Fact(todo)),
    ("hackenbush-claim-lost", Fact(todo)),
    ("hackenbush-proof-won", Fact(todo)),
    ("hackenbush-proof-lost", Fact(todo)),
    ("hackenbush-law-colon", Source),
    ("hackenbush-law-fusion", Source),
    ("hackenbush-law-misere", Source),
];
