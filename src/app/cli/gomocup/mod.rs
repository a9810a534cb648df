//! `gomocup`: five in a row by the protocol of the Gomocup tournament, so that any manager of it can seat the oracle.

pub(crate) mod bell;
pub(crate) mod board;
pub(crate) mod brain;
pub(crate) mod terms;

use std::io::{BufRead, BufReader, Read, Write, stdin};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use clap::{Arg, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt};
use crate::cli::gomocup::bell::Bell;
use crate::cli::gomocup::brain::Brain;
use crate::cli::opening::rival;
use crate::cli::options::seed;
use ground::say;
use ground::say::Tongue;

/// Bytes of a line that are read; what is longer is nonsense.
const LINE: u64 = 1 << 12;

/// Lines that wait while a move is thought about.
const WAITING: usize = 1 << 12;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("gomocup")
        .about(help(say!("cli-about-gomocup")))
        .after_long_help(help(say!("cli-examples-gomocup")))
        .arg(Arg::new("level").long("level").value_name("NAME").help(help(say!("cli-help-level"))))
        .arg(seed(tongue))
}

/// Answers a manager until it says so or says no more.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let level = asked.get_one::<String>("level").map_or("perfect", String::as_str);
    let level = rival(level, &*desk.house.find("gomoku")?.open_usual()?)?;
    let bell = Arc::new(Bell::default());
    let (tell, lines) = sync_channel(WAITING);
    let rung = bell.clone();
    thread::spawn(move || listen(stdin().lock(), &tell, &rung));
    let mut brain = Brain::new(desk, level, asked.get_one::<u64>("seed").copied().unwrap_or(1), bell);
    for line in lines {
        if let Some(answer) = brain.hear(&line) {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
        if brain.is_dismissed() {
            break;
        }
    }
    Ok(())
}

/// Hands on one line after the other; rings as soon as one of them ends it all.
fn listen(from: impl Read, tell: &SyncSender<String>, bell: &Bell) {
    let mut reader = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut reader).take(LINE).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            _ => return,
        }
        if line.last() != Some(&b'\n') && line.len() as u64 == LINE && reader.skip_until(b'\n').is_err() {
            return;
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if text.eq_ignore_ascii_case("end") {
            bell.ring();
        }
        if tell.send(text).is_err() {
            return;
        }
    }
}
