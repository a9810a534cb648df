//! Who knows: engines that answer what a position is worth and why. No engine names a game.
//!
//! | room | what it is |
//! |---|---|
//! | `judge` | trait `Oracle`: one question, `value`; rows, best moves and the principal line follow once for all |
//! | `value` | the algebra of values and the parent law |
//! | `reason` | why, as data: claim, steps with roles, exhibits |
//! | `idea` | what a step is about: the idea a teacher would name |
//! | `control` | being asked to stop, or to hurry and then to answer with what there is, progress, and what a computation may lean on: memory, a place for tables, more hands; no clock |
//! | `crew` | hands that work at once; `app::cores` lends two threads, and no answer depends on them |
//! | `formula/*` | closed forms as number theory |
//! | `walk` | the plain referee: the whole game by memory, from the rules alone |
//! | `retrograde`, `below` | sweeps from the ends backwards, where play may run in circles: of a whole game, or of all below a position |
//! | `theatre/*` | a search to be watched: every position below one, plain alpha-beta written down step by step, or waves |
//! | `loopy` | Smith's labels: nim-values and infinities of graphs with cycles, and their sums |
//! | `octal/*` | nim-values of games that break heaps, by rare and common values, those pairs first that lately gave what no others gave, with the bound of Guy and Smith |
//! | `genus`, `quotient` | misère theory: tame games, and the quotients that decide sums |
//! | `nimber_search` | exact search for boards without a law, part by part |
//! | `cell_sets` | cells of a board as sets of bits, and pairs of them |
//! | `book` | what early positions are worth, in a small file that ships; `examples/book` makes and checks such files |
//! | `vault`, `heirloom` | where large tables may outlive the program; a table read from there, or made and kept |
//! | `hints` | two hints to processor and system about large tables; the only file with unsafe code |
//! | `linear/*` | linear programs solved exactly, each answer with its proof; the crate microlp, behind the trait `Corners`, names the corner of large ones |
//! | `coalition/*`, `flow` | what players who share may claim: averages, the core, the nucleolus; the largest flow and the cut that proves it |
//! | `mixed/*`, `regret/*` | matrix games: values, optimal mixes, corners; regret matching and counterfactual regret minimisation |
//! | `regret/record` | a learning kept at checkpoints |
//! | `linear/{guess,lift,proved}` | the best corner of a large program guessed in machine numbers, proved in whole ones |
//! | `leak` | how exploitable frequencies are, and how sure that is |
//! | `hidden/*` | games with hidden hands as trees of what both see; plans, best replies, exact solutions |
//! | `mix`, `shares` | weights of mixed moves; what players may claim of a worth they share |
//! | `closure` | all below a position explored forwards and swept backwards, where play may run in circles |
//! | `outlook` | a bounded look ahead that follows forced captures: the estimates of Othello and draughts |
//! | `playouts` | games played out at random, where nothing is told: a guess |
//! | `sequence` | tables of values and the periods in them |
//! | `erased` | a game with its types rubbed off: positions by number for what walks a whole game, a cursor for what plays it out |

pub mod coalition;
pub mod equilibrium;
pub mod flow;
pub mod formula;
pub mod judge;
pub mod misere;
pub mod nim_values;
pub mod retrograde;
pub mod search;
pub mod theatre;
