//! What is said of the values from which others are redone: of small heaps, of the cells of a map, of the parts of a split heap.

use duel::place::Place;
use ground::num::Nat;
use ground::say::Language;
use ground::say::Tongue;
use solve::judge::reason::{Exhibit, Reached};

use super::found;
use crate::claim::{Case, Held, all, is, same};
use crate::referee::{is_lost, nimber};

/// The nim-value of a heap of each size, in rows of ten, is the one that is told.
pub fn heap_values(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let cells = rows.iter().flat_map(|row| {
        let tens: usize = row[0].parse().expect("a size");
        row[1..].iter().enumerate().map(move |(digit, cell)| (tens + digit, cell)).filter(|(_, cell)| !cell.is_empty())
    });
    let told: Vec<(usize, &String)> = cells.collect();
    let sizes: Vec<usize> = told.iter().map(|(size, _)| *size).collect();
    let largest = case.met.place.text().split(',').filter_map(|heap| heap.trim().parse::<usize>().ok()).max();
    let each = told.iter().map(|(size, value)| {
        let alone = case.met.place.at_cell(&[*size]).and_then(|place| nimber(&*place));
        found((*size, (*value).clone()), alone.map(|value| (*size, value.to_string())))
    });
    let to = case.size("to");
    all([same(Some(to), largest), same(sizes, (0..=to).collect::<Vec<_>>()), all(each)])
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
            ("#" | "?", Ok(_)) if told == "#" => Held::False(format!("{column}{name} is free")),
            ("#" | "?", _) => Held::True,
            (_, Ok(alone)) => held(&*alone, told),
            (_, Err(fault)) => Held::False(format!("{column}{name}: {fault:?}")),
        }
    };
    all(rows.iter().flat_map(|row| (1..row.len()).map(move |at| (row, at))).map(|(row, at)| cell(row, at)))
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
    same(sorted(told), sorted(reached.into_iter().filter(|cell| shown.contains(cell)).collect()))
}

pub fn map(case: &Case) -> Held {
    let value = |place: &dyn Place, told: &str| found(told.to_owned(), nimber(place).map(|value| value.to_string()));
    marks(case).and(|| each_cell(case, value))
}

pub fn map_misere(case: &Case) -> Held {
    let is_misere = is(case.met.is_misere(), || "this is normal play".into());
    let lost = |place: &dyn Place, told: &str| found(told == "P", is_lost(place));
    is_misere.and(|| marks(case)).and(|| each_cell(case, lost))
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
