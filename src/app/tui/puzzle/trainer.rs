//! Somebody who practises: the puzzle on the table, the next one already looked for, and how it goes.

use std::sync::Arc;

use ratatui::layout::Rect;
use rustc_hash::FxHashSet;

use crate::tui::desk::{Desk, Door, Go, Mouse};
use crate::tui::keys::action::Action;
use crate::tui::list::List;
use crate::tui::paint;
use crate::tui::pointer::Way;
use crate::tui::puzzle::practice::Practice;
use crate::tui::puzzle::problem::{Problem, State};
use crate::tui::puzzle::tally::{Tally, Timer};
use crate::tui::scroll::Scroll;
use crate::tui::sitting::{Purpose, Sitting};
use duel::history::Duel;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::scene::Spot;
use solve::judge::control::Stop;
use teach::note::Did;
use teach::opponent::Level;
use teach::puzzle::kind::Kind;
use teach::puzzle::make::Puzzle;
use teach::puzzle::mark::Mark;
use teach::puzzle::series::{Order, Series};

/// What was drawn where, and what was refused.
#[derive(Default)]
pub struct Page {
    /// How far the text is scrolled.
    pub scroll: Scroll,
    /// Why what was typed is no answer.
    pub fault: Option<Fault>,
    /// Where the board was drawn.
    pub board: Rect,
}

impl Page {
    /// The spot under the mouse that leads on.
    pub fn hit(&self, problem: &Problem, mouse: Mouse, desk: &Desk) -> Option<Spot> {
        let look = paint::Look {
            cursor: problem.board.pointer.at,
            scale: desk.scale,
            ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs())
        };
        let hit = paint::hit(self.board, &problem.board.scene().bare(), &look, mouse.x, mouse.y);
        let open = problem.board.pointer.open(problem.board.scene(), problem.board.choices());
        hit.filter(|spot| open.contains(spot))
    }
}

/// What is there of the next puzzle.
pub enum Next {
    /// It is being looked for.
    Ordered(Order),
    /// It is there.
    Ready(Box<Puzzle>),
    /// There is none, or the search was stopped.
    None(Option<Stop>),
}

/// The screen of puzzles.
pub struct Trainer {
    /// How it is practised.
    pub practice: Practice,
    series: Arc<Series>,
    /// The number of the next puzzle.
    number: u64,
    seen: Arc<FxHashSet<String>>,
    /// The puzzle on the table.
    pub problem: Option<Problem>,
    /// The one after it.
    pub next: Next,
    /// How it goes.
    pub tally: Tally,
    /// The clock of a sprint.
    pub timer: Timer,
    /// The missed ones at the end of a sprint.
    pub list: List,
    /// What the last answer of a sprint was.
    pub last: Option<Mark>,
    /// Any position, for orders are no questions about one.
    pub anchor: Arc<dyn Place>,
    today: u64,
    /// Whether the clock may be seen to move.
    pub has_motion: bool,
    /// Whether a position was opened on a board of its own.
    pub is_viewing: bool,
    /// What was drawn where.
    pub page: Page,
}

impl Trainer {
    /// Begins to practise; `None` in a house without games.
    pub fn new(practice: Practice, desk: &Desk) -> Option<Self> {
        let clock = desk.clock;
        let lots = clock.lots ^ clock.now.as_nanos() as u64;
        let series = Arc::new(practice.series(&desk.house, &desk.ledger.course().met, desk.today.into(), lots));
        let entry = desk.house.entries().first()?;
        let anchor = entry.open_preset(entry.presets.first()?).ok()?;
        let mut trainer = Trainer {
            practice,
            series,
            number: 0,
            seen: Arc::default(),
            problem: None,
            next: Next::None(None),
            tally: Tally::new(desk.ledger.rating()),
            timer: Timer::Waiting,
            list: List::default(),
            last: None,
            anchor,
            today: desk.today.into(),
            has_motion: desk.settings.motion,
            is_viewing: false,
            page: Page::default(),
        };
        trainer.order();
        Some(trainer)
    }

    /// Orders the next puzzle, as hard as the person is good by now.
    fn order(&mut self) {
        if !self.practice.goes_on(self.number) {
            self.next = Next::None(None);
            return;
        }
        let aim = self.practice.aim(self.tally.rating, self.today);
        let (series, seen) = (self.series.clone(), self.seen.clone());
        self.next = Next::Ordered(Order { series, number: self.number, aim, seen });
    }

    /// Lays the next puzzle on the table, if it is there, and orders the one after it.
    fn go_on(&mut self) {
        self.problem = None;
        if let Next::Ready(puzzle) = std::mem::replace(&mut self.next, Next::None(None)) {
            Arc::make_mut(&mut self.seen).insert(puzzle.print());
            self.number += 1;
            self.problem = Some(Problem::new(*puzzle));
            (self.page.scroll, self.page.fault) = (Scroll::default(), None);
            self.order();
        }
    }

    /// Whether the next puzzle may be laid on the table as soon as it is there.
    fn is_open(&self) -> bool {
        self.problem.is_none() && (self.practice != Practice::Sprint || matches!(self.timer, Timer::Running(_)))
    }

    /// Lays the next puzzle on the table if it is there and awaited.
    pub fn arrive(&mut self) {
        if self.is_open() && matches!(self.next, Next::Ready(_)) {
            self.go_on();
        }
    }

