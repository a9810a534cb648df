//! What is said of `othello`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("othello-claim-won", Fact(todo)),
    ("othello-claim-lost", Fact(todo)),
    ("othello-claim-level", Fact(todo)),
    ("othello-claim-estimate", Fact(todo)),
    ("othello-ask", Question),
    ("othello-ask-pass", Question),
    ("othello-look", Fact(todo)),
    ("othello-place", Fact(todo)),
    ("othello-place-pass", Fact(todo)),
    ("othello-move", Fact(todo)),
    ("othello-move-corner", Fact(todo)),
    ("othello-move-pass", Fact(todo)),
    ("othello-regions", Fact(todo)),
    ("othello-endings", Fact(todo)),
    ("othello-expected", Fact(todo)),
    ("othello-counted", Fact(todo)),
    ("othello-counted-over", Fact(todo)),
    ("othello-head-side", Part),
    ("othello-head-moves", Part),
    ("othello-head-stable", Part),
    ("othello-head-corners", Part),
    ("othello-head-discs", Part),
    ("othello-head-move", Part),
    ("othello-head-turned", Part),
    ("othello-head-end", Part),
    ("othello-head-margin", Part),
    ("othello-law-exact", Source),
    ("othello-law-estimate", Source),
];
