//! The teacher: what can be taught and tested about games, every word of it taken from what the oracle has settled.
//!
//! Invariant: nothing here knows a file, a clock or a screen. Days are numbers, lots come from seeds.
//!
//! | room | what it is |
//! |---|---|
//! | `chart` | a table's law in words, and the table as CSV, JSON and SVG |
//! | `automatic` | laws for every size, found and proved by machine, in words; a position's digits run through the machine |
//! | `machine/*` | such machines drawn, with a position's run in them; a page about a game with its exercises |
//! | `ahead` | moves to come written into a scene as numbers |
//! | `hint` | hints in four steps; what would tell the winning move too early is veiled at this one place |
//! | `conjecture` | a law put to the test, smallest positions first, and proved where periods allow; two rule sets side by side |
//! | `glossary` | the words of the theory, each with a board that bears it out |
//! | `demo`, `sealed`, `stated`, `heaped`, `planned` | a turn of a game the oracle plays against itself; certificates written, and checked at once |
//! | `review`, `curve` | each move judged by what is proved, the course of a game |
//! | `concept`, `concept/*` | the table of kinds of errors: each stands once, with its name, its words and its definition by rules, values and ideas |
//! | `streak` | days in a row, one missed day a week forgiven; the week |
//! | `note`, `ledger`, `summary`, `tell` | what a learner did; which mistakes are due when; both in words |
//! | `puzzle/*` | positions settled within a ration of work, asked about; difficulty, rating, series without repeats |
//! | `outcome` | what people call an outcome, in the words of either language |
//! | `fair` | starts that need so many only-moves |
//! | `lesson/*` | lessons read strictly, every claim asked of the oracle within a budget; answers judged purely; decks of slides |
//! | `proof`, `nearing`, `lawful`, `plainly` | certificates written: strategies, wins without a known distance, laws; a position as the checker sees it |
//! | `sheet`, `drawing`, `picture`, `page` | worksheets; boards in plain text and as pictures; sheets and slides as pages of HTML |
//! | `whole/*` | the tree and the graph of a small game as text, DOT and SVG; the census of its positions |
//! | `opponent` | chooses from what the oracle says |
//! | `opponent/flaw`, `opponent/sight`, `opponent/confession` | opponents that err in one way; what a careless eye sees; what they tell after the game |

pub mod ahead;
pub mod automatic;
pub mod chart;
pub mod concept;
pub mod conjecture;
pub mod curve;
pub mod demo;
pub mod drawing;
pub mod every_size;
pub mod fair;
pub mod glossary;
pub mod heaped;
pub mod hint;
pub mod lawful;
pub mod ledger;
pub mod lesson;
pub mod machine;
pub(crate) mod nearing;
pub mod note;
pub mod opponent;
pub mod outcome;
pub mod page;
pub mod picture;
pub mod plainly;
pub mod planned;
pub mod program;
pub mod proof;
pub mod puzzle;
pub mod review;
pub mod sealed;
pub mod sheet;
pub mod staged;
pub mod stated;
pub mod streak;
pub mod summary;
pub mod tell;
pub mod whole;
