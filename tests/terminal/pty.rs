//! A program on a pseudo-terminal of its own, with empty folders for its files: keys go in, the screen is looked at, and
//! nothing is waited for longer than it takes.

use std::io::{Read, Write};
use std::num::NonZero;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system};
use tempfile::TempDir;
use vt100::{MouseProtocolMode, Parser, Screen};

/// How long anything may take on a busy machine before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long nothing must come before nothing is said to come.
const QUIET: Duration = Duration::from_millis(200);

/// The program people get.
pub const XORCLE: &str = env!("CARGO_BIN_EXE_xorcle");

/// How a program is to be started.
pub struct Start {
    command: Vec<String>,
    env: Vec<(String, String)>,
    answers: Answers,
}

/// What the terminal answers when it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Answers {
    /// The colour of the ground, as `ffff/ffff/ffff`.
    pub ground: Option<&'static str>,
    /// How many cells a sign of open width takes.
    pub ambiguous: Option<u16>,
    /// Whether it says what it is, as nearly all do.
    pub tells_itself: bool,
}

impl Answers {
    /// A terminal that tells only what it is.
    const SHY: Answers = Answers { ground: None, ambiguous: None, tells_itself: true };

    /// What it sends.
    pub fn sent(self) -> Vec<u8> {
        let ground = self.ground.map(|ground| format!("\x1b]11;rgb:{ground}\x1b\\"));
        let place = self.ambiguous.map(|wide| format!("\x1b[1;{}R", wide + 1));
        let itself = self.tells_itself.then(|| "\x1b[?62;22c".to_owned());
        [ground, place, itself].into_iter().flatten().collect::<String>().into_bytes()
    }
}

impl Start {
    /// The program with these arguments, on 80 by 24, in English.
    pub fn xorcle(args: &[&str]) -> Self {
        Self::command(&[&[XORCLE], args].concat())
    }

    /// Any command.
    pub fn command(command: &[&str]) -> Self {
        let env = [("TERM", "xterm-256color"), ("LANG", "en_US.UTF-8")];
        Start {
            command: command.iter().map(|&part| part.to_owned()).collect(),
            env: env.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
            answers: Answers::SHY,
        }
    }

    /// With one more variable in the environment.
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.env.push((name.to_owned(), value.to_owned()));
        self
    }

    /// On a terminal that answers this.
    pub fn answered(self, answers: Answers) -> Self {
        Start { answers, ..self }
    }

    /// Starts it.
    pub fn run(self) -> Glass {
        self.run_in(tempfile::tempdir().expect("there is room for a folder"))
    }

    /// Starts it with the files of an earlier run.
    pub fn run_in(self, home: TempDir) -> Glass {
        let (rows, cols) = (24, 80);
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there is a pseudo-terminal");
        let mut builder = CommandBuilder::new(&self.command[0]);
        builder.args(&self.command[1..]);
        builder.env_clear();
        builder.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        builder.env("HOME", home.path());
        for kind in ["CONFIG", "DATA", "STATE", "CACHE"] {
            builder.env(format!("XDG_{kind}_HOME"), home.path().join(kind.to_lowercase()));
        }
        self.env.iter().for_each(|(name, value)| builder.env(name, value));
        let manners = manners(&*pair.master);
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let writer = pair.master.take_writer().expect("the terminal can be written");
        let (tell, chunks) = channel();
        thread::spawn(move || {
            let mut chunk = vec![0; 1 << 16];
            while let Ok(read @ 1..) = reader.read(&mut chunk)
                && tell.send(chunk[..read].to_vec()).is_ok()
            {}
        });
        let child = pair.slave.spawn_command(builder).expect("the program starts");
        let parser = Parser::new(cells(rows), cells(cols), 0);
        Glass {
            child,
            writer,
            chunks,
            parser,
            bytes: Vec::new(),
            answers: self.answers,
            asked: None,
            first_frame: None,
            master: pair.master,
            slave: pair.slave,
            manners,
            home,
        }
    }
}

/// A width or a height.
fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a terminal has rows and columns")
}

/// The line discipline of the terminal: echo, line mode, signals from keys.
fn manners(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("a pseudo-terminal has manners"))
}

/// A running program and what its terminal shows.
pub struct Glass {
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    chunks: Receiver<Vec<u8>>,
    parser: Parser,
    bytes: Vec<u8>,
    answers: Answers,
    asked: Option<Instant>,
    first_frame: Option<Instant>,
    master: Box<dyn MasterPty + Send>,
    /// Held open so that the terminal outlives the program and can be looked at.
    slave: Box<dyn SlavePty + Send>,
    manners: String,
    home: TempDir,
}

