//! The room of judges' problems: each with its statement, hints, law and sample; Enter puts the sample on a board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::tui::desk::{Desk, Door, Go, Layer, Mouse};
use crate::tui::glass::{paragraph, put, put_line, sign, split_left, split_top, upright};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::scroll::Scroll;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::text;
use crate::tui::theme::Ink;
use duel::history::Duel;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Say;
use judge::case::Case;
use judge::catalogue::Catalogue;
use judge::input::Input;
use judge::problem::Problem;
use judge::truth::Truth;
use solve::judge::control::Control;
use teach::opponent::Level;

/// What a sample's lots are drawn from: every sample goes the same way.
const SEED: u64 = 1;

/// The problems.
pub struct Problems {
    catalogue: Catalogue,
    list: List,
    scroll: Scroll,
    /// Hints of the problem pointed at that are shown.
    hints: usize,
    /// Whether its law is.
    is_open: bool,
}

impl Default for Problems {
    /// All problems, the first one chosen.
    fn default() -> Self {
        let (catalogue, _) = Catalogue::new(&[]);
        Problems { catalogue, list: List::default(), scroll: Scroll::default(), hints: 0, is_open: false }
    }
}

impl Problems {
    fn problem(&self) -> &Problem {
        &self.catalogue.problems()[self.list.chosen]
    }

    fn count(&self) -> usize {
        self.catalogue.problems().len()
    }

    /// Another problem begins at its top, with nothing given away.
    fn turned(&mut self, before: usize) {
        if self.list.chosen != before {
            (self.hints, self.is_open) = (0, false);
            self.scroll.go_to_start();
        }
    }

    /// Puts the test on the table on which a program failed last, or the first sample, the oracle at hand.
    fn play(&self, desk: &mut Desk) -> Go {
        match self.sample(desk) {
            Ok(sitting) => {
                desk.sittings.push(sitting.meant_for(Purpose::Lesson));
                Go::To(Door::Example)
            }
            Err(fault) => {
                desk.complain(&fault);
                Go::Stay
            }
        }
    }

    fn sample(&self, desk: &Desk) -> Result<Sitting, Fault> {
        let problem = self.problem();
        let none = || Fault::new(Kind::BadPosition, say!("judge-no-position"));
        let failed = desk.ledger.course().failed.get(&problem.id).map(|failed| failed.input.as_str());
        let sample = problem.samples.first().map(|sample| sample.input.as_str());
        let case = failed.or(sample).and_then(|input| first_case(problem, input)).ok_or_else(none)?;
        let control = Control::new();
        let mut truth = Truth::new(&desk.house, problem, &control);
        let entry = desk.house.find(problem.game.as_ref().ok_or_else(none)?)?.clone();
        let place = truth.place(&case)?;
        Ok(Sitting::new(Duel::new(entry, place), None, Level::Perfect, SEED))
    }

    fn draw_list(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let (solved, failed) = (&desk.ledger.course().solved, &desk.ledger.course().failed);
        for (row, i) in self.list.shown(area, self.count(), 1).enumerate() {
            let problem = &self.catalogue.problems()[i];
            let (mark, ink) = if i == self.list.chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
            let tick = match (failed.contains_key(&problem.id), solved.contains(&problem.id)) {
                (true, _) => sign(desk, "✗", "x"),
                (_, true) => sign(desk, "✓", "+"),
                _ => " ",
            };
            let line = format!("{mark}{tick} {}", problem.id);
            put_line(buffer, area, row as u16, &Line::from(Span::styled(line, desk.theme.style(ink))), desk);
        }
    }

