//! A command that is started afresh for each input, within limits of time, memory and output.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::contestant::child::{Limits, Used, kill, start, wait};
use judge::contestant::{Contestant, Ending, Ran};
use solve::judge::control::Control;

/// Bytes of standard error that are kept.
const ERRORS: usize = 64 << 10;

/// What a program may use.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Processor time.
    pub time: Duration,
    /// Bytes of memory.
    pub memory: u64,
    /// Bytes of output.
    pub output: usize,
}

/// Runtimes that reserve far more address space than they use: only what they use is counted.
const ROOMY: [&str; 6] = ["java", "node", "deno", "bun", "go", "dotnet"];

/// Runtimes that need more time than a compiled program, and how many times as much they get.
const SLOW: [(&str, u32); 7] =
    [("java", 2), ("node", 2), ("python", 3), ("python3", 3), ("pypy3", 2), ("ruby", 3), ("perl", 3)];

/// A command that is run again and again.
pub struct Program<'c> {
    words: Vec<String>,
    bounds: Bounds,
    folder: TempDir,
    began: Instant,
    control: &'c Control,
    /// The least processor time of a run: what starting takes.
    start: Option<u64>,
}

impl<'c> Program<'c> {
    /// A command with these limits, in an empty folder of its own. Arguments that name files are given by their full path.
    pub fn new(words: &[String], bounds: Bounds, control: &'c Control) -> std::io::Result<Self> {
        let words: Vec<String> = words.iter().map(|word| in_full(word)).collect();
        let folder = tempfile::Builder::new().prefix("xorcle-judge").tempdir()?;
        Ok(Program { words, bounds, folder, began: Instant::now(), control, start: None })
    }

