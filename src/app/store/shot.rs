//! What a command orders to be drawn without a terminal: which screen, how large, as what, and where it is to go.

use std::path::PathBuf;
use std::time::Duration;

use tempfile::TempDir;

use crate::store::Paths;
use crate::store::opening::Opening;
use teach::demo::Demo;

/// What a picture is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The letters alone, one line a row.
    Text,
    /// A page for a browser.
    Html,
    /// A drawing.
    Svg,
    /// A recording in the second format of asciinema; every key takes so many milliseconds.
    Cast(u64),
}

/// What is to be drawn.
pub struct Shot {
    /// The game in front; without one the gallery shows.
    pub opening: Option<Opening>,
    /// A demo in front, and the time between two sayings.
    pub demo: Option<(Box<Demo>, Duration)>,
    /// Names of the keys pressed, one after another.
    pub keys: Vec<String>,
    /// Columns and rows.
    pub size: (u16, u16),
    /// What it is written as.
    pub how: How,
    /// The file it is written to; without one it is printed.
    pub file: Option<PathBuf>,
    /// A folder of its own: nothing that a person keeps is read or changed. It goes with this.
    pub home: TempDir,
}

impl Shot {
    /// Where things are kept meanwhile.
    pub fn paths(&self) -> Paths {
        Paths::below(self.home.path())
    }
}
