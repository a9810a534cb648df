//! What is said of `cops-and-robber`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("cops-and-robber-ask-placing", Question),
    ("cops-and-robber-ask-cops", Question),
    ("cops-and-robber-ask-robber", Question),
    ("cops-and-robber-look-corners", Fact(todo)),
    ("cops-and-robber-look-core", Fact(todo)),
    ("cops-and-robber-look-placing", Fact(todo)),
    ("cops-and-robber-look-field", Fact(todo)),
    ("cops-and-robber-claim-free", Fact(todo)),
    ("cops-and-robber-claim-in-vain", Fact(todo)),
    ("cops-and-robber-proof-free", Fact(todo)),
    ("cops-and-robber-proof-in-vain", Fact(todo)),
    ("cops-and-robber-core", Fact(todo)),
    ("cops-and-robber-head-corner", Part),
    ("cops-and-robber-head-cover", Part),
    ("cops-and-robber-head-cops", Part),
    ("cops-and-robber-head-safe", Part),
    ("cops-and-robber-head-cop", Part),
    ("cops-and-robber-head-shadow", Part),
    ("cops-and-robber-head-robber", Part),
    ("cops-and-robber-head-reply", Part),
    ("cops-and-robber-law-one", Source),
    ("cops-and-robber-safe", Fact(todo)),
    ("cops-and-robber-waves", Fact(todo)),
];
