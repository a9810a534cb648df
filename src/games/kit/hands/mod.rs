//! Games in which each side holds a hand that the other does not see.

mod belief;
mod counterpart;
mod equated;
mod face;
mod indifference;
mod known;
mod later;
mod leaks;
mod learnt;
mod oracle;
mod pot;
mod reason;
mod start;
mod states;
pub mod table;
mod words;
