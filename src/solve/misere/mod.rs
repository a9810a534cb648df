//! Misère play, where nim-values do not decide: who makes the last move loses.
//!
//! | room | what it is |
//! |---|---|
//! | `laws` | sums settled by the strongest law that is proved for them |
//! | `genus` | tame games and the law for their sums |
//! | `quotient/*` | misère quotients: finite monoids that decide sums |
//! | `search` | every position below once, with the plies to the end |
//! | `sums` | games that fall apart: whole sums searched, no form twice |

pub mod genus;
pub mod laws;
pub mod quotient;
pub mod search;
pub mod sums;
