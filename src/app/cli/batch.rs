//! Questions line by line: JSON in, JSON out, in order, each answer as soon as it is known.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::Arc;

use serde_json::value::RawValue;

use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::question::Question;
use crate::cli::reply;
use crate::cli::shelter::sheltered;
use crate::cli::tray::Tray;
use crate::cli::watch::Watch;
use crate::store::position;
use crate::store::reading::Files;
use duel::place::Place;
use duel::refutation::judged;
use ground::fault::{Fault, Kind};
use ground::json::{Json, params};
use ground::say;
use solve::judge::oracle::Scope;

/// The most bytes of a line. A longer one is answered with an error and passed over.
const LONGEST: usize = 16 << 20;

/// Variants kept open, with the tables of their oracles.
const KEPT: usize = 64;

/// Answers every line until the input ends or nobody reads the answers.
pub fn run(
    desk: &Desk,
    with_moves: bool,
    watch: &Watch,
    input: &mut BufReader<impl Read>,
    out: impl Write + Send + 'static,
) -> Result<(), Halt> {
    let tray = Tray::to(out);
    let answered = answer_all(desk, with_moves, watch, input, &tray);
    // A pipe that nobody reads ends a batch more surely than whatever else ended it.
    tray.close()?;
    answered
}

fn answer_all(
    desk: &Desk,
    with_moves: bool,
    watch: &Watch,
    input: &mut BufReader<impl Read>,
    tray: &Tray,
) -> Result<(), Halt> {
    let mut clerk = Clerk { desk, with_moves, watch, open: HashMap::new(), age: 0, name: String::new() };
    let (mut line, mut json) = (Vec::new(), Json::new());
    loop {
        line.clear();
        input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        json.text.clear();
        if line.len() > LONGEST && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            error(&mut json, None, &too_long(), desk);
        } else if line.trim_ascii().is_empty() {
            continue;
        } else {
            clerk.reply(&line, &mut json);
        }
        json.raw("\n");
        if !tray.put(&json.text, input.buffer().is_empty()) {
            return Ok(());
        }
        if watch.is_interrupted() {
            return Err(Halt::Exit(3));
        }
    }
}

/// Who answers, and the variants that were opened for it.
struct Clerk<'d> {
    desk: &'d Desk,
    with_moves: bool,
    watch: &'d Watch,
    open: HashMap<String, Variant>,
    age: u64,
    name: String,
}

/// A variant that was asked about: its start, and its name and parameters as every answer repeats them.
struct Variant {
    start: Arc<dyn Place>,
    head: String,
    used: u64,
}

impl Clerk<'_> {
    /// Writes the answer to a line, or its error.
    fn reply(&mut self, line: &[u8], json: &mut Json) {
        let question = match Question::read(line) {
            Ok(question) => question,
            Err(refusal) => return error(json, refusal.id.map(RawValue::get), &refusal.fault, self.desk),
        };
        self.open_as(&question);
        let answered = sheltered(|| self.answer(&question, json)).unwrap_or_else(|fault| {
            // What a fault of the program left behind in its tables is not to be believed.
            self.open.remove(&self.name);
            Err(fault)
        });
        if let Err(fault) = answered {
            json.text.clear();
            error(json, question.id.map(RawValue::get), &fault, self.desk);
        }
    }

    fn answer(&mut self, question: &Question, json: &mut Json) -> Result<(), Fault> {
        let (watch, with_moves, tongue) = (self.watch, self.with_moves, self.desk.tongue);
        let position = question.position()?;
        let desk = self.desk;
        let variant = self.variant(question)?;
        let place = match position {
            Some(text) if text.trim_start().starts_with('@') => {
                let entry = desk.house.find(&question.game)?;
                position::open(&desk.house, entry, variant.start.params(), Some(&text), Files::Regular)?
            }
            Some(text) => variant.start.reads(&text)?,
            None => variant.start.clone(),
        };
        let scope = if with_moves { Scope::Everything } else { Scope::Advice };
        let answer = watch.over(|control| judged(&*place, scope, control)).map_err(stopped)?;
        json.raw("{");
        if let Some(id) = question.id {
            json.key("id");
            json.raw(id.get());
            json.raw(",");
        }
        json.raw(&variant.head);
        reply::answer(json, &*place, &answer, with_moves, tongue);
        json.schema();
        json.raw("}");
        Ok(())
    }

    /// Sets the name under which its variant is kept.
    fn open_as(&mut self, question: &Question) {
        self.name.clear();
        self.name += &question.game;
        if let Some(params) = question.params {
            self.name += "\n";
            self.name += params.get();
        }
    }

    /// The variant asked about, opened only once while it is in use.
    fn variant(&mut self, question: &Question) -> Result<&Variant, Fault> {
        self.age += 1;
        if !self.open.contains_key(&self.name) {
            let variant = open(self.desk, question)?;
            self.make_room();
            self.open.insert(self.name.clone(), variant);
        }
        let variant = self.open.get_mut(&self.name).expect("it is there by now");
        variant.used = self.age;
        Ok(variant)
    }

    fn make_room(&mut self) {
        if self.open.len() < KEPT {
            return;
        }
        let oldest = self.open.iter().min_by_key(|(_, variant)| variant.used).map(|(name, _)| name.clone());
        if let Some(name) = oldest {
            self.open.remove(&name);
        }
    }
}

fn open(desk: &Desk, question: &Question) -> Result<Variant, Fault> {
    let entry = desk.house.find(&question.game)?;
    let mut params = entry.params();
    for (name, text) in question.settings()? {
        params.set(&name, &text)?;
    }
    let start = entry.open(&params, None)?;
    let mut head = Json::new();
    params::head(&mut head, &entry.id, start.params());
    let head = String::from_utf8(head.text).expect("JSON is UTF-8");
    Ok(Variant { start, head, used: 0 })
}

/// Writes `{"id":…,"error":{…},"schema":…}`.
pub fn error(json: &mut Json, id: Option<&str>, fault: &Fault, desk: &Desk) {
    json.reply(|json| {
        if let Some(id) = id {
            json.key("id");
            json.raw(id);
        }
        json.key("error");
        reply::fault(json, fault, desk.tongue);
    });
}

fn too_long() -> Fault {
    Fault::new(Kind::BadParameter, say!("line-too-long", most = LONGEST))
}
