//! The waves of a game that can run in circles: a bar for each round up to the one that shows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{put, put_line, split_top};
use crate::tui::text::pad_left;
use crate::tui::theme::Ink;
use ground::say;
use solve::trace::run::Bar;

/// The rounds so far.
pub struct Bars<'a> {
    /// All of them.
    pub settled: &'a [Bar],
    /// The last one that shows.
    pub round: usize,
    /// What screens share.
    pub desk: &'a Desk,
}

impl Bars<'_> {
    /// Draws the last rounds that there is room for.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect) {
        let head = self.desk.speak(&say!("theatre-waves-head"));
        put(buffer, area, 0, &head, self.desk.theme.style(Ink::Hint), self.desk);
        let (_, area) = split_top(area, 1);
        let from = (self.round + 1).saturating_sub(area.height.into());
        for (row, round) in (from..=self.round).enumerate() {
            let line = self.line(round, area.width);
            put_line(buffer, area, row as u16, &line, self.desk);
        }
    }

    fn line(&self, round: usize, width: u16) -> Line<'static> {
        let bar = &self.settled[round];
        let (greatest, digits) = self.scale();
        let ink = if round == self.round { Ink::Selected } else { Ink::Text };
        let front = format!("{}  {} ", pad_left(&round.to_string(), 4), pad_left(&settled(bar).to_string(), digits));
        let room = usize::from(width).saturating_sub(front.len() + 1);
        let mut spans = vec![Span::styled(front, self.desk.theme.style(ink))];
        spans.extend(self.parts(bar).map(|(count, sign, ink)| {
            Span::styled(sign.repeat((count * room).div_ceil(greatest)), self.desk.theme.style(ink))
        }));
        Line::from(spans)
    }

    /// The parts of a bar: their counts, and signs that tell them apart without colours.
    fn parts(&self, bar: &Bar) -> impl Iterator<Item = (usize, &'static str, Ink)> + use<> {
        let signs = if self.desk.is_ascii() { ["N", "P", "D"] } else { ["█", "▒", "░"] };
        let [won, lost, drawn] = bar.settled;
        [(won, signs[0], Ink::Won), (lost, signs[1], Ink::Lost), (drawn, signs[2], Ink::Drawn)].into_iter()
    }

    /// The greatest round so far, which fills a line, and the digits of its count.
    fn scale(&self) -> (usize, u16) {
        let greatest = self.settled.iter().take(self.round + 1).map(settled).max().unwrap_or(0).max(1);
        (greatest, greatest.to_string().len() as u16)
    }
}

/// How many positions a round settled.
fn settled(bar: &Bar) -> usize {
    bar.settled.iter().sum()
}
