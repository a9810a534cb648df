//! Programs of other people, run within limits: a guard against accidents, not against foes. Nothing here is a sandbox.
//!
//! | room | what it is |
//! |---|---|
//! | `child` | one process of its own group, its limits, and what it used; with `prefetch` the only files with unsafe code |
//! | `program` | a command, started afresh for each input |
//! | `compile` | a source file made into a command |
//! | `talk` | a process that is spoken with line by line |

pub(crate) mod child;
pub(crate) mod compile;
pub(crate) mod program;
pub(crate) mod talk;
