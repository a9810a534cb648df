//! The strategy of one information set as bars: a filled bar for the mean, a lozenge for what is played next, an upright line for
//! the equilibrium, and all three as numbers.

use num_traits::ToPrimitive;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{put_line, split_top, told};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::num::{Ratio, decimal};
use ground::say;
use solve::judge::learning::{Mark, Set, Truth};

/// Columns of an action's name at most.
const NAME: u16 = 12;

/// Columns of a number, and of an exact weight at most.
const NUMBER: u16 = 7;
const EXACT: usize = 13;

/// The bars of an information set.
pub struct Bars<'a> {
    /// The set.
    pub set: &'a Set,
    /// What is learnt.
    pub mark: &'a Mark,
    /// What it is held against.
    pub truth: &'a Truth,
    /// What screens share.
    pub desk: &'a Desk,
}

/// The signs of a bar: the mean, nothing, what is played next, the equilibrium, and where it may lie.
pub fn signs(is_ascii: bool) -> [&'static str; 5] {
    if is_ascii { ["#", ".", "o", "|", "="] } else { ["█", "·", "◆", "│", "═"] }
}

/// A weight of the equilibrium: exactly where that is short, else rounded and marked so.
pub fn exact(weight: &[Ratio; 2]) -> String {
    let [least, most] = weight;
    let short = |weight: &Ratio| match weight.to_string() {
        text if text.len() <= EXACT / 2 => text,
        _ => format!("≈{}", decimal(weight, 3)),
    };
    if least == most { short(least) } else { format!("{}..{}", short(least), short(most)) }
}

/// A machine number from 0 to 1 of a fraction.
pub fn near(weight: &Ratio) -> f64 {
    weight.to_f64().unwrap_or(0.0)
}

impl Bars<'_> {
    /// Rows that all bars take, with their head.
    pub fn rows(&self) -> u16 {
        self.set.actions.len().min(usize::from(u16::MAX) - 2) as u16 + 1
    }

    /// Draws the head and as many actions as there is room for: those that are played most.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect) {
        let shown = self.shown(usize::from(area.height.saturating_sub(1)));
        let names: Vec<String> = shown.iter().map(|&action| self.name(action)).collect();
        let wide = names.iter().map(|name| text::width(name)).max().unwrap_or(0).min(NAME);
        let exacts: Vec<String> = shown.iter().map(|&action| self.exact(action)).collect();
        let last = exacts.iter().map(|exact| text::width(exact)).max().unwrap_or(0).max(NUMBER);
        let room = area.width.saturating_sub(wide + 2 * NUMBER + last + 4);
        let (head, below) = split_top(area, 1);
        put_line(buffer, head, 0, &self.head(area.width), self.desk);
        for (row, (&action, (name, exact))) in shown.iter().zip(names.iter().zip(&exacts)).enumerate() {
            let name = text::pad(&text::cut(name, wide, self.desk.is_ascii()), wide);
            let line = self.line(action, (&name, &text::pad_left(exact, last)), room);
            put_line(buffer, below, row as u16, &line, self.desk);
        }
    }

    fn head(&self, width: u16) -> Line<'static> {
        let [mean, _, now, exact, _] = signs(self.desk.is_ascii());
        let says = say!("regret-head", mean = mean, now = now, line = exact);
        let words = told(&self.desk.speak(&says), self.desk);
        let words = text::pad_left(&text::cut(&words, width, self.desk.is_ascii()), width);
        Line::from(Span::styled(words, self.desk.theme.style(Ink::Hint)))
    }

    fn name(&self, action: usize) -> String {
        told(&self.set.actions[action], self.desk)
    }

    fn exact(&self, action: usize) -> String {
        told(&exact(&self.truth.weights[self.set.slot(action)]), self.desk)
    }

    /// The actions that are shown: all, or those that are played most.
    fn shown(&self, room: usize) -> Vec<usize> {
        let mut actions: Vec<usize> = (0..self.set.actions.len()).collect();
        let often = |&action: &usize| {
            let slot = self.set.slot(action);
            self.mark.mean[slot].max(near(&self.truth.weights[slot][1]))
        };
        if actions.len() > room {
            actions.sort_by(|a, b| often(b).total_cmp(&often(a)));
            actions.truncate(room);
            actions.sort_unstable();
        }
        actions
    }

    fn line(&self, action: usize, (name, exact): (&str, &str), room: u16) -> Line<'static> {
        let style = |ink| self.desk.theme.style(ink);
        let slot = self.set.slot(action);
        let (mean, now) = (self.mark.mean[slot], self.mark.now[slot]);
        let mut spans = vec![Span::styled(format!("{name} "), style(Ink::Key))];
        let cells = cells((mean, now), &self.truth.weights[slot], usize::from(room));
        spans.extend(cells.into_iter().map(|part| {
            let ink = [Ink::Focus, Ink::Faint, Ink::Selected, Ink::Title, Ink::Title][part];
            Span::styled(signs(self.desk.is_ascii())[part], style(ink))
        }));
        let number = |number: f64| text::pad_left(&format!("{number:.3}"), NUMBER);
        spans.push(Span::styled(number(mean), style(Ink::Focus)));
        spans.push(Span::styled(number(now), style(Ink::Text)));
        spans.push(Span::styled(format!(" {exact}"), style(Ink::Title)));
        Line::from(spans)
    }
}

/// What stands in every column of a bar, by the place in [`signs`].
fn cells((mean, now): (f64, f64), truth: &[Ratio; 2], room: usize) -> Vec<usize> {
    let filled = (mean * room as f64).round() as usize;
    let mut cells: Vec<usize> = (0..room).map(|column| usize::from(column >= filled)).collect();
    let place = |weight: f64| ((weight * room as f64).round() as usize).clamp(1, room.max(1)) - 1;
    let [least, most] = truth.each_ref().map(|weight| place(near(weight)));
    for column in least..=most {
        if let Some(cell) = cells.get_mut(column) {
            *cell = if column == least || column == most { 3 } else { 4 };
        }
    }
    if let Some(cell) = cells.get_mut(place(now)) {
        *cell = 2;
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_mean_next_play_and_equilibrium_apart() {
        let third = [Ratio::new(1.into(), 5.into()), Ratio::new(1.into(), 5.into())];
        assert_eq!(cells((0.5, 0.9), &third, 10), [0, 3, 0, 0, 0, 1, 1, 1, 2, 1]);
        let whole = [Ratio::new(0.into(), 1.into()), Ratio::new(1.into(), 2.into())];
        assert_eq!(cells((0.0, 1.0), &whole, 10), [3, 4, 4, 4, 3, 1, 1, 1, 1, 2]);
        assert_eq!(cells((0.3, 0.3), &third, 0), [0; 0]);
    }
}
