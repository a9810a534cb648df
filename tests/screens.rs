//! Pictures of a dozen screens and of one board of each shape, in both languages, narrow and wide. What must hold for screens of any size
//! and look is checked in `every`, what must hold on the stage of every game in `tests/stage`.
//! `XORCLE_BLESS=1 cargo test --test house screens::` takes the pictures anew; then look at the difference.

mod every;

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use app::settings::Settings;
use app::store::Paths;
use app::store::opening::Opening;
use app::tui::app::{App, Event};
use app::tui::desk::Door;
use app::tui::key::Key;
use app::tui::launch::Launch;
use duel::history::Duel;
use duel::house::Entry;
use duel::rounds::Match;
use games::house;
use ground::rules::Side;
use ground::say::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use teach::lesson::form::Lesson;
use teach::lesson::joined::Source;
use teach::opponent::Level;
use unicode_width::UnicodeWidthStr;

use crate::crew::on_every_core;

/// A screen to look at: its name, whether it begins within a game of Nim, and the keys that lead there.
const SCREENS: &[(&str, bool, &str)] = &[
    ("gallery", false, ""),
    ("gallery-filter", false, "/ w y"),
    ("set-up", false, "down down down down down s"),
    ("guided", false, "enter"),
    ("play", true, ""),
    ("play-answered", true, "j l enter"),
    ("end", true, "enter enter enter enter enter"),
    ("play-every-move", true, "o e"),
    ("play-hints", true, "t t t t"),
    ("history-error", true, "enter enter g up up up"),
    ("mistakes-answer", true, "enter enter g f v"),
    ("progress", true, "enter enter esc P pagedown up up enter"),
    ("dispute", true, "d"),
    ("values-line", true, "T 2 5"),
    ("values-map", false, "/ w y t h ctrl-t tab tab right"),
    ("law", false, "/ w y t h ctrl-l"),
    ("values-diff", false, "/ s u b t ctrl-t d left ctrl-w t r u e enter"),
    ("graph-values-hidden", false, "/ d a g enter o b"),
    ("maze-drawn", false, "/ p u r s u enter s down down enter right down space"),
    ("what-if", false, "/ f l o w - enter s down down down enter right space"),
    ("search-tree", false, "/ t i c - ctrl-s down down enter down down down"),
    ("search-waves", false, "/ n o r t h ctrl-s enter space space space"),
    ("regret-table", false, "/ m a t r ctrl-s down down down enter end end left"),
    ("study", false, "P"),
    ("puzzle-answer", false, "P down down down enter s"),
    ("p-or-n", false, "P down down down down down enter enter"),
    ("demo", false, "down down down down down D right right right right"),
    ("glossary", false, "P pagedown up enter down down down"),
    ("settings", true, ","),
    ("help", true, "?"),
];

/// The screens of which a picture is kept, so that a change is read by eye: of all others `tests/stage` and `tests/glass` say what must hold.
const KEPT: &str = "gallery set-up play-answered end history-error puzzle-answer demo settings help values-map \
    search-tree search-waves regret-table lesson-question lesson-slides lesson-slides-question";

/// One game for each shape of board, with the oracle's card open.
const BOARDS: &str =
    "nim ends chess-ending connect-four hex dots-and-boxes hackenbush dag sprouts kuhn-poker voting flow-game";

fn named(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split_whitespace()
}

/// Pages of a lesson to look at: the name, whether as slides, and the keys that lead there.
const LESSONS: &[(&str, bool, &str)] = &[
    ("lesson", false, ""),
    ("lesson-question", false, "space right t"),
    ("lesson-wrong", false, "space right : 1 : 3 - > 0 enter"),
    ("lesson-right", false, "space right : 2 : 4 - > 3 enter"),
    ("lesson-slides", true, ""),
    ("lesson-slides-question", true, "space space r"),
];

/// The windows people have.
const WINDOWS: [(u16, u16); 2] = [(80, 24), (160, 50)];

/// 22 November 2026, in days from 1 January 1970: the puzzle of the day is another one tomorrow.
const SUNDAY: u32 = 20_779;

/// A screen without a terminal, with folders of its own.
struct Glass {
    app: App,
    _home: tempfile::TempDir,
}

