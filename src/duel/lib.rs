//! A game in progress with its types rubbed off: places, the house list, and the history of a duel.
//!
//! | room | what it is |
//! |---|---|
//! | `game`, `game/slip` | trait `Game`: card, scene, pointing, words, notation; facts about a move that a teacher would point at, decided by the rules of one game |
//! | `any` | one type that stands for all games, so that what follows is compiled once; the only room that rubs types off |
//! | `place`, `variant`, `mixed` | a position of a variant, and where moves are mixed its facet |
//! | `paper` | a position with its moves in notation, for what speaks of many |
//! | `watched`, `summed`, `held` | the methods that can be watched on a position; what one chose, held against what the oracle proves |
//! | `found`, `answer`, `refutation` | the verdict of the oracle on a position; what it says in notation; how a move that gives something away is met |
//! | `rounds`, `report` | a match of rounds with its score and tallies; habits in words |
//! | `preset` | what starts worth offering are called |
//! | `house`, `own` | the list of games; games written as TOML |
//! | `index` | what games are called: titles, other names, problem numbers, pinyin, one letter wrong |
//! | `typed`, `game/manner` | the legal moves that a typed text may mean; the forms of each kind of notation |
//! | `named` | moves by the names that people have for them |
//! | `repeats` | where a line comes back to a position, or to the same moves |
//! | `history` | undo, redo, branches, what is saved |

pub mod answer;
pub(crate) mod any;
pub(crate) mod found;
pub mod game;
pub(crate) mod held;
pub mod history;
pub mod house;
pub mod index;
pub(crate) mod mixed;
pub mod named;
pub mod own;
pub(crate) mod paper;
pub mod place;
pub mod preset;
pub mod refutation;
pub mod repeats;
pub mod report;
pub mod rounds;
pub(crate) mod summed;
pub mod typed;
pub(crate) mod variant;
pub(crate) mod watched;
