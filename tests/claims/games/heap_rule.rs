//! What is said of `heap-rule`, message by message.

use crate::claim::Kind::Fact;
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[("heap-rule-seen", Fact(todo)), ("heap-rule-checked", Fact(todo))];
