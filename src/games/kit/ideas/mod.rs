//! What decides a position whose values are known: the threat, the forced reply, the zugzwang, the tempo, the race, or counting alone.
//!
//! Every idea is looked for with the rules and the exact values, and told only where it was found. A game plugs in with one trait:
//!
//! ```text
//! impl Insight for Morris {
//!     // The same men with the other side to move; `None` where the rules give that no sense.
//!     fn pass(&self, at: &At<Board>) -> Option<At<Board>> { ... }
//!     // Whether the oracle knows what that is worth; threats that end the game at once need no value.
//!     fn is_valued(&self, passed: &At<Board>) -> bool { passed.pos.hand == [0, 0] }
//!     // The place where a move goes, named: the third hint speaks of it.
//!     fn places(&self, at: &At<Board>, turn: &Turn) -> Vec<(Spot, Arg)> { ... }
//!     // What a move does, in a few words: "b1-b2-b3 in a row". They stand in brackets behind a move that is threatened.
//!     fn does(&self, at: &At<Board>, turn: &Turn) -> Option<Say> { ... }
//! }
//! ```
//!
//! Then `explain` tells its own question and what only it can see, and this room the rest:
//!
//! ```text
//! let mut steps = vec![Step::says(Role::Ask, say!("morris-ask"))];
//! steps.extend(ideas::steps(&Asked { oracle, game, at, verdict, control })?);
//! steps.push(Step::says(Role::Law, say!("morris-law")));
//! Ok(Reason { claim: swept::claim(verdict), steps })
//! ```
//!
//! | file | what it finds |
//! |---|---|
//! | `tree` | the game with its types rubbed off: positions by number, each valued once |
//! | `threat` | what wins, at once or later, if the opponent does nothing, and which answers meet it |
//! | `must` | what the opponent threatens now, and which moves meet that and keep what there is |
//! | `care` | how a careless move loses a draw, and a move that must be found |
//! | `chain` | forced replies one after another, to the end where they reach it |
//! | `circle` | moves that bring a drawn position back |
//! | `fortress` | a table of few positions with one move each, by which a side of a drawn position holds |
//! | `refuge` | places that a side of a drawn position never has to leave |
//! | `held` | how both sides of a drawn position hold: one of these, or answers one by one |
//! | `later` | both sides at their best until one of these decides |
//! | `story` | the moves on a long way that do something |
//! | `shown` | the tables that stand beside what is told |
//! | `fewest` | the proof of the fewest lines, where play comes to an end by itself |
//! | `finish` | where the end of a long way begins to be forced |
//! | `stand` | what the right to move is worth: zugzwang, tempo, a move in hand |
//! | `cover` | few replies that meet all answers, and the lines of play that prove a value |
//! | `tell` | which of these decides, and the steps of the reason |
//!
//! Limits: the sides move in turn; values are asked for some hundred positions. The messages are `idea-…`, and their predicates
//! stand in `tests/claims/games/ideas.rs` and in the folder beside it.

pub(crate) mod care;
pub(crate) mod chain;
pub(crate) mod circle;
pub(crate) mod cover;
pub(crate) mod fewest;
pub(crate) mod finish;
pub(crate) mod fortress;
pub(crate) mod held;
pub(crate) mod later;
pub(crate) mod must;
pub(crate) mod refuge;
pub(crate) mod shown;
pub(crate) mod stand;
pub(crate) mod story;
pub(crate) mod tell;
pub(crate) mod threat;
pub(crate) mod tree;
