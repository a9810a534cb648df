//! What commands write passes a sieve: letters that do more than show themselves stay behind, whoever put them into a name or a line.

use std::io;
use std::io::Write;

use ground::say::shown::in_fields;

/// Passes on what may be shown; what is no UTF-8 is shown as well as it can be.
pub struct Sieve<W: Write> {
    out: W,
    /// The beginning of a letter whose end was not written yet.
    held: Vec<u8>,
}

impl<W: Write> Sieve<W> {
    /// A sieve before this.
    pub fn before(out: W) -> Self {
        Sieve { out, held: Vec::new() }
    }

    /// Passes on bytes up to the last whole letter; the rest is held.
    fn pass(&mut self, bytes: &[u8]) -> io::Result<()> {
        let whole = match std::str::from_utf8(bytes) {
            Ok(text) => return self.out.write_all(in_fields(text).as_bytes()),
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            Err(_) => bytes.len(),
        };
        let (now, later) = bytes.split_at(whole);
        self.out.write_all(in_fields(&String::from_utf8_lossy(now)).as_bytes())?;
        self.held = later.to_vec();
        Ok(())
    }
}

impl<W: Write> Write for Sieve<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.held.is_empty() {
            self.pass(bytes)?;
        } else {
            let mut all = std::mem::take(&mut self.held);
            all.extend_from_slice(bytes);
            self.pass(&all)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_shown_passes_however_it_is_cut() {
        let text = "尼姆\t→ \x1b[31m“3”\u{202e}\u{85}\n";
        for cut in 0..=text.len() {
            let mut sieve = Sieve::before(Vec::new());
            for part in [&text.as_bytes()[..cut], &text.as_bytes()[cut..]] {
                sieve.write_all(part).expect("a list takes all");
            }
            assert_eq!(std::str::from_utf8(&sieve.out), Ok("尼姆\t→ ␛[31m“3”\u{fffd}\u{fffd}\n"), "cut at {cut}");
        }
    }
}
