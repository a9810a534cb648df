//! What is set before a command is read: the settings file, the environment, and the flags that decide how one is spoken to.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::settings::file::read_into;
use crate::settings::themes::Themes;
use crate::settings::{CONFIG, Settings, strangers};
use crate::store::{Paths, read_text};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use ground::say::{Say, Tongue};

/// What is set, and what of it could not be used.
pub struct Heard {
    /// Everything that is set.
    pub settings: Settings,
    /// The settings file, whether it is there or not; `None` where a user has no home.
    pub config: Option<PathBuf>,
    /// The language spoken.
    pub tongue: &'static Tongue,
    /// What could not be used, in that language.
    pub complaints: Vec<String>,
}

/// What could not be heard, and in which language to say so.
pub struct Unheard {
    /// Why.
    pub fault: Box<Fault>,
    /// The language spoken.
    pub tongue: &'static Tongue,
}

/// Hears the settings file, then the environment, then the language among the arguments.
pub fn hear(args: &[String], paths: Option<&Paths>) -> Result<Heard, Unheard> {
    let named = early(args, &["--config"]).or_else(|| env::var(CONFIG).ok().filter(|path| !path.is_empty()));
    let is_named = named.is_some();
    let config = named.map(PathBuf::from).or_else(|| paths.map(|paths| paths.config.clone()));
    let themes = Arc::new(config.as_deref().and_then(Path::parent).map_or_else(Themes::default, own_themes));
    let mut settings = Settings { themes: themes.clone(), ..Settings::default() };
    let mistakes = read_settings(&mut settings, config.as_deref(), is_named);
    let mut faults = settings.hear(|name| env::var(name).ok());
    faults.extend(strangers(env::vars_os().filter_map(|(name, _)| name.into_string().ok())));
    let spoken = early(args, &["--lang", "--language"]).map(|text| settings.set("language", &text));
    let tongue = Tongue::of(settings.language());
    let unheard = |fault| Unheard { fault: Box::new(fault), tongue };
    if let Some(Err(fault)) = spoken {
        let says = say!("in-flag", name = "--lang", problem = fault.says.clone());
        return Err(unheard(Fault { says, ..fault }));
    }
    let mistakes = mistakes.map_err(unheard)?;
    let mut complaints: Vec<String> =
        mistakes.iter().chain(&themes.mistakes).map(|mistake| mistake.speak(tongue)).collect();
    complaints.extend(faults.iter().map(|fault| fault.speak(tongue)));
    complaints.extend(simplified(&settings, paths).map(|says| tongue.speak(&says)));
    Ok(Heard { settings, config, tongue, complaints })
}

/// What is said once to whoever reads traditional Chinese: that it is not written here.
fn simplified(settings: &Settings, paths: Option<&Paths>) -> Option<Say> {
    let told = paths.filter(|_| settings.wants_traditional())?.state.join("told-simplified");
    let is_new = !told.exists() && fs::create_dir_all(told.parent()?).is_ok() && fs::write(&told, "").is_ok();
    is_new.then(|| say!("speech-simplified"))
}

/// The value of a flag that must be known before all the others are read, under any of its names.
fn early(args: &[String], flags: &[&str]) -> Option<String> {
    let mut args = args.iter().skip(1).take_while(|arg| *arg != "--");
    while let Some(arg) = args.next() {
        if flags.contains(&arg.as_str()) {
            return args.next().cloned();
        }
        let value = |flag: &&str| arg.strip_prefix(*flag).and_then(|rest| rest.strip_prefix('='));
        if let Some(value) = flags.iter().find_map(value) {
            return Some(value.to_owned());
        }
    }
    None
}

/// The themes that a person wrote, in the order of their names: the folder `themes` beside the settings file.
fn own_themes(folder: &Path) -> Themes {
    let mut themes = Themes::default();
    let listing = fs::read_dir(folder.join("themes")).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = listing.map(|found| found.path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "toml")) {
        let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) else { continue };
        let file = path.display().to_string();
        match read_text(path) {
            Ok(text) => themes.add(name, &file, &text.unwrap_or_default()),
            Err(fault) => themes.mistakes.push(Mistake::at_bytes(&file, "", 0..0, fault)),
        }
    }
    themes
}

/// Reads the settings file. Its mistakes are told and the rest is taken; a file named by a flag must be there.
fn read_settings(settings: &mut Settings, path: Option<&Path>, is_named: bool) -> Result<Vec<Mistake>, Fault> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let file = path.display().to_string();
    match read_text(path)? {
        Some(text) => Ok(read_into(settings, &file, &text)),
        None if is_named => Err(Fault::new(Kind::BadParameter, say!("file-missing", file = file))),
        None => Ok(Vec::new()),
    }
}
