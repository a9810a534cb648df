//! The screen beside the least a ratatui program can do, both on a pseudo-terminal of 120 by 40.
//!
//! Claims: the first screen stands in at most 1.2 times the time of the minimal loop; from a key to the first byte of the
//! new frame takes at most 1.1 times as long (medians); idle costs no processor time. Both programs run by turns, so that
//! a busy machine is unkind to both. The minimal loop does not ask the terminal what it is; how much of the first screen stands
//! behind the question is told beside.

#[path = "minimal_loop.rs"]
mod minimal_loop;

use std::fs;
use std::io::{Read, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const STARTS: usize = 15;
const KEYS: usize = 300;
const IDLE: Duration = Duration::from_secs(3);

/// A screen that says nothing for so long has settled.
const QUIET: Duration = Duration::from_millis(150);

/// How a program asks what the terminal is, and what xterm answers with its colour and the width of a sign.
const QUESTION: &[u8] = b"\x1b[c";
const ANSWER: &[u8] = b"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[1;2R\x1b[?64;22c";

/// A program on a pseudo-terminal, and what it writes with the time it arrived.
struct Glass {
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    /// What came when, and whether it asks the terminal what it is.
    chunks: Receiver<(Instant, bool)>,
    begun: Instant,
    /// When it asked the terminal what it is.
    asked: Option<Instant>,
    _master: Box<dyn MasterPty + Send>,
}

impl Glass {
    fn start(command: &[&str]) -> Self {
        let size = PtySize { rows: 40, cols: 120, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there is a pseudo-terminal");
        let mut builder = CommandBuilder::new(command[0]);
        builder.args(&command[1..]);
        builder.env("TERM", "xterm-256color");
        builder.env("XDG_CONFIG_HOME", std::env::temp_dir().join("xorcle-bench-config"));
        builder.env("XDG_DATA_HOME", std::env::temp_dir().join("xorcle-bench-data"));
        builder.env("XDG_STATE_HOME", std::env::temp_dir().join("xorcle-bench-state"));
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let writer = pair.master.take_writer().expect("the terminal can be written");
        let (tell, chunks) = channel();
        thread::spawn(move || {
            let mut chunk = vec![0; 1 << 16];
            while let Ok(read @ 1..) = reader.read(&mut chunk) {
                let asks = chunk[..read].windows(QUESTION.len()).any(|part| part == QUESTION);
                if tell.send((Instant::now(), asks)).is_err() {
                    return;
                }
            }
        });
        let begun = Instant::now();
        let child = pair.slave.spawn_command(builder).expect("the program starts");
        Glass { child, writer, chunks, begun, asked: None, _master: pair.master }
    }

    /// When the last byte came before a silence.
    fn settled(&mut self) -> Instant {
        let mut last = self.begun;
        let mut patience = Duration::from_secs(5);
        loop {
            match self.chunks.recv_timeout(patience) {
                Ok((at, asks)) => {
                    if asks {
                        self.asked.get_or_insert(at);
                        self.writer.write_all(ANSWER).and_then(|()| self.writer.flush()).expect("it takes an answer");
                    }
                    (last, patience) = (at, QUIET);
                }
                Err(RecvTimeoutError::Timeout) => return last,
                Err(RecvTimeoutError::Disconnected) => panic!("the program ended before its time"),
            }
        }
    }

    /// From a key to the first byte of the answer.
    fn key(&mut self, key: &[u8]) -> Duration {
        while self.chunks.try_recv().is_ok() {}
        let pressed = Instant::now();
        self.writer.write_all(key).and_then(|()| self.writer.flush()).expect("the terminal takes keys");
        let answered = self.chunks.recv_timeout(Duration::from_secs(2)).expect("a key shows");
        // The whole frame must be out before the next key.
        while self.chunks.recv_timeout(Duration::from_millis(5)).is_ok() {}
        answered.0 - pressed
    }

    /// Processor time used so far, in clock ticks of 10 ms.
    fn ticks(&self) -> u64 {
        let id = self.child.process_id().expect("it runs");
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).expect("this is Linux");
        let behind_name = stat.rsplit(')').next().unwrap_or_default();
        behind_name.split_whitespace().skip(11).take(2).filter_map(|text| text.parse::<u64>().ok()).sum()
    }

    fn end(mut self) {
        let _ = self.writer.write_all(b"q");
        thread::sleep(Duration::from_millis(50));
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What was measured of one program, in milliseconds.
#[derive(Default)]
struct Figures {
    first_screen: Vec<f64>,
    /// Until the question, for a program that asks.
    asked: Vec<f64>,
    keys: Vec<f64>,
    idle: f64,
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn measure_start(command: &[&str], figures: &mut Figures) {
    let mut glass = Glass::start(command);
    figures.first_screen.push(milliseconds(glass.settled() - glass.begun));
    figures.asked.extend(glass.asked.map(|asked| milliseconds(asked - glass.begun)));
    glass.end();
}

fn measure_keys(command: &[&str], figures: &mut Figures) {
    let mut glass = Glass::start(command);
    glass.settled();
    for i in 0..KEYS {
        let key: &[u8] = if i % 2 == 0 { b"\x1b[B" } else { b"\x1b[A" };
        figures.keys.push(milliseconds(glass.key(key)));
    }
    glass.settled();
    let before = glass.ticks();
    thread::sleep(IDLE);
    figures.idle = (glass.ticks() - before) as f64 * 10.0 / IDLE.as_secs_f64();
    glass.end();
}

fn main() -> ExitCode {
    if std::env::args().any(|arg| arg == "minimal-loop") {
        return minimal_loop::run().map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS);
    }
    let own = std::env::current_exe().expect("this program has a path").display().to_string();
    let programs = [vec![own.as_str(), "minimal-loop"], vec![env!("CARGO_BIN_EXE_xorcle")]];
    let mut figures = [Figures::default(), Figures::default()];
    for _ in 0..STARTS {
        programs.iter().zip(&mut figures).for_each(|(command, figures)| measure_start(command, figures));
    }
    programs.iter().zip(&mut figures).for_each(|(command, figures)| measure_keys(command, figures));
    let asked = median(&mut figures[1].asked);
    let [minimal, xorcle] = figures.each_mut().map(|f| (median(&mut f.first_screen), median(&mut f.keys), f.idle));
    println!("                 first screen   key to frame   idle");
    for (name, (screen, key, idle)) in [("minimal loop", minimal), ("xorcle", xorcle)] {
        println!("{name:>14} {screen:>10.2} ms {key:>11.3} ms {idle:>6.1} ms/s");
    }
    let (screen, key) = (xorcle.0 / minimal.0, xorcle.1 / minimal.1);
    println!(
        "xorcle asks the terminal after {asked:.2} ms; its answer and the first frame take {:.2} ms",
        xorcle.0 - asked
    );
    println!("         ratio {screen:>10.2} x  {key:>11.2} x   (aims: 1.20 x, 1.10 x, idle 0)");
    let holds = screen <= 1.2 && key <= 1.1 && xorcle.2 == 0.0;
    println!("the claims {}", if holds { "hold" } else { "do not hold on this machine now" });
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
