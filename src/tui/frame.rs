//! The frame around every screen: a margin, the line of news, and the footer with the keys that matter.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use crate::say;
use crate::tui::desk::{Desk, Layer};
use crate::tui::glass::{middle, paragraph, put, put_line, put_lines, split_bottom, told};
use crate::tui::keys::action::Action;
use crate::tui::text;
use crate::tui::theme::{Ink, strip};

/// The smallest window that everything fits into.
pub const LEAST: (u16, u16) = (60, 18);

/// Keys that the footer shows at most.
const KEYS: usize = 7;

/// Draws the screens that show, the news and the footer; tells where a text cursor is.
pub fn draw(layers: &mut [Box<dyn Layer>], desk: &Desk, buffer: &mut Buffer, area: Rect) -> Option<Position> {
    let area = area.intersection(buffer.area);
    buffer.set_style(area, desk.theme.ground());
    let cursor = if area.width < LEAST.0 || area.height < LEAST.1 {
        draw_need(buffer, area, desk);
        None
    } else {
        draw_layers(layers, desk, buffer, area)
    };
    if !desk.is_coloured() {
        strip(buffer);
    }
    if desk.is_wide() {
        text::steady_all(buffer);
    }
    cursor
}

fn draw_layers(layers: &mut [Box<dyn Layer>], desk: &Desk, buffer: &mut Buffer, area: Rect) -> Option<Position> {
    let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let (body, bottom) = split_bottom(inner, 2);
    let first = layers.iter().rposition(|layer| !layer.is_overlay()).unwrap_or(0);
    let mut cursor = None;
    for layer in &mut layers[first..] {
        cursor = layer.draw(buffer, body, desk);
    }
    if let Some(notice) = &desk.notice {
        draw_news(buffer, body, bottom, &desk.speak(notice), desk);
    }
    if let Some(layer) = layers.last() {
        put_line(buffer, bottom, 1, &footer(&**layer, bottom.width, desk), desk);
    }
    cursor
}

/// The news in the row above the footer; what needs more rows covers the lowest ones of the screen.
fn draw_news(buffer: &mut Buffer, body: Rect, bottom: Rect, words: &str, desk: &Desk) {
    let lines = paragraph(words, bottom.width, desk.theme.style(Ink::Warning), desk);
    let rows = (lines.len() as u16).min(1 + body.height / 2);
    let area = Rect { y: bottom.y + 1 - rows, height: rows, ..bottom };
    Clear.render(area, buffer);
    buffer.set_style(area, desk.theme.ground());
    put_lines(buffer, area, &lines, 0, desk);
}

/// The keys that matter most, as many as fit.
fn footer(layer: &dyn Layer, width: u16, desk: &Desk) -> Line<'static> {
    let mut spans: Vec<Span> = Vec::new();
    let mut used = 0;
    let wanted = desk.keys.footer(layer.place(), layer.is_typing()).into_iter();
    for (action, key) in wanted.filter(|(action, _)| layer.offers(*action, desk)).take(KEYS) {
        let (key, label) = (key.label(desk.is_ascii() || desk.is_wide()), told(&label(action, desk), desk));
        let gap = if spans.is_empty() { "" } else { "  " };
        used += text::width(gap) + text::width(&key) + 1 + text::width(&label);
        if used > width {
            break;
        }
        spans.push(Span::raw(gap));
        spans.push(Span::styled(key, desk.theme.style(Ink::Key)));
        spans.push(Span::styled(format!(" {label}"), desk.theme.style(Ink::Hint)));
    }
    Line::from(spans)
}

/// What the footer calls an action: a language by its own name, for whoever cannot read the other one.
fn label(action: Action, desk: &Desk) -> String {
    match action {
        Action::Language => desk.tongue.language.next().own_name().to_owned(),
        _ => desk.speak(&action.label()),
    }
}

/// What a window that is too small says: how large it must be.
fn draw_need(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let says = say!(
        "screen-need",
        columns = LEAST.0.to_string(),
        rows = LEAST.1.to_string(),
        wide = area.width.to_string(),
        high = area.height.to_string()
    );
    let words = text::cut(&told(&desk.speak(&says), desk), area.width, desk.is_ascii() || desk.is_wide());
    let place = middle(area, text::width(&words), 1);
    put(buffer, place, 0, &words, desk.theme.style(Ink::Warning), desk);
}
