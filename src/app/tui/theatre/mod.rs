//! The theatre of methods: a person chooses one that fits the position and sees it run, step by step, with its picture, its program and
//! the board; and may be asked for what the next step finds before it shows.

mod bars;
mod draw;
mod program;
mod quiz;
mod table;
mod taking;
mod told;
mod way;

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Door, Go, Layer, Mouse, MouseAct};
use crate::tui::key::{Code, Key};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::status::{refusal, thinking};
use crate::tui::theatre::quiz::Quiz;
use crate::tui::theatre::table::{Widths, widths};
use crate::tui::theatre::taking::Taking;
use crate::tui::thought::{Cue, Errand, Found};
use duel::house::Entry;
use duel::place::Place;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::scheme::Scheme;
use solve::trace::method::Method;
use solve::trace::run::Run;
use solve::trace::vast::{DEEPEST, DEPTH};

/// Steps of a page.
const PAGE: usize = 100;

/// The times between two steps, the slowest first.
const PACES: [u64; 6] = [2_000, 1_000, 500, 300, 120, 50];

/// The pace that a run begins with.
const USUAL: usize = 3;

/// The methods of the game below a position.
pub struct Stage {
    entry: Entry,
    place: Arc<dyn Place>,
    /// The methods that fit, once they are known.
    methods: Option<Result<Vec<Method>, Stop>>,
    /// The methods by which mixed moves are learnt, offered behind the others.
    learnings: Vec<(Method, Scheme)>,
    /// What was asked for at the door, until the person wants something else.
    cue: Option<Cue>,
    list: List,
    /// Whether one is being chosen.
    is_choosing: bool,
    seen: Option<Result<Arc<Run>, Stop>>,
    /// How wide its columns will become.
    widths: Widths,
    /// The step that shows, from 0.
    step: usize,
    is_running: bool,
    pace: usize,
    /// How deep a method goes that can be told.
    depth: usize,
    quiz: Option<Quiz>,
    taking: Taking,
}

impl Stage {
    /// The stage is set; nothing was run yet. The method of a cue runs as soon as it is known to fit.
    pub fn new(entry: Entry, place: Arc<dyn Place>, cue: Option<Cue>) -> Self {
        let learnings = place.mixing().map_or_else(Vec::new, |mixing| mixing.learnings());
        Stage {
            entry,
            place,
            methods: None,
            cue,
            learnings,
            list: List::default(),
            is_choosing: true,
            seen: None,
            widths: Widths::new(),
            step: 0,
            is_running: false,
            pace: USUAL,
            depth: DEPTH,
            quiz: None,
            taking: Taking::default(),
        }
    }

    fn fitting(&self) -> &[Method] {
        self.methods.as_ref().and_then(|methods| methods.as_ref().ok()).map_or(&[], Vec::as_slice)
    }

    /// How many methods are offered.
    fn offered(&self) -> usize {
        self.fitting().len() + if self.methods.is_some() { self.learnings.len() } else { 0 }
    }

    /// The way to learn that is pointed at.
    fn learning(&self) -> Option<Scheme> {
        let behind = self.list.chosen.checked_sub(self.fitting().len())?;
        self.learnings.get(behind).map(|(_, scheme)| *scheme)
    }

    /// The method that is chosen, or pointed at.
    fn method(&self) -> Option<Method> {
        self.fitting().get(self.list.chosen).copied()
    }

    /// The run that is wanted.
    fn wanted(&self) -> Option<Errand> {
        self.method().map(|method| Errand::Run(method, self.depth))
    }

    fn has_depth(&self) -> bool {
        !self.is_choosing && self.method().is_some_and(Method::has_depth)
    }

    /// Turns the depth dial, and runs the method again.
    fn dial(&mut self, depth: usize) {
        let depth = depth.clamp(1, DEEPEST);
        if self.has_depth() && depth != self.depth {
            self.depth = depth;
            self.choose();
        }
    }

    fn shown(&self) -> Option<&Arc<Run>> {
        self.seen.as_ref()?.as_ref().ok()
    }

    /// How many steps can be shown.
    fn steps(&self) -> usize {
        self.shown().map_or(0, |run| run.steps.len())
    }

    fn last(&self) -> usize {
        self.steps().saturating_sub(1)
    }

    fn go(&mut self, step: usize) {
        (self.is_running, self.step, self.quiz) = (false, step.min(self.last()), None);
    }

