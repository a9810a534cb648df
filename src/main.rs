//! Opens the door: the games, the place of the files, and then a command or the screen.

use std::env;
use std::process::ExitCode;

use app::cli;
use app::cli::Next;
use app::cli::desk::Desk;
use app::cli::show::hand_out;
use app::shelf;
use app::store::Paths;
use app::store::opening::Opening;
use app::store::shot::Shot;
use app::tui::desk::Door;
use app::tui::keys::manual;
use app::tui::launch::Launch;
use app::tui::run::run;
use app::tui::show;

fn main() -> ExitCode {
    let open_house = |paths: Option<&Paths>| shelf::house(paths.map(Paths::games).as_deref());
    // What is no text cannot be a game or a position; it is shown in the complaint as well as it can be.
    let args = env::args_os().map(|arg| arg.to_string_lossy().into_owned());
    match cli::run(args, open_house, Paths::of_system(), manual) {
        Next::Done(status) => ExitCode::from(status),
        Next::Screen(desk, opening) => open(*desk, opening, None),
        Next::Lesson(desk, lesson, is_slides) => open(*desk, None, Some(Door::Lesson(lesson, is_slides))),
        Next::Demo(desk, demo, pace) => open(*desk, None, Some(Door::Demo(demo, pace))),
        Next::Draw(desk, shot) => draw(*desk, *shot),
    }
}

/// Draws a screen without a terminal and hands it out.
fn draw(desk: Desk, mut shot: Shot) -> ExitCode {
    let (tongue, opening) = (desk.tongue, shot.opening.take());
    let door = shot.demo.take().map(|(demo, pace)| Door::Demo(demo, pace));
    let launch =
        Launch { house: desk.house, settings: desk.settings, paths: shot.paths(), mistakes: Vec::new(), opening };
    match hand_out(show::draw(launch, door, &shot), shot.file.as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(halt) => ExitCode::from(cli::tell(&halt, tongue)),
    }
}

/// Opens the screen. A user without a home keeps things in the system's folder for what may vanish.
fn open(desk: Desk, opening: Option<Box<Opening>>, door: Option<Door>) -> ExitCode {
    let mut settings = desk.settings;
    // A folder that anybody can write to is no place for tables that are believed.
    settings.cache &= desk.paths.is_some();
    let mut paths = desk.paths.unwrap_or_else(|| Paths::below(&env::temp_dir().join("xorcle")));
    paths.config = desk.config.unwrap_or(paths.config);
    let opening = opening.map(|opening| *opening);
    match run(Launch { house: desk.house, settings, paths, mistakes: desk.mistakes, opening }, door) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xorcle: {error}");
            ExitCode::from(2)
        }
    }
}
