//! The terminal itself: taken, given back as it was, listened to. The only module that knows crossterm.

use std::io;
use std::io::{BufWriter, IsTerminal, Stdout, Write, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crossterm::cursor::{Hide, Show};
use crossterm::event as input;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, KeyCode, KeyEvent,
    KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::style::force_color_output;
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::settings::Settings;
use crate::tui::answers::{Late, Sign};
use crate::tui::app::{App, Event};
use crate::tui::asking::{Asked, ask};
use crate::tui::desk::{Mouse, MouseAct};
use crate::tui::key::{Code, Key};
use crate::tui::signals::stop_here;

/// Bytes of one frame that are collected before they are written.
const FRAME: usize = 64 << 10;

/// Whether the terminal is ours just now.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// What comes in from outside.
pub enum Incoming {
    /// Something for the screen.
    Event(Event),
    /// The system says to stop, go on or end.
    Signal(i32),
    /// Nobody is there any more.
    Closed,
}

type Backend = CrosstermBackend<BufWriter<Stdout>>;

/// The terminal while it is ours. Dropping it gives it back.
pub struct Screen {
    glass: Terminal<Backend>,
    has_mouse: bool,
}

impl Screen {
    /// Takes the terminal. Errors: there is none.
    pub fn take(has_mouse: bool) -> io::Result<Self> {
        if !stdout().is_terminal() {
            return Err(io::Error::new(io::ErrorKind::Unsupported, "standard output is no terminal"));
        }
        give_back_on_panic();
        // Emphasis is lost where crossterm itself leaves colours out; the theme leaves them out instead.
        force_color_output(true);
        take(has_mouse)?;
        Ok(Screen { glass: new_glass()?, has_mouse })
    }

    /// Asks the terminal what it is like; see [`ask`].
    pub fn ask(&self, settings: &Settings) -> Asked {
        ask(settings)
    }

    /// Draws one frame.
    pub fn draw(&mut self, app: &mut App) -> io::Result<()> {
        queue!(self.glass.backend_mut(), BeginSynchronizedUpdate)?;
        self.glass.draw(|frame| {
            let area = frame.area();
            if let Some(cursor) = app.view(frame.buffer_mut(), area) {
                frame.set_cursor_position(cursor);
            }
        })?;
        execute!(self.glass.backend_mut(), EndSynchronizedUpdate)
    }

    /// Takes the mouse or gives it back.
    pub fn set_mouse(&mut self, is_on: bool) -> io::Result<()> {
        self.has_mouse = is_on;
        if is_on { execute!(stdout(), EnableMouseCapture) } else { execute!(stdout(), DisableMouseCapture) }
    }

    /// Gives the terminal back, lets the shell have it, and takes it again when the program is woken.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        stop_here();
        self.take_again()
    }

    /// Takes the terminal again, whatever happened to it, and forgets what was drawn there.
    pub fn take_again(&mut self) -> io::Result<()> {
        give_back();
        take(self.has_mouse)?;
        self.glass = new_glass()?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn new_glass() -> io::Result<Terminal<Backend>> {
    Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(FRAME, stdout())))
}

fn take(has_mouse: bool) -> io::Result<()> {
    IS_TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, Hide, EnableBracketedPaste)?;
    if has_mouse { execute!(stdout(), EnableMouseCapture) } else { Ok(()) }
}

/// Gives the terminal back as it was, once; a terminal that is gone cannot be given back.
pub fn give_back() {
    if IS_TAKEN.swap(false, Ordering::SeqCst) {
        _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, Show, LeaveAlternateScreen);
        _ = disable_raw_mode();
        _ = stdout().flush();
    }
}

/// A panic of the thread that draws gives the terminal back before it is told. The thread that thinks may break down
/// without a word on the glass: its wish is answered with that.
fn give_back_on_panic() {
    let before = panic::take_hook();
    let own = thread::current().id();
    panic::set_hook(Box::new(move |what| {
        if thread::current().id() == own {
            give_back();
            before(what);
        }
    }));
}

/// Starts the thread that listens to keys; it ends when nobody takes what it tells. Where an answer of the terminal is owed
/// still, it is swallowed when it comes.
pub fn listen(is_owed: bool, tell: impl Fn(Incoming) -> bool + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name("keys".into()).spawn(move || read_keys(is_owed, &tell)).map(|_| ())
}

/// How long more of an answer is waited for before what came is taken for keys.
const REST: Duration = Duration::from_millis(40);

fn read_keys(is_owed: bool, tell: &dyn Fn(Incoming) -> bool) {
    let mut late = Late::default();
    loop {
        // The library swallows the other answers by itself, but this one looks like keys to it.
        let events = if late.is_waiting() && !input::poll(REST).unwrap_or(true) {
            late.let_go()
        } else {
            match input::read() {
                Ok(event) if is_owed => late.take(sign(&event), event),
                Ok(event) => vec![event],
                Err(_) => {
                    tell(Incoming::Closed);
                    return;
                }
            }
        };
        for event in events.into_iter().filter_map(translate) {
            if !tell(Incoming::Event(event)) {
                return;
            }
        }
    }
}

/// What an event would be to somebody who waits for an answer.
fn sign(event: &input::Event) -> Sign {
    let input::Event::Key(KeyEvent { code, modifiers, .. }) = event else { return Sign::Other };
    let held = modifiers.difference(KeyModifiers::SHIFT);
    match code {
        KeyCode::Esc if held.is_empty() => Sign::Esc,
        KeyCode::Char('g') if held == KeyModifiers::CONTROL => Sign::Bell,
        KeyCode::Char(c) if held.is_empty() => Sign::Char(*c),
        KeyCode::Char(c) if held == KeyModifiers::ALT => Sign::Alt(*c),
        _ => Sign::Other,
    }
}

/// What of the library's events means something here. Releases of keys and motions of the mouse do not.
fn translate(event: input::Event) -> Option<Event> {
    match event {
        input::Event::Key(key) if key.kind != KeyEventKind::Release => translate_key(key).map(Event::Key),
        input::Event::Mouse(mouse) => {
            let act = match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => MouseAct::Press,
                MouseEventKind::Down(MouseButton::Right) => return Some(Event::Back),
                MouseEventKind::ScrollUp => MouseAct::WheelUp,
                MouseEventKind::ScrollDown => MouseAct::WheelDown,
                _ => return None,
            };
            Some(Event::Mouse(Mouse { x: mouse.column, y: mouse.row, act }))
        }
        input::Event::Paste(text) => Some(Event::Paste(text)),
        input::Event::Resize(..) => Some(Event::Resized),
        _ => None,
    }
}

fn translate_key(key: KeyEvent) -> Option<Key> {
    let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    let code = match key.code {
        KeyCode::Char(c) => Code::Char(if ctrl { c.to_ascii_lowercase() } else { c }),
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Esc,
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::Tab => Code::Tab,
        KeyCode::BackTab => Code::BackTab,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        KeyCode::F(n) => Code::F(n),
        _ => return None,
    };
    (!key.modifiers.contains(KeyModifiers::ALT)).then_some(Key { code, ctrl })
}
