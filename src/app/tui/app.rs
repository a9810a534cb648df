//! The screen as a whole: what has happened goes in, what is to be done comes out, and a picture can be asked for.
//!
//! Invariant: nothing here waits, reads a key or knows a terminal, so that every screen can be tested without one.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::about::{About, Asked, broken};
use crate::tui::answers::Answers;
use crate::tui::backlog::Backlog;
use crate::tui::clock::Clock;
use crate::tui::desk::{Desk, Door, Effect, Go, Layer, Mouse, MouseAct};
use crate::tui::doors::opened;
use crate::tui::frame;
use crate::tui::frame::Button;
use crate::tui::gallery::Gallery;
use crate::tui::help::deeds;
use crate::tui::keeper::Keeper;
use crate::tui::key::Key;
use crate::tui::keys::Keys;
use crate::tui::keys::action::{Action, Where};
use crate::tui::keys::deed::Deed;
use crate::tui::launch::Launch;
use crate::tui::paint::LARGEST;
use crate::tui::play::Play;
use crate::tui::sitting::Sitting;
use crate::tui::theme::{Depth, Theme};
use crate::tui::thought::{Errand, Found, Topic, Wish};
use crate::worker::Report;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::Control;
use teach::ledger::Ledger;
use teach::note::{Day, unjudged};

/// What has happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(Key),
    /// The mouse did something.
    Mouse(Mouse),
    /// The right button of the mouse was pressed: one step back.
    Back,
    /// A text was pasted.
    Paste(String),
    /// The window has another size.
    Resized,
    /// Something was found out.
    Found(Report<Found>),
    /// The thinking takes long enough to be told of.
    Slow(Control),
    /// What is played by itself goes on by one step.
    Beat,
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
    Ask(u64, Wish),
}

/// The screen as a whole.
pub struct App {
    desk: Desk,
    layers: Vec<Box<dyn Layer>>,
    /// What can be clicked in the picture drawn last: the entries of the footer.
    pub buttons: Vec<Button>,
    keeper: Keeper,
    asked: Option<Asked>,
    stamp: u64,
}

impl App {
    /// The screen as it opens: the gallery, or the game that was asked for.
    pub fn new(launch: Launch) -> Self {
        let (keys, faults) = Keys::of(launch.settings.keys.iter().map(|(name, keys)| (name.as_str(), keys.as_slice())));
        let mut keeper = Keeper::at(launch.paths);
        let mut desk = Desk {
            house: launch.house,
            tongue: Tongue::of(launch.settings.language()),
            theme: Theme::named("auto").expect("it is in the list of themes"),
            settings: launch.settings,
            keys,
            sittings: Vec::new(),
            resumable: None,
            notice: None,
            effects: Vec::new(),
            slow: None,
            tab: None,
            asked_at: Duration::ZERO,
            is_hurried: false,
            answers: Answers::default(),
            depth: None,
            scale: LARGEST,
            laws: Vec::new(),
            rivals: Vec::new(),
            ledger: Ledger::default(),
            today: keeper.today(),
            backlog: Backlog::default(),
            clock: Clock::default(),
        };
        desk.dress();
        let mut wrong: Vec<String> = faults.iter().map(|fault| fault.speak(desk.tongue)).collect();
        wrong.extend(launch.mistakes.iter().map(|mistake| mistake.speak(desk.tongue)));
        wrong.extend(desk.settings.themes.mistakes.iter().map(|mistake| mistake.speak(desk.tongue)));
        match keeper.load() {
            Ok(record) => desk.resumable = record,
            Err(mistake) => wrong.push(mistake.speak(desk.tongue)),
        }
        match keeper.progress() {
            Ok(kept) => {
                desk.ledger = Ledger::of(&kept.notes);
                desk.take_up(&unjudged(&kept.notes));
                let told = |file: &PathBuf| desk.speak(&say!("stats-aside", file = file.display().to_string()));
                wrong.extend(kept.aside.as_ref().map(told));
            }
            Err(fault) => wrong.push(fault.speak(desk.tongue)),
        }
        desk.notice = (!wrong.is_empty()).then(|| Say::verbatim(wrong.join("\n")));
        let gallery = Gallery::new(&desk);
        let mut layers: Vec<Box<dyn Layer>> = vec![Box::new(gallery)];
        if let Some(opening) = launch.opening {
            desk.seat(Sitting::new(opening.duel, opening.you, opening.level, opening.seed).after(opening.rounds));
            layers.push(Box::<Play>::default());
        }
        App { desk, layers, buttons: Vec::new(), keeper, asked: None, stamp: 0 }
    }

