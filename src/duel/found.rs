//! What was found out about a position: the verdict of its oracle with a line, in notation.

use crate::any::{AnyGame, AnyPos, Question};
use crate::game::summand::Summand;
use ground::num::Nat;
use ground::rules::{At, Ending, Rules};
use ground::say;
use solve::automaton::standing::is_proved;
use solve::judge::asked::{follow, inquire};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Scope;
use solve::judge::reason::{Reason, Role, Step};

/// The largest heap of which a reason needs no law of all sizes.
const NEAR: u32 = 99;

/// A position with the verdict of its oracle.
pub struct Found<'a> {
    game: &'a AnyGame,
    /// The position.
    pub at: &'a At<AnyPos>,
    /// The question that has found it.
    pub question: Box<dyn Question + 'a>,
}

impl<'a> Found<'a> {
    /// Asks all there is to know.
    ///
    /// Cost: one value for the position and one for every move that has to be tried (none with [`Scope::Advice`] where the
    /// engine has a closed form), then the line. Errors: stopped, or too large for the engine.
    pub fn new(game: &'a AnyGame, at: &'a At<AnyPos>, scope: Scope, control: &Control) -> Result<Self, Stop> {
        let mut question = game.ask(at);
        let (value, total, advice) = inquire(question.asked(), scope == Scope::Everything, control)?;
        question.settle(value, total, advice.total, advice.leaves.unwrap_or_default());
        follow(question.asked(), control)?;
        Ok(Found { game, at, question })
    }

    /// How the game ended here, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.game.ending(self.at)
    }

    /// Lets the line begin with this best move.
    pub fn follow(&mut self, best: usize, control: &Control) -> Result<(), Stop> {
        self.question.begin(best);
        follow(self.question.asked(), control)
    }

    /// Why it is so, with the standing of a law where the game has one that is proved.
    pub fn explain(&mut self, control: &Control) -> Result<Reason, Stop> {
        let mut why = self.question.explain(control)?;
        let heaps = self.game.tabled().and_then(|tabled| tabled.as_heaps(self.at));
        // Of small heaps the reason tells all that is needed.
        let is_far = |heaps: &[Nat]| heaps.iter().any(|size| *size > Nat::from(NEAR));
        if heaps.is_some_and(|(game, heaps)| is_far(&heaps) && is_proved(&game)) {
            why.steps.push(Step::says(Role::Law, say!("lawful-standing")));
        }
        Ok(why)
    }

    /// The nim-value of every component, for sums in normal play.
    pub fn parts(&self, control: &Control) -> Result<Option<Vec<(String, Nat)>>, Stop> {
        self.game.summand().map_or(Ok(None), |summand: &dyn Summand<AnyPos>| summand.parts(self.at, control))
    }
}
