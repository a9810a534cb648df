//! What is said of `notakto`, message by message.

use crate::claim::Kind::Source;
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table = &[("notakto-law-normal", Source)];
