//! What is said of `toads-and-frogs`, message by message.

use crate::claim::Kind::{Question, Source};
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table = &[("toads-and-frogs-ask", Question), ("toads-and-frogs-law", Source)];
