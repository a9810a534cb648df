//! `learn`: the lessons, one of them page by page, or all that is wrong in a file.

use std::io::{IsTerminal, Write, stdin, stdout};
use std::path::Path;
use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt};
use crate::cli::lecture::Lecture;
use crate::cli::play::is_plain;
use crate::cli::wrap::{padded, wrap};
use crate::store::read_text;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::nearest;
use ground::say;
use ground::say::Tongue;
use teach::lesson::form::Lesson;
use teach::lesson::joined::Source;
use teach::lesson::runs::words;
use teach::lesson::shipped::{format, named, shipped};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let flag = |name: &'static str, say| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help(say));
    Command::new("learn")
        .about(help(say!("cli-about-learn")))
        .after_help(help(say!("cli-examples-learn")))
        .arg(Arg::new("lesson").value_name("LESSON").num_args(0..).help(help(say!("cli-help-lesson"))))
        .arg(flag("check", say!("cli-help-check")).conflicts_with("slides"))
        .arg(flag("slides", say!("cli-help-slides")))
        .arg(flag("format", say!("cli-help-lesson-format")).conflicts_with_all(["check", "slides", "lesson"]))
}

/// Does what is asked; a lesson to be opened on the screen is given back, and whether as slides.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<Option<(Arc<Lesson>, bool)>, Halt> {
    let names: Vec<&String> = asked.get_many("lesson").into_iter().flatten().collect();
    if asked.get_flag("format") {
        out.write_all(format(desk.tongue.language).as_bytes())?;
        return Ok(None);
    }
    if asked.get_flag("check") {
        return check(desk, &sources(desk, &names), out).map(|()| None);
    }
    match names[..] {
        [] => list(desk, out).map(|()| None),
        [name] => open(desk, asked, source(desk, name)?, out),
        _ => Err(Fault::new(Kind::BadParameter, say!("lesson-one")).expecting(say!("lesson-expect-one")).into()),
    }
}

/// Every lesson with its title and promise.
fn list(desk: &Desk, out: &mut dyn Write) -> Result<(), Halt> {
    let all = shipped(desk.tongue.language);
    let width = all.iter().map(|one| one.name.len()).max().unwrap_or(0);
    for one in &all {
        let Ok(lesson) = one.read(&desk.house) else { continue };
        out.write_all(wrap(&format!("{}  ", padded(&one.name, width)), &words(&lesson.title)).as_bytes())?;
        out.write_all(wrap(&" ".repeat(width + 2), &words(&lesson.promise)).as_bytes())?;
    }
    writeln!(out, "\n{}", desk.tongue.speak(&say!("lesson-how-to-open")))?;
    Ok(())
}

/// The lesson of a name or a file.
fn source(desk: &Desk, name: &str) -> Result<Source, Fault> {
    if let Some(shipped) = named(name, desk.tongue.language) {
        return Ok(shipped.source);
    }
    if let Some(text) = read_text(Path::new(name))? {
        return Ok(Source { file: name.to_owned(), text });
    }
    let all = shipped(desk.tongue.language);
    let fault = Fault::new(Kind::BadParameter, say!("lesson-unknown", name = name));
    Err(match nearest(name, all.iter().map(|one| one.name.as_str())) {
        Some(near) => fault.expecting(say!("did-you-mean", name = near)),
        None => fault.expecting(say!("lesson-expect-name")),
    })
}

/// What is to be checked: what is named, else every lesson that ships.
fn sources(desk: &Desk, names: &[&String]) -> Vec<Result<Source, Fault>> {
    if names.is_empty() {
        return shipped(desk.tongue.language).into_iter().map(|one| Ok(one.source)).collect();
    }
    names.iter().map(|name| source(desk, name)).collect()
}

/// Tells every mistake of every file. Exit status 1 where a claim is false, 2 where a file cannot be read.
fn check(desk: &Desk, sources: &[Result<Source, Fault>], out: &mut dyn Write) -> Result<(), Halt> {
    let mut status = 0;
    for source in sources {
        let source = match source {
            Ok(source) => source.clone(),
            Err(fault) => {
                writeln!(out, "{}", fault.speak(desk.tongue))?;
                status = 2;
                continue;
            }
        };
        let file = source.file.clone();
        match Lesson::read(source, &desk.house) {
            Err(mistakes) => {
                tell(desk, &mistakes, out)?;
                status = 2;
            }
            Ok(lesson) => {
                let mistakes = desk.watch(None).over(|control| lesson.check(control))?.mistakes;
                tell(desk, &mistakes, out)?;
                if mistakes.is_empty() {
                    writeln!(out, "ok  {file}  {}", words(&lesson.title))?;
                } else {
                    status = status.max(1);
                }
            }
        }
    }
    out.flush()?;
    if status == 0 { Ok(()) } else { Err(Halt::Exit(status)) }
}

fn tell(desk: &Desk, mistakes: &[Mistake], out: &mut dyn Write) -> Result<(), Halt> {
    mistakes.iter().try_for_each(|mistake| writeln!(out, "{}", mistake.speak(desk.tongue)))?;
    Ok(())
}

/// Opens a lesson: in lines here, or on the screen. Nothing false is taught: a lesson with mistakes is not opened.
fn open(
    desk: &Desk,
    asked: &ArgMatches,
    source: Source,
    out: &mut dyn Write,
) -> Result<Option<(Arc<Lesson>, bool)>, Halt> {
    let refuse = |mistakes: &[Mistake], status, out: &mut dyn Write| {
        tell(desk, mistakes, out)?;
        out.flush()?;
        Err(Halt::Exit(status))
    };
    let lesson = match Lesson::read(source, &desk.house) {
        Ok(lesson) => lesson,
        Err(mistakes) => return refuse(&mistakes, 2, out),
    };
    let checked = desk.watch(None).over(|control| lesson.check(control))?;
    if !checked.mistakes.is_empty() {
        return refuse(&checked.mistakes, 1, out);
    }
    if is_plain(asked) {
        Lecture::new(desk, &lesson, &checked).give(&mut stdin().lock(), out)?;
        return Ok(None);
    }
    if !stdout().is_terminal() || !stdin().is_terminal() {
        return Err(Fault::new(Kind::BadParameter, say!("no-terminal")).into());
    }
    Ok(Some((Arc::new(lesson), asked.get_flag("slides"))))
}
