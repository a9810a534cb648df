//! Help for a screen: for a game its rules and notation first, then what each key does now, in groups. A row can be chosen and done.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::tui::desk::{Desk, Go, Layer, Mouse, MouseAct};
use crate::tui::glass::{frame, middle, paragraph, put_lines, told};
use crate::tui::key::{Code, Key};
use crate::tui::keys::action::{Action, Where};
use crate::tui::keys::deed::{Deed, Group};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;

/// Columns of the keys before what they do.
const KEYS: u16 = 18;

/// Rows that a page key scrolls.
const LEAF: u16 = 10;

/// Keys that share one row: the first of them stands for all.
const SHARED: [&[Action]; 3] = [
    &[Action::Up, Action::Down, Action::Left, Action::Right],
    &[Action::Next, Action::Previous],
    &[Action::PageDown, Action::PageUp],
];

/// Help for one screen.
pub struct Help {
    on: Where,
    deeds: Vec<Deed>,
    /// What rows must say while some are looked for.
    filter: Option<String>,
    /// The row the cursor is in, among those that are shown.
    chosen: Option<usize>,
    scroll: u16,
    /// Where the lines were drawn, and the line of each row.
    inner: Rect,
    rows: Vec<(usize, Key)>,
}

/// What the keys of a screen do now: those that have something to act on, those that walk in one row.
pub fn deeds(layer: &dyn Layer, desk: &Desk) -> Vec<Deed> {
    let listed = desk.keys.listed(layer.place());
    let mut deeds: Vec<Deed> = Vec::new();
    for (action, keys) in &listed {
        let row = SHARED.into_iter().find(|row| row.contains(action)).unwrap_or(std::slice::from_ref(action));
        let is_there = deeds.iter().any(|deed| deed.action == *action);
        if row[0] != *action || is_there || keys.is_empty() || !row.iter().any(|one| layer.offers(*one, desk)) {
            continue;
        }
        let says = layer.label(*action, desk).unwrap_or_else(|| action.deed());
        deeds.push(Deed { action: *action, keys: together(row, &listed), says });
    }
    deeds
}

/// The keys of some actions: the first key of each, then the second of each, and so on.
fn together(row: &[Action], listed: &[(Action, &[Key])]) -> Vec<Key> {
    let of = |action: &Action| listed.iter().find(|(other, _)| other == action).map_or(&[][..], |(_, keys)| keys);
    let most = row.iter().map(|action| of(action).len()).max().unwrap_or(0);
    (0..most).flat_map(|at| row.iter().filter_map(move |action| of(action).get(at).copied())).collect()
}

impl Help {
    /// Help for this screen.
    pub fn new(on: Where, deeds: Vec<Deed>) -> Self {
        Help { on, deeds, filter: None, chosen: None, scroll: 0, inner: Rect::ZERO, rows: Vec::new() }
    }

