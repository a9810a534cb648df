//! The screen as a whole: what has happened goes in, what is to be done comes out, and a picture can be asked for.
//!
//! Invariant: nothing here waits, reads a key or knows a terminal, so that every screen can be tested without one.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::duel::history::Duel;
use crate::duel::place::Place;
use crate::fault::Fault;
use crate::oracle::control::{Control, Stop};
use crate::say;
use crate::say::Tongue;

use crate::tui::command_line::MoveLine;
use crate::tui::desk::{Desk, Door, Effect, Go, Layer, Mouse};
use crate::tui::frame;
use crate::tui::gallery::Gallery;
use crate::tui::guided::Guided;
use crate::tui::help::Help;
use crate::tui::history::History;
use crate::tui::keeper::Keeper;
use crate::tui::key::Key;
use crate::tui::keys::{Action, Keys};
use crate::tui::launch::Launch;
use crate::tui::play::Play;
use crate::tui::settings_screen::SettingsScreen;
use crate::tui::setup::SetUp;
use crate::tui::sitting::Sitting;
use crate::tui::theme::Theme;
use crate::tui::thought::{Found, Question, Topic};
use crate::worker::Report;

/// What has happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(Key),
    /// The mouse did something.
    Mouse(Mouse),
    /// A text was pasted.
    Paste(String),
    /// The window has another size.
    Resized,
    /// Something was found out.
    Found(Report<Found>),
    /// The thinking takes long enough to be told of.
    Slow(Control),
    /// Something outside could not be done.
    Refused(Fault),
}

/// What the thread that thinks should do.
pub enum Thinking {
    /// What it does.
    GoOn,
    /// Nothing.
    Rest,
    /// This, whatever it is at.
    Ask(u64, Question),
}

/// A question that was asked.
struct Asked {
    stamp: u64,
    topic: Topic,
    node: usize,
    place: Arc<dyn Place>,
}

/// The screen as a whole.
pub struct App {
    desk: Desk,
    layers: Vec<Box<dyn Layer>>,
    keeper: Keeper,
    asked: Option<Asked>,
    stamp: u64,
}

impl App {
    /// The screen as it opens: the gallery, or the game that was asked for.
    pub fn new(launch: Launch) -> Self {
        let (keys, faults) = Keys::of(launch.settings.keys.iter().map(|(name, keys)| (name.as_str(), keys.as_slice())));
        let mut keeper = Keeper::at(launch.paths);
        let is_first_run = keeper.is_first_run();
        let mut desk = Desk {
            house: launch.house,
            tongue: Tongue::of(launch.settings.language()),
            theme: Theme::named("default").expect("it is in the list of themes"),
            settings: launch.settings,
            keys,
            sittings: Vec::new(),
            resumable: None,
            notice: None,
            effects: Vec::new(),
            slow: None,
            is_panel_open: false,
            is_every_move: false,
            scale: 1,
        };
        desk.dress();
        if let Some(fault) = faults.first() {
            desk.complain(fault);
        }
        match keeper.load() {
            Ok(record) => desk.resumable = record,
            Err(mistake) => desk.complain(&mistake.fault),
        }
        let gallery = Gallery::new(&desk, is_first_run);
        let mut layers: Vec<Box<dyn Layer>> = vec![Box::new(gallery)];
        if let Some(opening) = launch.opening {
            let duel = opening.duel.unwrap_or_else(|| Duel::new(opening.entry, opening.place));
            desk.seat(Sitting::new(duel, opening.you, opening.level, opening.seed));
            layers.push(Box::<Play>::default());
        }
        App { desk, layers, keeper, asked: None, stamp: 0 }
    }

    /// What the screens share, to be looked at.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Whether a question is still open.
    pub fn is_thinking(&self) -> bool {
        self.asked.is_some()
    }

    /// Asks for the game in front to be kept on disk.
    pub fn keep(&mut self) {
        self.desk.keep();
    }

    /// Takes in what has happened.
    pub fn update(&mut self, event: Event) {
        match event {
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => {
                self.desk.notice = None;
                let go = self.top(|layer, desk| layer.mouse(mouse, desk));
                self.go(go);
            }
            Event::Paste(text) => {
                self.desk.notice = None;
                let go = self.top(|layer, desk| layer.paste(&text, desk));
                self.go(go);
            }
            Event::Resized => {}
            Event::Found(report) => self.found(report),
            Event::Slow(control) => self.desk.slow = self.asked.as_ref().map(|_| control),
            Event::Refused(fault) => self.desk.complain(&fault),
        }
    }

