//! Games of coalitions: players who share a worth or a cost, and which split of it holds.

pub(crate) mod airport;
pub(crate) mod bankruptcy;
pub(crate) mod coalition;
pub(crate) mod flow_game;
pub(crate) mod glove;
pub(crate) mod sharing;
pub(crate) mod voting;
