//! Regret theatre: two sides learn a game with mixed moves from each other; bars move, exploitability falls, and one may slide back
//! and forth in the iterations.

mod bars;
mod plot;
mod state;
mod told;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::tui::desk::{Desk, Door, Go, Layer, Mouse, MouseAct};
use crate::tui::glass::{
    first_shown, paragraph, put, put_lines, split_bottom, split_left, split_top, told as fit, upright,
};
use crate::tui::heading::heading;
use crate::tui::keys::action::{Action, Where};
use crate::tui::regret::bars::Bars;
use crate::tui::regret::plot::Plot;
use crate::tui::regret::state::State;
use crate::tui::sitting::Sitting;
use crate::tui::start::seated;
use crate::tui::status::{refusal, thinking};
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found};
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::fault::Fault;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::learning::{DECADE, Mark, Record, Set};
use solve::judge::scheme::Scheme;
use solve::trace::method::Method;
use teach::opponent::Level;
use teach::staged::name;

/// Columns from which the falling line stands beside the bars.
const WIDE: u16 = 120;

/// Rows that are kept for the falling line below them.
const PLOT: u16 = 6;

/// Rows below which less is said.
const LOW: u16 = 30;

/// Information sets of a page.
const PAGE: isize = 10;

/// The learning of a game.
pub struct Drama {
    entry: Entry,
    place: Arc<dyn Place>,
    state: State,
}

impl Drama {
    /// Nothing is learnt yet; the game has this way to learn.
    pub fn new(entry: Entry, place: Arc<dyn Place>, scheme: Scheme) -> Self {
        let learnings = place.mixing().map_or_else(Vec::new, |mixing| mixing.learnings());
        let state = State::new(learnings.into_iter().map(|(_, scheme)| scheme).collect(), scheme);
        Drama { entry, place, state }
    }

    /// The game from its start, the second side fixed to what it has learnt by now where the game takes that.
    fn stage(&self) -> Result<(Arc<dyn Place>, bool), Fault> {
        let record = self.state.record();
        let start = record.map(|record| record.start.as_str());
        if let Some(second) = self.state.mark().and_then(|mark| mark.second.as_ref()) {
            let mut params = self.place.params().clone();
            params.set("first", "-").and_then(|()| params.set("second", second))?;
            return Ok((self.entry.open(&params, start)?, true));
        }
        let open = |text| self.place.reads(text);
        Ok((start.map_or_else(|| Ok(self.place.clone()), open)?, false))
    }

    fn play(&self, desk: &mut Desk) -> Go {
        let (place, is_learnt) = match self.stage() {
            Ok(stage) => stage,
            Err(fault) => {
                desk.complain(&fault);
                return Go::Stay;
            }
        };
        let duel = Duel::new(self.entry.clone(), place);
        let sitting = if is_learnt {
            // What was learnt is played as it is: a level of its own would hide it.
            Sitting::new(duel, Some(Side::First), Level::Perfect, rand::random())
        } else {
            seated(duel, &desk.settings)
        };
        desk.sittings.clear();
        desk.seat(sitting);
        desk.notice =
            self.state.mark().filter(|_| is_learnt).map(|mark| say!("regret-against", count = mark.iterations));
        Go::Instead(Door::Play)
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let words = self.state.record().zip(self.state.mark()).map(|(record, mark)| {
            let method = name(Method::learning(record.scheme, record.kind));
            fit(&desk.speak(&say!("regret-count", method = method, count = mark.iterations)), desk)
        });
        let words = words.unwrap_or_default();
        let room = area.width.saturating_sub(text::width(&words) + 2);
        let title = say!("regret-title", game = self.entry.title.clone());
        let title = heading(&title, &self.entry, &*self.place, room, desk);
        put(buffer, area, 0, &title, desk.theme.style(Ink::Title), desk);
        let right = Rect { x: area.right().saturating_sub(text::width(&words)).max(area.x), ..area };
        put(buffer, right.intersection(area), 0, &words, desk.theme.style(Ink::Key), desk);
    }

    /// The slider: what is known, where it stands, and how far it could go.
    fn draw_slider(&self, buffer: &mut Buffer, area: Rect, record: &Record, desk: &Desk) {
        let [known, open, knob] = if desk.is_ascii() { ["-", ".", "O"] } else { ["─", "┄", "●"] };
        let state = match (self.state.is_waiting(), self.state.is_running()) {
            (true, _) => "works",
            (_, true) => "plays",
            _ => "holds",
        };
        let words = fit(&desk.speak(&say!("regret-pace", state = state, pace = self.state.pace())), desk);
        let (least, most) = ("1 ", format!(" {}  ", record.most));
        let room = area.width.saturating_sub((least.len() + most.len()) as u16 + text::width(&words));
        let last = (record.most.ilog10() as usize * DECADE).saturating_sub(1).max(1);
        let column = |mark: usize| (mark * usize::from(room.saturating_sub(1)) + last / 2) / last;
        let (here, end) = (column(self.state.shown()), column(record.marks.len() - 1));
        let sign = |i: usize| {
            if i == here {
                knob
            } else if i <= end {
                known
            } else {
                open
            }
        };
        let track: String = (0..usize::from(room)).map(sign).collect();
        put(buffer, area, 0, &format!("{least}{track}{most}{words}"), desk.theme.style(Ink::Text), desk);
        let knob_at = Rect { x: area.x + least.len() as u16 + here as u16, ..area }.intersection(area);
        put(buffer, Rect { width: 1.min(knob_at.width), ..knob_at }, 0, knob, desk.theme.style(Ink::Selected), desk);
    }

