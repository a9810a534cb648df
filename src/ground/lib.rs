//! The ground: numbers, words in two languages, notation, parameters, expressions, rules and scenes. It imports nothing of the house.
//!
//! | room | what it is |
//! |---|---|
//! | `num` | natural and whole numbers of any size, at most 10,000 digits from text |
//! | `say` | a sentence as a message key with arguments; the one place that turns it into a language |
//! | `say/shown` | which letters may be shown: none that steers a terminal passes |
//! | `fault`, `mistake` | what is wrong with a request; the same in a file, with line, column and caret |
//! | `notation` | reads short texts and always knows its column |
//! | `typed` | what people type made plain: full-width signs, numbers in the dress of a statement |
//! | `params` | parameters of games: one declaration for flags, files, forms, JSON and help |
//! | `expression` | what a person types over natural numbers, exact, the golden ratio included: laws, and rules of own games |
//! | `heap_game` | games on heaps told by vectors and a few kinds of moves, for laws that speak of every size |
//! | `rules` | sides, positions with a mover, endings; trait `Rules` |
//! | `scene` | what stands where on a board and whose it is, as data; spots a finger can point at, and what each is called in words |
//! | `scene/piece` | what stands on a board and whose it is |
//! | `scene/figure`, `scene/lit` | points and lines over a ground; lines of like pieces lit on a board |
//! | `scene/hand`, `scene/ledger`, `scene/open` | seats with hidden hands; tables of shares, turned by fair steps; the one that is still to be filled |
//! | `json` | JSON, piece by piece |

pub mod expression;
pub mod fault;
pub mod heap_game;
pub mod json;
pub mod mistake;
pub mod notation;
pub mod num;
pub mod params;
pub mod rules;
pub mod say;
pub mod scene;
pub mod typed;
