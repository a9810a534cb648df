//! The list of what a learner may do: lessons and exercises, each one line with its promise; Enter begins.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::tui::demo;
use crate::tui::desk::{Desk, Door, Go, Layer, Mouse, Source};
use crate::tui::glass::{put, put_line, split_top};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::puzzle::practice::Practice;
use crate::tui::theme::Ink;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// The guided game.
    Guided,
    /// The lessons.
    Lessons,
    /// One's own mistakes.
    Mistakes,
    /// What was done so far.
    Stats,
    /// Puzzles, as hard as the person is good.
    Puzzles,
    /// The puzzle of the day.
    Daily,
    /// P or N against the clock.
    Sprint,
    /// Starts that a beginner can win.
    Fair,
    /// The oracle plays itself.
    Demo,
    /// The words of the theory.
    Glossary,
    /// The judges' problems.
    Problems,
}

/// Lines an entry takes: its name and its promise.
const TALL: u16 = 2;

impl Course {
    /// Everything, in the order it is offered.
    const ALL: [Course; 11] = [
        Course::Guided,
        Course::Lessons,
        Course::Demo,
        Course::Puzzles,
        Course::Daily,
        Course::Sprint,
        Course::Fair,
        Course::Mistakes,
        Course::Stats,
        Course::Glossary,
        Course::Problems,
    ];

    fn words(self, desk: &Desk) -> (Say, Say) {
        match self {
            Course::Guided => (say!("guided-name"), say!("guided-promise")),
            Course::Lessons => (say!("lessons-name"), say!("lessons-promise")),
            Course::Mistakes => {
                let (due, open) = (desk.ledger.due(desk.today).len(), desk.ledger.open().len());
                (say!("mistakes-name"), say!("mistakes-promise", due = due, open = open))
            }
            Course::Stats => (say!("stats-name"), say!("stats-promise")),
            Course::Puzzles => (say!("puzzle-name"), say!("puzzle-promise")),
            Course::Daily => (say!("daily-name"), say!("daily-promise")),
            Course::Sprint => (say!("sprint-name"), say!("sprint-promise")),
            Course::Fair => (say!("fair-name"), say!("fair-promise")),
            Course::Demo => (say!("demo-name"), say!("demo-promise")),
            Course::Problems => (say!("problems-name"), say!("problems-promise")),
            Course::Glossary => (say!("glossary"), say!("glossary-promise")),
        }
    }

    fn way(self, desk: &mut Desk) -> Go {
        match self.door(desk) {
            Ok(door) => Go::To(door),
            Err(fault) => {
                desk.complain(&fault);
                Go::Stay
            }
        }
    }

    fn door(self, desk: &Desk) -> Result<Door, Fault> {
        Ok(match self {
            Course::Guided => Door::Guided,
            Course::Lessons => Door::Lessons,
            Course::Mistakes => Door::Mistakes(Source::Due),
            Course::Stats => Door::Stats,
            Course::Puzzles => Door::Puzzles(Practice::Series),
            Course::Daily => Door::Puzzles(Practice::Daily),
            Course::Sprint => Door::Puzzles(Practice::Sprint),
            Course::Fair => Door::Fair(None),
            Course::Demo => return demo::usual(desk),
            Course::Problems => Door::Problems,
            Course::Glossary => Door::Glossary,
        })
    }
}

/// The list of lessons and exercises.
#[derive(Default)]
pub struct Study {
    list: List,
}

impl Layer for Study {
    fn place(&self) -> Where {
        Where::Study
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            walking if self.list.act(walking, Course::ALL.len()) => Go::Stay,
            Action::Choose | Action::Right => Course::ALL[self.list.chosen].way(desk),
            Action::Back | Action::Left => Go::Back,
            _ => Go::Stay,
        }
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        match self.list.mouse(mouse, Course::ALL.len(), TALL) {
            Touch::Confirmed => self.act(Action::Choose, desk),
            Touch::Moved => Go::Stay,
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let style = |ink| desk.theme.style(ink);
        put(buffer, area, 0, &desk.speak(&say!("screen-study")), style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        for (row, i) in self.list.shown(below, Course::ALL.len(), TALL).enumerate() {
            let (name, promise) = Course::ALL[i].words(desk);
            let (mark, ink) = if i == self.list.chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
            let line = |words: String, ink| Line::from(Span::styled(words, style(ink)));
            let top = row as u16 * TALL;
            put_line(buffer, below, top, &line(format!("{mark} {}", desk.speak(&name)), ink), desk);
            put_line(buffer, below, top + 1, &line(format!("    {}", desk.speak(&promise)), Ink::Hint), desk);
        }
        None
    }
}
