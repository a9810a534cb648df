//! The whole screen, played without a terminal.

mod certificates;
mod demos;
mod hands;
mod home;
mod laws;
mod ledgers;
mod looking_back;
mod playing;
mod table;
mod values;
