//! What if: the numbers of a position turned one by one, and what every player may claim before and after.

use std::ops::Range;
use std::sync::Arc;

use num_traits::{One, Signed, Zero};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, put_lines};
use crate::tui::key::{Code, Key};
use crate::tui::paint;
use crate::tui::pen::Drawn;
use crate::tui::theme::Ink;
use crate::tui::thought::Sketched;
use duel::game::Family;
use duel::place::Place;
use ground::fault::Fault;
use ground::num::{Int, Ratio};
use ground::say;
use ground::say::Say;
use ground::scene::{SPAN, Spot};
use solve::judge::control::Stop;
use solve::judge::reason::Exhibit;
use solve::judge::shares::{Shares, letters};
use solve::judge::value::Value;
use solve::sharing::core::RANGED;

/// Which number is being turned, what it was, and what is known of before and now.
pub struct Dial {
    at: usize,
    /// Whether the next digit belongs to the number that is being typed.
    is_typing: bool,
    /// Texts to go back to, the newest last.
    past: Vec<String>,
    /// What was there when the dial was taken up.
    base: Arc<dyn Place>,
    before: Option<Sketched>,
    now: Option<(String, Sketched)>,
    /// Lines scrolled away.
    scroll: u16,
}

/// Whether a place is told by numbers, of which it may be asked what becomes of everybody if one of them changes.
pub fn is_dialled(place: &dyn Place) -> bool {
    place.card().family == Family::Coalitions && place.ending().is_none() && !numbers(&place.text()).is_empty()
}

/// Where the numbers of a text are, up to its first blank: behind each `=`, else wherever no letter stands before them.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let bytes = &text.as_bytes()[..end];
    let is_named = bytes.contains(&b'=');
    let is_begin = |i: usize| match i.checked_sub(1).map(|before| bytes[before]) {
        Some(before) if is_named => before == b'=',
        before => before.is_none_or(|before| !before.is_ascii_alphanumeric()),
    };
    let mut found = Vec::new();
    let mut i = 0;
    while i < end {
        let signed = i + usize::from(bytes[i] == b'-');
        let digits = |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if !is_begin(i) || signed >= end || digits(signed) == 0 {
            i += 1;
            continue;
        }
        let mut stop = signed + digits(signed);
        if stop + 1 < end && matches!(bytes[stop], b'/' | b'.') {
            stop += 1 + digits(stop + 1);
        }
        found.push(i..stop);
        i = stop;
    }
    found
}

fn read(number: &str) -> Option<Ratio> {
    if let Some((above, below)) = number.split_once('/') {
        let below: Int = below.parse().ok()?;
        return (!below.is_zero()).then_some(()).and_then(|()| Some(Ratio::new(above.parse().ok()?, below)));
    }
    let (whole, places) = number.split_once('.').unwrap_or((number, ""));
    let scale = Int::from(10).pow(places.len() as u32);
    Some(Ratio::new(format!("{whole}{places}").parse().ok()?, scale))
}

impl Dial {
    /// A dial at the first number.
    pub fn new(base: Arc<dyn Place>) -> Self {
        Dial { at: 0, is_typing: false, past: Vec::new(), base, before: None, now: None, scroll: 0 }
    }

    /// Gives the dial a key; `opens` tells whether a text is a position. `None`: the key is not for the dial.
    pub fn turn(&mut self, key: Key, text: &str, opens: impl Fn(&str) -> Result<(), Fault>) -> Option<Drawn> {
        let all = numbers(text);
        let Some(number) = all.get(self.at.min(all.len().max(1) - 1)) else { return Some(Drawn::Done) };
        let old = &text[number.clone()];
        let was_typing = std::mem::take(&mut self.is_typing);
        let new = match key.code {
            _ if key.ctrl => return None,
            Code::Esc | Code::Enter => return Some(Drawn::Done),
            Code::Left | Code::BackTab => return Some(self.walk(all.len() - 1, all.len())),
            Code::Right | Code::Tab => return Some(self.walk(1, all.len())),
            Code::PageDown => return Some(self.roll(self.scroll.saturating_add(5))),
            Code::PageUp => return Some(self.roll(self.scroll.saturating_sub(5))),
            Code::Up => (read(old)? + Ratio::one()).to_string(),
            Code::Down => (read(old)? - Ratio::one()).to_string(),
            Code::Backspace | Code::Delete => {
                self.is_typing = true;
                Some(&old[..old.len() - 1])
                    .filter(|rest| rest.ends_with(|c: char| c.is_ascii_digit()))
                    .unwrap_or("0")
                    .into()
            }
            _ => match key.writes()? {
                'u' => return Some(self.past.pop().map_or(Drawn::Same, Drawn::New)),
                ' ' if read(old)?.is_zero() => self.opened_again(text),
                ' ' => "0".to_owned(),
                digit if digit.is_ascii_digit() => {
                    self.is_typing = true;
                    if was_typing && old != "0" { format!("{old}{digit}") } else { digit.to_string() }
                }
                _ => return None,
            },
        };
        Some(self.write(number, &new, text, opens))
    }

