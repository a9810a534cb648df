//! Starts that nobody offers: other settings, other numbers, other graphs, cells dealt anew.
#![allow(dead_code, reason = "not every test needs all of it")]

use std::sync::Arc;

use duel::game::Family;
use duel::house::Entry;
use duel::place::Place;
use ground::params::{Domain, Param, Params};

use crate::dice::Dice;

/// How far a number of the settings goes beyond its least.
const STEPS: u64 = 7;

/// A start like this one with other settings, other numbers in the position, or its cells dealt anew; `None` where that is none.
pub fn shake(entry: &Entry, start: &dyn Place, is_far: bool, dice: &mut Dice) -> Option<Arc<dyn Place>> {
    // Hidden hands with more dice or cards are another matter of size.
    let is_hidden = entry.card.family == Family::Secrets;
    let text = match dice.below(3) {
        0 if is_hidden => return None,
        0 => return other_settings(entry, start, STEPS, dice),
        1 if start.params().iter().any(|(param, _)| param.name == "graph") => return rewired(entry, start, dice),
        1 => shaken_numbers(&start.text(), is_far, dice),
        _ => dealt(&start.text(), dice),
    };
    start.reads(&text).ok()
}

/// The same game with one number, flag or word of its settings changed; numbers go so many beyond their least.
pub fn other_settings(entry: &Entry, start: &dyn Place, steps: u64, dice: &mut Dice) -> Option<Arc<dyn Place>> {
    entry.open(&shaken_params(start, steps, dice)?, None).ok()
}

/// The same position under other numbers in a text among its settings.
pub fn other_texts(entry: &Entry, start: &dyn Place, dice: &mut Dice) -> Option<Arc<dyn Place>> {
    let mut params = start.params().clone();
    let is_text = |(param, _): &(&'static Param, _)| matches!(param.domain, Domain::Text) && param.name != "graph";
    let texts: Vec<(&str, String)> =
        params.iter().filter(is_text).map(|(param, setting)| (param.name, setting.write())).collect();
    let (name, text) = texts.get(dice.below(texts.len().max(1)))?;
    params.set(name, &shaken_numbers(text, false, dice)).ok()?;
    entry.open(&params, Some(&start.text())).ok()
}

/// The settings with one of them changed.
fn shaken_params(start: &dyn Place, steps: u64, dice: &mut Dice) -> Option<Params> {
    let mut params = start.params().clone();
    let list: Vec<(&'static Param, String)> = params.iter().map(|(param, setting)| (param, setting.write())).collect();
    let (param, _) = list.get(dice.below(list.len().max(1)))?;
    let text = match param.domain {
        Domain::Nat { least, most } => {
            let room = most.map_or(steps, |most| (most - least).min(steps)) as usize;
            (least + dice.below(room + 1) as u64).to_string()
        }
        Domain::Int { least } => (least + dice.below(8) as i64).to_string(),
        Domain::Flag => ["false", "true"][dice.below(2)].to_owned(),
        Domain::Word(words) => words[dice.below(words.len())].to_owned(),
        Domain::Nats { most, least } => {
            let count = 1 + dice.below(most.min(4));
            let numbers: Vec<String> = (0..count).map(|_| (least + dice.below(9) as u64).to_string()).collect();
            numbers.join(",")
        }
        Domain::Text => return None,
    };
    params.set(param.name, &text).ok()?;
    Some(params)
}

/// The game on a graph with as many lines between other nodes, the pieces on other nodes.
fn rewired(entry: &Entry, start: &dyn Place, dice: &mut Dice) -> Option<Arc<dyn Place>> {
    let mut params = start.params().clone();
    let graph = params.iter().find(|(param, _)| param.name == "graph")?.1.write();
    let mut names: Vec<&str> = graph.split(['>', '-', ',']).map(str::trim).collect();
    names.sort_unstable();
    names.dedup();
    let is_upwards = dice.below(2) == 0;
    let line = |line: &str, dice: &mut Dice| {
        let mut ends = [dice.below(names.len()), dice.below(names.len())];
        if is_upwards {
            ends.sort_unstable();
        }
        let sign = if line.contains('>') { '>' } else { '-' };
        let [from, to] = ends.map(|end| names[end]);
        if from == to { from.to_owned() } else { format!("{from}{sign}{to}") }
    };
    let mut lines: Vec<String> = graph.split(',').map(|old| line(old, dice)).collect();
    let alone = names.iter().filter(|name| lines.iter().all(|line| line.split(['>', '-']).all(|end| end != **name)));
    let alone: Vec<String> = alone.map(ToString::to_string).collect();
    lines.extend(alone);
    params.set("graph", &lines.join(",")).ok()?;
    let text: Vec<String> = start
        .text()
        .split_inclusive([',', ' ', '/'])
        .map(|piece| {
            let name = piece.trim_end_matches([',', ' ', '/']);
            if names.contains(&name) { piece.replace(name, names[dice.below(names.len())]) } else { piece.to_owned() }
        })
        .collect();
    entry.open(&params, Some(&text.concat())).ok()
}

/// The text with other numbers in it: small ones most of the time.
fn shaken_numbers(text: &str, is_far: bool, dice: &mut Dice) -> String {
    let most = [3, 8, 20, 60, 120, 250][dice.below(if is_far { 6 } else { 4 })];
    let (mut shaken, mut is_number) = (String::new(), false);
    for c in text.chars() {
        if !c.is_ascii_digit() {
            shaken.push(c);
        } else if !is_number {
            shaken += &dice.below(most).to_string();
        }
        is_number = c.is_ascii_digit();
    }
    shaken
}

/// The text with the things on the board dealt anew: marks and free cells change places.
fn dealt(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let end = text.find(' ').map_or(chars.len(), |end| text[..end].chars().count());
    let cells: Vec<usize> =
        (0..end).filter(|&i| chars[i] == '.' || chars[i] == '#' || chars[i].is_alphabetic()).collect();
    for i in 1..cells.len() {
        chars.swap(cells[i], cells[dice.below(i + 1)]);
    }
    chars.into_iter().collect()
}