fn settings(language: Language, set: &[(&str, &str)]) -> Settings {
    let mut settings = Settings::default();
    let own = [("language", language.tag()), ("color", "never"), ("theme", "default"), ("motion", "false")];
    for (name, text) in own.iter().chain(set) {
        settings.set(name, text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    }
    settings
}

impl Glass {
    fn open(settings: Settings, game: Option<&Entry>) -> Self {
        let home = tempfile::tempdir().expect("there is room for a folder");
        let opening = game.map(|entry| {
            let place = entry.open_preset(&entry.presets[0]).expect("presets can be opened");
            let duel = Duel::new(entry.clone(), place);
            Opening { duel, you: Some(Side::First), level: Level::Perfect, seed: 7, rounds: Match::default() }
        });
        let mut app = App::new(Launch {
            house: house(),
            settings,
            paths: Paths::below(home.path()),
            mistakes: Vec::new(),
            opening,
        });
        app.set_day(SUNDAY);
        Glass { app, _home: home }
    }

    fn press(mut self, keys: &str) -> Self {
        for key in keys.split_whitespace() {
            let key: Key = key.parse().unwrap_or_else(|()| panic!("{key} is no key"));
            self.app.update(Event::Key(key));
            self.app.settle();
            self.app.perform();
        }
        self.app.settle();
        self
    }

    fn picture(&mut self, (width, height): (u16, u16)) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test needs no terminal");
        terminal
            .draw(|frame| {
                let area = frame.area();
                self.app.view(frame.buffer_mut(), area);
            })
            .expect("a test needs no terminal");
        terminal.backend().buffer().clone()
    }
}

fn screen(name: &str, settings: Settings) -> Glass {
    let (_, in_game, keys) = SCREENS.iter().find(|(other, ..)| *other == name).expect("it is in the list");
    let house = house();
    let nim = house.find("nim").expect("Nim is in the house");
    Glass::open(settings, in_game.then_some(nim)).press(keys)
}

/// The picture as text: one line a row, nothing behind the last letter.
fn lines(buffer: &Buffer) -> Vec<String> {
    let row = |y: u16| {
        let mut line = String::new();
        let mut x = 0;
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            line += symbol;
            x += (symbol.width() as u16).max(1);
        }
        line.trim_end().to_owned()
    };
    (0..buffer.area.height).map(row).collect()
}

/// What must hold in every picture.
fn check(buffer: &Buffer, how: &str) {
    let text = lines(buffer).join("\n");
    for mark in ["⟨", "{$", "{ $"] {
        assert!(!text.contains(mark), "{how}:\n{text}");
    }
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            if buffer[(x, y)].symbol().width() > 1 {
                assert!(x + 1 < buffer.area.width, "{how}: half of a wide letter is cut off in row {y}:\n{text}");
                let next = buffer[(x + 1, y)].symbol();
                assert!(next.trim().is_empty(), "{how}: {next} stands on half of a wide letter in row {y}:\n{text}");
            }
        }
    }
}

/// How pictures are taken anew.
const ANEW: &str = "XORCLE_BLESS=1 takes these anew once they are looked at";

/// Both languages in both windows; in other sizes it is only seen that the screen holds. `open` may go on from the glass of
/// the language before.
fn album(name: &str, sizes: &[(u16, u16)], open: impl Fn(Language, Option<Glass>) -> Glass) -> String {
    let mut out = String::new();
    let mut before = None;
    for language in Language::ALL {
        let mut glass = open(language, before.take());
        for window in WINDOWS {
            paste(&mut out, name, language, &glass.picture(window));
        }
        for size in sizes {
            check(&glass.picture(*size), &format!("{name} {size:?} {language}"));
        }
        before = Some(glass);
    }
    out
}

/// One more picture in the album, looked at.
fn paste(album: &mut String, name: &str, language: Language, picture: &Buffer) {
    check(picture, name);
    writeln!(album, "===== {language} {}x{}", picture.area.width, picture.area.height).expect("a text takes all");
    for line in lines(picture) {
        writeln!(album, "{line}").expect("a text takes all");
    }
}

fn compare(name: &str, is: &str, wrong: &mut Vec<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screens/{name}.txt"));
    if std::env::var_os("XORCLE_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("the folder can be made");
        fs::write(&path, is).expect("the file can be written");
        return;
    }
    let was = fs::read_to_string(&path).unwrap_or_default();
    if was != is {
        let differing = was.lines().zip(is.lines()).enumerate().find(|(_, (was, is))| was != is);
        let first = differing.map_or_else(String::new, |(i, (was, is))| format!("line {}:\n- {was}\n+ {is}", i + 1));
        wrong.push(format!("{name} has changed, {first}"));
    }
}

