//! What is said of `chess-ending`, message by message.

use crate::claim::Kind::{Fact, Question};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("chess-ending-claim-white", Fact(todo)),
    ("chess-ending-claim-black", Fact(todo)),
    ("chess-ending-claim-drawn", Fact(todo)),
    ("chess-ending-ask", Question),
    ("chess-ending-ask-box", Question),
    ("chess-ending-ask-pawn", Question),
    ("chess-ending-look-table", Fact(todo)),
    ("chess-ending-look-box", Fact(todo)),
    ("chess-ending-look-inside", Fact(todo)),
    ("chess-ending-look-outside", Fact(todo)),
    ("chess-ending-look-keys", Fact(todo)),
    ("chess-ending-look-on-key", Fact(todo)),
    ("chess-ending-opposition-white", Fact(todo)),
    ("chess-ending-opposition-black", Fact(todo)),
    ("chess-ending-zugzwang-full", Fact(todo)),
    ("chess-ending-zugzwang-loses", Fact(todo)),
    ("chess-ending-zugzwang-draws", Fact(todo)),
    ("chess-ending-shrinks", Fact(todo)),
    ("chess-ending-stalemates", Fact(todo)),
];
