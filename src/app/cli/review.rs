//! `review`: a saved game looked at move by move, what each kept or gave away, and why.

use std::io::Write;
use std::path::Path;

use clap::{Arg, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::human;
use crate::cli::options::json_flag;
use crate::cli::reply;
use crate::cli::watch::{Watch, duration};
use crate::cli::wrap::wrap;
use crate::store::read_text;
use crate::store::record::Record;
use duel::answer::Refutation;
use duel::history::Duel;
use duel::named::name;
use ground::fault::{Fault, Kind};
use ground::json::{Json, params};
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::Stop;
use teach::review::{Mark, Toll, Turn, marks, turn, unjudged};
use teach::tell;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("review")
        .about(help(say!("cli-about-review")))
        .long_about(help(say!("cli-long-review")))
        .after_long_help(help(say!("cli-examples-review")))
        .arg(Arg::new("file").value_name("FILE").required(true).help(help(say!("cli-help-review-file"))))
        .arg(json_flag(tongue))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within-move"))))
}

/// Reviews.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let file = asked.get_one::<String>("file").map(String::as_str).unwrap_or_default();
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let record = Record::read(file, &text(file)?).map_err(|mistake| *mistake)?;
    let duel = record.duel(&desk.house)?;
    let turns = judged(&duel, &desk.watch(within))?;
    let is_over = duel.branch().last().is_some_and(|&node| duel.nodes()[node].place.ending().is_some());
    let marks = marks(&turns, is_over);
    if asked.get_flag("json") {
        return write_json(&written(&duel, is_over, &turns, &marks), out);
    }
    told(&duel, &turns, &marks, desk.tongue, out)
}

fn text(file: &str) -> Result<String, Halt> {
    let missing = || Fault::new(Kind::BadParameter, say!("file-missing", file = file));
    Ok(read_text(Path::new(file))?.ok_or_else(missing)?)
}

/// Every move of the branch; one that takes too long stays unjudged.
fn judged(duel: &Duel, watch: &Watch) -> Result<Vec<Turn>, Halt> {
    let nodes = duel.nodes();
    let mut turns = Vec::new();
    for node in duel.branch() {
        let Some(parent) = nodes[node].parent else { continue };
        let (place, mv) = (&nodes[parent].place, &nodes[node].mv);
        match watch.over(|control| turn(&**place, mv, control)) {
            Err(Stop::Asked) if !watch.is_interrupted() => turns.push(unjudged(&**place, &place.play(mv)?)),
            turn => turns.push(turn?),
        }
    }
    Ok(turns)
}

fn told(duel: &Duel, turns: &[Turn], marks: &[Mark], tongue: &Tongue, out: &mut dyn Write) -> Result<(), Halt> {
    let start = &duel.nodes()[0].place;
    out.write_all(human::head(duel.entry(), start.params(), &start.text(), start.to(), tongue).as_bytes())?;
    writeln!(out)?;
    let mut say = |first: &str, says: &Say| out.write_all(wrap(first, &tongue.speak(says)).as_bytes());
    let nodes = duel.nodes();
    let before = duel.branch().into_iter().filter_map(|node| nodes[node].parent).map(|node| &nodes[node].place);
    for (ply, ((turn, mark), place)) in turns.iter().zip(marks).zip(before).enumerate() {
        let side = tell::side(turn.by);
        let (sign, mark) = (tell::sign(*mark), tell::mark(*mark));
        say(
            "",
            &say!("review-turn", ply = ply + 1, side = side, mv = name(&**place, &turn.mv), sign = sign, mark = mark),
        )?;
        if let (Some(toll), Some(concept)) = (tell::toll(turn), turn.concept) {
            say("    ", &toll)?;
            say("    ", &say!("review-concept", concept = concept.says()))?;
            for says in tell::refuted(&**place, turn)
                .iter()
                .chain(&tell::better(turn))
                .chain(turn.reason.as_ref().map(|reason| &reason.claim))
            {
                say("    ", &duel::named::says(&**place, says))?;
            }
        }
    }
    let errors = turns.iter().filter(|turn| turn.is_error()).count();
    let unjudged = marks.iter().filter(|mark| **mark == Mark::Unknown).count();
    say("", &if turns.is_empty() { say!("review-none") } else { say!("review-count", errors = errors) })?;
    if unjudged > 0 {
        say("", &say!("review-unjudged", count = unjudged))?;
    }
    Ok(())
}

fn written(duel: &Duel, is_over: bool, turns: &[Turn], marks: &[Mark]) -> Json {
    let start = &duel.nodes()[0].place;
    let mut json = Json::new();
    json.reply(|json| {
        params::head(json, &duel.entry().id, start.params());
        json.key("position");
        json.string(&start.text());
        json.key("over");
        json.flag(is_over);
        json.key("turns");
        let rows: Vec<(&Turn, Mark)> = turns.iter().zip(marks.iter().copied()).collect();
        json.list(&rows, |json, (turn, mark)| json.object(|json| row(json, turn, *mark)));
    });
    json
}

fn row(json: &mut Json, turn: &Turn, mark: Mark) {
    for (key, text) in [("position", &*turn.position), ("by", turn.by.name()), ("move", &turn.mv)] {
        json.key(key);
        json.string(text);
    }
    for (key, value) in [("before", &turn.before), ("leaves", &turn.after)] {
        if let Some(value) = value {
            json.key(key);
            json.object(|json| reply::worth(json, value, None));
        }
    }
    json.key("mark");
    json.string(tell::name(mark));
    match &turn.toll {
        Toll::Points(points) => {
            json.key("points_lost");
            json.string(&points.to_string());
        }
        Toll::Mean(mean) => {
            json.key("mean_lost");
            json.string(&mean.to_string());
        }
        Toll::Unknown | Toll::Nothing | Toll::Outcome => {}
    }
    if let Some(concept) = turn.concept {
        json.key("concept");
        json.string(concept.name());
    }
    if let Some(Refutation { own, answer: Some(answer), .. }) = &turn.refutation {
        if !own.is_empty() {
            json.key("goes_on");
            json.strings(own);
        }
        json.key("answer");
        json.string(answer);
    }
    json.key("better");
    json.strings(&turn.better);
    json.key("better_total");
    json.nat(&turn.better_total);
}
