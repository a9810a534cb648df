//! What is said of `notakto`, message by message; its reasons speak by `worth` and `misere`.

use crate::claim::Kind::{Part, Source};
use crate::claim::Table;

/// Every message with what decides it.
pub const TABLE: Table = &[("notakto-law-normal", Source), ("notakto-countdown", Part)];
