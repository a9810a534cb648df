//! Signals of the system: told to the screen, and obeyed in the way their sender expects. Elsewhere than on Unix there
//! are none.

use std::io;
#[cfg(unix)]
use std::thread;
#[cfg(unix)]
use std::time::Duration;

#[cfg(unix)]
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
#[cfg(unix)]
use signal_hook::iterator::Signals;
#[cfg(unix)]
use signal_hook::low_level::emulate_default_handler;

/// How long the screen has to keep the game before the program ends without it.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(1);

/// Tells of signals. One that ends the program does so even if nobody listens: the terminal is given back first.
#[cfg(unix)]
pub fn watch(tell: impl Fn(i32) + Send + 'static, give_back: fn()) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP])?;
    let watching = move || {
        for signal in signals.forever() {
            tell(signal);
            if is_fatal(signal) {
                thread::sleep(PATIENCE);
                give_back();
                die_of(signal);
            }
        }
    };
    thread::Builder::new().name("signals".into()).spawn(watching).map(|_| ())
}

/// Whether a signal asks the program to end.
#[cfg(unix)]
pub fn is_fatal(signal: i32) -> bool {
    matches!(signal, SIGTERM | SIGHUP | SIGINT | SIGQUIT)
}

/// Whether a signal asks the program to give the terminal back and wait.
#[cfg(unix)]
pub fn is_stop(signal: i32) -> bool {
    signal == SIGTSTP
}

/// Ends the program as the signal would have ended it.
#[cfg(unix)]
pub fn die_of(signal: i32) {
    // A signal that cannot be emulated leaves the program to end by itself.
    _ = emulate_default_handler(signal);
}

/// Stops the program until it is woken.
#[cfg(unix)]
pub fn stop_here() {
    // Where stopping fails the program goes on, as if it had been woken at once.
    _ = emulate_default_handler(SIGTSTP);
}

/// Tells of nothing.
#[cfg(not(unix))]
pub fn watch(_tell: impl Fn(i32) + Send + 'static, _give_back: fn()) -> io::Result<()> {
    Ok(())
}

/// Whether a signal asks the program to end.
#[cfg(not(unix))]
pub fn is_fatal(_signal: i32) -> bool {
    false
}

/// Whether a signal asks the program to wait.
#[cfg(not(unix))]
pub fn is_stop(_signal: i32) -> bool {
    false
}

/// Does nothing.
#[cfg(not(unix))]
pub fn die_of(_signal: i32) {}

/// Does nothing.
#[cfg(not(unix))]
pub fn stop_here() {}
