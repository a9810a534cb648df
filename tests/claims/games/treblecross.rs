//! What is said of `treblecross`, message by message.

use crate::claim::Kind::{Fact, Question};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("treblecross-safe", Fact(todo)),
    ("treblecross-octal", Fact(todo)),
    ("treblecross-ask-now", Question),
    ("treblecross-look-now", Fact(todo)),
    ("treblecross-place-now", Fact(todo)),
    ("treblecross-move-now", Fact(todo)),
    ("treblecross-claim-now", Fact(todo)),
    ("treblecross-ask-safe", Question),
    ("treblecross-look-unsafe", Fact(todo)),
    ("treblecross-stall", Fact(todo)),
    ("treblecross-claim-unsafe", Fact(todo)),
];
