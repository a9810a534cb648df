//! A certificate as a file: lines of text that a person can read, written here and read back.
//!
//! The first line is `xorcle certificate 1`; then come `game`, a line `set NAME VALUE` for every parameter, `position` and `to`; then
//! one or two strategies. Each begins with a line `strategy` and its claim, `strategy first wins within 9`, and below it stands one
//! line for every position in which its side may have to move: the position, a tab, the reply. Tabs and line breaks within a
//! field are written `\t` and `\n`, a backslash twice. Lines before the first strategy that begin with `#` are read over.

use std::borrow::Cow;
use std::collections::hash_map::Entry;
use std::fmt::Write;

use rustc_hash::FxHashMap;

use crate::fault::{Fault, Kind};
use crate::mistake::Mistake;
use crate::rules::Side;
use crate::say;
use crate::say::Say;
use crate::verify::claim::Claim;
use crate::verify::ground::Ground;
use crate::verify::walk::{Finding, Guide, walk};

/// The first line of every certificate.
const TITLE: &str = "xorcle certificate 1";

/// What stands above the strategies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head<'t> {
    /// The game by its name in the house.
    pub game: Cow<'t, str>,
    /// Its parameters by name.
    pub params: Vec<(Cow<'t, str>, Cow<'t, str>)>,
    /// The position in notation.
    pub position: Cow<'t, str>,
    /// Who is to move there, `first` or `second`.
    pub to: Cow<'t, str>,
}

/// One strategy: what it claims, and a reply to every position.
#[derive(Debug)]
pub struct Strategy<'t> {
    /// What it claims.
    pub claim: Claim,
    /// The line of its claim, from 1.
    pub line: usize,
    /// The replies by position.
    replies: FxHashMap<Cow<'t, str>, Reply<'t>>,
}

/// A reply and the line it stands in.
type Reply<'t> = (Cow<'t, str>, usize);

/// A certificate that was read.
#[derive(Debug)]
pub struct Certificate<'t> {
    /// What it is about.
    pub head: Head<'t>,
    /// Its strategies in their order.
    pub strategies: Vec<Strategy<'t>>,
}

impl Strategy<'_> {
    /// How many replies are written down.
    pub fn len(&self) -> usize {
        self.replies.len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.replies.is_empty()
    }

    /// The line, from 1, in which the reply to this position stands.
    pub fn line_of(&self, position: &str) -> Option<usize> {
        self.replies.get(position).map(|(_, line)| *line)
    }

    /// Holds the claim against the rules; `tick` is called for every move that is tried and may stop it.
    pub fn check<G: Ground, S>(&self, start: G, tick: impl FnMut() -> Result<(), S>) -> Result<Finding, S> {
        walk(start, &self.claim, &mut Written { replies: &self.replies, tick })
    }
}

/// Says what is written.
struct Written<'c, 't, T> {
    replies: &'c FxHashMap<Cow<'t, str>, Reply<'t>>,
    tick: T,
}

impl<G: Ground, S, T: FnMut() -> Result<(), S>> Guide<G> for Written<'_, '_, T> {
    type Stop = S;

    fn reply(&mut self, at: &G) -> Result<Option<String>, S> {
        Ok(self.replies.get(at.text().as_str()).map(|(reply, _)| reply.to_string()))
    }

    fn tick(&mut self) -> Result<(), S> {
        (self.tick)()
    }
}

impl Head<'_> {
    /// The beginning of a certificate, `words` being lines for people.
    pub fn write(&self, words: &str) -> String {
        let mut text = format!("{TITLE}\n");
        for line in words.lines() {
            writeln!(text, "# {line}").expect("a text takes what is written");
        }
        writeln!(text, "game {}", escaped(&self.game)).expect("a text takes what is written");
        for (name, value) in &self.params {
            writeln!(text, "set {name} {}", escaped(value)).expect("a text takes what is written");
        }
        writeln!(text, "position {}\nto {}", escaped(&self.position), self.to).expect("a text takes what is written");
        text
    }
}

/// Adds the line above a strategy.
pub fn write_claim(claim: &Claim, text: &mut String) {
    writeln!(text, "strategy {}", claim.write()).expect("a text takes what is written");
}

