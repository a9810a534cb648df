//! The judge's bench: problems of online judges, their tests, and programs that are held against the truth.
//!
//! Invariant: nothing here knows a process, a file or a clock; a program is a [`contestant::Contestant`].
//!
//! | room | what it is |
//! |---|---|
//! | `case`, `layout`, `input` | a test as numbers; how it stands in the file; reading with the line of what is broken |
//! | `limits` | how large numbers may be |
//! | `law`, `laws/*` | right answers and the mistakes that are made with them |
//! | `answer`, `formula` | the words of answers; a wrong answer as an expression |
//! | `problem`, `catalogue` | a problem's file; all of them, found by the names people know |
//! | `truth` | the right answers, by the law or by the game of the house |
//! | `cases/*` | tests: small, at the edges, near the law, random, at the limits |
//! | `contestant`, `verdict` | what a program did, and what judges call that |
//! | `bench`, `shrinking` | the course of judging; the smallest failing test |
//! | `likely`, `growth` | the mistake that fits; how time grows |

pub(crate) mod answer;
pub mod bench;
pub mod case;
pub mod cases;
pub mod catalogue;
pub mod contestant;
pub(crate) mod formula;
pub mod growth;
pub mod input;
pub mod law;
pub mod laws;
pub(crate) mod layout;
pub mod likely;
pub(crate) mod limits;
pub mod problem;
pub mod shrinking;
pub mod truth;
pub mod verdict;
