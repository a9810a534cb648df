//! A lesson being taken: the page in front, what was answered and said there, and when the next one comes.

use std::sync::Arc;

use ratatui::layout::Rect;

use crate::tui::desk::{Desk, Door, Go};
use crate::tui::field::Field;
use crate::tui::play::Play;
use crate::tui::scroll::Scroll;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::theme::Ink;
use crate::tui::thought::Cue;
use duel::history::Duel;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use teach::lesson::answer::{Question, Reply, Solution};
use teach::lesson::check::{Checked, PageKey};
use teach::lesson::claim::listed;
use teach::lesson::form::{Body, Lesson, Live, Page};
use teach::lesson::markdown::Shape;
use teach::lesson::runs::{Text, words};
use teach::lesson::shipped::shipped;
use teach::lesson::task::Task;
use teach::note;
use teach::note::Did;
use teach::opponent::Level;

/// What the opponent's lots are drawn from: every lesson goes the same way.
const SEED: u64 = 1;

/// A lesson being taken.
#[expect(clippy::struct_excessive_bools, reason = "states of a page that have nothing to do with each other")]
pub struct Lecture {
    pub(super) lesson: Arc<Lesson>,
    /// What the oracle says of it, once it does.
    pub(super) checked: Option<Result<Checked, Stop>>,
    pub(super) page: usize,
    pub(super) is_slides: bool,
    pub(super) play: Play,
    /// What is being typed.
    pub(super) field: Field,
    /// Whether a move is being typed.
    pub(super) is_writing: bool,
    /// What was said to the last answer.
    pub(super) said: Vec<(Say, Ink)>,
    pub(super) is_revealed: bool,
    /// Pages whose question is answered, or whose game is won.
    pub(super) done: Vec<bool>,
    /// The page from which the next one was asked for past an open question.
    wants_on: Option<usize>,
    pub(super) sheet: Sheet,
    /// Parts of a slide that are revealed.
    pub(super) shown: usize,
    /// Whether the teacher's notes show under a slide.
    pub(super) has_notes: bool,
    /// The lesson that comes after this one.
    pub(super) next: Option<Arc<Lesson>>,
}

/// Where a page was drawn, and how far its words are scrolled.
#[derive(Default)]
pub struct Sheet {
    /// How far the words are scrolled.
    pub scroll: Scroll,
    /// Where the last board was drawn.
    pub board: Rect,
}

/// What a page wants of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// To be read.
    Reading,
    /// A move on the board, or a split.
    Pointing,
    /// A number or an outcome.
    Typing,
    /// A game.
    Playing,
}

/// The lesson that comes after one that ships.
fn following(lesson: &Lesson, desk: &Desk) -> Option<Arc<Lesson>> {
    let all = shipped(desk.tongue.language);
    let at = all.iter().position(|one| one.name == lesson.name())?;
    all.get(at + 1)?.read(&desk.house).ok().map(Arc::new)
}

impl Lecture {
    /// Opens a lesson at its first page.
    pub fn new(lesson: Arc<Lesson>, is_slides: bool, desk: &mut Desk) -> Self {
        let mut lecture = Lecture {
            done: vec![false; lesson.pages.len()],
            next: following(&lesson, desk),
            lesson,
            checked: None,
            page: 0,
            is_slides,
            play: Play::default(),
            field: Field::default(),
            is_writing: false,
            said: Vec::new(),
            is_revealed: false,
            wants_on: None,
            sheet: Sheet::default(),
            shown: 0,
            has_notes: false,
        };
        desk.tab = None;
        lecture.page = lecture.first();
        lecture.lay(desk);
        lecture
    }

    /// The page a lesson begins with: one that bears a title alone is a slide, and nothing to be read.
    pub(super) fn first(&self) -> usize {
        usize::from(self.lesson.is_titled() && !self.is_slides)
    }

    pub(super) fn here(&self) -> &Page {
        &self.lesson.pages[self.page]
    }

    /// What is read on the page without its heading: on a slide one part is revealed after another.
    pub(super) fn paragraphs(&self) -> impl Iterator<Item = &(Shape, Text)> {
        self.here().blocks.iter().filter(|(shape, _)| *shape != Shape::Heading)
    }

