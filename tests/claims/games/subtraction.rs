//! What is said of `subtraction`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("subtraction-ask-one", Question),
    ("subtraction-ask", Question),
    ("subtraction-ask-misere", Question),
    ("subtraction-look-one", Fact(todo)),
    ("subtraction-look", Fact(todo)),
    ("subtraction-look-misere", Fact(todo)),
    ("subtraction-head-size", Part),
    ("subtraction-head-value", Part),
    ("subtraction-head-outcome", Part),
    ("subtraction-place", Fact(todo)),
    ("subtraction-place-none", Fact(todo)),
    ("subtraction-move", Fact(todo)),
    ("subtraction-move-misere", Fact(todo)),
    ("subtraction-stall", Fact(todo)),
    ("subtraction-stall-last", Fact(todo)),
    ("subtraction-proof-won", Fact(todo)),
    ("subtraction-proof-lost", Fact(todo)),
    ("subtraction-proof-misere", Fact(todo)),
    ("subtraction-claim-one-won", Fact(todo)),
    ("subtraction-claim-one-lost", Fact(todo)),
    ("subtraction-claim-won", Fact(todo)),
    ("subtraction-claim-lost", Fact(todo)),
    ("subtraction-claim-misere-won", Fact(todo)),
    ("subtraction-claim-misere-lost", Fact(todo)),
    ("subtraction-law", Source),
    ("subtraction-law-misere", Source),
    ("subtraction-beyond", Fact(todo)),
    ("subtraction-unit", Fact(todo)),
    ("subtraction-period", Fact(todo)),
    ("subtraction-by-mex", Fact(todo)),
];
