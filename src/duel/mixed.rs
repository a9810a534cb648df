//! The facet of a position where moves are mixed.

use crate::any::{AnyGame, AnyMove, AnyPos};
use crate::place::MixingPlace;
use ground::num::Ratio;
use ground::rules::{At, Eye, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{Leaks, Tally};
use solve::judge::learning::Record;
use solve::judge::mixing::{Mixing, Weighed};
use solve::judge::reason::Reason;
use solve::judge::scheme::Scheme;
use solve::judge::value::Value;
use solve::trace::method::Method;

/// A position with what its oracle knows of mixed moves.
pub struct Mixed<'a> {
    /// The game.
    pub game: &'a AnyGame,
    /// The position.
    pub at: &'a At<AnyPos>,
    /// Who looks at it.
    pub eye: Eye,
    /// The facet of the oracle.
    pub mixing: &'a dyn Mixing<AnyGame>,
}

impl Mixed<'_> {
    /// What the opponent of the mover can tell, where it looks and does not see the mover's hand.
    pub fn veiled(&self, control: &Control) -> Result<Option<(Value, Reason)>, Stop> {
        if self.eye.waits(self.at.to) && self.game.ending(self.at).is_none() {
            self.mixing.unseen(self.game, self.at, control)
        } else {
            Ok(None)
        }
    }
}

impl MixingPlace for Mixed<'_> {
    fn mixed(&self, control: &Control) -> Result<Weighed<String>, Stop> {
        if self.veiled(control)?.is_some() {
            return Ok(Vec::new());
        }
        let write = |(mv, weight): (AnyMove, Ratio)| (self.game.write_move(self.at, &mv), weight);
        Ok(self.mixing.mixed(self.game, self.at, control)?.into_iter().map(write).collect())
    }

    fn leaks(&self, side: Side, tallies: &[Tally], draws: usize, control: &Control) -> Result<Leaks, Stop> {
        self.mixing.leaks(self.game, self.at, side, tallies, draws, control)
    }

    fn learnings(&self) -> Vec<(Method, Scheme)> {
        let kind = self.mixing.kind();
        self.mixing.schemes().iter().map(|scheme| (Method::learning(*scheme, kind), *scheme)).collect()
    }

    fn learnt(&self, scheme: Scheme, to: u64, control: &Control) -> Result<Record, Stop> {
        self.mixing.learnt(self.game, self.at, scheme, to, control)
    }
}
