//! `learn`: the lessons, one of them page by page, or all that is wrong in a file.

use std::io::{IsTerminal, Write, stdin, stdout};
use std::path::Path;
use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::lecture::Lecture;
use crate::cli::options::json_flag;
use crate::cli::play::is_plain;
use crate::cli::reply;
use crate::cli::wrap::{padded, wrap};
use crate::store::read_text;
use ground::fault::{Fault, Kind};
use ground::json::Json;
use ground::mistake::Mistake;
use ground::say;
use ground::say::Tongue;
use teach::lesson::deck;
use teach::lesson::form::Lesson;
use teach::lesson::joined::Source;
use teach::lesson::runs::words;
use teach::lesson::shipped::{about, format, guide, named, shipped};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let flag = |name: &'static str, say| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help(say));
    Command::new("learn")
        .about(help(say!("cli-about-learn")))
        .after_long_help(help(say!("cli-examples-learn")))
        .arg(Arg::new("lesson").value_name("LESSON").num_args(0..).help(help(say!("cli-help-lesson"))))
        .arg(flag("check", say!("cli-help-check")).conflicts_with("slides"))
        .arg(flag("slides", say!("cli-help-slides")))
        .arg(json_flag(tongue).conflicts_with_all(["slides", "format"]))
        .arg(flag("html", say!("cli-help-lesson-html")).conflicts_with_all(["check", "slides", "json"]))
        .arg(flag("format", say!("cli-help-lesson-format")).conflicts_with_all(["check", "slides", "html", "lesson"]))
        .arg(
            flag("guide", say!("cli-help-lesson-guide"))
                .conflicts_with_all(["check", "slides", "html", "lesson", "format"]),
        )
}

/// Does what is asked; a lesson to be opened on the screen is given back, and whether as slides.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<Option<(Arc<Lesson>, bool)>, Halt> {
    let names: Vec<&String> = asked.get_many("lesson").into_iter().flatten().collect();
    if asked.get_flag("format") {
        out.write_all(format(desk.tongue.language).as_bytes())?;
        return Ok(None);
    }
    if asked.get_flag("guide") {
        out.write_all(guide(desk.tongue.language).as_bytes())?;
        return Ok(None);
    }
    if asked.get_flag("check") {
        return check(desk, &names, asked.get_flag("json"), out).map(|()| None);
    }
    match names[..] {
        [] if asked.get_flag("json") => write_json(&listed(desk), out).map(|()| None),
        _ if asked.get_flag("json") => {
            Err(Fault::new(Kind::BadParameter, say!("lesson-json")).expecting(say!("lesson-expect-json")).into())
        }
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

/// The same for programs.
fn listed(desk: &Desk) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        json.key("lessons");
        let all = shipped(desk.tongue.language);
        let read = all.iter().filter_map(|one| Some((&one.name, one.read(&desk.house).ok()?)));
        json.list(read, |json, (name, lesson)| {
            json.object(|json| {
                for (key, text) in
                    [("name", name), ("title", &words(&lesson.title)), ("promise", &words(&lesson.promise))]
                {
                    json.key(key);
                    json.string(text);
                }
            });
        });
    });
    json
}

/// The lesson of a name or a file.
fn source(desk: &Desk, name: &str) -> Result<Source, Fault> {
    let language = desk.tongue.language;
    let near = match named(name, language) {
        Ok(shipped) => return Ok(shipped.source),
        Err(near) => near,
    };
    if let Some(text) = read_text(Path::new(name))? {
        return Ok(Source { file: name.to_owned(), text });
    }
    // Who names a game means the lesson behind it.
    if let Some(shipped) = desk.house.find(name).ok().and_then(|entry| about(&entry.id, language)) {
        return Ok(shipped.source);
    }
    let fault = Fault::new(Kind::BadParameter, say!("lesson-unknown", name = name));
    Err(match &near[..] {
        [] => fault.expecting(say!("lesson-expect-name")),
        [near] => fault.expecting(say!("did-you-mean", name = near)),
        _ => fault.expecting(say!("expect-one-of", words = near)),
    })
}

