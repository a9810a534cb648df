//! Screens without a terminal: keys are pressed by name, questions answered here and now, and what then shows is written down.

pub(crate) mod cast;
pub(crate) mod hue;
pub(crate) mod page;
pub(crate) mod piece;
pub(crate) mod svg;

use std::str::FromStr;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::store::shot::{How, Shot};
use crate::tui::app::{App, Event};
use crate::tui::desk::{Door, Effect};
use crate::tui::key::Key;
use crate::tui::launch::Launch;
use crate::tui::show::cast::Reel;
use ground::fault::{Fault, Kind};
use ground::say;

/// Draws what was ordered, perhaps behind another door. What plays by itself is recorded to its end once all keys are pressed. Faults:
/// keys that are none.
///
/// Example: the keys `o` and `e` over Nim show the open panel with every move.
/// Cost: what the questions of the screens cost; nobody stops them.
pub fn draw(launch: Launch, door: Option<Door>, shot: &Shot) -> Result<String, Fault> {
    let keys = shot.keys.iter().map(|name| key(name)).collect::<Result<Vec<Key>, Fault>>()?;
    let mut studio = Studio::open(launch, shot.size);
    let plays_on = door.is_some();
    if let Some(door) = door {
        studio.enter(door);
    }
    let How::Cast(pace) = shot.how else {
        for key in keys {
            studio.press(key);
        }
        while studio.moves_on().is_some() {}
        return Ok(studio.still(shot.how));
    };
    let mut reel = Reel::new(shot.size, &studio.title());
    reel.take(&studio.picture());
    for key in keys {
        reel.wait(pace);
        studio.press(key);
        reel.take(&studio.picture());
        // A move takes its own time, whatever the pace.
        while let Some(time) = studio.moves_on() {
            reel.wait(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
            reel.take(&studio.picture());
        }
    }
    while plays_on && studio.is_playing() {
        reel.wait(pace);
        studio.take(Event::Beat);
        reel.take(&studio.picture());
    }
    reel.wait(pace);
    Ok(reel.written())
}

fn key(name: &str) -> Result<Key, Fault> {
    let refused = |()| Fault::new(Kind::BadParameter, say!("show-unknown-key", key = name));
    Key::from_str(name).map_err(refused).map_err(|fault| fault.expecting(say!("show-expect-key")))
}

/// A screen without a terminal.
pub struct Studio {
    app: App,
    size: (u16, u16),
    is_over: bool,
}

impl Studio {
    /// The screen as it opens.
    pub fn open(launch: Launch, size: (u16, u16)) -> Self {
        let mut app = App::new(launch);
        // What is shown must not depend on the day and the terminal.
        app.set_day(0);
        app.show_every_colour();
        app.settle();
        Studio { app, size, is_over: false }
    }

    /// Goes to another screen.
    pub fn enter(&mut self, door: Door) {
        self.app.enter(door);
        self.app.settle();
    }

    /// Whether something is played by itself.
    pub fn is_playing(&self) -> bool {
        !self.is_over && self.app.is_playing()
    }

    /// Lets a move that is just being seen go on by one picture; tells how long the one before it stayed.
    pub fn moves_on(&mut self) -> Option<Duration> {
        let time = (!self.is_over && self.app.is_moving()).then(|| self.app.pace())?;
        self.take(Event::Beat);
        Some(time)
    }

    /// Presses a key and waits for everything that follows from it; after the program was left nothing does.
    pub fn press(&mut self, key: Key) {
        self.take(Event::Key(key));
    }

    /// Takes in what has happened and everything that follows from it.
    pub fn take(&mut self, event: Event) {
        if !self.is_over {
            self.app.update(event);
            self.app.settle();
            self.is_over = self.app.perform().contains(&Effect::Quit);
            self.app.settle();
        }
    }

    /// What shows now.
    pub fn picture(&mut self) -> Buffer {
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        self.app.view(&mut buffer, area);
        buffer
    }

    /// What the picture is called.
    pub fn title(&self) -> String {
        let desk = self.app.desk();
        let game = desk.sitting().map(|sitting| desk.speak(&sitting.duel.entry().title));
        game.map_or_else(|| "xorcle".to_owned(), |game| format!("xorcle: {game}"))
    }

    fn still(&mut self, how: How) -> String {
        let (picture, title) = (self.picture(), self.title());
        match how {
            How::Html => page::html(&picture, &title, self.app.desk().tongue.language.tag()),
            How::Svg => svg::svg(&picture, &title),
            How::Text | How::Cast(_) => piece::letters(&picture),
        }
    }
}
