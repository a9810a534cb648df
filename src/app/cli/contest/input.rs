//! A judge's input: numbers and arrays over lines, and the line where it is broken.

use crate::cli::desk::Halt;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::num::DIGITS;
use ground::say;
use ground::say::Say;

/// Reads an input from its beginning; words are separated by blanks and line breaks.
pub struct Input<'t> {
    text: &'t str,
    byte: usize,
}

/// A whole number as it was written, and where.
#[derive(Clone, Copy, Debug)]
pub struct Word<'t> {
    /// Its digits, perhaps behind a minus.
    pub text: &'t str,
    /// Its first byte in the input.
    pub byte: usize,
}

/// The numbers of an array of arrays.
pub type Arrays<'t> = Vec<Vec<Word<'t>>>;

impl<'t> Input<'t> {
    /// Begins at the first byte.
    pub fn new(text: &'t str) -> Self {
        Input { text, byte: 0 }
    }

    /// The next word; `None` at the end.
    fn word(&mut self) -> Option<Word<'t>> {
        let rest = &self.text[self.byte..];
        let start = self.byte + rest.find(|c: char| !c.is_whitespace())?;
        let rest = &self.text[start..];
        let end = start + rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.byte = end;
        Some(Word { text: &self.text[start..end], byte: start })
    }

    /// The next natural number; `None` at the end of the input.
    pub fn maybe_nat(&mut self) -> Result<Option<Word<'t>>, Halt> {
        self.word().map(|word| self.natural(word)).transpose()
    }

    /// The next natural number, which must be there.
    pub fn nat(&mut self) -> Result<Word<'t>, Halt> {
        let word = self.expected()?;
        self.natural(word)
    }

    /// The next number of any sign, which must be there.
    pub fn int(&mut self) -> Result<Word<'t>, Halt> {
        let word = self.expected()?;
        let is_int = is_digits(word.text.strip_prefix('-').unwrap_or(word.text));
        if is_int { Ok(word) } else { Err(self.wrong(word, say!("expect-int"))) }
    }

    /// How many cases or numbers follow; as many must be able to follow.
    pub fn count(&mut self) -> Result<usize, Halt> {
        let word = self.nat()?;
        // A number takes a byte at least, so a greater count cannot be kept, and nothing is set aside for it.
        let room = self.text.len() - self.byte;
        match word.text.parse() {
            Ok(count) if count <= room => Ok(count),
            _ => Err(self.wrong(word, say!("contest-expect-count", room = room))),
        }
    }

    /// The next line that is not empty, as an array of arrays `[[2,5],[3],[]]` of natural numbers, and where it begins.
    pub fn arrays(&mut self) -> Result<Option<(Word<'t>, Arrays<'t>)>, Halt> {
        let Some(line) = self.line() else { return Ok(None) };
        let whole = || self.wrong(line, say!("contest-expect-arrays"));
        let inside = line.text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).ok_or_else(whole)?;
        let mut arrays = Vec::new();
        let mut rest = inside;
        loop {
            let array = rest.trim_start().strip_prefix('[').and_then(|text| text.split_once(']'));
            let Some((array, behind)) = array else { return Err(whole()) };
            arrays.push(self.numbers(array)?);
            rest = match behind.trim_start() {
                "" => return Ok(Some((line, arrays))),
                behind => behind.strip_prefix(',').ok_or_else(whole)?,
            };
        }
    }

    /// The natural numbers between these commas; none in an empty text.
    fn numbers(&self, text: &'t str) -> Result<Vec<Word<'t>>, Halt> {
        if text.trim().is_empty() {
            return Ok(Vec::new());
        }
        let word = |part: &'t str| {
            let text = part.trim();
            self.natural(Word { text, byte: text.as_ptr() as usize - self.text.as_ptr() as usize })
        };
        text.split(',').map(word).collect()
    }

    /// The next line that is not empty, taken.
    fn line(&mut self) -> Option<Word<'t>> {
        let rest = &self.text[self.byte..];
        let start = self.byte + rest.find(|c: char| !c.is_whitespace())?;
        let line = self.text[start..].lines().next().unwrap_or_default().trim_end();
        self.byte = start + line.len();
        Some(Word { text: line, byte: start })
    }

    /// Nothing may follow.
    pub fn end(&mut self) -> Result<(), Halt> {
        match self.word() {
            None => Ok(()),
            Some(word) => Err(self.wrong(word, say!("expect-end"))),
        }
    }

    /// The next line that is not empty, as an array `[1,5,2]` of whole numbers.
    pub fn array(&mut self) -> Result<Option<Vec<Word<'t>>>, Halt> {
        let Some(whole) = self.line() else { return Ok(None) };
        let (line, start) = (whole.text, whole.byte);
        let inside = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        let inside = inside.ok_or_else(|| self.wrong(whole, say!("contest-expect-array")))?;
        let mut byte = start + 1;
        let mut numbers = Vec::new();
        for part in inside.split(',') {
            let text = part.trim();
            let word = Word { text, byte: byte + (part.len() - part.trim_start().len()) };
            if !is_digits(text.strip_prefix('-').unwrap_or(text)) {
                return Err(self.wrong(word, say!("expect-int")));
            }
            numbers.push(word);
            byte += part.len() + 1;
        }
        Ok(Some(numbers))
    }

    /// The mistake at a word: something else was expected there.
    pub fn wrong(&self, word: Word, expected: Say) -> Halt {
        let says = if word.text.is_empty() { say!("found-end") } else { say!("found", text = brief(word.text)) };
        let fault = Fault::new(Kind::BadPosition, says).expecting(expected);
        Mistake::at_bytes(STDIN, self.text, word.byte..word.byte + word.text.len(), fault).into()
    }

    fn expected(&mut self) -> Result<Word<'t>, Halt> {
        let end = Word { text: "", byte: self.text.trim_end().len() };
        self.word().ok_or_else(|| self.wrong(end, say!("expect-int")))
    }

    fn natural(&self, word: Word<'t>) -> Result<Word<'t>, Halt> {
        if !is_digits(word.text) {
            return Err(self.wrong(word, say!("expect-nat")));
        }
        if word.text.len() > DIGITS {
            return Err(self.wrong(word, say!("expect-digits", most = DIGITS)));
        }
        Ok(word)
    }
}

