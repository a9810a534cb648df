//! One type that stands for all games: what is generic over games is compiled once, for it.
//!
//! A position is held with its mover, so that a game is shown the very position it made:
//!
//! ```text
//! At { pos: AnyPos ──► At { pos: Heaps[3, 4, 5], to: First }, to: First }
//! ```
//!
//! `rubbed` rubs off the types of a game, `question` those of what its oracle is asked, `facets` those of what few games bring. A call costs
//! a look at the type; a position or a move that is made, one allocation. So where many are made, as along a line, the types stay on.

mod facets;
mod question;
mod rubbed;

use std::any::Any;
use std::fmt;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use crate::game::Card;
use crate::game::hidden::Hidden;
use crate::game::slip::Slip;
use crate::game::staged::Staged;
use crate::game::summand::Summand;
use crate::game::tabled::Tabled;
use ground::fault::Fault;
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::asked::Asked;
use solve::judge::control::{Control, Stop};
use solve::judge::mixing::Mixing;
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::evaluation::Evaluation;
use solve::search::full_search::Count;

/// A position of some game.
#[derive(Clone)]
pub struct AnyPos(Arc<dyn Position>);

/// A move of some game.
#[derive(Clone)]
pub struct AnyMove(Arc<dyn Step>);

trait Position: Any + Debug + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
    fn hash_into(&self, hasher: &mut dyn Hasher);
}

trait Step: Any + Debug + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
}

/// Positions are equal whoever is to move: [`At`] says who.
impl<P: Eq + Hash + Debug + Send + Sync + 'static> Position for At<P> {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<At<P>>().is_some_and(|other| self.pos == other.pos)
    }

    fn hash_into(&self, mut hasher: &mut dyn Hasher) {
        self.pos.hash(&mut hasher);
    }
}

impl<M: Eq + Debug + Send + Sync + 'static> Step for M {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<M>().is_some_and(|other| self == other)
    }
}

impl PartialEq for AnyPos {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

impl Eq for AnyPos {}

impl Hash for AnyPos {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash_into(hasher);
    }
}

impl Debug for AnyPos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl PartialEq for AnyMove {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

impl Eq for AnyMove {}

impl Debug for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl AnyMove {
    fn of<M: Eq + Debug + Send + Sync + 'static>(mv: M) -> Self {
        AnyMove(Arc::new(mv))
    }

    /// The move as its game knows it.
    fn typed<M: 'static>(&self) -> &M {
        let held: &dyn Any = &*self.0;
        held.downcast_ref().expect("a game is shown its own moves")
    }
}

/// Rubs off the type of a position.
fn rub<P: Eq + Hash + Debug + Send + Sync + 'static>(at: At<P>) -> At<AnyPos> {
    At { to: at.to, pos: AnyPos(Arc::new(at)) }
}

/// The position as its game knows it.
fn typed<P: 'static>(at: &At<AnyPos>) -> &At<P> {
    let held: &dyn Any = &*at.pos.0;
    let held = held.downcast_ref::<At<P>>().expect("a game is shown its own positions");
    assert!(held.to == at.to, "a position with another mover is made to be looked for alone");
    held
}

/// What an oracle is asked about one position.
pub trait Question {
    /// Asks it; what is found are moves.
    fn asked(&mut self) -> &mut dyn Asked;
    /// The best moves that were found.
    fn found(&self) -> Vec<String>;
    /// Makes a verdict of what was found, with what the listed moves leave where they were rated. A line may follow.
    fn settle(&mut self, value: Value, total: Nat, best_total: Nat, leaves: Vec<Value>);
    /// The value of the verdict.
    fn value(&self) -> &Value;
    /// The value, how many moves there are, and how many are best; gone afterwards.
    fn summary(&mut self) -> (Value, Nat, Nat);
    /// The moves that were rated, with what they leave; gone afterwards.
    fn rows(&mut self) -> Vec<(String, Value)>;
    /// The best moves.
    fn best(&self) -> Vec<String>;
    /// Whether a best move is told so.
    fn tells(&self, best: usize, told: &Say) -> bool;
    /// Whether the game goes on after a best move.
    fn goes_on(&self, best: usize) -> bool;
    /// The line.
    fn line(&mut self) -> &mut Vec<String>;
    /// A new line may follow, from this best move on.
    fn begin(&mut self, best: usize);
    /// Why the verdict is so, given the line that follows.
    fn explain(&mut self, control: &Control) -> Result<Reason, Stop>;
    /// The canonical form of the position, if it has one.
    fn canonical(&self, control: &Control) -> Result<Option<String>, Stop>;
}

