//! The problems: their list, the page of one, its hints, and programs that are right.

use std::io::Write;

use crate::cli::ask::write_json;
use crate::cli::config::eprintln_quietly;
use crate::cli::desk::{Desk, Halt};
use crate::cli::wrap::{padded, wrap};
use crate::store::problems;
use ground::json::Json;
use ground::say;
use ground::say::Say;
use judge::catalogue::Catalogue;
use judge::problem::{Problem, Text};

/// All problems, those in the user's folder among them; what cannot be read is told.
pub fn catalogue(desk: &Desk) -> Catalogue {
    let (catalogue, mistakes) = problems::catalogue(desk.paths.as_ref());
    for mistake in mistakes {
        eprintln_quietly(&mistake.speak(desk.tongue));
    }
    catalogue
}

/// The problems about a word, or all.
pub fn list<'c>(catalogue: &'c Catalogue, word: Option<&str>) -> Vec<&'c Problem> {
    match word {
        Some(word) => match catalogue.find(word) {
            Ok(problem) if catalogue.about(word).is_empty() => vec![problem],
            _ => catalogue.about(word),
        },
        None => catalogue.problems().iter().collect(),
    }
}

/// Prints a line for each problem.
pub fn listing(desk: &Desk, problems: &[&Problem], is_json: bool, out: &mut dyn Write) -> Result<(), Halt> {
    if is_json {
        let mut json = Json::new();
        json.reply(|json| {
            json.key("problems");
            json.list(problems, |json, problem| self::json(desk, json, problem));
        });
        return write_json(&json, out);
    }
    let width = problems.iter().map(|problem| problem.id.len()).max().unwrap_or(0);
    for problem in problems {
        let head = format!("{}  ", padded(&problem.id, width));
        let names = problem.alias.join(" ");
        let says = if names.is_empty() {
            problem.titled()
        } else {
            say!("judge-listed", title = problem.titled(), names = names)
        };
        out.write_all(wrap(&head, &desk.tongue.speak(&says)).as_bytes())?;
    }
    Ok(())
}

fn json(desk: &Desk, json: &mut Json, problem: &Problem) {
    json.object(|json| {
        json.key("problem");
        json.string(&problem.id);
        json.key("title");
        json.string(&desk.tongue.speak(&problem.titled()));
        json.key("alias");
        json.strings(&problem.alias);
        json.key("game");
        json.known(problem.game.as_deref());
        json.key("samples");
        json.list(&problem.samples, |json, sample| {
            json.object(|json| {
                json.key("input");
                json.string(&sample.input);
                json.key("output");
                json.string(&sample.output);
            });
        });
    });
}

/// The page of a problem: what is asked, format, limits, samples, so many hints, and the law if it is wanted.
pub fn page(desk: &Desk, problem: &Problem, hints: usize, with_law: bool, out: &mut dyn Write) -> Result<(), Halt> {
    let speak = |say: &Say| desk.tongue.speak(say);
    let title = say!("judge-page-title", id = &*problem.id, title = problem.titled());
    out.write_all(wrap("", &speak(&title)).as_bytes())?;
    let parts = [
        (None, &problem.statement),
        (Some("judge-page-input"), &problem.input),
        (Some("judge-page-output"), &problem.output),
    ];
    for (head, text) in parts {
        part(desk, head, text, out)?;
    }
    let names = if problem.alias.is_empty() { None } else { Some(problem.alias.join(", ")) };
    if let Some(names) = names {
        out.write_all(wrap("", &speak(&say!("judge-page-also", names = names))).as_bytes())?;
    }
    if let Some(lesson) = &problem.lesson {
        out.write_all(wrap("", &speak(&say!("judge-page-lesson", lesson = &**lesson))).as_bytes())?;
    }
    let memory = problem.memory;
    out.write_all(wrap("", &speak(&say!("judge-page-limits", time = problem.time, memory = memory))).as_bytes())?;
    for sample in &problem.samples {
        writeln!(out, "\n{}\n{}", speak(&say!("judge-page-sample")), sample.input.trim_end())?;
        writeln!(out, "{}\n{}", speak(&say!("judge-page-answer")), sample.output.trim_end())?;
    }
    for (at, hint) in problem.hints.iter().enumerate().take(hints) {
        let says = say!("judge-page-hint", n = at + 1, of = problem.hints.len(), says = hint.say());
        write!(out, "\n{}", wrap("", &speak(&says)))?;
    }
    if with_law {
        part(desk, Some("judge-page-law"), &problem.law_words, out)?;
        part(desk, Some("judge-page-why"), &problem.why, out)?;
    }
    Ok(())
}

fn part(desk: &Desk, head: Option<&'static str>, text: &Text, out: &mut dyn Write) -> Result<(), Halt> {
    if text.all().next().is_none() {
        return Ok(());
    }
    let says = match head {
        Some(head) => desk.tongue.speak(&say!("judge-page-part", head = say!(head), says = text.say())),
        None => desk.tongue.speak(&text.say()),
    };
    write!(out, "\n{}", wrap("", &says))?;
    Ok(())
}