    fn walk(&mut self, steps: usize, count: usize) -> Drawn {
        self.at = (self.at + steps) % count;
        Drawn::Same
    }

    fn roll(&mut self, to: u16) -> Drawn {
        self.scroll = to;
        Drawn::Same
    }

    /// What a closed number was before, as far back as it was not 0; else 1.
    fn opened_again(&self, text: &str) -> String {
        let was = self.past.iter().rev().filter(|past| past.as_str() != text);
        let was = was.filter_map(|past| Some(past[numbers(past).get(self.at)?.clone()].to_owned()));
        was.into_iter().find(|old| read(old).is_some_and(|old| !old.is_zero())).unwrap_or_else(|| "1".to_owned())
    }

    /// Writes a number over an old one. A split that no longer adds up is taken off the table.
    fn write(
        &mut self,
        number: &Range<usize>,
        new: &str,
        text: &str,
        opens: impl Fn(&str) -> Result<(), Fault>,
    ) -> Drawn {
        let whole = format!("{}{new}{}", &text[..number.start], &text[number.end..]);
        let bare = whole.split_whitespace().next().unwrap_or_default().to_owned();
        match opens(&whole).map(|()| whole).or_else(|_| opens(&bare).map(|()| bare)) {
            Ok(next) => {
                self.past.push(text.to_owned());
                Drawn::New(next)
            }
            Err(fault) => Drawn::Refused(fault),
        }
    }

    /// The place that must be looked at next, with its text: first the one before, then the one now.
    pub fn asks(&self, place: &Arc<dyn Place>, text: &str) -> Option<(String, Arc<dyn Place>)> {
        match (&self.before, &self.now) {
            (None, _) => Some((self.base.text(), self.base.clone())),
            (_, Some((known, _))) if known == text => None,
            _ => Some((text.to_owned(), place.clone())),
        }
    }

    /// Takes in what was found out.
    pub fn learn(&mut self, text: &str, found: Sketched) {
        if self.before.is_none() && text == self.base.text() {
            self.before = Some(found.clone());
        }
        self.now = Some((text.to_owned(), found));
    }

    /// The place on the board of the number that is being turned, where the places of its first panel are as many as the numbers.
    pub fn spot(&self, place: &dyn Place, text: &str) -> Option<Spot> {
        let drawn: Vec<Spot> = place.scene().spots().into_iter().filter(|spot| spot.0 < SPAN).collect();
        (drawn.len() == numbers(text).len()).then(|| drawn.get(self.at).copied()).flatten()
    }

    /// Draws the number that is being turned, and everybody's claims before and now.
    pub fn paint(&mut self, buffer: &mut Buffer, area: Rect, text: &str, desk: &Desk) {
        let lines = self.lines(text, area.width.saturating_sub(1), desk);
        self.scroll = self.scroll.min(put_lines(buffer, area, &lines, self.scroll, desk));
    }

