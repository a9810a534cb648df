//! What is said of `worth`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("worth-claim-one-won", Fact(todo)),
    ("worth-claim-one-lost", Fact(todo)),
    ("worth-claim-won", Fact(todo)),
    ("worth-claim-lost", Fact(todo)),
    ("worth-claim-tame-won", Fact(todo)),
    ("worth-claim-tame-lost", Fact(todo)),
    ("worth-claim-searched-won", Fact(todo)),
    ("worth-claim-searched-lost", Fact(todo)),
    ("worth-ask-one", Question),
    ("worth-ask", Question),
    ("worth-ask-tame", Question),
    ("worth-ask-searched", Question),
    ("worth-look-one", Fact(todo)),
    ("worth-look", Fact(todo)),
    ("worth-look-even", Fact(todo)),
    ("worth-look-tame", Fact(todo)),
    ("worth-look-searched", Fact(todo)),
    ("worth-place", Fact(todo)),
    ("worth-place-searched", Fact(todo)),
    ("worth-place-none", Fact(todo)),
    ("worth-move", Fact(todo)),
    ("worth-move-tame", Fact(todo)),
    ("worth-move-searched", Fact(todo)),
    ("worth-stall", Fact(todo)),
    ("worth-stall-last", Fact(todo)),
    ("worth-proof-won", Fact(todo)),
    ("worth-proof-lost", Fact(todo)),
    ("worth-proof-tame", Fact(todo)),
    ("worth-proof-searched", Fact(todo)),
    ("worth-law", Source),
    ("worth-law-tame", Source),
    ("worth-law-searched", Source),
];