    /// The same bounds with the time that its runtime gets.
    pub fn patient(words: &[String], bounds: Bounds) -> Bounds {
        let name = runtime(words);
        let times = SLOW
            .iter()
            .find(|(slow, _)| name == *slow || name.starts_with(&format!("{slow}.")))
            .map_or(1, |(_, times)| *times);
        Bounds { time: bounds.time * times, ..bounds }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).current_dir(self.folder.path()).env_clear();
        for name in ["PATH", "HOME", "LANG", "JAVA_HOME"] {
            if let Some(value) = std::env::var_os(name) {
                command.env(name, value);
            }
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn limits(&self) -> Limits {
        /// What libraries take of the address space before a program begins.
        const SLACK: u64 = 128 << 20;
        /// Bytes of a file that it writes.
        const FILE: u64 = 64 << 20;
        let is_roomy = ROOMY.contains(&runtime(&self.words).as_str());
        Limits {
            seconds: Some(self.bounds.time.as_millis().div_ceil(1_000) as u64),
            address_space: (!is_roomy).then_some(self.bounds.memory + SLACK),
            file: Some(FILE),
        }
    }

    fn once(&mut self, input: &str) -> Ran {
        let mut child = match start(&mut self.command(), self.limits()) {
            Ok(child) => child,
            Err(error) => return unstartable(&error),
        };
        let (tell, hear) = channel();
        feed(&mut child, input.to_owned());
        let output = listen(child.stdout.take(), self.bounds.output, true, tell.clone());
        let errors = listen(child.stderr.take(), ERRORS, false, tell.clone());
        let id = child.id();
        thread::spawn(move || {
            let _ = tell.send(Event::Ended(wait(&child).ok()));
        });
        let (stopped, used) = self.await_end(id, &hear);
        // What it has started and left behind ends with it.
        kill(id);
        let waiting = Instant::now() + Duration::from_millis(500);
        for end in [&output, &errors] {
            let _ = end.done.recv_timeout(waiting.saturating_duration_since(Instant::now()));
        }
        self.told(stopped, used, output.text(), errors.text())
    }

    /// Waits for the end; a run that takes too long or prints too much is ended. Why it was, if it was.
    fn await_end(&self, id: u32, hear: &Receiver<Event>) -> (Option<Ending>, Option<Used>) {
        /// How often it is looked whether the person wants to stop.
        const BEAT: Duration = Duration::from_millis(100);
        let until = Instant::now() + self.bounds.time * 2 + Duration::from_millis(500);
        let mut stopped = None;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match hear.recv_timeout(if stopped.is_some() { BEAT * 20 } else { left.min(BEAT) }) {
                Ok(Event::Ended(used)) => return (stopped, used),
                Ok(Event::TooMuch) => {
                    stopped.get_or_insert(Ending::Output);
                    kill(id);
                }
                Err(RecvTimeoutError::Timeout) if stopped.is_some() => return (stopped, None),
                Err(RecvTimeoutError::Timeout) => {
                    if left.is_zero() || self.control.is_stopped() {
                        stopped = Some(Ending::Late);
                        kill(id);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return (stopped.or(Some(Ending::Late)), None),
            }
        }
    }

    fn told(&mut self, stopped: Option<Ending>, used: Option<Used>, output: String, errors: String) -> Ran {
        let used = used.unwrap_or(Used { status: None, signal: Some(9), time: 0, memory: 0 });
        /// Milliseconds that starting may take.
        const START: u64 = 300;
        let start = self.start.map_or(used.time, |start| start.min(used.time)).min(START);
        self.start = Some(start);
        // Whom the system ended has used up all it may.
        let least = if used.signal == Some(XCPU) { self.bounds.time.as_millis() as u64 + 1 } else { 0 };
        let time = (used.time - start).max(least);
        let is_late = time > self.bounds.time.as_millis() as u64;
        let is_large = used.memory * 1_024 > self.bounds.memory || ran_out(&errors);
        let own = match (used.status, used.signal) {
            (Some(status), _) => Ending::Exit(status),
            (None, signal) => Ending::Signal(signal.unwrap_or(0)),
        };
        let ending = match stopped {
            Some(ending) => ending,
            None if is_late || used.signal == Some(XCPU) => Ending::Late,
            None if is_large && (own != Ending::Exit(0) || used.memory * 1_024 > self.bounds.memory) => Ending::Memory,
            None => own,
        };
        Ran { ending, output, errors, time, memory: used.memory }
    }
}

/// The signal of who has used up all processor time.
const XCPU: i32 = 24;

impl Contestant for Program<'_> {
    fn run(&mut self, input: &str) -> Ran {
        let ran = self.once(input);
        // A machine that was busy for a moment must not condemn anybody; processor time that was used is used.
        let is_busy = ran.ending == Ending::Late && ran.time <= self.bounds.time.as_millis() as u64;
        if is_busy && !self.control.is_stopped() { self.once(input) } else { ran }
    }

    fn elapsed(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    fn is_stopped(&self) -> bool {
        self.control.is_stopped()
    }
}

/// What a run's threads tell.
enum Event {
    Ended(Option<Used>),
    TooMuch,
}

/// What was heard so far, and when it is all.
struct Heard {
    bytes: Arc<Mutex<Vec<u8>>>,
    done: Receiver<()>,
}

impl Heard {
    fn text(&self) -> String {
        let bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// Writes the input from a thread of its own: a program need not read it.
fn feed(child: &mut Child, input: String) {
    if let Some(mut stdin) = child.stdin.take() {
        thread::spawn(move || {
            let _ = stdin.write_all(input.as_bytes());
        });
    }
}

/// Reads up to so many bytes; what is printed beyond is read and forgotten, or ends the run.
fn listen(from: Option<impl Read + Send + 'static>, most: usize, is_ended: bool, tell: Sender<Event>) -> Heard {
    let bytes = Arc::new(Mutex::new(Vec::new()));
    let (end, done) = channel();
    let kept = bytes.clone();
    thread::spawn(move || {
        let mut buffer = [0; 1 << 14];
        let Some(mut from) = from else { return };
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            let room = most - kept.len();
            kept.extend_from_slice(&buffer[..count.min(room)]);
            if count > room && is_ended {
                let _ = tell.send(Event::TooMuch);
                break;
            }
        }
        let _ = end.send(());
    });
    Heard { bytes, done }
}

fn unstartable(error: &std::io::Error) -> Ran {
    let ending = Ending::Unstartable(error.to_string());
    Ran { ending, output: String::new(), errors: String::new(), time: 0, memory: 0 }
}

/// Whether a runtime says that memory ran out.
fn ran_out(errors: &str) -> bool {
    ["bad_alloc", "MemoryError", "OutOfMemoryError", "memory allocation of", "heap out of memory"]
        .iter()
        .any(|word| errors.contains(word))
}

/// The name of the program that is started, without its folder.
fn runtime(words: &[String]) -> String {
    let name = words.first().map(|word| Path::new(word).file_name().unwrap_or(OsStr::new(word)));
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The word; one that names a file, as its full path.
pub fn in_full(word: &str) -> String {
    let path = Path::new(word);
    if !path.exists() || path.is_absolute() {
        return word.to_owned();
    }
    std::path::absolute(path).unwrap_or_else(|_| PathBuf::from(word)).display().to_string()
}