    fn lines(&self, text: &str, width: u16, desk: &Desk) -> Vec<Line<'static>> {
        let style = |ink| desk.theme.style(ink);
        let said = |says: &Say, ink| paragraph(&desk.speak(says), width, style(ink), desk);
        let all = numbers(text);
        let name = all.get(self.at).map_or("", |number| item(text, number));
        let here = say!("screen-dial", item = name, number = self.at + 1, all = all.len());
        let mut lines = said(&here, Ink::Title);
        lines.extend(said(&say!("screen-dial-keys"), Ink::Hint));
        let now = self.now.as_ref().filter(|(known, _)| known == text).map(|(_, found)| found);
        match (&self.before, now) {
            (Some(Ok((Value::Shared(before), _))), Some(Ok((Value::Shared(now), _)))) => {
                lines.extend(said(&together(before, now), Ink::Text));
                for table in tables(before, now) {
                    lines.push(Line::default());
                    lines.extend(said(&table.0, Ink::Text));
                    lines.extend(paint::exhibit(&table.1, width, &desk.theme, desk.tongue, desk.is_ascii()));
                }
            }
            (Some(Err(Stop::TooLarge(why))), _) | (_, Some(Err(Stop::TooLarge(why)))) => {
                lines.extend(said(&say!("screen-pen-too-large", why = why.clone()), Ink::Warning));
            }
            _ => lines.extend(said(&say!("screen-dial-thinks"), Ink::Hint)),
        }
        lines
    }
}

/// The piece of a list in which a number stands.
fn item<'t>(text: &'t str, number: &Range<usize>) -> &'t str {
    let from = text[..number.start].rfind([',', ':']).map_or(0, |comma| comma + 1);
    let to = text[number.end..].find(|c: char| ",:".contains(c) || c.is_whitespace());
    &text[from..to.map_or(text.len(), |to| number.end + to)]
}

/// What all have together, before and now.
fn together(before: &Shares, now: &Shares) -> Say {
    let (was, is) = (before.worth.to_string(), now.worth.to_string());
    say!("screen-dial-together", before = was, now = is, change = change(&before.worth, &now.worth))
}

fn change(before: &Ratio, now: &Ratio) -> String {
    let by = now - before;
    if by.is_positive() { format!("+{by}") } else { by.to_string() }
}

/// The Shapley value and the nucleolus of every player before and now, and the least and most a split of the core gives each.
fn tables(before: &Shares, now: &Shares) -> Vec<(Say, Exhibit)> {
    let mut tables = vec![(say!("screen-dial-shapley"), compared(&before.shapley, &now.shapley))];
    if let (Some(before), Some(now)) = (&before.nucleolus, &now.nucleolus) {
        tables.push((say!("screen-dial-nucleolus"), compared(before, now)));
    }
    let is_empty = |shares: &Shares| shares.epsilon.as_ref().is_some_and(Signed::is_negative);
    if before.ranges.is_some() || now.ranges.is_some() || is_empty(before) || is_empty(now) {
        let range = |shares: &Shares, player: usize| {
            let range = shares.ranges.as_ref().and_then(|ranges| ranges.get(player));
            range.map_or_else(|| "-".to_owned(), |(least, most)| format!("{least}..{most}"))
        };
        let rows = |player: usize| vec![letters(1 << player), range(before, player), range(now, player)];
        let players = before.shapley.len().max(now.shapley.len());
        let head = vec![say!("screen-dial-player"), say!("screen-dial-before"), say!("screen-dial-now")];
        let rows = (0..players).map(rows).collect();
        tables.push((say!("screen-dial-core"), Exhibit::Table { head, rows, focus: Vec::new() }));
    } else {
        let nothing = Exhibit::Table { head: Vec::new(), rows: Vec::new(), focus: Vec::new() };
        tables.push((say!("screen-dial-core-many", most = RANGED), nothing));
    }
    tables
}

fn compared(before: &[Ratio], now: &[Ratio]) -> Exhibit {
    let players = before.len().max(now.len());
    let row = |player: usize| {
        let text = |shares: &[Ratio]| shares.get(player).map_or_else(|| "-".to_owned(), Ratio::to_string);
        let both = before.get(player).zip(now.get(player));
        vec![
            letters(1 << player),
            text(before),
            text(now),
            both.map_or_else(|| "-".to_owned(), |(before, now)| change(before, now)),
        ]
    };
    let moved = |player: &usize| before.get(*player) != now.get(*player);
    Exhibit::Table {
        head: vec![
            say!("screen-dial-player"),
            say!("screen-dial-before"),
            say!("screen-dial-now"),
            say!("screen-dial-change"),
        ],
        rows: (0..players).map(row).collect(),
        focus: (0..players).filter(moved).map(|player| (player, 3)).collect(),
    }
}

#[cfg(test)]
mod tests;
