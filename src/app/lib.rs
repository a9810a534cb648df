//! What people meet: commands, screens, files, settings, and the own games on the shelf.
//!
//! | room | what it is |
//! |---|---|
//! | `worker` | the thread that thinks; the newest wish wins |
//! | `settings`, `store`, `shelf` | files: settings, the resumable game, large tables with version and checksum, the user's own games |
//! | `store/progress` | what a learner did: one record a line with its checksum, only ever added to |
//! | `store/reading` | files, streams and lines, each read up to a bound |
//! | `cli`, `tui` | one file per command, one per screen; painters are pure functions into a buffer |
//! | `cli/hearing`, `cli/layout` | what is set before a command is read; how help is laid out |
//! | `cli/manual`, `cli/completion` | what packages install beside the program |
//! | `cli/sieve`, `cli/shelter` | what commands write is harmless to terminals; a fault of the program costs one question |
//! | `tui/stage`, `tui/view`, `tui/side` | how a window is divided, board left and words right; the two drawn; what the words say while the oracle is silent |
//! | `tui/scroll` | how far a text is scrolled, and whether there is more of it than there is room for |
//! | `tui/card`, `tui/panel`, `tui/tab` | the oracle at one glance, never longer than its room; every move, proof and law behind it |
//! | `tui/ending` | the card of a finished game: who had it, what was given away, the doors that lead on |
//! | `tui/paint/wires`, `tui/paint/domino` | arcs as wires in channels between rows of nodes; dominoes over two cells |
//! | `tui/motion` | the pictures between two positions, a pure function; the play layer shows them beat by beat, a key ends them |
//! | `tui/play/*` | a game being played: what its keys do now, what it shows, what the mouse does |
//! | `tui/chart` | values walked with the cursor: a line with its period, or a map; laws guessed and rules compared there |
//! | `tui/inquiry` | what is asked about a game as a whole, answered on the thread that thinks, and the cells it is seen in |
//! | `tui/theatre` | the search of a small game, stepped or played: the way from the root, or the waves |
//! | `tui/regret` | strategies learnt before one's eyes |
//! | `tui/habits` | how exploitable the person is |
//! | `tui/home/*`, `tui/preview` | the first screen: what can be chosen, the list, the chosen thing live, the week |
//! | `tui/taken_up` | games taken up again: the one kept on disk, one that was pasted |
//! | `tui/study` | the list of what a learner may do |
//! | `tui/lesson/*` | lessons page by page, on live boards and as slides |
//! | `tui/shares` | shares of a split set with the arrows |
//! | `tui/dial`, `tui/tool` | numbers of a position turned one by one in the set-up form, with everybody's share before and after |
//! | `tui/show/*` | screens without a terminal: as letters, page, drawing or recording |
//! | `tui/glossary`, `tui/puzzle`, `tui/fair`, `tui/mistakes`, `tui/stats` | one screen each of what is taught and tested |
//! | `tui/backlog` | finished games, judged when nothing else is thought about |
//! | `settings/themes`, `tui/theme/*` | themes that people write; the shipped ones, held to their contrast by tests |
//! | `tui/asking`, `tui/answers`, `tui/looks` | what the terminal is asked at the start, how answers are told from keys; what follows for the looks |
//! | `tui/pen` | a board drawn cell by cell in the set-up form, solved anew after every stroke |

pub mod cli;
pub(crate) mod contestant;
pub mod cores;
pub mod settings;
pub mod shelf;
pub mod store;
pub mod tui;
pub mod worker;
