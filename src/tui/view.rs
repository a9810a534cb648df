//! How a game is drawn: the board, what is said under it, and the panel beside or below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::duel::ahead;
use crate::duel::hint::hint;
use crate::oracle::reason::{Exhibit, Step};
use crate::oracle::value::Outcome;
use crate::say;
use crate::scene::{Scene, Spot};
use crate::tui::desk::Desk;
use crate::tui::dispute;
use crate::tui::glass::{
    level, paragraph, put, put_line, put_lines, split_bottom, split_left, split_top, told, upright,
};
use crate::tui::hints;
use crate::tui::paint;
use crate::tui::panel;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::status;
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::written;

/// Columns the panel needs beside the board.
const PANEL: u16 = 38;

/// Where the parts of a game were drawn, and how far they are scrolled.
#[derive(Default)]
pub struct View {
    /// Where the board was drawn.
    pub board: Rect,
    /// Lines of the board scrolled away.
    pub board_scroll: u16,
    /// Lines of the panel scrolled away.
    pub scroll: u16,
}

impl View {
    /// Draws a game.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect, sitting: &Sitting, desk: &Desk) {
        Self::draw_title(buffer, area, sitting, desk);
        let (_, below) = split_top(area, 2);
        let (left, panel) = parts(below, sitting, desk);
        let is_beside = panel.is_some_and(|panel| panel.height == below.height);
        let said = said(sitting, desk, left.width);
        let wished = match panel {
            // Where the panel lies below the board has every row that nothing is said in.
            Some(_) if !is_beside => said.len() as u16,
            _ => status::ROWS + if sitting.purpose == Purpose::Dispute { 2 } else { 0 },
        };
        let (board, status) = split_bottom(left, wished.min(left.height / 2));
        self.draw_board(buffer, board, sitting, desk);
        let skipped = said.len().saturating_sub(status.height.into());
        for (row, line) in said.iter().skip(skipped).enumerate() {
            put_line(buffer, status, row as u16, line, desk);
        }
        if let Some(panel) = panel {
            self.draw_panel(buffer, panel, is_beside, sitting, desk);
        }
    }

    fn draw_board(&mut self, buffer: &mut Buffer, area: Rect, sitting: &Sitting, desk: &Desk) {
        let focus = focus(sitting, desk);
        let last = sitting.duel.seen(sitting.duel.cursor()).path;
        let verdicts: Vec<(Spot, Outcome)> =
            if desk.is_panel_open && desk.settings.panel.moves { sitting.verdicts() } else { Vec::new() };
        let labels = labels(sitting, desk);
        let is_pointing = !sitting.is_opponents_turn() && !sitting.is_over();
        let look = paint::Look {
            cursor: sitting.pointer.at.filter(|_| is_pointing),
            chosen: &sitting.pointer.chosen,
            last: &last,
            focus: &focus,
            verdicts: &verdicts,
            labels: &labels,
            scale: desk.scale,
            scroll: self.board_scroll,
            ..paint::Look::plain(&desk.theme, desk.tongue, desk.is_ascii())
        };
        self.board = area;
        let numbered = line(sitting, desk).and_then(|line| ahead::numbered(&**sitting.place(), &line));
        let numbered = numbered.filter(|numbered| !hides_a_warning(numbered, sitting.scene(), &verdicts));
        paint::scene(buffer, area, numbered.as_ref().unwrap_or(sitting.scene()), &look);
    }

    fn draw_panel(&mut self, buffer: &mut Buffer, area: Rect, is_beside: bool, sitting: &Sitting, desk: &Desk) {
        let title = if desk.is_panel_open { say!("screen-oracle") } else { hints::title(sitting) };
        let title = told(&desk.speak(&title), desk);
        let inner = if is_beside {
            let inner = upright(buffer, area, desk);
            put(buffer, inner, 0, &title, desk.theme.style(Ink::Title), desk);
            split_top(inner, 2).1
        } else {
            level(buffer, Rect { height: 1, ..area }, &title, desk);
            split_top(area, 1).1
        };
        let width = inner.width.saturating_sub(2);
        let lines =
            if desk.is_panel_open { panel::lines(sitting, desk, width) } else { hints::lines(sitting, desk, width) };
        let most = put_lines(buffer, inner, &lines, self.scroll, desk);
        self.scroll = self.scroll.min(most);
    }

    fn draw_title(buffer: &mut Buffer, area: Rect, sitting: &Sitting, desk: &Desk) {
        let entry = sitting.duel.entry();
        let dispute = match sitting.purpose {
            Purpose::Dispute => desk.speak(&say!("screen-dispute")),
            Purpose::Game | Purpose::Lesson | Purpose::Exercise => String::new(),
        };
        let title =
            format!("{dispute}{} {}", desk.speak(&entry.title), sitting.place().params().brackets(&entry.params()));
        let seats = desk.speak(&status::seats(sitting));
        let room = area.width.saturating_sub(text::width(&seats) + 2);
        put(buffer, Rect { width: room, ..area }, 0, &title, desk.theme.style(Ink::Title), desk);
        let right = Rect { x: area.right().saturating_sub(text::width(&seats)), ..area };
        put(buffer, right.intersection(area), 0, &seats, desk.theme.style(Ink::Hint), desk);
    }
}

