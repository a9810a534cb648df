//! What is said of `misere`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("misere-claim-won", Fact(todo)),
    ("misere-claim-lost", Fact(todo)),
    ("misere-head-part", Part),
    ("misere-head-nimber", Part),
    ("misere-head-genus", Part),
    ("misere-head-value", Part),
    ("misere-head-element", Part),
    ("misere-head-outcome", Part),
    ("misere-head-times", Part),
    ("misere-place", Fact(todo)),
    ("misere-place-none", Fact(todo)),
    ("misere-move", Fact(todo)),
    ("misere-stall", Fact(todo)),
    ("misere-stall-last", Fact(todo)),
    ("misere-after-lost", Fact(todo)),
    ("misere-tame", Fact(todo)),
    ("misere-tame-ask", Question),
    ("misere-tame-look", Fact(todo)),
    ("misere-tame-after", Fact(todo)),
    ("misere-tame-proof", Fact(todo)),
    ("misere-tame-law", Source),
    ("misere-quotient-won", Fact(todo)),
    ("misere-quotient-lost", Fact(todo)),
    ("misere-quotient-ask", Question),
    ("misere-quotient-look", Fact(todo)),
    ("misere-quotient-after", Fact(todo)),
    ("misere-quotient-proof", Fact(todo)),
    ("misere-quotient-letters", Fact(todo)),
    ("misere-quotient-law", Source),
    ("misere-search-claim", Fact(todo)),
    ("misere-search-ask", Question),
    ("misere-search-look", Fact(todo)),
    ("misere-search-proof", Fact(todo)),
    ("misere-search-law", Source),
];
