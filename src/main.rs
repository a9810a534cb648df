//! Opens the door: the games, the place of the files, and then a command or the screen.

use std::env;
use std::process::ExitCode;

use xorcle::cli;
use xorcle::cli::Next;
use xorcle::cli::desk::Desk;
use xorcle::cli::opening::Opening;
use xorcle::shelf;
use xorcle::store::Paths;
use xorcle::tui::launch;
use xorcle::tui::launch::Launch;
use xorcle::tui::run::run;

fn main() -> ExitCode {
    let paths = Paths::of_system();
    let (house, mistakes) = shelf::house(paths.as_ref().map(Paths::games).as_deref());
    // What is no text cannot be a game or a position; it is shown in the complaint as well as it can be.
    let args = env::args_os().map(|arg| arg.to_string_lossy().into_owned());
    match cli::run(args, house, &mistakes, paths) {
        Next::Done(status) => ExitCode::from(status),
        Next::Screen(desk, opening) => open(*desk, opening),
    }
}

/// Opens the screen. A user without a home keeps things in the system's folder for what may vanish.
fn open(desk: Desk, opening: Option<Box<Opening>>) -> ExitCode {
    let mut paths = desk.paths.unwrap_or_else(|| Paths::below(&env::temp_dir().join("xorcle")));
    paths.config = desk.config.unwrap_or(paths.config);
    let opening = opening.map(|game| launch::Opening {
        entry: game.duel.entry().clone(),
        place: game.duel.nodes()[0].place.clone(),
        you: game.you,
        level: game.level,
        seed: game.seed,
        duel: Some(game.duel),
    });
    match run(Launch { house: desk.house, settings: desk.settings, paths, opening }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xorcle: {error}");
            ExitCode::from(2)
        }
    }
}
