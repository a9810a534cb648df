//! A position with its types rubbed off: what screens, commands, saves and sums know of a game in progress.

use std::sync::Arc;

use crate::answer::{Answer, First};
use crate::game::Card;
use crate::game::slip::Slip;
use crate::game::summand::InSums;
use ground::fault::Fault;
use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{Ending, Eye, Side};
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{Leaks, Tally};
use solve::judge::learning::Record;
use solve::judge::mixing::Weighed;
use solve::judge::oracle::Scope;
use solve::judge::scheme::Scheme;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::search::playouts::Guess;
use solve::trace::method::Method;
use solve::trace::run::Run;
use solve::trace::whole::Whole;

/// A move that can be pointed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where the finger goes.
    pub path: Vec<Spot>,
    /// The move in notation.
    pub text: String,
}

/// A move that was played.
#[derive(Clone)]
pub struct Step {
    /// The move in notation.
    pub text: String,
    /// How a player says it.
    pub told: Say,
    /// Where a finger pointed, in the scene before the move.
    pub path: Vec<Spot>,
    /// The move for a file, which gives nothing away.
    pub kept: String,
    /// Whether the other side does not see it before the round is over.
    pub is_secret: bool,
    /// The position it left.
    pub next: Arc<dyn Place>,
}

/// A position of some game. Immutable: a move gives another one.
pub trait Place: Send + Sync {
    /// What is known of its game.
    fn card(&self) -> &'static Card;
    /// The variant.
    fn params(&self) -> &Params;
    /// The mover.
    fn to(&self) -> Side;
    /// The position in notation.
    fn text(&self) -> String;
    /// What it looks like.
    fn scene(&self) -> Scene;
    /// How the game ended, if it has.
    fn ending(&self) -> Option<Ending>;
    /// The first `most` legal moves in notation, and how many there are.
    fn moves(&self, most: usize) -> (Vec<String>, Nat);
    /// Hands over what each legal move leaves, in the order of the notation, until `then` says false. False: there are more than
    /// `most` moves, or they are typed and cannot be listed; then nothing is handed over.
    fn each(&self, most: usize, then: &mut dyn FnMut(Arc<dyn Place>) -> bool) -> bool;
    /// Who wins play that never ends; `None`: it is drawn.
    fn endless(&self) -> Option<Side>;
    /// The moves that can be pointed out.
    fn choices(&self) -> Vec<Choice>;
    /// Plays a typed move: the one door at which legality is checked. A refusal leaves everything as it was.
    fn play(&self, text: &str) -> Result<Step, Fault>;
    /// The position after a typed move, and nothing else: a fraction of the work of [`Place::play`].
    fn after(&self, text: &str) -> Result<Arc<dyn Place>, Fault>;
    /// The first `most` legal moves in notation, each with the other forms its game knows for it.
    fn spoken(&self, most: usize) -> Vec<(String, Vec<String>)>;
    /// What people call a move where its notation says little to them; nothing where the move is not legal.
    fn named(&self, text: &str) -> Option<Say>;
    /// The moves that a text may mean where they cannot be listed.
    fn heard(&self, text: &str) -> Vec<String>;
    /// What a legal move does that a teacher would point at; nothing where the move is not legal.
    fn slips(&self, text: &str) -> Vec<Slip>;
    /// What it is worth.
    fn value(&self, control: &Control) -> Result<Value, Stop>;
    /// What it is worth, the moves that keep that, and how many they are.
    fn best(&self, control: &Control) -> Result<(Value, Vec<String>, Nat), Stop>;
    /// What it is worth and one move that keeps it, with as little work as that takes; no move where the game is over, or the
    /// mover's hand is not seen.
    fn first(&self, control: &Control) -> Result<First, Stop>;
    /// What it is worth and one move that keeps it, where that takes far less work than telling them all.
    fn prompt(&self, control: &Control) -> Result<Option<(Value, String)>, Stop>;
    /// What looks best where the oracle does not tell: a guess from games played out at random, so many plies in all. `None`: nothing
    /// is listed, or what the sides do not see decides.
    fn guess(&self, seed: u64, plies: u64, control: &Control) -> Result<Option<Guess<String>>, Stop>;
    /// Every move that leaves this nim-value.
    fn reaching(&self, nimber: &Nat, control: &Control) -> Result<Vec<String>, Stop>;
    /// What it is worth, why, and what every move does.
    fn judge(&self, scope: Scope, control: &Control) -> Result<Answer, Stop>;
    /// What each move leaves, with remoteness, from a walk of the whole game; `None` if that has more than `room` positions, or
    /// if moves are mixed: a walk sees what the sides do not.
    fn walk(&self, room: usize, control: &Control) -> Result<Option<Vec<(String, Value)>>, Stop>;
    /// The methods that can be watched here, the one that says most first; never none.
    fn methods(&self, control: &Control) -> Result<Vec<Method>, Stop>;
    /// A method as it runs here, step by step. `depth`: how deep one goes that can be told.
    fn run(&self, method: Method, depth: usize, control: &Control) -> Result<Run, Stop>;
    /// What a search to a depth with the game's evaluation plays here, by its place in the list of moves, and the depth that was
    /// finished. `None`: the game has no evaluation, or is over.
    fn to_depth(&self, depth: usize, control: &Control) -> Result<Option<(usize, usize)>, Stop>;
    /// What the game's own player plays in the time that there is, by its place in the list of moves: reins that are calm and ask for
    /// haste end its search, and what was found counts. `None`: the game has no such player, or is over.
    fn in_time(&self, control: &Control) -> Result<Option<usize>, Stop>;
    /// Whether its game has an evaluation.
    fn is_estimated(&self) -> bool;
    /// Every position of the game below, with its value.
    fn whole(&self, control: &Control) -> Result<Whole, Stop>;
    /// Independent summands.
    fn summands(&self) -> Vec<Arc<dyn Place>>;
    /// The role it may play in a sum.
    fn in_sums(&self) -> InSums;
    /// The position of these sizes, if there is one.
    fn at_cell(&self, sizes: &[usize]) -> Option<Arc<dyn Place>>;
    /// The law of its variant that a theorem states for positions of so many sizes, as a person would type it.
    fn law(&self, sizes: usize) -> Option<String>;
    /// The variant and the position as a game on heaps of which machines can speak.
    fn as_heaps(&self) -> Option<(HeapGame, Vec<Nat>)>;
    /// The table of its variant, if it has one.
    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>>;
    /// Values of places on the board by themselves, such as the nodes of a graph; none where there is nothing of the kind.
    fn labels(&self, control: &Control) -> Result<Vec<(Spot, Value)>, Stop>;
    /// A win of the mover written out with an answer to everything, as certificates of lines of five state it, if there is one.
    fn fives(&self, control: &Control) -> Result<Option<String>, Stop>;
    /// The same position, seen by these eyes, and so is all that is played from it.
    fn seen_by(&self, eye: Eye) -> Arc<dyn Place>;
    /// The position for a file: it reads back as the very same, and gives no hand away.
    fn kept(&self) -> String;
    /// The same position with chance drawn from another seed, as far as chance has not been seen yet.
    fn reshuffled(&self, seed: u64) -> Arc<dyn Place>;
    /// A move of chance, drawn from a seed, in notation; `None` where somebody chooses.
    fn lot(&self, seed: u64) -> Option<String>;
    /// What is known of its mixed moves. `None`: moves are not mixed.
    fn mixing(&self) -> Option<Box<dyn MixingPlace + '_>>;
    /// Whether rounds of it are played one after another, for moves are mixed and only many rounds tell.
    fn is_repeated(&self) -> bool {
        self.mixing().is_some()
    }
    /// The situation the mover has to decide in, as its mix names it.
    fn situation(&self) -> Option<String>;
    /// Another position of the same variant, sharing its oracle.
    fn reads(&self, text: &str) -> Result<Arc<dyn Place>, Fault>;
}

/// A position where moves are mixed.
pub trait MixingPlace {
    /// The mover's moves with their weights; none where the mover's hand is not seen.
    fn mixed(&self, control: &Control) -> Result<Weighed<String>, Stop>;
    /// How exploitable a side is that has played so far as these tallies say.
    fn leaks(&self, side: Side, tallies: &[Tally], draws: usize, control: &Control) -> Result<Leaks, Stop>;
    /// The methods by which the strategies can be learnt before one's eyes, each with how it keeps regret.
    fn learnings(&self) -> Vec<(Method, Scheme)>;
    /// A learning of the strategies of both sides up to so many iterations, or as many as are worth their work.
    fn learnt(&self, scheme: Scheme, to: u64, control: &Control) -> Result<Record, Stop>;
}
