//! A demo as it is drawn: the board as large as it can be, and beside or below it what was said of the position so far.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::tui::demo::Recital;
use crate::tui::desk::Desk;
use crate::tui::glass::{level, paragraph, put, put_lines, split_left, split_top, told, upright};
use crate::tui::heading::heading;
use crate::tui::paint;
use crate::tui::panel::step;
use crate::tui::status::{refusal, thinking};
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::view::laid;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::reason::Exhibit;
use teach::demo::{Part, Saying, Turn};

/// Columns from which board and words stand side by side.
const WIDE: u16 = 100;

/// Rows that are kept for words below a board.
const WORDS: u16 = 8;

/// Draws everything.
pub fn draw(recital: &mut Recital, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    draw_title(recital, buffer, area, desk);
    let (_, below) = split_top(area, 2);
    let (board, words) = if below.width >= WIDE {
        let (board, words) = split_left(below, below.width / 2);
        (Rect { width: board.width.saturating_sub(1), ..board }, upright(buffer, words, desk))
    } else {
        let (board, words) = split_top(below, board_rows(recital, below, desk));
        level(buffer, Rect { height: words.height.min(1), ..words }.intersection(buffer.area), "", desk);
        (board, split_top(words, 1).1)
    };
    draw_board(recital, buffer, board, desk);
    draw_words(recital, buffer, words, desk);
}

/// The game; how far it has come, whether it goes on by itself and how fast.
fn draw_title(recital: &Recital, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let duel = recital.demo.duel();
    let seconds = recital.pace.as_secs_f64().to_string();
    let state = match recital.turn() {
        Some(Err(_)) => "holds",
        _ if recital.is_over() => "over",
        _ if recital.is_running => "plays",
        _ => "holds",
    };
    let words = told(&desk.speak(&say!("demo-state", ply = duel.ply(), state = state, seconds = seconds)), desk);
    let room = area.width.saturating_sub(text::width(&words) + 2);
    let title = say!("demo-title", game = duel.entry().title.clone());
    let title = heading(&title, duel.entry(), &**recital.demo.start(), room, desk);
    put(buffer, Rect { width: room, ..area }, 0, &title, desk.theme.style(Ink::Title), desk);
    let right = Rect { x: area.right().saturating_sub(text::width(&words)).max(area.x), ..area };
    put(buffer, right.intersection(area), 0, &words, desk.theme.style(Ink::Key), desk);
}

/// The rows of the board above the words: as many as the largest drawing takes that leaves room for words. What the game begins with
/// counts too, so that the board does not jump while pieces leave it.
fn board_rows(recital: &Recital, area: Rect, desk: &Desk) -> u16 {
    let rows = |scale| {
        let look = paint::Look { scale, ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs()) };
        let places = [recital.demo.start(), recital.demo.duel().place()];
        let sizes = places.map(|place| paint::size_within(&place.scene(), &look, (area.width, area.height)));
        (sizes[0].0.max(sizes[1].0), sizes[0].1.max(sizes[1].1) + 1)
    };
    let fits = |(width, height): &(u16, u16)| *width <= area.width && height + WORDS <= area.height;
    let wanted = (1..=paint::LARGEST).rev().map(rows).find(fits).unwrap_or_else(|| rows(1)).1;
    wanted.min(area.height.saturating_sub(WORDS).max(area.height / 2))
}

/// The board with the signs of the last move, laid out by the start as a game that is played.
fn draw_board(recital: &Recital, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let duel = recital.demo.duel();
    let (last, focus) = (duel.seen(duel.cursor()).path, focus(recital));
    let before = duel.node().parent.map(|parent| duel.nodes()[parent].place.scene());
    let root = recital.demo.start().scene();
    let (board, scale) = laid(area, &root, desk);
    let look = paint::Look {
        last: &last,
        before: before.as_ref(),
        root: Some(&root),
        focus: &focus,
        scale,
        ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs())
    };
    paint::scene(buffer, board, &duel.place().scene(), &look);
}

/// What was said of the position so far.
fn said(recital: &Recital) -> &[Saying] {
    match recital.turn() {
        Some(Ok(Turn { sayings, .. })) => &sayings[..recital.said.min(sayings.len())],
        _ => &[],
    }
}

/// The places that what was said speaks of.
fn focus(recital: &Recital) -> Vec<Spot> {
    let shown = said(recital).iter().filter_map(|saying| saying.shows.as_ref());
    let spots = shown.filter_map(|shown| if let Exhibit::Spots(spots) = shown { Some(spots) } else { None });
    spots.flatten().copied().collect()
}

fn draw_words(recital: &mut Recital, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let (lines, newest) = lines(recital, area.width.saturating_sub(1), desk);
    let most = (lines.len() as u16).saturating_sub(area.height);
    // The newest saying is seen from its beginning, and as much before it as there is room for.
    let scroll = most.min(newest);
    recital.room = scroll;
    recital.back = recital.back.min(scroll);
    put_lines(buffer, area, &lines, scroll - recital.back, desk);
}

/// Every line of what is told, and where the newest saying begins.
fn lines(recital: &Recital, width: u16, desk: &Desk) -> (Vec<Line<'static>>, u16) {
    let demo = &recital.demo;
    let spoken = |says: &Say, ink| paragraph(&desk.speak(says), width, desk.theme.style(ink), desk);
    let mut lines = spoken(&demo.arrival(), Ink::Text);
    if demo.duel().ply() == 0 {
        lines.extend(demo.flaw().iter().flat_map(|flaw| spoken(flaw, Ink::Warning)));
        lines.extend(spoken(&say!("demo-keys"), Ink::Hint));
    }
    if let Some(end) = demo.end() {
        lines.extend(spoken(&end, Ink::Title));
        lines.extend(spoken(&say!("demo-what-now"), Ink::Hint));
        return (lines, 0);
    }
    lines.extend(spoken(&demo.whose(), Ink::Key));
    let mut newest = 0;
    for (i, saying) in said(recital).iter().enumerate() {
        newest = lines.len() as u16;
        let is_newest = i + 1 == recital.said;
        let (says, ink) = match saying.part {
            Part::Claim => (saying.says.clone(), Ink::Title),
            Part::Step(role) => (step(role, &saying.says), if is_newest { Ink::Focus } else { Ink::Text }),
            Part::Limit => (say!("screen-too-large", why = saying.says.clone()), Ink::Warning),
            Part::Remark => (saying.says.clone(), Ink::Hint),
        };
        lines.extend(spoken(&says, ink));
        if let Some(shown) = saying.shows.as_ref().filter(|shown| !matches!(shown, Exhibit::Spots(_))) {
            lines.extend(paint::exhibit(shown, width, &desk.theme, desk.tongue, desk.is_ascii()));
        }
    }
    if let Some((says, ink)) = hitch(recital, desk) {
        newest = lines.len() as u16;
        lines.extend(spoken(&says, ink));
    }
    (lines, newest)
}

/// What keeps the game from going on: that the oracle thinks, was stopped or knows no move.
fn hitch(recital: &Recital, desk: &Desk) -> Option<(Say, Ink)> {
    match recital.turn() {
        None => Some((desk.slow.as_ref().map_or_else(|| say!("screen-oracle-moves"), thinking), Ink::Key)),
        Some(Err(Stop::Asked)) => Some((say!("demo-stopped"), Ink::Warning)),
        Some(Err(stop)) => Some((refusal(stop), Ink::Warning)),
        Some(Ok(Turn { mv: Err(stop), .. })) if recital.is_over() => {
            Some((say!("demo-no-move", why = refusal(stop)), Ink::Warning))
        }
        Some(Ok(_)) => None,
    }
}
