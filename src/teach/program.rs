//! The short programs that go with the methods: in C++, Python, Java and Rust, each with the part that is shown and its tagged lines.

use include_dir::{Dir, include_dir};

use solve::trace::method::Method;

static CODE: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/code");

/// The languages that programs are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// C++17.
    Cpp,
    /// Python 3.
    Python,
    /// Java 17.
    Java,
    /// Rust 2021.
    Rust,
}

impl Tool {
    /// Every language, in the order they are offered.
    pub const ALL: [Tool; 4] = [Tool::Cpp, Tool::Python, Tool::Java, Tool::Rust];

    /// Its own name.
    pub fn name(self) -> &'static str {
        match self {
            Tool::Cpp => "C++",
            Tool::Python => "Python",
            Tool::Java => "Java",
            Tool::Rust => "Rust",
        }
    }

    /// The file of a program.
    pub fn file(self) -> &'static str {
        match self {
            Tool::Cpp => "main.cpp",
            Tool::Python => "main.py",
            Tool::Java => "Main.java",
            Tool::Rust => "main.rs",
        }
    }

    /// What begins a comment.
    fn comment(self) -> &'static str {
        if self == Tool::Python { "#" } else { "//" }
    }
}

/// A line of the part of a program that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text, without its tag.
    pub text: String,
    /// The tag that steps of the method name.
    pub tag: Option<String>,
}

/// The whole text of a method's program; `None`: there is none.
pub fn source(method: Method, tool: Tool) -> Option<&'static str> {
    let file = |family: &Dir<'static>| {
        let path = format!("{}/{}/{}", family.path().display(), method.name(), tool.file());
        CODE.get_file(path)?.contents_utf8()
    };
    CODE.dirs().find_map(file)
}

/// The part of a method's program that is shown: what lies between its marks. `None`: there is no program.
pub fn shown(method: Method, tool: Tool) -> Option<Vec<Line>> {
    let (begin, end) = (format!("{}<<<", tool.comment()), format!("{}>>>", tool.comment()));
    let lines = source(method, tool)?.lines().skip_while(|line| line.trim() != begin).skip(1);
    Some(lines.take_while(|line| line.trim() != end).map(|line| split(line, tool)).collect())
}

/// A line and its tag.
fn split(line: &str, tool: Tool) -> Line {
    let mark = format!("{}@", tool.comment());
    match line.rsplit_once(&mark) {
        Some((text, tag)) => Line { text: text.trim_end().to_owned(), tag: Some(tag.trim().to_owned()) },
        None => Line { text: line.trim_end().to_owned(), tag: None },
    }
}
