//! Moves with an answer to each, and which moves end the game: what reasons of lost positions show.

use crate::kit::asked::Asked;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, best};

/// Moves that are shown with an answer to each: as many rows as a table has before it is folded.
pub const SHOWN: usize = 12;

/// Moves all of which are shown where there are no more.
pub const WHOLE: usize = 15;

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
/// Cost: the best answers to so many moves.
pub fn answers<G: Game>(oracle: &dyn Oracle<G>, game: &G, at: &At<G::Pos>, control: &Control) -> Result<Answers, Stop> {
    let mut replies = Vec::new();
    let moves = game.moves(at);
    let mut hidden = moves.total;
    let most = if hidden <= Nat::from(WHOLE) { WHOLE } else { SHOWN };
    for mv in moves.list {
        if replies.len() == most {
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

/// The best moves of a position by number, with the types rubbed off: what speaks of them is compiled once for all games.
pub trait Best {
    /// A best move in notation.
    fn write(&self, mv: usize) -> String;
    /// How a player says it.
    fn tell(&self, mv: usize) -> Say;
    /// Whether it ends the game.
    fn ends(&self, mv: usize) -> bool;
    /// Whether some move ends the game, of the first ten thousand.
    fn some_ends(&self) -> bool;
    /// The moves of the position, or of what a best move leaves, with an answer to each.
    fn answers(&self, after: Option<usize>) -> Result<Answers, Stop>;
}

impl<G: Game> Best for Asked<'_, G> {
    fn write(&self, mv: usize) -> String {
        self.game.write_move(self.at, &self.verdict.best[mv])
    }

    fn tell(&self, mv: usize) -> Say {
        self.game.tell(self.at, &self.verdict.best[mv])
    }

    fn ends(&self, mv: usize) -> bool {
        ends(self.game, self.at, &self.verdict.best[mv])
    }

    fn some_ends(&self) -> bool {
        some_ends(self.game, self.at)
    }

    fn answers(&self, after: Option<usize>) -> Result<Answers, Stop> {
        match after {
            Some(mv) => answers(self.oracle, self.game, &self.after(mv), self.control),
            None => answers(self.oracle, self.game, self.at, self.control),
        }
    }
}
