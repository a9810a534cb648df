//! Asks the terminal, once, before the first frame; it waits no longer than [`LIMIT`].

use std::env;
use std::io;
use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use crate::settings::Settings;
use crate::settings::words::{Ambiguous, Glyphs};
use crate::tui::answers::{Answers, Heard, guessed, heard, questions};

/// How long all answers together are waited for.
pub const LIMIT: Duration = Duration::from_millis(150);

/// How much longer an answer is waited for that has begun.
#[cfg(unix)]
const REST: Duration = Duration::from_millis(50);

/// Questions that were put, and when.
pub struct Asked {
    term: String,
    begun: Instant,
    is_put: bool,
}

/// Asks for the shade of the ground and, where the settings leave it open, for the width of open signs. The terminal must be in
/// raw mode.
///
/// One question after the other would need twice the time, and the answer to one could be read as that to another: so
/// everything is written at once. While the terminal finds its answers, other things can be done.
pub fn ask(settings: &Settings) -> Asked {
    let term = env::var("TERM").unwrap_or_default();
    let with_mark = settings.ambiguous == Ambiguous::Auto && settings.glyphs != Glyphs::Ascii;
    // Consoles elsewhere than on Unix know none of the questions.
    let is_put = cfg!(unix) && put(&questions(&term, with_mark)).is_ok();
    Asked { term, begun: Instant::now(), is_put }
}

fn put(questions: &str) -> io::Result<()> {
    let mut out = stdout();
    out.write_all(questions.as_bytes())?;
    out.flush()
}

impl Asked {
    /// What the terminal answers, and the keys that were pressed meanwhile. Where it says nothing, the environment may.
    pub fn hear(self) -> Heard {
        let mut heard = if self.is_put { hear_since(self.begun).unwrap_or_default() } else { Heard::default() };
        let Answers { shade, ambiguous } = heard.answers;
        let shade = shade.or_else(|| guessed(&self.term, env::var("COLORFGBG").ok().as_deref()));
        heard.answers = Answers { shade, ambiguous };
        heard
    }
}

#[cfg(unix)]
fn hear_since(begun: Instant) -> io::Result<Heard> {
    use std::fs::File;
    use std::io::{IsTerminal, stdin};
    use std::os::fd::AsFd;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    // The same place that keys are read from.
    let (input, own) = (stdin(), (!stdin().is_terminal()).then(|| File::open("/dev/tty")).transpose()?);
    let place = own.as_ref().map_or(input.as_fd(), AsFd::as_fd);
    let mut bytes = Vec::new();
    let mut is_late = false;
    loop {
        let so_far = heard(&bytes);
        if so_far.is_all || is_late {
            return Ok(so_far);
        }
        let limit = if so_far.is_half { LIMIT + REST } else { LIMIT };
        let left = limit.saturating_sub(begun.elapsed());
        // What has come by then is read, however long other things took.
        is_late = left.is_zero();
        let wait = Timespec { tv_sec: 0, tv_nsec: i64::from(left.subsec_nanos()) };
        match poll(&mut [PollFd::new(&place, PollFlags::IN)], Some(&wait)) {
            // A window that changes its size interrupts the wait.
            Ok(0) | Err(rustix::io::Errno::INTR) => continue,
            Ok(_) => {}
            Err(_) => return Ok(so_far),
        }
        let mut chunk = [0; 256];
        match rustix::io::read(place, &mut chunk) {
            Ok(0) => return Ok(so_far),
            Ok(read) => bytes.extend_from_slice(&chunk[..read]),
            Err(rustix::io::Errno::INTR | rustix::io::Errno::AGAIN) => {}
            Err(_) => return Ok(so_far),
        }
    }
}

#[cfg(not(unix))]
fn hear_since(_begun: Instant) -> io::Result<Heard> {
    Ok(Heard::default())
}
