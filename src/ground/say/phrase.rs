//! A message read ahead: its text, its arguments and its choices, in the order they are spoken.
//!
//! It says what Fluent's formatter says of the same pattern, in about a fifth of the instructions; a test of `say` holds the two
//! against each other over every message. Patterns it does not know are left to Fluent.

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// Bytes set aside for an argument.
const ROOM: usize = 8;

/// A message of text, `{ $arguments }` and choices by an argument.
#[derive(Debug)]
pub struct Phrase(Vec<Piece>);

#[derive(Debug)]
enum Piece {
    Text(String),
    Argument(String),
    Choice { by: String, cases: Vec<(Case, Phrase)>, default: usize },
}

/// When a variant is meant.
#[derive(Debug)]
enum Case {
    /// For this number.
    Number(i64),
    /// For this text, and for numbers of this plural category.
    Name(String),
}

/// An argument ready to be spoken.
pub enum Filling<'a> {
    /// A number that decides plurals.
    Number(i64),
    /// Anything else.
    Text(Cow<'a, str>),
}

/// What a phrase is spoken with.
pub struct Manner<'a> {
    /// The plural category of a number in the language, as CLDR names it.
    pub plural: fn(i64) -> &'static str,
    /// The argument of a name.
    pub argument: &'a dyn Fn(&str) -> Option<Filling<'a>>,
}

impl Phrase {
    /// Reads a pattern; `None` if it holds more than a phrase can.
    pub fn read(pattern: &Pattern<&str>) -> Option<Self> {
        pattern.elements.iter().map(Piece::read).collect::<Option<_>>().map(Phrase)
    }

    /// The whole sentence, if it is nothing but text.
    pub fn fixed(&self) -> Option<&str> {
        match &self.0[..] {
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// About how many bytes the sentence takes.
    pub fn length(&self) -> usize {
        self.0.iter().map(Piece::length).sum()
    }

    /// Adds the sentence to `out`. A missing argument shows itself as `{$name}`.
    pub fn speak(&self, manner: &Manner, out: &mut String) {
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Argument(name) => match (manner.argument)(name) {
                    Some(filling) => filling.speak(out),
                    None => out.extend(["{$", name, "}"]),
                },
                Piece::Choice { by, cases, default } => {
                    let filling = (manner.argument)(by);
                    let is_meant = |(case, _): &(Case, _)| filling.as_ref().is_some_and(|f| case.meets(f, manner));
                    let chosen = cases.iter().position(is_meant).unwrap_or(*default);
                    cases[chosen].1.speak(manner, out);
                }
            }
        }
    }
}

impl Piece {
    fn length(&self) -> usize {
        match self {
            Piece::Text(text) => text.len(),
            Piece::Argument(_) => ROOM,
            Piece::Choice { cases, default, .. } => cases[*default].1.length(),
        }
    }

    fn read(element: &PatternElement<&str>) -> Option<Self> {
        match element {
            PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => {
                    Some(Piece::Text(unescape_unicode_to_string(value).into_owned()))
                }
                InlineExpression::VariableReference { id } => Some(Piece::Argument(id.name.to_owned())),
                _ => None,
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else { return None };
                let cases = variants.iter().map(read_case).collect::<Option<_>>()?;
                let default = variants.iter().position(|variant| variant.default)?;
                Some(Piece::Choice { by: id.name.to_owned(), cases, default })
            }
        }
    }
}

fn read_case(variant: &Variant<&str>) -> Option<(Case, Phrase)> {
    let case = match variant.key {
        VariantKey::Identifier { name } => Case::Name(name.to_owned()),
        VariantKey::NumberLiteral { value } => Case::Number(value.parse().ok()?),
    };
    Some((case, Phrase::read(&variant.value)?))
}

impl Case {
    fn meets(&self, filling: &Filling, manner: &Manner) -> bool {
        match (self, filling) {
            (Case::Number(n), Filling::Number(told)) => n == told,
            (Case::Number(_), Filling::Text(_)) => false,
            (Case::Name(name), Filling::Number(told)) => name == (manner.plural)(*told),
            (Case::Name(name), Filling::Text(told)) => name == told,
        }
    }
}

impl Filling<'_> {
    fn speak(&self, out: &mut String) {
        match self {
            Filling::Number(n) => out.push_str(itoa::Buffer::new().format(*n)),
            Filling::Text(text) => out.push_str(text),
        }
    }
}
