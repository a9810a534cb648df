//! What is said of `morris`, message by message.

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("morris-ask", Question),
    ("morris-look", Fact(todo)),
    ("morris-look-own", Fact(todo)),
    ("morris-look-other", Fact(todo)),
    ("morris-head-side", Part),
    ("morris-head-board", Part),
    ("morris-head-hand", Part),
    ("morris-head-ways", Part),
];
