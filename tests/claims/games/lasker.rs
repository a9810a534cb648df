//! What is said of `lasker`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[("lasker-law", Source), ("lasker-heap", Fact(todo))];
