//! The languages of the programs: how each is built and run.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

/// A language of the programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Cpp,
    Python,
    Java,
    Rust,
}

impl Language {
    pub const ALL: [Language; 4] = [Language::Cpp, Language::Python, Language::Java, Language::Rust];

    /// The file of a program.
    pub fn file(self) -> &'static str {
        match self {
            Language::Cpp => "main.cpp",
            Language::Python => "main.py",
            Language::Java => "Main.java",
            Language::Rust => "main.rs",
        }
    }

    /// What builds or runs it.
    pub fn tool(self) -> &'static str {
        match self {
            Language::Cpp => "g++",
            Language::Python => "python3",
            Language::Java => "javac",
            Language::Rust => "rustc",
        }
    }

    /// What begins a comment.
    pub fn comment(self) -> &'static str {
        if self == Language::Python { "#" } else { "//" }
    }

    /// Whether the tool is there and runs.
    pub fn is_here(self) -> bool {
        Command::new(self.tool()).arg("--version").output().is_ok_and(|output| output.status.success())
    }

    /// What a program answers to lines, or the complaint of what failed. A warning is a complaint.
    pub fn answers(self, source: &Path, lines: &str) -> Result<String, String> {
        let folder = tempfile::tempdir().expect("a folder");
        if let Some(mut build) = self.build(source, folder.path()) {
            quietly(&mut build)?;
        }
        let questions = folder.path().join("questions");
        fs::write(&questions, lines).expect("the folder can be written");
        quietly(self.run(source, folder.path()).stdin(File::open(&questions).expect("it was written")))
    }

    /// The command that builds, where there is one.
    fn build(self, source: &Path, folder: &Path) -> Option<Command> {
        let mut build = Command::new(self.tool());
        match self {
            Language::Cpp => build.args(["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o"]),
            Language::Python => return None,
            Language::Java => build.args([
                "-J-XX:TieredStopAtLevel=1",
                "-J-XX:+UseSerialGC",
                "-proc:none",
                "-Xlint:all",
                "-Werror",
                "-d",
            ]),
            Language::Rust => build.args(["--edition=2021", "-Dwarnings", "-o"]),
        };
        build.arg(folder.join("program")).arg(source);
        Some(build)
    }

    /// The command that runs what was built.
    fn run(self, source: &Path, folder: &Path) -> Command {
        match self {
            Language::Cpp | Language::Rust => Command::new(folder.join("program")),
            Language::Python => {
                let mut run = Command::new(self.tool());
                run.args(["-B", "-W", "error"]).arg(source);
                run
            }
            Language::Java => {
                let mut run = Command::new("java");
                run.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"])
                    .arg(folder.join("program"))
                    .arg("Main");
                run
            }
        }
    }
}

/// What a command prints; its complaint if it fails or complains.
fn quietly(command: &mut Command) -> Result<String, String> {
    let output = command.stdout(Stdio::piped()).stderr(Stdio::piped()).output().map_err(|error| error.to_string())?;
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() || !complaint.is_empty() {
        return Err(format!("{}: {complaint}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}
