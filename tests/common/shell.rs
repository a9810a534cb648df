//! The real program, run by its callers: its output, its complaints, its exit status.
#![allow(dead_code, reason = "not every test needs all of it")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The program with files of its own, an environment that says nothing, and an input.
pub struct Shell {
    pub home: TempDir,
}

impl Shell {
    pub fn new() -> Self {
        Shell { home: tempfile::tempdir().expect("a folder") }
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xorcle"));
        command.args(args).env_clear().env("HOME", self.home.path()).env("TERM", "xterm").env("LANG", "C.UTF-8");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn run(&self, args: &[&str], input: &str) -> Output {
        let mut child = self.command(args).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("it was piped");
        let input = input.to_owned();
        let feeder = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().expect("the program ends");
        feeder.join().expect("the feeder ends");
        output
    }

    pub fn config(&self) -> std::path::PathBuf {
        self.home.path().join(".config/xorcle/config.toml")
    }
}

pub fn run(args: &[&str], input: &str) -> Output {
    Shell::new().run(args, input)
}

pub fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("UTF-8")
}

pub fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("UTF-8")
}

pub fn status(output: &Output) -> Option<i32> {
    output.status.code()
}
