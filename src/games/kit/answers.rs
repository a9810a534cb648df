//! Moves with an answer to each, and which moves end the game: what reasons of lost positions show.

use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, best};

/// Moves that are shown with an answer to each.
pub const SHOWN: usize = 8;

/// Moves looked through for some that end the game, at most.
const LISTED: usize = 10_000;

/// Moves with their answers, and how many moves were not looked at.
pub struct Answers {
    /// The move and its answer.
    pub replies: Vec<(String, String)>,
    /// Moves that were not looked at.
    pub hidden: Nat,
}

/// The first moves of a lost position with an answer that refutes each. A move that ends the game needs none.
///
/// Cost: the best answers to eight moves.
pub fn answers<G: Game>(oracle: &dyn Oracle<G>, game: &G, at: &At<G::Pos>, control: &Control) -> Result<Answers, Stop> {
    let mut replies = Vec::new();
    let moves = game.moves(at);
    let mut hidden = moves.total;
    for mv in moves.list {
        if replies.len() == SHOWN {
            break;
        }
        hidden -= 1u8;
        let next = game.play(at, &mv);
        if game.ending(&next).is_some() {
            continue;
        }
        let (_, answers, _) = best(oracle, game, &next, control)?;
        if let Some(answer) = answers.first() {
            replies.push((game.write_move(at, &mv), game.write_move(&next, answer)));
        }
    }
    Ok(Answers { replies, hidden })
}

/// Whether a move ends the game.
pub fn ends<G: Game>(game: &G, at: &At<G::Pos>, mv: &G::Move) -> bool {
    game.ending(&game.play(at, mv)).is_some()
}

/// Whether some move ends the game, of the first ten thousand.
pub fn some_ends<G: Game>(game: &G, at: &At<G::Pos>) -> bool {
    game.moves(at).list.take(LISTED).any(|mv| ends(game, at, &mv))
}
