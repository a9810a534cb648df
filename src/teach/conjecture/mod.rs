//! Conjectures about who wins: typed by a person, tested position by position, proved where that is possible; and two
//! sets of rules held side by side.

pub mod about;
pub mod difference;
pub mod law;
pub mod machines;
pub(crate) mod sizes;
pub mod telling;
pub mod trial;
