//! A learning of mixed strategies at its checkpoints: how exploitable the means are and what they bring, as text, JSON or a table.

use std::io::Write;

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::human::sheet;
use crate::cli::wrap::wrap;
use duel::place::Place;
use ground::json::{Json, params};
use ground::num::fraction;
use ground::say;
use ground::say::Tongue;
use solve::judge::learning::{Mark, Record};
use solve::trace::method::Method;
use teach::staged::name;

/// Iterations that are learnt where nobody asks for more or less.
pub const USUAL: u64 = 1_000;

/// How the checkpoints are printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// For people.
    Text,
    /// Comma-separated values.
    Csv,
    /// For programs.
    Json,
}

/// A learning and what was learnt: the game's name, the position, the method.
pub struct Learnt<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The position.
    pub place: &'a dyn Place,
    /// The method by its name.
    pub method: Method,
    /// The checkpoints.
    pub record: Record,
}

/// What stands in a line: iterations, exploitability, and what the means bring between both best replies.
fn cells(mark: &Mark) -> [String; 5] {
    let stand = mark.stand;
    let number = |number: f64| format!("{number:.6}").replace("-0.000000", "0.000000");
    [
        mark.iterations.to_string(),
        number(stand.gap().max(0.0)),
        number(stand.low),
        number(stand.value),
        number(stand.high),
    ]
}

/// Prints the checkpoints of a learning.
pub fn print(learnt: &Learnt, form: Form, desk: &Desk, out: &mut dyn Write) -> Result<(), Halt> {
    match form {
        Form::Json => write_json(&json(learnt), out),
        Form::Csv => {
            let lines = rows(learnt, desk.tongue).into_iter().map(|row| row.join(",") + "\n");
            Ok(out.write_all(lines.collect::<String>().as_bytes())?)
        }
        Form::Text => {
            out.write_all(sheet(&rows(learnt, desk.tongue)).as_bytes())?;
            let value = fraction(&learnt.record.truth.value);
            let says = say!("trace-learnt", method = name(learnt.method), value = value);
            Ok(write!(out, "\n{}", wrap("", &desk.tongue.speak(&says)))?)
        }
    }
}

/// The heads, and a line for each checkpoint.
fn rows(learnt: &Learnt, tongue: &Tongue) -> Vec<Vec<String>> {
    let heads = [
        say!("trace-learnt-iterations"),
        say!("trace-learnt-exploitability"),
        say!("trace-learnt-low"),
        say!("trace-learnt-value"),
        say!("trace-learnt-high"),
    ];
    let heads = heads.iter().map(|head| tongue.speak(head)).collect();
    std::iter::once(heads).chain(learnt.record.marks.iter().map(|mark| cells(mark).to_vec())).collect()
}

fn json(learnt: &Learnt) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        params::head(json, learnt.game, learnt.place.params());
        json.key("position");
        json.string(&learnt.place.text());
        json.key("method");
        json.string(learnt.method.name());
        json.key("value");
        json.real(&learnt.record.truth.value);
        json.key("checkpoints");
        json.list(&learnt.record.marks, |json, mark| {
            json.object(|json| {
                let names = ["iterations", "exploitability", "low", "value", "high"];
                for (name, number) in names.into_iter().zip(cells(mark)) {
                    json.key(name);
                    json.raw(&number);
                }
            });
        });
    });
    json
}
