//! Tables: their periods hold, are the least, and their values are those of the positions they speak of.

use std::sync::OnceLock;

use solve::judge::control::{Control, Stop};
use solve::judge::sequence::{Cells, Period, Standing, Table};
use solve::judge::value::Outcome;

use crate::starts::{Start, starts};

/// Sizes asked for.
const TO: usize = 36;

/// The largest size to ask for: half of it, again and again, where a table names a smaller limit.
fn size(start: &Start) -> Option<usize> {
    let halves = std::iter::successors(Some(TO), |to| Some(to / 2)).take_while(|to| *to > 1);
    let stopped = Control::new();
    stopped.stop();
    let _has_one = start.place.table(None, &stopped)?;
    let is_held = |to: &usize| {
        let table = start.place.table(Some(*to), &Control::new()).expect("it has one");
        assert!(!matches!(table, Err(Stop::Asked)), "{}: nobody stopped it", start.name);
        table.is_ok()
    };
    let found = halves.into_iter().find(is_held);
    Some(found.unwrap_or_else(|| panic!("{}: no table to any size below {TO}", start.name)))
}

/// Every table of values of every variant that is offered, of a size a test can read.
fn tables() -> impl Iterator<Item = (&'static Start, &'static Table)> {
    all_tables().filter(|(_, table)| !matches!(table.cells, Cells::Falls(_)))
}

/// The same with swept games, which have no values. Worked out once for all laws.
fn all_tables() -> impl Iterator<Item = (&'static Start, &'static Table)> {
    static TABLES: OnceLock<Vec<(Start, Table)>> = OnceLock::new();
    let table = |start: Start| {
        let to = size(&start)?;
        let table = start.place.table(Some(to), &Control::new())?;
        let table = table.unwrap_or_else(|stop| panic!("{}: no table to {to}: {stop:?}", start.name));
        Some((start, table))
    };
    let tables = TABLES.get_or_init(|| starts().into_iter().filter_map(table).collect());
    tables.iter().map(|(start, table)| (start, table))
}

/// The cells as numbers, row by row; outcomes as 0 for P, 1 for N, 2 for D.
fn numbers(cells: &Cells) -> Vec<Vec<u64>> {
    let of_outcome = |outcome: &Outcome| match outcome {
        Outcome::P => 0,
        Outcome::N => 1,
        Outcome::D => 2,
    };
    match cells {
        Cells::Nimbers(rows) => rows.clone(),
        Cells::Outcomes(rows) => rows.iter().map(|row| row.iter().map(of_outcome).collect()).collect(),
        Cells::Falls(_) => Vec::new(),
    }
}

#[test]
fn a_table_is_as_large_as_it_says() {
    for (start, table) in tables() {
        let rows = numbers(&table.cells);
        let span = table.to + 1 - table.from;
        let count = if table.of.len() == 1 { 1 } else { span };
        assert_eq!(rows.len(), count, "{}", start.name);
        let is_triangle = table.of == ["n", "limit"];
        for (i, row) in rows.iter().enumerate() {
            let width = if is_triangle { table.from + i + 1 } else { span };
            assert_eq!(row.len(), width, "{}: row {i}", start.name);
        }
    }
}

#[test]
fn periods_hold_and_are_the_least() {
    for (start, table) in tables() {
        let Some(period) = &table.period else { continue };
        assert_eq!(table.of.len(), 1, "{}: only lines have periods", start.name);
        let values = &numbers(&table.cells)[0];
        let holds = |period: u64, preperiod: u64, saltus: u64| {
            let (period, first) = (period as usize, (preperiod as usize).max(table.from) - table.from);
            (first..values.len().saturating_sub(period)).all(|n| values[n + period] == values[n] + saltus)
        };
        let Period { period: length, preperiod, saltus, standing } = *period;
        assert!(length > 0 && holds(length, preperiod, saltus), "{}: {period:?} over {values:?}", start.name);
        if preperiod > table.from as u64 {
            assert!(!holds(length, preperiod - 1, saltus), "{}: {period:?} begins before", start.name);
        }
        let is_shown = values.len() as u64 >= preperiod + 2 * length;
        for shorter in (1..length).filter(|_| is_shown) {
            let saltus = values[(preperiod + shorter) as usize - table.from]
                .wrapping_sub(values[preperiod as usize - table.from]);
            assert!(
                saltus > u64::MAX / 2 || !holds(shorter, preperiod, saltus),
                "{}: {period:?} is not the least",
                start.name
            );
        }
        if let Standing::Certified { from, to } = standing {
            assert!(from < to, "{}: {period:?} compared nothing", start.name);
        }
    }
}

