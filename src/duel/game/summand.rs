//! The facet of impartial games that fall into independent parts, or are a part of a sum with others.

use ground::num::Nat;
use ground::rules::At;
use solve::judge::control::{Control, Stop};

/// What a [`Game`](crate::game::Game) brings besides where sums are made of it. `P` is its position.
pub trait Summand<P: Clone> {
    /// Independent summands of a position; by default the position itself is the only one.
    fn summands(&self, at: &At<P>) -> Vec<At<P>> {
        vec![at.clone()]
    }

    /// The role this variant may play in a sum.
    fn in_sums(&self) -> InSums {
        InSums::Never
    }

    /// The nim-value of every component, in notation; `None` for what is no sum of games, or one in misère play.
    fn parts(&self, _at: &At<P>, _control: &Control) -> Result<Option<Vec<(String, Nat)>>, Stop> {
        Ok(None)
    }
}

/// The independent summands of a position: itself alone, where its game knows of no others.
pub fn summands<P: Clone>(summand: Option<&dyn Summand<P>>, at: &At<P>) -> Vec<At<P>> {
    summand.map_or_else(|| vec![at.clone()], |summand| summand.summands(at))
}

/// Whether and how a game joins sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InSums {
    /// It is no impartial game, or is played misère by itself.
    Never,
    /// It has nim-values; its misère play obeys no simple law.
    Impartial,
    /// It has nim-values, and every summand is tame with misère play decided by nim-values of summands: lost exactly when
    /// their nim-sum is 0 and some is at least 2, or is 1 and none is.
    Tame,
}