    /// The step of the next event, or of the one before; the ends where there is none.
    fn event(&self, is_back: bool) -> usize {
        let end = if is_back { 0 } else { self.last() };
        self.shown().and_then(|run| run.event(self.step, is_back)).unwrap_or(end)
    }

    fn run(&mut self) {
        self.is_running = !self.is_running && self.steps() > 1;
        if self.is_running && self.step == self.last() {
            self.step = 0;
        }
    }

    /// Runs the method that is pointed at, or opens its learning.
    fn choose(&mut self) -> Go {
        if let Some(scheme) = self.learning() {
            return Go::To(Door::Learning(Box::new(self.entry.clone()), self.place.clone(), scheme));
        }
        (self.is_choosing, self.seen, self.step, self.is_running, self.quiz) = (false, None, 0, false, None);
        self.cue = None;
        Go::Stay
    }

    /// Runs the method that was asked for at the door, if it fits; a learning is pointed at, for it has a screen of its own.
    fn choose_wanted(&mut self) {
        let Some(Cue { method: wanted, .. }) = self.cue else { return };
        if let Some(at) = self.fitting().iter().position(|method| *method == wanted) {
            self.list.chosen = at;
            (self.is_choosing, self.seen) = (false, None);
        } else if let Some(at) = self.learnings.iter().position(|(method, _)| *method == wanted) {
            self.list.chosen = self.fitting().len() + at;
        } else {
            self.cue = None;
        }
    }

    /// Whether one question follows another until the person has enough.
    fn is_asking(&self) -> bool {
        self.cue.is_some_and(|cue| cue.is_asking)
    }

    /// Asks for what comes next.
    fn ask(&mut self) {
        if let Some(quiz) = self.shown().and_then(|run| Quiz::after(run, self.step)) {
            self.go(quiz.step - 1);
            self.quiz = Some(quiz);
        }
    }

    /// Takes an answer: a right one shows the step and is told, a wrong one meets the reason.
    fn answer(&mut self) -> Option<Say> {
        let (run, quiz) = self.shown().cloned().zip(self.quiz.as_mut())?;
        quiz.is_wrong = !quiz.is_right(&run);
        if quiz.is_wrong {
            return None;
        }
        let step = quiz.step;
        self.go(step);
        if self.is_asking() {
            self.ask();
        }
        Some(say!("trace-right", answer = run.steps[step].asks.clone().unwrap_or_default()))
    }

    /// What is said while nothing can be seen.
    fn waiting(&self, desk: &Desk) -> Say {
        let refused = [self.methods.as_ref().and_then(|one| one.as_ref().err()), self.refused()];
        match (refused.into_iter().flatten().next(), &desk.slow) {
            (Some(Stop::TooLarge(why)), _) => say!("theatre-too-large", why = why.clone()),
            (Some(stop @ Stop::Asked), _) => refusal(stop),
            (_, Some(control)) => thinking(control),
            _ => say!("theatre-thinks"),
        }
    }

    fn refused(&self) -> Option<&Stop> {
        self.seen.as_ref()?.as_ref().err()
    }

    fn is_thinking(&self) -> bool {
        self.methods.is_none() || !self.is_choosing && self.seen.is_none() || self.taking.errand().is_some()
    }

