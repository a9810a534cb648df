//! The loop of the screen: it waits for one thing to happen, takes it in, draws, and waits again. Idle, it does nothing.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::cores::Cores;
use crate::store::tables::Tables;
use crate::tui::app::{App, Event, Thinking};
use crate::tui::clock::Clock;
use crate::tui::desk::{Door, Effect};
use crate::tui::launch::Launch;
use crate::tui::signals::{die_of, is_fatal, is_stop, watch};
use crate::tui::terminal::{Incoming, Screen, give_back, listen};
use crate::tui::thought::Found;
use crate::worker::{PATIENCE, Worker};
use solve::judge::control::{Backing, Control};
use solve::judge::table_store::TableStore;

/// Thinking that takes longer is told of.
const SLOW: Duration = Duration::from_millis(150);

/// How often progress is told anew.
const NEWS: Duration = Duration::from_millis(500);

/// From the end of proving to the end of playing out, for whoever asked for haste.
const GRACE: Duration = Duration::from_millis(100);

/// Opens the screen, perhaps behind another door, and comes back when it is left. Errors: there is no terminal, or it went away.
pub fn run(launch: Launch, door: Option<Door>) -> io::Result<()> {
    let has_mouse = launch.settings.mouse;
    let table_store = Tables::store(launch.paths.tables());
    let mut screen = Screen::take(has_mouse)?;
    let asked = screen.ask(&launch.settings);
    // While the terminal looks for its answers, what is kept on disk is read.
    let mut app = App::new(launch);
    if let Some(door) = door {
        app.enter(door);
    }
    let heard = asked.hear();
    app.hear(heard.answers);
    screen.draw(&mut app)?;
    let (sender, events) = channel();
    let (keys, signals) = (sender.clone(), sender.clone());
    for key in heard.keys {
        // The other end is here.
        _ = sender.send(Incoming::Event(Event::Key(key)));
    }
    listen(!heard.has_ground, move |incoming| keys.send(incoming).is_ok())?;
    // Who has left the screen is told of no signal any more, and needs none.
    watch(move |signal| _ = signals.send(Incoming::Signal(signal)), give_back)?;
    let worker = worker(sender);
    let begun = (Instant::now(), rand::random());
    Loop {
        app,
        screen,
        events,
        worker,
        table_store,
        thought: None,
        wait: None,
        patience: VecDeque::new(),
        is_woken: false,
        begun,
    }
    .turn()
}

fn worker(sender: Sender<Incoming>) -> Worker<Found> {
    // Who has left the screen needs no answer any more.
    Worker::new(move |report| _ = sender.send(Incoming::Event(Event::Found(report))))
}

/// What the loop goes on.
struct Loop {
    app: App,
    screen: Screen,
    events: Receiver<Incoming>,
    worker: Worker<Found>,
    /// Where large tables are kept, if the settings want that.
    table_store: Arc<dyn TableStore>,
    /// The reins of what is being thought about.
    thought: Option<Control>,
    /// When to look how far the thinking is.
    wait: Option<Duration>,
    /// When the opponent is asked for haste, the next time first.
    patience: VecDeque<Instant>,
    /// Whether the next wake-up call is for a sleep that is over already.
    is_woken: bool,
    /// When the screen was opened, and what its lots are drawn from.
    begun: (Instant, u64),
}

impl Loop {
    fn turn(mut self) -> io::Result<()> {
        loop {
            self.think();
            let Some(incoming) = self.next() else { return Ok(()) };
            if !self.take(incoming)? {
                return Ok(());
            }
            // Whatever else has happened meanwhile needs no picture of its own.
            while let Ok(incoming) = self.events.try_recv() {
                self.think();
                if !self.take(incoming)? {
                    return Ok(());
                }
            }
            self.think();
            self.screen.draw(&mut self.app)?;
            if !self.perform()? {
                return Ok(());
            }
        }
    }

