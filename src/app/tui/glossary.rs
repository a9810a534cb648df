//! The words of the theory: those that the reason in front uses come first, each with its page and a board; Enter plays it.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::tui::desk::{Desk, Door, Go, Layer, Mouse};
use crate::tui::glass::{paragraph, put, put_line, put_lines, split_bottom, split_left, split_top, upright};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::paint;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::Cue;
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;
use teach::glossary::{TERMS, Term, used_in};
use teach::opponent::Level;
use teach::staged::name;

/// What an example's lots are drawn from: every example goes the same way.
const SEED: u64 = 1;

type Opened = Result<Arc<dyn Place>, Fault>;

/// The words of the theory.
pub struct Glossary {
    /// The words, those of the reason first.
    terms: Vec<&'static Term>,
    /// How many are of the reason.
    used: usize,
    list: List,
    example: Option<(usize, Opened)>,
}

impl Glossary {
    /// Every word, those first that the reason in front uses while the oracle's panel is open.
    pub fn new(desk: &Desk) -> Self {
        let text =
            desk.sitting().filter(|_| desk.tab.is_some()).map_or_else(String::new, |sitting| told(sitting, desk));
        let mut terms = used_in(&text, desk.tongue);
        let used = terms.len();
        terms.extend(TERMS.iter().filter(|term| !used_in(&text, desk.tongue).contains(term)));
        Glossary { terms, used, list: List::default(), example: None }
    }

    fn term(&self) -> &'static Term {
        self.terms[self.list.chosen]
    }

    /// The example of the word pointed at.
    fn opened(&mut self, desk: &Desk) -> Opened {
        if let Some((known, place)) = &self.example
            && *known == self.list.chosen
        {
            return place.clone();
        }
        let term = self.term();
        let open = || {
            let (entry, params) = desk.house.variant(term.game)?;
            entry.open(&params, term.position)
        };
        let place = open();
        self.example = Some((self.list.chosen, place.clone()));
        place
    }

    /// The example and the game it is of.
    fn example(&mut self, desk: &Desk) -> Result<(Entry, Arc<dyn Place>), Fault> {
        let place = self.opened(desk)?;
        Ok((desk.house.variant(self.term().game)?.0.clone(), place))
    }

    /// Puts the example on the table, the oracle's panel open; both sides are moved by hand.
    fn play(&mut self, desk: &mut Desk) -> Go {
        match self.example(desk) {
            Ok((entry, place)) => {
                let sitting = Sitting::new(Duel::new(entry, place), None, Level::Perfect, SEED);
                desk.sittings.push(sitting.meant_for(Purpose::Lesson));
                Go::To(Door::Example)
            }
            Err(fault) => {
                desk.complain(&fault);
                Go::Stay
            }
        }
    }

    /// The method that shows the word, on the example.
    fn watch(&mut self, desk: &mut Desk) -> Go {
        let Some(method) = self.term().method else { return Go::Stay };
        match self.example(desk) {
            Ok((entry, place)) => Go::To(Door::Theatre(Box::new(entry), place, Some(Cue { method, is_asking: false }))),
            Err(fault) => {
                desk.complain(&fault);
                Go::Stay
            }
        }
    }

    fn draw_terms(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        for (row, i) in self.list.shown(area, self.terms.len(), 1).enumerate() {
            let (mark, ink) = match i {
                i if i == self.list.chosen => (">", Ink::Selected),
                i if i < self.used => ("*", Ink::Focus),
                _ => (" ", Ink::Text),
            };
            let line = format!("{mark} {}", desk.speak(&self.terms[i].title()));
            put_line(buffer, area, row as u16, &Line::from(Span::styled(line, desk.theme.style(ink))), desk);
        }
    }

    fn draw_page(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let style = |ink| desk.theme.style(ink);
        let term = self.term();
        put(buffer, area, 0, &desk.speak(&term.title()), style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        let mut lines = paragraph(&desk.speak(&term.means()), below.width, style(Ink::Text), desk);
        lines.push(Line::default());
        let see: Vec<String> = term.see.iter().filter_map(|id| Some(desk.speak(&Term::named(id)?.title()))).collect();
        lines.extend(paragraph(&desk.speak(&say!("glossary-see", terms = see)), below.width, style(Ink::Hint), desk));
        let (words, picture) = split_top(below, lines.len() as u16 + 1);
        put_lines(buffer, words, &lines, 0, desk);
        if picture.height < 3 {
            return;
        }
        let shown = term.method.map(|method| say!("glossary-watch", method = name(method)));
        let notes: Vec<Say> = std::iter::once(say!("glossary-play")).chain(shown).collect();
        let (board, note) = split_bottom(picture, notes.len() as u16);
        match self.opened(desk) {
            Ok(place) => {
                let title = desk.house.variant(term.game).map(|(entry, _)| entry.title.clone());
                let says = title.map(|title| say!("glossary-example", game = title, position = place.text()));
                put(
                    buffer,
                    board,
                    0,
                    &says.map_or_else(|_| String::new(), |says| desk.speak(&says)),
                    style(Ink::Key),
                    desk,
                );
                let look = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
                paint::scene(buffer, split_top(board, 2).1, &place.scene(), &look);
            }
            Err(fault) => put(buffer, board, 0, &fault.speak(desk.tongue), style(Ink::Warning), desk),
        }
        for (row, says) in notes.iter().enumerate() {
            put(buffer, note, row as u16, &desk.speak(says), style(Ink::Hint), desk);
        }
    }
}

/// Everything the oracle says of the position in front.
fn told(sitting: &Sitting, desk: &Desk) -> String {
    let Some(answer) = sitting.here().and_then(|known| known.verdict()) else { return String::new() };
    let steps = answer.reason.steps.iter().map(|step| &step.says);
    let says = std::iter::once(&answer.reason.claim).chain(steps).map(|says| desk.speak(says));
    says.collect::<Vec<_>>().join("\n")
}

impl Layer for Glossary {
    fn place(&self) -> Where {
        Where::Glossary
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            walking if self.list.act(walking, self.terms.len()) => {}
            // The first word to read next.
            Action::Right => {
                let next = self.term().see.first().and_then(|id| self.terms.iter().position(|term| term.id == *id));
                self.list.chosen = next.unwrap_or(self.list.chosen);
            }
            Action::Choose => return self.play(desk),
            Action::Theatre => return self.watch(desk),
            Action::Back | Action::Left => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        action != Action::Theatre || self.term().method.is_some()
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if self.list.mouse(mouse, self.terms.len(), 1) == Touch::Confirmed {
            return self.play(desk);
        }
        Go::Stay
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let style = |ink| desk.theme.style(ink);
        put(buffer, area, 0, &desk.speak(&say!("glossary")), style(Ink::Title), desk);
        let note = if self.used > 0 { say!("glossary-used") } else { say!("glossary-all") };
        put(buffer, area, 1, &desk.speak(&note), style(Ink::Hint), desk);
        let (_, below) = split_top(area, 3);
        let longest = self.terms.iter().map(|term| text::width(&desk.speak(&term.title()))).max().unwrap_or(0);
        let (list, page) = split_left(below, longest + 4);
        self.draw_terms(buffer, list, desk);
        let page = upright(buffer, page, desk);
        self.draw_page(buffer, page, desk);
        None
    }
}
