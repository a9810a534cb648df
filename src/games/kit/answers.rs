//! Moves with an answer to each, and which moves end the game: what reasons of lost positions show.

use crate::kit::asked::Asked;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use num_traits::Zero;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict, best};
use solve::judge::value::Outcome;

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
    let moves = game.moves(at);
    answers_to((oracle, game, at), moves.list, moves.total, control)
}

/// The same with the moves in an order of their own; `hidden` is how many they are.
pub fn answers_to<G: Game>(
    (oracle, game, at): (&dyn Oracle<G>, &G, &At<G::Pos>),
    moves: impl Iterator<Item = G::Move>,
    mut hidden: Nat,
    control: &Control,
) -> Result<Answers, Stop> {
    let mut replies = Vec::new();
    let most = if hidden <= Nat::from(WHOLE) { WHOLE } else { SHOWN };
    for mv in moves {
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

/// A proof, and how many moves stand not in the table below it.
pub fn and_hidden(proof: Say, hidden: Nat) -> Say {
    if hidden.is_zero() { proof } else { say!("misere-proof-cut", proof = proof, hidden = hidden) }
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
    /// How many replies to a best move win, and how many there are; none to a move that ends the game.
    fn replies(&self, mv: usize) -> Result<[Nat; 2], Stop>;
}

/// A move of a lost position, by its place in the list, and what it asks of the opponent.
pub struct Try {
    /// The move.
    pub mv: usize,
    /// Replies that win.
    pub right: Nat,
    /// All replies.
    pub replies: Nat,
}

impl Try {
    /// Whether a smaller share of the replies wins; of what was not counted nothing is known.
    pub fn is_harder(&self, than: &Try) -> bool {
        &self.right * &than.replies < &than.right * &self.replies
    }
}

/// Best moves among which a reason may choose: where a lost position's length is known, the first alone lasts so long.
pub fn choice<M>(verdict: &Verdict<M>) -> usize {
    let is_timed = verdict.value.outcome() == Outcome::P && verdict.value.remoteness().is_some();
    if is_timed { verdict.best.len().min(1) } else { verdict.best.len() }
}

/// Of the first moves of a lost position the one to which the smallest share of replies wins; `None`: all of them end the game.
///
/// Cost: the best replies to twelve moves that do not end it.
pub fn hardest(best: &dyn Best, listed: usize) -> Result<Option<Try>, Stop> {
    let mut hardest: Option<Try> = None;
    for mv in 0..listed {
        if mv >= SHOWN && hardest.is_some() {
            break;
        }
        let [right, replies] = best.replies(mv)?;
        let tried = Try { mv, right, replies };
        if !tried.replies.is_zero() && hardest.as_ref().is_none_or(|than| tried.is_harder(than)) {
            hardest = Some(tried);
        }
    }
    Ok(hardest)
}

/// What is told of the replies to a move: what is known of them, how many win, how many there are.
pub struct Told {
    /// 0: they were not counted; 1: all of them win; 2: some do.
    pub known: usize,
    /// How many win.
    pub right: Nat,
    /// How many there are.
    pub replies: Nat,
}

impl Told {
    /// Of a move that was tried, or of another.
    pub fn of(tried: Option<Try>) -> Self {
        let (right, replies) = tried.map_or((Nat::ZERO, Nat::ZERO), |tried| (tried.right, tried.replies));
        let known = if replies.is_zero() { 0 } else { 1 + usize::from(right < replies) };
        Told { known, right, replies }
    }
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

    fn replies(&self, mv: usize) -> Result<[Nat; 2], Stop> {
        let next = self.after(mv);
        if self.game.ending(&next).is_some() {
            return Ok([Nat::ZERO, Nat::ZERO]);
        }
        let (_, _, right) = best(self.oracle, self.game, &next, self.control)?;
        Ok([right, self.game.moves(&next).total])
    }
}
