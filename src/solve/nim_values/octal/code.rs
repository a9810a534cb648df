//! The code of a breaking game, d0.d1d2d3...: digit dk says what may become of a heap from which k are taken.

use std::fmt::{Display, Formatter, Result as Written};

use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::say;

/// Digits behind the point at most.
pub const LONGEST: usize = 10_000;

/// A code of octal or hexadecimal digits without zeros at its end.
///
/// When k are taken from a heap, bit 1 of dk lets the heap vanish (it was k), bit 2 lets one heap stay, bit 4 two, bit 8
/// three, none of them empty. Nothing vanishes or stays when nothing is taken: d0 is 0, 4, 8 or c.
/// Source: R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956).
/// Worked: 0.77 is Kayles: take 1 or 2, and leave nothing, one heap or two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code(Vec<u8>);

impl Code {
    /// The code of these digits, d0 first, each below 16; d0 is 0, 4, 8 or 12.
    pub fn new(mut digits: Vec<u8>) -> Self {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Code(digits)
    }

    /// Reads `0.77`, `4.0` or `0.8f`.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut r = Reader::new(Kind::BadParameter, text);
        let split = r.peek().and_then(digit).filter(|digit| digit % 4 == 0);
        let mut digits = vec![split.ok_or_else(|| r.wrong(say!("expect-code-begin")))?];
        r.char();
        r.expect(".")?;
        while let Some(next) = r.peek() {
            let within = digit(next).filter(|_| digits.len() <= LONGEST);
            digits.push(within.ok_or_else(|| r.wrong(say!("expect-code-digit", most = LONGEST)))?);
            r.char();
        }
        match digits.len() {
            1 => Err(r.wrong(say!("expect-code-digit", most = LONGEST))),
            _ => Ok(Code::new(digits)),
        }
    }

    /// The digit dk; 0 behind the last one that is written.
    pub fn digit(&self, k: usize) -> u8 {
        self.0.get(k).copied().unwrap_or(0)
    }

    /// The k of the last digit that is not 0; 0 if there is none but d0.
    pub fn last(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    /// The numbers k whose digit has this bit: 1, 2, 4 or 8.
    pub fn with(&self, bit: u8) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len()).filter(move |k| self.0[*k] & bit != 0)
    }
}

impl Display for Code {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "{:x}.", self.digit(0))?;
        (1..=self.last().max(1)).try_for_each(|k| write!(f, "{:x}", self.digit(k)))
    }
}

fn digit(c: char) -> Option<u8> {
    c.to_digit(16).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (Option<usize>, String) {
        let fault = Code::read(text).expect_err(text);
        (fault.at, format!("{:?}", fault.expected))
    }

    #[test]
    fn codes_are_read_and_written() {
        for (text, written) in
            [("0.77", "0.77"), ("4.0", "4.0"), ("0.00", "0.0"), ("C.0070", "c.007"), (" 8 . f", "8.f")]
        {
            assert_eq!(Code::read(text).expect(text).to_string(), written);
        }
        let code = Code::read("4.137").expect("legal");
        assert_eq!((code.last(), code.digit(3), code.digit(9)), (3, 7, 0));
        assert_eq!(code.with(2).collect::<Vec<_>>(), [2, 3]);
    }

    #[test]
    fn what_is_no_code_is_pointed_at() {
        for (text, column) in
            [("", 1), ("1.7", 1), ("7", 1), ("0", 2), ("0.", 3), ("0.7g", 4), ("0.7.7", 4), (".77", 1)]
        {
            assert_eq!(fault(text).0, Some(column), "{text}");
        }
    }
}
