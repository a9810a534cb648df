//! The words beside a board: what happened and what can be done; the oracle's card and its tabs, the hints, the end of a game.

use ratatui::text::{Line, Span};

use crate::tui::card;
use crate::tui::column::Column;
use crate::tui::desk::Desk;
use crate::tui::dispute;
use crate::tui::ending;
use crate::tui::glass::{paragraph, told};
use crate::tui::hints;
use crate::tui::panel;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::status;
use crate::tui::tab::Tab;
use crate::tui::text;
use crate::tui::theme::Ink;
use duel::named;
use ground::rules::Side;
use ground::say;
use ground::scene::Shape;

/// Rows from which words stand apart by blank rows.
const AIRY: u16 = 8;

/// The words in so many columns and rows, and whether they may be scrolled.
pub fn lines(sitting: &Sitting, desk: &Desk, intro: &str, (width, rows): (u16, u16)) -> (Vec<Line<'static>>, bool) {
    let mut lines = Vec::new();
    if !intro.is_empty() {
        for part in intro.lines() {
            lines.extend(paragraph(part, width, desk.theme.style(Ink::Focus), desk));
        }
        lines.push(Line::default());
    }
    let left = rows.saturating_sub(lines.len() as u16);
    let has_ended = sitting.is_over() && ending::is_told(sitting) && rows >= AIRY;
    match desk.tab {
        // Whatever was open before the last move: its end has a card of its own.
        _ if has_ended => lines.extend(ending::lines(sitting, desk, (width, left))),
        Some(Tab::Card) => lines.extend(card::lines(sitting, desk, (width, left))),
        Some(tab) => {
            lines.extend(panel::lines(sitting, desk, tab, width));
            return (lines, true);
        }
        None if sitting.hints > 0 => {
            lines.extend(hints::lines(sitting, desk, (width, left)));
            return (lines, true);
        }
        None if sitting.is_first && rows >= AIRY => lines.extend(met(sitting, desk, (width, left))),
        None => lines.extend(closed(sitting, desk, (width, left))),
    }
    (lines, false)
}

/// What is said of a game that is met for the first time: its rules, a sentence a line, as many as there is room for.
fn met(sitting: &Sitting, desk: &Desk, (width, rows): (u16, u16)) -> Vec<Line<'static>> {
    let mut turn = Column::new(desk, width);
    for (says, ink) in &status::moves(sitting) {
        turn.say(says, *ink);
    }
    turn.gap();
    for (says, ink) in &status::turn_lines(sitting, desk) {
        turn.say(says, *ink);
    }
    turn.gap();
    turn.say(&say!("meet-gone"), Ink::Hint);
    let mut page = Column::new(desk, width);
    page.say(&say!("meet-first"), Ink::Title);
    page.gap();
    let rules = desk.speak(&sitting.duel.entry().rules_under(Some(sitting.place().params())));
    for sentence in text::sentences(&rules) {
        let lines = paragraph(sentence.trim_end(), width, desk.theme.style(Ink::Text), desk);
        if page.lines.len() + lines.len() + turn.lines.len() + 1 > rows.into() {
            break;
        }
        page.lines.extend(lines);
        page.gap();
    }
    page.gap();
    page.lines.extend(turn.lines);
    page.lines
}

/// What is said while the oracle is silent: the rule, the last move of each side, whose turn it is and what Enter does.
fn closed(sitting: &Sitting, desk: &Desk, (width, rows): (u16, u16)) -> Vec<Line<'static>> {
    let is_airy = rows >= AIRY;
    let mut page = Column::new(desk, width).airy(is_airy);
    if sitting.purpose == Purpose::Dispute {
        for says in &dispute::says(sitting) {
            page.say(says, Ink::Focus);
        }
        page.gap();
    }
    let open = match &sitting.scene().shape {
        Shape::Hand(hand) if hand.is_open => hand.told(sitting.you),
        _ => Vec::new(),
    };
    for says in &open {
        page.say(says, Ink::Title);
    }
    let notes = status::notes(sitting);
    let (moves, turn) = (status::moves(sitting), status::turn_lines(sitting, desk));
    let mut tail = Column::new(desk, width).airy(is_airy);
    if is_airy {
        for (says, ink) in &moves {
            tail.say(says, *ink);
        }
        tail.gap();
    } else {
        // The last move alone has its row, unless one holds both.
        let told: Vec<String> = moves.iter().map(|(says, _)| desk.speak(says)).collect();
        let both = told.join(" ");
        let shown = if text::width(&both) <= width { both } else { told.last().cloned().unwrap_or_default() };
        if !shown.is_empty() {
            tail.write(&shown, Ink::Text);
        }
    }
    for (says, ink) in &turn {
        tail.say(says, *ink);
    }
    // What must be known to play stands above where there is room, and fills the rows that are left in a strip.
    let room = usize::from(rows).saturating_sub(tail.lines.len() + page.lines.len());
    let mut told: Vec<Line> = Vec::new();
    for note in &notes {
        let wrapped = paragraph(&desk.speak(note), width, desk.theme.style(Ink::Text), desk);
        if told.len() + wrapped.len() + usize::from(is_airy) <= room {
            told.extend(wrapped);
        }
    }
    if is_airy {
        page.lines.extend(told);
        page.gap();
        page.lines.extend(tail.lines);
    } else {
        page.lines.extend(tail.lines);
        page.lines.extend(told);
        page.lines.truncate(rows.into());
    }
    page.lines
}

/// The course of the game, a row a move: who, and what; the latest rows that fit.
pub fn course(sitting: &Sitting, desk: &Desk, width: u16, rows: u16) -> Vec<Line<'static>> {
    let mut lines = paragraph(&desk.speak(&say!("screen-course")), width, desk.theme.style(Ink::Title), desk);
    lines.push(Line::default());
    let trail = sitting.duel.trail();
    let shown = usize::from(rows).saturating_sub(lines.len() + 1);
    let skipped = (trail.len() - 1).saturating_sub(shown);
    if skipped > 0 {
        lines.extend(paragraph(
            &desk.speak(&say!("screen-course-before", moves = skipped)),
            width,
            desk.theme.style(Ink::Hint),
            desk,
        ));
    }
    for (ply, pair) in trail.windows(2).enumerate().skip(skipped) {
        if sitting.duel.is_lot(pair[0]) {
            continue;
        }
        let before = &sitting.duel.nodes()[pair[0]].place;
        let (mover, mv) = (before.to(), named::name(&**before, &sitting.duel.seen(pair[1]).mv));
        let says = say!("screen-course-move", ply = ply + 1, who = status::who(sitting, mover), mv = mv);
        let ink = if mover == Side::First { Ink::First } else { Ink::Second };
        let words = text::cut(&told(&desk.speak(&says), desk), width, desk.is_ascii());
        lines.push(Line::from(Span::styled(words, desk.theme.style(ink))));
    }
    lines
}