    /// What the thread that thinks should do now.
    pub fn thinking(&mut self) -> Thinking {
        let wanted = self.wanted();
        let is_same = |asked: &Asked, topic: Topic, node: usize, place: &Arc<dyn Place>| {
            (asked.topic, asked.node) == (topic, node) && Arc::ptr_eq(&asked.place, place)
        };
        match (wanted, &self.asked) {
            (None, None) => Thinking::GoOn,
            (None, Some(_)) => {
                (self.asked, self.desk.slow) = (None, None);
                Thinking::Rest
            }
            (Some((topic, node, question)), asked) => {
                if asked.as_ref().is_some_and(|asked| is_same(asked, topic, node, &question.place)) {
                    return Thinking::GoOn;
                }
                self.stamp += 1;
                self.asked = Some(Asked { stamp: self.stamp, topic, node, place: question.place.clone() });
                self.desk.slow = None;
                Thinking::Ask(self.stamp, question)
            }
        }
    }

    /// Thinks everything out that is wanted, here and now: for tests and pictures.
    pub fn settle(&mut self) {
        while let Thinking::Ask(stamp, question) = self.thinking() {
            let answer = Some(question.think(&Control::new()));
            self.update(Event::Found(Report { stamp, answer }));
        }
    }

    /// Does what is to be done on disk and tells what is to be done elsewhere.
    pub fn perform(&mut self) -> Vec<Effect> {
        let effects = std::mem::take(&mut self.desk.effects);
        for effect in &effects {
            if let Err(fault) = self.keeper.perform(effect) {
                self.desk.complain(&fault);
            }
        }
        effects
            .into_iter()
            .filter(|effect| matches!(effect, Effect::Mouse(_) | Effect::Suspend | Effect::Quit))
            .collect()
    }

    /// Draws everything; tells where a text cursor is.
    pub fn view(&mut self, buffer: &mut Buffer, area: Rect) -> Option<Position> {
        frame::draw(&mut self.layers, &self.desk, buffer, area)
    }

    fn top<T>(&mut self, act: impl FnOnce(&mut dyn Layer, &mut Desk) -> T) -> T {
        let layer = self.layers.last_mut().expect("the gallery is never left");
        act(&mut **layer, &mut self.desk)
    }

    fn key(&mut self, key: Key) {
        self.desk.notice = None;
        if self.top(|layer, _| layer.is_typing()) {
            if let Some(go) = self.top(|layer, desk| layer.type_key(key, desk)) {
                return self.go(go);
            }
            if key.writes().is_some() {
                return;
            }
        }
        let on = self.top(|layer, _| layer.place());
        let go = match self.desk.keys.action(on, key) {
            Some(Action::Quit | Action::Abort) => {
                self.desk.keep();
                self.desk.effects.push(Effect::Quit);
                Go::Stay
            }
            Some(Action::Suspend) => {
                self.desk.effects.push(Effect::Suspend);
                Go::Stay
            }
            Some(Action::Language) => {
                self.desk.switch_language();
                Go::Stay
            }
            Some(Action::Mouse) => {
                self.desk.switch_mouse();
                Go::Stay
            }
            Some(Action::Help) => match self.top(|layer, desk| layer.act(Action::Help, desk)) {
                Go::Stay => Go::To(Door::Help(on)),
                go => go,
            },
            Some(action) => self.top(|layer, desk| layer.act(action, desk)),
            None => self.top(|layer, desk| layer.type_key(key, desk)).unwrap_or(Go::Stay),
        };
        self.go(go);
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Back => self.leave(),
            Go::To(door) => self.enter(door),
            Go::Instead(door) => {
                // The game that the new screen shows is on the table already: nothing of it may be put away.
                if self.layers.len() > 1 {
                    self.layers.pop();
                }
                if !matches!(door, Door::Play) || self.layers.len() < 2 {
                    self.enter(door);
                }
            }
        }
    }

    fn leave(&mut self) {
        if self.layers.len() > 1
            && let Some(mut layer) = self.layers.pop()
        {
            layer.leave(&mut self.desk);
        }
    }

    fn enter(&mut self, door: Door) {
        let desk = &mut self.desk;
        let layer: Option<Box<dyn Layer>> = match door {
            Door::SetUp(entry, position) => Some(Box::new(SetUp::new(*entry, position, desk))),
            Door::Play => Some(Box::<Play>::default()),
            Door::Dispute => Some(Box::new(Play::dispute())),
            Door::Line(first) => Some(Box::new(MoveLine::new(first, desk))),
            Door::History => Some(Box::new(History::new(desk))),
            Door::Settings => Some(Box::<SettingsScreen>::default()),
            Door::Help(on) => Some(Box::new(Help::new(on))),
            Door::Guided => Guided::new(desk).map(|guided| Box::new(guided) as Box<dyn Layer>),
        };
        self.layers.extend(layer);
    }

    /// The most urgent question that is not answered yet.
    fn wanted(&self) -> Option<(Topic, usize, Question)> {
        let sitting = self.desk.sitting()?;
        let needs: Vec<(Topic, usize)> = self.layers.iter().rev().flat_map(|layer| layer.needs(&self.desk)).collect();
        let is_open =
            |(topic, node): &&(Topic, usize)| *node < sitting.duel.nodes().len() && sitting.wants(*topic, *node);
        let reply = needs.iter().filter(is_open).find(|(topic, _)| *topic == Topic::Reply);
        let (topic, node) = *reply.or_else(|| needs.iter().find(is_open))?;
        Some((topic, node, sitting.question(topic, node)))
    }

    fn found(&mut self, report: Report<Found>) {
        let Some(asked) = self.asked.take_if(|asked| asked.stamp == report.stamp) else { return };
        self.desk.slow = None;
        let found = report.answer.unwrap_or_else(|| broken(asked.topic));
        let Some(sitting) = self.desk.sitting_mut() else { return };
        let is_here = sitting.duel.nodes().get(asked.node).is_some_and(|node| Arc::ptr_eq(&node.place, &asked.place));
        if !is_here {
            return;
        }
        match found {
            Found::Reply(Ok((pick, true))) => sitting.offer = Some(pick),
            Found::Reply(Ok((pick, false))) => {
                if let Err(fault) = sitting.reply(pick) {
                    self.desk.complain(&fault);
                }
                self.desk.keep();
            }
            found => sitting.known_mut(asked.node).take(found),
        }
        let go = self.top(|layer, desk| layer.answered(desk));
        self.go(go);
    }
}

