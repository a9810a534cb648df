//! A judge's input, read word by word; whatever is wrong names its line and column.

use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::num::{DIGITS, Int};
use ground::say;
use ground::say::Say;

/// What standard input is called in complaints.
pub const STDIN: &str = "<stdin>";

/// Reads an input from its beginning; words are separated by blanks and line breaks.
pub struct Input<'t> {
    text: &'t str,
    byte: usize,
}

/// A piece of the input, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Word<'t> {
    /// Its letters.
    pub text: &'t str,
    /// Its first byte in the input.
    pub byte: usize,
}

impl<'t> Input<'t> {
    /// Begins at the first byte.
    pub fn new(text: &'t str) -> Self {
        Input { text, byte: 0 }
    }

    /// Whether nothing but blanks is left.
    pub fn is_over(&self) -> bool {
        self.next().text.is_empty()
    }

    /// The next word, which is not taken; empty at the end.
    pub fn next(&self) -> Word<'t> {
        self.word_from(self.byte)
    }

    fn word_from(&self, byte: usize) -> Word<'t> {
        let rest = &self.text[byte..];
        let Some(start) = rest.find(|c: char| !is_gap(c)) else {
            return Word { text: "", byte: self.text.trim_end().len() };
        };
        let rest = &rest[start..];
        let end = rest.find(is_gap).unwrap_or(rest.len());
        Word { text: &rest[..end], byte: byte + start }
    }

    /// Takes these words if they are next.
    pub fn closes(&mut self, end: &[String]) -> bool {
        let mut byte = self.byte;
        for expected in end {
            let word = self.word_from(byte);
            if word.text != expected {
                return false;
            }
            byte = word.byte + word.text.len();
        }
        self.byte = byte;
        true
    }

    /// How many tests or numbers follow; as many must be able to follow.
    pub fn count(&mut self) -> Result<usize, Box<Mistake>> {
        let word = self.take();
        // A number takes a byte at least, so a greater count cannot be kept, and nothing is set aside for it.
        let room = self.text.len() - self.byte;
        match word.text.parse() {
            Ok(count) if count <= room => Ok(count),
            _ => Err(self.wrong(word, say!("contest-expect-count", room = room))),
        }
    }

    /// The next whole number, perhaps behind the name that a site prints before it.
    pub fn int(&mut self) -> Result<Int, Box<Mistake>> {
        self.pass_names();
        let word = self.take();
        self.number(word)
    }

    /// The next array `[1,5,2]` of whole numbers.
    pub fn array(&mut self) -> Result<Vec<Int>, Box<Mistake>> {
        self.pass_names();
        let whole = self.line();
        let inside = self.between(whole, "[", "]", || say!("contest-expect-array"))?;
        self.listed(inside)
    }

    /// The next array of arrays `[[2,5],[3],[]]` of whole numbers.
    pub fn arrays(&mut self) -> Result<Vec<Vec<Int>>, Box<Mistake>> {
        self.pass_names();
        let whole = self.line();
        let wrong = || self.wrong(whole, say!("contest-expect-arrays"));
        let mut rest = self.between(whole, "[", "]", || say!("contest-expect-arrays"))?.trim_start();
        let mut arrays = Vec::new();
        while !rest.is_empty() {
            let (array, behind) = rest.strip_prefix('[').and_then(|text| text.split_once(']')).ok_or_else(wrong)?;
            arrays.push(self.listed(array)?);
            rest = behind.trim_start();
            if !rest.is_empty() {
                rest = rest.strip_prefix(',').map(str::trim_start).filter(|rest| !rest.is_empty()).ok_or_else(wrong)?;
            }
        }
        Ok(arrays)
    }

    /// The next letters in quotes.
    pub fn quoted(&mut self) -> Result<String, Box<Mistake>> {
        self.pass_names();
        let whole = self.line();
        Ok(self.between(whole, "\"", "\"", || say!("judge-expect-word"))?.to_owned())
    }

    /// Nothing may follow.
    pub fn end(&mut self) -> Result<(), Box<Mistake>> {
        match self.next() {
            Word { text: "", .. } => Ok(()),
            word => Err(self.wrong(word, say!("expect-end"))),
        }
    }

    /// Nothing may follow on this line.
    pub fn end_of_line(&mut self) -> Result<(), Box<Mistake>> {
        let line = self.text[self.byte..].lines().next().unwrap_or_default();
        if line.trim().is_empty() { Ok(()) } else { Err(self.wrong(self.next(), say!("expect-end"))) }
    }

    /// The mistake at a word: something else was expected there.
    pub fn wrong(&self, word: Word, expected: Say) -> Box<Mistake> {
        let says = if word.text.is_empty() { say!("found-end") } else { say!("found", text = brief(word.text)) };
        let fault = Fault::new(Kind::BadPosition, says).expecting(expected);
        Box::new(Mistake::at_bytes(STDIN, self.text, word.byte..word.byte + word.text.len(), fault))
    }

    fn take(&mut self) -> Word<'t> {
        let word = self.next();
        self.byte = word.byte + word.text.len();
        word
    }

    /// The rest of the line that is not empty, taken.
    fn line(&mut self) -> Word<'t> {
        let start = self.next().byte;
        let line = self.text[start..].lines().next().unwrap_or_default().trim_end();
        self.byte = start + line.len();
        Word { text: line, byte: start }
    }

    /// Passes over `nums =`, which stands before an argument where a site prints it.
    fn pass_names(&mut self) {
        let start = self.next().byte;
        let rest = &self.text[start..];
        let name = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return;
        }
        if let Some(behind) = rest[name..].trim_start_matches(' ').strip_prefix('=') {
            self.byte = self.text.len() - behind.len();
        }
    }

    fn between(
        &self,
        whole: Word<'t>,
        before: &str,
        behind: &str,
        expected: impl Fn() -> Say,
    ) -> Result<&'t str, Box<Mistake>> {
        let inside = whole.text.strip_prefix(before).and_then(|text| text.strip_suffix(behind));
        inside.ok_or_else(|| self.wrong(whole, expected()))
    }

    /// The whole numbers between these commas; none in an empty text.
    fn listed(&self, text: &'t str) -> Result<Vec<Int>, Box<Mistake>> {
        if text.trim().is_empty() {
            return Ok(Vec::new());
        }
        let number = |part: &'t str| {
            let text = part.trim();
            let byte = text.as_ptr() as usize - self.text.as_ptr() as usize;
            self.number(Word { text, byte })
        };
        text.split(',').map(number).collect()
    }

    fn number(&self, word: Word<'t>) -> Result<Int, Box<Mistake>> {
        let digits = word.text.strip_prefix('-').unwrap_or(word.text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(self.wrong(word, say!("expect-int")));
        }
        if digits.len() > DIGITS {
            return Err(self.wrong(word, say!("expect-digits", most = DIGITS)));
        }
        match word.text.parse::<i64>() {
            Ok(small) => Ok(Int::from(small)),
            Err(_) => word.text.parse().map_err(|_| self.wrong(word, say!("expect-int"))),
        }
    }
}

