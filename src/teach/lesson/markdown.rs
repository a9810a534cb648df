//! The Markdown of lessons line by line: a title, a promise, pages parted by `---`, and what stands on them as it is written.

use crate::lesson::joined::{Joined, Source, Span};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::nearest;
use ground::say;
use ground::say::Say;

/// The words that a live block may begin with.
pub const WORDS: [&str; 4] = ["board", "claim", "question", "play"];

/// What a line or several of a page are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A heading.
    Heading,
    /// A paragraph.
    Paragraph,
    /// An entry of a list.
    Item,
}

/// One key of a live block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its name.
    pub name: Joined,
    /// What stands behind the colon.
    pub value: Joined,
}

/// A live block as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// Which of [`WORDS`] it is.
    pub word: &'static str,
    /// Its first line.
    pub at: Span,
    /// Its keys.
    pub keys: Vec<Key>,
}

/// A page as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// What there is to read.
    pub blocks: Vec<(Shape, Joined)>,
    /// The live block.
    pub fence: Option<Fence>,
    /// How many blocks stand before it.
    pub before: usize,
}

/// A lesson as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The title.
    pub title: Joined,
    /// The paragraph below it.
    pub promise: Joined,
    /// The pages, the first one without title and promise.
    pub pages: Vec<Draft>,
}

/// Reads the lines. Mistakes are collected; what can be read of the rest is.
pub fn read(source: &Source) -> (Written, Vec<Mistake>) {
    let mut reader = Reader { source, lines: lines(&source.text), next: 0, open: None, mistakes: Vec::new() };
    let written = reader.whole();
    (written, reader.mistakes)
}

/// The lines with the byte at which each begins.
fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut byte = 0;
    let mut lines = Vec::new();
    for line in text.split_inclusive('\n') {
        lines.push((byte, line.trim_end_matches(['\n', '\r'])));
        byte += line.len();
    }
    lines
}

struct Reader<'s> {
    source: &'s Source,
    lines: Vec<(usize, &'s str)>,
    next: usize,
    /// The block that the next line may go on with.
    open: Option<(Shape, Joined)>,
    mistakes: Vec<Mistake>,
}

impl<'s> Reader<'s> {
    fn take(&mut self) -> Option<(usize, &'s str)> {
        let line = self.lines.get(self.next).copied();
        self.next += 1;
        line
    }

    fn wrong(&mut self, at: Span, says: Say, expected: Say) {
        self.mistakes.push(self.source.mistake(at, Fault::new(Kind::BadParameter, says).expecting(expected)));
    }

    fn whole(&mut self) -> Written {
        let mut written = Written { title: self.title(), pages: vec![Draft::default()], ..Written::default() };
        while let Some((byte, line)) = self.take() {
            let bare = line.trim();
            let page = written.pages.last_mut().expect("there is a first page");
            if bare == "---" {
                self.close(page);
                written.pages.push(Draft::default());
            } else if let Some(word) = bare.strip_prefix("```") {
                self.close(page);
                self.fence(byte, line, word.trim(), page);
            } else {
                self.line(byte, line, page);
            }
        }
        let page = written.pages.last_mut().expect("there is a first page");
        self.close(page);
        self.promise(&mut written);
        written
    }

    /// The first line.
    fn title(&mut self) -> Joined {
        let (byte, line) = self.lines.first().copied().unwrap_or((0, ""));
        let Some(title) = line.strip_prefix("# ").map(str::trim).filter(|title| !title.is_empty()) else {
            self.wrong(byte..byte + line.len(), say!("lesson-no-title"), say!("lesson-expect-title"));
            return Joined::default();
        };
        self.next = 1;
        Joined::of(title, byte + line.find(title).unwrap_or(0))
    }

