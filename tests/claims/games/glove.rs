//! What is said of `glove`, message by message.

use crate::claim::Kind::Source;
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table = &[("glove-law-scarce", Source), ("glove-law-even", Source)];
