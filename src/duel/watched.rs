//! The methods that can be watched on a position of a game: its own, those of the game gathered below it, and those that meet positions
//! as they go.

use num_traits::ToPrimitive;

use crate::any::{AnyGame, AnyPos};
use crate::game::Family;
use crate::held::held;
use crate::paper::paper;
use crate::place::Place;
use crate::summed::{Summed, methods};
use ground::rules::At;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::run::Run;
use solve::trace::vast::unfolding::Unfolding;
use solve::trace::whole::Whole;
use solve::trace::{Gathered, vast};

/// A position with its game.
pub struct Watched<'a> {
    /// The position with its types rubbed off.
    pub place: &'a dyn Place,
    /// The game.
    pub game: &'a AnyGame,
    /// The position.
    pub at: &'a At<AnyPos>,
}

impl<'a> Watched<'a> {
    /// The game below, for methods that see everything.
    fn gathered(&self, control: &Control) -> Result<Gathered<'a, AnyGame>, Stop> {
        if self.place.is_repeated() {
            return Err(Stop::TooLarge(say!("theatre-hidden")));
        }
        Gathered::new(self.game, self.at, self.game.count(), control)
    }

    /// Those that meet positions as they go. `is_gathered`: whether the game below is small enough for others.
    fn unfolding(&self, is_gathered: bool) -> Vec<Method> {
        if self.place.is_repeated() || self.game.ending(self.at).is_some() {
            return Vec::new();
        }
        let moves = self.game.moves(self.at).total.to_usize().unwrap_or(usize::MAX);
        let evaluation = self.game.evaluation();
        let tried = evaluation.and_then(|evaluation| evaluation.candidates(self.at)).map_or(moves, |tried| tried.len());
        vast::fitting(moves, tried, evaluation.is_some(), self.game.card().family == Family::Boards, is_gathered)
    }

    /// All that fit, the one that says most first.
    pub fn methods(&self, control: &Control) -> Result<Vec<Method>, Stop> {
        let own = methods(self.game, self.at);
        let gathered = self.gathered(control).map(|gathered| gathered.methods());
        let unfolding = self.unfolding(gathered.is_ok());
        let gathered = match gathered {
            Err(Stop::TooLarge(_)) if !own.is_empty() || !unfolding.is_empty() => Vec::new(),
            gathered => gathered?,
        };
        Ok(own.into_iter().chain(gathered).chain(unfolding).collect())
    }

    /// Runs one of them.
    pub fn run(&self, method: Method, depth: usize, control: &Control) -> Result<Run, Stop> {
        let game = self.game;
        let write = &|at: &At<AnyPos>| paper(game, at);
        if let Some(run) = (Summed { game, write }).run(self.at, method, control) {
            return run;
        }
        if !self.unfolding(false).contains(&method) {
            return self.gathered(control)?.run(method, write, control);
        }
        let tried = vast::run(&mut Unfolding::new(game, self.at, game.evaluation(), write), method, depth, control)?;
        held(self.place, tried, control)
    }

    /// The whole game below.
    pub fn whole(&self, control: &Control) -> Result<Whole, Stop> {
        self.gathered(control)?.whole(&|at| paper(self.game, at), control)
    }

    /// What a search to a depth plays, by its place in the list, and the depth that was finished. `None`: the game has no evaluation, or
    /// is over.
    pub fn chosen(&self, depth: usize, control: &Control) -> Result<Option<(usize, usize)>, Stop> {
        let Some(evaluation) = self.game.evaluation() else { return Ok(None) };
        let own = evaluation.chosen(self.at, depth, control)?;
        if own.is_some() {
            return Ok(own);
        }
        let write = |at: &At<AnyPos>| paper(self.game, at);
        vast::search::chosen(&mut Unfolding::new(self.game, self.at, Some(evaluation), &write), depth, control)
    }
}
