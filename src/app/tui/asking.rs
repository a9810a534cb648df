//! Asks the terminal, once, before the first frame; it waits no longer than [`LIMIT`].

use std::env;
use std::io;
use std::time::Duration;

use crate::tui::answers::{Answers, Heard, guessed, heard, questions};

/// How long all answers together are waited for.
pub const LIMIT: Duration = Duration::from_millis(150);

/// How much longer an answer is waited for that has begun.
#[cfg(unix)]
const REST: Duration = Duration::from_millis(50);

/// Asks for the shade of the ground and, if wanted, for the width of open signs. The terminal must be in raw mode. Keys that
/// were pressed meanwhile are told too. Where it says nothing, the environment may.
///
/// One question after the other would need twice the time, and the answer to one could be read as that to another: so
/// everything is written at once and read here.
pub fn ask(with_mark: bool) -> Heard {
    let term = env::var("TERM").unwrap_or_default();
    let mut heard = inquire(&questions(&term, with_mark)).unwrap_or_default();
    let Answers { shade, ambiguous } = heard.answers;
    let shade = shade.or_else(|| guessed(&term, env::var("COLORFGBG").ok().as_deref()));
    heard.answers = Answers { shade, ambiguous };
    heard
}

#[cfg(unix)]
fn inquire(questions: &str) -> io::Result<Heard> {
    use std::fs::File;
    use std::io::{IsTerminal, Write, stdin, stdout};
    use std::os::fd::AsFd;
    use std::time::Instant;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let mut out = stdout();
    out.write_all(questions.as_bytes())?;
    out.flush()?;
    // The same place that keys are read from.
    let (input, own) = (stdin(), (!stdin().is_terminal()).then(|| File::open("/dev/tty")).transpose()?);
    let place = own.as_ref().map_or(input.as_fd(), AsFd::as_fd);
    let begun = Instant::now();
    let mut bytes = Vec::new();
    loop {
        let so_far = heard(&bytes);
        let limit = if so_far.is_half { LIMIT + REST } else { LIMIT };
        let left = limit.saturating_sub(begun.elapsed());
        if so_far.is_all || left.is_zero() {
            return Ok(so_far);
        }
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

/// Consoles without the questions are not asked.
#[cfg(not(unix))]
fn inquire(_questions: &str) -> io::Result<Heard> {
    Ok(Heard::default())
}
