//! What is said of `turning-corners`, message by message.

use crate::claim::Kind::Source;
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table = &[("turning-corners-law", Source)];
