//! `completions` and `man`: what packages install beside the program.

use std::io::Write;
use std::path::Path;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, ValueHint};
use clap_complete::Shell;

use crate::cli::completion::script;
use crate::cli::desk::{Desk, Halt};
use crate::cli::manual::{install, page};
use crate::cli::wrap::wrap;
use ground::say;
use ground::say::Tongue;

/// How completions are asked for.
pub fn completions_command(tongue: &Tongue) -> Command {
    Command::new("completions")
        .about(tongue.speak(&say!("cli-about-completions")))
        .after_long_help(tongue.speak(&say!("cli-examples-completions")))
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(clap::value_parser!(Shell))
                .help(tongue.speak(&say!("cli-help-shell"))),
        )
}

/// How the manual is asked for.
pub fn man_command(tongue: &Tongue, commands: &[String]) -> Command {
    Command::new("man")
        .about(tongue.speak(&say!("cli-about-man")))
        .after_long_help(tongue.speak(&say!("cli-examples-man")))
        .arg(
            Arg::new("command")
                .value_name("COMMAND")
                .value_parser(PossibleValuesParser::new(commands.to_vec()))
                .help(tongue.speak(&say!("cli-help-man-command"))),
        )
        .arg(
            Arg::new("install")
                .long("install")
                .value_name("FOLDER")
                .value_hint(ValueHint::DirPath)
                .conflicts_with("command")
                .help(tongue.speak(&say!("cli-help-man-install"))),
        )
}

/// Writes the completions of a shell.
pub fn completions(desk: &Desk, whole: Command, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let shell = *asked.get_one::<Shell>("shell").expect("clap asks for it");
    out.write_all(script(shell, whole, &desk.house).as_bytes())?;
    Ok(())
}

/// Writes the manual page of the program or of one of its commands, or all pages into a folder.
pub fn man(desk: &Desk, mut whole: Command, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    whole.build();
    if let Some(folder) = asked.get_one::<String>("install") {
        let count = install(desk, &whole, Path::new(folder))?;
        let says = say!("man-installed", count = count, folder = folder);
        out.write_all(wrap("", &desk.tongue.speak(&says)).as_bytes())?;
        return Ok(());
    }
    let name = asked.get_one::<String>("command").map(String::as_str);
    out.write_all(page(desk, &whole, name)?.as_bytes())?;
    Ok(())
}
