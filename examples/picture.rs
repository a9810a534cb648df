//! Draws the README's picture from the real screen: `cargo run --example picture > assets/pictures/play.svg`.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;
use xorcle::duel::history::Duel;
use xorcle::duel::rounds::Match;
use xorcle::games::house;
use xorcle::opponent::Level;
use xorcle::rules::Side;
use xorcle::settings::Settings;
use xorcle::store::Paths;
use xorcle::store::opening::Opening;
use xorcle::tui::app::{App, Event};
use xorcle::tui::launch::Launch;

/// Columns and rows of the picture, and the size of a cell in pixels.
const WINDOW: (u16, u16) = (120, 32);
const CELL: (u32, u32) = (8, 17);
const PAPER: &str = "#16181d";
const INK: &str = "#d7dae0";

fn main() {
    let home = tempfile::tempdir().expect("there is room for a folder");
    let mut settings = Settings::default();
    settings.set("language", "en").expect("English is spoken");
    settings.set("color", "always").expect("a picture has colours");
    let house = house();
    let entry = house.find("nim").expect("Nim is in the house").clone();
    let place = entry.open(&entry.params(), Some("3,5,7")).expect("three heaps");
    let duel = Duel::new(entry, place);
    let opening = Opening { duel, you: Some(Side::First), level: Level::Perfect, seed: 7, rounds: Match::default() };
    let launch =
        Launch { house, settings, paths: Paths::below(home.path()), mistakes: Vec::new(), opening: Some(opening) };
    let mut app = App::new(launch);
    app.update(Event::Key("o".parse().expect("the key of the oracle panel")));
    app.settle();
    app.perform();
    app.settle();
    let area = Rect::new(0, 0, WINDOW.0, WINDOW.1);
    let mut buffer = Buffer::empty(area);
    app.view(&mut buffer, area);
    print!("{}", svg(&buffer));
}

/// The cells of a screen as an SVG picture; every cell stands at its own place, so that wide letters line up.
fn svg(buffer: &Buffer) -> String {
    let (width, height) = (u32::from(WINDOW.0) * CELL.0 + 16, u32::from(WINDOW.1) * CELL.1 + 16);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{PAPER}\"/>\n\
         <g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"13.3\" xml:space=\"preserve\">\n"
    );
    for y in 0..WINDOW.1 {
        for x in 0..WINDOW.0 {
            draw(&mut out, &buffer[(x, y)], x, y);
        }
    }
    out + "</g>\n</svg>\n"
}

fn draw(out: &mut String, cell: &Cell, x: u16, y: u16) {
    let is_turned = cell.modifier.contains(Modifier::REVERSED);
    let (mut ink, mut paper) = (colour(cell.fg).unwrap_or(INK), colour(cell.bg));
    if is_turned {
        (ink, paper) = (paper.unwrap_or(PAPER), Some(ink));
    }
    let (left, top) = (u32::from(x) * CELL.0 + 8, u32::from(y) * CELL.1 + 8);
    let width = cell.symbol().width().max(1) as u32 * CELL.0;
    if let Some(paper) = paper {
        let height = CELL.1;
        let _ =
            writeln!(out, "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>");
    }
    if cell.symbol().trim().is_empty() {
        return;
    }
    let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let text = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
    let base = top + 13;
    let _ = writeln!(out, "<text x=\"{left}\" y=\"{base}\" fill=\"{ink}\"{weight}>{text}</text>");
}

/// The colours of a usual terminal.
fn colour(colour: Color) -> Option<&'static str> {
    Some(match colour {
        Color::Reset => return None,
        Color::Black => "#1d1f24",
        Color::Red | Color::LightRed => "#ef6b73",
        Color::Green | Color::LightGreen => "#8ccf7e",
        Color::Yellow | Color::LightYellow => "#e5c76b",
        Color::Blue | Color::LightBlue => "#67b0e8",
        Color::Magenta | Color::LightMagenta => "#c47fd5",
        Color::Cyan | Color::LightCyan => "#6cbfbf",
        Color::Gray | Color::White => INK,
        _ => "#8a8f98",
    })
}
