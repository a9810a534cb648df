//! Text that was written over several lines, joined as a reader reads it, each character still knowing where it stood.

use std::ops::Range;

use unicode_width::UnicodeWidthChar;

use ground::fault::Fault;
use ground::mistake::Mistake;

/// Bytes of a file.
pub type Span = Range<usize>;

/// A fault and where in the file it stands.
pub type Placed = Box<(Span, Fault)>;

/// A file as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The file as the person knows it.
    pub file: String,
    /// What it holds.
    pub text: String,
}

impl Source {
    /// The mistake at these bytes.
    pub fn mistake(&self, at: Span, fault: Fault) -> Mistake {
        Mistake::at_bytes(&self.file, &self.text, at, fault)
    }
}

/// Lines joined to one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Joined {
    /// The text.
    pub text: String,
    /// Where pieces of it begin: in the text, and in the file, both in bytes.
    pieces: Vec<(usize, usize)>,
}

impl Joined {
    /// One piece of a file that begins at this byte of it.
    pub fn of(piece: &str, byte: usize) -> Self {
        Joined { text: piece.to_owned(), pieces: vec![(0, byte)] }
    }

    /// Adds a line that begins at this byte of the file. Between Chinese and Chinese no blank is put, nor beside full-width
    /// punctuation.
    pub fn join(&mut self, line: &str, byte: usize) {
        let (before, after) = (self.text.chars().next_back(), line.chars().next());
        if let (Some(before), Some(after)) = (before, after)
            && !(is_wide(before) && is_wide(after) || is_wide_sign(before) || is_wide_sign(after))
        {
            self.text.push(' ');
        }
        self.pieces.push((self.text.len(), byte));
        self.text += line;
    }

    /// Where these bytes of the text stand in the file.
    pub fn span(&self, bytes: Range<usize>) -> Span {
        let place = |byte: usize| {
            let piece = self.pieces.iter().rev().find(|(begin, _)| *begin <= byte);
            piece.map_or(0, |(begin, place)| place + byte - begin)
        };
        let start = place(bytes.start);
        // A text of several lines is meant by its first one.
        let end = if bytes.is_empty() { start } else { place(bytes.end - 1) + 1 };
        start..end.max(start)
    }

    /// Where the whole text stands.
    pub fn whole(&self) -> Span {
        self.span(0..self.text.len())
    }

    /// Where a part of it stands.
    pub fn span_of(&self, part: &str) -> Span {
        let begin = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        if begin > self.text.len() { self.whole() } else { self.span(begin..begin + part.len()) }
    }

    /// Where in the file a fault stands that was found in a part of it, and the fault without its column.
    pub fn place(&self, part: &str, fault: Fault) -> Placed {
        let whole = self.span_of(part);
        let Some(column) = fault.at else { return Box::new((whole, fault)) };
        let before: usize = part.chars().take(column - 1).map(char::len_utf8).sum();
        let rest = part.get(before..).unwrap_or_default();
        Box::new((self.span_of(rest).start..whole.end, Fault { at: None, ..fault }))
    }
}

fn is_wide(c: char) -> bool {
    c.width() == Some(2)
}

/// Full-width punctuation, which brings its own room.
fn is_wide_sign(c: char) -> bool {
    is_wide(c) && !c.is_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_joined_as_each_script_wants() {
        let join = |a: &str, b: &str| {
            let mut joined = Joined::of(a, 0);
            joined.join(b, 100);
            joined.text
        };
        assert_eq!(join("two", "heaps"), "two heaps");
        assert_eq!(join("两堆", "相等"), "两堆相等");
        assert_eq!(join("共", "3 堆"), "共 3 堆");
        assert_eq!(join("如下：", "3"), "如下：3");
    }

    #[test]
    fn a_part_knows_its_place_in_either_line() {
        let mut joined = Joined::of("one two", 10);
        joined.join("three", 30);
        let at = |part: &str| {
            let start = joined.text.find(part).expect("it is there");
            joined.span_of(&joined.text[start..start + part.len()])
        };
        assert_eq!(at("two"), 14..17);
        assert_eq!(at("three"), 30..35);
        assert_eq!(joined.span_of("elsewhere"), joined.whole());
    }
}
