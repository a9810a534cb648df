//! A lesson as the subject of an errand: everything it claims, asked of the oracle by the thread that thinks.

use std::fmt;
use std::sync::Arc;

use solve::judge::control::{Control, Stop};
use teach::lesson::check::Checked;
use teach::lesson::form::Lesson;

/// A lesson; two are the same if they were read at once.
#[derive(Clone)]
pub struct Taught(pub Arc<Lesson>);

impl Taught {
    /// Asks the oracle everything.
    pub fn check(&self, control: &Control) -> Result<Checked, Stop> {
        self.0.check(control)
    }
}

impl PartialEq for Taught {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Taught {}

impl fmt::Debug for Taught {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0.source.file)
    }
}
