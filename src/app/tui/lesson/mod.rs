//! Lessons on the screen: the list of them, and one page after another with a live board.

pub(crate) mod lecture;
pub(crate) mod lessons;
pub(crate) mod page;
pub(crate) mod sheet;
pub(crate) mod slide;
pub(crate) mod taught;
pub(crate) mod words;
