//! What is said of `loopy`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("loopy-ask", Question),
    ("loopy-ask-several", Question),
    ("loopy-ask-misere", Question),
    ("loopy-look", Fact(todo)),
    ("loopy-look-infinity", Fact(todo)),
    ("loopy-look-misere", Fact(todo)),
    ("loopy-look-several", Fact(todo)),
    ("loopy-look-one-infinity", Fact(todo)),
    ("loopy-look-infinities", Fact(todo)),
    ("loopy-proof-won-unswept", Fact(todo)),
    ("loopy-proof-drawn", Fact(todo)),
    ("loopy-proof-drawn-several", Fact(todo)),
    ("loopy-head-node", Part),
    ("loopy-head-stays", Part),
    ("loopy-law", Source),
    ("loopy-law-misere", Source),
];
