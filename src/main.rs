//! Opens the door: the games, the place of the files, and then a command or the screen.

use std::env;
use std::process::ExitCode;

use xorcle::cli;
use xorcle::cli::Next;
use xorcle::shelf;
use xorcle::store::Paths;

fn main() -> ExitCode {
    let paths = Paths::of_system();
    let (house, _troubles) = shelf::house(paths.as_ref().map(Paths::games).as_deref());
    // What is no text cannot be a game or a position; it is shown in the complaint as well as it can be.
    let args = env::args_os().map(|arg| arg.to_string_lossy().into_owned());
    match cli::run(args, house, paths) {
        Next::Done(status) => ExitCode::from(status),
        Next::Screen(..) => ExitCode::from(2),
    }
}