/// What is left when a program has ended.
pub struct Left {
    /// Its exit status.
    pub status: ExitStatus,
    /// Everything it ever wrote.
    pub bytes: Vec<u8>,
    /// The terminal after it.
    pub screen: Screen,
    /// Whether echo, line mode and the rest are as before.
    pub is_cooked: bool,
    /// Its files.
    pub home: TempDir,
}

impl Glass {
    /// Sends keys as bytes.
    pub fn send(&mut self, keys: impl AsRef<[u8]>) {
        self.writer.write_all(keys.as_ref()).and_then(|()| self.writer.flush()).expect("the terminal takes keys");
    }

    /// Waits until the screen is as wanted, and gives back its text.
    pub fn until(&mut self, wanted: &str, is_so: impl Fn(&Screen) -> bool) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if is_so(self.parser.screen()) {
                return self.text();
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let Ok(chunk) = self.chunks.recv_timeout(left) else {
                panic!("never came: {wanted}. The screen shows:\n{}", self.text());
            };
            self.take(&chunk);
        }
    }

    /// Waits until this text stands on the screen.
    pub fn until_shown(&mut self, text: &str) -> String {
        self.until(text, |screen| screen.contents().contains(text))
    }

    /// Takes in what comes until nothing comes any more.
    pub fn settle(&mut self) -> String {
        while let Ok(chunk) = self.chunks.recv_timeout(QUIET) {
            self.take(&chunk);
        }
        self.text()
    }

    /// What the screen shows now.
    pub fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// The screen as the terminal holds it.
    pub fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    /// Everything written so far.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How long the first frame came after the questions.
    pub fn waited(&self) -> Duration {
        let (asked, first) = (self.asked.expect("it asks"), self.first_frame.expect("it draws"));
        first.saturating_duration_since(asked)
    }

    /// Gives the terminal another size.
    pub fn resize(&mut self, rows: u16, cols: u16) {
        self.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("it can be resized");
        self.parser.screen_mut().set_size(cells(rows), cells(cols));
    }

    /// Sends a signal, by its name without SIG.
    pub fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &id]).status().expect("there is a kill");
        assert!(status.success(), "no {name} for {id}");
    }

    /// Waits for the program to end.
    pub fn end(mut self) -> Left {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            if let Ok(chunk) = self.chunks.recv_timeout(Duration::from_millis(10)) {
                self.take(&chunk);
            }
            if let Some(status) = self.child.try_wait().expect("its end can be asked for") {
                break status;
            }
            assert!(Instant::now() < deadline, "it does not end. The screen shows:\n{}", self.text());
        };
        self.settle();
        let is_cooked = manners(&*self.master) == self.manners;
        drop(self.slave);
        Left { status, is_cooked, screen: self.parser.screen().clone(), bytes: self.bytes, home: self.home }
    }

    fn take(&mut self, chunk: &[u8]) {
        self.parser.process(chunk);
        self.bytes.extend_from_slice(chunk);
        let has = |part: &[u8]| self.bytes.windows(part.len()).any(|seen| seen == part);
        if self.first_frame.is_none() && has(b"\x1b[?2026h") {
            self.first_frame = Some(Instant::now());
        }
        if self.asked.is_none() && has(b"\x1b[c") {
            self.asked = Some(Instant::now());
            self.send(self.answers.sent());
        }
    }
}

impl Left {
    /// The terminal is as it was: main screen, cursor, no mouse or paste modes, line mode with echo.
    pub fn assert_given_back(&self, how: &str) {
        let screen = &self.screen;
        assert!(!screen.alternate_screen(), "{how}: the alternate screen was not left");
        assert!(!screen.hide_cursor(), "{how}: the cursor stays hidden");
        assert!(!screen.bracketed_paste(), "{how}: paste mode stays on");
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None, "{how}: mouse mode stays on");
        assert!(self.is_cooked, "{how}: the terminal stays raw");
    }

    /// Everything it wrote, as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// Whether the bytes hold a colour: a parameter of SGR from 30 to 49 or from 90 to 107.
pub fn has_colour(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.split("\x1b[").skip(1).any(|sequence| {
        let end = sequence.find(|c: char| !(c.is_ascii_digit() || c == ';' || c == ':'));
        let Some(end) = end.filter(|&end| sequence[end..].starts_with('m')) else { return false };
        let is_colour = |part: &str| matches!(part.parse(), Ok(30..=38 | 40..=48 | 90..=107u32));
        sequence[..end].split([';', ':']).any(is_colour)
    })
}
