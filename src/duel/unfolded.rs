//! The methods that meet positions as they go, on a position of a game.

use num_traits::ToPrimitive;

use crate::game::{Family, Game};
use crate::held::held;
use crate::paper::paper;
use crate::place::Place;
use ground::rules::At;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::run::Run;
use solve::trace::vast;
use solve::trace::vast::unfolding::Unfolding;

/// Those that fit. `is_mixed`: whether moves are mixed; `is_gathered`: whether the game below is small enough for others.
pub fn fitting<G: Game>(game: &G, at: &At<G::Pos>, is_mixed: bool, is_gathered: bool) -> Vec<Method> {
    if is_mixed || game.ending(at).is_some() {
        return Vec::new();
    }
    let moves = game.moves(at).total.to_usize().unwrap_or(usize::MAX);
    vast::fitting(moves, game.evaluation().is_some(), G::CARD.family == Family::Boards, is_gathered)
}

/// All methods of a position: those of its own, those of the gathered game unless it is too large, and these.
pub fn methods<G: Game>(
    game: &G,
    at: &At<G::Pos>,
    own: Vec<Method>,
    gathered: Result<Vec<Method>, Stop>,
) -> Result<Vec<Method>, Stop> {
    let unfolding = fitting(game, at, false, gathered.is_ok());
    let gathered = match gathered {
        Err(Stop::TooLarge(_)) if !own.is_empty() || !unfolding.is_empty() => Vec::new(),
        gathered => gathered?,
    };
    Ok(own.into_iter().chain(gathered).chain(unfolding).collect())
}

/// Runs one of these at a place of the game; `None`: it is none of them.
pub fn run<G: Game>(
    place: &dyn Place,
    game: &G,
    at: &At<G::Pos>,
    method: Method,
    depth: usize,
    control: &Control,
) -> Result<Option<Run>, Stop> {
    if !fitting(game, at, place.is_repeated(), false).contains(&method) {
        return Ok(None);
    }
    let write = |at: &At<G::Pos>| paper(game, at);
    let tried = vast::run(&mut Unfolding::new(game, at, game.evaluation(), &write), method, depth, control)?;
    held(place, tried, control).map(Some)
}

/// What a search to a depth plays, by its place in the list, and the depth that was finished. `None`: the game has no evaluation, or is
/// over.
pub fn chosen<G: Game>(
    game: &G,
    at: &At<G::Pos>,
    depth: usize,
    control: &Control,
) -> Result<Option<(usize, usize)>, Stop> {
    let Some(evaluation) = game.evaluation() else { return Ok(None) };
    let write = |at: &At<G::Pos>| paper(game, at);
    vast::search::chosen(&mut Unfolding::new(game, at, Some(evaluation), &write), depth, control)
}
