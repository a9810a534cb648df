//! What is said of the values from which others are redone: of small heaps, of the cells of a map, of the parts of a split heap.

use std::collections::HashSet;

use duel::place::Place;
use ground::num::Nat;
use ground::say::Language;
use ground::say::Tongue;
use solve::judge::reason::{Exhibit, Reached};

use super::found;
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::referee::{is_lost, misere_nimber, moves, nimber};

/// The nim-value of a heap of each size up to the largest, in rows of ten, is the one that is told.
pub fn heap_values(case: &Case) -> Held {
    let largest = case.met.place.text().split(',').filter_map(|heap| heap.trim().parse::<usize>().ok()).max();
    let value = |alone: &dyn Place, told: &str| found(told.to_owned(), nimber(alone).map(|value| value.to_string()));
    same(Some(case.size("to")), largest).and(|| each_heap(case, value))
}

/// The cells of a table of heaps with their sizes.
fn heap_cells(rows: &[Vec<String>]) -> Vec<(usize, &String)> {
    let cells = rows.iter().flat_map(|row| {
        let tens: usize = row[0].parse().expect("a size");
        row[1..].iter().enumerate().map(move |(digit, cell)| (tens + digit, cell)).filter(|(_, cell)| !cell.is_empty())
    });
    cells.collect()
}

/// Each heap alone, from 0 on, is as its cell says.
fn each_heap(case: &Case, held: impl Fn(&dyn Place, &str) -> Held) -> Held {
    let cells = heap_cells(rows(case));
    let sizes: Vec<usize> = cells.iter().map(|(size, _)| *size).collect();
    let each = cells.iter().map(|(size, told)| {
        let alone = case.met.place.at_cell(&[*size]);
        alone.map_or(Held::Open, |alone| match held(&*alone, told) {
            Held::False(why) => Held::False(format!("{size}: {why}")),
            held => held,
        })
    });
    same(sizes, (0..=case.size("to")).collect::<Vec<_>>()).and(|| all(each))
}

/// What stands before the stroke is the nim-value, behind it the misère value.
fn is_pair(place: &dyn Place, told: &str) -> Held {
    let both = nimber(place).zip(misere_nimber(place, &[]));
    found(told.to_owned(), both.map(|(normal, misere)| format!("{normal}/{misere}")))
}

/// Nim-values and misère values of heaps; one with its nim-value alone is not what comes up in any line.
pub fn heap_tempers(case: &Case) -> Held {
    let reached = reached(case);
    let cell = |alone: &dyn Place, told: &str| {
        if told.contains('/') {
            return is_pair(alone, told);
        }
        let value = found(told.to_owned(), nimber(alone).map(|value| value.to_string()));
        let comes = reached.as_ref().is_some_and(|texts| texts.contains(&alone.text()));
        value.and(|| is(!comes, || "it comes up".into()))
    };
    let wild = heap_cells(rows(case)).iter().any(|(_, cell)| !cell.contains('/'));
    same(case.size("wild") == 1, wild).and(|| each_heap(case, cell))
}

/// The summands that can come up from a position, by their texts; `None`: they are many.
fn reached(case: &Case) -> Option<HashSet<String>> {
    let mut seen = HashSet::new();
    let mut open = case.met.place.summands();
    while let Some(part) = open.pop() {
        if seen.insert(part.text()) {
            open.extend(moves(&*part, 200)?.iter().flat_map(|(_, next)| next.summands()));
        }
        if seen.len() > 100 {
            return None;
        }
    }
    Some(seen)
}

pub fn heap_outcomes(case: &Case) -> Held {
    let lost = |alone: &dyn Place, told: &str| found(told == "P", is_lost(alone));
    is(case.met.is_misere(), || "this is normal play".into()).and(|| each_heap(case, lost))
}

/// The letter that stands before the cell of a piece; nothing before that of a token.
fn piece(place: &dyn Place) -> String {
    place.text().chars().take(1).filter(char::is_ascii_uppercase).collect()
}

