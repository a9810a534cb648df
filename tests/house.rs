//! The house as a whole, held from outside: the real program, its files, its words, its source, and values that others published.
//! `cargo test --test house cli` runs one module of it. The laws of all games, their claims and their stages are programs beside it.

#[path = "common/crew.rs"]
mod crew;
#[path = "common/dice.rs"]
mod dice;
#[path = "common/shell.rs"]
mod shell;
#[path = "common/source.rs"]
mod source;
#[path = "common/starts.rs"]
mod starts;

mod certificates;
mod cli;
mod counts;
mod demo;
mod floors;
mod formulas;
mod fuzz;
mod glass;
mod golden;
mod grammar;
mod judge;
mod known;
mod locales;
mod manners;
mod mutations;
mod names;
mod parsers;
mod readme;
mod recursion;
mod schema;
mod screens;
mod show;
mod stairs;
mod sums;
mod supply;
mod terminal;
mod terms;
mod typed;
