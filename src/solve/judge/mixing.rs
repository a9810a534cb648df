//! The facet of oracles whose moves are mixed: strategies, what they leave open, and how they are learnt.

use crate::judge::control::{Control, Stop};
use crate::judge::exploitability::{Leaks, Tally};
use crate::judge::learning::{Kind, Record};
use crate::judge::reason::Reason;
use crate::judge::scheme::Scheme;
use crate::judge::value::Value;
use ground::num::Ratio;
use ground::rules::{At, Rules, Side};

/// Moves with their weights.
pub type Weighed<M> = Vec<(M, Ratio)>;

/// What one side plays in one situation it can tell from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    /// Whose moves they are.
    pub player: Side,
    /// What this side sees, in notation; empty where there is only one situation.
    pub at: String,
    /// Moves in notation with their weights, which are not negative and sum to 1.
    pub plays: Vec<(String, Ratio)>,
}

/// What an [`Oracle`](crate::judge::oracle::Oracle) knows besides where no single move is best.
pub trait Mixing<R: Rules> {
    /// The mover's moves here with their weights in a strategy that cannot be exploited: positive ones only, which sum to 1.
    fn mixed(&self, rules: &R, at: &At<R::Pos>, control: &Control) -> Result<Weighed<R::Move>, Stop>;

    /// The strategies of both sides in every situation, as NOTATION writes them; empty where the game is over.
    fn strategies(&self, rules: &R, at: &At<R::Pos>, control: &Control) -> Result<Vec<Mix>, Stop>;

    /// What the position is worth to its mover, and why, as far as its opponent can tell, who does not see the mover's hand. `None`:
    /// the opponent sees all that counts.
    fn unseen(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<(Value, Reason)>, Stop> {
        Ok(None)
    }

    /// How exploitable a side is that has so far played as often as these tallies say; `draws` samples tell how sure that is.
    fn leaks(
        &self,
        rules: &R,
        at: &At<R::Pos>,
        side: Side,
        tallies: &[Tally],
        draws: usize,
        control: &Control,
    ) -> Result<Leaks, Stop>;

    /// The ways in which the strategies of this game can be learnt before one's eyes.
    fn schemes(&self) -> &'static [Scheme];

    /// What they are learnt in.
    fn kind(&self) -> Kind;

    /// A learning of the strategies of both sides up to so many iterations, or as many as are worth their work.
    fn learnt(&self, rules: &R, at: &At<R::Pos>, scheme: Scheme, to: u64, control: &Control) -> Result<Record, Stop>;
}
