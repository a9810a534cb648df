//! A lesson as it is held: pages with text and at most one live block each.

use std::sync::Arc;

use crate::lesson::answer::Question;
use crate::lesson::claim::Stated;
use crate::lesson::joined::{Source, Span};
use crate::lesson::markdown::Shape;
use crate::lesson::runs::Text;
use crate::lesson::task::Task;
use duel::house::Entry;
use duel::place::Place;
use solve::trace::method::Method;

/// A lesson.
pub struct Lesson {
    /// The file it was read from.
    pub source: Source,
    /// Its title.
    pub title: Text,
    /// What it promises.
    pub promise: Text,
    /// Its pages.
    pub pages: Vec<Page>,
}

/// A page.
#[derive(Default)]
pub struct Page {
    /// What there is to read.
    pub blocks: Vec<(Shape, Text)>,
    /// How many blocks stand before the live one.
    pub before: usize,
    /// The live block.
    pub live: Option<Live>,
}

/// A position with what is to be done there.
pub struct Live {
    /// The game.
    pub entry: Entry,
    /// The position.
    pub place: Arc<dyn Place>,
    /// Where the block begins.
    pub at: Span,
    /// What is to be done.
    pub body: Body,
}

/// What is to be done with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// It is looked at.
    Board {
        /// Whether the moves that keep the value are lit when that is wished.
        is_lit: bool,
        /// The method that can be seen to run there.
        method: Option<Method>,
    },
    /// Something is said of it.
    Claims(Vec<Stated>),
    /// Something is asked.
    Question(Box<Question>),
    /// It is played.
    Task(Task),
}

impl Lesson {
    /// Its name, the same in every language: that of its file without folder and ending.
    pub fn name(&self) -> &str {
        let file = self.source.file.rsplit(['/', '\\']).next().unwrap_or_default();
        file.strip_suffix(".md").unwrap_or(file)
    }
}

impl Lesson {
    /// Whether its first page bears the title alone: that is a slide, and nothing to be read.
    pub fn is_titled(&self) -> bool {
        self.pages.len() > 1 && self.pages[0].blocks.is_empty() && self.pages[0].live.is_none()
    }

    /// How many pages there are to be read.
    pub fn length(&self) -> usize {
        self.pages.len() - usize::from(self.is_titled())
    }
}

impl Page {
    /// The question asked here.
    pub fn question(&self) -> Option<(&Live, &Question)> {
        match self.live.as_ref().map(|live| (live, &live.body)) {
            Some((live, Body::Question(question))) => Some((live, question)),
            _ => None,
        }
    }

    /// The game to be played here.
    pub fn task(&self) -> Option<(&Live, &Task)> {
        match self.live.as_ref().map(|live| (live, &live.body)) {
            Some((live, Body::Task(task))) => Some((live, task)),
            _ => None,
        }
    }
}
