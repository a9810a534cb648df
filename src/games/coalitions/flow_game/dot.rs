//! Networks in the DOT language: `digraph { s -> a [label="4A"]; a -> t [label="3B"] }`, everything about looks passed over.

use crate::coalitions::sharing::text::{amount, player};
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::Ratio;
use ground::say;

/// A pipe by the names of its ends, with its capacity and its owner.
#[derive(Clone, Debug)]
pub struct Named {
    /// The names of its ends.
    pub ends: (String, String),
    /// What fits through it.
    pub capacity: Ratio,
    /// Who owns it.
    pub owner: usize,
}

/// Whether a network in DOT comes next.
pub fn is_next(r: &Reader) -> bool {
    let mut r = r.clone();
    r.word() == "digraph" && r.peek() != Some('>')
}

/// Reads the pipes of a network, each way `a -> b -> c` with the same label.
pub fn read(r: &mut Reader, most: usize) -> Result<Vec<Named>, Fault> {
    r.word();
    r.word();
    r.expect("{")?;
    let mut pipes = Vec::new();
    while !r.take("}") {
        if !r.take(";") {
            statement(r, &mut pipes)?;
        }
        if pipes.len() > most {
            return Err(r.wrong(say!("flow-game-expect-fewer", most = most)));
        }
    }
    Ok(pipes)
}

fn statement(r: &mut Reader, pipes: &mut Vec<Named>) -> Result<(), Fault> {
    let mut way = vec![name(r)?];
    if r.take("=") {
        value(r);
        return Ok(());
    }
    while r.take("->") {
        way.push(name(r)?);
    }
    let mut before = r.clone();
    let label = if r.take("[") { attributes(r)? } else { None };
    let Some((capacity, owner)) = label else {
        // A node by itself needs no label.
        return if way.len() == 1 { Ok(()) } else { Err(before.wrong(say!("flow-game-expect-label"))) };
    };
    let ends = way.windows(2).map(|ends| (ends[0].clone(), ends[1].clone()));
    pipes.extend(ends.map(|ends| Named { ends, capacity: capacity.clone(), owner }));
    Ok(())
}

fn name(r: &mut Reader) -> Result<String, Fault> {
    let is_quoted = r.take("\"");
    let mut before = r.clone();
    let name = r.word();
    if name.is_empty() {
        return Err(before.wrong(say!("flow-game-expect-pipe")));
    }
    if is_quoted {
        r.expect("\"")?;
    }
    Ok(name.to_owned())
}

/// Reads attributes up to the closing bracket; of them all only the label counts.
fn attributes(r: &mut Reader) -> Result<Option<(Ratio, usize)>, Fault> {
    let mut label = None;
    while !r.take("]") {
        let mut before = r.clone();
        let key = r.word();
        if key.is_empty() {
            return Err(before.wrong(say!("flow-game-expect-label")));
        }
        r.expect("=")?;
        if key == "label" {
            let is_quoted = r.take("\"");
            label = Some((amount(r)?, player(r)?));
            if is_quoted {
                r.expect("\"")?;
            }
        } else {
            value(r);
        }
        let _ = r.take(",") || r.take(";");
    }
    Ok(label)
}

/// Passes over a value: a quoted text, or words with points and signs in them.
fn value(r: &mut Reader) {
    if r.take("\"") {
        while r.char().is_some_and(|c| c != '"') {}
        return;
    }
    loop {
        r.word();
        if !(r.take(".") || r.take("-")) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::coalitions::flow_game::FlowGame;
    use crate::coalitions::sharing::rules::{Face, Sharing, build};
    use duel::game::Game;
    use ground::fault::Kind;
    use ground::params::Params;

    fn game() -> Sharing<FlowGame> {
        build(&Params::of(FlowGame::CARD.params)).unwrap_or_else(|_| panic!("the defaults are good"))
    }

    #[test]
    fn looks_and_comments_are_passed_over() {
        let text = "// from s to t\ndigraph g { rankdir=LR; node [shape=\"round box\", width=.5];\n s -> a [label=\"4A\", color=blue]; a -> t [label=\"3B\"] }";
        let at = game().read_pos(text).expect("a network");
        assert_eq!(game().write_pos(&at), "s>a=4A,a>t=3B");
    }

    #[test]
    fn a_mistake_stands_in_its_column() {
        for (text, column) in [
            ("digraph { s -> t [label=\"A\"] }", 26),
            ("digraph { s -> t }", 18),
            ("digraph { // no\n s -> t [label=\"4?\"] }", 34),
        ] {
            let fault = game().read_pos(text).expect_err("a mistake");
            assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
        }
    }
}
