//! Tokens on graphs, and games that cut or draw them.

pub(crate) mod cat_and_mouse;
pub(crate) mod cops_and_robber;
pub(crate) mod dag;
pub(crate) mod hackenbush;
pub(crate) mod loopy;
pub(crate) mod sprouts;