/// What is to be checked: what is named, else every lesson that ships; each under its name.
fn sources(desk: &Desk, names: &[&String]) -> Vec<(String, Result<Source, Fault>)> {
    if names.is_empty() {
        return shipped(desk.tongue.language).into_iter().map(|one| (one.name, Ok(one.source))).collect();
    }
    names.iter().map(|name| ((*name).clone(), source(desk, name))).collect()
}

/// What came of a file that was to be checked.
enum Verdict {
    /// It cannot be read: all that is wrong with it.
    Unread(Vec<Mistake>),
    /// There is no such file.
    Missing(Fault),
    /// A lesson of this title, with the claims that are false.
    Judged(String, Vec<Mistake>),
}

impl Verdict {
    /// 0 where all is well, 1 where a claim is false, 2 where the file cannot be read.
    fn status(&self) -> u8 {
        match self {
            Verdict::Unread(_) | Verdict::Missing(_) => 2,
            Verdict::Judged(_, mistakes) => u8::from(!mistakes.is_empty()),
        }
    }
}

/// Tells every mistake of every file. Exit status 1 where a claim is false, 2 where a file cannot be read.
fn check(desk: &Desk, names: &[&String], is_json: bool, out: &mut dyn Write) -> Result<(), Halt> {
    let mut judged = Vec::new();
    for (name, source) in sources(desk, names) {
        let (file, verdict) = match source {
            Ok(source) => (source.file.clone(), judge(desk, source)?),
            Err(fault) => (name, Verdict::Missing(fault)),
        };
        if !is_json {
            tell_verdict(desk, &file, &verdict, out)?;
        }
        judged.push((file, verdict));
    }
    if is_json {
        write_json(&verdicts(&judged, desk.tongue), out)?;
    }
    out.flush()?;
    match judged.iter().map(|(_, verdict)| verdict.status()).max() {
        None | Some(0) => Ok(()),
        Some(status) => Err(Halt::Exit(status)),
    }
}

fn judge(desk: &Desk, source: Source) -> Result<Verdict, Halt> {
    Ok(match Lesson::read(source, &desk.house) {
        Err(mistakes) => Verdict::Unread(mistakes),
        Ok(lesson) => {
            let checked = desk.watch(None).over(|control| lesson.check(control))?;
            Verdict::Judged(words(&lesson.title), checked.mistakes)
        }
    })
}

fn tell_verdict(desk: &Desk, file: &str, verdict: &Verdict, out: &mut dyn Write) -> Result<(), Halt> {
    match verdict {
        Verdict::Missing(fault) => writeln!(out, "{}", fault.speak(desk.tongue))?,
        Verdict::Judged(title, mistakes) if mistakes.is_empty() => writeln!(out, "ok  {file}  {title}")?,
        Verdict::Unread(mistakes) | Verdict::Judged(_, mistakes) => tell(desk, mistakes, out)?,
    }
    Ok(())
}

/// Every file with its title if it is a lesson, and what is wrong with it.
fn verdicts(judged: &[(String, Verdict)], tongue: &Tongue) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        json.key("files");
        json.list(judged, |json, (file, verdict)| {
            json.object(|json| {
                json.key("file");
                json.string(file);
                if let Verdict::Judged(title, _) = verdict {
                    json.key("title");
                    json.string(title);
                }
                json.key("mistakes");
                match verdict {
                    Verdict::Missing(fault) => json.list([fault], |json, fault| reply::fault(json, fault, tongue)),
                    Verdict::Unread(all) | Verdict::Judged(_, all) => {
                        json.list(all, |json, one| reply::mistake(json, one, tongue));
                    }
                }
            });
        });
    });
    json
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
    if asked.get_flag("html") {
        out.write_all(deck::html(&lesson, &checked, desk.tongue).as_bytes())?;
        return Ok(None);
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
