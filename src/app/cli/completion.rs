//! Completions that know the house: the names of games and what may be set in each, levels, lessons, words, problems.
//!
//! The lists stand in the script as they were when it was written, games of the person's own among them; the shell starts no program
//! to complete a word.

use std::fmt::Write;

use clap::builder::PossibleValuesParser;
use clap::{Command, ValueHint};
use clap_complete::{Shell, generate};

use crate::cli::judge::names as problems;
use crate::settings::words::{First, Speech};
use duel::house::{Entry, House};
use ground::params::Domain;
use ground::say::Language;
use teach::glossary::TERMS;
use teach::lesson::shipped::shipped;
use teach::opponent::Level;

/// What a shell calls for the settings of the game that stands on the line.
const SETS: &str = "_xorcle_sets";

/// The script of a shell.
pub fn script(shell: Shell, whole: Command, house: &House) -> String {
    let mut command = filled(whole, house, shell);
    let mut text = Vec::new();
    generate(shell, &mut command, "xorcle", &mut text);
    let text = String::from_utf8_lossy(&text).into_owned();
    match shell {
        Shell::Bash => bash(&text, house),
        Shell::Zsh => zsh(&text, house),
        Shell::Fish => fish(text, &command, house),
        _ => text,
    }
}

/// The commands with the words that arguments may be; the parsers serve the script alone.
fn filled(command: Command, house: &House, shell: Shell) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|one| one.get_name().to_owned()).collect();
    let fill = |arg: clap::Arg| match words(arg.get_id().as_str(), house, shell) {
        words if !words.is_empty() => arg.value_parser(PossibleValuesParser::new(words)),
        _ if arg.get_id() == "set" => arg.value_hint(ValueHint::Other),
        _ => arg,
    };
    names
        .into_iter()
        .fold(command.mut_args(fill), |command, name| command.mut_subcommand(name, |one| one.mut_args(fill)))
}

/// The words that an argument may be, if they can be listed.
fn words(id: &str, house: &House, shell: Shell) -> Vec<String> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match id {
        "game" | "one" | "other" => games(house).map(|entry| entry.id.clone()).collect(),
        "level" => Level::all().iter().map(|level| level.name().to_owned()).chain(["equilibrium".to_owned()]).collect(),
        "first" => owned(First::WORDS),
        "lang" => owned(Speech::WORDS),
        "lesson" => shipped(Language::English).into_iter().map(|one| one.name).collect(),
        "term" => TERMS.iter().map(|term| term.id.to_owned()).collect(),
        "problem" => problems(),
        "set" if shell == Shell::Zsh => vec![SETS.to_owned()],
        _ => Vec::new(),
    }
}

/// The games whose names mean nothing to a shell; a person's own are named as their files are.
fn games(house: &House) -> impl Iterator<Item = &Entry> {
    let is_plain = |c: char| c.is_alphanumeric() || "-_.".contains(c);
    house.entries().iter().filter(move |entry| entry.id.chars().all(is_plain))
}

/// What may be set in a game: `misere=true`, and `max=` where the rest is to be typed.
fn sets(entry: &Entry) -> String {
    let of_param = |(name, domain): (&str, Domain)| match domain {
        Domain::Flag => ["true", "false"].map(|word| format!("{name}={word}")).to_vec(),
        Domain::Word(words) => words.iter().map(|word| format!("{name}={word}")).collect(),
        _ => vec![format!("{name}=")],
    };
    let params = entry.card.params.iter().map(|param| (param.name, param.domain));
    params.flat_map(of_param).collect::<Vec<_>>().join(" ")
}

/// A line of a `case` for each game that has parameters.
fn cases(house: &House, line: impl Fn(&str, &str) -> String) -> String {
    let with_params = games(house).filter(|entry| !entry.card.params.is_empty());
    with_params.fold(String::new(), |all, entry| all + &line(&entry.id, &sets(entry)))
}

/// What this shell calls before the script of the commands: words that `=` parts are three words to it.
const BEFORE: &str = r#"_xorcle_sets() {
    case "$1" in
CASES        *) sets="" ;;
    esac
}

_xorcle_house() {
    local at=$COMP_CWORD cur="${COMP_WORDS[COMP_CWORD]}" head="" sets="" word
    if [[ $cur == "=" ]]; then
        at=$((at - 1)); head="${COMP_WORDS[at]}="; cur=""
    elif [[ $at -gt 1 && ${COMP_WORDS[at - 1]} == "=" ]]; then
        at=$((at - 2)); head="${COMP_WORDS[at]}="
    fi
    if [[ ${COMP_WORDS[at - 1]} != "--set" ]]; then
        _xorcle "$@"
        return
    fi
    for word in "${COMP_WORDS[@]:2}"; do
        _xorcle_sets "$word"
        [[ -n $sets ]] && break
    done
    COMPREPLY=()
    for word in $sets; do
        [[ $word == "$head$cur"* ]] && COMPREPLY+=("${word#"$head"}")
    done
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}

"#;

fn bash(text: &str, house: &House) -> String {
    let cases = cases(house, |id, sets| format!("        {id}) sets=\"{sets}\" ;;\n"));
    BEFORE.replace("CASES", &cases) + &text.replace("complete -F _xorcle ", "complete -F _xorcle_house ")
}

fn zsh(text: &str, house: &House) -> String {
    let cases = cases(house, |id, sets| format!("            ({id}) compadd -S '' -- {sets}; return;;\n"));
    let function = format!(
        "{SETS}() {{\n    local word\n    for word in $words; do\n        case $word in\n{cases}        esac\n    done\n}}\n\n"
    );
    // The function must be there before the last lines of the script call the whole.
    let end = "\nif [ \"$funcstack[1]\"";
    text.replace(&format!("({SETS})"), SETS).replacen(end, &format!("\n{function}{}", &end[1..]), 1)
}

/// This shell's script has no words for arguments without a flag.
fn fish(mut text: String, command: &Command, house: &House) -> String {
    for one in command.get_subcommands() {
        let words = one.get_positionals().flat_map(clap::Arg::get_possible_values);
        let words: Vec<String> = words.map(|word| word.get_name().to_owned()).collect();
        if !words.is_empty() {
            let (name, words) = (one.get_name(), words.join(" "));
            let _ = writeln!(text, "complete -c xorcle -n \"__fish_xorcle_using_subcommand {name}\" -f -a \"{words}\"");
        }
    }
    let is_setting = |one: &&Command| one.get_arguments().any(|arg| arg.get_id() == "set");
    let setting: Vec<&str> = command.get_subcommands().filter(is_setting).map(Command::get_name).collect();
    let setting = setting.join(" ");
    text + &cases(house, |id, sets| {
        let when = format!("__fish_seen_subcommand_from {setting}; and __fish_seen_subcommand_from {id}");
        format!("complete -c xorcle -n \"{when}\" -l set -x -a \"{sets}\"\n")
    })
}
