//! What is said of `coalitions`, message by message.

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("coalitions-claim-core", Fact(todo)),
    ("coalitions-claim-no-core", Fact(todo)),
    ("coalitions-claim-hurt", Fact(todo)),
    ("coalitions-claim-content", Fact(todo)),
    ("coalitions-ask-propose", Question),
    ("coalitions-ask", Question),
    ("coalitions-look-alone", Fact(todo)),
    ("coalitions-look", Fact(todo)),
    ("coalitions-place-alone", Fact(todo)),
    ("coalitions-place-tight", Fact(todo)),
    ("coalitions-place-lacking", Fact(todo)),
    ("coalitions-place-hurt", Fact(todo)),
    ("coalitions-place-nobody", Fact(todo)),
    ("coalitions-move-propose", Fact(todo)),
    ("coalitions-move-object", Fact(todo)),
    ("coalitions-move-accept", Fact(todo)),
    ("coalitions-proof-point", Fact(todo)),
    ("coalitions-proof-balanced", Fact(todo)),
    ("coalitions-proof-claims", Fact(todo)),
    ("coalitions-proof-contributions", Fact(todo)),
    ("coalitions-head-coalition", Part),
    ("coalitions-head-alone", Part),
    ("coalitions-head-gets", Part),
    ("coalitions-head-gains", Part),
    ("coalitions-head-part", Part),
    ("coalitions-head-brings", Part),
    ("coalitions-head-player", Part),
    ("coalitions-head-shapley", Part),
    ("coalitions-head-banzhaf", Part),
    ("coalitions-head-nucleolus", Part),
    ("coalitions-head-joins", Part),
    ("coalitions-law-core", Source),
    ("coalitions-law-values", Source),
];
