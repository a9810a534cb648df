//! Puzzles on the screen: a position, a question, the answer pointed out or typed, and why it is right or wrong.

mod page;
pub mod practice;
mod problem;
mod tally;
pub(crate) mod trainer;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Go, Layer, Mouse, MouseAct};
use crate::tui::key::Key;
use crate::tui::keys::action::{Action, Where};
use crate::tui::puzzle::practice::Practice;
use crate::tui::puzzle::problem::{Problem, State};
use crate::tui::puzzle::tally::Timer;
use crate::tui::puzzle::trainer::{Next, Trainer};
use crate::tui::thought::{Errand, Found};
use duel::place::Place;
use ground::say;
use ground::say::Say;
use teach::puzzle::kind::Kind;

impl Trainer {
    /// Does what a key asks for.
    fn obey(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Hint => self.hint(desk),
            Action::Choose => return self.choose(desk),
            Action::Up | Action::Down | Action::Left | Action::Right => self.walk(action),
            Action::Next | Action::Previous => {
                let is_back = action == Action::Previous;
                if !self.problem.as_mut().is_some_and(|problem| problem.cycle(is_back)) && !is_back {
                    self.skip();
                }
            }
            Action::GiveUp => self.skip(),
            Action::View => return self.view(desk),
            Action::Line => {
                if let Some(problem) = self.problem.as_mut().filter(|problem| problem.is_pointing()) {
                    problem.is_typing = true;
                }
            }
            Action::PageDown => self.page.scroll.by(5),
            Action::PageUp => self.page.scroll.by(-5),
            Action::Back => return self.back(),
            _ => {}
        }
        Go::Stay
    }
}

impl Layer for Trainer {
    fn place(&self) -> Where {
        Where::Puzzle
    }

    fn is_typing(&self) -> bool {
        self.problem.as_ref().is_some_and(|problem| problem.is_typing && problem.is_asking())
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        self.put_away(desk);
        self.timer.look(desk.clock.now);
        let go = self.obey(action, desk);
        self.write_down(desk);
        go
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        let is_asked = self.problem.as_ref().is_some_and(|problem| !problem.is_done());
        let is_pointing = self.problem.as_ref().is_some_and(Problem::is_pointing);
        match action {
            Action::GiveUp | Action::Next => is_asked,
            Action::Choose => self.problem.as_ref().is_none_or(|it| it.is_done() || it.puzzle.kind != Kind::Outcome),
            Action::Up | Action::Down => is_pointing || self.is_over() || self.page.scroll.has_way(),
            Action::Left | Action::Right | Action::Previous | Action::Line => is_pointing,
            Action::PageUp | Action::PageDown => self.page.scroll.has_way(),
            Action::View => !is_asked && (self.problem.is_some() || self.is_over()),
            Action::Hint => self.has_hint(desk),
            _ => true,
        }
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        self.put_away(desk);
        self.timer.look(desk.clock.now);
        if self.is_over() {
            return None;
        }
        let given = self.problem.as_mut()?.take(key)?;
        self.page.fault = None;
        self.after(given, desk);
        self.write_down(desk);
        Some(Go::Stay)
    }

    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Go {
        if let Some(problem) = self.problem.as_mut().filter(|problem| problem.is_typing) {
            problem.field.paste(text);
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        self.put_away(desk);
        self.timer.look(desk.clock.now);
        match mouse.act {
            MouseAct::WheelUp => self.page.scroll.by(-2),
            MouseAct::WheelDown => self.page.scroll.by(2),
            MouseAct::Press => {
                let Some(problem) = self.problem.as_mut().filter(|problem| problem.is_pointing()) else {
                    return Go::Stay;
                };
                if let Some(spot) = self.page.hit(problem, mouse, desk) {
                    let is_there = problem.board.pointer.at == Some(spot);
                    problem.board.pointer.at = Some(spot);
                    if is_there {
                        return self.choose(desk);
                    }
                }
            }
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        if let Some(problem) = &self.problem
            && let State::Sent(text) = &problem.state
        {
            let place = problem.puzzle.place.clone();
            return Some((Errand::Mark(problem.puzzle.clone(), text.clone()), place));
        }
        match &self.next {
            Next::Ordered(order) => Some((Errand::Puzzle(order.clone()), self.anchor.clone())),
            Next::Ready(_) | Next::None(_) => None,
        }
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        match found {
            Found::Puzzle(found) => {
                self.next = match found {
                    Ok(Some(puzzle)) => Next::Ready(puzzle),
                    Ok(None) => Next::None(None),
                    Err(stop) => Next::None(Some(stop)),
                };
                self.arrive();
            }
            Found::Marked(found) => {
                let Some(problem) = &mut self.problem else { return };
                match found {
                    Ok(Ok(mark)) => {
                        problem.is_typing = false;
                        problem.state = State::Marked(mark);
                        self.page.fault = None;
                        self.count();
                    }
                    Ok(Err(fault)) => {
                        problem.state = State::Asking;
                        self.page.fault = Some(fault);
                    }
                    Err(_) => problem.state = State::Asking,
                }
            }
            _ => {}
        }
    }

    fn answered(&mut self, desk: &mut Desk) -> Go {
        if !self.is_viewing {
            self.write_down(desk);
        }
        Go::Stay
    }

    fn wants(&self, _desk: &Desk) -> Option<&'static [Action]> {
        Some(&[
            Action::Choose,
            Action::Up,
            Action::Hint,
            Action::GiveUp,
            Action::View,
            Action::Line,
            Action::Back,
            Action::Quit,
            Action::Help,
        ])
    }

    fn label(&self, action: Action, _desk: &Desk) -> Option<Say> {
        match (action, &self.problem) {
            (Action::Choose, _) if self.practice == Practice::Sprint && self.problem.is_none() => {
                Some(say!("puzzle-start"))
            }
            (Action::Choose, Some(problem)) if problem.is_done() => Some(say!("label-go-on")),
            (Action::Choose, Some(problem)) if problem.puzzle.kind != Kind::Outcome => Some(say!("puzzle-answer-key")),
            _ => None,
        }
    }

    fn is_playing(&self) -> bool {
        matches!(self.timer, Timer::Running(_)) && !self.is_viewing
    }

    fn leave(&mut self, desk: &mut Desk) {
        self.put_away(desk);
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.timer.look(desk.clock.now);
        page::title(buffer, area, self, desk);
        page::draw(buffer, area, self, desk)
    }
}

#[cfg(test)]
mod tests;