/// What is said under the board.
fn said(sitting: &Sitting, desk: &Desk, width: u16) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    if sitting.purpose == Purpose::Dispute {
        for say in dispute::says(sitting) {
            lines.extend(paragraph(&desk.speak(&say), width, desk.theme.style(Ink::Focus), desk));
        }
    }
    let mut before = status::before(sitting).map(|before| desk.speak(&before));
    for (say, ink) in status::lines(sitting, desk) {
        let told = desk.speak(&say);
        let both = before.take().map(|before| format!("{before} · {told}"));
        let told = both.filter(|both| text::width(both) <= width).unwrap_or(told);
        lines.extend(paragraph(&told, width, desk.theme.style(ink), desk));
    }
    lines
}

/// The board and the panel: beside each other where there is room for both, else one above the other.
fn parts(area: Rect, sitting: &Sitting, desk: &Desk) -> (Rect, Option<Rect>) {
    if !desk.is_panel_open && sitting.hints == 0 {
        return (area, None);
    }
    let labels = labels(sitting, desk);
    let look = paint::Look {
        scale: desk.scale,
        labels: &labels,
        ..paint::Look::plain(&desk.theme, desk.tongue, desk.is_ascii())
    };
    let (roomy, high) = paint::size(sitting.scene(), &look);
    let left = (area.width.saturating_sub(PANEL + 2), area.height.saturating_sub(status::ROWS));
    let (narrow, low) = paint::size_within(sitting.scene(), &look, left);
    // Drawn narrower it may stand beside the panel where it would not else.
    let wide = if area.width < roomy + 2 + PANEL && low <= left.1 { narrow } else { roomy }.max(30) + 2;
    if area.width >= wide + PANEL {
        let panel = (area.width - wide).min(PANEL.max(area.width * 9 / 20));
        let (board, panel) = split_left(area, area.width - panel);
        return (board, Some(panel));
    }
    let below = status::ROWS;
    let panel = area.height.saturating_sub(high + below).max(area.height * 2 / 5);
    let (board, panel) = split_bottom(area, panel);
    (board, Some(panel))
}

/// What is written beside places of the board: their values, while the open panel may show them.
pub fn labels(sitting: &Sitting, desk: &Desk) -> Vec<(Spot, String)> {
    if !(desk.is_panel_open && desk.settings.panel.values) {
        return Vec::new();
    }
    let known = sitting.here().and_then(|known| known.labels.as_ref());
    known.map(|labels| written(labels)).unwrap_or_default()
}

/// The places on the board that what is read just now speaks of.
fn focus(sitting: &Sitting, desk: &Desk) -> Vec<Spot> {
    let spots = read(sitting, desk).into_iter().filter_map(|step| match step.shows {
        Some(Exhibit::Spots(spots)) => Some(spots),
        _ => None,
    });
    spots.flatten().collect()
}

/// The line that what is read just now proves to win.
fn line(sitting: &Sitting, desk: &Desk) -> Option<Vec<String>> {
    ahead::told(&sitting.here()?.verdict()?.value, &read(sitting, desk)).map(<[String]>::to_vec)
}

/// Whether a number, the first one aside, stands where a move is marked as worse than won: the mark says more.
fn hides_a_warning(numbered: &Scene, bare: &Scene, verdicts: &[(Spot, Outcome)]) -> bool {
    let is_warned = |spot: &Spot| verdicts.iter().any(|(at, outcome)| at == spot && *outcome != Outcome::N);
    let pairs = numbered.marks().into_iter().zip(bare.marks());
    pairs
        .filter(|(new, old)| new.text != old.text && new.text != "1")
        .any(|(new, _)| new.spot.as_ref().is_some_and(is_warned))
}

/// The steps of the reason that are in sight: all in the open panel, else those of the hints given.
fn read(sitting: &Sitting, desk: &Desk) -> Vec<Step> {
    let Some(answer) = sitting.here().and_then(|known| known.verdict()) else { return Vec::new() };
    if desk.is_panel_open && desk.settings.panel.reason {
        return answer.reason.steps.clone();
    }
    hints::roles(sitting).iter().flat_map(|role| hint(&**sitting.place(), answer, *role)).collect()
}
