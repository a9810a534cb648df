//! What is said of `dodgem`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dodgem-ask", Question),
    ("dodgem-look-ahead", Fact(todo)),
    ("dodgem-look-behind", Fact(todo)),
    ("dodgem-look-blocked", Fact(todo)),
    ("dodgem-head-side", Part),
    ("dodgem-head-cars", Part),
    ("dodgem-head-steps", Part),
    ("dodgem-in-the-way", Fact(todo)),
    ("dodgem-trap", Fact(todo)),
    ("dodgem-law", Source),
];