    /// Takes another day for today.
    pub fn set_day(&mut self, day: Day) {
        self.keeper.set_day(day);
        self.desk.today = day;
    }

    /// Shows every colour, whatever the terminal at hand knows: for pictures.
    pub fn show_every_colour(&mut self) {
        self.desk.depth = Some(Depth::True);
        self.desk.dress();
    }

    /// Takes in what the terminal answered when it was asked.
    pub fn hear(&mut self, answers: Answers) {
        self.desk.hear(answers);
    }

    /// What the screens share, to be looked at.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What the keys of the screen in front do, as its help tells it.
    pub fn deeds(&self) -> Vec<Deed> {
        self.layers.last().map_or_else(Vec::new, |layer| deeds(&**layer, &self.desk))
    }

    /// Whether a question is still open.
    pub fn is_thinking(&self) -> bool {
        self.asked.is_some()
    }

    /// Whether something is played by itself: then [`Event::Beat`] is waited for.
    pub fn is_playing(&self) -> bool {
        self.layers.last().is_some_and(|layer| layer.is_playing())
    }

    /// Whether a move is just being seen to happen: then [`Event::Beat`] is waited for even while something is thought about.
    pub fn is_moving(&self) -> bool {
        self.layers.last().is_some_and(|layer| layer.is_moving())
    }

    /// The time from one beat to the next.
    pub fn pace(&self) -> Duration {
        self.layers.last().expect("the gallery is never left").pace()
    }

    /// Sets the clock: whoever has one does so before telling what has happened.
    pub fn wind(&mut self, clock: Clock) {
        self.desk.clock = clock;
    }

    /// Asks for the game in front to be kept on disk, and for what is left to be done about games that are over.
    pub fn keep(&mut self) {
        self.desk.keep();
        self.desk.put_off();
    }

