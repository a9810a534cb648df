//! The judge's bench: laws against the games, mistakes that are mistakes, and real programs, right and wrong, that are judged.

mod facts;
mod faults;
mod laws;
mod programs;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;

use crate::shell::{Shell, out};

/// The root of the project.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The interpreter itself, which starts faster than what chooses one; `None`: there is none.
fn python() -> Option<&'static str> {
    static FOUND: OnceLock<Option<String>> = OnceLock::new();
    let find = || {
        let said = Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output().ok()?;
        said.status.success().then(|| String::from_utf8_lossy(&said.stdout).trim().to_owned())
    };
    FOUND.get_or_init(find).as_deref()
}

/// Whether a tool can be started.
fn has(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|said| said.status.success())
}

/// The judge with its own files, in the environment of whoever runs the tests: compilers need their homes.
fn judge(shell: &Shell, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xorcle"));
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
        command.env(name, shell.home.path());
    }
    command.env("LANG", "C.UTF-8").arg("judge").args(args).output().expect("the program starts")
}

/// The last line of a report in JSON.
fn report(output: &Output) -> Value {
    let last = out(output).lines().next_back().unwrap_or_else(|| panic!("{output:?}"));
    serde_json::from_str(last).unwrap_or_else(|error| panic!("{error}: {last}"))
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    files
}
