//! The programs that go with the methods, `assets/code`: every language has every tag, and every program answers as the oracle does.
//!
//! `XORCLE_METHOD=minimax` asks the programs of that method alone.

mod graphs;
mod heaps;
mod intervals;
mod language;
mod mixing;
mod search;
mod sharing;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use toml::Table;

use crate::crew::on_every_core;
use crate::shell::{err, out, run, status};
use language::Language;

/// The families, and the questions for their methods.
const FAMILIES: &[(&str, &[Quiz])] = &[
    ("search", search::QUIZZES),
    ("heaps", heaps::QUIZZES),
    ("intervals", intervals::QUIZZES),
    ("graphs", graphs::QUIZZES),
    ("sharing", sharing::QUIZZES),
    ("mixing", mixing::QUIZZES),
];

/// Lines and columns of the part that is shown.
const LINES: usize = 30;
const COLUMNS: usize = 76;

/// Lines that no program can read: every quiz has them among its questions.
const UNREADABLE: &[&str] = &["", "nonsense", "-"];

/// A method and what its programs are asked.
type Quiz = (&'static str, fn() -> Vec<Question>);

/// One line for a program, and what it must answer.
pub struct Question {
    line: String,
    right: Right,
}

/// What an answer must be.
enum Right {
    Is(String),
    Holds(Box<dyn Fn(&str) -> bool + Send + Sync>),
}

impl Question {
    /// A question with one right answer.
    pub fn new(line: impl Into<String>, answer: impl Into<String>) -> Self {
        Question { line: line.into(), right: Right::Is(answer.into()) }
    }

    /// A question whose answer must have a property.
    pub fn holding(line: impl Into<String>, right: impl Fn(&str) -> bool + Send + Sync + 'static) -> Self {
        Question { line: line.into(), right: Right::Holds(Box::new(right)) }
    }

    /// A line that is to be refused.
    pub fn refused(line: impl Into<String>) -> Self {
        Question::holding(line, |answer| answer.len() > "error: ".len() && answer.starts_with("error: "))
    }

    fn is_answered_by(&self, answer: &str) -> bool {
        match &self.right {
            Right::Is(right) => right == answer,
            Right::Holds(right) => right(answer),
        }
    }
}

/// A method as `methods.toml` lists it.
struct Method {
    id: String,
    family: String,
    tags: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/code")
}

fn methods() -> Vec<Method> {
    let text = fs::read_to_string(root().join("methods.toml")).expect("the list is there");
    let list: Table = text.parse().expect("it is TOML");
    let text = |value: &toml::Value| value.as_str().expect("a text").to_owned();
    let method = |entry: &toml::Value| Method {
        id: text(&entry["id"]),
        family: text(&entry["family"]),
        tags: entry["tags"].as_array().expect("a list").iter().map(text).collect(),
    };
    list["method"].as_array().expect("a list").iter().map(method).collect()
}

/// The oracle's answers to questions of one game, from the program itself: `params` as JSON, then the position.
pub fn oracle(game: &str, questions: &[(Value, String)]) -> Vec<Value> {
    let line = |(params, position): &(Value, String)| {
        serde_json::json!({"game": game, "params": params, "position": position}).to_string() + "\n"
    };
    let output = run(&["ask", "--batch", "--no-moves"], &questions.iter().map(line).collect::<String>());
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    let answers: Vec<Value> =
        out(&output).lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
    assert_eq!(answers.len(), questions.len());
    assert!(answers.iter().all(|answer| answer["certainty"] == "proved"), "{answers:?}");
    answers
}

/// The lines between the marks `<<<` and `>>>`.
fn shown<'a>(text: &'a str, comment: &str) -> Option<Vec<&'a str>> {
    let (_, after) = text.split_once(&format!("{comment}<<<\n"))?;
    let (shown, _) = after.split_once(&format!("{comment}>>>\n"))?;
    let mut lines: Vec<&str> = shown.lines().collect();
    lines.pop_if(|line| line.trim().is_empty());
    Some(lines)
}

/// A line as it is shown, and its tag.
fn parted<'a>(line: &'a str, comment: &str) -> (&'a str, Option<&'a str>) {
    line.rsplit_once(&format!("{comment}@")).map_or((line, None), |(line, tag)| (line.trim_end(), Some(tag)))
}

