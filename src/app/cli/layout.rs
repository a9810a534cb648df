//! How help is laid out: a short form and a long one, a command's own options before those of every command, all in the language spoken.

use clap::builder::Styles;
use clap::{Arg, ArgAction, Command};

use ground::say;
use ground::say::{Language, Tongue};

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
        .mut_args(|arg| if arg.is_global_set() { in_full(arg, &everywhere) } else { arg })
        .arg(flag("version", 'V', ArgAction::Version, say!("cli-help-version")))
        .arg(flag("help", 'h', ArgAction::Help, say!("cli-help-help")).global(true).help_heading(everywhere));
    names.into_iter().fold(headed(whole, tongue), |whole, name| whole.mut_subcommand(name, |one| headed(one, tongue)))
}

/// An argument that the long form alone tells.
fn in_full(arg: Arg, heading: &str) -> Arg {
    let help = arg.get_help().cloned().unwrap_or_default();
    arg.help_heading(heading.to_owned()).hide_short_help(true).long_help(help)
}

/// A command with the headings of this language; those of English are clap's own.
fn headed(command: Command, tongue: &Tongue) -> Command {
    let command = command.after_help(tongue.speak(&say!("cli-more")));
    if tongue.language == Language::English {
        return command;
    }
    let [usage, commands, arguments, options] = [
        say!("cli-heading-usage"),
        say!("cli-heading-commands"),
        say!("cli-heading-arguments"),
        say!("cli-heading-options"),
    ]
    .map(|says| tongue.speak(&says));
    let style = *Styles::styled().get_usage();
    let head = format!("{}{usage}{}", style.render(), style.render_reset());
    command
        .help_template(format!("{{about-with-newline}}\n{head}{{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(commands)
        .mut_args(|arg| match arg.get_help_heading() {
            Some(_) => arg,
            None if arg.is_positional() => arg.help_heading(arguments.clone()),
            None => arg.help_heading(options.clone()),
        })
}
