//! The readers, each as what it does with any bytes: it must not panic, and what it reads it must be able to write and read again.

use std::collections::HashMap;
use std::io;
use std::io::{BufReader, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use app::cli::batch;
use app::cli::desk::Desk;
use app::cli::judge::inputs::read as read_tests;
use app::cli::question::Question;
use app::cli::verify::{Findings, opened};
use app::cli::watch::{Watch, duration};
use app::settings::Settings;
use app::settings::file::{read_into, with_setting};
use app::shelf;
use app::store::progress::Progress;
use app::store::record::Record;
use duel::house::House;
use duel::own::Written;
use duel::place::Place;
use games::kit::graph_text::read_graph;
use ground::expression::read::{Term, read as read_expression};
use ground::expression::sizes::{NAMES, values};
use ground::say::{Language, Tongue};
use judge::case::Case;
use judge::catalogue::Catalogue;
use judge::input::Input;
use serde_json::value::RawValue;
use solve::judge::control::Backing;
use teach::lesson::form::Lesson;
use teach::lesson::joined::Source;
use verify::certificate::Certificate;
use verify::statement::Statement;

/// What readers need around them.
pub struct World {
    desk: Desk,
    starts: HashMap<String, Arc<dyn Place>>,
    names: Vec<String>,
    watch: Watch,
    problems: Catalogue,
    folder: tempfile::TempDir,
}

impl World {
    pub fn new() -> Self {
        let (house, _) = shelf::house(None);
        let start =
            |entry: &duel::house::Entry| (entry.id.clone(), entry.open(&entry.params(), None).expect("a preset start"));
        let starts: HashMap<_, _> = house.entries().iter().map(start).collect();
        let names = house.entries().iter().map(|entry| entry.id.clone()).collect();
        let tongue = Tongue::of(Language::English);
        let desk = Desk {
            house,
            mistakes: Vec::new(),
            settings: Settings::default(),
            paths: None,
            config: None,
            tongue,
            keys: Vec::new,
        };
        let watch = Watch::new(Some(Duration::from_millis(100)), Backing::default());
        let problems = Catalogue::new(&[]).0;
        World { desk, starts, names, watch, problems, folder: tempfile::tempdir().expect("a folder") }
    }

    fn house(&self) -> &House {
        &self.desk.house
    }

    /// The game that the first line names, or some game for any other line, and the rest.
    fn game<'t>(&self, text: &'t str) -> (&str, &Arc<dyn Place>, &'t str) {
        let (line, rest) = text.split_once('\n').unwrap_or(("", text));
        let some = text.bytes().fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let name = self.names.iter().find(|name| *name == line).unwrap_or(&self.names[some % self.names.len()]);
        (name, &self.starts[name], rest)
    }
}

