//! What is said of `connect-four`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("connect-four-claim-win", Fact(todo)),
    ("connect-four-claim-draw", Fact(todo)),
    ("connect-four-claim-loss", Fact(todo)),
    ("connect-four-ask", Question),
    ("connect-four-look-finish", Fact(todo)),
    ("connect-four-look-danger", Fact(todo)),
    ("connect-four-look-double", Fact(todo)),
    ("connect-four-look-threats", Fact(todo)),
    ("connect-four-look-quiet", Fact(todo)),
    ("connect-four-place", Fact(todo)),
    ("connect-four-place-none", Fact(todo)),
    ("connect-four-move-finish", Fact(todo)),
    ("connect-four-move-fork", Fact(todo)),
    ("connect-four-move-force", Fact(todo)),
    ("connect-four-move-block", Fact(todo)),
    ("connect-four-move-threat", Fact(todo)),
    ("connect-four-move-plain", Fact(todo)),
    ("connect-four-move-stall", Fact(todo)),
    ("connect-four-proof-below", Fact(todo)),
    ("connect-four-proof-forced", Fact(todo)),
    ("connect-four-proof-they-follow", Fact(todo)),
    ("connect-four-proof-they-follow-win", Fact(todo)),
    ("connect-four-proof-they-zugzwang", Fact(todo)),
    ("connect-four-proof-you-follow", Fact(todo)),
    ("connect-four-proof-you-follow-win", Fact(todo)),
    ("connect-four-proof-you-zugzwang", Fact(todo)),
    ("connect-four-proof-lost", Fact(todo)),
    ("connect-four-proof-given-away", Fact(todo)),
    ("connect-four-law", Source),
];
