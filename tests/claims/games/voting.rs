//! What is said of `voting`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[("voting-winning", Fact(todo)), ("voting-law", Source), ("voting-law-veto", Source)];
