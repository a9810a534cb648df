//! Everything that a lesson claims, asked of the oracle; and with it what its questions take for right.

use std::mem;
use std::sync::Arc;

use crate::lesson::answer::{Question, Solution};
use crate::lesson::form::{Body, Lesson, Live};
use crate::lesson::joined::Span;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;

/// Work, in ticks of an engine, that one key of a lesson may cost. What costs more is too large to be taught.
pub const BUDGET: u64 = 5_000_000;

/// What the oracle says of a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checked {
    /// What is false, or too large to be settled, in the order of the lines.
    pub mistakes: Vec<Mistake>,
    /// What is to be known of each page.
    pub keys: Vec<Option<PageKey>>,
}

/// What is right on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum PageKey {
    /// What the question there takes for right.
    Solution(Solution),
    /// The moves that are lit on the board.
    Lit(Vec<String>),
}

impl Lesson {
    /// Asks the oracle everything.
    ///
    /// Errors: told to stop, and nothing else.
    pub fn check(&self, control: &Control) -> Result<Checked, Stop> {
        let mut checker = Checker { lesson: self, control, mistakes: Vec::new() };
        let mut keys = Vec::new();
        for page in &self.pages {
            keys.push(page.live.as_ref().map(|live| checker.live(live)).transpose()?.flatten());
        }
        let mut mistakes = mem::take(&mut checker.mistakes);
        mistakes.sort_by_key(|mistake| (mistake.line, mistake.column));
        Ok(Checked { mistakes, keys })
    }
}

impl PageKey {
    /// The moves to be lit.
    pub fn lit(&self) -> &[String] {
        match self {
            PageKey::Solution(solution) => solution.lit(),
            PageKey::Lit(moves) => moves,
        }
    }
}

struct Checker<'l> {
    lesson: &'l Lesson,
    control: &'l Control,
    mistakes: Vec<Mistake>,
}

impl Checker<'_> {
    fn wrong(&mut self, at: &Span, fault: Fault) {
        self.mistakes.push(self.lesson.source.mistake(at.clone(), fault));
    }

    fn says_false(&mut self, at: &Span, says: Say, so: Say) {
        self.wrong(at, Fault::new(Kind::BadParameter, says).expecting(so));
    }

    /// Asks one question within the budget; where it is too large that is a mistake of the lesson.
    fn ask<T>(&mut self, at: &Span, ask: impl Fn(&Control) -> Result<T, Stop>) -> Result<Option<T>, Stop> {
        let bounded = |control: &Control| match ask(control) {
            Err(Stop::TooLarge(why)) => Ok(Err(why)),
            other => other.map(Ok),
        };
        let why = match self.control.ration(BUDGET, bounded)? {
            Some(Ok(found)) => return Ok(Some(found)),
            Some(Err(why)) => why,
            None => say!("lesson-too-long", budget = BUDGET),
        };
        self.wrong(at, Fault::new(Kind::TooLarge, why).expecting(say!("lesson-expect-smaller")));
        Ok(None)
    }

    /// Whether a method that can be watched there fits.
    fn runs(&mut self, at: &Span, place: &Arc<dyn Place>, method: Method) -> Result<(), Stop> {
        let Some(methods) = self.ask(at, |control| place.methods(control))? else { return Ok(()) };
        if !methods.contains(&method) {
            let names: Vec<&str> = methods.iter().map(|method| method.name()).collect();
            let expected = say!("trace-expect-method", methods = names);
            self.says_false(at, say!("trace-does-not-fit", method = method.name()), expected);
        }
        Ok(())
    }

    fn live(&mut self, live: &Live) -> Result<Option<PageKey>, Stop> {
        let place = &live.place;
        match &live.body {
            Body::Board { is_lit, method } => {
                if let Some(method) = method {
                    self.runs(&live.at, place, *method)?;
                }
                if !is_lit {
                    return Ok(None);
                }
                Ok(self.ask(&live.at, |control| place.best(control))?.map(|(_, best, _)| PageKey::Lit(best)))
            }
            Body::Claims(stated) => {
                for one in stated {
                    if let Some(Some(so)) = self.ask(&one.at, |control| one.claim.refuted(place, control))? {
                        self.says_false(&one.at, say!("lesson-false", key = one.name, text = one.text.clone()), so);
                    }
                }
                Ok(None)
            }
            Body::Question(question) => self.question(question, place),
            Body::Task(task) => {
                if let Some(value) = self.ask(&task.at, |control| place.value(control))?
                    && let Some(so) = task.refuted(&value)
                {
                    self.says_false(&task.at, say!("lesson-goal-lost"), so);
                }
                Ok(None)
            }
        }
    }

    fn question(&mut self, question: &Question, place: &Arc<dyn Place>) -> Result<Option<PageKey>, Stop> {
        let solution = match self.ask(&question.at, |control| question.answer.solve(place, control))? {
            Some(Ok(solution)) => solution,
            Some(Err(fault)) => {
                self.wrong(&question.at, fault);
                return Ok(None);
            }
            None => return Ok(None),
        };
        for foreseen in &question.wrong {
            let is_right = self.ask(&foreseen.at, |control| solution.takes(&foreseen.given, place, control))?;
            if is_right == Some(true) {
                self.says_false(&foreseen.at, say!("lesson-wrong-right"), say!("lesson-expect-wrong"));
            }
        }
        Ok(Some(PageKey::Solution(solution)))
    }
}
