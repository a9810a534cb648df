//! `completions` and `man`: what packages install beside the program.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use crate::cli::desk::Halt;
use ground::say;
use ground::say::Tongue;

/// How completions are asked for.
pub fn completions_command(tongue: &Tongue) -> Command {
    Command::new("completions")
        .about(tongue.speak(&say!("cli-about-completions")))
        .after_help(tongue.speak(&say!("cli-examples-completions")))
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
        .after_help(tongue.speak(&say!("cli-examples-man")))
        .arg(
            Arg::new("command")
                .value_name("COMMAND")
                .value_parser(PossibleValuesParser::new(commands.to_vec()))
                .help(tongue.speak(&say!("cli-help-man-command"))),
        )
}

/// Writes the completions of a shell.
pub fn completions(mut whole: Command, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let shell = *asked.get_one::<Shell>("shell").expect("clap asks for it");
    let mut text = Vec::new();
    generate(shell, &mut whole, "xorcle", &mut text);
    out.write_all(&text)?;
    Ok(())
}

/// Writes the manual page of the program, or of one of its commands.
pub fn man(mut whole: Command, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    whole.build();
    let page = match asked.get_one::<String>("command") {
        Some(name) => {
            let one = whole.find_subcommand(name).expect("clap let no other name in").clone();
            one.name(format!("xorcle-{name}"))
        }
        None => whole,
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text)?;
    out.write_all(&text)?;
    Ok(())
}
