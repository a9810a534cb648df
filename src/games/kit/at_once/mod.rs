//! Games in which both sides choose at the same time: the first side's choice lies in an envelope until the second has chosen.

mod balance;
mod face;
mod fixed;
mod found;
mod leaks;
mod learnt;
mod oracle;
mod reason;
pub(crate) mod sheet;
mod staged;
mod worked;
