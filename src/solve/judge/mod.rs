//! What every engine is asked, and what it may answer: values, reasons, mixes, claims, learning.
//!
//! | room | what it is |
//! |---|---|
//! | `oracle` | trait `Oracle`: one question, `value`; rows, best moves and the principal line follow in `asked`, once for all |
//! | `value` | the algebra of values and the parent law |
//! | `reason`, `idea` | why, as data: claim, steps with roles, exhibits; and the idea that a teacher would name |
//! | `control` | being asked to stop, or to hurry; progress; memory, a store for tables, more workers; no clock |
//! | `pool` | workers that search at once; `app::cores` lends two threads, and no answer depends on them |
//! | `table_store` | where large tables may outlive the program |
//! | `erased` | a game with its types rubbed off: positions by number, and a cursor for what plays it out |
//! | `sequence` | tables of values and the periods in them |
//! | `mixing`, `shares` | weights of mixed moves; what players may claim of a worth they share |
//! | `exploitability` | how exploitable frequencies are, and how sure that is |
//! | `learning`, `scheme` | a learning kept at checkpoints, and how regret is kept from one iteration to the next |

pub mod asked;
pub mod control;
pub mod erased;
pub mod exploitability;
pub mod idea;
pub mod learning;
pub mod mixing;
pub mod oracle;
pub mod pool;
pub mod reason;
pub mod scheme;
pub mod sequence;
pub mod shares;
pub mod table_store;
pub mod value;
