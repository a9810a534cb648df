//! The real program in a real pseudo-terminal: it takes the terminal, plays, and gives everything back as it was.
#![cfg(unix)]

mod asking;
mod leaving;
mod manners;
mod playing;
mod pty;
mod themes;
