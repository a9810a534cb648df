//! Who brings what, what every coalition is worth, and all that follows from it, worked out once.

use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use ground::num::Ratio;
use ground::say;
use ground::say::Say;
use ground::scene::Scene;
use solve::judge::control::{Control, Stop};
use solve::judge::reason::Step;
use solve::judge::shares::{Coalition, Divided};
use solve::sharing::contributions::{banzhaf, shapley};
use solve::sharing::core::{Core, core, ranges};
use solve::sharing::nucleolus::{Nucleolus, nucleolus};
use solve::sharing::worths::Worths;
use solve::trace::numbers::flow::Net;

/// What everybody brings, as it stands in the table.
pub struct Brought {
    /// What is shared, and by which rule.
    pub rule: Say,
    /// What players bring, as a heading.
    pub heading: Say,
    /// What each of them brings; where it is a small number, as so many signs too.
    pub each: Vec<(Say, usize)>,
    /// What the coalitions below are called.
    pub groups: Say,
    /// Whether the worths of coalitions are what was told, so that all of them stand there.
    pub are_told: bool,
}

/// What players bring, in one of the ways to say it.
pub trait Bearing: Debug + Send + Sync {
    /// How it is written.
    fn text(&self) -> String;

    /// How many players there are, from 1 to 16.
    fn players(&self) -> usize;

    /// What is divided.
    fn divided(&self) -> Divided {
        Divided::Value
    }

    /// What all players together are worth or cost.
    fn whole(&self) -> Ratio;

    /// What every coalition is worth or costs, by its mask.
    fn worths(&self, control: &Control) -> Result<Vec<Ratio>, Stop>;

    /// What everybody brings.
    fn brought(&self) -> Brought;

    /// Whether a coalition stands in the table.
    fn is_shown(&self, coalition: Coalition, _worths: &Worths) -> bool {
        coalition.count_ones() > 1
    }

    /// What is to be seen of it, if anything, with what a coalition brings lit; no word is pointed out there.
    fn drawn(&self, _lit: Coalition) -> Option<Scene> {
        None
    }

    /// Whether there is something to be seen of it.
    fn is_drawn(&self) -> bool {
        false
    }

    /// The spots there of what a coalition brings.
    fn places(&self, _coalition: Coalition) -> Vec<u32> {
        Vec::new()
    }

    /// The network in which something flows, if it is one.
    fn net(&self) -> Option<Net<'_>> {
        None
    }

    /// What decides whether this split holds, in the words of the game; `None`: what coalitions have alone.
    fn decides(&self, _solved: &Solved, _split: &[Ratio]) -> Option<Step> {
        None
    }

    /// A split to which nobody objects, for a reason of the game's own.
    fn safe(&self, _control: &Control) -> Result<Option<Step>, Stop> {
        Ok(None)
    }

    /// How the best split is found by hand; `None`: by the coalitions that bind.
    fn found(&self, _solved: &Solved) -> Option<Found> {
        None
    }

    /// Why no coalition has anything, where that is so.
    fn nothing(&self) -> Say {
        say!("coalitions-look-nothing", kind = self.divided().name())
    }

    /// What else there is to see of this split.
    fn steps(&self, _solved: &Solved, _split: &[Ratio], _control: &Control) -> Result<Vec<Step>, Stop> {
        Ok(Vec::new())
    }

    /// The law by which the best split was found, with its source; `None`: that of all these games.
    fn law(&self, _solved: &Solved) -> Option<Say> {
        None
    }

    /// Published numbers of this game; `None`: those of all these games.
    fn published(&self, _solved: &Solved) -> Option<Step> {
        None
    }
}

/// How a split is found by hand.
pub struct Found {
    /// Where to begin.
    pub place: Say,
    /// The reckoning.
    pub steps: Vec<Step>,
}

/// What players bring, with what follows from it.
#[derive(Debug)]
pub struct Deal {
    /// What they bring.
    pub bearing: Box<dyn Bearing>,
    solved: OnceLock<Arc<Solved>>,
    worths: OnceLock<Arc<Worths>>,
}

/// All that follows.
#[derive(Debug)]
pub struct Solved {
    /// What every coalition is worth.
    pub worths: Arc<Worths>,
    /// Each player's mean contribution over all orders.
    pub shapley: Vec<Ratio>,
    /// Each player's mean contribution over all coalitions of the others.
    pub banzhaf: Vec<Ratio>,
    /// The split that makes objections least.
    pub nucleolus: Nucleolus,
    /// A split without objection, or why there is none.
    pub core: Core,
    /// What splits of the core give each player, from the least to the most.
    pub ranges: Option<Vec<(Ratio, Ratio)>>,
}

impl Deal {
    /// Nothing is worked out yet.
    pub fn new(bearing: Box<dyn Bearing>) -> Self {
        Deal { bearing, solved: OnceLock::new(), worths: OnceLock::new() }
    }

    /// What every coalition is worth.
    pub fn worths(&self, control: &Control) -> Result<Arc<Worths>, Stop> {
        if let Some(worths) = self.worths.get() {
            return Ok(worths.clone());
        }
        let list = self.bearing.worths(control)?;
        let worths = Arc::new(Worths::new(self.bearing.divided(), self.bearing.players(), &list));
        Ok(self.worths.get_or_init(|| worths).clone())
    }

    /// All that follows.
    pub fn solved(&self, control: &Control) -> Result<Arc<Solved>, Stop> {
        if let Some(solved) = self.solved.get() {
            return Ok(solved.clone());
        }
        let worths = self.worths(control)?;
        let solved = Arc::new(Solved {
            shapley: shapley(&worths, control)?,
            banzhaf: banzhaf(&worths, control)?,
            nucleolus: nucleolus(&worths, control)?,
            core: core(&worths, control)?,
            ranges: ranges(&worths, control)?,
            worths,
        });
        Ok(self.solved.get_or_init(|| solved).clone())
    }
}