    /// Puts the position of the page on the table.
    fn lay(&mut self, desk: &mut Desk) {
        let page = &self.lesson.pages[self.page];
        let sitting = page.live.as_ref().map(|live| {
            let you: Option<Side> = page.task().map(|(live, task)| task.you(live.place.to()));
            let duel = Duel::new(live.entry.clone(), live.place.clone());
            Sitting::new(duel, you, Level::Perfect, SEED).meant_for(Purpose::Lesson)
        });
        desk.sittings = sitting.into_iter().collect();
        self.play = Play::default();
        (self.field, self.is_writing) = (Field::default(), false);
        self.said.clear();
        (self.is_revealed, self.wants_on) = (false, None);
        self.sheet.scroll.go_to_start();
        self.shown = 0;
    }

    /// The question of the page, if it is still open.
    pub(super) fn open_question(&self) -> Option<(&Live, &Question)> {
        self.here().question().filter(|_| !self.done[self.page])
    }

    pub(super) fn mood(&self) -> Mood {
        match self.open_question() {
            _ if self.here().task().is_some() => Mood::Playing,
            Some((_, question)) if question.answer.is_move() => Mood::Pointing,
            Some(_) => Mood::Typing,
            None => Mood::Reading,
        }
    }

    /// What the oracle found for the page.
    pub(super) fn key(&self) -> Option<&PageKey> {
        self.checked.as_ref()?.as_ref().ok()?.keys.get(self.page)?.as_ref()
    }

    fn solution(&self) -> Option<&Solution> {
        match self.key() {
            Some(PageKey::Solution(solution)) => Some(solution),
            _ => None,
        }
    }

    fn says(&mut self, text: Option<&Text>, or: Say, ink: Ink) {
        self.said = vec![(text.map_or(or, |text| Say::verbatim(words(text))), ink)];
        self.sheet.scroll.go_to_end();
    }

    pub(super) fn turn(&mut self, page: usize, desk: &mut Desk) -> Go {
        self.page = page;
        self.lay(desk);
        let (course, name) = (desk.ledger.course(), self.lesson.name());
        // One page a day tells that the lesson was taken.
        if !(course.days.contains(&desk.today) && course.pages.contains(name)) {
            desk.note(Did::Page(note::Lesson { name: name.to_owned() }));
        }
        Go::Stay
    }

    /// The next page; past an open question only when asked a second time.
    pub(super) fn forth(&mut self, desk: &mut Desk) -> Go {
        if self.is_slides && self.shown < self.paragraphs().count() {
            self.shown += 1;
            return Go::Stay;
        }
        if self.open_question().is_some() && self.wants_on.is_none() {
            self.wants_on = Some(self.page);
            self.said = vec![(say!("lesson-unanswered"), Ink::Hint)];
            return Go::Stay;
        }
        if self.page + 1 < self.lesson.pages.len() {
            return self.turn(self.page + 1, desk);
        }
        match (&self.next, self.done[self.page]) {
            (_, false) => Go::Stay,
            (Some(next), true) => Go::Instead(Door::Lesson(next.clone(), self.is_slides)),
            (None, true) => Go::Back,
        }
    }

    /// Whether the game at the end is won.
    pub(super) fn is_finished(&self) -> bool {
        self.page + 1 == self.lesson.pages.len() && self.done[self.page] && self.here().task().is_some()
    }

    pub(super) fn back(&mut self, desk: &mut Desk) -> Go {
        if self.page <= self.first() { Go::Stay } else { self.turn(self.page - 1, desk) }
    }

