//! The words of a lesson in lines: headings, paragraphs and lists, each word set as it is written.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::told;
use crate::tui::text::wrap;
use crate::tui::theme::Ink;
use teach::lesson::markdown::Shape;
use teach::lesson::runs;
use teach::lesson::runs::{Run, words};

/// The blocks of a page, a blank line between two unless both are entries of a list.
pub fn blocks(blocks: &[(Shape, runs::Text)], width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut before = None;
    for (shape, text) in blocks {
        if before.is_some_and(|before| !(before == Shape::Item && *shape == Shape::Item)) {
            lines.push(Line::default());
        }
        before = Some(*shape);
        match shape {
            Shape::Heading => lines.extend(set(text, width, Ink::Title, desk)),
            Shape::Paragraph => lines.extend(set(text, width, Ink::Text, desk)),
            Shape::Item => {
                for (i, mut line) in set(text, width.saturating_sub(2), Ink::Text, desk).into_iter().enumerate() {
                    line.spans.insert(0, Span::raw(if i == 0 { "- " } else { "  " }));
                    lines.push(line);
                }
            }
        }
    }
    lines
}

/// A text wrapped to a width.
pub fn set(text: &[Run], width: u16, ink: Ink, desk: &Desk) -> Vec<Line<'static>> {
    let base = desk.theme.style(ink);
    let runs: Vec<(String, Style)> = text.iter().map(|run| (told(&run.text, desk), style(run, base, desk))).collect();
    let mut letters = runs.iter().flat_map(|(words, style)| words.chars().map(move |c| (c, *style)));
    let whole: String = if desk.is_ascii() { told(&words(text), desk) } else { words(text) };
    let mut line_of = |line: String| {
        let mut spans: Vec<(String, Style)> = Vec::new();
        for c in line.chars() {
            // Blanks at the ends of lines are left out by the wrapping: skip what does not show.
            let style = letters.by_ref().find(|(other, _)| *other == c).map_or(base, |(_, style)| style);
            match spans.last_mut() {
                Some((words, same)) if *same == style => words.push(c),
                _ => spans.push((c.to_string(), style)),
            }
        }
        Line::from(spans.into_iter().map(|(words, style)| Span::styled(words, style)).collect::<Vec<_>>())
    };
    wrap(&whole, width).into_iter().map(&mut line_of).collect()
}

fn style(run: &Run, base: Style, desk: &Desk) -> Style {
    match run.style {
        runs::Style::Plain => base,
        runs::Style::Emphasis => base.add_modifier(Modifier::ITALIC),
        runs::Style::Strong => base.add_modifier(Modifier::BOLD),
        runs::Style::Code => base.patch(desk.theme.style(Ink::Key)),
    }
}