    /// Everything to be read, and the lines that are rows with the key each presses.
    fn lines(&self, width: u16, desk: &Desk) -> (Vec<Line<'static>>, Vec<(usize, Key)>) {
        let style = |ink| desk.theme.style(ink);
        let (mut lines, mut rows) = (Vec::new(), Vec::new());
        if let Some(text) = &self.filter {
            let says = say!("help-filter", text = text);
            lines.extend(paragraph(&desk.speak(&says), width, style(Ink::Focus), desk));
        } else {
            self.rules(width, desk, &mut lines);
            lines.extend(paragraph(&desk.speak(&about(self.on)), width, style(Ink::Text), desk));
        }
        for group in Group::ALL {
            let heading = told(&desk.speak(&group.heading()), desk);
            let mut is_first = true;
            for deed in self.deeds.iter().filter(|deed| deed.action.group() == group) {
                let is_ascii = desk.is_ascii() || desk.is_wide();
                let names: Vec<String> = deed.keys.iter().map(|key| desk.called(&key.label(is_ascii))).collect();
                let (names, does) = (names.join(" "), told(&desk.speak(&deed.says), desk));
                if !self.is_met(&[&heading, &names, &does]) {
                    continue;
                }
                if std::mem::take(&mut is_first) {
                    lines.push(Line::default());
                    lines.push(Line::from(Span::styled(heading.clone(), style(Ink::Title))));
                }
                let is_chosen = self.chosen == Some(rows.len());
                let ink = |other| style(if is_chosen { Ink::Selected } else { other });
                // A key that writes nothing acts even where a text is being typed.
                let key = deed.keys.iter().find(|key| key.writes().is_none()).or(deed.keys.first());
                rows.extend(key.map(|key| (lines.len(), *key)));
                let does = text::cut(&does, width.saturating_sub(KEYS + 1), desk.is_ascii());
                let names = text::pad(&text::cut(&names, KEYS - 1, desk.is_ascii()), KEYS);
                lines.push(Line::from(vec![Span::styled(names, ink(Ink::Key)), Span::styled(does, ink(Ink::Text))]));
            }
        }
        if rows.is_empty() {
            lines.extend(paragraph(&desk.speak(&say!("help-nothing")), width, style(Ink::Hint), desk));
        }
        (lines, rows)
    }

    /// The rules and the notation of the game in front.
    fn rules(&self, width: u16, desk: &Desk, lines: &mut Vec<Line<'static>>) {
        let is_game = matches!(
            self.on,
            Where::Play | Where::Dispute | Where::Guided | Where::LessonBoard | Where::SetUp | Where::Line
        );
        let Some(sitting) = desk.sitting().filter(|_| is_game) else { return };
        let style = |ink| desk.theme.style(ink);
        let entry = sitting.duel.entry();
        let notation = Say { key: format!("{}-notation", entry.card.id).into(), args: Vec::new() };
        let forms = (say!("typed-forms"), entry.card.manner.told());
        for (heading, says) in [
            (entry.title.clone(), entry.rules_under(Some(sitting.place().params()))),
            (say!("screen-notation"), notation),
            forms,
        ] {
            lines.push(Line::from(Span::styled(told(&desk.speak(&heading), desk), style(Ink::Title))));
            lines.extend(paragraph(&desk.speak(&says), width, style(Ink::Text), desk));
            lines.push(Line::default());
        }
    }

    /// Whether a row says what is looked for.
    fn is_met(&self, parts: &[&str]) -> bool {
        let wanted = self.filter.as_deref().unwrap_or_default().trim().to_lowercase();
        parts.iter().any(|part| part.to_lowercase().contains(&wanted))
    }

    /// Walks to the next row that is in sight; where none is, what is read moves by a line.
    fn walk(&mut self, is_down: bool) {
        let next = match (self.chosen, is_down) {
            (None, true) => Some(0),
            (None, false) => None,
            (Some(at), true) => Some((at + 1).min(self.rows.len().saturating_sub(1))),
            (Some(at), false) => at.checked_sub(1),
        };
        let first = usize::from(self.scroll);
        let seen = first..first + usize::from(self.inner.height);
        match next.and_then(|next| Some((next, self.rows.get(next)?.0))) {
            Some((next, line)) if seen.contains(&line) && Some(next) != self.chosen => self.chosen = Some(next),
            _ if is_down => self.scroll = self.scroll.saturating_add(1),
            _ => self.scroll = self.scroll.saturating_sub(1),
        }
    }

    /// Leaves help and presses the key of the chosen row below.
    fn run(&self) -> Go {
        match self.chosen.and_then(|at| self.rows.get(at)) {
            Some((_, key)) => Go::Press(*key),
            None => Go::Stay,
        }
    }

    fn look_for(&mut self, text: Option<String>) {
        self.chosen = text.is_some().then_some(0);
        (self.filter, self.scroll) = (text, 0);
    }
}

