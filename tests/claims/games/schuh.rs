//! What is said of `schuh`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("schuh-claim-won", Fact(todo)),
    ("schuh-claim-lost", Fact(todo)),
    ("schuh-ask", Question),
    ("schuh-ask-arms", Question),
    ("schuh-ask-board", Question),
    ("schuh-look-box", Fact(todo)),
    ("schuh-look-arms", Fact(todo)),
    ("schuh-look-two", Fact(todo)),
    ("schuh-look-equal", Fact(todo)),
    ("schuh-look-board", Fact(todo)),
    ("schuh-head-powers", Part),
    ("schuh-place", Fact(todo)),
    ("schuh-place-none", Fact(todo)),
    ("schuh-move", Fact(todo)),
    ("schuh-move-many", Fact(todo)),
    ("schuh-move-arms", Fact(todo)),
    ("schuh-move-end", Fact(todo)),
    ("schuh-stall", Fact(todo)),
    ("schuh-proof-arms", Fact(todo)),
    ("schuh-proof-two", Fact(todo)),
    ("schuh-proof-won", Fact(todo)),
    ("schuh-proof-given-away", Fact(todo)),
    ("schuh-proof-lost", Fact(todo)),
    ("schuh-head-named", Part),
    ("schuh-head-answer", Part),
    ("schuh-law-board", Source),
    ("schuh-law-arms", Source),
    ("schuh-law-two", Source),
    ("schuh-law-equal", Source),
    ("schuh-law-numbered", Source),
    ("schuh-law-searched", Source),
    ("schuh-law-stealing", Source),
];
