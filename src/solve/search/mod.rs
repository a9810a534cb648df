//! Searches forwards from a position, and what they remember.
//!
//! | room | what it is |
//! |---|---|
//! | `alpha_beta`, `score` | alpha-beta with iterative deepening, for games with two sides that always end; who wins and in how many plies |
//! | `transposition_table` | bounds and the best step of positions already met |
//! | `shared_entry` | an entry of such a table that several workers read and write at once |
//! | `parallel` | one question asked of several workers at once: ABDADA |
//! | `bounded_search` | a bounded look ahead, a quiescence search that follows forced captures: an estimate |
//! | `evaluation` | what is counted of a position that is not searched further: terms with names |
//! | `full_search` | the plain referee: the whole game by memory, from the rules alone |
//! | `playouts` | Monte Carlo: games played out at random, where nothing is told; a guess |
//! | `book` | what early positions are worth, in a small file that ships; `examples/book` makes and checks such files |
//! | `cell_sets`, `lines` | cells of a board as a bitboard; the lines of a rectangular board |
//! | `prefetch` | two hints to processor and system about large tables; one of two files with unsafe code |

pub mod alpha_beta;
pub mod book;
pub mod bounded_search;
pub mod cell_sets;
pub mod evaluation;
pub mod full_search;
pub mod lines;
pub mod parallel;
pub mod playouts;
pub mod prefetch;
pub mod score;
pub mod shared_entry;
pub mod transposition_table;
