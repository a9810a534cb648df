//! Pages of the manual: of the program with its keys, files, variables and exit status, and of each command.

use std::fs;
use std::io;
use std::path::Path;

use clap::Command;
use clap_mangen::Man;

use crate::cli::desk::Desk;
use crate::settings::{CONFIG, LANG, NAMES, variable};
use crate::store::{file_fault, write_atomically};
use ground::fault::Fault;
use ground::say;
use ground::say::{Say, Tongue};

/// The page of the program, or of one of its commands.
pub fn page(desk: &Desk, whole: &Command, name: Option<&str>) -> io::Result<String> {
    let mut text = Vec::new();
    match name.and_then(|name| whole.find_subcommand(name)) {
        Some(one) => Man::new(one.clone().name(format!("xorcle-{}", one.get_name()))).render(&mut text)?,
        None => of_program(desk, whole, &mut text)?,
    }
    Ok(in_ascii(&headed(&String::from_utf8_lossy(&text), desk.tongue)))
}

/// The page with clap's headings in the language spoken; what stands under `EXTRA` are the examples.
fn headed(page: &str, tongue: &Tongue) -> String {
    let headings = [
        ("NAME", say!("man-name")),
        ("SYNOPSIS", say!("man-synopsis")),
        ("DESCRIPTION", say!("man-description")),
        ("SUBCOMMANDS", say!("man-commands")),
        ("OPTIONS", say!("man-options")),
        ("EXTRA", say!("man-examples")),
        ("VERSION", say!("man-version")),
    ];
    headings.iter().fold(page.to_owned(), |page, (name, says)| {
        page.replace(&format!("\n.SH {name}\n"), &format!("\n.SH {}\n", tongue.speak(says)))
    })
}

/// Writes every page into a folder, `xorcle.1` and `xorcle-COMMAND.1`. How many there are.
pub fn install(desk: &Desk, whole: &Command, folder: &Path) -> Result<usize, Fault> {
    fs::create_dir_all(folder).map_err(|error| file_fault(folder, &error))?;
    let names: Vec<Option<&str>> =
        std::iter::once(None).chain(whole.get_subcommands().map(|one| Some(one.get_name()))).collect();
    for name in &names {
        let file = name.map_or_else(|| "xorcle.1".to_owned(), |name| format!("xorcle-{name}.1"));
        let path = folder.join(file);
        let written = page(desk, whole, *name).and_then(|text| write_atomically(&path, &text));
        written.map_err(|error| file_fault(&path, &error))?;
    }
    Ok(names.len())
}

fn of_program(desk: &Desk, whole: &Command, text: &mut Vec<u8>) -> io::Result<()> {
    let man = Man::new(whole.clone());
    man.render_title(text)?;
    man.render_name_section(text)?;
    man.render_synopsis_section(text)?;
    man.render_description_section(text)?;
    man.render_subcommands_section(text)?;
    man.render_options_section(text)?;
    text.extend(keys(desk).bytes());
    for (heading, rows) in [
        (say!("man-files"), files()),
        (say!("man-environment"), environment()),
        (say!("man-exit-status"), exit_status()),
    ] {
        text.extend(section(&heading, &rows, desk.tongue).bytes());
    }
    man.render_extra_section(text)?;
    man.render_version_section(text)
}

/// The keys where nobody changed them, screen by screen.
fn keys(desk: &Desk) -> String {
    let told = |says: &Say| desk.tongue.speak(says);
    let mut text = head(".SH", &told(&say!("man-keys"))) + &roff(&told(&say!("man-keys-chosen"))) + "\n";
    for (screen, rows) in (desk.keys)() {
        text += &head(".SS", &told(&screen));
        for (keys, does) in &rows {
            text += &row(keys, &told(does));
        }
    }
    text
}

/// A section of names and what they are for.
fn section(heading: &Say, rows: &[(String, Say)], tongue: &Tongue) -> String {
    let rows = rows.iter().map(|(name, says)| row(name, &tongue.speak(says)));
    rows.fold(head(".SH", &tongue.speak(heading)), |all, row| all + &row)
}

fn head(request: &str, text: &str) -> String {
    format!("{request} \"{}\"\n", roff(text))
}

fn row(name: &str, text: &str) -> String {
    format!(".TP\n\\fB{}\\fR\n{}\n", roff(name), roff(text))
}

fn files() -> Vec<(String, Say)> {
    let below = |root: &str, path: &str| format!("{root}/xorcle/{path}");
    let (config, data, cache) = ("$XDG_CONFIG_HOME", "$XDG_DATA_HOME", "$XDG_CACHE_HOME");
    vec![
        (below(config, "config.toml"), say!("man-file-config")),
        (below(config, "games/*.toml"), say!("man-file-games")),
        (below(config, "themes/*.toml"), say!("man-file-themes")),
        (below(data, "resume.json"), say!("man-file-resume")),
        (below(data, "progress.jsonl"), say!("man-file-progress")),
        (below(data, "exports/"), say!("man-file-exports")),
        (below(cache, "tables/"), say!("man-file-tables")),
    ]
}

fn environment() -> Vec<(String, Say)> {
    let settings: Vec<String> = NAMES.iter().map(|name| variable(name)).collect();
    vec![
        (settings.join(", "), say!("man-variable-settings")),
        (LANG.to_owned(), say!("man-variable-lang")),
        (CONFIG.to_owned(), say!("man-variable-config")),
        ("XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME".to_owned(), say!("man-variable-folders")),
        ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE".to_owned(), say!("man-variable-colour")),
        ("NO_MOTION".to_owned(), say!("man-variable-motion")),
        ("TERM".to_owned(), say!("man-variable-term")),
    ]
}

fn exit_status() -> Vec<(String, Say)> {
    let status = |number: &str, says| (number.to_owned(), says);
    vec![
        status("0", say!("man-status-done")),
        status("1", say!("man-status-no")),
        status("2", say!("man-status-wrong")),
        status("3", say!("man-status-stopped")),
    ]
}

/// A text as the typesetter of manuals takes it for itself and for no request.
fn roff(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('"', "\\(dq");
    let lines =
        text.lines().map(|line| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n")
}

/// A page whose other letters are named by their numbers, so that typesetters need not be told how it is written. Between those that
/// need no blanks a line may end, though not before a sign of punctuation or behind an opening one.
fn in_ascii(page: &str) -> String {
    let mut text = String::with_capacity(page.len());
    let mut before = ' ';
    for c in page.chars() {
        if c.is_ascii() {
            text.push(c);
        } else {
            let may_break = c.is_alphanumeric() && !before.is_ascii() && !"（《“".contains(before);
            let name = format!("\\[u{:04X}]", u32::from(c));
            text.extend([if may_break { "\\:" } else { "" }, &name]);
        }
        before = c;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_taken_for_a_request() {
        assert_eq!(roff(".SH a-b \\ \"c\"\n'd"), "\\&.SH a\\-b \\e \\(dqc\\(dq\n\\&'d");
        assert_eq!(in_ascii("a \u{201c}尼姆\u{201d}"), "a \\[u201C]\\[u5C3C]\\:\\[u59C6]\\[u201D]");
        assert_eq!(row(".", "to the next"), ".TP\n\\fB\\&.\\fR\nto the next\n");
    }
}