/// A reader and its name, which is that of its corpus.
pub type Reader = (&'static str, fn(&[u8], &World));

/// All of them.
pub const READERS: &[Reader] = &[
    ("position", position),
    ("move", play),
    ("parameter", parameter),
    ("expression", expression),
    ("own", own),
    ("lesson", lesson),
    ("dot", dot),
    ("certificate", certificate),
    ("record", record),
    ("progress", progress),
    ("settings", settings),
    ("contest", contest),
    ("question", question),
    ("duration", length),
];

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn position(bytes: &[u8], world: &World) {
    let text = text(bytes);
    let (name, start, rest) = world.game(&text);
    match start.reads(rest) {
        Ok(place) => {
            let printed = place.text();
            let again = start.reads(&printed).map(|place| place.text());
            assert_eq!(again, Ok(printed), "{name}");
            let kept = start.reads(&place.kept()).map(|place| place.kept());
            assert_eq!(kept, Ok(place.kept()), "{name}: for a file");
            let _ = (place.ending(), place.moves(10));
        }
        Err(fault) => {
            let columns = rest.chars().count() + 1;
            assert!(fault.at.is_none_or(|at| (1..=columns).contains(&at)), "{name}: {fault:?}");
            is_shown(&fault.speak(world.desk.tongue));
        }
    }
}

fn play(bytes: &[u8], world: &World) {
    let text = text(bytes);
    let (name, start, rest) = world.game(&text);
    match start.play(rest) {
        Ok(step) => {
            let again = start.play(&step.text).map(|step| step.text.clone());
            assert_eq!(again, Ok(step.text), "{name}");
        }
        Err(fault) => is_shown(&fault.speak(world.desk.tongue)),
    }
}

fn parameter(bytes: &[u8], world: &World) {
    let text = text(bytes);
    let (name, _, rest) = world.game(&text);
    let (param, value) = rest.split_once('=').unwrap_or(("", rest));
    let entry = world.house().find(name).expect("it is in the house");
    for own in entry.card.params.iter().filter(|own| own.name == param || param.is_empty()) {
        let mut params = entry.params();
        if params.set(own.name, value).is_err() {
            assert_eq!(params, entry.params());
            continue;
        }
        for (param, setting) in params.iter() {
            assert_eq!(param.domain.read(&setting.write()).as_ref(), Ok(setting));
        }
        match entry.open(&params, None) {
            Ok(place) => drop((place.text(), place.moves(10))),
            Err(fault) => is_shown(&fault.speak(world.desk.tongue)),
        }
    }
}

fn expression(bytes: &[u8], world: &World) {
    match read_expression(&text(bytes), NAMES) {
        Ok(Term::Truth(truth)) => {
            for sizes in [[0; 8], [1, 2, 3, 4, 5, 6, 7, 8], [1000, 3, 77, 5, 0, 1, 9, 12]] {
                let _ = truth.at(&values(&sizes));
            }
        }
        Ok(Term::Number(_)) => {}
        Err(fault) => is_shown(&fault.speak(world.desk.tongue)),
    }
}

fn own(bytes: &[u8], world: &World) {
    let text = text(bytes);
    let beside = |_: &str| Ok("digraph { a -> b; b -> c }".to_owned());
    match (Written { id: "mine", file: "mine.toml", text: &text, read_file: &beside }).read(world.house()) {
        Ok(entry) => drop(entry.open(&entry.params(), None).map(|place| place.text())),
        Err(mistake) => is_shown(&mistake.speak(world.desk.tongue)),
    }
}

fn lesson(bytes: &[u8], world: &World) {
    let source = Source { file: "lesson.md".into(), text: text(bytes) };
    if let Err(mistakes) = Lesson::read(source, world.house()) {
        assert!(!mistakes.is_empty());
        for mistake in &mistakes {
            is_shown(&mistake.speak(world.desk.tongue));
        }
    }
}

fn dot(bytes: &[u8], world: &World) {
    if let Err(fault) = read_graph(&text(bytes)) {
        is_shown(&fault.speak(world.desk.tongue));
    }
}

fn certificate(bytes: &[u8], world: &World) {
    let text = text(bytes);
    match Certificate::read("c", &text) {
        Ok(certificate) => {
            let head = certificate.head.write("");
            let claimed = head.clone() + "strategy first wins\n";
            let again = Certificate::read("c", &claimed).expect("it was written so");
            assert_eq!(again.head, certificate.head);
            for (statement, _) in &certificate.statements {
                assert_eq!(Statement::read(&statement.write()).as_ref(), Some(statement));
            }
            if let Ok((_, start)) = opened(world.house(), &certificate) {
                let _ = Findings::of(&certificate, &start, &world.watch);
            }
        }
        Err(mistake) => is_shown(&mistake.speak(world.desk.tongue)),
    }
}

fn record(bytes: &[u8], world: &World) {
    match Record::read("r", &text(bytes)) {
        Ok(record) => {
            assert_eq!(Record::read("r", &record.write()).ok().map(|again| again.write()), Some(record.write()));
            let _ = record.duel(world.house());
        }
        Err(mistake) => is_shown(&mistake.speak(world.desk.tongue)),
    }
}

fn progress(bytes: &[u8], world: &World) {
    let path = world.folder.path().join("progress.jsonl");
    std::fs::write(&path, bytes).expect("written");
    let progress = Progress::at(path);
    let kept = progress.all().expect("the folder can be written to");
    // What is damaged was set aside, and what is sound stays.
    let again = progress.all().expect("the folder can be written to");
    assert_eq!((again.notes, again.aside), (kept.notes, None));
    if let Some(aside) = kept.aside {
        std::fs::remove_file(aside).expect("it was made");
    }
}

fn settings(bytes: &[u8], world: &World) {
    let text = text(bytes);
    let mut settings = Settings::default();
    for mistake in read_into(&mut settings, "s", &text) {
        is_shown(&mistake.speak(world.desk.tongue));
    }
    if let Ok(changed) = with_setting(&text, "theme", "light") {
        let mut settings = Settings::default();
        read_into(&mut settings, "s", &changed);
        assert_eq!(settings.get("theme"), Some("light"));
    }
}

fn contest(bytes: &[u8], world: &World) {
    let text = text(bytes);
    let (name, rest) = text.split_once('\n').unwrap_or(("", &text));
    let is_any = name.is_empty() || bytes.len().is_multiple_of(7);
    for problem in world.problems.problems().iter().filter(|problem| problem.id == name || is_any) {
        let Ok(cases) = read_tests(problem, rest) else { continue };
        let cases: Vec<Case> = cases.into_iter().map(|(case, _)| case).collect();
        // What was read is written so that it reads back the same.
        let again = problem.layout.write(&cases);
        let again = problem.layout.read(&mut Input::new(&again)).expect("what is written can be read");
        assert!(again.into_iter().map(|(case, _)| case).eq(cases), "{}", problem.id);
    }
}

/// Takes what a batch answers.
#[derive(Clone, Default)]
struct Answers(Arc<Mutex<Vec<u8>>>);

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics with it").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A whole batch of the lines, answered within a tenth of a second each: as many answers as there are questions, and none of them a
/// fault of the program.
fn question(bytes: &[u8], world: &World) {
    let lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).collect();
    for line in &lines {
        if let Ok(question) = Question::read(line) {
            let _ = (question.position(), question.settings());
        }
    }
    let answers = Answers::default();
    let answered = batch::run(&world.desk, false, &world.watch, &mut BufReader::new(bytes), answers.clone());
    assert!(answered.is_ok());
    let told = answers.0.lock().expect("nobody panics with it").clone();
    let told = String::from_utf8(told).expect("JSON is UTF-8");
    assert_eq!(told.lines().count(), lines.len(), "{told}");
    assert!(!told.contains("fault of the program"), "{told}");
    for line in told.lines() {
        // An id may be nested deeper than most readers go; it comes back as it was given.
        serde_json::from_str::<&RawValue>(line).expect("JSON");
    }
}

fn length(bytes: &[u8], world: &World) {
    if let Err(fault) = duration(&text(bytes)) {
        is_shown(&fault.speak(world.desk.tongue));
    }
}

/// Complaints are sentences, and steer no terminal.
fn is_shown(told: &str) {
    assert!(!told.is_empty() && !told.contains('⟨'), "{told}");
    assert!(told.chars().all(|letter| letter == '\n' || !letter.is_control()), "{told:?}");
}
