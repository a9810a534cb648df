//! The command line as its callers meet it: the real program, its output, its complaints, its exit status.

mod asking;
mod code;
mod doors;
mod files;
mod gomocup;
mod guide;
mod habits;
mod learning;
mod methods;
mod playing;
mod tables;
