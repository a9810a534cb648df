//! What a game must bring to be let in: its card, its parameters, its looks, and its notation.

pub mod hidden;
pub mod manner;
pub mod slip;
pub mod staged;
pub mod summand;
pub mod tabled;

use crate::game::hidden::Hidden;
use crate::game::manner::Manner;
use crate::game::slip::Slip;
use crate::game::staged::Staged;
use crate::game::summand::Summand;
use crate::game::tabled::Tabled;
use ground::fault::Fault;
use ground::params::Param;
use ground::rules::{At, Rules};
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::oracle::Oracle;
use solve::search::evaluation::Evaluation;
use solve::search::full_search::Count;

/// What the gallery and the command line know of a game before it is opened.
#[derive(Debug)]
pub struct Card {
    /// The name in notation, files and message keys: `nim`.
    pub id: &'static str,
    /// The room of the gallery it hangs in.
    pub family: Family,
    /// How well known it is: the first screen shows the best known games, the most famous first.
    pub fame: u8,
    /// The kind of its notation, which says what other forms of its moves are understood.
    pub manner: Manner,
    /// Its parameters: the one declaration that flags, settings, forms, JSON and help are made from.
    pub params: &'static [Param],
    /// Friendly starts, the first one offered first; none of them is beyond the engine.
    pub presets: &'static [Preset],
    /// Where the law it rests on is published.
    pub sources: &'static [&'static str],
}

/// The families of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Heaps of counters that shrink.
    Heaps,
    /// Heaps that are broken in two.
    Breaks,
    /// Numbers: divisors, primes, multiples.
    Numbers,
    /// Coins that turn or slide.
    Coins,
    /// Boards with cells.
    Boards,
    /// Tokens on graphs.
    Graphs,
    /// Games for points.
    Scores,
    /// Players who share a worth or a cost.
    Coalitions,
    /// Moves that are made at the same time, cards that one side sees.
    Secrets,
    /// Several games at once.
    Sums,
}

impl Family {
    /// Every family in the order of the gallery.
    pub const ALL: [Family; 10] = [
        Family::Heaps,
        Family::Breaks,
        Family::Numbers,
        Family::Coins,
        Family::Boards,
        Family::Graphs,
        Family::Scores,
        Family::Coalitions,
        Family::Secrets,
        Family::Sums,
    ];

    /// The name in message keys.
    pub fn name(self) -> &'static str {
        match self {
            Family::Heaps => "heaps",
            Family::Breaks => "breaks",
            Family::Numbers => "numbers",
            Family::Coins => "coins",
            Family::Boards => "boards",
            Family::Graphs => "graphs",
            Family::Scores => "scores",
            Family::Coalitions => "coalitions",
            Family::Secrets => "secrets",
            Family::Sums => "sums",
        }
    }
}

/// A start worth offering: parameters by name, and a position unless the variant's own start is meant.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Parameters that differ from their defaults.
    pub params: &'static [(&'static str, &'static str)],
    /// The position.
    pub position: Option<&'static str>,
}

/// A game: rules with looks, words and notation.
///
/// Message keys every game brings, `ID` being its id: `ID-name`, `ID-promise` (one line for the gallery), `ID-rules` (a paragraph),
/// `ID-notation` (how positions and moves are written) and `ID-param-NAME` for each parameter.
pub trait Game: Rules {
    /// What is known of it before it is opened.
    const CARD: Card;

    /// Who knows what its positions are worth.
    fn oracle(&self) -> Box<dyn Oracle<Self>>
    where
        Self: Sized;

    /// What the position looks like.
    fn scene(&self, at: &At<Self::Pos>) -> Scene;

    /// What it hides, and how. `None`: both sides see all there is.
    fn hidden(&self) -> Option<&dyn Hidden<Self::Pos, Self::Move>> {
        None
    }

    /// The methods of its own that can be watched on it. `None`: those that know positions and moves alone.
    fn staged(&self) -> Option<&dyn Staged<Self::Pos>> {
        None
    }

    /// What is counted of a position that is not searched further. `None`: nothing is.
    fn evaluation(&self) -> Option<&dyn Evaluation<Self::Pos>> {
        None
    }

    /// How a finger points the move out: spots of [`Game::scene`]. Legal moves form a prefix code. Empty when the move
    /// can only be typed, because what it touches is too large to be drawn.
    fn path(&self, at: &At<Self::Pos>, mv: &Self::Move) -> Vec<Spot>;

    /// All ways to point the move out, that of [`Game::path`] first.
    fn paths(&self, at: &At<Self::Pos>, mv: &Self::Move) -> Vec<Vec<Spot>> {
        vec![self.path(at, mv)]
    }

    /// The moves that can be pointed out. The default is all of them if they are at most 4,096, else none.
    fn pointable(&self, at: &At<Self::Pos>) -> Vec<Self::Move> {
        let moves = self.moves(at);
        if moves.total > 4_096u32.into() { Vec::new() } else { moves.list.collect() }
    }

    /// How a player says the move: a clause without a subject, such as "takes 2 from heap 1".
    fn tell(&self, at: &At<Self::Pos>, mv: &Self::Move) -> Say;

    /// Prints a position; reading gives the same back.
    fn write_pos(&self, at: &At<Self::Pos>) -> String;

    /// Reads a position; what can be read is legal.
    fn read_pos(&self, text: &str) -> Result<At<Self::Pos>, Fault>;

    /// Prints a move; reading gives the same back.
    fn write_move(&self, at: &At<Self::Pos>, mv: &Self::Move) -> String;

    /// Reads a move. It need not be legal: [`Rules::legal`] says so.
    fn read_move(&self, at: &At<Self::Pos>, text: &str) -> Result<Self::Move, Fault>;

    /// Other forms in which people write this legal move here, besides those of its [`Manner`]: the number at an end, `Ra7`.
    fn spoken(&self, _at: &At<Self::Pos>, _mv: &Self::Move) -> Vec<String> {
        Vec::new()
    }

    /// What people call this legal move where its notation says little to them.
    fn named(&self, _at: &At<Self::Pos>, _mv: &Self::Move) -> Option<Say> {
        None
    }

    /// The moves, in notation, that a text may mean where they cannot all be listed or are moves of other games.
    fn heard(&self, _at: &At<Self::Pos>, _text: &str) -> Vec<String> {
        Vec::new()
    }

    /// What a legal move does that a teacher would point at, decided by the rules of this game alone.
    fn slips(&self, _at: &At<Self::Pos>, _mv: &Self::Move) -> Vec<Slip> {
        Vec::new()
    }

    /// How a walk of the whole game counts: nim-values for normal play of impartial games.
    fn count(&self) -> Count {
        Count::Wins
    }

    /// How it falls into parts and joins sums. `None`: its positions are whole, and no summand of others.
    fn summand(&self) -> Option<&dyn Summand<Self::Pos>> {
        None
    }

    /// What it knows of positions by their sizes. `None`: they have none.
    fn tabled(&self) -> Option<&dyn Tabled<Self::Pos>> {
        None
    }
}
