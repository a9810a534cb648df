//! The first screen as it is drawn: the list, the chosen thing live, and in a wide window the week.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::desk::Desk;
use crate::tui::glass::put_right;
use crate::tui::glass::{put, put_line, split_left, split_top, upright};
use crate::tui::home::item::{Item, about};
use crate::tui::home::state::Home;
use crate::tui::home::week::{stand, week_lines};
use crate::tui::keys::action::Action;
use crate::tui::preview::{self, Preview};
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use teach::lesson::runs::words;

/// Columns of the list, and of the line left of the preview.
const LIST: u16 = 41;

/// Columns from which there is a preview beside the list.
const WIDE: u16 = 78;

/// Columns from which the week stands right of both.
const VERY_WIDE: u16 = 148;

impl Home {
    /// Draws everything.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        self.hits.clear();
        draw_title(buffer, area, desk);
        let (_, below) = split_top(area, if area.height >= 20 { 2 } else { 1 });
        let rows = self.rows(desk);
        if area.width < WIDE {
            return self.draw_list(buffer, below, rows, desk);
        }
        let third = if area.width >= VERY_WIDE { 36 } else { 0 };
        let side = if third > 0 { 49 } else { 39.max((area.width - LIST).min(41)) };
        let (left, rest) = split_left(below, below.width - side - third);
        let (right, far) = split_left(rest, side);
        // The list stands in the middle of what it has, a third of the free rows above it.
        let high = rows.len() as u16;
        let list = Rect {
            x: left.x + left.width.saturating_sub(LIST) / 2,
            y: left.y + left.height.saturating_sub(high) / 3,
            width: left.width.saturating_sub(1).min(LIST),
            height: left.height.min(high),
        };
        self.draw_list(buffer, list, rows, desk);
        let inner = upright(buffer, right, desk);
        self.draw_preview(buffer, Rect { width: inner.width.saturating_sub(u16::from(third > 0)), ..inner }, desk);
        if third > 0 {
            let inner = upright(buffer, far, desk);
            Self::draw_week(buffer, inner, desk);
        }
    }

    fn draw_preview(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let item = self.item(desk);
        let enter = (Action::Choose, self.label().unwrap_or_else(|| say!("home-enter-open")));
        let speak = |says: Say| desk.speak(&says);
        let game_keys = |new: bool| {
            let mut keys = vec![enter.clone()];
            keys.extend(new.then(|| (Action::NewGame, say!("home-key-new"))));
            keys.extend([(Action::SetUp, say!("home-key-set-up")), (Action::Demo, say!("home-key-watch"))]);
            keys
        };
        let mut scene = None;
        let (title, said, keys) = match item {
            Item::Resume => {
                let entry = desk.resumable.as_ref().and_then(|record| desk.house.find(&record.duel.game).ok());
                let seen = self.see(item, desk);
                scene.clone_from(&seen.scene);
                let moves = desk.resumable.as_ref().map_or(0, |record| record.duel.moves.len());
                let stand = say!("home-stand", moves = moves, yours = seen.is_yours.unwrap_or(true).to_string());
                let rules = entry.map_or_else(String::new, |entry| desk.speak(&entry.rules_under(None)));
                (desk.speak(&seen.title), vec![speak(stand), rules], game_keys(true))
            }
            Item::Game(i) => {
                scene.clone_from(&self.see(item, desk).scene);
                let entry = &desk.house.entries()[i];
                (desk.speak(&entry.title), vec![desk.speak(&entry.rules_under(None))], game_keys(false))
            }
            Item::Guided => {
                scene.clone_from(&self.see(item, desk).scene);
                let rules = desk
                    .house
                    .find("nim")
                    .map_or_else(|_| String::new(), |nim| desk.speak(&nim.rules_under(Some(&nim.params()))));
                (speak(say!("home-guided")), vec![speak(say!("guided-promise")), rules], vec![enter])
            }
            Item::Lesson(i) => {
                scene.clone_from(&self.see(item, desk).scene);
                let done = desk.ledger.course().lessons.clone();
                let Some(lesson) = self.lesson(i, desk) else { return };
                let mut said = Vec::new();
                if done.contains(lesson.name()) {
                    said.push(desk.speak(&say!("home-lesson-done")));
                }
                said.push(words(&lesson.promise));
                (format!("{}. {}", i + 1, words(&lesson.title)), said, vec![enter])
            }
            other => {
                let (title, promise) = about(other, desk);
                (desk.speak(&title), vec![desk.speak(&promise)], vec![enter])
            }
        };
        let preview = Preview { title, scene: scene.as_ref(), words: said, keys };
        preview::draw(&preview, buffer, area, desk);
    }

    /// The week, the streak, the rating, and how much is done.
    fn draw_week(buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let lines = week_lines(desk);
        for (row, line) in lines.iter().enumerate() {
            put_line(buffer, area, row as u16, line, desk);
        }
    }
}

fn draw_title(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    put(buffer, area, 0, "xorcle", desk.theme.style(Ink::Title), desk);
    put_right(buffer, area, 0, &stand(desk).map_or_else(String::new, |say| desk.speak(&say)), desk);
}