    fn choosing(&mut self, action: Action) -> Go {
        let count = self.offered();
        match action {
            walking if self.list.act(walking, count) => {}
            Action::Step | Action::Right if count > 0 => return self.choose(),
            Action::Interrupt if self.methods.is_none() => self.methods = Some(Err(Stop::Asked)),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn stepping(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Step | Action::Right => self.go(self.step + 1),
            Action::Left => self.go(self.step.saturating_sub(1)),
            Action::Down | Action::Next => self.go(self.event(false)),
            Action::Up | Action::Previous => self.go(self.event(true)),
            Action::PageDown => self.go(self.step + PAGE),
            Action::PageUp => self.go(self.step.saturating_sub(PAGE)),
            Action::First => self.go(0),
            Action::Last => self.go(self.last()),
            Action::Run => self.run(),
            Action::Faster => self.pace = (self.pace + 1).min(PACES.len() - 1),
            Action::Slower => self.pace = self.pace.saturating_sub(1),
            Action::Method => (self.is_choosing, self.is_running) = (true, false),
            Action::Deeper => self.dial(self.depth + 1),
            Action::Shallower => self.dial(self.depth - 1),
            Action::Program => desk.next_program(),
            Action::Predict => self.ask(),
            Action::Interrupt if self.seen.is_none() => self.seen = Some(Err(Stop::Asked)),
            Action::Back if self.is_running => self.is_running = false,
            Action::Back if self.offered() > 1 => self.is_choosing = true,
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }
}

impl Layer for Stage {
    fn place(&self) -> Where {
        Where::Theatre
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Write => self.taking.ask(desk),
            Action::Interrupt if self.taking.stop() => desk.notice = Some(say!("screen-stopped")),
            _ if self.is_choosing => return self.choosing(action),
            _ => return self.stepping(action, desk),
        }
        Go::Stay
    }

    fn answered(&mut self, desk: &mut Desk) -> Go {
        self.taking.deliver(&self.entry, &*self.place, desk);
        Go::Stay
    }

    fn is_typing(&self) -> bool {
        self.quiz.is_some()
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        let quiz = self.quiz.as_mut()?;
        match key.code {
            Code::Esc => (self.quiz, self.cue) = (None, None),
            Code::Enter => desk.notice = self.answer(),
            _ => quiz.is_wrong &= !quiz.field.take(key),
        }
        Some(Go::Stay)
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        let choosable = self.offered();
        match action {
            Action::Interrupt => self.is_thinking(),
            Action::Up | Action::Down | Action::Next | Action::Previous if self.is_choosing => choosable > 1,
            Action::Step if self.is_choosing => choosable > 0,
            Action::Left | Action::First | Action::Up | Action::Previous => !self.is_choosing && self.step > 0,
            Action::Right | Action::Last | Action::Step | Action::Down | Action::Next => {
                !self.is_choosing && self.step < self.last()
            }
            Action::Run | Action::PageUp | Action::PageDown => !self.is_choosing && self.steps() > 1,
            Action::Faster | Action::Slower | Action::Program => !self.is_choosing && self.steps() > 0,
            Action::Predict => {
                !self.is_choosing && self.shown().is_some_and(|run| Quiz::after(run, self.step).is_some())
            }
            Action::Method => !self.is_choosing && choosable > 1,
            Action::Deeper => self.has_depth() && self.depth < DEEPEST,
            Action::Shallower => self.has_depth() && self.depth > 1,
            Action::Write => self.methods.as_ref().is_some_and(Result::is_ok),
            _ => true,
        }
    }

    fn label(&self, action: Action, _desk: &Desk) -> Option<Say> {
        (self.is_choosing && action == Action::Step).then(|| say!("trace-run-it"))
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            _ if self.is_choosing => {
                let count = self.offered();
                if self.list.mouse(mouse, count, draw::TALL) == Touch::Confirmed && count > 0 {
                    return self.choose();
                }
            }
            MouseAct::WheelUp => self.go(self.step.saturating_sub(1)),
            MouseAct::WheelDown | MouseAct::Press => self.go(self.step + 1),
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        let errand = match self.method() {
            _ if self.taking.errand().is_some() => self.taking.errand()?,
            None if self.methods.is_none() => Errand::Methods,
            Some(_) if !self.is_choosing && self.seen.is_none() => self.wanted()?,
            _ => return None,
        };
        Some((errand, self.place.clone()))
    }

    fn found(&mut self, errand: &Errand, found: Found) {
        match found {
            Found::Whole(whole) => self.taking.found(whole),
            Found::Methods(methods) => {
                self.methods = Some(methods);
                self.choose_wanted();
            }
            Found::Run(run) if self.wanted().as_ref() == Some(errand) => {
                self.widths = run.as_ref().map_or_else(|_| Widths::new(), |run| widths(run));
                self.seen = Some(run);
                if self.is_asking() {
                    self.ask();
                }
            }
            _ => {}
        }
    }

    fn is_playing(&self) -> bool {
        self.is_running
    }

    fn pace(&self) -> Duration {
        Duration::from_millis(PACES[self.pace])
    }

    fn beat(&mut self) {
        if self.is_running {
            self.step = (self.step + 1).min(self.last());
            self.is_running = self.step < self.last();
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.draw_all(buffer, area, desk)
    }
}

#[cfg(test)]
mod tests;
