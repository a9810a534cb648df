//! What the language of a law must say.

use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Step};
use solve::misere::laws::{Law, Settled};

/// A move, and what is known of what it leaves.
pub type Left = (String, Settled);

/// A move and its answer, and what is known of what both leave.
pub type Met = ([String; 2], Settled);

/// The language of one law.
pub trait Speaks {
    /// Why the position is what it is.
    fn claim(&self) -> Say;
    /// The question that leads there.
    fn ask(&self) -> Say;
    /// The feature to look at, beside what the moves leave.
    fn look(&self, left: &[Left]) -> Say;
    /// What each summand is: heads of columns, and a row of cells for each; an empty one for what is not told.
    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        None
    }
    /// From what the values of the parts are redone.
    fn basis(&self) -> Vec<Step> {
        Vec::new()
    }
    /// What the moves leave, one move for each value.
    fn options(&self, _left: &[Left]) -> Option<Exhibit> {
        None
    }
    /// The moves with their answers and what those leave, where more can be told than the answers.
    fn met(&self, _met: &[Met]) -> Option<Exhibit> {
        None
    }
    /// What the best move leaves, settled by this law.
    fn after(&self, law: &Law) -> Say;
    /// Why the opponent cannot escape; `None`: only the answers show it.
    fn proof(&self) -> Option<Say>;
    /// The idea of the law.
    fn idea(&self) -> Idea;
    /// The law and its standing.
    fn laws(&self) -> Vec<Step>;
}
