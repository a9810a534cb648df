//! Games of coalitions: players who share a worth or a cost, and which split of it holds.

pub mod airport;
pub mod bankruptcy;
pub mod coalition;
pub mod flow_game;
pub mod glove;
pub mod sharing;
pub mod voting;
