//! What is known of a program that is judged: what it does with an input. Who runs it stands elsewhere; nothing here knows a process.

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By itself, with this status.
    Exit(i32),
    /// By this signal.
    Signal(i32),
    /// It was stopped: the time was over.
    Late,
    /// It wanted more memory than allowed.
    Memory,
    /// It printed more than allowed.
    Output,
    /// It could not be started at all, and why.
    Unstartable(String),
}

/// One run.
#[derive(Clone, Debug)]
pub struct Ran {
    /// How it ended.
    pub ending: Ending,
    /// What it printed.
    pub output: String,
    /// The end of what it wrote to standard error.
    pub errors: String,
    /// Processor time, in milliseconds.
    pub time: u64,
    /// The largest resident memory, in KiB; 0 where it is not known.
    pub memory: u64,
}

/// A program that can be run again and again.
pub trait Contestant {
    /// Gives it an input and waits for its end.
    fn run(&mut self, input: &str) -> Ran;
    /// Milliseconds since judging began.
    fn elapsed(&self) -> u64;
    /// Whether the person wants it to stop.
    fn is_stopped(&self) -> bool;
}
