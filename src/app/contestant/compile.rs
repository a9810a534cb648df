//! A source file made into a command, by the tool of its ending.

use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use ground::fault::{Fault, Kind};
use ground::say;

/// How a language is built and run: `{src}` is the source, `{exe}` the program, `{dir}` the folder it is built in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool {
    /// The ending of its files.
    pub ending: &'static str,
    /// The words that build; none: nothing is built.
    pub build: &'static [&'static str],
    /// The words that run.
    pub run: &'static [&'static str],
}

/// The languages that are known.
pub const TOOLS: &[Tool] = &[
    Tool { ending: "cpp", build: &["g++", "-O2", "-std=c++17", "-o", "{exe}", "{src}"], run: &["{exe}"] },
    Tool { ending: "cc", build: &["g++", "-O2", "-std=c++17", "-o", "{exe}", "{src}"], run: &["{exe}"] },
    Tool { ending: "c", build: &["gcc", "-O2", "-o", "{exe}", "{src}", "-lm"], run: &["{exe}"] },
    Tool { ending: "rs", build: &["rustc", "--edition", "2021", "-O", "-o", "{exe}", "{src}"], run: &["{exe}"] },
    Tool {
        ending: "java",
        build: &["javac", "-encoding", "UTF-8", "-d", "{dir}", "{src}"],
        run: &["java", "-Xss64m", "-cp", "{dir}", "{class}"],
    },
    Tool { ending: "py", build: &[], run: &["python3", "{src}"] },
    Tool { ending: "js", build: &[], run: &["node", "{src}"] },
];

/// What came of a source file.
pub enum Built {
    /// The command that runs it, and the folder that must live as long.
    Command(Vec<String>, TempDir),
    /// What the compiler said.
    Refused(String),
}

/// Builds a source file in a fresh folder.
pub fn build(source: &Path) -> Result<Built, Fault> {
    let ending = source.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
    let shown = source.display().to_string();
    let known = TOOLS.iter().map(|tool| format!(".{}", tool.ending)).collect::<Vec<_>>().join(" ");
    let tool = TOOLS.iter().find(|tool| tool.ending == ending).ok_or_else(|| {
        Fault::new(Kind::BadParameter, say!("found", text = shown.clone()))
            .expecting(say!("judge-expect-source", endings = known))
    })?;
    if !source.is_file() {
        return Err(Fault::new(Kind::BadParameter, say!("judge-no-source", file = shown)));
    }
    let source = std::path::absolute(source).map_err(|error| unbuilt(&error.to_string()))?;
    let folder =
        tempfile::Builder::new().prefix("xorcle-build").tempdir().map_err(|error| unbuilt(&error.to_string()))?;
    let words = |words: &[&str]| filled(words, &source, folder.path());
    if let [program, arguments @ ..] = &words(tool.build)[..] {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let output = command.output().map_err(|error| {
            Fault::new(Kind::BadParameter, say!("judge-no-tool", tool = program, error = error.to_string()))
        })?;
        if !output.status.success() {
            let said = [output.stderr, output.stdout].concat();
            return Ok(Built::Refused(String::from_utf8_lossy(&said).into_owned()));
        }
    }
    Ok(Built::Command(words(tool.run), folder))
}

fn unbuilt(error: &str) -> Fault {
    Fault::new(Kind::BadParameter, say!("judge-unbuilt", error = error))
}

fn filled(words: &[&str], source: &Path, folder: &Path) -> Vec<String> {
    let class = source.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let fill = |word: &&str| {
        word.replace("{src}", &source.display().to_string())
            .replace("{exe}", &folder.join("program").display().to_string())
            .replace("{dir}", &folder.display().to_string())
            .replace("{class}", &class)
    };
    words.iter().map(fill).collect()
}
