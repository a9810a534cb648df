//! A certificate as a file: lines of text that a person can read, written here and read back.
//!
//! The first line is `xorcle certificate 1`; then come `game`, a line `set NAME VALUE` for every parameter, `position` and `to`; then
//! one or two strategies. Each begins with a line `strategy` and its claim, `strategy first wins within 9`, and below it stands one
//! line for every position in which its side may have to move: the position, a tab, the reply. Tabs and line breaks within a
//! field are written `\t` and `\n`, a backslash twice. Lines before the first strategy that begin with `#` are read over.
//! A line `mix …`, `hands …`, `core …` or `empty …` is a statement about choices that are not seen or about a shared worth; it stands
//! there, too. Below `hands …` stands a line for each situation: the side and the situation, a tab, its choices with their weights.
//! A line `law 8 a ^ b == 0` claims that the positions of these sizes up to 8 are lost exactly where the law holds; it stands before
//! all strategies.

use std::borrow::Cow;
use std::collections::hash_map::Entry;
use std::fmt::Write;

use rustc_hash::FxHashMap;

use crate::claim::Claim;
use crate::ground::Ground;
use crate::law::Law;
use crate::statement::Statement;
use crate::walk::{Finding, Guide, POSITIONS, walk};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::rules::Side;
use ground::say;
use ground::say::Say;

/// The first line of every certificate.
const TITLE: &str = "xorcle certificate 1";

/// Lines above the strategies that tell or claim something, and strategies, at most.
const CLAIMS: usize = 1_000;

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
#[derive(Debug, Default)]
pub struct Certificate<'t> {
    /// What it is about.
    pub head: Head<'t>,
    /// Its laws, each with its line.
    pub laws: Vec<(Law, usize)>,
    /// Its statements, each with its line.
    pub statements: Vec<(Statement, usize)>,
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
        walk(start, &self.claim, &mut Written { replies: &self.replies, tick }, POSITIONS)
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

/// Adds the line of a law.
pub fn write_law(law: &Law, text: &mut String) {
    writeln!(text, "law {}", law.write()).expect("a text takes what is written");
}

/// Adds the line of a statement.
pub fn write_statement(statement: &Statement, text: &mut String) {
    writeln!(text, "{}", statement.write()).expect("a text takes what is written");
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

/// Notes what a line of the head tells; nothing may be told twice.
fn tell_once<'t>(told: &mut Vec<&'t str>, line: &'t str) -> Result<(), Say> {
    let words = if line.starts_with("set ") { 2 } else { 1 };
    let end = line.match_indices(' ').nth(words - 1).map_or(line.len(), |(at, _)| at);
    let what = &line[..end];
    if what.starts_with('#') {
        return Ok(());
    }
    if told.len() >= CLAIMS {
        return Err(too_many());
    }
    if told.contains(&what) {
        return Err(say!("certificate-again", what = what));
    }
    told.push(what);
    Ok(())
}

fn too_many() -> Say {
    say!("certificate-too-many", most = CLAIMS)
}

/// Whether everything was told that a strategy is about.
fn is_whole(told: &[&str]) -> Result<(), Say> {
    match ["game", "position", "to"].into_iter().find(|what| !told.contains(what)) {
        Some(what) => Err(say!("certificate-missing", what = what)),
        None => Ok(()),
    }
}

