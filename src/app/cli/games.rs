//! `games`: the house list, or all about one game.

use std::io::Write;

use clap::{ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::{game, json_flag};
use crate::cli::wrap::{padded, wrap};
use duel::game::Family;
use duel::house::{Entry, Preset};
use ground::json::{Json, params};
use ground::params::Params;
use ground::say;
use ground::say::{Say, Tongue};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("games")
        .about(help(say!("cli-about-games")))
        .after_long_help(help(say!("cli-examples-games")))
        .arg(game(tongue))
        .arg(json_flag(tongue))
}

/// Prints the list or the game.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let is_json = asked.get_flag("json");
    let one = asked.get_one::<String>("game").map(|name| desk.house.find(name)).transpose()?;
    let mut json = Json::new();
    match one {
        Some(entry) if is_json => card(&mut json, entry, desk.tongue),
        None if is_json => json.list(desk.house.entries(), |json, entry| card(json, entry, desk.tongue)),
        Some(entry) => {
            out.write_all(about(entry, desk.tongue).as_bytes())?;
            return Ok(());
        }
        None => {
            out.write_all(list(desk).as_bytes())?;
            return Ok(());
        }
    }
    write_json(&json, out)
}

/// The house list by families.
pub fn list(desk: &Desk) -> String {
    let entries = desk.house.entries();
    let width = entries.iter().map(|entry| entry.id.len()).max().unwrap_or(0);
    let mut out = String::new();
    for family in Family::ALL {
        let mut of_family = entries.iter().filter(|entry| entry.card.family == family).peekable();
        if of_family.peek().is_some() {
            out += &wrap("", &desk.tongue.speak(&self::family(family)));
        }
        for entry in of_family {
            let promise = say!("games-line", title = entry.title.clone(), promise = entry.promise.clone());
            out += &wrap(&format!("  {}  ", padded(&entry.id, width)), &desk.tongue.speak(&promise));
        }
    }
    out
}

/// The name of a family.
pub fn family(family: Family) -> Say {
    match family {
        Family::Heaps => say!("games-heaps"),
        Family::Breaks => say!("games-breaks"),
        Family::Numbers => say!("games-numbers"),
        Family::Coins => say!("games-coins"),
        Family::Boards => say!("games-boards"),
        Family::Graphs => say!("games-graphs"),
        Family::Scores => say!("games-scores"),
        Family::Coalitions => say!("games-coalitions"),
        Family::Secrets => say!("games-secrets"),
        Family::Sums => say!("games-sums"),
    }
}

fn about(entry: &Entry, tongue: &Tongue) -> String {
    let mut out = wrap("", &tongue.speak(&say!("games-head", title = entry.title.clone(), id = entry.id.clone())));
    out += &wrap("", &tongue.speak(&entry.rules_under(None)));
    out.push('\n');
    out += &wrap("", &tongue.speak(&notation(entry)));
    let (forms, told) = (tongue.speak(&say!("typed-forms")), tongue.speak(&entry.card.manner.told()));
    out += &wrap("", &tongue.speak(&say!("games-forms", forms = forms, told = told)));
    let defaults = entry.params();
    if !entry.card.params.is_empty() {
        out.push('\n');
        out += &wrap("", &tongue.speak(&say!("games-params")));
    }
    for (param, setting) in defaults.iter() {
        let head = format!("  {}={} ({})  ", param.name, setting.write(), param.domain.bounds());
        out += &wrap(&head, &tongue.speak(&param_words(entry, param.name)));
    }
    out.push('\n');
    out += &wrap("", &tongue.speak(&say!("games-starts")));
    for preset in &entry.presets {
        out += &wrap("  ", &preset_text(entry, preset));
    }
    out.push('\n');
    out += &wrap("", &tongue.speak(&say!("games-sources")));
    for source in entry.card.sources {
        out += &wrap("  ", source);
    }
    out
}

/// How positions and moves of a game are written.
pub fn notation(entry: &Entry) -> Say {
    Say { key: format!("{}-notation", entry.card.id).into(), args: Vec::new() }
}

/// What a parameter of a game means.
fn param_words(entry: &Entry, name: &str) -> Say {
    Say { key: format!("{}-param-{name}", entry.card.id).into(), args: Vec::new() }
}

/// A preset as a component of a sum would be written: `nim[misere=true]:1,3,5,7`.
fn preset_text(entry: &Entry, preset: &Preset) -> String {
    let position = preset.position.as_ref().map_or(String::new(), |position| format!(":{position}"));
    format!("{}{}{position}", entry.id, preset_params(entry, preset).brackets(&entry.params()))
}

fn preset_params(entry: &Entry, preset: &Preset) -> Params {
    let mut params = entry.params();
    for (name, text) in &preset.params {
        params.set(name, text).expect("presets of a card are settings of its parameters");
    }
    params
}

fn card(json: &mut Json, entry: &Entry, tongue: &Tongue) {
    let text = |json: &mut Json, name: &str, say: &Say| {
        json.key(name);
        json.string(&tongue.speak(say));
    };
    json.reply(|json| {
        json.key("game");
        json.string(&entry.id);
        json.key("rules_of");
        json.string(entry.card.id);
        json.key("family");
        json.string(entry.card.family.name());
        json.key("own");
        json.flag(entry.is_own);
        text(json, "title", &entry.title);
        text(json, "promise", &entry.promise);
        text(json, "rules", &entry.rules_under(None));
        text(json, "notation", &notation(entry));
        json.key("params");
        json.list(entry.params().iter(), |json, (param, setting)| {
            json.object(|json| {
                json.key("name");
                json.string(param.name);
                json.key("default");
                params::setting(json, setting);
                json.key("bounds");
                json.string(&param.domain.bounds());
                text(json, "means", &param_words(entry, param.name));
            });
        });
        json.key("presets");
        json.list(&entry.presets, |json, preset| {
            json.object(|json| {
                json.key("params");
                params::params(json, &preset_params(entry, preset));
                json.key("position");
                json.known(preset.position.as_deref());
            });
        });
        json.key("sources");
        json.list(entry.card.sources, |json, source| json.string(source));
    });
}
