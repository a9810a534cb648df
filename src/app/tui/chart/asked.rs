//! A question about the whole game that was asked on the screen of values: its answer, and the cells it is seen in.

use std::sync::Arc;

use crate::tui::inquiry::{At, Inquiry, Told};
use crate::tui::paint::glance::MARK;
use crate::tui::status::{refusal, thinking};
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::Table;

/// The cells that an answer is seen in.
type Marked = Result<Vec<At>, Stop>;

/// A question with what is known of it.
pub struct Asked {
    /// As it was typed.
    text: String,
    inquiry: Inquiry,
    answer: Option<Result<Option<Told>, Stop>>,
    /// The table that was looked through last, and the cells found there.
    marked: Option<(Arc<Table>, Marked)>,
}

impl Asked {
    /// A question that was read from this text.
    pub fn new(text: String, inquiry: Inquiry) -> Self {
        Asked { text, inquiry, answer: None, marked: None }
    }

    /// What is to be found out next: the answer, then where it is seen in the table that shows.
    pub fn errand(&self, table: Option<&Arc<Table>>) -> Option<Errand> {
        match &self.answer {
            None => Some(Errand::Inquiry(self.inquiry.clone())),
            Some(Ok(Some(Told { at: Some(at), .. }))) => {
                let table = table.filter(|table| table.of.len() == at.len())?;
                let is_known = self.marked.as_ref().is_some_and(|(known, _)| Arc::ptr_eq(known, table));
                let is_stopped = self.marked.as_ref().is_some_and(|(_, cells)| cells.is_err());
                (!is_known && !is_stopped).then(|| Errand::Marks(self.inquiry.clone(), table.clone()))
            }
            Some(_) => None,
        }
    }

    /// Takes in what was found out; tells the sizes that the answer points to.
    pub fn take(&mut self, errand: &Errand, found: Found) -> Option<Vec<usize>> {
        match (errand, found) {
            (_, Found::Told(answer)) => self.answer = Some(answer),
            (Errand::Marks(_, table), Found::Marks(cells)) => self.marked = Some((table.clone(), cells)),
            _ => return None,
        }
        match (&self.answer, &self.marked) {
            (Some(Ok(Some(told))), None) => told.at.clone(),
            _ => None,
        }
    }

    /// Gives up what is being found out.
    pub fn stop(&mut self, table: Option<&Arc<Table>>) {
        match (&self.answer, table) {
            (None, _) => self.answer = Some(Err(Stop::Asked)),
            (Some(_), Some(table)) => self.marked = Some((table.clone(), Err(Stop::Asked))),
            (Some(_), None) => {}
        }
    }

    /// The cells that are marked, in reading order.
    pub fn cells(&self) -> &[At] {
        self.marked.as_ref().and_then(|(_, cells)| cells.as_deref().ok()).unwrap_or_default()
    }

    /// The next marked cell in reading order, or the one before.
    pub fn next(&self, (row, column): At, is_back: bool) -> Option<At> {
        let cells = self.cells();
        if is_back {
            cells[..cells.partition_point(|at| *at < (row, column))].last().copied()
        } else {
            cells.get(cells.partition_point(|at| *at <= (row, column))).copied()
        }
    }

    /// What was asked, as a heading.
    pub fn heading(&self) -> Say {
        match self.inquiry {
            Inquiry::Law(_) => say!("screen-chart-law", law = self.text.trim()),
            Inquiry::Against(_) => say!("screen-chart-against", variant = self.text.trim()),
        }
    }

    /// The answer about a game of this title, as far as it is known; `slow` are the reins of a search that takes its time.
    pub fn says(&self, game: &Say, slow: Option<&Control>) -> Vec<(Say, Ink)> {
        let mut says = match &self.answer {
            None => slow.map(|control| (thinking(control), Ink::Key)).into_iter().collect(),
            Some(Err(stop)) => vec![(refusal(stop), Ink::Warning)],
            Some(Ok(None)) => vec![(self.nothing(game), Ink::Warning)],
            Some(Ok(Some(told))) => told.says.iter().map(|say| (say.clone(), Ink::Text)).collect(),
        };
        match &self.marked {
            Some((_, Ok(cells))) if !cells.is_empty() => says.push((self.legend(cells.len()), Ink::Warning)),
            Some((_, Err(stop))) => says.push((refusal(stop), Ink::Warning)),
            _ => {}
        }
        says
    }

    fn nothing(&self, game: &Say) -> Say {
        let why = match &self.inquiry {
            Inquiry::Law(law) => say!("law-no-sizes", game = game.clone(), sizes = law.sizes()),
            Inquiry::Against(_) => say!("diff-no-sizes"),
        };
        say!("screen-chart-nothing", why = why)
    }

    fn legend(&self, cells: usize) -> Say {
        match self.inquiry {
            Inquiry::Law(_) => say!("screen-chart-misses", mark = MARK, cells = cells),
            Inquiry::Against(_) => say!("screen-chart-flips", mark = MARK, cells = cells),
        }
    }
}