impl<'t> Certificate<'t> {
    /// Reads a certificate; `file` is its name for whoever is told what is wrong.
    pub fn read(file: &str, text: &'t str) -> Result<Self, Box<Mistake>> {
        let mut certificate = Certificate::default();
        let wrong = |line: usize, says: Say| {
            let fault = Fault::new(Kind::BadParameter, says);
            Box::new(Mistake::at_line(file, text, line, 1, fault))
        };
        let mut lines = (1..).zip(text.split_terminator('\n'));
        if lines.next().is_none_or(|(_, title)| title.trim_end() != TITLE) {
            return Err(wrong(1, say!("certificate-title", title = TITLE)));
        }
        let mut told = Vec::new();
        for (number, line) in lines {
            let line = line.strip_suffix('\r').unwrap_or(line);
            let claim = line.strip_prefix("strategy ").filter(|claim| !claim.contains('\t'));
            let read = match (claim, certificate.strategies.last_mut()) {
                (Some(claim), _) => is_whole(&told).and_then(|()| certificate.begin(number, claim)),
                (None, Some(strategy)) => strategy.read(number, line),
                (None, None) if line.starts_with("law ") => {
                    is_whole(&told).and_then(|()| certificate.state(number, &line["law ".len()..]))
                }
                (None, None) if line.contains('\t') => certificate.go_on(line),
                (None, None) if Statement::begins(line) => {
                    is_whole(&told).and_then(|()| certificate.claim(number, line))
                }
                (None, None) => tell_once(&mut told, line).and_then(|()| certificate.head.read(line)),
            };
            read.map_err(|says| wrong(number, says))?;
            let claims = certificate.laws.len() + certificate.statements.len() + certificate.strategies.len();
            let replies = certificate.strategies.last().map_or(0, Strategy::len);
            if claims > CLAIMS || replies > POSITIONS {
                return Err(wrong(number, too_many()));
            }
        }
        if certificate.strategies.is_empty() && certificate.laws.is_empty() && certificate.statements.is_empty() {
            let last = text.lines().count();
            return Err(wrong(last, say!("certificate-no-strategy")));
        }
        Ok(certificate)
    }

    fn state(&mut self, line: usize, text: &str) -> Result<(), Say> {
        let parts = text.split_once(' ').and_then(|(to, law)| Some((to.parse().ok()?, law)));
        let (to, law) = parts.ok_or_else(|| say!("certificate-law", text = text))?;
        let law = Law::read(law, to).map_err(|fault| fault.says)?;
        self.laws.push((law, line));
        Ok(())
    }

    fn claim(&mut self, line: usize, text: &str) -> Result<(), Say> {
        let statement = Statement::read(text).ok_or_else(|| say!("certificate-statement", text = text))?;
        self.statements.push((statement, line));
        Ok(())
    }

    /// A line that goes on with the last statement.
    fn go_on(&mut self, line: &str) -> Result<(), Say> {
        match self.statements.last_mut() {
            Some((Statement::Hands(hands), _)) => {
                if hands.add(line) {
                    Ok(())
                } else {
                    Err(say!("certificate-hands", text = line))
                }
            }
            _ => Err(say!("certificate-head", text = line)),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arcs::Arcs;

    const TEXT: &str = "xorcle certificate 1\n# words\ngame token\nset rows 3\nset cols 4\nposition a\nto first\nstrategy first wins within 3\na\tb\nd\tf\ne\tf\nstrategy second draws\n";

    fn read(text: &str) -> Certificate<'_> {
        Certificate::read("c.txt", text).unwrap_or_else(|mistake| panic!("{text}: {mistake:?}"))
    }

    #[test]
    fn a_certificate_is_read_as_it_was_written() {
        let certificate = read(TEXT);
        let params = [("rows", "3"), ("cols", "4")].map(|(name, value)| (name.into(), value.into()));
        let head = Head { game: "token".into(), params: params.into(), position: "a".into(), to: "first".into() };
        assert_eq!(certificate.head, head);
        assert!(head.is_to(Side::First) && !head.is_to(Side::Second));
        let claims: Vec<(String, usize)> =
            certificate.strategies.iter().map(|strategy| (strategy.claim.write(), strategy.len())).collect();
        assert_eq!(claims, [("first wins within 3".into(), 3), ("second draws".into(), 0)]);
        let mut text = head.write("words");
        write_claim(&certificate.strategies[0].claim, &mut text);
        for (position, reply) in [("a", "b"), ("d", "f"), ("e", "f")] {
            write_reply(position, reply, &mut text);
        }
        write_claim(&certificate.strategies[1].claim, &mut text);
        assert_eq!(text, TEXT);
        assert_eq!(certificate.strategies[0].line_of("d"), Some(10));
        assert_eq!(read(&TEXT.replace('\n', "\r\n")).head, head, "lines of another system");
    }

    #[test]
    fn any_text_is_one_field() {
        for field in
            ["", "a b", "#", "tab\there", "two\nlines", "back\\slash", "\\n", "\r\n", "strategy first wins", "尼姆"]
        {
            let mut text = Head { position: field.to_owned().into(), ..head() }.write("");
            text += "strategy first wins\n";
            write_reply(field, "mv", &mut text);
            write_reply("other", field, &mut text);
            let certificate = read(&text);
            assert_eq!(certificate.head.position, field);
            let replies = &certificate.strategies[0].replies;
            assert_eq!(replies.get(field).map(|(reply, _)| &**reply), Some("mv"), "{field:?}");
            assert_eq!(replies.get("other").map(|(reply, _)| &**reply), Some(field), "{field:?}");
        }
    }

    fn head() -> Head<'static> {
        Head { game: "token".into(), params: Vec::new(), position: "a".into(), to: "first".into() }
    }

