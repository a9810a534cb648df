//! The words beside the machine: that the law is proved, what it says in a sentence, the run of the position, and what wins.

use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, sign};
use crate::tui::law::proved::{Proved, numbers};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use teach::automatic::{Sought, told_form};
use teach::machine::Told;
use teach::machine::diagram::{Diagram, Way};

/// Lines of words and runs.
struct Words<'d> {
    desk: &'d Desk,
    width: u16,
    lines: Vec<Line<'static>>,
}

impl Words<'_> {
    fn say(&mut self, says: &Say, ink: Ink) {
        let style = self.desk.theme.style(ink);
        self.lines.extend(paragraph(&self.desk.speak(says), self.width, style, self.desk));
    }

    fn gap(&mut self) {
        self.lines.push(Line::default());
    }

    /// The digits of a position under one another with the state after each column that was read.
    fn run(&mut self, diagram: &Diagram, way: &Way, at: &[Nat], read: usize) {
        let names: Vec<String> = at.iter().map(|number| numbers(std::slice::from_ref(number))).collect();
        let out = sign(self.desk, "–", "-");
        let name = |place: usize| match way.at(place) {
            Some(state) => diagram.states[state].number.to_string(),
            None => out.to_owned(),
        };
        let left = names.iter().map(String::len).max().unwrap_or(0);
        let wide = 1 + (0..way.stations.len()).map(|place| text::width(&name(place))).max().unwrap_or(1);
        let room = usize::from(self.width.saturating_sub(left as u16 + wide + 1) / wide).max(1);
        // The last column that was read stays in sight.
        let first = if way.columns.len() <= room { 0 } else { read.saturating_sub(room) };
        let shown = first..way.columns.len().min(first + room);
        let ink = |place: usize| match place + 1 {
            next if next == read => Ink::Selected,
            next if next < read => Ink::Text,
            _ => Ink::Faint,
        };
        let cell = |words: &str, ink| Span::styled(text::pad_left(words, wide), self.desk.theme.style(ink));
        for (heap, name) in names.iter().enumerate() {
            let mut spans = vec![cell(&text::pad_left(name, left as u16), Ink::Title), cell("", Ink::Text)];
            spans.extend(shown.clone().map(|place| cell(&way.columns[place][heap].to_string(), ink(place))));
            self.lines.push(Line::from(spans));
        }
        let before = if first == 0 { name(0) } else { String::new() };
        let mut spans = vec![
            cell(&text::pad_left("", left as u16), Ink::Text),
            cell(&before, if read == 0 { Ink::Selected } else { Ink::Text }),
        ];
        let states = shown.filter(|place| *place < read);
        spans.extend(states.map(|place| cell(&name(place + 1), ink(place))));
        self.lines.push(Line::from(spans));
    }
}

/// All that is said of a law that was found, in so many columns and lines.
pub fn says(proved: &Proved, (width, height): (u16, u16), desk: &Desk) -> Vec<Line<'static>> {
    let mut words = Words { desk, width: width.saturating_sub(1), lines: Vec::new() };
    let Some(law) = proved.law() else { return words.lines };
    let (found, told) = (&law.found, &proved.told);
    words.say(&say!("lawful-proved"), Ink::Title);
    words.say(&law.form.as_ref().map_or(say!("lawful-no-words"), told_form), Ink::Text);
    words.gap();
    words.run(&proved.diagram, &proved.way, &told.at, proved.read);
    if proved.read == proved.way.columns.len() {
        words.say(&law.verdict(&told.at), if law.is_lost(&told.at) { Ink::Lost } else { Ink::Won });
        if let Some(left) = told.winning.first() {
            words.gap();
            words.say(&say!("machine-wins", positions = numbers(left)), Ink::Title);
            let way = proved.diagram.way(law, left);
            words.run(&proved.diagram, &way, left, way.columns.len());
        }
    }
    let (name, before) = (found.numeration.spoken(), words.lines.len());
    words.gap();
    words.say(
        &say!("lawful-machine", states = found.law.lost.states(), numeration = name, size = found.size),
        Ink::Hint,
    );
    // The machine stands beside the words: where there is no room, what it is called can be spared.
    if words.lines.len() > height.into() {
        words.lines.truncate(before);
    }
    words.lines
}

/// What was tried where no law was found.
pub fn missed(found: &Told, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let mut words = Words { desk, width, lines: Vec::new() };
    words.say(&say!("machine-none"), Ink::Title);
    if let Sought::None(tried) = &found.sought {
        for says in tried {
            words.say(says, Ink::Text);
        }
    }
    words.lines
}