    /// Counts an answer that was just marked; in a sprint the next puzzle follows at once.
    pub fn count(&mut self) {
        let Some(problem) = &self.problem else { return };
        let State::Marked(mark) = problem.state.clone() else { return };
        self.tally.count(&problem.puzzle, mark.is_right, problem.hint.is_some());
        self.tick();
        if self.practice == Practice::Sprint {
            self.last = Some(mark);
            self.pass();
        }
    }

    /// Today's puzzle is done, whatever came of it.
    fn tick(&mut self) {
        if self.practice == Practice::Daily {
            self.tally.fresh.push(Did::Daily);
        }
    }

    /// One hint, which halves the gain.
    pub fn hint(&mut self, desk: &Desk) {
        if let Some(problem) = self.problem.as_mut().filter(|problem| problem.is_asking()) {
            problem.hint = problem.hinted(desk);
        }
    }

    /// Whether there is a hint to be had.
    pub fn has_hint(&self, desk: &Desk) -> bool {
        self.problem
            .as_ref()
            .is_some_and(|problem| problem.is_asking() && problem.hint.is_none() && problem.hinted(desk).is_some())
    }

    /// Writes down what was tried since.
    pub fn write_down(&mut self, desk: &mut Desk) {
        for did in std::mem::take(&mut self.tally.fresh) {
            desk.note(did);
        }
    }

    /// Leaves the puzzle for the next one, which may have to be waited for.
    pub fn pass(&mut self) {
        self.problem = None;
        self.arrive();
    }

    /// Whether the time of a sprint is over.
    pub fn is_over(&self) -> bool {
        self.practice == Practice::Sprint && self.timer == Timer::Over
    }

    /// Goes on: starts the clock, hands an answer in, or takes the next puzzle.
    pub fn choose(&mut self, desk: &mut Desk) -> Go {
        match (&mut self.problem, self.practice, self.timer) {
            (_, Practice::Sprint, Timer::Waiting | Timer::Over) => self.start(desk),
            (Some(problem), ..) if problem.is_done() => {
                if !self.practice.goes_on(self.number) {
                    return Go::Back;
                }
                self.pass();
            }
            (Some(problem), ..) => {
                let given = problem.choose();
                self.after(given, desk);
            }
            (None, ..) => self.arrive(),
        }
        Go::Stay
    }

    /// Starts the clock of a sprint.
    fn start(&mut self, desk: &Desk) {
        self.timer = Timer::Running(desk.clock.now);
        self.tally = Tally::new(self.tally.rating);
        (self.problem, self.last, self.list) = (None, None, List::default());
        self.arrive();
    }

    /// Takes in whether what was handed in was an answer.
    pub fn after(&mut self, given: Result<(), Fault>, desk: &mut Desk) {
        match given {
            Ok(()) => self.count(),
            Err(fault) => desk.complain(&fault),
        }
    }

    /// Gives the puzzle up: its answer shows, and it counts as missed.
    pub fn skip(&mut self) {
        let Some(problem) = self.problem.as_mut().filter(|problem| !problem.is_done()) else { return };
        problem.state = State::Skipped;
        self.page.fault = None;
        problem.is_typing = false;
        self.tally.count(&problem.puzzle, false, false);
        self.tick();
        if self.practice == Practice::Sprint {
            self.last = None;
            self.pass();
        }
    }

    /// Opens the position on a board of its own, with all that the oracle says of it.
    pub fn view(&mut self, desk: &mut Desk) -> Go {
        let missed = self.is_over().then(|| self.tally.missed.get(self.list.chosen)).flatten();
        let done = self.problem.as_ref().filter(|problem| problem.is_done()).map(|problem| &problem.puzzle);
        let Some(puzzle) = missed.or(done) else {
            desk.notice = Some(say!("puzzle-view-later"));
            return Go::Stay;
        };
        let duel = Duel::new(puzzle.entry.clone(), puzzle.place.clone());
        let you = puzzle.place.to();
        let sitting = Sitting::new(duel, Some(you), Level::Perfect, 1).meant_for(Purpose::Lesson);
        desk.sittings.push(sitting);
        self.is_viewing = true;
        Go::To(Door::Play)
    }

    /// Puts away the board of its own.
    pub fn put_away(&mut self, desk: &mut Desk) {
        self.write_down(desk);
        if std::mem::take(&mut self.is_viewing) {
            desk.sittings.pop();
            desk.tab = None;
        }
    }

    /// Moves the finger, or scrolls where nothing is pointed at.
    pub fn walk(&mut self, action: Action) {
        let missed = self.tally.missed.len();
        if self.is_over() {
            self.list.act(action, missed);
            return;
        }
        let way = match action {
            Action::Up => Way::Up,
            Action::Down => Way::Down,
            Action::Left => Way::Left,
            _ => Way::Right,
        };
        let is_moved = self.problem.as_mut().is_some_and(|problem| problem.go(way));
        match action {
            Action::Up if !is_moved => self.page.scroll.by(-1),
            Action::Down if !is_moved => self.page.scroll.by(1),
            _ => {}
        }
    }

    /// Takes a chosen spot or a typed line back; else leaves.
    pub fn back(&mut self) -> Go {
        let Some(problem) = self.problem.as_mut().filter(|problem| problem.is_asking()) else { return Go::Back };
        let has_board = problem.puzzle.kind == Kind::Only && !problem.board.choices().is_empty();
        let is_taken = has_board && (std::mem::take(&mut problem.is_typing) || problem.board.pointer.back());
        if is_taken { Go::Stay } else { Go::Back }
    }
}