    /// Takes in what has happened.
    pub fn update(&mut self, event: Event) {
        if matches!(event, Event::Key(_) | Event::Mouse(_) | Event::Back | Event::Paste(_))
            && let Some(sitting) = self.desk.sitting_mut()
        {
            sitting.is_first = false;
        }
        match event {
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => {
                let at = Position { x: mouse.x, y: mouse.y };
                let pressed = self.buttons.iter().find(|button| button.area.contains(at));
                if let Some(button) = pressed.copied().filter(|_| mouse.act == MouseAct::Press) {
                    return self.key(button.key);
                }
                self.desk.notice = None;
                let go = self.top(|layer, desk| layer.mouse(mouse, desk));
                self.go(go);
            }
            Event::Back => {
                self.desk.notice = None;
                let on = self.top(|layer, _| layer.place());
                let takes_back = self.top(|layer, desk| layer.offers(Action::Undo, desk))
                    && self.desk.keys.listed(on).iter().any(|(action, _)| *action == Action::Undo);
                let action = if takes_back { Action::Undo } else { Action::Back };
                let go = self.top(|layer, desk| layer.act(action, desk));
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
            Event::Beat => self.top(|layer, _| layer.beat()),
            Event::Refused(fault) => self.desk.complain(&fault),
        }
    }

    /// What the thread that thinks should do now.
    pub fn thinking(&mut self) -> Thinking {
        match (self.wanted(), &self.asked) {
            (None, None) => Thinking::GoOn,
            (None, Some(_)) => {
                (self.asked, self.desk.slow) = (None, None);
                Thinking::Rest
            }
            (Some((about, place, _)), Some(asked)) if asked.is(&about, &place) => Thinking::GoOn,
            (Some((about, place, wish)), _) => {
                self.stamp += 1;
                self.asked = Some(Asked { stamp: self.stamp, about, place });
                (self.desk.slow, self.desk.asked_at, self.desk.is_hurried) = (None, self.desk.clock.now, false);
                Thinking::Ask(self.stamp, wish)
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
            match self.keeper.perform(effect) {
                Ok(Some(news)) => self.desk.notice = Some(news),
                Ok(None) => {}
                Err(fault) => self.desk.complain(&fault),
            }
        }
        effects
            .into_iter()
            .filter(|effect| matches!(effect, Effect::Mouse(_) | Effect::Hurry | Effect::Suspend | Effect::Quit))
            .collect()
    }

    /// Draws everything; tells where a text cursor is.
    pub fn view(&mut self, buffer: &mut Buffer, area: Rect) -> Option<Position> {
        frame::draw(&mut self.layers, &self.desk, buffer, area, &mut self.buttons)
    }

    fn top<T>(&mut self, act: impl FnOnce(&mut dyn Layer, &mut Desk) -> T) -> T {
        let layer = self.layers.last_mut().expect("the gallery is never left");
        act(&mut **layer, &mut self.desk)
    }

    fn key(&mut self, key: Key) {
        self.desk.notice = None;
        self.desk.today = self.keeper.today();
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
                self.keep();
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
                Go::Stay => Go::To(Door::Help(on, self.deeds())),
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
            Go::Press(key) => {
                self.leave();
                self.key(key);
            }
            Go::Instead(door) => {
                // The game that the new screen shows is on the table already: nothing of it may be put away.
                if self.layers.len() > 1 {
                    self.layers.pop();
                }
                // A form or a list that led here is of no use any more, and a game that was below shows the new one.
                let led = [Where::SetUp, Where::Theatre];
                while matches!(door, Door::Play) && led.contains(&self.top(|layer, _| layer.place())) {
                    self.layers.pop();
                }
                if !matches!(door, Door::Play) || self.top(|layer, _| layer.place()) != Where::Play {
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
            // What was done above may concern the screen below.
            let go = self.top(|layer, desk| layer.answered(desk));
            self.go(go);
        }
    }

    /// Goes to another screen.
    pub fn enter(&mut self, door: Door) {
        self.layers.extend(opened(door, &mut self.desk));
    }

    /// The most urgent question that is not answered yet.
    fn wanted(&self) -> Option<(About, Arc<dyn Place>, Wish)> {
        if let Some((errand, place)) = self.layers.iter().rev().find_map(|layer| layer.errand()) {
            return Some((About::Errand(errand.clone()), place.clone(), Wish::Errand(errand, place)));
        }
        self.wanted_here().or_else(|| {
            // What is played by itself would stand still meanwhile.
            let (errand, place) = self.desk.backlog.errand().filter(|_| !self.is_playing())?;
            Some((About::Errand(errand.clone()), place.clone(), Wish::Errand(errand, place)))
        })
    }

    /// The same about the game in front.
    fn wanted_here(&self) -> Option<(About, Arc<dyn Place>, Wish)> {
        let sitting = self.desk.sitting()?;
        let needs: Vec<(Topic, usize)> = self.layers.iter().rev().flat_map(|layer| layer.needs(&self.desk)).collect();
        let is_open =
            |(topic, node): &&(Topic, usize)| *node < sitting.duel.nodes().len() && sitting.wants(*topic, *node);
        let reply = needs.iter().filter(is_open).find(|(topic, _)| *topic == Topic::Reply);
        let (topic, node) = *reply.or_else(|| needs.iter().find(is_open))?;
        let question = sitting.question(topic, node);
        let place = sitting.duel.nodes()[node].place.clone();
        Some((About::Node(topic, node), place, Wish::Position(question)))
    }

    fn found(&mut self, report: Report<Found>) {
        let Some(asked) = self.asked.take_if(|asked| asked.stamp == report.stamp) else { return };
        self.desk.slow = None;
        let found = report.answer.unwrap_or_else(|| broken(&asked.about));
        match &asked.about {
            About::Node(_, node) => self.found_of_node(*node, &asked.place, found),
            About::Errand(errand) => {
                let asks = |layer: &&mut Box<dyn Layer>| layer.errand().is_some_and(|(own, _)| own == *errand);
                match self.layers.iter_mut().rev().find(asks) {
                    Some(layer) => layer.found(errand, found),
                    None => self.found_afterwards(errand, found),
                }
                let go = self.top(|layer, desk| layer.answered(desk));
                self.go(go);
            }
        }
    }

    /// Something about a finished game.
    fn found_afterwards(&mut self, errand: &Errand, found: Found) {
        let news = self.desk.backlog.found(errand, found);
        if let Some(did) = news.did {
            self.desk.note(did);
        }
        let is_at_the_end = self.desk.sitting().is_some_and(Sitting::is_over);
        if let (Some(mistakes @ 1..), true) = (news.total, is_at_the_end) {
            self.desk.notice = Some(say!("screen-over-mistakes", mistakes = mistakes));
        }
    }

    fn found_of_node(&mut self, node: usize, place: &Arc<dyn Place>, found: Found) {
        let Some(sitting) = self.desk.sitting_mut() else { return };
        let is_here = sitting.duel.nodes().get(node).is_some_and(|one| Arc::ptr_eq(&one.place, place));
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
            found => sitting.known_mut(node).take(found),
        }
        let go = self.top(|layer, desk| layer.answered(desk));
        self.go(go);
    }
}
