//! A place where tables outlive the program: what an engine may ask of it, and what it never relies on.

use std::fmt::Debug;

/// Which table it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The game and what sets this table apart, of letters, digits and `-`: `chess-ending-KQKR`.
    pub name: String,
    /// Which edition of rules and layout: raised when either changes, so that what was kept before is never read again.
    pub edition: u32,
}

/// A place where tables outlive the program.
///
/// It may forget, refuse or be slow; nobody needs it for a right answer. What it gives back is what was kept, to the byte.
pub trait TableStore: Debug + Send + Sync {
    /// What was kept under this label; `None` if that is nothing, or is not unharmed, or `is_stopped` while it was read.
    fn fetch(&self, label: &Label, is_stopped: &dyn Fn() -> bool) -> Option<Vec<u8>>;

    /// Keeps the bytes under this label in place of others, if that can be done before `is_stopped`.
    fn keep(&self, label: &Label, bytes: &[u8], is_stopped: &dyn Fn() -> bool);
}