fn about(on: Where) -> Say {
    match on {
        Where::Gallery => say!("screen-help-gallery"),
        Where::SetUp => say!("screen-help-set-up"),
        Where::Play => say!("screen-help-play"),
        Where::Dispute => say!("screen-help-dispute"),
        Where::Guided => say!("screen-help-guided"),
        Where::History => say!("screen-help-history"),
        Where::Habits => say!("screen-help-habits"),
        Where::Settings => say!("screen-help-settings"),
        Where::Line => say!("screen-help-line"),
        Where::Help => say!("screen-help-help"),
        Where::Chart => say!("screen-help-chart"),
        Where::Inquiry => say!("screen-help-inquiry"),
        Where::Law => say!("screen-help-law"),
        Where::Theatre => say!("screen-help-theatre"),
        Where::Regret => say!("screen-help-regret"),
        Where::Demo => say!("screen-help-demo"),
        Where::Study => say!("screen-help-study"),
        Where::Lessons => say!("screen-help-lessons"),
        Where::Lesson => say!("screen-help-lesson"),
        Where::LessonBoard => say!("screen-help-lesson-board"),
        Where::Mistakes => say!("screen-help-mistakes"),
        Where::Stats => say!("screen-help-stats"),
        Where::Puzzle => say!("puzzle-help"),
        Where::Fair => say!("fair-help"),
        Where::Problems => say!("screen-help-problems"),
        Where::Glossary => say!("screen-help-glossary"),
    }
}

impl Layer for Help {
    fn place(&self) -> Where {
        Where::Help
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        match action {
            Action::Up | Action::Previous => self.walk(false),
            Action::Down | Action::Next => self.walk(true),
            Action::PageUp => self.scroll = self.scroll.saturating_sub(LEAF),
            Action::PageDown => self.scroll = self.scroll.saturating_add(LEAF),
            Action::Choose => return self.run(),
            Action::Filter => self.look_for(Some(String::new())),
            Action::Back if self.filter.is_some() => self.look_for(None),
            Action::Back | Action::Help => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn is_typing(&self) -> bool {
        self.filter.is_some()
    }

    fn type_key(&mut self, key: Key, _desk: &mut Desk) -> Option<Go> {
        let text = self.filter.as_ref()?;
        let text = match (key.writes(), key.code) {
            (Some(c), _) => format!("{text}{c}"),
            (None, Code::Backspace) => text.chars().take(text.chars().count().saturating_sub(1)).collect(),
            _ => return None,
        };
        self.look_for(Some(text));
        Some(Go::Stay)
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::Choose => self.chosen.is_some(),
            Action::Filter => self.filter.is_none(),
            _ => true,
        }
    }

    fn label(&self, action: Action, _desk: &Desk) -> Option<Say> {
        match action {
            Action::Choose => Some(say!("label-run")),
            Action::Back => Some(say!("label-close")),
            _ => None,
        }
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            MouseAct::WheelUp => self.scroll = self.scroll.saturating_sub(2),
            MouseAct::WheelDown => self.scroll = self.scroll.saturating_add(2),
            MouseAct::Press if !self.inner.contains(Position { x: mouse.x, y: mouse.y }) => return Go::Back,
            MouseAct::Press => {
                let line = usize::from(self.scroll + mouse.y - self.inner.y);
                let row = self.rows.iter().position(|(at, _)| *at == line);
                if row.is_some() && row == self.chosen {
                    return self.run();
                }
                self.chosen = row.or(self.chosen);
            }
        }
        Go::Stay
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let width = area.width.saturating_sub(4).min(76);
        let (lines, rows) = self.lines(width.saturating_sub(5), desk);
        let place = middle(area, width, (lines.len() as u16 + 2).min(area.height));
        let inner = frame(buffer, place, &desk.speak(&say!("screen-help")), desk);
        self.inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        self.scroll = self.scroll.min(put_lines(buffer, self.inner, &lines, self.scroll, desk));
        self.rows = rows;
        None
    }
}
