//! What came of a statement that was held against the rules.

use crate::walk::Limit;
use ground::say::Say;

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// It is so; so many ends were looked at.
    Holds(usize),
    /// It is wrong, or not shown.
    Hole(Say),
    /// There is more to be looked at than can be held.
    Beyond(Limit),
}

impl Found {
    /// Its name, for programs.
    pub fn name(&self) -> &'static str {
        match self {
            Found::Holds(_) => "holds",
            Found::Hole(_) => "not-so",
            Found::Beyond(_) => "too-large",
        }
    }
}
