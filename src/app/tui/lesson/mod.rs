//! Lessons on the screen: the list of them, and one page after another with a live board.

pub mod lecture;
pub mod lessons;
pub mod page;
pub mod sheet;
pub mod slide;
pub mod taught;
pub mod words;