    /// The page of the problem pointed at.
    fn lines(&self, width: u16, desk: &Desk) -> Vec<Line<'static>> {
        let style = |ink| desk.theme.style(ink);
        let problem = self.problem();
        let mut page = Page { lines: Vec::new(), width, desk };
        page.says(&problem.titled(), style(Ink::Title));
        page.gap();
        page.says(&problem.statement.say(), style(Ink::Text));
        for (head, words) in [(say!("judge-page-input"), &problem.input), (say!("judge-page-output"), &problem.output)]
        {
            page.says(&say!("judge-page-part", head = head, says = words.say()), style(Ink::Text));
        }
        if let Some(sample) = problem.samples.first() {
            page.gap();
            page.says(&say!("judge-page-sample"), style(Ink::Key));
            page.text(&sample.input, style(Ink::Text));
            page.says(&say!("judge-page-answer"), style(Ink::Key));
            page.text(&sample.output, style(Ink::Text));
        }
        page.failed(problem);
        page.gap();
        for (at, hint) in problem.hints.iter().enumerate().take(self.hints) {
            let says = say!("judge-page-hint", n = at + 1, of = problem.hints.len(), says = hint.say());
            page.says(&says, style(Ink::Text));
        }
        if self.is_open {
            for (head, words) in [(say!("judge-page-law"), &problem.law_words), (say!("judge-page-why"), &problem.why)]
            {
                page.says(&say!("judge-page-part", head = head, says = words.say()), style(Ink::Text));
            }
        }
        if let Some(lesson) = &problem.lesson {
            page.says(&say!("judge-page-lesson", lesson = &**lesson), style(Ink::Hint));
        }
        page.says(&say!("problems-judge", id = &*problem.id), style(Ink::Hint));
        page.lines
    }
}

/// Lines that are being written.
struct Page<'d> {
    lines: Vec<Line<'static>>,
    width: u16,
    desk: &'d Desk,
}

impl Page<'_> {
    fn says(&mut self, says: &Say, style: Style) {
        self.lines.extend(paragraph(&self.desk.speak(says), self.width, style, self.desk));
    }

    fn text(&mut self, text: &str, style: Style) {
        self.lines.extend(text.lines().map(|line| Line::from(Span::styled(format!("  {line}"), style))));
    }

    /// The test on which a program failed last, with both answers.
    fn failed(&mut self, problem: &Problem) {
        let Some(failed) = self.desk.ledger.course().failed.get(&problem.id) else { return };
        let [text, key] = [Ink::Text, Ink::Key].map(|ink| self.desk.theme.style(ink));
        self.gap();
        self.says(&say!("problems-failed"), self.desk.theme.style(Ink::Warning));
        self.text(&failed.input, text);
        for (head, answer) in [(say!("judge-yours"), &failed.got), (say!("judge-right"), &failed.want)] {
            self.says(&head, key);
            self.text(answer, text);
        }
        self.says(&say!("problems-failed-board"), self.desk.theme.style(Ink::Hint));
    }

    fn gap(&mut self) {
        self.lines.push(Line::default());
    }
}

/// The first test of an input.
fn first_case(problem: &Problem, input: &str) -> Option<Case> {
    let cases = problem.layout.read(&mut Input::new(input)).ok()?;
    cases.into_iter().next().map(|(case, _)| case)
}

impl Layer for Problems {
    fn place(&self) -> Where {
        Where::Problems
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        let (before, count) = (self.list.chosen, self.count());
        match action {
            Action::PageDown => self.scroll.by(5),
            Action::PageUp => self.scroll.by(-5),
            Action::Hint => self.hints = (self.hints + 1).min(self.problem().hints.len()),
            Action::Reveal => self.is_open = true,
            Action::Choose => return self.play(desk),
            Action::Back | Action::Left => return Go::Back,
            walking => _ = self.list.act(walking, count),
        }
        if matches!(action, Action::Hint | Action::Reveal) {
            self.scroll.go_to_end();
        }
        self.turned(before);
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::Hint => self.hints < self.problem().hints.len(),
            Action::Reveal => !self.is_open,
            Action::Choose => self.problem().game.is_some(),
            Action::PageDown | Action::PageUp => self.scroll.has_way(),
            _ => true,
        }
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        let (before, count) = (self.list.chosen, self.count());
        let touch = self.list.mouse(mouse, count, 1);
        self.turned(before);
        if touch == Touch::Confirmed { self.play(desk) } else { Go::Stay }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let style = |ink| desk.theme.style(ink);
        put(buffer, area, 0, &desk.speak(&say!("problems-name")), style(Ink::Title), desk);
        let solved = desk.ledger.course().solved.len();
        let note = say!("problems-solved", solved = solved, of = self.count());
        put(buffer, area, 1, &desk.speak(&note), style(Ink::Hint), desk);
        let (_, below) = split_top(area, 3);
        let longest = self.catalogue.problems().iter().map(|problem| text::width(&problem.id)).max().unwrap_or(0);
        let (list, page) = split_left(below, longest + 5);
        self.draw_list(buffer, list, desk);
        let page = upright(buffer, page, desk);
        let lines = self.lines(page.width, desk);
        self.scroll.put(buffer, page, &lines, desk);
        None
    }
}