    #[test]
    fn a_line_that_means_nothing_is_told_with_its_number() {
        for (from, to, line, key) in [
            ("certificate 1", "certificate 2", 1, "certificate-title"),
            ("# words", "words", 2, "certificate-head"),
            ("game token", "game", 3, "certificate-head"),
            ("set rows 3", "set rows", 4, "certificate-head"),
            ("set rows 3", "set rows \\x", 4, "certificate-head"),
            ("set rows 3", "", 4, "certificate-head"),
            ("set rows 3", "set cols 3", 5, "certificate-again"),
            ("set rows 3", "game token", 4, "certificate-again"),
            ("position a", "position a\\", 6, "certificate-head"),
            ("position a", "# position a", 8, "certificate-missing"),
            ("to first", "#to first", 8, "certificate-missing"),
            ("strategy first wins", "strategy first hopes", 8, "certificate-claim"),
            ("strategy first wins within 3", "law all n", 8, "certificate-law"),
            ("strategy first wins within 3", "law 9 n + 1", 8, "certificate-law-truth"),
            ("strategy second draws", "strategy second draws soon", 12, "certificate-claim"),
            ("a\tb", "a b", 9, "certificate-reply"),
            ("a\tb", "a\tb\tc", 9, "certificate-reply"),
            ("a\tb", "", 9, "certificate-reply"),
            ("a\tb", "a\\x\tb", 9, "certificate-reply"),
            ("e\tf", "a\tc", 11, "certificate-twice"),
            ("e\tf", "d\tf", 11, "certificate-twice"),
        ] {
            let text = TEXT.replacen(from, to, 1);
            let mistake = Certificate::read("c.txt", &text).expect_err(to);
            assert_eq!((mistake.line, &*mistake.fault.says.key), (line, key), "{from} {to}");
            assert_eq!(mistake.fault.kind, Kind::BadParameter);
        }
        for text in ["", "\n", "nim 3,5,7"] {
            let mistake = Certificate::read("c.txt", text).expect_err(text);
            assert_eq!((mistake.line, &*mistake.fault.says.key), (1, "certificate-title"));
        }
        let bare = head().write("");
        let mistake = Certificate::read("c.txt", &bare).expect_err("it claims nothing");
        assert_eq!((mistake.line, &*mistake.fault.says.key), (4, "certificate-no-strategy"));
        let law = format!("{bare}law 9 n % 3 == 0\n");
        assert_eq!(
            read(&law).laws.iter().map(|(law, line)| (law.write(), *line)).collect::<Vec<_>>(),
            [("9 n % 3 == 0".to_owned(), 5)]
        );
    }

    #[test]
    fn a_written_strategy_is_held_against_the_rules() {
        let nodes: &[_] =
            &[("a", "b c"), ("b", "d e"), ("c", "second"), ("d", "f"), ("e", "f g"), ("f", "first"), ("g", "drawn")];
        let arcs = Arcs::of(nodes);
        let check = |text: &str| read(text).strategies[0].check(arcs.start(), || Ok::<(), ()>(()));
        assert!(matches!(check(TEXT), Ok(Finding::Holds(_))));
        assert!(matches!(check(&TEXT.replace("e\tf\n", "")), Ok(Finding::Hole(_))));
        let stopped = read(TEXT).strategies[0].check(arcs.start(), || Err("stopped"));
        assert_eq!(stopped, Err("stopped"));
    }
}
