//! What is said of `chomp`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("chomp-claim-won", Fact(todo)),
    ("chomp-claim-lost", Fact(todo)),
    ("chomp-ask", Question),
    ("chomp-ask-arms", Question),
    ("chomp-ask-two", Question),
    ("chomp-ask-equal", Question),
    ("chomp-look-arms", Fact(todo)),
    ("chomp-look-rows", Fact(todo)),
    ("chomp-look-columns", Fact(todo)),
    ("chomp-look-equal", Fact(todo)),
    ("chomp-look-rectangle", Fact(todo)),
    ("chomp-look", Fact(todo)),
    ("chomp-place", Fact(todo)),
    ("chomp-place-none", Fact(todo)),
    ("chomp-move", Fact(todo)),
    ("chomp-move-arms", Fact(todo)),
    ("chomp-move-poison", Fact(todo)),
    ("chomp-move-rows", Fact(todo)),
    ("chomp-stall", Fact(todo)),
    ("chomp-proof-arms", Fact(todo)),
    ("chomp-proof-end", Fact(todo)),
    ("chomp-proof-two", Fact(todo)),
    ("chomp-proof-won", Fact(todo)),
    ("chomp-proof-given-away", Fact(todo)),
    ("chomp-proof-lost", Fact(todo)),
    ("chomp-head-bite", Part),
    ("chomp-head-answer", Part),
    ("chomp-head-leaves", Part),
    ("chomp-law-arms", Source),
    ("chomp-law-two", Source),
    ("chomp-law-equal", Source),
    ("chomp-law-numbered", Source),
    ("chomp-law-stealing", Source),
];