/// A game with its oracle: what [`Game`](crate::game::Game) says, of positions and moves without types.
pub trait Face: Rules<Pos = AnyPos, Move = AnyMove> {
    fn card(&self) -> &'static Card;
    fn scene(&self, at: &At<AnyPos>) -> Scene;
    fn path(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<Spot>;
    fn paths(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<Vec<Spot>>;
    fn pointable(&self, at: &At<AnyPos>) -> Vec<AnyMove>;
    fn tell(&self, at: &At<AnyPos>, mv: &AnyMove) -> Say;
    fn write_pos(&self, at: &At<AnyPos>) -> String;
    fn read_pos(&self, text: &str) -> Result<At<AnyPos>, Fault>;
    fn write_move(&self, at: &At<AnyPos>, mv: &AnyMove) -> String;
    /// The move that a text means, if it is legal.
    fn read_legal(&self, at: &At<AnyPos>, text: &str) -> Result<AnyMove, Fault>;
    /// The position after that move.
    fn after(&self, at: &At<AnyPos>, text: &str) -> Result<At<AnyPos>, Fault>;
    fn spoken(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<String>;
    fn named(&self, at: &At<AnyPos>, mv: &AnyMove) -> Option<Say>;
    fn heard(&self, at: &At<AnyPos>, text: &str) -> Vec<String>;
    fn slips(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<Slip>;
    fn count(&self) -> Count;
    fn hidden(&self) -> Option<&dyn Hidden<AnyPos, AnyMove>>;
    fn staged(&self) -> Option<&dyn Staged<AnyPos>>;
    fn evaluation(&self) -> Option<&dyn Evaluation<AnyPos>>;
    fn summand(&self) -> Option<&dyn Summand<AnyPos>>;
    fn tabled(&self) -> Option<&dyn Tabled<AnyPos>>;
    fn mixing(&self) -> Option<&dyn Mixing<AnyGame>>;
    fn ask<'a>(&'a self, at: &'a At<AnyPos>) -> Box<dyn Question + 'a>;
    fn value(&self, at: &At<AnyPos>, control: &Control) -> Result<Value, Stop>;
    fn labels(&self, at: &At<AnyPos>, control: &Control) -> Result<Vec<(Spot, Value)>, Stop>;
    fn fives(&self, at: &At<AnyPos>, control: &Control) -> Result<Option<String>, Stop>;
}

/// Some game with its oracle.
pub struct AnyGame(Box<dyn Face>);

impl Deref for AnyGame {
    type Target = dyn Face;

    fn deref(&self) -> &dyn Face {
        &*self.0
    }
}

impl Rules for AnyGame {
    type Pos = AnyPos;
    type Move = AnyMove;

    fn start(&self) -> At<AnyPos> {
        self.0.start()
    }

    fn moves(&self, at: &At<AnyPos>) -> Moves<'_, AnyMove> {
        self.0.moves(at)
    }

    fn legal(&self, at: &At<AnyPos>, mv: &AnyMove) -> Result<(), Illegal> {
        self.0.legal(at, mv)
    }

    fn play(&self, at: &At<AnyPos>, mv: &AnyMove) -> At<AnyPos> {
        self.0.play(at, mv)
    }

    fn ending(&self, at: &At<AnyPos>) -> Option<Ending> {
        self.0.ending(at)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use ground::rules::Side;

    #[test]
    fn positions_without_types_are_equal_where_those_with_types_are() {
        let [one, same, other] = [At::first(5u8), At::first(5), At::first(6)].map(rub);
        assert_eq!(one, same);
        assert_ne!(one, other);
        assert_ne!(one.pos, rub(At::first("5")).pos, "another game's");
        assert_eq!(HashSet::from([one, same, other]).len(), 2);
        assert!(AnyMove::of(1u8) == AnyMove::of(1u8) && AnyMove::of(1u8) != AnyMove::of(2u8));
    }

    #[test]
    fn a_game_is_shown_the_very_position_that_it_made() {
        let held = rub(At::first(5u8));
        assert_eq!(*typed::<u8>(&held), At::first(5));
        let turned = At { pos: held.pos.clone(), to: Side::Second };
        assert_eq!(turned.pos, held.pos, "whoever is to move");
        assert_ne!(turned, held);
    }
}
