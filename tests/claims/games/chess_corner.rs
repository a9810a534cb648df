//! What is said of `chess-corner`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("chess-corner-ask", Question),
    ("chess-corner-look-queen", Fact(todo)),
    ("chess-corner-look-king", Fact(todo)),
    ("chess-corner-look-knight", Fact(todo)),
    ("chess-corner-claim-won", Fact(todo)),
    ("chess-corner-claim-lost", Fact(todo)),
    ("chess-corner-place", Fact(todo)),
    ("chess-corner-place-none", Fact(todo)),
    ("chess-corner-move", Fact(todo)),
    ("chess-corner-stall", Fact(todo)),
    ("chess-corner-proof", Fact(todo)),
    ("chess-corner-law-king", Source),
    ("chess-corner-law-king-misere", Source),
    ("chess-corner-law-queen", Source),
    ("chess-corner-law-queen-misere", Source),
    ("chess-corner-law-rook", Source),
    ("chess-corner-law-bishop", Source),
    ("chess-corner-law-knight", Source),
    ("chess-corner-law-knight-board", Source),
    ("chess-corner-law-heaps", Source),
];
