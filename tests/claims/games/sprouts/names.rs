//! Spots and lines of sprouts as they are named: in which room a line lies, and that its ends have lives for it.

use std::collections::HashMap;

use duel::place::Place;
use ground::say::{Arg, Form, Say};

use super::MOST;
use crate::claim::{Case, Held, is};

/// The line is pointed out in that room, and the spots at its ends lie on the borders there.
pub fn in_room(case: &Case) -> Held {
    let text = case.met.place.text();
    let names = told_names(case);
    let room = text.split_inclusive('}').nth(case.size("room") - 1);
    let spots = numbered(&text);
    let regions: Vec<&Vec<usize>> = spots.iter().map(|(region, _)| region).collect();
    let own = regions.get(case.size("room") - 1);
    let ends =
        |name: &String| name.split([' ', '-']).take(2).filter_map(|end| end.parse().ok()).collect::<Vec<usize>>();
    let is_own = |own: &&&Vec<usize>| names.iter().any(|name| ends(name).iter().all(|end| own.contains(end)));
    let is_there = room.is_some() && own.as_ref().is_some_and(is_own);
    is(is_there, || format!("{names:?}: {regions:?}"))
}

/// The names of the best lines that are told in these words.
fn told_names(case: &Case) -> Vec<String> {
    let told = case.within("tells").says.clone();
    let is_told = |line: &&String| case.met.place.play(line).is_ok_and(|step| step.told.formed(Form::Do) == told);
    let best: Vec<&String> = case.met.answer.best.iter().filter(is_told).collect();
    let spoken = case.met.place.spoken(MOST).into_iter().filter(|(text, _)| best.contains(&text));
    spoken.filter_map(|(_, names)| names.first().cloned()).collect()
}

/// The spots of each region by their numbers in reading order, each with its lives.
fn numbered(text: &str) -> Vec<(Vec<usize>, Vec<usize>)> {
    let (mut shared, mut lives): (HashMap<char, usize>, Vec<usize>) = (HashMap::new(), Vec::new());
    let mut regions = Vec::new();
    for region in text.split_inclusive('}') {
        let mut spots = Vec::new();
        let mut own: HashMap<char, usize> = HashMap::new();
        for sign in region.chars() {
            let known = match sign {
                '.' => {
                    own.clear();
                    continue;
                }
                'a'..='z' => own.get(&sign).copied(),
                'A'..='Z' => shared.get(&sign).copied(),
                '0'..='2' => None,
                _ => continue,
            };
            let number = known.unwrap_or_else(|| {
                lives.push(match sign {
                    '0' => 3,
                    '1' => 2,
                    _ => 1,
                });
                lives.len()
            });
            match sign {
                'a'..='z' => drop(own.insert(sign, number)),
                'A'..='Z' => drop(shared.insert(sign, number)),
                _ => {}
            }
            spots.push(number);
        }
        regions.push(spots);
    }
    regions.into_iter().map(|spots| (spots.clone(), spots.iter().map(|spot| lives[spot - 1]).collect())).collect()
}

/// Where the spots keep their numbers, the ends of a reply have the lives for it that the line before has left them, its new spot one.
pub fn has_lives(here: &dyn Place, line: &Say, reply: &Say) -> bool {
    let text = here.text();
    let count = text.parse::<usize>().ok();
    let known = count.map_or_else(|| numbered(&text), |count| vec![((1..=count).collect(), vec![3; count])]);
    let mut lives: HashMap<String, usize> = HashMap::new();
    for (spots, own) in known {
        lives.extend(spots.into_iter().map(|spot| spot.to_string()).zip(own));
    }
    lives.insert("n".to_owned(), 1);
    let ends = |says: &Say| -> Vec<String> {
        let told = ends_of(says);
        told.split([' ', '-']).take(2).map(str::to_owned).collect()
    };
    let all: Vec<String> = ends(line).into_iter().chain(ends(reply)).collect();
    all.len() == 4
        && all.iter().all(|end| match lives.get_mut(end) {
            Some(left) if *left > 0 => {
                *left -= 1;
                true
            }
            _ => false,
        })
}

/// The two ends of a line as they are written: `1-n`.
pub fn ends_of(says: &Say) -> String {
    for name in ["ends", "line", "text"] {
        match says.args.iter().find(|(own, _)| *own == name) {
            Some((_, Arg::Text(text))) => return text.clone(),
            Some((_, Arg::Say(says))) => return ends_of(says),
            _ => {}
        }
    }
    String::new()
}
