//! What is said of `grid-walk`, message by message.

use crate::claim::Kind::Source;
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table = &[("grid-walk-law", Source)];
