//! The whole screen without a terminal, and what tests do to it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use app::settings::Settings;
use app::store::Paths;
use app::tui::app::{App, Event};
use app::tui::desk::Effect;
use app::tui::key::Key;
use app::tui::launch::Launch;
use ground::say::Language;

/// The whole screen without a terminal, in a folder of its own.
pub struct Table {
    pub app: App,
    pub size: (u16, u16),
    pub has_quit: bool,
    pub folder: tempfile::TempDir,
}

impl Table {
    pub fn new(language: Language) -> Self {
        Self::set(language, &[])
    }

    /// With settings by name.
    pub fn set(language: Language, set: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut settings = Settings::default();
        settings.set("language", language.tag()).expect("a language");
        // What moves is seen elsewhere: here every picture is the last one.
        for (name, text) in [("motion", "false")].iter().chain(set) {
            settings.set(name, text).expect("a setting");
        }
        let paths = Paths::below(folder.path());
        let app = App::new(Launch { house: games::house(), settings, paths, mistakes: Vec::new(), opening: None });
        Table { app, size: (80, 24), has_quit: false, folder }
    }

    /// Presses keys by their names; what they make the program think about is thought out.
    pub fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split_whitespace() {
            self.app.update(Event::Key(key.parse().expect("a key has this name")));
            self.app.settle();
            self.has_quit |= self.app.perform().contains(&Effect::Quit);
            self.glass();
        }
        self
    }

    /// Types a text, letter by letter.
    pub fn write(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            self.app.update(Event::Key(Key::char(c)));
        }
        self
    }

    pub fn glass(&mut self) -> String {
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        self.app.view(&mut buffer, area);
        let row = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(|y| row(y) + "\n").collect()
    }

    pub fn shows(&mut self, words: &str) -> &mut Self {
        let glass = self.glass();
        // A wide sign takes two cells, of which the second is blank.
        let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        assert!(bare(&glass).contains(&bare(words)), "{words} is not on the glass:\n{glass}");
        self
    }

    pub fn position(&self) -> String {
        self.app.desk().sitting().expect("a game is on the table").place().text()
    }
}