/// Each cell of the map with the place of a token alone on it; nothing for walls.
fn each_cell(case: &Case, held: impl Fn(&dyn Place, &str) -> Held) -> Held {
    let Some(Exhibit::Table { head, rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no map is shown".into());
    };
    let columns: Vec<String> = head.iter().map(|name| Tongue::of(Language::English).speak(name)).collect();
    let piece = piece(&*case.met.place);
    let cell = |row: &Vec<String>, at: usize| {
        let (column, name, told) = (&columns[at], &row[0], row[at].as_str());
        let comma = if column.parse::<u64>().is_ok() { "," } else { "" };
        match (told, case.met.place.reads(&format!("{piece}{column}{comma}{name}"))) {
            // No move of any place ends there: those that lead to it are asked by the marks.
            ("-", _) => is(case.size("barred") == 1, || "what - means is not told".into()),
            ("#" | "?", Ok(_)) if told == "#" => Held::False(format!("{column}{name} is free")),
            ("#" | "?", _) => Held::True,
            (_, Ok(alone)) => held(&*alone, told),
            (_, Err(fault)) => Held::False(format!("{column}{name}: {fault:?}")),
        }
    };
    all(rows.iter().flat_map(|row| (1..row.len()).map(move |at| (row, at))).map(|(row, at)| cell(row, at)))
}

/// Whether places before the first ones that a map shows can be read.
fn begins_late(case: &Case) -> bool {
    let Some(Exhibit::Table { head, rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else { return false };
    let (column, row) = (Tongue::of(Language::English).speak(&head[1]), &rows[0][0]);
    !["a", "0"].contains(&column.as_str()) || !["1", "0"].contains(&row.as_str()) || column == "0" && row != "0"
}

/// What is marked on a map: where a lone token can go as far as it is shown, or where several stand.
fn marks(case: &Case) -> Held {
    let Some(Exhibit::Table { head, rows, focus }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no map is shown".into());
    };
    let name = |row: usize, column: usize| {
        let column = Tongue::of(Language::English).speak(&head[column]);
        let comma = if column.parse::<u64>().is_ok() { "," } else { "" };
        format!("{column}{comma}{}", rows[row][0])
    };
    let shown: Vec<String> = (0..rows.len()).flat_map(|row| (1..head.len()).map(move |at| name(row, at))).collect();
    let reached: Vec<String> = if case.met.place.summands().len() > 1 {
        let piece = piece(&*case.met.place);
        case.met.place.summands().iter().map(|token| token.text().trim_start_matches(&piece).to_owned()).collect()
    } else {
        let (list, _) = case.met.place.moves(1_000);
        list.iter().map(|mv| mv.rsplit(['-', '>']).next().expect("where it goes").to_owned()).collect()
    };
    let sorted = |mut names: Vec<String>| {
        names.sort_unstable();
        names.dedup();
        names
    };
    let told = focus.iter().map(|(row, at)| name(*row, *at)).collect();
    let cut = reached.iter().any(|cell| !shown.contains(cell)) || begins_late(case);
    is(case.size("cut") == 1 || !cut, || "a part is not shown".into())
        .and(|| same(sorted(told), sorted(reached.into_iter().filter(|cell| shown.contains(cell)).collect())))
}

/// No move of a place of the map ends at a dash, and points are told where numbers name the columns.
fn barred(case: &Case) -> Held {
    let Some(Exhibit::Table { head, rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no map is shown".into());
    };
    let columns: Vec<String> = head.iter().map(|name| Tongue::of(Language::English).speak(name)).collect();
    let is_point = columns[1..].iter().all(|name| name.parse::<usize>().is_ok());
    let cells = rows.iter().flat_map(|row| (1..row.len()).map(move |at| (row, at)));
    let name = |row: &[String], at: usize| format!("{},{}", columns[at], row[0]);
    let (dashes, others): (Vec<_>, Vec<_>) = cells.partition(|(row, at)| row[*at] == "-");
    let dashes: Vec<String> = dashes.into_iter().map(|(row, at)| name(row, at)).collect();
    let lands = |point: &String| {
        let place = case.met.place.reads(point).expect("a point");
        let (list, _) = place.moves(1_000);
        list.iter().any(|mv| mv.rsplit('>').next().is_some_and(|to| dashes.iter().any(|dash| dash == to)))
    };
    let entered = !dashes.is_empty() && others.iter().any(|(row, at)| lands(&name(row, *at)));
    same((case.size("points") == 1, case.size("barred") == 1), (is_point, !dashes.is_empty()))
        .and(|| is(!entered, || "a move ends at a dash".into()))
}

pub fn map(case: &Case) -> Held {
    let value = |place: &dyn Place, told: &str| found(told.to_owned(), nimber(place).map(|value| value.to_string()));
    marks(case).and(|| each_cell(case, value))
}

pub fn map_tame(case: &Case) -> Held {
    marks(case).and(|| each_cell(case, is_pair))
}

pub fn map_misere(case: &Case) -> Held {
    let lost = |place: &dyn Place, told: &str| found(told == "P", is_lost(place));
    marks(case).and(|| barred(case)).and(|| each_cell(case, lost))
}

/// The parts that are told of an option are the nim-values of the summands that a move makes of one.
pub fn parts_hold(place: &dyn Place, next: &dyn Place, option: &Reached) -> Held {
    if option.parts.is_empty() {
        return Held::True;
    }
    let mut before: Vec<String> = place.summands().iter().map(|part| part.text()).collect();
    let mut made = Vec::new();
    for part in next.summands() {
        match before.iter().position(|old| *old == part.text()) {
            Some(at) => drop(before.swap_remove(at)),
            None => made.push(nimber(&*part)),
        }
    }
    let made: Option<Vec<u64>> = made.into_iter().collect();
    let Some(mut made) = made else { return Held::Open };
    let mut told = option.parts.clone();
    told.sort_unstable();
    made.sort_unstable();
    let made: Vec<Nat> = made.into_iter().map(Nat::from).collect();
    same((told, 1), (made, before.len()))
}