/// What is wrong with the form of one program.
fn flaws(method: &Method, language: Language) -> Vec<String> {
    let path = format!("{}/{}/{}", method.family, method.id, language.file());
    let Ok(text) = fs::read_to_string(root().join(&path)) else { return vec![format!("{path} is missing")] };
    let Some(lines) = shown(&text, language.comment()) else {
        return vec![format!("{path} has no part that is shown")];
    };
    let mut wrong = Vec::new();
    if lines.len() > LINES {
        wrong.push(format!("{path} shows {} lines", lines.len()));
    }
    if text.matches(&format!("{}@", language.comment())).count() != method.tags.len() {
        wrong.push(format!("{path} has tags that are not shown, or too many"));
    }
    let mut tags: Vec<&str> = lines.iter().filter_map(|line| parted(line, language.comment()).1).collect();
    let mut due: Vec<&str> = method.tags.iter().map(String::as_str).collect();
    tags.sort_unstable();
    due.sort_unstable();
    if tags != due {
        wrong.push(format!("{path} has the tags {tags:?}, due are {due:?}"));
    }
    let is_untidy = |line: &str| line.contains('\t') || line.ends_with(' ');
    wrong.extend(text.lines().filter(|line| is_untidy(line)).map(|line| format!("{path}: untidy: {line}")));
    let is_wide = |line: &&&str| parted(line, language.comment()).0.chars().count() > COLUMNS;
    wrong.extend(lines.iter().filter(is_wide).map(|line| format!("{path}: too wide: {line}")));
    wrong
}

#[test]
fn every_program_has_every_tag_and_fits_beside_the_board() {
    let methods = methods();
    let listed: Vec<_> = methods.iter().map(|method| (method.family.as_str(), method.id.as_str())).collect();
    let asked: Vec<_> =
        FAMILIES.iter().flat_map(|(family, asked)| asked.iter().map(move |(id, _)| (*family, *id))).collect();
    assert_eq!(listed, asked, "every method is asked, in the order of the list");
    let flaws = methods.iter().flat_map(|method| Language::ALL.map(|language| flaws(method, language)));
    let wrong = flaws.collect::<Vec<_>>().concat();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What one program answered wrongly, of its questions and of the lines it cannot read.
fn mistakes(family: &str, id: &str, language: Language, questions: &[Question]) -> Vec<String> {
    let source = root().join(family).join(id).join(language.file());
    let lines: String = questions.iter().map(|question| question.line.clone() + "\n").collect();
    let name = format!("{family}/{id}/{}", language.file());
    let answers = match language.answers(&source, &lines) {
        Ok(answers) => answers,
        Err(complaint) => return vec![format!("{name}: {complaint}")],
    };
    if answers.lines().count() != questions.len() {
        return vec![format!("{name}: {} answers to {} lines", answers.lines().count(), questions.len())];
    }
    let pairs = questions.iter().zip(answers.lines());
    let wrong = pairs.filter(|(question, answer)| !question.is_answered_by(answer));
    wrong.take(5).map(|(question, answer)| format!("{name}: `{}` is answered `{answer}`", question.line)).collect()
}

#[test]
fn every_program_answers_as_the_oracle_does() {
    let only = std::env::var("XORCLE_METHOD").ok();
    let quizzes =
        FAMILIES.iter().flat_map(|(family, quizzes)| quizzes.iter().map(move |(id, ask)| (*family, *id, ask)));
    let due: Vec<_> = quizzes.filter(|(_, id, _)| only.as_deref().is_none_or(|only| only == *id)).collect();
    assert!(!due.is_empty(), "no method is called {only:?}");
    let (here, absent): (Vec<Language>, Vec<Language>) =
        Language::ALL.into_iter().partition(|language| language.is_here());
    for language in &absent {
        eprintln!("not tried, for it is not here: {}", language.tool());
    }
    assert!(!here.is_empty(), "no language of the programs is here");
    let asked = on_every_core(&due, |(family, id, ask)| {
        let mut questions = ask();
        assert!(questions.len() >= 200, "{id} is asked {} questions", questions.len());
        let middle = questions.len() / 2;
        questions.splice(middle..middle, UNREADABLE.iter().map(|line| Question::refused(*line)));
        (*family, *id, questions)
    });
    let jobs: Vec<_> = asked.iter().flat_map(|quiz| here.iter().map(move |language| (quiz, *language))).collect();
    let wrong = on_every_core(&jobs, |((family, id, questions), language)| mistakes(family, id, *language, questions));
    let wrong = wrong.concat();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