    fn think(&mut self) {
        match self.app.thinking() {
            Thinking::GoOn => {}
            Thinking::Rest => {
                self.worker.stop();
                (self.thought, self.wait) = (None, None);
            }
            Thinking::Ask(stamp, question) => {
                let settings = &self.app.desk().settings;
                let table_store = settings.cache.then(|| self.table_store.clone());
                self.worker.lean_on(Backing {
                    table_store,
                    pool: Some(Cores::pool()),
                    memory: settings.memory.bytes(),
                });
                let now = Instant::now();
                self.patience =
                    PATIENCE.into_iter().filter(|_| question.is_reply()).map(|patience| now + patience).collect();
                self.thought = Some(self.worker.wish(stamp, move |control: &Control| question.think(control)));
                self.wait = Some(SLOW);
            }
        }
        if !self.app.is_thinking() {
            (self.thought, self.wait) = (None, None);
        }
    }

    /// What happens next; `None` when nothing can happen any more.
    fn next(&mut self) -> Option<Incoming> {
        let left = self.patience.front().map(|end| end.saturating_duration_since(Instant::now()));
        let beat = self.app.is_moving().then(|| self.app.pace());
        let wait = [self.wait, left, beat].into_iter().flatten().min();
        let (Some(wait), Some(control)) = (wait, &self.thought) else { return self.next_at_rest() };
        match self.events.recv_timeout(wait) {
            Ok(incoming) => Some(incoming),
            Err(RecvTimeoutError::Timeout) if beat == Some(wait) => {
                self.wait = self.wait.map(|other| other.saturating_sub(wait));
                Some(Incoming::Event(Event::Beat))
            }
            Err(RecvTimeoutError::Timeout) => {
                while self.patience.front().is_some_and(|end| *end <= Instant::now()) {
                    self.patience.pop_front();
                    control.hurry();
                }
                self.wait = self.app.desk().settings.motion.then_some(NEWS);
                Some(Incoming::Event(Event::Slow(control.clone())))
            }
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    /// The same while nothing is thought about: the next beat comes by itself only while something is played.
    fn next_at_rest(&mut self) -> Option<Incoming> {
        if !(self.app.is_playing() || self.app.is_moving()) {
            return self.events.recv().ok();
        }
        match self.events.recv_timeout(self.app.pace()) {
            Err(RecvTimeoutError::Timeout) => Some(Incoming::Event(Event::Beat)),
            incoming => incoming.ok(),
        }
    }

    /// Takes something in; false when the screen is to be left.
    fn take(&mut self, incoming: Incoming) -> io::Result<bool> {
        match incoming {
            Incoming::Event(event) => {
                let (begun, lots) = self.begun;
                self.app.wind(Clock { now: begun.elapsed(), lots });
                self.app.update(event);
                Ok(true)
            }
            Incoming::Signal(signal) if is_fatal(signal) => {
                self.app.keep();
                self.app.perform();
                give_back();
                die_of(signal);
                Ok(false)
            }
            Incoming::Signal(signal) if is_stop(signal) => {
                self.suspend()?;
                Ok(true)
            }
            Incoming::Signal(_) => {
                if !std::mem::take(&mut self.is_woken) {
                    self.screen.take_again()?;
                }
                Ok(true)
            }
            Incoming::Closed => {
                self.app.keep();
                self.app.perform();
                Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the terminal went away"))
            }
        }
    }

    fn suspend(&mut self) -> io::Result<()> {
        self.is_woken = true;
        self.screen.suspend()
    }

    /// Does what is to be done outside; false when the screen is to be left.
    fn perform(&mut self) -> io::Result<bool> {
        let before = self.app.desk().notice.clone();
        let effects = self.app.perform();
        // What the disk had to say came after the picture.
        if self.app.desk().notice != before {
            self.screen.draw(&mut self.app)?;
        }
        for effect in effects {
            match effect {
                Effect::Quit => return Ok(false),
                Effect::Mouse(is_on) => self.screen.set_mouse(is_on)?,
                // First it stops proving, then it stops playing out.
                Effect::Hurry => self.patience = [Duration::ZERO, GRACE].map(|wait| Instant::now() + wait).into(),
                Effect::Suspend => {
                    self.suspend()?;
                    self.screen.draw(&mut self.app)?;
                }
                _ => {}
            }
        }
        Ok(true)
    }
}