    /// The first block of the first page is the promise.
    fn promise(&mut self, written: &mut Written) {
        let first = &mut written.pages[0];
        let is_first = first.fence.is_none() || first.before > 0;
        if is_first && first.blocks.first().is_some_and(|(shape, _)| *shape == Shape::Paragraph) {
            written.promise = first.blocks.remove(0).1;
            first.before = first.before.saturating_sub(1);
        } else {
            let at = written.title.whole();
            self.wrong(at, say!("lesson-no-promise"), say!("lesson-expect-promise"));
        }
    }

    /// One line of text.
    fn line(&mut self, byte: usize, line: &'s str, page: &mut Draft) {
        let bare = line.trim();
        let at = byte + line.len() - line.trim_start().len();
        let is_continued = line.starts_with("  ");
        if bare.is_empty() {
            self.close(page);
        } else if let Some(heading) = bare.strip_prefix("## ").or_else(|| bare.strip_prefix("### ")) {
            self.close(page);
            let heading = heading.trim();
            page.blocks.push((Shape::Heading, Joined::of(heading, byte + line.find(heading).unwrap_or(0))));
        } else if let Some(item) = bare.strip_prefix("- ").filter(|_| !is_continued) {
            self.close(page);
            let item = item.trim();
            self.open = Some((Shape::Item, Joined::of(item, byte + line.find(item).unwrap_or(0))));
        } else if let Some((shape, text)) = &mut self.open
            && (*shape == Shape::Paragraph || is_continued)
        {
            text.join(bare, at);
        } else if is_foreign(bare) {
            self.wrong(at..at + bare.len(), say!("lesson-foreign"), say!("lesson-expect-markdown"));
        } else {
            self.close(page);
            self.open = Some((Shape::Paragraph, Joined::of(bare, at)));
        }
    }

    fn close(&mut self, page: &mut Draft) {
        page.blocks.extend(self.open.take());
    }

    /// A live block, up to the line that closes it.
    fn fence(&mut self, byte: usize, line: &'s str, word: &'s str, page: &mut Draft) {
        let at = byte..byte + line.len();
        let mut keys: Vec<Key> = Vec::new();
        loop {
            let Some((byte, line)) = self.take() else {
                self.wrong(at.clone(), say!("lesson-fence-open"), say!("expect-token", token = "```"));
                break;
            };
            let bare = line.trim();
            if bare == "```" {
                break;
            }
            let begin = byte + line.len() - line.trim_start().len();
            match keys.last_mut().filter(|_| line.starts_with("  ")) {
                _ if bare.is_empty() => {}
                Some(key) => key.value.join(bare, begin),
                None => keys.extend(self.key(bare, begin)),
            }
        }
        let Some(known) = WORDS.into_iter().find(|known| *known == word) else {
            let expected = match nearest(word, WORDS) {
                Some(near) => say!("did-you-mean", name = near),
                None => say!("expect-one-of", words = WORDS.to_vec()),
            };
            return self.wrong(at, say!("lesson-unknown-block", name = word), expected);
        };
        if page.fence.is_some() {
            return self.wrong(at, say!("lesson-two-blocks"), say!("lesson-expect-one-block"));
        }
        page.before = page.blocks.len();
        page.fence = Some(Fence { word: known, at, keys });
    }

    fn key(&mut self, bare: &str, begin: usize) -> Option<Key> {
        let Some((name, value)) = bare.split_once(':') else {
            self.wrong(begin..begin + bare.len(), say!("lesson-no-key", text = bare), say!("lesson-expect-key"));
            return None;
        };
        let value = value.trim();
        let gap = if value.is_empty() { bare.len() } else { value.as_ptr() as usize - bare.as_ptr() as usize };
        Some(Key { name: Joined::of(name.trim(), begin), value: Joined::of(value, begin + gap) })
    }
}

/// Markdown that lessons do not have: a second title, numbered lists, quotes, tables, pictures and HTML.
fn is_foreign(line: &str) -> bool {
    let is_numbered =
        line.split_once(". ").is_some_and(|(n, _)| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    let begins = ["# ", "> ", "* ", "+ ", "|", "![", "<", "====", "***", "___", "~~~", "#### "];
    is_numbered || begins.iter().any(|sign| line.starts_with(sign))
}