/// What stands between words: blanks, line ends, and the commas that people put there.
fn is_gap(c: char) -> bool {
    c.is_whitespace() || c == ','
}

fn brief(text: &str) -> String {
    const SHOWN: usize = 20;
    if text.chars().count() <= SHOWN { text.to_owned() } else { text.chars().take(SHOWN).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_number_names_its_line() {
        let mut input = Input::new("2\n3 4\n5 x\n");
        for _ in 0..4 {
            input.int().expect("a number");
        }
        assert_eq!(input.int().expect_err("x is none").line, 3);
        assert_eq!(Input::new("1\n2").array().expect_err("no array").line, 1);
        assert_eq!(Input::new("7\n1 2\n").count().expect_err("seven do not fit").line, 1);
    }

    #[test]
    fn arrays_of_arrays_may_hold_none_and_a_broken_one_names_its_line() {
        let mut input = Input::new("[[2, 5],[],[3]]\n\n[[1]]\n");
        let first = input.arrays().expect("read");
        assert_eq!(first, [vec![Int::from(2), Int::from(5)], vec![], vec![Int::from(3)]]);
        assert_eq!(input.arrays().expect("read").len(), 1);
        assert!(input.is_over());
        for text in ["[[1]]\n[[1],]", "[[1]]\n[1]", "[[1]]\n[[1]x]", "[[1]]\n[[x]]", "[[1]]\n[[1,]]"] {
            let mut input = Input::new(text);
            input.arrays().expect("the first line is sound");
            assert_eq!(input.arrays().expect_err(text).line, 2, "{text}");
        }
    }

    #[test]
    fn numbers_have_so_many_digits_at_most() {
        let long = "9".repeat(DIGITS);
        assert!(Input::new(&long).int().is_ok());
        assert!(Input::new(&(long + "9")).int().is_err());
    }
}