    /// Judges what was typed.
    pub(super) fn answer(&mut self, text: &str) {
        let lesson = self.lesson.clone();
        let Some((live, question)) = lesson.pages[self.page].question() else { return };
        let Some(solution) = self.solution().cloned() else {
            self.said = vec![(say!("lesson-being-checked"), Ink::Hint)];
            return;
        };
        match question.answer(&live.place, &solution, text, &Control::new()) {
            Ok(Reply::Right) => {
                self.done[self.page] = true;
                let says = question
                    .right
                    .as_ref()
                    .map_or(say!("lesson-right"), |text| say!("lesson-right-said", says = Say::verbatim(words(text))));
                self.said = vec![(says, Ink::Won)];
                self.sheet.scroll.go_to_end();
                self.is_writing = false;
            }
            Ok(Reply::Wrong(reply)) => {
                self.says(reply.as_ref(), say!("lesson-wrong"), Ink::Warning);
                (self.field, self.is_writing) = (Field::default(), false);
            }
            Ok(Reply::NoAnswer(fault)) => {
                // What could not be read stays, to be mended.
                self.said = vec![(fault.says, Ink::Warning)];
                self.said.extend(fault.expected.map(|expected| (say!("lesson-wanted", what = expected), Ink::Hint)));
            }
            Err(_) => self.said = vec![(say!("screen-stopped"), Ink::Hint)],
        }
        self.wants_on = None;
    }

    /// Judges the move that was made on the board, and puts the board back as it was unless it is right.
    pub(super) fn judge(&mut self, desk: &mut Desk) {
        let Some(sitting) = desk.sitting_mut() else { return };
        if sitting.duel.ply() == 0 {
            return;
        }
        let text = sitting.duel.node().mv.clone();
        self.answer(&text);
        if !self.done[self.page] {
            sitting.undo();
        }
    }

    /// What comes of the game, once it is over.
    pub(super) fn outcome(&self, desk: &Desk) -> Option<(bool, Option<&Text>)> {
        let (live, task): (&Live, &Task) = self.here().task()?;
        let ending = desk.sitting()?.place().ending()?;
        let is_reached = task.goal.is_reached(&ending, task.you(live.place.to()));
        Some((is_reached, if is_reached { task.win.as_ref() } else { task.lose.as_ref() }))
    }

    /// Notes that the lesson is done, once the game at its end is won.
    pub(super) fn finish(&mut self, desk: &mut Desk) {
        let is_last = self.page + 1 == self.lesson.pages.len();
        if self.done[self.page] || !self.outcome(desk).is_some_and(|(is_reached, _)| is_reached) {
            return;
        }
        self.done[self.page] = true;
        if is_last {
            let name = self.lesson.name().to_owned();
            desk.note(Did::Lesson(note::Lesson { name }));
        }
    }

    /// Goes on when the game is over: out of the lesson, or again.
    pub(super) fn go_on(&mut self, desk: &mut Desk) -> Go {
        match self.outcome(desk) {
            Some((true, _)) => self.forth(desk),
            Some((false, _)) => self.turn(self.page, desk),
            None => Go::Stay,
        }
    }

    /// The method that can be seen to run on the board of the page.
    pub(super) fn method(&self) -> Option<Method> {
        match self.here().live.as_ref()?.body {
            Body::Board { method, .. } => method,
            _ => None,
        }
    }

    /// The way to it; the person is asked for each cell before it shows.
    pub(super) fn watch(&self) -> Go {
        let Some((method, live)) = self.method().zip(self.here().live.as_ref()) else { return Go::Stay };
        let cue = Cue { method, is_asking: true };
        Go::To(Door::Theatre(Box::new(live.entry.clone()), live.place.clone(), Some(cue)))
    }

    pub(super) fn hint(&mut self) {
        let lesson = self.lesson.clone();
        if let Some((_, question)) = lesson.pages[self.page].question() {
            self.says(question.hint.as_ref(), say!("lesson-no-hint"), Ink::Hint);
        }
    }

    /// Shows what is right: lit on the board, and in words where a question was asked.
    pub(super) fn reveal(&mut self) {
        if self.checked.is_none() {
            self.said = vec![(say!("lesson-being-checked"), Ink::Hint)];
            return;
        }
        self.is_revealed = !self.is_revealed;
        self.said.clear();
        if self.is_revealed {
            let says = match self.key() {
                Some(PageKey::Solution(solution)) => solution.says(),
                Some(PageKey::Lit(moves)) => say!("lesson-lit", moves = listed(moves)),
                None => say!("lesson-nothing-hidden"),
            };
            self.said = vec![(says, Ink::Key)];
        }
    }
}