/// The cells of tables that no position of the variant stands for.
fn has_no_position(id: &str, sizes: &[usize]) -> bool {
    match id {
        // Three cells side by side win: shorter strips are heaps of an octal game and no game themselves.
        "treblecross" => sizes[0] < 3,
        // Nim-products go on where boards end.
        "turning-corners" => sizes.iter().any(|size| *size >= 26),
        _ => false,
    }
}

#[test]
fn a_table_says_what_the_positions_are_worth() {
    let mut held = 0;
    for (start, table) in tables() {
        let rows = numbers(&table.cells);
        for (i, row) in rows.iter().enumerate().step_by(7) {
            for (j, told) in row.iter().enumerate() {
                let sizes = table.sizes(i, j);
                let Some(place) = start.place.at_cell(&sizes) else {
                    assert!(has_no_position(start.entry.card.id, &sizes), "{} {sizes:?}: no position", start.name);
                    continue;
                };
                let text = place.text();
                assert_eq!(
                    start.place.reads(&text).map(|place| place.text()),
                    Ok(text.clone()),
                    "{} {sizes:?}",
                    start.name
                );
                let value =
                    place.value(&Control::new()).unwrap_or_else(|stop| panic!("{} {text}: {stop:?}", start.name));
                let own = match (&table.cells, value.as_nimber()) {
                    (Cells::Nimbers(_), Some(nimber)) => nimber.clone(),
                    (Cells::Outcomes(_), None) => u64::from(value.outcome() == Outcome::N).into(),
                    _ => panic!("{} {text}: {value:?} in a table of another kind", start.name),
                };
                assert_eq!(own, (*told).into(), "{} {text}", start.name);
                held += 1;
            }
        }
    }
    let is_alone = std::env::var_os("XORCLE_ONLY").is_some();
    assert!(held > 100 || is_alone, "only {held} cells were held against their positions");
}

#[test]
fn how_the_positions_of_a_swept_game_fall_adds_up() {
    for (start, table) in all_tables() {
        let Cells::Falls(falls) = &table.cells else { continue };
        assert_eq!(falls.len(), 2, "{}: one entry a side", start.name);
        for fall in falls {
            let decided: u64 = fall.histogram.values().sum();
            assert_eq!(decided, fall.won + fall.lost, "{}: {fall:?}", start.name);
            assert_eq!(fall.positions(), decided + fall.drawn, "{}: {fall:?}", start.name);
            assert!(
                fall.positions() > 0 && fall.histogram.values().all(|count| *count > 0),
                "{}: {fall:?}",
                start.name
            );
        }
    }
}

#[test]
fn a_stopped_table_stops_and_a_longer_one_begins_the_same() {
    for (start, table) in all_tables() {
        let (to, control) = (table.to, Control::new());
        control.stop();
        let stopped = start.place.table(Some(to), &control).expect("it has one");
        assert!(stopped == Err(Stop::Asked) || stopped.as_ref() == Ok(table), "{}: {stopped:?}", start.name);
        let short = start.place.table(Some(to / 2), &Control::new()).expect("it has one").expect("nobody stops it");
        let (long, short) = (numbers(&table.cells), numbers(&short.cells));
        for (long, short) in long.iter().zip(&short) {
            assert!(long.starts_with(short), "{}: {short:?} is not how {long:?} begins", start.name);
        }
    }
}
