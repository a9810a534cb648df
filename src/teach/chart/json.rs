//! A table as JSON, worded as programs may rely on.

use crate::chart::falls;
use ground::json::Json;
use ground::json::params::head;
use ground::params::Params;
use solve::judge::sequence::{Cell, Cells, Table};

/// Writes the table of a game with these parameters as one object.
pub fn json(game: &str, params: &Params, table: &Table) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        head(json, game, params);
        if let Cells::Falls(all) = &table.cells {
            return falls::write(json, all);
        }
        json.key("of");
        json.list(table.of, |json, name| json.string(name));
        json.key("from");
        json.whole(table.from as u64);
        json.key("to");
        json.whole(table.to as u64);
        json.key("kind");
        json.string(if matches!(table.cells, Cells::Nimbers(_)) { "nimber" } else { "outcome" });
        json.key("values");
        match &table.cells {
            Cells::Nimbers(rows) => values(json, table, rows, |json, n| json.whole(*n)),
            Cells::Outcomes(rows) => values(json, table, rows, |json, outcome| json.string(outcome.letter())),
            Cells::Falls(_) => {}
        }
        period(json, table);
    });
    // One row of values stays one line: a table indented by numbers is no help to anybody.
    json.raw("\n");
    json
}

fn values<T>(json: &mut Json, table: &Table, rows: &[Vec<T>], write: impl Fn(&mut Json, &T) + Copy) {
    if table.is_line() {
        json.list(rows.iter().flatten(), write);
    } else {
        json.list(rows, |json, row| json.list(row, write));
    }
}

fn period(json: &mut Json, table: &Table) {
    let known = table.period.as_ref();
    for (name, number) in [
        ("period", known.map(|p| p.period)),
        ("preperiod", known.map(|p| p.preperiod)),
        ("saltus", known.map(|p| p.saltus)),
    ] {
        json.key(name);
        match number {
            Some(n) => json.whole(n),
            None => json.raw("null"),
        }
    }
    json.key("exceptions");
    json.list(table.exceptions(), |json, (size, cell)| {
        json.list([Cell::Nimber(size as u64), cell], |json, item| match item {
            Cell::Nimber(number) => json.whole(number),
            Cell::Outcome(outcome) => json.string(outcome.letter()),
        });
    });
    json.key("certified");
    json.flag(known.is_some());
    if let Some(seen) = table.seen() {
        json.key("seen");
        json.object(|json| {
            for (name, number) in
                [("period", seen.period as u64), ("preperiod", seen.from as u64), ("saltus", seen.saltus)]
            {
                json.key(name);
                json.whole(number);
            }
            json.key("rounds");
            json.whole(seen.rounds as u64);
        });
    }
}
