//! What is wrong with the arguments, said as everything else is: in the language spoken, with what was expected.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::cli::wrap::wrap;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::shown::shown;
use ground::say::{Say, Tongue};

/// The complaint in lines: what is wrong, how the command is called, and where help is.
pub fn told(error: &Error, tongue: &Tongue) -> String {
    let fault = fault(error);
    let mut text = wrap("", &shown(&format!("{}: {}", fault.kind.name(), fault.speak(tongue))));
    if let Some(usage) = one(error, ContextKind::Usage) {
        let usage = usage.trim_start_matches("Usage: ").trim();
        text += &wrap("", &tongue.speak(&say!("refusal-usage", usage = usage)));
    }
    text += &wrap("", &tongue.speak(&say!("refusal-help")));
    text
}

/// The same as a fault.
fn fault(error: &Error) -> Fault {
    let get = |kind| one(error, kind).unwrap_or_default();
    let (arg, value) = (get(ContextKind::InvalidArg), get(ContextKind::InvalidValue));
    let says = match error.kind() {
        ErrorKind::UnknownArgument => say!("refusal-unknown", arg = arg),
        ErrorKind::InvalidSubcommand => say!("refusal-command", name = get(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => say!("refusal-missing", args = many(error, ContextKind::InvalidArg)),
        ErrorKind::InvalidValue if value.is_empty() => say!("refusal-empty", arg = arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => say!("refusal-value", arg = arg, value = value),
        ErrorKind::ArgumentConflict => conflict(error, arg),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => say!("refusal-many", arg = arg),
        ErrorKind::TooFewValues | ErrorKind::NoEquals => say!("refusal-empty", arg = arg),
        _ => say!("refusal-other"),
    };
    let fault = Fault::new(Kind::BadParameter, says);
    match expected(error) {
        Some(expected) => fault.expecting(expected),
        None => fault,
    }
}

fn conflict(error: &Error, arg: String) -> Say {
    match &many(error, ContextKind::PriorArg)[..] {
        [prior] if *prior == arg => say!("refusal-twice", arg = arg),
        others => say!("refusal-conflict", arg = arg, others = others.to_vec()),
    }
}

/// What would have been right: the nearest name, the words that may stand there, or a number.
fn expected(error: &Error) -> Option<Say> {
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(name) = near.into_iter().find_map(|kind| many(error, kind).into_iter().next()) {
        return Some(say!("did-you-mean", name = name));
    }
    let words = many(error, ContextKind::ValidValue);
    if !words.is_empty() {
        return Some(say!("expect-one-of", words = words));
    }
    let source = std::error::Error::source(error).filter(|_| error.kind() == ErrorKind::ValueValidation)?.to_string();
    let range = source.split_once(" is not in ").map(|(_, range)| range.replace("..=", ".."));
    Some(range.map_or_else(|| say!("puzzle-expect-number"), |range| say!("refusal-range", range = range)))
}

fn one(error: &Error, kind: ContextKind) -> Option<String> {
    many(error, kind).into_iter().next()
}

fn many(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(all)) => all.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::StyledStrs(all)) => all.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}
