//! Reading the short texts of positions and moves: kinder than printing (blanks are skipped), and always able to say
//! in which column it stopped and what it expected there.

use std::str::FromStr;

use num_bigint::BigUint;

use crate::fault::{Fault, Kind};
use crate::num::{DIGITS, Int, Nat};
use crate::say;
use crate::say::Say;

/// A place in a text being read. Columns count characters from 1.
#[derive(Clone)]
pub struct Reader<'a> {
    text: &'a str,
    byte: usize,
    kind: Kind,
}

impl<'a> Reader<'a> {
    /// Begins at the first character; faults will be of this kind.
    pub fn new(kind: Kind, text: &'a str) -> Self {
        Reader { text, byte: 0, kind }
    }

    /// The column of the next character that is no blank.
    pub fn column(&mut self) -> usize {
        self.skip();
        self.column_of(self.byte)
    }

    /// Counting characters takes time linear in the text: done for complaints only, never for every number read.
    fn column_of(&self, byte: usize) -> usize {
        self.text[..byte].chars().count() + 1
    }

    /// The next character that is no blank, not taken.
    pub fn peek(&mut self) -> Option<char> {
        self.skip();
        self.text[self.byte..].chars().next()
    }

    /// Whether everything was read.
    pub fn is_done(&mut self) -> bool {
        self.peek().is_none()
    }

    /// Takes `token` if it comes next.
    pub fn take(&mut self, token: &str) -> bool {
        self.skip();
        let found = self.text[self.byte..].starts_with(token);
        if found {
            self.byte += token.len();
        }
        found
    }

    /// Takes `token` or says that it was expected.
    pub fn expect(&mut self, token: &'static str) -> Result<(), Fault> {
        if self.take(token) { Ok(()) } else { Err(self.wrong(say!("expect-token", token = token))) }
    }

    /// Takes a natural number of at most 10,000 digits.
    pub fn nat(&mut self) -> Result<Nat, Fault> {
        self.skip();
        let start = self.byte;
        let digits = self.run(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.wrong(say!("expect-nat")));
        }
        if digits.len() > DIGITS {
            return Err(too_many_digits(digits.len()).at(self.column_of(start)));
        }
        Ok(natural(digits))
    }

    /// Takes a whole number, perhaps with a sign.
    pub fn int(&mut self) -> Result<Int, Fault> {
        let negative = self.take("-");
        let size = self.nat().map_err(|fault| match fault.kind {
            Kind::TooLarge => fault,
            _ => fault.expecting(say!("expect-int")),
        })?;
        Ok(if negative { -Int::from(size) } else { Int::from(size) })
    }

    /// Takes a number from `least` to `most`.
    pub fn within(&mut self, least: usize, most: usize) -> Result<usize, Fault> {
        self.skip();
        let start = self.byte;
        let n = self.nat()?;
        match usize::try_from(&n) {
            Ok(n) if (least..=most).contains(&n) => Ok(n),
            _ => Err(Fault::new(self.kind, say!("out-of-range", number = n))
                .expecting(say!("expect-range", least = least, most = most))
                .at(self.column_of(start))),
        }
    }

    /// Takes letters, digits and `_` as far as they go; perhaps none.
    pub fn word(&mut self) -> &'a str {
        self.skip();
        self.run(|c| c.is_alphanumeric() || c == '_')
    }

    /// Takes ASCII letters, digits and `_` as far as they go; perhaps none.
    pub fn name(&mut self) -> &'a str {
        self.skip();
        self.run(|c| c.is_ascii_alphanumeric() || c == '_')
    }

    /// Takes the next character whatever it is, blanks skipped.
    pub fn char(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.byte += c.len_utf8();
        Some(c)
    }

    /// Nothing may be left.
    pub fn end(&mut self) -> Result<(), Fault> {
        if self.is_done() { Ok(()) } else { Err(self.wrong(say!("expect-end"))) }
    }

    /// A fault at this column: what stands here is not what was expected.
    pub fn wrong(&mut self, expected: Say) -> Fault {
        let found = match self.peek() {
            Some(_) => say!("found", text = self.rest_of_line()),
            None => say!("found-end"),
        };
        let column = self.column();
        Fault::new(self.kind, found).expecting(expected).at(column)
    }

    /// A fault of the reader's kind at this column with words of its own.
    pub fn fault(&mut self, says: Say) -> Fault {
        let column = self.column();
        Fault::new(self.kind, says).at(column)
    }

    fn rest_of_line(&self) -> String {
        const SHOWN: usize = 20;
        let rest = self.text[self.byte..].lines().next().unwrap_or_default();
        if rest.chars().count() <= SHOWN { rest.to_owned() } else { rest.chars().take(SHOWN).chain(['…']).collect() }
    }

    fn run(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = &self.text[self.byte..];
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.byte += length;
        &rest[..length]
    }

    fn skip(&mut self) {
        self.run(char::is_whitespace);
    }
}

/// The natural number these decimal digits write.
fn natural(digits: &str) -> Nat {
    // Most numbers are small, and the general reading of big numbers is slow for them.
    u64::from_str(digits).map_or_else(|_| BigUint::from_str(digits).expect("only digits were taken"), Nat::from)
}

/// The column, from 1, at which `part` stands in `text`, of which it is a slice.
pub fn column_of(text: &str, part: &str) -> usize {
    let byte = part.as_ptr() as usize - text.as_ptr() as usize;
    text[..byte].chars().count() + 1
}

fn too_many_digits(count: usize) -> Fault {
    Fault::new(Kind::TooLarge, say!("too-many-digits", count = count)).expecting(say!("expect-digits", most = DIGITS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_its_column_counted_in_characters() {
        let mut r = Reader::new(Kind::BadPosition, "３ x");
        assert_eq!(r.nat().expect_err("a wide digit is no digit here").at, Some(1));
        let mut r = Reader::new(Kind::BadPosition, " 12 , x");
        assert_eq!(r.nat(), Ok(Nat::from(12u8)));
        assert!(r.take(","));
        assert_eq!(r.nat().expect_err("x is no number").at, Some(7));
    }

    #[test]
    fn ten_thousand_digits_are_read_and_one_more_is_too_large() {
        let text = "9".repeat(DIGITS);
        assert!(Reader::new(Kind::BadPosition, &text).nat().is_ok());
        let text = "9".repeat(DIGITS + 1);
        assert_eq!(Reader::new(Kind::BadPosition, &text).nat().map_err(|f| f.kind), Err(Kind::TooLarge));
    }
}
