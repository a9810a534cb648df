//! What a preset is called: by a name of its own, or else by what differs from the usual start.

use crate::house::Entry;
use ground::say;
use ground::say::{Say, Tongue};

/// Letters of a position that is told whole; longer ones are games under way.
const SHORT: usize = 24;

/// The name of the preset with this number, from 0, and which of how many it is.
pub fn told(entry: &Entry, number: usize, tongue: &Tongue) -> Say {
    let title = title(entry, number, tongue);
    say!("screen-preset-of", number = number + 1, all = entry.presets.len(), title = title)
}

/// The name of the preset with this number, from 0.
///
/// A message `ID-preset-NUMBER`, counted from 1, goes before what can be said of every preset.
pub fn title(entry: &Entry, number: usize, tongue: &Tongue) -> Say {
    let key = format!("{}-preset-{}", entry.id, number + 1);
    if tongue.knows(&key) {
        return Say { key: key.into(), args: Vec::new() };
    }
    let Some(preset) = entry.presets.get(number) else { return say!("preset-usual") };
    let is_misere = |(name, value): &&(String, String)| name == "misere" && value == "true";
    let others = preset.params.iter().filter(|param| !is_misere(param));
    let one = |(name, value): &(String, String)| {
        if value.chars().count() <= SHORT {
            Say::verbatim(format!("{name} {value}"))
        } else {
            say!("preset-other", name = name)
        }
    };
    let mut parts: Vec<Say> = others.map(one).collect();
    match preset.position.as_deref() {
        Some(position) if position.chars().count() <= SHORT => parts.push(Say::verbatim(position)),
        Some(_) => parts.push(say!("preset-under-way")),
        None if parts.is_empty() => parts.push(say!("preset-usual")),
        None => {}
    }
    parts.extend(preset.params.iter().find(is_misere).map(|_| say!("preset-misere")));
    say!("preset-parts", parts = parts)
}