/// One screen in one language, without colours: seen in both windows, in windows nobody has, and in the first one again.
struct Seen {
    name: &'static str,
    language: Language,
    pictures: Vec<Buffer>,
    odd: Vec<((u16, u16), Buffer)>,
    after: Buffer,
}

/// Windows nobody has.
const ODD: [(u16, u16); 12] =
    [(1, 1), (2, 1), (1, 40), (200, 1), (10, 5), (40, 10), (59, 18), (60, 17), (60, 18), (79, 23), (81, 25), (240, 70)];

/// Every screen in every language, each opened once.
fn seen() -> &'static [Seen] {
    static SEEN: OnceLock<Vec<Seen>> = OnceLock::new();
    SEEN.get_or_init(|| {
        let languages = |(name, ..): &(&'static str, bool, &str)| Language::ALL.map(|language| (*name, language));
        let wanted: Vec<_> = SCREENS.iter().flat_map(languages).collect();
        on_every_core(&wanted, |(name, language)| {
            let mut glass = screen(name, settings(*language, &[]));
            let pictures = WINDOWS.map(|window| glass.picture(window)).to_vec();
            let odd = ODD.map(|size| (size, glass.picture(size))).to_vec();
            Seen { name, language: *language, pictures, odd, after: glass.picture(WINDOWS[0]) }
        })
    })
}

/// The screens in English, in the small window.
fn small() -> impl Iterator<Item = (&'static str, &'static Buffer)> {
    let english = seen().iter().filter(|seen| seen.language == Language::English);
    english.map(|seen| (seen.name, &seen.pictures[0]))
}

#[test]
fn every_screen_looks_as_it_was_seen_before() {
    let mut wrong = Vec::new();
    for languages in seen().chunk_by(|one, other| one.name == other.name) {
        if !named(KEPT).any(|name| name == languages[0].name) {
            continue;
        }
        let mut album = String::new();
        for seen in languages {
            seen.pictures.iter().for_each(|picture| paste(&mut album, seen.name, seen.language, picture));
        }
        compare(languages[0].name, &album, &mut wrong);
    }
    assert!(wrong.is_empty(), "{ANEW}:\n{}", wrong.join("\n"));
}

#[test]
fn every_shape_of_board_looks_as_it_was_seen_before() {
    let boards: Vec<&str> = named(BOARDS).collect();
    let wrong = on_every_core(&boards, |id| {
        let (house, mut wrong) = (house(), Vec::new());
        let entry = house.find(id).unwrap_or_else(|_| panic!("{id} is no game"));
        // What was thought once is only said in another language.
        let open = |language, before: Option<Glass>| match before {
            Some(glass) => glass.press("L"),
            None => Glass::open(settings(language, &[]), Some(entry)).press("o"),
        };
        compare(&format!("game-{id}"), &album(id, &[], open), &mut wrong);
        wrong
    })
    .concat();
    assert!(wrong.is_empty(), "{ANEW}:\n{}", wrong.join("\n"));
}

#[test]
fn no_picture_is_kept_that_nothing_is_compared_with() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let boards = named(BOARDS).map(|id| format!("game-{id}"));
    let taken: Vec<String> = named(KEPT).map(str::to_owned).chain(boards).collect();
    for file in fs::read_dir(folder).expect("it is there") {
        let path = file.expect("it can be read").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let is_picture = path.extension().is_some_and(|ending| ending == "txt");
        assert!(!is_picture || taken.iter().any(|one| one == name), "{name} is compared with nothing");
    }
}

/// The lesson of the tests in a language.
fn lesson(language: Language) -> Arc<Lesson> {
    let text = match language {
        Language::English => include_str!("lessons/heaps.md"),
        Language::Chinese => include_str!("lessons/heaps.zh-CN.md"),
    };
    let source = Source { file: "heaps.md".into(), text: text.into() };
    Arc::new(Lesson::read(source, &house()).unwrap_or_else(|wrong| panic!("{wrong:?}")))
}

#[test]
fn every_page_of_a_lesson_looks_as_it_was_seen_before() {
    let mut wrong = Vec::new();
    for (name, is_slides, keys) in LESSONS {
        let open = |language, _| {
            let mut glass = Glass::open(settings(language, &[]), None);
            glass.app.enter(Door::Lesson(lesson(language), *is_slides));
            glass.press(keys)
        };
        let sizes = [(1, 1), (10, 5), (40, 10), (60, 18), (200, 1), (300, 100)];
        let album = album(name, &sizes, open);
        if named(KEPT).any(|kept| kept == *name) {
            compare(name, &album, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{ANEW}:\n{}", wrong.join("\n"));
}
