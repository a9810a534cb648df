//! The right half of the first screen: the chosen thing live, its rule in words, its keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, put_line, put_lines, split_top, told};
use crate::tui::keys::action::{Action, Where};
use crate::tui::paint;
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say::Say;
use ground::scene::Scene;

/// Columns of the name of a key.
const KEY: u16 = 7;

/// What there is to see of a thing.
#[derive(Default)]
pub struct Preview<'p> {
    /// What it is called.
    pub title: String,
    /// Its board.
    pub scene: Option<&'p Scene>,
    /// What it is about: whole sentences of the last one are left out where there is no room.
    pub words: Vec<String>,
    /// Keys and what each does.
    pub keys: Vec<(Action, Say)>,
}

/// Draws it.
pub fn draw(preview: &Preview, buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let style = |ink| desk.theme.style(ink);
    let title = paragraph(&preview.title, area.width, style(Ink::Title), desk);
    put_lines(buffer, area, &title, 0, desk);
    let below = split_top(area, title.len() as u16 + 1).1;
    let keys = keys(preview, area.width, desk);
    let foot = keys.len() as u16 + u16::from(!keys.is_empty());
    let mut words: Vec<Line> = Vec::new();
    for part in preview.words.iter().take(preview.words.len().saturating_sub(1)) {
        words.extend(paragraph(part, area.width, style(Ink::Text), desk));
    }
    let look = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
    let scene = preview.scene.map(Scene::bare);
    let wished = scene.as_ref().map_or(0, |scene| paint::size_within(scene, &look, (area.width, area.height)).1);
    let most = below.height.saturating_sub(words.len() as u16);
    // The board comes first: for one that is large the keys go, which the footer has too, and then the rules.
    let (keys, foot) = if wished + foot > most { (Vec::new(), 0) } else { (keys, foot) };
    let free = most.saturating_sub(foot);
    let board = if wished <= free { wished } else { 0 };
    let gap = u16::from(board > 0);
    if let Some(last) = preview.words.last() {
        let room = free.saturating_sub(board + gap);
        if room > 0 {
            words.extend(whole(last, area.width, room, desk));
        }
    }
    let (top, rest) = split_top(below, board);
    if let Some(scene) = scene.as_ref().filter(|_| board > 0) {
        paint::scene(buffer, top, scene, &look);
    }
    let rest = split_top(rest, gap).1;
    put_lines(buffer, rest, &words, 0, desk);
    let rest = split_top(rest, words.len() as u16 + u16::from(!words.is_empty())).1;
    for (row, line) in keys.iter().enumerate() {
        put_line(buffer, rest, row as u16, line, desk);
    }
}

/// As many whole sentences as there is room for.
fn whole(words: &str, width: u16, rows: u16, desk: &Desk) -> Vec<Line<'static>> {
    let wrapped = |words: &str| paragraph(words.trim_end(), width, desk.theme.style(Ink::Text), desk);
    let fits = |lines: &Vec<Line>| lines.len() <= rows.into();
    let lines = wrapped(words);
    if fits(&lines) {
        return lines;
    }
    let ends = text::sentence_ends(words);
    match ends.partition_point(|end| fits(&wrapped(&words[..*end]))) {
        0 => Vec::new(),
        count => wrapped(&words[..ends[count - 1]]),
    }
}

fn keys(preview: &Preview, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let listed = desk.keys.listed(Where::Gallery);
    let line = |(action, says): &(Action, Say)| {
        let (_, keys) = listed.iter().find(|(own, _)| own == action)?;
        let key = text::pad(&desk.called(&keys.first()?.label(desk.is_ascii())), KEY);
        let words = text::cut(&told(&desk.speak(says), desk), width.saturating_sub(KEY), desk.is_ascii());
        Some(Line::from(vec![
            Span::styled(key, desk.theme.style(Ink::Key)),
            Span::styled(words, desk.theme.style(Ink::Text)),
        ]))
    };
    preview.keys.iter().filter_map(line).collect()
}
