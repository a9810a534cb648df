//! Games in which each side holds a hand that the other does not see.

mod face;
mod known;
mod learnt;
mod oracle;
mod reason;
pub mod table;
mod turns;
