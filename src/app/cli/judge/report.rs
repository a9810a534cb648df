//! The report: verdict, the failing test with both answers, why, and the likely mistake; in words or as JSON.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use crate::cli::desk::{Desk, Halt};
use crate::cli::human;
use crate::cli::judge::generate::keep;
use crate::cli::judge::hold::{Held, Wishes, stage_word};
use crate::cli::reply;
use crate::cli::wrap::wrap;
use duel::answer::Answer;
use duel::house::Entry;
use duel::place::Place;
use ground::json::Json;
use ground::json::params::params;
use ground::say;
use ground::say::Say;
use judge::bench::Failure;
use judge::case::Case;
use judge::contestant::Ending;
use judge::growth::Growth;
use judge::law::Asked;
use judge::problem::Problem;
use judge::shrinking::Smallness;
use judge::truth::Truth;
use judge::verdict::{Kind, Verdict};
use solve::judge::control::Control;
use solve::judge::oracle::Scope;
use solve::judge::value::Outcome;

/// What the oracle says of the failing test.
struct Why<'d> {
    entry: &'d Entry,
    place: Arc<dyn Place>,
    answer: Answer,
    asked: Asked,
}

/// Writes the report of a program.
pub fn report(
    desk: &Desk,
    problem: &Problem,
    wishes: &Wishes,
    program: &str,
    held: &Held,
    out: &mut dyn Write,
) -> Result<(), Halt> {
    if let (Some((failure, _)), Some(folder)) = (&held.failure, &wishes.keep) {
        keep(
            desk,
            problem,
            Path::new(folder),
            &format!("{}-fails", problem.id),
            &problem.layout.write(&failure.cases),
        )?;
    }
    if wishes.is_json {
        return json(desk, problem, wishes, held, out);
    }
    let head = say!("judge-head", id = &*problem.id, title = problem.titled(), program = program);
    tell(desk, out, "", &head)?;
    let Some((failure, smallness)) = &held.failure else {
        let says = if held.is_stopped { say!("judge-stopped", tests = held.tests) } else { accepted(held, wishes) };
        return tell(desk, out, "", &says);
    };
    tell(desk, out, "", &condemned(failure, held, wishes))?;
    shown(desk, problem, failure, &heading(*smallness, wishes), out)?;
    ended(desk, failure, out)?;
    if failure.verdict == Verdict::Wrong {
        why(desk, problem, failure, out)?;
        mistakes(desk, held, out)?;
    }
    if let Some(growth) = &held.growth {
        tell(desk, out, "", &grown(growth))?;
    }
    if let Some(folder) = &wishes.keep {
        let file = format!("{folder}/{}-fails.in", problem.id);
        tell(desk, out, "", &say!("judge-again", id = &*problem.id, file = file, program = program))?;
    }
    Ok(())
}

/// Tells that a source does not compile.
pub fn refused(desk: &Desk, problem: &Problem, wishes: &Wishes, said: &str, out: &mut dyn Write) -> Result<(), Halt> {
    if wishes.is_json {
        let mut json = Json::new();
        json.reply(|json| {
            json.key("problem");
            json.string(&problem.id);
            json.key("verdict");
            json.string(Verdict::Compile.name());
            json.key("errors");
            json.string(said);
        });
        return line(&json, out);
    }
    tell(desk, out, "", &say!("judge-refused"))?;
    writeln!(out, "{}", said.trim_end())?;
    Ok(())
}

fn tell(desk: &Desk, out: &mut dyn Write, first: &str, says: &Say) -> Result<(), Halt> {
    Ok(out.write_all(wrap(first, &desk.tongue.speak(says)).as_bytes())?)
}

fn accepted(held: &Held, wishes: &Wishes) -> Say {
    if wishes.case.is_some() {
        return say!("judge-accepted-case");
    }
    let (time, memory) = (held.time, held.memory / 1_024);
    say!("judge-accepted", tests = held.tests, seed = wishes.options.seed, time = time, memory = memory)
}

fn condemned(failure: &Failure, held: &Held, wishes: &Wishes) -> Say {
    let verdict = say!(match failure.verdict {
        Verdict::Wrong => "judge-wrong",
        Verdict::Time => "judge-late",
        Verdict::Memory => "judge-memory",
        Verdict::Output => "judge-output",
        _ => "judge-runtime",
    });
    let letters = failure.verdict.letters();
    if wishes.case.is_some() {
        return say!("judge-condemned-case", letters = letters, verdict = verdict);
    }
    let stage = stage_word(failure.stage);
    say!(
        "judge-condemned",
        letters = letters,
        verdict = verdict,
        stage = stage,
        tests = held.tests,
        seed = wishes.options.seed
    )
}