    /// The list of information sets; tells the room right of it.
    fn draw_sets(&self, buffer: &mut Buffer, area: Rect, record: &Record, desk: &Desk) -> Rect {
        let at = self.state.at();
        let rows = usize::from(area.height.saturating_sub(1));
        let first = first_shown(at, record.sets.len(), rows);
        let name = |set: &Set| fit(&if set.at.is_empty() { desk.speak(&side(set.side)) } else { set.at.clone() }, desk);
        let shown = record.sets.iter().enumerate().skip(first).take(rows);
        let lines: Vec<(usize, String)> = shown.map(|(i, set)| (i, name(set))).collect();
        let head = self.state.side().map(|side| say!("regret-sets", side = side.name(), count = record.sets.len()));
        let head = head.map(|head| fit(&desk.speak(&head), desk)).unwrap_or_default();
        let wide = lines.iter().map(|(_, line)| text::width(line) + 2).chain([text::width(&head)]).max();
        let wide = wide.unwrap_or(0).min(area.width / 3);
        let (left, right) = split_left(area, wide + 1);
        let left = Rect { width: wide, ..left };
        put(buffer, left, 0, &head, desk.theme.style(Ink::Hint), desk);
        for (row, (i, line)) in lines.iter().enumerate() {
            let (sign, ink) = if *i == at { (">", Ink::Selected) } else { (" ", Ink::Text) };
            put(buffer, left, row as u16 + 1, &format!("{sign} {line}"), desk.theme.style(ink), desk);
        }
        upright(buffer, right, desk)
    }

    fn draw_picture(&self, buffer: &mut Buffer, area: Rect, (record, mark, set): (&Record, &Mark, &Set), desk: &Desk) {
        let right = self.draw_sets(buffer, area, record, desk);
        let bars = Bars { set, mark, truth: &record.truth, desk };
        let plot = Plot { record, shown: self.state.shown(), desk };
        if right.width >= WIDE - 20 {
            let (left, beside) = split_left(right, right.width / 2);
            bars.draw(buffer, Rect { width: left.width.saturating_sub(1), ..left });
            let beside = upright(buffer, beside, desk);
            plot.draw(buffer, beside);
        } else {
            let (above, below) = split_top(right, bars.rows().min(right.height.saturating_sub(PLOT + 1)));
            bars.draw(buffer, above);
            plot.draw(buffer, split_top(below, 1).1);
        }
    }
}

/// A side as a message.
fn side(side: Side) -> Say {
    say!("regret-side", side = side.name())
}

impl Layer for Drama {
    fn place(&self) -> Where {
        Where::Regret
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Step | Action::Right => self.state.step(false),
            Action::Left => self.state.step(true),
            Action::First => self.state.go(0),
            Action::Last => self.state.go_to_end(),
            Action::Run => self.state.run(),
            Action::Faster => self.state.hurry(true),
            Action::Slower => self.state.hurry(false),
            Action::Method => self.state.next_scheme(),
            Action::Up => self.state.walk(-1),
            Action::Down => self.state.walk(1),
            Action::PageUp => self.state.walk(-PAGE),
            Action::PageDown => self.state.walk(PAGE),
            Action::Next | Action::Previous => self.state.cross(),
            Action::Interrupt if self.state.is_waiting() => self.state.halt(),
            Action::PlayHere => return self.play(desk),
            Action::Back if self.state.is_running() => self.state.hold(),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::Step | Action::Run | Action::Method => self.state.record().is_some(),
            Action::First | Action::Left => self.state.shown() > 0,
            Action::Interrupt => self.state.is_waiting(),
            _ => true,
        }
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            MouseAct::WheelUp => self.state.step(true),
            MouseAct::WheelDown | MouseAct::Press => self.state.step(false),
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.state.wanted().map(|(scheme, to)| (Errand::Learnt(scheme, to), self.place.clone()))
    }

    fn found(&mut self, errand: &Errand, found: Found) {
        if let (Errand::Learnt(scheme, _), Found::Learnt(found)) = (errand, found) {
            self.state.take(*scheme, found);
        }
    }

    fn is_playing(&self) -> bool {
        self.state.is_running()
    }

    fn beat(&mut self) {
        self.state.beat();
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.draw_title(buffer, area, desk);
        let (_, below) = split_top(area, 1);
        let (Some(record), Some(mark), Some(set)) = (self.state.record(), self.state.mark(), self.state.set()) else {
            let says = match (self.state.found(), &desk.slow) {
                (Some(Err(stop)), _) => refusal(stop),
                (_, Some(control)) => thinking(control),
                _ => say!("regret-thinks"),
            };
            let lines = paragraph(&desk.speak(&says), below.width, desk.theme.style(Ink::Key), desk);
            put_lines(buffer, split_top(below, 1).1, &lines, 0, desk);
            return None;
        };
        let (slider, below) = split_top(below, 2);
        self.draw_slider(buffer, slider, record, desk);
        let said = |(say, ink): &(Say, Ink)| paragraph(&desk.speak(say), below.width, desk.theme.style(*ink), desk);
        let lines: Vec<Line> = told::says(record, mark, set, area.height < LOW).iter().flat_map(said).collect();
        let (picture, foot) = split_bottom(below, (lines.len() as u16 + 1).min(below.height / 2));
        put_lines(buffer, split_top(foot, 1).1, &lines, 0, desk);
        self.draw_picture(buffer, picture, (record, mark, set), desk);
        None
    }
}

#[cfg(test)]
mod tests;
