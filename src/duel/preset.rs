//! What a preset or a variant is called: by a name of its own, or else by what differs from the usual start.

use crate::house::{Entry, Preset};
use crate::place::Place;
use ground::params::{Domain, Params};
use ground::say;
use ground::say::{Arg, Say, Tongue};

/// Letters of a position that is told whole; longer ones are games under way.
const SHORT: usize = 24;

/// Letters of a parameter that are told whole; of a longer one it is said that it is another.
const BRIEF: usize = 12;

/// The name of the preset with this number, from 0, and which of how many it is.
pub fn told(entry: &Entry, number: usize, tongue: &Tongue) -> Say {
    let title = title(entry, number, tongue);
    say!("screen-preset-of", number = number + 1, all = entry.presets.len(), title = title)
}

/// The name of the preset with this number, from 0.
///
/// A message `ID-preset-NUMBER`, counted from 1, goes before what can be said of every preset.
pub fn title(entry: &Entry, number: usize, tongue: &Tongue) -> Say {
    if let Some(named) = named(entry, number, tongue) {
        return named;
    }
    let Some(preset) = entry.presets.get(number) else { return say!("preset-usual") };
    let mut parts = params(entry, preset).map(|own| differing(entry, &own, tongue)).unwrap_or_default();
    match preset.position.as_deref() {
        Some(position) if position.chars().count() <= SHORT => parts.insert(0, Say::verbatim(position)),
        Some(_) => parts.push(say!("preset-under-way")),
        None if parts.is_empty() => parts.push(say!("preset-usual")),
        None => {}
    }
    say!("preset-parts", parts = parts)
}

/// What sets a game with this start apart from the usual one, in few words; `None` where nothing does.
///
/// A start that is a preset with a name of its own is called by that. Worked: three rows and four columns in misère play are "3 by 4, misère".
pub fn variant(entry: &Entry, start: &dyn Place, tongue: &Tongue) -> Option<Say> {
    let is_start = |preset: &Preset| {
        preset.position.as_deref() == Some(&*start.text()) && params(entry, preset).as_ref() == Some(start.params())
    };
    let number = entry.presets.iter().position(is_start);
    if let Some(name) = number.and_then(|number| named(entry, number, tongue)) {
        let is_usual = tongue.speak(&name) == tongue.speak(&say!("preset-usual"));
        return (!is_usual).then_some(name);
    }
    let parts = differing(entry, start.params(), tongue);
    (!parts.is_empty()).then(|| say!("preset-parts", parts = parts))
}

/// The game, and in words what sets these parameters apart from the usual ones: "Connect Four · 4 by 4".
pub fn game(entry: &Entry, params: &Params, tongue: &Tongue) -> Say {
    let parts = differing(entry, params, tongue);
    if parts.is_empty() {
        return entry.title.clone();
    }
    say!("preset-game", game = entry.title.clone(), variant = say!("preset-parts", parts = parts))
}

/// The name of its own that a preset has.
fn named(entry: &Entry, number: usize, tongue: &Tongue) -> Option<Say> {
    let key = format!("{}-preset-{}", entry.id, number + 1);
    tongue.knows(&key).then(|| Say { key: key.into(), args: Vec::new() })
}

/// The parameters of a preset.
fn params(entry: &Entry, preset: &Preset) -> Option<Params> {
    let mut params = entry.params();
    preset.params.iter().try_for_each(|(name, text)| params.set(name, text)).ok()?;
    Some(params)
}

/// What differs from the usual parameters, a few words each: rows and columns as one size.
fn differing(entry: &Entry, own: &Params, tongue: &Tongue) -> Vec<Say> {
    let usual = entry.params();
    let all = own.iter().zip(usual.iter()).map(|((param, own), (_, usual))| (param.name, own.write(), own != usual));
    let all: Vec<(&'static str, String, bool)> = all.collect();
    let value = |name: &str| all.iter().find(|(other, ..)| *other == name).map(|(_, value, _)| value.as_str());
    let size = value("rows").zip(value("cols"));
    let is_side = |name: &str| size.is_some() && matches!(name, "rows" | "cols");
    let mut parts = Vec::new();
    if let Some((rows, cols)) = size.filter(|_| all.iter().any(|(name, _, differs)| *differs && is_side(name))) {
        parts.push(say!("variant-rows-cols", rows = rows, cols = cols));
    }
    let others = all.iter().filter(|(name, _, differs)| *differs && !is_side(name));
    parts.extend(others.map(|(name, value, _)| worded(entry, name, value, tongue)));
    parts
}

/// One parameter in words: by the message `ID-variant-NAME` of its game, or by `variant-NAME`.
fn worded(entry: &Entry, name: &'static str, value: &str, tongue: &Tongue) -> Say {
    let keys = [format!("{}-variant-{name}", entry.card.id), format!("variant-{name}")];
    let Some(key) = keys.into_iter().find(|key| tongue.knows(key)) else {
        return Say::verbatim(format!("{name} {value}"));
    };
    let is_word = || {
        let param = entry.card.params.iter().find(|param| param.name == name);
        param.is_some_and(|param| matches!(param.domain, Domain::Word(_)))
    };
    let value = match value.parse::<i64>() {
        Ok(number) => Arg::from(number),
        Err(_) if value.chars().count() > BRIEF && !is_word() => Arg::from("long"),
        Err(_) => Arg::from(value),
    };
    Say { key: key.into(), args: vec![("value", value)] }
}