/// Adds the line of a reply.
pub fn write_reply(position: &str, reply: &str, text: &mut String) {
    writeln!(text, "{}\t{}", escaped(position), escaped(reply)).expect("a text takes what is written");
}

/// A field on one line.
fn escaped(field: &str) -> Cow<'_, str> {
    if !field.contains(['\\', '\n', '\t', '\r']) {
        return Cow::Borrowed(field);
    }
    let field = field.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r");
    Cow::Owned(field)
}

/// A field as it was before.
fn plain(field: &str) -> Option<Cow<'_, str>> {
    if !field.contains('\\') {
        return Some(Cow::Borrowed(field));
    }
    let mut text = String::with_capacity(field.len());
    let mut letters = field.chars();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next()? {
                '\\' => '\\',
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                _ => return None,
            },
            letter => letter,
        });
    }
    Some(Cow::Owned(text))
}

impl<'t> Certificate<'t> {
    /// Reads a certificate; `file` is its name for whoever is told what is wrong.
    pub fn read(file: &str, text: &'t str) -> Result<Self, Box<Mistake>> {
        let mut certificate = Certificate { head: Head::default(), strategies: Vec::new() };
        let wrong = |line: usize, says: Say| {
            let fault = Fault::new(Kind::BadParameter, says);
            Box::new(Mistake::at_line(file, text, line, 1, fault))
        };
        let mut lines = (1..).zip(text.split_terminator('\n'));
        if lines.next().is_none_or(|(_, title)| title.trim_end() != TITLE) {
            return Err(wrong(1, say!("certificate-title", title = TITLE)));
        }
        for (number, line) in lines {
            let line = line.strip_suffix('\r').unwrap_or(line);
            let claim = line.strip_prefix("strategy ");
            let read = match (claim, certificate.strategies.last_mut()) {
                (Some(claim), _) if !line.contains('\t') => certificate.begin(number, claim),
                (_, Some(strategy)) => strategy.read(number, line),
                (_, None) => certificate.head.read(line),
            };
            read.map_err(|says| wrong(number, says))?;
        }
        if certificate.strategies.is_empty() {
            let last = text.lines().count();
            return Err(wrong(last, say!("certificate-no-strategy")));
        }
        Ok(certificate)
    }

    fn begin(&mut self, line: usize, claim: &str) -> Result<(), Say> {
        let claim = Claim::read(claim).ok_or_else(|| say!("certificate-claim", text = claim))?;
        self.strategies.push(Strategy { claim, line, replies: FxHashMap::default() });
        Ok(())
    }
}

impl<'t> Strategy<'t> {
    fn read(&mut self, line: usize, text: &'t str) -> Result<(), Say> {
        let fields = text.split_once('\t').filter(|(_, reply)| !reply.contains('\t'));
        let fields = fields.and_then(|(position, reply)| Some((plain(position)?, plain(reply)?)));
        let (position, reply) = fields.ok_or_else(|| say!("certificate-reply"))?;
        match self.replies.entry(position) {
            Entry::Vacant(free) => {
                free.insert((reply, line));
                Ok(())
            }
            Entry::Occupied(taken) => Err(say!("certificate-twice", line = taken.get().1)),
        }
    }
}

impl<'t> Head<'t> {
    fn read(&mut self, line: &'t str) -> Result<(), Say> {
        if line.starts_with('#') {
            return Ok(());
        }
        let unknown = || say!("certificate-head", text = line);
        let (word, rest) = line.split_once(' ').ok_or_else(unknown)?;
        let rest = plain(rest).ok_or_else(unknown)?;
        match word {
            "game" => self.game = rest,
            "position" => self.position = rest,
            "to" => self.to = rest,
            "set" => {
                let (name, value) = line["set ".len()..].split_once(' ').ok_or_else(unknown)?;
                self.params.push((Cow::Borrowed(name), plain(value).ok_or_else(unknown)?));
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Whether it names this mover.
    pub fn is_to(&self, side: Side) -> bool {
        self.to == side.name()
    }
}
