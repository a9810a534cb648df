//! The one key table: what each key does on each screen. Dispatch, footer and help all come from it.

pub mod action;
pub(crate) mod deed;
mod table;

use rustc_hash::FxHashMap;

use crate::tui::key::Key;
use crate::tui::keys::action::{Action, Where};
use crate::tui::keys::table::{Row, TABLE};
use ground::fault::{Fault, Kind};
use ground::params::nearest;
use ground::say;
use ground::say::Say;

/// The table with the keys a person chose.
pub struct Keys {
    bound: Vec<(&'static Row, Vec<Key>)>,
    found: FxHashMap<(Where, Key), Action>,
}

impl Keys {
    /// The table with remapped keys, given as action name and names of keys; and what is wrong with them:
    /// unknown names and keys, and clashes, where the first of the table keeps the key.
    pub fn of<'a>(remaps: impl IntoIterator<Item = (&'a str, &'a [String])>) -> (Self, Vec<Fault>) {
        let mut faults = Vec::new();
        let mut chosen: FxHashMap<&str, Vec<Key>> = FxHashMap::default();
        for (name, words) in remaps {
            match read(name, words) {
                Ok(keys) => _ = chosen.insert(name, keys),
                Err(fault) => faults.push(fault),
            }
        }
        let standard = |row: &Row| row.keys.iter().map(|key| key.parse().expect("the keys of the table have names"));
        let keys_of = |row| chosen.get(row_name(row)).cloned().unwrap_or_else(|| standard(row).collect());
        let mut keys =
            Keys { bound: TABLE.iter().map(|row| (row, keys_of(row))).collect(), found: FxHashMap::default() };
        keys.find_clashes(&mut faults);
        (keys, faults)
    }

    fn find_clashes(&mut self, faults: &mut Vec<Fault>) {
        for (row, keys) in &self.bound {
            for (&key, &on) in keys.iter().flat_map(|key| row.on.iter().map(move |on| (key, on))) {
                match self.found.get(&(on, key)) {
                    Some(&other) if other != row.action => {
                        let other = TABLE.iter().find(|row| row.action == other).map_or("", row_name);
                        let says = say!("key-clash", key = key.to_string(), first = other, second = row.name);
                        let fault = Fault::new(Kind::BadParameter, says);
                        if !faults.contains(&fault) {
                            faults.push(fault);
                        }
                    }
                    _ => _ = self.found.insert((on, key), row.action),
                }
            }
        }
    }

    /// What a key asks for on a screen; full-width forms act as ASCII.
    pub fn action(&self, on: Where, key: Key) -> Option<Action> {
        self.found.get(&(on, key.narrow())).copied()
    }

    /// The actions of a screen with their keys, in the order of the table.
    pub fn listed(&self, on: Where) -> Vec<(Action, &[Key])> {
        self.bound
            .iter()
            .filter(|(row, _)| row.on.contains(&on))
            .map(|(row, keys)| (row.action, keys.as_slice()))
            .collect()
    }

    /// The actions the footer of a screen shows with their first key, the most wanted first: those of the list, else by rank. While a
    /// text is being typed keys that write do nothing else, so others are shown, or none.
    pub fn footer(&self, on: Where, is_typing: bool, wanted: Option<&[Action]>) -> Vec<(Action, Key)> {
        let mut rows: Vec<_> = self.bound.iter().filter(|(row, _)| row.on.contains(&on)).collect();
        if let Some(list) = wanted {
            let rank = |action: Action| list.iter().position(|one| *one == action);
            rows.retain(|(row, _)| rank(row.action).is_some());
            rows.sort_by_key(|(row, _)| rank(row.action));
        } else {
            rows.retain(|(row, _)| row.rank > 0);
            rows.sort_by_key(|(row, _)| row.rank);
        }
        let key = |keys: &[Key]| keys.iter().copied().find(|key| !(is_typing && key.writes().is_some()));
        rows.into_iter().filter_map(|(row, keys)| Some((row.action, key(keys)?))).collect()
    }
}

/// What keys do where nobody changed them, on the first screen and in a game: the keys by the names that the settings take.
pub fn manual() -> Vec<(Say, Vec<(String, Say)>)> {
    let (keys, _) = Keys::of([]);
    let rows = |on| {
        let named = |keys: &[Key]| keys.iter().map(Key::to_string).collect::<Vec<_>>().join(", ");
        keys.listed(on).into_iter().map(|(action, keys)| (named(keys), action.deed())).collect()
    };
    vec![(say!("man-keys-first-screen"), rows(Where::Gallery)), (say!("man-keys-game"), rows(Where::Play))]
}

fn row_name(row: &Row) -> &'static str {
    row.name
}

fn read(name: &str, words: &[String]) -> Result<Vec<Key>, Fault> {
    if !TABLE.iter().any(|row| row.name == name) {
        let fault = Fault::new(Kind::BadParameter, say!("key-unknown-action", name = name));
        return Err(match nearest(name, TABLE.iter().map(row_name)) {
            Some(near) => fault.expecting(say!("did-you-mean", name = near)),
            None => fault,
        });
    }
    let read_one = |word: &String| {
        word.parse().map_err(|()| Fault::new(Kind::BadParameter, say!("key-unknown-key", name = name, key = word)))
    };
    words.iter().map(read_one).collect()
}

#[cfg(test)]
mod tests;
