//! A process that is spoken with: one message a line, each answered in time.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::contestant::child::{Limits, kill, start, wait};
use crate::contestant::program::in_full;
use ground::say::shown::shown;

/// Bytes that a line may have.
const LINE: u64 = 1 << 20;

/// A process, and what it was last told.
pub struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    log: Vec<String>,
}

/// Why no answer came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Silence {
    /// The time was over.
    Late,
    /// It ended, or closed what it says.
    Ended,
}

impl Talk {
    /// Starts a command, with the folder and the environment of whoever asks for it.
    pub fn start(words: &[String]) -> std::io::Result<Talk> {
        let words: Vec<String> = words.iter().map(|word| in_full(word)).collect();
        let (program, arguments) = words.split_first().ok_or(std::io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = start(&mut command, Limits::default())?;
        let (tell, lines) = sync_channel(1_000);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || listen(stdout, &tell));
        }
        Ok(Talk { stdin: child.stdin.take(), child, lines, log: Vec::new() })
    }

    /// Says a line; whether it could be said.
    pub fn say(&mut self, line: &str) -> bool {
        let Some(stdin) = &mut self.stdin else { return false };
        writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_ok()
    }

    /// The next line that is no `info`, and how long it took.
    pub fn hear(&mut self, within: Duration) -> Result<(String, Duration), Silence> {
        let began = Instant::now();
        loop {
            let left = within.saturating_sub(began.elapsed());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.starts_with("info ") => self.log.push(line),
                Ok(line) => return Ok((line, began.elapsed())),
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
            }
        }
    }
}

impl Drop for Talk {
    /// Says `quit`, waits a second, and ends it with all that it started.
    fn drop(&mut self) {
        self.say("quit");
        self.stdin = None;
        let until = Instant::now() + Duration::from_secs(1);
        while !matches!(
            self.lines.recv_timeout(until.saturating_duration_since(Instant::now())),
            Err(RecvTimeoutError::Disconnected | RecvTimeoutError::Timeout)
        ) {}
        kill(self.child.id());
        let _ = wait(&self.child);
    }
}

/// Hands on lines, without what a terminal must not be shown.
fn listen(from: impl Read, tell: &SyncSender<String>) {
    let mut reader = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        match (&mut reader).take(LINE).read_until(b'\n', &mut line) {
            Ok(1..) => {
                let text = String::from_utf8_lossy(&line);
                if tell.send(shown(text.trim_end()).into_owned()).is_err() {
                    return;
                }
            }
            _ => return,
        }
    }
}
