//! The command line as its callers meet it: the real program, its output, its complaints, its exit status.

#[path = "../common/crew.rs"]
mod crew;
#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/shell.rs"]
mod shell;

mod asking;
mod code;
mod doors;
mod files;
mod habits;
mod learning;
mod playing;
mod tables;
