//! How help is laid out: a short form and a long one, a command's own options before those of every command, all in the language spoken.

use clap::builder::Styles;
use clap::{Arg, ArgAction, Command};

use ground::say;
use ground::say::{Say, Tongue};

/// The command line with its help laid out. The long form has the examples and the options of every command.
pub fn laid_out(whole: Command, tongue: &Tongue) -> Command {
    let names: Vec<String> = whole.get_subcommands().map(|one| one.get_name().to_owned()).collect();
    let everywhere = tongue.speak(&say!("cli-heading-everywhere"));
    let flag = |name: &'static str, short, action, says| {
        Arg::new(name).long(name).short(short).action(action).help(tongue.speak(&says))
    };
    let whole = whole
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(|arg| told(arg, tongue))
        .mut_args(|arg| if arg.is_global_set() { in_full(arg, &everywhere) } else { arg })
        .arg(flag("version", 'V', ArgAction::Version, say!("cli-help-version")))
        .arg(flag("help", 'h', ArgAction::Help, say!("cli-help-help")).global(true).help_heading(everywhere));
    let whole = headed(whole, "xorcle", tongue);
    names.into_iter().fold(whole, |whole, name| {
        let called = format!("xorcle {name}");
        whole.mut_subcommand(name, |one| headed(one.mut_args(|arg| told(arg, tongue)), &called, tongue))
    })
}

/// Help as it is read in this language: clap puts an ASCII colon behind every heading.
pub fn punctuated(help: &str, tongue: &Tongue) -> String {
    let headings = [
        say!("cli-heading-everywhere"),
        say!("cli-heading-commands"),
        say!("cli-heading-arguments"),
        say!("cli-heading-options"),
    ];
    headings.iter().fold(help.to_owned(), |text, heading| {
        let heading = tongue.speak(heading);
        text.replace(&format!("{heading}:"), &tongue.speak(&say!("cli-heading", heading = heading)))
    })
}

/// An argument that the long form alone tells.
fn in_full(arg: Arg, heading: &str) -> Arg {
    let help = arg.get_help().cloned().unwrap_or_default();
    arg.help_heading(heading.to_owned()).hide_short_help(true).long_help(help)
}

/// An argument with what stands for its value in this language, and the words that it may be told behind its help.
fn told(arg: Arg, tongue: &Tongue) -> Arg {
    let names: Vec<String> = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
    let named = names.iter().filter_map(|name| placeholder(name)).map(|says| tongue.speak(&says));
    let named: Vec<String> = named.collect();
    let arg = if named.is_empty() { arg } else { arg.value_names(named) };
    if !arg.get_action().takes_values() {
        return arg;
    }
    let is_listed = !arg.is_hide_possible_values_set();
    let words: Vec<String> = arg.get_possible_values().iter().map(|word| word.get_name().to_owned()).collect();
    let words = (is_listed && !words.is_empty()).then(|| say!("cli-possible", words = words));
    let usual = arg.get_default_values().iter().map(|word| word.to_string_lossy().into_owned());
    let usual: Vec<String> = usual.filter(|word| !word.is_empty()).collect();
    let usual = (!usual.is_empty()).then(|| say!("cli-usual", words = usual));
    let note = match (words, usual) {
        (Some(words), Some(usual)) => say!("cli-both", one = words, other = usual),
        (one, other) => match one.or(other) {
            Some(note) => note,
            None => return arg,
        },
    };
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let noted = say!("cli-noted", help = help, note = note);
    arg.hide_possible_values(true).hide_default_value(true).help(tongue.speak(&noted))
}

/// What stands for the value of an argument; `None` where it is the same in every language.
fn placeholder(name: &str) -> Option<Say> {
    Some(match name {
        "BOT" => say!("cli-value-bot"),
        "GAME:POSITION" => say!("cli-value-start"),
        "COMMAND" => say!("cli-value-command"),
        "DURATION" => say!("cli-value-duration"),
        "FILE" => say!("cli-value-file"),
        "FOLDER" | "DIR" => say!("cli-value-folder"),
        "FORMAT" => say!("cli-value-format"),
        "GAME" => say!("cli-value-game"),
        "GAME2" => say!("cli-value-other-game"),
        "ID" | "NAME" => say!("cli-value-name"),
        "KEY=VALUE" => say!("cli-value-setting"),
        "KIND" => say!("cli-value-kind"),
        "LANG" | "LANGUAGE" => say!("cli-value-language"),
        "LAW" => say!("cli-value-law"),
        "LESSON" => say!("cli-value-lesson"),
        "METHOD" => say!("cli-value-method"),
        "POSITION" => say!("cli-value-position"),
        "PROBLEM" => say!("cli-value-problem"),
        "SHELL" => say!("cli-value-shell"),
        "SIZE" => say!("cli-value-bytes"),
        "URL" => say!("cli-value-address"),
        "KIND,..." => say!("cli-value-parts"),
        "SECONDS" => say!("cli-value-seconds"),
        "THEME" => say!("cli-value-theme"),
        "WHEN" => say!("cli-value-when"),
        "WHO" => say!("cli-value-who"),
        "WORD" => say!("cli-value-word"),
        "COLUMNSxROWS" => say!("cli-value-size"),
        "KEYS" => say!("cli-value-keys"),
        _ => return None,
    })
}

/// A command with the headings of this language, called as it says.
fn headed(command: Command, called: &str, tongue: &Tongue) -> Command {
    let command = command.after_help(tongue.speak(&say!("cli-more")));
    let [usage, commands, arguments, options] = [
        say!("cli-heading-usage"),
        say!("cli-heading-commands"),
        say!("cli-heading-arguments"),
        say!("cli-heading-options"),
    ]
    .map(|says| tongue.speak(&says));
    let style = *Styles::styled().get_usage();
    let head = format!("{}{usage}{}", style.render(), style.render_reset());
    let called = self::usage(&command, called, tongue);
    command
        .override_usage(called)
        .help_template(format!("{{about-with-newline}}\n{head}{{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(commands)
        .mut_args(|arg| match arg.get_help_heading() {
            Some(_) => arg,
            None if arg.is_positional() => arg.help_heading(arguments.clone()),
            None => arg.help_heading(options.clone()),
        })
}

/// How a command is called: what must stand, and what may.
fn usage(command: &Command, called: &str, tongue: &Tongue) -> String {
    let value = |arg: &Arg| {
        let names = arg.get_value_names().unwrap_or_default();
        names.first().map_or_else(|| arg.get_id().to_string(), ToString::to_string)
    };
    let mut parts = vec![called.to_owned(), format!("[{}]", tongue.speak(&say!("cli-usage-options")))];
    for arg in command.get_opts().filter(|arg| arg.is_required_set()) {
        parts.push(format!("--{} <{}>", arg.get_long().unwrap_or_default(), value(arg)));
    }
    for arg in command.get_positionals() {
        let more = if arg.get_num_args().is_some_and(|count| count.max_values() > 1) { "..." } else { "" };
        let name = value(arg);
        parts.push(if arg.is_required_set() { format!("<{name}>{more}") } else { format!("[{name}]{more}") });
    }
    if command.has_subcommands() {
        parts.push(format!("[{}]", tongue.speak(&say!("cli-value-command"))));
    }
    parts.join(" ")
}
