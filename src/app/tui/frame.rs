//! The frame around every screen: a margin, the line of news, and the footer with the keys that matter.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use crate::tui::desk::{Desk, Layer};
use crate::tui::glass::{ground, middle, paragraph, put, put_line, put_lines, split_bottom, told};
use crate::tui::key::Key;
use crate::tui::keys::action::Action;
use crate::tui::text;
use crate::tui::theme::{Ink, strip};
use ground::say;

/// The smallest window that everything fits into.
pub const LEAST: (u16, u16) = (60, 18);

/// Columns that one label of the footer may take.
const LABEL: u16 = 32;

/// A part of the screen that does what a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Button {
    /// Where it is.
    pub area: Rect,
    /// The key.
    pub key: Key,
}

/// Draws the screens that show, the news and the footer; tells where a text cursor is, and puts what can be clicked into `buttons`.
pub fn draw(
    layers: &mut [Box<dyn Layer>],
    desk: &Desk,
    buffer: &mut Buffer,
    area: Rect,
    buttons: &mut Vec<Button>,
) -> Option<Position> {
    buttons.clear();
    let area = area.intersection(buffer.area);
    ground(buffer, area, desk);
    let cursor = if area.width < LEAST.0 || area.height < LEAST.1 {
        draw_need(buffer, area, desk);
        None
    } else {
        draw_layers(layers, desk, buffer, area, buttons)
    };
    if !desk.is_coloured() {
        strip(buffer);
    }
    if desk.is_wide() {
        text::steady_all(buffer);
    }
    cursor
}

fn draw_layers(
    layers: &mut [Box<dyn Layer>],
    desk: &Desk,
    buffer: &mut Buffer,
    area: Rect,
    buttons: &mut Vec<Button>,
) -> Option<Position> {
    let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let is_bare = layers.last().is_some_and(|layer| layer.is_bare());
    let (body, bottom) = split_bottom(inner, if is_bare { 0 } else { 2 });
    let first = layers.iter().rposition(|layer| !layer.is_overlay()).unwrap_or(0);
    let mut cursor = None;
    for layer in &mut layers[first..] {
        cursor = layer.draw(buffer, body, desk);
    }
    if let Some(notice) = &desk.notice {
        let bottom = if is_bare { split_bottom(body, 2).1 } else { bottom };
        draw_news(buffer, body, bottom, &desk.speak(notice), desk);
    }
    if let Some(layer) = layers.last().filter(|_| !is_bare) {
        let row = Rect { y: bottom.y + 1, height: 1, ..bottom };
        draw_footer(buffer, row.intersection(bottom), &**layer, desk, buttons);
    }
    cursor
}

/// The news in the row above the footer; what needs more rows covers the lowest ones of the screen.
fn draw_news(buffer: &mut Buffer, body: Rect, bottom: Rect, words: &str, desk: &Desk) {
    let lines = paragraph(words, bottom.width, desk.theme.style(Ink::Warning), desk);
    let rows = (lines.len() as u16).min(1 + body.height / 2);
    let area = Rect { y: bottom.y + 1 - rows, height: rows, ..bottom };
    Clear.render(area, buffer);
    ground(buffer, area, desk);
    put_lines(buffer, area, &lines, 0, desk);
}

/// The keys that matter now, as many as fit; the one for help at the right.
fn draw_footer(buffer: &mut Buffer, row: Rect, layer: &dyn Layer, desk: &Desk, buttons: &mut Vec<Button>) {
    let wanted = desk.keys.footer(layer.place(), layer.is_typing(), layer.wants(desk));
    let offered: Vec<(Action, Key)> = wanted.into_iter().filter(|(action, _)| layer.offers(*action, desk)).collect();
    let entries = offered.into_iter().map(|offer| Entry::of(layer, offer, desk));
    let (help, others): (Vec<Entry>, Vec<Entry>) = entries.partition(|entry| entry.action == Action::Help);
    let mut right = row.right();
    if let Some(help) = help.first() {
        right = right.saturating_sub(help.wide());
        help.draw(buffer, right, row, desk, buttons);
    }
    let mut x = row.x;
    for entry in &others {
        if x + entry.wide() + 2 > right {
            continue;
        }
        entry.draw(buffer, x, row, desk, buttons);
        x += entry.wide() + 2;
    }
}

/// An entry of the footer: the sign of a key and what the key does.
struct Entry {
    action: Action,
    key: Key,
    sign: String,
    words: String,
}

impl Entry {
    fn of(layer: &dyn Layer, (action, key): (Action, Key), desk: &Desk) -> Self {
        Entry { action, key, sign: sign(action, key, desk), words: format!(" {}", label(layer, action, desk)) }
    }

    /// The columns it takes.
    fn wide(&self) -> u16 {
        text::width(&self.sign) + text::width(&self.words)
    }

    fn draw(&self, buffer: &mut Buffer, x: u16, row: Rect, desk: &Desk, buttons: &mut Vec<Button>) {
        let area = Rect { x, width: self.wide(), ..row };
        let line = Line::from(vec![
            Span::styled(&*self.sign, desk.theme.style(Ink::Key)),
            Span::styled(&*self.words, desk.theme.style(Ink::Hint)),
        ]);
        put_line(buffer, area, 0, &line, desk);
        if !is_all_arrows(self.action) {
            buttons.push(Button { area, key: self.key });
        }
    }
}

/// Whether an entry stands for all four arrow keys.
fn is_all_arrows(action: Action) -> bool {
    action == Action::Up
}

/// The sign of a key; one stands for all four arrows.
fn sign(action: Action, key: Key, desk: &Desk) -> String {
    match (is_all_arrows(action), desk.is_ascii() || desk.is_wide()) {
        (true, true) => "arrows".to_owned(),
        (true, false) => "↑↓←→".to_owned(),
        (false, is_ascii) => desk.called(&key.label(is_ascii)),
    }
}

/// What the footer calls an action: what it does now, where the screen knows that; a language by its own name, for whoever cannot read
/// the other one.
fn label(layer: &dyn Layer, action: Action, desk: &Desk) -> String {
    let own = layer.label(action, desk).map(|says| told(&desk.speak(&says), desk));
    match (own, action) {
        (Some(own), _) if text::width(&own) <= LABEL => own,
        (_, Action::Language) => desk.tongue.language.next().own_name().to_owned(),
        (_, Action::Up) => told(&desk.speak(&say!("key-point")), desk),
        (_, Action::Help) => told(&desk.speak(&say!("key-keys")), desk),
        _ => told(&desk.speak(&action.label()), desk),
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
