//! Graphs written in the DOT language: the arcs and nodes are kept, everything about looks is passed over.
//!
//! Read are `graph` and `digraph`, chains `a -> b -> c`, groups `a -> {b c}`, subgraphs, quoted names, ports, attributes
//! and comments. Names are letters, digits and `_`, as everywhere in notation. Groups are kept on a stack of our own, so
//! that no nesting, however deep, exhausts the machine's.

use crate::kit::graph::Network;
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::say;

/// Arcs that groups may make at most: two groups of n nodes make n² of them in a short text.
const ARCS: usize = 4_000_000;

/// Whether a text means to be DOT: a list of arcs has no braces.
pub fn is_dot(text: &str) -> bool {
    text.contains('{')
}

/// Reads a graph in DOT into `network`. Time and memory linear in the text and the arcs.
pub fn read(text: &str, network: &mut Network) -> Result<(), Fault> {
    let text = without_comments(text);
    let mut dot = Dot { r: Reader::new(Kind::BadParameter, &text), network, scopes: Vec::new(), arcs: 0 };
    dot.head()?;
    while !dot.scopes.is_empty() {
        dot.statement()?;
    }
    dot.r.end()
}

struct Dot<'a> {
    r: Reader<'a>,
    network: &'a mut Network,
    /// The braces that are open, outermost first.
    scopes: Vec<Scope>,
    arcs: usize,
}

/// What stands between two braces.
#[derive(Default)]
struct Scope {
    /// The nodes met so far.
    nodes: Vec<usize>,
    /// Where arcs come from that wait for their target, and whether they go both ways.
    pending: Option<(Vec<usize>, bool)>,
}

impl Dot<'_> {
    fn head(&mut self) -> Result<(), Fault> {
        let mut word = self.r.word();
        if word.eq_ignore_ascii_case("strict") {
            word = self.r.word();
        }
        if !["graph", "digraph"].iter().any(|kind| word.eq_ignore_ascii_case(kind)) {
            return Err(self.r.wrong(say!("expect-digraph")));
        }
        self.value();
        self.r.expect("{")?;
        self.scopes.push(Scope::default());
        Ok(())
    }

    fn statement(&mut self) -> Result<(), Fault> {
        if self.r.take(";") || self.r.take(",") {
            return Ok(());
        }
        if self.r.take("{") {
            self.scopes.push(Scope::default());
            return Ok(());
        }
        if self.r.take("}") {
            return self.close();
        }
        let is_quoted = self.r.take("\"");
        let name = self.r.word();
        if name.is_empty() {
            return Err(self.r.wrong(say!("expect-dot-statement")));
        }
        if is_quoted {
            self.r.expect("\"")?;
        } else if name.eq_ignore_ascii_case("subgraph") {
            self.value();
            return match self.r.peek() {
                Some('{') => Ok(()),
                _ => self.r.expect("{"),
            };
        } else if ["graph", "node", "edge"].iter().any(|kind| name.eq_ignore_ascii_case(kind)) {
            return self.attributes();
        }
        if self.r.take("=") {
            self.value();
            return Ok(());
        }
        while self.r.take(":") {
            self.value();
        }
        let node = self.network.node(name);
        self.endpoint(vec![node])
    }

    /// The end of a group: its nodes together are an end of arcs.
    fn close(&mut self) -> Result<(), Fault> {
        let closed = self.scopes.pop().unwrap_or_default();
        if closed.pending.is_some() {
            return Err(self.r.wrong(say!("expect-node-name")));
        }
        if self.scopes.is_empty() { Ok(()) } else { self.endpoint(closed.nodes) }
    }

    /// Nodes that arcs may come from or lead to.
    fn endpoint(&mut self, nodes: Vec<usize>) -> Result<(), Fault> {
        let scope = self.scopes.last_mut().expect("statements stand between braces");
        if let Some((sources, is_edge)) = scope.pending.take() {
            self.arcs = self.arcs.saturating_add(sources.len().saturating_mul(nodes.len()));
            if self.arcs > ARCS {
                return Err(Fault::new(Kind::TooLarge, say!("too-many-arcs", most = ARCS)));
            }
            for &from in &sources {
                for &to in &nodes {
                    self.network.join(from, to, is_edge);
                }
            }
        }
        let is_arc = self.r.take("->");
        if is_arc || self.r.take("--") {
            scope.pending = Some((nodes.clone(), !is_arc));
        }
        if scope.nodes.is_empty() {
            scope.nodes = nodes;
        } else {
            scope.nodes.extend(nodes);
        }
        self.attributes()
    }

    fn attributes(&mut self) -> Result<(), Fault> {
        while self.r.take("[") {
            while !self.r.take("]") {
                if !self.value() && self.r.char().is_none() {
                    return Err(self.r.wrong(say!("expect-token", token = "]")));
                }
            }
        }
        Ok(())
    }

    /// Passes over a value: a word, a quoted text or one in angle brackets. Whether there was one.
    fn value(&mut self) -> bool {
        if self.r.take("\"") {
            while let Some(c) = self.r.char().filter(|c| *c != '"') {
                if c == '\\' {
                    self.r.char();
                }
            }
            return true;
        }
        if self.r.take("<") {
            let mut depth = 1;
            while depth > 0 {
                match self.r.char() {
                    Some('<') => depth += 1,
                    Some('>') => depth -= 1,
                    Some(_) => {}
                    None => break,
                }
            }
            return true;
        }
        let is_signed = self.r.take("-");
        let has_word = !self.r.word().is_empty();
        let has_point = self.r.take(".") && (!self.r.word().is_empty() || has_word);
        is_signed || has_word || has_point
    }
}

/// The text with blanks for its comments, so that columns stay what they are.
pub fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    let mut is_quoted = false;
    while let Some(c) = chars.next() {
        let is_line_start = out.is_empty() || out.ends_with('\n');
        let end = match (c, chars.peek()) {
            _ if is_quoted => None,
            ('/', Some('/')) => Some("\n"),
            ('#', _) if is_line_start => Some("\n"),
            ('/', Some('*')) => Some("*/"),
            _ => None,
        };
        if let Some(end) = end {
            blank_out(&mut chars, end, &mut out);
            continue;
        }
        out.push(c);
        if c == '\\' && is_quoted {
            out.extend(chars.next());
        } else if c == '"' {
            is_quoted = !is_quoted;
        }
    }
    out
}

/// Passes over a comment up to its end, which is taken too; a blank for each of its characters.
fn blank_out(chars: &mut impl Iterator<Item = char>, end: &str, out: &mut String) {
    let (mut before, is_line) = (' ', end == "\n");
    out.push(' ');
    for (i, c) in chars.by_ref().enumerate() {
        out.push(if c == '\n' { '\n' } else { ' ' });
        if (is_line && c == '\n') || (!is_line && i > 1 && before == '*' && c == '/') {
            return;
        }
        before = c;
    }
}
