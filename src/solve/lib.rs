//! Who knows: engines that answer what a position is worth and why. No engine names a game; what serves one game alone stands
//! in its folder in `games`.
//!
//! | room | what it is |
//! |---|---|
//! | `judge` | what every engine is asked and may answer: oracle, value, reason, control |
//! | `formula` | closed forms as number theory |
//! | `automaton` | laws as finite machines over digits: learnt from a table, proved for every size |
//! | `nim_values` | Grundy values of graphs, heaps and boards; octal games, periods, Smith's labels |
//! | `misere` | genus, misère quotients, searches of sums |
//! | `search` | alpha-beta, the transposition table, bounded look ahead, playouts, the plain referee |
//! | `retrograde` | sweeps from the ends backwards, where play may run in circles, and their tables on disk |
//! | `equilibrium` | linear programs, matrix games, hidden hands, counterfactual regret |
//! | `sharing` | the core, the nucleolus, Shapley, flows |
//! | `trace` | methods to be watched: searches, tables, waves, written down step by step as they run |

pub mod automaton;
pub mod equilibrium;
pub mod formula;
pub mod judge;
pub mod misere;
pub mod nim_values;
pub mod retrograde;
pub mod search;
pub mod sharing;
pub mod trace;
