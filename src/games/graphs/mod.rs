//! Tokens on graphs, and games that cut or draw them.

pub mod cat_and_mouse;
pub mod cops_and_robber;
pub mod dag;
pub mod hackenbush;
pub mod loopy;
pub mod sprouts;
