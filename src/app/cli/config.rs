//! `config`: where the settings are, whether they can be read, what they come to.

use std::io::Write;
use std::path::Path;

use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::json_flag;
use crate::cli::wrap::wrap;
use crate::settings::file::{documented, read_into, with_setting};
use crate::settings::{NAMES, Settings};
use crate::store::{file_fault, read_text, write_atomically};
use ground::fault::{Fault, Kind};
use ground::json::Json;
use ground::say;
use ground::say::shown::shown;
use ground::say::{Say, Tongue};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let flag =
        |name: &'static str, help: Say| Arg::new(name).long(name).action(ArgAction::SetTrue).help(tongue.speak(&help));
    Command::new("config")
        .about(tongue.speak(&say!("cli-about-config")))
        .after_long_help(tongue.speak(&say!("cli-examples-config")))
        .arg(flag("path", say!("cli-help-config-path")))
        .arg(flag("check", say!("cli-help-config-check")))
        .arg(flag("show", say!("cli-help-config-show")))
        .arg(flag("init", say!("cli-help-config-init")))
        .arg(json_flag(tongue).conflicts_with_all(["path", "check", "init"]))
        .group(ArgGroup::new("what").args(["path", "check", "show", "init"]))
}

/// Does what is asked; without a flag it shows the settings as they are.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let path = desk.config.as_deref();
    if asked.get_flag("path") {
        writeln!(out, "{}", located(path)?.display())?;
        return Ok(());
    }
    if asked.get_flag("check") {
        return check(desk, located(path)?, out);
    }
    if asked.get_flag("init") {
        return init(desk, located(path)?, out);
    }
    if asked.get_flag("json") {
        return write_json(&written(&desk.settings, path), out);
    }
    out.write_all(show(&desk.settings)?.as_bytes())?;
    Ok(())
}

fn located(path: Option<&Path>) -> Result<&Path, Fault> {
    path.ok_or_else(|| Fault::new(Kind::BadParameter, say!("no-home")))
}

fn check(desk: &Desk, path: &Path, out: &mut dyn Write) -> Result<(), Halt> {
    let file = path.display().to_string();
    let Some(text) = read_text(path)? else {
        out.write_all(wrap("", &desk.tongue.speak(&say!("config-none", file = file))).as_bytes())?;
        return Ok(());
    };
    let themes = desk.settings.themes.clone();
    let mistakes = read_into(&mut Settings { themes, ..Settings::default() }, &file, &text);
    if mistakes.is_empty() {
        out.write_all(wrap("", &desk.tongue.speak(&say!("config-fine", file = file))).as_bytes())?;
        return Ok(());
    }
    for mistake in &mistakes {
        eprintln_quietly(&mistake.speak(desk.tongue));
    }
    Err(Halt::Exit(2))
}

fn init(desk: &Desk, path: &Path, out: &mut dyn Write) -> Result<(), Halt> {
    let file = path.display().to_string();
    if path.exists() {
        return Err(Fault::new(Kind::BadParameter, say!("config-there", file = file)).into());
    }
    write_atomically(path, documented(desk.tongue.language)).map_err(|error| file_fault(path, &error))?;
    out.write_all(wrap("", &desk.tongue.speak(&say!("config-written", file = file))).as_bytes())?;
    Ok(())
}

/// The settings as a file that would make them.
fn show(settings: &Settings) -> Result<String, Fault> {
    let mut text = String::new();
    for name in NAMES {
        text = with_setting(&text, name, settings.get(name).expect("it is a setting"))?;
    }
    text += "\n[keys]\n";
    for (name, keys) in &settings.keys {
        let keys: Vec<String> = keys.iter().map(|key| format!("{key:?}")).collect();
        for piece in [name, " = [", &keys.join(", "), "]\n"] {
            text += piece;
        }
    }
    Ok(text)
}

/// The settings by their names, each with its type; the file they are read from, whether it is there or not.
fn written(settings: &Settings, path: Option<&Path>) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        json.key("file");
        json.known(path.map(|path| path.display().to_string()).as_deref());
        json.key("settings");
        json.object(|json| {
            for name in NAMES {
                json.key(name);
                typed(json, settings.get(name).unwrap_or_default());
            }
        });
        json.key("keys");
        json.object(|json| {
            for (name, keys) in &settings.keys {
                json.key(name);
                json.strings(keys);
            }
        });
    });
    json
}

/// A setting as a truth value, a number or a word.
fn typed(json: &mut Json, text: &str) {
    match (text, text.parse()) {
        ("true" | "false", _) => json.flag(text == "true"),
        (_, Ok(number)) => json.whole(number),
        _ => json.string(text),
    }
}

/// Says something on standard error; whether anybody hears it does not matter.
pub fn eprintln_quietly(text: &str) {
    let _ = writeln!(std::io::stderr(), "{}", shown(text));
}