/// What stands above the input.
fn heading(smallness: Smallness, wishes: &Wishes) -> Say {
    match smallness {
        Smallness::Smallest => say!("judge-smallest"),
        Smallness::Several => say!("judge-several"),
        Smallness::Found if wishes.case.is_some() => say!("judge-given"),
        Smallness::Found => say!("judge-small"),
    }
}

/// The input with both answers, a long one shortened.
fn shown(desk: &Desk, problem: &Problem, failure: &Failure, heading: &Say, out: &mut dyn Write) -> Result<(), Halt> {
    writeln!(out)?;
    tell(desk, out, "", heading)?;
    block(out, &failure.input)?;
    if failure.verdict == Verdict::Wrong {
        tell(desk, out, "", &say!("judge-yours"))?;
        block(out, &failure.ran.output)?;
        if let Some(kind) = failure.difference.as_ref().and_then(|difference| note(problem, difference.kind)) {
            tell(desk, out, "  ", &kind)?;
        }
        tell(desk, out, "", &say!("judge-right"))?;
        block(out, &failure.answers.join("\n"))?;
    }
    Ok(())
}

fn note(problem: &Problem, kind: Kind) -> Option<Say> {
    Some(match kind {
        Kind::Answer => return None,
        Kind::Words => say!("judge-note-words", words = problem.wording.words().collect::<Vec<_>>().join(" / ")),
        Kind::Presentation => say!("judge-note-presentation"),
        Kind::Missing => say!("judge-note-missing"),
        Kind::Extra => say!("judge-note-extra"),
    })
}

/// Lines and letters of a line that are shown.
const LINES: usize = 24;
const LETTERS: usize = 76;

fn block(out: &mut dyn Write, text: &str) -> Result<(), Halt> {
    let lines: Vec<&str> = text.lines().collect();
    for line in lines.iter().take(LINES) {
        let brief: String = line.chars().take(LETTERS).collect();
        let more = if brief.len() < line.len() { "…" } else { "" };
        writeln!(out, "  {brief}{more}")?;
    }
    if lines.len() > LINES {
        writeln!(out, "  … ({})", lines.len())?;
    }
    if lines.is_empty() {
        writeln!(out, "  -")?;
    }
    Ok(())
}

/// How a run ended that did not end well.
fn ended(desk: &Desk, failure: &Failure, out: &mut dyn Write) -> Result<(), Halt> {
    let says = match failure.ran.ending {
        Ending::Exit(0) | Ending::Late | Ending::Memory | Ending::Output | Ending::Unstartable(_) => return Ok(()),
        Ending::Exit(status) => say!("judge-ended-status", status = status),
        Ending::Signal(11) => say!("judge-ended-11"),
        Ending::Signal(8) => say!("judge-ended-8"),
        Ending::Signal(6) => say!("judge-ended-6"),
        Ending::Signal(signal) => say!("judge-ended-signal", signal = signal),
    };
    tell(desk, out, "", &says)?;
    let last: Vec<&str> = failure.ran.errors.lines().rev().take(4).collect();
    last.iter().rev().try_for_each(|line| writeln!(out, "  {line}"))?;
    Ok(())
}

/// The case that is asked about: the one whose answer differs.
fn failing(failure: &Failure) -> Option<&Case> {
    let at = failure.difference.as_ref().map_or(0, |difference| difference.test);
    failure.cases.get(at)
}

/// What the oracle says of a test; nothing where no game is asked, or it does not answer.
fn answered<'d>(desk: &'d Desk, problem: &Problem, case: &Case) -> Option<Why<'d>> {
    /// Numbers a test may have that is asked about.
    const NUMBERS: usize = 200;
    let entry = desk.house.find(problem.game.as_ref()?).ok()?;
    if case.size().1 > NUMBERS {
        return None;
    }
    let control = Control::new();
    let mut truth = Truth::new(&desk.house, problem, &control);
    let asked = truth.asked(case)?;
    let place = truth.place(case).ok()?;
    let watch = desk.watch(Some(std::time::Duration::from_secs(5)));
    let answer = watch.over(|control| place.judge(Scope::Everything, control)).ok()?;
    Some(Why { entry, place, answer, asked })
}