/// What standard input is called in complaints.
pub const STDIN: &str = "<stdin>";

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn brief(text: &str) -> String {
    const SHOWN: usize = 20;
    if text.chars().count() <= SHOWN { text.to_owned() } else { text.chars().take(SHOWN).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_of(halt: &Halt) -> usize {
        match halt {
            Halt::Mistake(mistake) => mistake.line,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_broken_number_names_its_line() {
        let mut input = Input::new("2\n3 4\n5 x\n");
        for _ in 0..4 {
            input.nat().expect("a number");
        }
        assert_eq!(line_of(&input.nat().expect_err("x is none")), 3);
        assert_eq!(line_of(&Input::new("1\n2").array().expect_err("no array")), 1);
        assert_eq!(line_of(&Input::new("7\n1 2\n").count().expect_err("seven cases do not fit")), 1);
    }

    #[test]
    fn arrays_of_arrays_may_hold_none_and_a_broken_one_names_its_line() {
        let mut input = Input::new("[[2, 5],[],[3]]\n\n[[1]]\n");
        let texts = |arrays: Vec<Vec<Word>>| -> Vec<Vec<String>> {
            arrays.into_iter().map(|words| words.into_iter().map(|word| word.text.to_owned()).collect()).collect()
        };
        let (_, first) = input.arrays().expect("read").expect("a line");
        assert_eq!(texts(first), [vec!["2".to_owned(), "5".into()], vec![], vec!["3".into()]]);
        assert!(input.arrays().expect("read").is_some() && input.arrays().expect("read").is_none());
        for text in ["[[1]]\n[[1],]", "[[1]]\n[1]", "[[1]]\n[[1]x]", "[[1]]\n[[x]]", "[[1]]\n[[1,]]", "[[1]]\n[]"] {
            let mut input = Input::new(text);
            input.arrays().expect("the first line is sound");
            assert_eq!(line_of(&input.arrays().expect_err(text)), 2, "{text}");
        }
    }

    #[test]
    fn arrays_hold_numbers_of_any_sign() {
        let mut input = Input::new("[1, -5,2]\n\n[3]\n");
        let texts = |words: Vec<Word>| words.iter().map(|word| word.text.to_owned()).collect::<Vec<_>>();
        assert_eq!(input.array().expect("read").map(texts), Some(vec!["1".into(), "-5".into(), "2".into()]));
        assert_eq!(input.array().expect("read").map(texts), Some(vec!["3".into()]));
        assert!(input.array().expect("read").is_none());
    }
}
