//! Arguments that several commands share.

use std::borrow::Cow;

use clap::{Arg, ArgAction, ArgMatches};

use ground::say;
use ground::say::Tongue;
use ground::typed::signs;

/// The name that means the standard output where a file to be written is named.
pub const STDOUT: &str = "-";

/// The game.
pub fn game(tongue: &Tongue) -> Arg {
    Arg::new("game").value_name("GAME").help(tongue.speak(&say!("cli-help-game")))
}

/// The position: one word or several, so that blanks need no quotes.
pub fn position(tongue: &Tongue) -> Arg {
    Arg::new("position").value_name("POSITION").num_args(0..).help(tongue.speak(&say!("cli-help-position")))
}

/// Parameters of the game.
pub fn sets(tongue: &Tongue) -> Arg {
    Arg::new("set")
        .long("set")
        .value_name("KEY=VALUE")
        .action(ArgAction::Append)
        .help(tongue.speak(&say!("cli-help-set")))
}

/// Whether programs read the answer.
pub fn json_flag(tongue: &Tongue) -> Arg {
    Arg::new("json").long("json").action(ArgAction::SetTrue).help(tongue.speak(&say!("cli-help-json")))
}

/// The greatest size looked at.
pub fn bound(tongue: &Tongue) -> Arg {
    Arg::new("to")
        .long("to")
        .value_name("N")
        .value_parser(clap::value_parser!(usize))
        .help(tongue.speak(&say!("cli-help-to")))
}

/// What draws lots.
pub fn seed(tongue: &Tongue) -> Arg {
    Arg::new("seed")
        .long("seed")
        .value_name("N")
        .value_parser(clap::value_parser!(u64))
        .help(tongue.speak(&say!("cli-help-seed")))
}

/// The words of an argument joined by blanks, if there are any.
pub fn text_of(asked: &ArgMatches, name: &str) -> Option<String> {
    let words: Vec<&str> = asked.get_many::<String>(name)?.map(String::as_str).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Arguments as they are meant: what begins with a minus and a digit or a blank is a position such as `-2,3` or `- @9-5`, not a flag.
/// Numbers and flags in full-width signs are plain ones; other texts are read where they are used, for they may name files.
pub fn kindly(args: impl Iterator<Item = String>) -> Vec<String> {
    let is_position = |c: char| c.is_ascii_digit() || c == ' ';
    let is_meant = |arg: &String| arg.strip_prefix('-').is_some_and(|rest| rest.starts_with(is_position));
    let mut is_own = true;
    let mut meant = |arg: String| {
        // What stands behind `--` belongs to another program.
        is_own &= arg != "--";
        let arg = if is_own { narrowed(arg) } else { arg };
        if is_own && is_meant(&arg) { format!(" {arg}") } else { arg }
    };
    args.map(&mut meant).collect()
}

/// A number or a flag in plain signs.
fn narrowed(arg: String) -> String {
    let is_plain = |text: &str| text.starts_with("--") || !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    match signs(&arg) {
        Cow::Owned(plain) if is_plain(&plain) => plain,
        _ => arg,
    }
}