/// What is told where an engine broke down instead of answering.
fn broken(topic: Topic) -> Found {
    let stop = Stop::TooLarge(say!("screen-engine-broke"));
    match topic {
        Topic::Reply => Found::Reply(Err(stop)),
        Topic::Answer => Found::Answer(Err(stop)),
        Topic::Walk => Found::Walk(Vec::new()),
        Topic::Study => Found::Study(Vec::new()),
        Topic::Value => Found::Value(Err(stop)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::say::Language;
    use crate::settings::Settings;
    use crate::store::Paths;
    use crate::tui::key::Code;

    /// The whole screen without a terminal, in a folder of its own.
    struct Table {
        app: App,
        size: (u16, u16),
        _folder: tempfile::TempDir,
    }

    impl Table {
        fn new(language: Language) -> Self {
            let folder = tempfile::tempdir().expect("a folder");
            let mut settings = Settings::default();
            settings.set("language", language.tag()).expect("a language");
            let paths = Paths::below(folder.path());
            let app = App::new(Launch { house: games::house(), settings, paths, opening: None });
            Table { app, size: (80, 24), _folder: folder }
        }

        /// Presses keys by their names; what they make the program think about is thought out.
        fn press(&mut self, keys: &str) -> &mut Self {
            for key in keys.split_whitespace() {
                self.app.update(Event::Key(key.parse().expect("a key has this name")));
                self.app.settle();
                self.app.perform();
                self.glass();
            }
            self
        }

        fn glass(&mut self) -> String {
            let area = Rect::new(0, 0, self.size.0, self.size.1);
            let mut buffer = Buffer::empty(area);
            self.app.view(&mut buffer, area);
            let row = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
            (0..area.height).map(|y| row(y) + "\n").collect()
        }

        fn shows(&mut self, words: &str) {
            let glass = self.glass();
            // A wide sign takes two cells, of which the second is blank.
            let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            assert!(bare(&glass).contains(&bare(words)), "{words} is not on the glass:\n{glass}");
        }

        fn position(&self) -> String {
            self.app.desk().sitting().expect("a game is on the table").place().text()
        }
    }

    #[test]
    fn enter_starts_a_friendly_game_and_the_opponent_answers() {
        let mut table = Table::new(Language::English);
        table.press("l enter").shows("You are to move.");
        assert_eq!(table.position(), "3,4,5");
        table.press("enter").shows("Opponent:");
        assert_eq!(table.app.desk().sitting().map(|sitting| sitting.duel.ply()), Some(2));
    }

    #[test]
    fn a_game_can_be_played_to_its_end_and_again() {
        let mut table = Table::new(Language::English);
        table.press("l enter");
        for _ in 0..6 {
            table.press("enter");
        }
        table.shows("The opponent has won.");
        table.press("N").shows("You are to move.");
        assert_eq!(table.position(), "3,4,5");
        table.press("u").shows("This is the game before.");
    }

    #[test]
    fn a_typed_move_is_played_and_a_wrong_one_changes_nothing() {
        let mut table = Table::new(Language::English);
        table.press("l enter : 9 enter");
        assert_eq!(table.position(), "3,4,5");
        table.press("backspace 1 : 3 - > 1 enter").shows("Opponent:");
        assert_eq!(table.app.desk().sitting().map(|sitting| sitting.duel.nodes()[1].mv.clone()), Some("1:3->1".into()));
    }

    #[test]
    fn nothing_is_spoilt_before_the_panel_is_asked_for() {
        let mut table = Table::new(Language::English);
        table.press("l enter");
        assert!(!table.glass().contains("nim-sum") && !table.glass().contains('✓'));
        table.press("o").shows("N: you can win.");
        table.press("v");
        assert!(!table.glass().contains("N: you can win."));
    }

    #[test]
    fn hints_come_one_by_one() {
        let mut table = Table::new(Language::English);
        table.press("l enter t").shows("Hint 1 of 4");
        assert!(!table.glass().contains("Flip the odd columns"));
        table.press("t t t").shows("Hint 4 of 4");
        table.shows("Flip the odd columns");
    }

    #[test]
    fn a_verdict_is_disputed_and_stands() {
        let mut table = Table::new(Language::English);
        table.press("l enter d").shows("The oracle says N");
        table.press("enter").shows("is refuted by");
        table.press("esc").shows("N: you can win.");
        assert_eq!(table.app.desk().sittings.len(), 1);
    }

    #[test]
    fn the_history_tells_where_the_game_was_lost_and_leads_back() {
        let mut table = Table::new(Language::English);
        table.press("l enter enter g").shows("changed hands: 1:3->0");
        table.press("up up up enter");
        assert_eq!(
            (table.position().as_str(), table.app.desk().sitting().map(|one| one.duel.nodes().len())),
            ("3,4,5", Some(3))
        );
    }

    #[test]
    fn the_language_changes_without_losing_the_game() {
        let mut table = Table::new(Language::Chinese);
        table.press("l enter enter").shows("轮到你走。");
        let position = table.position();
        table.press("L").shows("You are to move.");
        assert_eq!(table.position(), position);
    }

    #[test]
    fn escape_goes_back_and_never_quits() {
        let mut table = Table::new(Language::English);
        table.press("l enter ? esc esc esc esc").shows("The key q quits");
        assert!(!table.app.desk.effects.contains(&Effect::Quit));
    }

    #[test]
    fn letters_in_a_text_field_are_text() {
        let mut table = Table::new(Language::English);
        table.press("l / q ? L").shows("No game has these words.");
        table.press("esc s down down q").shows("3,4,5q");
    }

    #[test]
    fn a_pasted_position_is_put_on_the_board_and_runs_no_shortcut() {
        let mut table = Table::new(Language::English);
        table.press("l enter");
        table.app.update(Event::Paste("7,7\n".into()));
        assert_eq!(table.position(), "7,7");
        table.app.update(Event::Paste("q".into()));
        assert_eq!(table.position(), "7,7");
        table.press("u");
        assert_eq!(table.position(), "3,4,5");
    }

    #[test]
    fn every_window_is_drawn_and_a_small_one_says_what_it_needs() {
        let mut table = Table::new(Language::English);
        table.press("l enter o e");
        for size in [(1, 1), (2, 40), (59, 18), (60, 17), (60, 18), (80, 24), (200, 60), (300, 18)] {
            table.size = size;
            table.press("? esc g esc : esc , esc");
        }
        table.size = (40, 10);
        table.shows("need 60×18, have 40×10");
    }

    #[test]
    fn a_game_is_kept_and_gone_on_with() {
        let mut table = Table::new(Language::English);
        table.press("l enter enter q");
        let position = table.position();
        let paths = Paths::below(table._folder.path());
        let settings = table.app.desk().settings.clone();
        table.app = App::new(Launch { house: games::house(), settings, paths, opening: None });
        table.shows("Continue: Nim");
        table.press("enter");
        assert_eq!(table.position(), position);
    }

    #[test]
    fn the_guided_game_goes_on_when_a_board_is_won() {
        let mut table = Table::new(Language::English);
        table.press("enter").shows("Guided game 1/3");
        table.press("enter enter").shows("Guided game 2/3");
    }

    #[test]
    fn two_million_heaps_ask_for_a_typed_move() {
        let mut table = Table::new(Language::English);
        table.press("l enter");
        table.app.update(Event::Paste("2000000,3000000".into()));
        table.press("enter").shows("legal moves; Tab completes");
        table.app.update(Event::Key(Key::plain(Code::Esc)));
        assert_eq!(table.position(), "2000000,3000000");
    }
}