fn why(desk: &Desk, problem: &Problem, failure: &Failure, out: &mut dyn Write) -> Result<(), Halt> {
    let is_asked =
        !matches!(failure.difference.as_ref().map(|d| d.kind), Some(Kind::Presentation | Kind::Extra | Kind::Words));
    let why = failing(failure).filter(|_| is_asked).and_then(|case| answered(desk, problem, case));
    writeln!(out)?;
    if let Some(why) = why {
        let says = if why.asked.is_left { say!("judge-why-left") } else { say!("judge-why") };
        tell(desk, out, "", &says)?;
        let mut text = human::head(why.entry, why.place.params(), &why.answer.position, why.answer.to, desk.tongue);
        if why.answer.ending.is_none() {
            text += &wrap("", &human::verdict(&why.answer.value, desk.tongue));
        }
        text += &human::reason(&why.answer.reason, &*why.place, false, desk.tongue);
        if why.answer.value.outcome() == Outcome::N && !why.answer.line.is_empty() {
            text += &wrap("", &desk.tongue.speak(&say!("judge-why-move", mv = &*why.answer.line[0])));
        }
        out.write_all(text.as_bytes())?;
        writeln!(out)?;
    }
    if is_asked && problem.law_words.all().next().is_some() {
        tell(desk, out, "", &say!("judge-law", says = problem.law_words.say()))?;
    }
    Ok(())
}

fn mistakes(desk: &Desk, held: &Held, out: &mut dyn Write) -> Result<(), Halt> {
    /// Mistakes that are told.
    const TOLD: usize = 2;
    for likely in held.likely.iter().take(TOLD) {
        let says = say!("judge-likely", says = likely.says.clone(), agrees = likely.agrees, of = likely.of);
        tell(desk, out, "", &says)?;
    }
    Ok(())
}

fn grown(growth: &Growth) -> Say {
    let measured = growth.measured.iter().map(|(n, ms)| say!("judge-measured", n = *n, ms = *ms)).collect::<Vec<_>>();
    let power = format!("{}.{}", growth.tenths / 10, growth.tenths % 10);
    say!("judge-growth", measured = measured, power = power)
}

fn line(json: &Json, out: &mut dyn Write) -> Result<(), Halt> {
    out.write_all(&json.text)?;
    out.write_all(b"\n")?;
    Ok(())
}

fn json(desk: &Desk, problem: &Problem, wishes: &Wishes, held: &Held, out: &mut dyn Write) -> Result<(), Halt> {
    let mut json = Json::new();
    json.reply(|json| {
        let verdict = held.failure.as_ref().map_or(Verdict::Accepted, |(failure, _)| failure.verdict);
        for (name, text) in [("problem", problem.id.as_str()), ("verdict", verdict.name())] {
            json.key(name);
            json.string(text);
        }
        let numbers = [
            ("cases", held.tests as u64),
            ("tests", held.runs as u64),
            ("seed", wishes.options.seed),
            ("time", held.time),
            ("memory", held.memory),
        ];
        for (name, number) in numbers {
            json.key(name);
            json.whole(number);
        }
        if let Some((failure, smallness)) = &held.failure {
            failure_json(desk, problem, failure, *smallness, json);
        }
        json.key("mistake");
        json.list(&held.likely, |json, likely| {
            json.object(|json| {
                json.key("name");
                json.string(&likely.name);
                json.key("says");
                json.string(&desk.tongue.speak(&likely.says));
                json.key("agrees");
                json.whole(likely.agrees as u64);
                json.key("of");
                json.whole(likely.of as u64);
            });
        });
    });
    line(&json, out)
}

fn failure_json(desk: &Desk, problem: &Problem, failure: &Failure, smallness: Smallness, json: &mut Json) {
    let want = failure.answers.join("\n") + "\n";
    let smallness = match smallness {
        Smallness::Smallest => "smallest",
        Smallness::Found => "found",
        Smallness::Several => "several",
    };
    for (name, text) in [("input", &failure.input), ("got", &failure.ran.output), ("want", &want)] {
        json.key(name);
        json.string(text);
    }
    json.key("smallness");
    json.string(smallness);
    json.key("stage");
    json.string(failure.stage.name());
    let why = failing(failure).and_then(|case| answered(desk, problem, case));
    if let Some(why) = why {
        json.key("game");
        json.string(&why.entry.id);
        json.key("params");
        params(json, why.place.params());
        json.key("position");
        json.string(&why.answer.position);
        json.key("reason");
        reply::reason(json, &*why.place, &why.answer.reason, desk.tongue);
    }
    if !failure.ran.errors.is_empty() {
        json.key("errors");
        json.string(&failure.ran.errors);
    }
}
