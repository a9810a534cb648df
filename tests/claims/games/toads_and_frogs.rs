//! What is said of `toads-and-frogs`, message by message.

use crate::claim::Kind::{Part, Question, Source};
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table =
    &[("toads-and-frogs-ask", Question), ("toads-and-frogs-does-block", Part), ("toads-and-frogs-law", Source)];
