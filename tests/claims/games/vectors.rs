//! What is said of `vectors`, message by message.

use crate::claim::Kind::Source;
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table = &[("vectors-law", Source)];
